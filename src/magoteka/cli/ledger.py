"""`magoteka ledger`: has every clause of the rules a test that plays it?"""

from __future__ import annotations

import ast
import json
from argparse import Namespace
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from magoteka.cli.problems import CannotRead, NotACheckout
from magoteka.cli.rulebook import checkout, clauses
from magoteka.core.game import Game
from magoteka.games import GAMES, game_named
from magoteka.texts import HOME, LANGS, Texts


@dataclass(frozen=True)
class Count:
    """The clauses of one game, and what is wrong with them."""

    game: str
    ids: int
    tested: int
    untested: list[str]
    unknown: list[str]  # ids of tests that no page has
    doubled: list[str]
    uneven: list[str]  # ids that are on some pages only

    def faults(self) -> dict[str, list[str]]:
        """Everything that makes the ledger fail, by kind."""
        found = {name: getattr(self, name) for name in ("untested", "unknown", "doubled", "uneven")}
        return {name: ids for name, ids in found.items() if ids}

    def ok(self) -> bool:
        """Whether every clause is written once in every language and has a test."""
        return self.ids > 0 and not self.faults()


def ledger(args: Namespace, texts: Texts) -> int:
    """Print the ledger of a game or of all; 1 when something is missing."""
    games = [game_named(args.game)] if args.game else list(GAMES.values())
    root = checkout("docs/rules")
    if root is None:
        raise NotACheckout(command="ledger", wanted="docs/rules")
    tested = ids_in_tests(root / "tests")
    counts = [count(game, root, tested) for game in games]
    ok = all(one.ok() for one in counts)
    if args.json:
        print(json.dumps({"ok": ok, "games": {one.game: asdict(one) for one in counts}}, ensure_ascii=False))
    else:
        report(counts, texts)
    return 0 if ok else 1


def count(game: Game, root: Path, tested: set[str]) -> Count:
    """One game's pages against the tests."""
    pages = {lang: ids_on(root / "docs" / "rules" / f"{game.name}.{lang}.md") for lang in LANGS}
    pages = {lang: page for lang, page in pages.items() if page or lang in HOME}
    every = list(dict.fromkeys(mark for page in pages.values() for mark in page))
    ours = {mark for mark in tested if mark.startswith(game.prefix + "-")}
    return Count(
        game=game.name,
        ids=len(every),
        tested=len(set(every) & ours),
        untested=[mark for mark in every if mark not in ours],
        unknown=sorted(ours - set(every)),
        doubled=sorted({mark for page in pages.values() for mark, times in Counter(page).items() if times > 1}),
        uneven=[mark for mark in every if not all(mark in page for page in pages.values())],
    )


def ids_on(page: Path) -> list[str]:
    """The clause ids of a rules page; none when the page is missing."""
    return [mark for mark, _ in clauses(page.read_text("utf-8"))] if page.exists() else []


def ids_in_tests(folder: Path) -> set[str]:
    """The ids that tests carry as `pytest.mark.rule(...)`."""
    return {mark for path in sorted(folder.rglob("test_*.py")) for mark in ids_in(path)}


def ids_in(path: Path) -> set[str]:
    """The ids in one test file."""
    try:
        tree = ast.parse(path.read_text("utf-8"))
    except (SyntaxError, ValueError) as error:
        raise CannotRead(path=path, why=error) from error
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and is_rule(node.func)]
    given = [part for call in calls for part in call.args if isinstance(part, ast.Constant)]
    return {str(part.value) for part in given}


def is_rule(called: ast.expr) -> bool:
    """Whether it is `pytest.mark.rule`."""
    return ast.unparse(called) == "pytest.mark.rule"


def report(counts: list[Count], texts: Texts) -> None:
    """Each game in a line, and under it what is missing."""
    for one in counts:
        print(texts.say("ledger-line", title=texts.say(f"{one.game}-title"), tested=one.tested, ids=one.ids))
        if one.ids == 0:
            print("  " + texts.say("ledger-no-page", game=one.game))
        for kind, ids in one.faults().items():
            print("  " + texts.say(f"ledger-{kind}", ids=ids))

"""What a result is made of: the reasons add up to the score, name clauses that exist, and can be said."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from extent import of
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.tally import Reason
from magoteka.games import GAMES
from magoteka.texts import HOME, Texts

TEXTS = {lang: Texts(lang) for lang in HOME}
RULES = Path(__file__).parents[2] / "docs" / "rules"
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("abraca", seats, {}) for seats in (2, 3, 5)),
    ("abraca", 4, {"last_mage": True}),
    *(("siggil", seats, {}) for seats in (1, 2, 3, 4)),
    *(("five_seals", seats, {}) for seats in (2, 3)),
    *(("fabled", seats, {}) for seats in (2, 3)),
    ("fabled", 2, {"trial": True}),
    *(("magic_sword", seats, {**GAMES["magic_sword"].brisk}) for seats in (2, 3)),
]
TIMES = {"abraca": of(3, 12), "siggil": of(3, 12)}


def played(game: Game, seats: int, settings: dict[str, Any], seed: int) -> Match:
    """A match at random."""
    match, mind = Match.new(game, seats, settings, Rng(seed)), random.Random(seed)
    while not match.over:
        seat = match.waiting()[0]
        match.submit(seat, mind.choice(match.options(seat)))
    return match


def scores(match: Match) -> list[int] | None:
    """What each seat has in the end, where that is a number."""
    view: Any = match.view(None)
    game = match.game.name
    match game:
        case "abraca":
            return list(view.scores)
        case "siggil":
            return list(view.held)
        case "five_seals":
            return [player.points for player in view.players]
        case "fabled":
            return [player.books[-1] for player in view.players]
    return None


def check(match: Match, found: list[Reason]) -> None:
    """The points add up, and everything can be said and looked up."""
    sums = Counter[int | None]()
    for reason in found:
        sums[reason.seat] += reason.points or 0
    wanted = scores(match)
    if wanted is not None:
        assert [sums[seat] for seat in range(match.record.seats)] == wanted
    for lang in HOME:
        texts, page = TEXTS[lang], (RULES / f"{match.game.name}.{lang}.md").read_text("utf-8")
        for reason in found:
            assert f"**{reason.clause}." in page, reason
            said = texts.say(f"{match.game.name}-tally-{reason.why}", **reason.facts)
            assert not re.search(r"tally-|[{}$]", said), said


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES)
def test_reasons_add_up_to_the_result_and_can_be_said(name: str, seats: int, settings: dict[str, Any]) -> None:
    """AB-33…AB-36, AB-39, AB-41, SG-12…SG-14, SG-21, FS-33, FS-34, FB-91, FB-92, FB-X30, MS-22, MS-A99."""
    for seed in range(TIMES.get(name, 2)):
        played_out = played(GAMES[name], seats, settings, seed)
        check(played_out, GAMES[name].tally(played_out.state, played_out.log))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_reason_has_a_line_in_every_language(game: Game) -> None:
    """No line of a tally is left without its other language."""
    pages = [Path(RULES.parents[1], "src/magoteka/games", game.name, "locale", f"{lang}.ftl") for lang in HOME]
    first, *others = [set(re.findall(r"^\S+-tally-\S+", page.read_text("utf-8"), re.MULTILINE)) for page in pages]
    assert bool(first) == (type(game).tally is not Game.tally)
    assert all(other == first for other in others)

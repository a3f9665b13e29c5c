"""The words of the command line, in the reader's language."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from magoteka.bots import LEVELS, bot_named
from magoteka.cli import admin
from magoteka.cli.problems import BadBounds, BadNumber, BadPair, BadPath, BadUsage, LargeNumber
from magoteka.cli.version import version
from magoteka.games import GAMES
from magoteka.table.saved import SavedPlayer
from magoteka.texts import LANGS, Texts

LAST_PORT = 65535
FAULTS = (
    (re.compile(r"the following arguments are required: (.*)"), "usage-missing"),
    (re.compile(r"unrecognized arguments: (.*)"), "usage-unknown"),
    (re.compile(r"argument .*: invalid choice: (\S+) .*"), "usage-no-command"),
    (re.compile(r"argument (.*): expected .* arguments?"), "usage-no-value"),
    (re.compile(r"ambiguous option: (\S+) .*"), "usage-ambiguous"),
)


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with the examples as they are written."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=100)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the reader's language and raises instead of leaving."""

    def __init__(self, *, texts: Texts, **rest: Any) -> None:
        super().__init__(formatter_class=Formatter, add_help=False, allow_abbrev=False, **rest)
        self.texts = texts
        self._positionals.title = texts.say("help-words")
        self._optionals.title = texts.say("help-options")
        self.add_argument("-h", "--help", action="help", help=texts.say("help-help"))
        lang = argparse.SUPPRESS
        self.add_argument("--lang", metavar="|".join(LANGS), default=lang, help=texts.say("help-lang"))

    def format_usage(self) -> str:
        return self.translated(super().format_usage())

    def format_help(self) -> str:
        return self.translated(super().format_help())

    def translated(self, text: str) -> str:
        """Argparse's own word at the head of every help page."""
        return text.replace("usage: ", self.texts.say("help-usage") + " ", 1)

    def error(self, message: str) -> NoReturn:
        """One sentence on what is wrong with the command."""
        for pattern, key in FAULTS:
            if found := pattern.fullmatch(message):
                message = self.texts.say(key, what=found[1])
                break
        raise BadUsage(message=message, program=self.prog)


class Seat(argparse.Action):
    """Collects people and bots in the order in which they are named."""

    def __call__(self, parser: object, namespace: argparse.Namespace, values: Any, option: str | None = None) -> None:
        if option == "--human":
            players = [SavedPlayer(name.strip()) for name in values]
        else:
            players = [SavedPlayer("", level) for level in levels(",".join(values))]
        namespace.players = [*namespace.players, *players]


def path_of(text: str) -> Path:
    """A file named on the command line."""
    return Path(text).expanduser()


def below(text: str) -> str:
    """A path of a host, with a slash before it and none behind it; all of the host is the empty one."""
    path = text.strip("/")
    if not re.fullmatch(r"([\w.~-]+(/[\w.~-]+)*)?", path, re.ASCII):
        raise BadPath(value=text)
    return f"/{path}" if path else ""


def whole(option: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """A whole number from `least` on, to `most` where there is one."""

    def parse(text: str) -> int:
        if not re.fullmatch(r"-?\d{1,18}", text) or int(text) < least:
            raise BadNumber(option=option, least=str(least), value=text)
        if most is not None and int(text) > most:
            raise LargeNumber(option=option, most=str(most), value=text)
        return int(text)

    return parse


def seconds(text: str, option: str = "--seconds") -> float:
    """A time that is longer than nothing."""
    if not re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text) or float(text) <= 0:
        raise BadNumber(option=option, least="0.1", value=text)
    return float(text)


def minutes(text: str) -> float:
    """The same in minutes."""
    return seconds(text, "--minutes")


def pair(text: str) -> tuple[str, str]:
    """An option of a game: key=value."""
    key, sign, value = text.partition("=")
    if not sign or not key.strip() or not value.strip():
        raise BadPair(value=text)
    return key.strip(), value.strip()


def levels(text: str) -> tuple[str, ...]:
    """Bots by their levels, with commas between."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        bot_named(name)
    return names


def tags(text: str) -> tuple[str, ...]:
    """Kinds of answers, with commas between."""
    return tuple(tag.strip() for tag in text.split(","))


def bounds(text: str) -> tuple[float, float]:
    """Two shares with a comma between, the smaller one first."""
    if not re.fullmatch(r"0?\.\d{1,6},0?\.\d{1,6}", text):
        raise BadBounds(value=text)
    low, high = map(float, text.split(","))
    if not 0 < low < high < 1:
        raise BadBounds(value=text)
    return low, high


class Commands:
    """Builds the parser, a method a command."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.parser = Parser(texts=texts, prog="magoteka", description=texts.say("help-magoteka"))
        self.parser.epilog = texts.say("help-magoteka-examples")
        self.parser.add_argument("--version", action="version", version=version(), help=texts.say("help-version"))
        self.commands = self.parser.add_subparsers(
            dest="command", title=texts.say("help-commands"), metavar=texts.say("help-command"), parser_class=Parser
        )

    def build(self) -> Parser:
        """Every command."""
        self.play()
        self.learn()
        for command in (
            self.sim,
            self.arena,
            self.tune,
            self.check,
            self.export,
            self.dataset,
            self.replay,
            self.analyse,
            self.think,
            self.verify,
            self.fuzz,
            self.lab,
            self.ledger,
            self.new_game,
            self.bench,
        ):
            command()
        self.serve()
        self.upgrade()
        self.admin()
        return self.parser

    def command(self, name: str) -> Parser:
        """A command with its help and its examples; its module is read when it is carried out."""
        texts = self.texts
        about = texts.say(f"help-{name}")
        made: Parser = self.commands.add_parser(name, texts=texts, help=about, description=about)
        if texts.has(f"help-{name}-examples"):
            made.epilog = texts.say(f"help-{name}-examples")
        place = name.replace("-", "_")
        made.set_defaults(run=lambda args, texts: getattr(import_module(f"magoteka.cli.{place}"), place)(args, texts))
        return made

    def game(self, parser: Parser, required: bool = True) -> None:
        """Which game."""
        known = ", ".join(GAMES)
        parser.add_argument(
            "game", metavar="GAME", nargs=None if required else "?", help=self.texts.say("help-game", known=known)
        )

    def option(self, parser: Parser, flag: str, **rest: Any) -> None:
        """An option with its help."""
        key = f"help-{parser.prog.split()[-1]}-{flag.strip('-')}"
        shared = f"help-{flag.strip('-')}"
        parser.add_argument(flag, help=self.texts.say(key if self.texts.has(key) else shared), **rest)

    def table(self, parser: Parser) -> None:
        """How many play, and by which variants."""
        self.option(parser, "--seats", metavar="N", type=whole("--seats", 1))
        self.option(parser, "--set", metavar="KEY=VALUE", type=pair, action="append", default=[])

    def play(self) -> None:
        """Play at this keyboard."""
        parser = self.command("play")
        self.game(parser, required=False)
        self.table(parser)
        self.option(parser, "--human", metavar="NAME", nargs="+", action=Seat)
        self.option(parser, "--bot", metavar="|".join(LEVELS), nargs="+", action=Seat)
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0))
        self.option(parser, "--variant", metavar="FILE", type=path_of)
        self.option(parser, "--load", metavar="FILE", type=path_of)
        self.option(parser, "--save", metavar="FILE", type=path_of)
        parser.set_defaults(players=[])

    def learn(self) -> None:
        """A lesson in the terminal."""
        parser = self.command("learn")
        self.game(parser)
        parser.add_argument(
            "lesson", metavar="LESSON", nargs="?", default="first", help=self.texts.say("help-learn-lesson")
        )

    def sim(self) -> None:
        """Series of bots."""
        parser = self.command("sim")
        self.game(parser)
        self.table(parser)
        self.option(parser, "--games", metavar="K", type=whole("--games", 1), default=1000)
        self.option(parser, "--bots", metavar="A,B", type=levels, default=("random",))
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0), default=0)
        self.option(parser, "--jobs", metavar="J", type=whole("--jobs", 1))
        self.option(parser, "--out", metavar="FILE", type=path_of)
        self.option(parser, "--json", action="store_true")

    def arena(self) -> None:
        """Who is better, and by how much."""
        parser = self.command("arena")
        self.game(parser)
        self.table(parser)
        self.option(parser, "--field", metavar="A,B", type=levels, required=True)
        self.option(parser, "--blocks", metavar="K", type=whole("--blocks", 1), default=200)
        self.option(parser, "--sprt", metavar="LOW,HIGH", type=bounds)
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0), default=0)
        self.option(parser, "--jobs", metavar="J", type=whole("--jobs", 1), default=os.cpu_count() or 1)
        self.option(parser, "--ray", action="store_true")
        self.option(parser, "--out", metavar="FILE", type=path_of)
        self.option(parser, "--json", action="store_true")

    def tune(self) -> None:
        """A game with other numbers."""
        parser = self.command("tune")
        self.game(parser)
        self.table(parser)
        self.option(parser, "--variant", metavar="FILE", type=path_of, action="append", default=[])
        self.option(parser, "--box", metavar="PLACE=VALUE", type=pair, action="append", default=[])
        self.option(parser, "--games", metavar="K", type=whole("--games", 1), default=1000)
        self.option(parser, "--bots", metavar="A,B", type=levels, default=("greedy",))
        self.option(parser, "--draw", metavar="TAG,TAG", type=tags, default=())
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0), default=0)
        self.option(parser, "--jobs", metavar="J", type=whole("--jobs", 1), default=os.cpu_count() or 1)
        self.option(parser, "--ray", action="store_true")
        self.option(parser, "--out", metavar="DIR", type=path_of)
        self.option(parser, "--json", action="store_true")

    def check(self) -> None:
        """A layout, a dungeon or a deck of one's own."""
        parser = self.command("check")
        parser.add_argument("file", metavar="FILE", type=path_of, help=self.texts.say("help-check-file"))
        self.option(parser, "--seats", metavar="N", type=whole("--seats", 1))
        self.option(parser, "--matches", metavar="K", type=whole("--matches", 1), default=40)
        self.option(parser, "--bots", metavar="A,B", type=levels, default=("greedy",))
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0), default=0)
        self.option(parser, "--jobs", metavar="J", type=whole("--jobs", 1), default=os.cpu_count() or 1)
        self.option(parser, "--json", action="store_true")

    def export(self) -> None:
        """Finished matches for those who study them."""
        parser = self.command("export")
        parser.add_argument("files", metavar="FILE", nargs="*", type=path_of, help=self.texts.say("help-export-file"))
        self.option(parser, "--out", metavar="FILE", type=path_of, required=True)
        self.option(parser, "--game", metavar="GAME")
        self.option(parser, "--views", action="store_true")
        self.option(parser, "--names", action="store_true")
        self.option(parser, "--jobs", metavar="J", type=whole("--jobs", 1), default=os.cpu_count() or 1)
        self.option(parser, "--data", metavar="DIR", type=path_of, default=Path("data"))
        self.option(parser, "--database", metavar="URL", default=admin.named_database())

    def dataset(self) -> None:
        """Matches between levels, with a card."""
        parser = self.command("dataset")
        self.game(parser)
        self.table(parser)
        self.option(parser, "--matches", metavar="K", type=whole("--matches", 1), default=10_000)
        self.option(parser, "--bots", metavar="A,B", type=levels)
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0), default=0)
        self.option(parser, "--jobs", metavar="J", type=whole("--jobs", 1), default=os.cpu_count() or 1)
        self.option(parser, "--out", metavar="DIR", type=path_of)

    def replay(self) -> None:
        """Check a record."""
        parser = self.command("replay")
        parser.add_argument("file", metavar="FILE", type=path_of, help=self.texts.say("help-replay-file"))
        self.option(parser, "--web", action="store_true")
        self.option(parser, "--port", metavar="P", type=whole("--port", 0, LAST_PORT), default=0)
        self.option(parser, "--no-open", action="store_true")

    def analyse(self) -> None:
        """What was luck and what was skill."""
        parser = self.command("analyse")
        parser.add_argument("file", metavar="FILE", type=path_of, help=self.texts.say("help-analyse-file"))
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0), default=0)
        self.option(parser, "--json", action="store_true")

    def think(self) -> None:
        """What a bot considers, and why."""
        parser = self.command("think")
        parser.add_argument("file", metavar="FILE", type=path_of, help=self.texts.say("help-analyse-file"))
        parser.add_argument("step", metavar="N", type=whole("N", 1), help=self.texts.say("help-think-step"))
        self.option(parser, "--looks", metavar="L", type=whole("--looks", 1), default=1000)
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0), default=0)

    def verify(self) -> None:
        """Check the dice of records."""
        parser = self.command("verify")
        parser.add_argument("files", metavar="FILE", nargs="+", type=path_of, help=self.texts.say("help-verify-file"))
        self.option(parser, "--receipt", metavar="FILE", type=path_of)
        self.option(parser, "--commitment", metavar="HEX")
        self.option(parser, "--partly", action="store_true")
        self.option(parser, "--odds", action="store_true")

    def fuzz(self) -> None:
        """Look for broken laws."""
        parser = self.command("fuzz")
        self.game(parser)
        self.option(parser, "--seconds", metavar="S", type=seconds, default=10.0)
        self.option(parser, "--cover", action="store_true")
        self.option(parser, "--minutes", metavar="N", type=minutes)
        self.option(parser, "--again", metavar="FILE", type=path_of)
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0))
        self.option(parser, "--out", metavar="DIR", type=path_of, default=Path())

    def lab(self) -> None:
        """Two designs that meet."""
        parser = self.command("lab")
        self.game(parser)
        parser.add_argument("designs", metavar="A B [STATE]", nargs="*", help=self.texts.say("help-lab-designs"))
        self.option(parser, "--list", action="store_true")
        self.option(parser, "--link", action="store_true")
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0))

    def ledger(self) -> None:
        """Clauses and their tests."""
        parser = self.command("ledger")
        self.game(parser, required=False)
        self.option(parser, "--json", action="store_true")

    def new_game(self) -> None:
        """A package with a game of one's own."""
        parser = self.command("new-game")
        parser.add_argument("name", metavar="NAME", help=self.texts.say("help-new-game-name"))
        self.option(parser, "--into", metavar="FOLDER", type=path_of, default=Path())

    def bench(self) -> None:
        """The benchmark of the source tree."""
        self.command("bench")

    def serve(self) -> None:
        """The table in the browser."""
        parser = self.command("serve")
        self.option(parser, "--port", metavar="P", type=whole("--port", 0, LAST_PORT), default=8000)
        self.option(parser, "--data", metavar="DIR", type=path_of, default=Path("data"))
        self.option(parser, "--no-open", action="store_true")
        self.option(parser, "--lan", action="store_true")
        self.option(parser, "--here", metavar="DIR", type=path_of)
        self.option(parser, "--below", metavar="PATH", type=below, default="")
        self.option(parser, "--host", metavar="NAME", action="append", default=[])
        self.option(parser, "--proxy", metavar="ADDRESS", action="append", default=[])
        self.option(parser, "--seed", metavar="S", type=whole("--seed", 0))
        self.option(parser, "--room", metavar="GB", type=whole("--room", 1))
        self.option(parser, "--expire", metavar="DAYS", type=whole("--expire", 15))
        self.option(parser, "--database", metavar="URL", default=admin.named_database())
        self.option(parser, "--address", metavar="HOST:PORT", default="")
        self.option(parser, "--fd", metavar="N", type=whole("--fd", 0))

    def upgrade(self) -> None:
        """Stored tables under the rules of today."""
        parser = self.command("upgrade")
        self.option(parser, "--check", action="store_true")
        self.option(parser, "--data", metavar="DIR", type=path_of, default=Path("data"))
        self.option(parser, "--database", metavar="URL", default=admin.named_database())

    def admin(self) -> None:
        """The keeper's doings with stored tables."""
        admin.options(self.command("admin"), self.texts, path_of, whole("--days", 0))


def parsed(argv: Sequence[str], texts: Texts) -> argparse.Namespace:
    """The command and its options, or one sentence on what is wrong with them."""
    parser = Commands(texts).build()
    args, rest = parser.parse_known_args(argv)
    args.rest, args.given = rest, list(argv)
    if rest and args.command != "bench":
        parser.error("unrecognized arguments: " + " ".join(rest))
    if args.command is None:
        parser.print_help()
        args.run = lambda args, texts: 0
    return args

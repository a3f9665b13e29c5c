"""What a game offers to everything above it."""

from __future__ import annotations

import hashlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Json, board_of, digest_of, load_board
from magoteka.core.codec import Value as Value
from magoteka.core.event import Event, Option
from magoteka.core.lab import STAGE, Lab
from magoteka.core.mind import Mind
from magoteka.core.origin import Origins
from magoteka.core.problems import BadRecord, BadSeats, BadSetting, StaleSnapshot, UnknownSetting
from magoteka.core.record import Upgrade
from magoteka.core.sketch import Sketch
from magoteka.core.tally import Reason

CORE = Path(__file__).parent
Honour: TypeAlias = Callable[[Any, int], bool]  # whether a seat has earned it, by the table at the end


def listed(values: Iterable[object]) -> str:
    """Values in a sentence."""
    return ", ".join(str(value).lower() for value in values)


Square: TypeAlias = tuple[int, int, int, int]  # left, top, level, and 1 where it lies face up


@dataclass(frozen=True)
class Preset:
    """A way into a game that one click opens: its settings, how many sit down, and what to expect.

    `minutes` are those of somebody who thinks some six seconds over each answer, at the usual pace; `level` tells how
    much there is to learn, from 1 to 3.
    """

    name: str  # `<game>-preset-<name>` is what it says
    seats: int
    minutes: int
    level: int
    settings: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Setting:
    """An option of a game that is agreed on before it begins."""

    key: str
    choices: tuple[Value, ...]
    default: Value
    clause: str
    endless: tuple[Value, ...] = ()  # choices with which a game of careless players may never end: not for series
    people: Value | None = None  # the usual choice where somebody plays who can stop when he likes, if it is another
    seats: tuple[int, int] | None = None  # how many players it concerns, where not all
    drawn: Mapping[str, tuple[Square, ...]] = field(default_factory=dict)  # what a choice looks like, from above
    written: Callable[[str], str] | None = None  # reads what people write in the place of a choice

    @property
    def usual(self) -> Value:
        """What people find chosen when they sit down."""
        return self.default if self.people is None else self.people

    def parse(self, value: object) -> Value:
        """One of the choices, given as itself or as its text; or what somebody has written, where that may be."""
        for choice in self.choices:
            if value is choice or str(value).lower() == str(choice).lower():
                return choice
        if self.written is not None:
            return self.written(str(value))
        raise BadSetting(key=self.key, value=value, allowed=listed(self.choices))


@dataclass(frozen=True)
class Parts:
    """A kind of thing in the box: each by what answers and events call it, with its name, and where they name it.

    A place is `tag.field`, or `tag.field+field` where it takes several fields to name one.
    """

    kind: str
    each: Mapping[str, str]
    where: tuple[str, ...]


def parts(kind: str, names: Iterable[object], *where: str) -> Parts:
    """Things that are called by their names."""
    return Parts(kind, {str(name): str(name) for name in names}, where)


class Game(ABC):
    """One of the games of the house."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its ledger ids
    ruleset: ClassVar[int]
    least: ClassVar[int]
    most: ClassVar[int]
    settings: ClassVar[tuple[Setting, ...]]
    presets: ClassVar[tuple[Preset, ...]] = ()  # from the hall; the first is the one for a first match
    codec: ClassVar[Codec]
    turn_clause: ClassVar[str]  # the clause that says whose turn it is
    max_answers: ClassVar[int]  # no random match has more answers, nature's included
    clauses: ClassVar[Mapping[str, Json]] = {}  # by which a table explains things: a card, a spell, a price
    brisk: ClassVar[dict[str, Value]] = {}  # settings under which even a random match is short
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}  # from each older ruleset to the next
    parts: ClassVar[tuple[Parts, ...]] = ()  # what is in the box, for those who ask whether all of it was met
    tables: ClassVar[Mapping[str, Callable[[Callable[..., str]], list[list[str]]]]] = {}  # of the rules page, by name
    origins: ClassVar[Origins] = {}  # where components come from
    chapters: ClassVar[Mapping[str, int]] = {}  # of the rulebook, each with its first line
    unreachable: ClassVar[tuple[str, ...]] = ()  # words of classes and outcomes that no match of today's rules can show
    odds: ClassVar[Callable[..., Json] | None] = None  # of what the seat of a view may try, where they can be told
    turns: ClassVar[tuple[str, ...]] = ("turn-began",)  # the tags of events with which a turn begins
    rounds: ClassVar[tuple[str, ...]] = ("round-began",)  # and a round, where the game has them
    honours: ClassVar[Mapping[str, Honour]] = {}  # what a match may be remembered for: `<game>-honour-<name>`
    mind: ClassVar[Mind] = Mind()  # what thinks about it
    lab: ClassVar[Lab | None] = None  # pairs of designs that can be staged
    sketch: ClassVar[Sketch | None] = None  # for those who look very often, where a game can be told in few numbers

    @abstractmethod
    def begin(self, seats: int, settings: Mapping[str, Value]) -> State:
        """The table before the first question; the settings are complete and checked."""

    @abstractmethod
    def view(self, g: Any, seat: int | None) -> Any:
        """What `seat` (None: a spectator) may see."""

    def open_view(self, g: Any, seat: int) -> Any:
        """The table from a chair, with everything open that any seat knows: for matches that are over."""
        return self.view(g, seat)

    def secret(self, g: Any) -> bool:
        """Whether anybody at the table knows what others may not: then people at one screen need a curtain."""
        return True

    def buried(self, g: Any) -> bool:
        """Whether something that was seen lies where nobody, whoever put it there, may look at it again."""
        return False

    @abstractmethod
    def redeal(self, g: Any, seat: int, rng: Rng) -> State:
        """A table that looks the same to `seat`, with everything it does not know drawn anew."""

    @abstractmethod
    def winners(self, g: Any) -> tuple[int, ...]:
        """The seats that have won; empty while the match goes on."""

    def scores(self, g: Any) -> tuple[int, ...]:
        """What everybody has, for all to see, of that which is counted in the end; empty where nothing is."""
        return ()

    def shares(self, view: Any, options: Sequence[Option]) -> Sequence[Mapping[str, float]] | None:
        """Of answers whose consequence is hidden, how likely each case is, by the tag of the event that tells it.

        None: that cannot be counted.
        """
        return None

    def tally(self, g: Any, told: Sequence[Event]) -> list[Reason]:
        """Of a match that is over, what each seat's result is made of; `told` is all that has happened."""
        return []

    def earned(self, g: Any, seats: int) -> list[tuple[int, str]]:
        """Of a match that is over, which seat has earned what."""
        return [(seat, name) for seat in range(seats) for name, honour in self.honours.items() if honour(g, seat)]

    def board(self, g: Any) -> dict[str, Json]:
        """The board as JSON."""
        return board_of(g)

    def load_board(self, g: Any, board: Mapping[str, Json]) -> None:
        """Put a board back on a new table."""
        load_board(g, board)

    def midgame(self, g: Any, rng: Rng) -> bool:
        """Make of the table one as it may stand later in a match, if the moment allows it; whether it did."""
        return False

    def printed(self) -> dict[str, Json]:
        """What is printed on the components, for those who draw or explain the table."""
        return {}

    @property
    def nature_tags(self) -> frozenset[str]:
        """The tags of questions that only nature is asked, and of its answers: nobody is shown them."""
        return self.codec.natures

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not for."""
        if not self.least <= seats <= self.most:
            raise BadSeats(game=self.name, seats=seats, least=self.least, most=self.most)

    def agreed(self, given: Mapping[str, object], *, people: bool = False) -> dict[str, Value]:
        """All settings: the given ones checked, the others at their defaults, or as is usual where people play.

        People come to a staged table by its link alone, so that no match among others begins at one unseen.
        """
        known = {setting.key: setting for setting in self.settings}
        staged: dict[str, Value] = {}
        if self.lab is not None and STAGE in given and not people:
            staged = {STAGE: self.lab.parse(given[STAGE])}
        for key in given:
            if key not in known and key not in staged:
                raise UnknownSetting(game=self.name, key=key, known=listed(known))
        unsaid = {key: setting.usual if people else setting.default for key, setting in known.items()}
        chosen = {key: setting.parse(given.get(key, unsaid[key])) for key, setting in known.items()}
        return {**chosen, **staged}

    def new(self, seats: int, settings: Mapping[str, object] | None = None) -> State:
        """A new table, or one that is staged."""
        self.check_seats(seats)
        agreed = self.agreed(settings or {})
        g = self.begin(seats, agreed)
        if self.lab is not None and STAGE in agreed:
            self.lab.stage(g, str(agreed[STAGE]))
        return g

    def __reduce__(self) -> str:
        """A game is never copied; it goes to another process by its place, `GAME` of its module."""
        return "GAME"

    @property
    def folder(self) -> Path:
        """Where the game lies, its rooms and its words."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    @cached_property
    def shape(self) -> str:
        """A fingerprint of the program that plays this game: a snapshot of another one is stale."""
        pages = [page.read_bytes() for folder in (CORE, self.folder) for page in sorted(folder.rglob("*.py"))]
        return hashlib.sha256(b"\0".join([str(self.ruleset).encode(), *pages])).hexdigest()[:16]

    def snapshot(self, g: State) -> Json:
        """Board and agenda as JSON: a copy for quicker loading, never the game itself."""
        table = self.dump_state(g)
        return {"shape": self.shape, "digest": digest_of(table), **table}

    def dump_state(self, g: State) -> dict[str, Json]:
        """Board and agenda as JSON."""
        return {"board": self.board(g), "agenda": [self.codec.encode(step) for step in g.steps()]}

    def restore(self, seats: int, settings: Mapping[str, object], snapshot: Json) -> State:
        """The table of a snapshot that this program took; any other is stale."""
        if not isinstance(snapshot, dict) or snapshot.get("shape") != self.shape:
            raise StaleSnapshot()
        table = {key: snapshot.get(key) for key in ("board", "agenda")}
        if snapshot.get("digest") != digest_of(table):
            raise StaleSnapshot()
        return self.load_state(seats, settings, table)

    def load_state(self, seats: int, settings: Mapping[str, object], table: Mapping[str, Json]) -> State:
        """The table with this board and this agenda."""
        g = self.new(seats, settings)
        g.strike(g.depth)
        try:
            self.load_board(g, table["board"])
            for step in table["agenda"]:
                g.then(self.codec.decode(step))
        except (KeyError, TypeError, AttributeError) as error:
            raise BadRecord(what=f"the table is broken ({error})") from error
        return g

    def digest(self, g: State) -> str:
        """A fingerprint of board and agenda."""
        return digest_of(self.dump_state(g))

"""What a game offers to everything above it."""

from __future__ import annotations

import hashlib
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeAlias

from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.codec import Codec, Json, board_of, digest_of, fill_board
from magoteka.core.codec import Value as Value
from magoteka.core.event import Event, Option
from magoteka.core.policy import BLIND, Policy
from magoteka.core.problems import BadRecord, BadSeats, BadSetting, StaleSnapshot, UnknownSetting
from magoteka.core.record import Upgrade
from magoteka.core.sketch import Sketch
from magoteka.core.tally import Reason

CORE = Path(__file__).parent


def listed(values: Iterable[object]) -> str:
    """Values in a sentence."""
    return ", ".join(str(value).lower() for value in values)


Square: TypeAlias = tuple[int, int, int, int]  # left, top, level, and 1 where it lies face up


@dataclass(frozen=True)
class Door:
    """A way into a game that one click opens: its settings, how many sit down, and what to expect.

    `minutes` are those of somebody who thinks some six seconds over each answer, at the usual pace; `level` tells how
    much there is to learn, from 1 to 3.
    """

    name: str  # `<game>-door-<name>` is what it says
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
    seats: tuple[int, int] | None = None  # how many players it concerns, where not all
    drawn: Mapping[str, tuple[Square, ...]] = field(default_factory=dict)  # what a choice looks like, from above

    def parse(self, value: object) -> Value:
        """One of the choices, given as itself or as its text."""
        for choice in self.choices:
            if value is choice or str(value).lower() == str(choice).lower():
                return choice
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


@dataclass(frozen=True)
class Scout:
    """Who plays on where a tree of looks ahead ends, and how much a seldom tried answer is preferred in it."""

    policy: Policy
    curiosity: float = 0.2  # less, where looks that begin alike end nearly alike


class Reading(Protocol):
    """Tells how well a world explains what others have answered."""

    def weight(self, world: Any) -> float:
        """How likely their answers were, had the world been this."""


class Game(ABC):
    """One of the games of the house."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its ledger ids
    ruleset: ClassVar[int]
    least: ClassVar[int]
    most: ClassVar[int]
    settings: ClassVar[tuple[Setting, ...]]
    doors: ClassVar[tuple[Door, ...]] = ()  # from the hall; the first is the one for a first match
    codec: ClassVar[Codec]
    turn_clause: ClassVar[str]  # the clause that says whose turn it is
    longest: ClassVar[int]  # no random match has more answers, nature's included
    clauses: ClassVar[Mapping[str, Json]] = {}  # by which a table explains things: a card, a spell, a price
    brisk: ClassVar[dict[str, Value]] = {}  # settings under which even a random match is short
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}  # from each older ruleset to the next
    parts: ClassVar[tuple[Parts, ...]] = ()  # what is in the box, for those who ask whether all of it was met
    tables: ClassVar[Mapping[str, Callable[[Callable[..., str]], list[list[str]]]]] = {}  # of the rules page, by name
    never: ClassVar[tuple[str, ...]] = ()  # words of classes and outcomes that no match of today's rules can show
    odds: ClassVar[Callable[..., Json] | None] = None  # of what the seat of a view may try, where they can be told
    matters: ClassVar[tuple[str, ...]] = ()  # tags of events that tell what an answer was good for, or bad
    turns: ClassVar[tuple[str, ...]] = ("turn-began",)  # the tags of events with which a turn begins
    rounds: ClassVar[tuple[str, ...]] = ("round-began",)  # and a round, where the game has them
    policy: ClassVar[Policy] = BLIND  # for those who play a table out many times
    sketch: ClassVar[Sketch | None] = None  # for those who look very often, where a game can be told in few numbers
    plans: ClassVar[bool] = False  # whoever looks ahead plans whole turns instead of growing a tree
    reckons: ClassVar[bool] = False  # … or reckons what each answer leads to (`weigh`) instead of trying it
    foresees: ClassVar[bool] = False  # … and plays what looks good on to the end of the turn (`pause`, `chances`)
    # How easily a kind opponent is tempted by a lesser answer, and, where there is room for it below the greedy one, a
    # steady opponent: measured, see docs/bots.md.
    whims: ClassVar[tuple[float, ...]] = (1.0,)
    # … and of how many of its own turns before the present one the kind opponent knows what it heard; None: its `rate`
    # uses nothing that a player would have to remember.
    memory: ClassVar[int | None] = None

    @abstractmethod
    def begin(self, seats: int, settings: Mapping[str, Value]) -> State:
        """The table before the first question; the settings are complete and checked."""

    @abstractmethod
    def view(self, g: Any, seat: int | None) -> Any:
        """What `seat` (None: a spectator) may see."""

    def open_view(self, g: Any, seat: int) -> Any:
        """The table from a chair, with everything open that any seat knows: for matches that are over."""
        return self.view(g, seat)

    @abstractmethod
    def redeal(self, g: Any, seat: int, rng: Rng) -> State:
        """A table that looks the same to `seat`, with everything it does not know drawn anew."""

    @abstractmethod
    def winners(self, g: Any) -> tuple[int, ...]:
        """The seats that have won; empty while the match goes on."""

    def scores(self, g: Any) -> tuple[int, ...]:
        """What everybody has, for all to see, of that which is counted in the end; empty where nothing is."""
        return ()

    def chances(self, g: Any) -> list[float] | None:
        """How likely each seat is to win as the open board stands, or what it got of a match that is over.

        They add up to 1, but where all win or lose together each has the chance of all. None: only playing the table
        out would tell.
        """
        return None

    def pause(self, g: Any) -> int:
        """A number that changes from turn to turn: within one, `chances` would take half a move for all of it."""
        return 0

    @abstractmethod
    def rate(self, view: Any, options: Sequence[Option]) -> list[float]:
        """How good each option looks to a player who thinks one step ahead."""

    def forget(self, view: Any, history: Sequence[Any]) -> Any:
        """What is left of a view to a player of short memory (`memory`); `history` is all that the seat has heard."""
        return view

    def weigh(self, view: Any, options: Sequence[Option]) -> list[float]:
        """How good each option looks to a player who reckons what it leads to, where a game can (`reckons`)."""
        return self.rate(view, options)

    def tally(self, g: Any, told: Sequence[Event]) -> list[Reason]:
        """Of a match that is over, what each seat's result is made of; `told` is all that has happened."""
        return []

    def reading(self, history: Sequence[Any], seat: int, sample: Any) -> Reading | None:
        """What the answers of others tell a seat of what it does not see; None where nothing can be read from them."""
        return None

    def scout(self, g: Any) -> Scout:
        """How a tree is grown from a table; to judge answers or a match, the policy itself plays on."""
        return Scout(self.policy)

    def board(self, g: Any) -> dict[str, Json]:
        """The board as JSON."""
        return board_of(g)

    def fill(self, g: Any, board: Mapping[str, Json]) -> None:
        """Put a board back on a new table."""
        fill_board(g, board)

    def later(self, g: Any, rng: Rng) -> bool:
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

    def agreed(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All settings: the given ones checked, the others at their defaults."""
        known = {setting.key: setting for setting in self.settings}
        for key in given:
            if key not in known:
                raise UnknownSetting(game=self.name, key=key, known=listed(known))
        return {key: setting.parse(given.get(key, setting.default)) for key, setting in known.items()}

    def new(self, seats: int, settings: Mapping[str, object] | None = None) -> State:
        """A new table."""
        self.check_seats(seats)
        return self.begin(seats, self.agreed(settings or {}))

    @cached_property
    def shape(self) -> str:
        """A fingerprint of the program that plays this game: what another one has laid out is a stale copy."""
        rooms = Path(str(sys.modules[type(self).__module__].__file__)).parent
        pages = [page.read_bytes() for folder in (CORE, rooms) for page in sorted(folder.rglob("*.py"))]
        return hashlib.sha256(b"\0".join([str(self.ruleset).encode(), *pages])).hexdigest()[:16]

    def snapshot(self, g: State) -> Json:
        """Board and agenda as JSON: a copy for quicker loading, never the game itself."""
        table = self.laid(g)
        return {"shape": self.shape, "digest": digest_of(table), **table}

    def laid(self, g: State) -> dict[str, Json]:
        """Board and agenda as JSON."""
        return {"board": self.board(g), "agenda": [self.codec.encode(step) for step in g.steps()]}

    def restore(self, seats: int, settings: Mapping[str, object], snapshot: Json) -> State:
        """The table of a snapshot that this program took; any other is stale."""
        if not isinstance(snapshot, dict) or snapshot.get("shape") != self.shape:
            raise StaleSnapshot()
        table = {key: snapshot.get(key) for key in ("board", "agenda")}
        if snapshot.get("digest") != digest_of(table):
            raise StaleSnapshot()
        return self.lay(seats, settings, table)

    def lay(self, seats: int, settings: Mapping[str, object], table: Mapping[str, Json]) -> State:
        """The table with this board and this agenda."""
        g = self.new(seats, settings)
        g.strike(g.depth)
        try:
            self.fill(g, table["board"])
            for step in table["agenda"]:
                g.then(self.codec.decode(step))
        except (KeyError, TypeError, AttributeError) as error:
            raise BadRecord(what=f"the table is broken ({error})") from error
        return g

    def digest(self, g: State) -> str:
        """A fingerprint of board and agenda."""
        return digest_of(self.laid(g))

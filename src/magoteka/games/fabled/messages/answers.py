"""What seats and nature can answer in «Земля сказаний»; `menus.py` says where."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from magoteka.core.event import Option, Outcome, Seat
from magoteka.games.fabled.box.components import Book, Path, Terrain

GiftKind: TypeAlias = Literal["books", "conversions", "steps"]


@dataclass(frozen=True)
class Done(Option):
    """Enough; go on without using what is left."""


@dataclass(frozen=True)
class Use(Option):
    """Use an ability: an ally's property (`seer`), its boost (`seer+`), the event, the scenario, a joint visit."""

    ability: str


@dataclass(frozen=True)
class TakeBooks(Option):
    """Action A: take two steppe books."""


@dataclass(frozen=True)
class MakeConversions(Option):
    """Action B: one or two conversions."""


@dataclass(frozen=True)
class Walk(Option):
    """A step with one's own volkhv number 0 … 6."""

    volkhv: int


@dataclass(frozen=True)
class Pick(Option):
    """Choose one's own volkhv number 0 … 6."""

    volkhv: int


@dataclass(frozen=True)
class AddLand(Option):
    """Action D: add a land of the terrain."""

    terrain: Terrain


@dataclass(frozen=True)
class AddForgotten(Option):
    """Action D with the Seer's boost: add a land of the terrain from oblivion."""

    terrain: Terrain


@dataclass(frozen=True)
class PlaceToken(Option):
    """Put an ally's token from one's supply on a land."""

    token: str


@dataclass(frozen=True)
class EndActions(Option):
    """End the action phase."""


@dataclass(frozen=True)
class Exchange(Option):
    """One conversion: two `give` for one `take` of the next tier, or one `give` for two `take` of the tier below."""

    give: Book
    take: Book


@dataclass(frozen=True)
class Want(Option):
    """Have that many more books of the kind by the fewest conversions."""

    book: Book
    count: int


@dataclass(frozen=True)
class Transform(Option):
    """A transformation of a universal place."""

    place: str
    give: Book
    give_count: int
    take: Book
    take_count: int


@dataclass(frozen=True)
class Gift(Option):
    """One of several rewards: `books`, `conversions` or `steps`."""

    kind: GiftKind


@dataclass(frozen=True)
class TakeOpen(Option):
    """Take an open land."""

    slot: int


@dataclass(frozen=True)
class DrawBlind(Option):
    """Take the top land of the deck unseen."""


@dataclass(frozen=True)
class Peek(Option):
    """Look at the two top lands of the deck with the Seer."""


@dataclass(frozen=True)
class TakePeeked(Option):
    """Take the first or the second of the lands one has looked at."""

    which: int


@dataclass(frozen=True)
class ChooseLand(Option):
    """Choose a land."""

    land: str


@dataclass(frozen=True)
class ChoosePosition(Option):
    """The land comes to this place of the row, counted from 0."""

    position: int


@dataclass(frozen=True)
class ChooseTerrain(Option):
    """Choose a terrain."""

    terrain: Terrain


@dataclass(frozen=True)
class Announce(Option):
    """Announce the movement in a terrain."""

    terrain: Terrain


@dataclass(frozen=True)
class FirstNumbers(Outcome):
    """Allies have the numbers that they had before ruleset 3."""


@dataclass(frozen=True)
class FormerRules(Outcome):
    """The game goes on by the rules as they were before ruleset 4."""


@dataclass(frozen=True)
class FormerLevels(Outcome):
    """The spirits of the Trial begin with the wisdom that they had before ruleset 5."""


@dataclass(frozen=True)
class Hunt(Option):
    """The Werewolf's own movement: `hunt` or `trail`."""

    how: str


@dataclass(frozen=True)
class Stay(Option):
    """Stay on the path."""


@dataclass(frozen=True)
class Go(Option):
    """Go from the whirlpool to the place."""

    place: str


@dataclass(frozen=True)
class Onward(Option):
    """Take a further, free step."""


@dataclass(frozen=True)
class OnwardPaid(Option):
    """Take a further step for one steppe book."""


@dataclass(frozen=True)
class Halt(Option):
    """Take no further step."""


@dataclass(frozen=True)
class GoHome(Option):
    """Return to the supply."""


@dataclass(frozen=True)
class Enter(Option):
    """Enter cell 1 of the land's path."""

    land: str
    path: Path


@dataclass(frozen=True)
class Lay(Option):
    """Lay a forest of the Torch and enter it."""

    land: str


@dataclass(frozen=True)
class Apply(Option):
    """Apply the effect of the place."""


@dataclass(frozen=True)
class Substitute(Option):
    """Take two steppe books instead."""


@dataclass(frozen=True)
class Visit(Option):
    """The own volkhv number 0 … 6 visits its place, or only stands at the threshold."""

    volkhv: int
    substitute: bool


@dataclass(frozen=True)
class SpendToken(Option):
    """Spend a named token of the Witch or the Cat."""

    ally: str
    name: str


@dataclass(frozen=True)
class ChoosePlace(Option):
    """Choose a place whose effect is applied."""

    place: str


@dataclass(frozen=True)
class ChooseAlly(Option):
    """Choose an ally."""

    ally: str


@dataclass(frozen=True)
class BoostAlly(Option):
    """Boost an ally."""

    ally: str


@dataclass(frozen=True)
class TakeAlly(Option):
    """Take a new ally."""


@dataclass(frozen=True)
class DiscardAlly(Option):
    """Part with an ally."""

    ally: str


@dataclass(frozen=True)
class GiveBooks(Option):
    """Give the books that are asked for."""


@dataclass(frozen=True)
class DiscardToken(Option):
    """Part with a token of an ally, or take it back."""

    token: str


@dataclass(frozen=True)
class ChooseSeat(Option):
    """Choose a player."""

    seat: Seat


@dataclass(frozen=True)
class DrawnLand(Outcome):
    """This land is on top."""

    land: str


@dataclass(frozen=True)
class DrawnAlly(Outcome):
    """This ally is on top."""

    ally: str


@dataclass(frozen=True)
class DrawnEvent(Outcome):
    """This event is on top."""

    event: str


@dataclass(frozen=True)
class DrawnTrick(Outcome):
    """This trick is on top."""

    trick: str


@dataclass(frozen=True)
class FirstPlayer(Outcome):
    """This seat is first."""

    seat: Seat

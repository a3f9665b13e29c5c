"""What seats and nature can answer in «Земля сказаний»."""

from dataclasses import dataclass

from magoteka.core.event import Option
from magoteka.games.fabled.components import (
    ABILITIES,
    ALLIES,
    BOOKS,
    CREW,
    EVENTS,
    EXCHANGES,
    LAND_NAMES,
    LANDS,
    NAMED_TOKENS,
    NAMES,
    PATHS,
    PLACES,
    TERRAINS,
    TOKENS,
    TRICKS,
)


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

    terrain: str


@dataclass(frozen=True)
class AddForgotten(Option):
    """Action D with the Seer's boost: add a land of the terrain from oblivion."""

    terrain: str


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

    give: str
    take: str


@dataclass(frozen=True)
class Want(Option):
    """Have that many more books of the kind by the fewest conversions."""

    book: str
    count: int


@dataclass(frozen=True)
class Transform(Option):
    """A transformation of a universal place."""

    place: str
    give: str
    give_count: int
    take: str
    take_count: int


@dataclass(frozen=True)
class Gift(Option):
    """One of several rewards: `books`, `conversions` or `steps`."""

    kind: str


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

    terrain: str


@dataclass(frozen=True)
class Announce(Option):
    """Announce the movement in a terrain."""

    terrain: str


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
    path: str


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

    seat: int


@dataclass(frozen=True)
class DrawnLand(Option):
    """This land is on top."""

    land: str


@dataclass(frozen=True)
class DrawnAlly(Option):
    """This ally is on top."""

    ally: str


@dataclass(frozen=True)
class DrawnEvent(Option):
    """This event is on top."""

    event: str


@dataclass(frozen=True)
class DrawnTrick(Option):
    """This trick is on top."""

    trick: str


@dataclass(frozen=True)
class FirstPlayer(Option):
    """This seat is first."""

    seat: int


WALKS = tuple(Walk(k) for k in range(CREW))
DONE_OR_WALK = (Done(), *WALKS)
PICKS = (Done(), *(Pick(k) for k in range(CREW)))
UPS = tuple(Exchange(BOOKS[tier], BOOKS[tier + 1]) for tier in range(3))
DOWNS = tuple(Exchange(BOOKS[tier + 1], BOOKS[tier]) for tier in range(3))
WANTS = tuple(Want(book, count) for book in BOOKS for count in range(1, 5))
CONVERSIONS = (Done(), *UPS, *DOWNS, *WANTS)
TRANSFORMS = (
    Done(),
    *(Transform(PLACES[place], BOOKS[give], n, BOOKS[take], m) for place, give, n, take, m in EXCHANGES),
)
GIFTS = (Done(), Gift("books"), Gift("conversions"), Gift("steps"))
REACTIONS = (Done(), *(Use(ability) for ability in ABILITIES))
SOURCES = (TakeOpen(0), TakeOpen(1), DrawBlind(), Peek())
PEEKED = (TakeOpen(0), TakeOpen(1), TakePeeked(0), TakePeeked(1))
CHOSEN_LANDS = (Done(), *(ChooseLand(land) for land in LAND_NAMES))
POSITIONS = tuple(ChoosePosition(place) for place in range(LANDS + 1))
CHOSEN_TERRAINS = tuple(ChooseTerrain(terrain) for terrain in TERRAINS)
ANNOUNCEMENTS = (Done(), *(Announce(terrain) for terrain in TERRAINS))
HUNTS = (Hunt("trail"), Hunt("hunt"))
MARCHES = (Stay(), Halt(), Onward(), OnwardPaid(), *WALKS, *(Go(place) for place in PLACES))
GOINGS = (Stay(), *(Go(place) for place in PLACES))
EXTRA_STEP = (Halt(), Onward(), OnwardPaid())
EXITS = (
    GoHome(),
    *(Enter(land, PATHS[0]) for land in LAND_NAMES),
    *(Lay(land) for land in LAND_NAMES[24:]),
)
ENTRIES = (
    Done(),
    *(Enter(land, PATHS[0]) for land in LAND_NAMES),
    *(Enter(land, PATHS[1]) for land in LAND_NAMES[12:24]),
)
SPENDINGS = tuple(
    SpendToken("swamp_witch" if token < 5 else "wise_cat", NAMES[int(name)]) for token, name in enumerate(NAMED_TOKENS)
)
VISITS = tuple(Visit(k, substitute) for substitute in (False, True) for k in range(CREW))
VISIT_CHOICES = (Apply(), Substitute(), *SPENDINGS)
AFTER_EFFECT = (Done(), *SPENDINGS, *(ChoosePlace(place) for place in PLACES[12:16]))
CHOSEN_PLACES = (Done(), *(ChoosePlace(place) for place in PLACES))
CHOSEN_ALLIES = tuple(ChooseAlly(ally) for ally in ALLIES)
BOOST_CHOICES = (Done(), TakeAlly(), *(BoostAlly(ally) for ally in ALLIES))
COUNCIL_CHOICES = (Done(), *(DiscardAlly(ally) for ally in ALLIES))
FAREWELL_CHOICES = (GiveBooks(), *(DiscardAlly(ally) for ally in ALLIES))
FORK_CHOICES = (Done(), GiveBooks())
VOW_CHOICES = (Done(), MakeConversions(), *(DiscardToken(token) for token in TOKENS))
MOVED_TOKENS = tuple(PlaceToken(token) for token in TOKENS[2:5])
NAMED = tuple(("witch_" if token < 5 else "cat_") + NAMES[int(name)] for token, name in enumerate(NAMED_TOKENS))
OFFERINGS = (Done(), *(DiscardToken(token) for token in (*TOKENS, *NAMED, *LAND_NAMES[24:])))
SEATS = (Done(), *(ChooseSeat(seat) for seat in range(5)))
ACT_USES = (
    "enchantress", "forest_giant", "firebird+", "windherd+", "soulwarden+", "charioteer+", "rock_colossus+",
    "sky_wanderer+", "swamp_witch+", "forest_giant+", "werewolf+", "forest_warden+", "event",
)  # fmt: skip
ACTIONS = (
    EndActions(),
    TakeBooks(),
    MakeConversions(),
    *WALKS,
    *(AddLand(terrain) for terrain in TERRAINS),
    *(AddForgotten(terrain) for terrain in TERRAINS),
    *(PlaceToken(token) for token in TOKENS),
    *(Use(ability) for ability in ACT_USES),
)
PROLOGUE_LANDS = tuple(AddLand(terrain) for terrain in TERRAINS)
EXTRA_TURN = (Done(), Use("sister_of_time+"))
LAND_DRAWS = tuple(DrawnLand(land) for land in LAND_NAMES)
ALLY_DRAWS = tuple(DrawnAlly(ally) for ally in ALLIES)
EVENT_DRAWS = tuple(DrawnEvent(event) for event in EVENTS)
TRICK_DRAWS = tuple(DrawnTrick(trick) for trick in TRICKS)
FIRSTS = tuple(FirstPlayer(seat) for seat in range(5))

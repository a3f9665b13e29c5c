"""The menus of the questions: everything that can ever be answered there, in a fixed order."""

from typing import Final

from magoteka.games.fabled.box.components import (
    A_TERRAIN,
    ABILITIES,
    ACADEMY,
    ALLIES,
    BOOKS,
    CREW,
    DEAD_END,
    EVENTS,
    EXCHANGES,
    FOREST,
    LAND_NAMES,
    LANDS,
    LIBRARY,
    MOUNTAIN,
    NAMED_EACH,
    NAMED_TOKENS,
    NAMES,
    PATHS,
    PLACES,
    REGULAR,
    TERRAINS,
    TOKENS,
    TRICKS,
)
from magoteka.games.fabled.messages.answers import (
    AddForgotten,
    AddLand,
    Announce,
    Apply,
    BoostAlly,
    ChooseAlly,
    ChooseLand,
    ChoosePlace,
    ChoosePosition,
    ChooseSeat,
    ChooseTerrain,
    DiscardAlly,
    DiscardToken,
    Done,
    DrawBlind,
    DrawnAlly,
    DrawnEvent,
    DrawnLand,
    DrawnTrick,
    EndActions,
    Enter,
    Exchange,
    FirstNumbers,
    FirstPlayer,
    FormerLevels,
    FormerRules,
    Gift,
    GiveBooks,
    Go,
    GoHome,
    Halt,
    Hunt,
    Lay,
    MakeConversions,
    Onward,
    OnwardPaid,
    Peek,
    Pick,
    PlaceToken,
    SpendToken,
    Stay,
    Substitute,
    TakeAlly,
    TakeBooks,
    TakeOpen,
    TakePeeked,
    Transform,
    Use,
    Visit,
    Walk,
    Want,
)

MOUNTAINS: Final = LAND_NAMES[MOUNTAIN * A_TERRAIN : FOREST * A_TERRAIN]
FORESTS: Final = LAND_NAMES[FOREST * A_TERRAIN :]
WALKS: Final = tuple(Walk(k) for k in range(CREW))
DONE_OR_WALK: Final = (Done(), *WALKS)
PICKS: Final = (Done(), *(Pick(k) for k in range(CREW)))
UPS: Final = tuple(Exchange(BOOKS[tier], BOOKS[tier + 1]) for tier in range(3))
DOWNS: Final = tuple(Exchange(BOOKS[tier + 1], BOOKS[tier]) for tier in range(3))
WANTS: Final = tuple(Want(book, count) for book in BOOKS for count in range(1, 5))
CONVERSIONS: Final = (Done(), *UPS, *DOWNS, *WANTS)
TRANSFORMS: Final = (
    Done(),
    *(Transform(PLACES[place], BOOKS[give], n, BOOKS[take], m) for place, give, n, take, m in EXCHANGES),
)
GIFTS: Final = (Done(), Gift("books"), Gift("conversions"), Gift("steps"))
REACTIONS: Final = (Done(), *(Use(ability) for ability in ABILITIES))
SOURCES: Final = (TakeOpen(0), TakeOpen(1), DrawBlind(), Peek())
PEEKED: Final = (TakeOpen(0), TakeOpen(1), TakePeeked(0), TakePeeked(1))
CHOSEN_LANDS: Final = (Done(), *(ChooseLand(land) for land in LAND_NAMES))
POSITIONS: Final = tuple(ChoosePosition(place) for place in range(LANDS + 1))
CHOSEN_TERRAINS: Final = tuple(ChooseTerrain(terrain) for terrain in TERRAINS)
ANNOUNCEMENTS: Final = (Done(), *(Announce(terrain) for terrain in TERRAINS))
HUNTS: Final = (Hunt("trail"), Hunt("hunt"))
MARCHES: Final = (Stay(), Halt(), Onward(), OnwardPaid(), *WALKS, *(Go(place) for place in PLACES))
GOINGS: Final = (Stay(), *(Go(place) for place in PLACES))
EXTRA_STEP: Final = (Halt(), Onward(), OnwardPaid())
EXITS: Final = (
    GoHome(),
    *(Enter(land, PATHS[REGULAR]) for land in LAND_NAMES),
    *(Lay(land) for land in FORESTS),
)
ENTRIES: Final = (
    Done(),
    *(Enter(land, PATHS[REGULAR]) for land in LAND_NAMES),
    *(Enter(land, PATHS[DEAD_END]) for land in MOUNTAINS),
)
SPENDINGS: Final = tuple(
    SpendToken("swamp_witch" if token < NAMED_EACH else "wise_cat", NAMES[int(name)])
    for token, name in enumerate(NAMED_TOKENS)
)
VISITS: Final = tuple(Visit(k, substitute) for substitute in (False, True) for k in range(CREW))
VISIT_CHOICES: Final = (Apply(), Substitute(), *SPENDINGS)
AFTER_EFFECT: Final = (Done(), *SPENDINGS, *(ChoosePlace(place) for place in PLACES[ACADEMY : LIBRARY + 1]))
CHOSEN_PLACES: Final = (Done(), *(ChoosePlace(place) for place in PLACES))
CHOSEN_ALLIES: Final = tuple(ChooseAlly(ally) for ally in ALLIES)
BOOST_CHOICES: Final = (Done(), TakeAlly(), *(BoostAlly(ally) for ally in ALLIES))
COUNCIL_CHOICES: Final = (Done(), *(DiscardAlly(ally) for ally in ALLIES))
FAREWELL_CHOICES: Final = (GiveBooks(), *(DiscardAlly(ally) for ally in ALLIES))
FORK_CHOICES: Final = (Done(), GiveBooks())
VOW_CHOICES: Final = (Done(), MakeConversions(), *(DiscardToken(token) for token in TOKENS))
MOVED_TOKENS: Final = tuple(PlaceToken(token) for token in TOKENS[2:5])
NAMED: Final = tuple(
    ("witch_" if token < NAMED_EACH else "cat_") + NAMES[int(name)] for token, name in enumerate(NAMED_TOKENS)
)
OFFERINGS: Final = (Done(), *(DiscardToken(token) for token in (*TOKENS, *NAMED, *FORESTS)))
SEATS: Final = (Done(), *(ChooseSeat(seat) for seat in range(5)))
ACT_USES: Final = (
    "enchantress", "forest_giant", "firebird+", "windherd+", "soulwarden+", "charioteer+", "rock_colossus+",
    "sky_wanderer+", "swamp_witch+", "forest_giant+", "werewolf+", "forest_warden+", "event",
)  # fmt: skip
ACTIONS: Final = (
    EndActions(),
    TakeBooks(),
    MakeConversions(),
    *WALKS,
    *(AddLand(terrain) for terrain in TERRAINS),
    *(AddForgotten(terrain) for terrain in TERRAINS),
    *(PlaceToken(token) for token in TOKENS),
    *(Use(ability) for ability in ACT_USES),
)
PROLOGUE_LANDS: Final = tuple(AddLand(terrain) for terrain in TERRAINS)
EXTRA_TURN: Final = (Done(), Use("sister_of_time+"))
LAND_DRAWS: Final = tuple(DrawnLand(land) for land in LAND_NAMES)
OPENINGS: Final = (*LAND_DRAWS, FirstNumbers(), FormerRules(), FormerLevels())
ALLY_DRAWS: Final = tuple(DrawnAlly(ally) for ally in ALLIES)
EVENT_DRAWS: Final = tuple(DrawnEvent(event) for event in EVENTS)
TRICK_DRAWS: Final = tuple(DrawnTrick(trick) for trick in TRICKS)
FIRSTS: Final = tuple(FirstPlayer(seat) for seat in range(5))

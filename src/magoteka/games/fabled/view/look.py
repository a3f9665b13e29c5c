"""The table from one chair, put together: everything but the order of the decks and another Seer's peek."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, has, members, size
from magoteka.games.fabled.box.components import (
    ALLIES,
    BOOST_KINDS,
    CAT,
    DEAD_END,
    DECKS,
    END,
    ENDS,
    ESCALATION,
    EVENTS,
    FATES,
    GIANT,
    HALVES,
    LAND_NAMES,
    LEVELS,
    MOST_ALLIES,
    NAMED_EACH,
    NAMED_TOKENS,
    NAMES,
    OF_A_TERRAIN,
    OFFER,
    ONCE_A_CHAPTER,
    ONCE_A_GAME,
    PATH_TOKENS,
    PATHS,
    PLACES,
    QUEEN,
    QUEEN_CAP,
    REGULAR,
    SCENARIOS,
    SKY_TOKENS,
    STARTS,
    TERRAINS,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_EACH,
    TORCH,
    TRICKS,
    WANDERER,
    WANDERER_CAP,
    WISDOM_OF_A_SUN,
    WITCH,
    BoostKind,
)
from magoteka.games.fabled.box.printed import LEVEL_NAMES, PATH_CELLS
from magoteka.games.fabled.messages.views import (
    AllyView,
    AskedView,
    FabledView,
    LandView,
    PlayerView,
    TokenView,
    TrialView,
    VolkhvView,
)
from magoteka.games.fabled.rules.decks import deck_size, knows_top
from magoteka.games.fabled.rules.epilogue import GRADES
from magoteka.games.fabled.rules.movement import other_steps, own_steps
from magoteka.games.fabled.rules.price import surcharge
from magoteka.games.fabled.table.force import ally_count, linked, number, reached, token_name, token_owner
from magoteka.games.fabled.table.state import HOME, MARCH, NONE, VISITS, Fabled
from magoteka.games.fabled.table.where import SPOT, cell_of, connected, land_of, path_of, spot, terrain_of

PHASES: Final = ("before", "prologue", "chapter", "action", "march", "visits", "oblivion", "over")


def view(g: Fabled, seat: int | None) -> FabledView:
    """What `seat` (None: a spectator) may see."""
    return FabledView(
        seat=seat,
        asked=asked(g),
        first=int(g.first),
        active=None if g.active >= g.seats else int(g.active),
        chapter=int(g.chapter),
        chapters=int(g.variants.divisions[END]),
        phase=PHASES[g.phase],
        acted=g.acted == 1,
        scenario=SCENARIOS[g.variants.scenario],
        deck=DECKS[g.variants.deck],
        draft=g.variants.draft,
        divisions=tuple((PATH_TOKENS[n], int(at)) for n, at in enumerate(g.variants.divisions) if at > 0),
        event=None if g.event == NONE else EVENTS[g.event],
        half=HALVES[g.half],
        forecast=tuple(EVENTS[event] for event in g.forecast if event != NONE),
        events_left=int(size(g.event_deck)),
        row=tuple(land_view(g, place, seat) for place in range(g.length)),
        players=tuple(player(g, owner) for owner in range(g.seats)),
        open=tuple(tuple(slug(g.open[terrain * 2 + slot]) for slot in range(2)) for terrain in range(3)),
        deck_sizes=tuple(int(deck_size(g, terrain)) for terrain in range(3)),
        peeked=tuple(peeked(g, terrain, seat) for terrain in range(3)),
        oblivion=lands(g.oblivion),
        sunk=tuple(lands(lot | looked_at(g, n + 1)) for n, lot in enumerate(g.sunk)),
        market=allies(g.market),
        allies_left=int(size(g.ally_deck)),
        announced=None if g.terrain == NONE else TERRAINS[g.terrain],
        former=None if g.former == NONE else TERRAINS[g.former],
        surcharges=tuple(int(surcharge(g, terrain)) for terrain in range(3)),
        steps=tuple(steps(g, terrain) for terrain in range(3)),
        trial=trial(g) if g.variants.trial else None,
        winners=tuple(members(g.winners)),
    )


def asked(g: Fabled) -> AskedView:
    """FB-19 What is being decided is public; only what others have answered in a poll is not."""
    top = g.top()
    if getattr(top, "seat", NONE) == NONE:
        return AskedView(None, None, None, None, None, None, 0)
    volkhv = getattr(top, "volkhv", NONE)
    land = getattr(top, "land", NONE)
    place = getattr(top, "place", NONE)
    token = getattr(top, "token", NONE)
    return AskedView(
        seat=None if volkhv == NONE else int(volkhv // g.crew),
        volkhv=None if volkhv == NONE else int(volkhv % g.crew),
        land=slug(land) if isinstance(land, int) else None,
        place=PLACES[place] if isinstance(place, int) and 0 <= place < len(PLACES) else None,
        terrain=TERRAINS[getattr(top, "terrain", NONE)] if hasattr(top, "terrain") else None,
        token=None if token == NONE else TOKENS[token_name(token)],
        left=int(getattr(top, "left", 0)),
    )


def slug(land: int) -> str | None:
    """A land's name, None for no land."""
    return None if land == NONE else LAND_NAMES[land]


def lands(mask: int) -> tuple[str, ...]:
    """The names of a set of lands."""
    return tuple(LAND_NAMES[land] for land in members(mask))


def allies(mask: int) -> tuple[str, ...]:
    """The names of a set of allies."""
    return tuple(ALLIES[ally] for ally in members(mask))


def peeked(g: Fabled, terrain: int, seat: int | None) -> tuple[str, ...]:
    """What the seat has seen on top of a deck."""
    slots = () if seat is None else (terrain * 2, terrain * 2 + 1)
    return tuple(LAND_NAMES[g.tops[slot]] for slot in slots if seat is not None and knows_top(g, seat, slot))


def looked_at(g: Fabled, lot: i64) -> i64:
    """FB-115 A land that somebody has looked at still lies in its lot, for the looker as for everybody else."""
    mask: i64 = 0
    slot: i64
    for slot in range(len(g.tops)):
        if g.tops[slot] != NONE and g.top_layer[slot] == lot:
            mask |= bit(g.tops[slot])
    return mask


def steps(g: Fabled, terrain: int) -> tuple[int, int]:
    """FB-56 What an announcement of the terrain would mean now."""
    second = g.former != NONE and g.phase in (MARCH, VISITS)
    own = own_steps(g, g.active, terrain, second)
    return int(own), int(other_steps(g, own, terrain))


def land_view(g: Fabled, place: int, seat: int | None) -> LandView:
    """One land of the row."""
    land = int(g.row[place])
    joined = place + 1 < g.length and connected(land, g.row[place + 1])
    if not bears_token(g, land):
        return UNTOUCHED[land * 2 + joined]
    return land_with(land, joined, cells(g, land, seat), tuple(token_views(g, land)))


def land_with(land: int, joined: bool, regular: tuple[tuple[str, ...], ...], tokens: tuple[TokenView, ...]) -> LandView:
    """A land as it is printed, with what lies on it."""
    return LandView(
        land=LAND_NAMES[land],
        terrain=TERRAINS[terrain_of(land)],
        start=LEVEL_NAMES[STARTS[land]],
        end=LEVEL_NAMES[ENDS[land]],
        regular=regular,
        dead_end=PATH_CELLS[land][DEAD_END],
        joined=joined,
        tokens=tokens,
    )


def bears_token(g: Fabled, land: i64) -> bool:
    """Whether a token lies on a land."""
    token: i64
    for token in range(TOKEN_KINDS * TOKENS_EACH):
        if g.tokens[token] == land:
            return True
    return False


UNTOUCHED: Final = [  # who looks ahead looks at thousands of tables: what is the same in all of them is made once
    land_with(land, joined, PATH_CELLS[land][REGULAR], ())
    for land in range(len(LAND_NAMES))
    for joined in (False, True)
]


def cells(g: Fabled, land: int, seat: int | None) -> tuple[tuple[str, ...], ...]:
    """FB-A90, FB-X28 The cells of the regular path with their places; a sky token covers its cell, but for comrades."""
    faces = PATH_CELLS[land][REGULAR]
    if all(g.tokens[SKY_TOKENS * TOKENS_EACH + token] != land for token in range(TOKENS_EACH)):
        return faces
    host = g.hosts - 1 if seat is None else seat  # spirits see the sky, and so do all where there are no spirits
    spots = [spot(land, REGULAR, cell) for cell in range(1, len(faces) + 1)]
    return tuple(tuple(PLACES[place] for place in members(linked(g, host, one))) for one in spots)


def token_views(g: Fabled, land: int) -> list[TokenView]:
    """The tokens on a land."""
    found = []
    for token in range(TOKEN_KINDS * TOKENS_EACH):
        if g.tokens[token] == land:
            cell = 2 + token % TOKENS_EACH if token // TOKENS_EACH == SKY_TOKENS else 0
            found.append(TokenView(TOKENS[token_name(token)], int(token_owner(g, token // TOKENS_EACH)), cell))
    return found


AT_HOME: Final = VolkhvView(None, None, 0, None, False, 0, 0, 0)
RESTING: Final = [  # a volkhv that neither walks nor visits, in every cell of the box
    VolkhvView(LAND_NAMES[land_of(here)], PATHS[path_of(here)], int(cell_of(here)), None, False, 0, 0, 0)
    for here in range(len(LAND_NAMES) * SPOT)
]


def volkhv_view(g: Fabled, volkhv: int) -> VolkhvView:
    """One volkhv."""
    here = g.at[volkhv]
    if here == HOME and not has(g.movers, volkhv):
        return AT_HOME
    if not has(g.movers, volkhv) and g.pending[volkhv] == NONE and g.must[volkhv] + g.may[volkhv] + g.fee[volkhv] == 0:
        return RESTING[here]
    return VolkhvView(
        land=None if here == HOME else LAND_NAMES[land_of(here)],
        path=None if here == HOME else PATHS[path_of(here)],
        cell=0 if here == HOME else int(cell_of(here)),
        place=None if g.pending[volkhv] == NONE else PLACES[g.pending[volkhv]],
        moving=has(g.movers, volkhv),
        must=int(g.must[volkhv]),
        may=int(g.may[volkhv]),
        fee=int(g.fee[volkhv]),
    )


def volkhvs(g: Fabled, host: int) -> tuple[VolkhvView, ...]:
    """A participant's volkhvs."""
    return tuple(volkhv_view(g, host * g.crew + k) for k in range(g.crew))


def heard_enough(g: Fabled, ally: int) -> bool:
    """Whether the Queen or the Wanderer has been paid for as many visits as a chapter allows."""
    if ally == QUEEN:
        return g.queen_books >= QUEEN_CAP
    return ally == WANDERER and g.sky_books >= number(g, WANDERER_CAP)


def ally_view(g: Fabled, ally: int) -> AllyView:
    """One ally."""
    kind = BOOST_KINDS[ally]
    kinds: dict[int, BoostKind] = {ONCE_A_GAME: "game", ONCE_A_CHAPTER: "chapter"}
    return AllyView(
        ally=ALLIES[ally],
        terrain=TERRAINS[ally // OF_A_TERRAIN],
        boosted=has(g.boosted, ally),
        boost_kind=kinds.get(int(kind), "permanent"),
        boost_used=has(g.spent, ally) or has(g.chapter_used | g.turn_used, ally * 2 + 1),
        property_used=has(g.turn_used, ally * 2) or heard_enough(g, ally),
    )


def player(g: Fabled, seat: int) -> PlayerView:
    """One player; FB-19 nothing a player holds is hidden."""
    own = [int(g.allies[seat * MOST_ALLIES + place]) for place in range(int(ally_count(g, seat)))]
    offer = [int(g.offers[seat * OFFER + place]) for place in range(OFFER)]
    return PlayerView(
        books=tuple(int(g.books[seat * 4 + kind]) for kind in range(4)),
        volkhvs=volkhvs(g, seat),
        allies=tuple(ally_view(g, ally) for ally in own),
        offer=tuple(ALLIES[ally] for ally in offer if ally != NONE),
        drafted=allies(g.drafted[seat]),
        tokens=tuple(supply(g, seat)),
        named_up=named(own, g.named_up),
        named_spent=named(own, g.named_spent),
        forests=lands(g.torch) if TORCH in own else (),
        marker=int(g.marker) if GIANT in own else None,
        bonus=int(g.bonus[seat]),
        walker=None if g.walker[seat] == NONE else int(g.walker[seat] - seat * g.crew),
        choosing=g.halted[seat] == 1,
    )


def supply(g: Fabled, seat: int) -> list[str]:
    """The ally tokens in a player's supply."""
    tokens = range(TOKEN_KINDS * TOKENS_EACH)
    return [
        TOKENS[token_name(token)]
        for token in tokens
        if g.tokens[token] == HOME and token_owner(g, token // TOKENS_EACH) == seat
    ]


def named(own: list[int], masks: vec[i64]) -> tuple[str, ...]:
    """The Witch's and the Cat's tokens of a player, by the name of the place."""
    found: list[str] = []
    for which, ally in enumerate((WITCH, CAT)):
        if ally in own:
            found += [NAMES[NAMED_TOKENS[which * NAMED_EACH + token]] for token in members(masks[which])]
    return tuple(found)


def trial(g: Fabled) -> TrialView:
    """The spirits' side of a Trial."""
    return TrialView(
        level=LEVELS[g.variants.level],
        wisdom=int(g.wisdom),
        suns=int(g.wisdom // WISDOM_OF_A_SUN),
        fate=FATES[g.fate],
        trick=None if g.trick == NONE else TRICKS[g.trick],
        foiled=g.foiled == 1,
        tricks_left=int(size(g.tricks)),
        joint=int(g.joint),
        escalated=reached(g, ESCALATION),
        volkhvs=volkhvs(g, g.seats),
        grade=GRADES[g.grade],
    )

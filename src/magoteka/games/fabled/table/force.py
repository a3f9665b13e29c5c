"""What is in force: allies, events, tricks, tokens and the places they make."""

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.fabled.box.components import (
    BOOST_KINDS,
    CELLS,
    DEAD_END,
    FIRST_GIFT,
    FIRST_NAMED_GIFTS,
    FIRST_NUMBERS,
    GIANT_OF_FIVE,
    GIANT_SCALE,
    GIFT,
    GUIDE_PRICE,
    MOST_ALLIES,
    NAMED_GIFTS,
    NUMBERS,
    ONCE_A_CHAPTER,
    ONCE_A_GAME,
    QUEEN_OF_TWO,
    REGULAR,
    SKY_2,
    SKY_TOKENS,
    TOKEN_ALLIES,
    TOKEN_KINDS,
    TOKENS_EACH,
    WANDERER,
    WHIRLPOOLS,
)
from magoteka.games.fabled.table.state import ACTION, CHAPTER_START, HOME, NONE, OVER, PROLOGUE, Fabled
from magoteka.games.fabled.table.where import cell_of, land_of, path_length, path_of, spot


def owns(g: Fabled, seat: i64, ally: i64) -> bool:
    """Whether the seat has the ally."""
    place: i64
    for place in range(seat * MOST_ALLIES, seat * MOST_ALLIES + MOST_ALLIES):
        if g.allies[place] == ally:
            return True
    return False


def master_of(g: Fabled, ally: i64) -> i64:
    """The seat that has the ally, or NONE."""
    place: i64
    for place in range(len(g.allies)):
        if g.allies[place] == ally:
            return place // MOST_ALLIES
    return NONE


def ally_count(g: Fabled, seat: i64) -> i64:
    """How many allies the seat has."""
    count: i64 = 0
    place: i64
    for place in range(seat * MOST_ALLIES, seat * MOST_ALLIES + MOST_ALLIES):
        if g.allies[place] != NONE:
            count += 1
    return count


def in_force(g: Fabled) -> bool:
    """FB-93 Abilities and events do not act in the prologue or in the epilogue."""
    return CHAPTER_START <= g.phase < OVER


def commands(g: Fabled, seat: i64, ally: i64) -> bool:
    """FB-95 Whether the ally's property works for the seat."""
    return in_force(g) and seat < g.seats and owns(g, seat, ally)


def boosts(g: Fabled, seat: i64, ally: i64) -> bool:
    """FB-96 Whether the ally's boost can be used by the seat now, its limit for game and chapter included."""
    if not has(g.boosted, ally) or not commands(g, seat, ally):
        return False
    kind = BOOST_KINDS[ally]
    if kind == ONCE_A_GAME:
        return not has(g.spent, ally)
    return kind != ONCE_A_CHAPTER or not has(g.chapter_used, ally * 2 + 1)


def spend_boost(g: Fabled, ally: i64) -> None:
    """FB-98, FB-122 A boost with a limit is used up for the game or for the chapter."""
    if BOOST_KINDS[ally] == ONCE_A_GAME:
        g.spent |= bit(ally)
    elif BOOST_KINDS[ally] == ONCE_A_CHAPTER:
        g.chapter_used |= bit(ally * 2 + 1)


def event_half(g: Fabled, event: i64, half: i64) -> bool:
    """FB-109 Whether this half of this event is in force."""
    return g.event == event and g.half == half and in_force(g)


def own_turn(g: Fabled, seat: i64) -> bool:
    """Whether it is the seat's own turn."""
    return g.active == seat and g.phase >= ACTION


def prologue(g: Fabled) -> bool:
    """Whether the prologue is played."""
    return g.phase == PROLOGUE


def token_on(g: Fabled, kind: i64, land: i64) -> bool:
    """FB-101 Whether a token of the kind lies on the land."""
    token: i64
    for token in range(kind * TOKENS_EACH, kind * TOKENS_EACH + TOKENS_EACH):
        if g.tokens[token] == land:
            return True
    return False


def token_name(token: i64) -> i64:
    """The number of a token's name: the Wanderer's tokens have one each."""
    kind = token // TOKENS_EACH
    if kind < SKY_TOKENS:
        return kind
    if kind == SKY_TOKENS:
        return kind + token % TOKENS_EACH
    return kind + TOKENS_EACH - 1


def named_token(g: Fabled, name: i64, place: i64) -> i64:
    """A token of that name on the land (or at HOME or ON_CARD), or NONE."""
    token: i64
    for token in range(TOKEN_KINDS * TOKENS_EACH):
        if token_name(token) == name and g.tokens[token] == place:
            return token
    return NONE


def token_at_home(g: Fabled, kind: i64) -> i64:
    """A token of the kind in its owner's supply, or NONE."""
    token: i64
    for token in range(kind * TOKENS_EACH, kind * TOKENS_EACH + TOKENS_EACH):
        if g.tokens[token] == HOME:
            return token
    return NONE


def token_lands(g: Fabled, kind: i64) -> i64:
    """The lands with a token of the kind, as a set."""
    mask: i64 = 0
    token: i64
    for token in range(kind * TOKENS_EACH, kind * TOKENS_EACH + TOKENS_EACH):
        if g.tokens[token] >= 0:
            mask |= bit(g.tokens[token])
    return mask


def token_owner(g: Fabled, kind: i64) -> i64:
    """The seat whose tokens these are, or NONE."""
    return master_of(g, TOKEN_ALLIES[kind])


def sky_cells(g: Fabled, number: i64) -> i64:
    """FB-123, FB-A90 The lands of the row whose regular path has a cell of the number and no sky token yet."""
    mask: i64 = 0
    place: i64
    for place in range(g.length):
        if number <= path_length(g.row[place], REGULAR):
            mask |= bit(g.row[place])
    return mask & ~token_lands(g, SKY_TOKENS)


def printed(land: i64, path: i64, cell: i64) -> i64:
    """FB-33 The places printed at a cell, as a set."""
    return WHIRLPOOLS[(land * 2 + path) * CELLS + cell]


def sky_place(g: Fabled, land: i64, path: i64, cell: i64) -> i64:
    """The place of a sky token on the cell, as a set."""
    if path == DEAD_END or cell < 2 or cell > 4:
        return 0
    if g.tokens[SKY_TOKENS * TOKENS_EACH + cell - 2] == land:
        return bit(SKY_2 + cell - 2)
    return 0


def linked(g: Fabled, host: i64, place: i64) -> i64:
    """FB-33, FB-A90 The places a participant finds at a spot: a sky token covers what is printed there."""
    land = land_of(place)
    path = path_of(place)
    cell = cell_of(place)
    sky = sky_place(g, land, path, cell)
    if sky != 0 and sees_sky(g, host):
        return sky
    return printed(land, path, cell)


def sees_sky(g: Fabled, host: i64) -> bool:
    """FB-125, FB-X28 In a Fellowship only the owner and the spirits use the sky tokens."""
    return not g.variants.trial or host >= g.seats or owns(g, host, WANDERER)


def places_on(g: Fabled, host: i64, land: i64) -> i64:
    """FB-A53 All places printed on a land, covered or not, or laid on it, as a set."""
    mask: i64 = 0
    path: i64
    cell: i64
    for path in range(2):
        for cell in range(1, path_length(land, path) + 1):
            mask |= printed(land, path, cell) | linked(g, host, spot(land, path, cell))
    return mask


def trick_in_force(g: Fabled, trick: i64, foiled: i64) -> bool:
    """FB-X15 Whether a lasting trick holds, in full or foiled."""
    return g.trick == trick and g.foiled == foiled


def reached(g: Fabled, token: i64) -> bool:
    """FB-43 Whether the time token has come to a path token's division."""
    return g.variants.divisions[token] > 0 and g.chapter >= g.variants.divisions[token]


def number(g: Fabled, which: i64) -> i64:
    """A number of an ally: today's, or that of games begun before ruleset 3."""
    if g.first_numbers:
        return FIRST_NUMBERS[which]
    return NUMBERS[which]


def guide_price(g: Fabled) -> i64:
    """What the Guide asks: a steppe book for each other participant, up to his number."""
    return min(number(g, GUIDE_PRICE), g.hosts - 1)


def queen_pay(g: Fabled) -> i64:
    """What another's visit brings the Queen: where there is but one other, he comes seldom."""
    if g.hosts == 2:
        return number(g, QUEEN_OF_TWO)
    return 1


def giant_scale(g: Fabled) -> i64:
    """Where the Giant's scale ends: among five, lands are forgotten more often."""
    if g.hosts == 5:
        return number(g, GIANT_OF_FIVE)
    return number(g, GIANT_SCALE)


def gift(g: Fabled, entry: i64) -> i64:
    """An entry of the table of gifts."""
    if g.first_numbers:
        return FIRST_GIFT[entry]
    return GIFT[entry]


def named_gift(g: Fabled, entry: i64) -> i64:
    """An entry of the table of what the Witch's and the Cat's tokens pay."""
    if g.first_numbers:
        return FIRST_NAMED_GIFTS[entry]
    return NAMED_GIFTS[entry]

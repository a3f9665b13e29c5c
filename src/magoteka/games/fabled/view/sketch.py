"""What a player sees of «Земля сказаний», as small numbers: the player himself first, the others from his left on."""

from typing import Any, Final

from mypy_extensions import i64, u8

from magoteka.core._arrays import vec
from magoteka.core.bits import has, size
from magoteka.core.sketch import LARGEST, Sketch, wipe, write, write_set
from magoteka.games.fabled.box.components import (
    ALLY_COUNT,
    END,
    LANDS,
    MOST_ALLIES,
    OFFER,
    PLACE_COUNT,
    TOKEN_KINDS,
    TOKENS_EACH,
    TORCH,
)
from magoteka.games.fabled.rules.decks import deck_size, knows_top
from magoteka.games.fabled.rules.price import surcharge
from magoteka.games.fabled.table.force import token_name, token_owner
from magoteka.games.fabled.table.state import HOME, NONE, Fabled
from magoteka.games.fabled.table.where import cell_of, land_of, path_of

# Where each part begins. Lands, allies, events and places are counted from 1 in the order of the box, 0 is none.
TABLE: Final = 0  # players, active (from 1; 0 the spirits), first, chapter, chapters, phase, acted, event, its half
ANNOUNCED: Final = 9  # terrain from 1, then the one before; events left, allies left, draft
SURCHARGES: Final = 14  # by terrain
FORECAST: Final = 17
ROW: Final = 20  # lands from left to right
OPEN: Final = 56  # lands, two of each terrain
DECKS: Final = 62  # lands in the deck, by terrain
PEEKED: Final = 65  # lands that one has seen on top of a deck, two of each terrain
OBLIVION: Final = 71  # by land
FORESTS: Final = 107  # of the Torch, by land
MARKET: Final = 143  # by ally
TRIAL: Final = 167  # level from 1, wisdom, fate, trick, foiled, tricks left, joint
ASKED: Final = 174  # what is being decided: whose volkhv and which, land, place, steps or conversions left
PLAYERS: Final = 179
BOOKS: Final = 0  # of a player, by kind
ALLIES: Final = 4  # three times: which, boosted, boost used for the game
OFFERED: Final = 13
DRAFTED: Final = 16  # by ally
TOKENS: Final = 40  # in his supply, by name
OTHER: Final = 47  # free steps for any mover, his walker from 1, whether it has to choose
OF_PLAYER: Final = 50
WALKS: Final = 429  # volkhvs of the players in the same order, then those of the spirits
OF_VOLKHV: Final = 8  # land, path, cell, place, moving, steps that must, may, cost
MOST_CREW: Final = 7
SIZE: Final = 709


class FabledSketch(Sketch):
    """FB-19 What players hold is open; decks are not, but for what one has seen on top of them."""

    def draw(self, g: Fabled, seat: i64, out: vec[u8], at: i64) -> None:
        draw_table(g, seat, out, at)
        draw_lands(g, seat, out, at)
        draw_asked(g.top(), g, seat, out, at + ASKED)
        wipe(out, at + PLAYERS, at + SIZE)
        left: i64
        for left in range(g.seats):
            owner = (seat + left) % g.seats
            draw_player(g, owner, out, at + PLAYERS + left * OF_PLAYER)
            draw_volkhvs(g, owner, out, at + WALKS + left * MOST_CREW * OF_VOLKHV)
        if g.variants.trial:
            draw_volkhvs(g, g.seats, out, at + WALKS + g.seats * MOST_CREW * OF_VOLKHV)


def from_left(g: Fabled, seat: i64, other: i64) -> i64:
    """A participant, counted from a seat on from 1; the spirits and nobody are 0."""
    if other < 0 or other >= g.seats:
        return 0
    return (other - seat + g.seats) % g.seats + 1


def draw_table(g: Fabled, seat: i64, out: vec[u8], at: i64) -> None:
    """How far the match has come, and what happens in it."""
    write(out, at, g.seats)
    write(out, at + 1, from_left(g, seat, g.active))
    write(out, at + 2, from_left(g, seat, g.first))
    write(out, at + 3, g.chapter)
    write(out, at + 4, g.variants.divisions[END])
    write(out, at + 5, g.phase)
    write(out, at + 6, g.acted)
    write(out, at + 7, g.event + 1)
    write(out, at + 8, g.half)
    write(out, at + ANNOUNCED, g.terrain + 1)
    write(out, at + ANNOUNCED + 1, g.former + 1)
    write(out, at + ANNOUNCED + 2, size(g.event_deck))
    write(out, at + ANNOUNCED + 3, size(g.ally_deck))
    out[at + ANNOUNCED + 4] = u8(g.variants.draft)
    write_set(out, at + MARKET, g.market, ALLY_COUNT)
    place: i64
    for place in range(3):
        write(out, at + SURCHARGES + place, surcharge(g, place))
        write(out, at + FORECAST + place, g.forecast[place] + 1)
    wipe(out, at + TRIAL, at + ASKED)
    if g.variants.trial:
        write(out, at + TRIAL, g.variants.level + 1)
        write(out, at + TRIAL + 1, g.wisdom)
        write(out, at + TRIAL + 2, g.fate)
        write(out, at + TRIAL + 3, g.trick + 1)
        write(out, at + TRIAL + 4, g.foiled)
        write(out, at + TRIAL + 5, size(g.tricks))
        write(out, at + TRIAL + 6, g.joint)


def draw_lands(g: Fabled, seat: i64, out: vec[u8], at: i64) -> None:
    """The row, open lands, decks as far as one knows them, and oblivion."""
    place: i64
    for place in range(LANDS):
        if place < g.length:
            write(out, at + ROW + place, g.row[place] + 1)
        else:
            out[at + ROW + place] = 0
    for place in range(6):
        write(out, at + OPEN + place, g.open[place] + 1)
        out[at + PEEKED + place] = 0
        if knows_top(g, seat, place):
            write(out, at + PEEKED + place, g.tops[place] + 1)
    for place in range(3):
        write(out, at + DECKS + place, deck_size(g, place))
    write_set(out, at + OBLIVION, g.oblivion, LANDS)
    wipe(out, at + FORESTS, at + FORESTS + LANDS)
    for place in range(len(g.allies)):
        if g.allies[place] == TORCH:
            write_set(out, at + FORESTS, g.torch, LANDS)


def draw_asked(top: Any, g: Fabled, seat: i64, out: vec[u8], at: i64) -> None:
    """FB-19 What is being decided is public."""
    wipe(out, at, at + 5)
    if top is None or top.seat == NONE:
        return
    volkhv = number_of(top, "volkhv", NONE)
    place = number_of(top, "place", NONE)
    if volkhv != NONE:
        write(out, at, from_left(g, seat, volkhv // g.crew))
        write(out, at + 1, volkhv % g.crew + 1)
    write(out, at + 2, number_of(top, "land", NONE) + 1)
    if place < PLACE_COUNT:
        write(out, at + 3, place + 1)
    write(out, at + 4, number_of(top, "left", 0))


def number_of(top: Any, name: str, otherwise: i64) -> i64:
    """A number that a question may have."""
    found: object = getattr(top, name, None)
    if isinstance(found, int):
        return found
    return otherwise


def draw_player(g: Fabled, seat: i64, out: vec[u8], at: i64) -> None:
    """Books, allies, and what belongs to them."""
    place: i64
    for place in range(4):
        write(out, at + BOOKS + place, g.books[seat * 4 + place])
    for place in range(MOST_ALLIES):
        ally = g.allies[seat * MOST_ALLIES + place]
        if ally != NONE:
            write(out, at + ALLIES + place * 3, ally + 1)
            write(out, at + ALLIES + place * 3 + 1, (g.boosted >> ally) & 1)
            write(out, at + ALLIES + place * 3 + 2, (g.spent >> ally) & 1)
    for place in range(OFFER):
        write(out, at + OFFERED + place, g.offers[seat * OFFER + place] + 1)
    write_set(out, at + DRAFTED, g.drafted[seat], ALLY_COUNT)
    for place in range(TOKEN_KINDS * TOKENS_EACH):
        if g.tokens[place] == HOME and token_owner(g, place // TOKENS_EACH) == seat:
            out[at + TOKENS + token_name(place)] += 1
    write(out, at + OTHER, g.bonus[seat])
    if g.walker[seat] != NONE:
        write(out, at + OTHER + 1, g.walker[seat] - seat * g.crew + 1)
    write(out, at + OTHER + 2, g.halted[seat])


def draw_volkhvs(g: Fabled, host: i64, out: vec[u8], at: i64) -> None:
    """Where the volkhvs of a participant are, and how far they have to go."""
    number: i64
    for number in range(g.crew):
        volkhv = host * g.crew + number
        row = at + number * OF_VOLKHV
        here = g.at[volkhv]
        moving = has(g.movers, volkhv)
        if here == HOME and not moving:
            continue
        if here != HOME:
            write(out, row, land_of(here) + 1)
            write(out, row + 1, path_of(here))
            write(out, row + 2, cell_of(here))
        write(out, row + 3, g.pending[volkhv] + 1)
        out[row + 4] = u8(moving)
        write(out, row + 5, g.must[volkhv])
        write(out, row + 6, g.may[volkhv])
        write(out, row + 7, g.fee[volkhv])


SKETCH: Final = FabledSketch(SIZE, LARGEST)

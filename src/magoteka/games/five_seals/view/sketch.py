"""What everybody sees of «За пятью печатями», as small numbers: the looker first, the others from his left on."""

from typing import Final

from mypy_extensions import i64, u8

from magoteka.core._arrays import vec
from magoteka.core.bits import has
from magoteka.core.sketch import LARGEST, Sketch, wipe, write
from magoteka.games.five_seals.box.components import CARDS, COLOURS, ELEMENTS, FACES, SCROLLS, SEALS
from magoteka.games.five_seals.rules.absorption import MayStore
from magoteka.games.five_seals.rules.asking import OfSpell
from magoteka.games.five_seals.rules.draft import ChooseDie
from magoteka.games.five_seals.rules.scoring import points_of, sixes_at_end
from magoteka.games.five_seals.rules.seals import PayFor
from magoteka.games.five_seals.rules.turn import TakeTurn
from magoteka.games.five_seals.table.dice import count
from magoteka.games.five_seals.table.state import FiveSeals, sixes_left

# Where each part begins. Places of the dungeon are those of the box, counted from 1.
TOKENS: Final = 0  # by place: 8 × element + strength, 0 for nothing
ON_BOARD: Final = 120  # scrolls by place: the card from 1 on, 0 for nothing
STORE: Final = 170  # dice, by colour
GUARDIANS: Final = 174  # by element: 0 in the box, 1 beside the board, then its place
ABSORBED: Final = 179  # by element: the token on the card, as above
TABLE: Final = 184  # players, circle, round, first and turn (from one's left), rooms bar, sixes left, at the end
ASKED: Final = 192  # 0 of something else, 1 a turn, 2 a price, 3 a spell, 4 a die, 5 whether to store a token
PAYING: Final = 193  # the place of the seal that is being paid for
SPELL: Final = 194  # the card of the spell being cast
PLAYERS: Final = 195
FIGURE: Final = 0  # of a player: which mage from 1, where it stands, its familiar (1 off the board), finished, points
DICE: Final = 5  # by colour, then by value from 0 (not rolled yet)
CARDS_HELD: Final = 33  # by card: 0 not his, 1 face down, 2 face up
EACH: Final = 88
SIZE: Final = 635


class FiveSealsSketch(Sketch):
    """FS-01 to FS-34 Nothing is hidden in this game."""

    def draw(self, g: FiveSeals, seat: i64, out: vec[u8], at: i64) -> None:
        place: i64
        for place in range(SEALS):
            write(out, at + TOKENS + place, g.tokens[place])
        for place in range(SCROLLS):
            write(out, at + ON_BOARD + place, g.scrolls[place] + 1)
        for place in range(COLOURS):
            write(out, at + STORE + place, g.store[place])
        for place in range(ELEMENTS):
            write(out, at + GUARDIANS + place, g.guardians[place] + 2)
            write(out, at + ABSORBED + place, g.absorbed[place])
        draw_table(g, seat, out, at + TABLE)
        draw_question(g, out, at)
        left: i64
        for left in range(g.seats):
            draw_player(g, (seat + left) % g.seats, out, at + PLAYERS + left * EACH)
        wipe(out, at + PLAYERS + g.seats * EACH, at + SIZE)


def draw_table(g: FiveSeals, seat: i64, out: vec[u8], at: i64) -> None:
    """FS-13, FS-31 How far the match has come."""
    write(out, at, g.seats)
    write(out, at + 1, g.circle)
    write(out, at + 2, g.round)
    write(out, at + 3, (g.first - seat + g.seats) % g.seats)
    write(out, at + 4, (g.turn - seat + g.seats) % g.seats)
    out[at + 5] = u8(g.room_bars)
    write(out, at + 6, sixes_left(g))
    write(out, at + 7, sixes_at_end(g))


def draw_question(g: FiveSeals, out: vec[u8], at: i64) -> None:
    """What the question is about."""
    wipe(out, at + ASKED, at + PLAYERS)
    top = g.top()
    if isinstance(top, TakeTurn):
        out[at + ASKED] = 1
    elif isinstance(top, PayFor):
        out[at + ASKED] = 2
        write(out, at + PAYING, top.place + 1)
    elif isinstance(top, OfSpell):
        out[at + ASKED] = 3
        write(out, at + SPELL, top.card + 1)
    elif isinstance(top, ChooseDie):
        out[at + ASKED] = 4
    elif isinstance(top, MayStore):
        out[at + ASKED] = 5


def draw_player(g: FiveSeals, seat: i64, out: vec[u8], at: i64) -> None:
    """FS-14 to FS-33 What stands and lies before a player."""
    write(out, at + FIGURE, g.figures[seat] + 1)
    write(out, at + FIGURE + 1, g.mages[seat] + 1)
    write(out, at + FIGURE + 2, g.familiars[seat] + 2)
    out[at + FIGURE + 3] = u8((g.done >> seat) & 1)
    write(out, at + FIGURE + 4, points_of(g, seat))
    colour: i64
    value: i64
    for colour in range(COLOURS):
        dice = g.dice[seat * COLOURS + colour]
        for value in range(FACES + 1):
            write(out, at + DICE + colour * (FACES + 1) + value, count(dice, value))
    card: i64
    held = g.held[seat]
    for card in range(CARDS):
        if has(held, card):
            out[at + CARDS_HELD + card] = u8(1 + ((g.up >> card) & 1))
        else:
            out[at + CARDS_HELD + card] = 0


SKETCH: Final = FiveSealsSketch(SIZE, LARGEST)

"""What a player sees of «Магический Меч», as small numbers: the player himself first, the others from his left on."""

from typing import Final

from mypy_extensions import i64, u8

from magoteka.core._arrays import vec
from magoteka.core.bits import has
from magoteka.core.sketch import LARGEST, Sketch, wipe, write, write_each
from magoteka.games.magic_sword.box.names import SQUARES_IN_ALL
from magoteka.games.magic_sword.box.tables import CARD, CARDS, SPELL_KINDS
from magoteka.games.magic_sword.rules.character.figure import alive
from magoteka.games.magic_sword.rules.character.sheet import total_magic, total_sword
from magoteka.games.magic_sword.table.state import (
    DECK,
    DISCARD,
    DOWN,
    HAND,
    ITEMS,
    ON,
    ON_TOP,
    STOCK,
    MagicSword,
)

# Where each part begins. Cards, designs, spells, heroes and squares are in the order of the box; a player is counted
# from oneself on, from 1.
TABLE: Final = 0  # players, round, whose turn, landings, last throw, war (whose), Demons doubled, time bent (whose)
DECKS: Final = 8  # cards in the event deck, spells in theirs
TOP: Final = 10  # designs (from 1) that one knows on top of the event deck, then four spells on top of theirs
GONE: Final = 19  # spells used, by spell
PLACES: Final = 46  # by card: 0 not in sight, from 1 face up on a square, then 58 + 6 × place of a player + player
DISCARDS: Final = 271  # events discarded, by design
STOCKS: Final = 409  # equipment for sale, by design
FACE_DOWN: Final = 547  # cards, by square
COINS: Final = 604  # gold, by square
PLAYERS: Final = 661
OF_PLAYER: Final = 52
# Of a player: hero and square (from 1), Sword, Magic, both with all that adds to them, both floors, Life, gold,
# alignment, the original one, turns missed, as stone, slow, possessed, frozen, task of MS-A75, side of the bridge,
# leaving it, task mastered, locked out, geas, Sword of a potion; spells whose face one does not see; those that one
# sees, by spell.
BACKS: Final = 24
SEEN: Final = 25
DESIGNS_IN_ALL: Final = 138
MOST_SEATS: Final = 6
BEFORE_PLAYERS: Final = SQUARES_IN_ALL + 1
SIZE: Final = 973


class SwordSketch(Sketch):
    """MS-9.3 Everything is public but the faces of spells and of what lies face down."""

    def draw(self, g: MagicSword, seat: i64, out: vec[u8], at: i64) -> None:
        draw_table(g, seat, out, at)
        draw_decks(g, seat, out, at)
        draw_cards(g, seat, out, at)
        write_each(out, at + COINS, g.coins, 0, SQUARES_IN_ALL)
        wipe(out, at + PLAYERS, at + SIZE)
        left: i64
        for left in range(g.seats):
            owner = (seat + left) % g.seats
            draw_hero(g, owner, out, at + PLAYERS + left * OF_PLAYER)
            draw_spells(g, owner, seat, out, at + PLAYERS + left * OF_PLAYER)


def from_left(g: MagicSword, seat: i64, other: i64) -> i64:
    """A player counted from a seat on, from 1; 0 nobody."""
    if other < 0:
        return 0
    return (other - seat + g.seats) % g.seats + 1


def draw_table(g: MagicSword, seat: i64, out: vec[u8], at: i64) -> None:
    """How far the match has come."""
    write(out, at, g.seats)
    write(out, at + 1, g.round)
    write(out, at + 2, from_left(g, seat, g.turn))
    write(out, at + 3, g.landings)
    write(out, at + 4, g.rolled)
    write(out, at + 5, from_left(g, seat, g.war - 1))
    write(out, at + 6, min(1, g.doubled))
    write(out, at + 7, from_left(g, seat, g.timer - 1))


def draw_decks(g: MagicSword, seat: i64, out: vec[u8], at: i64) -> None:
    """What one knows of the decks."""
    place: i64
    spells: i64 = 0
    for place in range(len(g.event_top)):
        out[at + TOP + place] = 0
        if g.event_top[place] != 0 and has(g.event_top_seen[place], seat):
            write(out, at + TOP + place, CARD[g.event_top[place] - 1] + 1)
    for place in range(len(g.spell_top)):
        out[at + TOP + 5 + place] = 0
        if g.spell_top[place] != 0:
            spells += 1
            if has(g.spell_top_seen[place], seat):
                write(out, at + TOP + 5 + place, g.spell_top[place])
    for place in range(SPELL_KINDS):
        spells += g.deck[place]
        write(out, at + GONE + place, g.discard[place])
    write(out, at + DECKS + 1, spells)


def draw_cards(g: MagicSword, seat: i64, out: vec[u8], at: i64) -> None:
    """Where each card is that lies open; of those that do not, how many."""
    deck: i64 = 0
    card: i64
    wipe(out, at + PLACES, at + COINS)
    for card in range(CARDS):
        place = g.at[card]
        if place >= ITEMS:
            row = (place - ITEMS) // 10
            whose = from_left(g, seat, (place - ITEMS) % 10) - 1
            out[at + PLACES + card] = u8(BEFORE_PLAYERS + row * MOST_SEATS + whose)
        elif place >= DOWN:
            out[at + FACE_DOWN + place - DOWN] += 1
        elif place >= ON:
            out[at + PLACES + card] = u8(place - ON + 1)
        elif place == DISCARD:
            out[at + DISCARDS + CARD[card]] += 1
        elif place == STOCK:
            out[at + STOCKS + CARD[card]] += 1
        elif place == DECK or place == ON_TOP:
            deck += 1
    write(out, at + DECKS, deck)


def draw_hero(g: MagicSword, seat: i64, out: vec[u8], at: i64) -> None:
    """MS-1.5 The sheet of a character."""
    if alive(g, seat):
        write(out, at, g.hero[seat] + 1)
        write(out, at + 1, g.square[seat] + 1)
        write(out, at + 4, total_sword(g, seat))
        write(out, at + 5, total_magic(g, seat))
    write(out, at + 2, g.sword[seat])
    write(out, at + 3, g.magic[seat])
    write(out, at + 6, g.sword0[seat])
    write(out, at + 7, g.magic0[seat])
    write(out, at + 8, g.life[seat])
    write(out, at + 9, g.gold[seat])
    write(out, at + 10, g.align[seat])
    write(out, at + 11, g.align0[seat])
    write(out, at + 12, g.skip[seat])
    write(out, at + 13, g.stone[seat])
    write(out, at + 14, g.slow[seat])
    write(out, at + 15, min(1, g.possessed[seat]))
    write(out, at + 16, g.frozen[seat])
    write(out, at + 17, g.mission[seat])
    write(out, at + 18, g.gate[seat])
    write(out, at + 19, g.leaving[seat])
    write(out, at + 20, min(1, g.task[seat]))
    write(out, at + 21, g.locked[seat])
    write(out, at + 22, g.geas[seat])
    write(out, at + 23, g.potion[seat])


def draw_spells(g: MagicSword, owner: i64, seat: i64, out: vec[u8], at: i64) -> None:
    """MS-9.3 The spells of a hand: those that one knows, and how many others."""
    slot: i64
    for slot in range(owner * HAND, owner * HAND + HAND):
        if g.spell[slot] == 0:
            continue
        if has(g.seen[slot], seat):
            out[at + SEEN + g.spell[slot] - 1] += 1
        else:
            out[at + BACKS] += 1


SKETCH: Final = SwordSketch(SIZE, LARGEST)

"""What comes out of the box: the table before the characters are dealt."""

from mypy_extensions import i64

from magoteka.core.boards import zeros
from magoteka.games.magic_sword.box.components import SQUARES_IN_ALL
from magoteka.games.magic_sword.box.tables import CARDS, EQUIPMENT, EVENT, PILE, SPELL_COPIES, SPELL_KINDS
from magoteka.games.magic_sword.table.state import BOX, DECK, DUEL, HAND, NOBODY, STOCK, House, Sword


def empty_table(house: House, seats: i64) -> Sword:
    """The table before the characters are dealt."""
    g = Sword()
    g.house = house
    g.seats = seats
    g.turn = 0
    g.place = 0
    g.turns = 0
    g.round = 0
    g.start = 0
    g.landings = 0
    g.walked = 0
    g.stamp = 0
    g.rolled = 0
    g.war = 0
    g.doubled = 0
    g.timer = 0
    g.time_left = 0
    g.attempts = 0
    g.raided = 0
    g.robbed = 0
    g.loss_seat = 0
    g.loss_count = 0
    g.loss_kind = 0
    g.cancelled = 0
    g.mirrored = 0
    g.follower = 0
    g.winners = 0
    g.ended = 0
    g.start_place = 0
    g.obeyed = 0
    g.braved = 0
    g.stride = 0
    g.at = zeros(CARDS)
    g.note = zeros(CARDS)
    g.still = zeros(CARDS)
    g.dropped = zeros(CARDS)
    g.reserved = zeros(CARDS)
    g.dealt = zeros(CARDS)
    g.fresh = zeros(CARDS)
    g.coins = zeros(SQUARES_IN_ALL)
    g.hero = zeros(seats)
    g.square = zeros(seats)
    g.sword = zeros(seats)
    g.magic = zeros(seats)
    g.sword0 = zeros(seats)
    g.magic0 = zeros(seats)
    g.life = zeros(seats)
    g.gold = zeros(seats)
    g.align = zeros(seats)
    g.align0 = zeros(seats)
    g.changed = zeros(seats)
    g.skip = zeros(seats)
    g.stone = zeros(seats)
    g.slow = zeros(seats)
    g.possessed = zeros(seats)
    g.frozen = zeros(seats)
    g.mission = zeros(seats)
    g.gate = zeros(seats)
    g.leaving = zeros(seats)
    g.task = zeros(seats)
    g.locked = zeros(seats)
    g.harmed = zeros(seats)
    g.tamed = zeros(seats)
    g.potion = zeros(seats)
    g.geas = zeros(seats)
    g.balked = zeros(seats)
    g.charmed = zeros(seats)
    g.charmer = zeros(seats)
    g.visits = zeros(seats)
    g.quiet = zeros(seats)
    g.refilled = zeros(seats)
    g.paid = zeros(seats)
    g.fallen = zeros(seats)
    g.spell = zeros(seats * HAND + 2)
    g.seen = zeros(seats * HAND + 2)
    g.aside = zeros(seats * HAND + 2)
    g.deck = SPELL_COPIES[:]
    g.discard = zeros(SPELL_KINDS)
    g.spell_top = zeros(4)
    g.spell_top_seen = zeros(4)
    g.event_top = zeros(5)
    g.event_top_seen = zeros(5)
    g.duel = zeros(DUEL)
    fill_the_box(g)
    return g


def fill_the_box(g: Sword) -> None:
    """MS-0.8 The event deck lies face down, the equipment face up."""
    card: i64
    for card in range(CARDS):
        if PILE[card] == EVENT:
            g.at[card] = DECK
        elif PILE[card] == EQUIPMENT:
            g.at[card] = STOCK
        else:
            g.at[card] = BOX
    seat: i64
    for seat in range(g.seats):
        g.hero[seat] = NOBODY
        g.square[seat] = NOBODY

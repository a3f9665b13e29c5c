"""The table of «Магический Меч»: everything that lies on it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import State
from magoteka.core.boards import filled, zeros
from magoteka.games.magic_sword.box.names import SQUARES_IN_ALL
from magoteka.games.magic_sword.box.tables import CARDS, EQUIPMENT, EVENT, PILE, SPELL_COPIES, SPELL_KINDS

DECK: Final = 0
DISCARD: Final = 1
STOCK: Final = 2
BOX: Final = 3  # stand-ins not in play
ON_TOP: Final = 4  # on top of the event deck, seen by somebody
ON: Final = 100  # + square, face up
DOWN: Final = 200  # + square, face down, seen by nobody
ITEMS: Final = 300  # + seat
FRIENDS: Final = 310  # tamed enemies among them
TROPHIES: Final = 320
POUCH: Final = 330
RAISED: Final = 340  # beasts the Mage has raised
BOUND: Final = 350  # an enemy bound by the Wand of Fate
PLACES: Final = 260  # from ON to the last of BOUND

HAND: Final = 8
CRUSADER_SLOT: Final = 0  # after the hands
MISER_SLOT: Final = 1

KIND_OF: Final = 0  # of the battle: SWORD_BATTLE or MAGIC_BATTLE
WHY: Final = 1
ONE: Final = 2  # the attacker or explorer: a seat, or NOBODY for a conjured creature
TWO: Final = 3  # the attacked: a seat, or NOBODY for creatures
BEING_OF: Final = 4  # a being without a card, + 1
BASE: Final = 5  # its strength
CARD_OF: Final = 6  # the one card that fights alone, + 1
HEADS: Final = 7
RESULT: Final = 8  # WON, DRAWN, LOST as the first side sees it
OWNER: Final = 9  # who sent the conjured creature
STAND: Final = 10  # and 11: the strength of a stand-in for each side
DIE: Final = 12  # and 13
BONUS: Final = 14  # and 15: points on the die
AIDS: Final = 16  # and 17: sets of the aids below
WEAPON: Final = 18  # and 19: the chosen weapon, + 1
TARGET: Final = 20  # WHY RAID, GOLEM: a card + 1
GOES_ON: Final = 21  # 1 until its last consequence
DUEL: Final = 22

NOBODY: Final = -1
SWORD_BATTLE: Final = 0
MAGIC_BATTLE: Final = 1
WON: Final = 1
DRAWN: Final = 2
LOST: Final = 3


class Variants:
    """The agreed variants; they never change during a match."""

    choose: Final[i64]  # 0 random characters, 1 chosen, 2 one of three
    example_limits: Final[bool]
    swamp_cross: Final[bool]
    mild_axe: Final[bool]
    trade: Final[bool]
    rounds: Final[i64]
    head_start: Final[i64]
    sword_quest: Final[bool]
    trophy_rate: Final[i64]
    late_start: Final[bool]

    def __init__(self, numbers: list[int]) -> None:
        self.choose = numbers[0]
        self.example_limits = numbers[1] == 1
        self.swamp_cross = numbers[2] == 1
        self.mild_axe = numbers[3] == 1
        self.trade = numbers[4] == 1
        self.rounds = numbers[5]
        self.head_start = numbers[6]
        self.sword_quest = numbers[7] == 1
        self.trophy_rate = numbers[8]
        self.late_start = numbers[9] == 1


class MagicSword(State):
    """Board and agenda of one game."""

    unsaved: ClassVar[tuple[str, ...]] = ("variants", "seats", "after")

    def lay_out(self, variants: Variants, seats: i64) -> None:
        """The fields of the board, and what each is before the characters are dealt."""
        self.variants: Variants = variants
        self.seats: i64 = seats
        self.lay_out_turn()
        self.lay_out_cards()
        self.lay_out_characters()
        self.lay_out_lots()
        self.lay_out_spells()
        self.winners: i64 = 0  # a bit a seat, 0 while the game goes on
        self.ended: i64 = 0  # the game was stopped by the round limit

    def lay_out_turn(self) -> None:
        """Nobody has moved."""
        self.turn: i64 = 0  # whose turn it is
        self.place: i64 = 0  # whose place in the order it is
        self.turns: i64 = 0  # turns so far
        self.round: i64 = 0
        self.start: i64 = 0  # MS-A83 where the move began
        self.landings: i64 = 0  # MS-A20
        self.walked: i64 = 0  # the last landing was by walking
        self.stamp: i64 = 0  # number of the present exploration
        self.rolled: i64 = 0  # the last throw
        self.war: i64 = 0  # MS-A67 caster + 1
        self.doubled: i64 = 0  # the Parade of Planets: drawer + 1
        self.timer: i64 = 0  # MS-A68 caster + 1
        self.time_left: i64 = 0  # own turns left in a row
        self.attempts: i64 = 0  # gates tried this turn
        self.raided: i64 = 0  # MS-A85 raided this turn
        self.robbed: i64 = 0  # MS-A105 gold that the ambush has carried off this turn
        self.loss_seat: i64 = 0  # whose loss of Life is pending
        self.loss_count: i64 = 0  # how many points of it
        self.loss_kind: i64 = 0  # 1 in an ordinary battle, 2 in a magic battle, 0 otherwise
        self.cancelled: i64 = 0  # the spell beneath is cancelled
        self.mirrored: i64 = 0  # the spell beneath is turned round
        self.follower: i64 = 0  # the Trickster following this walk, + 1
        self.start_place: i64 = 0  # who began, where rounds are counted
        self.obeyed: i64 = 0  # the exploration in which the square was obeyed
        self.braved: i64 = 0  # the exploration in which hiding was declined
        self.stride: i64 = 0  # MS-A69 the walk is doubled

    def lay_out_cards(self) -> None:
        """MS-0.8 What lies where; no battle is fought."""
        self.at: vec[i64] = out_of_the_box()  # where each card is: one of the places above
        self.after: vec[i64] = filled(CARDS + PLACES, CARDS)  # the next card in its place; then the first of each place
        self.note: vec[i64] = zeros(CARDS)  # uses left of a place, Life of the Vampire, whether boat or lamp is ready
        self.still: vec[i64] = zeros(CARDS)  # MS-A66 paralysed until the next turn of seat − 1 begins; 0 not
        self.dropped: vec[i64] = zeros(CARDS)  # by whom and in which turn it was dropped (MS-A56)
        self.reserved: vec[i64] = zeros(CARDS)  # MS-A86 whose left friend it is
        self.dealt: vec[i64] = zeros(CARDS)  # the exploration in which it was last dealt with
        self.fresh: vec[i64] = zeros(CARDS)  # the exploration in which it was drawn
        self.coins: vec[i64] = zeros(SQUARES_IN_ALL)  # gold lying on squares
        self.event_top: vec[i64] = zeros(5)  # event cards on top of the deck that somebody has seen, + 1
        self.event_top_seen: vec[i64] = zeros(5)  # by whom
        self.duel: vec[i64] = zeros(DUEL)  # the battle in progress or the last one, by the constants above

    def lay_out_characters(self) -> None:
        """Nobody has a character."""
        self.hero: vec[i64] = filled(self.seats, NOBODY)  # the character card; −1 none
        self.square: vec[i64] = filled(self.seats, NOBODY)
        self.sword: vec[i64] = zeros(self.seats)  # own Sword, without bonuses
        self.magic: vec[i64] = zeros(self.seats)
        self.sword0: vec[i64] = zeros(self.seats)  # MS-1.3 the floor
        self.magic0: vec[i64] = zeros(self.seats)  # MS-2.3 the floor
        self.life: vec[i64] = zeros(self.seats)
        self.gold: vec[i64] = zeros(self.seats)
        self.align: vec[i64] = zeros(self.seats)
        self.align0: vec[i64] = zeros(self.seats)  # the original alignment
        self.gate: vec[i64] = zeros(self.seats)  # on the bridge: 1 came from the ruins, 2 from the city; 0 off it
        self.task: vec[i64] = zeros(self.seats)  # the task of the bridge square is mastered
        self.harmed: vec[i64] = zeros(self.seats)  # attacked somebody or used a hostile ability
        self.tamed: vec[i64] = zeros(self.seats)  # the Trickster has tamed his beast
        self.potion: vec[i64] = zeros(self.seats)  # Sword until the next own turn
        self.visits: vec[i64] = zeros(self.seats)  # changes whenever what the character was doing is over
        self.paid: vec[i64] = zeros(self.seats)  # the mercenary is paid
        self.fallen: vec[i64] = zeros(self.seats)  # the character that died last, + 1

    def lay_out_lots(self) -> None:
        """Nothing has befallen anybody."""
        self.changed: vec[i64] = zeros(self.seats)  # MS-7.3 the alignment has changed since the own turn began
        self.skip: vec[i64] = zeros(self.seats)  # own turns to miss
        self.stone: vec[i64] = zeros(self.seats)  # own turns still to be spent as stone
        self.slow: vec[i64] = zeros(self.seats)  # own turns at speed 1
        self.possessed: vec[i64] = zeros(self.seats)  # MS-A76
        self.frozen: vec[i64] = zeros(self.seats)  # MS-A66 1 ringed by fire, 2 thunderstruck
        self.mission: vec[i64] = zeros(self.seats)  # MS-A75 1 enemy, 2 character, 3 three gold, 4 two gold, 5 claim
        self.leaving: vec[i64] = zeros(self.seats)  # MS-A89 leaving the bridge
        self.locked: vec[i64] = zeros(self.seats)  # MS-11.11 own turns without an attempt at the bridge
        self.geas: vec[i64] = zeros(self.seats)  # MS-A96 own turns left under the geas; 0 none
        self.balked: vec[i64] = zeros(self.seats)  # MS-A96 attempts at the Swamp that came to nothing under it
        self.charmed: vec[i64] = zeros(self.seats)  # cannot be charmed before a normal turn
        self.charmer: vec[i64] = zeros(self.seats)  # MS-A94 who takes the next turn instead, + 1
        self.quiet: vec[i64] = zeros(self.seats)  # the turn in which the seat asked for no more windows
        self.refilled: vec[i64] = zeros(self.seats)  # MS-A59 sources used this turn
        self.linger: vec[i64] = zeros(self.seats)  # MS-A111 own turns in which the seat wants to be asked everything

    def lay_out_spells(self) -> None:
        """MS-0.8 All spells lie face down in their deck."""
        self.spell: vec[i64] = zeros(self.seats * HAND + 2)  # eight places a seat, then two under friends; spell + 1
        self.seen: vec[i64] = zeros(self.seats * HAND + 2)  # who knows each of them
        self.aside: vec[i64] = zeros(self.seats * HAND + 2)  # who knows that it was once outside the deck
        self.deck: vec[i64] = SPELL_COPIES[:]  # spells nobody has seen in the deck
        self.discard: vec[i64] = zeros(SPELL_KINDS)  # spells used
        self.spell_top: vec[i64] = zeros(4)  # spells on top of the deck that somebody has seen, + 1
        self.spell_top_seen: vec[i64] = zeros(4)  # by whom

    def clone(self) -> "MagicSword":
        """Every field as declared above; tools/boards.py writes this."""
        other = MagicSword()
        other.variants = self.variants
        other.seats = self.seats
        other.winners = self.winners
        other.ended = self.ended
        other.turn = self.turn
        other.place = self.place
        other.turns = self.turns
        other.round = self.round
        other.start = self.start
        other.landings = self.landings
        other.walked = self.walked
        other.stamp = self.stamp
        other.rolled = self.rolled
        other.war = self.war
        other.doubled = self.doubled
        other.timer = self.timer
        other.time_left = self.time_left
        other.attempts = self.attempts
        other.raided = self.raided
        other.robbed = self.robbed
        other.loss_seat = self.loss_seat
        other.loss_count = self.loss_count
        other.loss_kind = self.loss_kind
        other.cancelled = self.cancelled
        other.mirrored = self.mirrored
        other.follower = self.follower
        other.start_place = self.start_place
        other.obeyed = self.obeyed
        other.braved = self.braved
        other.stride = self.stride
        other.at = self.at[:]
        other.after = self.after[:]
        other.note = self.note[:]
        other.still = self.still[:]
        other.dropped = self.dropped[:]
        other.reserved = self.reserved[:]
        other.dealt = self.dealt[:]
        other.fresh = self.fresh[:]
        other.coins = self.coins[:]
        other.event_top = self.event_top[:]
        other.event_top_seen = self.event_top_seen[:]
        other.duel = self.duel[:]
        other.hero = self.hero[:]
        other.square = self.square[:]
        other.sword = self.sword[:]
        other.magic = self.magic[:]
        other.sword0 = self.sword0[:]
        other.magic0 = self.magic0[:]
        other.life = self.life[:]
        other.gold = self.gold[:]
        other.align = self.align[:]
        other.align0 = self.align0[:]
        other.gate = self.gate[:]
        other.task = self.task[:]
        other.harmed = self.harmed[:]
        other.tamed = self.tamed[:]
        other.potion = self.potion[:]
        other.visits = self.visits[:]
        other.paid = self.paid[:]
        other.fallen = self.fallen[:]
        other.changed = self.changed[:]
        other.skip = self.skip[:]
        other.stone = self.stone[:]
        other.slow = self.slow[:]
        other.possessed = self.possessed[:]
        other.frozen = self.frozen[:]
        other.mission = self.mission[:]
        other.leaving = self.leaving[:]
        other.locked = self.locked[:]
        other.geas = self.geas[:]
        other.balked = self.balked[:]
        other.charmed = self.charmed[:]
        other.charmer = self.charmer[:]
        other.quiet = self.quiet[:]
        other.refilled = self.refilled[:]
        other.linger = self.linger[:]
        other.spell = self.spell[:]
        other.seen = self.seen[:]
        other.aside = self.aside[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.spell_top = self.spell_top[:]
        other.spell_top_seen = self.spell_top_seen[:]
        other.agenda = self.agenda[:]
        other.depth = self.depth
        return other


def out_of_the_box() -> vec[i64]:
    """MS-0.8 The event deck lies face down, the equipment face up, and the stand-ins are put aside."""
    places = filled(CARDS, BOX)
    card: i64
    for card in range(CARDS):
        if PILE[card] == EVENT:
            places[card] = DECK
        elif PILE[card] == EQUIPMENT:
            places[card] = STOCK
    return places


def empty_table(variants: Variants, seats: i64) -> MagicSword:
    """The table before the characters are dealt."""
    g = MagicSword()
    g.lay_out(variants, seats)
    return g

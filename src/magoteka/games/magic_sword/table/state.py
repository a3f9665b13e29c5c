"""The table of «Магический Меч»: everything that lies on it."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import State

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
DUEL: Final = 21

NOBODY: Final = -1
SWORD_BATTLE: Final = 0
MAGIC_BATTLE: Final = 1
WON: Final = 1
DRAWN: Final = 2
LOST: Final = 3


class House:
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


class Sword(State):
    """Board and agenda of one game."""

    house: House
    seats: i64
    turn: i64  # whose turn it is
    place: i64  # whose place in the order it is
    turns: i64  # turns so far
    round: i64
    start: i64  # MS-A83 where the move began
    landings: i64  # MS-A20
    walked: i64  # the last landing was by walking
    stamp: i64  # number of the present exploration
    rolled: i64  # the last throw
    war: i64  # MS-A67 caster + 1
    doubled: i64  # MS Парад Планет: drawer + 1
    timer: i64  # MS-A68 caster + 1
    time_left: i64  # own turns left in a row
    attempts: i64  # gates tried this turn
    raided: i64  # MS-A85 raided this turn
    robbed: i64  # MS-A105 gold that the ambush has carried off this turn
    loss_seat: i64  # whose loss of Life is pending
    loss_count: i64  # how many points of it
    loss_kind: i64  # 1 in an ordinary battle, 2 in a magic battle, 0 otherwise
    cancelled: i64  # the spell beneath is cancelled
    mirrored: i64  # the spell beneath is turned round
    follower: i64  # Ловкач following this walk, + 1
    winners: i64  # a bit a seat, 0 while the game goes on
    ended: i64  # the game was stopped by the round limit
    start_place: i64  # who began, where rounds are counted
    obeyed: i64  # the exploration in which the square was obeyed
    braved: i64  # the exploration in which hiding was declined
    stride: i64  # MS-A69 the walk is doubled
    at: vec[i64]  # where each card is: one of the places below
    note: vec[i64]  # uses left of a place, Life of the Vampire, whether boat or lamp may be used
    still: vec[i64]  # MS-A66 paralysed until the next turn of seat − 1 begins; 0 not
    dropped: vec[i64]  # by whom and in which turn it was dropped (MS-A56)
    reserved: vec[i64]  # MS-A86 whose left friend it is
    dealt: vec[i64]  # the exploration in which it was last dealt with
    fresh: vec[i64]  # the exploration in which it was drawn
    coins: vec[i64]  # gold lying on squares
    hero: vec[i64]  # the character card; −1 none
    square: vec[i64]
    sword: vec[i64]  # own Sword, without bonuses
    magic: vec[i64]
    sword0: vec[i64]  # MS-1.3 the floor
    magic0: vec[i64]  # MS-2.3 the floor
    life: vec[i64]
    gold: vec[i64]
    align: vec[i64]
    align0: vec[i64]  # the original alignment
    changed: vec[i64]  # MS-7.3 the alignment has changed since the own turn began
    skip: vec[i64]  # own turns to miss
    stone: vec[i64]  # own turns still to be spent as stone
    slow: vec[i64]  # own turns at speed 1
    possessed: vec[i64]  # MS-A76
    frozen: vec[i64]  # MS-A66 1 ringed by fire, 2 thunderstruck
    mission: vec[i64]  # MS-A75 0 none, 1 enemy, 2 character, 3 three gold, 4 two gold, 5 claim
    gate: vec[i64]  # on the bridge: 1 came from the ruins, 2 from the city; 0 off it
    leaving: vec[i64]  # MS-A89 leaving the bridge
    task: vec[i64]  # the task of the bridge square is mastered
    locked: vec[i64]  # MS-11.11 own turns without an attempt at the bridge
    harmed: vec[i64]  # attacked somebody or used a hostile ability
    tamed: vec[i64]  # MS Ловкач has tamed his beast
    potion: vec[i64]  # Sword until the next own turn
    geas: vec[i64]  # MS-A96 own turns left under the geas; 0 none
    balked: vec[i64]  # MS-A96 attempts at the Swamp that came to nothing under it
    charmed: vec[i64]  # cannot be charmed before a normal turn
    charmer: vec[i64]  # MS-A94 who takes the next turn instead, + 1
    visits: vec[i64]  # changes whenever what the character was doing is over
    quiet: vec[i64]  # the turn in which the seat asked for no more windows
    refilled: vec[i64]  # MS-A59 sources used this turn
    paid: vec[i64]  # the mercenary is paid
    fallen: vec[i64]  # the character that died last, + 1
    spell: vec[i64]  # spells in hand, eight places a seat, then those under Крестоносец and Скупой Колдун; spell + 1
    seen: vec[i64]  # who knows each of them
    aside: vec[i64]  # who knows that it was outside the deck at a certain moment
    deck: vec[i64]  # spells nobody has seen in the deck
    discard: vec[i64]  # spells used
    spell_top: vec[i64]  # spells on top of the deck that somebody has seen, + 1
    spell_top_seen: vec[i64]  # by whom
    event_top: vec[i64]  # event cards on top of the deck that somebody has seen, + 1
    event_top_seen: vec[i64]  # by whom
    duel: vec[i64]  # the battle in progress, by the constants below

    def clone(self) -> "Sword":
        other = Sword()
        other.house = self.house
        other.seats = self.seats
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
        other.winners = self.winners
        other.ended = self.ended
        other.start_place = self.start_place
        other.obeyed = self.obeyed
        other.braved = self.braved
        other.stride = self.stride
        other.at = self.at[:]
        other.note = self.note[:]
        other.still = self.still[:]
        other.dropped = self.dropped[:]
        other.reserved = self.reserved[:]
        other.dealt = self.dealt[:]
        other.fresh = self.fresh[:]
        other.coins = self.coins[:]
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
        other.changed = self.changed[:]
        other.skip = self.skip[:]
        other.stone = self.stone[:]
        other.slow = self.slow[:]
        other.possessed = self.possessed[:]
        other.frozen = self.frozen[:]
        other.mission = self.mission[:]
        other.gate = self.gate[:]
        other.leaving = self.leaving[:]
        other.task = self.task[:]
        other.locked = self.locked[:]
        other.harmed = self.harmed[:]
        other.tamed = self.tamed[:]
        other.potion = self.potion[:]
        other.geas = self.geas[:]
        other.balked = self.balked[:]
        other.charmed = self.charmed[:]
        other.charmer = self.charmer[:]
        other.visits = self.visits[:]
        other.quiet = self.quiet[:]
        other.refilled = self.refilled[:]
        other.paid = self.paid[:]
        other.fallen = self.fallen[:]
        other.spell = self.spell[:]
        other.seen = self.seen[:]
        other.aside = self.aside[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.spell_top = self.spell_top[:]
        other.spell_top_seen = self.spell_top_seen[:]
        other.event_top = self.event_top[:]
        other.event_top_seen = self.event_top_seen[:]
        other.duel = self.duel[:]
        other.agenda = self.agenda[:]
        other.depth = self.depth
        return other


BOARD: Final = (
    "turn",
    "place",
    "turns",
    "round",
    "start",
    "landings",
    "walked",
    "stamp",
    "rolled",
    "war",
    "doubled",
    "timer",
    "time_left",
    "attempts",
    "raided",
    "robbed",
    "loss_seat",
    "loss_count",
    "loss_kind",
    "cancelled",
    "mirrored",
    "follower",
    "winners",
    "ended",
    "start_place",
    "obeyed",
    "braved",
    "stride",
    "at",
    "note",
    "still",
    "dropped",
    "reserved",
    "dealt",
    "fresh",
    "coins",
    "hero",
    "square",
    "sword",
    "magic",
    "sword0",
    "magic0",
    "life",
    "gold",
    "align",
    "align0",
    "changed",
    "skip",
    "stone",
    "slow",
    "possessed",
    "frozen",
    "mission",
    "gate",
    "leaving",
    "task",
    "locked",
    "harmed",
    "tamed",
    "potion",
    "geas",
    "balked",
    "charmed",
    "charmer",
    "visits",
    "quiet",
    "refilled",
    "paid",
    "fallen",
    "spell",
    "seen",
    "aside",
    "deck",
    "discard",
    "spell_top",
    "spell_top_seen",
    "event_top",
    "event_top_seen",
    "duel",
)

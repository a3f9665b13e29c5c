"""The table of «Абрака… что?»: everything that lies on it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from magoteka.core._arrays import append, vec
from magoteka.core.agenda import State
from magoteka.core.bits import bit, full
from magoteka.core.boards import Shared, with_number, zeros
from magoteka.games.abraca.box.components import HAND, LIVES, MAX_SEATS, SECRETS, SPELLS


class Variants:
    """The agreed variants; they never change during a match."""

    die_sides: Final[i64]
    wanderer_hits_caster: Final[bool]
    left_of_last_starts: Final[bool]
    kill_beats_empty_hand: Final[bool]
    easy: Final[bool]
    last_mage: Final[bool]

    def __init__(
        self,
        die_sides: i64,
        wanderer_hits_caster: bool,
        left_of_last_starts: bool,
        kill_beats_empty_hand: bool,
        easy: bool,
        last_mage: bool,
    ) -> None:
        self.die_sides = die_sides
        self.wanderer_hits_caster = wanderer_hits_caster
        self.left_of_last_starts = left_of_last_starts
        self.kill_beats_empty_hand = kill_beats_empty_hand
        self.easy = easy
        self.last_mage = last_mage


@mypyc_attr(free_list_len=1)
class Abraca(State):
    """Board and agenda of one match."""

    def lay_out(self, variants: Variants, seats: i64) -> None:
        """The fields of the board, and what each is before the first round is set up."""
        self.variants: Variants = variants
        self.seats: i64 = seats
        self.round: i64 = 0
        self.turn: i64 = 0
        self.last: i64 = 0  # the number cast last in this turn, 0 before the first
        self.lives: vec[i64] = zeros(seats)
        self.scores: Shared = zeros(seats)
        self.gains: Shared = zeros(seats)  # points of the last round
        self.stones: vec[i64] = zeros(seats * HAND)  # five places a seat; 0 is an empty place
        self.heard: vec[i64] = zeros(seats * HAND)  # what all know of each place: `ruled_out` and `standing_since`
        self.hits: vec[i64] = zeros(0)  # the spells that succeeded in the round: whose, which, and since when it stood
        self.cast: vec[i64] = zeros(SPELLS + 1)  # stones on the board, by number
        self.unseen: vec[i64] = zeros(SPELLS + 1)  # stones nobody has seen, by number: reserve and secret pool together
        self.reserve: i64 = 0
        self.pool: i64 = 0
        self.secrets: Shared = zeros(SECRETS)  # secret stones in the order they were taken, with their owners
        self.winners: i64 = 0  # a bit a seat, 0 while the match goes on

    def clone(self) -> "Abraca":
        """Every field as declared above; tools/boards.py writes this."""
        other = Abraca()
        other.variants = self.variants
        other.seats = self.seats
        other.round = self.round
        other.turn = self.turn
        other.last = self.last
        other.lives = self.lives[:]
        other.scores = self.scores
        other.gains = self.gains
        other.stones = self.stones[:]
        other.heard = self.heard[:]
        other.hits = self.hits[:]
        other.cast = self.cast[:]
        other.unseen = self.unseen[:]
        other.reserve = self.reserve
        other.pool = self.pool
        other.secrets = self.secrets
        other.winners = self.winners
        other.agenda = self.agenda[:]
        other.depth = self.depth
        return other


def empty_table(variants: Variants, seats: i64) -> Abraca:
    """The table before the first round is set up."""
    g = Abraca()
    g.lay_out(variants, seats)
    return g


def alive(g: Abraca, seat: i64) -> bool:
    """Whether a mage is still in the round."""
    return g.lives[seat] > 0


def living(g: Abraca) -> i64:
    """How many mages are still in the round."""
    mages: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if g.lives[seat] > 0:
            mages += 1
    return mages


def left_of(g: Abraca, seat: i64) -> i64:
    """AB-21, AB-A16 The nearest living mage to the left, who moves next."""
    other = seat
    while True:
        other += 1
        if other == g.seats:
            other = 0
        if g.lives[other] > 0 or other == seat:
            return other


def right_of(g: Abraca, seat: i64) -> i64:
    """AB-21, AB-A16 The nearest living mage to the right."""
    other = seat
    while True:
        if other == 0:
            other = g.seats
        other -= 1
        if g.lives[other] > 0 or other == seat:
            return other


def slots_of(g: Abraca, seat: i64, number: i64) -> i64:
    """AB-A08 Which of the seat's five places hold the number, as a set."""
    mask: i64 = 0
    slot: i64
    for slot in range(HAND):
        if g.stones[seat * HAND + slot] == number:
            mask |= bit(slot)
    return mask


def empty_place(g: Abraca, seat: i64) -> i64:
    """The lowest place of the seat without a stone, −1 when all five are taken."""
    place: i64
    for place in range(seat * HAND, seat * HAND + HAND):
        if g.stones[place] == 0:
            return place
    return -1


def empty_after(g: Abraca, seat: i64, place: i64) -> bool:
    """Whether a place of the seat behind this one holds no stone."""
    other: i64
    for other in range(place + 1, seat * HAND + HAND):
        if g.stones[other] == 0:
            return True
    return False


def has_stones(g: Abraca, seat: i64) -> bool:
    """Whether any spell stone is left before the seat."""
    place: i64
    for place in range(seat * HAND, seat * HAND + HAND):
        if g.stones[place] != 0:
            return True
    return False


def rule_out(g: Abraca, seat: i64, number: i64) -> None:
    """Everyone has heard that no stone of the seat bears the number."""
    absent = bit(number)
    place: i64
    for place in range(seat * HAND, seat * HAND + HAND):
        if g.stones[place] != 0:
            g.heard[place] |= absent


def ruled_out(g: Abraca, place: i64) -> i64:
    """The numbers that all have heard are not there, as a set."""
    return g.heard[place] & full(SPELLS + 1)


def standing_since(g: Abraca, place: i64) -> i64:
    """How many spells had succeeded in the round when the stone was put up."""
    return g.heard[place] >> (SPELLS + 1)


def put_up(g: Abraca, place: i64, number: i64) -> None:
    """A stone is put up before a mage, about which nothing has been heard."""
    since: i64 = len(g.hits)
    g.stones[place] = number
    g.heard[place] = since << (SPELLS + 1)


def note_hit(g: Abraca, seat: i64, number: i64, place: i64) -> None:
    """AB-A08 Everyone has seen which stone was taken for the number, out of all that stood there."""
    g.hits = append(g.hits, (standing_since(g, place) * (SPELLS + 1) + number) * MAX_SEATS + seat)


def hit_seat(hit: i64) -> i64:
    """Whose spell it was."""
    return hit % MAX_SEATS


def hit_number(hit: i64) -> i64:
    """Which spell it was."""
    return hit // MAX_SEATS % (SPELLS + 1)


def hit_since(hit: i64) -> i64:
    """How many spells had succeeded in the round when its stone was put up."""
    return hit // MAX_SEATS // (SPELLS + 1)


def secrets_of(g: Abraca, seat: i64) -> i64:
    """How many secret stones the seat has taken."""
    held: i64 = 0
    index: i64
    for index in range(SECRETS - g.pool):
        if secret_owner(g, index) == seat:
            held += 1
    return held


def secret_number(g: Abraca, index: i64) -> i64:
    """What a secret stone is that was taken."""
    return g.secrets[index] % (SPELLS + 1)


def secret_owner(g: Abraca, index: i64) -> i64:
    """Who took a secret stone."""
    return g.secrets[index] // (SPELLS + 1)


def keep_secret(g: Abraca, index: i64, number: i64, owner: i64) -> None:
    """AB-31 A mage has taken a secret stone."""
    g.secrets = with_number(g.secrets, index, owner * (SPELLS + 1) + number)


def hurt(g: Abraca, seat: i64, count: i64) -> i64:
    """AB-30 Lives never fall below nought; how many were really lost."""
    lost = min(count, g.lives[seat])
    g.lives[seat] -= lost
    return lost


def heal(g: Abraca, seat: i64, count: i64) -> i64:
    """AB-30 Lives never rise above six; how many were really gained."""
    gained = min(count, LIVES - g.lives[seat])
    g.lives[seat] += gained
    return gained

"""The table of «Земля сказаний»: everything that lies on it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import State
from magoteka.core.bits import full
from magoteka.core.boards import filled, zeros
from magoteka.games.fabled.box.components import (
    CREW,
    LANDS,
    MOST_ALLIES,
    OFFER,
    SMALL_CREW,
    TOKEN_KINDS,
    TOKENS_EACH,
    TRICK_COUNT,
)

HOME: Final = -1  # of a volkhv: in the supply; of a token: in its owner's supply
NOWHERE: Final = -2  # of a token: in the box
ON_CARD: Final = -3  # of the King's third token before his boost
NONE: Final = -1

BEFORE: Final = 0
PROLOGUE: Final = 1
CHAPTER_START: Final = 2
ACTION: Final = 3
MARCH: Final = 4
VISITS: Final = 5
OBLIVION: Final = 6
OVER: Final = 7


class Variants:
    """What was agreed before the game; it never changes."""

    trial: Final[bool]
    scenario: Final[i64]
    deck: Final[i64]
    predictability: Final[bool]
    draft: Final[bool]
    level: Final[i64]
    divisions: Final[vec[i64]]  # of each path token, 0 where it is not used

    def __init__(
        self,
        trial: bool,
        scenario: i64,
        deck: i64,
        predictability: bool,
        draft: bool,
        level: i64,
        divisions: vec[i64],
    ) -> None:
        self.trial = trial
        self.scenario = scenario
        self.deck = deck
        self.predictability = predictability
        self.draft = draft
        self.level = level
        self.divisions = divisions


class Fabled(State):
    """Board and agenda of one game."""

    unsaved: ClassVar[tuple[str, ...]] = ("variants", "seats", "hosts", "crew")

    def lay_out(self, variants: Variants, seats: i64) -> None:
        """The fields of the board, and what each is before anything is dealt."""
        self.variants: Variants = variants
        self.seats: i64 = seats
        self.hosts: i64 = hosts_of(variants, seats)  # participants: the seats, and the spirits of a Trial after them
        self.crew: i64 = crew_of(self.hosts)  # volkhvs of each participant
        self.first: i64 = 0
        self.active: i64 = 0
        self.chapter: i64 = 0
        self.phase: i64 = BEFORE
        self.acted: i64 = 0  # the main action of this turn is done
        self.first_numbers: bool = False  # whether allies have the numbers they had before ruleset 3
        self.former_rules: bool = False  # whether the game was begun before ruleset 4, by whose rules it goes on
        self.lay_out_lands()
        self.lay_out_people()
        self.lay_out_allies()
        self.lay_out_happenings()
        self.lay_out_walk()
        self.lay_out_trial()
        self.winners: i64 = 0  # a bit a seat
        self.grade: i64 = 0  # of a Trial: 0 lost, 1 won, 2 great, 3 legendary

    def lay_out_lands(self) -> None:
        """Decks, open lands, the row and oblivion, all empty."""
        self.row: vec[i64] = filled(LANDS, NONE)  # the first `length` places hold lands from left to right
        self.length: i64 = 0
        self.newest: i64 = NONE  # the land added last
        self.decks: vec[i64] = zeros(3)  # lands that nobody knows, a set for each terrain
        self.sunk: vec[i64] = zeros(0)  # forests put under their deck, a set for each time it was done
        self.tops: vec[i64] = filled(6, NONE)  # two places a terrain: lands on top of the deck that somebody knows
        self.top_known: vec[i64] = zeros(6)  # by whom, as a set
        self.top_layer: vec[i64] = zeros(6)  # 0 from the deck itself, n from the n-th lot under it
        self.open: vec[i64] = filled(6, NONE)  # two places a terrain
        self.oblivion: i64 = 0  # lands, as a set
        self.torch: i64 = 0  # the Torch's forests, as a set
        self.forgotten: i64 = 0  # terrains that went to oblivion in this phase, as a set

    def lay_out_people(self) -> None:
        """Volkhvs in their supplies and no books."""
        self.at: vec[i64] = filled(self.hosts * self.crew, HOME)  # for each volkhv its cell, or HOME
        self.pending: vec[i64] = filled(self.hosts * self.crew, NONE)  # for each volkhv the place it has gone to
        self.books: vec[i64] = zeros(self.seats * 4)  # four kinds a seat
        self.crossed: vec[i64] = zeros(self.seats)  # for each seat, books of the Ancestral Paths in this turn

    def lay_out_allies(self) -> None:
        """Nobody has an ally yet."""
        self.allies: vec[i64] = filled(self.seats * MOST_ALLIES, NONE)  # three places a seat, in the order they came
        self.boosted: i64 = 0  # allies, as a set
        self.spent: i64 = 0  # allies whose boost is used up for the game
        self.chapter_used: i64 = 0  # abilities used up for this chapter, as a set
        self.turn_used: i64 = 0  # abilities used up for this turn, as a set
        self.ally_deck: i64 = 0  # allies nobody has, as a set
        self.discards: i64 = 0  # allies that nobody kept; they return to the deck when the step is over
        self.parted: i64 = 0  # allies that an event has taken away; they return when all have carried it out
        self.offers: vec[i64] = filled(self.seats * OFFER, NONE)  # three places a seat
        self.drafted: vec[i64] = zeros(self.seats)  # for each seat the drafted allies still in hand, as a set
        self.market: i64 = 0  # allies laid out for the draft
        self.takers: i64 = 0  # seats that take a new ally in this step, as a set
        self.tokens: vec[i64] = filled(TOKEN_KINDS * TOKENS_EACH, NOWHERE)  # three a kind: a land, HOME or NOWHERE
        self.named_up: vec[i64] = zeros(2)  # the Witch's and the Cat's tokens that can be spent, as sets
        self.named_spent: vec[i64] = zeros(2)
        self.marker: i64 = 0  # of the Giant
        self.queen_books: i64 = 0  # visits paid for in this chapter
        self.sky_books: i64 = 0  # and the Wanderer's

    def lay_out_happenings(self) -> None:
        """No event has happened."""
        self.event_deck: i64 = 0
        self.event: i64 = NONE
        self.half: i64 = 0
        self.forecast: vec[i64] = filled(3, NONE)

    def lay_out_walk(self) -> None:
        """Nobody is walking."""
        self.terrain: i64 = NONE  # announced in this movement phase
        self.former: i64 = NONE  # announced in the movement phase before, by the Herald's owner
        self.hunting: i64 = 0  # the Werewolf hunts in this movement phase
        self.movers: i64 = 0  # volkhvs that have not finished their walk, as a set
        self.must: vec[i64] = zeros(self.hosts * self.crew)  # for each volkhv, obligatory steps left
        self.may: vec[i64] = zeros(self.hosts * self.crew)  # free steps left
        self.fee: vec[i64] = zeros(self.hosts * self.crew)  # steps left that cost a steppe book
        self.bonus: vec[i64] = zeros(self.hosts)  # for each seat, free steps for any one mover
        self.walker: vec[i64] = filled(self.hosts, NONE)  # for each seat the volkhv on its walk
        self.halted: vec[i64] = zeros(self.hosts)  # for each seat: the walker stands on a whirlpool and has to choose
        self.departures: vec[i64] = zeros(0)  # this turn's goings to places: volkhv and cell

    def lay_out_trial(self) -> None:
        """The spirits have no wisdom and have played no trick."""
        self.wisdom: i64 = 0  # of the spirits
        self.fate: i64 = 0  # 0 dawn, 1 dusk
        self.tricks: i64 = full(TRICK_COUNT)  # not yet revealed, as a set
        self.trick: i64 = NONE
        self.foiled: i64 = 0
        self.joint: i64 = 0

    def clone(self) -> "Fabled":
        """Every field as declared above; tools/boards.py writes this."""
        other = Fabled()
        other.variants = self.variants
        other.seats = self.seats
        other.hosts = self.hosts
        other.crew = self.crew
        other.first = self.first
        other.active = self.active
        other.chapter = self.chapter
        other.phase = self.phase
        other.acted = self.acted
        other.first_numbers = self.first_numbers
        other.former_rules = self.former_rules
        other.winners = self.winners
        other.grade = self.grade
        other.row = self.row[:]
        other.length = self.length
        other.newest = self.newest
        other.decks = self.decks[:]
        other.sunk = self.sunk[:]
        other.tops = self.tops[:]
        other.top_known = self.top_known[:]
        other.top_layer = self.top_layer[:]
        other.open = self.open[:]
        other.oblivion = self.oblivion
        other.torch = self.torch
        other.forgotten = self.forgotten
        other.at = self.at[:]
        other.pending = self.pending[:]
        other.books = self.books[:]
        other.crossed = self.crossed[:]
        other.allies = self.allies[:]
        other.boosted = self.boosted
        other.spent = self.spent
        other.chapter_used = self.chapter_used
        other.turn_used = self.turn_used
        other.ally_deck = self.ally_deck
        other.discards = self.discards
        other.parted = self.parted
        other.offers = self.offers[:]
        other.drafted = self.drafted[:]
        other.market = self.market
        other.takers = self.takers
        other.tokens = self.tokens[:]
        other.named_up = self.named_up[:]
        other.named_spent = self.named_spent[:]
        other.marker = self.marker
        other.queen_books = self.queen_books
        other.sky_books = self.sky_books
        other.event_deck = self.event_deck
        other.event = self.event
        other.half = self.half
        other.forecast = self.forecast[:]
        other.terrain = self.terrain
        other.former = self.former
        other.hunting = self.hunting
        other.movers = self.movers
        other.must = self.must[:]
        other.may = self.may[:]
        other.fee = self.fee[:]
        other.bonus = self.bonus[:]
        other.walker = self.walker[:]
        other.halted = self.halted[:]
        other.departures = self.departures[:]
        other.wisdom = self.wisdom
        other.fate = self.fate
        other.tricks = self.tricks
        other.trick = self.trick
        other.foiled = self.foiled
        other.joint = self.joint
        other.agenda = self.agenda[:]
        other.depth = self.depth
        return other


def hosts_of(variants: Variants, seats: i64) -> i64:
    """FB-X01 The participants: the spirits of a Trial are one more."""
    if variants.trial:
        return seats + 1
    return seats


def crew_of(hosts: i64) -> i64:
    """FB-14, FB-A16 The volkhvs of a participant: five participants have fewer."""
    if hosts == 5:
        return SMALL_CREW
    return CREW


def empty_table(variants: Variants, seats: i64) -> Fabled:
    """The table before anything is dealt."""
    g = Fabled()
    g.lay_out(variants, seats)
    return g

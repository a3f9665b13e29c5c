"""The table of «Земля сказаний»: everything that lies on it."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.agenda import State
from magoteka.core.bits import full
from magoteka.core.boards import zeros
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


class House:
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

    house: House
    seats: i64
    hosts: i64  # participants: the seats, and the spirits of a Trial after them
    crew: i64  # volkhvs of each participant
    first: i64
    active: i64
    chapter: i64
    phase: i64
    acted: i64  # the main action of this turn is done
    row: vec[i64]  # the first `length` places hold lands from left to right
    length: i64
    newest: i64  # the land added last
    at: vec[i64]  # for each volkhv its cell, or HOME
    pending: vec[i64]  # for each volkhv the place it has gone to, or NONE
    books: vec[i64]  # four kinds a seat
    decks: vec[i64]  # lands that nobody knows, a set for each terrain
    sunk: vec[i64]  # forests put under their deck, a set for each time it was done
    tops: vec[i64]  # two places a terrain: lands on top of the deck that somebody has looked at
    top_known: vec[i64]  # by whom, as a set
    top_layer: vec[i64]  # 0 from the deck itself, n from the n-th lot under it
    open: vec[i64]  # two places a terrain
    oblivion: i64  # lands, as a set
    torch: i64  # the Torch's forests, as a set
    allies: vec[i64]  # three places a seat, in the order they came
    boosted: i64  # allies, as a set
    spent: i64  # allies whose boost is used up for the game
    chapter_used: i64  # abilities used up for this chapter, as a set
    turn_used: i64  # abilities used up for this turn, as a set
    ally_deck: i64  # allies nobody has, as a set
    discards: i64  # allies that return to the deck when the step is over
    offers: vec[i64]  # three places a seat
    drafted: vec[i64]  # for each seat the drafted allies still in hand, as a set
    market: i64  # allies laid out for the draft
    takers: i64  # seats that take a new ally in this step, as a set
    tokens: vec[i64]  # three of each kind: a land, HOME or NOWHERE
    named_up: vec[i64]  # the Witch's and the Cat's tokens that can be spent, as sets
    named_spent: vec[i64]
    marker: i64  # of the Giant
    queen_books: i64  # gained in this chapter
    event_deck: i64
    event: i64
    half: i64
    forecast: vec[i64]
    terrain: i64  # announced in this movement phase
    former: i64  # announced in the movement phase before, by the Herald's owner
    hunting: i64  # the Werewolf hunts in this movement phase
    movers: i64  # volkhvs that have not finished their walk, as a set
    must: vec[i64]  # for each volkhv, obligatory steps left
    may: vec[i64]  # free steps left
    fee: vec[i64]  # steps left that cost a steppe book
    bonus: vec[i64]  # for each seat, free steps for any one mover
    walker: vec[i64]  # for each seat the volkhv on its walk
    halted: vec[i64]  # for each seat: the walker stands on a whirlpool and has to choose
    departures: vec[i64]  # this turn's goings to places: volkhv and cell
    crossed: vec[i64]  # for each seat, books of the Ancestral Paths in this turn
    forgotten: i64  # terrains that went to oblivion in this phase, as a set
    wisdom: i64  # of the spirits
    fate: i64  # 0 dawn, 1 dusk
    tricks: i64  # not yet revealed, as a set
    trick: i64
    foiled: i64
    joint: i64
    winners: i64  # a bit a seat
    grade: i64  # of a Trial: 0 lost, 1 won, 2 great, 3 legendary

    def clone(self) -> "Fabled":
        other = Fabled()
        other.house = self.house
        other.seats = self.seats
        other.hosts = self.hosts
        other.crew = self.crew
        other.first = self.first
        other.active = self.active
        other.chapter = self.chapter
        other.phase = self.phase
        other.acted = self.acted
        other.row = self.row[:]
        other.length = self.length
        other.newest = self.newest
        other.at = self.at[:]
        other.pending = self.pending[:]
        other.books = self.books[:]
        other.decks = self.decks[:]
        other.sunk = self.sunk[:]
        other.tops = self.tops[:]
        other.top_known = self.top_known[:]
        other.top_layer = self.top_layer[:]
        other.open = self.open[:]
        other.oblivion = self.oblivion
        other.torch = self.torch
        other.allies = self.allies[:]
        other.boosted = self.boosted
        other.spent = self.spent
        other.chapter_used = self.chapter_used
        other.turn_used = self.turn_used
        other.ally_deck = self.ally_deck
        other.discards = self.discards
        other.offers = self.offers[:]
        other.drafted = self.drafted[:]
        other.market = self.market
        other.takers = self.takers
        other.tokens = self.tokens[:]
        other.named_up = self.named_up[:]
        other.named_spent = self.named_spent[:]
        other.marker = self.marker
        other.queen_books = self.queen_books
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
        other.crossed = self.crossed[:]
        other.forgotten = self.forgotten
        other.wisdom = self.wisdom
        other.fate = self.fate
        other.tricks = self.tricks
        other.trick = self.trick
        other.foiled = self.foiled
        other.joint = self.joint
        other.winners = self.winners
        other.grade = self.grade
        other.agenda = self.agenda[:]
        other.depth = self.depth
        return other


def filled(count: i64, value: i64) -> vec[i64]:
    """An array of equal numbers."""
    numbers = zeros(count)
    place: i64
    for place in range(count):
        numbers[place] = value
    return numbers


def empty_table(house: House, seats: i64) -> Fabled:
    """The table before anything is dealt."""
    g = Fabled()
    g.house = house
    g.seats = seats
    g.hosts = seats
    if house.trial:
        g.hosts = seats + 1
    g.crew = CREW
    if g.hosts == 5:
        g.crew = SMALL_CREW  # FB-14, FB-A16
    g.first = 0
    g.active = 0
    g.chapter = 0
    g.phase = BEFORE
    g.acted = 0
    lay_out_lands(g)
    lay_out_people(g)
    lay_out_allies(g)
    lay_out_walk(g)
    g.event_deck = 0
    g.event = NONE
    g.half = 0
    g.forecast = filled(3, NONE)
    g.forgotten = 0
    g.wisdom = 0
    g.fate = 0
    g.tricks = full(TRICK_COUNT)
    g.trick = NONE
    g.foiled = 0
    g.joint = 0
    g.winners = 0
    g.grade = 0
    return g


def lay_out_lands(g: Fabled) -> None:
    """Decks, open lands, the row and oblivion, all empty."""
    g.row = filled(LANDS, NONE)
    g.length = 0
    g.newest = NONE
    g.decks = zeros(3)
    g.sunk = zeros(0)
    g.tops = filled(6, NONE)
    g.top_known = zeros(6)
    g.top_layer = zeros(6)
    g.open = filled(6, NONE)
    g.oblivion = 0
    g.torch = 0


def lay_out_people(g: Fabled) -> None:
    """Volkhvs in their supplies and no books."""
    g.at = filled(g.hosts * g.crew, HOME)
    g.pending = filled(g.hosts * g.crew, NONE)
    g.books = zeros(g.seats * 4)
    g.crossed = zeros(g.seats)


def lay_out_allies(g: Fabled) -> None:
    """Nobody has an ally yet."""
    g.allies = filled(g.seats * MOST_ALLIES, NONE)
    g.boosted = 0
    g.spent = 0
    g.chapter_used = 0
    g.turn_used = 0
    g.ally_deck = 0
    g.discards = 0
    g.offers = filled(g.seats * OFFER, NONE)
    g.drafted = zeros(g.seats)
    g.market = 0
    g.takers = 0
    g.tokens = filled(TOKEN_KINDS * TOKENS_EACH, NOWHERE)
    g.named_up = zeros(2)
    g.named_spent = zeros(2)
    g.marker = 0
    g.queen_books = 0


def lay_out_walk(g: Fabled) -> None:
    """Nobody is walking."""
    g.terrain = NONE
    g.former = NONE
    g.hunting = 0
    g.movers = 0
    g.must = zeros(g.hosts * g.crew)
    g.may = zeros(g.hosts * g.crew)
    g.fee = zeros(g.hosts * g.crew)
    g.bonus = zeros(g.hosts)
    g.walker = filled(g.hosts, NONE)
    g.halted = zeros(g.hosts)
    g.departures = zeros(0)

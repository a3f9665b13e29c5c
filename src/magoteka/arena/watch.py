"""The laws along a match: cheap ones at every question, dear ones where something rare happens and now and then."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from magoteka.arena import laws
from magoteka.arena.coverage import Coverage
from magoteka.arena.laws import law
from magoteka.arena.twins import Twin
from magoteka.core.agenda import NATURE, Question
from magoteka.core.chance import Rng
from magoteka.core.codec import Json
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.record import GameRecord

DEAR = 8  # laws that replay or reload are tried at one question in so many
UNDO = 3  # an answer is taken back at one chance in so many
RARE = 6  # and wherever a kind of answer was given less often than that
TWIN_LIVES = 24  # answers before a twin is drawn for another seat
AGAIN = 60  # times that dice may lead back to the same position of stubborn players


@dataclass
class Tried:
    """How often the laws were tried."""

    matches: int = 0
    decisions: int = 0
    twins: int = 0
    undone: int = 0
    saved: int = 0


class Fated(Match):
    """A match whose nature answers as it is told to, always within its odds."""

    def __init__(self, game: Game, record: GameRecord, fate: Callable[[Match, Question], int]) -> None:
        super().__init__(game, record, Rng(0))
        self.fate = fate
        self.begun: Json = None  # the table that the match was begun from, where it was not a new one

    def start(self, laid: Json) -> None:
        """Begin from this table; None: from a new one."""
        self.begun = laid
        if laid is None:
            return
        self.state = self.game.load_state(self.record.seats, self.record.settings, laid)
        self.state.listening = True
        self.record.answers.clear()
        self.undo_points.clear()
        self.log.clear()

    def go_on(self) -> None:
        self.question = self.state.asking()
        while self.question is not None and self.question.seat == NATURE:
            index = self.fate(self, self.question)
            self.give(NATURE, index, self.question.menu(self.state)[index])
        self.gathered()


class Watch:
    """Keeps an eye on one match; the lots that a law draws depend on the place in the match alone."""

    def __init__(self, match: Match, seed: str, met: Coverage, tried: Tried, all_laws: bool = False) -> None:
        self.match = match
        self.seed = seed
        self.met = met
        self.tried = tried
        self.all_laws = all_laws
        self.stubborn = False
        self.begin()

    def begin(self) -> None:
        """Remember nothing of what was before."""
        self.twin: Twin | None = None
        self.age = 0
        self.since_nature: set[str] = set()
        self.times: Counter[str] = Counter()
        self.mark = 0

    def rng(self, what: str) -> Rng:
        """The lots of one law at this place of the match."""
        text = f"{self.seed}/{self.match.record.length}/{what}"
        return Rng(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big"))

    def at_question(self, seat: int) -> None:
        """Before a seat answers."""
        match = self.match
        laws.check_answerable(match)
        self.check_circles()
        rng = self.rng("looker")
        looker = rng.below(match.record.seats)
        laws.check_redealing(match, looker, rng)
        if self.all_laws or self.rare(seat) or self.rng("dear").below(DEAR) == 0:
            laws.check_the_question(match, seat, match.options(seat), self.rng("question"))
            laws.check_every_way(match, seat, self.rng("ways"))
            laws.check_cloning(match, self.rng("cloning"))
            laws.check_saving(match)
            self.tried.saved += 1
        if self.twin is None or self.age >= TWIN_LIVES:
            self.twin, self.age = Twin(match, looker, self.rng("twin")), 0

    def rare(self, seat: int) -> bool:
        """Whether something can be answered here that seldom was."""
        asked = self.match.asked(seat)
        assert asked is not None
        menu = asked.menu(self.match.state)
        kinds = {type(menu[index]) for index in asked.indices(self.match.state)}
        return any(self.met.given[type(asked), kind] < RARE for kind in kinds)

    def seldom(self, choice: Option) -> bool:
        """Whether such an answer was seldom given, to whatever question."""
        return self.met.answers[type(choice)] < RARE

    def check_circles(self) -> None:
        """No sequence of answers leads back to where it began: a player of one taste would go round for ever."""
        digest = self.match.digest()
        if any(row.seat == NATURE for row in self.match.record.answers[self.mark :]):
            self.since_nature.clear()
        self.mark = len(self.match.record.answers)
        law(digest not in self.since_nature, "a position comes again without a die or a draw between")
        self.since_nature.add(digest)
        self.times[digest] += 1
        law(not self.stubborn or self.times[digest] <= AGAIN, "players of one taste stay in the same positions")

    def answering(self, seat: int, index: int) -> None:
        """When a seat has made up its mind."""
        question = self.match.asked(seat)
        assert question is not None
        laws.check_unheard(self.match.game, self.match.state, question, index, self.rng("unheard"))

    def at_nature(self, question: Question, index: int) -> None:
        """When nature has made up its mind."""
        laws.check_unheard(self.match.game, self.match.state, question, index, self.rng("unheard"))

    def answered(self, seat: int, choice: Option, mark: int) -> None:
        """After a seat's answer and nature's answers to it: those from `mark` on."""
        match = self.match
        law(match.record.length <= match.game.max_answers, "the match is longer than the game says it can be")
        self.follow(mark)
        if match.can_undo(seat) and (self.all_laws or self.seldom(choice) or self.rng("undone").below(UNDO) == 0):
            laws.check_undo(match, seat, choice, self.rng("undo"))
            self.tried.undone += 1

    def follow(self, mark: int) -> None:
        """Let the twin world live through the same."""
        if self.twin is None:
            return
        self.age += 1
        if self.twin.follow(self.match.record.answers[mark:], self.rng("following")):
            self.tried.twins += 1
        else:
            self.twin = None

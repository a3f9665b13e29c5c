"""The agenda: a stack of small immutable steps; nothing else decides what comes next."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Self, cast

from mypy_extensions import i64, mypyc_attr

from magoteka.core._arrays import append, vec
from magoteka.core.bits import bit, has, members, nth, size
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option, Refusal

NATURE: Final = -1
NO_EVENTS: Final[list[Event]] = []  # shared by all tables: what is told replaces a list and never changes one
NO_PICTURES: Final[list["State"]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A sentence of the rulebook waiting to be carried out."""

    def run(self, g: Any) -> None:
        """Carry it out; it may put further steps on top of the agenda."""
        raise NotImplementedError(type(self).__name__)

    def question(self) -> "Question | None":
        """Itself, if the game stops here for an answer (a call is cheaper than a checked cast)."""
        return None

    def answered(self, g: Any, index: i64) -> None:
        """What follows from the answer."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step at which the game stops until `seat` picks an entry of the menu.

    An answer is the entry's index. `mask` says which entries are open, `answered` does what follows: legality is
    written once. A question wider than a machine word overrides `indices`, `allows` and `sample` instead of `mask`.
    """

    clause: ClassVar[str] = ""
    brisk: ClassVar[bool] = False  # nobody lingers over it: a bot answers without a pause
    goes_by: ClassVar[int] = -1  # the entry that is always open and lets it go by, where there is one
    stands: ClassVar[int] = -1  # the entry that leaves a throw as it fell, where it could be repeated
    whispered: ClassVar[bool] = False  # answered in parts, of which nobody else learns before all are given
    draws: ClassVar[bool] = False  # nature turns up a card of many: which one it will be, nobody reckons out
    opens: ClassVar[bool] = False  # begins a matter of its own: what an earlier answer does is told up to here
    alike: ClassVar[bool] = False  # nature says which of several equal things it is: nobody reckons with that
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def question(self) -> "Question | None":
        return self

    def menu(self, g: Any) -> Sequence[Option]:
        """Everything that can ever be answered here, in a fixed order."""
        raise NotImplementedError(type(self).__name__)

    def mask(self, g: Any) -> i64:
        """The entries of the menu that are open now, as a set."""
        raise NotImplementedError(type(self).__name__)

    def indices(self, g: Any) -> list[int]:
        """The open entries of the menu, in order."""
        return members(self.mask(g))

    def allows(self, g: Any, index: i64) -> bool:
        """Whether one entry of the menu is open."""
        return has(self.mask(g), index)

    def sample(self, g: Any, rng: Rng) -> i64:
        """A random open entry; nature's questions override it with their odds."""
        open_entries = self.mask(g)
        return nth(open_entries, rng.below(size(open_entries)))

    def weight(self, g: Any, index: i64) -> i64:
        """How likely nature is to answer so, as a whole-number weight among the open entries."""
        return 1

    def further(self) -> i64:
        """How many like it nature is asked next whose answers are added to this one: dice of one throw."""
        return 0

    def result(self, g: Any, index: i64) -> Option:
        """What an entry comes to, with those that were added to it."""
        return self.menu(g)[index]

    def knowers(self, g: Any) -> i64:
        """The seats that learn what was answered, as a set; the rest see only that it was."""
        return -1

    def hides(self, g: Any, index: i64) -> bool:
        """Whether what an entry leads to, up to the next question, reads something that the asked seat does not see."""
        return False

    def options(self, g: Any) -> list[Option]:
        """The answers that are allowed now."""
        menu = self.menu(g)
        return [menu[index] for index in self.indices(g)]

    def refusal(self, g: Any, index: i64) -> Refusal:
        """Why an entry of the menu is not open now."""
        return Refusal(self.clause, self.clause)


@mypyc_attr(allow_interpreted_subclasses=True)
class Poll(Question):
    """A question to several seats at once: each answers in its own time, and nobody hears the others before the end.

    `seat` is the one whose answer is taken next, the first still waiting unless `turned_to` says otherwise.
    """

    waiting: i64
    given: vec[i64]

    def __init__(self, waiting: i64, given: vec[i64], seat: i64) -> None:
        self.waiting = waiting
        self.given = given
        self.seat = seat

    def again(self, waiting: i64, given: vec[i64], seat: i64) -> "Poll":
        """The same poll with other answers given."""
        raise NotImplementedError(type(self).__name__)

    def closed(self, g: Any, given: vec[i64]) -> None:
        """What follows when everyone has answered; `given[seat]` is the answer's index, −1 where none was asked."""
        raise NotImplementedError(type(self).__name__)

    def turned_to(self, seat: i64) -> "Poll":
        """The same poll with `seat` answering next."""
        return self.again(self.waiting, self.given, seat)

    def knowers(self, g: Any) -> i64:
        return bit(self.seat)

    def answered(self, g: Any, index: i64) -> None:
        given = self.given[:]
        given[self.seat] = index
        waiting = self.waiting & ~bit(self.seat)
        if waiting == 0:
            self.closed(g, given)
        else:
            g.then(self.again(waiting, given, nth(waiting, 0)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Unheard(Step):
    """What a seat has answered to a poll that is closed, until it is carried out: nobody else has heard it yet."""

    seat: i64

    def redrawn(self, g: Any, rng: Rng) -> Step:
        """Something else that the seat may have answered."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: the board (in the game's subclass) and the agenda."""

    unsaved: ClassVar[tuple[str, ...]] = ("variants", "seats")  # fields agreed beforehand or worked out from others
    agenda: vec[Step]
    depth: i64
    events: list[Event]  # what has been told since the last answer
    pictures: list["State"]  # beside each event, the table at that moment
    listening: bool
    pictured: bool  # whether those pictures are kept
    midway: bool  # a picture: whatever was being done then is not done yet

    def __init__(self) -> None:
        self.agenda = vec[Step]([])
        self.depth = 0
        self.events = NO_EVENTS
        self.pictures = NO_PICTURES
        self.listening = False
        self.pictured = True
        self.midway = False

    def then(self, step: Step) -> None:
        """Do this next."""
        depth = self.depth
        if depth == len(self.agenda):
            self.agenda = append(self.agenda, step)
        else:
            self.agenda[depth] = step
        self.depth = depth + 1

    def then2(self, first: Step, second: Step) -> None:
        """Do these next, in this order."""
        self.then(second)
        self.then(first)

    def then3(self, first: Step, second: Step, third: Step) -> None:
        """Do these next, in this order."""
        self.then(third)
        self.then(second)
        self.then(first)

    def ask_again(self) -> None:
        """Put the question back that was just answered: nothing has been put where it lay."""
        self.depth += 1

    def strike(self, count: i64) -> None:
        """Take the top `count` steps off the agenda undone."""
        self.depth -= count

    def asking(self) -> Question | None:
        """Do all that needs no answer; the question that is reached, or None when the game is over."""
        depth = self.depth - 1
        while depth >= 0:
            top = self.agenda[depth]
            question = top.question()
            if question is not None:
                return question
            self.depth = depth
            top.run(self)
            depth = self.depth - 1
        return None

    def answer(self, index: i64) -> None:
        """Answer the question on top; the caller knows that the entry is open."""
        depth = self.depth - 1
        self.depth = depth
        self.agenda[depth].answered(self, index)

    def turn_to(self, seat: i64) -> None:
        """Let `seat` answer the poll on top before the others."""
        poll = cast(Poll, self.agenda[self.depth - 1])
        self.agenda[self.depth - 1] = poll.turned_to(seat)

    def unhear(self, seat: i64, rng: Rng) -> None:
        """Draw anew what the others have answered to polls, and `seat` has not heard."""
        place: i64
        for place in range(self.depth):
            step = self.agenda[place]
            if isinstance(step, Unheard) and step.seat != seat:
                self.agenda[place] = step.redrawn(self, rng)
        poll = self.agenda[self.depth - 1] if self.depth > 0 else None
        if not isinstance(poll, Poll):
            return
        given = poll.given[:]
        other: i64
        for other in range(len(given)):
            if other != seat and given[other] >= 0:
                given[other] = poll.turned_to(other).sample(self, rng)
        self.agenda[self.depth - 1] = poll.again(poll.waiting, given, poll.seat)

    def unheard(self) -> i64:
        """How many answers to closed polls are not carried out yet."""
        count: i64 = 0
        place: i64
        for place in range(self.depth):
            if isinstance(self.agenda[place], Unheard):
                count += 1
        return count

    def keeps_from(self, seat: i64) -> bool:
        """Whether others have answered polls with something that `seat` has not heard."""
        for step in self.steps():
            if isinstance(step, Unheard) and step.seat != seat:
                return True
        top = self.agenda[self.depth - 1] if self.depth > 0 else None
        return isinstance(top, Poll) and any(given >= 0 for given in top.given)

    def steps(self) -> list[Step]:
        """The agenda from the bottom up."""
        return [self.agenda[place] for place in range(self.depth)]

    def top(self) -> Question | None:
        """The question that waits on top; None when the game is over, or in the middle of something."""
        if self.depth == 0 or self.midway:
            return None
        return self.agenda[self.depth - 1].question()

    def emit(self, event: Event) -> None:
        """Tell what happened, and keep the table as it is now (only called `if g.listening:`)."""
        self.events = [*self.events, event]
        if self.pictured:
            picture = self.clone()
            picture.midway = True
            self.pictures = [*self.pictures, picture]

    def clear_events(self) -> None:
        """Forget what has been told: somebody has taken it down."""
        self.events = NO_EVENTS
        self.pictures = NO_PICTURES

    def clone(self) -> Self:
        """An independent copy; the steps themselves are shared, for they never change."""
        raise NotImplementedError(type(self).__name__)

    def playout(self, rng: Rng) -> i64:
        """Play at random to the end; the number of answers that seats, not nature, gave."""
        decisions: i64 = 0
        while True:
            question = self.asking()
            if question is None:
                return decisions
            if question.seat >= 0:
                decisions += 1
            self.answer(question.sample(self, rng))


def waiting_for(question: Question) -> i64:
    """The seats that may answer now, as a set (empty for nature)."""
    if isinstance(question, Poll):
        return question.waiting
    if question.seat < 0:
        return 0
    return bit(question.seat)


def same_poll(before: Question | None, after: Question | None, seat: i64) -> bool:
    """Whether the others still have the question that `seat` has just answered."""
    if not isinstance(before, Poll) or not isinstance(after, Poll) or type(before) is not type(after):
        return False
    return after.waiting == before.waiting & ~bit(seat)

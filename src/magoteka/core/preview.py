"""What an answer does, before it is given: tried in worlds that look the same to the seat, never on the table itself.

What follows in all worlds is certain and is told by its events, as the seat would hear them. It goes on to the next
question that somebody may answer in more than one way: where dice fall, their outcomes are told with their weights, one
throw deep (a card that is drawn is not foretold); a further question of the seat is followed while it is narrow; others
are taken to let go by what they may let go by. What differs from world to world depends on what the seat does not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from magoteka.core.agenda import NATURE, Poll, Question, State, waiting_for
from magoteka.core.bits import has
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.ways import Branch, Way, alike, case_of, forked, joined, merged

LUCK = 0  # of the worlds: whatever it is, it tells nothing of the table
WORLDS = 2  # in which an answer is tried
UNSURE = 8  # … where what follows reads something that the seat does not see
SOUGHT = 24  # … at most, until each case was seen that can come about
NARROW = 4  # open answers of a further question that are tried too
DEEP = 2  # further questions of the seat that are followed
THROWN = 216  # outcomes of a throw: three dice
FAR = 40  # questions on the way that nobody answers in more than one way


def previews(game: Game, table: State, seat: int) -> list[Way]:
    """What each open answer of a seat that is asked does, in the order of its options."""
    worlds = Worlds(game, table, seat, Rng(LUCK))
    return [worlds.preview(index) for index in worlds.indices]


class Worlds:
    """Worlds that look to a seat as the table does; the table itself is left behind."""

    def __init__(self, game: Game, table: State, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.known = [game.redeal(table, seat, rng)]
        self.question = asked_in(self.known[0], seat)
        self.indices = self.question.indices(self.known[0])
        self.counts: Sequence[Mapping[str, float]] | None = None
        self.asked = False  # for its counts

    def shares(self) -> Sequence[Mapping[str, float]] | None:
        """How likely each case of each open answer is, where the game can count that."""
        if not self.asked:
            self.asked, menu = True, self.question.menu(self[0])
            self.counts = self.game.shares(self.game.view(self[0], self.seat), [menu[index] for index in self.indices])
        return self.counts

    def __getitem__(self, number: int) -> State:
        """A world by its number."""
        while len(self.known) <= number:
            self.known.append(self.game.redeal(self.known[0], self.seat, self.rng))
        return self.known[number]

    def hides(self, index: int) -> bool:
        """Whether an answer leads to something hidden: so the question says, or others have answered unheard."""
        return self.question.hides(self[0], index) or self[0].keeps_from(self.seat)

    def preview(self, index: int) -> Way:
        """What an open answer does."""
        if not self.hides(index):
            found = [self.way(number, index) for number in range(WORLDS)]
            if any(way.fork == "depends" for way in found):
                found += [self.way(number, index) for number in range(WORLDS, UNSURE)]
            return merged(found, self.tag)
        shares = self.shares()
        if shares is not None:
            return counted(shares[self.indices.index(index)], lambda number: self.way(number, index), self.tag)
        likely = merged([self.way(number, index) for number in range(UNSURE)], self.tag)
        return forked(Way(), "depends", [Branch(likely)])

    def tag(self, value: object) -> str:
        """What something is called."""
        return self.game.codec.tag_of(value)

    def way(self, number: int, index: int) -> Way:
        """What an answer does in a world."""
        world = listened(self[number])
        question = asked_in(world, self.seat)
        world.answer(index)
        return Walk(self, question).on(world, DEEP)


class Walk:
    """On from an answer, to where somebody decides."""

    def __init__(self, worlds: Worlds, first: Question) -> None:
        self.worlds = worlds
        self.seat = worlds.seat
        self.first = first  # the question whose answer is tried: when it comes again, the seat goes on as before

    def on(self, world: State, deep: int, heard: int = 0, *, throws: bool = True) -> Way:
        """What follows in a world that is used up by it, from the event with a number on."""
        let = False
        for _ in range(FAR):
            question = world.asking()
            if question is None or (only := self.passed(world, question, thrown=not throws)) is None:
                break
            decides = question.seat != NATURE and (question.seat != self.seat or not throws)
            let = let or (decides and (question.seat != self.seat or lets(question) >= 0))
            world.answer(only)
        told = tuple(event.seen_by(self.seat).foretold() for event in world.events[heard:] if not event.throw)
        known = next((at for at, event in enumerate(told) if event.bares), len(told)) if throws else len(told)
        if known == len(told):
            return self.ended(world, question, Way(told, let=let), deep, throws=throws)
        rest = self.ended(world, question, Way(told[known:], let=let), deep, throws=throws)
        return forked(Way(told[:known], let=let), "depends", [Branch(rest, case=self.worlds.tag(told[known]))])

    def ended(self, world: State, question: Question | None, way: Way, deep: int, *, throws: bool) -> Way:
        """The way with the question at which it ends, and what decides there."""
        if question is None:
            return way
        seat = self.seat if has(waiting_for(question), self.seat) else question.seat
        way = Way(way.told, seat, self.worlds.tag(question), way.let)
        if seat == NATURE:
            return self.falls(world, question, way) if throws else way
        return self.chooses(world, question, way, deep, throws=throws) if seat == self.seat else way

    def passed(self, world: State, question: Question, *, thrown: bool) -> int | None:
        """The answer to a question that is none: nobody has a choice, the seat cannot notice it, or it goes by.

        After a throw the seat too lets go by what it may: it is told what the throw as such brings.
        """
        if question.seat == NATURE:
            if question.alike or not has(question.knowers(world), self.seat):
                return question.sample(world, self.worlds.rng)
            if question.draws:  # that one card is left is known in this world, and need not be in the others
                return None
        elif has(waiting_for(question), self.seat) and not (thrown and lets(question) >= 0):
            world.turn_to(self.seat) if isinstance(question, Poll) else None
        else:
            return lets(question) if lets(question) >= 0 else None
        indices = question.indices(world)
        return indices[0] if len(indices) == 1 else None

    def again(self, question: Question, *, thrown: bool) -> bool:
        """Whether the question comes again whose answer is tried; after a throw it may be another one of its kind."""
        encode = self.worlds.game.codec.encode
        return type(question) is type(self.first) and not (thrown and encode(question) != encode(self.first))

    def falls(self, world: State, question: Question, way: Way) -> Way:
        """What each outcome of nature brings; those that bring the same are one branch."""
        if question.draws or len(question.indices(world)) ** (1 + question.further()) > THROWN:
            return way
        found: dict[Way, dict[Option, int]] = {}
        for after, by, weight in self.thrown(world, question):
            weights = found.setdefault(self.on(after, 1, len(world.events), throws=False), {})
            weights[by] = weights.get(by, 0) + weight
        if len(found) == 1:
            only = next(iter(found))
            return joined(way, Way(only.told, only.seat, only.asked, only.let)) if only.told else way
        return forked(way, "falls", [Branch(then, tuple(by), sum(by.values())) for then, by in found.items()])

    def thrown(self, world: State, question: Question) -> Iterator[tuple[State, Option, int]]:
        """Each world to which a throw can lead, what it comes to and its weight; of dice that are added, their sums."""
        worlds, left = [(world, 1)], question.further()
        while True:
            found: dict[Option, tuple[State, int]] = {}
            for before, odds in worlds:
                asked = before.asking()
                assert asked is not None
                for index in asked.indices(before):
                    result, weight = asked.result(before, index), odds * asked.weight(before, index)
                    known = found.get(result)
                    found[result] = (known[0], known[1] + weight) if known else (answered(before, index), weight)
            if left == 0:
                yield from ((after, result, weight) for result, (after, weight) in found.items())
                return
            worlds, left = list(found.values()), left - 1

    def chooses(self, world: State, question: Question, way: Way, deep: int, *, throws: bool) -> Way:
        """What each answer to a further question brings, if they are few."""
        indices = question.indices(world)
        if deep == 0 or question.opens or len(indices) > NARROW or self.again(question, thrown=not throws):
            return way
        menu, found = question.menu(world), []
        for index in indices:
            then = self.on(answered(world, index), deep - 1, len(world.events), throws=throws)
            if then.told or (then.seat, then.asked) != (way.seat, way.asked):  # else it only asks again
                found.append(Branch(then, (menu[index],)))
        return forked(way, "chooses", found) if found else way


def answered(world: State, index: int) -> State:
    """A copy of a world after an answer; what has happened before goes on."""
    after = listened(world)
    after.events = world.events
    after.answer(index)
    return after


def listened(world: State) -> State:
    """A copy of a world of which one hears what happens, without pictures."""
    copy = world.clone()
    copy.listening, copy.pictured = True, False
    return copy


def lets(question: Question) -> int:
    """The answer by which a question is let go by, or -1."""
    return max(question.goes_by, question.stands)


def asked_in(world: State, seat: int) -> Question:
    """The question of a seat, which answers next."""
    question = world.asking()
    if isinstance(question, Poll) and question.seat != seat:
        world.turn_to(seat)
        question = world.asking()
    assert question is not None
    return question


def counted(shares: Mapping[str, float], another: Callable[[int], Way], tag: Callable[[object], str]) -> Way:
    """What depends on hidden things and can be counted: its cases with their odds, and what worlds show of each."""
    cases_open = [case for case in sorted(shares) if shares[case] > 0]
    found: dict[str, list[Way]] = {case: [] for case in cases_open}
    for number in range(SOUGHT):
        way = another(number)
        found[case_of(way, tag)].append(way)
        if number + 1 >= WORLDS and all(found.values()):
            break
    branches = [
        Branch(alike(found[case], tag) if found[case] else Way(), case=case, share=shares[case]) for case in cases_open
    ]
    return branches[0].way if len(branches) == 1 else forked(Way(), "depends", branches)

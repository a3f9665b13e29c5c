"""Many tables of one game, stepped together; compiled, so that a step costs little more than the rules do."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, u8

from magoteka.core._arrays import vec
from magoteka.core.agenda import Question, State
from magoteka.core.bits import full
from magoteka.core.boards import zeros
from magoteka.core.chance import Rng, seed_words
from magoteka.core.sketch import Sketch, wipe

NARROW: Final = 62  # a mask is one number, and never wider


class Tables:
    """What is asked at each table, what is open there, and what the last step has brought.

    A match that is over makes room for the next one at once; its seed follows from the seed of the one before. Every
    array is made once and written in place, so that whoever looks at its memory sees what the last step has brought.
    """

    fresh: State
    count: i64
    seats: i64
    width: i64
    max_answers: i64
    by_mask: bool
    winners: Callable[[Any], tuple[int, ...]]
    sketch: Sketch | None
    dice: Rng  # of answers that are drawn here
    tables: list[State]
    luck: list[Rng]
    asked: list[Question]
    kinds: dict[object, int]  # the number of each kind of question
    kind: vec[i64]
    seeds: vec[i64]
    given: vec[i64]
    mask: vec[u8]  # a row of answers a table: 1 for those that are open
    legal: vec[i64]  # the same as their numbers, in order, from the beginning of the row
    choices: vec[i64]  # and how many they are; what follows in the row is of earlier questions
    seat: vec[i64]
    over: vec[u8]
    cut: vec[u8]
    rewards: vec[float]
    seen: vec[u8]
    ended: i64

    def __init__(self, fresh: State, count: i64, seats: i64, width: i64, max_answers: i64) -> None:
        self.fresh = fresh
        self.count = count
        self.seats = seats
        self.width = width
        self.max_answers = max_answers
        self.by_mask = False
        self.sketch = None
        self.mask = vec[u8]([0] * (count * width))
        self.legal = zeros(count * width)
        self.choices = zeros(count)
        self.seat = zeros(count)
        self.kind = zeros(count)
        self.kinds = {}
        self.over = vec[u8]([0] * count)
        self.cut = vec[u8]([0] * count)
        self.given = zeros(count)
        self.seeds = zeros(count)
        self.rewards = vec[float]([0.0] * (count * seats))
        self.seen = vec[u8]([])
        self.ended = 0

    def called_by(self, kinds: dict[object, int]) -> None:
        """The numbers of kinds of questions."""
        self.kinds = kinds

    def judged_by(self, winners: Callable[[Any], tuple[int, ...]], by_mask: bool) -> None:
        """Who tells the winners, and whether every question of the game has a mask."""
        self.winners = winners
        self.by_mask = by_mask

    def drawn_by(self, sketch: Sketch) -> None:
        """Let the seat that is asked see the table as a sketch."""
        self.sketch = sketch
        self.seen = vec[u8]([0] * (self.count * sketch.size))

    def begin(self, seeds: list[int], dice: int) -> None:
        """New matches everywhere."""
        self.dice = Rng(dice)
        self.tables = [self.fresh] * self.count
        self.luck = [self.dice] * self.count
        self.asked = []
        self.clear()
        i: i64
        for i in range(self.count):
            question = self.begun(i, seeds[i])
            self.asked.append(question)
            self.show(i, self.tables[i], question)

    def resume(self, tables: list[State], luck: list[Rng], seeds: list[int], given: list[int], dice: Rng) -> None:
        """Go on with matches that were begun elsewhere."""
        self.dice = dice
        self.tables = tables
        self.luck = luck
        self.asked = []
        i: i64
        for i in range(self.count):
            self.seeds[i] = seeds[i]
            self.given[i] = given[i]
            question = asked_of_a_seat(tables[i], luck[i])
            assert question is not None
            self.asked.append(question)
            self.show(i, tables[i], question)

    def begun(self, i: i64, seed: i64) -> Question:
        """A new match at a table; what is asked first."""
        g = self.fresh.clone()
        rng = Rng(seed)
        self.tables[i] = g
        self.luck[i] = rng
        self.seeds[i] = seed
        self.given[i] = 0
        question = asked_of_a_seat(g, rng)
        assert question is not None
        return question

    def step(self, answers: list[int]) -> None:
        """One answer at each table; none is given if one of them is not open."""
        i: i64
        for i in range(self.count):
            if not self.allows(i, answers[i]):
                raise ValueError(f"Answer {answers[i]} is not open at table {i}; the action mask says which are.")
        self.clear()
        for i in range(self.count):
            self.answer(i, self.tables[i], answers[i])

    def step_at_random(self) -> list[int]:
        """One answer at each table, any that is open; which they were."""
        answers: list[int] = []
        self.clear()
        i: i64
        for i in range(self.count):
            answer = self.drawn(i)
            answers.append(answer)
            self.answer(i, self.tables[i], answer)
        return answers

    def allows(self, i: i64, answer: i64) -> bool:
        """Whether an answer is open at a table."""
        return 0 <= answer < self.width and self.mask[i * self.width + answer] == 1

    def drawn(self, i: i64) -> i64:
        """Any open answer of a table, each equally likely."""
        return self.legal[i * self.width + self.dice.below(self.choices[i])]

    def answer(self, i: i64, g: State, answer: i64) -> None:
        """The seat that is asked at a table answers, and nature until a seat is asked again."""
        g.answer(answer)
        self.given[i] += 1
        question = asked_of_a_seat(g, self.luck[i])
        if question is None:
            self.reward(i, self.winners(g))
            self.over[i] = 1
        elif self.given[i] >= self.max_answers:
            self.cut[i] = 1
            question = None
        if question is None:
            self.ended += 1
            question = self.begun(i, following(self.seeds[i]))
            self.asked[i] = question
            self.show(i, self.tables[i], question)
        else:
            self.asked[i] = question
            self.show(i, g, question)

    def reward(self, i: i64, winners: tuple[int, ...]) -> None:
        """The victory, shared, and everybody's stake taken off; alone, 1 or nothing."""
        if len(winners) == 0:
            return
        stake = 0.0
        if self.seats > 1:
            stake = 1.0
        share = float(self.seats) / float(len(winners))
        seat: i64
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = -stake
        for winner in winners:
            self.rewards[i * self.seats + winner] += share

    def clear(self) -> None:
        """Forget what the step before has brought."""
        if self.ended == 0:
            return
        self.ended = 0
        wipe(self.over, 0, self.count)
        wipe(self.cut, 0, self.count)
        place: i64
        rewards = self.rewards
        for place in range(self.count * self.seats):
            rewards[place] = 0.0

    def show(self, i: i64, g: State, question: Question) -> None:
        """Who is asked at a table, what is open, and what that seat sees."""
        self.seat[i] = question.seat
        kind: object = type(question)
        self.kind[i] = self.kinds.get(kind, 0)
        self.close(i)
        if self.by_mask:
            self.open_set(i, question.mask(g) & full(self.width))
        else:
            self.open_each(i, question.indices(g))
        sketch = self.sketch
        if sketch is not None:
            sketch.draw(g, question.seat, self.seen, i * sketch.size)

    def close(self, i: i64) -> None:
        """Nothing is open at a table."""
        begin = i * self.width
        mask = self.mask
        legal = self.legal
        place: i64
        for place in range(begin, begin + self.choices[i]):
            mask[begin + legal[place]] = 0
        self.choices[i] = 0

    def open_set(self, i: i64, members: i64) -> None:
        """Open the answers of a set at a table where nothing is open."""
        begin = i * self.width
        mask = self.mask
        legal = self.legal
        left = members
        answer: i64 = 0
        count: i64 = 0
        while left != 0:
            if left & 1 == 1:
                mask[begin + answer] = 1
                legal[begin + count] = answer
                count += 1
            left >>= 1
            answer += 1
        self.choices[i] = count

    def open_each(self, i: i64, answers: list[int]) -> None:
        """Open these answers, named in order, at a table where nothing is open."""
        begin = i * self.width
        mask = self.mask
        legal = self.legal
        answer: i64
        count: i64 = 0
        for answer in answers:
            if answer < self.width:
                mask[begin + answer] = 1
                legal[begin + count] = answer
                count += 1
        self.choices[i] = count


def asked_of_a_seat(g: State, rng: Rng) -> Question | None:
    """Nature answers until a seat is asked; None when the match is over."""
    while True:
        question = g.asking()
        if question is None or question.seat >= 0:
            return question
        g.answer(question.sample(g, rng))


def following(seed: i64) -> i64:
    """The seed of the match that follows at the same table."""
    words = seed_words(~seed)
    return (words[0] << 30) ^ words[1]

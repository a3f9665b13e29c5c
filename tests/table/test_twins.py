"""Nothing that a listener receives differs between twin worlds: two tables, the same answers, byte by byte."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from functools import partial

import pytest

from games.siggil import stage as siggil
from magoteka.arena.coverage import Coverage
from magoteka.arena.players import Asked, Careless, Curious, Greedy, Meddler, Player, Seldom, Whimsical
from magoteka.core.agenda import NATURE, Poll, Question
from magoteka.core.bits import has, size
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.game import Value
from magoteka.core.match import Match
from magoteka.core.record import Answer
from magoteka.games import GAMES
from magoteka.table import journal, wire
from magoteka.table.journal import Head, Journal, head_json
from magoteka.table.listener import Listener
from magoteka.table.opening import Opener
from magoteka.table.seats import Seat
from magoteka.table.store import MemoryStore
from magoteka.table.table import Table
from magoteka.table.thinker import OwnThinker

NAME = "the-same-table"
SEATS = 3
MINDS = (Careless, Greedy, Seldom, Curious, Meddler)


class Parted(Exception):
    """Something happened that rules the other world out."""


class World:
    """A table, a listener on one seat and one beside it."""

    def __init__(self, table: Table, looker: int) -> None:
        self.table = table
        self.looker = looker
        self.ears: list[Listener] = []

    @property
    def match(self) -> Match:
        return self.table.journal.match

    async def listen(self, since: int = -1) -> None:
        """Connect, or connect again as somebody who knew the table at a version."""
        for one in self.ears:
            await self.table.farewell(one)
        self.ears = [Listener(f"guest-{self.looker}", "", watching=False), Listener(None, "", watching=True)]
        for one in self.ears:
            await self.table.welcome(one, since, None)

    def heard(self) -> list[list[bytes | None]]:
        """All that has come since the last time."""
        return [[one.outbox.get_nowait() for _ in range(one.outbox.qsize())] for one in self.ears]

    async def give(self, seat: int, choice: Option) -> list[Answer]:
        """An answer, and all answers that came of it."""
        mark = self.match.record.length
        await self.table.answer(seat, choice)
        return self.match.record.answers[mark - self.match.record.before :]


async def worlds(name: str, looker: int, seed: int, answers: int, **settings: Value) -> tuple[World, World]:
    """Two tables with the same past that look the same to a seat."""
    game, rng, store = GAMES[name], Rng(seed), MemoryStore()
    head = Head(name, game.ruleset, SEATS, game.agreed({**game.brisk, **settings}), "guest-0", 0, None, True, "watch")
    seats = [Seat(f"name-{seat}", f"guest-{seat}") for seat in range(SEATS)]
    begun, row, snapshot = Journal.begin(head, seats, rng)
    await store.create(NAME, head_json(head), [row], begun.brief(), snapshot)
    player, met = Whimsical(MINDS[seed % len(MINDS)]()), Coverage(game)
    for _ in range(answers):
        if begun.match.over:
            break
        later = begun.submit(*chosen(begun.match, player, met, rng))
        if later is not None:
            await store.append(NAME, later, begun.brief(), begun.due())
    tables = [await Opener(one, OwnThinker(1), lambda: Rng(1)).table(NAME) for one in (store, deepcopy(store))]
    here, there = (World(table, looker) for table in tables)
    for world in (here, there):
        world.match.undo_points.clear()
    state = game.redeal(here.match.state, looker, rng)
    state.told = True
    there.match.state = state
    there.match.question = state.asking()
    for world in (here, there):
        await world.listen()
    return here, there


def chosen(match: Match, player: Player, met: Coverage, rng: Rng) -> tuple[int, Option]:
    waiting = match.waiting()
    seat = waiting[rng.below(len(waiting))]
    question = match.asked(seat)
    index = player.choose(Asked(match, seat, question, question.indices(match.state), met, rng))
    choice = question.menu(match.state)[index]
    met.answered(question, choice)
    return seat, choice


def follow_nature(match: Match, script: list[Answer], looker: int, rng: Rng) -> None:
    """Nature answers as in the other world where the looker learns it."""
    match.question = match.state.asking()
    while match.question is not None and match.question.seat == NATURE:
        if not script:
            raise Parted
        index = followed(match, match.question, match.game.codec.decode(script.pop(0).option), looker, rng)
        match.give(NATURE, index, match.question.menu(match.state)[index])
    match.gathered()


def followed(match: Match, question: Question, option: Option, looker: int, rng: Rng) -> int:
    """The same answer, or any where the looker does not learn it."""
    if question.seat != looker and not has(question.knowers(match.state), looker):
        return question.sample(match.state, rng)
    menu = question.menu(match.state)
    if option not in menu or not question.allows(match.state, menu.index(option)):
        raise Parted
    return menu.index(option)


async def same(here: World, there: World, rows: list[Answer], rng: Rng) -> None:
    """The same answers in the other world; what others have said in a poll is known when it ends."""
    match, first = there.match, rows[0]
    question = match.asked(first.seat)
    assert question is not None, "who is asked tells what is hidden"
    ends = isinstance(question, Poll) and size(question.waiting) == 1
    if isinstance(question, Poll):
        match.state.turn_to(first.seat)
    index = followed(match, question, match.game.codec.decode(first.option), there.looker, rng)
    script = rows[1:]
    match.go_on = partial(follow_nature, match, script, there.looker, rng)  # type: ignore[method-assign]
    await there.table.answer(first.seat, question.menu(match.state)[index])
    if script or (ends and match.view(there.looker) != here.match.view(here.looker)):
        raise Parted


def told(world: World, mark: int) -> list[object]:
    return [event.seen_by(world.looker) for event in world.match.log[mark:]]


async def compare(name: str, seed: int) -> int:
    """Play on in both worlds as long as the looker cannot tell them apart; the messages that were compared."""
    rng, looker = Rng(seed), seed % SEATS
    here, there = await worlds(name, looker, seed, 10 + 12 * (seed % 7))
    player, met = Whimsical(MINDS[seed % len(MINDS)]()), Coverage(GAMES[name])
    compared = 0
    try:
        assert here.heard() == there.heard()
        for _ in range(25):
            if here.match.over:
                break
            marks = [len(world.match.log) for world in (here, there)]
            seat, choice = chosen(here.match, player, met, rng)
            try:
                await same(here, there, await here.give(seat, choice), rng)
            except Parted:
                break
            if [told(here, marks[0])] != [told(there, marks[1])]:
                break
            compared += await told_alike(here, there, rng)
    finally:
        for world in (here, there):
            world.table.stop()
    return compared


async def told_alike(here: World, there: World, rng: Rng) -> int:
    """What has come is the same, and so is what comes on connecting again, on asking and on taking back."""
    heard = here.heard()
    assert heard == there.heard()
    looker, what, since = here.looker, rng.below(5), here.table.journal.version - rng.below(3)
    assert here.table.journal.can_undo(looker) == there.table.journal.can_undo(looker)
    for world in (here, there):
        await say(world, what, since)
    more = here.heard()
    assert more == there.heard()
    return sum(map(len, heard + more))


async def say(world: World, what: int, since: int) -> None:
    """Connect again, ask for help, or take an answer back; or say nothing."""
    table, ear, looker = world.table, world.ears[0], world.looker
    if what == 0:
        await world.listen(since)
    if what == 1 and table.journal.can_undo(looker):
        await table.hear(ear, wire.Undo(looker))
    if what == 2:
        await table.hear(ear, wire.AskHint(looker))
        await table.hear(ear, wire.AskOdds(looker))
        await asyncio.gather(*table.players.advising)


@pytest.mark.parametrize("name", GAMES)
def test_twin_worlds_are_told_with_the_same_bytes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "HELD", 10**6)
    compared = seed = 0
    while compared < 60 or seed < 8:
        compared += asyncio.run(compare(name, seed))
        seed += 1
        assert seed < 60, "the worlds part too soon"


async def heard_beside(begin: bool) -> list[list[bytes | None]]:
    """What the others hear while somebody tries a capture out, takes it back and passes; or passes at once."""
    game, store = GAMES["siggil"], MemoryStore()
    head = Head("siggil", game.ruleset, 2, game.agreed({}), "guest-0", 0, None, True, "watch")
    begun, row, snapshot = Journal.begin(head, [Seat("a", "guest-0"), Seat("b", "guest-1")], Rng(1))
    await store.create(NAME, head_json(head), [row], begun.brief(), snapshot)
    world = World(await Opener(store, OwnThinker(1), lambda: Rng(1)).table(NAME), 1)
    hands, lying = [siggil.cards(1, 1, 2, 3, 4, 5), siggil.cards(3, 1, 2)], siggil.cards(2, 1, 2, 3)
    world.match.state = siggil.table(hands, lying, free=[1])
    world.match.go_on()
    await world.table.answer(0, world.match.options(0)[0])
    own = Listener("guest-0", "", watching=False)
    await world.table.welcome(own, -1, None)
    await world.listen()
    world.heard()
    if begin:
        await try_out(world.table, own)
    await world.table.answer(0, siggil.Pass())
    heard = world.heard()
    await world.listen()
    world.table.stop()
    return heard + world.heard()


async def try_out(table: Table, own: Listener) -> None:
    """Choose a spirit and two cards, and take all of it back."""
    version, heard = table.journal.version, own.outbox.qsize()
    for part in range(1, 4):
        await table.answer(0, table.journal.match.options(0)[-1])
        assert (table.journal.version, table.journal.unsaid) == (version, part)
    assert own.outbox.qsize() == heard + 3, "the one who chooses is told of every part"
    for part in range(2, -1, -1):
        await table.settle(table.journal.undo(0))
        assert (table.journal.version, table.journal.unsaid) == (version, part)


@pytest.mark.rule("SG-11")
def test_a_capture_that_was_begun_and_taken_back_leaves_no_trace() -> None:
    tried, passed = (asyncio.run(heard_beside(begin)) for begin in (True, False))
    assert tried == passed

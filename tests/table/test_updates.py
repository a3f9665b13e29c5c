"""What is told of an answer: as much as has changed, and enough to know all that the looker may know."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from magoteka.bots import bot_named
from magoteka.bots.chair import chair_at
from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.table import scene, wire
from magoteka.table.head import Head
from magoteka.table.journal import Journal
from magoteka.table.patch import applied, followed
from magoteka.table.schema import packed
from magoteka.table.seats import Seat
from table.lookers import text

LONGEST = 300  # answers; «Магический Меч» has thousands
MOST = 1000  # bytes of an update, in the mean
SIZES = [(name, seats) for name, game in GAMES.items() for seats in (3, 4) if game.least <= seats <= game.most]
CHAIRS: dict[int, list[int | None]] = {seats: [*range(seats), None] for seats in (3, 4)}


def greedy_table(name: str, seats: int, seed: int) -> Iterator[Journal]:
    """A table of greedy players after its deal and after each answer."""
    game, luck, greedy = GAMES[name], Rng(seed), bot_named("greedy")
    head = Head(name, game.ruleset, seats, game.agreed({}), "guest-0", 0, None, True, "secret")
    journal, _, _ = Journal.begin(head, [Seat(f"name-{n}", f"guest-{n}") for n in range(seats)], Rng(seed + 1))
    yield journal
    while not journal.match.over and journal.version < LONGEST:
        chair = chair_at(journal.match, journal.match.waiting()[0], greedy, luck)
        journal.submit(chair.seat, chair.options[greedy.choose(chair)])
        yield journal


def seen(journal: Journal, chair: int | None) -> wire.Scene:
    return scene.looked(journal, [] if chair is None else [chair], chair, scene.common(journal, {"guest-0"}, None, ()))


def check_moments(journal: Journal, chair: int | None, view: Any, told: Any, known: int) -> None:
    """After each event the view is that of the table at that event."""
    for moment, past in zip(told["moments"], journal.since(known)[1], strict=True):
        for one, fact in zip(moment["told"], past.told or [], strict=True):
            view = applied(view, one["patch"])
            assert text(view) == text(journal.comparer.written(journal.game.view(fact.table, chair)))


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_an_update_is_what_changed(name: str, seats: int) -> None:
    before: dict[int | None, wire.Scene] = {}
    shown: dict[int | None, Any] = {}
    sizes: dict[int | None, list[int]] = {chair: [] for chair in CHAIRS[seats]}
    for journal in greedy_table(name, seats, seed=11):
        for chair in CHAIRS[seats]:
            now = seen(journal, chair)
            if chair in before:
                message = scene.update(journal, before[chair], now)
                assert message is not None
                data = packed(message)
                sizes[chair].append(len(data))
                looked_at = chair == CHAIRS[seats][journal.version % (seats + 1)]  # by turns; a mistake would last
                if looked_at:
                    check_moments(journal, chair, shown[chair]["view"], json.loads(data), before[chair].version)
                shown[chair] = followed(shown[chair], json.loads(data))
                if looked_at or journal.match.over:
                    assert text(shown[chair]) == text(journal.comparer.written(now))
            else:
                shown[chair] = journal.comparer.written(now)
            before[chair] = now
    every = [size for found in sizes.values() for size in found]
    mean = sum(every) / len(every)
    print(f"{name}, {seats} players: {len(sizes[None])} answers, a mean update has {mean:.0f} bytes")
    assert mean <= MOST, {chair: sum(found) / len(found) for chair, found in sizes.items()}


@pytest.mark.parametrize(("name", "secret"), [("five_seals", False), ("siggil", True)])
def test_a_scene_says_whether_anybody_knows_what_others_may_not(name: str, secret: bool) -> None:
    assert [seen(next(greedy_table(name, 3, seed=11)), chair).secret for chair in (0, None)] == [secret, secret]

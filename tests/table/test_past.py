"""The past told again names nothing that is out of sight by now (SG-18, SG-A17)."""

from typing import Any

import pytest

from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.table import scene, wire
from magoteka.table.chronicle import SHOWN, Chronicle, PastMoment
from magoteka.table.head import Head
from magoteka.table.journal import Journal
from magoteka.table.seats import Seat

SIGGIL = GAMES["siggil"]


def played(memory: str, answers: int = 12) -> Journal:
    head = Head("siggil", SIGGIL.ruleset, 3, SIGGIL.agreed({"memory": memory}), "guest-0", 0, None, True, "secret")
    journal, _, _ = Journal.begin(head, [Seat(f"name-{n}", f"guest-{n}") for n in range(3)], Rng(3))
    luck = Rng(4)
    while answers > 0 or not journal.match.waiting():
        seat = journal.match.waiting()[0]
        options = journal.match.options(seat)
        journal.submit(seat, options[luck.below(len(options))])
        answers -= 1
    return journal


def told_to_a_newcomer(journal: Journal, chair: int | None) -> wire.TableMessage:
    now = scene.looked(journal, [] if chair is None else [chair], chair, scene.common(journal, set(), None, ()))
    return scene.everything(journal, now, 0, scene.fixed(journal, "table", None, False), [])


def taken(message: wire.TableMessage) -> list[dict[str, Any]]:
    events = [told.event for moment in message.moments for told in moment.told]
    return [event for event in events if event["tag"] == "card-taken"]


@pytest.mark.rule("SG-18")
@pytest.mark.parametrize("chair", [None, 0, 1])
def test_without_the_memory_aid_nobody_is_told_again_what_others_took(chair: int | None) -> None:
    message = told_to_a_newcomer(played("off"), chair)
    others = [event for event in taken(message) if event["seat"] != chair]
    assert others
    assert all(event["family"] is None and event["number"] is None for event in others)
    assert message.past is None  # pictures of then would show what was taken


def test_with_the_whole_memory_aid_the_past_is_told_as_it_was() -> None:
    message = told_to_a_newcomer(played("full"), None)
    assert taken(message)
    assert all(event["family"] is not None for event in taken(message))


def test_as_it_happens_everybody_sees_what_is_taken() -> None:
    journal = played("off")
    codec = journal.game.codec
    events = [event for moment in journal.chronicle.moments for event in moment.events(codec, None)]
    assert all(event["family"] is not None for event in events if event["tag"] == "card-taken")


def test_what_is_taken_back_for_ever_does_not_fill_the_memory() -> None:
    chronicle = Chronicle()
    chronicle.add(PastMoment(0, []), 0)
    for version in range(1, 4001, 2):
        chronicle.add(PastMoment(version, []), 1)
        chronicle.take_back(version + 1)
    assert len(chronicle.undone) < 2 * SHOWN
    assert chronicle.since(4000) == (4000, [])
    assert chronicle.since(3999)[0] == 0, "the last answer was taken back"
    assert chronicle.since(1) == (-1, chronicle.moments), "who was away for so long begins anew"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_stored_is_told_only_to_whom_may_know_all_of_it(name: str) -> None:
    """A fact that is written already is not written again; whoever may know less is told what he may know."""
    game, luck = GAMES[name], Rng(6)
    seats = max(game.least, 2)
    head = Head(name, game.ruleset, seats, game.agreed({}), "guest-0", 0, None, True, "secret")
    journal, _, _ = Journal.begin(head, [Seat(f"name-{n}", f"guest-{n}") for n in range(seats)], Rng(5))
    for _ in range(25):
        if journal.over:
            break
        seat = journal.match.waiting()[0]
        options = journal.match.options(seat)
        journal.submit(seat, options[luck.below(len(options))])
        past = journal.chronicle.moments[-1]
        assert past.fresh
        for chair in (*range(seats), None):
            seen = [game.codec.encode(one.event.seen_by(chair)) for one in past.told or []]
            assert past.events(game.codec, chair) == seen


def test_a_table_that_is_read_again_tells_events_as_they_are_written_today() -> None:
    """What an older program stored may lack a field that there is now."""
    codec, journal = SIGGIL.codec, played("full")
    fresh = journal.chronicle.moments[-1]
    old = PastMoment(fresh.version, [{"tag": fact["tag"]} for fact in fresh.facts])
    old.told = fresh.told
    assert old.facts
    assert old.events(codec, None) == fresh.events(codec, None)

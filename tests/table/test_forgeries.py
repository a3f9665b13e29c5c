"""No forged record is certified, and every true one is; `web/src/lib/verify.test.ts` asks the browser the same."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from extent import of
from magoteka.core.agenda import NATURE
from magoteka.core.checking import checked
from magoteka.core.problems import BadRecord
from magoteka.core.record import loads
from magoteka.core.seal import STOOD
from magoteka.games import GAMES
from magoteka.table.checking import verified
from magoteka.table.head import record_of
from table.forgeries import FORGERIES, Evening, Honest, forged, honest, judged, mutants, receipt_for


@cache
def true(name: str) -> Honest:
    return honest(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_true_record_is_certified(name: str) -> None:
    """With answers taken back, returns by common consent, and bots in the place of players."""
    one = true(name)
    found = judged(one.data, one.receipt)
    assert found is not None
    assert found.whole
    assert found.stood > 0
    draws = sum(row[0] == NATURE for row in one.data["answers"])
    assert (found.draws, found.vouched + found.stood, found.rewinds) == (draws, len(one.data["answers"]) - draws, 2)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", FORGERIES)
def test_no_forged_record_is_certified(name: str, kind: str) -> None:
    """Whoever bends it has the secret of the house and the keys of all players, as everybody has after the match."""
    data = forged(kind, true(name))
    found = judged(data, receipt_for(kind, data, true(name)))
    assert found is None or not found.whole
    assert found is None or not found.well or kind in SILENT


SILENT = ("no keys", "an answer of a bot that somebody gave")  # nothing need be bent there, but not all is vouched for


ALONE = [  # what is found out without a receipt, by whoever can only read
    "a draw bent",
    "a draw bent and linked anew",
    "an answer changed",
    "an answer changed and linked anew",
    "since the end without links",
    "dealt anew by a chosen seed",
    "a return dropped",
    "another secret",
    "another secret under the old fingerprint",
    "a seat with another key",
    "the end cut off",
    "a draw twice",
    "no links",
    "dice of another kind",
]


@pytest.mark.parametrize("kind", ALONE)
def test_what_is_bent_is_found_without_a_receipt(kind: str) -> None:
    found = judged(forged(kind, true("abraca")), None)
    assert found is None or not found.well


@pytest.mark.parametrize("name", GAMES)
def test_no_mutant_is_certified(name: str) -> None:
    """One thing changed, left out or said twice, anywhere in what was promised."""
    one = true(name)
    for data in mutants(one.data, of(60, 2500), 11):
        found = judged(data, one.receipt)
        assert found is None or not found.whole


def test_a_seat_has_said_what_it_said_in_that_order() -> None:
    """The tag of an answer that was taken back, or given once, does not stand for another one."""
    one = true("abraca")
    tags = [(one.data["answers"][place][0], tag) for place, _, tag in one.data["seal"]["said"] if tag != STOOD]
    stand = {str(seat): [tag[:16] for by, tag in tags if by == seat] for seat in range(one.data["seats"])}
    kept = judged(one.data, replace(one.receipt, said=stand))
    assert kept is not None
    assert kept.whole
    more = judged(
        one.data, replace(one.receipt, said={**stand, "0": [stand["0"][0], "ab" * 8, *stand["0"][1:], "cd" * 8]})
    )
    assert more is not None
    assert (more.kind, more.missing, more.whole) == ("true", 2, False)
    for said in (stand["0"][::-1], stand["0"][:-1], stand["0"][1:]):
        found = judged(one.data, replace(one.receipt, said={**stand, "0": said}))
        assert found is not None
        assert found.kind == "altered"


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_json_is_no_record(value: str) -> None:
    text = json.dumps(true("abraca").data)
    with pytest.raises(BadRecord):
        verified(text.replace('"snapshot": null', f'"snapshot": {value}'), true("abraca").receipt)


def test_a_seat_that_moved_to_another_device_is_vouched_for_no_longer() -> None:
    """The key stays where it was made: what is answered elsewhere is counted, and the rest stays checked."""
    table = Evening("abraca", 3)
    table.give()
    table.play(20)
    table.moved = 0
    table.play()
    table.ended()
    record = loads(record_of(table.head, table.rows(), None, over=True).dumps())
    found = checked(GAMES["abraca"], record, table.receipt(record))
    assert (found.kind, found.whole) == ("true", False)
    assert found.vouched > 0
    assert found.unvouched > 0
    assert found.unchecked == found.missing == 0


def test_there_are_many_ways_to_forge() -> None:
    assert len(FORGERIES) >= 30

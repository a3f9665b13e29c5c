"""The messages are what the page of the protocol and the web client believe they are."""

from pathlib import Path

import pytest

from magoteka.server import catalog
from magoteka.table import wire
from magoteka.table.schema import ValidationError, packed, read

ROOT = Path(__file__).parents[2]


def test_the_protocol_page_names_every_message_of_a_client() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for kind in wire.CLIENT:
        assert f'"type":"{kind}"' in text


EXPECTED = (
    "expected one of answer, why, undo, beforehand, look, chat, pause, odds, hint, previews, key, part, go-on, "
    "places, rewind, consent, ping at $.type"
)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"type": "answer"}, "field answer is missing at $"),
        ({"type": "look", "seat": 0, "more": 1}, "unknown field more at $"),
        ({"type": "look", "seat": 99}, "not from 0 to 15 at $.seat"),
        ({"type": "look", "seat": True}, "expected int at $.seat"),
        ({"type": "undo", "seat": 1.0}, "expected int at $.seat"),
        ({"type": "chat", "text": "a" * 501}, "more than 500 at $.text"),
        ({"type": "why", "seat": 0, "answer": [1]}, "expected an object at $.answer"),
        ({"type": ["look"]}, EXPECTED),
        ([], EXPECTED),
    ],
)
def test_a_message_that_is_not_of_the_protocol_is_not_read(data: object, why: str) -> None:
    with pytest.raises(ValidationError) as found:
        wire.parse_message(data)
    assert str(found.value) == why


def test_a_message_of_the_protocol_is_read() -> None:
    assert wire.parse_message({"type": "look", "seat": None}) == wire.Look(None)
    wish = {"game": "abraca", "seats": [{"kind": "me"}], "pause": 1, "clock": None}
    assert read(wire.NewTable, wish) == wire.NewTable("abraca", [wire.SeatRequest("me")], {}, 1.0, None)
    assert packed(wire.Refused(1, "AB-1", "no")) == b'{"type":"refused","seat":1,"clause":"AB-1","reason":"no"}'


def test_seats_in_events_are_named() -> None:
    abraca = next(game for game in catalog.games() if game.name == "abraca")
    assert abraca.seat_fields["lives-lost"] == ["seat", "by"]
    assert abraca.seat_fields["match-ended"] == ["winners"]
    assert "stone-turned-up" not in abraca.seat_fields
    assert [level.id for level in abraca.levels][:5] == ["random", "novice", "kind", "steady", "greedy"]
    assert [level.id for level in abraca.levels if level.first] == ["kind"]


def test_rules_and_texts_are_on_the_shelves() -> None:
    assert "AB-21" in catalog.rules("abraca", "ru")
    assert "abraca-title" in catalog.texts("en")

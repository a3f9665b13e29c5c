"""The messages are what the page of the protocol and the web client believe they are."""

from pathlib import Path

import msgspec
import pytest

from magoteka.server import shelves, wire

ROOT = Path(__file__).parents[2]


def test_the_protocol_page_names_every_message_of_a_client() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for kind in msgspec.inspect.type_info(wire.ClientMessage).types:
        assert f'"type":"{kind.tag}"' in text


@pytest.mark.parametrize(
    "text", ['{"type":"answer"}', '{"type":"look","seat":0,"more":1}', '{"type":"look","seat":99}']
)
def test_a_message_that_is_not_of_the_protocol_is_not_decoded(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=wire.ClientMessage)


def test_seats_in_events_are_named() -> None:
    abraca = next(game for game in shelves.games() if game.name == "abraca")
    assert abraca.seat_fields["lives-lost"] == ["seat", "by"]
    assert abraca.seat_fields["match-ended"] == ["winners"]
    assert "stone-turned-up" not in abraca.seat_fields
    assert [level.id for level in abraca.levels][:2] == ["random", "greedy"]


def test_rules_and_texts_are_on_the_shelves() -> None:
    assert "AB-21" in shelves.rules("abraca", "ru")
    assert "abraca-title" in shelves.texts("en")

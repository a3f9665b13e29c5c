"""The names on the wire and in saves: derived from the classes, and frozen here."""

from dataclasses import dataclass

import pytest

from contract.cases import EVERY_GAME
from contract.test_stages import HERE, compare
from magoteka.core.codec import Codec, Tag
from magoteka.core.event import Option
from magoteka.core.game import Game


def line(row: Tag, natures: frozenset[str]) -> str:
    said = f"{row.tag}: {', '.join(row.fields)}".rstrip()
    return f"{said}  # nature" if row.tag in natures else said


@EVERY_GAME
def test_tags_and_their_fields_are_what_saved_games_know(game: Game) -> None:
    """A line that changes or goes orphans saved games: `upgrades.py` has to turn the old answers into the new."""
    natures = game.nature_tags
    rows = sorted(line(row, natures) for row in game.codec.by_tag.values())
    compare(HERE / "tags" / f"{game.name}.txt", "\n".join(rows) + "\n")


@dataclass(frozen=True)
class TakeBack(Option):
    card: int


def test_a_tag_is_the_name_of_the_class_unless_it_says_another() -> None:
    @dataclass(frozen=True)
    class Renamed(Option):
        tag = "formerly"

    codec = Codec([TakeBack, Renamed])
    assert codec.encode(TakeBack(3)) == {"tag": "take-back", "card": 3}
    assert codec.encode(Renamed()) == {"tag": "formerly"}
    assert codec.decode({"tag": "take-back", "card": 3}) == TakeBack(3)


def test_two_classes_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="take-back"):
        Codec([TakeBack, type("TakeBack", (Option,), {})])

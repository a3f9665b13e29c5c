"""`magoteka check`: a layout, a dungeon and a deck of one's own, in a file, are looked at, shared and played."""

import json
import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from cli.support import Magoteka
from magoteka.arena.altered import NoWay, step, with_change
from magoteka.arena.check import Found
from magoteka.arena.variants import read
from magoteka.games import GAMES
from magoteka.games.siggil.box.layouts import LAYOUTS

pytestmark = pytest.mark.once
SHORT = ("--matches", "1", "--bots", "random", "--jobs", "1", "--lang", "en")
SPOKES = '[[2, "H", "a"], [2, "H", "b"], [3, "a", "c"], [3, "b", "d"], [4, "c", "e"], [5, "d", "f"], [6, "e", "g"]]'
NO_WAY = '[[2, "H", "a"], [2, "H", "b"], [3, "a", "c"], [6, "f", "g"]]'


def dungeon(rows: str) -> str:
    return f'game = "five_seals"\n[box]\n"components.FEW" = {rows}\n'


def as_written(name: str) -> str:
    """One of our layouts, as people write theirs."""
    rows = [row for part in LAYOUTS[name] for row in part]  # type: ignore[index]
    return " ".join(f"{level}{'ud'[not up]}{top}:{','.join(map(str, lefts))}" for level, up, top, lefts in rows)


def test_a_layout_is_played_and_has_a_link(magoteka: Magoteka, folder: Path) -> None:
    (folder / "lake.toml").write_text(f'game = "siggil"\nsettings = {{layout = "{as_written("turtle")}"}}\n')
    said = magoteka("check", "lake.toml", *SHORT, "--json")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    assert (found["faults"], found["ended"]) == ([], 1)
    link = urlsplit(found["link"])
    assert link.path == "/new/siggil"
    settings = {key: values[0] for key, values in parse_qs(link.query).items()}
    assert GAMES["siggil"].agreed(settings)["layout"] == as_written("turtle")


def test_a_dungeon_is_played_here_and_nowhere_else(magoteka: Magoteka, folder: Path) -> None:
    (folder / "spokes.toml").write_text(dungeon(SPOKES))
    said = magoteka("check", "spokes.toml", *SHORT)
    assert said.code == 0
    assert "to its end 1 times out of 1" in said.out
    assert "magoteka play --variant spokes.toml" in said.out
    assert "http" not in said.out


def test_what_cannot_be_is_said_and_not_played(magoteka: Magoteka, folder: Path) -> None:
    (folder / "broken.toml").write_text(dungeon(NO_WAY))
    said = magoteka("check", "broken.toml", *SHORT)
    assert said.code == 1
    assert "No way leads from the hub to rooms where scrolls lie: E1, G1, E2" in said.out
    assert "Seats" not in said.out
    (folder / "heavy.toml").write_text(dungeon(SPOKES.replace("]]", '], [6, "f", "g"], [6, "b", "g"], [6, "a", "g"]]')))
    assert "6: 24 > 20" in magoteka("check", "heavy.toml", *SHORT).out


def test_a_file_without_a_game_and_cards_of_no_name_are_refused(magoteka: Magoteka, folder: Path) -> None:
    (folder / "none.toml").write_text("settings = {}\n")
    assert "it names no game" in magoteka("check", "none.toml", *SHORT).err
    (folder / "deck.toml").write_text('game = "magic_sword"\n[box]\n"cards.DESIGNS[unicorn_king].copies" = 3\n')
    said = magoteka("check", "deck.toml", *SHORT)
    assert said.code == 2
    assert "unicorn_king" in said.err
    (folder / "deck.toml").write_text('game = "magic_sword"\n[box]\n"cards.DESIGNS[elk].copies" = 0\n')
    assert "of elk the box has no card" in magoteka("check", "deck.toml", *SHORT).err


def test_the_files_of_the_page_are_variants(folder: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "design-bench.md").read_text("utf-8")
    files = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    for text in files:
        (folder / "own.toml").write_text(text, "utf-8")
        assert read(folder / "own.toml").checked().box
    assert len(files) == 2


class Card:
    def __init__(self, slug: str, copies: int) -> None:
        self.slug, self.copies = slug, copies


def test_a_card_of_a_deck_is_found_by_its_name() -> None:
    deck = (Card("elk", 2), Card("ogre", 2))
    assert step(deck, "ogre") is deck[1]
    assert [card.copies for card in with_change(deck, ("ogre", "copies"), 5)] == [2, 5]
    with pytest.raises(NoWay, match="a tuple has no dwarf"):
        step(deck, "dwarf")


@pytest.mark.long
def test_a_deck_is_played(magoteka: Magoteka, folder: Path) -> None:
    deck = '"cards.DESIGNS[ogre].copies" = 4\n"cards.DESIGNS[elk].copies" = 1\n'
    (folder / "deck.toml").write_text(f'game = "magic_sword"\nsettings = {{round_limit = 10}}\n[box]\n{deck}')
    assert magoteka("check", "deck.toml", *SHORT).code == 0


def test_seats_are_unlike_only_beyond_chance() -> None:
    def won(first: int, second: int) -> Found:
        rows = [{"winners": [0], "bots": ["greedy"] * 2, "over": True}] * first
        return Found([], rows + [{"winners": [1], "bots": ["greedy"] * 2, "over": True}] * second)

    assert won(12, 8).unlike() == []
    assert won(38, 2).unlike() == [0, 1]
    assert won(20, 20).seats() == [0.5, 0.5]


def test_a_layout_of_a_file_is_laid_in_the_terminal(magoteka: Magoteka, folder: Path) -> None:
    (folder / "lake.toml").write_text(f'game = "siggil"\nsettings = {{layout = "{as_written("turtle")}"}}\n')
    said = magoteka("play", "--variant", "lake.toml", "--seats", "2", "--seed", "1", "--lang", "en")
    assert said.code == 0
    assert "Siggil" in said.out
    refused = magoteka("play", "--variant", "lake.toml", "--load", "game.json", "--lang", "en")
    assert refused.code == 2
    assert "not kept" in refused.err

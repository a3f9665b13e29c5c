"""The tables of the rules pages say what is in the box, in words."""

import re
from pathlib import Path

import pytest

from games.magic_sword.stage import Table
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.messages.pages import BOOK
from magoteka.texts import Texts

pytestmark = pytest.mark.once

PAGES = Path(__file__).parents[3] / "docs" / "rules"
BOTH = pytest.mark.parametrize("lang", ["ru", "en"])
SLUGS = {design.slug for design in DESIGNS}
CARD_TABLES = ("encounters", "enemies", "strangers", "items", "magic_items", "friends", "places")


def rows(name: str, lang: str) -> list[list[str]]:
    return GAME.tables[name](Texts(lang).say)[1:]


@BOTH
@pytest.mark.parametrize("name", GAME.tables)
def test_every_cell_is_filled_with_words_and_every_table_is_on_the_page(name: str, lang: str) -> None:
    table = GAME.tables[name](Texts(lang).say)
    assert {len(row) for row in table} == {len(table[0])}
    assert all(cell.strip() and "magic_sword-" not in cell and "_" not in cell for row in table for cell in row)
    page = (PAGES / f"magic_sword.{lang}.md").read_text("utf-8")
    assert len(re.findall(rf"^```table {name}$", page, re.MULTILINE)) == 1


@BOTH
@pytest.mark.rule("MS-0.4")
def test_the_tables_hold_the_whole_box(lang: str) -> None:
    assert [len(rows(ring, lang)) for ring in ("lower", "middle", "upper", "bridge")] == [14, 16, 18, 9]
    assert len(rows("heroes", lang)) == len(HEROES) == 27
    assert sum(int(row[1]) for row in rows("spells", lang)) == sum(spell.copies for spell in SPELLS) == 30
    assert sum(len(rows(name, lang)) for name in CARD_TABLES) == len(DESIGNS)
    assert sum(int(row[1]) for name in CARD_TABLES for row in rows(name, lang)) == 165
    assert sum(int(row[1]) for row in rows("stock", lang)) == 30


@BOTH
def test_what_is_not_in_the_rulebook_is_marked(lang: str) -> None:
    assert not any("[R]" in cell for row in rows("bridge", lang) for cell in row)
    assert [row[0] for ring in ("lower", "middle", "upper") for row in rows(ring, lang) if "[R]" not in row[1]] == [
        Texts(lang).say("magic_sword-square", square=slug) for slug in ("plateau_of_mists", "plain_of_lonely_rocks")
    ]
    plain = [row[0] for name in CARD_TABLES for row in rows(name, lang) if "[R]" not in row[-1]]
    assert set(plain) == {Texts(lang).say("magic_sword-card", design=slug) for slug in BOOK if slug in SLUGS}
    page = (PAGES / f"magic_sword.{lang}.md").read_text("utf-8")
    for name in ("heroes", "prayers", "prices", "stock", "spells", "square_dice", "card_dice"):
        before = page[: page.index(f"```table {name}\n")]
        assert before[before.rindex("\n## ") :].splitlines()[1].endswith("[R]")


def test_the_dice_of_the_book() -> None:
    """What a die decides is told as the squares and cards have it."""
    squares = {row[0]: row[1:] for row in rows("square_dice", "en")}
    assert squares["Tavern"][3] == "fight the Tavern Bully, Sword 4"
    assert squares["Circle of Power"][1:3] == ["miss a turn", "miss a turn"]
    assert squares["Cliff I (each friend)"][1:3] == ["the friend dies", "—"]
    cards = {row[0]: row[1:] for row in rows("card_dice", "en")}
    assert cards["Enchanted Path"][1] == "to: Plain of Grass"
    assert cards["Tribute"][5] == "all in the Upper circle: −1 gold, or without gold −1 Life"


@pytest.mark.rule("MS-A76")
def test_the_prayers() -> None:
    told = {row[0]: row[1:] for row in rows("prayers", "en")}
    assert list(told) == [str(total) for total in range(2, 13)]
    assert told["11"] == ["Magic Sword", "+1 Life"]
    assert told["12"] == ["−2 Life", "−1 Life, −1 Magic, −1 Sword"]


@BOTH
@pytest.mark.rule("MS-A75")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_missions_of_the_page_are_those_that_are_given(face: int, lang: str) -> None:
    t = Table("elf", "troll", square="M1")
    t.land(0)
    t.say("explore") if t.can("explore") else None
    while t.g.mission[0] == 0:
        t.say(next(act for act in ("obey", True) if t.can(act)))
        t.throw(face)
    given = t.events("MissionGiven")[-1].mission
    page = (PAGES / f"magic_sword.{lang}.md").read_text("utf-8")
    (row,) = [line for line in page.splitlines() if re.match(rf"\| (\d, )?{face}(, \d)? \| (beat|bring|поб|при)", line)]
    said = Texts(lang).say("magic_sword-event-mission-given", seat="X", mission=given)
    assert row.strip("| ").split("| ")[1].split()[0] in said
    assert (re.findall(r"\d", row.split("|")[2]) or ["-"]) == (re.findall(r"\d", said) or ["-"])

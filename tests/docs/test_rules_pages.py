"""The rules pages teach: goal and turn first, examples that are played, pictures, tables, options by their names."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from docs.scenes import MOMENTS, page_of, scenes
from magoteka.cli.rulebook import clauses
from magoteka.games import GAMES
from magoteka.pages import NoTable, filled, plain
from magoteka.server import catalog
from magoteka.texts import HOME, Texts

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "rules"
EVERY_PAGE = pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in GAMES for lang in HOME])
EVERY_GAME = pytest.mark.parametrize("name", GAMES)
PICTURE = re.compile(r"^```picture (.+)\n(.+)\n```$", re.MULTILINE)
BEGINNINGS = {"ru": ["Цель", "Один ход, шаг за шагом"], "en": ["The goal", "One turn, step by step"]}
EXAMPLE = re.compile(r"[A-Z]{2}-T\d+b?")


def raw(name: str, lang: str) -> str:
    return (PAGES / f"{name}.{lang}.md").read_text(encoding="utf-8")


def page(name: str, lang: str) -> str:
    """A page as it is shown."""
    return catalog.rules(name, lang)


@EVERY_PAGE
def test_a_page_begins_with_the_goal_and_a_turn(name: str, lang: str) -> None:
    headings = re.findall(r"^## (.+)$", page(name, lang), re.MULTILINE)
    assert headings[:2] == BEGINNINGS[lang]


@EVERY_GAME
def test_the_first_turn_of_a_page_is_played_by_a_test(name: str) -> None:
    tests = [path.read_text("utf-8") for path in (ROOT / "tests" / "games" / name).glob("test_example*.py")]
    assert sum("def test_the_turn_that_the_pages_begin_with" in text for text in tests) == 1


@EVERY_GAME
def test_every_example_is_played_and_every_played_example_is_on_the_page(name: str) -> None:
    tests = [path.read_text("utf-8") for path in (ROOT / "tests" / "games" / name).glob("test_*.py")]
    marks = [mark for text in tests for mark in re.findall(r"pytest\.mark\.rule\(([^)]*)\)", text)]
    played = {one for mark in marks for one in EXAMPLE.findall(mark)}
    for lang in HOME:
        told = {clause for clause, _ in clauses(page(name, lang)) if EXAMPLE.fullmatch(clause)}
        assert told == played
        assert told


@EVERY_GAME
def test_both_languages_have_the_same_pictures_at_the_same_places(name: str) -> None:
    lines = {lang: [line for line, _ in PICTURE.findall(raw(name, lang))] for lang in HOME}
    assert lines["ru"] == lines["en"]
    assert len(lines["ru"]) >= 6
    order = {
        lang: re.findall(r"^(?:\*\*([A-Z]{2}-[\w.]+)\.\*\*|```picture (.+))", raw(name, lang), re.M) for lang in HOME
    }
    assert order["ru"] == order["en"]


@EVERY_PAGE
def test_a_picture_has_a_caption_in_the_language_of_its_page(name: str, lang: str) -> None:
    captions = [caption for _, caption in PICTURE.findall(raw(name, lang))]
    assert all(bool(re.search("[а-яё]", caption)) == (lang == "ru") for caption in captions)
    assert all(caption.rstrip().endswith((".", "!")) for caption in captions)
    assert raw(name, lang).count("```picture") == len(captions)


@EVERY_GAME
def test_a_picture_shows_a_moment_that_there_is(name: str) -> None:
    named = re.findall(r"^```picture .*@(\w+)", raw(name, "ru"), re.MULTILINE)
    assert set(named) <= set(MOMENTS[name]())


@EVERY_GAME
def test_the_moments_of_the_pictures_are_those_of_the_game(name: str) -> None:
    assert page_of(name).read_text("utf-8") == scenes(name), "PYTHONPATH=src:tests python -m docs.scenes"


@EVERY_PAGE
def test_tables_are_filled_and_say_everything_in_words(name: str, lang: str) -> None:
    shown = page(name, lang)
    assert "```table" not in shown
    rows = [line for line in shown.splitlines() if line.startswith("|")]
    assert not [line for line in rows if re.search(rf"\b{name}-\w|\w_\w|[{{}}]", line)]
    heads = [row.count("|") for row, line in pairwise(rows) if line.startswith("|---")]
    assert all(count > 2 for count in heads)


@EVERY_PAGE
def test_where_nothing_can_be_drawn_a_picture_is_its_caption(name: str, lang: str) -> None:
    shown = plain(page(name, lang))
    assert "```" not in shown
    assert all(f"[{caption}]" in shown for _, caption in PICTURE.findall(raw(name, lang)))


def test_a_table_that_no_game_has_is_a_fault() -> None:
    with pytest.raises(NoTable):
        filled("```table nonsense\n```\n", GAMES["abraca"], "en")


def test_an_option_is_called_as_the_table_calls_it() -> None:
    told = filled("By `last_mage` or `die_faces` = `1-6`, not by `x`.", GAMES["abraca"], "en")
    assert told == "By “Last mage standing” or “The die”: 1 to 6, not by `x`."
    assert filled("`trade` = `true`", GAMES["magic_sword"], "en").startswith("“")


@EVERY_PAGE
def test_no_option_is_called_by_its_key(name: str, lang: str) -> None:
    coded = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", page(name, lang), flags=re.M | re.S))
    assert not coded, coded


@EVERY_PAGE
def test_every_option_is_there_by_the_name_that_the_table_uses(name: str, lang: str) -> None:
    texts, text = Texts(lang), page(name, lang)
    titles = [texts.say(f"{name}-setting-{setting.key}") for setting in GAMES[name].settings]
    assert not [title for title in titles if title not in text]


@EVERY_PAGE
def test_seats_are_counted_from_one(name: str, lang: str) -> None:
    assert not re.search(r"\b(место|seat) 0\b", page(name, lang))


@EVERY_PAGE
def test_the_last_ruleset_is_listed_at_the_end(name: str, lang: str) -> None:
    last = page(name, lang).rstrip().rsplit("\n## ", 1)[1]
    assert re.search(rf"\bruleset {GAMES[name].ruleset}\b", last, re.IGNORECASE)

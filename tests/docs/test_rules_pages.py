"""The rules pages speak of options as the table does, and count seats as the table does."""

import re
from pathlib import Path

import pytest

from magoteka.games import GAMES
from magoteka.texts import LANGS, Texts

PAGES = Path(__file__).parents[2] / "docs" / "rules"
MENDED = ("abraca", "siggil", "five_seals")
EVERY_PAGE = pytest.mark.parametrize(("name", "lang"), [(name, lang) for name in MENDED for lang in LANGS])


def page(name: str, lang: str) -> str:
    return (PAGES / f"{name}.{lang}.md").read_text(encoding="utf-8")


@EVERY_PAGE
def test_no_option_is_called_by_its_key(name: str, lang: str) -> None:
    coded = re.findall(r"`([^`]+)`", page(name, lang))
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
    last = page(name, lang).rstrip().rsplit("\n\n", 1)[1]
    assert re.search(rf"\bruleset {GAMES[name].ruleset}\b", last, re.IGNORECASE)

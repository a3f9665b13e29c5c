"""The tables that are written on the pages by hand say what is in the box."""

from collections import Counter

import pytest

from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.games.abraca.messages.clauses import CLAUSES as ABRACA
from magoteka.games.five_seals.box.components import SPELL_CLAUSES
from magoteka.games.siggil.box.components import FAMILIES
from magoteka.server import catalog
from magoteka.texts import HOME, Texts

BOTH = pytest.mark.parametrize("lang", HOME)


def table(game: str, lang: str, *heads: str) -> list[list[str]]:
    """The rows of the table whose first columns are headed so."""
    found: list[list[str]] = []
    for line in catalog.rules(game, lang).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if found and not line.startswith("|"):
            return found[2:]
        if line.startswith("|") and (found or cells[: len(heads)] == list(heads)):
            found.append(cells)
    raise AssertionError(heads)


@BOTH
@pytest.mark.rule("AB-01")
def test_the_spells_of_abraca(lang: str) -> None:
    say = Texts(lang).say
    rows = table("abraca", lang, {"ru": "№", "en": "No."}[lang])
    expected = [[str(n), say("abraca-spell", spell=n), str(n), ABRACA["spells"][n - 1]] for n in range(1, 9)]
    assert [[*row[:3], row[4]] for row in rows] == expected


@BOTH
@pytest.mark.rule("AB-08")
def test_the_stones_of_abraca_by_players(lang: str) -> None:
    for row in table("abraca", lang, {"ru": "Игроков", "en": "Players"}[lang]):
        game = GAMES["abraca"]
        g = game.new(int(row[0]))
        while (question := g.asking()) is not None and question.seat == NATURE:
            g.answer(question.sample(g, Rng(1)))
        view = game.view(g, None)
        dealt = [sum(len(hand) for hand in view.hands), sum(view.cast), view.pool, view.reserve]
        assert row[1:] == [str(count or "—") for count in dealt]


@BOTH
@pytest.mark.rule("SG-02")
def test_the_spirits_of_siggil(lang: str) -> None:
    say = Texts(lang).say
    rows = table("siggil", lang, {"ru": "Дух", "en": "Spirit"}[lang])
    families = range(1, FAMILIES + 1)
    assert [row[:2] for row in rows] == [[say("siggil-family", family=n), str(n)] for n in families]


@BOTH
@pytest.mark.rule("FS-03", "FS-06")
def test_the_spells_of_five_seals_by_circle_and_strength(lang: str) -> None:
    say = Texts(lang).say
    heads = {"ru": ("Круг", "Сила 2"), "en": ("Circle", "Strength 2")}[lang]
    cells = [cell for row in table("five_seals", lang, *heads) for cell in row[1:]]
    named = [[cell.split(", ")[0], cell.split(", ")[-1]] for cell in cells]
    assert named == [[say("five_seals-spell", spell=n), SPELL_CLAUSES[n]] for n in range(1, 21)]
    assert set(Counter(name for name, _ in named).values()) == {1}

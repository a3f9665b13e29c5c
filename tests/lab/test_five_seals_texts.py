"""What is written on the spells of «За пятью печатями» is compared with what the laboratory looks at."""

import pytest

from lab.five_seals import TELLS
from magoteka.games.five_seals.box.components import SPELL_NAMES
from magoteka.texts import HOME, Texts
from table.said import numbers

PRINTED = {  # FS-40 to FS-63: two of a thing, or the value that a die grows by and to
    "saturation": {2, 6}, "replacement": {2}, "exchange": {2}, "absorption": {6}, "rearrangement": {2}, "forgery": {2},
}  # fmt: skip


@pytest.mark.once
@pytest.mark.rule("FS-18", "FS-44", "FS-49")
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("spell", SPELL_NAMES)
def test_a_spell_says_its_numbers_and_no_other(spell: str, lang: str) -> None:
    said = numbers(Texts(lang).say("five_seals-spell-effect", spell=SPELL_NAMES.index(spell)), lang)
    assert said - {1} == PRINTED.get(spell, set())


@pytest.mark.once
def test_every_spell_but_the_one_that_counts_has_its_check() -> None:
    assert set(SPELL_NAMES) - TELLS.keys() == {"revaluation"}

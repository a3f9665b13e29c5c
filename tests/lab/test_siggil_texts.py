"""What is said of spirits and sets in «Сиггил» is compared with what the laboratory looks for and with the box."""

import pytest

from lab.siggil import SPIRITS, cards_of
from magoteka.games.siggil.box.components import FAMILIES, SET_OF_ADVANCED, SET_OF_FEW, TARGET_OF_ADVANCED, TARGETS
from magoteka.texts import HOME, Texts
from table.said import numbers

ONE_MORE = {"ru": "ровно на одну карту больше", "en": "exactly one card larger"}  # SG-14, as the statement has it


@pytest.mark.once
@pytest.mark.rule("SG-24")
@pytest.mark.parametrize("lang", HOME)
def test_the_solo_game_says_how_many_spirits_and_cards_it_takes(lang: str) -> None:
    said = numbers(Texts(lang).say("siggil-setting-solo-about"), lang) - {1}
    assert said == {TARGETS[1], SET_OF_FEW, TARGET_OF_ADVANCED, SET_OF_ADVANCED}


@pytest.mark.once
@pytest.mark.rule("SG-14")
@pytest.mark.parametrize("lang", HOME)
def test_a_set_is_made_one_card_larger(lang: str) -> None:
    assert ONE_MORE[lang] in Texts(lang).say("siggil-option-add-to-about")


@pytest.mark.once
@pytest.mark.rule("SG-02", "SG-03", "SG-15")
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("spirit", range(1, FAMILIES + 1))
def test_a_set_is_called_by_the_family_or_the_number_of_its_spirit(spirit: int, lang: str) -> None:
    say = Texts(lang).say
    family = say("siggil-family", family=spirit)
    assert family in say("siggil-kind", by="family", spirit=spirit)
    assert {card // 7 + 1 for card in cards_of(spirit, "family")} == {spirit}
    assert numbers(say("siggil-kind", by="number", spirit=spirit), "en") == {spirit}
    assert {card % 7 + 1 for card in cards_of(spirit, "number")} == {spirit}
    assert Texts("en").say("siggil-family", family=spirit).lower() == SPIRITS[spirit - 1]

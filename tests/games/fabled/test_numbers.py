"""The numbers that cards say are the numbers by which the rules and the laboratory of pairs play."""

import re

import pytest

from lab.fabled.laws import WISDOM
from lab.fabled.reasons import GIVES
from magoteka.games.fabled.box import components as box
from magoteka.texts import HOME, Texts

pytestmark = pytest.mark.once
N = box.NUMBERS
NAMED = box.NAMED_GIFTS


def gift(ability: int) -> set[int]:
    return {number for number in box.GIFTS[ability] if number > 1}


# What is more than one, or the whole set where a text lists it: «книгу», "a book" say one in a word.
PROPERTIES: dict[str, set[int]] = {
    "seer": {N[box.SEER_BOOKS]},
    "steppe_sorcerer": {N[box.SORCERER_BOOKS]},
    "firebird": gift(box.FIREBIRD * 2),
    "mountain_guide": {N[box.GUIDE_PRICE]},
    "charioteer": {N[box.CHARIOTEER_BEHIND], N[box.CHARIOTEER_LEVEL]},
    "underground_king": {2},  # FB-T13 his tokens without the boost
    "rock_colossus": {N[box.COLOSSUS_BOOKS]},
    "sky_wanderer": {2, 3, 4, N[box.WANDERER_CAP]},
    "swamp_witch": {number for number in NAMED[:15] if number > 1},
    "forest_giant": {N[box.GIANT_SCALE], N[box.GIANT_OF_FIVE]},
    "wise_cat": {number for number in NAMED[15:] if number > 1},
    "werewolf": {N[box.WEREWOLF_BOOKS], 2},
    "nature_lord": {N[box.NATURE_BOOKS]},
    "forest_warden": {N[box.WARDEN_BOOKS]},
    "serpent_queen": {N[box.QUEEN_OF_TWO], box.QUEEN_CAP},
    "bright_torch": {N[box.TORCH_FORESTS]},
}
BOOSTS: dict[str, set[int]] = {
    "firebird": {2},
    "enchantress": {N[box.ENCHANT_STEPS]},
    "herald": {N[box.HERALD_STEPS]},
    "windherd": {box.WINDHERD_FIGURES},
    "soulwarden": {box.SOULWARDEN_PLACES},
    "sky_wanderer": {2},  # her places act twice
    "forest_giant": {2, box.GIANT_STEPS},
    "forest_warden": {N[box.WARDEN_CONVERSIONS]},
    "bright_torch": {N[box.TORCH_FORESTS]},
}


def numbers(text: str) -> set[int]:
    """What a text says in figures, and «twice»; what is one is left out."""
    said = {int(number) for number in re.findall(r"\d+", text)}
    said |= {2 for word in ("twice", "двух", "дважды", "двух раз") if word in text}
    return {number for number in said if number > 1}


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("ally", box.ALLIES)
@pytest.mark.rule("FB-17", "FB-105")
def test_what_an_ally_says_of_numbers(ally: str, lang: str) -> None:
    say = Texts(lang).say
    assert numbers(say("fabled-property", ally=ally)) == PROPERTIES.get(ally, set())
    assert numbers(say("fabled-boost", ally=ally)) == BOOSTS.get(ally, set())


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.rule("FB-73", "FB-85", "FB-86", "FB-87")
def test_what_a_place_says_of_numbers(lang: str) -> None:
    for place, name in enumerate(box.PLACES):
        due = {number for number in box.PLACE_GIFTS[place] if number > 1}
        due |= {row[2] for row in box.EXCHANGES if row[0] == place} | {
            row[4] for row in box.EXCHANGES if row[0] == place
        }
        said = numbers(Texts(lang).say("fabled-place-text", place=name))
        assert said == {number for number in due if number > 1}, name


@pytest.mark.rule("FB-73", "FB-X23")
def test_the_laboratory_counts_as_the_box_does() -> None:
    """Its numbers are written by hand from the rules page; they and the box must agree."""
    for place, name in enumerate(box.PLACES):
        assert WISDOM[name] == box.SPIRIT_WISDOM[place]
        books = tuple(box.PLACE_GIFTS[place][:3])
        assert GIVES.get(name, (0, 0, 0)) == books, name

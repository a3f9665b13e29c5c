"""The numbers that cards say are the numbers by which the rules and the laboratory of pairs play."""

import re
from typing import Any

import pytest

from lab.fabled.laws import WISDOM
from lab.fabled.reasons import GIVES
from magoteka.games import GAMES
from magoteka.games.fabled.box import components as box
from magoteka.games.fabled.rules.chapters import HEIRS_CONVERSIONS
from magoteka.texts import HOME, Texts
from table.said import numbers as in_words

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


EVENTS: dict[str, set[int]] = {  # the table of events on the rules page, upper and lower halves
    "ev_a1_lower": {2}, "ev_a2_lower": {2}, "ev_a4_upper": {3}, "ev_a4_lower": {2}, "ev_b1_upper": {2},
    "ev_b1_lower": {2}, "ev_b3_lower": {2}, "ev_b4_upper": {3}, "ev_c3_upper": {2}, "ev_c3_lower": {2},
}  # fmt: skip
TRICKS: dict[str, tuple[set[int], set[int]]] = {  # in full, and foiled
    "tr_01": ({2}, set()), "tr_02": ({3, 2}, set()), "tr_04": ({2}, set()), "tr_06": ({2}, set()),
    "tr_07": ({2}, set()), "tr_08": ({4}, set()), "tr_09": ({2}, set()), "tr_11": ({4}, {2}), "tr_12": ({4}, {2}),
}  # fmt: skip


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
@pytest.mark.rule("FB-109", "FB-X25")
def test_what_events_and_tricks_say_of_numbers(lang: str) -> None:
    """By figures and by words; what is one is left out, and stage 1 is no count."""
    say = Texts(lang).say
    for event in box.EVENTS:
        for half in ("upper", "lower"):
            said = in_words(say(f"fabled-event-{half}", event=event), lang)
            assert said - {1} == EVENTS.get(f"{event}_{half}", set()), (event, half)
    for trick in box.TRICKS:
        for key, due in zip(("full", "foiled"), TRICKS.get(trick, (set(), set())), strict=True):
            assert in_words(say(f"fabled-trick-{key}", trick=trick), lang) - {1} == due, (trick, key)


STORIES: dict[str, tuple[set[int], set[int]]] = {  # of the first and of the second milestone, as the laboratory pays
    "ancestral_paths": ({box.ANCESTRAL_CAP}, set()), "call_of_oblivion": (set(), {4, 2}),
    "heirs_of_the_sun": ({HEIRS_CONVERSIONS}, set()),
}  # fmt: skip


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("scenario", box.SCENARIOS[2:])
@pytest.mark.rule("FB-S2", "FB-S3.1", "FB-S3.2", "FB-S4.1", "FB-S4.2", "FB-S5.1", "FB-S5.2", "FB-S5.3")
def test_what_a_scenario_says_of_numbers(scenario: str, lang: str) -> None:
    say = Texts(lang).say
    first, second = STORIES.get(scenario, (set(), set()))
    if scenario != "ancestral_paths":  # which has one milestone
        assert in_words(say("fabled-milestone-second", scenario=scenario), lang) - {1} == second
    assert in_words(say("fabled-milestone-first", scenario=scenario), lang) - {1} == first
    assert in_words(say("fabled-scenario-text", scenario=scenario), lang) - {1} == first | second


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.rule("FB-115")
def test_the_option_of_the_seer_says_how_many_books_she_brings(lang: str) -> None:
    assert numbers(Texts(lang).say("fabled-option-take-peeked-about")) == {N[box.SEER_BOOKS]}


def last_chapter(seats: int) -> int:
    g: Any = GAMES["fabled"].new(seats, {"scenario": "favour_of_gods"})
    return int(g.variants.divisions[box.END])


CHAPTERS = {seats: last_chapter(seats) for seats in range(2, 6)}


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.rule("FB-S0")
def test_a_scenario_says_how_many_chapters_it_has(lang: str) -> None:
    said = in_words(Texts(lang).say("fabled-scenario-text", scenario="favour_of_gods"), lang)
    assert set(CHAPTERS.values()) <= said <= {*CHAPTERS.values(), *CHAPTERS}


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

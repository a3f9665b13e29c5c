"""Which books a text of «Земля сказаний» names is compared with those that the laboratory counts as due for it."""

import re
from types import CodeType

import pytest

from lab.fabled.reasons import GIVES, REASONS
from magoteka.games.fabled.box import components as box
from magoteka.texts import HOME, Texts

KINDS = ("steppe", "mountain", "forest")
NAMED = {  # how a text names books, or what it counts of them
    "ru": dict(zip(KINDS, (r"(книг\w*|\d) (гор и )?степ", r"(книг\w*|\d) гор", r"(книг\w*|\d) лес"), strict=True)),
    "en": dict(zip(KINDS, (r"steppe\b", r"mountain( book|\b)", r"(a|1) forest( book| and\b|\.)"), strict=True)),
}
OWED = {"STEPPE": "steppe", "steppe": "steppe", "MOUNTAIN": "mountain", "FOREST": "forest"}  # as a reason calls them
BESIDES = {  # reasons that stand for several, that lie in tables, and what a text says is lost
    "oblivion_master": {"steppe"}, "swamp_witch": {"steppe", "mountain"}, "wise_cat": {"steppe", "mountain", "forest"},
    "ev_b1_upper": {"steppe", "mountain", "forest"}, "ev_b1_lower": {"steppe", "mountain"},
    "ev_b3_upper": {"steppe"}, "ev_b3_lower": {"mountain"}, "call_pays": set(),
}  # fmt: skip
MILESTONES = {
    "paths": ("first", "ancestral_paths"), "call_pays": ("first", "call_of_oblivion"),
    "call_takes": ("second", "call_of_oblivion"), "fury_pays": ("second", "fury_of_steppe_winds"),
}  # fmt: skip
ELSEWHERE = {"substitution", "take_books", "gift"}  # due without a text of their own


def text_of(design: str, lang: str) -> str:
    """What is written on an ally, an event, a place, or of a milestone."""
    say, name, (event, _, half) = Texts(lang).say, design.rstrip("+"), design.rpartition("_")
    if name in box.ALLIES:
        return say("fabled-boost" if design.endswith("+") else "fabled-property", ally=name)
    if event in box.EVENTS:
        return say(f"fabled-event-{'upper' if half == 'whole' else half}", event=event)
    if design in box.PLACES:
        return say("fabled-place-text", place=design)
    milestone, scenario = MILESTONES[design]
    return say(f"fabled-milestone-{milestone}", scenario=scenario)


def words(code: CodeType) -> set[str]:
    within = [one for one in code.co_consts if isinstance(one, CodeType)]
    return set(code.co_names).union(*map(words, within))


def owed(design: str) -> set[str]:
    """The kinds of books that the reason of a design speaks of."""
    if design in BESIDES:
        return set(BESIDES[design])
    if design in GIVES:
        return {kind for kind, count in zip(KINDS, GIVES[design], strict=True) if count}
    return {OWED[word] for word in words(REASONS[design].__code__) & OWED.keys()}


@pytest.mark.once
@pytest.mark.rule("FB-73", "FB-105", "FB-109", "FB-S2", "FB-S3.2", "FB-S5.3")
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("design", sorted(REASONS.keys() - ELSEWHERE))
def test_a_text_names_the_books_that_are_due(design: str, lang: str) -> None:
    text = text_of(design, lang)
    assert {kind for kind, pattern in NAMED[lang].items() if re.search(pattern, text)} == owed(design), text

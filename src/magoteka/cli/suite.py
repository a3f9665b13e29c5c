"""The laws of every game as tests, for packages that bring games: `pytest_magoteka` adds them to their own."""

from __future__ import annotations

import dataclasses
import os
import re

import pytest

from magoteka.arena import laws
from magoteka.cli.rulebook import clauses, page_of
from magoteka.core.agenda import Question
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.record import loads
from magoteka.games import game_named
from magoteka.texts import HOME, Texts

GAMES = [game_named(name) for name in os.environ.get("MAGOTEKA_LAWS", "").split(",") if name]
MATCHES = range(4)
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", HOME)


def match_of(game: Game, number: int, *, brisk: bool = False) -> Match:
    """A match of its own, with every number of seats in turn."""
    seats = game.least + number % (game.most - game.least + 1)
    return Match.new(game, seats, game.brisk if brisk else {}, Rng(number))


def step(match: Match, rng: Rng) -> None:
    """Anybody's open answer."""
    waiting = match.waiting()
    seat = waiting[rng.below(len(waiting))]
    options = match.options(seat)
    match.submit(seat, options[rng.below(len(options))])


@EVERY_GAME
@pytest.mark.parametrize("number", MATCHES)
def test_the_laws_hold_along_a_match(game: Game, number: int) -> None:
    """A question can be answered, a clone plays on alike, a snapshot comes back, nothing that is hidden shows."""
    match, rng = match_of(game, number, brisk=True), Rng(number)
    while match.waiting():
        for seat in match.waiting():
            laws.check_the_question(match, seat, match.options(seat), rng)
        laws.check_answerable(match)
        laws.check_cloning(match, rng)
        laws.check_saving(match)
        step(match, rng)
    laws.check_the_end(match)


@EVERY_GAME
@pytest.mark.parametrize("number", MATCHES)
def test_a_match_ends_and_its_record_replays(game: Game, number: int) -> None:
    match, rng = match_of(game, number), Rng(number)
    while match.waiting():
        step(match, rng)
    assert len(match.record.answers) <= game.max_answers
    again = Match.replay(game, loads(match.record.dumps()))
    assert again.digest() == match.digest()


@EVERY_GAME
def test_nothing_else_is_accepted(game: Game) -> None:
    match = match_of(game, 0)
    (seat, *_), question = match.waiting(), match.question
    assert question is not None
    for option in question.menu(match.state):
        if option not in match.options(seat):
            assert match.why_not(seat, option) is not None


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_event_answer_question_and_setting_has_its_sentence(game: Game, lang: str) -> None:
    texts = Texts(lang)
    assert [key for key in sentences_of(game) if not texts.has(key)] == []


def sentences_of(game: Game) -> list[str]:
    """What the house says of a game."""
    name, natures = game.name, game.nature_tags
    found = [f"{name}-title", f"{name}-about"]
    for kind, row in game.codec.by_kind.items():
        if issubclass(kind, Event):
            found.append(f"{name}-event-{row.tag}")
        if row.tag in natures:
            continue
        found += [f"{name}-option-{row.tag}"] if issubclass(kind, Option) else []
        found += [f"{name}-question-{row.tag}", f"{name}-ask-{row.tag}"] if issubclass(kind, Question) else []
    for one in game.settings:
        head = f"{name}-setting-{one.key}"
        found += [head, f"{head}-about", *(f"{head}-{str(choice).lower()}" for choice in one.choices)]
    return found


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_question_and_setting_names_a_clause_of_the_rules(game: Game, lang: str) -> None:
    page = page_of(game.name, lang)
    assert page is not None, f"rulebook/{game.name}.{lang}.md is missing"
    known = {clause for clause, _ in clauses(page.read_text("utf-8"))}
    kinds = [kind for kind in game.codec.by_kind if issubclass(kind, Question)]
    cited = {game.turn_clause, *(kind.clause for kind in kinds), *(one.clause for one in game.settings)}
    assert cited <= known
    assert all(re.match(rf"{game.prefix}-", clause) for clause in known)


@EVERY_GAME
def test_a_view_is_a_value_of_its_own_that_can_be_sent(game: Game) -> None:
    match = match_of(game, 1)
    for looker in (None, *range(match.record.seats)):
        view = match.view(looker)
        assert dataclasses.is_dataclass(view)
        assert game.codec.encode(view)["tag"] == game.codec.tag_of(view)

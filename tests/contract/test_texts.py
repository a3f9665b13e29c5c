"""Every step has a tag; every event, option, question and setting has a line in every language."""

import importlib
import pkgutil
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import magoteka.games
from contract.cases import EVERY_GAME
from magoteka.core.agenda import Question, Step
from magoteka.core.event import Event, Option
from magoteka.core.game import Game
from magoteka.texts import HOME

HOMES = Path(magoteka.games.__file__).parent


def modules_of(game: Game) -> list[ModuleType]:
    package = importlib.import_module(f"magoteka.games.{game.name}")
    walked = pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    return [importlib.import_module(found.name) for found in walked]


def classes_of(game: Game, kind: type) -> set[type]:
    own = f"magoteka.games.{game.name}"
    found = {value for module in modules_of(game) for value in vars(module).values() if isinstance(value, type)}
    return {value for value in found if issubclass(value, kind) and value.__module__.startswith(own)}


def is_abstract(kind: type) -> bool:
    """A step that is only there to be built upon."""
    return bool(kind.__subclasses__())


def lines(game: Game, language: str) -> set[str]:
    tree = FluentParser().parse((HOMES / game.name / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in tree.body if isinstance(entry, ast.Message)}


@EVERY_GAME
def test_every_step_event_and_option_has_a_tag(game: Game) -> None:
    for kind in (Step, Event, Option):
        missing = {cls for cls in classes_of(game, kind) if not is_abstract(cls)} - set(game.codec.by_kind)
        assert not missing


@EVERY_GAME
@pytest.mark.parametrize("language", HOME)
def test_every_tag_has_a_line(game: Game, language: str) -> None:
    there = lines(game, language)
    wanted = {f"{game.name}-title", f"{game.name}-about"}
    for kind, row in game.codec.by_kind.items():
        if issubclass(kind, Event):
            wanted.add(f"{game.name}-event-{row.tag}")
        if issubclass(kind, Option) and row.tag not in natures_answers(game):
            wanted.add(f"{game.name}-option-{row.tag}")
    assert not wanted - there


def natures_answers(game: Game) -> frozenset[str]:
    """Tags that only nature answers with: nobody ever reads them as an option."""
    return game.nature_tags


@EVERY_GAME
@pytest.mark.parametrize("language", HOME)
def test_every_setting_has_its_lines(game: Game, language: str) -> None:
    there = lines(game, language)
    for setting in game.settings:
        head = f"{game.name}-setting-{setting.key}"
        wanted = {head, f"{head}-about", *(f"{head}-{str(choice).lower()}" for choice in setting.choices)}
        assert not wanted - there


@EVERY_GAME
def test_both_languages_have_the_same_lines(game: Game) -> None:
    assert lines(game, "ru") == lines(game, "en")


@EVERY_GAME
@pytest.mark.parametrize("language", HOME)
def test_every_question_to_a_seat_has_a_line_and_a_clause(game: Game, language: str) -> None:
    there, natures = lines(game, language), game.nature_tags
    for kind, row in game.codec.by_kind.items():
        if not issubclass(kind, Question):
            continue
        assert kind.clause.startswith(game.prefix), kind
        if row.tag not in natures:
            assert f"{game.name}-question-{row.tag}" in there


@EVERY_GAME
@pytest.mark.parametrize("language", HOME)
def test_every_question_has_a_prompt_of_its_own_for_who_is_asked(game: Game, language: str) -> None:
    """Whoever is asked reads what is wanted of him and why now, not the sentence told to all."""
    asked = {row.tag for kind, row in game.codec.by_kind.items() if issubclass(kind, Question)} - game.nature_tags
    tree = FluentParser().parse((HOMES / game.name / "locale" / f"{language}.ftl").read_text(encoding="utf-8"))
    own = {entry.id.name: entry for entry in tree.body if isinstance(entry, ast.Message)}
    prompts = {name.removeprefix(f"{game.name}-ask-") for name in own if name.startswith(f"{game.name}-ask-")}
    assert prompts == asked
    said = [FluentSerializer().serialize_entry(own[f"{game.name}-ask-{tag}"]).partition("= ")[2] for tag in asked]
    assert all(sentence.strip() for sentence in said)

"""Presets of the hall lead to tables that can be played at, and say where; scores are told in words."""

import itertools

import pytest

from contract.cases import EVERY_GAME
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.games.magic_sword.game import EVENING
from magoteka.server import catalog
from magoteka.texts import HOME, Player, Texts

TEXTS = {lang: Texts(lang) for lang in HOME}


@EVERY_GAME
def test_every_door_opens(game: Game) -> None:
    assert len({preset.name for preset in game.presets}) == len(game.presets)
    for preset in game.presets:
        game.check_seats(preset.seats)
        assert Match.new(game, preset.seats, game.agreed(preset.settings), Rng(1)).waiting()
        assert 5 <= preset.minutes <= 240
        assert preset.level in (1, 2, 3)


@EVERY_GAME
@pytest.mark.parametrize("lang", HOME)
def test_a_door_that_is_not_the_usual_one_has_a_name(game: Game, lang: str) -> None:
    named = [preset.name for preset in game.presets if preset.name != "play"]
    assert all(TEXTS[lang].has(f"{game.name}-preset-{name}") for name in named)


def test_all_games_of_the_box_have_doors_of_their_own() -> None:
    assert all(GAMES[name].presets for name in ("abraca", "siggil", "five_seals", "fabled", "magic_sword"))


def test_the_first_doors_are_those_for_a_first_match() -> None:
    """FB-05 «Благоволение богов» is meant for a first match; an evening of «Магический Меч» is the quick game."""
    assert GAMES["fabled"].presets[0].settings == {"scenario": "favour_of_gods"}
    assert GAMES["magic_sword"].presets[0].settings == EVENING
    assert [preset.seats for preset in GAMES["siggil"].presets] == [3, 1]
    assert [preset.name for preset in GAMES["fabled"].presets if preset.seats == 1] == ["trial"]


def test_a_game_without_doors_has_one_for_three() -> None:
    class Plain:
        presets, least, most = (), 2, 4

    assert [(preset.name, preset.seats) for preset in catalog.presets_of(Plain())] == [("play", 3)]  # type: ignore[arg-type]


def test_a_setting_that_concerns_some_tables_says_so() -> None:
    """SG-23 Who plays alone chooses how hard it is, and nobody else."""
    known = {one.key: one for one in catalog.described(GAMES["siggil"]).settings}
    assert known["solo"].seats == (1, 1)
    assert known["layout"].seats is None
    assert known["layout"].drawn.keys() == set(known["layout"].choices)
    assert all(len(set(squares)) == len(squares) == 56 for squares in known["layout"].drawn.values())


@EVERY_GAME
def test_scores_are_told_as_long_as_there_are_any(game: Game) -> None:
    match = Match.new(game, max(game.least, 2), game.agreed(game.brisk), Rng(5))
    rng = Rng(7)
    for _ in itertools.takewhile(lambda _: not match.over, range(300)):
        seat = match.waiting()[0]
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])
        assert len(game.scores(match.state)) in (0, match.record.seats)


@EVERY_GAME
@pytest.mark.parametrize("lang", HOME)
def test_a_score_is_a_sentence(game: Game, lang: str) -> None:
    match = Match.new(game, max(game.least, 2), game.agreed({}), Rng(1))
    assert TEXTS[lang].has(f"{game.name}-score") == bool(game.scores(match.state))
    if game.scores(match.state):
        told = [TEXTS[lang].say(f"{game.name}-score", seat=Player("Мира", "she"), n=n) for n in (1, 3, 8)]
        assert all("Мира" in one for one in told)
        assert len(set(told)) == 3

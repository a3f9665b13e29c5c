"""The player who thinks one turn ahead."""

from typing import Any

import pytest

from games.siggil.stage import (
    CLOUD,
    DEER,
    FEATHER,
    GAME,
    LEAF,
    SHELL,
    STONE,
    TURTLE,
    Capture,
    GiveUp,
    Laid,
    PlayCard,
    after_setup,
    card,
    cards,
    forgotten,
    look,
    of_number,
    options,
    play,
    spirit_card,
    table,
    take,
)
from magoteka.core.agenda import NATURE
from magoteka.core.bits import size
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.games.siggil.bot.policy import SCOUT
from magoteka.games.siggil.messages.answers import Take
from magoteka.games.siggil.table.state import Siggil

ROW = [card(STONE, 3), card(STONE, 4)]


def best(g: Siggil) -> Option:
    """What the player likes best."""
    offered = options(g)
    worth = GAME.mind.prior(look(g, g.asking().seat), offered)
    return offered[worth.index(max(worth))]


def test_it_takes_the_card_that_completes_a_set() -> None:
    g = table([cards(DEER, 3, 4), []], [card(LEAF, 1), card(CLOUD, 7), card(DEER, 5)], free=[DEER])
    assert best(g) == Take(46, DEER, 5)


def test_it_frees_a_spirit_that_it_can_capture_and_leaves_one_that_it_cannot() -> None:
    siggil = {24: spirit_card(DEER), 44: card(LEAF, 1), 50: card(LEAF, 4)}
    able = table([cards(DEER, 3, 4, 5), []], siggil)
    assert best(able) == Take(44, LEAF, 1)
    unable = table([[], []], siggil)
    assert best(unable) == Take(50, LEAF, 4)


def test_it_wins_when_it_can() -> None:
    mine = [Laid(0, spirit, cards(spirit, 1, 6, 7)) for spirit in (LEAF, TURTLE, CLOUD, FEATHER)]
    theirs = [Laid(1, SHELL, cards(SHELL, 1, 3, 4))]
    held = [*cards(DEER, 3, 4, 5), *of_number(6, STONE, DEER, SHELL, 4)]
    g = table([held, []], ROW, free=[DEER], sets=mine + theirs)
    play(g, take(STONE, 3))
    assert best(g) in (Capture(DEER), Capture(SHELL))
    play(g, best(g))
    while g.asking() is not None:
        play(g, best(g))
    assert GAME.winners(g) == (0,)


def test_it_keeps_the_card_that_serves_another_spirit() -> None:
    held = [*cards(DEER, 1, 3, 4, 7), *of_number(7, LEAF)]
    g = table([held, []], [card(STONE, 5), card(STONE, 6)], free=[DEER, FEATHER])
    play(g, take(STONE, 5), Capture(DEER))
    spent = []
    while isinstance(best(g), PlayCard):
        spent.append(best(g))
        play(g, spent[-1])
    assert PlayCard(DEER, 7) not in spent


def test_alone_it_gives_up_the_spirit_that_is_farthest_away() -> None:
    siggil = {24: spirit_card(FEATHER), 44: card(STONE, 3), 50: card(STONE, 4), 51: card(STONE, 5)}
    g = table([[*cards(DEER, 3, 4, 5), *cards(LEAF, 1, 4)]], siggil, free=[CLOUD, DEER, LEAF], solo="advanced")
    play(g, GAME.codec.decode({"tag": "discard", "place": 44, "family": STONE, "number": 3}))
    assert best(g) == GiveUp(CLOUD)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_thinks_the_same_in_worlds_that_look_the_same(seats: int) -> None:
    g = after_setup(seats, 8)
    rng = Rng(8)
    while (asked := g.asking()) is not None:
        if asked.seat != NATURE:
            offered = options(g)
            twin = forgotten(g, asked.seat, rng)
            assert GAME.mind.prior(look(twin, asked.seat), offered) == GAME.mind.prior(look(g, asked.seat), offered)
        g.answer(asked.sample(g, rng))


def test_it_beats_play_at_random() -> None:
    won = sum(duel(seed, me=seed % 2) for seed in range(60))
    assert won >= 42  # 80 % over many games; one in a thousand such series falls short by chance


def duel(seed: int, me: int) -> bool:
    g: Any = GAME.new(2)
    rng = Rng(seed)
    while (asked := g.asking()) is not None:
        if asked.seat == me:
            play(g, best(g))
        else:
            g.answer(asked.sample(g, rng))
    return me in GAME.winners(g)


def policy_takes(g: Siggil) -> Option:
    """What the player on the board itself takes."""
    question = g.asking()
    assert question is not None
    return question.menu(g)[SCOUT.answer(g, question, Rng(1))]


def test_who_looks_ahead_does_not_free_a_spirit_for_the_next_player() -> None:
    """SG-07, SG-10 Of two cards that serve nobody it takes the one under which no spirit lies."""
    siggil = {24: spirit_card(DEER), 44: card(LEAF, 1), 50: card(LEAF, 4)}
    assert policy_takes(table([[], cards(DEER, 3, 4, 5)], siggil)) == Take(50, LEAF, 4)
    assert policy_takes(table([cards(DEER, 3, 4, 5), []], siggil)) == Take(44, LEAF, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_is_weighed_before_a_turn_and_the_chances_add_up(seats: int) -> None:
    g: Any = GAME.new(seats)
    rng = Rng(seats)
    assert not SCOUT.play_on(g, 0, rng)
    assert sum(SCOUT.value(g)) == pytest.approx(1.0)
    assert size(g.present) <= 56 - 8
    while not SCOUT.play_on(g, 0, rng):
        pass
    assert GAME.winners(g)

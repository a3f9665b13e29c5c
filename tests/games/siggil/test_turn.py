"""A player's turn."""

import pytest

from games.siggil.stage import (
    CLOUD,
    DEER,
    FEATHER,
    GAME,
    LEAF,
    SHELL,
    STONE,
    Capture,
    Laid,
    Pass,
    card,
    cards,
    hand,
    holder,
    look,
    named,
    of_number,
    options,
    play,
    question,
    refused,
    spirit_card,
    table,
    take,
    to_move,
)
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.problems import IllegalAnswer, NotYourTurn
from magoteka.games.siggil.messages.answers import Take
from magoteka.games.siggil.messages.events import CardTaken, SpiritCaptured, SpiritFreed, TurnBegan

ROW = [card(STONE, 3), card(CLOUD, 4), card(LEAF, 6), card(FEATHER, 1)]


@pytest.mark.rule("SG-09")
def test_a_player_must_take_a_card_and_turns_go_clockwise() -> None:
    g = table([[], [], []], ROW)
    assert all(isinstance(option, Take) for option in options(g))
    events = play(g, take(STONE, 3), take(CLOUD, 4), take(LEAF, 6))
    assert named(events, CardTaken)[0] == CardTaken(0, 44, STONE, 3, False)
    assert [event.seat for event in named(events, TurnBegan)] == [1, 2, 0]
    assert [hand(g, seat) for seat in range(3)] == [[(STONE, 3)], [(CLOUD, 4)], [(LEAF, 6)]]
    assert refused(g, Take(44, None, None)) == ("SG-09", "gone")


@pytest.mark.rule("SG-09")
def test_nobody_passes_and_nobody_moves_out_of_turn() -> None:
    match = Match.new(GAME, 2, rng=Rng(1))
    with pytest.raises(IllegalAnswer, match="SG-09"):
        match.submit(0, Pass())
    with pytest.raises(NotYourTurn, match="SG-09"):
        match.submit(1, match.options(0)[0])


@pytest.mark.rule("SG-10")
def test_a_spirit_freed_by_ones_own_taking_can_be_captured_in_the_same_turn() -> None:
    siggil = {24: spirit_card(DEER), 44: card(LEAF, 1), 50: card(STONE, 3), 51: card(STONE, 4)}
    g = table([cards(DEER, 3, 4, 5), []], siggil)
    events = play(g, take(LEAF, 1), Capture(DEER))
    freed = events.index(named(events, SpiritFreed)[0])
    assert freed < events.index(named(events, SpiritCaptured)[0])
    assert holder(g, DEER) == 0


@pytest.mark.rule("SG-10")
def test_the_card_just_taken_counts_for_the_set() -> None:
    g = table([cards(DEER, 3, 4), []], [card(DEER, 5), card(STONE, 3)], free=[DEER])
    play(g, take(DEER, 5), Capture(DEER))
    assert holder(g, DEER) == 0


@pytest.mark.rule("SG-11")
def test_capturing_is_a_choice() -> None:
    g = table([cards(DEER, 3, 4, 5), []], ROW, free=[DEER])
    play(g, take(STONE, 3))
    assert options(g) == [Pass(), Capture(DEER)]
    play(g, Pass())
    assert to_move(g) == 1
    assert holder(g, DEER) is None
    assert len(hand(g, 0)) == 4


@pytest.mark.rule("SG-11", "SG-A08")
def test_only_one_spirit_is_captured_in_a_turn() -> None:
    g = table([[*cards(DEER, 3, 4, 5), *cards(SHELL, 3, 4, 5)], []], ROW, free=[DEER, SHELL])
    play(g, take(STONE, 3), Capture(DEER))
    assert to_move(g) == 1
    assert question(g) == "take-card"
    assert holder(g, SHELL) is None


@pytest.mark.rule("SG-A08")
def test_a_player_cannot_take_a_spirit_from_himself() -> None:
    mine = Laid(0, DEER, cards(DEER, 1, 3, 4))
    held = [*of_number(2, LEAF, CLOUD, SHELL, FEATHER), *cards(CLOUD, 1, 6)]
    g = table([held, []], ROW, free=[CLOUD], sets=[mine])
    play(g, take(STONE, 3))
    assert options(g) == [Pass(), Capture(CLOUD)]
    assert refused(g, Capture(DEER)) == ("SG-A05", "already-yours")


@pytest.mark.rule("SG-11", "SG-18")
def test_the_question_does_not_betray_a_hand() -> None:
    """Three cards in hand and three deer unaccounted for: everybody must think a capture possible."""
    unlucky = table([cards(LEAF, 1, 5), []], ROW, free=[DEER], unseen=cards(DEER, 5, 6, 7))
    play(unlucky, take(STONE, 3))
    assert question(unlucky) == "may-capture"
    assert options(unlucky) == [Pass()]


@pytest.mark.rule("SG-11", "SG-18")
def test_nobody_is_asked_when_all_can_see_that_nothing_can_be_captured() -> None:
    two_cards = table([cards(DEER, 5), []], ROW, free=[DEER], unseen=cards(DEER, 6, 7))
    play(two_cards, take(STONE, 3))
    assert (to_move(two_cards), question(two_cards)) == (1, "take-card")
    no_spirit = table([cards(DEER, 5, 6, 7), []], ROW)
    play(no_spirit, take(STONE, 3))
    assert (to_move(no_spirit), question(no_spirit)) == (1, "take-card")


@pytest.mark.rule("SG-18")
def test_a_hand_has_no_limit_and_only_its_size_is_public() -> None:
    full = [one for family in range(1, 7) for one in cards(family, 1, 2, 4, 5)]
    g = table([full, cards(FEATHER, 2)], [card(FEATHER, 3), card(FEATHER, 4)])
    play(g, take(FEATHER, 3))
    assert look(g, 1).hand_sizes == (25, 1)
    assert hand(g, 1) == [(FEATHER, 2)]
    assert look(g, None).hand == ()
    assert look(g, None).remembered == ((), ())
    assert len(hand(g, 0)) == 25

"""The end of a game with rivals."""

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
    Laid,
    Pass,
    card,
    cards,
    look,
    named,
    play,
    spirit_card,
    table,
    take,
    to_move,
)
from magoteka.games.siggil.messages.events import Counted, MatchEnded, SpiritFreed
from magoteka.texts import Texts

ROW = [card(STONE, 3), card(STONE, 4)]


def held_by(owner: int, *spirits: int) -> list[Laid]:
    """Sets on which these spirits lie."""
    return [Laid(owner, spirit, cards(spirit, 1, 7, 6)) for spirit in spirits]


@pytest.mark.rule("SG-19", "SG-A07")
@pytest.mark.parametrize(("seats", "target"), [(2, 5), (3, 4), (4, 3)])
def test_enough_spirits_win_at_once(seats: int, target: int) -> None:
    others = [spirit for spirit in range(1, 8) if spirit not in (DEER, STONE)]
    before = held_by(0, *others[: target - 1])
    hands = [cards(DEER, 3, 4, 5)[: 2 if seats == 4 else 3], *[[] for _ in range(seats - 1)]]
    g = table(hands, ROW, free=[DEER], sets=before)
    assert look(g).target == target
    events = play(g, take(STONE, 3), Capture(DEER))
    assert to_move(g) is None
    assert GAME.winners(g) == (0,)
    assert named(events, MatchEnded)[0].how == "spirits"
    assert look(g).ended == "spirits"
    assert look(g).open  # a card is still there: nobody waits for it


@pytest.mark.rule("SG-19")
def test_one_spirit_fewer_does_not_win() -> None:
    g = table([cards(DEER, 3, 4, 5), []], ROW, free=[DEER], sets=held_by(0, LEAF, CLOUD, SHELL))
    play(g, take(STONE, 3), Capture(DEER))
    assert to_move(g) == 1


@pytest.mark.rule("SG-19")
def test_spirits_that_were_lost_again_do_not_count() -> None:
    stolen = [Laid(1, LEAF, cards(LEAF, 2, 3, 4, 5))]
    g = table([cards(DEER, 3, 4, 5), []], ROW, free=[DEER], sets=held_by(0, LEAF, CLOUD, SHELL, FEATHER) + stolen)
    play(g, take(STONE, 3), Capture(DEER))
    assert look(g).held == (4, 1)
    assert to_move(g) == 1


@pytest.mark.rule("SG-20", "SG-21")
def test_the_game_ends_with_the_turn_of_the_last_card() -> None:
    g = table([[], []], ROW, sets=held_by(1, LEAF))
    play(g, take(STONE, 3))
    assert to_move(g) == 1
    events = play(g, take(STONE, 4))
    assert to_move(g) is None
    assert named(events, MatchEnded) == [MatchEnded("last-card", (1,), (0, 1), (1, 1))]
    assert named(events, Counted) == [Counted(0, 0, 1), Counted(1, 1, 1)]
    told = [Texts("en").sentence(GAME, "event", event, ["Ann", "Bob"]) for event in events[-3:]]
    assert told[:2] == ["Ann: spirits 0, cards in hand 1.", "Bob: spirits 1, cards in hand 1."]
    assert told[2] == "The siggil is taken apart. Won by Bob."


@pytest.mark.rule("SG-20")
def test_whoever_takes_the_last_card_may_still_capture() -> None:
    g = table([cards(DEER, 3, 4, 5), cards(TURTLE, 2)], [card(STONE, 3)], free=[DEER], sets=held_by(1, LEAF))
    play(g, take(STONE, 3))
    assert to_move(g) == 0
    play(g, Capture(DEER))
    assert look(g).held == (1, 1)
    assert GAME.winners(g) == (0, 1)


@pytest.mark.rule("SG-A09")
def test_a_spirit_under_the_last_card_leaves_in_the_same_turn() -> None:
    g = table([cards(DEER, 3, 4, 5), []], {24: spirit_card(DEER), 44: card(STONE, 3)})
    events = play(g, take(STONE, 3), Capture(DEER))
    assert named(events, SpiritFreed) == [SpiritFreed(DEER, 24, True)]
    assert look(g).ended == "last-card"
    assert GAME.winners(g) == (0,)


@pytest.mark.rule("SG-21")
def test_most_spirits_win() -> None:
    g = table([[], cards(TURTLE, 1, 2), []], [card(STONE, 3)], sets=held_by(1, LEAF, CLOUD) + held_by(2, SHELL))
    play(g, take(STONE, 3))
    assert GAME.winners(g) == (1,)


@pytest.mark.rule("SG-21", "SG-A11")
def test_fewer_cards_in_hand_break_a_tie_and_played_sets_do_not_count() -> None:
    sets = [Laid(0, LEAF, cards(LEAF, 1, 7, 6)), Laid(1, CLOUD, cards(CLOUD, 1, 2, 4, 6, 7))]
    g = table([cards(TURTLE, 1), cards(TURTLE, 2)], [card(STONE, 3)], sets=sets)
    play(g, take(STONE, 3))
    assert look(g).hand_sizes == (2, 1)
    assert GAME.winners(g) == (1,)


@pytest.mark.rule("SG-A10")
def test_who_is_equal_in_everything_shares_the_victory() -> None:
    g = table([[], cards(TURTLE, 2), cards(TURTLE, 3, 4)], [card(STONE, 3)])
    events = play(g, take(STONE, 3))
    assert GAME.winners(g) == (0, 1)
    assert named(events, MatchEnded)[0].winners == (0, 1)


@pytest.mark.rule("SG-20")
def test_passing_with_the_last_card_ends_the_game_too() -> None:
    g = table([cards(DEER, 3, 4, 5), []], [card(STONE, 3)], free=[DEER], sets=held_by(1, LEAF))
    play(g, take(STONE, 3), Pass())
    assert GAME.winners(g) == (1,)

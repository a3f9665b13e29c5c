"""Playing alone."""

from typing import Any

import pytest

from games.siggil.stage import (
    CLOUD,
    DEER,
    DOWN,
    FEATHER,
    GAME,
    LEAF,
    SHELL,
    STONE,
    TURTLE,
    Capture,
    GiveUp,
    Laid,
    Pass,
    after_setup,
    card,
    cards,
    discard,
    forgotten,
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
    turned_spirit,
    where,
)
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.games.siggil.messages.answers import Discard, Take
from magoteka.games.siggil.messages.events import (
    CardDiscarded,
    CardLaid,
    CardTaken,
    SoloEnded,
    SpiritDiscarded,
    SpiritFreed,
)
from magoteka.games.siggil.messages.views import Card

ROW = [card(STONE, 3), card(STONE, 4), card(STONE, 5), card(STONE, 6)]
LAYOUTS = ["pass", "turtle", "pyramids", "river", "pillars"]


def held(*spirits: int, count: int = 3) -> list[Laid]:
    return [Laid(0, spirit, cards(spirit, *range(1, count + 1))) for spirit in spirits]


@pytest.mark.rule("SG-22", "SG-A15")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_eighth_card_of_the_deck_is_a_spirit(layout: str) -> None:
    rng = Rng(4)
    g: Any = GAME.new(1, {"layout": layout})
    while (asked := g.asking()) is not None:
        if asked.seat == NATURE:
            may_be_spirit = {option.spirit for option in asked.options(g)}
            assert may_be_spirit == {asked.place in (7, 15, 23, 31, 39, 47, 55)}
        g.answer(asked.sample(g, rng))


@pytest.mark.rule("SG-22", "SG-A15")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_last_card_dealt_is_a_spirit_and_goes_free_at_once(layout: str) -> None:
    g = after_setup(1, 2, layout=layout)
    (last,) = [event for event in named(g.events, CardLaid) if event.place == 55]
    assert last.spirit
    assert SpiritFreed(last.family, 55, True) in g.events
    assert where(g, last.family) == "free"


@pytest.mark.rule("SG-23")
def test_a_turn_alone_discards_then_takes_then_may_capture() -> None:
    g = table([cards(DEER, 3, 4, 5)], ROW, free=[DEER])
    assert {type(option) for option in options(g)} == {Discard}
    events = play(g, discard(STONE, 3))
    assert named(events, CardDiscarded) == [CardDiscarded(0, 44, STONE, 3, True)]
    assert {type(option) for option in options(g)} == {Take}
    events = play(g, take(STONE, 4))
    assert named(events, CardTaken) == [CardTaken(0, 45, STONE, 4, False)]
    assert options(g) == [Pass(), Capture(DEER)]
    play(g, Capture(DEER))
    assert holder(g, DEER) == 0
    assert question(g) == "discard-card"


@pytest.mark.rule("SG-23")
def test_the_easy_game_takes_sets_of_three_and_the_advanced_one_sets_of_four() -> None:
    easy = table([cards(DEER, 3, 4, 5)], ROW, free=[DEER])
    play(easy, discard(STONE, 3), take(STONE, 4), Capture(DEER))
    assert len(look(easy).sets[0].cards) == 3
    three = table([cards(DEER, 3, 4, 5)], ROW, free=[DEER], unseen=cards(DEER, 6, 7), solo="advanced")
    play(three, discard(STONE, 3), take(STONE, 4))
    assert question(three) == "discard-card"  # nothing can be captured, and nobody is there to hide it from
    four = table([cards(DEER, 3, 4, 5, 6)], ROW, free=[DEER], solo="advanced")
    play(four, discard(STONE, 3), take(STONE, 4), Capture(DEER))
    assert len(look(four).sets[0].cards) == 4


@pytest.mark.rule("SG-23", "SG-A17")
def test_discards_lie_open_in_the_easy_game_and_are_hidden_in_the_advanced_one() -> None:
    easy = table([[]], ROW)
    play(easy, discard(STONE, 3))
    assert (look(easy).discard, look(easy).discard_size) == ((Card(STONE, 3, False),), 1)
    advanced = table([[]], ROW, solo="advanced")
    play(advanced, discard(STONE, 3))
    assert (look(advanced).discard, look(advanced).discard_size) == ((), 1)


@pytest.mark.rule("SG-A17")
def test_what_was_seen_going_to_the_discard_pile_is_remembered_in_every_world() -> None:
    siggil = {24: DOWN, 44: card(STONE, 3), 46: card(STONE, 4), 55: card(STONE, 5)}
    g = table([[]], siggil, unseen=[card(LEAF, 3), spirit_card(LEAF)], discarded=[card(LEAF, 1)], solo="advanced")
    play(g, discard(STONE, 4))
    worlds = [GAME.redeal(g, 0, Rng(seed)) for seed in range(40)]
    assert {world.discarded for world in worlds} == {2 ** card(LEAF, 1) + 2 ** card(STONE, 4)}
    assert {world.unseen for world in worlds} == {g.unseen}
    assert all(look(world) == look(g) for world in worlds)


@pytest.mark.rule("SG-A17")
def test_the_view_does_not_tell_a_spirit_in_the_hidden_discards_from_one_that_lies_face_down() -> None:
    siggil = {31: DOWN, 47: card(STONE, 3), 48: card(STONE, 6), 55: card(STONE, 5)}
    g = table([[]], siggil, unseen=[spirit_card(LEAF)], discarded=[spirit_card(DEER)], solo="advanced")
    mixed = [forgotten(g, 0, Rng(seed)) for seed in range(40)]
    assert {world.discarded for world in mixed} == {2 ** spirit_card(LEAF), 2 ** spirit_card(DEER)}
    assert all(look(world) == look(g) for world in mixed)
    assert (look(g).lost, where(g, DEER), where(g, LEAF)) == (1, "unseen", "unseen")


@pytest.mark.rule("SG-24")
def test_the_easy_game_is_won_with_all_seven_spirits() -> None:
    six = held(STONE, LEAF, TURTLE, CLOUD, SHELL)
    g = table([cards(DEER, 3, 4, 5)], [card(STONE, 5), card(STONE, 6), card(STONE, 7)], free=[DEER, FEATHER], sets=six)
    play(g, discard(STONE, 5), take(STONE, 6), Capture(DEER))
    assert look(g).ended is None
    won = table([cards(DEER, 3, 4, 5)], ROW, free=[DEER], sets=six + held(FEATHER))
    events = play(won, discard(STONE, 4), take(STONE, 5), Capture(DEER))
    assert named(events, SoloEnded) == [SoloEnded(0, True, 7, 0)]
    assert GAME.winners(won) == (0,)
    assert look(won).ended == "solo-won"


@pytest.mark.rule("SG-24")
def test_the_advanced_game_is_won_with_six() -> None:
    five = held(STONE, LEAF, TURTLE, CLOUD, SHELL, count=4)
    g = table([cards(DEER, 4, 5, 6, 7)], [card(STONE, 5), card(STONE, 6)], free=[DEER], sets=five, solo="advanced")
    play(g, discard(STONE, 5), take(STONE, 6), Capture(DEER))
    assert GAME.winners(g) == (0,)


@pytest.mark.rule("SG-25", "SG-A12")
def test_a_fourth_free_spirit_replaces_one_of_the_three() -> None:
    siggil = {24: spirit_card(FEATHER), 44: card(STONE, 3), 50: card(STONE, 4), 51: card(STONE, 5)}
    g = table([[]], siggil, free=[STONE, DEER, LEAF], solo="advanced")
    play(g, discard(STONE, 3))
    assert question(g) == "make-room"
    assert options(g) == [GiveUp(STONE), GiveUp(DEER), GiveUp(LEAF)]
    assert refused(g, GiveUp(FEATHER)) == ("SG-A12", "newcomer-stays")
    assert refused(g, GiveUp(CLOUD)) == ("SG-25", "not-free")
    events = play(g, GiveUp(DEER))
    assert named(events, SpiritDiscarded) == [SpiritDiscarded(0, DEER, 1, False)]
    assert [spirit.spirit for spirit in look(g).spirits if spirit.where == "free"] == [STONE, LEAF, FEATHER]
    assert look(g).lost == 1
    assert question(g) == "take-card"


@pytest.mark.rule("SG-25")
def test_a_discarded_spirit_can_never_be_captured() -> None:
    g = table([[*cards(DEER, 3, 4, 5, 6), *cards(SHELL, 3, 4, 5, 7)]], ROW, free=[SHELL],
              discarded=[spirit_card(DEER)], solo="advanced")  # fmt: skip
    play(g, discard(STONE, 3), take(STONE, 4))
    assert options(g) == [Pass(), Capture(SHELL)]
    assert refused(g, Capture(DEER)) == ("SG-07", "not-out-yet")


@pytest.mark.rule("SG-A12")
def test_several_spirits_come_out_one_by_one_in_the_order_of_places() -> None:
    siggil = {24: spirit_card(FEATHER), 25: spirit_card(CLOUD), 44: card(STONE, 3), 50: card(STONE, 4)}
    g = table([[]], siggil | {51: card(STONE, 5)}, free=[STONE, DEER], solo="advanced")
    events = play(g, discard(STONE, 3))  # 44 lies on both
    assert named(events, SpiritFreed) == [SpiritFreed(FEATHER, 24, False)]
    assert options(g) == [GiveUp(STONE), GiveUp(DEER), GiveUp(FEATHER)]
    events = play(g, GiveUp(FEATHER))
    assert named(events, SpiritFreed) == [SpiritFreed(CLOUD, 25, False)]


@pytest.mark.rule("SG-25", "SG-A12")
def test_a_spirit_turned_up_may_be_the_fourth() -> None:
    siggil = {31: DOWN, 47: card(STONE, 3), 48: card(STONE, 6), 54: card(STONE, 5), 55: card(STONE, 4)}
    g = table([[]], siggil, free=[STONE, DEER, LEAF], unseen=[spirit_card(SHELL)], solo="advanced")
    play(g, discard(STONE, 3))
    play(g, take(STONE, 6), turned_spirit(SHELL))
    assert question(g) == "make-room"
    assert isinstance(look(g).cards[31], Card)


@pytest.mark.rule("SG-26")
@pytest.mark.parametrize(("solo", "spare"), [("easy", 0), ("advanced", 1)])
def test_the_game_is_lost_with_one_discarded_spirit_too_many(solo: str, spare: int) -> None:
    siggil = {24: spirit_card(FEATHER), 44: card(STONE, 3), 50: card(STONE, 4), 51: card(STONE, 5)}
    before = [spirit_card(CLOUD)][:spare]
    g = table([[]], siggil, free=[STONE, DEER, LEAF], discarded=before, solo=solo)
    events = play(g, discard(STONE, 3), GiveUp(DEER))
    assert named(events, SoloEnded) == [SoloEnded(0, False, 0, spare + 1)]
    assert to_move(g) is None
    assert GAME.winners(g) == ()
    assert look(g).ended == "solo-lost"
    assert where(g, FEATHER) == "free"


@pytest.mark.rule("SG-26", "SG-23")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_49_cards_make_25_turns_and_24_of_them_reach_the_hand(layout: str) -> None:
    ordinary = [place for place in range(56) if place % 8 != 7]
    g = table([[]], dict(zip(ordinary, range(49), strict=True)), layout=layout)
    rng = Rng(6)
    while (asked := g.asking()) is not None:
        g.answer(asked.sample(g, rng))
    assert len(named(g.events, CardDiscarded)) == 25
    assert len(named(g.events, CardTaken)) == 24
    assert len(hand(g, 0)) == 24  # six sets of four, to the last card


@pytest.mark.rule("SG-A13")
def test_alone_one_may_capture_once_a_turn_or_not_at_all() -> None:
    both = [*cards(DEER, 3, 4, 5), *cards(SHELL, 3, 4, 5)]
    g = table([both], ROW, free=[DEER, SHELL])
    play(g, discard(STONE, 3), take(STONE, 4), Capture(DEER))
    assert question(g) == "discard-card"
    assert holder(g, SHELL) is None
    g = table([both], ROW, free=[DEER, SHELL])
    play(g, discard(STONE, 3), take(STONE, 4), Pass())
    assert question(g) == "discard-card"
    assert len(hand(g, 0)) == 7


@pytest.mark.rule("SG-A14")
def test_the_last_card_is_discarded_and_a_capture_is_still_allowed() -> None:
    six = held(STONE, LEAF, TURTLE, CLOUD, SHELL, FEATHER)
    g = table([of_number(2, CLOUD, SHELL, FEATHER, TURTLE)[:1] + cards(DEER, 4, 5, 6)], [card(STONE, 4)],
              free=[DEER], sets=six)  # fmt: skip
    events = play(g, discard(STONE, 4))
    assert not named(events, CardTaken)
    assert options(g) == [Pass(), Capture(DEER)]
    play(g, Capture(DEER))
    assert GAME.winners(g) == (0,)


@pytest.mark.rule("SG-A14", "SG-24")
def test_the_game_is_lost_when_the_siggil_is_empty_and_spirits_are_missing() -> None:
    g = table([[]], [card(STONE, 4)], free=[DEER])
    play(g, discard(STONE, 4))
    assert look(g).ended == "solo-lost"
    assert GAME.winners(g) == ()

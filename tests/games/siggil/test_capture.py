"""Capturing, stealing and winning back."""

import pytest

from games.siggil.stage import (
    CLOUD,
    DEER,
    FEATHER,
    LEAF,
    SHELL,
    STONE,
    TURTLE,
    AddTo,
    Capture,
    Laid,
    Pass,
    PlayCard,
    PlaySet,
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
    table,
    take,
    to_move,
    where,
)
from magoteka.games.siggil.messages.events import SpiritCaptured, SpiritRecaptured, SpiritStolen
from magoteka.games.siggil.messages.views import Card

ROW = [card(STONE, 3), card(STONE, 4), card(STONE, 5), card(STONE, 6)]
ALL_DEER = cards(DEER, 1, 2, 3, 4, 5, 6, 7)


def ids(*held: Card) -> list[tuple[int, int]]:
    return [(one.family, one.number) for one in held]


@pytest.mark.rule("SG-12")
def test_a_free_spirit_takes_three_of_its_family() -> None:
    g = table([cards(DEER, 3, 4, 5), []], ROW, free=[DEER])
    events = play(g, take(STONE, 3), Capture(DEER))
    assert named(events, SpiritCaptured) == [SpiritCaptured(0, DEER, 0, "family", 3, (23, 24, 25))]
    (played,) = look(g).sets
    assert (played.owner, played.spirit, played.by, played.holds) == (0, DEER, "family", True)
    assert ids(*played.cards) == [(DEER, 3), (DEER, 4), (DEER, 5)]
    assert hand(g, 0) == [(STONE, 3)]
    assert holder(g, DEER) == 0


@pytest.mark.rule("SG-12")
def test_or_three_of_its_number() -> None:
    g = table([of_number(2, STONE, LEAF, CLOUD), []], ROW, free=[DEER])
    events = play(g, take(STONE, 3), Capture(DEER))
    assert named(events, SpiritCaptured) == [SpiritCaptured(0, DEER, 0, "number", 3, (12, 32, 52))]


@pytest.mark.rule("SG-12")
def test_two_cards_are_too_few_with_three_players_and_enough_with_four() -> None:
    hands = [cards(DEER, 3, 4), [], []]
    three = table(hands, ROW, free=[DEER], unseen=cards(DEER, 5, 6, 7))
    play(three, take(STONE, 3))
    assert refused(three, Capture(DEER)) == ("SG-12", "too-few-for-free")
    four = table([*hands, []], ROW, free=[DEER])
    play(four, take(STONE, 3), Capture(DEER))
    assert holder(four, DEER) == 0
    assert len(look(four).sets[0].cards) == 2


@pytest.mark.rule("SG-12", "SG-A02")
@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 2)])
def test_a_free_spirit_takes_exactly_as_many_cards_however_many_one_has(seats: int, count: int) -> None:
    g = table([ALL_DEER, *[[] for _ in range(seats - 1)]], ROW, free=[DEER])
    play(g, take(STONE, 3), Capture(DEER))
    for number in range(3, 3 + count):
        play(g, PlayCard(DEER, number))
    assert len(look(g).sets[0].cards) == count
    assert to_move(g) == 1


@pytest.mark.rule("SG-12")
def test_which_cards_are_played_is_asked_one_by_one_where_there_is_a_choice() -> None:
    g = table([cards(DEER, 1, 3, 4, 5), []], ROW, free=[DEER])
    play(g, take(STONE, 3), Capture(DEER))
    assert options(g) == [PlayCard(DEER, number) for number in (1, 3, 4, 5)]
    play(g, PlayCard(DEER, 4))
    assert refused(g, PlayCard(DEER, 4)) == ("SG-12", "already-chosen")
    assert refused(g, PlayCard(DEER, 6)) == ("SG-16", "not-in-hand")
    play(g, PlayCard(DEER, 1), PlayCard(DEER, 5))
    assert hand(g, 0) == [(STONE, 3), (DEER, 3)]


@pytest.mark.rule("SG-12", "SG-15")
def test_family_or_number_is_asked_where_both_would_do() -> None:
    held = [*cards(DEER, 3, 4, 5), *of_number(2, LEAF, CLOUD, SHELL)]
    g = table([held, []], ROW, free=[DEER])
    play(g, take(STONE, 3), Capture(DEER))
    assert options(g) == [PlaySet(DEER, "family", 3), PlaySet(DEER, "number", 3)]
    play(g, PlaySet(DEER, "number", 3))
    assert look(g).sets[0].by == "number"
    assert hand(g, 0) == [(STONE, 3), (DEER, 3), (DEER, 4), (DEER, 5)]


@pytest.mark.rule("SG-15")
def test_family_and_number_are_never_mixed() -> None:
    g = table([[*cards(DEER, 3, 4), *of_number(2, LEAF, CLOUD)], []], ROW, free=[DEER], unseen=cards(DEER, 5, 6, 7))
    play(g, take(STONE, 3))
    assert refused(g, Capture(DEER)) == ("SG-12", "too-few-for-free")


@pytest.mark.rule("SG-15", "SG-03")
def test_the_card_of_both_kinds_completes_either_set() -> None:
    for held in (cards(DEER, 2, 3, 4), of_number(2, DEER, LEAF, CLOUD)):
        g = table([held, []], ROW, free=[DEER])
        play(g, take(STONE, 3), Capture(DEER))
        assert holder(g, DEER) == 0


@pytest.mark.rule("SG-15")
def test_a_card_of_another_kind_cannot_be_put_into_the_set() -> None:
    g = table([[*cards(DEER, 1, 3, 4, 5), card(LEAF, 2)], []], ROW, free=[DEER])
    play(g, take(STONE, 3), Capture(DEER))
    assert refused(g, PlayCard(LEAF, 2)) == ("SG-15", "does-not-fit")
    assert look(g, 0).capturing.spirit == DEER


@pytest.mark.rule("SG-13")
def test_a_held_spirit_takes_a_new_set_of_exactly_one_card_more() -> None:
    theirs = Laid(1, DEER, of_number(2, STONE, LEAF, CLOUD))
    g = table([cards(DEER, 3, 4, 5, 6), []], ROW, sets=[theirs])
    assert look(g).spirits[DEER - 1].price == 4
    events = play(g, take(STONE, 3), Capture(DEER))
    assert named(events, SpiritStolen) == [SpiritStolen(0, 1, DEER, 1, "family", 4, (23, 24, 25, 26))]
    assert holder(g, DEER) == 0


@pytest.mark.rule("SG-13", "SG-16")
def test_the_losers_cards_stay_before_him_and_never_return_to_his_hand() -> None:
    theirs = Laid(1, DEER, of_number(2, STONE, LEAF, CLOUD))
    g = table([cards(DEER, 3, 4, 5, 6), cards(LEAF, 5)], ROW, sets=[theirs])
    play(g, take(STONE, 3), Capture(DEER))
    left = look(g).sets[0]
    assert (left.owner, left.holds, left.missing) == (1, False, 2)
    assert ids(*left.cards) == [(STONE, 2), (LEAF, 2), (CLOUD, 2)]
    assert hand(g, 1) == [(LEAF, 5)]


@pytest.mark.rule("SG-16")
def test_the_spirit_itself_is_no_card_of_the_set() -> None:
    theirs = Laid(1, DEER, of_number(2, STONE, LEAF, CLOUD))
    g = table([cards(DEER, 3, 4, 5), []], ROW, sets=[theirs], unseen=cards(DEER, 6, 7))
    play(g, take(STONE, 3))
    assert refused(g, Capture(DEER)) == ("SG-13", "too-few-to-steal")


@pytest.mark.rule("SG-13", "SG-A03")
def test_stealing_with_more_than_one_card_more_is_not_allowed() -> None:
    theirs = Laid(1, DEER, of_number(2, STONE, LEAF, CLOUD))
    g = table([ALL_DEER, []], ROW, sets=[theirs])
    play(g, take(STONE, 3), Capture(DEER))
    play(g, *(PlayCard(DEER, number) for number in (1, 2, 3, 4)))
    assert len(look(g).sets[1].cards) == 4
    assert to_move(g) == 1


@pytest.mark.rule("SG-03", "SG-13")
def test_a_spirit_on_seven_cards_is_out_of_reach() -> None:
    theirs = Laid(1, DEER, ALL_DEER)
    g = table([[*of_number(2, STONE, LEAF, CLOUD), *cards(SHELL, 3, 4, 5)], []], ROW, sets=[theirs], free=[SHELL])
    play(g, take(STONE, 3))
    assert refused(g, Capture(DEER)) == ("SG-03", "out-of-reach")
    assert look(g).spirits[DEER - 1].price is None


@pytest.mark.rule("SG-14", "SG-A06")
def test_a_lost_spirit_is_won_back_by_adding_to_ones_own_set() -> None:
    sets = [Laid(0, DEER, cards(DEER, 1, 3, 4)), Laid(1, DEER, of_number(2, STONE, LEAF, CLOUD, SHELL))]
    g = table([cards(DEER, 5, 6), []], ROW, sets=sets)
    assert look(g).sets[0].missing == 2
    events = play(g, take(STONE, 3), Capture(DEER))
    assert named(events, SpiritRecaptured) == [SpiritRecaptured(0, 1, DEER, 0, "family", 2, 5, (25, 26))]
    assert holder(g, DEER) == 0
    assert len(look(g).sets) == 2
    assert look(g).sets[1].missing == 2


@pytest.mark.rule("SG-A06")
def test_one_added_card_is_not_enough_when_two_are_missing_and_three_are_never_asked() -> None:
    sets = [Laid(0, DEER, cards(DEER, 1, 3, 4)), Laid(1, DEER, of_number(2, STONE, LEAF, CLOUD, SHELL))]
    few = table([[*cards(DEER, 5), *cards(SHELL, 1, 3, 4)], []], ROW, sets=sets, free=[SHELL])
    play(few, take(STONE, 3))
    assert refused(few, Capture(DEER)) == ("SG-13", "too-few-to-steal")
    many = table([cards(DEER, 5, 6, 7), []], ROW, sets=sets)
    play(many, take(STONE, 3), Capture(DEER), PlayCard(DEER, 5), PlayCard(DEER, 7))
    assert len(look(many).sets[0].cards) == 5
    assert hand(many, 0) == [(STONE, 3), (DEER, 6)]


@pytest.mark.rule("SG-14", "SG-15")
def test_added_cards_are_of_the_same_kind_as_the_set() -> None:
    sets = [Laid(0, DEER, cards(DEER, 1, 3, 4)), Laid(1, DEER, of_number(2, STONE, LEAF, CLOUD, SHELL))]
    g = table([[*of_number(2, TURTLE, FEATHER), *cards(CLOUD, 3, 4, 6)], []], ROW, sets=sets, free=[CLOUD])
    play(g, take(STONE, 3))
    assert refused(g, Capture(DEER)) == ("SG-13", "too-few-to-steal")


@pytest.mark.rule("SG-A04")
def test_a_spirit_may_be_stolen_with_a_fresh_set_of_the_other_kind_beside_an_old_one() -> None:
    sets = [Laid(0, DEER, cards(DEER, 1, 3)), Laid(1, DEER, cards(DEER, 4, 5, 6))]
    held = [*of_number(2, STONE, LEAF, CLOUD, SHELL), *cards(DEER, 7, 2)]
    g = table([held, [], [], []], ROW, sets=sets)
    play(g, take(STONE, 3), Capture(DEER))
    assert options(g) == [PlaySet(DEER, "number", 4), AddTo(0, DEER, "family", 2)]
    assert refused(g, PlaySet(DEER, "family", 4)) == ("SG-15", "too-few-of-a-kind")
    assert refused(g, AddTo(1, DEER, "family", 1)) == ("SG-14", "not-your-set")
    play(g, PlaySet(DEER, "number", 4), *(PlayCard(family, 2) for family in (STONE, LEAF, CLOUD, SHELL)))
    assert [(one.owner, one.by, one.holds) for one in look(g).sets] == [
        (0, "family", False),
        (1, "family", False),
        (0, "number", True),
    ]


@pytest.mark.rule("SG-A04")
def test_either_of_two_own_sets_may_be_added_to_later() -> None:
    sets = [
        Laid(0, DEER, cards(DEER, 1, 3)),
        Laid(0, DEER, of_number(2, STONE, LEAF, CLOUD)),
        Laid(1, DEER, cards(DEER, 4, 5, 6, 7)),
    ]
    g = table([of_number(2, TURTLE, SHELL), [], [], []], ROW, sets=sets)
    assert [one.missing for one in look(g).sets] == [3, 2, None]
    play(g, take(STONE, 3), Capture(DEER))
    assert [len(one.cards) for one in look(g).sets] == [2, 5, 4]
    assert look(g).sets[1].holds


@pytest.mark.rule("SG-A19")
def test_a_second_set_of_the_same_kind_is_a_set_of_its_own() -> None:
    sets = [Laid(0, DEER, cards(DEER, 1, 3)), Laid(1, DEER, of_number(2, STONE, LEAF, CLOUD))]
    g = table([cards(DEER, 4, 5, 6, 7), [], [], []], ROW, sets=sets)
    play(g, take(STONE, 3), Capture(DEER))
    assert options(g) == [PlaySet(DEER, "family", 4), AddTo(0, DEER, "family", 2)]
    play(g, PlaySet(DEER, "family", 4))
    assert [(one.owner, len(one.cards), one.holds) for one in look(g).sets] == [
        (0, 2, False),
        (1, 3, False),
        (0, 4, True),
    ]
    assert look(g).spirits[DEER - 1].price == 5  # the two older deer do not count


@pytest.mark.rule("SG-A05")
def test_a_spirit_that_one_holds_cannot_be_strengthened() -> None:
    mine = Laid(0, DEER, cards(DEER, 1, 3, 4))
    g = table([[*cards(DEER, 5, 6, 7), *cards(SHELL, 1, 3, 4)], []], ROW, sets=[mine], free=[SHELL])
    play(g, take(STONE, 3))
    assert options(g) == [Pass(), Capture(SHELL)]
    assert refused(g, Capture(DEER)) == ("SG-A05", "already-yours")


@pytest.mark.rule("SG-17")
def test_an_old_set_serves_no_other_spirit() -> None:
    """Three 2s were played for the deer; with two more cards they make no set for any other spirit."""
    sets = [
        Laid(0, SHELL, cards(SHELL, 1, 3)),
        Laid(0, DEER, cards(DEER, 1, 3)),
        Laid(1, DEER, of_number(2, STONE, LEAF, CLOUD)),
    ]
    held = [*cards(DEER, 4, 5, 6, 7)]
    g = table([held, [], [], []], ROW, sets=sets)
    play(g, take(STONE, 3), Capture(DEER))
    assert refused(g, AddTo(0, SHELL, "family", 2)) == ("SG-17", "set-of-another-spirit")
    assert AddTo(1, DEER, "family", 2) in options(g)


@pytest.mark.rule("SG-07", "SG-12")
def test_a_spirit_still_in_the_siggil_cannot_be_captured() -> None:
    g = table([[*cards(DEER, 3, 4, 5), *cards(SHELL, 1, 3, 4)], []], ROW, free=[SHELL])
    play(g, take(STONE, 3))
    assert where(g, DEER) == "unseen"
    assert refused(g, Capture(DEER)) == ("SG-07", "not-out-yet")
    assert question(g) == "may-capture"


def test_feathers_and_sevens_reach_the_last_cards_of_the_box() -> None:
    for held in (cards(FEATHER, 5, 6, 7), of_number(7, CLOUD, SHELL, FEATHER), of_number(4, STONE, SHELL, FEATHER)):
        spirit = TURTLE if held[0] % 7 == 3 else FEATHER
        g = table([held, []], ROW, free=[spirit])
        play(g, take(STONE, 3), Capture(spirit))
        assert holder(g, spirit) == 0

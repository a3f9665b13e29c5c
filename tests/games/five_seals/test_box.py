"""What is in the box, and how it is set up."""

from collections import Counter
from typing import Any

import pytest

from games.five_seals.stage import AIR, EARTH, FIRE, GAME, MIND, WATER, card, held, settle, table, to_move
from magoteka.core.chance import Rng
from magoteka.core.event import Refusal
from magoteka.core.match import Match
from magoteka.core.problems import BadSeats, BadSetting
from magoteka.core.record import loads
from magoteka.games.five_seals.box import components as box
from magoteka.games.five_seals.messages.answers import DealtScroll, Mage, TakeDie
from magoteka.games.five_seals.messages.events import CircleDrawn, MageChosen
from magoteka.games.five_seals.rules.setup import ChooseMage, LayScroll, LayToken
from magoteka.games.five_seals.table.state import card_element, card_spell, card_strength, full_bag
from magoteka.texts import Texts

EVERY_SIZE = pytest.mark.parametrize("seats", [2, 3, 4, 5])
EVERY_CIRCLE = pytest.mark.parametrize("circle", [1, 2, 3, 4])


def dealt(seats: int, circle: int = 1, seed: int = 1) -> Match:
    """A table on which everybody has chosen a mage, the lot has fallen and the first dice are due."""
    match = Match.new(GAME, seats, {"circle": circle}, Rng(seed))
    while isinstance(match.question, ChooseMage):
        match.submit(match.waiting()[0], match.options(match.waiting()[0])[0])
    return match


@pytest.mark.rule("FS-01")
@EVERY_SIZE
def test_dice_and_tokens_are_of_four_elements_and_only_scrolls_are_of_mind(seats: int) -> None:
    view = dealt(seats).view(0)
    assert len(view.store) == 4
    assert {token.element for token in view.tokens} == {FIRE, WATER, AIR, EARTH}
    assert {scroll.element for scroll in view.scrolls} == {FIRE, WATER, AIR, EARTH, MIND}


@pytest.mark.rule("FS-02")
def test_there_are_120_tokens_ten_twos_and_five_of_each_other_strength_an_element() -> None:
    bag = list(full_bag())
    assert sum(bag) == box.TOKENS == 120
    assert [bag[strength * 4 + FIRE] for strength in range(2, 7)] == [10, 5, 5, 5, 5]
    assert [sum(bag[strength * 4 : strength * 4 + 4]) for strength in range(2, 7)] == [40, 20, 20, 20, 20]


@pytest.mark.rule("FS-03", "FS-06")
@EVERY_CIRCLE
def test_fifty_scrolls_ten_of_each_strength_and_element(circle: int) -> None:
    faces = [(card_spell(circle, n), card_element(n), card_strength(n)) for n in range(50)]
    assert Counter(strength for *_, strength in faces) == dict.fromkeys(range(2, 7), 10)
    assert Counter(element for _, element, _ in faces) == dict.fromkeys(range(5), 10)
    assert Counter(Counter(faces).values()) == ({2: 25} if circle == 1 else {1: 50})
    own = {spell for spell, *_ in faces[25:]}
    assert own == set(range(5 * circle - 4, 5 * circle + 1))


@pytest.mark.rule("FS-06")
def test_a_match_knows_one_of_four_circles_beside_the_base_one() -> None:
    with pytest.raises(BadSetting):
        GAME.new(2, {"circle": 5})
    spells = {scroll.spell for scroll in dealt(5, circle=3).view(0).scrolls}
    assert spells == set(range(1, 6)) | set(range(11, 16))


@pytest.mark.rule("FS-04", "FS-12")
@EVERY_SIZE
def test_everyone_has_a_mage_in_the_hub_a_familiar_and_an_open_call_of_mind(seats: int) -> None:
    view = dealt(seats).view(0)
    circles = [circle.place for circle in view.board.circles]
    assert [player.mage for player in view.players] == circles[:seats]
    for player in view.players:
        assert player.familiar is None
        assert [(own.spell, own.element, own.strength, own.up) for own in player.scrolls] == [(box.CALL, MIND, 1, True)]


@pytest.mark.rule("FS-12", "FS-05")
def test_everyone_chooses_a_mage_that_is_free() -> None:
    match = Match.new(GAME, 3, rng=Rng(1))
    assert match.options(0) == [Mage(mage) for mage in range(5)]
    match.submit(0, Mage(3))
    assert match.why_not(1, Mage(3)) == Refusal("FS-12", "mage-taken")
    match.submit(1, Mage(0))
    assert match.submit(2, Mage(4))[0] == MageChosen(2, 4)
    assert [player.figure for player in match.view(0).players] == [3, 0, 4]
    assert match.options(match.waiting()[0])[0] == TakeDie(FIRE)


@pytest.mark.rule("FS-12")
def test_the_fifth_of_five_takes_the_mage_that_is_left() -> None:
    match = Match.new(GAME, 5, rng=Rng(1))
    for seat, mage in enumerate((4, 2, 0, 3)):
        match.submit(seat, Mage(mage))
    assert [player.figure for player in match.view(0).players] == [4, 2, 0, 3, 1]
    assert not isinstance(match.question, ChooseMage)


@pytest.mark.rule("FS-06")
def test_the_additional_circle_may_be_drawn_by_lot() -> None:
    drawn = set()
    for seed in range(40):
        match = Match.new(GAME, 2, {"circle": "random"}, Rng(seed))
        circle = match.view(0).circle
        assert match.log[0] == CircleDrawn(circle)
        loaded = Match.load(GAME, loads(match.save()), Rng(1))
        assert loaded.view(0).circle == circle
        drawn.add(circle)
    assert drawn == {1, 2, 3, 4}


@pytest.mark.rule("FS-05")
def test_each_mage_has_an_animal() -> None:
    ru = Texts("ru")
    pairs = [(ru.say("five_seals-mage", mage=n), ru.say("five_seals-familiar", mage=n)) for n in range(5)]
    assert pairs == [
        ("Шаман Севера", "ворон"),
        ("Ведьма Востока", "кот"),
        ("Провидица Запада", "сова"),
        ("Чародей Юга", "змея"),
        ("Колдун Запределья", "жаба"),
    ]


@pytest.mark.rule("FS-A31")
def test_the_card_is_called_by_its_right_name() -> None:
    assert Texts("ru").say("five_seals-card", spell=box.CALL, element=MIND) == "Вызов"


@pytest.mark.rule("FS-07")
def test_two_to_five_players_in_a_dungeon_for_few_or_for_many() -> None:
    for seats in (1, 6):
        with pytest.raises(BadSeats):
            GAME.new(seats)
    assert [len(dealt(seats).view(0).board.seals) for seats in (2, 3, 4, 5)] == [72, 72, 108, 108]
    assert [len(dealt(seats).view(0).board.scrolls) for seats in (2, 3, 4, 5)] == [31, 37, 46, 50]


@pytest.mark.rule("FS-08")
@EVERY_SIZE
def test_the_store_has_one_die_of_each_colour_more_than_there_are_players(seats: int) -> None:
    g: Any = GAME.new(seats)
    assert list(g.store) == [seats + 1] * 4


@pytest.mark.rule("FS-09", "FS-10")
@EVERY_SIZE
def test_every_frame_gets_a_token_or_a_scroll_of_its_strength(seats: int) -> None:
    view = dealt(seats).view(0)
    assert [token.strength for token in view.tokens] == [place.strength for place in view.board.seals]
    assert [scroll.strength for scroll in view.scrolls] == [place.strength for place in view.board.scrolls]
    assert len({scroll.card for scroll in view.scrolls}) == len(view.scrolls)


@pytest.mark.rule("FS-09")
def test_the_elements_of_tokens_are_drawn_from_what_is_left() -> None:
    g: Any = GAME.new(5)
    question = g.asking()
    assert isinstance(question, LayToken)
    assert [question.weight(g, element) for element in range(4)] == [10, 10, 10, 10]
    g.answer(WATER)
    g.answer(0)
    assert g.bag[2 * 4 + WATER] == 9


@pytest.mark.rule("FS-13")
@EVERY_SIZE
def test_what_is_not_laid_out_stays_in_the_box(seats: int) -> None:
    match = dealt(seats)
    view = match.view(0)
    state: Any = match.state
    assert sum(state.bag) == 120 - len(view.tokens)
    assert bin(state.deck).count("1") == 50 - len(view.scrolls)


@pytest.mark.rule("FS-11")
def test_guardians_stand_by_only_for_the_guardian_scrolls_on_the_board() -> None:
    match = dealt(2, circle=4, seed=5)
    on_board = {scroll.element for scroll in match.view(0).scrolls if scroll.spell == box.GUARDIAN}
    beside = {element for element, spot in enumerate(match.view(0).guardians) if spot == -1}
    assert beside == on_board
    assert beside != set(range(5))
    assert match.view(0).guardians.count(None) == 5 - len(on_board)


@pytest.mark.rule("FS-10")
def test_a_scroll_is_drawn_among_those_of_the_frames_strength() -> None:
    g = GAME.new(2)
    while not isinstance(question := g.asking(), LayScroll):
        g.answer(question.sample(g, Rng(1)))
    options: list[Any] = question.options(g)
    assert {option.spell for option in options} == {box.TRANSMUTATION}
    assert len(options) == 10
    assert DealtScroll(card(box.TRANSMUTATION, AIR), box.TRANSMUTATION, AIR) in options


@pytest.mark.rule("FS-13", "FS-14")
def test_the_lot_says_who_is_first_and_from_there_everyone_takes_three_dice() -> None:
    match = dealt(3, seed=8)
    first = match.view(0).first
    takers = []
    while match.view(0).round == 0:
        seat = match.waiting()[0]
        takers.append(seat)
        match.submit(seat, match.options(seat)[0])
    assert takers == [seat % 3 for seat in range(first, first + 3) for _ in range(3)]
    assert {dealt(3, seed=seed).view(0).first for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("FS-13")
@EVERY_SIZE
def test_the_first_player_may_be_agreed_on(seats: int) -> None:
    for first in range(seats):
        match = Match.new(GAME, seats, {"first_player": first}, Rng(first))
        while match.view(0).round == 0:
            seat = match.waiting()[0]
            match.submit(seat, match.options(seat)[0])
        assert (match.view(0).first, match.waiting()) == (first, [first])
        assert "first" not in {row.option["tag"] for row in match.record.answers}
    with pytest.raises(BadSetting):
        GAME.new(seats, {"first_player": seats})


@pytest.mark.rule("FS-14")
def test_a_colour_that_is_gone_cannot_be_taken() -> None:
    match = dealt(2, seed=1)
    seat = match.waiting()[0]
    for _ in range(3):
        match.submit(seat, TakeDie(FIRE))
    other = match.waiting()[0]
    assert other != seat
    refusal = match.why_not(other, TakeDie(FIRE))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("FS-14", "no-such-die-in-store")


def test_a_staged_table_is_a_table() -> None:
    g = table(held={0: [(box.SATURATION, FIRE)]}, dice=["r1", "g2"])
    assert to_move(g) == 0
    assert held(g, 0) == {(box.SATURATION, FIRE), (box.CALL, MIND)}
    settle(g)
    assert g.playout(Rng(3)) > 0
    assert g.winners != 0

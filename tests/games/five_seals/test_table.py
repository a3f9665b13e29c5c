"""What everyone sees, how it is indexed, and a player who plans."""

from dataclasses import replace
from typing import Any

import pytest

from games.five_seals.stage import AIR, EARTH, FIRE, GAME, MIND, WATER, breaks, casts, die, opens, play, table
from magoteka.bots import greedy
from magoteka.bots.chair import Chair
from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games.five_seals.bot.plan import Plan
from magoteka.games.five_seals.box.components import (
    CALL,
    DISINTEGRATION,
    GUARDIAN,
    MULTIPLICATION,
    PROTECTION,
    SATURATION,
    SCROLL_PLACES,
    TELEPORTATION,
    TRANSFER,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.answers import Break, Die, Stay
from magoteka.games.five_seals.messages.views import Price
from magoteka.games.five_seals.rules.draft import ChooseDie
from magoteka.games.five_seals.rules.ways import barred_to, ways_of
from magoteka.games.five_seals.table.board import lift_token

EVERY_CIRCLE = pytest.mark.parametrize("circle", [1, 2, 3, 4])


def positions(seats: int, circle: int, every: int, **settings: str):
    g = GAME.new(seats, {"circle": circle, **settings})
    rng = Rng(seats * 10 + circle)
    count = 0
    while (question := g.asking()) is not None:
        if count % every == 0:
            yield g
        g.answer(question.sample(g, rng))
        count += 1


def test_everything_is_open_to_everyone() -> None:
    """Prices are no secret: they are worked out for the player who is asked, and for nobody else."""
    for g in positions(3, 3, 40):
        views = [GAME.view(g, seat) for seat in (0, 1, 2, None)]
        unpriced = [replace(view, seat=None, reach=replace(view.reach, breakable=())) for view in views]
        assert unpriced == unpriced[:1] * 4


@EVERY_CIRCLE
def test_the_index_of_the_board_tells_the_truth(circle: int) -> None:
    for g in positions(4, circle, 25):
        index = [list(g.spread), list(g.links), list(g.zones)]
        GAME.load_board(g, GAME.board(g))
        assert [list(g.spread), list(g.links), list(g.zones)] == index


@EVERY_CIRCLE
def test_dice_and_cards_are_neither_lost_nor_doubled(circle: int) -> None:
    for g in positions(4, circle, 10):
        view = GAME.view(g, None)
        for colour in range(4):
            on_table = sum(die.colour == colour for player in view.players for die in player.dice)
            assert view.store[colour] + on_table == 5
        board = [scroll.card for scroll in view.scrolls if scroll]
        hands = [own.card for player in view.players for own in player.scrolls]
        box = [n for n in range(50) if g.deck >> n & 1]
        assert sorted(board + hands + box) == list(range(54))


@EVERY_CIRCLE
def test_the_view_says_what_the_turn_offers(circle: int) -> None:
    checked = 0
    for g in positions(3, circle, 1):
        if type(g.asking()).__name__ != "TakeTurn":
            continue
        reach, spectators = GAME.view(g, g.turn).reach, GAME.view(g, None).reach
        assert (spectators.rooms, spectators.seals, spectators.breakable) == (reach.rooms, reach.seals, ())
        assert [seal.place for seal in reach.breakable] == [o.place for o in opens(g) if isinstance(o, Break)]
        assert set(reach.seals) >= {seal.place for seal in reach.breakable}
        assert all(seal.prices for seal in reach.breakable)
        walked = Plan(GAME.view(g, None), g.turn)
        assert set(reach.rooms) == set(members(walked.rooms))
        assert set(reach.seals) == set(walked.targets)
        checked += 1
    assert checked > 50


@pytest.mark.rule("FS-22", "FS-23", "FS-A01")
@pytest.mark.parametrize("rooms", ["open", "barred"])
@pytest.mark.parametrize("circle", [1, 4])
def test_who_plans_walks_as_the_rules_let_him(rooms: str, circle: int) -> None:
    """As the board is, and as it would be when the mage has broken a token."""
    barred = 0
    for g in positions(4, circle, 9, scroll_rooms=rooms):
        for seat in range(4 if g.round else 0):
            plan = Plan(GAME.view(g, None), seat)
            assert plan.rooms == ways_of(g, seat).rooms
            barred += barred_to(g, seat).rooms != 0
            for place in [place for place in plan.targets if place < SCROLL_PLACES]:
                after = g.clone()
                lift_token(after, place)
                after.mages[seat] = place
                there = Plan(plan.view, seat, plan.scene.broken(seat, place, False), plan)
                assert there.rooms == ways_of(after, seat).rooms
                assert plan.reach(plan.rooms | plan.rooms_at(place)) & barred_to(g, seat).rooms == 0
    assert (barred > 0) == (rooms == "barred")


def test_the_view_lists_every_price() -> None:
    g = table(dice=["g2 g3 g4 r6", "b1"], tokens={"H–A1": (EARTH, 4), "H–A2": (FIRE, 2)})
    seals = GAME.view(g, 0).reach.breakable
    assert {seal.prices for seal in seals} >= {(Price(EARTH, (4,)), Price(EARTH, (2, 3))), (Price(FIRE, (6,)),)}


def test_the_view_shows_the_spell_that_is_being_cast() -> None:
    g = table(dice=["r1 r2 r3", "b1"], held={0: [(SATURATION, FIRE)]})
    assert GAME.view(g, 0).spell is None
    play(g, casts(SATURATION, FIRE), die("r2"))
    spell = GAME.view(g, 1).spell
    assert spell is not None
    assert (spell.spell, spell.element, spell.colour, spell.picked) == (SATURATION, FIRE, FIRE, (2,))


def test_the_view_shows_the_seal_that_is_being_paid_for() -> None:
    g = table(dice=["g2 g3 g4", "b1"], tokens={"H–A1": (EARTH, 4)})
    play(g, breaks("H–A1"))
    assert GAME.view(g, 0).paying == 0


def best(g) -> Any:
    options = opens(g)
    seat = g.asking().seat
    return options[greedy.choose(Chair(GAME, seat, GAME.view(g, seat), options, None, None, Rng(1)))]


def test_the_planner_takes_the_better_scroll() -> None:
    scrolls = {"A1·2": (MULTIPLICATION, FIRE), "A2·2": (TRANSMUTATION, FIRE)}
    g = table(dice=["r6", "b1"], empty=["H–A1", "H–A2"], scrolls=scrolls)
    assert best(g).where == "A1·2"


def test_the_planner_casts_what_opens_a_better_scroll() -> None:
    held = {0: [(SATURATION, FIRE)]}
    g = table(dice=["r4 b2", "b1"], empty=["H–A1"], scrolls={"A1·2": (MULTIPLICATION, FIRE)}, held=held)
    assert best(g) == casts(SATURATION, FIRE)(g)


def test_the_planner_keeps_the_die_it_needs() -> None:
    scrolls = {"A1·2": (TRANSMUTATION, MIND), "A2·2": (MULTIPLICATION, WATER)}
    g = table(dice=["r2 b5", "y1"], empty=["H–A1", "H–A2"], scrolls=scrolls)
    play(g, breaks("A1·2"))
    assert best(g).colour == FIRE


def test_the_planner_drafts_the_colours_that_lie_before_it() -> None:
    tokens = {f"H–A{n}": (AIR, 2) for n in range(1, 7)}
    g = table(dice=["g1", "y1"], tokens=tokens)
    play(g, best(g))
    assert best(g).colour == AIR


def test_the_planner_disintegrates_what_hides_something() -> None:
    tokens = {"H–A1": (FIRE, 2), "E3–G3": (FIRE, 6)}
    scrolls = {"A1·2": (MULTIPLICATION, MIND)}
    held = {0: [(DISINTEGRATION, FIRE)]}
    g = table(circle=2, dice=["b5", "y1"], tokens=tokens, scrolls=scrolls, held=held)
    play(g, best(g))
    assert best(g).where == "H–A1"


def test_the_planner_leaves_the_familiar_in_the_passage() -> None:
    """FS-40 The mage goes on into the room, and the rival's die must not follow it there."""
    scrolls = {"A1·2": (TRANSMUTATION, FIRE), "A2·2": (SATURATION, WATER)}
    cleared = ["H–A1", "A1–C1"]
    tokens = {"H–B1": (EARTH, 6), "C1–D1": (EARTH, 6)}
    rich = {"C1·3": (MULTIPLICATION, WATER)}
    g = table(dice=["r2 r3", "b6 b5"], empty=cleared, tokens=tokens, scrolls=scrolls | rich, mages={0: "H–A1"}, turn=0)
    assert best(g) == casts(CALL, MIND)(g)
    play(g, best(g))
    assert best(g) == Stay()


def test_the_planner_guards_what_only_a_rival_can_take() -> None:
    """FS-62 A guardian of water keeps the rival's blue dice from the scroll that only they can pay for."""
    held = {0: [(GUARDIAN, WATER)]}
    g = table(circle=4, dice=["r1", "b6 b6"], empty=["H–A1"], scrolls={"A1·2": (MULTIPLICATION, WATER)}, held=held)
    play(g, casts(GUARDIAN, WATER)(g))
    assert best(g).where == "A1·2"


def test_the_planner_keeps_a_token_from_the_others() -> None:
    """FS-59 The familiar stands on the token that the rival can break and that hides something."""
    held = {0: [(PROTECTION, WATER)]}
    tokens = {"H–A1": (WATER, 2), "E3–G3": (WATER, 6)}
    g = table(circle=4, dice=["r1", "b6 b6"], tokens=tokens, scrolls={"A1·2": (MULTIPLICATION, WATER)}, held=held)
    assert best(g) == casts(PROTECTION, WATER)(g)
    play(g, best(g))
    assert best(g).where == "H–A1"


def test_the_planner_walks_past_a_figure_to_a_better_seal() -> None:
    """FS-61 Behind the rival's mage lies a scroll that the dice can pay for."""
    held = {0: [(TELEPORTATION, FIRE)]}
    scrolls = {"A1·2": (MULTIPLICATION, FIRE)}
    g = table(circle=4, dice=["r6", "b1"], empty=["H–A1"], scrolls=scrolls, held=held, mages={1: "H–A1"})
    assert best(g) == casts(TELEPORTATION, FIRE)(g)


def test_the_planner_trades_for_a_better_scroll() -> None:
    """FS-56 Of two scrolls of one strength the one that helps every round."""
    held = {0: [(TRANSFER, FIRE), (TRANSFER, AIR)], 1: [(SATURATION, FIRE)]}
    g = table(circle=3, dice=["g1", "b1"], held=held)
    assert best(g) == casts(TRANSFER, FIRE)(g)


@pytest.mark.once
@EVERY_CIRCLE
def test_the_planner_rates_every_question_and_beats_chance(circle: int) -> None:
    won = 0.0
    for seed in range(3):
        g: Any = GAME.new(2, {"circle": circle})
        rng = Rng(seed)
        while (question := g.asking()) is not None:
            if question.seat != seed % 2:
                g.answer(question.sample(g, rng))
                continue
            options = question.options(g)
            worth = GAME.mind.prior(GAME.view(g, question.seat), options)
            assert len(worth) == len(options)
            g.answer(question.indices(g)[worth.index(max(worth))])
        won += seed % 2 in GAME.winners(g)
    assert won >= 2


def test_dice_are_chosen_by_what_they_show() -> None:
    g = table(dice=["r1 r1 r2", "b1"], held={0: [(SATURATION, FIRE)]})
    play(g, casts(SATURATION, FIRE))
    assert opens(g) == [Die(FIRE, 1), Die(FIRE, 2)]


def test_mages_that_are_dealt_are_not_asked_about():
    """FS-12 By agreement."""
    match = Match.new(GAME, 3, {"mages": "dealt"}, Rng(3))
    assert isinstance(match.asked(match.waiting()[0]), ChooseDie)
    assert len({player.mage for player in match.view(0).players}) == 3

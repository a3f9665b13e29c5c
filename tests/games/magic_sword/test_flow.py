"""Nobody waits in turn and nobody is asked for nothing: windows as polls, one answer as none, lots of trophies."""

from typing import Any

import pytest

from games.magic_sword.stage import SPELL, Table
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.messages.answers import Cast, Pass
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.spells.casting import CastOrPass
from magoteka.games.magic_sword.rules.turn.actions import do_act
from magoteka.games.magic_sword.rules.turn.trading_in import lot
from magoteka.games.magic_sword.view.redeal import redeal


def mages(*hands):
    """As many mages as hands, and the first begins his turn."""
    t = Table(*["mage", "wizard", "druid", "shaman"][: len(hands)], square="L3")
    for seat, spells in enumerate(hands):
        t.g.magic[seat] = 6
        t.hand(seat, *spells)
    t.windows = True
    return t


def answer(t, seat, choice):
    """A seat answers the poll on top."""
    t.g.turn_to(seat)
    return t.say(choice)


@pytest.mark.rule("MS-A60")
def test_all_who_might_cast_are_asked_at_once():
    t = mages((), ("doom",), (), ("golem",)).start_turn(0)
    poll = t.g.asking()
    assert isinstance(poll, CastOrPass)
    assert poll.waiting == 0b1010  # a golem is made in one's own turn only, but that is not for others to know
    assert GAME.view(t.g, 0).asked.seats == (1, 3)


@pytest.mark.rule("MS-A60")
def test_of_two_who_cast_the_first_clockwise_does_and_the_other_keeps_his_card():
    t = mages((), ("doom",), ("madness",), ("rebirth",)).start_turn(0)
    answer(t, 2, "madness")
    answer(t, 3, "pass")
    answer(t, 1, "doom")
    assert (t.held(1), t.held(2)) == ([], ["madness"])
    while t.question in ("Aim", "CastOrPass") and "SpellWorked" not in {type(one).__name__ for one in t.g.events}:
        t.say(0 if t.question == "Aim" else "pass")
        if t.question == "Throw":
            t.throw(6)
    assert t.held(2) == ["madness"]


@pytest.mark.rule("MS-A60")
def test_after_a_spell_everybody_is_asked_again():
    t = mages((), ("lord_of_riches",), ("rebirth",)).start_turn(0)
    t.g.gold[0] = 2
    answer(t, 2, "pass")
    answer(t, 1, "lord_of_riches")
    if t.question == "Aim":
        t.say(0)
    answer(t, 2, "pass") if t.question == "CastOrPass" else None
    if t.question == "TakeRiches":
        t.say("take-coin")
    poll = t.g.asking()
    assert poll.window.kind == 0
    assert poll.waiting == 0b100


@pytest.mark.rule("MS-A60", "MS-A61")
def test_who_has_passed_on_a_spell_is_not_asked_about_it_again():
    t = mages(("doom",), ("master_of_spells",), ("master_of_spells",)).start_turn(0)
    while t.question == "CastOrPass":
        t.say("pass")
    t.say("doom", 1)
    assert t.g.asking().waiting == 0b110
    answer(t, 1, "pass")
    answer(t, 2, "master_of_spells")
    assert t.g.asking().waiting == 0b010  # about the answer to the spell, not about the spell


@pytest.mark.rule("MS-A60")
def test_nobody_is_asked_when_every_fitting_spell_lies_in_the_discard():
    t = mages((), ("doom",))
    for spell in range(len(SPELL)):
        t.g.discard[spell] = t.g.deck[spell]
        t.g.deck[spell] = 0
    t.g.discard[SPELL["doom"]] = 0
    assert t.start_turn(0).question == "CastOrPass"
    t = mages((), ("golem",))
    for spell, copies in enumerate(t.g.deck):
        t.g.discard[spell] = copies
        t.g.deck[spell] = 0
    t.g.discard[SPELL["golem"]] = 0
    assert t.start_turn(0).question != "CastOrPass"  # only a golem can be held, and not its time


@pytest.mark.rule("MS-A60")
def test_what_others_want_to_cast_is_drawn_anew_in_a_redealt_world():
    t = mages((), ("doom",), ("madness",)).start_turn(0)
    answer(t, 1, "doom")
    seen = set()
    for seed in range(40):
        other = redeal(t.g, 2, Rng(seed))
        asked: Any = other.asking()
        given = asked.given[1]
        assert asked.turned_to(1).allows(other, given)
        seen.add(int(given))
    assert len(seen) > 1


def told(hand):
    """What seat 0 and a spectator receive while seat 1 lets a whole turn of seat 0 go by, whatever it holds."""
    match = Match.new(GAME, 2, {"round_limit": 10}, Rng(5))
    g = match.state
    g.strike(g.depth)
    t = Table("troll", "mage")
    t.hand(1, *hand)
    t.g.deck[SPELL["golem"]] = t.g.deck[SPELL["doom"]] = 1
    match.state = t.g
    t.g.listening = True
    t.start_turn(0)
    match.question = t.g.asking()
    messages = []
    for _ in range(6):
        waiting = match.waiting()
        messages.append((waiting, match.view(0).asked, match.view(None).asked, len(match.log)))
        if not waiting:
            break
        seat = waiting[0]
        choice = Pass() if isinstance(match.question, CastOrPass) else match.options(seat)[0]
        match.submit(seat, choice)
    return messages


@pytest.mark.rule("MS-A60")
def test_no_window_waits_by_the_hand():
    assert told(["golem"]) == told(["doom"]) == told(["mirror"])


@pytest.mark.rule("MS-A111")
def test_a_turn_without_a_choice_goes_by_itself():
    t = Table("elf", "troll", square="L3")
    t.give(0, "helmet")
    assert t.start_turn(0).question == "Throw"  # the helmet could be dropped, but that is no reason to ask
    t.deck = ["gold_1"]
    t.throw(2)
    assert t.question == "WalkWhere"
    t.say("L5")
    assert "Landing" not in t.question


@pytest.mark.rule("MS-A111", "MS-5.5", "MS-A29")
def test_who_lingers_is_asked_at_every_step_of_this_turn_and_the_next():
    t = Table("elf", "troll", square="L3")
    t.give(0, "helmet")
    t.start_turn(0).throw(2).say("linger")
    assert t.question == "WalkWhere"
    assert not t.can("linger")  # once a turn
    t.say("L5")
    assert (t.question, t.can("drop")) == ("Landing", True)
    t.say("drop", "helmet")
    assert t.on("L5") == ["helmet"]
    t = Table("elf", "troll", square="L3")
    t.give(0, "helmet")
    t.start_turn(0).throw(2).say("linger", "L5")
    t.deck = ["gold_1"]
    t.say("explore", "end-turn")
    t.next_turn(0)
    assert (t.question, t.can("drop"), t.can("walk")) == ("TurnChoice", True, True)


@pytest.mark.rule("MS-A111", "MS-13.2")
def test_where_somebody_stands_one_is_asked():
    t = Table("elf", "troll", square="L3", together=True)
    assert t.land(0).question == "Landing"


@pytest.mark.rule("MS-A111", "MS-5.5", "MS-6.4")
def test_a_defender_may_drop_before_his_fight():
    t = Table("elf", "troll", square="L3", together=True)
    t.drops = True
    t.give(1, "helmet", "guide")
    t.land(0).say(1)
    assert (t.question, t.g.asking().seat, t.can("drop")) == ("Prepare", 1, True)


@pytest.mark.rule("MS-1.4", "MS-A38")
def test_several_trophies_are_traded_at_once():
    t = Table("troll", "elf")
    wolf, dragon, cyclops, bear = t.trophy(0, "wolf", "dragon", "cyclops", "bear")  # 2, 5, 6, 3
    do_act(t.g, 0, places.TRADE_TROPHIES)
    assert [option.gain for option in t.options() if hasattr(option, "gain")] == [1, 2]
    assert sorted(lot(t.g, 0, 1, 1)) == sorted([wolf, dragon])  # exactly seven
    assert sorted(lot(t.g, 0, 1, 2)) == sorted([dragon, cyclops, bear])  # exactly fourteen
    t.say(2)
    assert (t.g.sword[0], t.question) == (8, "")
    assert t.discarded() == ["bear", "cyclops", "dragon"]


@pytest.mark.rule("MS-1.4")
def test_trophies_are_still_traded_one_by_one_by_whoever_likes():
    t = Table("troll", "elf")
    t.trophy(0, "wolf", "dragon", "cyclops", "bear")
    do_act(t.g, 0, places.TRADE_TROPHIES)
    t.say("cyclops", "wolf", "pass")
    assert (t.g.sword[0], t.discarded()) == (7, ["cyclops", "wolf"])


@pytest.mark.rule("MS-A60")
def test_the_answer_of_one_seat_is_not_heard_before_the_poll_closes():
    match = Match.new(GAME, 3, {"round_limit": 10}, Rng(1))
    t = mages((), ("doom",), ("madness",)).start_turn(0)
    t.g.clear_events()
    match.state = t.g
    match.question = t.g.asking()
    heard = len(match.log)
    match.submit(1, Cast("doom"))
    assert len(match.log) == heard
    assert match.view(2).asked.seats == (2,)
    assert match.view(None).spell_discard == ()

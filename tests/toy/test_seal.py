"""Dice under seal at a table small enough to see through: nobody chooses his luck."""

import json
from itertools import permutations
from typing import Any

from core.test_seal import PARTS, SECRET
from magoteka.core.agenda import NATURE
from magoteka.core.match import Match, fresh_record
from magoteka.core.record import GameRecord
from magoteka.core.seal import dice_of
from toy.duel import DUEL, Rest, Say


def duel() -> Match:
    match = Match(DUEL, fresh_record(DUEL, GameRecord("duel", DUEL.ruleset, 3, {})), dice_of(SECRET, PARTS))
    match.go_on()
    return match


def toss(match: Match) -> Any:
    return next(row.option for row in match.record.answers if row.seat == NATURE)


def test_taking_back_does_not_roll_again() -> None:
    """Whatever is tried and taken back on the way, the coin at its place falls as it falls."""
    straight = duel()
    straight.submit(0, Rest())
    straight.submit(0, Say(0))
    for tries in range(1, 4):
        wavering = duel()
        for _ in range(tries):
            wavering.submit(0, Rest())
        for _ in range(tries):
            wavering.undo(0)
        wavering.submit(0, Rest())
        wavering.submit(0, Say(0))
        assert toss(wavering) == toss(straight)
        assert not wavering.can_undo(0)  # who has seen the coin takes nothing back


def test_the_order_and_the_votes_of_a_poll_change_no_number() -> None:
    """The die after a poll is the same whoever votes last and whatever he votes."""
    met = set()
    for order in permutations(range(3)):
        for last in range(3):
            match = duel()
            match.submit(0, Say(0))
            for seat in order[:-1]:
                match.submit(seat, Say(1))
            match.submit(order[-1], Say(last))
            match.rng.turn_to(match.record.length)
            met.add(tuple(match.rng.below(6) for _ in range(10)))
    assert len(met) == 1


def test_a_held_match_draws_nothing() -> None:
    match = Match(DUEL, fresh_record(DUEL, GameRecord("duel", DUEL.ruleset, 3, {})), dice_of(SECRET, PARTS))
    match.held = True
    match.go_on()
    assert json.loads(match.record.dumps())["answers"] == []

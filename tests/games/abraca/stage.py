"""Stages a table of Abraca and plays on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.games.abraca.game import GAME
from magoteka.games.abraca.messages.answers import Declare, Drawn, LeaveSecret, Rolled, Stop, Taken, TakeSecret
from magoteka.games.abraca.table.state import Abraca

__all__ = ["GAME", "Declare", "Drawn", "LeaveSecret", "Rolled", "Stop", "TakeSecret", "Taken"]
FULL = (8, 8, 8, 7, 7)
UNASKED = ("DrawStone", "TurnUp", "TakeStone")


def table(
    hands: Sequence[Sequence[int]],
    lives: Sequence[int] | None = None,
    scores: Sequence[int] | None = None,
    turn: int = 0,
    last: int = 0,
    reserve: int | None = None,
    secrets: Mapping[int, Sequence[int]] | None = None,
    **settings: object,
) -> Abraca:
    """A table in the middle of a round; 0 in a hand is an empty place, and what is nowhere lies in the bag."""
    seats = len(hands)
    taken = [(number, owner) for owner, held in (secrets or {}).items() for number in held]
    stones = [number for hand in hands for number in [*hand, *[0] * (5 - len(hand))]]
    unseen = [n - stones.count(n) - [number for number, _ in taken].count(n) for n in range(9)]
    unseen[0] = 0
    pool = 4 - len(taken)
    board = {
        "round": 1,
        "turn": turn,
        "last": last,
        "lives": list(lives or [6] * seats),
        "scores": list(scores or [0] * seats),
        "gains": [0] * seats,
        "stones": stones,
        "heard": [0] * len(stones),
        "hits": [],
        "cast": [0] * 9,
        "unseen": unseen,
        "reserve": sum(unseen) - pool,
        "pool": pool,
        "secrets": [owner * 9 + number for number, owner in taken] + [0] * pool,
        "winners": 0,
    }
    if reserve is not None:  # the stones that are too many have been cast already
        empty_bag(board, reserve)
    agenda = [{"tag": "next-round"}, {"tag": "name-spell", "seat": turn}]
    g: Any = GAME.load_state(seats, settings, {"board": board, "agenda": agenda})
    g.listening = True
    return g


def empty_bag(board: dict, reserve: int) -> None:
    for number in range(8, 0, -1):
        while board["reserve"] > reserve and board["unseen"][number] > 0:
            board["unseen"][number] -= 1
            board["cast"][number] += 1
            board["reserve"] -= 1


def play(g: Abraca, *choices: Option) -> list[Event]:
    """Give these answers, nature's among them; refills come from the bag and equal stones are taken from the left."""
    g.clear_events()
    for choice in choices:
        skip_refills(g, choice)
        question = g.asking()
        assert question is not None, f"nobody asks for {choice}"
        index = list(question.menu(g)).index(choice)
        assert question.allows(g, index), f"{choice} is not open"
        g.answer(index)
    skip_refills(g, None)
    return list(g.events)


def skip_refills(g: Abraca, choice: Option | None) -> None:
    while (question := g.asking()) is not None and question.seat == NATURE:
        if choice is not None and choice in question.menu(g):
            return
        if choice is None and type(question).__name__ not in UNASKED:
            return
        assert type(question).__name__ in UNASKED, f"{question} wants an answer"
        leftmost = type(question).__name__ == "TakeStone"
        g.answer(question.indices(g)[0] if leftmost else question.sample(g, Rng(1)))


def lives(g: Abraca) -> list[int]:
    return list(g.lives)


def hand(g: Abraca, seat: int) -> list[int]:
    return list(g.stones)[seat * 5 : seat * 5 + 5]


def to_move(g: Abraca) -> int | None:
    question = g.asking()
    return None if question is None else question.seat


def named(events: Sequence[Event], kind: type[Event]) -> list:
    return [event for event in events if isinstance(event, kind)]

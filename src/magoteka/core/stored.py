"""Stored answers are carried out at a table: each is found in the menu of what its seat is asked, and given."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from magoteka.core.agenda import NATURE, Poll, Question, State, waiting_for
from magoteka.core.bits import has
from magoteka.core.codec import Codec, Json
from magoteka.core.event import Option


@dataclass(frozen=True)
class Chosen:
    """An entry of the menu: where it stands and what it says."""

    index: int
    option: Option


def by_nature(answers: Iterable[tuple[int, Option]]) -> dict[int, Option]:
    """What nature answers on the way, by places."""
    return {place: option for place, (seat, option) in enumerate(answers) if seat == NATURE}


def asked_of(g: State, seat: int) -> Question | None:
    """What is asked of a seat, or of nature; where several are asked at once, that seat answers next."""
    question = g.asking()
    if question is None or seat == NATURE or question.seat == NATURE:
        return question if question is not None and question.seat == seat else None
    if not has(waiting_for(question), seat):
        return None
    if isinstance(question, Poll):
        g.turn_to(seat)
        return question.turned_to(seat)
    return question


def found_in(g: Any, question: Question, choice: Option) -> Chosen:
    """An answer in the menu of a question; ValueError where it is not there."""
    menu = question.menu(g)
    index = menu.index(choice)
    return Chosen(index, menu[index])


def carry_out(g: State, codec: Codec, seat: int, option: Json, *, check: bool = False) -> Chosen:
    """An answer that was stored; ValueError where it does not fit, or where it is not open and somebody wants to know.

    What this very program has stored needs no check.
    """
    question = asked_of(g, seat)
    if question is None:
        raise ValueError("nothing of the kind is asked")
    found = found_in(g, question, codec.decode(option))
    if check and not question.allows(g, found.index):
        raise ValueError("the answer is not open")
    g.answer(found.index)
    return found

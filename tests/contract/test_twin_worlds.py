"""Nothing leaks: worlds that a seat cannot tell apart look the same to it in every way."""

from typing import Any

from contract.cases import EVERY_CASE, EVERY_SIZE, Case, tables_along_the_way
from magoteka.core.agenda import NATURE, Poll, State, waiting_for
from magoteka.core.bits import has
from magoteka.core.chance import Rng


@EVERY_CASE
def test_a_redealt_table_looks_the_same_to_the_seat(case: Case) -> None:
    rng = Rng(100)
    for g in tables_along_the_way(case, 13, every=13):
        for seat in range(case.seats):
            other = case.game.redeal(g, seat, rng)
            assert case.game.view(other, seat) == case.game.view(g, seat)
            assert asked_of(other, seat) == asked_of(g, seat)


def asked_of(g: State, seat: int) -> object:
    """The question and the options of a seat; of the others only that they are asked."""
    question = g.asking()
    if question is None:
        return None
    if not has(waiting_for(question), seat):
        return type(question), waiting_for(question)
    return type(question), waiting_for(question), question.options(g)


@EVERY_SIZE
def test_what_others_have_answered_to_a_poll_is_drawn_anew(case: Case) -> None:
    rng = Rng(5)
    for g in tables_along_the_way(case, 23, every=1):
        poll = g.asking()
        if not isinstance(poll, Poll):
            continue
        worlds = [case.game.redeal(g, poll.seat, rng) for _ in range(40)]
        polls: list[Any] = [world.asking() for world in worlds]
        for seat in range(case.seats):
            given = {int(one.given[seat]) for one in polls}
            if seat == poll.seat or poll.given[seat] < 0:
                assert given == {int(poll.given[seat])}
            else:
                possible = [one.turned_to(seat).indices(world) for one, world in zip(polls, worlds, strict=True)]
                assert all(one.given[seat] in open_there for one, open_there in zip(polls, possible, strict=True))
                assert len(given) > 1 or max(map(len, possible)) == 1


@EVERY_SIZE
def test_a_redealt_table_can_be_played_to_its_end(case: Case) -> None:
    rng = Rng(7)
    for g in tables_along_the_way(case, 19, every=31):
        seat = g.asking().seat
        other = case.game.redeal(g, max(seat, 0), rng)
        other.playout(rng)
        assert other.asking() is None


@EVERY_CASE
def test_who_is_not_told_cannot_see_what_nature_answered(case: Case) -> None:
    """For each of nature's questions, all answers look alike to a seat that does not learn the answer."""
    checked = 0
    for g in tables_along_the_way(case, 17, every=1):
        question = g.asking()
        if checked >= 60:
            break
        if question is None or question.seat != NATURE:
            continue
        for looker in [*range(case.seats), None]:
            if looker is not None and has(question.knowers(g), looker):
                continue
            if looker is None and question.knowers(g) == -1:
                continue
            first, *others = question.indices(g)
            seen = after(case, g, first, looker)
            assert all(after(case, g, index, looker) == seen for index in others), f"{looker} sees through {question}"
            checked += 1
    assert checked or all_open(case)


def all_open(case: Case) -> bool:
    """Whether nature never answers in secret here."""
    return all(
        question.knowers(g) == -1
        for g in tables_along_the_way(case, 17, every=1)
        if (question := g.asking()) is not None and question.seat == NATURE
    )


def after(case: Case, g: State, index: int, looker: int | None) -> object:
    """What a looker sees once nature has answered."""
    branch = g.clone()
    branch.listening = True
    branch.answer(index)
    events = [event.seen_by(looker) for event in branch.events]
    return events, case.game.view(branch, looker)


@EVERY_SIZE
def test_a_spectator_sees_the_same_in_every_redealt_world(case: Case) -> None:
    """What the spectator sees is known to every seat, so no seat's redealing can change it."""
    rng = Rng(3)
    for g in tables_along_the_way(case, 29, every=23):
        for seat in range(case.seats):
            assert case.game.view(case.game.redeal(g, seat, rng), None) == case.game.view(g, None)

"""The laws that every game must obey, each tried on a match as it stands."""

from __future__ import annotations

from typing import Any

from magoteka.core.agenda import NATURE, Poll, Question, State, waiting_for
from magoteka.core.bits import has, size
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.record import loads

WORLDS = 2  # drawn for each seat that might have learnt something
WAYS = 12  # of a long menu, the options that are tried
FURTHER = 20  # answers that a copy is played on


class LawBroken(Exception):
    """A game did not do what every game must."""


def law(kept: bool, broken: str) -> None:
    """Complain when a law is broken."""
    if not kept:
        raise LawBroken(broken)


def check_answerable(match: Match) -> None:
    """Whoever is asked can answer."""
    for seat in match.waiting():
        law(bool(match.options(seat)), f"a seat is asked and has no option: {named(match, match.question)}")


def check_the_question(match: Match, seat: int, options: list[Option], rng: Rng) -> None:
    """What is offered is accepted; looking, cloning and redealing change nothing."""
    game, state, before = match.game, match.state, match.digest()
    law(bool(options), "a seat is asked and has no option")
    law(all(match.why_not(seat, option) is None for option in options), "an offered option is refused")
    for looker in lookers(match):
        game.codec.encode(match.view(looker))
    check_redealing(match, seat, rng)
    law(game.digest(state.clone()) == before, "a clone has another digest")


def check_redealing(match: Match, looker: int, rng: Rng) -> None:
    """A table on which all that a seat does not know is drawn anew looks the same and asks the same of it."""
    game = match.game
    twin = game.redeal(match.state, looker, rng)
    law(game.view(twin, looker) == match.view(looker), "a redealt table looks different")
    law(asked_of(twin, looker) == asked_of(match.state, looker), "a redealt table asks something else")


def asked_of(g: State, looker: int | None) -> object:
    """Who is asked and, if the looker is, the question and the options."""
    question = g.asking()
    if question is None or question.seat == NATURE:
        return None
    waiting = waiting_for(question)
    if looker is None or not has(waiting, looker):
        return waiting
    asked = question.turned_to(looker) if isinstance(question, Poll) else question
    return waiting, type(question), asked.options(g)


def check_cloning(match: Match, rng: Rng) -> None:
    """What happens in a clone does not happen in the original."""
    before = match.digest()
    copy = match.state.clone()
    for _ in range(FURTHER):
        question = copy.asking()
        if question is None:
            break
        law(bool(question.indices(copy)), f"a question has no option: {match.game.codec.tag_of(question)}")
        copy.answer(question.sample(copy, rng))
    law(match.digest() == before, "playing on in a clone changes the original")


def check_every_way(match: Match, seat: int, rng: Rng) -> None:
    """Every option leads on: to another table, and to a question that can be answered or to the end."""
    question = match.asked(seat)
    assert question is not None
    before = match.digest()
    indices = question.indices(match.state)
    for index in some(indices, WAYS, rng):
        g = match.state.clone()
        if isinstance(question, Poll):
            g.turn_to(seat)
        g.answer(index)
        after = g.asking()
        option = question.menu(match.state)[index]
        law(match.game.digest(g) != before, f"an answer changes nothing: {option}")
        if after is not None:
            law(bool(after.indices(g)), f"{option} leads to a question without an option: {named(match, after)}")


def some(indices: list[int], most: int, rng: Rng) -> list[int]:
    """All of them, or so many drawn by lot."""
    if len(indices) <= most:
        return indices
    return [indices[rng.below(len(indices))] for _ in range(most)]


def check_saving(match: Match) -> None:
    """A saved match comes back as it was, for every looker."""
    again = Match.load(match.game, loads(match.save()))
    law(again.digest() == match.digest(), "a loaded match has another digest")
    law(again.waiting() == match.waiting(), "a loaded match asks others")
    for looker in lookers(match):
        law(again.view(looker) == match.view(looker), "a loaded match looks different")


def check_the_end(match: Match) -> None:
    """The record of a match that is over replays to the same table."""
    again = Match.replay(match.game, loads(match.record.dumps()))
    law(again.digest() == match.digest(), "the record replays to another table")


def check_unheard(game: Game, g: State, question: Question, index: int, rng: Rng) -> None:
    """Whoever does not learn an answer sees no difference between it and any other."""
    if isinstance(question, Poll) and size(question.waiting) == 1:
        return  # the last answer closes the poll, and everyone hears all of them
    knowers = question.knowers(g)
    others = [seat for seat in range(g_seats(g)) if not has(knowers, seat) and seat != question.seat]
    indices = question.indices(g)
    if knowers == -1 or not others or len(indices) < 2:
        return
    other = indices[rng.below(len(indices))]
    here, there = branch(g, question, index), branch(g, question, other)
    for looker in [*others, None]:
        same = perceived(game, here, looker) == perceived(game, there, looker)
        law(same, f"{game.codec.tag_of(question)} shows a secret answer to {looker}")


def g_seats(g: Any) -> int:
    """The number of players at a table."""
    return int(g.seats)


def branch(g: State, question: Question, index: int) -> State:
    """The table after an answer, with what was told of it."""
    after = g.clone()
    after.listening = True
    after.clear_events()
    if isinstance(question, Poll):
        after.turn_to(question.seat)
    after.answer(index)
    after.asking()
    return after


def perceived(game: Game, g: State, looker: int | None) -> object:
    """All that reaches a looker of an answer: who is asked, what is seen, what was told and how it looked then."""
    told = [
        (event.seen_by(looker), game.view(picture, looker)) for event, picture in zip(g.events, g.pictures, strict=True)
    ]
    return asked_of(g, looker), game.view(g, looker), told


def check_undo(match: Match, seat: int, choice: Option, rng: Rng) -> None:
    """After an answer that can be taken back nobody knows more of what was hidden, and taking it back leads back."""
    point = match.undo_points[-1]
    told = match.log[point.told :]
    for looker in range(match.record.seats):
        check_nothing_learnt(match, point.table, (seat, choice), looker, told, rng)
    seen = [match.game.view(point.table, looker) for looker in lookers(match)]
    before = match.game.digest(point.table)
    match.undo(seat)
    law(match.digest() == before, "taking an answer back does not lead back")
    law([match.view(looker) for looker in lookers(match)] == seen, "taking an answer back leaves a trace")
    match.submit(seat, choice)


def check_nothing_learnt(
    match: Match, before: State, given: tuple[int, Option], looker: int, told: list[Event], rng: Rng
) -> None:
    """In every world that a seat could be in, something could have been answered that would have looked the same to it.

    Whoever answers knows what, so for the answering seat it must be the same answer.
    """
    game = match.game
    own = [event.seen_by(looker) for event in told]
    heard = (game.view(match.state, looker), own)
    if looker != given[0] and heard == (game.view(before, looker), []):
        return
    for _ in range(WORLDS):
        world = game.redeal(before, looker, rng)
        question = world.asking()
        assert question is not None
        asked = question.turned_to(given[0]) if isinstance(question, Poll) else question
        likely = alike(asked, world, given[1], own=looker == given[0])
        law(
            any(heard == heard_in(game, branch(world, asked, index), looker) for index in likely),
            f"seat {looker} has learnt something by an answer that can be taken back: {given[1]}",
        )


def alike(question: Question, g: State, choice: Option, own: bool) -> list[int]:
    """The open entries that somebody else may take for this answer: itself first, then those of its kind.

    Of what somebody has said in a poll the others have not heard anything.
    """
    if not own and isinstance(question, Poll):
        return question.indices(g)
    menu = question.menu(g)
    same = [index for index in question.indices(g) if menu[index] == choice]
    if own or same:
        return same
    return [index for index in question.indices(g) if type(menu[index]) is type(choice)]


def heard_in(game: Game, g: State, looker: int) -> tuple[Any, list[Event]]:
    """What a seat sees and was told of an answer."""
    return game.view(g, looker), [event.seen_by(looker) for event in g.events]


def lookers(match: Match) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(match.record.seats), None]


def named(match: Match, question: Question | None) -> str:
    """What a question is called."""
    return "" if question is None else match.game.codec.tag_of(question)

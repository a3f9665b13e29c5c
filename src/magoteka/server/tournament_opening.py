"""What a tournament may be opened as, and what it is after a change."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from magoteka.games import game_named
from magoteka.table import wire
from magoteka.table.days import check_clock, written
from magoteka.table.guests import PLAIN, Guest, clean
from magoteka.table.head import Head
from magoteka.table.problems import BadRequest, NotYours, TournamentClosed
from magoteka.table.seats import Seat
from magoteka.table.tournament import Board, Plan, Round, Tournament

PAUSE = 0.8  # seconds of bots


def check_organiser(it: Tournament, guest: Guest) -> None:
    """Refuse everybody else."""
    if guest.id not in it.organisers:
        raise NotYours()


def check_open(it: Tournament) -> None:
    """Refuse what would go on with a tournament that is closed."""
    if it.closed:
        raise TournamentClosed()


def planned(wish: wire.TournamentRequest) -> Plan:
    """What was wished for, checked: games that are there, with all their settings."""
    name = clean(wish.name, 60)
    if not name:
        raise BadRequest(what="a tournament has a name")
    if (wish.form == "season") == bool(wish.games):
        raise BadRequest(what="a tournament has games, a season has evenings")
    if wish.form == "swiss" and not wish.rounds:
        raise BadRequest(what="a Swiss tournament has a number of rounds")
    check_clock(wish.days)
    games = tuple(agreed(one) for one in wish.games)
    times = {"clock": wish.clock, "days": written(wish.days)}
    return Plan(name, wish.form, games, wish.size, wish.rounds, wish.through, wish.rule, best=wish.best, **times)


def agreed(one: wire.TournamentGame) -> dict[str, Any]:
    """A game that people play, and its settings."""
    game = game_named(one.game)
    return {"game": game.name, "settings": game.agreed(one.settings, people=True)}


def contest_of(one: wire.TournamentGame, wish: wire.TournamentRequest) -> wire.ContestRequest:
    """The contest of a game of a tournament in which all have the same cards."""
    return wire.ContestRequest(one.game, wish.size, wish.deals, one.settings, wish.level)


def head_of(it: Tournament, now: Round, board: Board) -> Head:
    """A table of a round as it is opened; its host is an organiser."""
    chosen, plan = it.plan.games[now.game], it.plan
    game = game_named(chosen["game"])
    times = (PAUSE, plan.clock)
    fixed = (game.name, game.ruleset, len(board.seats), game.agreed(chosen["settings"], people=True), it.organisers[0])
    return Head(*fixed, *times, training=False, watch=board.watch, join="", days=plan.days, tournament=it.id)


def with_places(it: Tournament, places: dict[str, tuple[int, ...]], *, by_hand: bool = False) -> Tournament:
    """The same with results of tables; one that stands is changed by hand alone."""

    def noted(board: Board) -> Board:
        if board.table not in places or (board.places and not by_hand):
            return board
        return replace(board, places=places[board.table], by_hand=by_hand)

    return replace(it, rounds=tuple(replace(one, boards=tuple(map(noted, one.boards))) for one in it.rounds))


def changed(it: Tournament, number: int, **changes: Any) -> Tournament:
    """The same with somebody changed."""
    one = replace(it.entrants[number], **changes)
    return replace(it, entrants=(*it.entrants[:number], one, *it.entrants[number + 1 :]))


def ordered(it: Tournament, wish: wire.TournamentOrder, guest: Guest) -> Tournament:
    """What comes of an order."""
    one = it.entrants[wish.entrant]
    match wish.do:
        case "out":
            return changed(it, wish.entrant, until=len(it.rounds))
        case "back":
            check_open(it)
            return changed(it, wish.entrant, until=None)
        case "organiser" if one.guest:
            return replace(it, organisers=(*(who for who in it.organisers if who != one.guest), one.guest))
        case "ordinary":
            if one.guest == guest.id:
                raise BadRequest(what="an organiser does not dismiss himself")
            return replace(it, organisers=tuple(who for who in it.organisers if who != one.guest))
        case "deputy":
            return changed(it, wish.entrant, deputy=free_reserve(it, wish))
    return it


def free_reserve(it: Tournament, wish: wire.TournamentOrder) -> int | None:
    """A reserve who plays for nobody else."""
    if wish.by is None:
        return None
    busy = any(one.deputy == wish.by for number, one in enumerate(it.entrants) if number != wish.entrant)
    if busy or not it.entrants[wish.by].reserve or not it.entrants[wish.by].guest:
        raise BadRequest(what="only a reserve who is free plays in the place of somebody")
    return wish.by


def without(it: Tournament, guest: str) -> Tournament:
    """The same where somebody has left the house; was he the last organiser, it is the first who is still there."""
    others = tuple(who for who in it.organisers if who != guest)
    heirs = tuple(one.guest for one in it.entrants if one.guest not in ("", guest))[:1]
    nobody = replace(it, organisers=others or heirs)
    for number, one in enumerate(it.entrants):
        if one.guest == guest:
            nobody = changed(nobody, number, guest="", name="", look=PLAIN, until=len(it.rounds))
    return nobody


def newcomers(it: Tournament, board: Board, seats: list[Seat]) -> dict[int, Seat]:
    """The seats of a table where somebody else is to sit: a reserve, or who was away and plays himself again."""
    reserves = {one.guest for one in it.entrants if one.reserve}
    found = {}
    for seat, number in enumerate(board.seats):
        one, holder = it.sitter(number), seats[seat].holder
        if holder != one.guest and (it.entrants[number].deputy is not None or holder in reserves):
            found[seat] = Seat(one.name, one.guest, look=one.look)
    return found


def whole(share: float) -> Fraction:
    """A share of a victory as the fraction that it is."""
    return Fraction(share).limit_denominator(16)

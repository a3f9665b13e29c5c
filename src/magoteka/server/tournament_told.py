"""What is told of a tournament."""

from __future__ import annotations

from magoteka.table import wire
from magoteka.table.tournament import Board, Rank, Round, Tournament


def plain(name: str) -> str:
    """A name that no program for tables takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name


def entrant_told(it: Tournament, number: int, me: str) -> wire.TournamentEntrant:
    """Somebody who takes part, as everybody sees him."""
    one = it.entrants[number]
    there = one.guest != "" and one.until is None
    about = (number, one.name, one.guest == me != "", there, one.reserve, one.deputy)
    return wire.TournamentEntrant(*about, one.guest in it.organisers)


def round_told(it: Tournament, number: int, done: Round, *, watch: bool) -> wire.TournamentRound:
    """A round as everybody sees it."""
    told = [board_told(it, n, board, watch=watch) for n, board in enumerate(done.boards)]
    return wire.TournamentRound(number + 1, done.game, told, list(done.byes))


def board_told(it: Tournament, number: int, board: Board, *, watch: bool) -> wire.TournamentBoard:
    """A table of a round."""
    points = [str(one) for one in board.points(it.plan.rule)] if board.places else []
    link_ = board.watch if watch else ""
    about = (number + 1, board.table, link_, list(board.seats), list(board.places), points)
    return wire.TournamentBoard(*about, board.by_hand)


def rank_told(it: Tournament, one: Rank, me: str) -> wire.TournamentRank:
    """A line of the standings."""
    guest = it.entrants[one.who].guest if isinstance(one.who, int) else one.who
    values = {str(tie): str(part) for tie, part in one.values.items()}
    return wire.TournamentRank(one.place, one.name, guest == me != "", one.played, values)

"""Tournaments, with rounds and standings."""

from __future__ import annotations

from magoteka.house.call import GUEST, NEWCOMER, Caller, get, post
from magoteka.server.hub import Hub
from magoteka.table import wire
from magoteka.table.table import Table

WHY = "nobody else plays in a browser's own house"


@post("/tournaments", who=NEWCOMER, price=10, opens=1, status=201, only=WHY)
async def open_tournament(house: Hub, caller: Caller, wish: wire.TournamentRequest) -> wire.TournamentMade:
    """Open a tournament, a season, or an evening of one."""
    return await house.tournaments.open(wish, caller)


@get("/tournaments", price=5, only=WHY)
async def tournaments(house: Hub, caller: Caller, club: str | None) -> list[wire.TournamentBrief]:
    """My tournaments, or those of a club that I am in, latest first."""
    if club:
        return await house.tournaments.of_club(club, caller)
    return await house.tournaments.mine(caller.guest) if caller.guest else []


@get("/tournaments/{tournament}", only=WHY)
async def tournament(house: Hub, caller: Caller, tournament: str) -> wire.TournamentInfo:
    """A tournament: who takes part, its rounds, and how everybody stands."""
    return await house.tournaments.info(tournament, caller.guest)


@get("/tournaments/{tournament}/standings.csv", media="text/csv", only=WHY)
async def tournament_table(house: Hub, caller: Caller, tournament: str) -> str:
    """The standings for other programs; points are fractions."""
    return await house.tournaments.table_of(tournament)


@post("/tournaments/{tournament}/enter", who=NEWCOMER, only=WHY)
async def enter_tournament(house: Hub, caller: Caller, tournament: str, wish: wire.EnterRequest) -> wire.TournamentInfo:
    """I take part from the next round on, or come as a reserve."""
    return await house.tournaments.enter(tournament, wish, caller.known)


@post("/tournaments/{tournament}/leave", who=GUEST, only=WHY)
async def leave_tournament(house: Hub, caller: Caller, tournament: str, wish: wire.Nothing) -> wire.TournamentInfo:
    """I am not paired any more; my points stay."""
    return await house.tournaments.leave(tournament, caller.known)


@post("/tournaments/{tournament}/pair", who=GUEST, price=10, only=WHY)
async def pair_round(house: Hub, caller: Caller, tournament: str, wish: wire.Nothing) -> wire.TournamentInfo:
    """An organiser begins the next round: its tables are opened, and everybody sits at his."""
    return await house.tournaments.pair(tournament, caller)


@post("/tournaments/{tournament}/result", who=GUEST, only=WHY)
async def set_result(house: Hub, caller: Caller, tournament: str, wish: wire.TournamentResult) -> wire.TournamentInfo:
    """An organiser sets the result of a table that was left, or corrects one."""
    return await house.tournaments.result(tournament, wish, caller.known)


@post("/tournaments/{tournament}/order", who=GUEST, only=WHY)
async def order_tournament(
    house: Hub, caller: Caller, tournament: str, wish: wire.TournamentOrder
) -> wire.TournamentInfo:
    """An organiser takes somebody out or back, appoints an organiser, or lets a reserve play for somebody."""
    return await house.tournaments.order(tournament, wish, caller.known)


@post("/tournaments/{tournament}/close", who=GUEST, only=WHY)
async def close_tournament(house: Hub, caller: Caller, tournament: str, wish: wire.Nothing) -> wire.TournamentInfo:
    """An organiser ends it: no further round, nobody enters."""
    return await house.tournaments.close(tournament, caller.known)


@post("/tables/{table}/standins", who=GUEST, only=WHY)
async def stand_in(house: Hub, caller: Caller, table: Table, wish: wire.Nothing) -> wire.Nothing:
    """At a table of a tournament, reserves take the seats of those for whom they play."""
    return await house.tournaments.stand_in(table, caller.known)

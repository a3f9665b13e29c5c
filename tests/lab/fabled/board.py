"""The table of «Земля сказаний» as a player reads it: where everybody stands, who has what, what is printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from magoteka.games.fabled.box.components import ALLIES, EVENTS, LAND_NAMES, LAND_ROWS, SCENARIOS, TRICKS

PER_LAND, PER_PATH = 32, 16  # how a spot is written: the land, the path, the cell
TERRAINS = {"st": "steppe", "mt": "mountain", "fo": "forest"}
ORDER = ("steppe", "mountain", "forest", "sun")
OBLIVION_PHASE, CHAPTER_START, MARCH = 6, 2, 4
TOKEN_KINDS = ("oblivion", "king", "sky", "queen", "nature")
SKY = TOKEN_KINDS.index("sky")


def land_of(spot: int) -> str:
    return LAND_NAMES[spot // PER_LAND]


def terrain_of(land: str) -> str:
    return TERRAINS[land[:2]]


def printed(land: str, dead_end: bool) -> list[str]:
    """The cells of a path."""
    return LAND_ROWS[LAND_NAMES.index(land)][4 if dead_end else 3].split()


def start_of(land: str) -> str:
    return LAND_ROWS[LAND_NAMES.index(land)][1]


def end_of(land: str) -> str:
    return LAND_ROWS[LAND_NAMES.index(land)][2]


def row(g: Any) -> list[str]:
    return [LAND_NAMES[g.row[at]] for at in range(g.length)]


def right_of(g: Any, land: str) -> str | None:
    lands = row(g)
    if land not in lands or land == lands[-1]:
        return None
    return lands[lands.index(land) + 1]


def volkhvs(g: Any, host: int) -> Iterator[tuple[int, int]]:
    """The number and the spot of each volkhv that stands on the row."""
    for number in range(g.crew):
        if g.at[host * g.crew + number] >= 0:
            yield number, g.at[host * g.crew + number]


def spot_of(g: Any, seat: int | None, volkhv: int) -> int:
    return int(g.at[(g.seats if seat is None else seat) * g.crew + volkhv])


def lands_held(g: Any, host: int) -> set[str]:
    return {land_of(spot) for _, spot in volkhvs(g, host)}


def is_dead_end(spot: int) -> bool:
    return spot % PER_LAND >= PER_PATH


def cell_of(spot: int) -> int:
    return spot % PER_PATH


def is_last(spot: int) -> bool:
    return cell_of(spot) == len(printed(land_of(spot), is_dead_end(spot)))


def owner(g: Any, ally: str) -> int | None:
    """Who has the ally."""
    number = ALLIES.index(ally)
    return next((at // 3 for at in range(len(g.allies)) if g.allies[at] == number), None)


def boosted(g: Any, ally: str) -> bool:
    return bool(g.boosted >> ALLIES.index(ally) & 1)


def books(g: Any, seat: int) -> list[int]:
    return [int(g.books[seat * 4 + kind]) for kind in range(4)]


def token_lands(g: Any, kind: str) -> set[str]:
    """Where the tokens of one ally lie."""
    at = TOKEN_KINDS.index(kind) * 3
    return {LAND_NAMES[land] for land in g.tokens[at : at + 3] if land >= 0}


def leads_to(g: Any, land: str, spot: int) -> list[str]:
    """The places of the cell where a volkhv stands; FB-A90 a token of the sky covers what is printed there."""
    cell = cell_of(spot)
    covered = not is_dead_end(spot) and 2 <= cell <= 4 and g.tokens[SKY * 3 + cell - 2] == LAND_NAMES.index(land)
    return [f"sky_{cell}"] if covered else printed(land, is_dead_end(spot))[cell - 1].split("|")


def event(g: Any, name: str) -> bool:
    """Whether that half of the event is in force."""
    card, _, half = name.rpartition("_")
    return bool(g.event == EVENTS.index(card) and ("upper", "lower", "whole")[g.half] == half)


def scenario(g: Any, name: str, milestone: str = "") -> bool:
    """Whether that rule of the scenario is in force."""
    if g.variants.scenario != SCENARIOS.index(name):
        return False
    division = g.variants.divisions[{"": 9, "first": 3, "second": 4}[milestone]]
    return bool(not milestone or g.chapter >= division > 0)


def trick(g: Any, name: str, foiled: bool = False) -> bool:
    return bool(g.trick == TRICKS.index(name) and bool(g.foiled) is foiled)


def hosts(g: Any) -> int:
    return int(g.seats + g.variants.trial)


def escalated(g: Any) -> bool:
    division = g.variants.divisions[5]
    return bool(g.chapter >= division > 0)

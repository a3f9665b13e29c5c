"""The row as cards are put in and taken out, and the ways off a path: FB-23, FB-31, FB-32, FB-89."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import bit, has
from magoteka.games.fabled.box.components import (
    A_TERRAIN,
    ENDS,
    FOREST,
    GUIDE,
    KING,
    KING_TOKENS,
    LANDS,
    MOUNTAIN,
    REGULAR,
    SORCERER,
    STARTS,
    STEPPE,
    TORCH,
)
from magoteka.games.fabled.table.force import boosts, commands, guide_price, token_lands, token_on
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import land_of, left_of, owner_of, path_of, place_in_row, right_of, terrain_of

LAY: Final = LANDS + 1


def exits(g: Fabled, volkhv: i64) -> i64:
    """The ways off a path without connection, as a set over the menu: home, a land, a forest of the Torch."""
    seat = owner_of(g, volkhv)
    mask: i64 = 1
    if seat >= g.seats:
        return mask
    land = land_of(g.at[volkhv])
    lands = exits_past(g, seat, land, path_of(g.at[volkhv]))
    if boosts(g, seat, KING) and token_on(g, KING_TOKENS, land):
        lands |= token_lands(g, KING_TOKENS) & ~bit(land)
    mask |= lands << 1
    if path_of(g.at[volkhv]) == REGULAR and commands(g, seat, TORCH):
        mask |= torch_lands(g, seat, land) >> (FOREST * A_TERRAIN) << LAY
    return mask


def exits_past(g: Fabled, seat: i64, land: i64, path: i64) -> i64:
    """The neighbours that the Sorcerer's boost and the Guide lead to, as a set."""
    lands: i64 = 0
    right = right_of(g, land)
    left = left_of(g, land)
    if terrain_of(land) == STEPPE and right != NONE and boosts(g, seat, SORCERER):
        lands |= bit(right)
    if terrain_of(land) == MOUNTAIN and commands(g, seat, GUIDE) and guide_paid(g, seat):
        if right != NONE:
            lands |= bit(right)
        if left != NONE:
            lands |= bit(left)
    return lands


def guide_paid(g: Fabled, seat: i64) -> bool:
    """Whether the seat has the steppe books that the Guide asks for."""
    return g.books[seat * 4 + STEPPE] >= guide_price(g)


def guide_leads(g: Fabled, seat: i64, here: i64, land: i64) -> bool:
    """Whether it is the Guide who leads from one land to another, and not the King."""
    if boosts(g, seat, KING) and token_on(g, KING_TOKENS, here) and token_on(g, KING_TOKENS, land):
        return False
    return terrain_of(here) == MOUNTAIN and commands(g, seat, GUIDE)


def torch_lands(g: Fabled, seat: i64, land: i64) -> i64:
    """The Torch's forests that may be laid right of a land: their start meets its end, unless she is boosted."""
    if boosts(g, seat, TORCH):
        return g.torch
    mask: i64 = 0
    forest: i64
    for forest in range(FOREST * A_TERRAIN, LANDS):
        if has(g.torch, forest) and STARTS[forest] == ENDS[land]:
            mask |= bit(forest)
    return mask


def insert(g: Fabled, land: i64, place: i64) -> None:
    """FB-23 A land comes into the row; the others move aside."""
    at = g.length
    while at > place:
        g.row[at] = g.row[at - 1]
        at -= 1
    g.row[place] = land
    g.length += 1


def take_out(g: Fabled, land: i64) -> None:
    """FB-89 A land leaves the row, and the row closes up."""
    at = place_in_row(g, land)
    g.length -= 1
    while at < g.length:
        g.row[at] = g.row[at + 1]
        at += 1
    g.row[g.length] = NONE

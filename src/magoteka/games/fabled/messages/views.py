"""What a seat sees of «Земля сказаний»; `look.py` fills it in."""

from __future__ import annotations

from dataclasses import dataclass

from magoteka.games.fabled.box.components import BoostKind, Fate, Half, Level, Path, Terrain


@dataclass(frozen=True)
class TokenView:
    """An ally's token on a land; `cell` for a token of the sky."""

    token: str
    seat: int
    cell: int


@dataclass(frozen=True)
class LandView:
    """A land of the row: its two paths as lists of cells, each a list of the places linked with it."""

    land: str
    terrain: Terrain
    start: Level
    end: Level
    regular: tuple[tuple[str, ...], ...]
    dead_end: tuple[tuple[str, ...], ...]
    joined: bool  # its path goes on into the next land
    tokens: tuple[TokenView, ...]


@dataclass(frozen=True)
class VolkhvView:
    """A volkhv: at home (no land), in a cell, or on a place; with the steps it still has in this march."""

    land: str | None
    path: Path | None
    cell: int
    place: str | None
    moving: bool
    must: int
    may: int
    fee: int


@dataclass(frozen=True)
class AllyView:
    """An ally before a player."""

    ally: str
    terrain: Terrain
    boosted: bool
    boost_kind: BoostKind
    boost_used: bool
    property_used: bool


@dataclass(frozen=True)
class PlayerView:
    """A player: books by tier, volkhvs, allies and what belongs to them."""

    books: tuple[int, ...]
    volkhvs: tuple[VolkhvView, ...]
    allies: tuple[AllyView, ...]
    offer: tuple[str, ...]
    drafted: tuple[str, ...]
    tokens: tuple[str, ...]  # in the supply
    named_up: tuple[str, ...]
    named_spent: tuple[str, ...]
    forests: tuple[str, ...]  # of the Torch
    marker: int | None  # of the Giant
    bonus: int  # free steps for any one mover of this march
    walker: int | None
    choosing: bool  # the walker stands on a whirlpool


@dataclass(frozen=True)
class TrialView:
    """The spirits."""

    level: str
    wisdom: int
    suns: int
    fate: Fate
    trick: str | None
    foiled: bool
    tricks_left: int
    joint: int
    escalated: bool
    volkhvs: tuple[VolkhvView, ...]
    grade: str


@dataclass(frozen=True)
class AskedView:
    """What the question on top is about: a volkhv, a land, a place, a token; conversions or steps that are left."""

    seat: int | None  # whose volkhv
    volkhv: int | None
    land: str | None
    place: str | None
    terrain: Terrain | None
    token: str | None  # an ally's, that is put on a land
    left: int


@dataclass(frozen=True)
class FabledView:
    """The table from one chair."""

    seat: int | None
    asked: AskedView
    first: int
    active: int | None  # None on the spirits' turn
    chapter: int
    chapters: int
    phase: str
    acted: bool
    scenario: str
    deck: str
    draft: bool
    divisions: tuple[tuple[str, int], ...]  # path tokens and where they lie
    event: str | None
    half: Half
    forecast: tuple[str, ...]
    events_left: int
    row: tuple[LandView, ...]
    players: tuple[PlayerView, ...]
    open: tuple[tuple[str | None, ...], ...]  # two of each terrain
    deck_sizes: tuple[int, ...]
    peeked: tuple[tuple[str, ...], ...]  # of each terrain, what the seat itself has seen on top of the deck
    oblivion: tuple[str, ...]
    sunk: tuple[tuple[str, ...], ...]  # forests under their deck, lot by lot
    market: tuple[str, ...]
    allies_left: int
    announced: Terrain | None
    former: Terrain | None
    surcharges: tuple[int, ...]
    steps: tuple[tuple[int, int], ...]  # for each terrain: steps of the active player, steps of the others
    trial: TrialView | None
    winners: tuple[int, ...]

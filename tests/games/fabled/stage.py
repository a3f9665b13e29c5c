"""Stages a table of Fabled and plays on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.games.fabled.box.components import ALLIES, EVENTS, LAND_NAMES, PLACES, TOKENS
from magoteka.games.fabled.game import GAME
from magoteka.games.fabled.messages import answers as a
from magoteka.games.fabled.messages.views import FabledView, VolkhvView
from magoteka.games.fabled.table.state import Fabled

KINDS = {"oblivion": 0, "king": 1, "sky": 2, "queen": 3, "nature": 4}
PLAIN = {"event_deck": "none"}

# Land no test steps on unless it says so.
START = ("st_01", "mt_01", "fo_01")


def mask(names: Sequence[str], among: Sequence[str]) -> int:
    return sum(2 ** among.index(name) for name in names)


def spot(where: str) -> int:
    """`st_01.r4` is cell 4 of the regular path, `mt_01.d2` cell 2 of the dead end, `home` the supply."""
    if where == "home":
        return -1
    land, cell = where.split(".")
    return LAND_NAMES.index(land) * 32 + (16 if cell[0] == "d" else 0) + int(cell[1:])


def step(tag: str, **fields: Any) -> dict[str, Any]:
    return {"tag": tag, **fields}


def table(
    row: Sequence[str] = (),
    at: Mapping[int, Sequence[str]] | None = None,
    books: Mapping[int, Sequence[int]] | None = None,
    allies: Mapping[int, Sequence[str]] | None = None,
    agenda: Sequence[dict[str, Any]] | None = None,
    seats: int = 2,
    tokens: Mapping[str, Sequence[str]] | None = None,
    settings: Mapping[str, object] | None = None,
    pending: Mapping[tuple[int, int], str] | None = None,
    **fields: Any,
) -> Fabled:
    """A table in the middle of a game; allies with a `+` are boosted, tokens lie on lands or at `home`.

    Unless an agenda is given, seat 0 is to choose an action and nothing comes after it.
    """
    base: Any = GAME.new(seats, {"first_player": 0, **PLAIN, **(settings or {})})
    board = GAME.board(base)
    board |= {"chapter": 3, "phase": 3, "active": 0, "length": len(row)}
    board["row"] = [LAND_NAMES.index(land) for land in row] + [-1] * (36 - len(row))
    for seat, spots in (at or {}).items():
        for k, where in enumerate(spots):
            board["at"][seat * base.crew + k] = spot(where)
    for seat, counts in (books or {}).items():
        board["books"][seat * 4 : seat * 4 + 4] = list(counts)
    for (seat, k), place in (pending or {}).items():
        board["pending"][seat * base.crew + k] = PLACES.index(place)
    give_allies(board, allies or {})
    for kind, lands in (tokens or {}).items():
        for n, land in enumerate(lands):
            board["tokens"][KINDS[kind] * 3 + n] = -1 if land == "home" else LAND_NAMES.index(land)
    board |= fields
    gone = mask(row, LAND_NAMES) | board["oblivion"] | board["torch"]
    gone |= sum(2**land for land in board["open"] + board["tops"] if land >= 0)
    board["decks"] = [4095 * 4096**terrain & ~gone for terrain in range(3)]
    steps = agenda if agenda is not None else [step("act", seat=0)]
    g: Any = GAME.load_state(seats, {"first_player": 0, **PLAIN, **(settings or {})}, {"board": board, "agenda": steps})
    g.listening = True
    return g


def give_allies(board: dict[str, Any], allies: Mapping[int, Sequence[str]]) -> None:
    """Allies with their components."""
    given = 0
    for seat, names in allies.items():
        for place, name in enumerate(names):
            ally = ALLIES.index(name.rstrip("+"))
            given |= 2**ally
            board["allies"][seat * 3 + place] = ally
            if name.endswith("+"):
                board["boosted"] |= 2**ally
            kinds = {3: 0, 13: 1, 15: 2, 22: 3, 20: 4}
            if ally in kinds:
                board["tokens"][kinds[ally] * 3 : kinds[ally] * 3 + 3] = [-1, -1, -1]
            if ally in (16, 18):
                board["named_up"][(ally - 16) // 2] = 31
    board["ally_deck"] = (2**24 - 1) & ~given


def event(name: str, half: str = "upper") -> dict[str, Any]:
    """The event in force, as fields of a table."""
    return {"event": EVENTS.index(name), "half": ("upper", "lower", "whole").index(half)}


def turn(seat: int = 0) -> list[dict[str, Any]]:
    return [step("turn", seat=seat)]


def march(seat: int = 0, second: bool = False) -> list[dict[str, Any]]:
    return [step("announce-terrain", seat=seat, second=second)]


def opened(**lands: Sequence[str]) -> list[int]:
    """Open lands by terrain."""
    names = [*lands.get("steppe", ("", "")), *lands.get("mountain", ("", "")), *lands.get("forest", ("", ""))]
    return [LAND_NAMES.index(name) if name else -1 for name in names]


def play(g: Fabled, *choices: Option) -> list[Event]:
    """Give these answers, nature's among them."""
    g.clear_events()
    for choice in choices:
        question = g.asking()
        assert question is not None, f"nobody asks for {choice}"
        menu = list(question.menu(g))
        assert choice in menu, f"{GAME.codec.tag_of(question)} does not know {choice}"
        index = menu.index(choice)
        assert question.allows(g, index), f"{choice} is not open at {GAME.codec.tag_of(question)}: {options(g)}"
        g.answer(index)
    g.asking()
    return list(g.events)


def by(g: Fabled, seat: int, choice: Option) -> None:
    """An answer of one seat to a poll."""
    assert g.asking() is not None
    g.turn_to(seat)
    play(g, choice)


def nature(g: Any, seed: int = 1) -> Fabled:
    """Let nature answer until a seat is asked."""
    rng = Rng(seed)
    while (asked := g.asking()) is not None and asked.seat == NATURE:
        g.answer(asked.sample(g, rng))
    return g


def until(g: Any, tag: str, seed: int = 1) -> Fabled:
    """Answer at random until a question of that tag comes."""
    rng = Rng(seed)
    while (asked := g.asking()) is not None and GAME.codec.tag_of(asked) != tag:
        g.answer(asked.sample(g, rng))
    assert g.asking() is not None, f"{tag} never came"
    return g


def options(g: Any) -> list[Any]:
    asked = g.asking()
    return [] if asked is None else asked.options(g)


def asked(g: Fabled) -> str | None:
    question = g.asking()
    return None if question is None else GAME.codec.tag_of(question)


def whose(g: Fabled) -> int | None:
    question = g.asking()
    return None if question is None else question.seat


def refused(g: Fabled, choice: Option) -> tuple[str, str]:
    question = g.asking()
    index = list(question.menu(g)).index(choice)
    assert not question.allows(g, index), f"{choice} is open"
    refusal = question.refusal(g, index)
    return refusal.clause, refusal.reason


def look(g: Any, seat: int | None = 0) -> FabledView:
    g.asking()
    return GAME.view(g, seat)


def row(g: Fabled) -> list[str]:
    return [land.land for land in look(g).row]


def where(g: Fabled, seat: int = 0, k: int = 0) -> str:
    players = look(g).players
    trial = look(g).trial
    volkhvs = players[seat].volkhvs if seat < len(players) else trial.volkhvs
    return named(volkhvs[k])


def named(volkhv: VolkhvView) -> str:
    if volkhv.land is None:
        return "home"
    return f"{volkhv.land}.{'d' if volkhv.path == 'dead_end' else 'r'}{volkhv.cell}"


def books(g: Fabled, seat: int = 0) -> tuple[int, ...]:
    return look(g).players[seat].books


def at_home(g: Fabled, seat: int = 0) -> int:
    return sum(volkhv.land is None for volkhv in look(g).players[seat].volkhvs)


def supply(g: Fabled, seat: int = 0) -> tuple[str, ...]:
    return look(g).players[seat].tokens


def told(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    return [one for one in events if isinstance(one, kind)]


def visits(events: Sequence[Event]) -> list[tuple[int | None, str]]:
    from magoteka.games.fabled.messages.events import Visited

    return [(one.seat, one.name) for one in told(events, Visited)]


__all__ = ["GAME", "NATURE", "TOKENS", "a"]

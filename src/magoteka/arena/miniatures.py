"""Small versions of three games, every line of which is followed: `python -m magoteka.arena.miniatures`.

A miniature is a few tables of the game itself with little left on them, and goes on by the game's own rules. It says
what a match is worth when nobody errs, and how much a perfect opponent wins of a player; so a search can be tried.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from pathlib import Path
from typing import Any

from magoteka.arena.pages import tell
from magoteka.arena.solver import ALIKE, Equilibrium, Lines, Played, at_random, exploitability, slips, value_of
from magoteka.bots.chair import Rules
from magoteka.core.agenda import State
from magoteka.core.bits import bit
from magoteka.core.chance import Rng
from magoteka.core.problems import Problem
from magoteka.games import GAMES

DEPTH = 10_000  # Python's own bound on how deep a line is followed
QUESTIONS = 200  # that matter, of which slips are counted
DRAWS = 4  # times that a bot is asked the same where something is hidden: there one mixes
ROUNDS = 400  # of learning where something is hidden
Board = dict[str, Any]


@dataclass(frozen=True)
class Miniature:
    """A few tables of a game, each equally likely."""

    name: str
    rules: Rules
    tables: tuple[State, ...]
    everything_open: bool  # nobody knows what the other does not know

    def lines(self) -> Lines:
        """All that can happen."""
        sys.setrecursionlimit(max(DEPTH, sys.getrecursionlimit()))
        return Lines(self.rules, self.tables, self.everything_open)


def laid(rules: Rules, fields: Board, agenda: Sequence[dict[str, Any]]) -> State:
    """A table of the game on which some fields of the board are others."""
    game = rules.game
    board = {**game.dump_state(game.new(rules.seats, dict(rules.settings)))["board"], **fields}
    table = game.load_state(rules.seats, rules.settings, {"board": board, "agenda": agenda})
    table.asking()  # what has no choice is done
    return table


def rules_of(game: str, **settings: object) -> Rules:
    """Two seats at a game."""
    return Rules(GAMES[game], 2, GAMES[game].agreed(settings))


# --- the last round of «Абрака… что?» --------------------------------------------------------------------------------


def few_stones(stones: Sequence[int] = (5, 6, 7, 8), lives: Sequence[int] = (2, 2)) -> Miniature:
    """Two mages with one stone each, which only the other sees; the rest are secret, all others lie on the board.

    Both have seven points, so whoever ends the round well has won. Every deal of the stones is a table.
    """
    rules = rules_of("abraca")
    deals = dict.fromkeys((own, other, tuple(sorted(rest))) for own, other, *rest in permutations(stones))
    tables = tuple(laid(rules, round_of(stones, lives, *deal), LAST_ROUND) for deal in deals)
    return Miniature("abraca", rules, tables, everything_open=False)


LAST_ROUND = ({"tag": "next-round"}, {"tag": "begin-turn", "seat": 0})


def round_of(stones: Sequence[int], lives: Sequence[int], own: int, other: int, rest: Sequence[int]) -> Board:
    """The board of one deal."""
    return {
        "round": 9,
        "scores": [7, 7],
        "lives": list(lives),
        "stones": [own, 0, 0, 0, 0, other, 0, 0, 0, 0],
        "cast": [number - list(stones).count(number) for number in range(9)],
        "unseen": [rest.count(number) for number in range(9)],
        "pool": len(rest),
    }


# --- «Сиггил» of three families and three numbers --------------------------------------------------------------------

TOPS = (36, 37, 38, 39, 40, 23, 41, 42, 43, 44, 45, 27)  # of two pillars of the layout of that name
DARK = (23, 27, 38, 43)  # of them the ones that lie face down
FAMILIES, SPIRIT, ALL = 7, 48, 56


def three_kinds(deals: int = 6, kinds: int = 3, places: Sequence[int] = TOPS) -> Miniature:
    """The cards of so many families and numbers, with their spirits, on the tops of two pillars; the others are gone.

    Some lie face down, and what was ever seen is remembered for everybody, so nobody knows more than the other.
    """
    rules = rules_of("siggil", layout="pillars", memory="full")
    tables = tuple(laid(rules, pillars_of(deal, kinds, places), FIRST_TURN) for deal in range(1, deals + 1))
    return Miniature("siggil", rules, tables, everything_open=True)


FIRST_TURN = ({"tag": "begin-turn", "seat": 0}, {"tag": "uncover"})


def pillars_of(deal: int, kinds: int, places: Sequence[int]) -> Board:
    """The board of one deal."""
    cards = [FAMILIES * family + number for family in range(kinds) for number in range(kinds)]
    lots = drawn([*cards, *(SPIRIT + spirit for spirit in range(1, kinds + 1))], Rng(deal))
    faces, unseen = [-1] * ALL, 0
    for place, card in zip(places, lots, strict=True):
        if place in DARK:
            unseen |= bit(card)
        else:
            faces[place] = card
    return {
        "present": sum(bit(place) for place in places),
        "faces": faces,
        "unseen": unseen,
        "spirits": [-1] * (kinds + 1) + [-3] * (FAMILIES - kinds),
    }


def drawn(things: Sequence[int], rng: Rng) -> Iterator[int]:
    """Things in an order that is drawn by lot."""
    left = list(things)
    while left:
        yield left.pop(rng.below(len(left)))


# --- «За пятью печатями» with one ring -------------------------------------------------------------------------------

SECTOR_SEALS, SECTOR_SCROLLS = 12, 5  # places of a sector; the first of each is the way to room A, and its scroll
TWO, WIDTH = 2, 8  # a token is its strength and eight times its element
FIRE_AND_WATER, SCROLLS = (0, 1, 0, 1, 0, 1), (0, 1, 4, 25, 26)  # elements of seals; of scrolls fire, water and mind
DIE_BITS, FACES = 4, 6


def one_ring(deals: int = 4, rooms: int = 5, dice: int = 3) -> Miniature:
    """The last round in the innermost ring: rooms around the hub, each behind a seal, and a scroll in all but one.

    No other passage is there, the dice are of fire and water and are rolled already. All lies open.
    """
    rules = rules_of("five_seals", first_player=0, mages="dealt")
    begun = ({"tag": "next-round"},)
    tables = tuple(laid(rules, ring_of(Rng(deal), rooms, dice), begun) for deal in range(1, deals + 1))
    return Miniature("five_seals", rules, tables, everything_open=True)


def ring_of(rng: Rng, rooms: int, dice: int) -> Board:
    """The board of one deal."""
    tokens, scrolls = [0] * 120, [-1] * 50
    for room, element in enumerate(drawn(FIRE_AND_WATER[:rooms], rng)):
        tokens[SECTOR_SEALS * room] = WIDTH * element + TWO
    for room, card in zip(range(rooms), drawn(SCROLLS[: max(rooms - 1, 1)], rng), strict=False):
        scrolls[SECTOR_SCROLLS * room] = card
    handfuls = [handful for _ in range(2) for handful in (*rolled(rng, dice), 0, 0)]
    gone = {"deck": 0, "bag": [0] * 28, "store": [0] * 4}
    return {"tokens": tokens, "scrolls": scrolls, "dice": handfuls, "figures": [0, 1], **gone}


def rolled(rng: Rng, dice: int) -> list[int]:
    """Dice of fire and of water."""
    handfuls = [0, 0]
    for _ in range(dice):
        handfuls[rng.below(2)] += bit(DIE_BITS * (1 + rng.below(FACES)))
    return handfuls


MINIATURES: dict[str, Callable[[], Miniature]] = {"abraca": few_stones, "siggil": three_kinds, "five_seals": one_ring}


# --- figures ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Solved:
    """What is known of a miniature, and what perfect opponents win of each player."""

    name: str
    tables: int
    nodes: int
    sets: int  # questions that a seat can tell apart
    value: float  # the first seat's share of the victory when nobody errs
    error: float  # by which it may be off
    lost: dict[str, float]
    slips: dict[str, list[float]]  # what an answer gives away, where all lies open


def figures(miniature: Miniature, agents: Iterable[str], rounds: int = ROUNDS) -> Solved:
    """Follow every line, and try each player against perfect opponents."""
    lines = miniature.lines()
    lost: dict[str, float] = {}
    given_away: dict[str, list[float]] = {}
    if miniature.everything_open:
        value, error = value_of(lines)
    else:
        perfect = Equilibrium(lines)
        perfect.learn(rounds)
        value, error = value_of(lines, perfect)
    for agent in agents:
        draws = 1 if miniature.everything_open else DRAWS
        policy = at_random if agent == "random" else Played(lines, agent, draws)
        lost[agent] = exploitability(lines, policy)
        given_away[agent] = slips(lines, policy, QUESTIONS) if miniature.everything_open else []
        print(f"{miniature.name} {agent}: {lost[agent]:.3f}", file=sys.stderr, flush=True)
    sizes = (len(miniature.tables), len(lines.nodes), len(lines.sets))
    return Solved(miniature.name, *sizes, value, error, lost, given_away)


def table(found: Sequence[Solved], agents: Sequence[str]) -> str:
    """What was found, in Markdown."""
    names = " | ".join(f"`{one.name}`" for one in found)
    rows = [f"| | {names} |", f"|---|{'---:|' * len(found)}"]
    facts: dict[str, Callable[[Solved], str]] = {
        "tables to begin with": lambda one: f"{one.tables:,}",
        "tables in all": lambda one: f"{one.nodes:,}",
        "questions that a seat can tell apart": lambda one: f"{one.sets:,}",
        "the first seat's share when nobody errs": worth,
    }
    rows += [f"| {name} | {' | '.join(map(say, found))} |" for name, say in facts.items()]
    rows += [f"| lost by {agent} | {' | '.join(written(one, agent) for one in found)} |" for agent in agents]
    return "\n".join(rows)


def worth(one: Solved) -> str:
    """The value, and how far it may be off."""
    return f"{one.value:.4f} ± {one.error:.4f}" if one.error > 0 else f"{one.value:.4f}"


def written(one: Solved, agent: str) -> str:
    """What perfect opponents win of a player; where all is open, how often he is right, and what he gives away."""
    slips_of, lost = one.slips[agent], f"{one.lost[agent]:.3f}"
    if not slips_of:
        return lost
    right = sum(slip < ALIKE for slip in slips_of) / len(slips_of)
    return f"{lost}; {right:.0%} right, {sum(slips_of) / len(slips_of):.3f}"


AGENTS = ("random", "novice", "kind", "greedy", "search:20", "search:100")


def main(words: Iterable[str] | None = None) -> int:
    """Solve the miniatures, print what was found, and fill the table of a page."""
    parser = argparse.ArgumentParser(prog="python -m magoteka.arena.miniatures", description=__doc__)
    parser.add_argument("agents", nargs="*", metavar="AGENT", help=f"levels; usually {' '.join(AGENTS)}")
    parser.add_argument("--only", default="", help="miniatures that have this in their name")
    parser.add_argument("--page", type=Path, help="a page whose table is filled")
    options = parser.parse_args(None if words is None else list(words))
    agents = tuple(options.agents) or AGENTS
    try:
        found = [figures(make(), agents) for name, make in MINIATURES.items() if options.only in name]
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    tell(table(found, agents), options.page)
    return 0


if __name__ == "__main__":
    sys.exit(main())

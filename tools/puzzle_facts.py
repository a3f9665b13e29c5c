"""What is told of a puzzle besides its answers: its name, what it is about, how hard it is, and two lines to the end.

`python -m tools.puzzle_facts GAME` finds it for puzzles of which nothing is told yet, with `--all` for every one, and
writes it beside them; with `--ease` it only counts anew how often bots are right. With `--into FOLDER` the puzzles are
those of that folder (`tools/puzzles.py find --into`).
Everything is found by carrying answers out: nobody writes a name or a reason by hand. A puzzle falls where no world
shows the difference between its best answer and the one that tempts most.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from magoteka.bots import bot_named
from magoteka.bots.chair import Bot, Needs, Rules, chair_at, chair_of
from magoteka.bots.search import Budget, searching
from magoteka.core.agenda import NATURE, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match, redealt
from magoteka.core.record import Answer
from magoteka.core.stored import carry_out
from magoteka.games import GAMES, game_named
from magoteka.puzzles import Motif, Puzzle, Step, Telling, steps_of, written
from tools.puzzles import AMONG, HERE, PLANS, Plan, page_of, there

LEVELS = ("kind", "steady", "greedy")  # who tries a puzzle, besides somebody who looks ahead a little
TRIES = 6  # of each of them
GLIMPSE = 40  # looks ahead
WORLDS = 24  # in which one is sought that shows the difference
ENOUGH = 4  # worlds that show it wholly
NEAR = 3  # further turns of the solver to the end of a plan


def told(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with all that is told of it; names are told apart later. None where no world shows the difference."""
    game = game_named(puzzle.game)
    match = Match.replay(game, puzzle.record)
    tempting, ease = tempted(puzzle, match)
    world, lines = lines_of(puzzle, match, tempting)
    if not lines:
        return None
    known = replace(puzzle, telling=Telling(title_of(game, match, puzzle.seat), "plan", ease, world, lines))
    return replace(known, telling=replace(known.telling, motif=motif_of(known, match.state)))


# --- how hard it is --------------------------------------------------------------------------------------------------


def tempted(puzzle: Puzzle, match: Match) -> tuple[Any, float]:
    """Of the wrong answers that are proven to be worse, the one that bots give most; and how often they are right."""
    given = tries(puzzle, match)
    wrong = [one.option for one in puzzle.weighed[1:AMONG]]
    tempting = max(wrong, key=lambda option: given[str(option)])
    return tempting, round(given[str(puzzle.solution.option)] / sum(given.values()), 2)


def tries(puzzle: Puzzle, match: Match) -> Counter[str]:
    """How often each answer is given by bots of several levels."""
    encode = match.game.codec.encode
    bots = [*map(bot_named, LEVELS), searching(Budget(looks=GLIMPSE))]
    chairs = [(bot, chair_at(match, puzzle.seat, bot, Rng(luck))) for bot in bots for luck in range(TRIES)]
    return Counter(str(encode(chair.options[bot.choose(chair)])) for bot, chair in chairs)


# --- lines -----------------------------------------------------------------------------------------------------------


def lines_of(puzzle: Puzzle, match: Match, tempting: Any) -> tuple[int, tuple[tuple[Answer, ...], ...]]:
    """A world that shows the difference, and how masters play on in it after the solution and the tempting answer.

    Of those that show it as well, the one where it is seen soonest; no lines where none shows it.
    """
    found = []
    for world in range(1, WORLDS + 1):
        lines = [line_of(puzzle, match.state, option, world) for option in (puzzle.solution.option, tempting)]
        best, other = (share for share, _ in lines)
        found.append((other - best, sum(len(line) for _, line in lines), world, tuple(line for _, line in lines)))
        if sum(one[0] == -1 for one in found) == ENOUGH:
            break
    apart, _, world, both = min(found, key=lambda one: one[:3])
    return (world, both) if apart < 0 else (0, ())


def line_of(puzzle: Puzzle, table: State, option: Any, world: int) -> tuple[float, tuple[Answer, ...]]:
    """The solver's share of the victory, and all answers to the end."""
    game = game_named(puzzle.game)
    rules = Rules(game, puzzle.record.seats, puzzle.record.settings)
    master = searching(Budget(looks=PLANS.get(puzzle.game, Plan()).masters, reads=False))
    state, nature, mind = redealt(game, table, [0, puzzle.seat, world]), Rng(world), Rng(world + 1)
    line = [Answer(puzzle.seat, option)]
    carry_out(state, game.codec, puzzle.seat, option)
    while (question := state.asking()) is not None:
        index = question.sample(state, nature) if question.seat == NATURE else played(rules, state, master, mind)
        line.append(Answer(int(question.seat), game.codec.encode(question.menu(state)[index])))
        state.answer(index)
    winners = game.winners(state)
    return (1 / len(winners) if puzzle.seat in winners else 0.0), tuple(line)


def played(rules: Rules, state: State, bot: Bot, mind: Rng) -> int:
    """The entry of the menu that somebody picks who looks ahead."""
    question = state.asking()
    assert question is not None
    indices = question.indices(state)
    if len(indices) == 1:
        return indices[0]
    chair = chair_of(rules, state, question, Needs(remembers=False, imagines=True), mind, tuple)
    return indices[bot.choose(chair)]


# --- what it is about ------------------------------------------------------------------------------------------------


def motif_of(puzzle: Puzzle, table: State) -> Motif:
    """What its lines are about."""
    game = game_named(puzzle.game)
    best, tempting = (steps_of(game, table, puzzle, line)[0] for line in puzzle.telling.lines)
    if turns(best, puzzle.seat) == 1 and all(step.seat == puzzle.seat for step in best):
        return "finish"
    if turns(tempting, puzzle.seat) == 1:
        return "guard"
    return "plan" if turns(best, puzzle.seat) <= 1 + NEAR else "stand"


def turns(steps: Sequence[Step], seat: int) -> int:
    """How many turns a seat has in a line: it answers anew after others have."""
    return sum(step.seat == seat and (at == 0 or steps[at - 1].seat != seat) for at, step in enumerate(steps))


# --- names -----------------------------------------------------------------------------------------------------------


def title_of(game: Game, match: Match, seat: int) -> dict[str, str | int]:
    """The facts by which a puzzle is called, `<game>-puzzle` in the game's texts: what all at the table can see."""
    scores = game.scores(match.state)
    facts = TITLES[game.name](match.view(seat), seat)
    if not scores:
        return facts
    return {**facts, "mine": scores[seat], "best": max(score for at, score in enumerate(scores) if at != seat)}


TITLES: Mapping[str, Callable[[Any, int], dict[str, str | int]]] = {
    "abraca": lambda view, seat: {"lives": view.lives[seat]},
    "siggil": lambda view, seat: {"left": sum(card is not None for card in view.cards)},
    "five_seals": lambda view, seat: {"circle": view.circle},
    "fabled": lambda view, seat: {"event": view.event or "none"},
    "magic_sword": lambda view, seat: {"hero": view.heroes[seat].hero, "square": view.heroes[seat].square},
}


def apart(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Puzzles of one name are numbered."""
    seen = Counter[str]()
    found = []
    for one in puzzles:
        facts = {name: fact for name, fact in one.telling.title.items() if name != "nth"}
        seen[str(facts)] += 1
        found.append(replace(one, telling=replace(one.telling, title={**facts, "nth": seen[str(facts)]})))
    return found


# --- files -----------------------------------------------------------------------------------------------------------


def gathered(game: Game, into: Path) -> list[Puzzle]:
    """The puzzles of a folder, or where it has none, those of the game; with what is told of them already."""
    known = {one.name: one for one in there(game, page_of(game))}
    found = there(game, page_of(game, into)) or list(known.values())
    return [known.get(one.name, one) for one in found]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--ease", action="store_true")
    parser.add_argument("--into", type=Path, default=HERE)
    wish = parser.parse_args()
    game = game_named(wish.game)
    if wish.ease:
        eased = [tried_anew(one) for one in there(game, page_of(game))]
        page_of(game).write_text(written(game, arranged(eased)), "utf-8")
        return
    found = []
    wanted = gathered(game, wish.into)
    for at, one in enumerate(wanted):
        fresh = one if one.telling.lines and not wish.all else told(one)
        found += [] if fresh is None else [fresh]
        said = "falls" if fresh is None else f"{fresh.telling.motif} {fresh.telling.ease} {fresh.telling.title}"
        print(one.name, said, flush=True)
        page_of(game).write_text(written(game, arranged([*found, *wanted[at + 1 :]])), "utf-8")


def tried_anew(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its difficulty by the bots of today."""
    ease = tempted(puzzle, Match.replay(game_named(puzzle.game), puzzle.record))[1]
    print(puzzle.name, puzzle.telling.ease, "now", ease, flush=True)
    return replace(puzzle, telling=replace(puzzle.telling, ease=ease))


def arranged(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The easy ones first; their names are told apart."""
    return apart(sorted(puzzles, key=lambda one: (-one.telling.ease, -one.lead)))


if __name__ == "__main__":
    main()

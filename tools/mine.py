"""Mines puzzles on many cores until a time is up, and takes what was found into the games' files.

`python -m tools.mine dig FILE --until 480 --jobs 16 --seed 9100` writes every proven puzzle as a line of its own when
it is found, and again with all that is told of it; the run ends by itself. `python -m tools.mine take FILE` adds the
best of them to `games/<game>/puzzles.json`. One seed finds the same on any machine, as far as it comes.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

from magoteka.bots import bot_named
from magoteka.bots.chair import chair_at
from magoteka.bots.judge import Judged
from magoteka.core.agenda import Poll, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match, fresh_record
from magoteka.core.record import Answer
from magoteka.games import GAMES, game_named
from magoteka.puzzles import Puzzle, read, written
from tools.last_turn import LastTurn, crossroads, open_to
from tools.puzzle_facts import arranged, told
from tools.puzzles import (
    AMONG,
    FEWEST,
    LEAD,
    MOST,
    PLANS,
    SURE,
    Finder,
    best_turns,
    clear,
    close,
    enumerated,
    holds,
    page_of,
    played_on,
    seconded,
    there,
)

# Which game each process looks for, one after the other, and under which settings.
VEINS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("five_seals", {"circle": 2}),
    ("abraca", {}),
    ("five_seals", {"circle": 3}),
    ("magic_sword", {}),
    ("five_seals", {"circle": 4}),
    ("fabled", {}),
    ("abraca", {}),
    ("magic_sword", {}),
    ("five_seals", {"circle": 2}),
    ("five_seals", {"circle": 3}),
    ("abraca", {}),
    ("five_seals", {"circle": 4}),
    ("fabled", {}),
    ("magic_sword", {}),
    ("abraca", {}),
    ("five_seals", {"circle": 1}),
)
SPAN = {"five_seals": (0.92, 0.985)}  # between which parts of a match questions are judged, where not as ever
ROOT = 16_000  # tables of a last turn that are looked at in search of a puzzle
ANEW = {"five_seals": 12, "fabled": 3}  # ends of one match that are played with another luck
BACK = 0.92  # of the match, from where that begins
EVERY = 20.0  # seconds between two tallies
OPENING = 80  # answers by which a match is known again


class Miner(Finder):
    """Looks for puzzles of one game, and counts what becomes of its questions."""

    def __init__(self, game: Game, settings: dict[str, Any], seed: int) -> None:
        super().__init__(game, seed, most=1_000_000)
        merged = {**self.plan.settings, **settings}
        since, until = SPAN.get(game.name, (self.plan.since, self.plan.until))
        self.plan = replace(self.plan, settings=merged, each_of=("", ()), alike=1000, since=since, until=until)
        self.kept = [one for one in self.kept if settings.items() <= one.record.settings.items()]
        self.tally: Counter[str] = Counter()
        self.seen = set[str]()  # last turns
        self.proofs: dict[str, dict[str, Any]] = {}

    def dig(self) -> Iterator[Puzzle]:
        """Puzzles without end, one a match."""
        number = 0
        while True:
            found = self.dug(number)
            if found is not None:
                self.kept.append(found)
                yield found
            number += 1

    def dug(self, number: int) -> Puzzle | None:
        """The first puzzle of a match: of its last turn, or of the same end with another luck; or of its questions."""
        match = self.timed("play", lambda: self.played(number))
        if self.game.mind.way == "turns" and not close(match):
            return None
        for again in range(ANEW.get(self.game.name, 0)):
            end = match if not again else self.timed("anew", lambda: self.anew(match))
            found = self.last_turn_of(end)
            if found is not None:
                return found
        return self.found_in(match)

    def end_at(self, match: Match) -> Puzzle | None:
        """Ends of whole turns are looked at in `last_turn_of`."""
        return None if self.game.mind.way == "turns" else super().end_at(match)

    def timed(self, stage: str, does: Callable[[], Any]) -> Any:
        """Carry something out, and remember how often and how long that was done."""
        began = perf_counter()
        found = does()
        self.tally[stage] += 1
        self.tally[f"{stage} s"] += perf_counter() - began  # type: ignore[assignment]  # a counter of seconds too
        self.tally[f"{stage} +"] += found is not None and found is not False
        return found

    # --- last turns --------------------------------------------------------------------------------------------------

    def anew(self, match: Match) -> Match:
        """The match with another end."""
        kept = match.record.answers[: int(BACK * len(match.record.answers))]
        other = Match.replay(self.game, replace(match.record, answers=kept), Rng(self.rng.word()))
        return self.ended(other)

    def played(self, number: int) -> Match:
        """A match from its deal to its end; where a game's policy can play, by that, for it is quick."""
        if self.game.mind.way != "turns":
            return super().played(number)
        seats = self.plan.seats[number % len(self.plan.seats)]
        return self.ended(Match.new(self.game, seats, dict(self.plan.settings), Rng(self.rng.word())))

    def ended(self, match: Match) -> Match:
        """The match, played on to its end."""
        policy, players = self.game.mind.policy, self.plan.players
        bots = [bot_named(players[seat % len(players)]) for seat in range(match.record.seats)]
        while not match.over:
            seat, question = match.waiting()[0], match.question
            assert question is not None
            if self.game.mind.way == "turns" and not isinstance(question, Poll):
                match.submit(seat, question.menu(match.state)[policy.answer(match.state, question, self.rng)])
                continue
            chair = chair_at(match, seat, bots[seat], self.rng)
            match.submit(seat, chair.options[bots[seat].choose(chair)])
        return match

    def last_turn_of(self, match: Match) -> Puzzle | None:
        """A puzzle of the last turn, from as early in it as it can be looked at whole."""
        found: tuple[int, LastTurn] | None = None
        questions = self.last_questions(match)
        if self.game.mind.way == "turns" and not behind(self.game, questions):
            return None
        picture = str([self.game.dump_state(table) for _, table, _ in questions[:1]])
        if picture in self.seen:
            return None
        self.seen.add(picture)
        for place, table, seat in reversed(questions):
            turn = self.timed("turn", lambda: LastTurn(self.game, table, seat, ROOT))  # noqa: B023  # called at once
            if not turn.known:
                break
            found = (place, turn)
        if found is None or found[1].worths[0].most <= LEAD:
            return None
        self.tally["open turn"] += 1
        record = replace(match.record, answers=match.record.answers[: found[0]])
        return self.crossed(Match.replay(self.game, record), found[1])

    def last_questions(self, match: Match) -> list[tuple[int, State, int]]:
        """The questions of the last turn to its seat, with the tables at which they were asked."""
        answers, found = match.record.answers, list[tuple[int, State, int]]()
        again = Match(self.game, fresh_record(self.game, match.record), Rng(0))
        horizon = -1
        for place, row in enumerate(answers):
            question = again.state.asking()
            if place >= BACK * len(answers) and question is not None and question.seat == row.seat >= 0:
                now = self.game.mind.horizon(again.state)
                found = found if now == horizon and found and found[-1][2] == row.seat else []
                horizon = now
                if self.game.mind.closing(again.state, row.seat):
                    found.append((place, again.state.clone(), row.seat))
            again.replay_one(place, Answer(row.seat, row.option))
        return found

    def crossed(self, match: Match, turn: LastTurn) -> Puzzle | None:
        """The puzzle of the first crossroads."""
        for way in islice(crossroads(turn, match.state, self.rng, LEAD, range(FEWEST, MOST + 1)), 6):
            there = Match.replay(self.game, replace(match.record, answers=list(match.record.answers)))
            for entry in way:
                question = there.state.asking()
                assert question is not None
                option = self.game.codec.encode(question.menu(there.state)[entry])
                there.replay_one(there.record.length, Answer(int(question.seat), option))
            there.question = there.state.asking()
            found: Puzzle | None = self.timed("crossroads", lambda: self.posed_at(there, turn))  # noqa: B023  # called at once
            if found is not None:
                return found
        return None

    def posed_at(self, match: Match, turn: LastTurn) -> Puzzle | None:
        """The puzzle of a table of a last turn: proven by the turn itself, or where something is hidden, as others."""
        chair = self.asked_at(match, MOST)
        if chair is None or chair.seat != turn.seat:
            return None
        worths = turn.answers(match.state)
        if not all(one.exact for one in worths) or not open_to(self.game, match.state, turn.seat):
            return self.puzzle_at(match)
        best = max(one.least for one in worths)
        pairs = zip(chair.options, worths, strict=True)
        judged = [Judged(option, one.least, 0.0, best - one.least, 0.0, 1) for option, one in pairs]
        judged.sort(key=lambda one: one.behind)
        puzzle = self.posed(match, chair.seat, judged)
        if not clear(judged, LEAD, SURE) or not self.fresh(puzzle):
            return None
        values = self.timed("enumerated", lambda: enumerated(puzzle))
        if values is None or any(values[0] - value < LEAD for value in values[1:]):
            return None
        self.proofs[puzzle.name] = {"way": "whole turn", "tables": len(turn.branches), "shares": values}
        return puzzle

    # --- questions on the way ----------------------------------------------------------------------------------------

    def puzzle_at(self, match: Match) -> Puzzle | None:
        """The puzzle of the question at which a match stands, if it is one: what is found out soonest comes first."""
        chair, seat = self.asked_at(match, self.plan.widest), match.waiting()[0]
        if chair is None or self.timed("decided", lambda: self.decided(chair)):
            return None
        judged = self.timed("clearly", lambda: self.clearly(chair))
        if judged is None:
            return None
        puzzle = self.posed(match, seat, judged)
        if not self.timed("fresh", lambda: self.fresh(puzzle)):
            return None
        if not self.timed("holds", lambda: holds(puzzle, self.plan.again)):
            return None
        exact = self.timed("enumerated", lambda: enumerated(puzzle))
        if exact is None and self.plan.deep and not seconded(puzzle, self.plan.deep):
            return None
        proof = self.proof(puzzle, exact)
        if proof is None:
            return None
        self.proofs[puzzle.name] = {**proof, "judge": [judged[1].behind, judged[1].doubt]}
        return puzzle

    def proof(self, puzzle: Puzzle, exact: Sequence[float] | None) -> dict[str, Any] | None:
        """What `proven` asks for, and its figures; a few worlds against the nearest answers come first."""
        if exact is not None:
            return {"way": "every line", "shares": exact} if apart(exact, LEAD) else None
        quick = self.timed("glance", lambda: played_on(puzzle, self.plan.worlds // 4, self.plan.masters, among=AMONG))
        if not apart(quick, LEAD / 2):
            return None
        if self.game.mind.way == "turns":
            ends = self.timed("turns", lambda: best_turns(puzzle))
            values = [ends[str(one.option)] for one in puzzle.weighed]
            if any(value is None for value in values) or not apart(values, LEAD):
                return None
        shares = self.timed("played on", lambda: played_on(puzzle, self.plan.worlds, self.plan.masters, among=MOST))
        if not apart(shares, LEAD):
            return None
        self.tally["proven"] += 1
        return {"way": "two minds", "worlds": self.plan.worlds, "shares": shares}


def apart(shares: Sequence[Any], lead: float) -> bool:
    """Whether the first is so much better than every other."""
    return all(shares[0] - share >= lead for share in shares[1:])


def behind(game: Game, questions: Sequence[tuple[int, State, int]]) -> bool:
    """Whether the seat has yet to catch up as its last turn begins; who is ahead has seldom much to decide."""
    if not questions:
        return False
    _, table, seat = questions[0]
    scores = game.scores(table)
    return scores[seat] <= max(score for at, score in enumerate(scores) if at != seat)


# --- digging ---------------------------------------------------------------------------------------------------------


def noted(file: Path, row: dict[str, Any]) -> None:
    """One line more, written at once and whole, whoever else writes."""
    line = json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
    handle = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.write(handle, line.encode())
    os.close(handle)


def row_of(puzzle: Puzzle, proof: dict[str, Any]) -> dict[str, Any]:
    """A puzzle as a line."""
    game = game_named(puzzle.game)
    tempting = puzzle.telling.lines[1][0].option if puzzle.telling.lines else None
    figures = {"solution": puzzle.solution.option, "tempting": tempting, "lead": round(puzzle.lead, 3), "proof": proof}
    told_of = {"theme": puzzle.theme, "motif": puzzle.telling.motif, "ease": puzzle.telling.ease}
    return {"game": puzzle.game, "name": puzzle.name, **told_of, **figures, "page": written(game, [puzzle])}


def worker(name: str, settings: dict[str, Any], seed: int, file: Path) -> None:
    """One process: digs until it is ended."""
    miner, last = Miner(game_named(name), settings, seed), perf_counter()
    tallied = miner.timed

    def timed(stage: str, does: Callable[[], Any]) -> Any:
        nonlocal last
        found = tallied(stage, does)
        if perf_counter() - last > EVERY:
            last = perf_counter()
            counts = {key: round(value, 1) for key, value in miner.tally.items()}
            noted(file, {"tally": name, **settings, "seed": seed, **counts})
        return found

    miner.timed = timed  # type: ignore[method-assign]  # a clock in the place of it
    for puzzle in miner.dig():
        proof = miner.proofs.get(puzzle.name, {"way": "every line"})
        noted(file, row_of(puzzle, proof))
        whole = miner.timed("told", lambda: told(puzzle))  # noqa: B023  # called at once
        if whole is not None:
            noted(file, row_of(whole, proof))


def dig(file: Path, until: float, jobs: int, seed: int, veins: Sequence[tuple[str, dict[str, Any]]]) -> None:
    """All processes, side by side until the time is up."""
    began = perf_counter()
    crew = [
        multiprocessing.Process(target=worker, args=(name, settings, seed + number, file), daemon=True)
        for number, (name, settings) in enumerate(islice(cycle(veins), jobs))
    ]
    for one in crew:
        one.start()
    while perf_counter() - began < until and any(one.is_alive() for one in crew):
        sleep(0.2)
    for one in crew:
        one.kill()
        one.join()


# --- taking in -------------------------------------------------------------------------------------------------------


def rows_in(files: Sequence[Path]) -> dict[str, dict[str, Any]]:
    """What was found, by name; what is told of it wins."""
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return {row["name"]: row for line in lines if (row := json.loads(line)).get("page")}


def take(game: Game, files: Sequence[Path], most: int, tell: bool) -> None:
    """Add what was found to a game's file, first that of which it has least; what nothing shows is left out."""
    kept = there(game, page_of(game))
    known = {one.name for one in kept}
    rows = [row for row in rows_in(files).values() if row["game"] == game.name and row["name"] not in known]
    found = [one if one.telling.lines or not tell else told(one) for row in rows for one in read(game, row["page"])]
    waiting = [one for one in found if one is not None and one.telling.lines]
    print(game.name, len(kept), "there,", len(rows), "found,", len(waiting), "with lines that show why")
    while len(kept) < most and (fresh := [one for one in waiting if fits(one, kept)]):
        best = min(fresh, key=lambda one: rarity(one, kept))
        kept.append(best)
        waiting.remove(best)
        circle = best.record.settings.get("circle", "")
        print(" ", best.name, circle, best.theme, best.telling.motif, best.telling.level, round(best.lead, 2))
    page_of(game).write_text(written(game, arranged(kept)), "utf-8")
    print(game.name, len(kept), "now,", len(page_of(game).read_bytes()) // max(1, len(kept)), "bytes each")


def fits(puzzle: Puzzle, kept: Sequence[Puzzle]) -> bool:
    """Whether there are not enough yet with its solution, and none of its match."""
    plan = PLANS[puzzle.game]
    begun = [row.option for row in puzzle.record.answers[:OPENING]]
    if any([row.option for row in one.record.answers[:OPENING]] == begun for one in kept):
        return False
    same = sum(one.solution.option == puzzle.solution.option for one in kept)
    return same < plan.same and sum(one.theme == puzzle.theme for one in kept) < plan.alike


def rarity(puzzle: Puzzle, kept: Sequence[Puzzle]) -> tuple[float, ...]:
    """How much there is already of its sort: under its settings, as hard, about the same, with the same question."""
    traits: tuple[Callable[[Puzzle], object], ...] = (
        lambda one: one.record.settings.get("circle"),
        lambda one: one.telling.level,
        lambda one: one.telling.motif,
        lambda one: one.theme,
        lambda one: one.record.seats,
    )
    return (*(sum(trait(one) == trait(puzzle) for one in kept) for trait in traits), -puzzle.lead)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="do", required=True)
    digging = commands.add_parser("dig")
    digging.add_argument("file", type=Path)
    digging.add_argument("--until", type=float, default=480)
    digging.add_argument("--jobs", type=int, default=16)
    digging.add_argument("--seed", type=int, default=9100)
    digging.add_argument("--game", choices=GAMES)
    digging.add_argument("--circle", type=int)
    taking = commands.add_parser("take")
    taking.add_argument("files", type=Path, nargs="+")
    taking.add_argument("--tell", action="store_true", help="try once more to tell those that nothing is told of")
    taking.add_argument("--most", type=int, default=24)
    taking.add_argument("--game", choices=GAMES)
    wish = parser.parse_args()
    if wish.do == "take":
        for game in GAMES.values():
            if wish.game in (None, game.name):
                take(game, wish.files, wish.most, wish.tell)
        return
    veins = [one for one in VEINS if wish.game in (None, one[0]) and wish.circle in (None, one[1].get("circle"))]
    dig(wish.file, wish.until, wish.jobs, wish.seed, veins)


if __name__ == "__main__":
    main()

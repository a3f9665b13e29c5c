"""Finds the puzzles of a game in matches of bots, and judges them again.

`python -m tools.puzzles find GAME --matches 200 --seed 1` plays matches, judges some of their questions and writes
those with one answer clearly better than all others into `games/<game>/puzzles.json`, beside those that are there.
With `--into FOLDER` what is found is written there, in a file a game, to be added by `tools/puzzle_facts.py`.
`python -m tools.puzzles prove GAME` proves each puzzle once more and takes out what does not stand; `… check GAME
--looks 400` judges each solution against the answer that was second.
Compiled rules make either of them many times quicker.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from time import perf_counter

from magoteka.bots import bot_named
from magoteka.bots.chair import Bot, Chair, Needs, Rules, chair_at, chair_of
from magoteka.bots.ends import solved
from magoteka.bots.judge import Court, Judged, Trial, judge, judging
from magoteka.bots.plan import share_of
from magoteka.bots.search import Budget, Thought, searching
from magoteka.core.agenda import NATURE, Poll, State
from magoteka.core.chance import Rng
from magoteka.core.game import Game, Value
from magoteka.core.match import Match, fresh_record
from magoteka.core.record import Answer
from magoteka.core.stored import carry_out
from magoteka.games import GAMES, game_named
from magoteka.puzzles import PAGE, Puzzle, Weighed, name_of, puzzles_of, read, written
from tools.last_turn import LastTurn, open_to

FEWEST, MOST = 3, 20  # answers among which the best is to be found
LEAD = 0.08  # of the victory, by which it is better than the second
SURE = 4.0  # standard errors of that
SECONDED = 0.04  # the lead that a tree must see, which plays the second as well as it can
GLANCE = 2  # worlds that tell whether a match is decided
HOPE = (0.05, 1.5)  # the same, in a first look, for a question that is worth a second
EVIDENT = 6  # puzzles that the greedy player solves
HERE = Path(__file__).parents[1] / "src" / "magoteka" / "games"
CLOSE = 8  # of the score, between the best two, where only ends are looked at
AMONG = 3  # answers of which the tempting one is sought, and with which a proof is tried in short
ABOUT = judging(0)  # what a chair must have to be judged
LINES = 3_000_000  # tables of an end that is followed to the last answer
TABLES = 5000  # of a turn that are looked at
SLOWER = 150  # times as long as a table of an end takes one of a last turn
LUCKS = 24  # with which a turn is played on
AGAIN = 77  # the seed with which puzzles are judged again


@dataclass(frozen=True)
class Plan:
    """Where to look: matches of so many seats under settings, between two parts of their length."""

    seats: tuple[int, ...] = (2, 3)
    settings: Mapping[str, Value] = field(default_factory=dict)
    each_of: tuple[str, tuple[Value, ...]] = ("", ())  # a setting that is another one in each match
    since: float = 0.2
    until: float = 0.95
    widest: int = MOST  # answers to the question
    longest: int = 1000  # answers before the question
    players: tuple[str, ...] = ("greedy",)
    each: int = 8  # questions of a match that are looked at
    first: int = 20  # looks an answer, at first
    looks: int = 6000  # looks in all, at last
    alike: int = 4  # puzzles with the same kinds of question and of solution
    same: int = 2  # puzzles with the same solution
    again: int = 60  # worlds in which solution and second are compared once more
    deep: int = 0  # looks of a tree that must find the solution too; without them the judge's word is enough
    worlds: int = 40  # in which strong players play on after the solution and the answers next to it
    masters: int = 50  # how many looks ahead they have
    ended: int = 100_000  # tables of an end that is followed in search of a puzzle


PLANS = {
    "abraca": Plan((2, 3, 4), players=("greedy", "search:1000"), first=40, looks=12000, alike=20, same=4, again=300),
    "siggil": Plan(
        (2, 3, 4),
        {"memory": "full"},
        players=("greedy", "kind:0.300"),
        first=40,
        looks=12000,
        alike=30,
        again=300,
        deep=12000,
        masters=200,
    ),
    "five_seals": Plan(
        *((2, 2, 3), {}, ("circle", (2, 3, 4, 1)), 0.965, 1.0),
        widest=9,
        each=12,
        first=5,
        looks=1600,
        again=12,
        masters=24,
        alike=10,
    ),
    "fabled": Plan((2, 3), since=0.96, until=1.0, each=16, first=8, looks=3200, again=30, masters=2, alike=5),
    "magic_sword": Plan(
        (2, 2, 3),
        {"quick_start": 8, "quick_quest": True, "quick_trophies": True, "round_limit": 50},
        since=0.94,
        until=1.0,
        each=16,
        longest=1050,
        first=8,
        looks=3200,
        again=30,
        alike=5,
    ),
}


def solver(puzzle: Puzzle, game: Game, rng: Rng) -> Chair:
    """The chair of a puzzle's solver."""
    return chair_at(Match.replay(game, puzzle.record), puzzle.seat, ABOUT, rng)


def judged_again(puzzle: Puzzle, worlds: int, seed: int = AGAIN) -> list[Judged]:
    """The solution and the second answer, as they are judged when nothing else is asked."""
    game, rng = game_named(puzzle.game), Rng(seed)
    chair = solver(puzzle, game, rng)
    both = {game.codec.decode(one.option) for one in puzzle.weighed[:2]}
    two = [option for option in chair.options if option in both]
    return judge(chair, 2 * worlds, rng, two)


def holds(puzzle: Puzzle, worlds: int, seed: int = AGAIN) -> bool:
    """Whether the solution is found best once more."""
    best = judged_again(puzzle, worlds, seed)[0].option
    return bool(game_named(puzzle.game).codec.encode(best) == puzzle.solution.option)


def enumerated(puzzle: Puzzle, most: int = LINES) -> list[float] | None:
    """What each answer brings when every line is followed to its end; None where that is too much."""
    chair = solver(puzzle, game_named(puzzle.game), Rng(AGAIN))
    found = solved(chair, next(chair.worlds()), range(len(chair.options)), most=most, sure=True)
    if found is None and (whole := by_whole_turn(chair, most // SLOWER)) is not None:
        found = dict(enumerate(whole))
    if found is None:
        return None
    encode = chair.game.codec.encode
    values = {str(encode(option)): found[at] for at, option in enumerate(chair.options)}
    return [values[str(one.option)] for one in puzzle.weighed]


def by_whole_turn(chair: Chair, most: int) -> list[float] | None:
    """What each answer brings in the last turn of a match, where nothing is hidden and all of it can be looked at."""
    table = next(chair.worlds())
    if not chair.game.mind.closing(table, chair.seat) or not open_to(chair.game, table, chair.seat):
        return None
    turn = LastTurn(chair.game, table, chair.seat, most)
    worths = turn.answers(table) if turn.known else []
    return [one.least for one in worths] if worths and all(one.exact for one in worths) else None


def seconded(puzzle: Puzzle, looks: int, seed: int = AGAIN) -> bool:
    """Whether a tree of looks ahead, in which rivals answer as is best for them, finds the solution clearly best.

    A judge who plays on by rote praises what only a rote player lets pass.
    """
    game, rng = game_named(puzzle.game), Rng(seed)
    chair = solver(puzzle, game, rng)
    thought = Thought(chair, Budget(looks=looks, reads=chair.heard is not None))
    thought.look(looks)
    best, second, *_ = thought.ranked()
    found = game.codec.encode(chair.options[thought.answers.index(best.answer)])
    return bool(found == puzzle.solution.option and best.mean() - second.mean() >= SECONDED)


# --- proving ---------------------------------------------------------------------------------------------------------


def proven(puzzle: Puzzle, worlds: int | None = None, among: int = MOST) -> bool:
    """Whether the solution stands without the word of the judge who found it.

    Where nothing is hidden and the solver's turn can be looked at whole, no other answer reaches as good a table as
    the solution; and when strong players play on, it brings more than each of so many answers that come after it.
    """
    plan, mind = PLANS.get(puzzle.game, Plan()), game_named(puzzle.game).mind
    if (values := enumerated(puzzle)) is not None:
        return all(values[0] - value >= LEAD for value in values[1:])
    if mind.way == "turns":
        best = best_turns(puzzle)
        solution, *ends = [best[str(one.option)] for one in puzzle.weighed]
        if solution is None or any(end is None or end > solution - LEAD for end in ends):
            return False
    one, *others = played_on(puzzle, worlds or plan.worlds, plan.masters, among=among)
    return all(one - other >= LEAD for other in others)


def best_turns(puzzle: Puzzle, most: int = TABLES) -> dict[str, float | None]:
    """By answer, the best share of the victory that any end of the solver's turn has, whatever the judge thinks of it.

    Every table is looked at that the solver's own answers lead to before anybody else, or nature, is asked; from there
    all play on by the policy. None where there are too many. Only where nothing is hidden from him.
    """
    game = game_named(puzzle.game)
    g = Match.replay(game, puzzle.record).state
    g.listening = False
    question = g.asking()
    assert question is not None
    found: dict[str, float | None] = {}
    for index, option in zip(question.indices(g), question.options(g), strict=True):
        table = g.clone()
        table.answer(index)
        ends = turn_ends(game, table, puzzle.seat, most)
        shares = [share_from(game, end, puzzle.seat) for end in ends or ()]
        found[str(game.codec.encode(option))] = max(shares, default=None)
    return found


def turn_ends(game: Game, table: State, seat: int, most: int) -> list[State] | None:
    """The tables that the seat can leave by its own answers alone; None where more than so many are on the way."""
    waiting, seen, ends = [table], set[str](), []
    while waiting:
        table = waiting.pop()
        question = table.asking()
        if (picture := str(game.dump_state(table))) in seen:
            continue
        seen.add(picture)
        if len(seen) > most:
            return None
        if question is None or question.seat != seat:
            ends.append(table)
            continue
        for index in question.indices(table):
            waiting.append(table.clone())
            waiting[-1].answer(index)
    return ends


def share_from(game: Game, table: State, seat: int) -> float:
    """A seat's share of the victory when all play on by the policy, in the mean of some lucks."""
    chapter = game.mind.policy.chapter(table)
    return sum(share_of(game, table.clone(), chapter, seat, Rng(luck)) for luck in range(LUCKS)) / LUCKS


def played_on(puzzle: Puzzle, worlds: int, looks: int, seed: int = AGAIN, among: int = AMONG) -> list[float]:
    """The solver's share after the solution and so many answers in all, when strong players play on to the end.

    They look ahead by themselves and are not asked what the judge would do; all answers meet the same worlds, drawn
    over everything that the solver does not see, as likely as what he has heard makes them, with the same luck. Where
    another answer is as good after a quarter or a half of the worlds, nobody looks further.
    """
    game, rng = game_named(puzzle.game), Rng(seed)
    chair, bot = solver(puzzle, game, rng), searching(Budget(looks=looks, reads=False))
    rules = Rules(game, puzzle.record.seats, puzzle.record.settings)
    tried = puzzle.weighed[:among]
    sums = [0.0] * len(tried)
    thought, count = Thought(chair, Budget(looks=0, reads=chair.heard is not None)), 0
    for count, world in enumerate(islice(thought.worlds, worlds), 1):
        luck = rng.word()
        for which, one in enumerate(tried):
            table, nature, mind = world.clone(), Rng(luck), Rng(luck + 1)
            question = table.asking()
            assert question is not None
            carry_out(table, game.codec, question.seat, one.option)
            sums[which] += ended(table, rules, bot, nature, mind, puzzle.seat)
        if count * 4 in (worlds, 2 * worlds) and max(sums[1:]) >= sums[0]:
            break
    return [total / count for total in sums]


def ended(table: State, rules: Rules, bot: Bot, nature: Rng, mind: Rng, seat: int) -> float:
    """A seat's share of the victory, after all have played on."""
    while (question := table.asking()) is not None:
        open_ones = question.indices(table)
        if question.seat == NATURE:
            table.answer(question.sample(table, nature))
        elif len(open_ones) == 1:
            table.answer(open_ones[0])
        else:
            chair = chair_of(rules, table, question, Needs(remembers=False, imagines=True), mind, tuple)
            table.answer(open_ones[bot.choose(chair)])
    winners = rules.game.winners(table)
    return 1 / len(winners) if seat in winners else 0.0


# --- finding ---------------------------------------------------------------------------------------------------------


class Finder:
    """Looks for puzzles of one game."""

    def __init__(self, game: Game, seed: int, most: int, into: Path = HERE) -> None:
        self.game = game
        self.plan = PLANS.get(game.name, Plan())
        self.rng = Rng(seed)
        self.most = most
        self.page = page_of(game, into)
        self.kept = there(game, self.page if self.page.exists() else page_of(game))

    def find(self, matches: int, until: float) -> None:
        """Play and judge; whatever is found is written at once."""
        for number in range(matches):
            if len(self.kept) >= self.most or perf_counter() > until:
                return
            match = self.played(number)
            found = self.found_in(match) if self.plan.each or close(match) else None
            if found is None:
                continue
            self.kept.append(found)
            self.kept.sort(key=lambda one: (not self.evident(one), -one.lead))
            self.page.write_text(written(self.game, self.kept), "utf-8")
            print(self.game.name, number, len(self.kept), found.theme, list(found.record.settings.values()), flush=True)

    def played(self, number: int) -> Match:
        """A match of bots from its deal to its end."""
        plan, settings = self.plan, dict(self.plan.settings)
        key, values = plan.each_of
        if wanted := [value for value in values if self.wanted(key, value)]:
            settings[key] = wanted[number // len(plan.seats) % len(wanted)]
        match = Match.new(self.game, plan.seats[number % len(plan.seats)], settings, Rng(self.rng.word()))
        bots = [bot_named(plan.players[(number + seat) % len(plan.players)]) for seat in range(match.record.seats)]
        while not match.over:
            seat = match.waiting()[0]
            chair = chair_at(match, seat, bots[seat], self.rng)
            match.submit(seat, chair.options[bots[seat].choose(chair)])
        return match

    def found_in(self, match: Match) -> Puzzle | None:
        """The first puzzle among some questions of a match."""
        answers, plan, settled = match.record.answers, self.plan, self.game.mind.settled
        span = range(int(plan.since * len(answers)), int(plan.until * len(answers)))
        places = [place for place in span if answers[place].seat >= 0 and place <= plan.longest]
        looked_at = {places.pop(self.rng.below(len(places))) for _ in range(min(plan.each, len(places)))}
        again = Match(self.game, fresh_record(self.game, match.record), Rng(0))
        for place, row in enumerate(answers):
            again.question = question = again.state.asking()
            if place in span and question is not None and question.seat >= 0 and settled(again.state):
                found = self.end_at(again)
            else:
                found = self.puzzle_at(again) if place in looked_at else None
            if found is not None:
                return found
            again.replay_one(place, Answer(row.seat, row.option))
        return None

    def asked_at(self, match: Match, widest: int) -> Chair | None:
        """The chair of whoever is asked, where a question is one for a puzzle."""
        question, seat = match.question, match.waiting()[0]
        if question is None or isinstance(question, Poll) or question.whispered:
            return None
        if not FEWEST <= len(match.options(seat)) <= widest:
            return None
        return chair_at(match, seat, ABOUT, self.rng)

    def end_at(self, match: Match) -> Puzzle | None:
        """The puzzle of an end of which every line can be followed: what is found needs no other proof."""
        chair = self.asked_at(match, MOST)
        if chair is None:
            return None
        found = solved(chair, next(chair.worlds()), range(len(chair.options)), most=self.plan.ended, sure=True)
        best = max(found.values()) if found else 0.0
        if not found or best == 0:
            return None
        exact = [Judged(option, found[at], 0.0, best - found[at], 0.0, 1) for at, option in enumerate(chair.options)]
        judged = sorted(exact, key=lambda one: one.behind)
        puzzle = self.posed(match, chair.seat, judged)
        return puzzle if clear(judged, LEAD, SURE) and self.fresh(puzzle) and proven(puzzle) else None

    def puzzle_at(self, match: Match) -> Puzzle | None:
        """The puzzle of the question at which a match stands, if it is one."""
        chair, seat = self.asked_at(match, self.plan.widest), match.waiting()[0]
        if chair is None:
            return None
        judged = None if self.decided(chair) else self.clearly(chair)
        if judged is None:
            return None
        puzzle = self.posed(match, seat, judged)
        if not self.fresh(puzzle) or not holds(puzzle, self.plan.again):
            return None
        if self.plan.deep and enumerated(puzzle) is None and not seconded(puzzle, self.plan.deep):
            return None
        return puzzle if proven(puzzle) else None

    def clearly(self, chair: Chair) -> list[Judged] | None:
        """The judgement, where it comes out clearly: what looks hopeless is let go early."""
        if not clear(judge(chair, self.plan.first * len(chair.options), self.rng), *HOPE):
            return None
        for part in (16, 4, 1):
            judged = judge(chair, self.plan.looks // part, self.rng)
            if clear(judged, LEAD, SURE):
                return judged
            if not clear(judged, *HOPE):
                return None
        return None

    def decided(self, chair: Chair) -> bool:
        """Whether the match is as good as won or lost, whatever is answered."""
        trials = [Trial(index, option) for index, option in enumerate(chair.options)]
        Court(chair, self.rng).hear(trials, GLANCE)
        return {share for trial in trials for share in trial.shares} in ({0.0}, {1.0})

    def posed(self, match: Match, seat: int, judged: list[Judged]) -> Puzzle:
        """A question and its answers as they are written down."""
        encode, best = self.game.codec.encode, judged[0]
        rows = [(encode(one.option), one) for one in judged]
        weighed = tuple(
            Weighed(option, max(0.0, round(best.value - one.behind, 3)), round(one.doubt if at else one.error, 3))
            for at, (option, one) in enumerate(rows)
        )
        assert match.question is not None
        theme = f"{self.game.codec.tag_of(match.question)} {self.game.codec.tag_of(best.option)}"
        record = replace(match.record, answers=[Answer(row.seat, row.option) for row in match.record.answers])
        return Puzzle(name_of(record, weighed), seat, theme, record, weighed)

    def wanted(self, key: str, value: Value) -> bool:
        """Whether there are too few puzzles yet under a setting that is another one in each match."""
        there = sum(one.record.settings[key] == value for one in self.kept)
        return there * len(self.plan.each_of[1]) < self.most

    def fresh(self, puzzle: Puzzle) -> bool:
        """Whether there are not enough puzzles of its kind yet."""
        themes = Counter(one.theme for one in self.kept)
        same = sum(one.solution.option == puzzle.solution.option for one in self.kept)
        if themes[puzzle.theme] >= self.plan.alike or same >= self.plan.same:
            return False
        key, values = self.plan.each_of
        if values and not self.wanted(key, puzzle.record.settings[key]):
            return False
        return not self.evident(puzzle) or sum(map(self.evident, self.kept)) < EVIDENT

    def evident(self, puzzle: Puzzle) -> bool:
        """Whether the greedy player finds it, or whoever takes the first answer that is offered."""
        chair = solver(puzzle, self.game, Rng(1))
        worth = self.game.mind.prior(chair.view, chair.options)
        best = [
            self.game.codec.encode(one) for one, value in zip(chair.options, worth, strict=True) if value == max(worth)
        ]
        return puzzle.solution.option in (*best, self.game.codec.encode(chair.options[0]))


def page_of(game: Game, folder: Path = HERE) -> Path:
    """The file of a game's puzzles: beside its rooms, or in a folder of files."""
    return folder / game.name / PAGE if folder == HERE else folder / f"{game.name}.json"


def there(game: Game, page: Path) -> list[Puzzle]:
    """The puzzles of a file, if there is one."""
    return read(game, page.read_text("utf-8")) if page.exists() else []


def close(match: Match) -> bool:
    """Whether a match that is over was not won by far."""
    *_, second, best = (0, 0, *sorted(match.game.scores(match.state)))
    return best - second <= CLOSE


def clear(judged: Sequence[Judged], lead: float, sure: float) -> bool:
    """Whether the best answer is so much better than every other, and surely so."""
    return all(one.behind >= lead and one.behind >= sure * one.doubt for one in judged[1:])


def checked(games: Sequence[Game], looks: int) -> Iterator[str]:
    """What comes of judging puzzles again."""
    for game in games:
        for puzzle in puzzles_of(game).values():
            best, second = judged_again(puzzle, looks)
            right = game.codec.encode(best.option) == puzzle.solution.option
            verdict = "holds" if right else "does not hold"
            stated = f"{puzzle.lead:.3f} stated"
            yield f"{game.name} {puzzle.name} {verdict}: {second.behind:.3f} ± {second.doubt:.3f}, {stated}"


def prove(game: Game, into: Path) -> None:
    """Keep the puzzles of a game that are proven once more."""
    kept = []
    for puzzle in there(game, page_of(game)):
        stands = proven(puzzle)
        kept += [puzzle] * stands
        print(game.name, puzzle.name, "stands" if stands else "falls", flush=True)
        if into != HERE:
            page_of(game, into).write_text(written(game, kept), "utf-8")
    page_of(game, into).write_text(written(game, kept), "utf-8")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("do", choices=("find", "check", "prove"))
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=24)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--into", type=Path, default=HERE)
    parser.add_argument("--ends", action="store_true", help="only ends of close matches, every line followed")
    parser.add_argument("--looks", type=int, default=400)
    wish = parser.parse_args()
    games = [game_named(wish.game)] if wish.game else list(GAMES.values())
    if wish.do == "check":
        for line in checked(games, wish.looks):
            print(line, flush=True)
        return
    for game in games:
        if wish.do == "prove":
            prove(game, wish.into)
            continue
        finder = Finder(game, wish.seed, wish.most, wish.into)
        finder.plan = replace(finder.plan, each=0) if wish.ends else finder.plan
        finder.find(wish.matches, perf_counter() + 60 * wish.minutes)


if __name__ == "__main__":
    main()

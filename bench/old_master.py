"""Today's Master against the one of an earlier package, both as they ship: the clock is the same for both.

    PYTHONPATH=… python bench/old_master.py OLD GAME --deals 150 --jobs 16 --until 520 --seed 7001

OLD is a folder with the earlier package, built for this machine (`pip install --no-deps --target OLD .` in a checkout
of that commit). It thinks in a process of its own, which gets what its chair would get: one world that looks to its
seat as the table does, what the seat has heard, and nothing else. Where its rules cannot read the world, today's greedy
player answers for it; such answers are counted. Each deal is played once from every seat. `--until` ends the series
after so many seconds with what was played so far; `--looks` counts looks for both instead of time.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Any

OLD, NEW = "old", "search"
UNREAD = -1


# --- in the process of the earlier package ---------------------------------------------------------------------------


def answer_for(asked: dict[str, Any]) -> int:
    """Which of the named options the earlier Master gives; `UNREAD` where its rules cannot read the world."""
    from magoteka.bots import bot_named
    from magoteka.bots.chair import Packed, unpacked
    from magoteka.games import game_named

    game, seat, seats = game_named(asked["game"]), asked["seat"], asked["seats"]
    settings = game.agreed({key: value for key, value in asked["settings"].items() if key in game.agreed({})})
    world, codec = laid(game, seats, settings, asked["world"]), game.codec
    if hasattr(world, "turn_to") and type(world.asking()).__mro__[1].__name__ == "Poll":
        world.turn_to(seat)
    options = world.asking().options(world)
    history = tuple(read for one in asked["history"] if (read := lenient(codec, one)) is not None)
    table = (seats, settings, (game.laid if hasattr(game, "laid") else game.dump_state)(world))
    packed = Packed(game.name, seat, game.view(world, seat), options, history, table, asked["seed"])
    chair = unpacked(game, packed)
    given = codec.encode(options[bot_named(asked["level"]).choose(chair)])
    return asked["options"].index(given) if given in asked["options"] else UNREAD


def laid(game: Any, seats: int, settings: dict[str, Any], table: dict[str, Any]) -> Any:
    """The table by the earlier rules: what they do not know of is left out."""
    start = game.new(seats, settings)
    known = game.board(start)
    board = {name: table["board"][name] for name in known}
    for name, value in known.items():
        if isinstance(value, list) and 0 < len(value) < len(board[name]):
            board[name] = board[name][: len(value)]
    agenda = [kept(game.codec, step) for step in table["agenda"]]
    lay = game.lay if hasattr(game, "lay") else game.load_state
    return lay(seats, settings, {"board": board, "agenda": agenda})


def kept(codec: Any, data: Any) -> Any:
    """A tagged value without the fields that the earlier package does not have."""
    if isinstance(data, list):
        return [kept(codec, one) for one in data]
    if not isinstance(data, dict):
        return data
    fields = {"tag", *codec.by_tag[data["tag"]].fields}
    return {name: kept(codec, value) for name, value in data.items() if name in fields}


def lenient(codec: Any, data: Any) -> Any:
    """Something heard, where the earlier package has a word for it."""
    try:
        return codec.decode(kept(codec, data))
    except Exception:
        return None


def serve() -> None:
    """A line asked, a line answered."""
    for line in sys.stdin:
        try:
            found = answer_for(json.loads(line))
        except Exception as error:
            print(f"{type(error).__name__}: {error}"[:200], file=sys.stderr)
            found = UNREAD
        print(found, flush=True)


# --- on this side ----------------------------------------------------------------------------------------------------


class Old:
    """The earlier Master in its process."""

    def __init__(self, folder: str, level: str) -> None:
        env = {**os.environ, "PYTHONPATH": folder}
        self.level = level
        self.counted = Counter[str]()
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=env,
            text=True,
        )

    def choose(self, chair: Any) -> int:
        """Ask it; today's greedy player helps where it cannot read the world."""
        from magoteka.bots import greedy

        if len(chair.options) == 1:
            return 0
        game, rules = chair.game, chair.source.rules
        asked = {
            "game": game.name,
            "seats": rules.seats,
            "settings": dict(rules.settings),
            "seat": chair.seat,
            "level": self.level,
            "options": [game.codec.encode(one) for one in chair.options],
            "history": [game.codec.encode(one) for one in chair.history] if game.mind.reads else [],
            "world": game.dump_state(chair.source.sample),
            "seed": chair.rng.word() >> 1,
        }
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        found = int(self.process.stdout.readline())
        self.counted["asked"] += 1
        self.counted["unread"] += found == UNREAD
        return greedy.choose(chair) if found == UNREAD else found


@cache
def seated(folder: str, level: str) -> Old:
    """One for this process; it is a level of its own from now on."""
    from magoteka.bots import LEVELS
    from magoteka.bots.chair import Bot

    old = Old(folder, level)
    LEVELS[OLD] = Bot(old.choose, reads=True, imagines=True)
    return old


def deal(wish: argparse.Namespace, number: int) -> tuple[float, int, int]:
    """The share of today's Master in one deal, and how many answers the other gave and could not give."""
    from magoteka.arena.contest import Contest, play_block

    level = f"{NEW}:{wish.looks}" if wish.looks else NEW
    old = seated(wish.old, level)
    before = old.counted.copy()
    contest = Contest(wish.game, wish.seats, wish.deals * wish.seats, (level, OLD), wish.seed, {}).checked()
    score = play_block(contest, number).score
    return score, old.counted["asked"] - before["asked"], old.counted["unread"] - before["unread"]


def main() -> None:
    """A line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("old", help="the folder of the earlier package")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--until", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=7001)
    parser.add_argument("--looks", type=int, default=0)
    wish = parser.parse_args()
    wish.old = str(Path(wish.old).resolve())
    began, shares, answers, unread = time.monotonic(), list[float](), 0, 0
    pool = ProcessPoolExecutor(wish.jobs)
    coming = [pool.submit(deal, wish, number) for number in range(wish.deals)]
    try:
        for done in as_completed(coming, None if wish.until == math.inf else wish.until):
            share, asked, lost = done.result()
            shares.append(share)
            answers, unread = answers + asked, unread + lost
    except TimeoutError:
        pass
    mean = sum(shares) / max(1, len(shares))
    error = 1.96 * math.sqrt(sum((one - mean) ** 2 for one in shares) / max(1, len(shares) - 1) / max(1, len(shares)))
    print(
        f"{wish.game}, {wish.seats} seats, {'looks ' + str(wish.looks) if wish.looks else 'as shipped'}, "
        f"seed {wish.seed}: {100 * mean:.1f} % ({100 * (mean - error):.1f} – {100 * (mean + error):.1f}) "
        f"of {len(shares)} deals; {unread} of {answers} answers of the other could not be read; "
        f"{time.monotonic() - began:.0f} s",
        flush=True,
    )
    for process in pool._processes.values():
        process.kill()
    os._exit(0)


if __name__ == "__main__":
    serve() if "--serve" in sys.argv else main()

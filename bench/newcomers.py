"""How newcomers fare who follow what the screen says: they take some of its advice, and guess the rest.

`python bench/newcomers.py --matches 30`. Each newcomer sits at a real house over the wire, as a browser does, at a
training table for two against the kind opponent, with the settings of the hall's first preset, and knows nothing but
the scene: the open options and the advice that the bulb gives. Of her questions she asks about a share (`--asks`) and
takes the first answer that is advised; at the others she picks any open one, as somebody does who has only been told
what can be answered.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from magoteka.arena.tally import wilson
from magoteka.client import House, Live
from magoteka.games import GAMES
from server.houses import outside

LONGEST = 2500  # answers of a match; a longer one is not counted as won


def advised(live: Live, rng: random.Random) -> object:
    """The first answer of the bulb's advice; any open one where it has none, None where the question is gone."""
    live.send(type="hint", seat=live.scene["chair"])
    while (message := live.hear())["type"] not in ("hint", "problem"):
        pass
    if message["type"] == "hint" and message["best"]:
        return message["best"][0]["answer"]
    options = live.scene["options"]
    return rng.choice(options) if options else None


def won(house: House, game: str, asks: float, rng: random.Random) -> bool:
    """One match against the kind opponent."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "kind"}]
    opened = house.open(game, seats, pause=0, training=True, settings=dict(GAMES[game].presets[0].settings))
    with house.live(opened["table"]) as live:
        live.hear()
        for _ in range(LONGEST):
            while not live.scene["over"] and not live.scene["options"]:
                live.hear()
            if live.scene["over"]:
                return live.scene["chair"] in live.scene["winners"]
            version, options = live.scene["version"], live.scene["options"]
            answer = advised(live, rng) if rng.random() < asks else rng.choice(options)
            if answer is None:
                continue
            live.answer(answer)
            while live.scene["version"] == version and live.scene["options"] == options:
                if live.hear()["type"] == "problem":
                    time.sleep(0.5)  # she speaks faster than people do
                    live.answer(rng.choice(options))
    return False


def main() -> None:
    """All games, one after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--asks", default="1,0.5,0", help="of her questions, those she asks about")
    parser.add_argument("--games", default=",".join(GAMES))
    wanted = parser.parse_args()
    print("| game | asks | won | 95 % interval |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as data, outside(Path(data)) as (_, address):
        for game in wanted.games.split(","):
            for asks in map(float, wanted.asks.split(",")):
                rng, house = random.Random(f"{game}/{asks}"), House(address, "Newcomer")
                wins = sum(won(house, game, asks, rng) for _ in range(wanted.matches))
                low, high = wilson(wins, wanted.matches)
                share = f"{100 * wins / wanted.matches:.0f} % of {wanted.matches}"
                print(f"| {game} | {100 * asks:.0f} % | {share} | {100 * low:.0f}–{100 * high:.0f} % |", flush=True)


if __name__ == "__main__":
    main()

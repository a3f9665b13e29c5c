"""How long a move takes from one client to another on loopback: `python bench/latency.py [moves]`.

Two people sit at a table of a server of its own; the time runs from sending an answer until the other one has heard it,
the store's commit to disk included.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import tempfile
import time

from magoteka.client import House, Live

MOVES = 200
START = "from magoteka.server.main import serve; serve(0, {data!r}, open_browser=False)"


def seated(address: str) -> tuple[Live, Live]:
    """Two people at a new table, both up to date."""
    anna, boris = House(address, "Anna"), House(address, "Boris")
    table = anna.open("abraca", [{"kind": "me"}, {"kind": "friend"}])
    boris.join(table["table"], table["invites"][0]["token"])
    hers, his = anna.live(table["table"]), boris.live(table["table"])
    hers.hear(), hers.hear(), his.hear()
    return hers, his


def timed(mover: Live, other: Live, rng: random.Random) -> float:
    """Seconds from sending an answer until the other has heard it."""
    option = rng.choice(mover.scene["options"])
    began = time.perf_counter()
    mover.answer(option)
    other.hear()
    took = time.perf_counter() - began
    mover.hear()
    return took


def measure(address: str, moves: int) -> list[float]:
    """The times of so many moves, over as many matches as it takes."""
    rng, times = random.Random(1), []
    pair = seated(address)
    while len(times) < moves:
        if pair[0].scene["over"]:
            pair = seated(address)
        mover, other = pair if pair[0].scene["options"] else pair[::-1]
        times.append(timed(mover, other, rng))
        time.sleep(0.06)  # people are slower than the limit of messages
    return times


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([sys.executable, "-c", START.format(data=data)], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            times = sorted(measure(server.stdout.readline().split()[-1], moves))
        finally:
            server.terminate()
            server.wait()
    median, worst = statistics.median(times), times[int(0.95 * len(times))]
    print(f"{moves} moves: median {1000 * median:.1f} ms, 95 % within {1000 * worst:.1f} ms")


if __name__ == "__main__":
    main()

"""What winners do more often than others: reads a data set and counts kinds of answers, by seats and matches.

pip install "magoteka[collections]"; magoteka dataset siggil --matches 500
python examples/dataset.py dataset-siggil/siggil.parquet
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from statistics import NormalDist, fmean, stdev

import pyarrow.parquet as pq

COLUMNS = ["winners", "seats", "answers"]
SURE = NormalDist().inv_cdf(0.975)


def seats_of(path: str) -> Iterator[tuple[bool, Counter[str]]]:
    """Each seat of each match: whether it has won, and how often it gave answers of each kind."""
    for group in pq.ParquetFile(path).iter_batches(columns=COLUMNS, batch_size=100):
        for match in group.to_pylist():
            given = [Counter[str]() for _ in range(match["seats"])]
            for answer in match["answers"]:
                if answer["seat"] >= 0:
                    given[answer["seat"]][answer["tag"]] += 1
            yield from ((seat in match["winners"], counts) for seat, counts in enumerate(given))


def main(path: str) -> list[tuple[str, float, float]]:
    """By how much more often a match winners give each kind of answer, with half of the 95 % interval."""
    seats = list(seats_of(path))
    found = []
    for tag in sorted({tag for _, counts in seats for tag in counts}):
        won = [counts[tag] for winner, counts in seats if winner]
        lost = [counts[tag] for winner, counts in seats if not winner]
        if len(won) > 1 and len(lost) > 1:
            reach = SURE * (stdev(won) ** 2 / len(won) + stdev(lost) ** 2 / len(lost)) ** 0.5
            found.append((tag, fmean(won) - fmean(lost), reach))
    for tag, more, reach in found:
        print(f"{tag:24} {more:+8.2f} ± {reach:.2f}")
    return found


if __name__ == "__main__":
    main(sys.argv[1])

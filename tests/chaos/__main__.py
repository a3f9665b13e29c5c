"""`make chaos`: how often, how many, and on which store."""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path

from chaos.storm import Plan, Storm, told
from server.machines import postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--life", type=int, default=20, help="things that people hear between two kills, on average")
    parser.add_argument("--patience", type=float, default=180, help="seconds without anything new: then all stands")
    parser.add_argument("--postgres", action="store_true", help="three processes on a private PostgreSQL")
    args = parser.parse_args()
    plan = Plan(args.kills, args.tables, args.seed, args.life, args.patience)
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="chaos-") as folder,
        postgres() if args.postgres else nullcontext() as database,
    ):
        storm = Storm(plan, Path(folder), database)
        try:
            asyncio.run(storm.run())
        finally:
            print(told(storm.counts))
    print(f"nothing was lost in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`make chaos`: how often, how many, and on which store."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from chaos.storm import Plan, Storm, told
from server.machines import postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--life", type=float, default=0.7, help="seconds between two kills")
    parser.add_argument("--postgres", action="store_true", help="two processes on a private PostgreSQL")
    args = parser.parse_args()
    plan = Plan(args.kills, args.tables, args.seed, args.life)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="chaos-") as folder:
        if args.postgres:
            with postgres() as database:
                storm = Storm(plan, Path(folder), database)
                asyncio.run(storm.run())
        else:
            storm = Storm(plan, Path(folder))
            asyncio.run(storm.run())
    print(told(storm.counts))
    print(f"nothing was lost in {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

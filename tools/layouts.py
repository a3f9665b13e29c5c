"""Survey what the views of the games of the house can hold, and keep it: `python -m tools.layouts [GAME…]`."""

from __future__ import annotations

import json
import sys

from magoteka.envs.layout import HERE
from magoteka.envs.survey import surveyed
from magoteka.games import GAMES


def main(names: list[str]) -> None:
    """Write the layouts of these games, or of all."""
    for name in names or GAMES.house:
        text = json.dumps(surveyed(GAMES[name]), ensure_ascii=False, separators=(",", ":"))
        (HERE / f"{name}.json").write_text(text + "\n", "utf-8")
        print(name, len(text))


if __name__ == "__main__":
    main(sys.argv[1:])

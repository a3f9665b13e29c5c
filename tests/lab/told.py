"""What came of the pairs of a run: printed at its end, whichever workers played them, and left in artifacts/lab."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lab.frame import Counts, Fault

FOLDER = Path(__file__).parents[2] / "artifacts" / "lab"
PROPERTY = "lab"


def told(name: str, counts: Counts) -> tuple[str, Any]:
    """The property of a test by which its counts come from a worker to the terminal."""
    return PROPERTY, (name, counts.packed())


def gathered(properties: Iterable[tuple[str, Any]]) -> dict[str, Counts]:
    """The counts of each game, its parts taken together."""
    found: dict[str, Counts] = {}
    for key, value in properties:
        if key == PROPERTY:
            name, packed = value
            found.setdefault(name, Counts()).add(unpacked(packed))
    return found


def unpacked(packed: dict[str, Any]) -> Counts:
    """Counts that came as plain values; a fault is its sentence by now."""
    counts = Counts(**{key: packed[key] for key in ("staged", "tables", "played", "one", "checks")})
    for key in ("heard", "ruled", "impossible"):
        getattr(counts, key).update(packed[key])
    counts.faults = [Fault(("", ""), "", 0, words) for words in packed["faults"]]
    return counts


def leave(name: str, counts: Counts) -> None:
    """Keep them for whoever looks later."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = json.dumps(counts.packed(), ensure_ascii=False, indent=1)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")

"""Why each point was given, over the net: to those who sat there or watch, when the match is over."""

from __future__ import annotations

from pathlib import Path

from server.houses import inside

BOTS = [{"kind": "bot", "level": "random"}] * 2


def test_a_finished_match_tells_why_each_point_was_given(tmp_path: Path) -> None:
    """AB-33 to AB-36: the reasons add up to the scores that everybody sees."""
    with inside(tmp_path) as house:
        anna, eve = house.guest("Анна"), house.guest("Ева")
        opened = anna.open(BOTS)
        path, watch = f"/api/tables/{opened['table']}", f"?watch={opened['watch']}"
        assert anna.get(f"{path}/tally{watch}")["tag"] == "not-over"
        with anna.live(opened["table"], watch) as wire:
            scene = wire.hear()
            while not scene["over"]:
                scene = wire.hear()
        found = anna.get(f"{path}/tally{watch}")
        scores = [sum(one["points"] for one in found if one["seat"] == seat) for seat in range(2)]
        assert scores == scene["view"]["scores"]
        assert all(one["clause"].startswith("AB-") for one in found)
        assert eve.get(f"{path}/tally")["tag"] == "not-yours"

"""Bots from outside at a server: they are loaded where bots think, and do no harm whatever they do there."""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from bots.guests import mirka, misbehaved
from magoteka.server import bot_workers
from magoteka.server.bot_workers import BotWorkers
from server.houses import inside
from server.test_bot_workers import asked, run, wait_for_the_end, woken

FAILURES = {"hangs": TimeoutError, "dies": BrokenProcessPool}


@pytest.mark.parametrize("level", ["raises", "leaves", "dies", "hangs", "beside", "broken"])
def test_whatever_a_bot_does_the_next_thought_is_sound(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers, chair = BotWorkers(1), asked()

    async def work() -> None:
        monkeypatch.setattr(bot_workers, "PATIENCE", 120.0)
        assert await workers.choose("greedy", chair) in range(len(chair.options))
        monkeypatch.setattr(bot_workers, "PATIENCE", 2.0 if level == "hangs" else 120.0)
        with pytest.raises(FAILURES.get(level, bot_workers.BotFailed)):
            await workers.choose(level, chair)
        monkeypatch.setattr(bot_workers, "PATIENCE", 120.0)
        assert await workers.choose("greedy", chair) in range(len(chair.options))
        workers.close()

    with misbehaved(tmp_path):
        run(work)
        assert "badly" not in sys.modules, "no line of it has run beside the tables"


def test_a_table_plays_on_though_its_bots_fail(tmp_path: Path) -> None:
    seats = [{"kind": "bot", "level": level} for level in ("raises", "leaves", "broken")]
    with misbehaved(tmp_path), inside(tmp_path / "house", processes=1) as house:
        anna = house.guest("Анна")
        table = anna.open(seats)["table"]
        house.run(woken, house, table)
        wait_for_the_end(house, table)
        assert "badly" not in sys.modules


def test_a_bot_whose_package_is_gone_is_played_by_one_of_ours(tmp_path: Path) -> None:
    with inside(tmp_path / "house", processes=1) as house:
        anna = house.guest("Анна")
        with mirka(tmp_path):
            levels = {game["name"]: [level["id"] for level in game["levels"]] for game in anna.get("/api/games")}
            assert levels["abraca"][-1] == "mirka"
            assert levels["siggil"][-2:] == ["mirka", "siggil.mirka"]
            table = anna.open([{"kind": "bot", "level": "mirka"}, {"kind": "bot", "level": "random"}])["table"]
        assert anna.open([{"kind": "me"}, {"kind": "bot", "level": "mirka"}])["tag"] == "unknown-bot"
        house.run(woken, house, table)
        wait_for_the_end(house, table)

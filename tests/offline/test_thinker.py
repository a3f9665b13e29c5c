"""Bots beside their tables: what was told goes out before anybody thinks, and advice takes as long as one waits."""

import asyncio

import pytest

from magoteka.bots.advice import LOOKS
from magoteka.bots.chair import Chair
from magoteka.offline import thinker
from magoteka.offline.thinker import OfflineThinker, affordable
from magoteka.table.thinker import OwnThinker
from offline.page import ME, Page, told


def test_an_answer_is_shown_before_the_next_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        page = await Page().opened()
        heard: list[str] = []

        async def choose(self: OwnThinker, level: str, chair: Chair, whose: str = "") -> int:
            heard.append(page.log[-1])
            return 0

        monkeypatch.setattr(OwnThinker, "choose", choose)
        screen = await page.look(await page.table("abraca", ME, {"kind": "bot", "level": "kind"}))
        await screen.play(4)
        assert heard
        assert all(entry.startswith("said ") for entry in heard), heard

    told(story)


def test_a_quick_game_gets_a_better_advice() -> None:
    assert affordable(0.0) == LOOKS
    assert affordable(thinker.PATIENCE / 10) == 10 * thinker.FEW
    assert affordable(60.0) == 0


def test_who_has_no_choice_does_not_think() -> None:
    class Sole:
        options = ("the only one",)

    assert asyncio.run(OfflineThinker(1).choose("no such level", Sole())) == 0  # type: ignore[arg-type]

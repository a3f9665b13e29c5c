"""Several people before a house without a server: nothing of one is told to another before the end."""

import pytest

from magoteka.table.limits import Bucket
from offline.page import ME, Page, told

HERE = {"kind": "here", "name": "Борис"}


def test_a_running_match_of_several_people_is_not_carried_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The text of a position has the cards of everybody."""
    monkeypatch.setattr(Bucket, "take", lambda *_: True)

    async def story() -> None:
        page = await Page().opened()
        table = await page.table("abraca", ME, HERE)
        screen = await page.look(table)
        assert (await page.get(f"/tables/{table}/position"))["tag"] == "no-perspective"
        while not screen.scene["over"]:
            screen.send(type="look", seat=screen.scene["asking"][0]["seat"])
            await screen.until("table")
            await screen.answer(0)
        assert "text" in await page.get(f"/tables/{table}/position")

    told(story)


def test_the_past_is_that_of_the_chair_before_the_screen() -> None:
    async def story() -> None:
        page = await Page().opened()
        table = await page.table("abraca", ME, HERE)
        screen = await page.look(table)
        path = f"/tables/{table}"
        for chair in (0, 1):
            screen.send(type="look", seat=chair)
            await screen.until("table")
            shown = await page.get(f"{path}/replay")
            assert (shown["perspectives"], shown["now"], shown["chair"]) == ([str(chair)], str(chair), chair)
            for call in ("replay?", "replay-page?first=0&"):
                for perspective in (str(1 - chair), "open", "watch"):
                    assert (await page.get(f"{path}/{call}perspective={perspective}"))["tag"] == "no-perspective"
            mine, other, nobody = [
                await page.get(f"{path}/chronicle?before=9{seat}")
                for seat in (f"&seat={chair}", f"&seat={1 - chair}", "")
            ]
            assert other == nobody, "the other chair is not before the screen"
            assert mine != other

    told(story)

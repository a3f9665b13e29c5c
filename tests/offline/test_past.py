"""My games in a house without a server: what was played, what it comes to, taken home or put out of the world."""

import json
from typing import Any

from offline.page import BOT, ME, Page, told


async def played(page: Page, *seats: Any, **wishes: Any) -> str:
    """A match played to its end."""
    table = await page.table("abraca", *seats, **wishes)
    await (await page.look(table)).play()
    return table


def test_what_was_played_is_counted_and_found_again() -> None:
    async def story() -> None:
        page = await Page().opened()
        assert (await page.post("/past", {}))["matches"] == []
        table = await played(page, ME, BOT)
        running = await page.table("abraca", ME, BOT)
        await (await page.look(running)).play(2)
        later = await Page(page).opened()
        past = await later.post("/past", {})
        (match,) = past["matches"]
        assert (match["table"], match["game"], match["hints"]) == (table, "abraca", False)
        assert (match["result"] in ("won", "shared")) == match["seats"][0]["won"]
        assert match["moves"] > 5
        assert match["ended"] >= match["begun"] > 0
        assert [one["key"] for one in past["opponents"]] == ["bot:greedy"]
        assert (past["games"][0]["matches"], past["played"], past["ratings"]) == (1, ["abraca"], [])
        assert (await later.post("/past", {"game": "siggil"}))["matches"] == []
        other = "lost" if match["result"] == "won" else "won"
        assert (await later.post("/past", {"result": other}))["whole"] == 0

    told(story)


def test_lessons_hints_and_what_came_from_elsewhere() -> None:
    async def story() -> None:
        page = await Page().opened()
        table = await page.table("abraca", ME, BOT, training=True)
        screen = await page.look(table)
        await screen.until_asked()
        screen.send(type="hint", seat=0)
        await screen.until("hint")
        await screen.play()
        assert [one["hints"] for one in (await page.post("/past", {}))["matches"]] == [True]
        record, kept = await page.get(f"/tables/{table}/record"), await page.get("/kept")
        other = await Page().opened()
        await other.post("/kept", record)
        assert (await other.post("/past", {}))["matches"] == [], "a record is nobody's own match"
        await other.post("/kept", kept)
        mine, theirs = (await page.post("/past", {}))["matches"], (await other.post("/past", {}))["matches"]
        assert theirs == mine

    told(story)


def test_everything_goes_home_and_out_of_the_world() -> None:
    async def story() -> None:
        page = await Page().opened()
        await page.post("/guest", {"name": "Анна"})
        table = await played(page, ME, BOT)
        running = await page.table("abraca", ME, BOT)
        lines = (await page.reply("GET", "/past/lines"))[1].splitlines()
        me, match, going_on = map(json.loads, lines)
        assert me["guest"] == "Анна"
        assert (match["game"], match["mine"], match["players"][1]["bot"]) == ("abraca", 0, "greedy")
        assert match["answers"]
        assert (going_on["table"], going_on["chat"]) == (running, [])
        assert await page.call("DELETE", "/past") == {"deleted": 1, "kept": 0, "left": 0}
        assert [line["table"] for line in await page.get("/tables")] == [running]
        assert not [key for key in page.texts if table in key]
        assert await page.call("DELETE", "/kept") == {"tables": 1}
        assert page.texts == {}
        assert (await page.get("/me"))["name"] is None
        assert await page.get("/tables") == []
        await played(page, ME, BOT)

    told(story)

"""Links that carry a whole position: from a table of this browser, to a table that goes on from there."""

import json

import pytest

from magoteka.core.chance import Rng
from magoteka.core.lab import STAGE
from magoteka.core.match import Match
from magoteka.games import GAMES, game_named
from magoteka.table.position import packed, packed_record, squeezed, unpacked
from offline.page import BOT, ME, Page, told

LINK = 8000  # letters that every browser and messenger carries


async def begun(page: Page, game: str, answers: int) -> tuple[str, int]:
    """A table after some answers, and how many seats it has."""
    rules = game_named(game)
    bots = [BOT] * (max(2, rules.least) - 1)
    table = await page.table(game, ME, *bots, settings=dict(rules.brisk))
    screen = await page.look(table)
    await screen.play(answers)
    await screen.until_asked()
    return table, 1 + len(bots)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_position_goes_on_elsewhere(game: str) -> None:
    async def story() -> None:
        page = await Page().opened()
        table, seats = await begun(page, game, 6)
        text = (await page.get(f"/tables/{table}/position"))["text"]
        assert len(text) < LINK
        other = await Page(luck=9).opened()
        whose = unpacked(text)["asked"][0]
        wishes = [ME if seat == whose else BOT for seat in range(seats)]
        created = await other.post("/positions", {"text": text, "seats": wishes, "pause": 0})
        there, here = await other.look(created["table"]), await page.look(table)
        assert there.scene["mine"] == [whose]
        assert there.scene["view"] == here.scene["view"]
        assert there.scene["options"] == here.scene["options"]
        assert await there.play(3) <= 3

    told(story)


@pytest.mark.parametrize("stage", ["golem,three_headed_dragon,raised", "knights_tournament,dark_knight", "trap,troll"])
def test_a_staged_table_opens_from_its_link_and_is_played_and_looked_back_at(stage: str) -> None:
    async def story() -> None:
        match = Match.new(GAMES["magic_sword"], 3, {STAGE: stage}, Rng(1))
        page = await Page().opened()
        wish = {"text": packed_record(match.record, match.waiting()), "seats": [ME, BOT, BOT], "pause": 0}
        table = (await page.post("/positions", wish))["table"]
        screen = await page.look(table)
        assert await screen.play(6) > 0
        await screen.until_asked()
        again = (await page.get(f"/tables/{table}/position"))["text"]
        assert unpacked(again)["settings"][STAGE] == stage
        assert len(unpacked(again)["answers"]) > len(match.record.answers)

    told(story)


def test_a_position_of_an_earlier_moment_and_a_branch() -> None:
    async def story() -> None:
        page = await Page().opened()
        table, _ = await begun(page, "abraca", 5)
        await (await page.look(table)).play()
        versions = [
            step["version"] for step in (await page.get(f"/tables/{table}/replay?perspective=open"))["page"]["steps"]
        ]
        early = unpacked((await page.get(f"/tables/{table}/position?at={versions[3]}"))["text"])
        whole = unpacked((await page.get(f"/tables/{table}/position"))["text"])
        assert early["answers"] == whole["answers"][: len(early["answers"])]
        assert early["asked"] == [next(seat for seat, _ in whole["answers"][len(early["answers"]) :] if seat >= 0)]
        wish = {"version": versions[3], "seats": [ME, BOT], "pause": 0}
        for redealt in (False, True):
            created = await page.post(f"/tables/{table}/branch", {**wish, "redealt": redealt})
            assert await (await page.look(created["table"])).play() > 0
        over = await page.post("/positions", {"text": squeezed(whole), "seats": [ME, BOT]})
        assert over["tag"] == "over-there"
        assert (await page.post(f"/tables/{table}/branch", {**wish, "version": 10_000}))["tag"] == "over-there"

    told(story)


def test_a_bad_position_gets_one_sentence() -> None:
    async def story() -> None:
        page = await Page().opened()
        table, seats = await begun(page, "abraca", 3)
        text = (await page.get(f"/tables/{table}/position"))["text"]
        data, wishes = unpacked(text), [ME, *[BOT] * (seats - 1)]
        wrong = ["", "é", "AAAA", text[:-9], text[9:], squeezed([]), squeezed({"answers": [[]]})]
        wrong += [squeezed({**data, key: value}) for key, value in BENT.items()]
        wrong += [squeezed({**data, "answers": data["answers"][1:]})]
        for bad in wrong:
            found = await page.post("/positions", {"text": bad, "seats": wishes})
            assert found["tag"] == "bad-position", bad
        assert (await page.post("/positions", {"text": text, "seats": [ME]}))["tag"] == "bad-request"
        friends = [ME, *[{"kind": "friend"}] * (seats - 1)]
        assert (await page.post("/positions", {"text": text, "seats": friends}))["tag"] == "nobody-comes"

    told(story)


BENT = {
    "game": "chess",
    "ruleset": 10_000,
    "seats": 99,
    "settings": 7,
    "answers": [[0, {"tag": "nothing"}]],
    "redealt": "all",
    "magoteka": 99,
}


def test_a_text_that_swells_is_not_read() -> None:
    async def story() -> None:
        page = await Page().opened()
        swollen = squeezed({"answers": [0] * 3_000_000})
        assert len(swollen) < 120_000
        assert (await page.post("/positions", {"text": swollen, "seats": [ME, BOT]}))["tag"] == "bad-position"

    told(story)


def test_the_text_says_whose_turn_it_is_now() -> None:
    async def story() -> None:
        page = await Page().opened()
        table, _ = await begun(page, "siggil", 2)
        found = (await page.desk.house.table(table)).journal
        rows = await page.desk.house.store.rows(table)
        assert unpacked(packed(found.head, rows, None, [1]))["asked"] == [1]
        assert json.dumps(unpacked(packed(found.head, rows, None, []))["asked"]) == "[]"

    told(story)


@pytest.mark.rule("SG-A17")
def test_whoever_plays_alone_here_is_not_told_what_lies_face_down() -> None:
    async def story() -> None:
        page = await Page().opened()
        table = await page.table("siggil", ME, settings={"solo": "advanced"})
        assert "text" in await page.get(f"/tables/{table}/position")
        await (await page.look(table)).play(1)
        assert (await page.get(f"/tables/{table}/position"))["tag"] == "not-over"

    told(story)

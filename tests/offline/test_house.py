"""The house in one process: whole matches over the wire, on a disk that outlives it."""

import os
import subprocess
import sys

import pytest

from extent import first
from magoteka.games import GAMES, game_named
from magoteka.lessons import lessons_of
from magoteka.puzzles import puzzles_of
from offline.page import BOT, ME, Page, told

FOREIGN = "litestar msgspec sqlalchemy aiosqlite sqlite3 uvicorn websockets fluent multiprocessing"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_is_played_to_its_end_and_found_again(game: str) -> None:
    async def story() -> None:
        rules, page = game_named(game), await Page().opened()
        bots = [BOT] * (max(2, rules.least) - 1)
        table = await page.table(game, ME, *bots, settings=dict(rules.brisk))
        screen = await page.look(table)
        assert await screen.play(5) == 5
        await page.desk.close()  # the browser was closed in the midst of it
        later = await Page(page).opened()
        again = await later.look(table)
        assert again.scene["version"] >= screen.scene["version"]
        assert await again.play() > 0
        record = await later.get(f"/tables/{table}/record")
        assert (record["game"], record["seats"]) == (game, len(bots) + 1)
        assert [line["over"] for line in await later.get("/tables")] == [True]
        assert isinstance(await later.get(f"/tables/{table}/tally"), list)

    told(story)


def test_an_answer_is_on_the_disk_before_anybody_hears_of_it() -> None:
    async def story() -> None:
        page = await Page().opened()
        screen = await page.look(await page.table("abraca", ME, BOT))
        await screen.play(6)
        log = [entry for entry in page.log if entry.startswith(("row/", "said "))]
        for place, entry in enumerate(log):
            if entry.startswith("said ") and entry != "said None":
                number = int(entry.removeprefix("said "))
                assert any(row.endswith(f"/{number:08}") for row in log[:place]), (number, log)

    told(story)


def test_what_a_full_disk_refuses_has_not_happened() -> None:
    async def story() -> None:
        page = await Page().opened()
        screen = await page.look(await page.table("abraca", ME, ME | {"kind": "here", "name": "Anna"}))
        screen.send(type="look", seat=screen.scene["asking"][0]["seat"])
        await screen.until("table")
        version, option = screen.scene["version"], screen.scene["options"][0]
        page.full = True
        screen.send(type="answer", version=version, seat=screen.scene["chair"], answer=option)
        assert (await screen.until("problem"))["tag"] == "not-stored"
        page.full = False
        await screen.answer(0)
        assert screen.scene["version"] > version

    told(story)


def test_the_guest_stays_who_he_is() -> None:
    async def story() -> None:
        page = await Page().opened()
        assert (await page.get("/me"))["name"] is None
        await page.post("/guest", {"name": "Анна", "face": "owl", "colour": 2, "form": "she"})
        later = await Page(page).opened()
        assert await later.get("/me") == {"name": "Анна", "face": "owl", "colour": 2, "form": "she"}
        screen = await later.look(await later.table("abraca", ME, BOT))
        await later.post("/guest", {"name": "Аня"})
        await screen.until("update")
        assert screen.scene["seats"][0]["name"] == "Аня"

    told(story)


def test_nobody_is_invited_to_a_house_without_a_server() -> None:
    async def story() -> None:
        page = await Page().opened()
        wish = {"game": "abraca", "seats": [ME, {"kind": "friend"}]}
        assert (await page.post("/tables", wish))["tag"] == "nobody-comes"
        assert (await page.get("/healthz"))["tag"] == "no-page"
        assert (await page.post("/tables", {"game": "abraca"}))["tag"] == "bad-request"
        assert (await page.get("/tables/nothing/record"))["tag"] == "no-table"
        screen = await page.look(await page.table("abraca", ME, BOT))
        screen.send(type="nonsense")
        assert (await screen.until("problem"))["tag"] == "bad-request"

    told(story)


def test_the_dice_are_under_seal_here_too() -> None:
    async def story() -> None:
        page = await Page(luck=None).opened()
        table = await page.table("abraca", ME, BOT, parts=True)
        screen = await page.look(table)
        assert screen.scene["seal"]["state"] == "held"
        screen.send(type="part", seat=0, part="0f" * 32)
        await screen.play()
        assert (await page.get(f"/tables/{table}/seal"))["kind"] == "true"

    told(story)


@pytest.mark.parametrize("game", [name for name in GAMES if puzzles_of(GAMES[name])])
def test_puzzles_lessons_and_hints(game: str) -> None:
    async def story() -> None:
        page = await Page().opened()
        puzzle = next(iter(puzzles_of(GAMES[game])))
        created = await page.post("/puzzles", {"game": game, "puzzle": puzzle})
        screen = await page.look(created["table"])
        await screen.answer(0)
        assert screen.scene["puzzle"]["tried"] is not None
        lesson = next(iter(lessons_of(GAMES[game])))
        created = await page.post("/lessons", {"game": game, "lesson": lesson})
        screen = await page.look(created["table"])
        assert screen.scene["guide"] is not None
        assert (await page.get("/daily"))["game"] in GAMES

    told(story)


def test_a_hint_at_a_training_table() -> None:
    async def story() -> None:
        page = await Page().opened()
        screen = await page.look(await page.table("abraca", ME, BOT, training=True))
        await screen.until_asked()
        screen.send(type="hint", seat=0)
        assert (await screen.until("hint"))["best"]

    told(story)


def test_a_rematch_and_the_end_of_a_table() -> None:
    async def story() -> None:
        page = await Page().opened()
        table = await page.table("abraca", ME, BOT)
        screen = await page.look(table)
        await screen.play()
        following = (await page.post(f"/tables/{table}/rematch", {}))["table"]
        await page.post(f"/tables/{following}/join", {"token": ""})
        second = await page.look(following)
        assert second.scene["mine"] == [1]
        await page.call("DELETE", f"/tables/{table}")
        assert [line["table"] for line in await page.get("/tables")] == [following]
        while await screen.hear() is not None:
            pass
        assert page.codes[screen.number] == 4404
        later = await Page(page).opened()
        assert [line["table"] for line in await later.get("/tables")] == [following]
        assert not [key for key in page.texts if table in key]

    told(story)


def test_all_tables_go_to_another_browser_in_one_file() -> None:
    async def story() -> None:
        page = await Page().opened()
        table = await page.table("abraca", ME, BOT)
        screen = await page.look(table)
        await screen.play(5)
        screen.send(type="chat", text="Привет")
        await screen.until("chat")
        kept = await page.get("/kept")
        other = await Page().opened()
        await other.post("/guest", {"name": "Борис"})
        assert await other.post("/kept", kept) == {"tables": 1}
        assert await other.post("/kept", kept) == {"tables": 0}
        there = await other.look(table)
        assert there.scene["mine"] == [0]
        assert await there.play() > 0
        assert (await other.post("/kept", {"tables": [{"format": 7}]}))["tag"] == "bad-file"
        assert (await other.post("/kept", ["nothing"]))["tag"] == "bad-file"

    told(story)


@pytest.mark.parametrize("game", first(1, ["abraca", "siggil"]))
def test_a_record_becomes_a_table(game: str) -> None:
    async def story() -> None:
        page = await Page(luck=None).opened()
        table = await page.table(game, ME, BOT)
        screen = await page.look(table)
        await screen.play()
        record, winners = await page.get(f"/tables/{table}/record"), screen.scene["winners"]
        other = await Page().opened()
        assert await other.post("/kept", record) == {"tables": 1}
        line = (await other.get("/tables"))[0]
        assert (line["game"], line["over"], line["winners"], line["mine"]) == (game, True, winners, [0])
        cut = {**record, "answers": record["answers"][: len(record["answers"]) // 2], "snapshot": None}
        assert await other.post("/kept", cut) == {"tables": 1}
        (half,) = [line for line in await other.get("/tables") if not line["over"]]
        assert await (await other.look(half["table"])).play() >= 0
        bent = {**record, "answers": record["answers"][1:]}
        count = len(await other.get("/tables"))
        await other.post("/kept", bent)
        assert len([line for line in await other.get("/tables") if not line["broken"]]) == count
        assert (await other.post("/kept", {**record, "game": "chess"}))["tag"] == "bad-file"

    told(story)


@pytest.mark.parametrize("game", ["abraca", "magic_sword"])
def test_a_match_is_looked_at_again(game: str) -> None:
    async def story() -> None:
        page = await Page().opened()
        table = await page.table(game, ME, BOT)
        screen = await page.look(table)
        await screen.play(5)
        found = await page.get(f"/tables/{table}/replay?at=2")
        assert found["game"] == game
        assert isinstance(
            await page.get(f"/tables/{table}/replay-page?first=0&perspective={found['perspectives']}"), dict
        )

    told(story)


def test_the_house_needs_nothing_that_a_browser_lacks() -> None:
    code = f"import sys, magoteka.offline.desk; print(*set({FOREIGN.split()}) & set(sys.modules))"
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    done = subprocess.run([sys.executable, "-c", code], env=paths, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ""


def test_a_record_is_looked_at_and_a_bad_one_gets_a_sentence() -> None:
    async def story() -> None:
        page = await Page().opened()
        table = await page.table("abraca", ME, BOT, settings=dict(game_named("abraca").brisk))
        await (await page.look(table)).play()
        record = await page.get(f"/tables/{table}/record")
        found = await page.post("/records", {"record": record})
        shown = await page.get(f"/tables/{found['table']}/replay")
        assert (shown["over"], shown["mine"], shown["now"]) == (True, [], "open")
        assert (await page.post("/records", {"record": {"magoteka": "?"}}))["tag"] == "bad-record"

    told(story)

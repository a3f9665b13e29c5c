"""One house, two doors: the same call gets the same answer from a server and from a browser's own house."""

import asyncio
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from magoteka import __version__
from magoteka.core.chance import Rng
from magoteka.games import game_named
from magoteka.house import tables
from magoteka.house.call import Call, Caller, post
from magoteka.house.calls import calls_in
from magoteka.house.house import House
from magoteka.offline import desk
from magoteka.puzzles import puzzles_of
from magoteka.server import api
from magoteka.server.openapi import openapi
from magoteka.table.limits import Bucket
from magoteka.table.table import Table
from offline.page import Page
from server.houses import Inside, inside
from tools import contract

TOGETHER = [{"kind": "me"}, {"kind": "here", "name": "Борис"}]
ALONE = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
FRIEND = [{"kind": "me"}, {"kind": "friend"}]
OWN = {"table", "watch", "join", "token", "origin"}  # what each house makes up for itself
TIMES = {"touched", "begun", "ended", "since", "first"}

# Whatever is answered differently, and why it has to be.
DIFFERENT = {
    "position_of alone": "0019: whoever plays in his own browser has all of it anyway; a server keeps secrets",
    "analysis over": "0019: it would stop everything else in the browser for minutes",
    "analyse over": "0019: likewise",
    "analysis file": "0019: likewise",
    "analyse file": "0019: likewise",
    "past": "0019: ratings are for houses in which people meet",
    "past_lines": "0019: likewise",
    "create friend": "nobody can follow an invitation into a browser",
    "go_on friend": "likewise",
    "branch friend": "likewise",
}

WISHES: dict[str, Any] = {
    "guest": {"name": "Анна", "face": "owl", "colour": 2},
    "create": {"game": "abraca", "seats": TOGETHER},
    "lesson": {"game": "abraca", "lesson": "first"},
    "puzzle": {"game": "abraca", "puzzle": next(iter(puzzles_of(game_named("abraca"))))},
    "line": {"best": True},
    "join": {"token": "no such link"},
    "seat": {"kind": "bot", "level": "random"},
    "order": {"do": "hush"},
    "branch": {"version": 3, "seats": TOGETHER},
    "share": {"on": True},
    "variation": {"at": 2, "answer": {"tag": "declare", "spell": 8}, "perspective": "open"},
    "past": {"game": "abraca"},
}
QUERIES = {
    "chronicle": "before=9",
    "invitation": "token=none",
    "replay_page": "first=0",
    "replay": "at=2",
    "position_of": "at=4",
}
ENDS = ("forget", "remove", "forget_past")  # what ends the story comes last


class Door:
    """A way into a house."""

    def ask(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        """The status and the text of a reply."""
        raise NotImplementedError

    def within(self, work: Callable[[House], Any]) -> Any:
        """Let something be done in the house itself."""
        raise NotImplementedError


class ServerDoor(Door):
    """HTTP and a cookie."""

    def __init__(self, house: Inside) -> None:
        self.house = house
        self.cookie = ""

    def ask(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        headers = {"cookie": self.cookie} if self.cookie else {}
        reply = self.house.client.request(method, f"/api{path}", content=body, headers=headers)
        self.cookie = reply.headers.get("set-cookie", self.cookie).partition(";")[0]
        self.house.client.cookies.clear()
        return reply.status_code, reply.text

    def within(self, work: Callable[[House], Any]) -> Any:
        return self.house.run(work, self.house.hub)


class PageDoor(Door):
    """The page of a browser, and the house in its worker."""

    def __init__(self, runner: asyncio.Runner) -> None:
        self.runner = runner
        self.page = runner.run(opened())

    def ask(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        status, _, text = self.runner.run(self.page.desk.call(method, path, body or "")).partition(" ")
        return int(status), text

    def within(self, work: Callable[[House], Any]) -> Any:
        return self.runner.run(work(self.page.desk.house))


async def opened() -> Page:
    return await Page(luck=5).opened()


async def played(house: House, table_id: str, most: int) -> None:
    """So many answers at a table, or as many as its match has; the same in every house."""
    table = await house.table(table_id)
    for number in range(most):
        asked = table.journal.asked()
        if not asked:
            return
        options = table.journal.options(asked[0])
        await table.do(lambda: table.answer(asked[0], options[number % len(options)]))  # noqa: B023  # called before the next turn of the loop


@pytest.fixture
def doors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Door, Door]]:
    monkeypatch.setattr(Bucket, "take", lambda self, cost=1: True)  # a server has limits, which are another story
    with inside(tmp_path, nature=lambda: Rng(5), mind=3) as house, asyncio.Runner() as runner:
        browser = PageDoor(runner)
        yield ServerDoor(house), browser
        runner.run(browser.page.desk.close())


@dataclass(frozen=True)
class Answer:
    """What a door has said, without what each house makes up."""

    status: int
    body: Any


class Story:
    """The same calls at both doors; `unlike` are those that were answered differently."""

    def __init__(self, doors: tuple[Door, Door]) -> None:
        self.doors = doors
        self.ids: list[dict[str, str]] = [{}, {}]
        self.asked: set[str] = set()
        self.unlike: dict[str, tuple[Answer, Answer]] = {}

    def ask(self, name: str, method: str, path: str, wish: Any = None, *, keep: str = "") -> tuple[Answer, Answer]:
        """Ask both; a table that was opened is kept under a name."""
        self.asked.add(name.partition(" ")[0])
        answers = [self.one(number, method, path, wish, keep) for number in (0, 1)]
        if answers[0] != answers[1]:
            self.unlike[name] = answers[0], answers[1]
        return answers[0], answers[1]

    def one(self, number: int, method: str, path: str, wish: Any, keep: str) -> Answer:
        ids = {"none": "nowhere", **self.ids[number]}
        text = None if wish is None else wish if isinstance(wish, str) else json.dumps(wish)
        status, body = self.doors[number].ask(method, path.format(**ids), text and self.own(text, ids))
        found = read(body)
        if keep:
            self.ids[number][keep] = found["table"]
        return Answer(status, alike(found))

    def own(self, text: str, ids: dict[str, str]) -> str:
        for name, table in ids.items():
            text = text.replace(f"<{name}>", table)
        return text

    def both(self, work: Callable[[House, str], Any], name: str) -> None:
        for door, ids in zip(self.doors, self.ids, strict=True):
            door.within(lambda house, table=ids[name]: work(house, table))  # type: ignore[misc]


def read(text: str) -> Any:
    """A reply, of one line or of several."""
    lines = [json.loads(line) for line in text.splitlines()]
    return lines[0] if len(lines) == 1 else lines


def alike(found: Any) -> Any:
    """A reply without what no two houses have in common."""
    if isinstance(found, list):
        return [alike(one) for one in found]
    if not isinstance(found, dict):
        return found
    own = {key: type(one).__name__ for key, one in found.items() if one and alone(key, one)}
    return {**{key: alike(value) for key, value in found.items()}, **own}


def alone(key: str, value: Any) -> bool:
    """Whether a house has made something up, or looked at its clock."""
    return (key in OWN and isinstance(value, str)) or (key in TIMES and isinstance(value, float))


def path_of(call: Call, table: str) -> str:
    """The path of a call to a table."""
    query = QUERIES.get(call.name)
    path = call.path.replace("{table}", f"{{{table}}}").replace("{number}", "1")
    return path + (f"?{query}" if query else "")


def wish_of(call: Call) -> Any:
    return None if call.method != "POST" else WISHES.get(call.name, {})


def strange(story: Story, calls: list[Call]) -> None:
    """A stranger asks, at no table; whoever gets something is a guest from then on."""
    for call in calls:
        if call.name not in ("guest", "create", "lesson", "puzzle"):
            story.ask(f"{call.name} stranger", call.method, path_of(call, "none"), wish_of(call))


def begun(story: Story) -> str:
    """A guest with a running match, one that is over, and its file; the text of a position."""
    story.ask("guest", "POST", "/guest", WISHES["guest"])
    brisk = {"settings": dict(game_named("abraca").brisk), "pause": 10}  # bots wait until all is asked
    for name, seats in (("running", TOGETHER), ("over", TOGETHER), ("other", ALONE)):
        story.ask("create", "POST", "/tables", {**WISHES["create"], "seats": seats, **brisk}, keep=name)
    story.both(lambda house, table: played(house, table, 5), "running")
    story.both(lambda house, table: played(house, table, 10_000), "over")
    story.ask("record", "GET", "/tables/{over}/record")
    record = story.doors[0].ask("GET", f"/tables/{story.ids[0]['over']}/record", None)[1]
    story.ask("open_record", "POST", "/records", f'{{"record": {record}}}', keep="file")
    story.ask("position_of alone", "GET", "/tables/{other}/position")
    status, text = story.doors[1].ask("GET", f"/tables/{story.ids[1]['other']}/position", None)
    assert status == 200
    return str(json.loads(text)["text"])


def asked_of_all(story: Story, calls: list[Call]) -> None:
    """Every call, at tables of every kind, and with bodies that nobody can read."""
    for call in calls:
        for state in ("running", "over", "file", "none") if "{table}" in call.path else ("",):
            story.ask(f"{call.name} {state}".strip(), call.method, path_of(call, state), wish_of(call))
    for call in (one for one in calls if one.method == "POST"):
        for body in ("[]", '{"nonsense": 1}', "{", '{"name": "\\ud800"}', "7" * 100, " " * (call.largest + 1)):
            story.ask(f"{call.name} nonsense {body[:12]}", call.method, path_of(call, "running"), body)
    for path in ("chronicle", "chronicle?before=x", "replay-page?first=", "replay?at=1e3"):
        story.ask(f"nonsense {path}", "GET", f"/tables/{{running}}/{path}")
    story.ask("nonsense seat", "POST", "/tables/{running}/seats/x", WISHES["seat"])


def test_every_call_is_answered_alike_at_both_doors(doors: tuple[Door, Door]) -> None:
    story, calls = Story(doors), calls_in()
    strange(story, calls)
    text = begun(story)
    story.ask("go_on", "POST", "/positions", {"text": text, "seats": TOGETHER})
    story.ask("go_on count", "POST", "/positions", {"text": text, "seats": TOGETHER * 2})
    story.ask("branch later", "POST", "/tables/{over}/branch", {"version": 9999, "seats": TOGETHER})
    asked_of_all(story, [call for call in calls if call.name not in ENDS])
    story.ask("tables last", "GET", "/tables")
    story.ask("go_on friend", "POST", "/positions", {"text": text, "seats": FRIEND})
    story.ask("create friend", "POST", "/tables", {**WISHES["create"], "seats": FRIEND})
    story.ask("branch friend", "POST", "/tables/{over}/branch", {"version": 3, "seats": FRIEND})
    for method, path in (("POST", "/tables/{over}/forget"), ("DELETE", "/tables/{file}"), ("DELETE", "/tables/{none}")):
        story.ask("remove" if method == "DELETE" else "forget", method, path, {} if method == "POST" else None)
    story.ask("forget_past", "DELETE", "/past")
    assert story.asked >= {call.name for call in calls}
    assert {name: pair for name, pair in story.unlike.items() if name not in DIFFERENT} == {}
    assert set(DIFFERENT) - set(story.unlike) == set(), "what is alike needs no reason"


def test_who_brings_a_record_has_its_record_its_seal_and_its_tally_at_both_doors(doors: tuple[Door, Door]) -> None:
    story = Story(doors)
    begun(story)
    for path in ("record", "seal", "tally"):
        assert [one.status for one in story.ask(path, "GET", f"/tables/{{file}}/{path}")] == [200, 200], path
    assert set(story.unlike) <= set(DIFFERENT)


def test_what_one_door_alone_answers_has_a_reason() -> None:
    served, local = {call.name: call for call in api.calls()}, {call.name: call for call in desk.calls()}
    assert {name for name in served.keys() ^ local.keys() if not (served.get(name) or local[name]).only} == set()
    assert [name for name in served.keys() & local.keys() if served[name].only] == []


def test_no_two_calls_have_one_name_or_one_path() -> None:
    for calls in (api.calls(), desk.calls()):
        assert len({call.name for call in calls}) == len({(call.method, call.path) for call in calls}) == len(calls)


# --- a new call ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Applause:
    """How loudly somebody claps."""

    claps: int


@post("/tables/{table}/applause")
async def applaud(house: House, caller: Caller, table: Table, wish: Applause, to: int | None) -> Applause:
    """Clap for a seat, or for all of them."""
    return Applause(wish.claps * (table.journal.head.count if to is None else 1))


def test_a_new_call_is_a_function_in_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """Both doors answer it, and the description and the client know it, without another line anywhere."""
    monkeypatch.setattr(tables, "applaud", applaud, raising=False)
    story = Story(request.getfixturevalue("doors"))
    story.ask("create", "POST", "/tables", WISHES["create"], keep="mine")
    path = "/tables/{mine}/applause"
    assert story.ask("applaud", "POST", path, {"claps": 3}) == (Answer(200, {"claps": 6}),) * 2
    assert story.ask("applaud one", "POST", f"{path}?to=1", {"claps": 3}) == (Answer(200, {"claps": 3}),) * 2
    assert [one.status for one in story.ask("applaud badly", "POST", path, {"claps": "loudly"})] == [400, 400]
    assert set(story.unlike) <= set(DIFFERENT)
    described = openapi(api.calls(), __version__)["paths"]["/api/tables/{table}/applause"]["post"]
    assert described["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/Applause")
    pages = contract.pages()
    assert "export interface Applause {\n  claps: number\n}" in pages["wire.ts"]
    assert "applaud: (table: string, wish: Applause, query: { to?: number | null } = {}) =>" in pages["calls.ts"]

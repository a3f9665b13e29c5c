"""A match is shown again as it was seen, from any place, and a seat of a running one sees nothing that it did not."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.table import wire
from magoteka.table.chronicle import standing
from magoteka.table.head import Head, head_json
from magoteka.table.journal import Journal
from magoteka.table.patch import applied
from magoteka.table.replay import OPEN, PAGE, WATCH, MatchReplay, ReplayCache
from magoteka.table.replay_access import ReplayRequest, opening, page, since, turning
from magoteka.table.schema import packed
from magoteka.table.seats import Seat
from magoteka.table.store import MemoryStore, Row
from server.test_secrets import SECRETIVE, worlds
from server.test_secrets import head_of as three

FEW = 70  # answers: some pages of each game


def head_of(name: str, **settings: Any) -> Head:
    game = GAMES[name]
    agreed = game.agreed({**game.brisk, **settings})
    return Head(name, game.ruleset, max(game.least, 2), agreed, "guest-0", 0, None, False, "secret")


def people(head: Head) -> list[Seat]:
    return [Seat(f"name-{n}", f"guest-{n}") for n in range(head.count)]


def played(head: Head, answers: int, seed: int = 5) -> tuple[Journal, list[Row], list[dict[int | None, Any]]]:
    """A table after random answers, its rows, and what everybody saw after each of them."""
    journal, row, _ = Journal.begin(head, people(head), Rng(seed))
    luck, rows, seen = Rng(seed + 1), [row], [looks(journal)]
    while len(rows) < answers and not journal.over:
        seat = journal.match.waiting()[0]
        options = journal.match.options(seat)
        found = journal.submit(seat, options[luck.below(len(options))])
        if found is not None:
            rows.append(found)
            seen.append(looks(journal))
    return journal, rows, seen


def looks(journal: Journal) -> dict[int | None, Any]:
    return {seat: journal.comparer.written(journal.match.view(seat)) for seat in (*range(journal.head.count), None)}


def reel_of(head: Head, rows: list[Row]) -> MatchReplay:
    replay = MatchReplay(head)
    replay.extend(standing(rows))
    return replay


def followed(page: Any) -> list[Any]:
    """The scenes of a page: before its first step, and after each."""
    scene = json.loads(packed(page))["scene"]
    found = [scene]
    for step in json.loads(packed(page))["steps"]:
        view = scene["view"]
        for told in step["told"]:
            view = applied(view, told["patch"])
        scene = applied({**scene, "view": view}, step["patch"])
        found.append(scene)
    return found


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("name", GAMES)
def test_every_pair_of_eyes_sees_what_it_saw_then(name: str) -> None:
    head = head_of(name)
    _, rows, seen = played(head, FEW)
    replay = reel_of(head, rows)
    for seat in (*range(head.count), None):
        perspective = replay.perspective(WATCH if seat is None else str(seat), 0)
        for first in range(0, len(rows), PAGE):
            scenes = followed(replay.page(perspective, first))
            views = [scene["view"] for scene in scenes[1:]]
            assert views == plain([one[seat] for one in seen[first : first + PAGE]])


@pytest.mark.parametrize("name", GAMES)
def test_a_page_may_begin_anywhere(name: str) -> None:
    head = head_of(name)
    _, rows, _ = played(head, FEW)
    replay = reel_of(head, rows)
    whole = followed(replay.page(replay.perspective(OPEN, 0), 0, len(rows)))
    for first in (0, 1, 15, 16, 17, 33, len(rows) - 1):
        at = min(first, len(rows) - 1)
        assert followed(replay.page(replay.perspective(OPEN, 0), at, 3)) == whole[at : at + 4]


@pytest.mark.parametrize("name", GAMES)
def test_a_reel_that_grows_is_the_one_that_was_made_at_once(name: str) -> None:
    head = head_of(name)
    _, rows, _ = played(head, FEW)
    store, cache = MemoryStore(), ReplayCache()

    async def grown() -> bytes:
        await store.create("table", head_json(head), rows[:20], {}, None)
        wish = ReplayRequest("table", head, 19, "0", 0, over=False)
        await cache.replay(store, wish.table, head, 19)
        for row in rows[20:]:
            await store.append("table", row, {})
        replay = await cache.replay(store, "table", head, rows[-1].seq)
        assert replay.last == rows[-1].seq
        return packed(replay.page(replay.perspective("0", 0), 10))

    replay = reel_of(head, rows)
    assert asyncio.run(grown()) == packed(replay.page(replay.perspective("0", 0), 10))


def test_what_was_taken_back_is_not_shown() -> None:
    head = head_of("five_seals")
    journal, rows, _ = played(head, 6)
    for seed in range(200):
        seat = journal.match.waiting()[0]
        options = journal.match.options(seat)
        row = journal.submit(seat, options[seed % len(options)])
        rows += [row] if row is not None else []
        if row is not None and journal.can_undo(seat):
            back = journal.undo(seat)
            assert back is not None
            rows.append(back)
            break
    else:
        raise AssertionError("nothing could be taken back")
    store, cache = MemoryStore(), ReplayCache()

    async def shown() -> MatchReplay:
        await store.create("table", head_json(head), rows[:-1], {}, None)
        await cache.replay(store, "table", head, rows[-2].seq)
        await store.append("table", rows[-1], {})
        return await cache.replay(store, "table", head, rows[-1].seq)

    replay = asyncio.run(shown())
    assert [step.version for step in replay.steps] == [row.seq for row in rows[:-2] if row.body.get("answers")]
    assert replay.state.depth == journal.match.state.depth


def test_turns_and_leads_are_marked() -> None:
    head = head_of("abraca")
    journal, rows, _ = played(head, 10_000)
    assert journal.over
    replay = reel_of(head, rows)
    kinds = {mark.kind for mark in replay.marks}
    assert kinds == {"turn", "round", "lead"}
    assert all(0 <= mark.at < len(replay.steps) for mark in replay.marks)
    last = [mark for mark in replay.marks if mark.kind == "lead"][-1]
    assert len(journal.match.winners) > 1 or last.seat in journal.match.winners


@pytest.mark.rule("SG-18")
def test_a_running_match_shows_nothing_that_is_out_of_sight_by_now() -> None:
    """Without the memory aid, nobody is shown again what others took."""
    for memory, whole in (("off", False), ("full", True)):
        head = head_of("siggil", memory=memory)
        _, rows, _ = played(head, 12)
        replay = reel_of(head, rows)
        wish = ReplayRequest("table", head, rows[-1].seq, "0", 0, over=False)
        first = since(replay, wish)
        assert (first == 0) is whole
        taken = [at for at, fact in replay.fading if fact["tag"] == "card-taken" and fact["seat"] != 0]
        assert taken
        shown = page(replay, wish, 0)
        assert shown.first == first
        assert whole or first > taken[-1]
        over = ReplayRequest("table", head, rows[-1].seq, "0", 0, over=True)
        assert page(replay, over, 0).first == 0


@pytest.mark.parametrize("name", SECRETIVE)
@pytest.mark.parametrize("looker", [0, 2])
def test_the_own_past_of_a_running_match_depends_on_nothing_that_the_seat_cannot_know(name: str, looker: int) -> None:
    """Two histories that are the same to a seat are the same bytes to it, from the first page to the last."""
    here, there = worlds(name, looker, 6, 11)
    assert whole_past(three(name), here, looker) == whole_past(three(name), there, looker)


def whole_past(head: Head, rows: list[Row], seat: int) -> list[bytes]:
    """All that a seat is sent of its own past."""
    store, cache = MemoryStore(), ReplayCache()
    wish = ReplayRequest("table", head, rows[-1].seq, str(seat), seat, over=False)

    async def told() -> list[bytes]:
        await store.create("table", head_json(head), rows, {}, None)
        return [await turning(cache, store, wish, first) for first in range(0, len(rows), PAGE)]

    return asyncio.run(told())


@pytest.mark.parametrize("name", GAMES)
def test_with_everything_open_nothing_is_hidden_that_somebody_knows(name: str) -> None:
    """No place is face down to whoever sees everything that lies open to any seat."""
    head = head_of(name)
    _, rows, _ = played(head, FEW)
    replay, game = reel_of(head, rows), GAMES[name]
    hidden = 0
    for at in range(0, len(replay.steps), 7):
        state = replay.before(at)
        views = [plain(replay.comparer.written(game.view(state, seat))) for seat in range(head.count)]
        laid = plain(replay.comparer.written(game.open_view(state, 0)))
        hidden += sum(json.dumps(view).count("face-down") for view in views)
        for field in ("hands", "secrets"):
            if name == "abraca":
                assert "face-down" not in json.dumps(laid[field])
        if name == "siggil":
            assert laid["remembered"] == [view["hand"] for view in views]
        if name == "magic_sword":
            spells = [view["heroes"][seat]["spells"] for seat, view in enumerate(views)]
            assert [hero["spells"] for hero in laid["heroes"]] == spells
    assert hidden or name in ("five_seals", "fabled")


def test_a_link_to_a_moment_opens_its_page() -> None:
    head = head_of("fabled")
    _, rows, _ = played(head, FEW)
    store, cache = MemoryStore(), ReplayCache()
    wish = ReplayRequest("table", head, rows[-1].seq, WATCH, 0, over=True)

    async def told(version: int | None) -> Any:
        known = blank(head)
        return json.loads(await opening(cache, store, wish, known, version))

    async def all_of_it() -> list[Any]:
        await store.create("table", head_json(head), rows, {}, None)
        return [await told(version) for version in (None, rows[50].seq, 10**9, -7)]

    first, middle, last, none = asyncio.run(all_of_it())
    assert (first["at"], first["page"]["first"], first["steps"]) == (0, 0, len(rows))
    assert (middle["at"], middle["page"]["first"]) == (50, 48)
    assert last["at"] == len(rows) - 1
    assert none["at"] == 0


def blank(head: Head) -> Any:
    empty = wire.ReplayPage(0, None, [])
    facts: dict[str, Any] = {
        "seats": [],
        "mine": [],
        "over": True,
        "winners": [],
        "perspectives": [],
        "now": WATCH,
        "chair": 0,
    }
    numbers: dict[str, Any] = {"since": 0, "steps": 0, "at": 0, "version": 0, "marks": [], "shared": False}
    return wire.Replay("table", head.game, head.ruleset, head.settings, **facts, **numbers, may=False, page=empty)

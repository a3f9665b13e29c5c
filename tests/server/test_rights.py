"""Only the holder of a seat acts for it; links are secret; nobody asks for more than people do."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from magoteka.table import audience, limits
from magoteka.table.table import Table
from server.houses import ONE_BOT, TWO_FRIENDS, Inside, Visitor, inside


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


def closed(visitor: Visitor, table: str, query: str = "", **headers: str) -> int:
    """The code with which a connection is closed before its first message."""
    with pytest.raises(WebSocketDisconnect) as found, visitor.live(table, query, **headers) as wire:
        wire.hear()
    return found.value.code


def seated_friends(house: Inside) -> tuple[Visitor, Visitor, str]:
    anna, boris = house.guest("Анна"), house.guest("Борис")
    opened = anna.open(TWO_FRIENDS)
    boris.post(f"/api/tables/{opened['table']}/join", {"token": opened["invites"][0]["token"]})
    return anna, boris, opened["table"]


def test_a_name_is_kept_in_the_cookie_and_a_forged_cookie_is_nobody(house: Inside) -> None:
    anna = house.guest("  Анна\u202e\n ")
    assert anna.get("/api/me")["name"] == "Анна"
    anna.cookie = anna.cookie[:-1] + ("0" if anna.cookie[-1] != "0" else "1")
    assert anna.get("/api/me")["name"] is None


def test_a_friend_joins_by_link_and_nobody_without(house: Inside) -> None:
    anna, boris, eve = house.guest("Анна"), house.guest("Борис"), house.guest("Ева")
    opened = anna.open(TWO_FRIENDS)
    table, token = opened["table"], opened["invites"][0]["token"]
    assert len(token) >= 24
    assert len({token, opened["watch"], table}) == 3
    path = f"/api/tables/{table}/join"
    assert eve.post(path, {"token": "x" * 24})["tag"] == "not-yours"
    assert eve.post(path, {"token": opened["watch"]})["tag"] == "not-yours"
    assert boris.post(path, {"token": token}) == {"seat": 1}
    assert boris.post(path, {"token": token}) == {"seat": 1}
    assert eve.post(path, {"token": token})["tag"] == "seat-taken"
    assert anna.post(path, {"token": token}) == {"seat": 0}
    assert [brief["mine"] for brief in boris.get("/api/tables")] == [[1]]
    assert eve.get("/api/tables") == []


def test_a_table_is_closed_to_strangers_and_to_other_sites(house: Inside) -> None:
    anna, eve = house.guest("Анна"), house.guest("Ева")
    table = anna.open(ONE_BOT)["table"]
    assert closed(eve, table) == 4403
    assert closed(eve, table, "?watch=guessed") == 4403
    assert closed(anna, "no-such-table") == 4404
    assert closed(anna, table, origin="http://elsewhere.example") == 4403
    stolen = anna.post("/api/tables", {"game": "abraca", "seats": ONE_BOT}, origin="http://elsewhere.example")
    assert stolen["tag"] == "foreign"
    with anna.live(table, origin="http://testserver.local", host="testserver.local") as wire:
        assert wire.hear()["mine"] == [0]


def test_only_the_holder_answers_for_a_seat(house: Inside) -> None:
    anna, boris, table = seated_friends(house)
    with anna.live(table) as hers, boris.live(table) as his:
        scene = hers.hear()
        option = scene["options"][0]
        told = his.hear()
        assert told["options"] == []
        answer = {"type": "answer", "version": scene["version"], "answer": option}
        assert his.ask(**answer, seat=0)["tag"] == "not-yours"
        refused = his.ask(**answer, seat=1)
        assert (refused["type"], refused["reason"], refused["clause"]) == ("refused", "not-your-turn", "AB-21")
        for kind in ("undo", "odds", "hint"):
            assert his.ask(type=kind, seat=0)["tag"] == "not-yours"
    assert house.table(table).journal.version == scene["version"]


def test_a_spectator_answers_for_nobody(house: Inside) -> None:
    anna = house.guest("Анна")
    opened = anna.open(ONE_BOT)
    with anna.live(opened["table"], f"?watch={opened['watch']}") as wire:
        scene = wire.hear()
        assert (scene["mine"], scene["chair"], scene["options"]) == ([], None, [])
        assert wire.ask(type="answer", version=0, seat=0, answer={"tag": "stop"})["tag"] == "not-yours"
        assert wire.ask(type="look", seat=0)["tag"] == "not-yours"


def test_a_stale_version_gets_the_table_and_changes_nothing(house: Inside) -> None:
    anna, _, table = seated_friends(house)
    with anna.live(table) as hers:
        scene = hers.hear()
        answer = {"type": "answer", "seat": 0, "answer": scene["options"][0]}
        assert hers.ask(**answer, version=scene["version"])["version"] == scene["version"] + 1
        before = house.table(table).journal.match.digest()
        for version in (scene["version"], scene["version"] + 7):
            again = hers.ask(**answer, version=version)
            assert (again["type"], again["version"]) == ("table", scene["version"] + 1)
        assert house.table(table).journal.match.digest() == before


def test_why_not_names_clause_and_reason(house: Inside) -> None:
    anna = house.guest("Анна")
    with anna.live(anna.open(ONE_BOT)["table"]) as wire:
        scene = wire.hear()
        stop = {"tag": "stop"}
        assert stop not in scene["options"]
        refused = wire.ask(type="why", seat=0, answer=stop)
        assert refused["type"] == "refused"
        assert refused["clause"].startswith("AB-")
        assert refused["reason"]
        assert wire.ask(type="answer", version=scene["version"], seat=0, answer=stop) == refused
        assert wire.ask(type="why", seat=0, answer=scene["options"][0]) == {"type": "allowed", "seat": 0}


@pytest.mark.parametrize(
    "text",
    ["", "{", "[1]", '{"type":"dance"}', '{"type":"look","seat":"0"}', '{"type":"ping","x":1}', "[" * 2000],
)
def test_nonsense_gets_a_sentence(house: Inside, text: str) -> None:
    anna = house.guest("Анна")
    with anna.live(anna.open(ONE_BOT)["table"]) as wire:
        wire.hear()
        wire.socket.send_text(text)
        problem = wire.hear()
        assert problem["tag"] == "bad-request"
        assert "Traceback" not in problem["sentence"]
        assert wire.ask(type="ping") == {"type": "pong"}


@pytest.mark.parametrize(
    "answer",
    [{}, {"tag": "name-spell", "seat": 0}, {"tag": "declare"}, {"tag": "declare", "spell": [[1]], "x": 2}, {"tag": 7}],
)
def test_an_answer_of_no_known_kind_gets_a_sentence(house: Inside, answer: object) -> None:
    anna = house.guest("Анна")
    with anna.live(anna.open(ONE_BOT)["table"]) as wire:
        wire.hear()
        assert wire.ask(type="answer", version=0, seat=0, answer=answer)["tag"] == "bad-request"


def test_sizes_are_limited(house: Inside) -> None:
    anna = house.guest("Анна")
    table = anna.open(ONE_BOT)["table"]
    with anna.live(table) as wire:
        wire.hear()
        assert wire.ask(type="chat", text="a" * 5000)["tag"] == "too-large"
        assert wire.ask(type="chat", text="a" * 501)["tag"] == "bad-request"
        assert wire.ask(type="chat", text="a" * 500)["text"] == "a" * 500
    assert anna.post("/api/guest", {"name": "n" * 41})["tag"] == "bad-request"
    assert anna.post("/api/guest", {"name": "n", "more": "m" * 20000})["type"] == "problem"
    assert anna.open([{"kind": "me"}] * 17)["type"] == "problem"


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, no bucket fills again."""
    monkeypatch.setattr(limits, "now", lambda: 0.0)


def test_rates_are_limited(no_time_passes: None, house: Inside) -> None:
    anna = house.guest("Анна")
    opened = [anna.open(ONE_BOT) for _ in range(31)]
    assert [one.get("tag") for one in opened] == [None] * 30 + ["too-fast"]
    with anna.live(opened[0]["table"]) as wire:
        wire.hear()
        said = [wire.ask(type="chat", text=str(number)) for number in range(7)]
        assert [line.get("tag") for line in said][-1] == "too-fast"
    with anna.live(opened[0]["table"]) as wire:
        wire.hear()
        with pytest.raises(WebSocketDisconnect) as found:
            all(wire.ask(type="ping") for _ in range(1000))
    assert found.value.code == 4429


def test_http_is_limited_by_address(no_time_passes: None, house: Inside) -> None:
    anna = house.guest("Анна")
    assert "too-fast" in [anna.get("/api/me").get("tag") for _ in range(700)]


def test_what_cannot_be_opened_is_said_in_a_sentence(house: Inside) -> None:
    anna = house.guest("Анна")
    assert anna.open(ONE_BOT, game="chess")["tag"] == "unknown-game"
    assert anna.open(ONE_BOT[:1])["tag"] == "bad-seats"
    assert anna.open(ONE_BOT, settings={"hats": True})["tag"] == "unknown-setting"
    assert anna.open(ONE_BOT, settings={"easy": 3})["tag"] == "bad-setting"
    assert anna.open([{"kind": "me"}, {"kind": "bot", "level": "divine"}])["tag"] == "unknown-bot"
    assert anna.open([{"kind": "me"}, {"kind": "me"}])["tag"] == "bad-request"
    assert anna.open([{"kind": "king"}, {"kind": "me"}])["tag"] == "bad-request"
    assert anna.get("/api/rules/abraca/fr")["tag"] == "no-page"
    assert anna.get("/api/rules/..%2F..%2FREADME/en")["tag"] == "no-page"
    assert anna.get("/api/nothing")["tag"] == "no-page"


def refused(visitor: Visitor, table: str, query: str = "") -> int:
    """The code with which a connection is closed, or 0 when it is let in."""
    try:
        with visitor.live(table, query) as wire:
            wire.hear()
    except WebSocketDisconnect as error:
        return error.code
    return 0


def test_onlookers_do_not_lock_the_players_out(
    house: Inside, monkeypatch: pytest.MonkeyPatch, no_time_passes: None
) -> None:
    monkeypatch.setattr(audience, "ONLOOKERS", 3)
    anna = house.guest("Анна")
    opened = anna.open(ONE_BOT)
    watch = f"?watch={opened['watch']}"
    with ExitStack() as gallery:
        for _ in range(3):
            gallery.enter_context(house.guest("Зритель").live(opened["table"], watch)).hear()
        assert refused(house.guest("Ещё"), opened["table"], watch) == 4429
        assert refused(anna, opened["table"]) == 0


def test_one_guest_does_not_fill_the_room(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "SCREENS", 2)
    anna, boris, table = seated_friends(house)
    with anna.live(table) as one, anna.live(table) as two:
        one.hear()
        two.hear()
        assert refused(anna, table) == 4429
        assert refused(boris, table) == 0


def test_a_guest_with_many_sockets_says_no_more_than_with_one(no_time_passes: None, house: Inside) -> None:
    anna = house.guest("Анна")
    table = anna.open(ONE_BOT)["table"]
    with anna.live(table) as one, anna.live(table) as two:
        one.hear()
        two.hear()
        heard = [wire.ask(type="ping")["type"] for wire in (one, two) for _ in range(105)]
    assert heard.count("pong") == 200
    assert heard[200:] == ["problem"] * 10


def test_the_whole_table_costs_more_than_a_word(no_time_passes: None, house: Inside) -> None:
    anna = house.guest("Анна")
    with anna.live(anna.open(ONE_BOT)["table"]) as wire:
        wire.hear()
        looked = [wire.ask(type="look", seat=0)["type"] for _ in range(70)]
        assert looked == ["table"] * 66 + ["problem"] * 4


def test_onlookers_together_do_not_drown_the_table(no_time_passes: None, house: Inside) -> None:
    anna = house.guest("Анна")
    opened = anna.open(ONE_BOT)
    said = []
    for number in range(4):
        with house.guest(f"Зритель {number}").live(opened["table"], f"?watch={opened['watch']}") as wire:
            wire.hear()
            said += [wire.ask(type="chat", text="!")["type"] for _ in range(4)]
    assert said.count("chat") == 8
    with anna.live(opened["table"]) as wire:
        wire.hear()
        assert wire.ask(type="chat", text="А я слышна")["text"] == "А я слышна"


def test_who_throws_the_cookie_away_is_known_by_the_address(no_time_passes: None, house: Inside) -> None:
    tags = []
    for _ in range(80):
        eve = house.guest("Ева")
        tags.append(eve.open(ONE_BOT).get("tag"))
    assert tags == [None] * 60 + ["too-fast"] * 20


def test_connections_from_one_address_are_counted(no_time_passes: None, house: Inside) -> None:
    anna = house.guest("Анна")
    table = anna.open(ONE_BOT)["table"]
    codes = [refused(anna, table) for _ in range(245)]
    assert codes == [0] * 240 + [4429] * 5


def test_bots_play_only_where_somebody_looks_or_sits(house: Inside) -> None:
    anna = house.guest("Анна")
    bots = [{"kind": "bot", "level": "random"}] * 3
    opened = anna.open(bots, pause=1)
    with anna.live(opened["table"], f"?watch={opened['watch']}") as wire:
        wire.hear()
        table = house.table(opened["table"])
        assert table.players.thinking
    house.until_left(opened["table"])
    assert not table.players.thinking
    assert table.idle
    played = house.table(anna.open([*bots[:2], {"kind": "me"}], pause=1)["table"])
    assert house.run(woken, played), "Anna will find her turn when she comes"


async def woken(table: Table) -> bool:
    table.players.wake()
    return bool(table.players.thinking)


def test_a_layout_that_somebody_has_written_down_lies_on_the_table(house: Inside) -> None:
    anna = house.guest("Анна")
    info = next(one for one in anna.get("/api/games") if one["name"] == "siggil")
    layout = next(one for one in info["settings"] if one["key"] == "layout")
    assert layout["written"]
    squares = layout["drawn"]["turtle"]
    own = "\n".join(f"{level}{'u' if up else 'd'}{top}:{left}" for left, top, level, up in squares)
    table = anna.open([{"kind": "me"}, {"kind": "bot"}], "siggil", settings={"layout": own})["table"]
    with anna.live(table) as wire:
        view = wire.hear()["view"]
    assert view["layout"] == "own"
    assert [[one["x"], one["y"], one["z"]] for one in view["spots"]] == [square[:3] for square in squares]
    assert anna.open([{"kind": "me"}, {"kind": "bot"}], "siggil", settings={"layout": "0u0:0"})["tag"] == "bad-setting"

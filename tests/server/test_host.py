"""The host of a table: silence, who has to go, another link, and an end of the table; nobody else has these rights."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from server.houses import ONE_BOT, TWO_FRIENDS, Inside, Visitor, Wire, inside


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


class Evening:
    """A table of Anna's with Boris on its second seat."""

    def __init__(self, house: Inside) -> None:
        self.anna, self.boris, self.eve = (house.guest(name) for name in ("Анна", "Борис", "Ева"))
        self.opened = self.anna.open(TWO_FRIENDS)
        self.table = self.opened["table"]
        self.boris.post(f"/api/tables/{self.table}/join", {"token": self.opened["invites"][0]["token"]})
        self.watch = f"?watch={self.opened['watch']}"

    def order(self, do: str, visitor: Visitor | None = None, **whom: int) -> Any:
        return (visitor or self.anna).post(f"/api/tables/{self.table}/order", {"do": do, **whom})

    def people(self) -> Any:
        return self.anna.get(f"/api/tables/{self.table}/people")


def ended(wire: Wire) -> int:
    """The code with which a connection is closed."""
    try:
        while wire.hear():
            pass
    except WebSocketDisconnect as error:
        return error.code
    raise AssertionError


def spoken(wire: Wire, text: str) -> str:
    """What somebody hears who says something: his own words, or why not."""
    wire.send(type="chat", text=text)
    while (message := wire.hear())["type"] not in ("chat", "problem"):
        pass
    return str(message.get("text") or message["tag"])


def test_nobody_but_the_host_orders_anything(house: Inside) -> None:
    evening = Evening(house)
    for visitor in (evening.boris, evening.eve):
        for do in ("mute", "unmute", "remove", "invite", "hush", "speak", "close", "renew"):
            assert evening.order(do, visitor, seat=0)["tag"] == "not-yours"
        assert visitor.get(f"/api/tables/{evening.table}/people")["tag"] == "not-yours"
        answer = house.client.delete(f"/api/tables/{evening.table}", headers=visitor.headers())
        assert (answer.status_code, answer.json()["tag"]) == (403, "not-yours")
    assert house.client.delete(f"/api/tables/{evening.table}").json()["tag"] == "not-yours"
    assert evening.order("mute", seat=0)["tag"] == "bad-request", "the host is not silenced by mistake"
    assert evening.order("remove", seat=0)["tag"] == "bad-request"
    assert evening.order("mute", seat=9)["tag"] == "bad-request"
    assert evening.order("mute", who=9)["tag"] == "bad-request"
    assert evening.order("dance")["tag"] == "bad-request"


def test_somebody_is_silenced_and_heard_again(house: Inside) -> None:
    evening = Evening(house)
    with evening.boris.live(evening.table) as his:
        his.hear()
        assert evening.order("mute", seat=1)["muted"] == [1]
        assert spoken(his, "Эй!") == "muted"
    with evening.boris.live(evening.table) as his:
        his.hear()
        assert spoken(his, "Эй!") == "muted", "after coming back too"
        assert evening.order("unmute", seat=1)["muted"] == []
        assert spoken(his, "Эй!") == "Эй!"


def test_onlookers_are_seen_silenced_and_shown_out(house: Inside) -> None:
    evening = Evening(house)
    with evening.eve.live(evening.table, evening.watch) as hers:
        hers.hear()
        (onlooker,) = evening.people()["onlookers"]
        assert (onlooker["name"], onlooker["muted"]) == ("Ева", False)
        assert evening.order("mute", who=onlooker["number"])["onlookers"][0]["muted"]
        assert spoken(hers, "Борис блефует!") == "muted"
        assert evening.order("remove", who=onlooker["number"])["onlookers"] == []
        assert ended(hers) == 4403
    with evening.eve.live(evening.table, evening.watch) as hers:
        assert ended(hers) == 4403, "she does not come back by the same link"
    with house.guest("Жанна").live(evening.table, evening.watch) as other:
        other.hear()
        assert evening.order("hush")["hush"]
        assert spoken(other, "И я!") == "muted"
        assert not evening.order("speak")["hush"]
        assert spoken(other, "И я!") == "И я!"


def test_a_link_for_onlookers_is_renewed_and_revoked(house: Inside) -> None:
    evening = Evening(house)
    record = f"/api/tables/{evening.table}/chronicle?before=9&watch="
    with evening.boris.live(evening.table) as his, evening.eve.live(evening.table, evening.watch) as hers:
        his.hear()
        hers.hear()
        renewed = evening.order("renew")["watch"]
        assert renewed != evening.opened["watch"]
        assert ended(hers) == 4403
        assert his.until("table")["watch"] == renewed
        with evening.eve.live(evening.table, f"?watch={renewed}") as again:
            again.hear()
            assert evening.order("close")["watch"] is None
            assert ended(again) == 4403
    for link in (evening.opened["watch"], renewed, "None", ""):
        with evening.eve.live(evening.table, f"?watch={link}") as hers:
            assert ended(hers) == 4403
        assert evening.eve.get(record + link)["tag"] == "not-yours"


def test_what_the_host_has_ordered_outlives_the_server(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        evening = Evening(house)
        renewed = evening.order("renew")["watch"]
        evening.order("mute", seat=1)
        evening.order("hush")
        with evening.anna.live(evening.table) as wire:
            scene = wire.hear()
            for _ in range(60):
                if not scene["options"]:
                    break
                scene = wire.ask(type="answer", version=scene["version"], seat=0, answer=scene["options"][-1])
    with inside(tmp_path) as house:
        people = house.client.get(f"/api/tables/{evening.table}/people", headers=evening.anna.headers()).json()
        assert people == {"watch": renewed, "hush": True, "onlookers": [], "muted": [1]}


def test_somebody_is_shown_out_of_a_seat_and_a_friend_takes_it(house: Inside) -> None:
    evening = Evening(house)
    with evening.anna.live(evening.table) as hers, evening.boris.live(evening.table) as his:
        hers.hear()
        his.hear()
        evening.order("remove", seat=1)
        assert ended(his) == 4403
        shown = hers.until("table")
        assert shown["seats"][1]["kind"] == "open"
        (invite,) = shown["invites"]
    assert evening.boris.get("/api/tables") == []
    old = {"token": evening.opened["invites"][0]["token"]}
    assert evening.boris.post(f"/api/tables/{evening.table}/join", old)["tag"] == "not-yours"
    assert evening.eve.post(f"/api/tables/{evening.table}/join", {"token": invite["token"]}) == {"seat": 1}


def test_a_table_is_deleted_with_everything_of_it(house: Inside) -> None:
    evening = Evening(house)
    other = evening.anna.open(ONE_BOT)["table"]
    with evening.boris.live(evening.table) as his:
        his.hear()
        his.ask(type="chat", text="Прощайте")
        headers = evening.anna.headers()
        assert house.client.delete(f"/api/tables/{evening.table}", headers=headers).status_code == 204
        assert ended(his) == 4404
    assert house.client.delete(f"/api/tables/{evening.table}", headers=headers).status_code == 404
    assert house.run(house.hub.store.load, evening.table) is None
    assert house.run(house.hub.store.rows, evening.table) == []
    assert [brief["table"] for brief in evening.anna.get("/api/tables")] == [other]
    assert evening.boris.get("/api/tables") == []

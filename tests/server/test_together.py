"""People who stay together: one link for any free seat, and a rematch of the same people."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.houses import Inside, Visitor, inside

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BOT = {"kind": "bot", "level": "random", "name": "Фауст"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


def join(visitor: Visitor, table: str, token: str) -> Any:
    return visitor.post(f"/api/tables/{table}/join", {"token": token})


def again(visitor: Visitor, table: str) -> Any:
    return visitor.post(f"/api/tables/{table}/rematch", {})


def test_an_invitation_says_who_invites_to_what_and_who_is_there(house: Inside) -> None:
    anna, boris, eve = (house.guest(name) for name in ("Анна", "анна", "Ева"))
    opened = anna.open([ME, FRIEND, FRIEND])
    path = f"/api/tables/{opened['table']}/invitation?token="
    told = boris.get(path + opened["join"])
    assert (told["game"], told["host"]) == ("abraca", 0)
    assert [(seat["name"], seat["kind"]) for seat in told["seats"]] == [("Анна", "human"), ("", "open"), ("", "open")]
    assert boris.get(path + opened["invites"][1]["token"]) == told
    assert eve.get(path + "nonsense")["tag"] == "not-yours"
    join(boris, opened["table"], opened["join"])
    assert [seat["name"] for seat in eve.get(path + opened["join"])["seats"]] == ["Анна", "анна 2", ""]


def play_out(house: Inside, table_id: str) -> None:
    """The match is played to its end, whoever is asked."""
    table = house.table(table_id)

    async def play() -> None:
        while not table.journal.over:
            seat = table.journal.asked()[0]
            await table.do(lambda seat=seat: table.answer(seat, table.journal.options(seat)[-1]))  # type: ignore[misc]

    house.run(play)


class Family:
    """Anna's table: Boris came by the link, a bot sits between them."""

    def __init__(self, house: Inside, *seats: Any, **wishes: Any) -> None:
        self.house = house
        self.anna, self.boris, self.eve = (house.guest(name) for name in ("Анна", "Борис", "Ева"))
        self.opened = self.anna.open(list(seats) or [ME, BOT, FRIEND], **wishes)
        self.table = self.opened["table"]
        join(self.boris, self.table, self.opened["join"])

    def over(self) -> "Family":
        play_out(self.house, self.table)
        return self

    def names(self, table: str) -> list[tuple[str, str]]:
        with self.anna.live(table) as wire:
            return [(seat["name"], seat["kind"]) for seat in wire.hear()["seats"]]


def test_one_link_brings_everybody_to_a_free_seat(house: Inside) -> None:
    guests = [house.guest(name) for name in ("Анна", "Борис", "Ева", "Жанна")]
    opened = guests[0].open([ME, FRIEND, FRIEND])
    link = opened["join"]
    assert [join(guest, opened["table"], link) for guest in guests[1:3]] == [{"seat": 1}, {"seat": 2}]
    assert join(guests[1], opened["table"], link) == {"seat": 1}, "who sits there keeps his seat"
    assert join(guests[3], opened["table"], link)["tag"] == "table-full"
    assert join(guests[3], opened["table"], "")["tag"] == "not-yours"


def test_a_seat_that_has_its_own_invitation_is_taken_by_either_link(house: Inside) -> None:
    anna, boris, eve = (house.guest(name) for name in ("Анна", "Борис", "Ева"))
    opened = anna.open([ME, FRIEND, FRIEND])
    assert join(boris, opened["table"], opened["invites"][1]["token"]) == {"seat": 2}
    assert join(eve, opened["table"], opened["join"]) == {"seat": 1}


def test_the_link_for_free_seats_is_the_hosts_alone(house: Inside) -> None:
    family = Family(house, ME, FRIEND, FRIEND)
    with family.boris.live(family.table) as his, family.anna.live(family.table) as hers:
        assert his.hear()["join"] is None
        assert hers.hear()["join"] == family.opened["join"]
    with family.eve.live(family.table, f"?watch={family.opened['watch']}") as wire:
        assert wire.hear()["join"] is None
        assert all(family.opened["join"] not in said for said in wire.bytes)


def test_who_is_shown_out_does_not_come_back_by_the_link_for_all(house: Inside) -> None:
    family = Family(house)
    family.anna.post(f"/api/tables/{family.table}/order", {"do": "remove", "seat": 2})
    assert join(family.boris, family.table, family.opened["join"])["tag"] == "not-yours"
    with family.anna.live(family.table) as wire:
        fresh = wire.hear()["join"]
    assert join(family.eve, family.table, fresh) == {"seat": 2}


def test_a_rematch_seats_the_same_people_one_seat_further(house: Inside) -> None:
    family = Family(house, clock=60, training=False).over()
    with family.boris.live(family.table) as his:
        assert his.hear()["again"] is None
        table = again(family.anna, family.table)["table"]
        assert his.until("update")["again"] == "Анна"
    assert family.names(table) == [("Фауст", "bot"), ("Борис", "open"), ("Анна", "human")]
    assert join(family.boris, table, "") == {"seat": 1}
    before, after = (house.table(name).journal.head for name in (family.table, table))
    kept = ("game", "settings", "pause", "clock", "training", "count")
    assert [getattr(before, name) for name in kept] == [getattr(after, name) for name in kept]
    assert {before.watch, before.join}.isdisjoint({after.watch, after.join})
    assert table in [brief["table"] for brief in family.boris.get("/api/tables")]


def test_onlookers_are_led_to_the_rematch(house: Inside) -> None:
    family = Family(house).over()
    with family.eve.live(family.table, f"?watch={family.opened['watch']}") as wire:
        assert wire.hear()["onward"] is None
        table = again(family.anna, family.table)["table"]
        onward = wire.until("update")["onward"]
    assert onward == {"table": table, "watch": house.table(table).journal.head.watch}
    assert join(family.eve, table, onward["watch"])["tag"] == "not-yours", "it is a link for looking"
    with family.eve.live(table, f"?watch={onward['watch']}") as wire:
        assert (wire.hear()["mine"], wire.scene["chair"]) == ([], None)


def test_where_nobody_may_watch_no_link_leads_on(house: Inside) -> None:
    family = Family(house).over()
    family.anna.post(f"/api/tables/{family.table}/order", {"do": "close"})
    table = again(family.anna, family.table)["table"]
    with family.boris.live(family.table) as wire:
        assert (wire.hear()["again"], wire.scene["onward"]) == ("Анна", None)
        assert all(house.table(table).journal.head.watch not in said for said in wire.bytes)


def test_two_who_call_for_a_rematch_find_one_table(house: Inside) -> None:
    family = Family(house).over()
    tables = {again(one, family.table)["table"] for one in (family.boris, family.anna, family.boris)}
    assert len(tables) == 1
    (table,) = tables
    assert join(family.boris, table, "") == {"seat": 1}, "who has called for it sits there already"
    assert join(family.anna, table, "") == {"seat": 2}
    assert not house.table(table).journal.waits


def test_a_rematch_is_for_those_who_sat_there_and_after_the_end(house: Inside) -> None:
    family = Family(house)
    assert again(family.anna, family.table)["tag"] == "bad-request"
    family.over()
    assert again(family.eve, family.table)["tag"] == "not-yours"
    assert house.client.post(f"/api/tables/{family.table}/rematch", json={}).json()["tag"] == "not-yours"
    table = again(family.anna, family.table)["table"]
    assert join(family.eve, table, "")["tag"] == "not-yours", "a seat that is kept is kept for one guest"


def test_a_call_for_a_rematch_outlives_the_server(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        family = Family(house).over()
        table = again(family.anna, family.table)["table"]
        cookie = family.boris.cookie
    with inside(tmp_path) as house:
        boris = house.guest("")
        boris.cookie = cookie
        with boris.live(family.table) as wire:
            assert wire.hear()["again"] == "Анна"
        assert again(boris, family.table)["table"] == table
        assert join(boris, table, "") == {"seat": 1}


def test_the_screen_in_the_middle_stays_there_in_a_rematch(house: Inside) -> None:
    family = Family(house, FRIEND, FRIEND)
    join(family.eve, family.table, family.opened["join"])
    table = again(family.over().boris, family.table)["table"]
    with family.anna.live(table) as wire:
        scene = wire.hear()
        assert (scene["owner"], scene["mine"]) == (True, [])
        assert scene["join"]


def test_a_seat_that_a_bot_plays_for_somebody_who_left_does_not_keep_the_others_waiting(house: Inside) -> None:
    family = Family(house)
    family.boris.post(f"/api/tables/{family.table}/seats/2", {"kind": "bot", "level": "random"})
    table = again(family.over().anna, family.table)["table"]
    assert not house.table(table).journal.waits
    assert join(family.boris, table, "") == {"seat": 1}, "but he may come"
    assert family.names(table)[1] == ("Борис", "human")


def test_a_table_is_put_out_of_ones_own_list_alone(house: Inside) -> None:
    family = Family(house)
    path = f"/api/tables/{family.table}/forget"
    assert house.client.post(path, json={}).json()["tag"] == "not-yours"
    assert family.eve.post(path, {}) == {}, "which says nothing of the table to a stranger"
    assert family.boris.post(path, {}) == {}
    assert family.boris.get("/api/tables") == []
    assert [brief["table"] for brief in family.anna.get("/api/tables")] == [family.table]
    with family.boris.live(family.table) as wire:
        assert wire.hear()["mine"] == [2], "he keeps his seat"


def test_a_pause_stops_bots_clock_and_answers_until_somebody_goes_on(house: Inside) -> None:
    family = Family(house, ME, FRIEND, BOT, clock=60)
    with family.anna.live(family.table) as hers, family.boris.live(family.table) as his:
        scene = hers.hear()
        assert scene["clock"]
        his.hear()
        his.send(type="pause", on=True)
        paused = his.until("update")
        assert (paused["paused"], paused["clock"]) == ("Борис", None)
        answer = {"type": "answer", "version": scene["version"], "seat": 0, "answer": scene["options"][0]}
        hers.send(**answer)
        assert hers.until("problem")["tag"] == "paused"
        hers.send(type="undo", seat=0)
        assert hers.until("problem")["tag"] == "paused"
        hers.send(type="pause", on=False)
        while hers.scene["paused"] is not None:
            hers.hear()
        assert hers.scene["clock"]
        hers.send(**answer)
        while hers.scene["version"] < paused["version"] + 2:
            hers.hear()


def test_nobody_pauses_a_table_at_which_he_does_not_sit(house: Inside) -> None:
    family = Family(house)
    with family.eve.live(family.table, f"?watch={family.opened['watch']}") as wire:
        wire.hear()
        assert wire.ask(type="pause", on=True)["tag"] == "not-yours"


def test_a_pause_outlives_the_server(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        family = Family(house)
        with family.boris.live(family.table) as his:
            his.hear()
            his.send(type="pause", on=True)
            his.until("update")
    with inside(tmp_path) as house:
        assert house.table(family.table).journal.access.paused == "Борис"


def test_a_clock_that_has_run_out_says_so_to_everybody(house: Inside) -> None:
    family = Family(house, ME, FRIEND, clock=60)
    table = house.table(family.table)
    with family.anna.live(family.table) as hers, family.boris.live(family.table) as his:
        for wire in (hers, his):
            assert wire.hear()["late"] == []

        async def ring() -> None:
            table.players.ring()

        house.run(ring)
        for wire in (hers, his):
            while not wire.scene["late"]:
                wire.hear()
            assert wire.scene["late"] == [0]
            assert wire.scene["seats"][0]["kind"] == "human", "the seat stays with its holder"
        seat = table.journal.asked()[0]
        house.run(table.do, lambda: table.answer(seat, table.journal.options(seat)[-1]))
        while hers.scene["late"]:
            hers.hear()

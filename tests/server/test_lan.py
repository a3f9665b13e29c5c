"""A house on one's own machine is shown in the local network from its page, and hidden again."""

from pathlib import Path
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from magoteka.client import House, Live, Refused
from magoteka.server.lan import lan_address, own
from magoteka.server.settings import AccessSettings
from server.houses import ONE_BOT, TWO_FRIENDS, inside, named, outside

TIMEOUT = 60.0


def refused(address: str) -> bool:
    """Whether nobody listens there."""
    try:
        urlopen(f"{address}/livez", timeout=TIMEOUT).close()
    except URLError:
        return True
    return False


def until(one: Live, version: int) -> None:
    """Hear on until the table is at a version."""
    while one.scene.get("version", -1) < version:
        one.hear()


def gone(one: Live) -> bool:
    """Hear on until the connection is at its end."""
    try:
        while True:
            one.hear()
    except ConnectionClosed:
        return True


def test_phones_come_in_as_long_as_the_keeper_shows_the_house(tmp_path: Path) -> None:
    """A real process; on a machine without a network the house says that it cannot."""
    with outside(tmp_path) as (_, here):
        (anna,) = named(here, "Анна")
        before = anna.get("/api/lan")
        if own(lan_address()):
            assert before == {"address": None, "may": False}
            with pytest.raises(Refused, match="cannot be shown"):
                anna.post("/api/lan", {"on": True})
            return
        port = here.rstrip("/").rsplit(":", 1)[1]
        there = f"http://{lan_address()}:{port}"
        assert before == {"address": None, "may": True}
        assert refused(there)
        created = anna.open("abraca", TWO_FRIENDS)
        with anna.live(created["table"]) as seat:
            for _ in range(2):
                assert anna.post("/api/lan", {"on": True})["address"] == f"{lan_address()}:{port}"
            boris = House(there, "Борис")
            boris.post(f"/api/tables/{created['table']}/join", {"token": created["join"]})
            assert boris.get("/api/lan") == {"address": None, "may": False}
            with pytest.raises(Refused, match="not yours"):
                boris.post("/api/lan", {"on": False})
            with boris.live(created["table"]) as phone:
                phone.hear()
                version = phone.scene["version"]
                until(seat, version)
                asked = phone if phone.scene["options"] else seat
                asked.answer(asked.scene["options"][0])
                until(seat, version + 1)
                assert anna.post("/api/lan", {"on": False}) == {"address": None, "may": True}
                assert gone(phone)
            assert refused(there)
            assert anna.get(f"/api/tables/{created['table']}/chronicle?before=99")
        assert anna.post("/api/lan", {"on": True})["address"] is not None  # and once more
        assert not refused(there)


def asked_as(address: str, **headers: str) -> int:
    """The status of a wish to show the house."""
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    request = Request(f"{address}/api/lan", b'{"on": false}', {"content-type": "application/json", **names})
    try:
        with urlopen(request, timeout=TIMEOUT) as answer:
            return int(answer.status)
    except URLError as error:
        return int(getattr(error, "code", 0))


def test_only_who_sits_before_the_machine_switches_it(tmp_path: Path) -> None:
    with outside(tmp_path) as (_, here):
        address = here.rstrip("/")
        assert asked_as(address) == 200
        assert asked_as(address, host="localhost:80") == 200
        assert asked_as(address, origin="http://evil.example") == 403
        assert asked_as(address, host="192.168.1.5:8000") == 403  # a proxy on this machine that hands the name on
        for header in ("x_forwarded_for", "forwarded", "x_real_ip"):
            assert asked_as(address, **{header: "127.0.0.1"}) == 403


@pytest.mark.parametrize("access", [AccessSettings(hosts=("games.example",)), AccessSettings(proxies=("127.0.0.1",))])
def test_a_house_with_doors_of_its_own_has_no_switch(tmp_path: Path, access: AccessSettings) -> None:
    with outside(tmp_path, access=access) as (_, here):
        assert asked_as(here.rstrip("/")) == 403
        assert named(here, "Анна")[0].get("/api/lan") == {"address": None, "may": False}


def test_a_house_that_is_served_by_others_has_no_switch(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        anna.open(ONE_BOT)
        assert anna.get("/api/lan") == {"address": None, "may": False}
        assert anna.post("/api/lan", {"on": True})["tag"] == "not-yours"

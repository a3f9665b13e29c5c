"""Houses that share a host: each below a path of its own, behind HAProxy with TLS, or at another port."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener, urlopen

import pytest

from magoteka.client import House
from magoteka.server.guests import COOKIE
from magoteka.server.settings import AccessSettings
from server.houses import ONE_BOT, TWO_FRIENDS, inside, outside
from server.machines import tls_door

PAGE = '<html><head><script src="./assets/a.js"></script><link rel="icon" href="./icon.svg"></head></html>'
NAMES = ("club", "home")


@dataclass
class Host:
    """Two houses behind one door, each below its name; `direct` leads past the door."""

    address: str
    direct: dict[str, str]

    def house(self, name: str, guest: str) -> House:
        return House(f"{self.address}/{name}", guest)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("host")
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        direct = {}
        for name in NAMES:
            access = AccessSettings(proxies=("127.0.0.1",), below=f"/{name}")
            direct[name] = stack.enter_context(outside(folder / name, access=access))[1]
        ports = {name: urlsplit(address).port or 0 for name, address in direct.items()}
        address, known = stack.enter_context(tls_door(ports, folder))
        patch.setenv("SSL_CERT_FILE", str(known))
        yield Host(address, direct)


def call(browser: OpenerDirector, url: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with browser.open(Request(url, data, {"content-type": "application/json"})) as response:
        return json.load(response)


def test_a_house_says_below_which_path_it_is_found(host: Host) -> None:
    assert {name: address.rpartition("/")[0].rpartition("/")[2] for name, address in host.direct.items()} == {
        name: name for name in NAMES
    }


def test_a_match_is_played_below_a_path_through_tls(host: Host) -> None:
    anna, boris = host.house("club", "Анна"), host.house("club", "Борис")
    opened = anna.open("abraca", TWO_FRIENDS)
    assert boris.join(opened["table"], opened["invites"][0]["token"]) == 1
    with anna.live(opened["table"]) as hers, boris.live(opened["table"]) as his:
        hers.hear()
        his.hear()
        asked = hers if hers.scene["options"] else his
        before = asked.scene["version"]
        asked.answer(asked.scene["options"][0])
        while asked.scene["version"] == before:
            asked.hear()


def test_every_address_of_a_page_begins_with_the_path(host: Host) -> None:
    anna = host.house("club", "Анна")
    opened = anna.open("abraca", TWO_FRIENDS)
    link = f"{host.address}/club/t/{opened['table']}?join={opened['invites'][0]['token']}"
    with urlopen(link) as response:
        page = response.read().decode()
    named = re.findall(r'(?:src|href|content)="([^"]*/[^"]*)"', page)
    ours = [address for address in named if not re.match(r"(image|text)/", address)]
    assert any(address.endswith(".js") for address in ours) or "not built" in page
    assert f'content="{host.address}/club/api/tables/{opened["table"]}/picture' in page
    for address in {urlsplit(address).path for address in ours if address.startswith(("/", host.address))}:
        assert f"{address}/".startswith("/club/")
        if "/api/" not in address:
            urlopen(host.address + address).close()


def test_the_page_names_its_files_and_the_path(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(PAGE)
    access = AccessSettings(hosts=("testserver.local",), below="/club")
    with inside(tmp_path / "data", access=access, static=static) as house:
        page = house.client.get("/t/anything").text
    assert 'src="/club/assets/a.js"' in page
    assert 'href="/club/icon.svg"' in page
    assert '<meta name="magoteka-below" content="/club" />' in page


def test_the_cookie_is_for_the_path_and_goes_through_tls_alone(host: Host) -> None:
    request = Request(f"{host.address}/club/api/guest", b'{"name": "x"}', {"content-type": "application/json"})
    with urlopen(request) as response:
        cookie = response.headers["set-cookie"].lower()
    assert "path=/club/;" in f"{cookie};".replace("; ", ";")
    assert "secure" in cookie


def test_who_comes_past_the_door_comes_in_too(host: Host) -> None:
    address = host.direct["club"].removesuffix("/club/")
    for path in ("/healthz", "/club/healthz", "/club", "/", "/api/games"):
        urlopen(address + path).close()


def test_two_houses_on_one_host_know_their_guests_apart(host: Host) -> None:
    browser = build_opener(HTTPCookieProcessor(CookieJar()))
    for where in (host.direct, {name: f"{host.address}/{name}/" for name in NAMES}):
        for name in NAMES:
            call(browser, f"{where[name]}api/guest", {"name": f"Guest of {name}"})
        assert [call(browser, f"{where[name]}api/me")["name"] for name in NAMES] == [
            f"Guest of {name}" for name in NAMES
        ]


def test_houses_at_two_ports_know_their_guests_apart(tmp_path: Path) -> None:
    browser, jar = {}, dict[str, str]()
    with inside(tmp_path / "one") as one, inside(tmp_path / "two") as two:
        for name, house in (("one", one), ("two", two)):
            answer = house.client.post("/api/guest", json={"name": name}, headers={"cookie": cookies(jar)})
            cookie, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
            jar[cookie] = value
            browser[name] = house
        for name, house in browser.items():
            house.client.cookies.clear()
            assert house.client.get("/api/me", headers={"cookie": cookies(jar)}).json()["name"] == name
    assert len(jar) == 2


def test_a_guest_of_an_older_house_keeps_name_and_tables(tmp_path: Path) -> None:
    """One cookie had the same name in all houses; whoever comes with it is given one that only this house has."""
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        table = anna.open(ONE_BOT)["table"]
        anna.cookie = f"{COOKIE}={anna.cookie.partition('=')[2]}"
        answer = house.client.get("/api/tables", headers=anna.headers())
        assert [one["table"] for one in answer.json()] == [table]
        name, _, value = answer.headers["set-cookie"].partition(";")[0].partition("=")
        assert name != COOKIE
        house.client.cookies.clear()
        again = house.client.get("/api/me", headers={"cookie": f"{COOKIE}=of-another-house; {name}={value}"})
        assert again.json()["name"] == "Анна"
        assert "set-cookie" not in again.headers


def cookies(jar: dict[str, str]) -> str:
    return "; ".join(f"{name}={value}" for name, value in jar.items())

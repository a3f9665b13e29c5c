"""What docs/security.md promises, where no other test has it; and the page itself."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from magoteka.server.guests import COOKIE, CookieSigner
from magoteka.table import limits
from magoteka.table.guests import Guest
from server.houses import ONE_BOT, TWO_FRIENDS, Inside, inside

ROOT = Path(__file__).parents[2]
SCRIPT = "<img src=x onerror=alert(1)>"
OTHER = "<b onclick=alert(2)>"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as opened:
        yield opened


def test_the_page_on_security_names_tests_that_are_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    there = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in (path.stem, *re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE))
    }
    assert len(named) > 20
    assert named - there == set()


def test_links_cannot_be_guessed(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """An invitation and a link for onlookers have 144 bits, an id of a table 72, and guessing is slow."""
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    anna, eve = house.guest("Анна"), house.guest("Ева")
    opened = [anna.open(TWO_FRIENDS) for _ in range(20)]
    secrets = [one["invites"][0]["token"] for one in opened] + [one["watch"] for one in opened]
    assert len(set(secrets)) == 40
    assert {len(secret) for secret in secrets} == {24}
    assert {len(one["table"]) for one in opened} == {12}
    path = f"/api/tables/{opened[0]['table']}/join"
    tags = [eve.post(path, {"token": f"{number:024}"})["tag"] for number in range(650)]
    assert set(tags) == {"not-yours", "too-fast"}
    assert tags[-1] == "too-fast"


def test_an_old_message_sent_again_changes_nothing(house: Inside) -> None:
    """Whoever has recorded a message, even one of the same player, gains nothing by it."""
    anna = house.guest("Анна")
    opened = anna.open([{"kind": "me"}, {"kind": "here", "name": "Борис"}])
    table = house.table(opened["table"])
    said = []
    with anna.live(opened["table"]) as wire:
        wire.hear()
        for _ in range(6):
            seat = table.journal.match.waiting()[0]
            scene = wire.ask(type="look", seat=seat)
            said.append({"type": "answer", "version": scene["version"], "seat": seat, "answer": scene["options"][0]})
            wire.ask(**said[-1])
    digest, version = table.journal.match.digest(), table.journal.version
    for message in said:
        with anna.live(opened["table"], f"?seat={message['seat']}") as wire:
            wire.hear()
            assert wire.ask(**message)["type"] in ("table", "refused")
    assert (table.journal.match.digest(), table.journal.version) == (digest, version)


def test_a_cookie_of_another_house_is_nobody(house: Inside) -> None:
    guest = house.guest("Анна")
    known = house.hub.signer.read(guest.cookie.partition("=")[2])
    assert known is not None
    for forged in (
        CookieSigner(b"x" * 32).write(known),
        CookieSigner(b"").write(known),
        f"{known.id}.",
        ".",
        "a.b.c",
        "%",
        "\u00e9.1",
    ):
        headers = {b"cookie": f"{COOKIE}={forged}".encode()}
        assert house.client.get("/api/me", headers=headers).json()["name"] is None


def test_the_cookie_is_for_this_house_alone(house: Inside) -> None:
    answer = house.client.post("/api/guest", json={"name": "Анна"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    safe = house.client.post("https://testserver.local/api/guest", json={"name": "Анна"})
    assert "secure" in safe.headers["set-cookie"].lower()


def test_a_guest_is_known_to_nobody_by_his_id(house: Inside) -> None:
    """Ids sign for seats; none ever leaves the house, not even to the host."""
    anna, boris, eve = (house.guest(name) for name in ("Анна", "Борис", "Ева"))
    ids = [house.hub.signer.read(one.cookie.partition("=")[2]) for one in (anna, boris, eve)]
    opened = anna.open(TWO_FRIENDS)
    boris.post(f"/api/tables/{opened['table']}/join", {"token": opened["invites"][0]["token"]})
    with anna.live(opened["table"]) as hers, eve.live(opened["table"], f"?watch={opened['watch']}") as seen:
        hers.hear()
        seen.hear()
        hers.ask(type="chat", text="Привет")
        people = json.dumps(anna.get(f"/api/tables/{opened['table']}/people"))
        heard = " ".join([*hers.bytes, *seen.bytes, people, json.dumps(anna.get("/api/tables"))])
    assert not [guest.id for guest in ids if isinstance(guest, Guest) and guest.id in heard]


def test_script_in_names_and_chat_stays_words(house: Inside) -> None:
    """It is kept as it was written and sent as JSON, which no browser takes for a page."""
    eve = house.guest(SCRIPT)
    opened = eve.open([{"kind": "me", "name": SCRIPT}, {"kind": "bot", "level": "random", "name": OTHER}])
    with eve.live(opened["table"]) as wire:
        assert [seat["name"] for seat in wire.hear()["seats"]] == [SCRIPT, OTHER]
        assert wire.ask(type="chat", text=SCRIPT)["text"] == SCRIPT
    for path in ("/api/me", "/api/tables", f"/api/tables/{SCRIPT}/record", f"/api/texts/{SCRIPT}"):
        answer = house.client.get(path, headers=eve.headers())
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_client_makes_a_page_of_nothing_that_people_write() -> None:
    """Raw HTML is made of our own pictures and rules only; whatever else is shown, Svelte shows as text."""
    ours = {"bodies", "emblemOf", "one.html"}
    for path in (ROOT / "web" / "src").rglob("*.svelte"):
        for made in re.findall(r"\{@html ([\w.]+)", path.read_text("utf-8")):
            assert made in ours, path
    for path in (ROOT / "web" / "src").rglob("*.ts"):
        if not path.name.endswith(".test.ts"):
            assert not re.search(
                r"innerHTML|outerHTML|insertAdjacentHTML|\beval\(|new Function", path.read_text("utf-8")
            )


def test_a_flood_ends_a_connection_and_nothing_else(house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "now", lambda: 0.0)
    anna, eve = house.guest("Анна"), house.guest("Ева")
    hers, strange = anna.open(ONE_BOT), eve.open(ONE_BOT)
    with anna.live(hers["table"]) as quiet:
        quiet.hear()
        with eve.live(strange["table"]) as loud, pytest.raises(WebSocketDisconnect) as found:
            all(loud.ask(type="look", seat=0) for _ in range(1000))
        assert found.value.code == 4429
        assert quiet.ask(type="ping") == {"type": "pong"}

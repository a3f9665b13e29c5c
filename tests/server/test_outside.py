"""The house seen from outside: figures, logs, and how it closes."""

import json
import logging
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from magoteka.server import logs
from magoteka.server.settings import AccessSettings
from server.houses import ONE_BOT, Inside, inside, named, outside


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path, access=AccessSettings(hosts=("*",), scrapers=("testclient",))) as opened:
        yield opened


def figures(house: Inside) -> dict[str, float]:
    lines = house.client.get("/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))}


def test_figures_follow_what_happens(house: Inside) -> None:
    anna, eve = house.guest("Анна"), house.guest("Ева")
    before = figures(house)
    opened = anna.open(ONE_BOT)
    with anna.live(opened["table"]) as wire, eve.live(opened["table"], f"?watch={opened['watch']}") as hers:
        wire.hear()
        hers.hear()
        wire.ask(type="ping")
        eve.get(f"/api/tables/{opened['table']}/record")
        found = figures(house)
    assert found["magoteka_tables"] == 1
    assert found['magoteka_connections{kind="player"}'] == found['magoteka_connections{kind="onlooker"}'] == 1
    assert found['magoteka_messages_total{type="ping"}'] == 1
    assert found['magoteka_refusals_total{tag="not-yours"}'] == 1
    assert found["magoteka_write_seconds_count"] >= before["magoteka_write_seconds_count"] + 2
    assert found['magoteka_write_seconds_bucket{le="+Inf"}'] == found["magoteka_write_seconds_count"]
    assert found["magoteka_write_failures_total"] == 0
    assert found["magoteka_claims"] == 1
    assert {found[f'magoteka_queue{{kind="{kind}"}}'] for kind in ("replay", "position", "record", "analysis")} == {0}
    assert found["magoteka_database_bytes"] > 10_000
    assert 0 <= found["magoteka_loop_lag_seconds"] < 60
    assert found['magoteka_requests_total{status="201"}'] == 1


def test_figures_name_nobody_and_no_table(house: Inside) -> None:
    anna = house.guest("Анна")
    table = anna.open(ONE_BOT)["table"]
    assert table not in house.client.get("/metrics").text


def test_figures_are_for_the_keeper(house: Inside, tmp_path: Path) -> None:
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        assert house.client.get("/metrics", headers={header: "10.0.0.1"}).status_code == 404
    with inside(tmp_path / "other") as other:
        assert other.client.get("/metrics").status_code == 404


def test_a_log_for_programs_is_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    record = logging.LogRecord("magoteka", 40, "", 0, "стол %s", ("abc",), None)
    line = json.loads(logs.Lines().format(record))
    assert (line["level"], line["from"], line["message"]) == ("error", "magoteka", "стол abc")
    assert line["at"].endswith("Z")


def test_a_house_that_is_closed_says_so_and_keeps_everything(tmp_path: Path) -> None:
    with outside(tmp_path) as (process, address):
        (anna,) = named(address, "Анна")
        table = anna.open("abraca", ONE_BOT)["table"]
        with anna.live(table) as seat:
            seat.hear()
            seat.answer(seat.scene["options"][0])
            seat.hear()
            version = seat.scene["version"]
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as found:
                [seat.hear() for _ in range(100)]
            assert found.value.rcvd is not None
            assert found.value.rcvd.code == 1012, "come again"
        process.wait(60)
    with outside(tmp_path) as (_, address):
        anna.address = address.rstrip("/")
        with anna.live(table) as seat:
            seat.hear()
            assert seat.scene["version"] >= version

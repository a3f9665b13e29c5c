"""The files for Prometheus and Grafana: every figure they name is given, every rule fires, in a real Prometheus too."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote
from urllib.request import urlopen

import pytest

from magoteka.client import House
from magoteka.server.settings import AccessSettings
from server.houses import ONE_BOT, inside, outside
from server.machines import free_port

FILES = Path(__file__).parents[2] / "deploy" / "prometheus"
BOARD: Any = json.loads((FILES / "grafana.json").read_text("utf-8"))
ASKED = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
PATIENCE = 60.0
SEVERAL = "magoteka_lease_seconds"  # only where processes share a database: tests/server/test_machines.py

needs_prometheus = pytest.mark.skipif(shutil.which("promtool") is None, reason="there is no Prometheus here")


def named(text: str) -> set[str]:
    """The figures that are named in a text."""
    return {re.sub("_(bucket|count|sum)$", "", name) for name in re.findall(r"magoteka_\w+", text)}


def test_every_figure_that_is_asked_for_is_given_and_all_are_asked_for(tmp_path: Path) -> None:
    with inside(tmp_path, access=AccessSettings(hosts=("*",), scrapers=("testclient",))) as house:
        house.hub.metrics.room = house.run(house.hub.sizes)[1]
        given = set(re.findall(r"^# TYPE (\w+)", house.client.get("/metrics").text, re.MULTILINE)) | {SEVERAL}
    rules = re.findall(r"expr: (.*)", (FILES / "alerts.yml").read_text("utf-8"))
    assert named(" ".join(rules)) <= given
    assert named(" ".join(ASKED)) == given


def promtool(*args: str) -> None:
    done = subprocess.run(["promtool", *args], cwd=FILES, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_rule_is_tried() -> None:
    rules = set(re.findall(r"- alert: (\w+)", (FILES / "alerts.yml").read_text("utf-8")))
    assert set(re.findall(r"- alertname: (\w+)", (FILES / "alerts.test.yml").read_text("utf-8"))) == rules


@needs_prometheus
def test_the_rules_fire_when_they_should() -> None:
    promtool("check", "config", "prometheus.yml")
    promtool("test", "rules", "alerts.test.yml")


@contextmanager
def prometheus(folder: Path, house: str) -> Iterator[str]:
    """A Prometheus of our own, with the files as they are but for the pace."""
    for file in ("prometheus.yml", "alerts.yml"):
        text = re.sub(r"for: \w+", "for: 1s", (FILES / file).read_text("utf-8"))
        (folder / file).write_text(text.replace(": 15s", ": 1s").replace("127.0.0.1:8000", house))
    port = free_port()
    wanted = ("config.file=prometheus.yml", "storage.tsdb.path=data", f"web.listen-address=127.0.0.1:{port}")
    command = ["prometheus", *(f"--{one}" for one in wanted)]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}/api/v1"
    finally:
        process.kill()
        process.wait()


def asked(api: str, expr: str) -> list[Any]:
    with urlopen(f"{api}/query?query={quote(expr)}", timeout=30) as answer:
        return list(json.load(answer)["data"]["result"])


def until(api: str, expr: str) -> list[Any]:
    """What is found, as soon as there is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if found := asked(api, expr):
                return found
        except OSError:
            pass
        time.sleep(0.2)
    raise AssertionError(expr)


@pytest.mark.long
@needs_prometheus
def test_a_real_prometheus_reads_a_real_house_and_notices_when_it_is_gone(tmp_path: Path) -> None:
    house, kept = tmp_path / "house", tmp_path / "prometheus"
    kept.mkdir()
    with outside(house) as (process, address), prometheus(kept, address.split("/")[2]) as api:
        anna = House(address, "Анна")
        with anna.live(anna.open("abraca", ONE_BOT)["table"]) as seat:
            seat.hear()
            until(api, 'up{job="magoteka"} == 1')
            until(api, 'magoteka_connections{kind="player"} == 1')
            for expr in ASKED:
                expr = expr.replace("$instance", ".*").replace("$__rate_interval", "10s")
                if SEVERAL not in expr:
                    until(api, expr)
            assert asked(api, "ALERTS") == []
        process.kill()
        found = until(api, 'ALERTS{alertstate="firing"}')
        assert [one["metric"]["alertname"] for one in found] == ["HouseDoesNotAnswer"]

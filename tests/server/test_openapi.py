"""The HTTP side, asked everything that its own description allows, and much that it does not."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from magoteka import __version__
from magoteka.server.api import calls
from magoteka.server.openapi import openapi
from server.houses import ONE_BOT, PATIENCE, named, outside

MANY = int(os.environ.get("MAGOTEKA_FUZZ", "25"))  # requests of each kind
FREE = "from magoteka.server.limits import Bucket; Bucket.take = lambda self, cost=1: True\n"
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DESCRIPTION = openapi(calls(), __version__)
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str, str]]:
    """A server without limits: its address, a guest's cookie and a table of his."""
    folder: Path = tmp_path_factory.mktemp("house")
    with (folder / "log").open("w") as log, outside(folder / "data", errors=log, before=FREE) as (_, address):
        (anna,) = named(address, "Анна")
        yield address, anna.cookie, anna.open("abraca", ONE_BOT)["table"]
    assert "Traceback" not in (folder / "log").read_text()


def test_every_handler_with_a_body_is_described() -> None:
    bodies = {
        one["operationId"] for path in DESCRIPTION["paths"].values() for one in path.values() if "requestBody" in one
    }
    posts = {
        one["operationId"] for path in DESCRIPTION["paths"].values() for kind, one in path.items() if kind == "post"
    }
    wordless = {"stop_notices"}  # a touch of a program that reads mail ends notices (RFC 8058): nothing is asked of it
    assert bodies | wordless == posts == {call.name for call in calls() if call.method == "POST"}


@SCHEMA.parametrize()
@settings(max_examples=MANY, suppress_health_check=list(HealthCheck))
def test_no_request_is_answered_with_a_mistake(case: schemathesis.Case, house: tuple[str, str, str]) -> None:
    address, cookie, table = house
    case.headers["cookie"] = cookie
    if "table" in case.path_parameters and case.method != "DELETE":
        case.path_parameters["table"] = table
    case.call_and_validate(base_url=address.rstrip("/"), checks=CHECKS, timeout=PATIENCE)

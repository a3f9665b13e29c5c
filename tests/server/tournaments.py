"""Tournaments as guests of a house in this process play them."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from magoteka.table.table import Table
from server.houses import Inside, Visitor

BRISK = {"game": "abraca"}


def tournament(host: Visitor, **wish: Any) -> str:
    whole = {"name": "Четверг", "form": "swiss", "games": [BRISK], **wish}
    if whole["form"] == "swiss":
        whole.setdefault("rounds", 1)
    return str(host.post("/api/tournaments", whole)["tournament"])


def entered(host: Visitor, it: str, *others: Visitor, first: bool = True) -> list[Visitor]:
    people = [*([host] if first else []), *others]
    for one in people:
        assert one.post(f"/api/tournaments/{it}/enter", {})["me"] is not None
    return people


def info(visitor: Visitor, it: str) -> Any:
    return visitor.get(f"/api/tournaments/{it}")


def paired(host: Visitor, it: str) -> Any:
    return host.post(f"/api/tournaments/{it}/pair", {})


def order(host: Visitor, it: str, **wish: Any) -> Any:
    return host.post(f"/api/tournaments/{it}/order", wish)


def play_round(house: Inside, it: str) -> None:
    """Everybody answers by chance until all matches of the latest round are over."""
    for board in info(house.guest("Зритель"), it)["played"][-1]["boards"]:
        play_table(house, board["table"])


def play_table(house: Inside, table: str) -> None:
    """Those who sit at a table answer by chance until its match is over."""
    house.run(answers, house.table(table))


async def answers(table: Table) -> None:
    """The answers of a whole match."""
    rng = Random(1)
    while not table.journal.over:
        (seat, *_) = table.journal.asked()
        choice = rng.choice(list(table.journal.options(seat)))
        await table.do(partial(table.answer, seat, choice))

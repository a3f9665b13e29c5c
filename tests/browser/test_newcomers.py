"""Newcomers on a phone, who know no rule and read only what stands on the screen, lose nothing that it had not told.

What is read of an answer is its text, the words beside it, and what a touch that rests on it or the ear is told. They
take what promises most. What an answer costs of lives, points and cards before anybody else decides is heard on the
line of the table; a loss counts against the screen unless the answer, or a tap that led to it, said so or told of a
fight.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, WebSocket

from browser.driver import BOT, ME, OPTION, Person
from extent import first, of
from magoteka.games import GAMES

ANSWERS = of(25, 150)
UNTOLD = 0.01
PATIENCE = 3000  # ms until what answers do has come
READ = """
one => [one.textContent, one.title, one.ariaLabel, one.ariaDescription,
  one.parentElement.querySelector(':scope > .chance')?.textContent].filter(Boolean).join(' · ')
"""
TOLD = f"() => document.querySelector('{OPTION} .does, {OPTION}[aria-description]') !== null"
FIGHT = r"бой|битв|бит[вь]|напа|сраз|драться|враг"
LOSSES = {  # what is lost, and by which words that is told
    "lives-lost": r"−\d+ жизн|ошибк|теря",
    "books-paid": r"−\d+ книг|→|потрат|заплат|обмен",
    "ally-left": r"уход|уйд|покид|расста|отда|жертв",
    "card-lost": r"оста[её]тся|сброс|потер|теря|на золото|оставить|бросить|отда|вещ|прода",
    "hero-died": r"теряете персонажа|жизн",
    "spell-discarded": r"сброс|заклинан",
    "turns-to-miss": r"пропуск|ход",
    "life": r"жизн",
    "sword": r"Меч",
    "magic": r"Магия|Магии",
}


class Newcomer:
    """Reads, taps, and listens to what it cost."""

    def __init__(self, person: Person, luck: random.Random) -> None:
        self.person = person
        self.luck = luck
        self.moments: list[Any] = []
        self.read: list[str] = []
        self.heard = 0
        person.page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", self.hear)

    def hear(self, frame: Any) -> None:
        with suppress(ValueError, TypeError):
            message = json.loads(frame)
            if message.get("type") == "update":
                self.moments += message["moments"]

    def choose(self, options: list[Locator]) -> Locator:
        """What promises most; of equals, any."""
        texts = [self.text(one) for one in options]
        best = max(map(promise, texts))
        at = self.luck.choice([number for number, text in enumerate(texts) if promise(text) == best])
        self.read.append(texts[at])
        return options[at]

    @staticmethod
    def text(option: Locator) -> str:
        try:
            return str(option.element_handle(timeout=1000).evaluate(READ))
        except Error:  # it has gone meanwhile
            return ""

    def answer(self) -> list[str]:
        """Read and answer; what was lost by it untold."""
        with suppress(Error):
            self.person.page.wait_for_function(TOLD, timeout=PATIENCE)
        self.moments, self.read = [], []
        self.person.answer(self.choose)
        words = " · ".join(self.read)
        heard = [told["event"] for moment in self.moments[:1] for told in moment["told"]]
        self.heard += len(heard)
        lost = [event for event in heard if event.get("seat") == 0]
        return [f"{kind} by «{words}»" for kind in map(loss, lost) if kind and not tells(words, kind)]


def promise(text: str) -> int:
    """What somebody who knows nothing hopes for: what is added is good, what is taken is three times as bad."""
    added = sum(int(number) for number in re.findall(r"\+(\d+)", text))
    taken = sum(int(number) for number in re.findall(r"−(\d+)", text))
    return added - 3 * taken - 9 * ("ошибка" in text)


def loss(event: Any) -> str:
    """What an event takes away, if anything."""
    if event["tag"] == "points-changed":
        return str(event["what"]) if event["by"] < 0 and event["what"] in LOSSES else ""
    return event["tag"] if event["tag"] in LOSSES else ""


def tells(words: str, kind: str) -> bool:
    """Whether what was read says that this may be lost, or that one fights, whose odds stand beside it."""
    return re.search(f"{LOSSES[kind]}|{FIGHT}", words, re.IGNORECASE) is not None


@pytest.mark.parametrize("game", first(2, ("abraca", "magic_sword", "fabled", "five_seals", "siggil")))
def test_a_newcomer_loses_nothing_that_the_screen_had_not_told(person: Callable[..., Person], game: str) -> None:
    anna = person(phone=True).called("Анна")
    newcomer, untold, given = Newcomer(anna, random.Random(3)), [], 0
    settings = dict(GAMES[game].brisk)
    anna.page.set_viewport_size({"width": 390, "height": 664})
    anna.sit(ME, {**BOT, "name": "Мерлин"}, game=game, settings=settings)
    while given < ANSWERS:
        anna.ready().first.wait_for()
        if anna.over():
            break
        untold += newcomer.answer()
        given += 1
    print(f"{game}: {len(untold)} losses not told in {given} answers")
    assert given > 5
    assert newcomer.heard > given / 2, "the line of the table was listened to"
    assert len(untold) < max(1, UNTOLD * given), "\n".join(untold)

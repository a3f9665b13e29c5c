"""Every page and every stage of a table as pictures, for a person to look at; nothing sticks out of its screen."""

from collections.abc import Callable
from typing import Any

import pytest

from browser.driver import BOT, FRIEND, GOOD_BOT, LOOKS, ME, Person, play_on
from browser.plots import after, by_lot, greedily
from browser.story import Story
from extent import first, of
from magoteka.core.match import Match

Look = tuple[str, str, str]


def screens(person: Callable[..., Person], owner: Person) -> list[tuple[Person, str]]:
    """The same guest before four screens of different sizes, themes and languages."""
    return [
        (person(lang=lang, phone=size == "phone", theme=theme).also(owner), f"{size}-{theme}-{lang}")
        for size, theme, lang in LOOKS[: of(2, 4)]
    ]


@pytest.mark.parametrize("look", first(2, [(look,) for look in LOOKS]), ids="-".join)
def test_every_page_is_pictured_and_fits_its_screen(person: Callable[..., Person], look: Look) -> None:
    size, theme, lang = look
    anna = person(lang=lang, phone=size == "phone", theme=theme).called("Анна" if lang == "ru" else "Anna")
    anna.table(ME, BOT)
    waiting = anna.table(ME, FRIEND)
    token = waiting["invites"][0]["token"]
    pages = {
        "home": "/",
        "new": "/new/abraca",
        "rules": "/rules/abraca",
        "clause": "/rules/abraca#AB-12",
        "tables": "/tables",
        "credits": "/credits",
        "invite": f"/t/{waiting['table']}",
        "join": f"/t/{waiting['table']}?join={token}",
        "lost": "/nowhere",
    }
    for name, path in pages.items():
        anna.go(path, whole=True)
        anna.fits()
        anna.picture(f"{name}-{size}-{theme}-{lang}", full=name in {"home", "new", "tables", "credits"})


@pytest.mark.parametrize("players", [2, 5])
def test_a_table_is_pictured_at_its_start_in_the_middle_and_at_its_end(
    person: Callable[..., Person], players: int
) -> None:
    owner = person().called("Анна")
    bots = [{**GOOD_BOT, "name": name} for name in ("Мерлин", "Василиса", "Вейнемёйнен", "Кощей")][: players - 1]
    looks = screens(person, owner)
    pictures(looks, f"/t/{owner.table(ME, *bots)['table']}", f"table-{players}-start")
    pictures(looks, told(owner, Story(players, greedily, after(30), by_lot), bots), f"table-{players}-middle")
    ending = told(owner, Story(players, greedily, nearly_over, by_lot), bots)
    looks[0][0].go(ending)
    play_on([looks[0][0]])
    pictures(looks, ending, f"table-{players}-end")


def told(owner: Person, story: Story, bots: list[dict[str, str]]) -> str:
    """The address of a table with a story."""
    return f"/t/{story.tell(owner.house, owner.table(ME, *bots)['table'])}"


def nearly_over(match: Match) -> bool:
    """Somebody is high up the tower."""
    state: Any = match.state
    return match.waiting() == [0] and max(state.scores) >= 5


def pictures(looks: list[tuple[Person, str]], path: str, name: str) -> None:
    """The same moment on all screens; between moments only the first one looks on."""
    for screen, look in looks:
        screen.go(path)
        screen.ready().first.wait_for()
        screen.fits()
        screen.picture(f"{name}-{look}")
    for screen, _ in looks[1:]:
        screen.page.goto("about:blank")

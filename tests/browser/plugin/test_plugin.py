"""A game and a language are added by files alone: built in a copy of the house, by CONTRIBUTING's lists, and played."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.driver import GOOD_BOT, ME, House, Person, play_on, seated
from browser.plugin.building import HERE, Copy, commands, copied, files_of, listed, places

GAME, LANGUAGE = HERE / "runes", HERE / "sindarin"
NEWCOMERS = {"Adding a game": GAME, "Adding a language": LANGUAGE}
MAGOTEKA = ("python", "-m", "magoteka.cli.main")
pytestmark = pytest.mark.xdist_group("plugin")  # the house is built once


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The house with one room and one language more."""
    made = copied(tmp_path_factory.mktemp("second") / "house")
    for folder in NEWCOMERS.values():
        made.bring(folder)
    made.register("runes")
    for command in commands("Adding a game"):
        made.command(command.replace("GAME", "runes"))
    return made


@pytest.mark.parametrize("title", list(NEWCOMERS))
def test_the_list_names_every_file_and_no_other(title: str) -> None:
    files, patterns = files_of(NEWCOMERS[title]), places(title)
    assert len(patterns) >= 5
    found = {file: listed(file, patterns) for file in files}
    assert not [file for file, where in found.items() if not where]
    assert not set(patterns) - {pattern for where in found.values() for pattern in where}


def test_the_contract_suite_passes_for_the_new_game(copy: Copy) -> None:
    assert "[100%]" in copy.run("python", "-m", "pytest", "tests/contract", "tests/games/runes", "-k", "runes")
    assert "Runes: 5 of 5" in copy.run(*MAGOTEKA, "ledger", "runes")


def test_its_rooms_keep_their_order_and_their_types(copy: Copy) -> None:
    assert "0 broken" in copy.run("lint-imports")
    assert "no issues" in copy.run("python", "-m", "mypy", "src/magoteka/games/runes")


def test_bots_play_it_in_the_arena(copy: Copy) -> None:
    told = copy.run(*MAGOTEKA, "sim", "runes", "--seats", "3", "--bots", "greedy,random", "--games", "60")
    assert "60 of 60" in told


def test_the_terminal_tells_its_table_in_its_own_sentences(copy: Copy) -> None:
    told = copy.run(*MAGOTEKA, "play", "runes", "--bot", "random", "greedy", "--seed", "1", "--lang", "en")
    assert re.search(r"stones? (?:are|is) left in the bag|One stone is left", told)
    assert "Bot 1 keeps: " in told
    assert not re.search(r"\bNone\b|FaceDown|runes-|\bthrown\b", told)


def test_the_terminal_speaks_the_new_language(copy: Copy) -> None:
    assert "ped: magoteka" in copy.run(*MAGOTEKA, "--help", "--lang", "sjn")


@pytest.fixture(scope="module")
def other(copy: Copy, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The client of the second house, built and served."""
    copy.run("node", "node_modules/vite/bin/vite.js", "build", folder="web")
    house = House(tmp_path_factory.mktemp("data"), copy.environment()).start()
    yield house
    house.kill()


def test_the_client_knows_the_types_of_the_new_room(copy: Copy) -> None:
    copy.run("node", "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", folder="web")


def test_the_new_game_is_played_in_a_browser_to_its_end(chromium: Browser, other: House) -> None:
    anna = seated(chromium, other, "en", phone=True, theme="dark", motion=False).called("Anna")
    page = anna.go()
    expect(page.locator("[data-game=runes] h2")).to_have_text("Runes")
    expect(page.locator("[data-game=runes] .emblem path")).to_have_count(2)
    anna.sit(ME, {**GOOD_BOT, "name": "Merlin"}, game="runes")
    anna.fits()
    anna.picture("plugin-runes")
    play_on([anna], choose=lambda options: options[0])
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"wins|Shared victory"))
    expect(page.locator(".log")).to_contain_text("The stones are turned up")
    anna.go("/rules/runes#RN-03")
    expect(page.locator("#RN-03")).to_be_in_viewport()
    leave(anna)


def test_the_new_language_is_spoken_in_a_browser(chromium: Browser, other: House) -> None:
    anna = seated(chromium, other, "sjn", phone=False, theme="light", motion=False).called("Anna")
    page = anna.go()
    expect(page.locator("html")).to_have_attribute("lang", "sjn")
    card = page.locator("[data-game=abraca]")
    expect(card.get_by_role("heading")).to_have_text("Man peth?")
    expect(card.get_by_role("button", name="Tolo na i ngelaidh")).to_be_visible()
    expect(page.locator("[data-game=siggil]").get_by_role("heading")).to_have_text("Siggil")
    anna.sit(ME, {**GOOD_BOT, "name": "Merlin"})
    expect(page.locator(".said")).to_contain_text("Lû lîn: pedo angol.")
    expect(page.locator(".log")).to_contain_text("Lû 1.")
    anna.picture("plugin-sindarin")
    page.get_by_role("button", name="English").or_(page.get_by_role("button", name="Русский")).click()
    expect(page.locator("html")).not_to_have_attribute("lang", "sjn")
    leave(anna)


def leave(person: Person) -> None:
    """Close the browser; its console has nothing to complain of."""
    complaints = person.complaints()
    person.context.close()
    assert not complaints

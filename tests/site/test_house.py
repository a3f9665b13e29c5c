"""The house in a browser: tabs that share it, files that carry it, newer versions, and what it offers."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from browser.driver import CURTAIN, ME, Person, play_on
from magoteka.games import GAMES
from magoteka.lessons import lessons_of
from magoteka.puzzles import puzzles_of
from tools.site import fingerprint

from .driver import PLACE, RESTORED, Host, ask, brought_in, kept, remembered, sit

KIND = {"kind": "bot", "level": "kind"}
SPOIL = """
async () => {
  const cache = await caches.open('magoteka-warm')
  for (const one of await cache.keys()) await cache.put(one, new Response('no memory of anything'))
}
"""


def arrived(person: Person, path: str = "/") -> Person:
    """Somebody who has come to a page of the site."""
    person.page.goto(f"{person.house.address}/#{path}")
    kept(person.page)
    return person


def test_a_second_tab_goes_on_when_the_first_is_closed(visitor: Callable[..., Person]) -> None:
    anna = arrived(visitor())
    sit(anna, "abraca", ME, KIND)
    page = anna.context.new_page()
    page.goto(anna.page.url)
    second = Person(anna.house, anna.context, page)
    second.ready().first.wait_for()
    play_on([anna], 1)
    second.reach(anna.version())
    version = second.version()
    anna.page.close()
    play_on([second], 2)
    assert second.version() > version


def test_a_newer_version_waits_until_it_is_wanted(visitor: Callable[..., Person], tmp_path: Path) -> None:
    anna = arrived(visitor())
    page, worker = tmp_path / PLACE / "index.html", tmp_path / PLACE / "sw.js"
    before = fingerprint(page)
    page.write_text(page.read_text("utf-8").replace("<body>", '<body data-edition="second">'), "utf-8")
    worker.write_text(worker.read_text("utf-8").replace(before, fingerprint(page)), "utf-8")
    anna.page.reload()
    expect(anna.page.get_by_text("Новая версия:")).to_be_visible()
    assert anna.page.locator("[data-edition]").count() == 0
    anna.page.get_by_role("button", name="обновить").click()
    expect(anna.page.locator("[data-edition=second]")).to_be_attached()
    expect(anna.page.get_by_text("Новая версия:")).to_have_count(0)


def test_all_games_go_to_another_browser_in_a_file(visitor: Callable[..., Person], tmp_path: Path) -> None:
    anna, boris = arrived(visitor()), arrived(visitor(), "/tables")
    table = sit(anna, "siggil", ME, KIND)
    play_on([anna], 2)
    version = anna.version()
    anna.page.goto(f"{anna.house.address}/#/tables")
    with anna.page.expect_download() as file:
        anna.page.get_by_role("button", name="Сохранить все партии в файл").click()
    carried = tmp_path / "carried.json"
    file.value.save_as(carried)
    boris.page.locator("input[type=file]").set_input_files(carried)
    expect(boris.page.get_by_text("Взята 1 партия.")).to_be_visible()
    boris.page.goto(f"{boris.house.address}/#/t/{table}")
    boris.ready().first.wait_for()
    assert boris.version() >= version
    play_on([boris], 1)


def test_lessons_puzzles_and_one_screen_for_several(visitor: Callable[..., Person], host: Host) -> None:
    anna = brought_in(visitor(), host)
    for name, game in GAMES.items():
        given = [("lesson", "/lessons", next(iter(lessons_of(game)), None))]
        given += [("puzzle", "/puzzles", next(iter(puzzles_of(game)), None))]
        for what, path, first in given:
            if first is not None:
                table = json.loads(ask(anna, "POST", path, {"game": name, what: first}))["table"]
                anna.page.goto(f"{host.address}/#/t/{table}")
                expect(anna.page.locator(".guide, .puzzle, [data-option]").first).to_be_visible()
    sit(anna, "abraca", ME, {"kind": "here", "name": "Борис"}, KIND)
    expect(anna.page.locator(CURTAIN)).to_be_visible()


def test_nothing_is_offered_that_needs_a_server(visitor: Callable[..., Person], host: Host) -> None:
    anna = brought_in(visitor(), host)
    anna.page.goto(f"{host.address}/#/new/abraca")
    expect(anna.page.get_by_role("button", name="За одним экраном")).to_be_visible()
    expect(anna.page.get_by_role("button", name="С друзьями")).to_have_count(0)
    anna.page.goto(f"{host.address}/#/rules/abraca")
    expect(anna.page.locator("main")).to_contain_text("AB-17")
    manifest = json.loads((Path(__file__).parents[2] / "site" / "manifest.webmanifest").read_text("utf-8"))
    asked = anna.context.new_cdp_session(anna.page)
    found = asked.send("Page.getAppManifest")
    assert (json.loads(found["data"])["display"], found["errors"]) == ("standalone", [])
    why = {one["errorId"] for one in asked.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert why <= {"in-incognito"}, "a browser would install it, but for the private window of the test"
    for icon in manifest["icons"]:
        size = anna.page.evaluate("async (src) => (await (await fetch(src)).blob()).size", icon["src"])
        assert size > 0


def test_python_is_ready_at_the_next_visit_as_it_was(visitor: Callable[..., Person]) -> None:
    anna = arrived(visitor())
    remembered(anna.page)
    assert anna.page.workers[0].evaluate(RESTORED) == 0
    anna.page.reload()
    sit(anna, "siggil", ME, KIND)
    assert anna.page.workers[0].evaluate(RESTORED) == 1
    play_on([anna])
    assert anna.over()


def test_a_memory_that_is_spoilt_does_not_shut_the_house(visitor: Callable[..., Person]) -> None:
    anna = arrived(visitor())
    remembered(anna.page)
    anna.page.evaluate(SPOIL)
    anna.page.reload()
    sit(anna, "abraca", ME, KIND)
    assert anna.page.workers[0].evaluate(RESTORED) == 0
    assert play_on([anna], 1) == 1

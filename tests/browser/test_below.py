"""Two houses on one host, each below a path, behind HAProxy with TLS: a page and all its links stay below its own."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from magoteka.server.settings import AccessSettings
from server.houses import outside
from server.machines import tls_door

NAMES = ("club", "home")
LINKS = "() => [...document.links].map(link => link.href)"


@pytest.fixture
def door(tmp_path: Path) -> Iterator[str]:
    with ExitStack() as stack:
        ports = {}
        for name in NAMES:
            access = AccessSettings(proxies=("127.0.0.1",), below=f"/{name}")
            ports[name] = urlsplit(stack.enter_context(outside(tmp_path / name, access=access))[1]).port or 0
        yield stack.enter_context(tls_door(ports, tmp_path))[0]


def named(page: Page, name: str) -> None:
    page.get_by_role("button", name="Странник").click()
    page.get_by_label("Ваше имя").fill(name)
    page.get_by_role("button", name="Сохранить").click()


def test_two_houses_on_one_host_are_walked_through_side_by_side(chromium: Browser, door: str) -> None:
    context = chromium.new_context(ignore_https_errors=True, locale="ru-RU")
    page, errors = context.new_page(), list[str]()
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.on("requestfailed", lambda asked: errors.append(asked.url) if "/live" not in asked.url else None)
    for name in NAMES:
        page.goto(f"{door}/{name}/", wait_until="networkidle")
        named(page, f"Гость {name}")
        expect(page.get_by_role("banner").first).to_contain_text(f"Гость {name}")
        page.locator('.game-card[data-game="abraca"] .primary').first.click()
        page.wait_for_url(f"{door}/{name}/t/*")
        page.locator("[data-option]").first.wait_for()
        page.reload()
        page.locator("[data-option]").first.click()
        page.get_by_role("link", name="Маготека").first.click()
        page.wait_for_url(f"{door}/{name}/")
        page.locator(f'a[href^="/{name}/t/"]').first.wait_for()
        assert all(link.startswith(f"{door}/{name}/") for link in page.evaluate(LINKS)), page.evaluate(LINKS)
        with context.expect_page() as opened:
            page.locator(f'footer a[href="/{name}/past"]').click(modifiers=["Control"])
        opened.value.wait_for_url(f"{door}/{name}/past")
        opened.value.close()
    page.goto(f"{door}/club/credits")
    expect(page.get_by_role("banner").first).to_contain_text("Гость club")
    assert not errors, errors
    context.close()


def test_a_house_can_be_installed(chromium: Browser, door: str) -> None:
    context = chromium.new_context(ignore_https_errors=True)
    page = context.new_page()
    page.goto(f"{door}/club/credits")
    asked = context.new_cdp_session(page)
    found = asked.send("Page.getAppManifest")
    assert (found["errors"], found["manifest"]["startUrl"]) == ([], f"{door}/club/")
    assert asked.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    context.close()

"""After one visit everything works without a network: the short part of what `make site-test` tries."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from browser.driver import Person, play_on

from .driver import Host, brought_in


def test_a_match_after_the_network_is_gone(visitor: Callable[..., Person], host: Host) -> None:
    anna = brought_in(visitor(), host)
    anna.page.locator(".game-card .primary").first.click()
    anna.ready().first.wait_for()
    assert play_on([anna], 3) == 3
    version = anna.version()
    anna.page.reload()
    anna.ready().first.wait_for()
    assert anna.version() >= version
    play_on([anna])
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Победа")
    expect(dialog).to_contain_text("Печать проверена")
    with anna.page.expect_download() as record:
        dialog.get_by_role("link", name="Сохранить запись партии").first.click()
    assert json.loads(record.value.path().read_text("utf-8"))["game"] == "abraca"
    anna.page.goto(f"{host.address}/#/tables")
    expect(anna.page.get_by_role("listitem").first).to_contain_text("Абрака")

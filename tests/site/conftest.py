"""A host of plain files and one Chromium a worker."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.conftest import chromium, same_choices
from browser.driver import Person, seated

from .driver import Host, laid_out

__all__ = ["chromium", "same_choices"]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """A host of the test's own, for it may go away."""
    host = Host(laid_out(tmp_path))
    yield host
    host.go_away()


@pytest.fixture
def visitor(chromium: Browser, host: Host) -> Iterator[Callable[..., Person]]:
    """People before browsers; the test fails when a console complains."""
    people: list[Person] = []

    def come(lang: str = "ru", phone: bool = False) -> Person:
        people.append(seated(chromium, host, lang, phone, "dark", False))  # type: ignore[arg-type]
        return people[-1]

    yield come
    complaints = [complaint for one in people for complaint in one.complaints()]
    for one in people:
        one.context.close()
    assert not complaints, complaints

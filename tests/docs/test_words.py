"""One thing has one name: what docs/words.md calls not ours is said nowhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/words.md"
TEXTS = sorted([*ROOT.glob("src/magoteka/**/locale/*.ftl"), *ROOT.glob("web/src/**/*.ftl")])
QUOTED = re.compile('[«"]([^»"]+)[»"]')
ROW = re.compile(r"^\| (.+) \| (.+) \|$", re.MULTILINE)
SAID = re.compile(r"^#.*$|^[\w-]+ *=|\{[^{}]*\}", re.MULTILINE)


def forbidden() -> list[str]:
    """The forms in the first column of the last table."""
    table = PAGE.read_text("utf-8").partition("## Forms that are not ours")[2]
    return [form for left, _ in ROW.findall(table) for form in QUOTED.findall(left)]


def told(path: Path) -> list[tuple[int, str]]:
    """What a file says, line by line, without keys, comments and what is filled in."""
    return [(number, SAID.sub("", line)) for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)]


def test_the_page_names_forms() -> None:
    assert len(forbidden()) > 12


def test_no_sentence_has_a_form_that_is_not_ours() -> None:
    forms = [re.compile(rf"(?<!\w){re.escape(form)}", re.IGNORECASE) for form in forbidden()]
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in TEXTS
        for number, line in told(path)
        for form in forms
        if form.search(line)
    ]
    assert found == []


def test_everybody_is_addressed_alike() -> None:
    """«вы»: never «ты»."""
    familiar = re.compile(r"(?<![\w-])(ты|тебя|тебе|тобой|твой|твоя|твоё|твои)(?![\w-])", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in TEXTS
        if path.stem == "ru"
        for number, line in told(path)
        if familiar.search(line)
    ]
    assert found == []

"""The pages of docs/: no link leads nowhere, the site lists all of them, and their code runs."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bots.guests import environment
from magoteka.arena.variants import read
from magoteka.bots.chair import chair_at
from magoteka.cli.main import run
from magoteka.cli.parser import parsed
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.texts import Texts
from server.houses import named, outside

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), *sorted(ROOT.glob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    """The code of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", (DOCS / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """What a heading is called in links."""
    text = FENCE.sub("", page.read_text("utf-8"))
    plain = [re.sub(r"[^\w\- ]", "", title.lower()) for title in HEADING.findall(text)]
    return {title.strip().replace(" ", "-") for title in plain}


@pytest.mark.once
def test_every_link_leads_somewhere() -> None:
    lost = []
    for page in PAGES:
        for link in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
            place, _, anchor = link.partition("#")
            target = (page.parent / place).resolve() if place else page
            if "://" in place or link.startswith("mailto:"):
                continue
            if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
                lost.append(f"{page.relative_to(ROOT)}: {link}")
    assert lost == []


@pytest.mark.once
def test_the_site_names_pages_that_are_there_and_loads_nothing_from_elsewhere() -> None:
    site = (ROOT / "mkdocs.yml").read_text("utf-8")
    listed = set(re.findall(r"[\w./-]+\.md", site)) - {"rules/index.md"}
    assert len(listed) > 20
    assert [name for name in sorted(listed) if not ((DOCS / name).exists() or (ROOT / name).exists())] == []
    assert "font: false" in site
    assert "://" not in site


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """Every page is on its list, every link and anchor leads somewhere, every docstring of the API can be read.

    Not `--quiet`, which keeps warnings from `--strict`, too.
    """
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    plain = {**environment(), "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    assert [line for line in said.splitlines() if line and not line.startswith("INFO")] == []
    assert (tmp_path / "examples" / "learn.py.txt").exists()
    made = {path.relative_to(tmp_path).with_suffix(".md") for path in tmp_path.rglob("*.html")}
    assert {page.relative_to(DOCS) for page in DOCS.rglob("*.md")} <= made


@pytest.mark.parametrize("page", ["add-a-game.md"])
def test_the_code_of_a_page_runs_from_its_first_block_to_its_last(page: str, tmp_path: Path) -> None:
    """Plain Python builds upon the rules as they are, compiled or not."""
    code = tmp_path / "page.py"
    code.write_text("\n".join(blocks(page, "python")), "utf-8")
    command = [sys.executable, str(code)]
    done = subprocess.run(command, cwd=tmp_path, env=environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]


def test_the_bench_of_a_designer_works_as_its_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for line in "".join(blocks("design-bench.md", "sh")).splitlines():
        assert run([*shlex.split(line)[1:], "--jobs", "1"]) == 0
        assert (tmp_path / line.split()[-1] / "page.html").exists()
    for language, ending in (("yaml", "yaml"), ("python", "py")):
        path = tmp_path / f"variant.{ending}"
        path.write_text(blocks("design-bench.md", language)[0], "utf-8")
        assert read(path, "five_seals").checked().changes()


def test_the_bot_of_the_page_chooses_and_plays_over_the_wire(tmp_path: Path) -> None:
    at_home, over_the_wire = blocks("bots.md", "python")
    names: dict[str, Any] = {}
    exec(compile(at_home, "docs/bots.md", "exec"), names)
    match = Match.new(GAMES["abraca"], seats=2, rng=Rng(3))
    (seat,) = match.waiting()
    mirka = names["Mirka"]()
    chair = chair_at(match, seat, mirka, Rng(1))
    assert 0 <= mirka.choose(chair) < len(chair.options)
    with outside(tmp_path) as (_, address):
        (anna,) = named(address, "Анна")
        opened = anna.open("abraca", [{"kind": "friend"}, {"kind": "bot", "level": "random"}], pause=0)
        program = over_the_wire.replace("http://127.0.0.1:8000", address)
        facts = {"table": opened["table"], "token": opened["invites"][0]["token"]}
        exec(compile(f"from magoteka.client import House\n{program}", "docs/bots.md", "exec"), facts)


@pytest.mark.parametrize("page", sorted(page.name for page in DOCS.glob("*.md")))
def test_commands_of_the_pages_are_commands(page: str) -> None:
    """What a page says to type is understood, whether or not it is run here."""
    text = (DOCS / page).read_text("utf-8")
    typed = "".join(re.findall(r"^```(?:sh|console)?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    for line in typed.replace("mirka", "greedy").splitlines():
        said = re.split(r"\s{2,}", line.removeprefix("$ "))[0]  # what stands behind it tells what it does
        if said.startswith("magoteka ") and "GAME" not in said:
            assert parsed(shlex.split(said, comments=True)[1:], Texts("en")).command

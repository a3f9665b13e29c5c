"""What the pages call by name is there: files, folders, classes and what they have, calls and commands."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("docs")  # the sources are read once

ROOT = Path(__file__).parents[2]
SOURCE = re.compile(r"\.(py|ts|svelte|ftl|mjs|yml)$")
FOLDERS = (".github", "bench", "deploy", "docs", "examples", "requirements", "src", "tests", "tools", "web")
UNTRACKED = {"node_modules", "static", "__pycache__", ".recorded", ".svelte-check"}
PAGES = [  # what was true on a day stays on the pages of that day
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs/decisions").glob("*.md")),
    *sorted((ROOT / "tests").rglob("*.md")),
]
QUOTED = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"[\w./<>*-]+\.(py|ts|svelte|ftl|json|md|sh|mjs|yml|toml|css)|[a-z_<>]+/[\w./<>*-]*")
NAME = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*(\(\))?")
DIGEST = re.compile(r"[0-9a-f]{16}")
MADE = re.compile(  # by a command, outside this tree, or in the tree of the reader
    r"/?(artifacts|dist|assets)/.*|bench/(\.env|results.*)|figures\.json|data/magoteka\.db|application/wasm|/api/.*"
    r"|magoteka/licences/mypyc\.txt|web/package-lock\.json"
)
OTHERS = {
    "HttpOnly",
    "Secure",
    "cp",
    "macos",
    "abraca_v2",
    "p1",
    "p2",
    "librt",
    "vecs",
    "PYTHONDONTWRITEBYTECODE",
}  # words of HTTP, of tools, of Python, of examples


@cache
def files() -> tuple[str, ...]:
    """All paths of the tree, from its root."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file()]
    paths = [path.relative_to(ROOT) for path in (*found, *ROOT.iterdir())]
    return tuple(str(path) for path in paths if not UNTRACKED & set(path.parts))


@cache
def words() -> frozenset[str]:
    """Every word of the sources."""
    sources = [path for path in files() if SOURCE.search(path) and "tests/docs/" not in path]
    return frozenset(word for path in sources for word in re.findall(r"\w+", (ROOT / path).read_text("utf-8")))


@cache
def members() -> dict[str, set[str]]:
    """What each class has, wherever it is declared."""
    found: dict[str, set[str]] = {}
    for path in (path for path in files() if path.startswith("src/") and path.endswith(".py")):
        for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(re.findall(r"\w+", ast.unparse(node)))
    return found


def quoted(page: Path) -> list[str]:
    """What a page has between backticks in its text."""
    return QUOTED.findall(FENCE.sub("", page.read_text("utf-8")))


def exists(name: str) -> bool:
    """Whether a path, perhaps with a place for any game, is the end of one of the tree, or a folder."""
    shape = re.sub(r"<[^>]*>|\\\*", "[^/]*", re.escape(name.strip("/")))
    wanted = re.compile(rf"(^|.*/){shape}(/.*|$)")
    return any(wanted.match(path) for path in files())


@pytest.mark.once
@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    lost = []
    for said in quoted(page):
        if FILE.fullmatch(said):
            lost += [] if MADE.fullmatch(said) or exists(said) else [said]
        elif NAME.fullmatch(said) and not DIGEST.fullmatch(said):
            parts = said.removesuffix("()").split(".")
            unknown = {*parts} - words() - OTHERS
            stray = {*parts[1:2]} - members().get(parts[0], {*parts})
            lost += [said] if unknown or stray else []
    assert lost == []

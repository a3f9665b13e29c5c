"""What MkDocs does not know of docs/: pages above it, tables of the rules pages, lists of folders, the API."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from magoteka.games import GAMES
from magoteka.pages import PICTURE, filled
from magoteka.texts import Texts

ROOT = Path(__file__).parents[1]
ABOVE = (
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
)  # pages of the project that belong to the site too
SHOWN = ("LICENSE", "Dockerfile", "deploy", "examples", "tests/lab/README.md")  # what pages lead to, as plain text
FOLDERS = {  # whose pages are listed
    "decisions": "# Decisions\n\nWhy it is built so, one page each.\n",
    "lab": "# The laboratory\n\nJournals: what was measured, tried and left out. Other pages say what holds today.\n",
}
API = {
    "game": ("magoteka.core.game", "What a game offers"),
    "match": ("magoteka.core.match", "A match: the only way in for answers"),
    "record": ("magoteka.core.record", "A match as its answers"),
    "games": ("magoteka.games", "The games of the house"),
    "chair": ("magoteka.bots.chair", "What a bot gets"),
    "client": ("magoteka.client", "A house over the wire"),
    "envs-pettingzoo": ("magoteka.envs.pettingzoo", "PettingZoo"),
    "envs-gymnasium": ("magoteka.envs.gymnasium", "Gymnasium"),
    "envs-vector": ("magoteka.envs.vector", "Many matches at once"),
    "envs-openspiel": ("magoteka.envs.openspiel", "OpenSpiel"),
}
LINK = re.compile(r"\]\(([^)\s#]+)(#[^)\s]*)?\)")
RULES = re.compile(r"rules/(\w+)\.(ru|en)\.md")


def on_config(config: Any) -> Any:
    """Where the list of pages names a folder, name its pages; a page that it does not name fails a strict build."""
    names = list(generated()) + [f"{folder}/{page.name}" for folder in FOLDERS for page in pages_in(folder)]
    config.nav = opened(config.nav, names)
    return config


def opened(entry: Any, names: list[str]) -> Any:
    """An entry of the list, a folder as its pages, the list of them first."""
    if isinstance(entry, str) and entry.endswith("/"):
        found = [name for name in names if name.startswith(entry)]
        return sorted(found, key=lambda name: (not name.endswith("/index.md"), name))
    if isinstance(entry, list):
        return [opened(one, names) for one in entry]
    if isinstance(entry, dict):
        return {title: opened(one, names) for title, one in entry.items()}
    return entry


def pages_in(folder: str) -> list[Path]:
    """The pages of a folder of docs/."""
    return sorted((ROOT / "docs" / folder).glob("*.md"))


def on_files(files: Files, config: Any) -> Files:
    """Add what does not lie in docs/."""
    for name, text in generated().items():
        files.append(File.generated(config, name, content=text))
    for path in shown_files():
        name = path.relative_to(ROOT).as_posix()
        files.append(File.generated(config, f"{name}.txt", abs_src_path=str(path)))
    return files


def shown_files() -> list[Path]:
    """What pages lead to beside pages."""
    found = [path for name in SHOWN for path in ((ROOT / name).rglob("*") if (ROOT / name).is_dir() else [ROOT / name])]
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)


def generated() -> dict[str, str]:
    """Pages that are made of others."""
    found = {name: (ROOT / name).read_text("utf-8") for name in ABOVE}
    found["rules/index.md"] = rules_list()
    found |= {f"{folder}/index.md": listed(folder, head) for folder, head in FOLDERS.items()}
    found["api/index.md"] = "# API\n\nFrom the docstrings of the source.\n\n" + "".join(
        f"* [`{module}`]({name}.md): {about}\n" for name, (module, about) in API.items()
    )
    return found | {f"api/{name}.md": f"# {about}\n\n::: {module}\n" for name, (module, about) in API.items()}


def rules_list() -> str:
    """The rules pages by games."""
    rows = [
        f"* {Texts('ru').say(f'{game}-title')}: [по-русски]({game}.ru.md), [in English]({game}.en.md)\n"
        for game in GAMES
    ]
    return "# Правила · Rules\n\nEach clause has its id; code and tests cite it.\n\n" + "".join(rows)


def listed(folder: str, head: str) -> str:
    """The pages of a folder by their numbers or days."""
    pages = pages_in(folder)
    titles = [page.read_text("utf-8").split("\n", 1)[0].lstrip("# ") for page in pages]
    numbers = [f"{page.name[:4]} " if folder == "decisions" else "" for page in pages]
    rows = [f"* {number}[{title}]({page.name})\n" for number, page, title in zip(numbers, pages, titles, strict=True)]
    return head + "\n" + "".join(rows)


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Tables and captions of a rules page, and links that lead to where things lie on the site."""
    name = page.file.src_uri
    if found := RULES.fullmatch(name):
        shown = filled(markdown, GAMES[found[1]], found[2])
        markdown = PICTURE.sub(lambda one: f'!!! example ""\n    {" ".join(one[1].split())}\n', shown)
    return LINK.sub(lambda one: f"]({moved(one[1], name)}{one[2] or ''})", markdown)


def moved(target: str, page: str) -> str:
    """Where a link of the source tree leads on the site."""
    if "://" in target or target.startswith("mailto:"):
        return target
    if page in ABOVE:
        target = target.removeprefix("docs/")
    if target.removeprefix("../") in ABOVE:
        target = target.removeprefix("../")
    up, name = "../" * page.count("/"), target.lstrip("./")
    if any(name == one or name.startswith(f"{one}/") for one in SHOWN) and (ROOT / name).is_file():
        return f"{up}{name}.txt"
    return f"{target.rstrip('/')}/index.md" if target.rstrip("/") in ("rules", *FOLDERS) else target

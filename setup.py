"""Compiles the rules with mypyc when a C compiler is there, and says so when it is not."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILE = os.environ.get("MAGOTEKA_COMPILE", "auto")  # auto | always | never
FLAGS = ["-O3", "-fvisibility=hidden", "-fno-semantic-interposition"]
SOURCES = Path("src/magoteka")
CORE = ("bits", "chance", "cards", "agenda", "boards")
PLAIN = ("__init__", "game", "view", "events", "answers", "tags", "heuristic")


def compiled_modules() -> list[str]:
    """The hot modules: the machinery of the core, and every game's board and rules."""
    core = [str(SOURCES / "core" / f"{name}.py") for name in CORE]
    games = [str(path) for path in sorted((SOURCES / "games").glob("*/**/*.py")) if path.stem not in PLAIN]
    return core + games


class OptionalBuild(build_ext):
    """A compiler that is missing or fails leaves an interpreted, equally exact package."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if COMPILE == "always":
                raise
            print(f"magoteka: not compiled, the rules will run interpreted ({error})", file=sys.stderr)
            self.extensions = []


def extensions() -> list[object]:
    """The extension modules, none where compiling is switched off or mypyc is missing."""
    if COMPILE == "never":
        return []
    try:
        from mypyc.build import mypycify

        return list(mypycify(compiled_modules(), opt_level="3", debug_level="0"))
    except (Exception, SystemExit) as error:
        if COMPILE == "always":
            raise
        print(f"magoteka: not compiled, the rules will run interpreted ({error})", file=sys.stderr)
        return []


modules = extensions()
for module in modules:
    module.extra_compile_args = [*module.extra_compile_args, *FLAGS]

setup(ext_modules=modules, cmdclass={"build_ext": OptionalBuild})

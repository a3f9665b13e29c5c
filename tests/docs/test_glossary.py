"""The glossary of docs/architecture.md: every word of ours that names a module, and none that the code has left."""

import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("docs")  # the sources are read once

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/magoteka"
ROW = re.compile(r"^\| ([^|]+) \| [^|]+ \|$", re.MULTILINE)

# Words that a programmer or a player of board games knows before opening this repository.
PLAIN = frozenset(
    """
    access admin agenda analyse analysing analysis api app arena arrays base below bench benchmark bits boards bot
    bots branching calls cards catalog chance charts chat check checking choices chronicle client clock cluster
    codec collection connections contest contests counts coverage database dataset device dice drawing ends env envs
    event exact expiry export figures folder from fuzz game games generic greedy guests gymnasium history host house
    ids import journal json key keyboard lan layout learn lesson lessons limits live logs main match metrics
    migrating migration new openapi opening openspiel outside pages parquet parser patch pettingzoo plan play
    players policy position problems proxy puzzle puzzles random rated rating ratings record records render replay
    rewinding row rulebook saved saves schema screen search seating seats serve server settings shared sim spaces
    sqlite statements store stored stores table tables text texts think transfer tree tune types upgrade upgrading
    values variants vector verify version worker workers
    """.split()  # noqa: SIM905  # a list of words is read as words
)


@cache
def glossary() -> tuple[str, ...]:
    """The words that the page explains, each by itself."""
    page = (ROOT / "docs/architecture.md").read_text("utf-8").partition("\n## Words\n")[2]
    rows = [row for row in ROW.findall(page) if row != "word"]
    return tuple(word.strip() for row in rows for word in row.split(","))


def parts(name: str) -> set[str]:
    """The words of a name, in the singular as far as an s tells it."""
    split = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower().split("_")
    return {word for part in split for word in (part, part.removesuffix("s"), part.removesuffix("es"))}


@cache
def spoken() -> frozenset[str]:
    """The words of all names in the sources; what is only said in comments and sentences does not count."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        found |= parts(path.stem) | parts(path.parent.name)
        with path.open("rb") as file:
            names = {token.string for token in tokenize.tokenize(file.readline) if token.type == tokenize.NAME}
        found |= {word for name in names for word in parts(name)}
    return frozenset(found)


@pytest.mark.once
def test_the_glossary_has_no_word_twice() -> None:
    assert len(glossary()) == len(set(glossary())) > 50


@pytest.mark.once
@pytest.mark.parametrize("word", glossary())
def test_a_word_of_the_glossary_is_used_by_the_code(word: str) -> None:
    assert [part for part in re.split(r"[ -]", word) if part not in spoken()] == []


@pytest.mark.once
def test_every_module_is_named_by_a_plain_word_or_by_one_of_the_glossary() -> None:
    known = PLAIN | {part for word in glossary() for part in parts(word.replace(" ", "_").replace("-", "_"))}
    ours = [path for path in SOURCES.rglob("*.py") if not {"games", "skeleton", "versions"} & set(path.parts)]
    strange = {
        f"{path.relative_to(SOURCES)}: {word}"
        for path in ours
        for word in filter(None, path.stem.strip("_").split("_"))
        if path.stem not in ("__init__", "__main__") and not parts(word) & known
    }
    assert sorted(strange) == []


@pytest.mark.once
def test_no_name_of_a_class_has_two_meanings_in_one_package() -> None:
    """A game is a package; another package may call something else so, as words of rulebooks do."""
    seen: dict[tuple[str, str], Path] = {}
    twice = set()
    for path in SOURCES.rglob("*.py"):
        parents = path.relative_to(SOURCES).parts
        package = "/".join(parents[:2] if parents[0] == "games" else parents[:1])
        for name in re.findall(r"^class (\w+)", path.read_text("utf-8"), re.MULTILINE):
            if seen.setdefault((package, name), path) != path:
                twice.add(f"{package}: {name}")
    assert twice == set()

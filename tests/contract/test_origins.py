"""Every component says where it comes from: the rulebook, what follows from it, the published game, or us."""

from collections.abc import Sequence
from typing import get_args

import pytest

from magoteka.core.game import Game
from magoteka.core.origin import Source, chapter_of
from magoteka.games import GAMES
from magoteka.games.abraca.box.components import SPELLS
from magoteka.games.fabled.box import components as fabled
from magoteka.games.five_seals.box.components import SPELL_NAMES
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.spells import SPELLS as SWORD_SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.siggil.box.components import FAMILIES
from magoteka.games.siggil.box.shape import SHAPES
from magoteka.texts import HOME, Texts

SAY = list(GAMES.values())
COMPONENTS: dict[str, dict[str, Sequence[str]]] = {
    "abraca": {"spell": [str(spell) for spell in range(1, SPELLS + 1)], "die": ["faces"]},
    "siggil": {
        "card": ["ordinary"],
        "spirit": [str(family) for family in range(1, FAMILIES + 1)],
        "layout": list(SHAPES),
    },
    "five_seals": {
        "spell": [str(spell) for spell in range(len(SPELL_NAMES))],
        "figure": ["mage", "familiar", "guardian"],
        "piece": ["seal", "dice"],
        "board": ["dungeon"],
    },
    "fabled": {
        "land": fabled.LAND_NAMES,
        "ally": fabled.ALLIES,
        "ability": fabled.ABILITIES[: fabled.EVENT],
        "place": fabled.PLACES,
        "event": fabled.EVENTS,
        "scenario": fabled.SCENARIOS,
        "trick": fabled.TRICKS,
        "token": fabled.PATH_TOKENS,
    },
    "magic_sword": {
        "design": [design.slug for design in DESIGNS],
        "spell": [spell.slug for spell in SWORD_SPELLS],
        "hero": [hero.slug for hero in HEROES],
        "square": [square.slug for square in SQUARES],
        "being": [being.slug for being in BEINGS],
    },
}


@pytest.mark.parametrize("game", SAY, ids=lambda game: game.name)
def test_no_component_is_without_an_origin(game: Game) -> None:
    said = {kind: set(names) for kind, names in game.origins.items() if kind != "clause"}
    assert said == {kind: set(names) for kind, names in COMPONENTS.get(game.name, {}).items()}


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("game", SAY, ids=lambda game: game.name)
def test_an_origin_names_its_chapter_and_the_book_its_line(game: Game, lang: str) -> None:
    texts = Texts(lang)
    for kind, names in game.origins.items():
        for name, origin in names.items():
            assert origin.source in get_args(Source)
            assert origin.line > 0 or origin.source in ("known", "ours"), name
            if origin.line:
                assert texts.has(f"{game.name}-chapter-{chapter_of(game.chapters, origin.line)}")
            told = texts.origin(game, kind, name)
            assert told.endswith(".")
            assert "-chapter-" not in told


@pytest.mark.rule("MS-0.4")
def test_the_book_prints_the_bridge_and_explains_few_cards() -> None:
    origins = GAMES["magic_sword"].origins
    printed = {name for name, origin in origins["square"].items() if origin.source == "book"}
    assert printed == {square.slug for square in SQUARES if square.code.startswith("B")}
    assert {origin.source for names in origins.values() for origin in names.values()} == {"book", "inferred", "known"}


@pytest.mark.rule("FB-116")
def test_only_the_heralds_property_is_told_whole_in_the_book() -> None:
    abilities = GAMES["fabled"].origins["ability"]
    assert [name for name, origin in abilities.items() if origin.source != "ours"] == ["herald"]

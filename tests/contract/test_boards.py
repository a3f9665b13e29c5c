"""A board is declared once: its copy, its save and its empty table follow from that."""

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from contract.cases import EVERY_GAME
from magoteka.core.chance import Rng
from magoteka.core.codec import board_of
from magoteka.core.game import Game

ROOT = Path(__file__).parents[2]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tools_boards", ROOT / "tools" / "boards.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = tool()
BOARDS = {path.parents[1].name: path for path in TOOL.boards()}


@EVERY_GAME
def test_clone_is_written_from_the_fields(game: Game) -> None:
    page = BOARDS[game.name].read_text(encoding="utf-8")
    assert TOOL.written(page) == page, "run python tools/boards.py"


@EVERY_GAME
def test_what_is_saved_is_what_is_declared(game: Game) -> None:
    page = ast.parse(BOARDS[game.name].read_text(encoding="utf-8"))
    board = next(node for node in page.body if isinstance(node, ast.ClassDef) and TOOL.is_board(node))
    declared = TOOL.fields_of(board)
    g = game.new(game.most)
    assert set(board_of(g)) == set(declared) - set(g.unsaved)
    assert set(g.unsaved) <= set(declared)
    assert {kind for name, kind in declared.items() if name not in g.unsaved} <= {"i64", "bool", "vec[i64]", "Shared"}


@pytest.mark.once
@EVERY_GAME
def test_what_clones_share_is_never_written_in_place(game: Game) -> None:
    page = ast.parse(BOARDS[game.name].read_text(encoding="utf-8"))
    board = next(node for node in page.body if isinstance(node, ast.ClassDef) and TOOL.is_board(node))
    shared = {name for name, kind in TOOL.fields_of(board).items() if kind == "Shared"}
    house = BOARDS[game.name].parents[1]
    pages = [path for path in house.rglob("*.py") if "bot" not in path.relative_to(house).parts]  # bots write no board
    texts = {path.name: path.read_text("utf-8") for path in pages if shared}
    assert [(name, field) for name, text in texts.items() for field in written_in_place(text) & shared] == []


def written_in_place(page: str) -> set[str]:
    """The fields whose items are set, or to which items are appended."""
    found = set()
    for node in ast.walk(ast.parse(page)):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        items = [one.value for one in targets if isinstance(one, ast.Subscript)]
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "append":
            items += node.args[:1]
        found |= {one.attr for one in items if isinstance(one, ast.Attribute)}
    return found


def test_a_field_that_is_written_in_place_is_found() -> None:
    page = "g.one[0] = 1\ng.two[0] += 1\ng.three = append(g.three, 1)\ng.four = with_number(g.four, 0, g.five[0])"
    assert written_in_place(page) == {"one", "two", "three"}


@EVERY_GAME
def test_what_a_clone_plays_leaves_the_original_as_it_was(game: Game) -> None:
    g = game.new(game.most)
    other = g.clone()
    before = board_of(g)
    assert board_of(other) == before
    other.playout(Rng(3))
    assert board_of(g) == before


PAGE = '''class Toy(State):
    """A board."""

    def lay_out(self, seats: i64) -> None:
        """Its fields."""
        self.seats: i64 = seats  # how many
        self.hands: vec[i64] = zeros(seats)
'''


def test_a_new_board_gets_its_clone_and_a_new_field_its_line() -> None:
    page = TOOL.written(PAGE)
    assert "        other.seats = self.seats\n        other.hands = self.hands[:]\n" in page
    assert TOOL.written(page) == page
    more = page.replace("  # how many", "\n        self.deck: i64 = 0")
    assert "        other.deck = self.deck\n" in TOOL.written(more)


def test_a_field_that_cannot_be_copied_is_refused() -> None:
    with pytest.raises(TOOL.Unclear, match="piles"):
        TOOL.written(PAGE + "        self.piles: list[int] = []\n")
    with pytest.raises(TOOL.Unclear, match="twice"):
        TOOL.written(PAGE + "        self.hands: i64 = 0\n")

"""The designer's bench: other numbers truly change play, unchanged ones nothing, and figures say what they should."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from magoteka.arena.altered import NoWay, like, step, with_change
from magoteka.arena.field import Alone, Processes
from magoteka.arena.figures import differences, figures, untouched
from magoteka.arena.plan import Plan
from magoteka.arena.problems import BadVariant, BrokenVariant, NoSuchNumber, OtherSeries, OutOfBounds, WrongNumber
from magoteka.arena.trial import Series, trial_of
from magoteka.arena.variants import Variant, bounds_of, old_value, read
from magoteka.cli.main import run
from magoteka.core.problems import Problem, UnknownSetting
from magoteka.games import GAMES

SEALS = Plan("five_seals", 2, 1, ("random",), 5)
ABRACA = Plan("abraca", 2, 60, ("random",), 5)


def played(folder: Path, box: dict[str, Any], plan: Plan = SEALS) -> Series:
    series = Series(
        trial_of(Variant(plan.game, "tried", {}, box).checked(), plan), "tried", folder / f"{len(box)}.jsonl"
    )
    series.play(Alone())
    return series


# --- other numbers ---------------------------------------------------------------------------------------------------


def test_the_same_numbers_from_the_sources_are_the_same_matches_to_the_last_answer(tmp_path: Path) -> None:
    usual = played(tmp_path, {})
    same = played(tmp_path, {"components.DICE": 3})
    assert same.trial.mark
    assert same.in_order() == usual.in_order()
    assert same.things == usual.things


def test_a_changed_number_changes_play_wherever_it_leads(tmp_path: Path) -> None:
    """A plain number that the compiler would have written into the rules, and a table of which the maps are made."""
    scroll = {"components.SCROLL_ROOMS[4][0]": 2}  # the scrolls of the farthest room have strength 2: none is a six
    usual, other = played(tmp_path, {}), played(tmp_path, {"components.SIXES_FOR_FEW": 6, **scroll})
    assert all(one["rounds"] > two["rounds"] for one, two in zip(usual.in_order(), other.in_order(), strict=True))


GREEDY = Plan("five_seals", 2, 1, ("greedy",), 5)


@pytest.mark.long  # the variant of the page has four dice
@pytest.mark.parametrize("dice", [4, 1, 8])
def test_bots_think_with_other_dice_too(tmp_path: Path, dice: int) -> None:
    """FS-14 The example of `magoteka tune --help`, and the first question of its page."""
    (row,) = played(tmp_path, {"components.DICE": dice}, GREEDY).in_order()
    assert row["over"]


def test_the_variant_of_the_page_is_played(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "design-bench.md").read_text("utf-8")
    (tmp_path / "small.yaml").write_text(re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)[0], "utf-8")
    series = Series(trial_of(read(tmp_path / "small.yaml", "five_seals").checked(), GREEDY), "small", tmp_path / "rows")
    series.play(Alone())
    assert series.in_order()[0]["over"]


@pytest.mark.parametrize("game", list(GAMES))
def test_bounds_name_numbers_of_the_box_and_the_usual_ones_are_within(game: str) -> None:
    for place, (least, most) in bounds_of(game).items():
        usual = old_value(place, *Variant(game).place(place))
        assert least <= usual <= most


def test_a_variant_that_cannot_be_played_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BrokenVariant, match="tried cannot be played"):
        played(tmp_path, {"components.ROOMS": "ab"})


def test_tables_are_made_anew_and_things_are_changed_themselves() -> None:
    class Card:
        price = 3

    card = Card()
    assert with_change(((2, "H"), (3, "a")), (1, 0), 5) == ((2, "H"), (5, "a"))
    assert with_change({2: [1, 2]}, ("2", 1), 9) == {2: [1, 9]}
    assert with_change([card], (0, "price"), 4) == [card]
    assert card.price == 4
    assert like(((1, 2),), [[3, 4], [5, 6]]) == ((3, 4), (5, 6))
    with pytest.raises(NoWay):
        step((1, 2), 2)


@pytest.mark.parametrize(
    ("box", "problem", "words"),
    [
        ({"nowhere.DICE": 3}, NoSuchNumber, "the box has components, dungeon, printed"),
        ({"components.NICE": 3}, NoSuchNumber, "nothing to change at components.NICE"),
        ({"components.PASSAGES[7]": 3}, NoSuchNumber, "there is no 7 among 2, 3, 4, 5"),
        ({"components.FEW[99][0]": 3}, NoSuchNumber, "there are 12, from 0, and no 99"),
        ({"components.FEW[0].price": 3}, NoSuchNumber, "a tuple has no price"),
        ({"components.DICE": "four"}, WrongNumber, "components.DICE is 3 and cannot become 'four'"),
        ({"components.DICE": True}, WrongNumber, "cannot become True"),
        ({"components.FEW[0]": [2, 2, 2]}, WrongNumber, r"components.FEW\[0\]\[1\] is 'H' and cannot become 2"),
        ({"components..DICE": 3}, NoSuchNumber, "a way is written as"),
        ({"components.DICE": 0}, OutOfBounds, "components.DICE may be 1 to 8, not 0"),
        ({"components.DICE": -3}, WrongNumber, "components.DICE is 3 and cannot become -3"),
        ({"components.DICE": 100000}, OutOfBounds, "may be 1 to 8, not 100000"),
        ({"components.SIXES_FOR_FEW": -1}, WrongNumber, "cannot become -1"),
    ],
)
def test_a_way_that_leads_nowhere_is_one_sentence(box: dict[str, Any], problem: type[Problem], words: str) -> None:
    with pytest.raises(problem, match=words):
        Variant("five_seals", "x", {}, box).checked()


def test_other_rooms_than_the_box_have_numbers_too() -> None:
    assert Variant("five_seals").place("box.components.DICE") == Variant("five_seals").place("components.DICE")
    module, name, way = Variant("fabled").place("components.GIFTS.0[1]")
    assert (module, name, way) == ("magoteka.games.fabled.box.components", "GIFTS", (0, 1))


# --- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("v.yaml", "game: five_seals\nsettings: {circle: 2}\nbox: {components.DICE: 4, 'components.FEW[0][0]': 3}\n"),
        ("v.toml", "settings = {circle = 2}\n[box]\n'components.DICE' = 4\n'components.FEW[0][0]' = 3\n"),
        ("v.json", '{"settings": {"circle": 2}, "box": {"components.DICE": 4, "components.FEW[0][0]": 3}}'),
        (
            "v.py",
            "n = 4\nsettings = {'circle': 2}\nbox = {'components.DICE': n, 'components.FEW[0][0]': 3}\n",
        ),
    ],
)
def test_a_variant_may_be_written_in_four_ways(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    found = read(tmp_path / name, "five_seals").checked()
    assert found == Variant("five_seals", "v", {"circle": 2}, {"components.DICE": 4, "components.FEW[0][0]": 3})


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.yaml", "game: abraca\n"),
        ("b.yaml", "boxes: {}\n"),
        ("c.yaml", "{"),
        ("d.py", "1 / 0"),
        ("e.json", "[]"),
        ("f.toml", "box = 3"),
    ],
)
def test_a_file_that_is_no_variant_is_one_sentence(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    with pytest.raises(BadVariant, match="is no variant of the game") as caught:
        read(tmp_path / name, "five_seals")
    assert "\n" not in str(caught.value)


# --- series ----------------------------------------------------------------------------------------------------------


def test_a_series_goes_on_where_it_was_torn_off(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    whole = Series(trial_of(Variant("abraca"), ABRACA), "x", path)
    whole.play(Processes(2))
    text = path.read_text("utf-8")
    path.write_text(text[: len(text) // 2], "utf-8")
    again = Series(whole.trial, "x", path)
    heard: list[int] = []
    again.play(Alone(), heard.append)
    assert 0 < heard[0] < 60
    assert heard[-1] == 60
    assert again.in_order() == whole.in_order()
    other = Series(trial_of(Variant("abraca", settings={"easy": True}), ABRACA), "y", path)
    with pytest.raises(OtherSeries):
        other.play(Alone())


def test_answers_may_be_drawn_by_lot(tmp_path: Path) -> None:
    trial = trial_of(Variant("abraca"), Plan("abraca", 2, 8, ("greedy",), 5), ("name-spell", "stop"))
    drawn = Series(trial, "x", tmp_path / "drawn.jsonl")
    drawn.play(Alone())
    usual = played(tmp_path, {}, Plan("abraca", 2, 8, ("greedy",), 5))
    assert drawn.in_order() != usual.in_order()
    with pytest.raises(UnknownSetting):
        trial_of(Variant("abraca"), ABRACA, ("no-such-answer",))


# --- figures ---------------------------------------------------------------------------------------------------------

THINGS = [("event", "came", ""), ("event", "never-came", ""), ("question", "asked", "AB-01"), ("ally", "owl", "")]


def row(number: int, winner: int, **facts: Any) -> dict[str, Any]:
    usual = {
        "scores": [6, 5],
        "half": [3, 1],
        "answers": 40 + number % 5,
        "rounds": 3,
        "turns": 0,
        "met": [0],
        "had": {},
    }
    return {"number": number, "bots": ["a", "b"], "over": True, "winners": [winner], **usual, **facts}


def test_figures_of_matches_made_by_hand() -> None:
    rows = [row(n, n % 4 == 0, had={"3": [0]}, scores=[9, 5] if n % 2 else [6, 5]) for n in range(40)]
    found = figures(rows, THINGS)
    shares = {one.name: one for one in found.shares}
    assert shares["seat 1"].mean == pytest.approx(0.75)
    assert shares["comeback"].mean == pytest.approx(0.25)  # seat 1 leads after half of each match
    assert shares["landslide"].mean == pytest.approx(0.5)
    assert shares["shared"].mean == 0
    assert found.spreads["rounds"].median == 3
    assert "turns" not in found.spreads
    (owl,) = found.parts["ally"]
    assert (owl.name, owl.matches) == ("owl", 40)
    assert owl.mean == pytest.approx(0.25)
    assert found.never == {"event": [("never-came", "")], "question": [("asked", "AB-01")], "ally": [("owl", "")]}
    assert json.dumps(found.plain())


def test_only_what_is_beyond_chance_is_called_clear() -> None:
    rows = [row(n, n % 2) for n in range(200)]
    longer = [row(n, (n // 2) % 2, answers=60 + n % 7) for n in range(200)]
    found = {one.name: one for one in differences((rows, THINGS), (longer, THINGS))}
    assert found["answers"].clear
    assert found["answers"].low > 15
    assert not found["seat 1"].clear
    assert not [one for one in differences((rows, THINGS), (rows, THINGS)) if one.clear]
    assert untouched(rows, rows) == (200, 200)
    assert untouched(rows, longer) == (0, 200)


# --- the command -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_command_writes_a_page_that_needs_nothing_else(tmp_path: Path, lang: str, capsys: Any) -> None:
    (tmp_path / "easy.yaml").write_text("settings: {easy: true}\n", "utf-8")
    out = tmp_path / "out"
    words = ["tune", "abraca", "--games", "12", "--bots", "random,greedy", "--jobs", "1", "--out", str(out)]
    assert run([*words, "--variant", str(tmp_path / "easy.yaml"), "--lang", lang]) == 0
    assert str(out / "page.html") in capsys.readouterr().out.replace("\n", "")
    page = (out / "page.html").read_text("utf-8")
    assert page.count("<svg") >= 8
    assert "tune-" not in page
    assert "src=" not in page
    assert "href=" not in page
    facts = json.loads((out / "figures.json").read_text("utf-8"))
    assert [side["matches"] for side in facts["sides"]] == [12, 12]
    assert run([*words, "--box", "components.NICE=3"]) == 2
    assert "nothing to change" in capsys.readouterr().err

"""Sets of matches: `magoteka sim --out` makes them, `magoteka export` writes them, the notebook reads them."""

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from cli.support import Magoteka, some_match
from magoteka.arena.collection import lines_in, played_line, whole
from magoteka.arena.plan import Plan
from magoteka.arena.values import Value, level_values, part_values, seat_values
from magoteka.core.match import Match
from magoteka.core.record import from_json, loads
from magoteka.games import GAMES
from server.houses import ONE_BOT, inside

pytestmark = pytest.mark.xdist_group("export")  # the house is played in once
NOTEBOOK = Path(__file__).parents[2] / "docs" / "collections.ipynb"
TWELVE = ("sim", "abraca", "--games", "12", "--bots", "random", "--seed", "3")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of a house with a finished table of bots and one that plays."""
    data = tmp_path_factory.mktemp("house") / "data"
    with inside(data) as house:
        anna = house.guest("Анна")
        over = anna.open([{"kind": "bot", "level": "random", "name": "Железный"}, {"kind": "bot", "level": "random"}])
        with anna.live(over["table"], f"?watch={over['watch']}") as wire:
            while not wire.hear()["over"]:
                pass
        anna.open(ONE_BOT)
    return data


@pytest.mark.parametrize("name", ["abraca", "siggil", "fabled"])
def test_what_bots_play_is_a_record_that_replays_to_the_same_result(name: str) -> None:
    game = GAMES[name]
    seats = max(2, game.least)
    line = json.loads(json.dumps(played_line(Plan(name, seats, 1, settings=game.agreed(game.brisk)), 0)))
    match = Match.replay(game, from_json(line))
    assert match.over == line["over"]
    assert list(match.winners) == line["winners"]
    assert len(line["players"]) == seats


def test_a_set_is_the_same_however_it_came_about(magoteka: Magoteka, folder: Path) -> None:
    whole_set, torn = folder / "whole.jsonl", folder / "torn.jsonl"
    ran = magoteka(*TWELVE, "--out", "whole.jsonl", "--jobs", "2", "--json")
    assert ran.code == 0
    said = json.loads(ran.out)
    assert (said["games"], said["finished"], sum(said["wins"])) == (12, 12, 12)
    torn.write_bytes(whole_set.read_bytes()[: whole_set.stat().st_size // 2])
    again = json.loads(magoteka(*TWELVE, "--out", "torn.jsonl", "--jobs", "1", "--json").out)
    assert torn.read_bytes() == whole_set.read_bytes()
    assert again["wins"] == said["wins"]
    assert again["median_answers"] == said["median_answers"]


def test_a_set_can_grow_and_refuses_others(magoteka: Magoteka, folder: Path) -> None:
    assert magoteka("sim", "abraca", "--games", "2", "--seed", "3", "--out", "set.jsonl").code == 0
    assert magoteka("sim", "abraca", "--games", "4", "--seed", "3", "--out", "set.jsonl").code == 0
    assert [line["number"] for line in lines_in(folder / "set.jsonl")] == [0, 1, 2, 3]
    before = (folder / "set.jsonl").read_bytes()
    other = magoteka("sim", "abraca", "--games", "4", "--seed", "4", "--out", "set.jsonl", "--lang", "en")
    assert other.code == 2
    assert "holds other matches" in other.err
    assert (folder / "set.jsonl").read_bytes() == before
    (folder / "notes.txt").write_text("mine", "utf-8")
    assert magoteka(*TWELVE, "--out", "notes.txt").code == 2
    assert (folder / "notes.txt").read_text("utf-8") == "mine"
    assert magoteka(*TWELVE, "--out", "nowhere/set.jsonl").code == 2


def test_views_are_those_of_the_seat_that_answers(magoteka: Magoteka, folder: Path) -> None:
    magoteka("sim", "abraca", "--games", "1", "--out", "set.jsonl")
    assert magoteka("export", "set.jsonl", "--views", "--out", "seen.jsonl", "--jobs", "1").code == 0
    line = next(lines_in(folder / "seen.jsonl"))
    game = GAMES["abraca"]
    match = Match(game, from_json({**line, "answers": []}), Match.new(game, 2).rng)
    for place, answer in enumerate(from_json(line).answers):
        match.question, sight = match.state.asking(), line["seen"][place]
        if answer.seat < 0:
            assert sight is None
        else:
            assert sight["view"] == json.loads(json.dumps(game.codec.encode(match.view(answer.seat))))
            assert answer.option in sight["options"]
        match.replay_one(place, answer)


def test_parquet_has_what_json_lines_have(magoteka: Magoteka, folder: Path) -> None:
    magoteka("sim", "abraca", "--games", "5", "--seats", "3", "--out", "set.jsonl")
    ran = magoteka("export", "set.jsonl", "--out", "set.parquet", "--jobs", "1", "--lang", "en")
    assert ran.out.strip() == "Matches written: 5 (set.parquet)."
    rows = pq.read_table(folder / "set.parquet").to_pylist()
    for row, line in zip(rows, lines_in(folder / "set.jsonl"), strict=True):
        for same in ("game", "ruleset", "seats", "players", "over", "winners", "scores", "series", "number"):
            assert row[same] == line[same]
        assert json.loads(row["settings"]) == line["settings"]
        assert [(one["seat"], json.loads(one["option"]), json.loads(one["told"])) for one in row["answers"]] == [
            tuple(answer) for answer in line["answers"]
        ]
    assert magoteka("export", "set.jsonl", "--out", "set.parquet").code == 2, "nothing is overwritten"


def test_a_house_gives_its_finished_matches_without_names(magoteka: Magoteka, folder: Path, house: Path) -> None:
    assert magoteka("export", "--data", str(house), "--out", "house.jsonl", "--jobs", "1").code == 0
    (line,) = lines_in(folder / "house.jsonl")
    assert line["game"] == "abraca"
    assert [one["bot"] for one in line["players"]] == ["random", "random"]
    assert (line["training"], line["rewinds"]) == (True, 0)
    assert line["winners"]
    assert "Железный" not in (folder / "house.jsonl").read_text("utf-8")
    assert whole(line) == line
    assert Match.replay(GAMES["abraca"], loads(json.dumps(line))).over
    assert magoteka("export", "--data", str(house), "--names", "--out", "named.jsonl", "--jobs", "1").code == 0
    assert next(lines_in(folder / "named.jsonl"))["players"][0]["name"] == "Железный"
    assert magoteka("export", "--data", str(house), "--game", "siggil", "--out", "none.jsonl").code == 0
    assert (folder / "none.jsonl").read_text("utf-8") == ""


def test_records_are_taken_once_they_are_over(magoteka: Magoteka, folder: Path) -> None:
    (folder / "open.json").write_text(some_match(4).save(), "utf-8")
    (folder / "over.json").write_text(some_match(10_000).save(), "utf-8")
    (folder / "bad.json").write_text("{", "utf-8")
    ran = magoteka("export", "open.json", "over.json", "--out", "set.jsonl", "--jobs", "1", "--lang", "en")
    assert ran.out.strip() == "Matches written: 1 (set.jsonl)."
    for name in ("bad.json", "no.json", "no.jsonl"):
        failed = magoteka("export", name, "--out", "more.jsonl", "--jobs", "1")
        assert failed.code == 2
        assert name in failed.err
        assert not list(folder.glob("more*"))


def won(seat: int, *told: dict[str, Any]) -> dict[str, Any]:
    return {"game": "abraca", "seats": 2, "winners": [seat], "answers": [[0, {"tag": "declare"}, list(told)]]}


def test_values_count_matches_and_say_when_there_are_too_few() -> None:
    cast = {"tag": "spell-cast", "seat": 0, "spell": 3}
    lines = [won(0, cast, cast)] * 30 + [won(1, cast)] * 10 + [won(1, {**cast, "spell": 5})] * 3
    three, five = part_values(lines, "cast")
    assert (three.name, three.matches, three.mean, three.told) == ("3", 40, 0.25, True)
    assert 0.1 < three.low < three.mean < three.high < 0.4
    assert (five.name, five.matches, five.mean, five.told) == ("5", 3, -0.5, False)
    first, second = seat_values(lines)
    assert first.mean == pytest.approx(30 / 43)
    assert first.low < first.mean < first.high
    assert first.mean + second.mean == pytest.approx(1)


def test_levels_are_weighed_against_others_only() -> None:
    players = [{"bot": "greedy"}, {"bot": "random"}]
    mixed = [{**won(0), "players": players}] * 30
    alike = [{**won(0), "players": [players[0]] * 2}] * 30
    greedy, anything = level_values(mixed + alike)
    assert (greedy.name, greedy.mean, greedy.matches) == ("greedy", 0.5, 30)
    assert (anything.name, anything.mean, anything.matches) == ("random", -0.5, 30)


TINY = {"five_seals": (), "fabled": (), "magic_sword": ("--set", "round_limit=10")}


@pytest.mark.once
def test_the_notebook_asks_three_questions_about_each_game(
    magoteka: Magoteka, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wishes = ("--seats", "2", "--matches", "1", "--bots", "random", "--jobs", "1")
    for game, settings in TINY.items():
        assert magoteka("dataset", game, *wishes, *settings, "--out", f"dataset-{game}").code == 0
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.setenv("MAGOTEKA_PART", "0.002")
    monkeypatch.setenv("MPLBACKEND", "Agg")
    monkeypatch.setenv("MPLCONFIGDIR", str(folder))
    pyplot = import_module("matplotlib.pyplot")
    pyplot.close("all")
    names = carried_out(NOTEBOOK)
    figures = [pyplot.figure(number).axes[0] for number in pyplot.get_fignums()]
    asked = [f"{game}: {what}" for game in GAMES for what in ("seats", "levels", names["KINDS"][game])]
    assert [axes.get_title() for axes in figures] == asked
    assert all(axes.get_yticklabels() for axes in figures if axes.get_title().endswith("seats"))
    said = capsys.readouterr().out
    assert said.count(" were met in fewer than 30 matches.") + said.count("Nothing of the kind was met.") == len(asked)
    assert pq.read_metadata(folder / "dataset-abraca" / "abraca.parquet").num_rows == 2
    pyplot.close("all")
    says_what_intervals_say(names["answer"])


def says_what_intervals_say(answer: Callable[[list[Value], float], str]) -> None:
    best, even, worst = Value("a", 0.2, 0.1, 0.3, 40), Value("b", 0.0, -0.1, 0.1, 40), Value("c", -0.2, -0.3, -0.1, 40)
    few = Value("d", 0.5, 0.4, 0.6, 3)
    assert answer([best, even, worst, few], 0.0) == (
        "Surely above what is due: a (+20.0%). Surely below it: c (-20.0%). 1 of 4 were met in fewer than 30 matches."
    )
    assert answer([best], 0.05) == "Surely above what is due: a (+15.0%)."
    assert answer([even], 0.0) == "None of 1 lies surely above or below what is due."
    assert answer([], 0.0) == "Nothing of the kind was met."


def carried_out(notebook: Path) -> dict[str, Any]:
    """What a notebook has made, cell by cell; none of it is kept with an output."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    assert not any(cell.get("outputs") for cell in cells)
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    return names

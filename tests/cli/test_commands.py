"""Every command, in both languages, with the exit codes that it promises."""

import json
import platform
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from cli.support import Magoteka, contents, environment, some_match
from magoteka import __version__
from magoteka.bots.analysis import Effort
from magoteka.bots.verdict import Trouble
from magoteka.cli import bench, sim
from magoteka.cli.main import language_of_locale
from magoteka.games import GAMES
from magoteka.server.settings import AccessSettings
from magoteka.table.position import opened

RECORDS = Path(__file__).parents[1] / "records"

COMMANDS = ("play", "sim", "replay", "analyse", "think", "verify", "fuzz", "lab", "ledger", "bench", "serve")
ABRACA = GAMES["abraca"]


def test_the_version_says_how_the_rules_run(magoteka: Magoteka) -> None:
    ran = magoteka("--version")
    assert ran.code == 0
    first, python, rulesets = ran.out.splitlines()
    assert re.fullmatch(rf"magoteka {re.escape(__version__)} \((compiled|interpreted)\)", first)
    assert python == f"{platform.python_implementation()} {platform.python_version()}"
    assert rulesets == "rulesets: " + ", ".join(f"{name} {game.ruleset}" for name, game in GAMES.items())


def test_the_version_is_told_at_once() -> None:
    """No game is loaded for it, nor what draws, serves or thinks."""
    code = """if True:
        import sys
        from magoteka.cli.main import run
        run(["--version"])
        print([n for n in ("asyncio", "rich", "magoteka.bots", "magoteka.games.abraca.game") if n in sys.modules])"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", ["sim abraca --games 3 --bots greedy,random --out sim.jsonl"])
def test_bots_of_a_series_have_names_in_what_is_said_of_it(
    magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    quick = Effort(2, 2, 20, 8, Trouble(wide=2, first=2, second=2, least=2, most=2))
    monkeypatch.setattr("magoteka.bots.analysis.effort_for", lambda game, seats: quick)
    assert magoteka(*command.split()).code == 0
    Path("line.json").write_text(Path("sim.jsonl").read_text("utf-8").splitlines()[0], "utf-8")
    told = magoteka("analyse", "line.json", "--lang", "en").out
    assert "greedy 1" in told
    assert "random 2" in told
    assert re.search("greedy 1|random 2", magoteka("replay", "line.json", "--lang", "en").out)


def test_the_package_is_the_program(magoteka: Magoteka) -> None:
    """`python -m magoteka`, for who has no folder of programs in the path."""
    ran = subprocess.run(
        [sys.executable, "-m", "magoteka", "--version"], capture_output=True, text=True, env=environment(), check=True
    )
    assert ran.stdout == magoteka("--version").out


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_help_is_there_for_the_program_and_every_command(magoteka: Magoteka, lang: str) -> None:
    whole = magoteka("--lang", lang, "--help")
    assert whole.code == 0
    for command in COMMANDS:
        assert re.search(rf"^    {command} ", whole.out, re.MULTILINE)
        page = magoteka(command, "--lang", lang, "--help")
        assert page.code == 0
        assert ("как вызвать:" if lang == "ru" else "usage:") in page.out
        assert not re.search(r"help-|usage-|\{ \$", page.out)
    assert magoteka("--lang", lang).out == whole.out


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}, "ru"),
        ({"LC_ALL": "", "LANG": "ru"}, "ru"),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_follows_the_locale(environment: dict[str, str], lang: str) -> None:
    assert language_of_locale(environment) == lang


def test_sim_prints_one_object(magoteka: Magoteka) -> None:
    ran = magoteka("sim", "abraca", "--seats", "3", "--games", "40", "--seed", "5", "--json", "--set", "easy=true")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert (told["game"], told["seats"], told["games"], told["finished"]) == ("abraca", 3, 40, 40)
    assert sum(told["wins"]) == pytest.approx(40)
    assert len(told["wins"]) == 3
    assert told["answers_per_second"] > 0
    assert 5 < told["median_answers"] <= told["p95_answers"]
    assert told["settings"]["easy"] is True
    assert all(low <= wins / 40 <= high for wins, (low, high) in zip(told["wins"], told["intervals"], strict=True))


def test_sim_with_a_seed_repeats_itself(magoteka: Magoteka) -> None:
    def told(*more: str) -> dict[str, object]:
        data = json.loads(magoteka("sim", "abraca", "--games", "60", "--json", *more).out)
        return {key: value for key, value in data.items() if key not in ("seconds", "answers_per_second")}

    assert told("--seed", "7") == told("--seed", "7", "--jobs", "2")
    assert told("--seed", "7") != told("--seed", "8")


@pytest.mark.parametrize(("lang", "word"), [("ru", "Победы по ботам"), ("en", "Wins by bot")])
def test_sim_reports_in_words(magoteka: Magoteka, lang: str, word: str) -> None:
    ran = magoteka("sim", "abraca", "--games", "12", "--bots", "greedy,random", "--lang", lang)
    assert ran.code == 0
    assert word in ran.out
    assert re.search(r"greedy +\d+(\.\d+)? +12 +[\d.]+% +[\d.]+% – [\d.]+%", ran.out)


def test_sim_fails_when_a_game_does_not_finish(magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ABRACA), "max_answers", 30)
    ran = magoteka("sim", "abraca", "--games", "2", "--bots", "greedy,random", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["finished"] == 0


def test_an_arena_ends_when_its_test_has_a_verdict(magoteka: Magoteka, tmp_path: Path) -> None:
    words = ["arena", "abraca", "--field", "greedy,random", "--sprt", "0.58,0.65", "--jobs", "1"]
    ran = magoteka(*words, "--out", str(tmp_path / "night.jsonl"), "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert told["sprt"]["verdict"] == "accepted"
    assert told["blocks"] < 200, "no more is played than is needed"
    assert told["ratings"]["greedy"]["elo"] > told["ratings"]["random"]["elo"]
    again = json.loads(magoteka(*words, "--out", str(tmp_path / "night.jsonl"), "--json").out)
    assert again == told, "all of it was in the file"


@pytest.mark.parametrize(("lang", "word"), [("ru", "Не сильнее"), ("en", "It is not better")])
def test_an_arena_that_is_lost_says_so(magoteka: Magoteka, lang: str, word: str) -> None:
    ran = magoteka("arena", "abraca", "--field", "random,greedy", "--sprt", "0.4,0.5", "--jobs", "1", "--lang", lang)
    assert ran.code == 1
    assert word in ran.out


@pytest.mark.parametrize("bounds", ["0.6", "0.6,0.5", "a,b", "0,1"])
def test_bounds_of_an_arena_are_two_shares(magoteka: Magoteka, bounds: str) -> None:
    ran = magoteka("arena", "abraca", "--field", "random,greedy", "--sprt", bounds, "--lang", "en")
    assert ran.code == 2
    assert "two shares" in ran.err


def test_an_interrupted_series_is_130(magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "play", interrupted)
    assert magoteka("sim", "abraca").code == 130


def test_a_reader_who_stops_reading_is_no_failure() -> None:
    words = "import sys; from magoteka.cli.main import run; sys.exit(run())"
    command = f"{sys.executable} -c '{words}' sim abraca --games 5 | true; exit ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", command], env=environment(), capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(("lang", "word"), [("ru", "все законны"), ("en", "all of them legal")])
def test_replay_accepts_a_true_record(magoteka: Magoteka, folder: Path, lang: str, word: str) -> None:
    (folder / "open.json").write_text(some_match(5).save())
    (folder / "over.json").write_text(some_match(10**6).save())
    (folder / "bare.json").write_text(some_match(5).record.dumps())
    before = contents(folder)
    for name in ("over.json", "bare.json", "open.json"):
        ran = magoteka("replay", name, "--lang", lang)
        assert (ran.code, ran.err) == (0, "")
        assert word in ran.out
    assert ("Партия не доиграна" if lang == "ru" else "is not over") in ran.out
    assert contents(folder) == before


def page(*ids: str) -> str:
    return "# Rules\n\n" + "\n\n".join(f"**{mark}.** Something is so." for mark in ids) + "\n"


def checkout(folder: Path, ru: str, en: str, tests: str) -> None:
    """A source tree of one game."""
    for name, text in {"abraca.ru.md": ru, "abraca.en.md": en}.items():
        (folder / "docs" / "rules").mkdir(parents=True, exist_ok=True)
        (folder / "docs" / "rules" / name).write_text(text)
    (folder / "tests" / "games").mkdir(parents=True)
    (folder / "tests" / "games" / "test_rules.py").write_text(tests)


MARKED = """
import pytest
pytestmark = pytest.mark.rule("AB-01")

@pytest.mark.rule("AB-02", "AB-A01")
def test_something(): ...
"""


def test_a_ledger_without_gaps(magoteka: Magoteka, folder: Path) -> None:
    text = page("AB-01", "AB-02", "AB-A01")
    checkout(folder, text, text, MARKED)
    ran = magoteka("ledger", "abraca")
    assert ran.code == 0
    assert "3 of 3" in ran.out
    assert "3 из 3" in magoteka("ledger", "abraca", "--lang", "ru").out
    told = json.loads(magoteka("ledger", "abraca", "--json").out)
    assert told["ok"] is True
    assert told["games"]["abraca"]["tested"] == 3


GAPS = [
    ("untested", page("AB-01", "AB-02", "AB-A01", "AB-17"), page("AB-01", "AB-02", "AB-A01", "AB-17"), "AB-17"),
    ("unknown", page("AB-01", "AB-02"), page("AB-01", "AB-02"), "AB-A01"),
    ("doubled", page("AB-01", "AB-02", "AB-A01", "AB-01"), page("AB-01", "AB-02", "AB-A01"), "AB-01"),
    ("uneven", page("AB-01", "AB-02", "AB-A01"), page("AB-01", "AB-02"), "AB-A01"),
    ("uneven", page("AB-01", "AB-02", "AB-A01"), page("AB-01", "AB-02", "AB-A01", "AB-03"), "AB-03"),
]


@pytest.mark.parametrize(("kind", "ru", "en", "missing"), GAPS)
def test_a_ledger_with_a_gap_fails_and_names_it(
    magoteka: Magoteka, folder: Path, kind: str, ru: str, en: str, missing: str
) -> None:
    checkout(folder, ru, en, MARKED)
    ran = magoteka("ledger", "abraca")
    assert ran.code == 1
    assert missing in ran.out
    told = json.loads(magoteka("ledger", "abraca", "--json").out)
    assert told["ok"] is False
    assert told["games"]["abraca"][kind] == [missing]


def test_a_ledger_without_pages_fails(magoteka: Magoteka, folder: Path) -> None:
    checkout(folder, "", "", MARKED)
    assert magoteka("ledger", "abraca").code == 1


def test_a_test_file_that_cannot_be_read_is_bad_input(magoteka: Magoteka, folder: Path) -> None:
    checkout(folder, page("AB-01"), page("AB-01"), "def broken(:")
    ran = magoteka("ledger", "abraca")
    assert ran.code == 2
    assert "test_rules.py" in ran.err


def test_the_ledger_needs_the_source_tree(magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("magoteka.cli.ledger.checkout", lambda wanted: None)
    ran = magoteka("ledger")
    assert ran.code == 2
    assert "docs/rules" in ran.err


def test_bench_runs_the_tree_it_is_in(magoteka: Magoteka, folder: Path) -> None:
    (folder / "bench").mkdir()
    note = "import sys, pathlib; pathlib.Path('ran.txt').write_text(' '.join(sys.argv[1:])); sys.exit(1)"
    (folder / "bench" / "run.py").write_text(note)
    assert magoteka("bench", "--only", "clone").code == 1
    assert (folder / "ran.txt").read_text() == "--only clone"


def test_bench_needs_the_source_tree(magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "checkout", lambda wanted: None)
    ran = magoteka("bench")
    assert ran.code == 2
    assert "bench/run.py" in ran.err


def test_serve_hands_its_options_on(magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[dict[str, object]] = []
    monkeypatch.setitem(
        sys.modules, "magoteka.server.main", SimpleNamespace(serve=lambda **given: served.append(given))
    )
    outside = ("--host", "play.example", "--host", "play.test", "--proxy", "10.0.0.1")
    where = ("--port", "0", "--data", "shelf", "--fd", "3")
    assert magoteka("serve", *where, "--no-open", "--lan", "--seed", "7", *outside).code == 0
    assert magoteka("serve").code == 0
    assert [one.pop("database") for one in served] == ["", ""]
    first, second = served
    access = (first.pop("access"), second.pop("access"))
    assert access == (AccessSettings(("play.example", "play.test"), ("10.0.0.1",), fd=3), AccessSettings())
    assert first == {"port": 0, "data": Path("shelf"), "open_browser": False, "lan": True, "seed": 7}
    assert second == {"port": 8000, "data": Path("data"), "open_browser": True, "lan": False, "seed": None}


def test_serve_shares_a_database(magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[dict[str, object]] = []
    monkeypatch.setitem(
        sys.modules, "magoteka.server.main", SimpleNamespace(serve=lambda **given: served.append(given))
    )
    assert magoteka("serve", "--database", "postgresql://db/house", "--address", "10.0.0.7:8000").code == 0
    assert [(one["database"], one["access"]) for one in served] == [
        ("postgresql://db/house", AccessSettings(address="10.0.0.7:8000"))
    ]


def test_serve_without_a_server_is_one_sentence(magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "magoteka.server.main", None)
    ran = magoteka("serve")
    assert ran.code == 2
    assert "not installed" in ran.err


def test_a_port_that_is_taken_is_one_sentence(magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(**given: object) -> None:
        raise SystemExit("Port 80 cannot be used.")

    monkeypatch.setitem(sys.modules, "magoteka.server.main", SimpleNamespace(serve=taken))
    ran = magoteka("serve", "--port", "80")
    assert ran.code == 2
    assert "Port 80" in ran.err


@pytest.mark.once
def test_a_finished_match_is_analysed_in_both_languages(magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = Effort(2, 2, 20, 8, Trouble(wide=2, first=2, second=2, least=2, most=2))
    monkeypatch.setattr("magoteka.bots.analysis.effort_for", lambda game, seats: quick)
    Path("match.json").write_text(some_match(10**6).save())
    Path("begun.json").write_text(some_match(5).save())
    found = json.loads(magoteka("analyse", "match.json", "--json").out)
    assert (found["state"], len(found["seats"])) == ("done", 2)
    for lang, word in (("ru", "Везение"), ("en", "Luck")):
        ran = magoteka("analyse", "match.json", "--lang", lang)
        assert (ran.code, word in ran.out, "analyse-" in ran.out) == (0, True, False)
    assert "not over" in magoteka("analyse", "begun.json").err


@pytest.mark.once
def test_lab_stages_a_pair_and_says_its_link(magoteka: Magoteka) -> None:
    listed = magoteka("lab", "magic_sword", "--list", "--lang", "en")
    assert (listed.code, "golem" in listed.out, "bent-time" in listed.out) == (0, True, True)
    ran = magoteka("lab", "magic_sword", "golem", "three_headed_dragon", "raised", "--link")
    assert (ran.code, "/#/p/" in ran.out) == (0, True)
    text = ran.out.strip().split("/#/p/")[1]
    assert opened(text).head.settings["stage"] == "golem,three_headed_dragon,raised"
    for apart in (("golem",), ("golem", "wulf"), ("trap", "town"), ("golem", "wolf", "drunk")):
        ran = magoteka("lab", "magic_sword", *apart, "--lang", "en")
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES)
def test_lab_alone_stages_a_pair_by_lot(magoteka: Magoteka, game: str) -> None:
    """The same seed has the same table, and the command says by which words it comes again."""
    first, again, other = (magoteka("lab", game, "--link", "--seed", seed, "--lang", "en") for seed in ("7", "7", "8"))
    assert first.out == again.out != other.out
    command = first.err.split("The same table: magoteka ")[1].split()
    assert opened(first.out.strip().split("/#/p/")[1]).head.settings["stage"] == ",".join(command[2:])
    assert magoteka(*command, "--link", "--seed", "1").code == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_considers_at_a_step_is_told_with_its_reasons(magoteka: Magoteka, game: str) -> None:
    """Every candidate has a row; what was given in the match is told; no other step than its own is taken."""
    record = sorted((RECORDS / game / f"r{GAMES[game].ruleset}").glob("2-seats.json"))[0]
    ran = magoteka("think", str(record), "3", "--looks", "20")
    assert ran.code == 0, ran.err
    kept, among = map(int, re.findall(r"(\d+) of (\d+) open answers", ran.out)[0])
    assert 1 <= kept <= among
    assert "Given in the match: " in ran.out
    assert re.search(r"What it expects: \S+: \S+", ran.out)
    assert "think-" not in ran.out
    assert "and no step 99,999" in magoteka("think", str(record), "99999").err

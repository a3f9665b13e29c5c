"""Bad input is one clear sentence, exit code 2, and nothing changes on disk."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.support import Magoteka, contents, record
from magoteka.core.record import FORMAT

WORDS = [
    ("frobnicate", "frobnicate"),
    ("play chess", "chess"),
    ("sim chess", "chess"),
    ("fuzz chess", "chess"),
    ("ledger chess", "chess"),
    ("sim", "GAME"),
    ("sim abraca --seats", "--seats"),
    ("sim abraca --frobnicate", "--frobnicate"),
    ("sim abraca --seats 9", "9"),
    ("sim abraca --seats two", "two"),
    ("sim abraca --seats 1", "1"),
    ("sim abraca --games 0", "--games"),
    ("sim abraca --games -5", "--games"),
    ("sim abraca --games 1e3", "1e3"),
    ("sim abraca --seed x", "--seed"),
    ("sim abraca --jobs 0", "--jobs"),
    ("sim abraca --bots greedy,genius", "genius"),
    ("sim abraca --bots ,", "random, novice, kind, "),
    ("sim abraca --set easy=maybe", "maybe"),
    ("sim abraca --set eazy=true", "eazy"),
    ("sim abraca --set easy", "key=value"),
    ("sim abraca --set easy=", "key=value"),
    ("sim abraca --set starter=4 --seats 2", "starter"),
    ("sim abraca --lang fr", "fr"),
    ("serve --port 99999", "--port"),
    ("replay good.json --web --port 65536", "65536"),
    ("fuzz abraca --seconds 0", "--seconds"),
    ("fuzz abraca --seconds inf", "inf"),
    ("fuzz abraca --out nowhere", "nowhere"),
    ("play abraca --seats 7", "7"),
    ("play abraca --bot genius", "genius"),
    ("play abraca --human Ann --human Ann", "Ann"),
    ("play abraca --human A B C --seats 2", "3"),
    ("play abraca --set die_faces=1-12", "1-12"),
    ("play abraca --save nowhere/game.json", "nowhere"),
    ("play abraca --save notes.txt", "notes.txt"),
    ("play abraca --save .", "folder"),
    ("play --load missing.json", "missing.json"),
    ("play abraca --load good.json --set easy=true", "--load"),
    ("play abraca --load good.json --seats 3", "good.json"),
    ("play abraca --load notes.txt", "notes.txt"),
    ("play chess --load good.json", "chess"),
    ("replay", "FILE"),
    ("replay missing.json", "missing.json"),
    ("replay .", "."),
]


@pytest.mark.parametrize(("command", "named"), WORDS, ids=[command for command, _ in WORDS])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_wrong_command_is_one_sentence(
    magoteka: Magoteka, folder: Path, command: str, named: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    (folder / "notes.txt").write_text("milk, eggs")
    (folder / "good.json").write_text(json.dumps(record()))
    before = contents(folder)
    ran = magoteka(*command.split())
    assert ran.code == 2
    assert ran.out == ""
    assert one_sentence(ran.err)
    assert named.casefold() in ran.err.casefold() or (lang == "ru" and named in ("key=value", "folder"))
    assert contents(folder) == before


def one_sentence(text: str) -> bool:
    return text.startswith("magoteka: ") and text.count("\n") == 1 and "Traceback" not in text


def changed(place: int, part: int, value: Any) -> Callable[[dict[str, Any]], str]:
    """A record with one cell of one answer replaced."""

    def change(data: dict[str, Any]) -> str:
        data["answers"][place][part] = value
        return json.dumps(data)

    return change


def without(key: str) -> Callable[[dict[str, Any]], str]:
    return lambda data: json.dumps({name: value for name, value in data.items() if name != key})


def put(**parts: Any) -> Callable[[dict[str, Any]], str]:
    return lambda data: json.dumps({**data, **parts})


def seat_answer(data: dict[str, Any]) -> int:
    """Where the last answer of a seat stands."""
    return max(place for place, row in enumerate(data["answers"]) if row[0] >= 0)


def illegal(data: dict[str, Any]) -> str:
    """A mage who stops before naming any spell."""
    first = next(place for place, row in enumerate(data["answers"]) if row[0] >= 0)
    data["answers"][first][1] = {"tag": "stop"}
    return json.dumps(data)


def by_nature(data: dict[str, Any]) -> str:
    """Nature in a mage's place."""
    data["answers"][seat_answer(data)][0] = -1
    return json.dumps(data)


def other_fact(data: dict[str, Any]) -> str:
    """Something told that does not happen."""
    data["answers"][seat_answer(data)][2].append({"tag": "mage-fell", "seat": 1, "by": 0})
    return json.dumps(data)


def shorter(data: dict[str, Any]) -> str:
    """An answer less than the snapshot shows."""
    return json.dumps({**data, "answers": data["answers"][:-1]})


def other_board(data: dict[str, Any]) -> str:
    data["snapshot"]["board"]["scores"] = [7, 0]
    return json.dumps(data)


BROKEN: dict[str, Callable[[dict[str, Any]], str]] = {
    "empty": lambda data: "",
    "half": lambda data: json.dumps(data)[:200],
    "a list": lambda data: "[1, 2]",
    "a number": lambda data: "7",
    "another program's": lambda data: '{"name": "left-pad"}',
    "deep": lambda data: "[" * 100_000,
    "newer format": put(magoteka=FORMAT + 1),
    "newer rules": put(ruleset=99),
    "older rules": put(ruleset=0),
    "unknown game": put(game="chess"),
    "wrong seats": put(seats=40),
    "seats as text": put(seats="2"),
    "wrong setting": put(settings={"easy": "maybe"}),
    "unknown setting": put(settings={"eazy": True}),
    "no answers": without("answers"),
    "no game": without("game"),
    "answers as text": put(answers="none"),
    "rows too short": put(answers=[[0, {}]]),
    "another fact": other_fact,
    "facts as a number": changed(5, 2, 7),
    "the beginning missing": put(before=3),
    "another stone": changed(5, 1, {"tag": "drawn", "number": 1}),
    "no such stone": changed(5, 1, {"tag": "drawn", "number": 12}),
    "a stone of stone": changed(5, 1, {"tag": "drawn", "number": {"tag": "stop"}}),
    "no such tag": changed(5, 1, {"tag": "castle"}),
    "no such field": changed(5, 1, {"tag": "drawn", "number": 3, "colour": 1}),
    "a list for a stone": changed(5, 1, {"tag": "drawn", "number": [1, 2]}),
    "a distant seat": changed(5, 0, 65),
    "nobody's seat": changed(5, 0, -7),
    "illegal answer": illegal,
    "nature for a mage": by_nature,
}
SPOILT: dict[str, Callable[[dict[str, Any]], str]] = {
    "fewer answers": shorter,
    "another board": other_board,
    "a snapshot of nothing": put(snapshot={}),
    "a snapshot as text": put(snapshot="board"),
    "no snapshot": without("snapshot"),
}


@pytest.mark.parametrize("what", list(SPOILT))
def test_a_spoilt_snapshot_harms_nobody(magoteka: Magoteka, folder: Path, what: str) -> None:
    (folder / "game.json").write_text(SPOILT[what](record()))
    ran = magoteka("replay", "game.json")
    assert (ran.code, ran.err) == (0, "")
    assert "all of them legal" in ran.out


@pytest.mark.parametrize("what", list(BROKEN))
@pytest.mark.parametrize("command", ["replay game.json", "play --load game.json", "play --load game.json --lang ru"])
def test_a_broken_save_is_one_sentence_that_names_the_file(
    magoteka: Magoteka, folder: Path, what: str, command: str
) -> None:
    (folder / "game.json").write_text(BROKEN[what](record()))
    before = contents(folder)
    ran = magoteka(*command.split(), typed="8\n")
    assert ran.code == 2
    assert ran.out == ""
    assert one_sentence(ran.err)
    assert ran.err.startswith("magoteka: game.json: ")
    assert contents(folder) == before


def test_a_file_that_is_not_text(magoteka: Magoteka, folder: Path) -> None:
    (folder / "game.json").write_bytes(b"\xff\xfe\x00\x80")
    ran = magoteka("replay", "game.json")
    assert (ran.code, ran.out) == (2, "")
    assert one_sentence(ran.err)


def test_the_sentences_say_what_and_where(magoteka: Magoteka, folder: Path) -> None:
    (folder / "game.json").write_text(changed(5, 2, [{"tag": "mage-fell"}])(record()))
    assert "at answer 5" in magoteka("replay", "game.json").err
    (folder / "game.json").write_text(put(magoteka=FORMAT + 1)(record()))
    assert "newer program" in magoteka("replay", "game.json").err
    assert "более новой" in magoteka("replay", "game.json", "--lang", "ru").err
    (folder / "game.json").write_text(illegal(record()))
    assert "AB-11" in magoteka("replay", "game.json").err


def test_the_same_save_unbroken_is_accepted(magoteka: Magoteka, folder: Path) -> None:
    (folder / "game.json").write_text(json.dumps(record()))
    assert magoteka("replay", "game.json").code == 0
    assert magoteka("play", "--load", "game.json").code == 0

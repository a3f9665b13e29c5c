"""`magoteka verify`: one sentence a record, offline."""

import json
from pathlib import Path

import pytest

from cli.support import Magoteka, contents
from cli.test_admin import stored_tables as stored_tables
from cli.test_admin import tables as tables
from core.test_seal import FORGERIES, forged, honest, other_answer, with_answer
from magoteka.core.seal import commitment_of
from magoteka.texts import LANGS, Texts


@pytest.mark.parametrize(("lang", "word"), [("ru", "печать цела"), ("en", "the seal is whole")])
def test_a_true_record_is_one_sentence(magoteka: Magoteka, folder: Path, lang: str, word: str) -> None:
    (folder / "evening.json").write_text(honest("abraca").dumps())
    before = contents(folder)
    ran = magoteka("verify", "evening.json", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("evening.json: ")
    assert word in ran.out
    assert len(ran.out.splitlines()) == 1
    assert contents(folder) == before


def test_several_records_have_a_sentence_each(magoteka: Magoteka, folder: Path) -> None:
    record = honest("abraca")
    place, row = other_answer(record, by_nature=True)
    (folder / "true.json").write_text(record.dumps())
    (folder / "bent.json").write_text(with_answer(record, place, row).dumps())
    ran = magoteka("verify", "true.json", "bent.json", "--lang", "en")
    assert ran.code == 1
    first, second = ran.out.splitlines()
    assert "the seal is whole" in first
    assert f"BENT: answer {place + 1}," in second


@pytest.mark.parametrize("forgery", FORGERIES)
def test_each_finding_is_said(magoteka: Magoteka, folder: Path, forgery: str) -> None:
    forge, kind = FORGERIES[forgery]
    (folder / "game.json").write_text(forge(honest("abraca")).dumps())
    ran = magoteka("verify", "game.json", "--lang", "en")
    assert (ran.code, ran.err) == (int(kind != "true"), "")
    opening = Texts("en").say(f"verify-{kind}", draws=0, answer=0)[:12]
    assert ran.out.startswith(f"game.json: {opening}")


@pytest.mark.parametrize("lang", LANGS)
def test_what_older_rules_decided_is_said(magoteka: Magoteka, folder: Path, lang: str) -> None:
    (folder / "game.json").write_text(forged(honest("abraca"), since=4).dumps())
    ran = magoteka("verify", "game.json", "--lang", lang)
    assert ran.code == 0
    assert " 4" in ran.out.splitlines()[1]


@pytest.mark.parametrize(
    "text", ["", "[]", '{"magoteka": 2}', '{"magoteka": 2, "game": "abraca", "ruleset": 2, "seats": 2, "seal": 5}']
)
def test_what_is_no_record_is_a_sentence(magoteka: Magoteka, folder: Path, text: str) -> None:
    (folder / "game.json").write_text(text)
    ran = magoteka("verify", "game.json", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("magoteka: game.json: ")
    assert magoteka("verify", "missing.json").code == 2


def test_the_keeper_writes_no_secret_of_a_table_that_plays(magoteka: Magoteka, folder: Path, tables: list[str]) -> None:
    """Neither in its record nor in its export, unless he asks for it; what is over can be checked."""
    over, plays = tables
    assert magoteka("admin", "replay", over, "--out", "over.json").code == 0
    assert magoteka("verify", "over.json").code == 0
    assert magoteka("admin", "replay", plays, "--out", "plays.json").code == 0
    assert json.loads((folder / "plays.json").read_text())["seal"]["secret"] is None
    assert "not finished" in magoteka("verify", "plays.json", "--lang", "en").out
    assert magoteka("admin", "export", plays, "--out", "without.json").code == 0
    assert magoteka("admin", "export", plays, "--out", "with.json", "--secret").code == 0
    without, secret = (json.loads((folder / f"{name}.json").read_text()) for name in ("without", "with"))
    assert without["head"]["seal"]["secret"] is None
    assert commitment_of(secret["head"]["seal"]["secret"]) == without["head"]["seal"]["commitment"]
    shown = [magoteka("admin", *doing).out for doing in (("list",), ("inspect", plays), ("replay", plays))]
    assert not [text for text in shown if secret["head"]["seal"]["secret"] in text]

"""`magoteka verify`: one sentence a record, offline."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from cli.support import Magoteka, contents
from cli.test_admin import stored_tables as stored_tables
from cli.test_admin import tables as tables
from core.test_seal import FORGERIES, forged, honest, other_answer, receipt_of, relinked, with_answer
from magoteka.core.checking import Receipt
from magoteka.core.seal import commitment_of
from magoteka.texts import LANGS, Texts


def kept(receipt: Receipt) -> str:
    return json.dumps(asdict(receipt))


@pytest.mark.parametrize(("lang", "word"), [("ru", "печать цела"), ("en", "the seal is whole")])
def test_a_true_record_is_one_sentence(magoteka: Magoteka, folder: Path, lang: str, word: str) -> None:
    (folder / "evening.json").write_text(honest("abraca").dumps())
    (folder / "receipt.json").write_text(kept(receipt_of(honest("abraca"), 0)))
    before = contents(folder)
    ran = magoteka("verify", "evening.json", "--receipt", "receipt.json", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("evening.json: ")
    assert word in ran.out
    assert len(ran.out.splitlines()) == 2  # what follows from the promise, and who has answered
    assert contents(folder) == before


def test_several_records_have_a_sentence_each(magoteka: Magoteka, folder: Path) -> None:
    record = honest("abraca")
    place, row = other_answer(record, by_nature=True)
    (folder / "true.json").write_text(record.dumps())
    (folder / "bent.json").write_text(with_answer(record, place, row).dumps())
    ran = magoteka("verify", "true.json", "bent.json", "--lang", "en")
    assert ran.code == 1
    first, *_, second = ran.out.splitlines()
    assert "the seal is whole" in first
    assert f"BENT: answer {place + 1}," in second


def test_less_than_everything_fails_unless_that_is_enough(magoteka: Magoteka, folder: Path) -> None:
    """Without a receipt; with the fingerprint alone; and where a device has not shown its key."""
    record = honest("abraca")
    (folder / "evening.json").write_text(record.dumps())
    (folder / "keyless.json").write_text(forged(record, keys=["", *record.seal["keys"][1:]]).dumps())
    (folder / "receipt.json").write_text(kept(receipt_of(record, 0)))
    fingerprint = ("--commitment", record.seal["commitment"])
    for told, given in {
        "rewritten after the end": ("evening.json",),
        "(--receipt)": ("evening.json", *fingerprint),
        "added no tag": ("keyless.json", "--receipt", "receipt.json"),
    }.items():
        ran = magoteka("verify", *given, "--lang", "en")
        assert (ran.code, told in ran.out, "NOT checked" in ran.out) == (1, True, True)
        assert magoteka("verify", *given, "--partly").code == 0


def test_a_record_that_was_rewritten_after_the_end_is_not_that_of_the_receipt(magoteka: Magoteka, folder: Path) -> None:
    """Whoever has the secret, and the keys that were shown with it, can make everything fit but what is at home."""
    record = honest("abraca")
    bent = relinked(forged(record, program="another"))
    (folder / "bent.json").write_text(bent.dumps())
    (folder / "receipt.json").write_text(kept(receipt_of(record, 0)))
    assert magoteka("verify", "bent.json", "--partly").code == 0
    ran = magoteka("verify", "bent.json", "--receipt", "receipt.json", "--partly", "--lang", "en")
    assert (ran.code, "is not the match" in ran.out) == (1, True)
    for text in ("", "[]", "{}", '{"commitment": 5, "parts": [], "last": "", "said": {}}'):
        (folder / "receipt.json").write_text(text)
        assert magoteka("verify", "bent.json", "--receipt", "receipt.json").code == 2
    assert magoteka("verify", "bent.json", "--commitment", "ab" * 32, "--partly").code == 1


@pytest.mark.parametrize("forgery", FORGERIES)
def test_each_finding_is_said(magoteka: Magoteka, folder: Path, forgery: str) -> None:
    forge, kind = FORGERIES[forgery]
    (folder / "game.json").write_text(forge(honest("abraca")).dumps())
    ran = magoteka("verify", "game.json", "--partly", "--lang", "en")
    assert (ran.code, ran.err) == (int(kind != "true"), "")
    opening = Texts("en").say(f"verify-{kind}", draws=0, answer=0)[:12]
    assert ran.out.startswith(f"game.json: {opening}")


@pytest.mark.parametrize("lang", LANGS)
def test_what_older_rules_decided_is_said(magoteka: Magoteka, folder: Path, lang: str) -> None:
    (folder / "game.json").write_text(relinked(forged(honest("abraca"), since=4)).dumps())
    ran = magoteka("verify", "game.json", "--partly", "--lang", lang)
    assert ran.code == 0
    assert " 4" in ran.out.splitlines()[2]
    assert magoteka("verify", "game.json").code == 1


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
    assert magoteka("verify", "over.json", "--partly").code == 0
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

"""`magoteka fuzz` from the command line."""

from pathlib import Path

import pytest

from cli.test_commands import Magoteka, contents
from magoteka.arena import laws
from magoteka.arena.laws import LawBroken


def test_cover_tells_what_was_met_and_what_was_not(magoteka: Magoteka, folder: Path) -> None:
    ran = magoteka("fuzz", "siggil", "--cover", "--minutes", "0.03", "--seed", "3")
    assert (ran.code, ran.err) == (0, "")
    assert "question: met" in ran.out
    assert "not met: " in ran.out
    assert "seed 3" in ran.out
    assert "The laws are kept." in ran.out
    assert contents(folder) == {}


def test_without_cover_the_numbers_alone_are_told(magoteka: Magoteka, folder: Path) -> None:
    ran = magoteka("fuzz", "abraca", "--seconds", "0.5", "--seed", "3")
    assert (ran.code, ran.err) == (0, "")
    assert "seed 3" in ran.out
    assert "The laws are kept." in ran.out
    assert "met: " not in ran.out
    assert contents(folder) == {}


def test_a_fault_of_a_run_can_be_seen_again(magoteka: Magoteka, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise LawBroken("no saving here")

    with monkeypatch.context() as broken:
        broken.setattr(laws, "check_saving", refuse)
        ran = magoteka("fuzz", "siggil", "--seconds", "1", "--seed", "3")
        assert ran.code == 1
        assert "no saving here" in ran.out
        name = sorted(contents(folder))[0]
        assert f"magoteka fuzz siggil --again {name}" in ran.out
        assert magoteka("fuzz", "siggil", "--again", name).code == 1
    assert magoteka("fuzz", "siggil", "--again", name).code == 0
    assert magoteka("fuzz", "siggil", "--again", "nowhere.json").code != 0

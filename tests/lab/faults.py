"""Faults that a referee once found where two effects meet, each as the change of a function that puts it back."""

import importlib
import inspect
import sys
import textwrap
from dataclasses import dataclass
from typing import Any

import pytest


@dataclass(frozen=True)
class Fault:
    """What was wrong, the words of a function that mended it, and a pair at which it shows."""

    what: str
    where: str  # a module of the game's rules and a function or method of it
    mended: str
    broken: str
    pair: tuple[str, str]

    def __str__(self) -> str:
        return self.what


def put_back(fault: Fault, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The function as it was, wherever it is called."""
    module, _, path = fault.where.partition(":")
    owner: Any = importlib.import_module(f"magoteka.games.{game}.rules.{module}")
    *classes, name = path.split(".")
    for one in classes:
        owner = getattr(owner, one)
    sound = getattr(owner, name)
    source = textwrap.dedent(inspect.getsource(sound))
    assert fault.mended in source, f"{fault.where} has changed: {fault.what} cannot be put back like this"
    made: dict[str, Any] = {}
    exec(source.replace(fault.mended, fault.broken), sound.__globals__, made)
    if classes:
        monkeypatch.setattr(owner, name, made[name])
        return
    for key, caller in list(sys.modules.items()):
        if key.startswith(f"magoteka.games.{game}.") and getattr(caller, name, None) is sound:
            monkeypatch.setattr(caller, name, made[name])

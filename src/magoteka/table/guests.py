"""Guests: a random id, a name and a face; there are no accounts."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass, replace
from typing import Any

NAME_LENGTH = 40


@dataclass(frozen=True)
class Appearance:
    """How somebody is drawn and spoken of: a face in a colour, and he, she, or nothing of the kind."""

    face: str = ""
    colour: int = 0
    form: str = ""


PLAIN = Appearance()


@dataclass(frozen=True)
class Guest:
    """Somebody who comes to a table."""

    id: str
    name: str
    look: Appearance = PLAIN

    def called(self, name: str, **look: Any) -> Guest:
        """The same guest under another name, with what is told of another look."""
        told = {part: value for part, value in look.items() if value is not None}
        return replace(self, name=clean(name), look=replace(self.look, **told))


def new_guest(name: str, look: Appearance = PLAIN) -> Guest:
    """A guest nobody can pretend to be."""
    return Guest(secrets.token_urlsafe(16), clean(name), look)


def clean(text: str, length: int = NAME_LENGTH) -> str:
    """One line without control characters or invisible marks of direction."""
    words = "".join(char if unicodedata.category(char)[0] != "C" else " " for char in text).split()
    return " ".join(words)[:length]

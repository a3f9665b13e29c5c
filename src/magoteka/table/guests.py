"""Guests: a random id and a name; there are no accounts."""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass

NAME_LENGTH = 40


@dataclass(frozen=True)
class Guest:
    """Somebody who comes to a table."""

    id: str
    name: str


def new_guest(name: str) -> Guest:
    """A guest nobody can pretend to be."""
    return Guest(secrets.token_urlsafe(16), clean(name))


def clean(text: str, length: int = NAME_LENGTH) -> str:
    """One line without control characters or invisible marks of direction."""
    words = "".join(char if unicodedata.category(char)[0] != "C" else " " for char in text).split()
    return " ".join(words)[:length]

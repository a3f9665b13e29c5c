"""Guests: what they are called, how they look, and how they get to another device."""

from __future__ import annotations

from dataclasses import dataclass

from magoteka.table.wire.types import Colour, Face, Form, Name


@dataclass(frozen=True)
class GuestRequest:
    """What a guest wants to be called, and how to be drawn and spoken of; null: as before."""

    name: Name
    face: Face | None = None
    colour: Colour | None = None
    form: Form | None = None


@dataclass(frozen=True)
class Me:
    """The guest of this browser; null before a name was given."""

    name: str | None
    face: str = ""
    colour: int = 0
    form: str = ""


@dataclass(frozen=True)
class MoveCode:
    """Six letters that bring my place at a table to another device, once, within so many seconds."""

    code: str
    seconds: int


@dataclass(frozen=True)
class CodeRequest:
    """A code from another device."""

    code: Name


@dataclass(frozen=True)
class MoveRequest:
    """A code from another device; `parts`: this client is going to add a part to the seal of the dice."""

    code: Name
    parts: bool = False


@dataclass(frozen=True)
class MoveFound:
    """The table that a code is for; "" where it brings a name and a look."""

    table: str

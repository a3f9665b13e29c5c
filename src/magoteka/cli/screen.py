"""The terminal: what is printed, what is typed, and the curtain between people."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.text import Text

from magoteka.texts import Texts

WIPE = "\x1b[3J\x1b[2J\x1b[H"  # what has scrolled away too, or the curtain would hide nothing


class EndOfInput(Exception):
    """Nobody is typing any more."""


class Paper(Console):
    """A console for plain text; a reader who stops reading, as `head` does, is no failure."""

    def __init__(self) -> None:
        super().__init__(markup=False, highlight=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def parts_of(things: Iterable[RenderableType]) -> Iterator[RenderableType]:
    """Things, and groups of things by their members."""
    for thing in things:
        if isinstance(thing, Group):
            yield from parts_of(thing.renderables)
        else:
            yield thing


class Screen:
    """A console to print to and a stream to read from."""

    def __init__(self, texts: Texts, console: Console | None = None, stdin: TextIO | None = None) -> None:
        self.texts = texts
        self.console = console or Paper()
        self.stdin = stdin or sys.stdin

    def show(self, *things: RenderableType) -> None:
        """Print things, each on its own line."""
        for thing in things:
            self.console.print(thing)

    def say(self, key: str, style: str = "", /, **args: object) -> None:
        """Print a sentence."""
        self.console.print(Text(self.texts.say(key, **args), style))

    def pages(self, *things: RenderableType) -> None:
        """Print things that belong together; where they are higher than the screen, wait before one scrolls away."""
        used = 0
        for thing in parts_of(things):
            lines = self.height_of(thing) if self.waits else 0
            if used and used + lines >= self.console.height:
                self.ask(self.texts.say("play-more"))
                used = 0
            self.console.print(thing)
            used += lines

    def fits(self, *things: RenderableType) -> bool:
        """Whether things can be seen all at once; on paper they always can."""
        return not self.waits or sum(map(self.height_of, things)) < self.console.height

    @property
    def waits(self) -> bool:
        """Whether somebody sits there who would miss what scrolls away."""
        return self.console.is_terminal and self.stdin.isatty()

    def height_of(self, thing: RenderableType) -> int:
        """How many lines a thing takes."""
        return len(self.console.render_lines(thing, pad=False))

    def ask(self, prompt: str) -> str:
        """What is typed after a prompt."""
        self.console.print(Text(prompt, "bold"), end=" ")
        self.console.file.flush()
        line = self.stdin.readline()
        if not self.stdin.isatty():
            self.console.print()
        if not line:
            raise EndOfInput
        return line.strip()

    def curtain(self, name: str, unread: bool) -> None:
        """Hide everything before the keyboard goes to somebody else."""
        if unread and self.console.is_terminal:
            self.ask(self.texts.say("play-hide"))
        self.wipe()
        self.console.rule(style="dim")
        self.ask(self.texts.say("play-curtain", name=name))
        self.wipe()

    def wipe(self) -> None:
        """Clear the screen, where there is one; a terminal that cannot be cleared is scrolled empty."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()

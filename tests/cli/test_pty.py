"""A real terminal of 80 × 24: the screen waits before anything scrolls away, and plain terminals stay plain."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli.support import environment
from extent import of
from magoteka.games import GAMES

COMMAND = ["-c", "import sys; from magoteka.cli.main import run; sys.exit(run(sys.argv[1:]))"]
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLOUR = re.compile(r"\x1b\[(?:\d;)*[349]\dm")
MORE, PROMPT = "— more: Enter — ", "(? for help): "
HINT = re.compile(r"Advice: (\d+) —")


class Terminal:
    """A program in a terminal, and everything it has written there."""

    def __init__(self, words: list[str], **more: str) -> None:
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, [sys.executable, *COMMAND, *words], {**environment(), "TERM": "xterm", **more})
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.text = ""

    def read(self, ends: tuple[str, ...]) -> str:
        """What comes until one of these ends it, or until the program is over."""
        found = ""
        while not ESCAPE.sub("", found).endswith(ends) and select.select([self.file], [], [], 600)[0]:
            try:
                data = os.read(self.file, 65536)
            except OSError:  # the other side is closed
                break
            if not data:
                break
            found += self.decoder.decode(data)
        self.text += found
        return ESCAPE.sub("", found).replace("\r\n", "\n")

    def type(self, words: str) -> str:
        """Type a line and read up to the next prompt; pauses are stepped over and counted in the text."""
        os.write(self.file, f"{words}\n".encode())
        return self.shown()

    def shown(self) -> str:
        """The screen up to the next prompt."""
        told = self.read((MORE, PROMPT))
        while told.endswith(MORE):
            os.write(self.file, b"\n")
            told += self.read((MORE, PROMPT))
        return told

    def close(self) -> int:
        """The exit code."""
        self.read(("\0",))
        os.close(self.file)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.mark.parametrize("game", list(GAMES))
def test_a_terminal_of_24_lines_shows_everything_and_comes_back_to_a_saved_game(game: str, folder: Path) -> None:
    table = Terminal(
        ["play", game, "--seed", "5", "--human", "Ann", "--bot", "greedy", "--save", "a.json"], NO_COLOR="1"
    )
    told = table.shown()
    assert "Goal: " in told
    for _ in range(of(3, 6)):
        number = HINT.search(table.type("h"))
        assert number is not None
        told += table.type(number[1])
    table.type("q")
    assert table.close() == 0
    assert not COLOUR.search(table.text)
    for page in re.split(f"{re.escape(MORE)}|{re.escape(PROMPT)}", told):
        lines = page.splitlines()
        assert max(map(cell_len, map(str.rstrip, lines)), default=0) <= 80
        drawn = [place for place, line in enumerate(lines) if line.startswith("──")]
        assert not drawn or len(lines) - drawn[0] <= 25 or "Goal: " in page, page
    again = Terminal(["play", "--load", "a.json"], NO_COLOR="1")
    assert "Ann, the number of your answer" in again.shown()
    again.type("q")
    assert again.close() == 0


def test_a_terminal_with_colours_has_them_and_a_dumb_one_has_no_signs_at_all(folder: Path) -> None:
    words = ["play", "siggil", "--seed", "5", "--human", "Ann", "--bot", "greedy"]
    colourful, dumb = Terminal(words), Terminal(words, TERM="dumb")
    for table in (colourful, dumb):
        table.shown()
        table.type("q")
        assert table.close() == 0
    assert COLOUR.search(colourful.text)
    assert "\x1b" not in dumb.text
    assert "┌" in dumb.text

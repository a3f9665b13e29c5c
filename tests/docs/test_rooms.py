"""Thirty changes that somebody may ask for: one look at docs/architecture.md names the room of each."""

import re
from pathlib import Path

import pytest

from docs.test_names import FILE, QUOTED, exists

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
ROWS = dict(
    re.findall(r"^\| ([^|]+) \| (.+) \|$", PAGE.partition("## Where do I put …")[2].partition("\n## ")[0], re.MULTILINE)
)
REQUESTS = {
    "«Абрака… что?» with a die of eight sides, if the host likes": "a house rule",
    "a hero who can climb": "a deed of a hero in «Магический Меч»",
    "one more card of known effects": "a card of «Магический Меч»",
    "a figure bars a passage in two steps": "who bars a passage in «За пятью печатями» (FS-22)",
    "nobody is safe on the cliff any more": "who or what is safe, hides, or is immune in «Магический Меч»",
    "the Master of «Сиггил» thinks for two seconds": "how long a bot thinks",
    "why did the Master answer so?": "why a bot answered so",
    "a level between greedy and search": "a level between two levels",
    "lines of 1,000 letters in the chat": "how long a chat line or a name may be",
    "a clock for the whole match": "another clock",
    "a call in both houses": "a call",
    "hints cost more": "what a call costs, and how large it may be",
    "a column in the database": "another column",
    "scrolls fly in a curve": "how an event moves",
    "a key that opens the log": "another key",
    "scores in the header": "what the header of a table shows",
    "a page about tournaments": "a page of docs",
    "the house in German": "a language",
    "this match must be played like this for ever": "a match that must never be played differently again",
    "Python 3.15": "another CPython",
    "a gong when a turn begins": "a sound",
    "a hedgehog among the faces": "a face of guests",
    "«Well played» among the quick words": "a quick word of the chat",
    "two answers may be taken back at once": "what may be taken back, and with whose leave",
    "`magoteka stats FILE`": "a command",
    "no answer may take longer than a second": "a law that every game must obey",
    "a backup that is encrypted": "what a keeper can do (`magoteka admin`)",
    "a page with all records of the house": "a page of the browser",
    "contests in teams": "a deal that several tables play",
    "sounder checks of the seal on the page": "a check of a match's dice",
}


@pytest.mark.once
@pytest.mark.parametrize("asked", REQUESTS)
def test_one_look_names_the_room(asked: str) -> None:
    named = [said for said in QUOTED.findall(ROWS[REQUESTS[asked]]) if FILE.fullmatch(said) or "/" in said]
    assert [said for said in named if exists(said)], "no file is named"

"""Where the components of «Абрака… что?» come from: all of it is the book's but the faces of the die."""

from typing import Final

from magoteka.core.origin import Origin, of_the_book
from magoteka.games.abraca.box.clauses import LINES
from magoteka.games.abraca.box.components import SPELLS

CHAPTERS: Final = {"box": 1, "setup": 56, "turn": 114, "round_end": 229, "variants": 361, "spells": 377}

SPELL_LINES: Final = (381, 494, 509, 427, 502, 498, 551, 555)
ORIGINS: Final = {
    "spell": {str(spell): Origin("book", line) for spell, line in zip(range(1, SPELLS + 1), SPELL_LINES, strict=True)},
    "die": {"faces": Origin("known", 381)},  # AB-A01
    "clause": of_the_book(LINES),
}

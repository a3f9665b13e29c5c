"""Where the components of «За пятью печатями» come from: all of it is the book's but the map of the dungeon."""

from typing import Final

from magoteka.core.origin import Origin, of_the_book
from magoteka.games.five_seals.box.clauses import LINES
from magoteka.games.five_seals.box.components import SPELL_NAMES

CHAPTERS: Final = {"colours": 25, "box": 33, "setup": 81, "round": 144, "end": 220, "spells": 242}

SPELL_LINES: Final = (  # Call, then the circles
    272,
    *(284, 290, 296, 302, 304),
    *(310, 314, 318, 324, 328),
    *(338, 344, 346, 348, 350),
    *(358, 362, 366, 370, 374),
)
ORIGINS: Final = {
    "spell": {
        str(spell): Origin("book", line) for spell, line in zip(range(len(SPELL_NAMES)), SPELL_LINES, strict=True)
    },
    "figure": {figure: Origin("book", 264) for figure in ("mage", "familiar", "guardian")},
    "piece": {"seal": Origin("book", 39), "dice": Origin("book", 87)},
    "board": {"dungeon": Origin("ours", 83)},
    "clause": of_the_book(LINES),
}

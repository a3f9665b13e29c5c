"""Where the components of «Сиггил» come from: most numbers of spirits are known of the cards, layouts are ours."""

from typing import Final

from magoteka.core.origin import Origin, of_the_book
from magoteka.games.siggil.box.clauses import LINES
from magoteka.games.siggil.box.components import DEER, FAMILIES
from magoteka.games.siggil.box.layouts import LAYOUTS

CHAPTERS: Final = {"box": 15, "setup": 23, "turn": 29, "end": 47, "solo": 51, "layouts": 72}

ORIGINS: Final = {
    "card": {"ordinary": Origin("book", 17)},
    "spirit": {  # SG-02 the rulebook's example names the number of the Deer
        str(family): Origin("book", 45) if family == DEER else Origin("known", 17) for family in range(1, FAMILIES + 1)
    },
    "layout": {str(layout): Origin("ours", 72) for layout in LAYOUTS},
    "clause": of_the_book(LINES),
}

"""What a die decides by an ability, by a thing, or on the bridge; the rules read the same numbers."""

from typing import Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.effects import FACES
from magoteka.games.magic_sword.box.names import C_SQUIRE
from magoteka.games.magic_sword.box.rows import Happening, Row, Table, by_result, low_or_not
from magoteka.games.magic_sword.box.tables import ARMOUR, trait

AXE_STRIKES_UP_TO: Final = 2  # MS-A97
MILD_AXE: Final = 2  # points of Life, by the mild house rule
WON_OVER_UP_TO: Final = 3  # MS-A41, MS-A42 a beast that is coaxed, a Demon that is driven out
WHEEDLED_UP_TO: Final = 1  # the Trickster
RESISTED_UP_TO: Final = 2  # MS-A63
FREE_UP_TO: Final = 3  # MS-A76 of possession
SQUIRE_DIES_UP_TO: Final = 1
BLOWN_AWAY_UP_TO: Final = 1  # Seven Winds
DRY_UP_TO: Final = 2  # the Barbarian in the bogs
KEPT_UP_TO: Final = 2  # MS-14.5d in a fall from the bridge
HIGHEST_ORDINARY: Final = 3  # MS-14.7a

NOTHING: Happening = ("nothing", 0, "")


def bites(face: i64) -> i64:
    """MS-B7 How often Cerberus bites."""
    return (face + 1) // 2


def armour(highest: int) -> Table:
    """MS-A45 A piece of armour is tried after a lost battle."""
    return Table([("lost-battle", 0, "")], 1, low_or_not(highest, ("saved", 1, ""), NOTHING))


AXE: Final = Table([("axe", 0, "")], 1, low_or_not(AXE_STRIKES_UP_TO, ("beheaded", 0, ""), ("battle", 0, "")))
WHEEDLING: Final = Table([("wheedling", 0, "")], 1, low_or_not(WHEEDLED_UP_TO, ("wheedled", 1, ""), NOTHING))
RESISTING: Final = Table(
    [("resisting", 0, "")], 1, low_or_not(RESISTED_UP_TO, ("spell-fails", 0, ""), ("spell-works", 0, ""))
)
COAXING: Final = Table([("coaxing", 0, "")], 1, low_or_not(WON_OVER_UP_TO, ("joins", 0, ""), ("stays", 0, "")))
EXORCISM: Final = Table([("exorcism", 0, "")], 1, low_or_not(WON_OVER_UP_TO, ("driven-out", 0, ""), ("stays", 0, "")))
FREEDOM: Final = low_or_not(FREE_UP_TO, ("freed", 0, ""), ("turn-lost", 0, ""))
POSSESSION: Final = Table([("possessed", 0, "")], 1, FREEDOM)
SQUIRE: Final = Table([("life-lost", 0, "")], 1, low_or_not(SQUIRE_DIES_UP_TO, ("squire-dies", 1, ""), NOTHING))
WINDS: Final = Table([("each-item", 0, "")], 1, low_or_not(BLOWN_AWAY_UP_TO, ("destroyed", 0, ""), NOTHING))
BOG_LUCK: Final = Table([("bog", 0, "")], 1, low_or_not(DRY_UP_TO, NOTHING, ("obeyed", 0, "")))
CHASE: Final = Table([("chase", 0, "")], 1, [Row([face], [("chased", face, "")]) for face in FACES])
FALL: Final = Table([("each-in-fall", 0, "")], 1, low_or_not(KEPT_UP_TO, ("kept", 0, ""), ("lost", 0, "")))
CERBERUS: Final = Table([], 1, by_result(1, [[("life", -int(bites(face)), "")] for face in FACES]))
BEAST_KIND: Final = Table([], 1, low_or_not(HIGHEST_ORDINARY, ("beast-sword", 0, ""), ("beast-magic", 0, "")))


def of_abilities() -> dict[str, list[Table]]:
    """By the character whose ability it is."""
    return {
        "executioner": [AXE],
        "priestess": [COAXING],
        "priest": [EXORCISM],
        "trickster": [WHEEDLING],
        "half_demon": [RESISTING],
        "dwarf": [RESISTING],
        "barbarian": [BOG_LUCK],
        "troll": [CHASE],
    }


def of_things() -> dict[str, list[Table]]:
    """By the card, the spell, the square of the bridge, or the state that brings them about."""
    found = {DESIGNS[C_SQUIRE].slug: [SQUIRE]}
    for at, design in enumerate(DESIGNS):
        highest = int(trait(at, ARMOUR))
        if highest > 0:
            found[design.slug] = [armour(highest)]
    return found | {
        "seven_winds": [WINDS],
        "trap": [FALL],
        "magic_trap": [FALL],
        "cerberus": [CERBERUS],
        "beast_castle": [BEAST_KIND],
        "possession": [POSSESSION],
    }

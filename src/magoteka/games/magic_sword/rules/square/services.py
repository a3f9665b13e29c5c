"""What friends and jewels are good for in the royal castle and in the fortress: MS-A77, MS-A78."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box.book import CARD_EFFECTS
from magoteka.games.magic_sword.box.names import (
    C_HELMET,
    C_KINGS_DIAMOND,
    C_PLAIN_SWORD,
    C_PRINCESS,
    C_VICEROY,
    M1,
    PRINCE,
    U10,
)
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.character.cards import friend_named, has_friend, item_named
from magoteka.games.magic_sword.rules.character.figure import is_hero
from magoteka.games.magic_sword.rules.character.goods import gain_equipment, lose_card
from magoteka.games.magic_sword.rules.character.points import add_gold
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword


def list_services(g: MagicSword, seat: i64, found: list[int]) -> None:
    """Put on a list what friends and jewels are good for in the royal castle and in the fortress."""
    square = g.square[seat]
    if square == U10 and item_named(g, seat, C_KINGS_DIAMOND) != NOBODY:
        found.append(places.SELL_DIAMOND)
    if square == U10 and has_friend(g, seat, C_PRINCESS) and g.braved != g.stamp:
        found.append(places.ASK_PRINCESS)
    if square == M1 and has_friend(g, seat, C_VICEROY) and g.braved != g.stamp:
        found.append(places.ASK_VICEROY)


def serve(g: MagicSword, seat: i64, which: i64) -> None:
    """MS-A78 The diamond is sold for five; the Princess and the Viceroy heal or are ransomed, once per visit."""
    if which == places.SELL_DIAMOND:
        lose_card(g, seat, item_named(g, seat, C_KINGS_DIAMOND), "sold")
        add_gold(g, seat, 5)
        return
    g.braved = g.stamp
    design = C_PRINCESS if which == places.ASK_PRINCESS else C_VICEROY
    begin(g, CARD_EFFECTS[design], seat, friend_named(g, seat, design))


def castle_kit(g: MagicSword, seat: i64) -> None:
    """MS-A77 The Prince takes back a missing Helmet and Sword in the royal castle."""
    if g.square[seat] != U10 or not is_hero(g, seat, PRINCE):
        return
    for design in (C_HELMET, C_PLAIN_SWORD):
        if item_named(g, seat, design) == NOBODY:
            gain_equipment(g, seat, design)

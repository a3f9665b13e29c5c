"""Points and gold of a character: MS-1, MS-2, MS-3, MS-4."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import HEAL_CAP
from magoteka.games.magic_sword.messages.events import PointsChanged
from magoteka.games.magic_sword.rules.character.hand import check_hand
from magoteka.games.magic_sword.table.state import MagicSword


def grown(stat: i64, points: i64, floor: i64) -> i64:
    """MS-1.3, MS-2.3 A stat never falls below its start value; one that lies below already does not fall."""
    if points < 0:
        return max(stat + points, min(floor, stat))
    return max(stat + points, floor)


def add_sword(g: MagicSword, seat: i64, points: i64) -> i64:
    """MS-1.3 Own Sword changes, never below the start value; by how much it really did."""
    now = grown(g.sword[seat], points, g.sword0[seat])
    by = now - g.sword[seat]
    g.sword[seat] = now
    if g.listening and by != 0:
        g.emit(PointsChanged(seat, "sword", by, now))
    return by


def add_magic(g: MagicSword, seat: i64, points: i64) -> i64:
    """MS-2.3, MS-2.6b Own Magic changes, never below the start value; the hand follows."""
    now = grown(g.magic[seat], points, g.magic0[seat])
    by = now - g.magic[seat]
    g.magic[seat] = now
    if g.listening and by != 0:
        g.emit(PointsChanged(seat, "magic", by, now))
    check_hand(g, seat)
    return by


def add_gold(g: MagicSword, seat: i64, count: i64) -> i64:
    """MS-3.4, MS-A78 Gold comes from the bank or goes there, as far as there is any."""
    now = max(g.gold[seat] + count, 0)
    by = now - g.gold[seat]
    g.gold[seat] = now
    if g.listening and by != 0:
        g.emit(PointsChanged(seat, "gold", by, now))
    return by


def pass_coin(g: MagicSword, giver: i64, taker: i64) -> None:
    """A gold piece changes hands."""
    add_gold(g, giver, -1)
    add_gold(g, taker, 1)


def add_life(g: MagicSword, seat: i64, points: i64) -> None:
    """MS-4.6 Life is gained without an upper limit."""
    g.life[seat] += points
    if g.listening and points != 0:
        g.emit(PointsChanged(seat, "life", points, g.life[seat]))


def heal(g: MagicSword, seat: i64, points: i64) -> None:
    """MS-4.7 Healing stops at four."""
    add_life(g, seat, max(min(points, HEAL_CAP - g.life[seat]), 0))

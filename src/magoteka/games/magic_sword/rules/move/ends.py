"""A walk ends: MS-A22, MS-A86, MS-A95, MS-A96."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import BRIDGE, GIANT, L2, M10, U3
from magoteka.games.magic_sword.box.tables import along, ring_start
from magoteka.games.magic_sword.rules.battle.foes import is_foe
from magoteka.games.magic_sword.rules.character.cards import free_friends, has_free_friend
from magoteka.games.magic_sword.rules.character.figure import alive, is_hero, stands_alone
from magoteka.games.magic_sword.rules.character.goods import check_load, lay, move_card
from magoteka.games.magic_sword.rules.late_bound import land
from magoteka.games.magic_sword.rules.move.paths import path_to, worth_trying
from magoteka.games.magic_sword.rules.move.standing import carry, lift_geas, put_on
from magoteka.games.magic_sword.rules.shapes import Scene, YesNo
from magoteka.games.magic_sword.table.state import MagicSword


def wear_off(g: MagicSword, seat: i64) -> None:
    """MS-A96 The geas is lifted in a temple, and at the Swamp where it cannot or must not be tried."""
    square = g.square[seat]
    if square == M10 or square == U3 or (square == L2 and not worth_trying(g, seat)):
        lift_geas(g, seat)


def arrive(g: MagicSword, seat: i64, end: i64, steps: i64, on_foot: bool) -> None:
    """The walk ends; followers and friends left behind are seen to, then the landing."""
    from_square = g.square[seat]
    way: list[int] = []
    if has_free_friend(g, seat) or is_hero(g, seat, GIANT):  # for whom it matters which squares were passed
        way = path_to(from_square, steps, end)
    drop_friends(g, seat, way)
    put_on(g, seat, end)
    wear_off(g, seat)
    if is_hero(g, seat, GIANT) and len(way) > 1 and not stands_alone(g, end, seat):
        g.then(StrideOn(seat, g.visits[seat], way[len(way) - 2], from_square))
    else:
        follow(g, from_square, end)
        land(g, seat, on_foot)
    check_load(g, seat)  # MS-5.6 a porter may have stayed behind


def follow(g: MagicSword, from_square: i64, to: i64) -> None:
    """MS-A95 The Trickster comes along within the circle or downwards."""
    if g.follower == 0:
        return
    other = g.follower - 1
    g.follower = 0
    if alive(g, other) and g.square[other] == from_square and ring_start(to) <= ring_start(from_square) and to < BRIDGE:
        carry(g, other, to)


def drop_friends(g: MagicSword, seat: i64, way: list[int]) -> None:
    """MS-A86 Friends that could not keep up stand that many steps back on the way."""
    for card in free_friends(g, seat):
        back = g.reserved[card] // 64
        if back > 0 and len(way) == 0:
            g.reserved[card] = 0  # the Kobold is carried off with his friends: nobody was outrun
        elif back > 0:
            g.reserved[card] %= 64
            if is_foe(card):
                lay(g, seat, card)  # MS-A56 a tamed beast that is left does not wait: it is an enemy again
                g.reserved[card] = 0
            move_card(g, card, way[max(len(way) - 1 - back, 0)])


class StrideOn(Scene):
    """The Giant: the square is taken, so he may stride on."""

    before: i64
    start: i64

    def __init__(self, seat: i64, visit: i64, before: i64, start: i64) -> None:
        self.seat = seat
        self.visit = visit
        self.before = before
        self.start = start

    def play(self, g: MagicSword) -> None:
        g.then(LongStride(self.seat, self.before, self.start))


class LongStride(YesNo):
    """The Giant: go on in the same direction to the first square without another character?"""

    clause: ClassVar[str] = "MS-A22"
    before: i64  # the last square but one of the walk
    start: i64  # where it began: a follower waits there until it is over (MS-A95)

    def __init__(self, seat: i64, before: i64, start: i64) -> None:
        self.seat = seat
        self.before = before
        self.start = start

    def accepted(self, g: MagicSword) -> None:
        square = g.square[self.seat]
        direction: i64 = 1
        if along(square, -1) != self.before:
            direction = -1
        while not stands_alone(g, square, self.seat):
            square = along(square, direction)
        put_on(g, self.seat, square)
        self.come_to_rest(g)

    def declined(self, g: MagicSword) -> None:
        self.come_to_rest(g)

    def come_to_rest(self, g: MagicSword) -> None:
        """The walk is over where he stands now."""
        follow(g, self.start, g.square[self.seat])
        land(g, self.seat, True)

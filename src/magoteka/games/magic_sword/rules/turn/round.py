"""One character after another: MS-0.9, MS-A52, MS-A68, MS-A94, MS-A99."""

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, members
from magoteka.games.magic_sword.box.names import B1, B5, B9, C_MAGIC_SWORD, C_TOLIMAN_SHIELD, ENEMY
from magoteka.games.magic_sword.messages.events import GameEnded
from magoteka.games.magic_sword.rules.character.cards import item_named
from magoteka.games.magic_sword.rules.character.figure import alive
from magoteka.games.magic_sword.rules.character.hand import check_hand
from magoteka.games.magic_sword.rules.setup.arrival import Rebirth
from magoteka.games.magic_sword.rules.turn.day import StartTurn, end_effects, go_by, reset, tell_skip
from magoteka.games.magic_sword.rules.turn.trading_in import trophies_worth
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword


class NextTurn(Step):
    """MS-0.9, MS-A68, MS-A94, MS-A99 The next character; it lies at the bottom of the agenda."""

    def run(self, g: MagicSword) -> None:
        if g.winners != 0:
            return
        if g.time_left > 0:
            g.time_left -= 1
        else:
            g.timer = 0
            g.place = (g.place + 1) % g.seats
            g.turn = g.place
            if g.place == g.start_place:
                if g.variants.rounds > 0 and g.round == g.variants.rounds:
                    stop_the_game(g)
                    return
                g.round += 1
        g.then(self)
        begin_turn(g)


def begin_turn(g: MagicSword) -> None:
    """MS-A17 T0, MS-A94 A charmed character's turn is taken by the charmer."""
    g.turns += 1
    seat = g.place
    if g.timer != 0:
        seat = g.timer - 1
    charmer = g.charmer[seat] - 1
    if charmer >= 0 and g.timer == 0:
        g.charmer[seat] = 0
        g.charmed[seat] = 1
        tell_skip(g, seat, "charmed", charmer)
        end_effects(g, seat)  # MS-A52 this was a turn of the charmed
        reset(g, seat)
        go_by(g, seat)
        if g.stone[seat] > 0:
            g.stone[seat] -= 1  # MS-20.1 three turns are over for stone, whoever takes them
            check_hand(g, seat)
        if alive(g, charmer):
            seat = charmer
        else:
            return
    elif seat == g.place:
        g.charmed[seat] = 0
    g.turn = seat
    g.then(StartTurn(seat))
    if not alive(g, seat):
        g.then(Rebirth(seat))


def stop_the_game(g: MagicSword) -> None:
    """MS-A99 The round limit: ranked by bridge, keys, points, Life, gold and trophies."""
    best: list[int] = []
    for seat in range(g.seats):
        best = max(best, standing(g, seat))
    for seat in range(g.seats):
        if standing(g, seat) == best:
            g.winners |= bit(seat)
    g.ended = 1
    if g.listening:
        g.emit(GameEnded(tuple(members(g.winners)), True))


def standing(g: MagicSword, seat: i64) -> list[int]:
    """MS-A99 What the ranking compares, in order."""
    if not alive(g, seat):
        return [0, 0, 0, 0, 0, 0]
    keys: i64 = 0
    for design in (C_MAGIC_SWORD, C_TOLIMAN_SHIELD):
        if item_named(g, seat, design) != NOBODY:
            keys += 1
    trophies = trophies_worth(g, seat, ENEMY)
    return [bridge_progress(g, seat), keys, g.sword[seat] + g.magic[seat], g.life[seat], g.gold[seat], trophies]


def bridge_progress(g: MagicSword, seat: i64) -> i64:
    """MS-A99 How far along the bridge: six in the castle, two at the entry, one when leaving."""
    square = g.square[seat]
    if square < B1:
        return 0
    if square == B5:
        return 6
    if g.leaving[seat] != 0:
        return 1
    return 2 + min(square - B1, B9 - square)

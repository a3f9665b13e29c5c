"""Rounds: FS-15, FS-16, FS-31, FS-32."""

from magoteka.core.agenda import Step
from magoteka.games.five_seals.messages.events import RoundBegan, RoundEnded
from magoteka.games.five_seals.rules.draft import RollAll
from magoteka.games.five_seals.rules.scoring import end_match, is_over, is_stuck, stop_match
from magoteka.games.five_seals.rules.turn import NEXT_TURN
from magoteka.games.five_seals.table.state import FiveSeals, sixes_left


class NextRound(Step):
    """FS-31, FS-32 A round that has ended may end the match, otherwise another follows; it lies at the bottom."""

    def run(self, g: FiveSeals) -> None:
        if g.round > 0:
            close_round(g)
        if g.winners != 0:
            return
        g.then(self)
        begin_round(g)


def close_round(g: FiveSeals) -> None:
    """FS-31, FS-32, FS-A26 Count the strongest scrolls; if enough are left, the first-player token goes left."""
    if g.listening:
        g.emit(RoundEnded(g.round, sixes_left(g)))
    g.idle += 1
    if g.broken > 0:
        g.idle = 0
    if is_over(g):
        end_match(g)
    elif is_stuck(g):
        stop_match(g)
    else:
        g.first = (g.first + 1) % g.seats


def begin_round(g: FiveSeals) -> None:
    """FS-15, FS-16 Everybody rolls, then the first player moves."""
    g.round += 1
    g.done = 0
    g.broken = 0
    g.turn = g.first
    if g.listening:
        g.emit(RoundBegan(g.round, g.first))
    g.then2(RollAll(), NEXT_TURN[g.first])

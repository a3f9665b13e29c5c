"""The worked examples of the rules pages, played as they are told there."""

import pytest

from games.abraca.stage import Declare, Drawn, Rolled, TakeSecret, hand, lives, play, table, to_move
from magoteka.games.abraca.table.state import Abraca, right_of

IGOR, ALEXEY, MARIA = 0, 1, 2
ANNA, BORIS, VERA = 0, 1, 2


def the_first_turn() -> Abraca:
    return table([[3, 4, 7, 8, 8], [8, 8, 7, 5, 2], [8, 7, 6, 6, 3]], reserve=11)


def igors_turn() -> Abraca:
    return table([[3, 5, 4, 8, 8], [8, 8, 7, 7, 6], [8, 7, 6, 6, 5]], lives=[4, 6, 6])


def test_the_turn_that_the_pages_begin_with() -> None:
    g = the_first_turn()
    assert (g.cast[8], g.cast[7], sum(g.cast)) == (3, 3, 6)
    play(g, Declare(4), TakeSecret(), Drawn(6))
    assert (lives(g), g.pool) == ([6, 6, 6], 3)
    play(g, Declare(7))
    assert lives(g) == [6, 6, 5]
    assert right_of(g, ANNA) == VERA
    play(g, Declare(7))
    assert lives(g) == [5, 6, 5]
    assert hand(g, ANNA).count(0) == 0
    assert g.reserve == 9
    assert to_move(g) == BORIS


@pytest.mark.rule("AB-T1")
def test_igor_dreams_storms_and_slips() -> None:
    g = igors_turn()
    play(g, Declare(3), Rolled(3))
    assert lives(g) == [6, 6, 6]
    play(g, Declare(5))
    assert lives(g) == [6, 5, 5]
    play(g, Declare(4), Drawn(1), Drawn(2))
    assert lives(g) == [5, 5, 5]
    assert hand(g, IGOR) == [1, 2, 4, 8, 8]
    assert to_move(g) == ALEXEY
    assert right_of(g, IGOR) == MARIA
    assert right_of(g, ALEXEY) == IGOR

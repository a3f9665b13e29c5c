"""The rulebook's example, scripted."""

import pytest

from games.abraca.stage import Declare, Drawn, Rolled, hand, lives, play, table, to_move
from magoteka.games.abraca.table.state import right_of

IGOR, ALEXEY, MARIA = 0, 1, 2


@pytest.mark.rule("AB-T1")
def test_igor_dreams_storms_and_slips() -> None:
    g = table([[3, 5, 4, 8, 8], [8, 8, 7, 7, 6], [8, 7, 6, 6, 5]], lives=[4, 6, 6])
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

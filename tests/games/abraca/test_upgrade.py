"""Games of ruleset 1 under the rules of today."""

from pathlib import Path
from typing import Any

import pytest

from games.abraca.stage import GAME
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.core.record import loads
from magoteka.core.upgrade import upgraded
from magoteka.games.abraca.rules.turn import TakeStone

OLD = sorted((Path(__file__).parents[2] / "records" / "abraca" / "r1").glob("*.json"))


@pytest.mark.rule("AB-A08")
@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_where_there_were_several_copies_the_lowest_one_went(path: Path) -> None:
    old = loads(path.read_text(encoding="utf-8"))
    new = upgraded(GAME, old)
    given = [row.option for row in new.answers]
    assert [option for option in given if option["tag"] != "taken"] == [row.option for row in old.answers]
    g: Any = GAME.new(new.seats, new.settings)
    taken = 0
    for option in given:
        question = g.asking()
        index = question.menu(g).index(GAME.codec.decode(option))
        if isinstance(question, TakeStone):
            assert index == question.indices(g)[0]
            taken += 1
        g.answer(index)
    assert taken > 5
    assert g.asking() is None
    assert Match.replay(GAME, old, Rng(1)).winners == GAME.winners(g) != ()

"""Games of ruleset 1 under the rules of today."""

from pathlib import Path
from typing import Any

import pytest

from games.five_seals.stage import GAME
from magoteka.core.match import Match
from magoteka.core.problems import CannotGoOn
from magoteka.core.record import loads
from magoteka.core.upgrade import upgraded
from magoteka.games.five_seals.messages.answers import DealtToken

OLD = sorted((Path(__file__).parents[2] / "records" / "five_seals" / "r1").glob("*.json"))
SEALS = {2: 48, 3: 54, 4: 54, 5: 60}


@pytest.mark.rule("FS-07", "FS-12", "FS-A04")
@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_game_goes_on_in_its_dungeon_with_the_mages_of_the_seats(path: Path) -> None:
    old = loads(path.read_text(encoding="utf-8"))
    match = Match.replay(GAME, old)
    assert match.over
    view = match.view(None)
    assert len(view.board.seals) == SEALS[old.seats]
    assert [player.figure for player in view.players] == list(range(old.seats))
    given = [row.option["tag"] for row in upgraded(GAME, old).answers]
    assert given[0] == "first-maps"
    assert given.count("mage") == min(old.seats, 4)
    assert given.count("stay") < [row.option["tag"] for row in old.answers].count("stay")


def test_the_old_dungeon_is_never_dealt_any_more() -> None:
    g: Any = GAME.new(3)
    assert g.asking().options(g) == [DealtToken(element) for element in range(4)]
    g.answer(0)
    assert not g.asking().allows(g, 4)
    assert len(GAME.view(g, None).board.seals) == 72


def test_an_answer_that_the_rules_no_longer_allow_stops_an_old_game() -> None:
    old = loads(OLD[0].read_text(encoding="utf-8"))
    place = next(at for at, row in enumerate(old.answers) if row.option["tag"] == "break")
    old.answers[place].option["place"] = 119
    with pytest.raises(CannotGoOn, match="other-rules") as stop:
        upgraded(GAME, old)
    assert 0 < len(stop.value.so_far.answers) <= place + 3

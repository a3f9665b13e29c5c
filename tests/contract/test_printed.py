"""What is printed on the components can be told to a client as it is."""

import json

from contract.cases import EVERY_GAME
from magoteka.core.game import Game


@EVERY_GAME
def test_what_is_printed_can_be_written_down(game: Game) -> None:
    told = game.printed()
    assert told
    assert all(name.isidentifier() and name.islower() for name in told)
    assert json.loads(json.dumps(told)).keys() == told.keys()
    assert game.printed() == told

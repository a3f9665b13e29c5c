"""A table of a real house goes back: from its pictures or played again beside the event loop, and after a restart."""

from pathlib import Path
from typing import Any

import pytest

from server.houses import ONE_BOT, Wire, inside


def asked(wire: Wire) -> Any:
    while not wire.scene.get("options"):
        wire.hear()
    return wire.scene


@pytest.mark.parametrize("pictured", [True, False])
def test_a_table_that_went_back_outlives_the_server(tmp_path: Path, pictured: bool) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        table = anna.open(ONE_BOT)["table"]
        with anna.live(table) as wire:
            for _ in range(3):
                scene = asked(wire)
                wire.send(type="answer", version=scene["version"], seat=0, answer=scene["options"][0])
                wire.hear()
            asked(wire)
            wire.send(type="places", seat=0)
            place = wire.until("places")["places"][-1]
            journal = house.table(table).journal
            for moment in [] if pictured else journal.chronicle.moments:
                moment.forget()
            wire.send(type="rewind", seat=0, to=place["to"])
            while not journal.rewinds or wire.scene["version"] < journal.rewinds[-1].seq:
                wire.hear()
            assert [back.to for back in journal.rewinds] == [place["to"]]
            scene = asked(wire)
            known, version = scene["view"], scene["version"]
    with inside(tmp_path) as house:
        journal = house.table(table).journal
        assert (journal.version, journal.comparer.written(journal.match.view(0))) == (version, known)
        assert [back.to for back in journal.rewinds] == [place["to"]]

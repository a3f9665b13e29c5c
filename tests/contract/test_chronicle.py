"""The chronicle tells every change of the public board: whoever hears only what a spectator is told can rebuild it."""

from typing import Any

import pytest

from contract.readers.abraca import Abraca
from contract.readers.fabled import Fabled
from contract.readers.five_seals import FiveSeals
from contract.readers.magic_sword import MagicSword
from contract.readers.siggil import Siggil
from magoteka.arena.cover import Covered, new_match
from magoteka.arena.coverage import Coverage
from magoteka.arena.players import Asked, any_player
from magoteka.core.chance import Rng
from magoteka.games import GAMES

READERS: dict[str, Any] = {
    "abraca": Abraca,
    "siggil": Siggil,
    "five_seals": FiveSeals,
    "fabled": Fabled,
    "magic_sword": MagicSword,
}
MATCHES, ANSWERS = 6, 80


def nature(rng):
    return lambda match, question: question.sample(match.state, rng)


def heard(reader, events):
    for event in events:
        reader.hear(event.seen_by(None))


def compare(reader, match, last):
    told = getattr(reader, "told", lambda: reader.facts)()
    seen = reader.seen(match.view(None))
    for name, fact in seen.items():
        assert told[name] == fact, f"{name} is not told, after {last}"


@pytest.mark.parametrize("name", READERS)
def test_the_public_board_follows_from_the_chronicle(name):
    game = GAMES[name]
    done = Covered(game, 0, Coverage(game))
    for seed in range(MATCHES):
        rng = Rng(seed)
        match = new_match(done, rng, nature(rng))
        players = [any_player(rng, game) for _ in range(match.record.seats)]
        reader = READERS[name](match.record.seats, match.record.settings)
        done.met.settled(match.record.settings)
        match.go_on()
        heard(reader, match.log)
        compare(reader, match, "the deal")
        for _ in range(ANSWERS):
            if match.over:
                break
            waiting = match.waiting()
            seat = waiting[rng.below(len(waiting))]
            question = match.asked(seat)
            indices = question.indices(match.state)
            index = players[seat].choose(Asked(match, seat, question, indices, done.met, rng))
            choice = question.menu(match.state)[index]
            done.met.answered(question, choice)
            events = match.submit(seat, choice)
            heard(reader, events)
            compare(reader, match, (choice, events))

"""Moments of «Земли сказаний»."""

from typing import Any

from games.fabled.stage import GAME, a, nature, play, until
from games.fabled.test_examples import before_the_forests_move, before_the_weald, the_first_turn

TWO = "Анна Борис"


def moments() -> dict[str, tuple[Any, int | None, str]]:
    """Anna's turn before it, before its movement and after it, a row with a gap, the forests, and a Trial."""
    added, after, weald = the_first_turn(), the_first_turn(), before_the_weald()
    for one in (added, after):
        play(one, a.AddLand("forest"), a.TakeOpen(0), a.DrawnLand("fo_09"), a.ChoosePosition(4))
    play(after, a.Announce("steppe"), a.Go("wind_3"), a.Apply())
    play(weald, a.ChoosePosition(2))
    begun = nature(GAME.new(3, {"first_player": 0, "event_deck": "spirit_world"}))
    trial = until(GAME.new(1, {"trial": True, "level": "volkhv"}), "announce-terrain", 4)
    return {
        "turn": (the_first_turn(), 0, TWO),
        "added": (added, None, TWO),
        "after": (after, None, TWO),
        "weald": (weald, None, TWO),
        "forests": (before_the_forests_move(), None, "Анна Борис Вера"),
        "begun": (begun, None, "Анна Борис Вера"),
        "trial": (trial, None, "Анна"),
    }

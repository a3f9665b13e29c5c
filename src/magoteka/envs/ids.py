"""The names under which Gymnasium knows our games; it finds them by itself where Magoteka is installed.

Nothing else of Gymnasium may be wanted here: this is read while it is being imported.
"""

from __future__ import annotations

from gymnasium.envs import registration

from magoteka.games import GAMES


def id_of(game: str) -> str:
    """A game with its ruleset."""
    return f"magoteka/{game}-v{GAMES.ruleset_of(game)}"


def register() -> None:
    """Make all games known: one agent among bots (`make`), and many matches at once (`make_vec`)."""
    for game in GAMES:
        if id_of(game) not in registration.registry:
            registration.register(
                id_of(game),
                entry_point="magoteka.envs.gymnasium:Solo",
                vector_entry_point="magoteka.envs.vector:Many",
                kwargs={"game": game},
            )

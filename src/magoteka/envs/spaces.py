"""What is seen and answered, as Gymnasium's spaces."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces

from magoteka.core.game import Game
from magoteka.envs.layout import layout_of

Looks: TypeAlias = Literal["sketch", "view", "none"]  # what is seen: few small numbers, the whole view, or nothing


def checked_looks(game: Game, looks: Looks) -> Looks:
    """What can be seen of a game."""
    if looks == "sketch" and game.sketch is None:
        raise ValueError(f"{game.name} has no sketch; looks='view' shows everything.")
    return looks


def seen_space(game: Game, looks: Looks = "view") -> spaces.Dict:
    """Of what is seen of the table, of the answers that are open and, where no view tells it, of what is asked."""
    layout = layout_of(game)
    seen: dict[str, spaces.Space[Any]] = {"action_mask": spaces.Box(0, 1, (layout.actions,), np.int8)}
    if looks == "view":
        seen["observation"] = spaces.Box(0.0, 1.0, (layout.size,), np.float32)
        return spaces.Dict(seen)
    if looks == "sketch" and game.sketch is not None:
        seen["observation"] = spaces.Box(0, int(game.sketch.most), (int(game.sketch.size),), np.uint8)
    seen["question"] = spaces.Discrete(len(layout.questions))
    return spaces.Dict(seen)

"""What is seen and answered, as Gymnasium's spaces."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from magoteka.envs.layout import Layout


def seen_space(layout: Layout) -> spaces.Dict:
    """Of the numbers of a view and of the answers that are open."""
    view = spaces.Box(0.0, 1.0, (layout.size,), np.float32)
    return spaces.Dict({"observation": view, "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8)})

"""The numbers of «Магический Меч»: how likely each character is to win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magoteka.core.chance import Rng
from magoteka.core.game import Value as Agreed
from magoteka.games.magic_sword.bot import chances
from magoteka.games.magic_sword.game import EVENING, GAME
from tools.fit.subject import Rows, Value, pick
from tools.fit.uneven import Uneven


def rows_of(g: Any) -> Rows:
    """Each character."""
    return [chances.features(g, seat) for seat in range(g.seats)]


def lead_rows(g: Any) -> Rows:
    """How strong each character is by the weights in use."""
    return [[chances.weighed(row)] for row in rows_of(g)]


def match(rng: Rng) -> tuple[int, Mapping[str, Agreed]]:
    """The evening, the whole quest, or one that ends by its rounds."""
    limit = pick(rng, ({}, {}, {}, {}, {}, {"round_limit": 10}, {"round_limit": 50}, {"round_limit": 100}))
    return pick(rng, (2, 2, 2, 3, 3, 4, 5, 6)), {**pick(rng, (EVENING, EVENING, {})), **limit}


def evening(rng: Rng) -> tuple[int, Mapping[str, Agreed]]:
    """As most play it."""
    return pick(rng, (2, 2, 3)), EVENING


VALUE = Value(Uneven(GAME, match, rows_of, 1500, 300).moments)
LEAD = Value(Uneven(GAME, evening, lead_rows, 1500, 300).moments)

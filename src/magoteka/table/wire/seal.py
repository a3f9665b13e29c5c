"""The seal of the dice: what was promised of a match's luck, and whether it was kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from magoteka.core.seal import Outcome

SealState: TypeAlias = Literal["held", "dealt", "open", "lost", "later"]


@dataclass(frozen=True)
class SealPart:
    """What a seat has added to the dice, and by whom: `awaited` is still to come, a bot adds nothing."""

    by: Literal["player", "bot", "none", "awaited"]
    part: str


@dataclass(frozen=True)
class Seal:
    """The seal of the dice: `held` until all parts are in, `dealt` while it is played, then `open` with its secret.

    `lost`: the secret stayed in another house. `later`: others may still play the same cards.
    """

    commitment: str
    state: SealState
    parts: list[SealPart]
    secret: str | None


@dataclass(frozen=True)
class SealChecked:
    """What `magoteka verify` says of a finished match: true, or why not; `draws` are nature's answers.

    The table went back by common consent so many times (`rewinds`), and rolled anew from there.
    """

    kind: Outcome
    draws: int
    answer: int | None
    since: int
    rewinds: int

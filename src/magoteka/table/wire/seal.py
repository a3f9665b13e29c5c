"""The seal of the dice: what was promised of a match's luck, and whether it was kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

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

    `lost`: the secret stayed in another house. `later`: others may still play the same cards. After the match `last` is
    the end of its log: whoever keeps it knows a record that was changed later.
    """

    commitment: str
    state: SealState
    parts: list[SealPart]
    secret: str | None
    last: str = ""


@dataclass(frozen=True)
class SealOdds:
    """For each of nature's answers that are checked its stream, as text, and in turn: so many numbers, which option.

    All that another program must know of the rules to check the dice of a record ([0022](decisions/0022-trust.md)).
    """

    options: list[Any]
    draws: list[Any]


@dataclass(frozen=True)
class SealChecked:
    """What `magoteka verify` says of a finished match: true, or why not.

    Of nature's answers `draws` were checked and `unchecked` not; of those of people `vouched` bear a tag of their seat,
    `stood` a bot has given in its place, and nothing vouches for the `unvouched`. The table went back by common consent
    so many times (`rewinds`), and rolled anew from there.
    """

    kind: Outcome
    draws: int
    answer: int | None
    since: int
    rewinds: int
    unchecked: int = 0
    vouched: int = 0
    stood: int = 0
    unvouched: int = 0

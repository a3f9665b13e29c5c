"""What thinks about a game, in one object: players of every level, hints, puzzles and analyses are uses of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol, TypeAlias

from magoteka.core.codec import Json
from magoteka.core.event import Event, Option
from magoteka.core.policy import BLIND, Policy

# How whoever looks ahead does it: not at all; a tree of looks; lines of a whole turn; by reckoning what an answer leads
# to (`weigh`); by reckoning, and playing what looks good on to the end of the turn (`value`).
Way: TypeAlias = Literal["sight", "tree", "turns", "reckoning", "foresight"]


@dataclass(frozen=True)
class Scout:
    """Who plays on where a tree of looks ahead ends, and how much a seldom tried answer is preferred in it."""

    policy: Policy
    curiosity: float = 0.2  # less, where looks that begin alike end nearly alike


class Reading(Protocol):
    """Tells how well a world explains what others have answered."""

    def weight(self, world: Any) -> float:
        """How likely their answers were, had the world been this."""


class Mind:
    """What a game knows of playing it well, by what the asked seat knows; by itself nothing: all answers look alike."""

    way: ClassVar[Way] = "sight"
    policy: ClassVar[Policy] = BLIND  # for those who play a table out many times
    # By how much, in the scale of `prior`, an answer of a content opponent may fall short of the best, by level: those
    # for whom a game has room between chance and the greedy one; measured, see docs/bots.md.
    margins: ClassVar[Mapping[str, float]] = {"kind": 1.0}
    glance: ClassVar[int] = 0  # looks ahead of the level between the greedy one and the Master; 0: there is no room
    # Of how many of its own turns before the present one a kind opponent knows what it heard; None: `prior` uses
    # nothing that a player would have to remember.
    recall: ClassVar[int | None] = None
    amounts: ClassVar[tuple[str, ...]] = ()  # names of `gist` under which the numbers matter, too
    reads: ClassVar[bool] = False  # whether `reading` makes anything of what was heard

    @property
    def plays_on(self) -> bool:
        """Whether a table can be played on by the policy."""
        return self.policy is not BLIND

    def prior(self, view: Any, options: Sequence[Option]) -> list[float]:
        """How good each option looks to a player who thinks one step ahead."""
        return [0.0] * len(options)

    def odds(self, view: Any, option: Option) -> float | None:
        """How likely an option is to come off, where that is known exactly by what the seat sees."""
        return None

    def comes_off(self, world: Any, seat: int, option: Option) -> bool:
        """Whether an option that has such odds comes off in a world."""
        return True

    # --- what an answer is good for (bots/grounds.py) ----------------------------------------------------------------

    def boon(self, event: Event, seat: int) -> float:
        """How good it is for a seat that a thing happens: below 0 for what it fears; 0: nothing to speak of."""
        return 0.0

    def gist(self, event: Event) -> tuple[Event, str]:
        """The event without what may vary, and what it is called so (`<game>-gist-…`); empty: by its own name."""
        return event, ""

    # --- what is not worth considering (bots/candidates.py) ----------------------------------------------------------

    def goods(self, board: dict[str, Json], seat: int) -> list[float]:
        """Take out of a board what a seat can never have too much of, and say how much it has.

        Of two tables that are else alike the one with less is worse, whatever follows.
        """
        return []

    def undone(self, g: Any, seat: int) -> bool:
        """Whether a seat has just thrown away, by an answer of its own, what it plays for: nobody wants to be there."""
        return False

    def doubtful(self, view: Any, options: Sequence[Option]) -> list[bool]:
        """Of which options a few worlds may not show what can come of them: nobody calls those alike or worse."""
        return [False] * len(options)

    def closing(self, g: Any, seat: int) -> bool:
        """Whether the match may be decided before the seat's turn is over, by what all see of the table."""
        return False

    def vain(self, g: Any, seat: int) -> bool:
        """Whether no line of the seat's own answers can surely win from here; whoever is not certain says no."""
        return False

    def settled(self, g: Any) -> bool:
        """Whether nothing is hidden any more and so little is left that every line may be followed (bots/exact.py)."""
        return False

    def weigh(self, view: Any, options: Sequence[Option]) -> list[float]:
        """How good each option looks to a player who reckons what it leads to."""
        return self.prior(view, options)

    def value(self, g: Any) -> list[float] | None:
        """How likely each seat is to win as the open board stands, or what it got of a match that is over.

        They add up to 1, but where all win or lose together each has the chance of all. None: only playing the table
        out would tell.
        """
        return None

    def horizon(self, g: Any) -> int:
        """A number that changes where a look ahead ends: with the policy's chapter, or with the turn."""
        return int(self.policy.chapter(g))

    def scout(self, g: Any) -> Scout:
        """How a tree is grown from a table; to judge answers or a match, the policy itself plays on."""
        return Scout(self.policy)

    def recalled(self, view: Any, history: Sequence[Any]) -> Any:
        """What is left of a view to a player of short memory (`recall`); `history` is all that the seat has heard."""
        return view

    def reading(self, history: Sequence[Any], seat: int, sample: Any) -> Reading | None:
        """What the answers of others tell a seat of what it does not see; None where nothing can be read from them."""
        return None

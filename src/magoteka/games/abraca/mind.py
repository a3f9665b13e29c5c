"""What thinks about «Абрака… что?»."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from magoteka.core.codec import Json
from magoteka.core.event import Event, Option
from magoteka.core.mind import Mind
from magoteka.games.abraca.bot import heuristic
from magoteka.games.abraca.bot.policy import POLICY
from magoteka.games.abraca.bot.reading import Reading, reading_of
from magoteka.games.abraca.bot.recall import forgotten
from magoteka.games.abraca.box.components import HAND, SECRETS, SPELLS
from magoteka.games.abraca.messages.answers import Declare
from magoteka.games.abraca.messages.events import LivesGained, LivesLost, MageFell, MatchEnded, Scored, SecretTaken
from magoteka.games.abraca.messages.views import AbracaView
from magoteka.games.abraca.table.state import Abraca, slots_of


class AbracaMind(Mind):
    """Exact odds of one's own stones, and what the others' calls tell of them."""

    way = "tree"
    policy = POLICY
    margins: ClassVar[Mapping[str, float]] = {"novice": 9.0, "kind": 1.6, "steady": 0.6}
    glance = 200
    recall = 1
    reads = True

    def prior(self, view: AbracaView, options: Sequence[Option]) -> list[float]:
        return heuristic.rate(view, options)

    def odds(self, view: AbracaView, option: Option) -> float | None:
        """AB-12, AB-17 How likely a call is to hit."""
        if not isinstance(option, Declare):
            return None
        return 0.0 if option.spell in view.mistakes else heuristic.hit_chances(view)[option.spell - 1]

    def comes_off(self, world: Abraca, seat: int, option: Option) -> bool:
        return isinstance(option, Declare) and bool(slots_of(world, seat, option.spell))

    def goods(self, board: dict[str, Json], seat: int) -> list[float]:
        """Lives, secret stones, and few of them left for others; what all have heard of one's own stones is no good.

        Only calls are compared that must fail, and what they rule out everybody knew.
        """
        lives, heard, pool = board["lives"], board["heard"], board["pool"]
        taken = [divmod(secret, SPELLS + 1) for secret in board["secrets"][: SECRETS - pool]]
        own = [number for owner, number in taken if owner == seat]
        goods = [lives[seat], len(own), -pool]
        for number in own:
            board["unseen"][number] += 1
        lives[seat] = board["pool"] = 0
        board["secrets"] = [secret for secret in taken if secret[0] != seat]
        heard[seat * HAND : (seat + 1) * HAND] = [0] * HAND
        return goods

    def undone(self, g: Abraca, seat: int) -> bool:
        """AB-35 The last life is lost by one's own mistake."""
        return bool(g.lives[seat] == 0)

    def doubtful(self, view: AbracaView, options: Sequence[Option]) -> list[bool]:
        """A call that may hit or miss, by the exact odds (AB-17: a lower one than before is no such call)."""
        hits = heuristic.hit_chances(view)
        calls = {Declare(at) for at, hit in enumerate(hits, 1) if 0 < hit < 1 and at not in view.mistakes}
        return [one in calls for one in options]

    def recalled(self, view: AbracaView, history: Sequence[Any]) -> AbracaView:
        return forgotten(view, history, self.recall)

    def reading(self, history: Sequence[Any], seat: int, sample: Abraca) -> Reading | None:
        return reading_of(history, seat, sample)

    def boon(self, event: Event, seat: int) -> float:
        """AB-30…AB-39 Lives, secret stones and points; a call of one's own that fails is told by its odds."""
        match event:
            case MatchEnded(winners):
                return 3.0 if seat in winners else -3.0
            case LivesLost(who, by=by):
                return 0.0 if who == by else -1.0 if who == seat else 0.5 * (by == seat)
            case MageFell(who):
                return -2.0 if who == seat else 0.5
            case Scored(_, 0) | LivesGained(_, 0):
                return 0.0
            case Scored(who) | LivesGained(who) | SecretTaken(who):
                return 1.0 if who == seat else -0.3
        return 0.0

    def gist(self, event: Event) -> tuple[Event, str]:
        match event:
            case LivesLost(who):
                return LivesLost(who, 0, 0, who, 0), "hurt"
            case LivesGained(who):
                return LivesGained(who, 0, 0, 0), "healed"
            case Scored(who):
                return Scored(who, 0, 0), "scored"
        return event, ""


MIND = AbracaMind()

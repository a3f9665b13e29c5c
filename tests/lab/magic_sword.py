"""What the designs of «Магический Меч» do, from the rulebook and the spec."""

from typing import Any

from lab.frame import Bench, Moment, Statement
from magoteka.games import GAMES
from magoteka.games.magic_sword.messages.events import CardGained

GOLD = {"gold_1": 1, "gold_2": 2}  # slitki


class Ingots(Statement):
    """MS-3.4 Whoever takes the card has so much more gold."""

    def see(self, m: Moment) -> None:
        for event, picture in zip(m.events, m.pictures, strict=True):
            if isinstance(event, CardGained) and event.design == self.design:
                gained = m.after.gold[event.seat] - picture.gold[event.seat]
                self.holds(gained == GOLD[self.design], f"{gained} gold")


def statement(design: str) -> Statement | None:
    return Ingots(design) if design in GOLD else None


def over(begun: Any, now: Any) -> bool:
    return bool(now.turns != begun.turns)


def liked(option: Any, pair: frozenset[str]) -> int:
    said = {getattr(option, name) for name in getattr(option, "__dataclass_fields__", {})}
    return 12 if said & pair else 2


BENCH = Bench(GAMES["magic_sword"], statement, over=over, liked=liked)

"""What the designs of «Земля сказаний» do, from the rulebook, the spec and the rules page."""

from typing import Any

from lab.fabled.designs import OfDesign
from lab.fabled.laws import laws
from lab.frame import Bench, Statement
from magoteka.games import GAMES
from magoteka.games.fabled.messages import answers as a


def statement(design: str) -> Statement | None:
    """The statement of a design."""
    return OfDesign(design)


def over(begun: Any, now: Any) -> bool:
    return bool(now.chapter != begun.chapter)


def liked(option: Any, pair: frozenset[str]) -> int:
    """What names the pair is done gladly; places are visited, and nothing is stopped before its time."""
    said = {getattr(option, name) for name in getattr(option, "__dataclass_fields__", {})}
    if said & pair or isinstance(option, a.Use | a.PlaceToken | a.Peek | a.TakePeeked | a.Lay):
        return 30
    if isinstance(
        option, a.Go | a.Apply | a.AddLand | a.Onward | a.Announce | a.DiscardAlly | a.BoostAlly | a.GiveBooks
    ):
        return 10
    return {"Done": 2, "EndActions": 2, "Stay": 2, "Halt": 2, "TakeBooks": 2, "Substitute": 4}.get(
        type(option).__name__, 5
    )


BENCH = Bench(GAMES["fabled"], statement, laws, over, liked, answers=90, tries=6)

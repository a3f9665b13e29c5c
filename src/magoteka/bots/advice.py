"""A hint with its reasons: the two best answers, what each is worth, and what is to be expected of it.

All of it comes from worlds that the seat cannot tell from the true one, so a hint says nothing that a player could not
find out by thinking.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from magoteka.bots.candidates import candidates
from magoteka.bots.chair import Chair, Needs
from magoteka.bots.grounds import Ground, Pleading
from magoteka.bots.judge import Judged, judge, judge_turns
from magoteka.bots.search import Budget, considered
from magoteka.core.event import Option
from magoteka.core.game import Game

LOOKS = 8000  # matches played on to find the best answers, unless somebody wants fewer
TURNS = 400  # the same where whole turns are planned: each of these looks costs more
BEST = 2
FEW = 4  # answers among which the best ones are sought that do not come to the same
Sure: TypeAlias = Literal["sure", "likely", "even", ""]
SURE, LIKELY = 2.6, 1.3  # standard errors between the best answer and the next


@dataclass(frozen=True)
class Advised:
    """An answer with its reasons; the share of the victory that it brings with its error, where matches are played."""

    option: Option
    chance: float | None
    error: float | None
    grounds: tuple[Ground, ...]


@dataclass(frozen=True)
class Advice:
    """The best answers, and how sure it is that the first is better than the second."""

    best: tuple[Advised, ...]
    sure: Sure


def adviser(game: Game) -> Needs:
    """What a chair needs for advice: a memory only where anything is read from it."""
    return Needs(remembers=game.mind.reads, imagines=True)


def advise(chair: Chair, looks: int = LOOKS) -> Advice:
    """The best answers of a chair that remembers and imagines; the same for the same seed."""
    if not chair.game.mind.plays_on:
        best_looking = liked(chair)
        alone = len(best_looking) < BEST
        return Advice(reasoned(chair, [(option, None) for option in best_looking], alone=alone), "")
    if chair.game.mind.way == "turns":
        judged = judge_turns(chair, min(looks, TURNS), chair.rng)
    else:
        judged = judge(chair, looks, chair.rng, [chair.options[at] for at in candidates(chair)])
    alike = [one for one in judged if percent(one) == percent(judged[0]) and one.looks == judged[0].looks]
    best = [*sorted(alike, key=liking(chair)), *judged]
    picked = list(dict.fromkeys(best))[:BEST]
    sure = surety(judged[:BEST]) if picked[0] is judged[0] else "even"
    return Advice(reasoned(chair, [(one.option, one) for one in picked], alone=len(picked) < BEST), sure)


def percent(one: Judged) -> int:
    """The chance as it is shown."""
    return round(100 * one.value)


def liking(chair: Chair) -> Callable[[Judged], float]:
    """What looks better at first sight goes first, for nobody understands advice that only luck speaks for."""
    worth = dict(zip(chair.options, chair.game.mind.prior(chair.view, chair.options), strict=True))
    return lambda one: -worth[one.option]


def liked(chair: Chair) -> list[Option]:
    """What looks best to whoever reckons or foresees; of what comes to the same one is enough."""
    order = [one.at for one in considered(chair, Budget(looks=LOOKS, reads=False))]
    best = candidates(chair, order[:FEW])
    if len(best) < BEST < len(order):
        best = candidates(chair, order)
    return [chair.options[at] for at in best[:BEST]]


def surety(judged: Sequence[Judged]) -> Sure:
    """How sure it is that the first answer is the best."""
    if len(judged) < BEST:
        return "sure"
    behind, doubt = judged[1].behind, judged[1].doubt
    return "sure" if behind > SURE * doubt else "likely" if behind > LIKELY * doubt else "even"


def reasoned(
    chair: Chair, picked: Sequence[tuple[Option, Judged | None]], *, alone: bool = False
) -> tuple[Advised, ...]:
    """Answers with the reasons for them; `alone`: nothing else was worth considering."""
    pleading, found = Pleading(chair, picked), []
    why = (Ground("only" if len(chair.options) > 1 else "forced"),)
    for at in pleading.order():
        option, judged = picked[at]
        chance, error = (None, None) if judged is None else (round(judged.value, 3), round(judged.error, 3))
        found.append(Advised(option, chance, error, why if alone else pleading.of(at)))
    return tuple(found)

"""A hint with its reasons: the two best answers, what each is worth, and what is to be expected of it.

All of it comes from worlds that the seat cannot tell from the true one, so a hint says nothing that a player could not
find out by thinking.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from math import inf
from typing import Literal, TypeAlias

from magoteka.bots.chair import Chair, Needs
from magoteka.bots.foresight import foreseen
from magoteka.bots.greedy import likely
from magoteka.bots.judge import Judged, judge, judge_turns
from magoteka.bots.search import Budget, Thought
from magoteka.core.agenda import NATURE, Poll, State
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option, seat_fields
from magoteka.core.game import Game
from magoteka.core.policy import BLIND

LOOKS = 4000  # matches played on to find the best answers, unless somebody wants fewer
TURNS = 200  # the same where whole turns are planned: each of these looks costs more
WORLDS = 16  # in which it is told what follows from them
FAR = 20  # answers after which nobody looks further
BEST = 2
Sure: TypeAlias = Literal["sure", "likely", "even", ""]
OFTEN = 0.3  # what happens less often is not expected
SLIGHT = 0.02  # of the victory: nobody notices less
SURE, LIKELY = 2.6, 1.3  # standard errors between the best answer and the next


@dataclass(frozen=True)
class Expected:
    """Something that follows, in that share of the worlds."""

    event: Event
    share: float


@dataclass(frozen=True)
class Advised:
    """An answer: the share of the victory that it brings with its standard error, where matches can be played on."""

    option: Option
    chance: float | None
    error: float | None
    expected: tuple[Expected, ...]


@dataclass(frozen=True)
class Advice:
    """The best answers, and how sure it is that the first is better than the second."""

    best: tuple[Advised, ...]
    sure: Sure


def adviser(game: Game) -> Needs:
    """What a chair needs for advice: a memory only where matches are played on and read."""
    return Needs(remembers=game.policy is not BLIND, imagines=True)


def advise(chair: Chair, looks: int = LOOKS) -> Advice:
    """The best answers of a chair that remembers and imagines; the same for the same seed."""
    if chair.game.policy is BLIND:
        return Advice(reasoned(chair, [(option, None) for option in liked(chair)]), "")
    judged = judge_turns(chair, min(looks, TURNS), chair.rng) if chair.game.plans else judge(chair, looks, chair.rng)
    alike = [one for one in judged if one.behind <= SLIGHT and one.looks == judged[0].looks]
    best = [*sorted(alike, key=liking(chair)), *judged]
    picked = list(dict.fromkeys(best))[:BEST]
    sure = surety(judged[:BEST]) if picked[0] is judged[0] else "even"
    return Advice(reasoned(chair, [(one.option, one) for one in picked]), sure)


def liking(chair: Chair) -> Callable[[Judged], float]:
    """What looks better at first sight goes first, for nobody understands advice that only luck speaks for."""
    worth = dict(zip(chair.options, chair.game.rate(chair.view, chair.options), strict=True))
    return lambda one: -worth[one.option]


def liked(chair: Chair) -> list[Option]:
    """What looks best to whoever reckons, at the end of the turn where that is foreseen, or one step ahead."""
    if chair.game.foresees:
        order = foreseen(chair, Thought(chair, Budget(looks=0, reads=False)).worlds, LOOKS, inf)
    else:
        worth = chair.game.weigh(chair.view, chair.options)
        order = sorted(range(len(worth)), key=lambda index: -worth[index])
    return [chair.options[index] for index in order[:BEST]]


def surety(judged: Sequence[Judged]) -> Sure:
    """How sure it is that the first answer is the best."""
    if len(judged) < BEST:
        return "sure"
    behind, doubt = judged[1].behind, judged[1].doubt
    return "sure" if behind > SURE * doubt else "likely" if behind > LIKELY * doubt else "even"


def reasoned(chair: Chair, picked: Sequence[tuple[Option, Judged | None]]) -> tuple[Advised, ...]:
    """Answers with what follows from them, in the same worlds and with the same luck."""
    worlds, luck = list(islice(chair.worlds(), WORLDS)), chair.rng.word()
    futures = [future(chair, worlds, chair.options.index(option), luck) for option, _ in picked]
    found = []
    for (option, judged), mine in zip(picked, futures, strict=True):
        others = [other for other in futures if other is not mine]
        chance, error = (None, None) if judged is None else (round(judged.value, 3), round(judged.error, 3))
        found.append(Advised(option, chance, error, telling(chair, mine, others)))
    return tuple(found)


def future(chair: Chair, worlds: Sequence[State], index: int, luck: int) -> Counter[Event]:
    """In how many worlds each thing happens after an answer, before the seat is asked again in another turn."""
    counts: Counter[Event] = Counter()
    for number, world in enumerate(worlds):
        counts.update(set(followed(chair, world.clone(), index, Rng(luck + number))))
    return counts


def followed(chair: Chair, world: State, index: int, luck: Rng) -> list[Event]:
    """What everyone hears when the seat answers so in a world, and all play on by what looks best to them."""
    if isinstance(world.asking(), Poll):
        world.turn_to(chair.seat)
    world.told = True
    world.hush()
    question = world.asking()
    assert question is not None
    world.answer(question.indices(world)[index])
    asked, others, news = type(question), False, False
    for _ in range(FAR):
        question = world.asking()
        news = news or any(chair.game.codec.tag_of(event) in chair.game.matters for event in world.events)
        if question is None or (question.seat == chair.seat and (others or (news and type(question) is asked))):
            break
        others = others or question.seat not in (NATURE, chair.seat)
        asks = question.seat != NATURE
        world.answer(likely(chair.game, world, question, luck) if asks else question.sample(world, luck))
    mattered = (event for event in world.events if chair.game.codec.tag_of(event) in chair.game.matters)
    return [event.seen_by(None) for event in mattered]  # whichever stone it is, a stone is taken


def telling(chair: Chair, mine: Counter[Event], others: Sequence[Counter[Event]]) -> tuple[Expected, ...]:
    """What speaks for an answer: what often follows from it, and more often than from the others."""

    def more(event: Event) -> int:
        return mine[event] - max((other[event] for other in others), default=0)

    def weight(event: Event) -> tuple[bool, int, int]:
        return concerns(event, chair.seat), more(event), mine[event]

    often = [event for event, count in mine.items() if count >= OFTEN * WORLDS]
    speaking = [event for event in often if concerns(event, chair.seat) or more(event) >= OFTEN * WORLDS]
    best = sorted(speaking, key=weight, reverse=True)[:BEST]
    return tuple(Expected(event, mine[event] / WORLDS) for event in best)


def concerns(event: Event, seat: int) -> bool:
    """Whether it happens to the seat."""
    return any(getattr(event, name) == seat for name in seat_fields(type(event)))

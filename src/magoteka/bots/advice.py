"""A hint with its reasons: the two best answers, what each is worth, and what is to be expected of it.

All of it comes from worlds that the seat cannot tell from the true one, so a hint says nothing that a player could not
find out by thinking.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Literal, TypeAlias

from magoteka.bots.candidates import candidates
from magoteka.bots.chair import Chair, Needs
from magoteka.bots.greedy import likely
from magoteka.bots.judge import Judged, judge, judge_turns
from magoteka.bots.search import Budget, considered
from magoteka.core.agenda import NATURE, Poll, State
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option, seat_fields
from magoteka.core.game import Game

LOOKS = 4000  # matches played on to find the best answers, unless somebody wants fewer
TURNS = 200  # the same where whole turns are planned: each of these looks costs more
MORE = 400  # worlds that are looked at for one in which a call comes off, or does not
WORLDS = 16  # in which it is told what follows from them
FAR = 20  # answers after which nobody looks further
BEST = 2
FEW = 4  # answers among which the best ones are sought that do not come to the same
Sure: TypeAlias = Literal["sure", "likely", "even", ""]
OFTEN = 0.3  # what happens less often is not expected
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
    """What a chair needs for advice: a memory only where anything is read from it."""
    return Needs(remembers=game.mind.reads, imagines=True)


def advise(chair: Chair, looks: int = LOOKS) -> Advice:
    """The best answers of a chair that remembers and imagines; the same for the same seed."""
    if not chair.game.mind.plays_on:
        return Advice(reasoned(chair, [(option, None) for option in liked(chair)]), "")
    if chair.game.mind.way == "turns":
        judged = judge_turns(chair, min(looks, TURNS), chair.rng)
    else:
        judged = judge(chair, looks, chair.rng, [chair.options[at] for at in candidates(chair)])
    alike = [one for one in judged if percent(one) == percent(judged[0]) and one.looks == judged[0].looks]
    best = [*sorted(alike, key=liking(chair)), *judged]
    picked = list(dict.fromkeys(best))[:BEST]
    sure = surety(judged[:BEST]) if picked[0] is judged[0] else "even"
    return Advice(reasoned(chair, [(one.option, one) for one in picked]), sure)


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
    return [chair.options[at] for at in candidates(chair, order[:FEW])[:BEST]]


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


def future(chair: Chair, worlds: Sequence[State], index: int, luck: int) -> dict[Event, float]:
    """How likely each thing is after an answer, before the seat is asked again in another turn."""
    shares: dict[Event, float] = {}
    for number, (world, weight) in enumerate(weighted(chair, worlds, chair.options[index])):
        for event in set(followed(chair, world.clone(), index, Rng(luck + number))):
            shares[event] = shares.get(event, 0.0) + weight
    return shares


def weighted(chair: Chair, worlds: Sequence[State], option: Option) -> list[tuple[State, float]]:
    """Worlds, each as likely as it is; where the odds of an answer are exact, it comes off in just such a part of them.

    Where no world has shown yet what may happen, further ones are looked at.
    """
    mind, found = chair.game.mind, list(worlds)
    odds = mind.odds(chair.view, option)
    if odds is None or odds in (0.0, 1.0):
        return [(world, 1 / len(found)) for world in found]
    for world in islice(chair.worlds(), MORE):
        hits = sum(mind.comes_off(one, chair.seat, option) for one in found)
        if 0 < hits < len(found):
            break
        found.append(world)
    came_off = [mind.comes_off(one, chair.seat, option) for one in found]
    hits = max(1, sum(came_off))
    misses = max(1, len(found) - hits)
    return [(world, odds / hits if hit else (1 - odds) / misses) for world, hit in zip(found, came_off, strict=True)]


def followed(chair: Chair, world: State, index: int, luck: Rng) -> list[Event]:
    """What everyone hears when the seat answers so in a world, and all play on by what looks best to them."""
    if isinstance(world.asking(), Poll):
        world.turn_to(chair.seat)
    world.listening = True
    world.clear_events()
    question = world.asking()
    assert question is not None
    world.answer(question.indices(world)[index])
    asked, others, news = type(question), False, False
    for _ in range(FAR):
        question = world.asking()
        news = news or any(chair.game.codec.tag_of(event) in chair.game.notable_events for event in world.events)
        told = news or chair.game.mind.odds(chair.view, chair.options[index]) is not None
        if question is None or (question.seat == chair.seat and (others or (told and type(question) is asked))):
            break
        others = others or question.seat not in (NATURE, chair.seat)
        asks = question.seat != NATURE
        world.answer(likely(chair.game, world, question, luck) if asks else question.sample(world, luck))
    mattered = (event for event in world.events if chair.game.codec.tag_of(event) in chair.game.notable_events)
    return [event.seen_by(None) for event in mattered]  # whichever stone it is, a stone is taken


def telling(chair: Chair, mine: dict[Event, float], others: Sequence[dict[Event, float]]) -> tuple[Expected, ...]:
    """What speaks for an answer: what often follows from it, and more often than from the others."""

    def more(event: Event) -> float:
        return mine[event] - max((other.get(event, 0.0) for other in others), default=0.0)

    def weight(event: Event) -> tuple[bool, float, float]:
        return concerns(event, chair.seat), more(event), mine[event]

    often = [event for event, share in mine.items() if share >= OFTEN]
    speaking = [event for event in often if concerns(event, chair.seat) or more(event) >= OFTEN]
    best = sorted(speaking, key=weight, reverse=True)[:BEST]
    return tuple(Expected(event, mine[event]) for event in best)


def concerns(event: Event, seat: int) -> bool:
    """Whether it happens to the seat."""
    return any(getattr(event, name) == seat for name in seat_fields(type(event)))

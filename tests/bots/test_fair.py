"""Fair play of bots that look ahead: equal bots are at par, and what they imagine is what they may know and no more."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import pytest

from extent import first
from games.abraca.stage import table as abraca_table
from magoteka.arena.contest import Contest, named_apart, play_block
from magoteka.bots import own_levels
from magoteka.bots.chair import Chair, Needs, Rules, Worlds, chair_at
from magoteka.bots.search import Budget, Thought, searching
from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.event import Event
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.games.abraca.bot.policy import copies_in, unseen_by
from magoteka.games.abraca.bot.reading import reading_of
from magoteka.games.abraca.messages import events as abraca
from magoteka.games.siggil.messages import events as siggil

ABRACA = GAMES["abraca"]
LOOKING = [name for name in GAMES if "search" in own_levels(GAMES[name])]
READING = Budget(looks=1, worlds=6000)
QUICK = Budget(looks=1, worlds=8)
THINKER = searching(QUICK)
Card = tuple[int | None, int | None, bool | None]


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=pytest.mark.once if GAMES[name].mind.way == "turns" else ()) for name in LOOKING]
)
@pytest.mark.parametrize("seats", first(1, [2, 3]))
def test_equal_bots_that_look_ahead_are_exactly_at_par(game: str, seats: int) -> None:
    """Each has each seat of a deal once, with the same luck: whoever wins it wins it for all of them in turn."""
    contest = Contest(
        game, seats, seats, named_apart(("search:6", "search:6")), 5, GAMES[game].agreed(GAMES[game].brisk)
    ).checked()
    block = play_block(contest, 0)
    assert len(set(block.winners)) == 1
    assert block.score == pytest.approx(1 / seats)


# --- worlds as likely as what was heard makes them ------------------------------------------------------------------

RIVAL = (8, 8, 8, 7, 7)
HEARD = [
    abraca.RoundBegan(1, 1),
    *(abraca.StoneDrawn(0, slot, None) for slot in range(2)),
    *(abraca.StoneDrawn(1, slot, number) for slot, number in enumerate(RIVAL)),
    abraca.TurnBegan(1),
    abraca.SpellMissed(1, 3),
    abraca.TurnBegan(1),
    abraca.SpellMissed(1, 5),
]


def small_table(own: tuple[int, int] = (2, 3)) -> Any:
    """Two stones of one's own and a few in the bag: few enough hands to weigh each of them."""
    return abraca_table([[*own, 0, 0, 0], list(RIVAL)], reserve=6)


def posterior() -> dict[tuple[int, ...], float]:
    """How likely each hand is: the ways to draw it, times how likely the rival's calls were before it."""
    unseen = [int(copies_in(unseen_by(small_table(), 0), number)) for number in range(9)]
    weigh = reading_of(HEARD, 0, small_table()).weight
    chances = {}
    for one, two in product(range(1, 9), repeat=2):
        ways = unseen[one] * (unseen[two] - (one == two))
        if ways > 0:
            chances[one, two] = ways * weigh(world_with(one, two))
    whole = sum(chances.values())
    return {hand: chance / whole for hand, chance in chances.items()}


def world_with(one: int, two: int) -> Any:
    world = small_table().clone()
    world.stones[0], world.stones[1] = one, two
    return world


def test_weighed_worlds_of_abraca_are_as_likely_as_an_enumeration_says() -> None:
    g, rng = small_table(), Rng(11)
    worlds = Worlds.like(g, 0, rng, Rules(ABRACA, 2, ABRACA.agreed({})))
    question = g.asking()
    assert question is not None
    chair = Chair(ABRACA, 0, ABRACA.view(g, 0), question.options(g), tuple(HEARD), worlds, rng)
    draws = 6000
    drawn: Iterator[Any] = islice(Thought(chair, READING).worlds, draws)
    found = Counter(tuple(world.stones[0:2]) for world in drawn)
    expected = posterior()
    assert set(found) <= set(expected)
    assert max(expected.values()) > 2 * min(expected.values()), "the calls tell something"
    both = 1 / (1 / READING.worlds + 1 / draws)  # imagined first, then drawn from what was imagined
    chi = both * sum((found[hand] / draws - chance) ** 2 / chance for hand, chance in expected.items())
    assert chi / (len(expected) - 1) < 1.8


def test_worlds_that_are_not_weighed_would_be_told_apart() -> None:
    """The test above has the power to see it: without the reading the same count is far off."""
    g, rng, draws = small_table(), Rng(11), 6000
    drawn: Iterator[Any] = (ABRACA.redeal(g, 0, rng) for _ in range(draws))
    found = Counter(tuple(world.stones[0:2]) for world in drawn)
    expected = posterior()
    chi = draws * sum((found[hand] / draws - chance) ** 2 / chance for hand, chance in expected.items())
    assert chi / (len(expected) - 1) > 5


# --- worlds and the whole history ------------------------------------------------------------------------------------


def moments(game: Game, seats: int, seed: int) -> Iterator[tuple[Match, Chair]]:
    """A match of random answers, and the chair of whoever is asked at some of its questions."""
    match, rng = Match.new(game, seats, {}, Rng(seed)), Rng(seed)
    for step in range(150):
        if match.over:
            return
        seat = match.waiting()[0]
        if step % 5 == 0:
            yield match, chair_at(match, seat, Needs(remembers=True, imagines=True), Rng(step))
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])


def misses_of(history: tuple[object, ...], seat: int) -> dict[int, set[int]]:
    """For each of the seat's places the numbers that were missed while its stone stood there."""
    missed: defaultdict[int, set[int]] = defaultdict(set)
    for event in history:
        if isinstance(event, abraca.StoneDrawn) and event.seat == seat:
            missed[event.slot] = set()
        elif isinstance(event, abraca.SpellMissed) and event.seat == seat:
            for numbers in missed.values():
                numbers.add(event.spell)
    return missed


def seen_in(history: tuple[object, ...], seat: int) -> Counter[int]:
    """The stones of this round that the seat has seen: drawn by others, cast, turned up, its own secret ones."""
    seen: Counter[int] = Counter()
    for event in history:
        if isinstance(event, abraca.RoundBegan):
            seen.clear()
        elif isinstance(event, (abraca.StoneTurnedUp, abraca.StoneDrawn, abraca.SecretTaken)):
            if event.number is not None:
                seen[event.number] += 1
        elif isinstance(event, abraca.SpellCast) and event.seat == seat:
            seen[event.spell] += 1
    return seen


def test_worlds_of_abraca_agree_with_the_whole_history() -> None:
    """No stone is one that was missed while it stood, and no number is there more often than it was not yet seen."""
    looked = 0
    for seed in range(3):
        for _, chair in moments(ABRACA, 3, seed):
            missed, seen = misses_of(chair.history, chair.seat), seen_in(chair.history, chair.seat)
            imagined: Iterator[Any] = islice(Thought(chair, QUICK).worlds, 6)
            for world in imagined:
                own = list(world.stones[5 * chair.seat : 5 * chair.seat + 5])
                for slot, number in enumerate(own):
                    assert number == 0 or number not in missed[slot]
                held = Counter(number for number in own if number > 0)
                assert all(seen[number] + held[number] <= number for number in range(1, 9))
                looked += 1
    assert looked > 100


def test_worlds_of_siggil_agree_with_the_whole_history() -> None:
    """Who took which card was seen by all, and no card lies face down that somebody has seen."""
    game, looked = GAMES["siggil"], 0
    for seed in range(2):
        for match, chair in moments(game, 3, seed):
            turned = [event for event in chair.history if isinstance(event, (siggil.CardLaid, siggil.CardTurned))]
            shown = {card_of(event) for event in turned if event.number is not None}
            assert shown
            table: Any = match.state
            imagined: Iterator[Any] = islice(Thought(chair, QUICK).worlds, 4)
            for world in imagined:
                assert world.unseen == table.unseen, "what lies face down is what nobody has seen"
                assert list(world.hands) == list(table.hands), "and every card of a hand was taken face up"
                assert list(world.faces) == list(table.faces)
                looked += 1
            for world in islice(Thought(chair, QUICK).worlds, 4):
                assert not turned_later(world, Rng(looked)) & shown, "what has been seen does not come to light again"
    assert looked > 50


def card_of(event: siggil.CardLaid | siggil.CardTurned) -> Card:
    return event.family, event.number, event.spirit


def turned_later(world: State, rng: Rng) -> set[Card]:
    """The cards that come to light when a world is played on."""
    world.listening = True
    for _ in range(60):
        question = world.asking()
        if question is None:
            break
        world.answer(question.sample(world, rng))
    told: list[Event] = list(world.events)
    return {card_of(event) for event in told if isinstance(event, siggil.CardTurned)}

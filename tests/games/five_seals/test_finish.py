"""Whether a seat may still win: never denied where it can, as following its answers by chance shows."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from extent import of
from games.five_seals.stage import card, table
from magoteka.core.agenda import NATURE
from magoteka.games.five_seals.bot.finish import may_win
from magoteka.games.five_seals.box.components import ELEMENTS, LAST_ROUND, SCROLL_PLACES, STRONGEST
from magoteka.games.five_seals.box.dungeon import BOARDS
from magoteka.games.five_seals.rules.scoring import points_of
from magoteka.games.five_seals.table.state import card_strength

Kind = tuple[int, int]
SPELLS = STRONGEST - 1  # of a circle
WALKS = 150  # lines of answers that are followed from a table


def last_turn(rng: Random, circle: int) -> tuple[Any, list[Kind]]:
    """The last turn of the last round, with a few dice and strong spells; and the scrolls that are in the box."""
    board = BOARDS[2]
    dice = rng.sample([colour for colour in "rbyg" for _ in range(3)], rng.randint(1, 3))
    kinds = [(spell, element) for spell in range(1, SPELLS + 1) for element in range(ELEMENTS)]
    kinds += [(spell + SPELLS * (circle - 1), element) for spell, element in kinds] if circle > 1 else []
    rng.shuffle(kinds)
    kinds.sort(key=lambda kind: rng.random() < 0.5 and card_strength(card(*kind)) < 4)
    held, kinds = kinds[: rng.randint(0, 3)], kinds[3:]
    places = list(board.names[SCROLL_PLACES : SCROLL_PLACES + board.scrolls])
    lying = rng.sample(places, 8)
    seals = board.names[: board.seals]
    gone = [name for name in seals if rng.random() < 0.6]
    g = table(
        circle=circle,
        dice=[" ".join(f"{colour}{rng.randint(1, 6)}" for colour in dice)],
        tokens={name: (rng.randrange(ELEMENTS), rng.randint(2, 6)) for name in seals if name not in gone},
        scrolls=dict(zip(lying, kinds, strict=False)),
        empty=[*gone, *(name for name in places if name not in lying)],
        held={0: held},
        mages={0: rng.choice([*lying, "H·1"])},
        finished=[1],
        round=LAST_ROUND,
    )
    g.listening = False
    return g, kinds[8:]


def most(g: Any, rng: Random) -> int:
    """The most points of some lines, where whatever is thrown shows a one."""
    best = points_of(g, 0)
    for _ in range(WALKS):
        walk = g.clone()
        while walk.done & 1 == 0 and (question := walk.asking()) is not None:
            indices = question.indices(walk)
            walk.answer(indices[0] if question.seat == NATURE else rng.choice(indices))
        best = max(best, points_of(walk, 0))
    return int(best)


@pytest.mark.rule("FS-31", "FS-33")
@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_whoever_can_win_is_not_told_that_it_is_vain(circle: int) -> None:
    rng, found = Random(circle), Counter[bool]()
    for _ in range(of(40, 400)):
        g, box = last_turn(rng, circle)
        left = most(g, rng) - 1 - points_of(g, 1)
        for kind in sorted(box, key=lambda kind: -card_strength(card(*kind))):
            strength = card_strength(card(*kind))
            if strength < STRONGEST and strength <= left:
                g.held[1] |= 1 << card(*kind)
                left -= strength
        assert left < 0 or may_win(g, 0)
        found[left == 0] += 1
    assert found[True] > found[False], "most rivals are one point behind"

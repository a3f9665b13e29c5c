"""Ends in which nothing is hidden are solved: what they bring is what following every line brings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.five_seals.stage import table
from magoteka.bots.candidates import Outcome, answered
from magoteka.bots.chair import Chair, Needs, Rules, Worlds, chair_at
from magoteka.bots.ends import solved
from magoteka.bots.greedy import BOT
from magoteka.bots.judge import judge
from magoteka.bots.search import Budget, considered
from magoteka.core.agenda import NATURE, State
from magoteka.core.bits import size
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.games.five_seals.box.components import FIRE, PURIFICATION, TRANSMUTATION, WATER
from magoteka.games.siggil.table.state import Siggil

SIGGIL = GAMES["siggil"]
EYES = Needs(remembers=False, imagines=True)
FEW = 5  # cards of which every order can be tried without a thought


def present(match: Match) -> int:
    """The cards of Siggil that are still to be taken."""
    assert isinstance(match.state, Siggil)
    return match.state.present


def ends(game: Game, seats: int, seeds: range) -> Iterator[tuple[Match, int]]:
    """Questions of greedy matches at which nothing is hidden and little is left."""
    for seed in seeds:
        match, luck = Match.new(game, seats, {}, Rng(seed)), Rng(seed)
        while not match.over:
            seat = match.waiting()[0]
            options = match.options(seat)
            if len(options) > 1 and game.mind.settled(match.state):
                yield match, seat
            given = BOT.choose(chair_at(match, seat, BOT, luck)) if len(options) > 1 else 0
            match.submit(seat, options[given])


def least(table: State, seat: int, game: Game = SIGGIL) -> float:
    """What a seat can count on at a table of two where nothing is thrown: every line, and nothing left out."""
    question = table.asking()
    if question is None:
        winners = game.winners(table)
        return 1 / len(winners) if seat in winners else 0.0
    assert question.seat != NATURE
    values = [least(answered(table, at), seat, game) for at in range(len(question.indices(table)))]
    return max(values) if question.seat == seat else min(values)


@pytest.mark.rule("SG-20")
def test_the_last_cards_of_siggil_are_worth_what_every_line_says() -> None:
    seen = 0
    for match, seat in ends(SIGGIL, 2, range(4)):
        if size(present(match)) > FEW:
            continue
        chair = chair_at(match, seat, EYES, Rng(1))
        found = solved(chair, next(chair.worlds()), range(len(chair.options)))
        assert found == {at: least(answered(match.state, at), seat) for at in range(len(chair.options))}
        seen += 1
    assert seen > 5


def test_whoever_looks_ahead_or_judges_uses_what_is_solved() -> None:
    told = 0
    for match, seat in ends(SIGGIL, 2, range(4)):
        if size(present(match)) > FEW:
            continue
        chair = chair_at(match, seat, EYES, Rng(1))
        values = [least(answered(match.state, at), seat) for at in range(len(chair.options))]
        judged = judge(chair, 0, Rng(2))
        if max(values) == 0.0:  # lost, if nobody errs: then what others let pass by habit is all that counts
            assert min(one.error for one in judged) > 0.0
            continue
        assert [one.value for one in judged] == sorted(values, reverse=True)
        assert {one.error for one in judged} == {0.0}
        assert values[considered(chair, Budget(looks=50))[0].at] == max(values)
        told += max(values) != min(values)
    assert told > 0


def test_nothing_is_solved_while_a_card_lies_face_down() -> None:
    match = Match.new(SIGGIL, 2, {}, Rng(1))
    chair = chair_at(match, match.waiting()[0], EYES, Rng(1))
    assert solved(chair, next(chair.worlds()), [0, 1]) is None


def test_who_has_not_followed_every_line_says_nothing() -> None:
    for match, seat in ends(SIGGIL, 2, range(2)):
        if size(present(match)) > FEW:
            chair = chair_at(match, seat, EYES, Rng(1))
            assert solved(chair, match.state.clone(), range(len(chair.options)), most=3) is None
            return


def test_the_last_turn_of_five_seals_is_never_worse_than_what_looks_best() -> None:
    """FS-31 Every table that the turn can leave is looked at; whatever the greedy player does is among them."""
    game, seen, vain = GAMES["five_seals"], 0, 0
    for match, seat in ends(game, 2, range(2)):
        chair = chair_at(match, seat, EYES, Rng(1))
        found = solved(chair, next(chair.worlds()), range(len(chair.options)), most=1500, sure=True)
        if found is not None:
            worth = game.mind.prior(chair.view, chair.options)
            assert max(found.values()) >= found[worth.index(max(worth))]
            assert max(found.values()) < 1 or not game.mind.vain(match.state, seat)
            vain += game.mind.vain(match.state, seat)
            seen += 1
        if seen > 1 and vain:
            return
    assert vain


@pytest.mark.rule("FS-31")
@pytest.mark.parametrize("dice", [["r3", "r3"], ["r3", "r2"], ["r3", "b2"]])
def test_the_last_dice_of_the_last_round_are_worth_what_every_line_says(dice: list[str]) -> None:
    """Whoever takes the scroll in his way leaves the better one to the other."""
    game = GAMES["five_seals"]
    near = {"A1·2": (TRANSMUTATION, FIRE), "C1·3": (PURIFICATION, FIRE), "A2·2": (TRANSMUTATION, WATER)}
    sixes = [f"G{sector}·6" for sector in range(2, 7)]
    g = table(dice=dice, empty=["H–A1", "A1–C1", "H–A2", *sixes], scrolls=near, store=[0, 0, 0, 0])
    worlds = Worlds.like(g, 0, Rng(1), Rules(game, 2, game.agreed({})))
    chair = Chair(game, 0, game.view(g, 0), g.asking().options(g), None, worlds, Rng(2))
    values = [least(answered(g, at), 0, game) for at in range(len(chair.options))]
    assert len(values) > 1
    assert solved(chair, next(chair.worlds()), range(len(values)), sure=True) == dict(enumerate(values))
    assert values[considered(chair, Budget(looks=50))[0].at] == max(values)


def test_of_two_victories_the_one_with_more_is_the_better() -> None:
    """AB-25 A secret stone is taken though the match is won without it."""
    taken, left = Outcome(1.0, (5, 1, -3), "with it"), Outcome(1.0, (5, 0, -4), "without it")
    assert taken.covers(left)
    assert not left.covers(taken)

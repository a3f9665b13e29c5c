"""The end of a round and of the match."""

from typing import Any

import pytest

from games.five_seals.stage import (
    AIR,
    FIRE,
    GAME,
    MIND,
    WATER,
    Rest,
    breaks,
    card,
    held,
    named,
    opens,
    play,
    rest_of_round,
    settle,
    table,
    to_move,
)
from magoteka.core.chance import Rng
from magoteka.games.five_seals.box.components import (
    MULTIPLICATION,
    PURIFICATION,
    REVALUATION,
    SATURATION,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.events import Counted, MatchEnded, MatchStopped, RoundBegan, RoundEnded
from magoteka.games.five_seals.rules.scoring import points_of
from magoteka.texts import Texts


def with_sixes(seats: int, sixes: int, **more: Any):
    """A table on which so many of the strongest scrolls are left, and nobody can break anything."""
    fresh: Any = GAME.new(seats)
    names = [place.name for place in GAME.view(fresh, None).board.scrolls if place.strength == 6]
    return table(seats, dice=["r1"] + [""] * (seats - 1), finished=range(1, seats), empty=names[sixes:], **more)


def finish(g) -> list:
    play(g, Rest())
    while g.asking() is not None and type(g.asking()).__name__ == "ChooseDie":
        g.answer(g.asking().indices(g)[0])
    g.asking()
    return list(g.events)


@pytest.mark.rule("FS-31")
@pytest.mark.parametrize(("seats", "sixes"), [(2, 3), (3, 3), (4, 4), (5, 4), (2, 0)])
def test_the_match_ends_when_few_enough_of_the_strongest_scrolls_are_left(seats: int, sixes: int) -> None:
    events = finish(with_sixes(seats, sixes))
    assert named(events, RoundEnded) == [RoundEnded(1, sixes)]
    assert len(named(events, MatchEnded)) == 1


@pytest.mark.rule("FS-31", "FS-32")
@pytest.mark.parametrize(("seats", "sixes"), [(2, 4), (3, 4), (4, 5), (5, 5)])
def test_with_one_more_it_goes_on(seats: int, sixes: int) -> None:
    g = with_sixes(seats, sixes)
    events = finish(g)
    assert not named(events, MatchEnded)
    assert named(events, RoundBegan) == [RoundBegan(2, 1)]
    assert g.winners == 0


@pytest.mark.rule("FS-31")
def test_the_round_is_played_to_its_end_first() -> None:
    g = table(dice=["y6 r1", "b1"], empty=["H–A1", *sixes_but("G1·6", 3)], scrolls={"A1·2": (REVALUATION, AIR)})
    play(g, breaks("A1·2"))
    assert g.winners == 0
    rest_of_round(g)
    assert g.winners != 0


def sixes_but(kept: str, count: int) -> list[str]:
    fresh: Any = GAME.new(2)
    names = [place.name for place in GAME.view(fresh, None).board.scrolls if place.strength == 6]
    return [name for name in names if name != kept][count - 1 :]


@pytest.mark.rule("FS-A25")
def test_a_guarded_scroll_lies_on_the_board() -> None:
    g = with_sixes(2, 4, circle=4, scrolls={"G1·6": (REVALUATION, FIRE)}, guardians={FIRE: "G1·6"})
    assert not named(finish(g), MatchEnded)


@pytest.mark.rule("FS-32")
def test_the_first_player_token_goes_left_and_familiars_are_free_again() -> None:
    g = table(3, dice=["r1", "", ""], finished=[1, 2], first=2)
    finish(g)
    assert (g.first, g.round, g.done) == (0, 2, 0)
    settle(g)
    assert to_move(g) == 0


EXAMPLE = [
    (TRANSMUTATION, AIR),
    (PURIFICATION, FIRE),
    (PURIFICATION, MIND),
    (SATURATION, FIRE),
    (MULTIPLICATION, AIR),
    (REVALUATION, AIR),
]


@pytest.mark.rule("FS-33", "FS-T1")
def test_the_example_of_the_rulebook_scores_27() -> None:
    assert points_of(table(held={0: EXAMPLE}, dice=["r1", "b1"]), 0) == 27


@pytest.mark.rule("FS-33")
def test_revaluation_of_mind_counts_call() -> None:
    g = table(held={0: [(REVALUATION, MIND), (SATURATION, MIND)]}, dice=["r1", "b1"])
    assert points_of(g, 0) == 1 + 6 + 4 + 3


@pytest.mark.rule("FS-33")
def test_two_equal_revaluations_both_count() -> None:
    g = table(held={0: [(REVALUATION, FIRE), (SATURATION, FIRE)]}, dice=["r1", "b1"])
    assert points_of(g, 0) == 1 + 6 + 4 + 2
    g.held[0] |= 1 << card(REVALUATION, FIRE) + 25
    assert points_of(g, 0) == 1 + 6 + 6 + 4 + 3 + 3


@pytest.mark.rule("FS-33")
def test_scrolls_that_lie_face_down_count_as_well() -> None:
    g = table(held={0: [(SATURATION, FIRE)]}, down=[(SATURATION, FIRE)], dice=["r1", "b1"])
    assert points_of(g, 0) == 5


@pytest.mark.rule("FS-34")
def test_the_highest_total_wins() -> None:
    g = with_sixes(3, 3, held={0: [(SATURATION, FIRE)], 2: [(REVALUATION, WATER)]})
    events = finish(g)
    assert named(events, MatchEnded) == [MatchEnded((5, 1, 8), (2,))]
    assert GAME.winners(g) == (2,)


@pytest.mark.rule("FS-34", "FS-A30")
def test_those_who_tie_all_win() -> None:
    g = with_sixes(3, 3, held={0: [(SATURATION, FIRE)], 2: [(SATURATION, WATER)]})
    assert named(finish(g), MatchEnded) == [MatchEnded((5, 1, 5), (0, 2))]


@pytest.mark.rule("FS-A26")
def test_five_rounds_without_a_broken_seal_stop_the_match() -> None:
    g = table(dice=["r1", ""], finished=[1], idle=4)
    events = finish(g)
    assert named(events, MatchStopped) == [MatchStopped(1, "idle")]
    assert named(events, Counted) == [Counted(0, 1), Counted(1, 1)]
    told = [Texts("en").sentence(GAME, "event", event, ["Ann", "Bob"]) for event in events[-3:]]
    assert told == ["Ann: 1 point.", "Bob: 1 point.", "The match is over. Won by Ann, Bob."]
    assert GAME.winners(g) == (0, 1)
    g = table(dice=["r1", ""], finished=[1], idle=4, broken=1)
    assert not named(finish(g), MatchStopped)
    assert g.idle == 0
    g = table(dice=["r1", ""], finished=[1], idle=3)
    assert not named(finish(g), MatchStopped)


@pytest.mark.rule("FS-A26")
def test_the_hundredth_round_is_the_last() -> None:
    (stopped,) = named(finish(table(dice=["r1", ""], finished=[1], broken=1, round=100)), MatchStopped)
    assert stopped == MatchStopped(100, "limit")
    for lang in ("ru", "en"):
        limit, idle = (Texts(lang).sentence(GAME, "event", MatchStopped(9, why), []) for why in ("limit", "idle"))
        assert limit != idle
    assert not named(finish(table(dice=["r1", ""], finished=[1], broken=1, round=99)), MatchStopped)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("circle", [1, 2, 3, 4])
def test_random_matches_end_long_before_the_technical_stop(seats: int, circle: int) -> None:
    for seed in range(2):
        g: Any = GAME.new(seats, {"circle": circle})
        g.playout(Rng(seed))
        assert g.winners != 0
        assert g.round < 40
        assert g.idle == 0


def test_a_finished_match_asks_nothing() -> None:
    g = with_sixes(2, 3)
    finish(g)
    assert opens(g) == []
    assert held(g, 0)

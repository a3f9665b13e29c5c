"""Many matches at once: the same as one by one, and nothing that a seat may not know."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

from envs.test_envs import EVERY, brisk
from magoteka.cli.version import mode
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.envs.layout import layout_of
from magoteka.envs.pettingzoo import Table, aec
from magoteka.envs.play import Play
from magoteka.envs.vector import Many, any_legal, any_open
from magoteka.games import GAMES

pytestmark = pytest.mark.once
STEPS = {"abraca": 250, "siggil": 150, "five_seals": 60, "fabled": 60, "magic_sword": 60}


@EVERY
def test_many_matches_go_as_one_by_one(game: Game) -> None:
    """The same seeds and answers deal, ask, show and reward the same as PettingZoo's environment."""
    many, rng = Many(game.name, 3, settings=brisk(game), looks="view"), np.random.default_rng(1)
    seen, _ = many.reset(seed=5)
    singles = [begun(game, seed) for seed in (5, 6, 7)]
    for _ in range(STEPS[game.name]):
        for place, env in enumerate(singles):
            alike(seen, place, env)
        actions = any_open(seen["action_mask"], rng)
        seen, rewards, over, cut, _ = many.step(actions)
        for place, env in enumerate(singles):
            env.step(int(actions[place]))
            assert over[place] == any(env.terminations.values())
            assert cut[place] == any(env.truncations.values())
            assert rewards[place].tolist() == pytest.approx([env.rewards[agent] for agent in env.possible_agents])
            if over[place] or cut[place]:
                singles[place] = begun(game, int(many.seeds[place]))


def begun(game: Game, seed: int) -> Table:
    env = aec(game.name, settings=brisk(game))
    env.reset(seed=seed)
    return env


def alike(seen: dict[str, Any], place: int, env: Table) -> None:
    """What is seen at a place is what the single environment shows to the agent it asks."""
    theirs = env.observe(env.agent_selection)
    assert seen["seat"][place] == env.seat_of[env.agent_selection]
    questions = layout_of(env.game).questions
    assert theirs["observation"][len(theirs["observation"]) - len(questions) + seen["question"][place]] == 1
    assert np.array_equal(seen["action_mask"][place], theirs["action_mask"])
    assert np.array_equal(seen["observation"][place], theirs["observation"])


def test_a_match_that_is_over_makes_room_for_the_next() -> None:
    """Which is dealt the same whatever was answered before; rewards tell of the match that ended."""
    runs = [begun_after(player) for player in (1, 2)]
    assert runs[0] == runs[1]
    assert len({*runs[0]}) == len(runs[0])


def begun_after(player: int) -> list[int]:
    """The seeds of the second matches at four places."""
    many, rng = Many("abraca", 4, seats=3), np.random.default_rng(player)
    seen, _ = many.reset(seed=9)
    ended = dict.fromkeys(range(4), 0)
    while not all(ended.values()):
        seen, rewards, over, _, _ = many.step(any_open(seen["action_mask"], rng))
        assert rewards[over].sum(axis=1) == pytest.approx(0.0)
        assert (rewards[over] > 0).any(axis=1).all()
        assert not rewards[~over].any()
        for place in np.flatnonzero(over).tolist():
            ended[place] = ended[place] or int(many.seeds[place])
    return list(ended.values())


@EVERY
def test_answers_drawn_inside_are_open_and_told(game: Game) -> None:
    """And give the same as when they are given from outside."""
    drawing, given = (Many(game.name, 5, settings=brisk(game)) for _ in range(2))
    seen, _ = drawing.reset(seed=3)
    given.reset(seed=[3, 4, 5, 6, 7])
    for _ in range(20):
        masks = seen["action_mask"]
        seen, *_, info = drawing.step_at_random()
        assert masks[np.arange(5), info["actions"]].all()
        theirs, *_ = given.step(info["actions"])
        assert all(np.array_equal(seen[key], theirs[key]) for key in seen)


def test_every_open_answer_is_drawn_as_often() -> None:
    masks = np.array([[1, 0, 1, 1, 0]] * 3000, np.uint8)
    drawn = np.bincount(any_open(masks, np.random.default_rng(1)), minlength=5)
    assert drawn[1] == drawn[4] == 0
    assert all(900 < count < 1100 for count in drawn[[0, 2, 3]])
    many = Many("abraca", 4000, looks="none")
    many.reset(seed=1)
    spells = np.bincount(many.step_at_random()[-1]["actions"], minlength=9)
    assert spells[0] == 0
    assert all(420 < count < 580 for count in spells[1:])


def test_what_is_open_may_be_wider_than_a_word() -> None:
    """A question of «Магический Меч» has up to 315 answers; the last bit of a word is the one that can go wrong."""
    many = Many("magic_sword", 2, settings={"round_limit": 10}, looks="none")
    many.reset(seed=1)
    wide = [0, 62, 63, 64, 127, 128, 255, 314]
    many.tables.close(1)
    many.tables.open_each(1, wide)
    assert np.flatnonzero(many.seen()["action_mask"][1]).tolist() == wide
    assert [answer for answer in range(-1, 400) if many.tables.allows(1, answer)] == wide
    assert {many.tables.drawn(1) for _ in range(400)} == set(wide)
    many.tables.close(1)
    assert not many.seen()["action_mask"][1].any()
    many.tables.open_set(1, 1 << 61 | 5)
    assert np.flatnonzero(many.seen()["action_mask"][1]).tolist() == [0, 2, 61]


def test_nothing_is_answered_anywhere_if_one_answer_is_not_open() -> None:
    many = Many("abraca", 3)
    before, _ = many.reset(seed=1)
    for wrong in ([1, 0, 1], [1, 9, 1], [1, -1, 1]):
        with pytest.raises(ValueError, match="not open at table 1"):
            many.step(wrong)
    with pytest.raises(ValueError, match="2 answers in 3 matches"):
        many.step([1, 1])
    after = many.seen()
    assert all(np.array_equal(before[key], after[key]) for key in before)


@EVERY
def test_it_is_a_vector_environment_of_gymnasium(game: Game) -> None:
    """With spaces for one match and for all, whose answers it takes where they are open."""
    many = Many(game.name, 3, settings=brisk(game))
    assert isinstance(many, VectorEnv)
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = many.reset(seed=1)
    for _ in range(10):
        assert many.observation_space.contains(seen)
        one = {key: array[1] for key, array in seen.items()}
        assert many.single_observation_space.contains(one)
        actions = many.single_action_space.sample(mask=one["action_mask"].astype(np.int8))
        assert one["action_mask"][actions]
        seen, *_ = many.step(any_open(seen["action_mask"], np.random.default_rng(2)))
    assert many.action_space.shape == (3,)
    many.close()


@EVERY
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda many: pickle.loads(pickle.dumps(many))])
def test_copies_of_many_go_on_alike(game: Game, copied: Callable[[Many], Many]) -> None:
    many = Many(game.name, 3, settings=brisk(game), looks="none")
    copied(many).reset(seed=4)
    many.reset(seed=4)
    for _ in range(7):
        many.step_at_random()
    other = copied(many)
    for _ in range(30):
        ours, theirs = many.step_at_random(), other.step_at_random()
        assert np.array_equal(ours[-1]["actions"], theirs[-1]["actions"])
        assert all(np.array_equal(ours[0][key], theirs[0][key]) for key in ours[0])
        assert np.array_equal(ours[1], theirs[1])


def test_matches_that_follow_a_seed_are_the_same_again() -> None:
    many = Many("abraca", 3, looks="none")
    runs = []
    for _ in range(2):
        many.reset(seed=5)
        many.reset()
        runs.append(many.seeds.tolist())
    assert runs[0] == runs[1] != [5, 6, 7]


@EVERY
def test_arrays_may_be_handed_out_once_and_written_in_place(game: Game) -> None:
    """Nothing is copied then where the rules are compiled; with copies, what was told stays as it was."""
    kept, shared = (Many(game.name, 3, settings=brisk(game), copy=copied) for copied in (True, False))
    before, rng = kept.reset(seed=4)[0], np.random.default_rng(1)
    shared.reset(seed=4)
    places, first = told_of(shared), [array.copy() for array in told_of(kept)]
    for _ in range(150):
        ours = told_of(kept)
        assert all(np.array_equal(*pair) for pair in zip(ours, told_of(shared), strict=True))
        actions = any_legal(*kept.legal, rng)
        brought, again = kept.step(actions), shared.step(actions)
        assert all(np.array_equal(*pair) for pair in zip(brought[1:4], again[1:4], strict=True))
        assert all(np.array_equal(brought[0][key], again[0][key]) for key in before)
    now = told_of(shared)
    lasting = mode() == "compiled"
    assert [np.shares_memory(*pair) for pair in zip(places, now, strict=True)] == [lasting] * len(now)
    assert all(np.array_equal(before[key], first[place]) for place, key in enumerate(before))


def told_of(many: Many) -> list[Any]:
    """Everything that is told of a step, first what is seen."""
    rest = [many.told(name) for name in ("rewards", "over", "cut")]
    return [*many.seen().values(), *many.legal, *rest]


@EVERY
def test_what_is_open_is_told_as_a_list_too(game: Game) -> None:
    """And a random player answers the same from the lists as from the masks."""
    many = Many(game.name, 4, settings=brisk(game), looks="none")
    seen, rngs = many.reset(seed=2)[0], [np.random.default_rng(1) for _ in range(2)]
    for _ in range(40):
        choices, legal = many.legal
        rows = [row[:count].tolist() for row, count in zip(legal, choices, strict=True)]
        assert rows == [np.flatnonzero(mask).tolist() for mask in seen["action_mask"]]
        actions = any_open(seen["action_mask"], rngs[0])
        assert np.array_equal(actions, any_legal(choices, legal, rngs[1]))
        seen, *_ = many.step(actions)


def test_what_cannot_be_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["siggil"]), "sketch", None)
    with pytest.raises(ValueError, match="siggil has no sketch"):
        Many("siggil", 2, looks="sketch")
    with pytest.raises(ValueError, match="2 seeds for 3 matches"):
        Many("abraca", 3).reset(seed=[1, 2])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_sketch_is_made_of_what_the_view_shows(seats: int) -> None:
    """AB-05, AB-31 And it is the same in worlds that look alike."""
    game, rng = GAMES["abraca"], Rng(seats)
    play, sketch = Play(game, seats, {"last_mage": seats == 5}, 7), game.sketch
    assert sketch is not None
    for _ in range(150):
        if play.over:
            break
        for seat in range(seats):
            own = sketch.numbers(play.table, seat)
            assert own == of_view(game.view(play.table, seat), play)
            assert own == sketch.numbers(game.redeal(play.table, seat, rng), seat)
        open_now = np.flatnonzero(play.mask(play.seat))
        play.answer(int(open_now[rng.below(len(open_now))]))


def of_view(view: Any, play: Play) -> list[int]:
    """The same numbers, made of the view as the page says."""
    seats = len(view.lives)
    order = [(view.seat + left) % seats for left in range(seats)]
    rows = [padded(5, [of[seat] for seat in order]) for of in (view.lives, view.scores, [*map(len, view.secrets)])]
    for stone in view.hands[view.seat]:
        rows.append([int(stone is not None), *(int(stone is not None and n in stone.ruled_out) for n in range(1, 9))])
    fronts = {seat: by_number([one.number for one in view.hands[seat] if one is not None]) for seat in order[1:]}
    secrets = by_number([stone.number for stone in view.secrets[view.seat]])
    rows.append(by_number([hit.number for hit in view.hits]))
    rows.append(secrets)
    rows.append(list(view.cast))
    seen = [sum(counts) for counts in zip(view.cast, secrets, *fronts.values(), strict=True)]
    rows.append([number + 1 - seen[number] for number in range(8)])
    rows.append(padded(32, [count for seat in order[1:] for count in fronts[seat]]))
    rows.append([view.last, view.reserve, view.pool, int(type(play.question).__name__ == "MayTakeSecret")])
    return [int(number) for row in rows for number in row]


def by_number(numbers: list[int]) -> list[int]:
    return [numbers.count(number) for number in range(1, 9)]


def padded(length: int, numbers: list[int]) -> list[int]:
    return numbers + [0] * (length - len(numbers))

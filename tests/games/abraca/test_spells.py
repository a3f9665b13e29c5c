"""The eight spells."""

from typing import Any

import pytest

from games.abraca.stage import (
    GAME,
    Declare,
    Drawn,
    LeaveSecret,
    Rolled,
    Stop,
    TakeSecret,
    lives,
    named,
    play,
    table,
    to_move,
)
from magoteka.core.chance import Rng
from magoteka.core.event import FaceDown
from magoteka.games.abraca.messages.events import LivesGained, LivesLost, SecretTaken
from magoteka.games.abraca.messages.views import Stone
from magoteka.texts import Texts

MINE = [1, 2, 3, 4, 5]
MORE = [6, 7, 8, 8, 8]
B = [8, 8, 7, 7, 6]
C = [8, 7, 6, 6, 5]
D = [7, 7, 6, 5, 4]


@pytest.mark.rule("AB-22")
def test_the_dragon_strikes_everyone_else_by_the_die() -> None:
    g = table([MINE, B, C, D])
    play(g, Declare(1), Rolled(3))
    assert lives(g) == [6, 3, 3, 3]


@pytest.mark.rule("AB-23", "AB-A02")
def test_the_wanderer_takes_from_the_others_and_gives_to_the_caster() -> None:
    g = table([MINE, B, C], lives=[4, 6, 6])
    play(g, Declare(2))
    assert lives(g) == [5, 5, 5]
    g = table([MINE, B, C])
    play(g, Declare(2))
    assert lives(g) == [6, 5, 5]


@pytest.mark.rule("AB-A02")
def test_by_the_contested_reading_the_wanderers_caster_ends_level() -> None:
    g = table([MINE, B, C], lives=[1, 6, 6], wanderer_hits_caster=True)
    play(g, Declare(2))
    assert lives(g) == [1, 5, 5]
    assert to_move(g) == 0


@pytest.mark.rule("AB-A02")
def test_the_contested_reading_is_seen_valued_and_said() -> None:
    options = [Declare(spell) for spell in range(1, 9)]
    worth = []
    for harsh in (False, True):
        view = GAME.view(table([MINE, B, C], lives=[2, 6, 6], wanderer_hits_caster=harsh), 0)
        assert view.wanderer_hits_caster is harsh
        worth.append(GAME.mind.prior(view, options))
    assert worth[0][1] > worth[1][1]
    assert worth[0][2:] == worth[1][2:]
    for lang, heals in (("en", "you gain one"), ("ru", "вы получаете одну")):
        texts = Texts(lang)
        assert texts.say("abraca-spell-effect", spell=2, wanderer=False).endswith(heals)
        assert heals not in texts.say("abraca-spell-effect", spell=2, wanderer=True)
        assert not texts.say("abraca-spell-effect", spell=2).endswith(heals)  # where nobody knows what was agreed


@pytest.mark.rule("AB-29")
def test_an_option_cites_the_clause_of_its_spell() -> None:
    for spell in range(1, 9):
        assert f"(AB-{21 + spell})" in Texts("en").say("abraca-option-declare-about", spell=spell)


@pytest.mark.rule("AB-24", "AB-30")
def test_the_dream_heals_by_the_die_up_to_six() -> None:
    g = table([MINE, B, C], lives=[1, 6, 6])
    play(g, Declare(3), Rolled(3))
    assert lives(g)[0] == 4
    g = table([MINE, B, C], lives=[4, 6, 6])
    events = play(g, Declare(3), Rolled(3))
    assert lives(g)[0] == 6
    assert named(events, LivesGained) == [LivesGained(0, 2, 6, 3)]


@pytest.mark.rule("AB-25", "AB-A11")
def test_the_singer_takes_a_secret_stone_that_only_he_may_see() -> None:
    g = table([MINE, B, C])
    events = play(g, Declare(4), TakeSecret(), Drawn(8))
    assert g.pool == 3
    assert GAME.view(g, 0).secrets[0] == (Stone(8),)
    for looker in (1, 2, None):
        assert GAME.view(g, looker).secrets[0] == (FaceDown(),)
        assert named([event.seen_by(looker) for event in events], SecretTaken) == [SecretTaken(0, None)]
    assert named([event.seen_by(0) for event in events], SecretTaken) == [SecretTaken(0, 8)]


@pytest.mark.rule("AB-A13")
def test_the_secret_stone_may_be_left() -> None:
    g = table([MINE, B, C])
    play(g, Declare(4), LeaveSecret())
    assert g.pool == 4
    assert GAME.view(g, 0).secrets == ((), (), ())
    assert to_move(g) == 0


@pytest.mark.rule("AB-A12")
def test_there_is_always_a_secret_stone_for_a_singer() -> None:
    for seed in range(200):
        g: Any = GAME.new(3)
        rng = Rng(seed)
        while (question := g.asking()) is not None:
            if type(question).__name__ == "MayTakeSecret":
                assert g.pool >= 1
                g.answer(1)
            else:
                g.answer(question.sample(g, rng))


@pytest.mark.rule("AB-26")
def test_the_tempest_strikes_both_neighbours_and_a_lone_opponent_once() -> None:
    g = table([MINE, B, C, D])
    play(g, Declare(5))
    assert lives(g) == [6, 5, 6, 5]
    g = table([MINE, B])
    play(g, Declare(5))
    assert lives(g) == [6, 5]


@pytest.mark.rule("AB-27", "AB-28")
def test_the_blizzard_goes_left_and_the_fireball_right() -> None:
    g = table([MORE, B, C, D])
    play(g, Declare(6))
    assert lives(g) == [6, 5, 6, 6]
    play(g, Declare(7))
    assert lives(g) == [6, 5, 6, 5]
    g = table([MORE, B])
    play(g, Declare(6), Declare(7))
    assert lives(g) == [6, 4]


@pytest.mark.rule("AB-29")
def test_the_potion_heals_one_and_only_a_potion_follows() -> None:
    g = table([MORE, B, C], lives=[3, 6, 6])
    play(g, Declare(8))
    assert lives(g)[0] == 4
    play(g, Declare(8))
    assert lives(g)[0] == 5
    play(g, Declare(7))
    assert lives(g) == [4, 6, 6]
    assert to_move(g) == 1


@pytest.mark.rule("AB-30")
def test_lives_stay_between_nought_and_six_and_healing_at_six_is_allowed() -> None:
    g = table([MORE, B, C])
    events = play(g, Declare(8))
    assert lives(g)[0] == 6
    assert named(events, LivesGained) == [LivesGained(0, 0, 6, 8)]
    g = table([MINE, B, C], lives=[6, 2, 6])
    events = play(g, Declare(1), Rolled(3))
    assert LivesLost(1, 2, 0, 0, 1) in events


@pytest.mark.rule("AB-31")
def test_secret_stones_cannot_be_cast_nor_do_they_count_as_stones() -> None:
    g = table([[7, 8, 8, 8, 6], B, C], secrets={0: [3]})
    play(g, Declare(3))
    assert lives(g)[0] == 5
    g = table([[7], B, C], secrets={0: [3]})
    play(g, Declare(7))
    assert list(g.scores) == [4, 0, 0]
    g = table([[7, 8, 8, 8, 6], B, C], secrets={0: [3, 4]})
    play(g, Declare(6), Stop())
    assert 0 not in list(g.stones)[:5]

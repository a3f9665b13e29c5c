"""What a seat sees, the memory aid, and worlds that look the same."""

import re
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from contract.cases import play_on
from games.siggil.stage import (
    CLOUD,
    DEER,
    DOWN,
    GAME,
    LEAF,
    SHELL,
    STONE,
    Capture,
    Laid,
    Pass,
    PlayCard,
    PlaySet,
    after_setup,
    card,
    cards,
    discard,
    forgotten,
    hand,
    look,
    of_number,
    options,
    play,
    table,
    take,
    turned,
)
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.event import Event
from magoteka.core.match import Match
from magoteka.games.siggil.messages.events import (
    CardDiscarded,
    CardLaid,
    CardTaken,
    CardTurned,
    SpiritDiscarded,
    SpiritFreed,
)
from magoteka.games.siggil.messages.views import Capturing, Card
from magoteka.games.siggil.table.state import Siggil
from magoteka.texts import Texts

ROW = [card(STONE, 3), card(STONE, 4), card(STONE, 5), card(STONE, 6)]


def worlds(g: Siggil, seat: int, count: int = 40) -> list[Siggil]:
    return [GAME.redeal(g, seat, Rng(seed)) for seed in range(count)]


@pytest.mark.rule("SG-09", "SG-18")
@pytest.mark.parametrize("memory", ["off", "last_round", "full"])
def test_what_a_rival_took_before_everybodys_eyes_stays_in_his_hand(memory: str) -> None:
    siggil = {24: DOWN, 44: card(STONE, 3), 50: card(STONE, 4), 51: card(STONE, 5)}
    g = table([cards(DEER, 1), cards(LEAF, 1, 2)], siggil, unseen=[card(LEAF, 3), card(LEAF, 4)], memory=memory)
    play(g, take(STONE, 4), take(STONE, 5))
    for world in worlds(g, 0):
        assert hand(world, 1) == [(STONE, 5), (LEAF, 1), (LEAF, 2)]
        assert world.unseen == g.unseen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_whole_game_every_world_has_the_hands_that_all_have_seen(seats: int) -> None:
    g = after_setup(seats, 3)
    rng = Rng(3)
    taken: list[set[tuple[int, int]]] = [set() for _ in range(seats)]
    while (asked := g.asking()) is not None:
        events: list[Any] = g.events
        for event in events:
            if isinstance(event, CardTaken):
                taken[event.seat].add((event.family, event.number))
            for played in getattr(event, "cards", ()):
                taken[event.seat].discard((played // 10, played % 10))
        g.events.clear()
        for seat in range(seats):
            world = GAME.redeal(g, seat, rng)
            assert [set(hand(world, rival)) for rival in range(seats)] == taken
        g.answer(asked.sample(g, rng))


def test_what_lies_face_down_is_any_of_the_cards_that_nobody_has_seen() -> None:
    """44 lies on 24 and 25, both face down, three cards are out of sight: each of six pairs is equally likely."""
    siggil = {24: DOWN, 25: DOWN, 44: card(STONE, 3), 50: card(STONE, 4)}
    unseen = [card(LEAF, 3), card(LEAF, 4), card(SHELL, 1)]
    g = table([cards(DEER, 1), cards(LEAF, 1, 2)], siggil, unseen=unseen)
    rng = Rng(11)
    met: Counter[Any] = Counter()
    for _ in range(6000):
        world = GAME.redeal(g, 1, rng)
        play(world, take(STONE, 3))
        while world.asking().seat == NATURE:
            world.answer(world.asking().sample(world, rng))
        met[world.faces[24], world.faces[25]] += 1
    assert set(met) == set(permutations(unseen, 2))
    assert sum((count - 1000) ** 2 / 1000 for count in met.values()) < 20.5  # χ² with 5 degrees of freedom, 0.1 %


@pytest.mark.rule("SG-18", "SG-A17")
@pytest.mark.parametrize("memory", ["off", "last_round"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_is_shown_what_he_would_have_to_remember(seats: int, memory: str) -> None:
    g = after_setup(seats, 5, memory=memory, solo="advanced")
    rng = Rng(5)
    mixed = 0
    while (asked := g.asking()) is not None:
        for seat in range(seats):
            other = forgotten(g, seat, rng)
            mixed += (list(other.hands), other.discarded) != (list(g.hands), g.discarded)
            assert look(other, seat) == look(g, seat)
            if asked.seat == seat:
                assert options(other) == options(g)
                assert GAME.mind.prior(look(other, seat), options(g)) == GAME.mind.prior(look(g, seat), options(g))
        g.answer(asked.sample(g, rng))
    assert mixed > 10


@pytest.mark.rule("SG-18")
def test_the_full_memory_aid_shows_everyone_every_hand() -> None:
    siggil = {24: DOWN, 44: card(STONE, 3), 50: card(STONE, 4)}
    g = table([cards(DEER, 1), cards(LEAF, 1, 2)], siggil, unseen=[card(LEAF, 3)], memory="full")
    for seat in (0, 1, None):
        seen = look(g, seat).remembered
        assert seen == ((Card(DEER, 1, False),), (Card(LEAF, 1, False), Card(LEAF, 2, False)))


@pytest.mark.rule("SG-18")
def test_the_memory_of_a_round_shows_what_each_one_took_last() -> None:
    g = table([cards(DEER, 1), cards(LEAF, 1, 2)], ROW, unseen=cards(CLOUD, 1, 2, 3), memory="last_round")
    play(g, take(STONE, 3), take(STONE, 4))
    assert look(g, None).remembered == ((Card(STONE, 3, False),), (Card(STONE, 4, False),))
    play(g, take(STONE, 5))
    assert look(g, None).remembered == ((Card(STONE, 5, False),), (Card(STONE, 4, False),))


@pytest.mark.rule("SG-18")
def test_a_remembered_card_that_was_played_is_not_shown_in_the_hand() -> None:
    g = table(
        [cards(DEER, 3, 4), []], [card(DEER, 5), card(STONE, 4), card(STONE, 5)], free=[DEER], memory="last_round"
    )
    play(g, take(DEER, 5), Capture(DEER))
    assert look(g, 1).remembered[0] == ()


FACES = ("family", "number", "spirit")


def retold(match: Match, looker: int | None) -> list[Event]:
    """The past as it is told to somebody who comes back to the table."""
    return [event.retold_to(looker) for event in match.log]


def faces(events: list[Event], *kinds: type[Event]) -> list[Any]:
    """Those of the events that name a face."""
    return [e for e in events if isinstance(e, kinds) and any(getattr(e, name, None) is not None for name in FACES)]


@pytest.mark.rule("SG-18", "SG-09")
@pytest.mark.parametrize("memory", ["off", "last_round"])
def test_the_past_told_again_names_no_card_but_those_the_looker_took(memory: str) -> None:
    match = Match.new(GAME, 3, {"memory": memory}, Rng(4))
    play_on(match, Rng(4), 40)
    assert len(faces(match.log, CardTaken)) > 10
    for looker in (0, 1, 2, None):
        assert faces([event.seen_by(looker) for event in match.log], CardTaken) == faces(match.log, CardTaken)
        told = retold(match, looker)
        assert not faces(told, CardLaid, CardTurned)
        assert {event.seat for event in faces(told, CardTaken)} <= {looker}
        assert len(told) == len(match.log)


@pytest.mark.rule("SG-18")
def test_the_full_memory_aid_keeps_every_face_in_the_past() -> None:
    match = Match.new(GAME, 3, {"memory": "full"}, Rng(4))
    play_on(match, Rng(4), 40)
    assert retold(match, None) == match.log


@pytest.mark.rule("SG-A17", "SG-23")
def test_a_face_down_discard_is_seen_once_and_never_again() -> None:
    match = Match.new(GAME, 1, {"solo": "advanced"}, Rng(6))
    play_on(match, Rng(6), 30)
    assert len(faces(match.log, CardDiscarded)) > 5
    for looker in (0, None):
        assert not faces(retold(match, looker), CardDiscarded, SpiritDiscarded, SpiritFreed, CardLaid, CardTurned)
    easy = Match.new(GAME, 1, {}, Rng(6))
    play_on(easy, Rng(6), 30)
    assert faces(retold(easy, 0), CardDiscarded) == faces(easy.log, CardDiscarded)


@pytest.mark.rule("SG-18")
def test_pasts_that_a_looker_can_no_longer_tell_apart_are_told_alike() -> None:
    """Two cards lie the other way round: whoever did not take them cannot say later who has which."""
    told = []
    for first, second in ((3, 4), (4, 3)):
        siggil = {24: DOWN, 44: card(STONE, first), 45: card(STONE, second), 50: card(LEAF, 6)}
        g = table([[], [], cards(CLOUD, 1, 2)], siggil, unseen=[card(SHELL, 5)])
        events = play(g, take(STONE, first), take(STONE, second), turned(SHELL, 5))
        told.append([(look(g, looker), [event.retold_to(looker) for event in events]) for looker in (2, None)])
    assert told[0] == told[1]


@pytest.mark.rule("SG-A17")
def test_discards_that_the_player_can_no_longer_tell_apart_are_told_alike() -> None:
    told = []
    for first, second in ((3, 4), (4, 3)):
        siggil = {44: card(STONE, first), 50: card(STONE, second), 52: card(LEAF, 6), 54: card(LEAF, 7)}
        g = table([cards(CLOUD, 1)], siggil, solo="advanced")
        events = play(g, discard(STONE, first), take(LEAF, 6), discard(STONE, second))
        told.append([(look(g, looker), [event.retold_to(looker) for event in events]) for looker in (0, None)])
    assert told[0] == told[1]


@pytest.mark.rule("SG-18", "SG-A17")
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_what_is_forgotten_is_said_without_a_hole(lang: str) -> None:
    texts = Texts(lang)
    for events in (CardLaid(3, 1, 2, False, False), CardTurned(3, 1, 1, True, False), SpiritFreed(2, 3, False)):
        assert_whole(texts.sentence(GAME, "event", events.retold_to(0), ["Ann"]))
    for gone in (CardTaken(0, 3, 1, 2, False), CardDiscarded(0, 3, 1, 2, False), SpiritDiscarded(0, 2, 1, False)):
        assert_whole(texts.sentence(GAME, "event", gone.retold_to(None), ["Ann"]))


def assert_whole(told: str) -> None:
    assert not re.search(r"[{}$]|none|None|закрытая|face down|неведом|unknown|: *[.]", told), told


@pytest.mark.rule("SG-11", "SG-18")
def test_a_part_of_a_capture_changes_nothing_for_anybody_else() -> None:
    """No event, no other view, and for the others it is still the same question to the same player."""
    held = [*cards(DEER, 1, 3, 4, 5), *of_number(2, LEAF, CLOUD, SHELL)]
    g = table([held, cards(LEAF, 5), []], ROW, free=[DEER])
    play(g, take(STONE, 3))
    before = [look(g, looker) for looker in (1, 2, None)]
    asked = type(g.asking()), g.asking().seat, g.asking().clause
    for part in (Capture(DEER), PlaySet(DEER, "family", 3), PlayCard(DEER, 4), PlayCard(DEER, 1)):
        assert play(g, part) == []
        assert [look(g, looker) for looker in (1, 2, None)] == before
        assert (type(g.asking()), g.asking().seat, g.asking().clause) == asked
    assert play(g, PlayCard(DEER, 3))


@pytest.mark.rule("SG-11", "SG-18")
def test_nobody_else_sees_a_capture_before_it_is_complete() -> None:
    held = [*cards(DEER, 1, 3, 4, 5), *of_number(2, LEAF, CLOUD, SHELL)]
    g = table([held, cards(LEAF, 5)], ROW, free=[DEER])
    play(g, take(STONE, 3))
    before = look(g, 1), look(g, None)
    play(g, Capture(DEER))
    family = tuple(Card(DEER, number, False) for number in (1, 3, 4, 5))
    number = tuple(Card(of, 2, False) for of in (LEAF, CLOUD, SHELL))
    assert look(g, 0).capturing == Capturing(DEER, None, None, None, (), family, number)
    events = play(g, PlaySet(DEER, "family", 3), PlayCard(DEER, 4))
    assert look(g, 0).capturing == Capturing(DEER, "family", None, 3, (Card(DEER, 4, False),), family, number)
    assert events == []
    assert (look(g, 1), look(g, None)) == before


@pytest.mark.rule("SG-11", "SG-18")
@pytest.mark.parametrize("memory", ["off", "last_round", "full"])
def test_worlds_look_the_same_in_the_middle_of_a_capture(memory: str) -> None:
    held = [*cards(DEER, 1, 3, 4, 5), *of_number(2, LEAF, CLOUD, SHELL)]
    siggil = {24: DOWN, 44: card(STONE, 3), 50: card(STONE, 4)}
    unseen = [card(SHELL, 5)]
    g = table([held, cards(LEAF, 5, 6)], siggil, free=[DEER], unseen=unseen, memory=memory)
    play(g, take(STONE, 4), Capture(DEER), PlaySet(DEER, "family", 3), PlayCard(DEER, 4))
    for world in worlds(g, 1):
        assert look(world, 1) == look(g, 1)
        assert type(world.asking()) is type(g.asking())
        assert options(world)[0] == Pass()  # what seat 0 has chosen so far is not known, nor kept
        world.playout(Rng(1))
        assert world.asking() is None
    for world in worlds(g, 0):
        assert look(world, 0) == look(g, 0)
        assert options(world) == options(g)


@pytest.mark.rule("SG-11")
def test_parts_of_a_capture_can_be_taken_back_until_it_is_complete() -> None:
    match = Match.new(GAME, 2, rng=Rng(1))
    held = [*cards(DEER, 1, 3, 4, 5)]
    match.state = table([held, []], ROW, free=[DEER])
    match.question = match.state.asking()
    match.submit(0, match.options(0)[0])
    assert match.can_undo(0)
    match.submit(0, Capture(DEER))
    match.submit(0, PlayCard(DEER, 1))
    assert match.can_undo(0)
    match.submit(0, PlayCard(DEER, 3))
    match.submit(0, PlayCard(DEER, 4))
    assert not match.can_undo(0)


@pytest.mark.rule("SG-18", "SG-13")
def test_the_view_counts_progress_and_prices() -> None:
    theirs = Laid(1, DEER, of_number(2, STONE, LEAF, CLOUD))
    g = table([cards(DEER, 3, 4), []], ROW, sets=[theirs], free=[LEAF])
    deer, leaf = look(g, 0).spirits[DEER - 1], look(g, 0).spirits[LEAF - 1]
    assert (deer.where, deer.holder, deer.set, deer.price) == ("held", 1, 0, 4)
    assert (deer.by_family, deer.by_number, deer.left_family, deer.left_number) == (2, 0, 7, 4)
    assert (leaf.where, leaf.holder, leaf.price, leaf.by_number) == ("free", None, 3, 1)
    spectator = look(g, None).spirits[DEER - 1]
    assert (spectator.by_family, spectator.price) == (0, 4)


@pytest.mark.rule("SG-05")
def test_the_view_says_what_taking_a_card_would_uncover() -> None:
    siggil = {24: card(DEER, 1), 25: card(DEER, 3), 26: card(DEER, 4), 44: card(STONE, 3), 45: card(STONE, 4)}
    g = table([[], []], siggil)  # 44 lies on 24 and 25; 45 on 24, 25, 26
    seen = look(g)
    assert seen.open == (44, 45)
    assert seen.uncovers == ((), (26,))
    play(g, take(STONE, 3))
    assert look(g).uncovers == ((24, 25, 26),)

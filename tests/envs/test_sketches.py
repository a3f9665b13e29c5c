"""A sketch says what the view shows, number by number, and the same in worlds that look alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.envs.play import Play
from magoteka.games import GAMES
from magoteka.games.fabled.box import components as fabled
from magoteka.games.fabled.view.look import PHASES
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import ALIGNMENTS
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES

LEAST_VARIED = 40  # numbers that are not the same at all moments
pytestmark = pytest.mark.once
CASES = [
    ("siggil", 2, {"memory": "full"}, 200),
    ("siggil", 4, {"memory": "last_round"}, 200),
    ("siggil", 1, {"solo": "advanced"}, 200),
    ("five_seals", 2, {}, 200),
    ("five_seals", 5, {"scroll_rooms": "barred"}, 200),
    ("fabled", 3, {"ally_draft": True, "predictability": True}, 150),
    ("fabled", 1, {}, 150),
    ("fabled", 4, {"trial": True}, 150),
    ("magic_sword", 2, {}, 200),
    ("magic_sword", 4, {"round_limit": 50, "quick_start": 4, "late_start_middle": True, "trade": True}, 200),
]


def moments(game: Game, seats: int, settings: dict[str, Any], answers: int) -> Iterator[tuple[Play, int]]:
    """Moments of random matches from every chair."""
    play, rng = Play(game, seats, settings, seats), Rng(seats)
    for _ in range(answers):
        if play.over:
            play = Play(game, seats, settings, play.seed + 1)
        for seat in range(seats):
            yield play, seat
        open_now = np.flatnonzero(play.mask(play.seat))
        play.answer(int(open_now[rng.below(len(open_now))]))


@pytest.mark.parametrize(("name", "seats", "settings", "answers"), CASES)
def test_a_sketch_is_made_of_what_the_view_shows(name: str, seats: int, settings: Any, answers: int) -> None:
    game, rng = GAMES[name], Rng(1)
    sketch = game.sketch
    assert sketch is not None
    varied = [set[int]() for _ in range(sketch.size)]
    for play, seat in moments(game, seats, settings, answers):
        own = sketch.numbers(play.table, seat)
        assert len(own) == sketch.size
        assert max(own) <= sketch.most
        assert own == READERS[name](game.view(play.table, seat), play)
        if rng.below(8) == 0:
            assert own == sketch.numbers(game.redeal(play.table, seat, rng), seat)
        for place, number in enumerate(own):
            varied[place].add(number)
    assert sum(len(seen) > 1 for seen in varied) > LEAST_VARIED


def padded(length: int, numbers: list[int]) -> list[int]:
    assert len(numbers) <= length
    return numbers + [0] * (length - len(numbers))


def members(numbers: Any, count: int) -> list[int]:
    found = {*numbers}
    return [int(number in found) for number in range(count)]


# --- «Сиггил» ---------------------------------------------------------------------------------------------------------


def card_of(card: Any) -> int:
    return 48 + card.family if card.spirit else 7 * (card.family - 1) + card.number - 1


def of_siggil(view: Any, play: Play) -> list[int]:
    order = [(view.seat + left) % view.seats for left in range(view.seats)]
    rows = [[0 if one is None else 1 if not hasattr(one, "family") else card_of(one) + 2 for one in view.cards]]
    rows.append(members(view.open, 56))
    rows.append(members(map(card_of, view.hand), 49))
    rows.append(members(map(card_of, view.discard), 56))
    rows.append(
        padded(147, [one for seat in order[1:] for one in members(map(card_of, view.remembered[seat]), 49)]),
    )
    rows.append(padded(4, [view.hand_sizes[seat] for seat in order]))
    rows.append(padded(4, [view.held[seat] for seat in order]))
    where = ("unseen", "siggil", "free", "held", "discarded")
    for one in view.spirits:
        holder = 0 if one.holder is None else order.index(one.holder) + 1
        lies_on = 0 if one.set is None else len(view.sets[one.set].cards)
        mine = [played for played in view.sets if played.owner == view.seat and played.spirit == one.spirit]
        own = [max([len(played.cards) for played in mine if played.by == by], default=0) for by in ("family", "number")]
        left = [one.left_family, one.left_number, one.by_family, one.by_number]
        rows.append([where.index(one.where), holder, lies_on, *left, *own])
    asked = type(play.question).__name__ == "MayCapture" and play.seat == view.seat
    capture = view.capturing
    by = 0 if capture is None or capture.by is None else 1 + ("family", "number").index(capture.by)
    rows.append([capture.spirit if capture else 0, by, (capture.count or 0) if capture else 0])
    rows.append(members(map(card_of, capture.cards if capture else ()), 49))
    rows.append([view.seats, order.index(view.turn), view.set_size, view.target, view.discard_size, view.lost, asked])
    return [int(number) for row in rows for number in row]


# --- «За пятью печатями» ----------------------------------------------------------------------------------------------


def token(face: Any) -> int:
    return 0 if face is None else 8 * face.element + face.strength


def of_five_seals(view: Any, play: Play) -> list[int]:
    seats = len(view.players)
    order = [(view.seat + left) % seats for left in range(seats)]
    rows = [padded(120, [*map(token, view.tokens)])]
    rows.append(padded(50, [0 if one is None else one.card + 1 for one in view.scrolls]))
    rows.append([*view.store])
    rows.append([0 if place is None else place + 2 for place in view.guardians])
    stored = {one.element: token(one.token) for player in view.players for one in player.scrolls if one.token}
    rows.append([stored.get(element, 0) for element in range(5)])
    first, turn = order.index(view.first), order.index(view.turn)
    rows.append([seats, view.circle, view.round, first, turn, view.room_bars, view.sixes, view.sixes_at_end])
    kinds = [kind.__name__ for kind in type(play.question).__mro__]
    names = ("", "TakeTurn", "PayFor", "OfSpell", "ChooseDie", "MayStore")
    rows.append([max(place for place, name in enumerate(names) if not name or name in kinds)])
    rows.append([0 if view.paying is None else view.paying + 1])
    rows.append([view.spell.card + 1 if view.spell is not None and "OfSpell" in kinds else 0])
    for seat in order:
        one = view.players[seat]
        familiar = 1 if one.familiar is None else one.familiar + 2
        rows.append([one.figure + 1, one.mage + 1, familiar, one.finished, one.points])
        for colour in range(4):
            shown = [die.value for die in one.dice if die.colour == colour]
            rows.append([shown.count(value) for value in range(7)])
        cards = {scroll.card: 1 + scroll.up for scroll in one.scrolls}
        rows.append([int(cards.get(card, 0)) for card in range(55)])
    return padded(635, [int(number) for row in rows for number in row])


# --- «Земля сказаний» -------------------------------------------------------------------------------------------------


def among(names: Any, name: str | None) -> int:
    """The place of a name, from 1."""
    return 0 if name is None else 1 + list(names).index(name)


def of_fabled(view: Any, play: Play) -> list[int]:
    seats = len(view.players)
    order = [(view.seat + left) % seats for left in range(seats)]
    asked, trial = view.asked, view.trial
    scope = fabled.EVENTS, view.event
    half = ("upper", "lower", "whole").index(view.half)
    phase = PHASES.index(view.phase)
    active = 0 if view.active is None else order.index(view.active) + 1
    rows = [[seats, active, order.index(view.first) + 1, view.chapter, view.chapters, phase, view.acted]]
    rows.append([among(*scope), half])
    rows.append([among(fabled.TERRAINS, view.announced), among(fabled.TERRAINS, view.former)])
    rows.append([view.events_left, view.allies_left, view.draft, *view.surcharges])
    rows.append(padded(3, [among(fabled.EVENTS, event) for event in view.forecast]))
    rows.append(padded(36, [among(fabled.LAND_NAMES, land.land) for land in view.row]))
    rows.append([among(fabled.LAND_NAMES, land) for row in view.open for land in row])
    rows.append([*view.deck_sizes])
    rows += [padded(2, [among(fabled.LAND_NAMES, land) for land in row]) for row in view.peeked]
    rows.append([int(land in view.oblivion) for land in fabled.LAND_NAMES])
    rows.append([int(any(land in one.forests for one in view.players)) for land in fabled.LAND_NAMES])
    rows.append([int(ally in view.market) for ally in fabled.ALLIES])
    if trial is None:
        rows.append([0] * 7)
    else:
        level, fate = among(fabled.LEVELS, trial.level), fabled.FATES.index(trial.fate)
        trick = among(fabled.TRICKS, trial.trick)
        rows.append([level, trial.wisdom, fate, trick, trial.foiled, trial.tricks_left, trial.joint])
    whose = 0 if asked.seat is None or asked.seat >= seats else order.index(asked.seat) + 1
    which = 0 if asked.volkhv is None else asked.volkhv + 1
    rows.append([whose, which, among(fabled.LAND_NAMES, asked.land), among(fabled.PLACES, asked.place), asked.left])
    rows.append(padded(250, [one for seat in order for one in of_player(view.players[seat])]))
    walks = [one for seat in order for one in of_volkhvs(view.players[seat].volkhvs)]
    return padded(709, [int(one) for row in rows for one in row] + walks + (of_volkhvs(trial.volkhvs) if trial else []))


def of_player(one: Any) -> list[int]:
    allies = [
        [among(fabled.ALLIES, ally.ally), ally.boosted, ally.boost_kind == "game" and ally.boost_used]
        for ally in one.allies
    ]
    drafted = [int(ally in one.drafted) for ally in fabled.ALLIES]
    tokens = [one.tokens.count(name) for name in fabled.TOKENS]
    walker = 0 if one.walker is None else one.walker + 1
    offer = padded(3, [among(fabled.ALLIES, ally) for ally in one.offer])
    known = padded(9, [int(number) for row in allies for number in row])
    return [*one.books, *known, *offer, *drafted, *tokens, one.bonus, walker, one.choosing]


def of_volkhvs(volkhvs: Any) -> list[int]:
    rows = [[*of_place(one), one.moving, one.must, one.may, one.fee] for one in volkhvs]
    return padded(56, [int(number) for row in rows for number in row])


def of_place(one: Any) -> list[int]:
    return [among(fabled.LAND_NAMES, one.land), one.path == "dead_end", one.cell, among(fabled.PLACES, one.place)]


# --- «Магический Меч» -------------------------------------------------------------------------------------------------

SPELL_NAMES = [spell.slug for spell in SPELLS]
DESIGN_NAMES = [design.slug for design in DESIGNS]
TASKS = ("none", "enemy", "character", "three-gold", "two-gold", "claim")


def of_magic_sword(view: Any, play: Play) -> list[int]:
    seats = len(view.heroes)
    order = [(view.seat + left) % seats for left in range(seats)]
    war, bent = (0 if one is None else order.index(one) + 1 for one in (view.war, view.time_bent))
    rows = [[seats, view.round, order.index(view.turn) + 1, view.landings, view.last_throw, war]]
    rows.append([view.demons_doubled, bent, view.event_deck, view.spell_deck])
    rows.append(padded(5, [among(DESIGN_NAMES, one) for one in view.known_events]))
    rows.append(padded(4, [among(SPELL_NAMES, one) for one in view.known_spells]))
    rows.append([view.spell_discard.count(name) for name in SPELL_NAMES])
    places = {card.card: 1 + at for at, square in enumerate(view.squares) for card in square.cards}
    for left, seat in enumerate(order):
        one = view.heroes[seat]
        pouch = [card for card in one.items if card.card == one.pouch]
        items = [card for card in one.items if card.card != one.pouch]
        captive = [one.captive] if one.captive else []
        for row, cards in enumerate((items, one.friends, one.trophies, pouch, one.raised, captive)):
            places |= {card.card: 58 + 6 * row + left for card in cards}
    rows.append([places.get(card, 0) for card in range(225)])
    rows.append([view.event_discard.count(name) for name in DESIGN_NAMES])
    rows.append([view.stock.count(name) for name in DESIGN_NAMES])
    rows.append([square.face_down for square in view.squares])
    rows.append([square.gold for square in view.squares])
    rows += [of_hero(view.heroes[seat]) for seat in order]
    return padded(973, [int(number) for row in rows for number in row])


def of_hero(one: Any) -> list[int]:
    known = [spell.spell for spell in one.spells if hasattr(spell, "spell")]
    return [
        *(among([hero.slug for hero in HEROES], one.hero), among([square.slug for square in SQUARES], one.square)),
        *(one.sword, one.magic, one.total_sword, one.total_magic, one.sword_floor, one.magic_floor, one.life, one.gold),
        *(ALIGNMENTS.index(one.align), ALIGNMENTS.index(one.original_align), one.skip, one.stone, one.slow),
        *(one.possessed, one.frozen, TASKS.index(one.mission), one.bridge_side, one.leaving, one.task_done),
        *(one.locked, one.geas, one.extra_sword, len(one.spells) - len(known)),
        *(known.count(name) for name in SPELL_NAMES),
    ]


READERS: dict[str, Callable[[Any, Play], list[int]]] = {
    "siggil": of_siggil,
    "five_seals": of_five_seals,
    "fabled": of_fabled,
    "magic_sword": of_magic_sword,
}

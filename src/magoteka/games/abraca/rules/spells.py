"""The eight spells: AB-22 to AB-30."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.agenda import NATURE, Question
from magoteka.core.bits import full
from magoteka.core.cards import only
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.games.abraca.box.components import (
    BLIZZARD,
    DRAGON,
    DREAM,
    FIREBALL,
    POTION,
    SECRETS,
    SINGER,
    TEMPEST,
    WANDERER,
)
from magoteka.games.abraca.messages import answers
from magoteka.games.abraca.messages.events import DieRolled, LivesGained, LivesLost, MageFell, SecretLeft, SecretTaken
from magoteka.games.abraca.rules.stones import UnseenStone
from magoteka.games.abraca.table.state import Abraca, heal, hurt, keep_secret, left_of, right_of


def take_effect(g: Abraca, caster: i64, spell: i64) -> None:
    """AB-22…29 What the spell does."""
    if spell == POTION:
        gain_lives(g, caster, 1, POTION)
    elif spell == FIREBALL:
        lose_lives(g, right_of(g, caster), 1, caster, FIREBALL)
    elif spell == BLIZZARD:
        lose_lives(g, left_of(g, caster), 1, caster, BLIZZARD)
    elif spell == TEMPEST:
        tempest(g, caster)
    elif spell == SINGER:
        g.then(MayTakeSecret(caster))
    elif spell == DREAM:
        g.then(RollForDream(caster))
    elif spell == WANDERER:
        wanderer(g, caster)
    else:
        g.then(RollForDragon(caster))


def tempest(g: Abraca, caster: i64) -> None:
    """AB-26 Both neighbours lose a life; a single opponent loses one in all."""
    left = left_of(g, caster)
    right = right_of(g, caster)
    lose_lives(g, left, 1, caster, TEMPEST)
    if right != left:
        lose_lives(g, right, 1, caster, TEMPEST)


def wanderer(g: Abraca, caster: i64) -> None:
    """AB-23, AB-A02 The others lose a life and the caster gains one; by the contested reading he loses it at once."""
    hit_others(g, caster, 1, WANDERER)
    if not g.variants.wanderer_hits_caster:
        gain_lives(g, caster, 1, WANDERER)


def hit_others(g: Abraca, caster: i64, count: i64, spell: i64) -> None:
    """AB-A10 Every other living mage loses lives, all at the same moment."""
    seat: i64
    for seat in range(g.seats):
        if seat != caster:
            lose_lives(g, seat, count, caster, spell)


def lose_lives(g: Abraca, seat: i64, count: i64, by: i64, spell: i64) -> None:
    """AB-30 Lives are lost, down to nought."""
    lost = hurt(g, seat, count)
    if g.listening and lost > 0:
        g.emit(LivesLost(seat, lost, g.lives[seat], by, spell))
        if g.variants.last_mage and g.lives[seat] == 0:
            g.emit(MageFell(seat))


def gain_lives(g: Abraca, seat: i64, count: i64, spell: i64) -> None:
    """AB-30 Lives are gained, up to six; at six the spell is cast for nothing."""
    gained = heal(g, seat, count)
    if g.listening:
        g.emit(LivesGained(seat, gained, g.lives[seat], spell))


class Roll(Question):
    """AB-A01 Nature rolls the die for a mage."""

    mage: i64

    def __init__(self, mage: i64) -> None:
        self.seat = NATURE
        self.mage = mage

    def menu(self, g: Abraca) -> Sequence[Option]:
        return answers.ROLLS

    def mask(self, g: Abraca) -> i64:
        return full(g.variants.die_sides + 1) - 1

    def sample(self, g: Abraca, rng: Rng) -> i64:
        return 1 + rng.below(g.variants.die_sides)


class RollForDragon(Roll):
    """AB-22 Every other mage loses as many lives as the die shows."""

    clause: ClassVar[str] = "AB-22"

    def answered(self, g: Abraca, index: i64) -> None:
        if g.listening:
            g.emit(DieRolled(self.mage, DRAGON, index))
        hit_others(g, self.mage, index, DRAGON)


class RollForDream(Roll):
    """AB-24 The caster gains as many lives as the die shows."""

    clause: ClassVar[str] = "AB-24"

    def answered(self, g: Abraca, index: i64) -> None:
        if g.listening:
            g.emit(DieRolled(self.mage, DREAM, index))
        gain_lives(g, self.mage, index, DREAM)


class MayTakeSecret(Question):
    """AB-25, AB-A13 The caster may look at a secret stone and put it before himself."""

    clause: ClassVar[str] = "AB-25"

    def menu(self, g: Abraca) -> Sequence[Option]:
        return answers.SECRET_CHOICES

    def mask(self, g: Abraca) -> i64:
        return 3

    def answered(self, g: Abraca, index: i64) -> None:
        if index == 1:
            g.then(DrawSecret(self.seat))
        elif g.listening:
            g.emit(SecretLeft(self.seat))


class DrawSecret(UnseenStone):
    """AB-25, AB-A11 Only the caster sees the secret stone that he takes."""

    clause: ClassVar[str] = "AB-25"
    alike: ClassVar[bool] = True
    mage: i64

    def __init__(self, mage: i64) -> None:
        self.seat = NATURE
        self.mage = mage

    def knowers(self, g: Abraca) -> i64:
        return only(self.mage)

    def answered(self, g: Abraca, index: i64) -> None:
        place = SECRETS - g.pool
        g.unseen[index] -= 1
        g.pool -= 1
        keep_secret(g, place, index, self.mage)
        if g.listening:
            g.emit(SecretTaken(self.mage, index))

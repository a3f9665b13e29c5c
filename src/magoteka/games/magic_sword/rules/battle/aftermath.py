"""After a battle between characters: MS-A43 F8, MS-A48, MS-A75, the Troll's chase, the Barbarian's second attack."""

from typing import ClassVar, Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, has
from magoteka.games.magic_sword.box.names import BARBARIAN, M1, TROLL
from magoteka.games.magic_sword.box.tables import along
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.events import RewardWaits
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.battle.beginning import attack, attack_or_hide
from magoteka.games.magic_sword.rules.battle.duel import ATTACK, RAID
from magoteka.games.magic_sword.rules.battle.foes import CLAIM
from magoteka.games.magic_sword.rules.character.figure import active, alive, is_hero, on_bridge, over
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.move.standing import carry, put_on
from magoteka.games.magic_sword.rules.shapes import Ask, Between, OfCharacter, YesNo, ask_which
from magoteka.games.magic_sword.rules.square.missions import any_reward, pay_reward
from magoteka.games.magic_sword.table.state import KIND_OF, ONE, WHY, MagicSword

CHARACTER_MISSION: Final = 2
SECOND_ATTACK: Final = 8  # bit of `attempts`


def after_duel(g: MagicSword, winner: i64, loser: i64, took_life: bool) -> None:
    """F8 The mission, the Troll's chase and the Barbarian's second attack."""
    if not alive(g, winner):
        return
    if g.mission[winner] == CHARACTER_MISSION:
        g.then(ReportToKeeper(winner))
    if not alive(g, loser) or g.stone[loser] > 0:
        return
    if may_attack_again(g, winner) and not took_life:
        g.then(SecondAttack(winner, loser))
    if is_hero(g, winner, TROLL) and not on_bridge(g, loser) and g.duel[WHY] != RAID:
        g.then(Chase(winner, loser))


def may_attack_again(g: MagicSword, winner: i64) -> bool:
    """MS-A48 The Barbarian, as the attacker, once per turn."""
    return (
        is_hero(g, winner, BARBARIAN)
        and g.duel[WHY] == ATTACK
        and g.duel[ONE] == winner
        and not has(g.attempts, SECOND_ATTACK)
    )


class ReportToKeeper(OfCharacter):
    """MS-A75 Who has beaten a character is moved to the fortress and gets the reward; the turn is over."""

    def run(self, g: MagicSword) -> None:
        if not alive(g, self.seat) or g.mission[self.seat] != CHARACTER_MISSION:
            return
        carry(g, self.seat, M1)
        if active(g, self.seat):
            over(g, self.seat)
        if any_reward(g, self.seat):
            pay_reward(g, self.seat)
        else:
            g.mission[self.seat] = CLAIM
            if g.listening:
                g.emit(RewardWaits(self.seat))


class AskWinner(YesNo):
    """Something more to do to the beaten character."""

    loser: i64

    def __init__(self, seat: i64, loser: i64) -> None:
        self.seat = seat
        self.loser = loser


class Chase(AskWinner):
    """The Troll: throw a die and drive the beaten character away?"""

    clause: ClassVar[str] = "MS-A43"

    def accepted(self, g: MagicSword) -> None:
        throw(g, self.seat, 1, ChaseAway(self.seat, self.loser))


class ChaseAway(Step):
    """The direction is the winner's choice."""

    seat: i64
    loser: i64

    def __init__(self, seat: i64, loser: i64) -> None:
        self.seat = seat
        self.loser = loser

    def run(self, g: MagicSword) -> None:
        if alive(g, self.seat) and alive(g, self.loser):
            ask_which(g, ChaseWhere(self.seat, self.loser, g.rolled))


class ChaseWhere(Ask):
    """The Troll: where the beaten character ends up; it does not land."""

    clause: ClassVar[str] = "MS-A19"
    offers: ClassVar[Menu] = menus.SQUARE_MENU
    loser: i64
    steps: i64

    def __init__(self, seat: i64, loser: i64, steps: i64) -> None:
        self.seat = seat
        self.loser = loser
        self.steps = steps

    def entries(self, g: MagicSword) -> list[int]:
        square = g.square[self.loser]
        return [along(square, self.steps), along(square, -self.steps)]

    def answered(self, g: MagicSword, index: i64) -> None:
        put_on(g, self.loser, index)


class SecondAttack(AskWinner):
    """MS-A48 The Barbarian: attack the same character again?"""

    clause: ClassVar[str] = "MS-A48"

    def accepted(self, g: MagicSword) -> None:
        g.attempts |= bit(SECOND_ATTACK)
        if alive(g, self.seat) and alive(g, self.loser) and g.square[self.seat] == g.square[self.loser]:
            attack_or_hide(g, AttackAgain(self.seat, self.loser), self.seat, self.loser)


class AttackAgain(Between):
    """MS-A48 The second battle is of the same kind."""

    def run(self, g: MagicSword) -> None:
        attack(g, self.seat, self.other, g.duel[KIND_OF], False)

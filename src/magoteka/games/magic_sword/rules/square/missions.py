"""The missions of the keeper of the roads: MS-A75."""

from typing import Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box.cards import EITHER_KEY
from magoteka.games.magic_sword.box.forecasts import MISSION_DIE, MISSIONS
from magoteka.games.magic_sword.box.names import C_MAGIC_SWORD, C_TOLIMAN_SHIELD
from magoteka.games.magic_sword.messages.events import MissionFulfilled, MissionGiven
from magoteka.games.magic_sword.rules.battle.foes import CLAIM
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.character.cards import can_be_had, stock_card
from magoteka.games.magic_sword.rules.character.goods import gain_equipment
from magoteka.games.magic_sword.rules.character.points import add_gold
from magoteka.games.magic_sword.rules.dice import throw
from magoteka.games.magic_sword.rules.shapes import Scene
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword

GOLD_PRICES: Final = {3: 3, 4: 2}  # missions that ask for gold


def can_ask_keeper(g: MagicSword, seat: i64) -> bool:
    """MS-A75 Whether the keeper of the roads has anything to give or to set."""
    if not any_reward(g, seat):
        return False
    mission = g.mission[seat]
    if mission in GOLD_PRICES:
        return g.gold[seat] >= GOLD_PRICES[mission]
    return mission == 0 or mission == CLAIM


def any_reward(g: MagicSword, seat: i64) -> bool:
    """Whether the stock holds what a mission pays."""
    if stock_card(g, C_TOLIMAN_SHIELD) != NOBODY:
        return True
    return g.variants.sword_quest and can_be_had(g, C_MAGIC_SWORD, seat)


def ask_keeper(g: MagicSword, seat: i64) -> None:
    """MS-A75 A task is set, or a fulfilled one is paid."""
    mission = g.mission[seat]
    if mission == 0:
        throw(g, seat, 1, ReadMission(seat, g.visits[seat]))
    elif mission in GOLD_PRICES:
        add_gold(g, seat, -GOLD_PRICES[mission])
        pay_reward(g, seat)
    else:
        pay_reward(g, seat)


class ReadMission(Scene):
    """MS-A75 1 beat an enemy; 2–3 beat a character; 4–5 bring three gold; 6 bring two."""

    def play(self, g: MagicSword) -> None:
        mission = MISSION_DIE[g.rolled - 1]
        g.mission[self.seat] = mission
        g.obeyed = 0  # a task in gold may be fulfilled at once
        if g.listening:
            g.emit(MissionGiven(self.seat, MISSIONS[mission]))


def pay_reward(g: MagicSword, seat: i64) -> None:
    """MS-A75 The shield; by the house rule the sword may be taken instead."""
    g.mission[seat] = 0
    if g.listening:
        g.emit(MissionFulfilled(seat))
    if g.variants.sword_quest:
        begin(g, EITHER_KEY, seat, NOBODY)
    else:
        gain_equipment(g, seat, C_TOLIMAN_SHIELD)

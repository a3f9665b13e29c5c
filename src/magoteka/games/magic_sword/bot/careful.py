"""A player who reckons: exact odds, where the dice may lead in the turns to come, and when the bridge is worth it.

Everything is weighed in points of a stat. A square is worth what happens there to this character as he is now; a way is
worth what it leads to, turn after turn, with the better direction of every roll (MS-10.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magoteka.core.event import Option
from magoteka.games.magic_sword.bot import heuristic
from magoteka.games.magic_sword.bot.evaluation import Evaluation
from magoteka.games.magic_sword.bot.heuristic import INDEX, KINDS, LOSING, RING, keys
from magoteka.games.magic_sword.bot.prices import HEALTHY, carried_worth, death_price, design_worth, life_price
from magoteka.games.magic_sword.bot.weights import ACT_WORTH, SPELL_WORTH
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import DEMON, ENEMY, ITEM, MAGIC_ITEM
from magoteka.games.magic_sword.messages import acts
from magoteka.games.magic_sword.messages.answers import (
    Attempt,
    Card,
    Case,
    Cast,
    Go,
    Goods,
    HeroCard,
    Number,
    Rival,
    TradeLot,
    Yes,
)
from magoteka.games.magic_sword.messages.views import Chance, HeroView, SwordView

AIDS: Final = (acts.SendKnight, acts.AskCrystal, acts.DrinkElixir, acts.PayMercenary)


def weigh(view: SwordView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth, in points of a stat."""
    assert view.seat is not None
    if len(options) == 1:
        return [0.0]
    me = view.heroes[view.seat]
    judge = Careful(view, me)
    return [judge.worth(option) for option in options]


class Careful:
    """What a character thinks of at one question."""

    def __init__(self, view: SwordView, me: HeroView) -> None:
        self.view = view
        self.me = me
        self.question = view.asked.question if view.asked else ""
        self.evaluation = Evaluation(view, me)

    def worth(self, option: Option) -> float:
        """What an option promises."""
        match option:
            case Go(square):
                return self.go(square)
            case Attempt(gate):
                return self.attempt(gate)
            case acts.Act():
                return self.act(option)
            case Card(card, design):
                return self.card(card, design)
            case Case(case):
                return self.case(case)
            case Cast(spell):
                return self.cast(spell)
            case Goods(design):
                return self.goods(design)
            case Rival(seat):
                return self.rival(seat)
            case HeroCard(hero):
                return hero_worth(hero)
            case _:
                return self.other(option)

    def go(self, square: str) -> float:
        """A square as the end of a walk, a journey or a flight; or as the aim of a spell."""
        if self.question in ("aim", "aim-square"):
            return 0.1
        return self.evaluation.arrival(INDEX[square])

    def attempt(self, gate: str) -> float:
        """A gate, by the exact odds."""
        odds = self.chance(gate, None)
        if odds is None:
            return -1.0
        return self.evaluation.gate(INDEX[gate], odds.odds.win, odds.odds.draw, odds.odds.loss)

    def chance(self, option: str, which: int | None) -> Chance | None:
        """What the table says of an option's risk."""
        if self.view.asked is None:
            return None
        for chance in self.view.asked.chances:
            if chance.option == option and chance.which == which:
                return chance
        return None

    def act(self, act: acts.Act) -> float:
        """Acts; those that lead somewhere by where they lead."""
        match act:
            case acts.Advance() | acts.Retry() | acts.EnterCastle():
                return self.on_the_bridge()
            case acts.TurnBack():
                return 0.0
            case acts.PassCastle():
                return -0.05  # the way back is never longer
            case acts.TradeTrophies():
                return trade_worth(self.me)
            case acts.Obey():
                return self.obey()
            case acts.TakeLife():
                return self.spoil_of_life()
        if self.view.battle is not None and isinstance(act, AIDS):
            return self.aid(act)
        return self.deed(act)

    def deed(self, act: acts.Act) -> float:
        """Acts between battles."""
        me = self.me
        match act:
            case acts.TakeBoat():
                return 3.0 if self.evaluation.ring == "L" else -1.0
            case acts.LightLamp():
                return 3.0 if self.evaluation.bound_up() else -1.0
            case acts.Rejoin():
                return 0.4
            case acts.OpenCasket():
                return 0.3 if me.life >= HEALTHY - 1 and "toliman_shield" not in keys(me) else -0.3
            case acts.GiveFriend():
                return 0.3 if me.life <= 1 else -1.0
        return ACT_WORTH.get(type(act), 0.0)

    def at_stake(self) -> float:
        """What is to be lost in the battle in progress, by its exact odds."""
        battle = self.view.battle
        if battle is None:
            return 0.0
        odds = battle.odds.loss if battle.seat == self.me.seat else battle.odds.win
        price = 2.0 if battle.being == "beast" else 1.0
        return odds * (price * life_price(self.me) + (15.0 if battle.being == "beast" else 0.3))

    def aid(self, act: acts.Act) -> float:
        """Something that helps in a battle, once."""
        stake = self.at_stake()
        if isinstance(act, acts.SendKnight):
            return 0.7 * stake - 0.15
        if isinstance(act, acts.PayMercenary):
            return 0.4 * stake - 0.3
        if isinstance(act, acts.DrinkElixir):
            return 0.5 * stake - 0.8
        return 0.25 * stake - life_price(self.me) / 6

    def on_the_bridge(self) -> float:
        """On, as long as victory is likelier than what a defeat costs."""
        me = self.me
        if me.square is None or RING[me.square] != "B" or me.leaving != 0:
            return 1.0
        if len(keys(me)) < 2:
            return -0.5
        return 30.0 * self.evaluation.beast_win() - 0.5 * self.evaluation.beast_death() * death_price(me)

    def spoil_of_life(self) -> float:
        """A Life of the beaten one."""
        battle = self.view.battle
        others = [hero for hero in self.view.heroes if hero.seat != self.me.seat and hero.hero is not None]
        if battle is not None and battle.rival is not None and battle.seat == self.me.seat:
            return 0.3 + life_price(self.view.heroes[battle.rival]) / max(len(self.view.heroes) - 1, 1)
        near = [hero for hero in others if hero.square == self.me.square]
        if not near:
            return 0.8
        return 0.3 + life_price(near[0]) / max(len(self.view.heroes) - 1, 1)

    def obey(self) -> float:
        """What the square says, where it may be left alone."""
        if self.me.square is None:
            return 0.6
        worth = self.evaluation.instruction(INDEX[self.me.square])
        return worth if worth > 0 else worth - 0.05

    def card(self, card: int, design: str) -> float:
        """A card to take, to visit, to use or to give up."""
        me, question = self.me, self.question
        if question == "trade-in":
            return 0.5
        if question in LOSING:
            return -carried_worth(me, design)
        if question == "prepare":
            return -1.0  # the best weapon is in the hand already
        kind = KINDS[design]
        if kind in (ENEMY, DEMON):
            if question != "at-square":
                return 0.3
            odds = self.chance("card", card)
            if odds is None:
                return -0.5
            return odds.odds.win * 0.4 - odds.odds.loss * life_price(me)
        if kind in (ITEM, MAGIC_ITEM) and any(item.design == design for item in me.items):
            return -0.1
        if question == "at-square" and not self.has_room(design):
            return self.swap(design)
        return design_worth(me, design) + 0.11

    def has_room(self, design: str) -> bool:
        """Whether a thing can be carried as well as all others."""
        if KINDS[design] not in (ITEM, MAGIC_ITEM) or self.me.capacity is None:
            return True
        return len(self.me.items) < self.me.capacity

    def swap(self, design: str) -> float:
        """A thing that would push out the least of those that are carried."""
        least = min([carried_worth(self.me, item.design) for item in self.me.items] + [9.0])
        return carried_worth(self.me, design) - least - 0.05

    def goods(self, design: str) -> float:
        """Something for sale."""
        if not self.has_room(design):
            return -0.5
        if any(item.design == design for item in self.me.items):
            return -0.5
        return carried_worth(self.me, design) - 0.3

    def case(self, case: str) -> float:
        """One of several effects."""
        me = self.me
        if case == "sword_up":
            return 1.0 + self.evaluation.sword_point()
        if case == "magic_up":
            return 1.0 + self.evaluation.magic_point()
        if case in ("life_up", "heal", "drink", "healer"):
            wounds = max(HEALTHY - me.life, 0)
            if case == "life_up":
                return 0.9 * life_price(me)
            if case == "healer":
                return 0.9 * min(wounds, me.gold) * life_price(me)
            return min(wounds, 2 if case == "heal" else 4) * life_price(me)
        if case == "life_down":
            return -life_price(me)
        if case == "journey":
            return self.evaluation.journey()
        if case == "armourer":
            return self.armourer()
        return heuristic.case_worth(me, case)

    def armourer(self) -> float:
        """What the armourer of the Village sells."""
        if self.view.asked is None:
            return 0.0
        best = 0.0
        for ware in self.view.asked.wares:
            if ware.left > 0 and ware.price <= self.me.gold:
                best = max(best, self.goods(ware.design) + 0.3 - 0.25 * ware.price)
        return best

    def cast(self, spell: str) -> float:
        """A spell now, or kept."""
        me, battle = self.me, self.view.battle
        if spell in ("magic_and_sword", "hidden_one", "ring_of_fire", "breath_of_death") and battle is not None:
            return 0.8 * self.at_stake() - 0.35
        if spell == "rebirth":
            return 0.6 * (HEALTHY - me.life) * life_price(me) - 1.0 if me.life <= 2 else -0.5
        if spell == "lord_of_swamps":
            mine = self.view.turn == me.seat and self.evaluation.ring == "L"
            return 2.5 if mine and self.question in ("turn-choice", "cast-or-pass") else -0.5
        if spell == "master_of_ice":
            mine = self.view.turn == me.seat and self.evaluation.ring == "M" and self.evaluation.bound_up()
            return 2.5 if mine and self.question in ("turn-choice", "cast-or-pass") else -0.5
        if spell == "magic_journey":
            return self.evaluation.journey() - 0.7
        if spell == "hidden_one":
            return 0.8 * life_price(me) - 0.4
        return SPELL_WORTH.get(spell, 0.0)

    def rival(self, seat: int) -> float:
        """Attack the weaker, above all one who holds a key that is wanted; never aim at oneself."""
        me = self.me
        if seat == me.seat:
            return -3.0 if self.question != "aim" or (self.view.asked and self.view.asked.spell != "rebirth") else 3.0
        other = self.view.heroes[seat]
        share = 1.0 / max(len(self.view.heroes) - 1, 1)
        wanted = sum([self.evaluation.key_worth(key) for key in keys(other) - keys(me)])
        prize = 0.4 + wanted + share * life_price(other) + (4.0 if me.mission == "character" else 0.0)
        if self.question != "landing":
            return prize + 3.0 * share * len(keys(other))
        odds = self.chance("rival", seat)
        if odds is None:
            return -0.5
        return odds.odds.win * prize - odds.odds.loss * (life_price(me) + 3.0 * len(keys(me)))

    def other(self, option: Option) -> float:
        """Yes, no, numbers and passes."""
        match option:
            case Yes() if self.question == "hide-from-all":
                odds = self.chance("no", None)
                if odds is None:
                    return -0.1
                return odds.odds.loss * life_price(self.me) - odds.odds.win * 0.5
            case Yes() if self.question == "fight-on":
                odds = self.chance("yes", None)
                return 0.1 if odds is None else odds.odds.win * 0.4 - odds.odds.loss * life_price(self.me)
            case Number(number) if self.question in ("buy-healing", "court-healer"):
                return number * (life_price(self.me) - 0.35)
            case TradeLot(gain):
                return 5.0 * gain
        return heuristic.simple_worth(self.view, self.me, option)


def trade_worth(me: HeroView) -> float:
    """MS-1.4 Trophies are handed over when little is lost by it, or much is at stake."""
    return 2.0 if me.trophy_points % 7 <= 2 or me.life <= 2 or me.trophy_points >= 12 else -0.1


def hero_worth(slug: str) -> float:
    """Who to begin anew with."""
    for hero in HEROES:
        if hero.slug == slug:
            return 1.0 * hero.sword + 1.1 * hero.magic + 0.5 * len(hero.kit) + 0.3 * hero.spells + 0.1 * hero.gold
    return 0.0

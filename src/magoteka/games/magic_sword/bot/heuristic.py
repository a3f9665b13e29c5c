"""A player who knows the exact odds: grows first, fetches the keys, then goes for the bridge. View only."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import Option
from magoteka.games.magic_sword.bot.weights import ACT_WORTH, CARD_WORTH, CASE_WORTH, SPELL_WORTH, SQUARE_WORTH
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.names import BRIDGE, DEMON, ENEMY, HEAL_CAP, LOWER, MIDDLE, SNOW_KNIGHT_SWORD, UPPER
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import ring_size
from magoteka.games.magic_sword.messages import acts
from magoteka.games.magic_sword.messages.answers import (
    Attempt,
    Card,
    Case,
    Cast,
    CastFor,
    Go,
    Goods,
    No,
    Number,
    Pass,
    PassTurn,
    Rival,
    SpellCard,
    TradeLot,
    Yes,
)
from magoteka.games.magic_sword.messages.views import HeroView, SquareView, SwordView
from magoteka.games.magic_sword.rules.forecast.odds import (
    against,
    at_most,
    beast_odds,
    fight_odds,
    hitting_turns,
    swamp_odds,
)

LIFE = (9.0, 5.0, 1.6, 1.2, 0.8)  # the worth of a Life by how many there are
READY = 0.45  # from this chance against the Beast on, the bridge is the goal
DESIGN = {design.slug: at for at, design in enumerate(DESIGNS)}
LOSING = ("give-up-item", "choose-loss", "pick-own", "sell-items", "pay-robber", "discard-drawn", "drop-first")
KINDS = {design.slug: design.kind for design in DESIGNS}
RING = {square.slug: square.code[0] for square in SQUARES}
INDEX = {square.slug: at for at, square in enumerate(SQUARES)}
SIZE = {"L": ring_size(LOWER), "M": ring_size(MIDDLE), "U": ring_size(UPPER), "B": ring_size(BRIDGE)}
TURNS = {ring: hitting_turns(SIZE[ring]) for ring in "LMU"}


def rate(view: SwordView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth, in points of a stat."""
    assert view.seat is not None
    me = view.heroes[view.seat]
    squares = {square.square: square for square in view.squares}
    return [worth(view, me, squares, option) for option in options]


def worth(view: SwordView, me: HeroView, squares: dict[str, SquareView], option: Option) -> float:
    """What an option promises."""
    match option:
        case Go(square):
            return go_worth(view, me, squares[square])
        case Attempt(gate):
            return attempt_worth(me, gate)
        case acts.Act():
            return act_worth(view, me, option)
        case Card(card, design):
            return card_worth(view, me, card, design)
        case Case(case):
            return case_worth(me, case)
        case Cast(spell):
            return cast_worth(view, me, spell)
        case CastFor(_):
            return 0.3
        case Goods(design):
            return CARD_WORTH.get(design, 0.1) if me.gold > 2 or design == "plain_sword" else -0.5
        case Rival(seat):
            return rival_worth(view, me, seat)
        case _:
            return simple_worth(view, me, option)


def simple_worth(view: SwordView, me: HeroView, option: Option) -> float:
    """Yes, no, numbers and passes."""
    question = view.asked.question if view.asked else ""
    match option:
        case Yes() if question == "turn-the-die":
            return 0.1 * (me.battle_magic - me.battle_sword)
        case Yes():
            return {"hide-from-all": hide_worth(me), "reroll": -0.1, "ignore": 0.0, "second-attack": 0.5}.get(
                question, 0.5
            )
        case No():
            return 0.0
        case Number(number):
            return 0.1 * number if question in ("buy-healing", "court-healer") else 0.0
        case SpellCard(spell):
            return (
                -SPELL_WORTH.get(spell, 0.2)
                if question in ("discard-spell", "return-spell")
                else SPELL_WORTH.get(spell, 0.2)
            )
        case PassTurn():
            return 0.06  # a window about oneself is opened all the same
        case Pass():
            return 0.05
        case TradeLot(gain):
            return 5.0 * gain
    return 0.0


def hide_worth(me: HeroView) -> float:
    """Hiding is for the weak and the wounded."""
    return 0.5 if me.life < 3 else -0.1


def life_worth(me: HeroView) -> float:
    """What the next Life is worth."""
    return LIFE[min(me.life, 4)] if me.life > 0 else 0.0


def keys(me: HeroView) -> set[str]:
    """Which of the two keys the character has."""
    return {card.design for card in me.items} & {"magic_sword", "toliman_shield"}


def ready(me: HeroView) -> bool:
    """Whether the bridge is the goal now."""
    return beast_odds(me.battle_sword, me.battle_magic) >= READY and me.life >= 3


def go_worth(view: SwordView, me: HeroView, square: SquareView) -> float:
    """A square: its table, its cards, its enemies, and how near it lies to the goal."""
    value = SQUARE_WORTH.get(square.square, 0.25) + healing_worth(me, square.square) + square.gold * 0.35
    for card in square.cards:
        if KINDS[card.design] not in (ENEMY, DEMON):
            value += CARD_WORTH.get(card.design, 0.15)
    for odds, prize in ((square.sword_odds, square.enemy_sword / 7), (square.magic_odds, 0.1)):
        if odds is not None:
            value += odds.win * prize - odds.loss * life_worth(me)
    if square.square == "temple_of_nemed" and "magic_sword" not in keys(me):
        value += 0.5
    if square.square == "roadkeeper_fortress" and mission_pays(view, me):
        value += 0.6 if me.mission == "none" else (2.5 if mission_done(me) else -0.2)
    for other in view.heroes:
        if other.square == square.square and other.seat != me.seat and me.mission == "character":
            value += max(rival_worth(view, me, other.seat), 0.0)
    return value + 0.5 * nearness(view, me, square.square)


def mission_pays(view: SwordView, me: HeroView) -> bool:
    """Whether a mission brings a key that is still missing."""
    return "toliman_shield" not in keys(me) or (view.sword_quest and "magic_sword" not in keys(me))


def mission_done(me: HeroView) -> bool:
    """Whether the fortress would pay now."""
    return me.mission == "claim" or me.gold >= {"three-gold": 3, "two-gold": 2}.get(me.mission, 99)


def healing_worth(me: HeroView, square: str) -> float:
    """Where the wounded are healed."""
    wounds = max(HEAL_CAP - me.life, 0)
    if square in ("village", "hermits_hut") and me.gold > 0:
        return 0.5 * min(wounds, me.gold)
    return 0.4 * wounds if square == "well_of_eternity" and me.align == "good" else 0.0


def goal(view: SwordView, me: HeroView) -> str | None:
    """The square to make for in the present circle."""
    ring = RING[me.square or "tavern"]
    if ring == "L":
        return "eldritch_grove" if swamp_odds(me.total_magic, 2) > 0.3 else None
    if ring == "M":
        if not ready(me):
            return "magic_gate"
        if len(keys(me)) == 2:
            return "ice_realm"
        by_mission = mission_pays(view, me) and (view.sword_quest or "magic_sword" in keys(me))
        return "roadkeeper_fortress" if by_mission else "temple_of_nemed"
    if len(keys(me)) == 2 and ready(me):
        return "fortress_ruins" if me.total_sword >= me.total_magic else "dead_city"
    return "valley_of_skulls"


def nearness(view: SwordView, me: HeroView, square: str) -> float:
    """How good a place is for reaching the goal: minus the expected turns, as a small number."""
    target = goal(view, me)
    if target is None or RING[square] != RING[target]:
        return 0.5 if "LMU".find(RING[square]) > "LMU".find(RING[me.square or square]) and RING[square] == "M" else -0.2
    ring = RING[square]
    apart = (INDEX[square] - INDEX[target]) % SIZE[ring]
    return 1.0 - TURNS[ring][apart] / 10


def attempt_worth(me: HeroView, gate: str) -> float:
    """The chance to get through against the price of failing."""
    if gate == "eldritch_grove":
        dice = 1 if any(card.design == "mermaid" for card in me.friends) else 2
        win = swamp_odds(me.total_magic, dice)
        return 3.0 * win - (1 - at_most(dice, me.total_magic)) * life_worth(me) + 0.2
    if gate == "ice_realm":
        win, _, loss = fight_odds(me.battle_sword - SNOW_KNIGHT_SWORD)
        return (2.5 if ready(me) and len(keys(me)) == 2 else -0.5) * win - loss * life_worth(me)
    if not ready(me) or len(keys(me)) < 2:
        return -2.0
    number = me.battle_sword if gate == "fortress_ruins" else me.battle_magic
    return 6.0 * against(number, 5, 10)


def act_worth(view: SwordView, me: HeroView, act: acts.Act) -> float:
    """Acts, some of them by the odds."""
    match act:
        case acts.Obey():
            return obey_worth(me)
        case acts.TradeTrophies():
            points = sum(DESIGNS[DESIGN[card.design]].strength for card in me.trophies)
            return 2.0 if points % 7 <= 1 or me.life == 1 else -0.1
        case acts.SendKnight() if view.battle is not None:
            return 0.6 * view.battle.odds.loss * life_worth(me) - 0.1
        case acts.AskCrystal() | acts.DrinkElixir() | acts.PayMercenary() if view.battle is not None:
            return 0.6 * view.battle.odds.loss * 0.8 - 0.1
        case acts.EnterCastle() | acts.Advance() | acts.Retry() if me.square and RING[me.square] == "B":
            return 3.0 * beast_odds(me.battle_sword, me.battle_magic) - (2.0 if me.life <= 1 else 0.0)
    return ACT_WORTH.get(type(act), 0.0)


def obey_worth(me: HeroView) -> float:
    """What the square says, where it may be left alone."""
    if me.square in ("royal_castle", "town"):
        return -0.2 if me.life >= 3 else 0.5
    if me.square == "temple_of_toliman":
        return 0.5 if "toliman_shield" not in keys(me) else -0.2
    return ACT_WORTH[acts.Obey]


def card_worth(view: SwordView, me: HeroView, card: int, design: str) -> float:
    """A card to take, to visit, to use or to give up."""
    value = CARD_WORTH.get(design, 0.3)
    question = view.asked.question if view.asked else ""
    if question == "trade-in":
        return value
    if question in LOSING:
        return -value
    if question == "prepare" and any(item.card == card for item in me.items):
        return -1.0  # the best weapon is in the hand already
    if KINDS[design] in (ENEMY, DEMON) and question == "at-square":
        return -0.5
    return value + 0.2


def case_worth(me: HeroView, case: str) -> float:
    """The weaker of the two stats grows first."""
    value = CASE_WORTH.get(case, 0.0)
    if case == "sword_up" and me.battle_sword <= me.battle_magic:
        value += 0.2
    if case == "magic_up" and me.battle_magic < me.battle_sword:
        value += 0.2
    if case in ("magic_sword", "toliman_shield") and case in keys(me):
        value -= 3.0
    return value


def cast_worth(view: SwordView, me: HeroView, spell: str) -> float:
    """Battle spells by the odds, the others by rule of thumb."""
    value = SPELL_WORTH.get(spell, 0.0)
    if spell in ("magic_and_sword", "hidden_one", "ring_of_fire", "breath_of_death") and view.battle is not None:
        return 1.5 * view.battle.odds.loss - 0.3
    if spell == "rebirth":
        return 0.5 * (3 - me.life)
    return value


def rival_worth(view: SwordView, me: HeroView, seat: int) -> float:
    """Attack the weaker, above all one who holds a key that is wanted; never aim at oneself."""
    if seat == me.seat:
        return -3.0
    other = view.heroes[seat]
    win, _, loss = fight_odds(me.battle_sword - other.battle_sword)
    prize = 1.2 + 2.0 * len(keys(other) - keys(me)) + (2.5 if me.mission == "character" else 0.0)
    return win * prize - loss * life_worth(me)

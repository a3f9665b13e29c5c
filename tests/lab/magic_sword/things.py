"""What goods, friends, places and rare encounters do, each as a look at the moments in which it is at work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lab.frame import Moment, Statement
from lab.magic_sword import book
from lab.magic_sword import table as t
from lab.magic_sword.battle import Reckoning
from lab.magic_sword.effects import in_stock
from magoteka.games import GAMES
from magoteka.games.magic_sword.box.tables import PILE
from magoteka.games.magic_sword.messages import acts
from magoteka.games.magic_sword.messages import events as told
from magoteka.games.magic_sword.messages.answers import Attempt, Card, Cast, CastFor, Goods, Number, Rival, Yes
from magoteka.games.magic_sword.table.state import (
    BOUND,
    FRIENDS,
    ITEMS,
    KIND_OF,
    ON,
    ONE,
    POUCH,
    RAISED,
    STAND,
    TWO,
    WHY,
)

NIGHT = {told.CardLost, told.TurnBegan}  # where a turn ends and nothing else happens
EXPLORING, RAID, ABILITY = (0, 1), 10, 11
MUCH = 90  # more than anybody can have: no limit
SETTLED = ("AtSquare", "TurnChoice", "Landing", "WhichFirst")
CASTLE, MOORS = "royal_castle", 18


def of(m: Moment, kind: type) -> list[Any]:
    return [event for event in m.events if isinstance(event, kind)]


def asked(m: Moment) -> str:
    return type(m.asked).__name__


def answered(m: Moment) -> str:
    return type(m.question).__name__


class Look(Statement):
    """A statement of one function: it is called with every moment and says what it sees by `holds`."""

    def __init__(self, design: str, look: Callable[[Look, Moment], None]) -> None:
        super().__init__(design)
        self.look = look
        self.kept: dict[Any, Any] = {}

    def see(self, m: Moment) -> None:
        self.look(self, m)

    def holders(self, g: Any) -> list[int]:
        """Who has it and may use it."""
        return [seat for seat in range(g.seats) if t.alive(g, seat) and self.has(g, seat)]

    def has(self, g: Any, seat: int) -> bool:
        return t.works(g, seat, self.design) or self.design in (*t.friends(g, seat), t.hero(g, seat))


def safe(one: Look, m: Moment) -> None:
    """MS-4.1 Whoever is safe on a square does nothing there unless he wants to."""
    before, seat = m.before, m.before.turn
    if seat not in one.holders(before) or t.here(before, seat) not in book.SAFE[one.design]:
        return
    if (
        t.on_bridge(before, seat)
        or before.obeyed == before.stamp
        or not isinstance(m.option, (acts.Explore, acts.Obey))
    ):
        return
    began = m.after.obeyed == m.after.stamp
    one.holds(not began or isinstance(m.option, acts.Obey), "the square was obeyed though it is waived")


DRAGON = "three_headed_dragon"


def hides(one: Look, m: Moment) -> None:
    """MS-A42 Whoever may hide on a square is asked before a battle there, but not before attacking on his own."""
    if answered(m) in ("AtSquare", "Landing"):
        one.kept["provoked"] = m.option.design if isinstance(m.option, Card) else None
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.BattleFought):
            one.kept["fought"] = event.design
        if not isinstance(event, told.BattleBegan) or event.seat not in one.holders(g):
            continue
        head = event.design == DRAGON and one.kept.get("fought") == DRAGON  # MS-A107 dice have been thrown already
        attacked = one.kept.get("provoked") is None or one.kept["provoked"] != event.design
        if t.here(g, event.seat) in book.HIDES[one.design] and g.duel[WHY] in EXPLORING and attacked and not head:
            one.holds(g.braved == g.stamp, "fought without being asked to hide")


ARMOUR = {"helmet": 1, "plain_shield": 2, "armour": 3}


def armour(one: Look, m: Moment) -> None:
    """MS-A45, MS-18.2 In ordinary battles a low throw saves a point."""
    if asked(m) == "PreventLoss":
        one.holds(m.after.duel[KIND_OF] == 0, "armour against Magic")
    due = one.kept.pop("due", None)
    for event in of(m, told.DiceThrown):
        if due is not None and asked(m) != "Reroll":
            seat, count = due
            left = count - (event.value <= ARMOUR[one.design])
            lost = [one for one in of(m, told.PointsChanged) if one.seat == seat and one.what == "life"]
            if asked(m) == "PreventLoss":
                one.holds(m.asked.count == left, f"{m.asked.count} points of Life at stake, not {left}")
            elif left == 0:
                one.holds(not lost, "a saved point was lost")
            return
    if answered(m) == "PreventLoss" and isinstance(m.option, Card) and m.option.design == one.design:
        one.kept["due"] = (m.question.seat, m.question.count)


def warhorse(one: Look, m: Moment) -> None:
    """It goes in its owner's stead, for the whole loss of an ordinary battle."""
    if answered(m) == "PreventLoss" and isinstance(m.option, Card) and m.option.design == "warhorse":
        lost = [event for event in of(m, told.PointsChanged) if event.what == "life"]
        one.holds(not lost and "warhorse" not in t.items(m.after, m.question.seat), "horse and Life")


def load(g: Any, seat: int) -> tuple[int, int]:
    """MS-A54 What is carried and how much can be."""
    items, friends = t.items(g, seat), t.friends(g, seat)
    room = 4 + sum(book.CARRIERS.get(name, 0) for name in items + friends)
    return sum(name not in book.UNCOUNTED for name in items), room


def on_the_sheet(one: Look, m: Moment) -> None:
    """MS-1.5, MS-2.5, MS-2.6, MS-A54 What its owner comes to with it, as the table shows it to everybody."""
    if asked(m) not in SETTLED or not (owners := [seat for seat in one.holders(m.after) if not m.after.stone[seat]]):
        return
    sheets = GAMES["magic_sword"].view(m.after, None).heroes
    for seat in owners:
        g, sheet = m.after, sheets[seat]
        shown = (sheet.total_sword, sheet.total_magic, sheet.spell_limit, sheet.capacity)
        room = load(g, seat)[1]
        by_book = (t.total_sword(g, seat), t.total_magic(g, seat), t.limit(g, seat), None if room > MUCH else room)
        one.holds(shown == by_book, f"seat {seat} comes to {shown} instead of {by_book}")


def carrier(one: Look, m: Moment) -> None:
    """MS-5.4, MS-5.6, MS-A54 With it so much more is carried, without it the surplus is given up at once."""
    if asked(m) not in SETTLED and not of(m, told.TurnBegan):
        return
    for seat in one.holders(m.before):
        carried, room = load(m.after, seat)
        one.holds(not t.alive(m.after, seat) or carried <= room, f"{carried} carried, room for {room}")


def key(one: Look, m: Moment) -> None:
    """MS-A25, MS-0.10, MS-16.6b The way to bridge and castle; a drawn one is swapped for the equipment card."""
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.CardGained) and event.design == one.design and PILE[event.card] == 0:
            stock = any(t.NAME[card] == one.design and g.at[card] == 2 for card in range(len(t.NAME)))
            taken = g.at[event.card] >= ON or not stock
            one.holds(taken, "an event card was kept though the stock has one")
    seat = m.asked.seat if m.asked is not None else -1
    if seat < 0 or asked(m) not in ("WalkWhere", "TurnChoice"):
        return
    options = m.asked.options(m.after)
    if asked(m) == "WalkWhere" and one.design == "magic_sword":
        gates = [
            option
            for option in options
            if isinstance(option, Attempt) and option.gate in ("fortress_ruins", "dead_city")
        ]
        one.holds(not gates or t.works(m.after, seat, "magic_sword"), "the bridge without the sword")
    if asked(m) == "TurnChoice" and t.on_bridge(m.after, seat):
        offered = any(isinstance(option, acts.EnterCastle) for option in options)
        both = all(t.works(m.after, seat, each) for each in ("magic_sword", "toliman_shield"))
        one.holds(both or not offered, "the castle without both keys")


def crossing(one: Look, m: Moment) -> None:
    """MS-A26 Only in the next own turn, where the boat or the lamp has something to cross."""
    if asked(m) == "TurnChoice" and one.has(m.after, m.asked.seat):
        g, seat = m.after, m.asked.seat
        way, circles = (acts.TakeBoat, (0, 1)) if one.design == "boat" else (acts.LightLamp, (1, 2))
        offered = any(isinstance(option, way) for option in m.asked.options(g))
        one.holds(not offered or t.circle(g, seat) in circles, "nothing to cross here")
    if isinstance(m.option, acts.TakeBoat if one.design == "boat" else acts.LightLamp) and of(m, told.Moved):
        moved = of(m, told.Moved)[0]
        one.holds(t.circle_of(t.SQUARE.index(moved.square)) != t.circle(m.before, moved.seat), "no other circle")
    seat, ended = m.before.turn, bool(of(m, told.TurnBegan))
    if ended and one.has(m.before, seat) and t.alive(m.after, seat) and not m.after.stone[seat]:
        went = {event.card for kind in (told.CardLost, told.CardGained, told.CardMoved) for event in of(m, kind)}
        night = isinstance(m.option, acts.EndTurn) and {type(event) for event in m.events} <= NIGHT
        for card in [*t.at(m.before, ITEMS + seat), *t.at(m.before, POUCH + seat)]:
            if t.NAME[card] == one.design:
                kept, ready = m.after.at[card] in (ITEMS + seat, POUCH + seat), bool(m.before.note[card])
                other = card in went and not ready and not night
                one.holds(kept != ready or other, "gone too soon, or kept too long")


def silent_crystal(one: Look, m: Moment) -> None:
    """Its bearer casts nothing."""
    if m.asked is not None and m.asked.seat in one.holders(m.after):
        casts = [option for option in m.asked.options(m.after) if isinstance(option, Cast)]
        one.holds(not casts, "its bearer may cast")


def reliquary(one: Look, m: Moment) -> None:
    """MS-A41 Its bearer fights no Demons: they are beaten without a battle."""
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.BattleBegan) and event.fighter == "self" and event.seat in one.holders(g):
            names = {event.being, event.design}
            one.holds(not names & {*book.DEMONS, *book.DEMON_BEINGS}, "a Demon fights")
        if isinstance(event, told.CardGone) and event.design in book.DEMONS and g.turn in one.holders(g):
            one.spoken += 1


def elixir(one: Look, m: Moment) -> None:
    """Two points of Sword until the next own turn; the card is gone."""
    if isinstance(m.option, acts.DrinkElixir) and not of(m, told.TurnBegan):
        seat = m.question.seat
        one.holds(m.after.potion[seat] == m.before.potion[seat] + 2, "no two points")
        one.holds("strength_elixir" not in t.items(m.after, seat), "the card stays")


def mercenary(one: Look, m: Moment) -> None:
    """A gold piece for three points of Sword."""
    if isinstance(m.option, acts.PayMercenary) and not of(m, told.TurnBegan):
        seat = m.question.seat
        paid = [points.by for points in of(m, told.PointsChanged) if points.what == "gold"][:1]
        one.holds(paid == [-1] and m.after.potion[seat] == m.before.potion[seat] + 3, "not three for one")


def apple(one: Look, m: Moment) -> None:
    """MS-A76 Before a prayer its owner is asked."""
    for event, g in zip(m.events, m.pictures, strict=True):
        prays = isinstance(event, told.DiceThrown) and event.dice == 2 and t.here(g, g.turn).startswith("temple_of")
        if prays and event.seat in one.holders(g):
            one.holds(one.kept.get("asked") is True, "prayed without being asked about the apple")
    if answered(m) == "EatApple":
        one.kept["asked"] = True
        one.holds(isinstance(m.option, Yes) != ("inspiration_apple" in t.items(m.after, m.question.seat)), "not eaten")


def rowan(one: Look, m: Moment) -> None:
    """MS-A29 Its owner, the Giant too, is asked before cards are drawn for a square; then it is used up."""
    if isinstance(m.option, acts.Explore) and m.question.seat in one.holders(m.before):
        one.kept["unasked"] = m.question.seat
    if "EatRowan" in (asked(m), answered(m)) or asked(m) in SETTLED:
        one.kept.pop("unasked", None)
    if answered(m) == "EatRowan":
        eaten = isinstance(m.option, Yes)
        one.holds(eaten != ("rowan_of_knowledge" in t.items(m.after, m.question.seat)), "not used up")
    for event in of(m, told.CardTurnedUp):
        if m.before.at[event.card] < ON and one.kept.pop("unasked", None) == event.seat:
            one.holds(False, "drawn without being asked")


def tree(one: Look, m: Moment) -> None:
    """MS-A80 It heals: whoever is whole picks no fruit."""
    if asked(m) == "AtSquare":
        offered = any(getattr(option, "design", "") == one.design for option in m.asked.options(m.after))
        one.holds(not offered or m.after.life[m.asked.seat] < 4, "a fruit for one who is whole")


def excalibur(one: Look, m: Moment) -> None:
    """MS-A93, MS-A44 A creature beaten with it gives a Life; it counts before weapons that add no more."""
    for event, g in zip(m.events, m.pictures, strict=True):
        won = isinstance(event, told.BattleFought) and event.result == "won" and g.duel[KIND_OF] == 0
        if not won or event.rival is not None or event.seat not in one.holders(g) or g.duel[STAND] or g.duel[18]:
            continue
        names = t.counted(g, event.seat)
        better = [name for name in names if name in book.WEAPONS and max(book.WEAPONS[name]) > 1]
        shadow = Reckoning(g, set(), set()).shadow  # MS-A35 whoever fights beside the Stranger, too
        quiet = asked(m) not in ("CastOrPass", "Refight") and not of(m, told.HeroDied)
        if "excalibur" in names and not better and quiet and not shadow and g.duel[WHY] in EXPLORING:
            life = [points.by for points in of(m, told.PointsChanged) if points.what == "life"]
            one.holds(life[:1] == [1], f"{life} Life for a victory")


def dragon(one: Look, m: Moment) -> None:
    """MS-A107 Three heads: it is beaten by three battles won in a row, whoever fights them."""
    if answered(m) == "Refight" and isinstance(m.option, Yes):
        one.kept["heads"] = one.kept.get("before", 0)  # the battle is void
    for event in of(m, told.BattleFought):
        if event.design == one.design or event.being == one.design:
            one.kept["before"] = one.kept.get("heads", 0)
            one.kept["heads"] = one.kept["before"] + 1 if event.result == "won" else 0
    if any(event.spell in KILLERS for event in of(m, told.SpellWorked)):
        one.kept["heads"] = 3
    for card, name in enumerate(t.NAME):
        if name == one.design and ON <= m.before.at[card] < ON + 57 and not ON <= m.after.at[card] < ON + 57:
            fought = one.kept.get("heads", 0)
            one.holds(fought >= 3 or not any_battle(m), f"beaten with {fought} heads off")


def any_battle(m: Moment) -> bool:
    return bool(of(m, told.BattleFought)) or answered(m) == "CastOrPass"


KILLERS = ("breath_of_death", "sower_of_ruin", "turn_of_fate", "ring_of_fire")


def mirror_of_ruin(one: Look, m: Moment) -> None:
    """Two points of a victim, as its breaker splits them, never below the start."""
    if answered(m) == "SplitRuin" and isinstance(m.option, Number):
        victim, swords = m.question.victim, m.option.number
        for what, points in (("sword", swords), ("magic", 2 - swords)):
            own, floor = getattr(m.before, what)[victim], getattr(m.before, f"{what}0")[victim]
            left = getattr(m.after, what)[victim]
            one.holds(left == max(own - points, min(own, floor)), f"{what} {own} became {left}")


def crystal(one: Look, m: Moment) -> None:
    """One: a Life; two: the card; four to six: one to three on the die; once a battle."""
    if isinstance(m.option, acts.AskCrystal):
        one.kept["due"] = m.question.seat
    if answered(m) == "Reroll" and isinstance(m.option, Yes):
        one.kept.pop("fallen", None)
    for event in of(m, told.DiceThrown) if "due" in one.kept else ():
        if event.seat == one.kept["due"]:
            one.kept["fallen"] = event.value
    if "fallen" in one.kept and asked(m) != "Reroll":
        seat, fallen = one.kept.pop("due"), one.kept.pop("fallen")
        side = 14 + (m.before.duel[TWO] == seat)
        gained = m.after.duel[side] - m.before.duel[side]
        one.holds(gained == max(fallen - 3, 0), f"{fallen} gave {gained} on the die")


def alchemist(one: Look, m: Moment) -> None:
    """A piece of gold for each item."""
    sold = [event for event in of(m, told.CardLost) if event.how == "sold"]
    if sold and answered(m) == "SellItems":
        gold = sum(event.by for event in of(m, told.PointsChanged) if event.what == "gold")
        one.holds(gold == len(sold), f"{gold} gold for {len(sold)}")


def pouch(one: Look, m: Moment) -> None:
    """What is in it is lost by nothing but the Lord of Riches, stone, death, its owner's will, and its own use."""
    if isinstance(m.option, acts.AskCrystal):
        one.kept["crystal"] = m.question.seat
    for seat in one.holders(m.before):
        for card in t.at(m.before, POUCH + seat) if m.question.seat != seat else ():
            if t.NAME[card] == "wand_of_fate":
                continue  # it is used up with its captive
            if t.NAME[card] == "fate_crystal" and one.kept.get("crystal") == seat and answered(m) == "Throw":
                continue  # its owner has asked it, and it may be gone with that
            there = m.after.at[card] in (POUCH + seat, ITEMS + seat)
            by_will = any(isinstance(event, told.CardLost) and event.how != "gone" for event in m.events)
            spell = any(event.spell == "lord_of_riches" for event in of(m, told.SpellWorked))
            over = of(m, told.Petrified) or of(m, told.HeroDied)
            one.holds(bool(there or by_will or spell or over) or answered(m) == "TakeRiches", "its content is lost")
    if of(m, told.BattleFought):
        one.kept.clear()


def diamond(one: Look, m: Moment) -> None:
    """MS-A46 The winner takes it and nothing else; in the castle it is worth five."""
    if asked(m) == "TakeSpoils":
        loser = m.asked.loser
        if "kings_diamond" in t.names(m.after, ITEMS + loser):
            options = m.asked.options(m.after)
            one.holds([getattr(option, "design", "") for option in options] == ["kings_diamond"], "other spoils")
    if isinstance(m.option, acts.SellDiamond):
        one.holds(m.after.gold[m.question.seat] - m.before.gold[m.question.seat] == 5, "not five")


def at_court(one: Look, m: Moment) -> None:
    """Princess and Viceroy: two points healed, or three gold and farewell."""
    asks = acts.AskPrincess if one.design == "princess" else acts.AskViceroy
    place = CASTLE if one.design == "princess" else "roadkeeper_fortress"
    here = t.here(m.before, m.question.seat) == place if m.question.seat >= 0 else False
    if isinstance(m.option, asks):
        one.holds(here, "not here")
    if here and answered(m) == "ChooseCase" and getattr(m.option, "case", "") == "ransom":
        gone = one.design not in t.friends(m.after, m.question.seat)
        if one.design in t.friends(m.before, m.question.seat):
            one.holds(gone and m.after.gold[m.question.seat] == m.before.gold[m.question.seat] + 3, "no ransom")


def stand_in(one: Look, m: Moment) -> None:
    """MS-A85 Whoever fights for somebody and loses dies; not against the Beast."""
    if asked(m) == "Prepare" and m.after.duel[WHY] == 6:
        offers = m.asked.options(m.after)
        one.holds(not any(isinstance(option, acts.SendKnight) for option in offers), "sent against the Beast")
    for event, g in zip(m.events, m.pictures, strict=True):
        if not isinstance(event, told.BattleFought) or event.seat is None or not g.duel[STAND]:
            continue
        raid = g.duel[WHY] == RAID
        if raid == (one.design == "fortune_seeker") and event.result == "lost" and asked(m) != "CastOrPass":
            one.holds(one.design not in t.friends(m.after, event.seat), "he lives")


def gold(one: Look, m: Moment) -> None:
    """MS-3.4 Whoever takes the card has so much more gold."""
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.CardGained) and event.design == one.design and t.alive(m.after, event.seat):
            gained = m.after.gold[event.seat] - g.gold[event.seat]
            one.holds(gained == int(one.design[-1]), f"{gained} gold")


def comet(one: Look, m: Moment) -> None:
    """All strangers of the circle leave the board."""
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.CardDealtWith) and event.design == "comet":
            near = [card for card in range(165) if ON <= g.at[card] < ON + t.BRIDGE and t.NAME[card] in STRANGERS]
            near = [card for card in near if t.circle_of(g.at[card] - ON) == t.circle(g, event.seat)]
            one.holds(not any(m.after.at[card] >= ON for card in near), "a stranger stayed")


STRANGERS = {
    "miracle_worker", "enchanter", "good_deity", "wild_stallion", "desert_elder", "unicorn", "nightmare", "forest_king",
    "conjurer", "sage", "demigod", "spell_seller", "she_devil", "wild_giant", "fairy", "time_charmer", "noble_thief",
}  # fmt: skip


def forced(one: Look, m: Moment) -> None:
    """MS-A53 It joins whoever draws it, but not the Scoundrel; the Evil Spirit drives all others away."""
    for event in of(m, told.CardDealtWith):
        if event.design == one.design and t.alive(m.after, event.seat):
            joined = one.design in t.friends(m.after, event.seat)
            one.holds(joined != (t.hero(m.after, event.seat) == "scoundrel"), "joined whom it should not, or left")
    if one.design == "evil_spirit":
        for seat in one.holders(m.after):
            left = t.free_friends(m.after, seat) + t.raised(m.after, seat) + t.captives(m.after, seat)
            one.holds(not left, f"{left} beside the Evil Spirit")


def parade(one: Look, m: Moment) -> None:
    """Until the drawer's next turn Demons have twice their Magic; battles tell the rest."""
    for event in of(m, told.CardDealtWith):
        if event.design == one.design:
            one.holds(m.after.doubled == event.seat + 1 or bool(of(m, told.TurnBegan)), "not doubled")


def ambush(one: Look, m: Moment) -> None:
    """MS-A105, MS-5.5 One may drop first; then all items but those of the pouch, and all gold, lie on the Moors."""
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.CardDealtWith) and event.design == one.design:
            droppable = t.items(m.before, event.seat) + t.free_friends(m.before, event.seat)
            one.holds(not droppable or answered(m) == "DropFirst", "nobody was asked what he drops")
            goods = [card for card in t.at(g, ITEMS + event.seat) if t.NAME[card] not in ("secret_pouch", "boat")]
            one.holds(all(m.after.at[card] != ITEMS + event.seat for card in goods), "an item was kept")
            one.holds(
                all(m.after.at[card] in (ON + MOORS, *range(350, 356)) or m.after.at[card] >= ITEMS for card in goods),
                "elsewhere",
            )
            lost = [points for points in of(m, told.PointsChanged) if points.what == "gold" and points.by < 0]
            one.holds(sum(points.by for points in lost) <= -g.gold[event.seat], "gold was kept")


def tournament(one: Look, m: Moment) -> None:
    """MS-A82, MS-A114 Whoever can be attacked is invited; again only by the Dark Knight who has won this duel."""
    if asked(m) == "Invite":
        g, drawer = m.after, m.asked.seat
        guests = {option.seat for option in m.asked.options(g) if isinstance(option, Rival)}
        free = {seat for seat in range(g.seats) if seat != drawer and t.alive(g, seat) and not t.on_bridge(g, seat)}
        one.holds(guests == {seat for seat in free if not g.stone[seat] and not g.frozen[seat]}, f"guests {guests}")
        if m.asked.again:
            one.holds(t.hero(g, drawer) == "dark_knight" and one.kept.get("won") == drawer, "invited again")
    if answered(m) == "Invite":
        one.kept["won"] = None
        for seat in range(m.after.seats):
            moved = t.circle(m.before, seat) != t.circle(m.after, seat)
            if moved and m.before.geas[seat] and t.alive(m.after, seat):
                one.holds(m.after.geas[seat] == 0, "a geas outlives another circle")
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.BattleFought) and g.duel[WHY] == 8:
            one.kept["won"] = event.seat if event.result == "won" else None


def demigod(one: Look, m: Moment) -> None:
    """Any spell of the deck, for whoever may hold one."""
    if answered(m) == "TakeFromDeck":
        one.holds(any(event.seat == m.question.seat for event in of(m, told.SpellGained)), "no spell")


def rock_gate(one: Look, m: Moment) -> None:
    """MS-A81 The gate is gone, three cards are drawn whatever lies there."""
    for event in of(m, told.CardDealtWith):
        if event.design == one.design:
            one.kept["drawn"] = 0
    if answered(m) == "MayDecline" and not isinstance(m.option, Yes):
        one.kept.pop("drawn", None)
    for event in m.events if "drawn" in one.kept else ():
        if isinstance(event, told.CardTurnedUp):
            one.kept["drawn"] += not t.replaced(m.before, event.seat, event.design)
        elif one.kept["drawn"] and isinstance(event, (told.CardDealtWith, told.BattleBegan, told.SpellWorked)):
            break  # MS-A29 spells that turn the draw come after it
    else:
        if asked(m) not in SETTLED:
            return
    if one.kept.get("drawn"):
        one.holds(one.kept.pop("drawn") == 3, "not three cards")


PRICES = {
    "plain_sword": 1, "plain_shield": 2, "helmet": 1, "horse": 2, "lamp": 2, "boat": 3, "gauntlets": 2,
    "pole_and_rope": 1,
}  # fmt: skip


def market(one: Look, m: Moment) -> None:
    """The prices of the market."""
    if t.here(m.before, m.before.turn) != "village":
        bought(one, m, PRICES)


def bought(one: Look, m: Moment, prices: dict[str, int]) -> None:
    """MS-3.3, MS-A77 A thing of the stock for its price, and nothing that cannot be paid or owned."""
    g, seat = m.before, m.question.seat
    if answered(m) != "Buy":
        return
    offered = {option.design for option in m.question.options(g) if isinstance(option, Goods)}
    due = {name for name, price in prices.items() if g.gold[seat] >= price and t.may_own(g, seat, name)}
    one.holds(offered == {name for name in due if in_stock(g, name)}, f"{sorted(offered)} for sale")
    if isinstance(m.option, Goods):
        paid = [event.by for event in of(m, told.PointsChanged) if event.what == "gold" and event.seat == seat]
        one.holds(paid[:1] == [-prices[m.option.design]], f"{m.option.design} for {paid}")
        gained = {event.design for event in of(m, told.CardGained) if event.seat == seat}
        one.holds(m.option.design in gained, f"{m.option.design} was paid and not given")


def steed(one: Look, m: Moment) -> None:
    """MS-A22, MS-A86 Outrun friends wait for their own alone and ask no price again; tamed beasts run wild."""
    g, seat = m.before, m.question.seat
    if answered(m) == "MoveBonus" and "swift_steed" in t.items(g, seat):
        hurried = m.option.number > ("troika" in t.items(g, seat))
        one.kept["outrun"] = t.at(g, FRIENDS + seat) if hurried else []
    for event, picture in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.Moved) and event.seat == g.turn and t.hero(g, event.seat) != "kobold":
            for card in one.kept.pop("outrun", ()):
                waits = t.NAME[card] not in book.ENEMIES
                there = ON <= picture.at[card] < ON + 57 and (picture.reserved[card] > 0) == waits
                one.holds(there or t.NAME[card] in book.FORCED, f"{t.NAME[card]} was outrun")
    if isinstance(m.option, Card) and g.reserved[m.option.card] and answered(m) == "AtSquare":
        paid = [event for event in of(m, told.PointsChanged) if event.by < 0 and event.seat == seat]
        by_square = t.here(g, seat) in book.INSTRUCTIONS  # what the square costs may come in the same moment
        one.holds(not paid or by_square, "paid again for a friend who waited")
    joined = {event.card for event in of(m, told.CardGained)}
    there = t.at(g, ON + g.square[g.turn]) if t.alive(g, g.turn) else []
    waiting = [card for card in there if g.reserved[card] and card not in joined]
    if waiting and of(m, told.TurnBegan) and not of(m, told.SpellWorked):
        one.holds(all(m.after.at[card] >= ON for card in waiting), "a friend who waits for his own was sent away")


def staff(one: Look, m: Moment) -> None:
    """MS-9.8, MS-A59 Once a turn up to one spell more than its owner began with, never above the limit."""
    if isinstance(m.option, acts.Refill) and t.works(m.before, m.question.seat, one.design):
        seat = m.question.seat
        one.holds(
            len(t.hand(m.after, seat)) <= max(t.limit(m.after, seat), 0) or asked(m) == "DiscardSpell", "too many"
        )


def miser(one: Look, m: Moment) -> None:
    """MS-A84 He casts for a gold piece and leaves."""
    if isinstance(m.option, CastFor) and m.option.friend == "miser_warlock" and of(m, told.SpellAnnounced):
        seat = m.question.seat
        one.holds(one.design not in t.friends(m.after, seat), "he stays")
        one.holds(any(event.by == -1 for event in of(m, told.PointsChanged) if event.seat == seat), "for nothing")


def paralysed(one: Look, m: Moment) -> None:
    """MS-A66, MS-20.1 Until the turn that is lost, and not longer: stone is not paralysed, nor whoever wakes."""
    for seat in range(m.after.seats):
        free = m.after.skip[seat] > 0 or m.after.turn == seat
        one.holds(not m.after.frozen[seat] or (free and not m.after.stone[seat]), "paralysed with no turn to lose")
    for event in m.events:
        if isinstance(event, told.Paralysed):
            one.kept[event.seat] = event.seat == m.before.turn
        elif isinstance(event, told.TurnsToMiss):
            one.kept[event.seat] = False
        elif isinstance(event, told.TurnBegan) and event.seat != m.before.turn and one.kept.pop(m.before.turn, False):
            one.holds(not m.after.frozen[m.before.turn], "the lost turn was the one before")


def wand(one: Look, m: Moment) -> None:
    """MS-A112 The captive fights in battles of its kind and is gone with the wand after one; in no other."""
    for seat in range(m.after.seats):
        bound = t.at(m.after, BOUND + seat)
        one.holds(not bound or "wand_of_fate" in t.items(m.after, seat), "a captive without the wand")
        one.holds(not bound or not t.friendless(m.after, seat), "bound by one who has no friends")
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.BattleFought):
            note_battle(one, event, g)
        if isinstance(event, (told.SpellWorked, told.Petrified, told.HeroDied, told.AidUsed, told.CardGained)):
            one.kept.clear()
        if isinstance(event, told.CardLost) and event.design == "wand_of_fate" and not of(m, told.BattleFought):
            one.kept = {card: (seat, fights) for card, (seat, fights) in one.kept.items() if fights}
        if isinstance(event, told.CardMoved):
            one.kept.pop(event.card, None)  # free, for the wand has left
        if isinstance(event, told.BattleBegan):
            settle_captives(one, g)
    if asked(m) in SETTLED or of(m, told.TurnBegan):
        settle_captives(one, m.after)


def note_battle(one: Look, event: Any, g: Any) -> None:
    """Whose captive fought, and whose did not."""
    shadow = Reckoning(g, set(), set()).shadow
    for side, seat in enumerate((event.seat, event.rival)):
        for card in t.at(g, BOUND + seat) if seat is not None else ():
            kind = t.NAME[card] in (book.ENEMIES if g.duel[KIND_OF] == 0 else book.DEMONS)
            stood = g.duel[STAND + side] and "loyal_knight" in t.friends(g, seat)  # MS-A85 unless he was dropped
            own = g.duel[WHY] not in (RAID,) and not stood and g.duel[ONE + side] == seat
            fights = kind and own and t.works(g, seat, "wand_of_fate") and not (shadow and side == 0)
            one.kept[card] = (seat, fights)


def settle_captives(one: Look, g: Any) -> None:
    for card, (seat, fights) in list(one.kept.items()):
        there = g.at[card] == BOUND + seat
        if fights:
            one.holds(not there and "wand_of_fate" not in t.items(g, seat), "it fought and is still there")
        else:
            one.holds(there, "used up by a battle in which it did not fight")
    one.kept.clear()


def mage(one: Look, m: Moment) -> None:
    """MS-A112 A raised beast is used up by the battle into which it was sent, and stays out of all others."""
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.AidUsed) and event.way == "sends":
            one.kept.update((card, "sent") for card in t.at(g, RAISED + event.seat) if t.NAME[card] == event.design)
        if isinstance(event, told.BattleBegan):
            settle_beasts(one, g)
        stood = g.duel[STAND] and "loyal_knight" in t.friends(g, g.duel[ONE])
        if isinstance(event, told.BattleFought) and g.duel[WHY] != RAID and not stood:
            one.kept.update((card, "fought") for card, how in one.kept.items() if how == "sent")
        if isinstance(event, told.BeastRaised):
            one.holds(not t.friendless(g, event.seat), "raised under the Evil Spirit")
        if isinstance(event, (told.Petrified, told.HeroDied)):
            one.kept.clear()
    if asked(m) in SETTLED or of(m, told.TurnBegan):
        settle_beasts(one, m.after)


def settle_beasts(one: Look, g: Any) -> None:
    """The battle into which they were sent is over."""
    for card, how in one.kept.items():
        there = RAISED <= g.at[card] < RAISED + 6
        one.holds(there == (how == "sent"), f"a beast that was {how} is {'still' if there else 'not'} there")
        one.holds(not there or g.note[card] == 0, "a beast stays sent")
    one.kept.clear()


LOOKS: dict[str, Callable[[Look, Moment], None]] = {
    **dict.fromkeys(book.SAFE, safe),
    **dict.fromkeys(ARMOUR, armour),
    **dict.fromkeys(book.CARRIERS, carrier),
    "warhorse": warhorse,
    "excalibur": excalibur,
    "tree_of_life": tree,
    "three_headed_dragon": dragon,
    "magic_sword": key,
    "toliman_shield": key,
    "boat": crossing,
    "lamp": crossing,
    "mages_crystal": silent_crystal,
    "reliquary": reliquary,
    "strength_elixir": elixir,
    "mercenary": mercenary,
    "inspiration_apple": apple,
    "rowan_of_knowledge": rowan,
    "mirror_of_ruin": mirror_of_ruin,
    "fate_crystal": crystal,
    "alchemist": alchemist,
    "secret_pouch": pouch,
    "kings_diamond": diamond,
    "princess": at_court,
    "viceroy": at_court,
    "loyal_knight": stand_in,
    "fortune_seeker": stand_in,
    "gold_1": gold,
    "gold_2": gold,
    "comet": comet,
    "noon_wraith": forced,
    "evil_spirit": forced,
    "parade_of_planets": parade,
    "ambush": ambush,
    "knights_tournament": tournament,
    "demigod": demigod,
    "rock_gate": rock_gate,
    "market": market,
    "wand_of_fate": wand,
    "swift_steed": steed,
    "magic_staff": staff,
    "miser_warlock": miser,
}

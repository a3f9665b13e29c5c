"""What the characters can do (spec 4.3.1), as looks at the moments in which they do it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lab.frame import Moment
from lab.magic_sword import book
from lab.magic_sword import table as t
from lab.magic_sword.things import EXPLORING, Look, answered, asked, mage, of
from magoteka.games.magic_sword.messages import acts
from magoteka.games.magic_sword.messages import events as told
from magoteka.games.magic_sword.messages.answers import Card, Yes
from magoteka.games.magic_sword.table.state import AIDS, KIND_OF, ON, STAND, WHY

DEEDS = {  # in a meeting, whose they are
    "StealSpell": "adventurer", "Charm": "kobold", "Wheedle": "trickster", "DriveToTemple": "witch",
    "WinOverFriends": "knight_errant", "FightFoul": "scoundrel", "Behead": "executioner",
    "BeheadWithMagic": "executioner",
}  # fmt: skip
BY_MAGIC = {"executioner", "dark_knight", "half_demon"}


def meets(one: Look, m: Moment) -> None:
    """MS-A47 In a meeting everybody has his own deeds and nobody else's; paralysed and stone are not met."""
    if asked(m) == "MeetHow":
        g, seat, other = m.after, m.asked.seat, m.asked.other
        names = {type(option).__name__ for option in m.asked.options(g)}
        if t.hero(g, seat) == one.design:
            strange = {name for name in names if DEEDS.get(name, one.design) != one.design}
            one.holds(not strange, f"{strange} are not his")
            one.holds(("AttackWithMagic" in names) == (one.design in BY_MAGIC), "attack with Magic")
            one.holds(not g.stone[other] and not g.frozen[other], "met what cannot be met")


def steals(one: Look, m: Moment) -> None:
    """The Adventurer takes a spell, if there is room; in ordinary battles he throws two dice."""
    for event in of(m, told.SpellStolen):
        if answered(m) == "LotForSpell":
            one.holds(len(t.hand(m.after, event.seat)) <= t.limit(m.after, event.seat), "no room for it")
    for event, g in zip(m.events, m.pictures, strict=True):
        fought = isinstance(event, told.BattleFought) and event.seat in one.holders(g)
        if fought and g.duel[KIND_OF] == 0 and not g.duel[STAND]:
            one.holds(one.kept.get("dice", 0) >= 2, "one die alone")
        if isinstance(event, told.BattleBegan):
            one.kept["dice"] = 0
        if isinstance(event, told.DiceThrown) and event.seat is not None and t.hero(g, event.seat) == "adventurer":
            one.kept["dice"] = one.kept.get("dice", 0) + 1


def charms(one: Look, m: Moment) -> None:
    """MS-A94 The victim's next turn is the Kobold's; nobody is charmed twice."""
    for event in of(m, told.AidUsed):
        if event.what == "charm" and event.target is not None:
            one.holds(m.after.charmer[event.target] == event.seat + 1 or bool(of(m, told.TurnSkipped)), "not charmed")
    for missed in of(m, told.TurnSkipped):
        if missed.why == "charmed":
            lasting = missed.seat + 1 in (m.after.war, m.after.doubled) or m.after.potion[missed.seat]
            one.holds(not lasting, "what lasts until the next turn lasts on")


def drives(one: Look, m: Moment) -> None:
    """MS-A96 A geas for ten turns."""
    for event in of(m, told.AidUsed):
        if event.what == "drive-to-temple" and event.target is not None:
            one.holds(m.after.geas[event.target] in (9, 10), "no geas")


def wheedles(one: Look, m: Moment) -> None:
    """The Trickster takes a gold piece on a one."""
    if one.kept.pop("due", None) is not None:
        for event in of(m, told.DiceThrown):
            moved = [points.by for points in of(m, told.PointsChanged) if points.what == "gold"]
            rich = m.before.gold[1 if event.seat == 0 else 0] > 0
            one.holds(moved == ([-1, 1] if event.value == 1 and rich else []), f"{event.value} moved {moved}")
    if any(event.what == "wheedle" for event in of(m, told.AidUsed)):
        one.kept["due"] = True


def wins_over(one: Look, m: Moment) -> None:
    """The Knight Errant takes Crusader and Squire; a lost ordinary battle may be fought again."""
    for event in of(m, told.AidUsed):
        if event.what == "win-over-friends" and event.target is not None:
            left = {"crusader", "squire"} & set(t.friends(m.after, event.target))
            one.holds(not left, f"{left} stayed")
    if asked(m) == "Refight":
        seat = m.asked.seat
        one.holds(t.hero(m.after, seat) == "knight_errant" and m.after.duel[KIND_OF] == 0, "fights again")


def foul(one: Look, m: Moment) -> None:
    """The Scoundrel has no friends; his foul play takes the rival's die."""
    for seat in one.holders(m.after):
        one.holds(not t.friends(m.after, seat) and not t.captives(m.after, seat), "a friend of the Scoundrel")
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.BattleFought) and g.duel[AIDS] >> 3 & 1:
            one.holds(event.other_die == 0, "a die against foul play")


def beheads(one: Look, m: Moment) -> None:
    """MS-A97 One and two: all Life is gone."""
    for event in of(m, told.AidUsed):
        if event.what == "behead" and asked(m) != "CastOrPass" and event.target is not None:
            dead = [died.seat for died in of(m, told.HeroDied)]
            saved = m.before.stone[event.target] or of(m, told.SpellWorked)
            one.holds(event.target in dead or bool(saved), "lives under the axe")


def gives_friend(one: Look, m: Moment) -> None:
    """The Conqueror gives a friend for a Life."""
    if answered(m) == "PickOwn" and [event.how for event in of(m, told.CardLost)] == ["given"]:
        life = [event.by for event in of(m, told.PointsChanged) if event.what == "life"]
        one.holds(life == [1], f"{life} Life")


def shifts(one: Look, m: Moment) -> None:
    """MS-7.3 The Druid shifts once a turn; Fog does not slow him."""
    for event in of(m, told.AlignmentChanged):
        if t.hero(m.before, event.seat) == "druid" and event.seat == m.question.seat:
            one.holds(not m.before.changed[event.seat], "twice in a turn")
    for event in of(m, told.Slowed):
        one.holds(t.hero(m.before, event.seat) != "druid", "slowed by Fog")


def never_attacked(one: Look, m: Moment) -> None:
    """MS-A42 Demons never fight the Half-Demon, beasts the Priestess, ogres the Goblin."""
    shunned = {
        "half_demon": {*book.DEMONS, *book.DEMON_BEINGS},
        "priestess": book.BEASTS,
        "goblin": {"ogre", "grotto_ogre"},
    }[one.design]
    if answered(m) == "AtSquare":
        one.kept["provoked"] = isinstance(m.option, Card)
    elif answered(m) == "Landing":
        one.kept["provoked"] = False
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.BattleBegan) and event.seat in one.holders(g) and event.fighter == "self":
            attacked = g.duel[WHY] in (*EXPLORING, 2) and not one.kept.get("provoked")
            one.holds(not (attacked and {event.being, event.design} & shunned), f"{event.being} attacks")


def befriends(one: Look, m: Moment) -> None:
    """Whom they win over becomes a friend."""
    friends = {
        "goblin": {"zlyden"},
        "hobgoblin": {"ogre"},
        "pygmy": {"wolf", "elk"},
        "trickster": book.BEASTS,
        "priestess": {"elk", "wolf", "bear"},
    }[one.design]
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.AidUsed) and event.way == "befriends" and t.hero(g, event.seat) == one.design:
            one.holds(event.design in friends, f"{event.design} befriended")
            one.holds(event.design in t.friends(m.after, event.seat), "it did not join")


def banishes(one: Look, m: Moment) -> None:
    """The Hermit sends Demons away; what he has vowed not to touch he has not."""
    for seat in one.holders(m.after):
        one.holds(not set(t.items(m.after, seat)) & book.VOWS, "a vow is broken")
    if answered(m) == "Banish" and of(m, told.CardMoved):
        moved = of(m, told.CardMoved)[0]
        one.holds(t.circle_of(t.SQUARE.index(moved.square)) == t.circle(m.before, m.question.seat), "another circle")


def repeats(one: Look, m: Moment) -> None:
    """MS-A98, MS-A76 The Dwarf repeats any throw of his once, the Priest a prayer."""
    if asked(m) == "Reroll":
        g, seat = m.after, m.asked.seat
        temple, says = "unknown_temple" in t.names(g, ON + g.square[seat]), one.allows
        if t.hero(g, seat) == one.design:
            says = one.holds
        for thrown in of(m, told.DiceThrown)[-1:]:
            prayed = t.hero(g, seat) == "priest" and (thrown.dice == 2 or temple)
            says(thrown.seat == seat and (prayed or t.hero(g, seat) == "dwarf"), "repeats a throw")
    if answered(m) == "Reroll" and isinstance(m.option, Yes):
        one.kept["again"] = True
    elif one.kept.pop("again", None) and of(m, told.DiceThrown):
        one.holds(asked(m) != "Reroll", "repeated twice")


def resists(one: Look, m: Moment) -> None:
    """MS-A63 One and two: a spell aimed at him has no effect."""
    if asked(m) == "Resist":
        who = t.hero(m.after, m.asked.seat)
        say = one.holds if who == one.design else one.allows
        say(who in ("half_demon", "dwarf"), f"{who} resists")
    due = one.kept.pop("due", None)
    for event in of(m, told.DiceThrown) if due and asked(m) != "Reroll" else ():
        failed = any(fail.why == "resisted" for fail in of(m, told.SpellFailed))
        one.holds(failed == (event.value <= 2), f"{event.value} against a spell")
    if answered(m) == "Resist" and isinstance(m.option, Yes):
        one.kept["due"] = True


def ignores(one: Look, m: Moment) -> None:
    """MS-A104 The Wizard ignores what he draws himself, and the She-Devil always; the Pygmy the Enchanted Path."""
    drawn = one.kept.setdefault("drawn", set())
    drawn |= {event.card for event in of(m, told.CardTurnedUp) if m.before.at[event.card] < ON}
    if asked(m) == "Ignore":
        name, who = t.NAME[m.asked.card], t.hero(m.after, m.asked.seat)
        own = name == "she_devil" or m.asked.card in drawn
        allowed = {"wizard": own, "pygmy": name == "enchanted_path"}.get(who, False)
        say = one.holds if who == one.design else one.allows
        say(allowed, f"{who} ignores {name}, which he may not")


def sees_more(one: Look, m: Moment) -> None:
    """MS-A29 The Giant is asked for one card more and discards one that he has drawn."""
    drawn = one.kept.setdefault("drawn", set())
    drawn |= {event.card for event in of(m, told.CardTurnedUp) if m.before.at[event.card] < ON}
    if asked(m) == "DiscardDrawn":
        options = {option.card for option in m.asked.options(m.after)}
        one.holds(options <= drawn, "what he has not drawn")


def walks_on(one: Look, m: Moment) -> None:
    """The Elf walks on from plains alone."""
    if asked(m) == "Landing":
        walk_on = any(isinstance(option, acts.WalkOn) for option in m.asked.options(m.after))
        seat = m.asked.seat
        good = t.hero(m.after, seat) == "elf" and t.here(m.after, seat) in book.PLAINS
        one.holds(good or not walk_on, "walks on")


def leaves_unseen(one: Look, m: Moment) -> None:
    """MS-A33 The Prince lays the due cards face down where cards are drawn, and his turn is over."""
    if asked(m) == "Landing":
        option = any(isinstance(option, acts.LeaveUnseen) for option in m.asked.options(m.after))
        seat = m.asked.seat
        good = t.hero(m.after, seat) == "prince" and t.here(m.after, seat) in book.DRAW
        one.holds(option == good, "leaves unseen")
    if isinstance(m.option, acts.LeaveUnseen):
        one.holds(not of(m, told.CardTurnedUp), "seen after all")


def keeps_demons(one: Look, m: Moment) -> None:
    """The Dark Knight keeps beaten Demons."""
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.TrophyWon) and event.design in book.DEMONS:
            one.holds(t.hero(g, event.seat) == "dark_knight", "a Demon as trophy")


def attacks_again(one: Look, m: Moment) -> None:
    """MS-A48 The Barbarian, as the attacker, once a turn."""
    if asked(m) == "SecondAttack":
        g, seat = m.after, m.asked.seat
        one.holds(t.hero(g, seat) == "barbarian" and g.turn == seat and one.kept.get("turn") != g.turns, "again")
    if answered(m) == "SecondAttack" and isinstance(m.option, Yes):
        one.kept["turn"] = m.before.turns


def chases(one: Look, m: Moment) -> None:
    """The Troll drives the beaten as far as the die says; they do not land."""
    if answered(m) == "ChaseWhere":
        one.holds(asked(m) not in ("Landing", "DrawEvent") or m.asked.seat != m.question.loser, "landed")
    if asked(m) == "Chase":
        one.holds(t.hero(m.after, m.asked.seat) == "troll", "chases")


def stands(one: Look, m: Moment) -> None:
    """MS-1.3, MS-2.3 Own Sword and Magic never fall below what is printed, but where they were exchanged."""
    _, sword, magic = book.HEROES[one.design]
    for seat in one.holders(m.after):
        if (m.after.sword0[seat], m.after.magic0[seat]) == (sword, magic) and any(of(m, told.PointsChanged)):
            one.holds(m.after.sword[seat] >= sword and m.after.magic[seat] >= magic, "below the start")


HEROES: dict[str, tuple[Callable[[Look, Moment], Any], ...]] = {
    "adventurer": (steals,),
    "kobold": (charms,),
    "witch": (drives,),
    "trickster": (wheedles, befriends),
    "knight_errant": (wins_over,),
    "scoundrel": (foul,),
    "executioner": (beheads,),
    "conqueror": (gives_friend,),
    "druid": (shifts,),
    "half_demon": (never_attacked, resists),
    "priestess": (never_attacked, befriends),
    "goblin": (never_attacked, befriends),
    "hobgoblin": (befriends,),
    "pygmy": (befriends, ignores),
    "hermit": (banishes,),
    "dwarf": (repeats, resists),
    "priest": (repeats,),
    "wizard": (ignores,),
    "giant": (sees_more,),
    "elf": (walks_on,),
    "prince": (leaves_unseen,),
    "dark_knight": (keeps_demons,),
    "barbarian": (attacks_again,),
    "troll": (chases,),
    "mage": (mage,),
}
EVERY_HERO = (meets, stands)

"""Squares where cards are drawn, the bridge, and what needs more than a line of the book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lab.frame import Moment
from lab.magic_sword import book
from lab.magic_sword import table as t
from lab.magic_sword.things import SETTLED, Look, answered, asked, bought, of
from magoteka.games.magic_sword.messages import acts
from magoteka.games.magic_sword.messages import events as told
from magoteka.games.magic_sword.messages.answers import Card, Number, Yes
from magoteka.games.magic_sword.table.state import DOWN, ON

MORE = ("EatRowan", "DrawOneMore")


def draws(one: Look, m: Moment) -> None:
    """MS-13.4, MS-A29 As many cards as are printed, less those that lie there."""
    before, seat = m.before, m.before.turn
    if answered(m) == "Landing" and isinstance(m.option, acts.Explore) and t.here(before, seat) == one.design:
        lying = len(t.at(before, ON + before.square[seat])) + len(t.at(before, DOWN + before.square[seat]))
        one.kept.update(due=max(book.DRAW[one.design] - lying, 0), drawn=0, exploring=before.stamp)
    if "due" not in one.kept:
        return
    if answered(m) in MORE and isinstance(m.option, Yes):
        one.kept["due"] += 1
    for event in m.events:
        if isinstance(event, told.CardTurnedUp) and before.at[event.card] < ON:
            one.kept["drawn"] += not t.replaced(before, seat, event.design)
        if isinstance(event, (told.SpellWorked, told.CardDealtWith, told.BattleBegan, told.Moved)):
            count_drawn(one)
            return
        if isinstance(event, told.CardGone) and answered(m) != "DiscardDrawn":
            one.kept.clear()
            return
    if asked(m) in SETTLED:
        count_drawn(one)


def count_drawn(one: Look) -> None:
    if "due" in one.kept:
        due, drawn = one.kept["due"], one.kept["drawn"]
        one.kept.clear()
        one.holds(drawn == due, f"{drawn} cards drawn, not {due}")


def trap(one: Look, m: Moment) -> None:
    """MS-14.5, MS-B2, MS-B8 Three dice less Sword or Magic; whoever falls throws for all he has."""
    sword = one.design == "trap"
    for event, g in zip(m.events, m.pictures, strict=True):
        if not isinstance(event, told.DiceThrown) or event.dice != 3 or t.here(g, g.turn) != one.design:
            continue
        if asked(m) == "Reroll":
            return
        seat = g.turn
        stat = t.total_sword(g, seat) if sword else t.total_magic(g, seat)
        stat += 2 * ("clay_tablet" in t.items(g, seat) if sword else "magic_manuscript" in t.items(g, seat))
        result = event.value - stat - t.works(g, seat, "lucky_die")
        low = (
            "bridge_entry_ruins",
            "fortress_ruins",
            "fortress_ruins",
            "roadkeeper_fortress",
            "roadkeeper_fortress",
            "village",
        )
        high = ("bridge_entry_city", "dead_city", "dead_city", "temple_of_nemed", "temple_of_nemed", "tavern")
        to = one.design if result <= 0 else (low if sword else high)[min(result, 6) - 1]
        moved = [event.square for event in of(m, told.Moved)][:1] or [one.design]
        one.holds(moved == [to], f"{event.value} led to {moved[0]}, not {to}")
        if result <= 0:
            one.holds(m.after.task[seat] == 1 or asked(m) == "CastOrPass", "escaped, and the task is not done")


def falls(one: Look, m: Moment) -> None:
    """MS-14.5, MS-A112 Whoever falls throws a die for every thing and friend, for captive and raised beasts too."""
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.DiceThrown) and event.dice == 3 and t.here(g, g.turn) == one.design:
            seat = g.turn
            own = [*t.losable(g, seat), *t.free_friends(g, seat), *t.raised(g, seat)]
            one.kept = {"seat": seat, "due": len(own), "captives": len(t.captives(g, seat)), "dice": 0}
        elif isinstance(event, told.DiceThrown) and event.dice == 1 and "due" in one.kept:
            one.kept["dice"] += 1
        elif isinstance(event, told.Moved) and event.seat == one.kept.get("seat"):
            one.kept["fell"] = True
        elif isinstance(event, told.CardLost) and event.design == "wand_of_fate" and "due" in one.kept:
            one.kept["captives"] = 0  # free, and falls no longer with him
    if "fell" in one.kept and asked(m) not in ("Throw", "Reroll"):
        due = one.kept["due"] + one.kept["captives"]
        one.holds(one.kept["dice"] >= due, f"{one.kept['dice']} dice for {due} that fell along")
        one.kept = {}


def helps_in_traps(one: Look, m: Moment) -> None:
    """Two points against the trap of its kind."""
    square = "trap" if one.design == "clay_tablet" else "magic_trap"
    if any(t.here(m.before, seat) == square for seat in one.holders(m.before)):
        for look, name in ((trap, square),):
            other = Look(name, look)
            other.see(m)
            one.spoken += other.spoken
            one.faults += other.faults


def death(one: Look, m: Moment) -> None:
    """MS-B3 Higher: on; equal: again; lower: a Life."""
    for event, g in zip(m.events, m.pictures, strict=True):
        if not isinstance(event, told.DiceThrown) or event.dice != 2 or t.here(g, g.turn) != one.design:
            continue
        if asked(m) == "Reroll":
            return
        if "own" not in one.kept:
            one.kept["own"] = event.value + t.works(g, g.turn, "lucky_die")
            continue
        own = one.kept.pop("own")
        lost = [points.by for points in of(m, told.PointsChanged) if points.what == "life"]
        one.holds(lost == ([-1] if own < event.value else []), f"{own} against {event.value}: {lost}")


def cerberus(one: Look, m: Moment) -> None:
    """MS-B7 One Life, two or three."""
    for event, g in zip(m.events, m.pictures, strict=True):
        bites = t.here(g, g.turn) == "cerberus" and m.before.task[g.turn] == 0 and m.after.task[g.turn] == 1
        if isinstance(event, told.DiceThrown) and bites:
            lost = sum(-points.by for points in of(m, told.PointsChanged) if points.what == "life")
            one.holds(lost == min((event.value + 1) // 2, g.life[g.turn]), f"{event.value} cost {lost}")


def guarded(one: Look, m: Moment) -> None:
    """MS-14.6, MS-B4, MS-B6 The task is done when the creature is beaten, and not before."""
    kind = {"demon_of_darkness": "sword", "bridge_monster": "magic"}[one.design]
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.BattleBegan) and t.here(g, g.turn) == one.design:
            one.holds(event.kind == kind, f"a battle of {event.kind}")
        if isinstance(event, told.BattleFought) and t.here(g, g.turn) == one.design and asked(m) in SETTLED:
            done = m.after.task[g.turn] == 1
            one.holds(done == (event.result == "won") or bool(of(m, told.TurnBegan)), "the task")


def castle(one: Look, m: Moment) -> None:
    """MS-14.7, MS-22 Who beats the Beast wins; who loses loses two Life and stands at the entry."""
    for event, g in zip(m.events, m.pictures, strict=True):
        if isinstance(event, told.BattleBegan) and t.here(g, g.turn) == one.design:
            one.holds(event.being == "beast", f"{event.being} in the castle")
        won = isinstance(event, told.BattleFought) and t.here(g, g.turn) == one.design and event.result == "won"
        if won and asked(m) not in ("CastOrPass", "Refight"):
            one.holds(bool(of(m, told.GameEnded)), "beaten, and nobody has won")


def hut(one: Look, m: Moment) -> None:
    """MS-A53 Whoever explores is rid of the Evil Spirit; Life costs a gold piece."""
    if (
        answered(m) == "Landing"
        and isinstance(m.option, acts.Explore)
        and t.here(m.before, m.question.seat) == one.design
    ):
        one.holds("evil_spirit" not in t.friends(m.after, m.question.seat), "the Evil Spirit stays")


def keeper(one: Look, m: Moment) -> None:
    """MS-A75 A mission by die: 1 an enemy, 2–3 a character, 4–5 three gold, 6 two."""
    for event in of(m, told.MissionGiven):
        die = [thrown.value for thrown in of(m, told.DiceThrown)]
        if die:
            by_book = {1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 4}[die[-1]]
            one.holds(m.after.mission[event.seat] in (by_book, 0), f"{event.mission} by {die}")


def court(one: Look, m: Moment) -> None:
    """Pay for so many points; one to four heals them, six costs a Life."""
    if answered(m) == "CourtHealer" and isinstance(m.option, Number):
        one.kept["points"] = m.option.number
        one.holds(m.before.gold[m.question.seat] - m.after.gold[m.question.seat] == m.option.number, "not paid")
    elif "points" in one.kept and of(m, told.DiceThrown) and asked(m) not in ("Reroll", "CastOrPass"):
        points, fallen = one.kept.pop("points"), of(m, told.DiceThrown)[0].value
        life = sum(event.by for event in of(m, told.PointsChanged) if event.what == "life")
        one.holds(life == (points if fallen < 5 else -1 if fallen == 6 else 0), f"{fallen} healed {life} of {points}")


ARMOURY = {"plain_sword": 2, "dagger": 3, "helmet": 1}


def village(one: Look, m: Moment) -> None:
    """MS-4.7, MS-A77 The armourer sells three things; the healer gives a Life for each gold piece, up to four."""
    g, seat = m.before, m.question.seat
    if t.here(g, g.turn) != one.design or seat != g.turn:
        return
    bought(one, m, ARMOURY)
    if answered(m) == "BuyHealing" and isinstance(m.option, Number):
        count = m.option.number
        most = max(option.number for option in m.question.options(g) if isinstance(option, Number))
        one.holds(most == min(g.gold[seat], 4 - g.life[seat]), f"{most} Life for sale")
        now = {event.what: event.by for event in of(m, told.PointsChanged) if event.seat == seat}
        one.holds(now == ({"gold": -count, "life": count} if count else {}), f"{count} bought: {now}")


def usurer(one: Look, m: Moment) -> None:
    """MS-A78 Each item but the boat is sold for a gold piece; at least one, if he was called upon."""
    g, seat = m.before, m.question.seat
    if answered(m) == "SellItems" and t.here(g, g.turn) == one.design and seat == g.turn:
        offered = sorted(option.design for option in m.question.options(g) if isinstance(option, Card))
        one.holds(offered == sorted(name for name in t.items(g, seat) if name != "boat"), f"{offered} can be sold")
        if isinstance(m.option, Card):
            gold = [event.by for event in of(m, told.PointsChanged) if event.what == "gold" and event.seat == seat]
            one.holds(gold[:1] == [1], f"sold for {gold}")
            sold = [event.design for event in of(m, told.CardLost) if event.how == "sold"]
            one.holds(sold[:1] == [m.option.design], f"{sold} sold and not {m.option.design}")


def entry(one: Look, m: Moment) -> None:
    """MS-14.1 At the entry people meet, and nothing is drawn."""
    seat = m.before.turn
    if answered(m) in ("Landing", "TurnChoice") and t.here(m.before, seat) == one.design:
        still_there = t.here(m.after, seat) == one.design
        one.holds(not (still_there and of(m, told.CardTurnedUp)), "cards are drawn")


def leaves(one: Look, m: Moment) -> None:
    """MS-10.4, MS-A89 From any square but the castle one may leave by either side, until one has turned away."""
    if asked(m) == "TurnChoice" and t.here(m.after, m.asked.seat) == one.design:
        options = {type(option) for option in m.asked.options(m.after)}
        free = one.design != "beast_castle" and not m.after.leaving[m.asked.seat]
        one.holds(
            {acts.TurnBack, acts.PassCastle} & options == ({acts.TurnBack, acts.PassCastle} if free else set()),
            "leaving",
        )


def no_points(one: Look, m: Moment) -> None:
    """Nobody casts here, or items add nothing: then hands shrink (MS-2.6b) and nothing is offered."""
    somebody = one.design in book.NO_SPELLS and m.asked is not None and m.asked.seat >= 0
    if somebody and t.here(m.after, m.asked.seat) == one.design:
        casts = [option for option in m.asked.options(m.after) if type(option).__name__ == "Cast"]
        one.holds(not casts, "a spell where none can be cast")


LOOKS: dict[str, tuple[Callable[[Look, Moment], Any], ...]] = {
    **dict.fromkeys(book.DRAW, (draws,)),
    **dict.fromkeys(book.NO_POINTS | book.NO_SPELLS, (draws, no_points)),
    "trap": (trap, falls, leaves),
    "magic_trap": (trap, falls, leaves),
    "clay_tablet": (helps_in_traps,),
    "magic_manuscript": (helps_in_traps,),
    "game_with_death": (death, leaves),
    "cerberus": (cerberus, leaves),
    "demon_of_darkness": (guarded, leaves),
    "bridge_monster": (guarded, leaves),
    "beast_castle": (castle, leaves),
    "hermits_hut": (hut,),
    "roadkeeper_fortress": (keeper,),
    "royal_castle": (court,),
    "village": (village,),
    "town": (usurer,),
    "bridge_entry_ruins": (entry, leaves),
    "bridge_entry_city": (entry, leaves),
}


class Settled(Look):
    """What holds of every table at rest: hands, loads, captives, natures, and the Evil Spirit."""

    def __init__(self) -> None:
        super().__init__("any table", at_rest)


def at_rest(one: Look, m: Moment) -> None:
    """MS-2.6, MS-5.6, MS-7.4, MS-A53, MS-A112"""
    g = m.after
    if asked(m) not in SETTLED and not of(m, told.TurnBegan):
        return
    for seat in range(g.seats):
        if not t.alive(g, seat) or g.stone[seat]:
            continue
        one.holds(len(t.hand(g, seat)) <= t.limit(g, seat), f"seat {seat} holds more spells than {t.limit(g, seat)}")
        bad = [name for name in t.items(g, seat) if not t.may_own(g, seat, name)]
        one.holds(not bad, f"seat {seat} has {bad}")
        if t.friendless(g, seat):
            others = [*t.free_friends(g, seat), *t.raised(g, seat), *t.captives(g, seat)]
            one.holds(not others, f"seat {seat} has {others} and can have no friends")
        one.holds(
            not t.captives(g, seat) or "wand_of_fate" in t.items(g, seat), f"a captive of seat {seat} without the wand"
        )
    on_bridge = {name for square in range(t.BRIDGE, len(t.SQUARE)) for name in t.names(g, ON + square)}
    one.holds(not on_bridge & {*book.ENEMIES, *book.DEMONS}, "MS-A91 an enemy lies on the bridge")

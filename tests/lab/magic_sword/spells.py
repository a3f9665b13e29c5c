"""Spells by the book: when they may be cast, at whom and what (MS-9, MS-A60 to MS-A66), and what they do (4.4)."""

from __future__ import annotations

from typing import Any

from lab.frame import Moment
from lab.magic_sword import book
from lab.magic_sword import table as t
from lab.magic_sword.effects import Instruction
from lab.magic_sword.workings import SpellReader, Turned
from magoteka.games.magic_sword.messages import events as told
from magoteka.games.magic_sword.messages.answers import AimAtBeing, Card, Cast, Go, Rival
from magoteka.games.magic_sword.table.state import DOWN, ON, ONE, TWO

IN_TURN = {"TurnChoice": ("WT", "WB"), "Landing": ("WL",), "AtSquare": ("WL",)}
EVENTS = 165  # the first cards of the box are event cards
THEFT = ("lord_of_riches", "lord_of_friends", "madness", "spell_eater")
HOSTILE = (*THEFT, "seven_winds", "doom", "rebirth", "golem", "homunculus")
CREATURES = ("golem", "homunculus")
ON_BOARD = ("sower_of_ruin", "master_of_events")
MODELLED = (*HOSTILE, *ON_BOARD, "turn_of_fate", "philosophers_stone", "lord_of_swamps", "master_of_ice")


class Aims:
    """Whom and what a spell of a seat can be aimed at."""

    def __init__(self, g: Any, seat: int, spell: str, window: str, drawn: set[int]) -> None:
        self.g, self.seat, self.spell, self.window, self.drawn = g, seat, spell, window, drawn

    def found(self) -> set[tuple[str, int]]:
        """Characters and cards; ("self", 0) for a spell that is aimed at nothing."""
        if self.spell in HOSTILE:
            return {("seat", other) for other in range(self.g.seats) if self.reaches(other) and self.wants(other)} | {
                ("card", card) for card in self.enemies()
            }
        if self.spell in ON_BOARD:
            return {("card", card) for card in range(EVENTS) if ON <= self.g.at[card] < ON + t.BRIDGE}
        if self.spell == "turn_of_fate":
            here = t.at(self.g, ON + self.g.square[self.seat])
            return {("card", card) for card in here if card in self.drawn}
        return {("self", 0)} if self.possible() else set()

    def reaches(self, other: int) -> bool:
        """MS-9.7, MS-20.5, MS-A63 Alive, off the bridge, no stone, not immune."""
        g = self.g
        there = t.alive(g, other) and not t.on_bridge(g, other) and g.stone[other] == 0
        return there and not t.immune(g, other, self.spell)

    def wants(self, other: int) -> bool:
        """MS-A65 Whether the spell can do anything there."""
        g, seat, spell = self.g, self.seat, self.spell
        if spell == "rebirth":
            return self.can_be_reborn(other)
        if other == seat:
            return spell == "doom"
        near = t.circle(g, other) == t.circle(g, seat)
        match spell:
            case "lord_of_riches":
                goods = [name for name in t.items(g, other) if name != "boat" and t.may_own(g, seat, name)]
                return bool(g.gold[other] or goods)
            case "lord_of_friends":
                return bool(t.free_friends(g, other)) and not t.friendless(g, seat)
            case "madness" | "spell_eater":
                return bool(t.hand(g, other))
            case "seven_winds":
                return near and bool(t.losable(g, other))
            case "golem" | "homunculus":
                return near and g.frozen[other] == 0  # MS-A66
        return True

    def can_be_reborn(self, other: int) -> bool:
        g = self.g
        if self.window == "WH":
            return bool(other == g.loss_seat and g.loss_count > 0 and g.life[other] < 4)
        return bool(g.life[other] < 4)

    def enemies(self) -> set[int]:
        """MS-A70 Sword enemies of the circle that can be attacked."""
        g = self.g
        if self.spell not in CREATURES or t.on_bridge(g, self.seat):
            return set()
        cards = {card for card in range(EVENTS) if t.NAME[card] in book.ENEMIES and ON <= g.at[card] < ON + t.BRIDGE}
        near = t.circle(g, self.seat)
        return {card for card in cards if g.still[card] == 0 and t.circle_of(g.at[card] - ON) == near}

    def possible(self) -> bool:
        """Spells on oneself or on whoever is at turn."""
        g, seat, turn = self.g, self.seat, self.g.turn
        if self.spell == "philosophers_stone":
            return not t.on_bridge(g, seat) and any(name != "boat" for name in t.items(g, seat))
        if self.spell == "lord_of_swamps":
            return g.stone[turn] == 0 and t.circle(g, turn) in (0, 1)
        return g.stone[turn] == 0 and t.circle(g, turn) in (1, 2)


def can_cast(g: Any, seat: int) -> bool:
    """MS-20.5, MS-A65 to MS-A68 Whether a character may cast at all."""
    bound = g.stone[seat] or g.frozen[seat] or t.war(g, seat) or t.here(g, seat) in book.NO_SPELLS
    return t.alive(g, seat) and not bound and not t.works(g, seat, "mages_crystal")


def silent(g: Any, seat: int, window: str) -> bool:
    """MS-A68 While time is bent the others may only defend themselves, in battles of their own."""
    if not g.timer or g.timer == seat + 1 or t.on_bridge(g, seat):
        return False
    fights = g.duel[21] == 1 and seat in (g.duel[ONE], g.duel[TWO])
    return window not in ("WF", "WX", "WH") or not fights


class OfSpell(Instruction):
    """A spell in a hand: offered when and only when the book has it, and working as printed."""

    def __init__(self, design: str) -> None:
        super().__init__(design)
        self.drawn: set[int] = set()  # event cards that were drawn, not those that lay there face down
        self.stack: list[told.SpellAnnounced] = []  # what is announced and has not worked yet
        self.announced: told.SpellAnnounced | None = None
        self.turned = Turned()

    def begins(self, m: Moment, event: Any) -> int | None:
        verdict = self.turned.hear(event)
        if verdict is not None:
            self.holds(*verdict)
        if isinstance(event, told.SpellAnnounced):
            self.stack.append(event)
        elif isinstance(event, (told.SpellWorked, told.SpellFailed)):
            self.announced = next((one for one in reversed(self.stack) if one.spell == event.spell), None)
            if self.announced is not None:
                del self.stack[self.stack.index(self.announced) :]
        return event.seat if isinstance(event, told.SpellWorked) and event.spell == self.design else None

    def start(self, seat: int, g: Any) -> None:
        event = self.worked
        assert event is not None
        reader = SpellReader(self.design, seat)
        reader.announced, reader.below = self.announced, self.stack[-1] if self.stack else None
        reader.g, self.reader = g, reader
        if self.design == "mirror":
            self.turned.begin(seat, reader.below)
        self.walk = reader.cast(self.design, event)
        self.fallen, self.found, self.idle = None, 0, False
        self.go(None)

    def see(self, m: Moment) -> None:
        for event in m.events:
            if isinstance(event, told.CardTurnedUp) and not DOWN <= m.before.at[event.card] < DOWN + 57:
                self.drawn.add(event.card)
            if isinstance(event, told.SpellWorked) and event.spell == self.design:
                self.worked = event
                self.struck(m, event)
        super().see(m)
        self.passed_over(m)
        if m.asked is not None:
            self.offered(m.asked, m.after)

    worked: told.SpellWorked | None = None

    def passed_over(self, m: Moment) -> None:
        """MS-A111 Only a question with a single answer is not asked: no turn begins without this one."""
        g, seat = m.after, m.after.turn
        begun = any(isinstance(event, told.TurnBegan) for event in m.events)
        if begun and type(m.asked).__name__ == "Throw" and self.design in MODELLED and not g.possessed[seat]:
            can = any(self.castable(g, seat, window) for window in IN_TURN["TurnChoice"])
            self.allows(not can or self.design not in t.hand(g, seat), "nobody is asked whether to cast it")

    def offered(self, question: Any, g: Any) -> None:
        """Whether it may be cast now, and at what."""
        kind, seat = type(question).__name__, question.seat
        if kind == "Aim" and t.SPELL[question.spell] == self.design and self.design in MODELLED:
            window = book.WINDOWS[question.window]
            aims = {aim_of(option) for option in question.options(g)}
            self.right(aims, Aims(g, seat, self.design, window, self.drawn).found())
        if kind == "TakeRiches" and self.design == "lord_of_riches":
            self.robbed(question, g)
        windows = IN_TURN.get(kind, ())
        if kind == "CastOrPass":
            windows = (book.WINDOWS[question.window.kind],)
        if not windows or seat < 0 or self.design not in t.hand(g, seat):
            return
        can = any(self.castable(g, seat, window) for window in windows)
        offers = any(isinstance(one, Cast) and one.spell == self.design for one in question.options(g))
        if self.design in MODELLED:
            self.allows(offers == can, f"{'' if offers else 'not '}offered in {windows}, seat {seat}")
        elif offers:
            allowed = can_cast(g, seat) or (self.design == "master_of_spells" and g.frozen[seat] == 1)
            self.allows(allowed and self.listed(g, seat, windows), f"offered in {windows}, seat {seat}")

    def robbed(self, question: Any, g: Any) -> None:
        """MS-A74 Any item but the boat, the pouch and its content too, or a gold piece."""
        goods = {name for name in t.items(g, question.victim) if name != "boat" and t.may_own(g, question.seat, name)}
        offered = {option.design for option in question.options(g) if isinstance(option, Card)}
        self.allows(offered == goods, f"{sorted(offered ^ goods)} cannot be taken, or can")

    def right(self, aims: set[tuple[str, int]], by_book: set[tuple[str, int]]) -> None:
        self.allows(aims == by_book, f"aims {sorted(aims ^ by_book)} too many or missing")

    def listed(self, g: Any, seat: int, windows: tuple[str, ...]) -> bool:
        """MS-9.1 Whether the card names a window; an asterisk: in the own turn, or the own battle."""
        fights = seat in (g.duel[ONE], g.duel[TWO])
        printed = book.SPELLS[self.design].split()
        own = {window for window in windows if g.turn == seat or (window == "WF" and fights)}
        return any(one in printed for one in windows) or any(f"{one}*" in printed for one in own)

    def castable(self, g: Any, seat: int, window: str) -> bool:
        if not can_cast(g, seat) or silent(g, seat, window) or not self.listed(g, seat, (window,)):
            return False
        return bool(Aims(g, seat, self.design, window, self.drawn).found())

    def struck(self, m: Moment, event: told.SpellWorked) -> None:
        """What paralyses, and what a paralysed character is safe from."""
        if self.design == "ring_of_fire" and event.target is not None and m.before.stone[event.target] == 0:
            ringed = [one for one in m.events if isinstance(one, told.Paralysed) and one.seat == event.target]
            self.holds([one.how for one in ringed] == ["ringed"], "nobody is ringed")
        if self.design == "war_of_elements":
            self.holds(m.after.war == event.seat + 1, "no war")
        if self.design == "time_formula":
            self.holds((m.after.timer, m.after.time_left) == (event.seat + 1, 2), "time is not bent")


def silence(one: Any, m: Moment) -> None:
    """MS-A68 While time is bent nobody but its bender is asked, unless for his own battle."""
    if type(m.asked).__name__ == "CastOrPass" and m.after.timer:
        window = book.WINDOWS[m.asked.window.kind]
        one.holds(not silent(m.after, m.asked.seat, window), f"seat {m.asked.seat} is asked in {window}")


def aim_of(option: Any) -> tuple[str, int]:
    match option:
        case Rival(seat):
            return ("seat", seat)
        case Card(card, _):
            return ("card", card)
        case Go(square):
            return ("square", t.SQUARE.index(square))
        case AimAtBeing():
            return ("being", 0)
    return ("self", 0)

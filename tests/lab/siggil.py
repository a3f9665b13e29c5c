"""What is so of the spirits of «Сиггил» and of the ways to have them, from the rulebook."""

from __future__ import annotations

from typing import Any

from lab.frame import Bench, Moment, Statement
from magoteka.core.event import Event
from magoteka.games import GAMES
from magoteka.games.siggil.messages import answers as a
from magoteka.games.siggil.messages import events as e

SPIRITS = ("stone", "deer", "leaf", "turtle", "cloud", "shell", "feather")
FREE = -2
ENOUGH = 5  # SG-19 of two players
WAY_OF: dict[type[Event], str] = {
    e.SpiritCaptured: "capture",
    e.SpiritStolen: "lure",
    e.SpiritRecaptured: "win_back",
}
CAPTURES = tuple(WAY_OF)


def cards_of(spirit: int, by: str) -> set[int]:
    """SG-03 The seven cards of its family, or the seven of its number."""
    if by == "family":
        return {(spirit - 1) * 7 + number for number in range(7)}
    return {family * 7 + spirit - 1 for family in range(7)}


def members(mask: int) -> set[int]:
    return {card for card in range(56) if mask >> card & 1}


class Capture(Statement):
    """SG-11 to SG-17 A set for a free spirit is three alike; to lure one away or win it back takes one card more."""

    def see(self, m: Moment) -> None:
        for event in m.events:
            if isinstance(event, CAPTURES) and self.means(event):
                self.captured(m, event)

    def means(self, event: Any) -> bool:
        if self.design in SPIRITS:
            return bool(event.spirit == SPIRITS.index(self.design) + 1)
        return WAY_OF[type(event)] == self.design

    def captured(self, m: Moment, event: Any) -> None:
        """The cards go from the hand to the set, all of one kind, and the spirit lies on it."""
        before, after, seat = m.before, m.after, event.seat
        played = members(before.hands[seat]) - members(after.hands[seat])
        whole = members(after.set_cards[event.set])
        held = before.spirits[event.spirit]
        told = {(card // 10 - 1) * 7 + card % 10 - 1 for card in event.cards}
        self.holds(played == told and len(played) == event.count, "other cards left the hand")
        self.holds(whole <= cards_of(event.spirit, event.by), f"SG-15 {whole} are not of one {event.by}")
        self.holds(after.spirits[event.spirit] == event.set, "the spirit lies elsewhere")
        self.holds(after.set_owner[event.set] == seat, "another's set")
        if isinstance(event, e.SpiritCaptured):
            self.holds(held == FREE and len(whole) == event.count == 3, f"SG-12 a set of {len(whole)}")
            return
        rival = members(before.set_cards[held])
        self.holds(before.set_owner[held] == event.loser != seat, "lured from somebody else")
        self.holds(len(whole) == len(rival) + 1, f"SG-13 {len(whole)} cards against {len(rival)}")
        if isinstance(event, e.SpiritRecaptured):
            own = members(before.set_cards[event.set])
            self.holds(bool(own) and own < whole and event.size == len(whole), "SG-16 not one's own set made larger")


class Table(Statement):
    """SG-05, SG-09, SG-19 One card a turn, from the top; nothing is lost; enough spirits win at once."""

    def __init__(self) -> None:
        super().__init__("table")

    def see(self, m: Moment) -> None:
        for event in m.events:
            if isinstance(event, e.CardTaken):
                over = m.before.variants.shape.over[event.place] & m.before.present
                self.holds(over == 0, "SG-05 a card lies on it")
                got = members(m.after.hands[event.seat]) - members(m.before.hands[event.seat])
                self.holds(len(got) <= 1, "more than one card")
        places = [m.after.hands[0], m.after.hands[1], *m.after.set_cards, m.after.discarded]
        self.holds(sum(len(members(one)) for one in places) == len(set().union(*map(members, places))), "doubled")
        held = [sum(m.after.set_owner[at] == seat for at in m.after.spirits if at >= 0) for seat in (0, 1)]
        self.holds(max(held) < ENOUGH or m.after.winners != 0, f"SG-19 {held} spirits and nobody has won")


def over(begun: Any, now: Any) -> bool:
    return bool(now.turn != begun.turn or now.winners)


def liked(option: Any, pair: frozenset[str]) -> int:
    """Both spirits are captured."""
    return {a.Take: 3, a.Capture: 12, a.PlaySet: 8, a.AddTo: 12, a.Pass: 1, a.PlayCard: 5}.get(type(option), 2)


BENCH = Bench(GAMES["siggil"], Capture, lambda: [Table()], over, liked, tries=12)

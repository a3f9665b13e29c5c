"""What the spells of «За пятью печатями» do, from the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from lab.frame import Bench, Moment, Statement
from magoteka.core.event import Event
from magoteka.games import GAMES
from magoteka.games.five_seals.messages import answers as a
from magoteka.games.five_seals.messages import events as e

SPELLS = (
    "call", "transmutation", "purification", "saturation", "multiplication", "revaluation",
    "replacement", "exchange", "absorption", "disintegration", "rearrangement",
    "forgery", "modification", "transfer", "seizure", "appropriation",
    "protection", "overcoming", "teleportation", "guardian", "acceleration",
)  # fmt: skip
MIND = 4
FIRST_SCROLL = 120
LAST_OF_A_TURN = ("overcoming", "teleportation", "acceleration")  # FS-60, FS-61, FS-63

Claims = Iterator[tuple[bool, str]]
Tell = Callable[[Any, Any, Event, int], Claims]  # the table before, the table then, the event, the spell's element
TELLS: dict[str, Tell] = {}


def spell(name: str) -> Callable[[Tell], Tell]:
    """What is so of each event that follows a spell."""

    def note(tell: Tell) -> Tell:
        TELLS[name] = tell
        return tell

    return note


def fits(element: int, colour: int) -> bool:
    """A scroll of mind is free in its colour."""
    return element in (MIND, colour)


def handful(g: Any, seat: int, colour: int) -> list[int]:
    """The dice of a colour: how many show each number lie four bits apart."""
    packed = int(g.dice[seat * 4 + colour])
    return [value for value in range(1, 7) for _ in range(packed >> 4 * value & 15)]


def dice(g: Any, seat: int) -> int:
    return sum(len(handful(g, seat, colour)) for colour in range(4))


def token(g: Any, place: int) -> tuple[int, int]:
    """Element and strength."""
    return divmod(int(g.tokens[place]), 8)


def scroll_element(g: Any, place: int) -> int:
    return int(g.scrolls[place - FIRST_SCROLL]) % 5


@spell("transmutation")
def transmutation(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-42 Dice of its element for as many of one other colour, with the same numbers."""
    if isinstance(event, e.DiceTransmuted):
        yield fits(element, event.colour) and event.to != event.colour, f"colour {event.colour} to {event.to}"
        yield event.count == len(event.values) >= 1, "no dice"
        yield now.store[event.to] == before.store[event.to] - event.count, "the store has not given them"


@spell("purification")
def purification(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-43 Dice of its element are rolled again, none is won or lost."""
    if isinstance(event, e.DiceLifted):
        yield fits(element, event.colour) and event.count >= 1, f"colour {event.colour}"


@spell("saturation")
def saturation(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-44 Two more on dice of its element, never above six; a six is not chosen."""
    if isinstance(event, e.DiceRaised):
        yield fits(element, event.colour) and event.by == 2 and 6 not in event.values, f"{event}"
        wanted = Counter(handful(before, event.seat, event.colour))
        wanted.subtract(event.values)
        wanted.update(min(6, value + 2) for value in event.values)
        yield +wanted == Counter(handful(now, event.seat, event.colour)), "other numbers"


@spell("multiplication")
def multiplication(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-45 A die of its element from the store."""
    if isinstance(event, e.DieAdded):
        yield fits(element, event.colour) and before.store[event.colour] > 0, f"colour {event.colour}"


@spell("replacement")
def replacement(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-47 Two tokens of equal strength, one of its element, the other of another."""
    if isinstance(event, e.TokensSwapped):
        (one, strong), (other, as_strong) = token(before, event.place), token(before, event.other)
        yield strong == as_strong and one != other, f"{one}, {strong} with {other}, {as_strong}"
        yield element == MIND or element in (one, other), "neither is of its element"


@spell("exchange")
def exchange(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-48 Two tokens of its element; equal ones would change nothing (FS-A09)."""
    if isinstance(event, e.TokensSwapped):
        (one, strong), (other, as_strong) = token(before, event.place), token(before, event.other)
        yield one == other and fits(element, one) and strong != as_strong, f"{one}, {strong} with {other}, {as_strong}"


@spell("absorption")
def absorption(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-50 The strength of the token goes to one die, never above six."""
    if isinstance(event, e.DiceRaised):
        yield event.count == 1 and event.by == 2 and 6 not in event.values, f"{event}"


@spell("disintegration")
def disintegration(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-51 A token of its element leaves the board."""
    if isinstance(event, e.TokenRemoved):
        yield fits(element, event.element) and event.place < FIRST_SCROLL, f"{event}"
        yield now.tokens[event.place] == 0 and before.tokens[event.place] > 0, "it still lies there"


@spell("rearrangement")
def rearrangement(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-52 Two scrolls of the board, one of them of its element."""
    if isinstance(event, e.ScrollsSwapped):
        yield element in (scroll_element(before, event.place), scroll_element(before, event.other)), "neither is"


@spell("forgery")
def forgery(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-54 The colours change hands, the numbers stay; what is taken is of its element."""
    if isinstance(event, e.DiceSwapped):
        yield fits(element, event.rival_colour) and event.colour != event.rival_colour, f"{event}"
        got, gave = handful(now, event.seat, event.rival_colour), handful(now, event.rival, event.colour)
        yield event.value in got and event.rival_value in gave, "the numbers went along"


@spell("modification")
def modification(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-55, FS-A15 One more on own dice, one less on a rival's of the same colour; from one to six."""
    if isinstance(event, e.DiceRaised):
        yield fits(element, event.colour) and event.by == 1 and 6 not in event.values, f"{event}"
    if isinstance(event, e.DiceLowered):
        yield fits(element, event.colour) and 1 not in event.values, f"{event}"


@spell("transfer")
def transfer(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-56 A face-up scroll of its element for a face-up one of the same strength."""
    if isinstance(event, e.ScrollsTraded):
        yield event.element == element and event.spell != 0, f"a scroll of {event.element}"
        yield (event.spell - 1) % 5 == (event.given_spell - 1) % 5, "of another strength"
        yield bool(before.up >> event.card & before.up >> event.given & 1), "face down"
        yield bool(now.held[event.seat] >> event.card & now.held[event.rival] >> event.given & 1), "not handed over"


@spell("seizure")
def seizure(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-57 A die of its element with its number; whoever has none left has finished the round."""
    if isinstance(event, e.DieSeized):
        yield fits(element, event.colour), f"colour {event.colour}"
        yield dice(now, event.rival) == dice(before, event.rival) - 1, "the rival has as many"
        yield event.value in handful(now, event.seat, event.colour), "another number"


@spell("appropriation")
def appropriation(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-58 A rival's face-up scroll of its element, neither Call nor Revaluation; then it lies face down."""
    if isinstance(event, e.SpellBorrowed):
        yield event.element == element and event.spell not in (0, 5), f"{SPELLS[event.spell]} of {event.element}"
        yield bool(before.held[event.rival] >> event.card & before.up >> event.card & 1), "not face up with the rival"


@spell("protection")
def protection(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-59 The familiar on a token of its element."""
    if isinstance(event, e.FamiliarPlaced):
        yield fits(element, token(before, event.place)[0]) and before.tokens[event.place] > 0, "no such token"


@spell("guardian")
def guardian(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-62, FS-A24 Its guardian on a scroll of its element, another than before."""
    if isinstance(event, e.GuardianPlaced):
        yield event.element == element == scroll_element(now, event.place), f"{event}"
        yield before.guardians[element] != event.place, "it stood there"


@spell("overcoming")
def overcoming(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-60 Past a token of its element, which stays."""
    if isinstance(event, e.SealPassed):
        yield fits(element, token(before, event.place)[0]) and now.tokens[event.place] > 0, f"{event}"
    if isinstance(event, e.SealBroken):
        yield bool(event.values), "FS-60 broken without dice"


@spell("teleportation")
def teleportation(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-61 Past another's figure, and a seal of its element is broken with dice."""
    if isinstance(event, e.FigurePassed):
        yield event.place in (now.mages[1], now.familiars[1]), "no figure stands there"
    if isinstance(event, e.SealBroken):
        yield fits(element, event.element) and bool(event.values), f"{event}"


@spell("acceleration")
def acceleration(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-63 The second seal is of its element and free."""
    if isinstance(event, e.SealBroken) and not event.values:
        yield fits(element, event.element), f"the free seal is of {event.element}"


def scrolls(g: Any, seat: int) -> list[tuple[int, int, bool]]:
    """Strength and element of each scroll of a player, the Call too, and whether it is a Revaluation."""
    held = [card for card in range(50) if g.held[seat] >> card & 1]
    last = (20, 45) if g.circle == 1 else (20,)  # circle I has the base spells once more
    return [(1, MIND, False)] + [(card % 25 // 5 + 2, card % 5, card - card % 5 in last) for card in held]


class Worth(Statement):
    """FS-33 Strengths, and one more for each own scroll of a Revaluation's element, itself included."""

    def __init__(self) -> None:
        super().__init__("revaluation")

    def see(self, m: Moment) -> None:
        for seat, player in enumerate(GAMES["five_seals"].view(m.after, None).players):
            own = scrolls(m.after, seat)
            more = sum(other == element for _, element, counts in own if counts for _, other, _ in own)
            by_book = sum(strength for strength, _, _ in own) + more
            if more:
                self.holds(player.points == by_book, f"{player.points} points and not {by_book}")


@spell("call")
def call(before: Any, now: Any, event: Event, element: int) -> Claims:
    """FS-40, FS-41 The familiar where the mage stands, or a token broken by it for dice."""
    if isinstance(event, e.SealBroken) and event.by == "familiar":
        yield event.place < FIRST_SCROLL and bool(event.values), "a scroll, or without dice"
        yield now.mages[event.seat] == before.mages[event.seat], "the mage has moved"


UNDONE = (a.Done, a.Stay, a.NoRival, a.Rest)


class OfSpell(Statement):
    """What follows when a spell is cast, up to the next one; a borrowed one as if it were one's own (FS-58)."""

    def __init__(self, design: str) -> None:
        super().__init__(design)
        self.element: int | None = None
        self.over = False
        self.done = 0  # what has come of the spell that was cast

    def see(self, m: Moment) -> None:
        before = m.before
        for event, now in zip(m.events, m.pictures, strict=True):
            match event:
                case e.SpellCast(seat, card, number, element):
                    self.cast(before, seat, card, number, element)
                case e.SpellBorrowed(_, _, _, number, element) if SPELLS[number] == self.design:
                    self.element = element
                case e.TurnBegan() | e.RoundEnded():
                    self.come_of()
                    self.over = False
            if self.element is not None and self.design in TELLS:
                for good, what in TELLS[self.design](before, now, event, self.element):
                    self.done += 1
                    self.holds(good, what)
            before = now
        if self.element is not None and isinstance(m.option, UNDONE):
            self.element = None  # its caster has thought better of it, or there was nobody to ask

    def come_of(self) -> None:
        """FS-17 A spell that is cast does something."""
        if self.element is not None:
            self.holds(self.done > 0, "it was cast, and nothing has come of it")
        self.element, self.done = None, 0

    def cast(self, g: Any, seat: int, card: int, number: int, element: int) -> None:
        """FS-17, FS-19 A face-up scroll of one's own; none after those that end the magic of a turn."""
        self.holds(not self.over, f"{SPELLS[number]} after {self.design}")
        self.come_of()
        if SPELLS[number] == self.design:
            self.element = element
            self.over = self.design in LAST_OF_A_TURN
            self.holds(bool(g.held[seat] >> card & g.up >> card & 1), "not face up before the player")


class Table(Statement):
    """FS-08, FS-24 No die and no card is lost, and a seal costs its price with none to spare."""

    def __init__(self) -> None:
        super().__init__("table")

    def see(self, m: Moment) -> None:
        g = m.after
        if not any(type(m.asked).__name__ == name for name in ("RollDie", "Reroll", "RollAdded")):
            for colour in range(4):
                owned = sum(len(handful(g, seat, colour)) for seat in range(g.seats))
                self.holds(owned + g.store[colour] <= g.seats + 1, f"dice of colour {colour}")
        cards = [card for card in g.scrolls if card >= 0]
        cards += [card for held in [*g.held, g.deck] for card in range(50) if held >> card & 1]
        self.holds(len(cards) == len(set(cards)) == 50 or g.first_maps, f"{50 - len(set(cards))} cards are lost")
        for event in m.events:
            if isinstance(event, e.SealBroken) and event.values:
                values = sorted(event.values)
                good = sum(values) >= event.strength > sum(values) - values[0]
                self.holds(good, f"FS-24 {values} for {event.strength}")
                self.holds(event.element in (MIND, event.colour), "FS-24 the wrong colour")


def over(begun: Any, now: Any) -> bool:
    return bool(now.turn != begun.turn or now.round != begun.round)


def liked(option: Any, pair: frozenset[str]) -> int:
    """Spells first, those of the pair above all; what ends a turn only now and then."""
    if isinstance(option, a.Cast):
        name = SPELLS[option.spell]
        return (12 if name in LAST_OF_A_TURN else 60) if name in pair else 3
    return {a.Rest: 1, a.Break: 1, a.Stay: 2, a.Done: 4, a.SendFamiliar: 3, a.NoRival: 2}.get(type(option), 6)


def statement(design: str) -> Statement:
    """Revaluation counts, all others are cast."""
    return Worth() if design == "revaluation" else OfSpell(design)


BENCH = Bench(GAMES["five_seals"], statement, lambda: [Table(), Worth()], over, liked, tries=10)

"""What squares and cards do, read from the spec's own words and followed step by step beside the game.

An instruction is read into parts; a reader walks them with the dice and the answers that were seen, and says which
changes must have been told. Nothing of it is taken from the effects of the box.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from typing import Any

from lab.frame import Moment, Statement
from lab.magic_sword import book
from lab.magic_sword import table as t
from magoteka.games.magic_sword.messages import events as told
from magoteka.games.magic_sword.messages.acts import OpenCasket
from magoteka.games.magic_sword.messages.answers import No, Yes
from magoteka.games.magic_sword.table.state import BASE

TOKEN = re.compile(r">>|[A-Za-z_0-9+<\- ]*[A-Za-z_0-9+<\-]|[(){};:,]")
HOW_MANY = 6  # dice faces


@dataclass
class Part:
    """A word of an instruction with what stands in its brackets."""

    word: str
    args: list[str] = field(default_factory=list)
    cases: dict[str, list[Part]] = field(default_factory=dict)


def read(text: str) -> list[Part]:
    """An instruction of the spec as parts, one after another."""
    tokens = [token.strip() for token in TOKEN.findall(text)]
    parts, rest = sequence([token for token in tokens if token])
    assert not rest, rest
    return parts


def sequence(tokens: list[str]) -> tuple[list[Part], list[str]]:
    parts = []
    while tokens:
        part, tokens = one(tokens)
        parts.append(part)
        if not tokens or tokens[0] != ">>":
            break
        tokens = tokens[1:]
    return parts, tokens


def one(tokens: list[str]) -> tuple[Part, list[str]]:
    part, end = Part(tokens[0]), tokens.index(")")
    part.args = [token for token in tokens[2:end] if token != ","]
    tokens = tokens[end + 1 :]
    if tokens and tokens[0] == "{":
        tokens = tokens[1:]
        while tokens[0] != "}":
            name = tokens[0]
            part.cases[name], tokens = sequence(tokens[2:])
            tokens = tokens[1:] if tokens[0] == ";" else tokens
        tokens = tokens[1:]
    return part, tokens


def faces(name: str) -> range:
    """1-3 as the faces of a die."""
    low, _, high = name.partition("-")
    return range(int(low), int(high or low) + 1)


@dataclass(frozen=True)
class Die:
    seat: int
    dice: int = 1


@dataclass(frozen=True)
class Asked:
    """An answer to a question of this name."""

    seat: int
    by: str


@dataclass(frozen=True)
class Change:
    """What must be told next: a kind of event with some of its fields, a set being any of several."""

    kind: str
    fields: dict[str, Any]

    def fits(self, event: Any) -> bool:
        if type(event).__name__ != self.kind:
            return False
        return all(
            getattr(event, name) in value if isinstance(value, frozenset) else getattr(event, name) == value
            for name, value in self.fields.items()
        )


class Left(Exception):
    """The character is gone, or what follows is another statement's matter."""


Walk = Generator[Die | Asked | Change, Any, None]


class Reader:
    """Walks an instruction for a character; `g` is the table as it is at the moment."""

    def __init__(self, card: str | None, drawer: int) -> None:
        self.card, self.drawer = card, drawer
        self.g: Any = None
        self.says: Callable[[bool, str], None] = lambda good, what: None

    def walk(self, parts: list[Part], seat: int) -> Walk:
        for part in parts:
            if not t.alive(self.g, seat):
                return
            yield from getattr(self, f"do_{part.word}")(part, seat)

    def points(self, seat: int, what: str, by: int) -> Walk:
        if by != 0:
            yield Change("PointsChanged", {"seat": seat, "what": what, "by": by})

    def grown(self, seat: int, what: str, by: int) -> Walk:
        """MS-1.3, MS-2.3 Never below the start value."""
        own, floor = getattr(self.g, what)[seat], getattr(self.g, f"{what}0")[seat]
        now = max(own + by, min(floor, own)) if by < 0 else max(own + by, floor)
        yield from self.points(seat, what, now - own)

    def do_none(self, part: Part, seat: int) -> Walk:
        yield from ()

    def do_other(self, part: Part, seat: int) -> Walk:
        raise Left
        yield

    def do_sword(self, part: Part, seat: int) -> Walk:
        yield from self.grown(seat, "sword", int(part.args[0]))

    def do_magic(self, part: Part, seat: int) -> Walk:
        yield from self.grown(seat, "magic", int(part.args[0]))

    def do_gold(self, part: Part, seat: int) -> Walk:
        yield from self.points(seat, "gold", max(int(part.args[0]), -self.g.gold[seat]))

    def do_heal(self, part: Part, seat: int) -> Walk:
        """MS-4.7 Up to four."""
        yield from self.points(seat, "life", max(min(int(part.args[0]), 4 - self.g.life[seat]), 0))

    def do_life(self, part: Part, seat: int) -> Walk:
        by = int(part.args[0])
        if by > 0 or not self.g.stone[seat]:
            yield from self.points(seat, "life", max(by, -self.g.life[seat]))

    def do_miss(self, part: Part, seat: int) -> Walk:
        """MS-A18 An encounter ends the present turn of whoever is at turn."""
        g, turns = self.g, int(part.args[0])
        if g.stone[seat] == 0 and not (seat == g.turn and self.card in ENCOUNTERS):
            yield Change("TurnsToMiss", {"seat": seat, "turns": turns})

    def do_slow(self, part: Part, seat: int) -> Walk:
        if t.hero(self.g, seat) != "druid":
            yield Change("Slowed", {"seat": seat, "turns": int(part.args[0])})

    def do_stone(self, part: Part, seat: int) -> Walk:
        if self.g.stone[seat] == 0:
            yield Change("Petrified", {"seat": seat})

    def do_possessed(self, part: Part, seat: int) -> Walk:
        yield Change("Possessed", {"seat": seat, "free": False})

    def do_align(self, part: Part, seat: int) -> Walk:
        """MS-7.3 Once a turn, and never to what one is."""
        g, name = self.g, part.args[0]
        if ALIGN[g.align[seat]] != name and not g.changed[seat] and not g.stone[seat]:
            yield Change("AlignmentChanged", {"seat": seat, "align": name})

    def do_spell(self, part: Part, seat: int) -> Walk:
        """MS-A58 Drawn unless the limit is nought; «if Magic allows» needs room; MS-A84 all: those of friends too."""
        g, how = self.g, part.args[0]
        held, most = len(t.hand(g, seat)), t.limit(g, seat)
        if g.stone[seat]:
            return
        if how == "all":
            for _ in range(held):
                yield Change("SpellDiscarded", {"seat": seat, "friend": None})
            for friend in t.spell_friends(g, seat):
                yield Change("SpellDiscarded", {"seat": seat, "friend": friend})
        elif how == "-1":
            if held:
                yield Asked(seat, "LoseSpell")
                yield Change("SpellDiscarded", {"seat": seat})
        else:
            room = "room" in part.args or how == "limit"
            count = most - held if how == "limit" else min(1, most - held) if room else min(1, most)
            for _ in range(max(count, 0)):
                yield Change("SpellGained", {"seat": seat, "friend": None})

    def do_swap(self, part: Part, seat: int) -> Walk:
        yield Change("StatsSwapped", {"seat": seat, "sword": self.g.magic[seat], "magic": self.g.sword[seat]})

    def do_gain(self, part: Part, seat: int) -> Walk:
        """MS-A34 From the stock; no sword in the Lower circle."""
        if part.args[0] in self.to_be_had(seat):
            yield Change("CardGained", {"seat": seat, "design": part.args[0]})

    def to_be_had(self, seat: int) -> list[str]:
        lower = t.circle(self.g, seat) == 0
        return [key for key in KEYS if in_stock(self.g, key) and not (key == "magic_sword" and lower)]

    def do_gone(self, part: Part, seat: int) -> Walk:
        yield Change("CardGone", {"design": self.card})

    def do_goto(self, part: Part, seat: int) -> Walk:
        """MS-A20 Carried away; to the present square it is no move at all."""
        where = part.args[0]
        if where == "any":
            yield Asked(seat, "GoAnywhere")
            yield Change("Moved", {"seat": seat})
        elif where == "start":
            if self.g.start != self.g.square[seat]:
                yield Change("Moved", {"seat": seat, "square": t.SQUARE[self.g.start]})
        elif where != t.here(self.g, seat):
            yield Change("Moved", {"seat": seat, "square": where})
        raise Left

    def do_move(self, part: Part, seat: int) -> Walk:
        """MS-A21 Another roll and walk; where the speed is fixed nothing is rolled."""
        fixed = self.g.slow[seat] > 0 or "noon_wraith" in t.friends(self.g, seat)
        if seat == self.g.turn and not fixed:
            yield Die(seat)
            yield Change("Moved", {"seat": seat})
        raise Left

    def do_fight(self, part: Part, seat: int) -> Walk:
        """MS-A39, MS-A41, MS-A42 The being attacks with its number, unless somebody hides or need not fight it."""
        kind, points, being = part.args
        if self.spared(seat, being):
            raise Left
        if t.may_hide(self.g, seat) and isinstance((yield Asked(seat, "HideFromBeing")), Yes):
            yield Change("BattleAvoided", {"seat": seat, "being": being})
            return
        yield Change("BattleBegan", {"seat": seat, "kind": kind, "being": being})
        self.says(self.g.duel[BASE] == int(points), f"{being} has {self.g.duel[BASE]} and not {points}")

    def spared(self, seat: int, being: str) -> bool:
        """Whom beings of its kind do not attack."""
        demon, hero = being in book.DEMON_BEINGS, t.hero(self.g, seat)
        if demon and (hero in ("half_demon", "hermit") or t.works(self.g, seat, "reliquary")):
            return True
        return (being in book.BEASTS and hero == "priestess") or (being == "grotto_ogre" and hero == "goblin")

    def do_dies(self, part: Part, seat: int) -> Walk:
        yield Change("CardLost", {"seat": seat, "how": "gone"})

    def do_friends(self, part: Part, seat: int) -> Walk:
        for _ in t.free_friends(self.g, seat):
            yield from self.walk(part.cases["each"], seat)

    def do_lose(self, part: Part, seat: int) -> Walk:
        """MS-A103 Whatever there is of it."""
        kinds = part.args[0].split()
        losable = t.losable(self.g, seat) if "item" in kinds else []
        losable += t.free_friends(self.g, seat) if "friend" in kinds else []
        if losable:
            yield Change("CardLost", {"seat": seat, "how": "gone"})

    def do_roll(self, part: Part, seat: int) -> Walk:
        fallen = yield Die(seat)
        for name, parts in part.cases.items():
            if fallen in faces(name):
                yield from self.walk(parts, seat)

    def do_pray(self, part: Part, seat: int) -> Walk:
        """MS-A76 Two dice; the apple may shift the sum."""
        if t.works(self.g, seat, "inspiration_apple"):
            raise Left
        fallen = yield Die(seat, 2)
        yield from self.walk(read(book.PRAYERS[part.args[0]][fallen - 2]), seat)

    def do_guess(self, part: Part, seat: int) -> Walk:
        named = yield Asked(seat, "Guess")
        fallen = yield Die(seat)
        if named.number == fallen:
            yield from self.do_spell(Part("spell", ["+1"]), seat)

    def do_may(self, part: Part, seat: int) -> Walk:
        answer = yield Asked(seat, "MayDecline")
        if isinstance(answer, Yes):
            yield from self.walk(part.cases["yes"], seat)

    def do_pay(self, part: Part, seat: int) -> Walk:
        """MS-A78 Whoever cannot pay suffers the rest; who may refuse is asked."""
        price = int(part.args[0])
        if self.g.gold[seat] < price or (self.g.stone[seat] and "forced" not in part.args):
            yield from self.walk(part.cases["unpaid"], seat)
            return
        if "forced" not in part.args and not isinstance((yield Asked(seat, "PayOrNot")), Yes):
            yield from self.walk(part.cases["unpaid"], seat)
            return
        yield from self.points(seat, "gold", -price)
        yield from self.walk(part.cases["paid"], seat)

    def do_if(self, part: Part, seat: int) -> Walk:
        g, what = self.g, part.args[0]
        if what == "align":
            case = ALIGN[g.align[seat]]
        else:
            true = {
                "harmed": g.harmed[seat] != 0,
                "gold": g.gold[seat] > 0,
                "magic<5": t.total_magic(g, seat) < 5,
                "sword<5": t.total_sword(g, seat) < 5,
            }[what]
            case = "yes" if true else "no"
        yield from self.walk(part.cases[case], seat)

    def do_choose(self, part: Part, seat: int) -> Walk:
        """MS-A103 Of several that can be, one is chosen; the only one is taken."""
        can = [name for name in part.cases if self.can_be(name, seat)]
        if not can:
            return
        name = can[0] if len(can) == 1 else (yield Asked(seat, "ChooseCase")).case
        yield from self.walk(part.cases[name], seat)

    def can_be(self, name: str, seat: int) -> bool:
        """MS-A103 What can be carried out."""
        g = self.g
        if name in KEYS:
            return name in self.to_be_had(seat)
        return bool(
            {
                "sword_down": g.sword[seat] > g.sword0[seat],
                "magic_down": g.magic[seat] > g.magic0[seat],
                "lose_friend": bool(t.free_friends(g, seat)),
                "spell_up": t.limit(g, seat) > 0,
                "drink": g.align[seat] == 0 and g.life[seat] < 4,
                "healer": g.gold[seat] > 0 and g.life[seat] < 4,
                "usurer": [name for name in t.items(g, seat) if name != "boat"],
                "armourer": self.armoury(seat),
            }.get(name, True)
        )

    def armoury(self, seat: int) -> bool:
        prices = {"plain_sword": 2, "dagger": 3, "helmet": 1}
        return any(
            self.g.gold[seat] >= price and in_stock(self.g, name) and t.may_own(self.g, seat, name)
            for name, price in prices.items()
        )

    def do_foreach(self, part: Part, seat: int) -> Walk:
        """MS-A98 Clockwise from whoever is at turn."""
        g = self.g
        company = [
            one for one in self.company(part.args[0]) if "may" not in part.cases["each"][0].word or not g.stone[one]
        ]
        for other in company:
            yield from self.walk(part.cases["each"], other)

    def company(self, which: str) -> Iterator[int]:
        g = self.g
        for distance in range(g.seats):
            seat = (g.turn + distance) % g.seats
            if t.alive(g, seat) and self.belongs(seat, which):
                yield seat

    def belongs(self, seat: int, which: str) -> bool:
        """MS-A92 Circles never have the bridge in them."""
        g = self.g
        if which == "all":
            return True
        if which == "circle":
            return t.circle(g, seat) < 3 and t.circle(g, seat) == t.circle(g, self.drawer)
        if which in ("lower", "middle", "upper"):
            return t.circle(g, seat) == ("lower", "middle", "upper").index(which)
        if which == "untouched":
            return t.hero(g, seat) not in ("elf", "pygmy", "trickster")
        return ALIGN[g.align[seat]] in which.split()


ALIGN = ("good", "evil", "chaotic")
KEYS = ("magic_sword", "toliman_shield")
ENCOUNTERS = (
    "seven_suns_storm", "tribute", "hour_of_spirits", "comet", "magic_tablet", "fog", "noon_wraith", "gods_messengers",
    "solstice", "witches_sabbath", "pillar_of_fire", "patrol", "knights_tournament", "parade_of_planets", "eclipse",
    "enchanted_path", "plague", "ambush", "poison_herbs", "evil_spirit",
)  # fmt: skip
CHANGES = (
    told.PointsChanged, told.TurnsToMiss, told.Slowed, told.Petrified, told.Possessed, told.AlignmentChanged,
    told.SpellGained, told.SpellDiscarded, told.StatsSwapped, told.CardGained, told.CardLost, told.Moved,
)  # fmt: skip
BY_OTHERS = (told.SpellAnnounced, told.BattleBegan, told.HeroDied, told.TurnBegan, told.Petrified, told.AidUsed)


def in_stock(g: Any, name: str) -> bool:
    return any(t.NAME[card] == name and g.at[card] == 2 for card in range(len(t.NAME)))


class Instruction(Statement):
    """An instruction, followed from its first word; where something else breaks in, it is let go."""

    text = ""

    def __init__(self, design: str) -> None:
        super().__init__(design)
        self.walk: Walk | None = None
        self.reader = Reader(None, 0)
        self.due: Die | Asked | Change | None = None
        self.fallen: int | None = None
        self.stands = True
        self.found = 0
        self.idle = False  # whether it has turned out at once that nothing is due

    def begins(self, m: Moment, event: Any) -> int | None:
        """Whom the instruction befalls, if it begins with this event."""
        return None

    def begins_by_answer(self, m: Moment) -> int | None:
        """Whom it befalls, if it begins with this answer."""
        return None

    def obeyed(self, m: Moment, g: Any) -> bool:
        """Whether it has begun since the last look, without a word about it; then it is followed from here."""
        return False

    def see(self, m: Moment) -> None:
        self.stands = type(m.asked).__name__ != "Reroll"  # what falls now is not thrown again
        if self.walk is not None and type(m.question).__name__ == "Reroll":
            self.repeated(m)
        elif self.walk is not None:
            self.answered(m)
        seat = self.begins_by_answer(m)
        if seat is not None:
            self.start(seat, m.before)
        for at, (event, picture) in enumerate(zip(m.events, m.pictures, strict=True)):
            seat = self.begins(m, event)
            if seat is not None:
                self.start(seat, picture)
                if self.idle:
                    self.quiet(m.events, at)
            elif self.walk is not None or self.obeyed(m, picture):
                self.hear(event, picture)
        self.obeyed(m, m.after)
        if self.walk is not None and type(m.asked).__name__ in ("AtSquare", "TurnChoice", "Landing"):
            self.over()

    def repeated(self, m: Moment) -> None:
        """Somebody throws again, or lets the die stand."""
        fallen, self.fallen = self.fallen, None
        if isinstance(m.option, No) and fallen is not None:
            self.reader.g = m.before
            self.go(fallen)

    def start(self, seat: int, g: Any) -> None:
        self.reader = Reader(self.design, seat)
        self.reader.g, self.reader.says = g, self.holds
        self.walk = self.reader.walk(read(self.text), seat)
        self.fallen, self.found, self.idle = None, 0, False
        self.go(None)

    def go(self, answer: Any) -> None:
        """Let the reader go on to what he needs next."""
        assert self.walk is not None
        try:
            self.due = self.walk.send(answer)
        except StopIteration:
            self.walk, self.due = None, None
            self.spoken += self.found
            self.idle = self.found == 0 and answer is None
        except Left:
            self.walk, self.due = None, None
            self.spoken += self.found  # where nothing was due, nothing has been said

    def answered(self, m: Moment) -> None:
        """An answer that the reader waits for."""
        due = self.due
        if isinstance(due, Asked) and (m.question.seat, type(m.question).__name__) == (due.seat, due.by):
            self.reader.g = m.before
            self.go(m.option)

    def hear(self, event: Any, picture: Any) -> None:
        """An event that he waits for, or one that ends his interest."""
        self.reader.g = picture
        if isinstance(self.due, Die) and isinstance(event, told.DiceThrown) and event.seat == self.due.seat:
            self.fallen = event.value
            if self.stands:
                self.fallen = None
                self.go(event.value)
        elif isinstance(self.due, Change) and self.due.fits(event):
            self.found += 1
            self.go(None)
        elif isinstance(event, BY_OTHERS) or (isinstance(event, told.Moved) and event.seat == self.reader.drawer):
            self.walk, self.due = None, None

    def quiet(self, events: list[Any], at: int) -> None:
        """Nothing is due to anybody: then nothing follows but what the square itself does, which begins unsaid."""
        if t.here(self.reader.g, self.reader.drawer) in book.INSTRUCTIONS:
            return
        expired = ("boat", "lamp")  # MS-A26 gone with the turn
        rest = [event for event in events[at + 1 :] if getattr(event, "design", None) not in expired]
        following = rest[0] if rest else None
        self.holds(not isinstance(following, CHANGES), f"nothing is due, and yet {following}")

    def over(self) -> None:
        """The character is asked something else: nothing may be left."""
        if self.fallen is not None:
            return
        if isinstance(self.due, Change):
            self.holds(False, f"{self.due.kind} {self.due.fields} did not happen")
        elif isinstance(self.due, Die):
            self.holds(False, "no die was thrown")
        self.walk, self.due = None, None


class OfCard(Instruction):
    """A card is dealt with."""

    def __init__(self, design: str) -> None:
        super().__init__(design)
        self.text = book.EFFECTS[design]

    def begins(self, m: Moment, event: Any) -> int | None:
        if isinstance(event, told.CardDealtWith) and event.design == self.design:
            return event.seat
        return None

    def begins_by_answer(self, m: Moment) -> int | None:
        return m.question.seat if self.design == "casket" and isinstance(m.option, OpenCasket) else None

    def hear(self, event: Any, picture: Any) -> None:
        """That the casket is opened ends nothing: it has just begun."""
        if not (isinstance(event, told.AidUsed) and event.what == "open-casket"):
            super().hear(event, picture)


class OfSquare(Instruction):
    """A square is obeyed, by somebody or by itself; whoever is safe there need not."""

    def __init__(self, design: str) -> None:
        super().__init__(design)
        self.text = book.INSTRUCTIONS[design]
        self.known: set[int] = set()  # explorations in which it was obeyed

    def obeyed(self, m: Moment, g: Any) -> bool:
        """MS-13.5 By an answer, or by itself where nothing else was left to do."""
        before, seat = m.before, m.before.turn
        if g.obeyed != g.stamp or g.stamp in self.known or before.obeyed == before.stamp:
            return False
        if t.here(before, seat) != self.design or (t.hero(before, seat) == "barbarian" and self.design in book.BOGS):
            return False
        self.known.add(g.stamp)
        self.start(seat, before)
        return True

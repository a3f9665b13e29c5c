"""Battles by the book: what each side brings (MS-17, MS-18, MS-A35, MS-A37, MS-A44), and what a battle leaves."""

from typing import Any

from lab.frame import Moment, Statement
from lab.magic_sword import book
from lab.magic_sword import table as t
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.messages.events import (
    AidUsed,
    BattleBegan,
    BattleFought,
    SpellWorked,
)
from magoteka.games.magic_sword.table.state import (
    AIDS,
    BASE,
    BEING_OF,
    BOUND,
    CARD_OF,
    KIND_OF,
    ON,
    ONE,
    RAISED,
    STAND,
    TARGET,
    TROPHIES,
    TWO,
    WEAPON,
    WHY,
)

JOINT, HEADS, INSTANT, RAID, CONJURED = 0, 1, 2, 10, 9  # why a battle is fought
FOUL = 3
WX = 7  # the window after the dice
LUCKY = ("game_with_death", "demon_of_darkness", "beast_castle", "bridge_monster", "cerberus")


class Reckoning:
    """What both sides of a battle bring, from the table as it was when the dice were compared."""

    def __init__(self, g: Any, sent: set[int], magic_aid: set[int]) -> None:
        self.g, self.sent, self.magic_aid = g, sent, magic_aid
        self.sword = g.duel[KIND_OF] == 0
        self.why = g.duel[WHY]
        self.sides = (g.duel[ONE], g.duel[TWO])
        self.counts: set[str] = set()
        self.foes = self.cards_fought()
        self.shadow = any(t.NAME[card] == "shadowland_stranger" for card in self.foes)

    def cards_fought(self) -> list[int]:
        """The cards that fight on the second side."""
        g = self.g
        if g.duel[TARGET]:
            return [g.duel[TARGET] - 1]
        if self.why == HEADS:
            return [g.duel[CARD_OF] - 1]
        if self.why != JOINT:
            return []
        kind = book.ENEMIES if self.sword else book.DEMONS
        there = t.at(g, ON + g.square[self.sides[0]])
        return [card for card in there if t.NAME[card] in kind and self.still_fights(card)]

    def still_fights(self, card: int) -> bool:
        """MS-A35 Not the dragon, nor whom nobody fights any more."""
        g = self.g
        gone = g.still[card] != 0 or g.dealt[card] == g.stamp or g.fresh[card] == -g.turns
        return t.NAME[card] != "three_headed_dragon" and not gone

    def werewolf(self) -> bool:
        being = self.being()
        return being in book.WEREWOLVES or any(t.NAME[card] in book.WEREWOLVES for card in self.foes)

    def being(self) -> str:

        return BEINGS[self.g.duel[BEING_OF] - 1].slug if self.g.duel[BEING_OF] else ""

    def number(self, side: int) -> int:
        """Strength without the die."""
        seat = self.sides[side]
        if seat >= 0 and self.stands_in(side):
            self.counts.add("fortune_seeker" if self.why == RAID else "loyal_knight")
            return 3  # MS-A85
        if seat >= 0:
            return self.hero_sword(side) if self.sword else self.hero_magic(side)
        return self.creatures() if side == 1 else self.conjured()

    def stands_in(self, side: int) -> bool:
        """MS-A85 Whether a friend fights in the character's stead; one who has left does not."""
        if self.why == RAID and side == 0:
            return True
        return bool(self.g.duel[STAND + side]) and "loyal_knight" in t.friends(self.g, self.sides[side])

    def conjured(self) -> int:
        being = self.being()
        self.counts.add(being)
        return book.BEINGS[being][0]

    def creatures(self) -> int:
        """MS-17.5, MS-A37 Printed numbers and what the square adds to each."""
        g = self.g
        if self.foes:
            square = t.SQUARE[g.at[self.foes[0]] - ON]
            return sum(self.of_card(card) + self.of_square(square) for card in self.foes)
        low, high = book.BEINGS[self.being()]
        base = int(g.duel[BASE])
        assert low <= base <= high or self.being() in ("stone_monster", "rock_spirit"), self.being()
        if self.being() in book.DEMON_BEINGS and g.doubled:
            base *= 2
        return base + self.of_square(t.here(g, self.sides[0]))

    def of_square(self, square: str) -> int:
        if square in book.BONUS:
            self.counts.add(square)
        return book.BONUS.get(square, 0)

    def of_card(self, card: int) -> int:
        name = t.NAME[card]
        self.counts.add(name)
        if name == "doppelganger":
            return self.number(0)
        if name in book.DEMONS and self.g.doubled:
            self.counts.add("parade_of_planets")
            return 2 * book.DEMONS[name]
        return {**book.ENEMIES, **book.DEMONS}[name]

    def add(self, points: dict[str, int], names: list[str]) -> int:
        self.counts.update(name for name in names if name in points)
        return sum(points.get(name, 0) for name in names)

    def hero_sword(self, side: int) -> int:
        """MS-A44 Sword in battle."""
        g, seat = self.g, self.sides[side]
        shadow = self.shadow and side == 0
        names = t.counted(g, seat, shadow)
        number = g.sword[seat] + (3 if g.paid[seat] else 0) + self.add(book.TOTAL_SWORD, names)
        number += 0 if shadow else g.potion[seat] - (3 if g.paid[seat] else 0)
        number += self.add(book.COMPANIONS, names) + self.tamed(seat) + self.raised(seat)
        number += 0 if shadow else self.weapon(side) + self.captive(seat)
        return int(number + self.magic_too(side, shadow))

    def tamed(self, seat: int) -> int:
        """Enemies that have become friends; what carries the Pygmy does not fight (MS-A113)."""
        names = t.friends(self.g, seat)
        if t.hero(self.g, seat) == "pygmy":
            names = [name for name in names if name not in ("wolf", "elk")]
        return self.add(book.ENEMIES, names)

    def raised(self, seat: int) -> int:
        """MS-A112 Beasts of the Mage that were sent into this battle."""
        from magoteka.games.magic_sword.table.state import RAISED

        return self.add(book.ENEMIES, [t.NAME[card] for card in t.at(self.g, RAISED + seat) if card in self.sent])

    def weapon(self, side: int) -> int:
        """MS-17.4 The best weapon, or the one that its owner has chosen."""
        g, seat = self.g, self.sides[side]
        names = [name for name in t.counted(g, seat) if name in book.WEAPONS]
        chosen = g.duel[WEAPON + side] - 1
        if chosen >= 0 and t.NAME[chosen] in names:
            names = [t.NAME[chosen]]
        points = {name: book.WEAPONS[name][self.werewolf() and side == 0] for name in names}
        self.counts.update(names)
        return max(points.values(), default=0)

    def captive(self, seat: int) -> int:
        """MS-A112 The wand's captive, in a battle of its kind."""
        kind = book.ENEMIES if self.sword else book.DEMONS
        names = [t.NAME[card] for card in t.at(self.g, BOUND + seat) if t.NAME[card] in kind]
        if not names or not t.works(self.g, seat, "wand_of_fate"):
            return 0
        self.counts |= {"wand_of_fate", *names}
        return sum(kind[name] for name in names)

    def magic_too(self, side: int, shadow: bool) -> int:
        """MS-A44 Magic is added once: by the spell, the Warhorse, or the Hermit."""
        g, seat = self.g, self.sides[side]
        horse = "warhorse" in t.items(g, seat) and t.here(g, seat) not in book.NO_POINTS
        spell = seat in self.magic_aid
        if not (horse or spell or t.hero(g, seat) == "hermit"):
            return 0
        self.counts |= {name for name, so in (("warhorse", horse), ("magic_and_sword", spell)) if so}
        self.counts.add(t.hero(g, seat))
        return t.total_magic(g, seat, shadow)

    def hero_magic(self, side: int) -> int:
        """MS-18.2, MS-A44 Magic in battle."""
        g, seat = self.g, self.sides[side]
        self.add(book.TOTAL_MAGIC, t.counted(g, seat))
        return t.total_magic(g, seat) + self.captive(seat)

    def on_die(self, side: int, crystal: int) -> int:
        """MS-A44 What is added to a die."""
        g, seat = self.g, self.sides[side]
        if seat < 0 or self.stands_in(side):
            return 0
        shadow, here, own = self.shadow and side == 0, t.here(g, seat), crystal
        talisman = "fire_talisman" if self.sword else "air_talisman"
        if t.works(g, seat, talisman) and not shadow:
            self.counts.add(talisman)
            own += 1
        for name, squares in (("pygmy", book.PATHS), ("druid", book.PLAINS)):
            if t.hero(g, seat) == name and here in squares:
                self.counts.add(name)
                own += 1
        if here in LUCKY and t.works(g, seat, "lucky_die"):
            self.counts.add("lucky_die")
            own += 1
        return own

    def only_dice(self, numbers: list[int]) -> bool:
        """The Giant himself against a character that is stronger: only the dice are compared."""
        if not self.sword or min(self.sides) < 0:
            return False
        for side in (0, 1):
            giant = t.hero(self.g, self.sides[side]) == "giant" and not self.stands_in(side)
            if giant and numbers[1 - side] > numbers[side]:
                self.counts.add("giant")
                return True
        return False

    def verdict(self, margin: int) -> str:
        """MS-17.4, and the Shaman, who is beaten only by two points."""
        for side, bare in ((0, -1), (1, 1)):
            seat = self.sides[side]
            if seat >= 0 and t.hero(self.g, seat) == "shaman" and not self.stands_in(side) and margin == bare:
                self.counts.add("shaman")
                return "drawn"
        return "won" if margin > 0 else "lost" if margin < 0 else "drawn"


class InBattle(Statement):
    """Follows battles: who was sent, which spells help, what each side comes to."""

    def __init__(self, design: str) -> None:
        super().__init__(design)
        self.sent: set[int] = set()
        self.magic_aid: set[int] = set()

    def see(self, m: Moment) -> None:
        for event, picture in zip(m.events, m.pictures, strict=True):
            if isinstance(event, BattleBegan):
                self.sent, self.magic_aid = set(), set()
            elif isinstance(event, AidUsed) and event.way == "sends":
                self.sent |= {card for card in t.at(picture, RAISED + event.seat) if t.NAME[card] == event.design}
            elif isinstance(event, SpellWorked) and event.spell == "magic_and_sword":
                self.magic_aid.add(event.seat)
            elif isinstance(event, BattleFought):
                self.fought(event, picture)

    def fought(self, event: BattleFought, g: Any) -> None:
        """Both strengths as they must be."""
        sums = Reckoning(g, self.sent, self.magic_aid)
        numbers = [sums.number(0), sums.number(1)]
        dice = [event.own_die + sums.on_die(0, g.duel[14]), event.other_die + sums.on_die(1, g.duel[15])]
        if g.duel[AIDS] >> FOUL & 1:
            sums.counts.add("scoundrel")
        told = [a + b for a, b in zip(numbers, dice, strict=True)] if not sums.only_dice(numbers) else dice
        result = sums.verdict(told[0] - told[1])
        if self.concerns(sums):
            self.holds([event.own, event.other] == told, f"strengths {event.own}, {event.other} instead of {told}")
            self.holds(event.result == result, f"{event.result} instead of {result}")

    def concerns(self, sums: Reckoning) -> bool:
        return self.design in sums.counts


class AnyBattle(InBattle):
    """MS-17.4, MS-18.2 Whatever battle it is, its numbers are right; MS-A35 no spells against the Stranger."""

    def __init__(self) -> None:
        super().__init__("any battle")

    def concerns(self, sums: Reckoning) -> bool:
        return True

    def see(self, m: Moment) -> None:
        super().see(m)
        if type(m.asked).__name__ != "CastOrPass" or m.asked.window.kind != WX:
            return
        for event, g in zip(m.events, m.pictures, strict=True):
            if isinstance(event, BattleFought):
                shadow = Reckoning(g, self.sent, self.magic_aid).shadow
                self.holds(not shadow, "a spell after the dice, against the Stranger from Shadowland")


class Foe(InBattle):
    """MS-16.2, MS-A36, MS-A38 A beaten enemy is a trophy, a beaten Demon is gone; what is not beaten stays."""

    def __init__(self, design: str) -> None:
        super().__init__(design)
        self.pending: tuple[int, str, int] | None = None  # the card, how it went, against whom

    def see(self, m: Moment) -> None:
        super().see(m)
        for event, picture in zip(m.events, m.pictures, strict=True):
            if isinstance(event, SpellWorked):
                self.pending = None  # a spell after the dice changes what they said
            elif isinstance(event, BattleBegan):
                self.settle(picture)
            elif isinstance(event, BattleFought) and event.seat is not None and event.rival is None:
                sums = Reckoning(picture, self.sent, self.magic_aid)
                mine = [card for card in sums.foes if t.NAME[card] == self.design]
                if mine and sums.why == JOINT:
                    self.pending = (mine[0], event.result, event.seat)
        asked = type(m.asked).__name__
        if asked in ("AtSquare", "TurnChoice", "RaiseBeast", "FightOn"):
            self.settle(m.after)

    def settle(self, g: Any) -> None:
        """What the battle has left, when all its consequences are over."""
        if self.pending is None:
            return
        (card, result, seat), self.pending = self.pending, None
        place = g.at[card]
        if result == "won" and self.design in book.ENEMIES and self.design != "doppelganger":
            self.holds(place == TROPHIES + seat or place >= 340, "beaten, and no trophy")
        elif result == "won" and t.hero(g, seat) == "dark_knight" and self.design != "doppelganger":
            self.holds(place == TROPHIES + seat or self.design == "vampire", "the Dark Knight keeps beaten Demons")
        elif result == "won" and self.design != "vampire":
            self.holds(place < ON, "beaten, and still there")
        elif result != "won":
            self.holds(ON <= place < ON + 57, "not beaten, and yet gone")

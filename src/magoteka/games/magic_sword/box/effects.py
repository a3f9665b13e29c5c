"""What squares, cards, prayers and spells do to a character: an instruction is a value made of these.

A row that makes no sense cannot be written: mypy checks what an effect is made of, the effect itself its numbers.
"""

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import BEINGS_IN_ALL, CARDS_IN_ALL, LOWER, MIDDLE, SQUARES_IN_ALL, UPPER

Alignment: TypeAlias = Literal[0, 1, 2]  # GOOD, EVIL, CHAOTIC
Ring: TypeAlias = Literal[0, 14, 30]  # LOWER, MIDDLE, UPPER
Kind: TypeAlias = Literal["sword", "magic"]
God: TypeAlias = Literal["nemed", "toliman"]
Loss: TypeAlias = Literal["item", "friend", "item_or_friend"]
CaseName: TypeAlias = Literal[
    "sword_up",
    "magic_up",
    "life_up",
    "spell_up",
    "gold_up",
    "journey",
    "sword_down",
    "magic_down",
    "life_down",
    "lose_friend",
    "magic_sword",
    "toliman_shield",
    "heal",
    "ransom",
    "sorceress",
    "armourer",
    "healer",
    "soothsayer",
    "usurer",
    "drink",
    "roll",
]  # what a choice among several effects can be called
CASES: Final[tuple[str, ...]] = get_args(CaseName)
FACES: Final = [1, 2, 3, 4, 5, 6]


class Effect:
    """What happens to a character; nothing here changes once the box is open."""

    number: i64 = 0  # its place in the book of effects, by which steps name it

    def parts(self) -> list["Effect"]:
        """The effects that this one may lead to."""
        return []


def wanted(good: bool, what: str) -> None:
    """An effect of the box makes sense, or the box does not open."""
    if not good:
        raise ValueError(what)


class Nothing(Effect):
    """Nothing happens."""


NOTHING: Final = Nothing()


class Branch(Effect):
    """What decides between other effects."""


class Then(Branch):
    """One effect after another."""

    def __init__(self, *effects: Effect) -> None:
        wanted(len(effects) > 1, "one effect needs no other after it")
        self.effects: Final = list(effects)

    def parts(self) -> list[Effect]:
        return self.effects


class Roll(Branch):
    """A die decides."""

    def __init__(self, faces: dict[int, Effect]) -> None:
        wanted(list(faces) == FACES, f"a die has the faces 1 to 6, not {list(faces)}")
        self.faces: Final = list(faces.values())

    def parts(self) -> list[Effect]:
        return self.faces

    def on(self, face: i64) -> Effect:
        """What the die's result brings."""
        return self.faces[face - 1]


class Choose(Branch):
    """MS-A103 The character chooses one of several effects that can be carried out."""

    def __init__(self, cases: dict[CaseName, Effect]) -> None:
        wanted(len(cases) > 1, "a choice needs two cases")
        self.names: Final = [str(name) for name in cases]
        self.places: Final = [CASES.index(name) for name in cases]
        self.cases: Final = list(cases.values())

    def parts(self) -> list[Effect]:
        return self.cases

    def named(self, name: str) -> Effect:
        """The effect of a case."""
        return self.cases[self.names.index(name)]


class May(Branch):
    """MS-A102 An effect that may be declined."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect

    def parts(self) -> list[Effect]:
        return [self.effect]


class Condition:
    """What can be true of a character."""


class HasGold(Condition):
    """The character has a gold piece."""


class HarmedSomebody(Condition):
    """The character has attacked somebody or used a hostile ability."""


class SwordBelow(Condition):
    """The total Sword is below a number."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number


class MagicBelow(Condition):
    """The total Magic is below a number."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number


class If(Branch):
    """One effect or another, as things stand with the character."""

    def __init__(self, condition: Condition, yes: Effect, no: Effect) -> None:
        self.condition: Final = condition
        self.yes: Final = yes
        self.no: Final = no

    def parts(self) -> list[Effect]:
        return [self.yes, self.no]


class ByAlignment(Branch):
    """MS-7 The good, the evil and the chaotic fare differently."""

    def __init__(self, good: Effect = NOTHING, evil: Effect = NOTHING, chaotic: Effect = NOTHING) -> None:
        self.by: Final = [good, evil, chaotic]

    def parts(self) -> list[Effect]:
        return self.by


class Pay(Branch):
    """MS-A78 Pay, or suffer the alternative; a forced payment is made by whoever can."""

    def __init__(self, price: i64, paid: Effect, unpaid: Effect, forced: bool = False) -> None:
        wanted(price > 0, "a price is at least one gold piece")
        self.price: Final[i64] = price
        self.paid: Final = paid
        self.unpaid: Final = unpaid
        self.forced: Final = forced

    def parts(self) -> list[Effect]:
        return [self.paid, self.unpaid]


class Company:
    """A set of characters."""


class Everybody(Company):
    """All characters."""


class SameCircle(Company):
    """All characters in the circle of the one who drew the card."""


class InCircle(Company):
    """All characters in a circle."""

    def __init__(self, ring: Ring) -> None:
        wanted(ring in (LOWER, MIDDLE, UPPER), "there are three circles")
        self.ring: Final[i64] = ring


class Aligned(Company):
    """All characters of these alignments."""

    def __init__(self, *aligns: Alignment) -> None:
        self.aligns: Final = [int(align) for align in aligns]


class AllBut(Company):
    """All characters but some."""

    def __init__(self, *heroes: int) -> None:
        self.heroes: Final = list(heroes)


class ForEach(Branch):
    """MS-A98 An effect for every one of a company, clockwise from the active character."""

    def __init__(self, company: Company, effect: Effect) -> None:
        self.company: Final = company
        self.effect: Final = effect

    def parts(self) -> list[Effect]:
        return [self.effect]


class ForEachFriend(Branch):
    """An effect for every friend that is not forced upon the character."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect

    def parts(self) -> list[Effect]:
        return [self.effect]


class Change(Effect):
    """What changes a character's points, gold and spells."""


class Points(Change):
    """So many points more or fewer."""

    def __init__(self, points: i64) -> None:
        wanted(points != 0, "no points are no effect")
        self.points: Final[i64] = points


class Sword(Points):
    """MS-1.3 Own Sword changes."""


class Magic(Points):
    """MS-2.3 Own Magic changes."""


class Life(Points):
    """MS-4.3, MS-4.5 Life is gained, or lost."""


class Heal(Points):
    """MS-4.7 Life is healed, up to four."""


class Gold(Points):
    """MS-3.4 Gold is gained, or lost as far as there is any."""


class LoseAllGold(Change):
    """All gold is lost."""


class Spells(Change):
    """MS-A58 Spells are drawn, some only if there is room; a negative number is discarded."""

    def __init__(self, count: i64, if_room: bool = False) -> None:
        wanted(count > 0 or count == -1, "spells are lost one by one")
        self.count: Final[i64] = count
        self.if_room: Final = if_room


class SpellsToLimit(Change):
    """Spells are drawn up to the limit."""


class LoseAllSpells(Change):
    """All spells are lost, those under friends too."""


class Befalls(Effect):
    """What befalls a character for a time, or for good."""


class Turns(Befalls):
    """So many own turns."""

    def __init__(self, turns: i64) -> None:
        wanted(turns > 0, "no turns are no effect")
        self.turns: Final[i64] = turns


class Miss(Turns):
    """MS-A18 Turns are missed."""


class Slow(Turns):
    """Turns at speed one."""


class Stone(Befalls):
    """MS-20 The character turns to stone."""


class Possession(Befalls):
    """MS-A76 The character is possessed."""


class Align(Befalls):
    """MS-7.2 The alignment changes."""

    def __init__(self, align: Alignment) -> None:
        self.align: Final[i64] = align


class DieBonus(Befalls):
    """MS-A44 Points on the character's die in the battle at hand."""

    def __init__(self, points: i64) -> None:
        wanted(points > 0, "no points are no effect")
        self.points: Final[i64] = points


class DoubleDemons(Befalls):
    """The Magic of Demons is doubled until the character's next turn."""


class Dealing(Effect):
    """What a character gains, loses, buys or uses."""


class Gain(Dealing):
    """MS-21.1 An equipment card is gained."""

    def __init__(self, card: i64) -> None:
        wanted(0 <= card < CARDS_IN_ALL, f"there is no card {card}")
        self.card: Final[i64] = card


class Lose(Dealing):
    """An item or a friend is lost: the owner chooses, or chance does."""

    def __init__(self, what: Loss, by_lot: bool = False) -> None:
        self.what: Final[str] = what
        self.by_lot: Final = by_lot


class LoseThisFriend(Dealing):
    """The friend in question dies."""


class Uses(Dealing):
    """MS-A80 A place that can be used so many times."""

    def __init__(self, uses: i64, effect: Effect) -> None:
        wanted(uses > 0, "what cannot be used is no place")
        self.uses: Final[i64] = uses
        self.effect: Final = effect

    def parts(self) -> list[Effect]:
        return [self.effect]


class Shop(Dealing):
    """MS-A77 Equipment is sold."""

    def __init__(self, prices: dict[int, int]) -> None:
        wanted(bool(prices) and min(prices.values()) > 0, "a shop sells something")
        wanted(min(prices) >= 0 and max(prices) < CARDS_IN_ALL, f"there are no such cards: {list(prices)}")
        self.prices: Final = prices


class Sale(Dealing):
    """MS-A78 Items become gold, a piece each."""


class PaidHealing(Dealing):
    """MS-4.7 Life is healed for gold, point by point."""

    def __init__(self, price: i64) -> None:
        wanted(price > 0, "a price is at least one gold piece")
        self.price: Final[i64] = price


class JoinByForce(Dealing):
    """MS-A53 The card joins the character, wanted or not."""


class DriveOutSpirit(Dealing):
    """MS-A53 The Evil Spirit is driven out."""


class Motion(Effect):
    """What moves a character or a card."""


class DiscardThis(Motion):
    """The card itself goes to its discard."""


class StrangersVanish(Motion):
    """The strangers of the circle leave the board."""


class DrawMore(Motion):
    """MS-A81 Further cards are drawn here."""

    def __init__(self, cards: i64) -> None:
        wanted(cards > 0, "no cards are no effect")
        self.cards: Final[i64] = cards


class GoTo(Motion):
    """MS-A20 The character is carried to a square."""

    def __init__(self, square: i64) -> None:
        wanted(0 <= square < SQUARES_IN_ALL, f"there is no square {square}")
        self.square: Final[i64] = square


class GoBack(Motion):
    """MS-A83 Back to where the move began; the turn is over."""


class Journey(Motion):
    """MS-A20 To any other square of the circle."""


class ExtraMove(Motion):
    """MS-A21 Another move at once."""


class Occasion(Effect):
    """A battle, a prayer, a mission, and what only one card or square does."""


class Fight(Occasion):
    """MS-A39 A battle with a being that has no card."""

    def __init__(self, kind: Kind, strength: i64, being: i64) -> None:
        wanted(strength > 0 and 0 <= being < BEINGS_IN_ALL, f"there is no being {being} of strength {strength}")
        self.kind: Final[str] = kind
        self.strength: Final[i64] = strength
        self.being: Final[i64] = being


class Prayer(Occasion):
    """MS-A76 A prayer to a god."""

    def __init__(self, god: God) -> None:
        self.god: Final[str] = god


class Mission(Occasion):
    """MS-A75 The keeper of the roads sets a task, or pays for one."""


class Tournament(Occasion):
    """MS-A82 Somebody is called to a duel."""


class Ambush(Occasion):
    """MS-A105 Robbers carry all items and the gold to the Heather Moors."""


class SwapStats(Occasion):
    """MS-A79 Own Sword and own Magic are exchanged."""


class GuessNumber(Occasion):
    """A guessed die brings a spell."""


class SpellOfChoice(Occasion):
    """Any spell is taken from the deck."""


class CourtHealing(Occasion):
    """MS-4.7 The court healer is paid, and the die is trusted."""


class BridgeTask(Effect):
    """MS-14 A task of the Stone Bridge; the chapter on the bridge sets it when the square is entered."""


def shop_in(effect: Effect) -> Shop | None:
    """The shop that an effect can lead to, if there is one."""
    if isinstance(effect, Shop):
        return effect
    for part in effect.parts():
        shop = shop_in(part)
        if shop is not None:
            return shop
    return None

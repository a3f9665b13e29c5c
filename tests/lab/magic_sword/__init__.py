"""What the designs of «Магический Меч» do, from the rulebook and the spec."""

from collections.abc import Callable, Sequence
from typing import Any

from lab.frame import Bench, Moment, Statement
from lab.magic_sword import book, heroes, spells, squares, things, workings
from lab.magic_sword.battle import AnyBattle, Foe, InBattle
from lab.magic_sword.effects import ENCOUNTERS, OfCard, OfSquare
from lab.magic_sword.spells import OfSpell
from lab.magic_sword.things import Look
from magoteka.games import GAMES


class Several(Statement):
    """All that the book says of one design."""

    def __init__(self, design: str, parts: list[Statement]) -> None:
        super().__init__(design)
        self.parts = parts

    def see(self, m: Moment) -> None:
        for part in self.parts:
            part.see(m)
        self.spoken = sum(part.spoken for part in self.parts)
        self.faults = [fault for part in self.parts for fault in part.faults]


def statement(design: str) -> Statement | None:
    """All statements of a design as one."""
    name = design.removeprefix("equipment_")
    parts = [*by_kind(name), *(Look(name, look) for look in looks(name))]
    return Several(design, parts) if parts else None


def by_kind(name: str) -> list[Statement]:
    """What follows from a number, an instruction or a spell card of the book."""
    if name in book.ENEMIES or name in book.DEMONS:
        return [Foe(name)]
    if name in book.EFFECTS:
        return [OfCard(name)]
    if name in book.INSTRUCTIONS:
        return [OfSquare(name)]
    if name in book.SPELLS:
        return [OfSpell(name), InBattle(name)]
    return [InBattle(name)]


def looks(name: str) -> list[Callable[[Look, Moment], Any]]:
    """What a design does besides."""
    found = list(squares.LOOKS.get(name, ()))
    found += [things.LOOKS[name]] if name in things.LOOKS else []
    found += [workings.LOOKS[name]] if name in workings.LOOKS else []
    found += [things.hides] if name in book.HIDES else []
    found += [things.on_the_sheet] if name in (*book.TOTAL_SWORD, *book.TOTAL_MAGIC, *book.CARRIERS) else []
    return found + ([*heroes.HEROES.get(name, ()), *heroes.EVERY_HERO] if name in book.HEROES else [])


def laws() -> Sequence[Statement]:
    everywhere = {
        "wand_of_fate": things.wand,
        "mage": things.mage,
        "time_formula": spells.silence,
        "paralysis": things.paralysed,
        "swift_steed": things.steed,
    }
    return (AnyBattle(), squares.Settled(), *(Look(name, look) for name, look in everywhere.items()))


def over(begun: Any, now: Any) -> bool:
    return bool(now.turns != begun.turns)


READY = {"Explore": 16, "Obey": 16, "Yes": 12, "Ready": 10, "Advance": 24, "EnterCastle": 24, "Retry": 12, "Walk": 10}
SELDOM = {
    "Card": 12,
    "Drop": 1,
    "PassTurn": 1,
    "EndTurn": 1,
    "Linger": 1,
    "Pass": 3,
    "TurnBack": 1,
    "PassCastle": 2,
    "Rival": 2,
}
PROVOKES, ANSWERS = "doom", {"mirror", "master_of_spells"}  # what is cast, so that it is answered
FIGHTERS = {*book.HEROES, *book.WEAPONS, *book.COMPANIONS}


def liked(option: Any, pair: frozenset[str]) -> int:
    """What names the pair is done gladly, passing and stopping unwillingly; people meet where heroes are tried."""
    said = {getattr(option, name) for name in getattr(option, "__dataclass_fields__", {})}
    kind = type(option).__name__
    if kind == "Cast" and option.spell == PROVOKES and pair & ANSWERS:
        return 40
    if said & pair or kind in {word for name in pair for word in NAMED.get(name, ())}:
        return 40
    if kind == "Rival" and pair & FIGHTERS and not pair & set(ENCOUNTERS):
        return 16
    return READY.get(kind, SELDOM.get(kind, 6))


NAMED = {  # what is done with a design where the answer does not name it
    "casket": ("OpenCasket",),
    "strength_elixir": ("DrinkElixir",),
    "mercenary": ("PayMercenary",),
    "fate_crystal": ("AskCrystal",),
    "loyal_knight": ("SendKnight",),
    "fortune_seeker": ("Raid",),
    "mirror_of_ruin": ("RaiseMirror",),
    "alchemist": ("TurnIntoGold",),
    "secret_pouch": ("FillPouch",),
    "boat": ("TakeBoat",),
    "lamp": ("LightLamp",),
    "kings_diamond": ("SellDiamond",),
    "princess": ("AskPrincess",),
    "viceroy": ("AskViceroy",),
    "adventurer": ("StealSpell",),
    "kobold": ("Charm",),
    "trickster": ("Wheedle",),
    "witch": ("DriveToTemple",),
    "knight_errant": ("WinOverFriends",),
    "scoundrel": ("FightFoul", "CrippleSword", "CrippleMagic"),
    "executioner": ("Behead", "BeheadWithMagic"),
    "druid": ("ChangeAlignment",),
    "conqueror": ("GiveFriend",),
    "dark_knight": ("AttackWithMagic", "TradeDemons"),
    "elf": ("WalkOn",),
    "prince": ("LeaveUnseen",),
    "magic_staff": ("Refill",),
    "miser_warlock": ("CastFor",),
}


BENCH = Bench(GAMES["magic_sword"], statement, laws, over, liked)

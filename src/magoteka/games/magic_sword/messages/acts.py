"""What a character can do in its turn, in a meeting and in a battle: an answer for each deed.

A deed is declared here and nowhere else. The menu of a turn has the deeds in the order of this page, so that a new one
stands last; `tools/numbers.py` gives each the name by which the rules know its place there.
"""

from dataclasses import dataclass
from typing import Final, TypeVar, dataclass_transform

from magoteka.core.event import Option
from magoteka.games.magic_sword.box.names import ALIGNMENTS


@dataclass(frozen=True)
class Act(Option):
    """Something a character can do."""

    @classmethod
    def entries(cls) -> "tuple[Act, ...]":
        """What the menu has for it."""
        return (cls(),)


@dataclass(frozen=True)
class Move(Act):
    """MS-A17 T2 A kind of move."""


@dataclass(frozen=True)
class FreeAction(Act):
    """MS-A17 What can be done at any step of the turn: all but the Druid's change of alignment."""


@dataclass(frozen=True)
class ByTheWay(FreeAction):
    """MS-A111 What is done from the character's own sheet, so that it keeps no question open."""


@dataclass(frozen=True)
class Onslaught(Act):
    """MS-A47 A way to attack somebody met."""


A = TypeVar("A", bound=Act)
DEEDS: Final[list[type[Act]]] = []


@dataclass_transform(frozen_default=True)
def deed(kind: type[A]) -> type[A]:
    """A class of this page as the next deed of the menu."""
    made = dataclass(frozen=True)(kind)
    DEEDS.append(made)
    return made


@deed
class EndTurn(Act):
    """MS-A17 T8 Be done here: the turn ends."""


@deed
class Walk(Move):
    """MS-10.2 Throw the die and walk."""


@deed
class TakeBoat(Move):
    """MS-A26 Cross the Swamp by boat."""


@deed
class LightLamp(Move):
    """MS-A26 Cross the Ice Forest by the light of the lamp."""


@deed
class Rejoin(Move):
    """MS-A86 Go back to the friends that were left behind."""


@deed
class Retry(Move):
    """MS-14.3 Try the task of this square of the bridge again."""


@deed
class Advance(Move):
    """MS-10.3 One square further along the bridge."""


@deed
class EnterCastle(Move):
    """MS-14.7 Enter the Castle of the Beast."""


@deed
class PassCastle(Move):
    """MS-A89 Walk past the castle to the far side of the bridge."""


@deed
class TurnBack(Move):
    """MS-A89 Leave the bridge by the way one came."""


@deed
class Explore(Act):
    """MS-13.4 Explore the square."""


@deed
class LeaveUnseen(Act):
    """MS-A33 The Prince leaves the cards of the square unseen."""


@deed
class WalkOn(Act):
    """The Elf walks on from a plain."""


@deed
class Raid(Act):
    """MS-A85 Send the Fortune Seeker against somebody near."""


@deed
class Obey(Act):
    """MS-13.5 Do what the square says."""


@deed
class TakeGold(Act):
    """MS-12.1 Take the gold that lies here."""


@deed
class Drop(ByTheWay):
    """MS-5.5 Drop an item or leave a friend."""


@deed
class TradeTrophies(FreeAction):
    """MS-1.4 Trade beaten enemies for Sword."""


@deed
class TradeDemons(FreeAction):
    """The Dark Knight trades beaten Demons for Magic or spells."""


@deed
class TurnIntoGold(FreeAction):
    """The Alchemist turns items into gold."""


@deed
class OpenCasket(FreeAction):
    """Open the Mysterious Casket."""


@deed
class DrinkElixir(FreeAction):
    """Drink the Elixir of Strength."""


@deed
class PayMercenary(FreeAction):
    """Pay the Mercenary."""


@deed
class RaiseMirror(FreeAction):
    """Break somebody's points with the Mirror of Ruin."""


@deed
class GiveFriend(FreeAction):
    """The Conqueror gives a friend for a Life."""


@deed
class ChangeAlignment(Act):
    """MS-7.3 The Druid takes another alignment."""

    align: str

    @classmethod
    def entries(cls) -> tuple[Act, ...]:
        return tuple(cls(align) for align in ALIGNMENTS)


@deed
class Refill(FreeAction):
    """MS-9.8 Draw spells up to one's number."""


@deed
class FillPouch(ByTheWay):
    """Hide an item in the Secret Pouch."""


@deed
class SellDiamond(Act):
    """MS-A78 Sell the Diamond of Kings in the Royal Castle."""


@deed
class AskPrincess(Act):
    """MS-A78 Let the Princess heal, or take her ransom."""


@deed
class AskViceroy(Act):
    """MS-A78 Let the Viceroy heal, or take his ransom."""


@deed
class Ready(Act):
    """MS-A43 F3 Nothing more to do before the dice."""


@deed
class AskCrystal(Act):
    """MS-A43 F3 Ask the Crystal of Fate."""


@deed
class SendKnight(Act):
    """MS-A43 F3 Let the Loyal Knight fight in one's stead."""


@deed
class Attack(Onslaught):
    """MS-17.6 Attack with Sword."""


@deed
class AttackWithMagic(Onslaught):
    """MS-A47 Attack with Magic."""


@deed
class FightFoul(Onslaught):
    """The Scoundrel fights foul: the rival adds no die."""


@deed
class Behead(Onslaught):
    """MS-A97 The Executioner raises the axe, then fights with Sword."""


@deed
class BeheadWithMagic(Onslaught):
    """MS-A97 The Executioner raises the axe, then fights with Magic."""


@deed
class StealSpell(Act):
    """The Adventurer steals a spell instead of attacking."""


@deed
class Charm(Act):
    """MS-A94 The Kobold steals a turn instead of attacking."""


@deed
class Wheedle(Act):
    """The Trickster wheedles a gold piece out of somebody."""


@deed
class DriveToTemple(Act):
    """MS-A96 The Witch drives a character to a temple."""


@deed
class WinOverFriends(Act):
    """The Knight Errant wins over Crusader and Squire."""


@deed
class TakeLife(Act):
    """MS-17.9 The spoil is a point of Life."""


@deed
class TakeCoin(Act):
    """MS-17.9 A gold piece of somebody: as spoil, by a spell, for the Robber."""


@deed
class TakeNothing(Act):
    """MS-17.9 No spoil is taken."""


@deed
class CrippleSword(Act):
    """The Scoundrel takes a point of Sword from the beaten."""


@deed
class CrippleMagic(Act):
    """The Scoundrel takes a point of Magic from the beaten."""


@deed
class OfferTrade(Act):
    """MS-A100 Offer a trade."""


@deed
class Stop(Act):
    """MS-A91 Stay on this square of the bridge."""


@deed
class Exorcise(Act):
    """MS-A41 The Priest drives out the Demon that has no card."""


@deed
class Linger(ByTheWay):
    """MS-A111 Be asked at every step of this turn and the next, even where only one answer is left."""

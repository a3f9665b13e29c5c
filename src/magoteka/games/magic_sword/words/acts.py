"""What a character can do in its turn, in a meeting and in a battle: an answer for each deed."""

from dataclasses import dataclass

from magoteka.core.event import Option


@dataclass(frozen=True)
class Act(Option):
    """Something a character can do."""


@dataclass(frozen=True)
class EndTurn(Act):
    """MS-A17 T8 Be done here: the turn ends."""


@dataclass(frozen=True)
class Walk(Act):
    """MS-10.2 Throw the die and walk."""


@dataclass(frozen=True)
class TakeBoat(Act):
    """MS-A26 Cross the Swamp by boat."""


@dataclass(frozen=True)
class LightLamp(Act):
    """MS-A26 Cross the Ice Forest by the light of the lamp."""


@dataclass(frozen=True)
class Rejoin(Act):
    """MS-A86 Go back to the friends that were left behind."""


@dataclass(frozen=True)
class Retry(Act):
    """MS-14.3 Try the task of this square of the bridge again."""


@dataclass(frozen=True)
class Advance(Act):
    """MS-10.3 One square further along the bridge."""


@dataclass(frozen=True)
class EnterCastle(Act):
    """MS-14.7 Enter the Castle of the Beast."""


@dataclass(frozen=True)
class PassCastle(Act):
    """MS-A89 Walk past the castle to the far side of the bridge."""


@dataclass(frozen=True)
class TurnBack(Act):
    """MS-A89 Leave the bridge by the way one came."""


@dataclass(frozen=True)
class Explore(Act):
    """MS-13.4 Explore the square."""


@dataclass(frozen=True)
class LeaveUnseen(Act):
    """MS-A33 The Prince leaves the cards of the square unseen."""


@dataclass(frozen=True)
class WalkOn(Act):
    """The Elf walks on from a plain."""


@dataclass(frozen=True)
class Raid(Act):
    """MS-A85 Send the Fortune Seeker against somebody near."""


@dataclass(frozen=True)
class Obey(Act):
    """MS-13.5 Do what the square says."""


@dataclass(frozen=True)
class TakeGold(Act):
    """MS-12.1 Take the gold that lies here."""


@dataclass(frozen=True)
class Drop(Act):
    """MS-5.5 Drop an item or leave a friend."""


@dataclass(frozen=True)
class TradeTrophies(Act):
    """MS-1.4 Trade beaten enemies for Sword."""


@dataclass(frozen=True)
class TradeDemons(Act):
    """The Dark Knight trades beaten Demons for Magic or spells."""


@dataclass(frozen=True)
class TurnIntoGold(Act):
    """The Alchemist turns items into gold."""


@dataclass(frozen=True)
class OpenCasket(Act):
    """Open the Mysterious Casket."""


@dataclass(frozen=True)
class DrinkElixir(Act):
    """Drink the Elixir of Strength."""


@dataclass(frozen=True)
class PayMercenary(Act):
    """Pay the Mercenary."""


@dataclass(frozen=True)
class RaiseMirror(Act):
    """Break somebody's points with the Mirror of Ruin."""


@dataclass(frozen=True)
class GiveFriend(Act):
    """The Conqueror gives a friend for a Life."""


@dataclass(frozen=True)
class ChangeAlignment(Act):
    """MS-7.3 The Druid takes another alignment."""

    align: str


@dataclass(frozen=True)
class Refill(Act):
    """MS-9.8 Draw spells up to one's number."""


@dataclass(frozen=True)
class FillPouch(Act):
    """Hide an item in the Secret Pouch."""


@dataclass(frozen=True)
class SellDiamond(Act):
    """MS-A78 Sell the Diamond of Kings in the Royal Castle."""


@dataclass(frozen=True)
class AskPrincess(Act):
    """MS-A78 Let the Princess heal, or take her ransom."""


@dataclass(frozen=True)
class AskViceroy(Act):
    """MS-A78 Let the Viceroy heal, or take his ransom."""


@dataclass(frozen=True)
class Ready(Act):
    """MS-A43 F3 Nothing more to do before the dice."""


@dataclass(frozen=True)
class AskCrystal(Act):
    """MS-A43 F3 Ask the Crystal of Fate."""


@dataclass(frozen=True)
class SendKnight(Act):
    """MS-A43 F3 Let the Loyal Knight fight in one's stead."""


@dataclass(frozen=True)
class Attack(Act):
    """MS-17.6 Attack with Sword."""


@dataclass(frozen=True)
class AttackWithMagic(Act):
    """MS-A47 Attack with Magic."""


@dataclass(frozen=True)
class FightFoul(Act):
    """The Scoundrel fights foul: the rival adds no die."""


@dataclass(frozen=True)
class Behead(Act):
    """MS-A97 The Executioner raises the axe, then fights with Sword."""


@dataclass(frozen=True)
class BeheadWithMagic(Act):
    """MS-A97 The Executioner raises the axe, then fights with Magic."""


@dataclass(frozen=True)
class StealSpell(Act):
    """The Adventurer steals a spell instead of attacking."""


@dataclass(frozen=True)
class Charm(Act):
    """MS-A94 The Kobold steals a turn instead of attacking."""


@dataclass(frozen=True)
class Wheedle(Act):
    """The Trickster wheedles a gold piece out of somebody."""


@dataclass(frozen=True)
class DriveToTemple(Act):
    """MS-A96 The Witch drives a character to a temple."""


@dataclass(frozen=True)
class WinOverFriends(Act):
    """The Knight Errant wins over Crusader and Squire."""


@dataclass(frozen=True)
class TakeLife(Act):
    """MS-17.9 The spoil is a point of Life."""


@dataclass(frozen=True)
class TakeCoin(Act):
    """MS-17.9 A gold piece of somebody: as spoil, by a spell, for the Robber."""


@dataclass(frozen=True)
class TakeNothing(Act):
    """MS-17.9 No spoil is taken."""


@dataclass(frozen=True)
class CrippleSword(Act):
    """The Scoundrel takes a point of Sword from the beaten."""


@dataclass(frozen=True)
class CrippleMagic(Act):
    """The Scoundrel takes a point of Magic from the beaten."""


@dataclass(frozen=True)
class OfferTrade(Act):
    """MS-A100 Offer a trade."""


@dataclass(frozen=True)
class Stop(Act):
    """MS-A91 Stay on this square of the bridge."""


@dataclass(frozen=True)
class Exorcise(Act):
    """MS-A41 The Priest drives out the Demon that has no card."""


@dataclass(frozen=True)
class Linger(Act):
    """MS-A111 Be asked at every step of this turn and the next, even where only one answer is left."""

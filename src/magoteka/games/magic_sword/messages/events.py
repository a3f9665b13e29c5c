"""What happens in «Магический Меч».

A field with a default was told later than the rest: tables of older programs lack it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, TypeAlias

from magoteka.core.event import Event, Seat

Tried: TypeAlias = Literal["passed", "tied", "failed"]
Fought: TypeAlias = Literal["won", "drawn", "lost"]
FOUGHT: tuple[Fought, ...] = ("won", "drawn", "lost")
SpellAim: TypeAlias = Literal["nobody", "character", "card", "square", "being"]
Fighter: TypeAlias = Literal["self", "seeker", "creature"]  # who fights on the first side
Hidden: TypeAlias = Literal["hid", "ignored"]
Way: TypeAlias = Literal["deed", "wields", "sends", "befriends", "tries", "binds"]  # what is done with a card


@dataclass(frozen=True)
class HeroArrived(Event):
    """MS-0.6, MS-4.4d A character comes into play."""

    seat: Seat
    hero: str
    square: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class TurnBegan(Event):
    """MS-10.1 A character's turn begins."""

    seat: Seat
    round: int


@dataclass(frozen=True)
class TurnSkipped(Event):
    """MS-A52, MS-20.4 A turn is missed: `why` is missed, stone, possessed or charmed."""

    seat: Seat
    why: str
    charmer: Seat | None = None


@dataclass(frozen=True)
class DiceThrown(Event):
    """MS-0.5 A throw has fallen: the sum, how many dice, and each of them."""

    seat: Seat | None
    value: int
    dice: int
    faces: tuple[int, ...]
    reveals: ClassVar[bool] = True
    throw: ClassVar[bool] = True


@dataclass(frozen=True)
class Moved(Event):
    """MS-10.2 A character stands on another square."""

    seat: Seat
    square: str


@dataclass(frozen=True)
class GateTried(Event):
    """MS-11.4 A crossing was tried."""

    seat: Seat
    gate: str
    how: Tried


@dataclass(frozen=True)
class CardTurnedUp(Event):
    """MS-13.4 An event card is drawn onto a square."""

    seat: Seat
    card: int
    design: str
    square: str
    reveals: ClassVar[bool] = True
    bares: ClassVar[bool] = True


@dataclass(frozen=True)
class CardLaidDown(Event):
    """MS-A33 A card is laid face down, seen by nobody."""

    square: str


@dataclass(frozen=True)
class CardMoved(Event):
    """MS-15.1 A card is put on another square."""

    card: int
    design: str
    square: str


@dataclass(frozen=True)
class CardDealtWith(Event):
    """MS-15.2 A card takes effect; `gone`: it serves once and is discarded."""

    seat: Seat
    card: int
    design: str
    gone: bool = False


@dataclass(frozen=True)
class CardGained(Event):
    """MS-12.1, MS-21.1 A card comes to a character."""

    seat: Seat
    card: int
    design: str


@dataclass(frozen=True)
class CardLost(Event):
    """MS-5.5, MS-6.4, MS-21.2 A card leaves a character: `how` is dropped, gone, sold or given.

    Not `owned`: an enemy that a spell removes in the character's turn.
    """

    seat: Seat
    card: int
    design: str
    how: str
    owned: bool = True


@dataclass(frozen=True)
class CardGone(Event):
    """MS-A34 A card of the board goes to its discard or to the stock."""

    card: int
    design: str


@dataclass(frozen=True)
class CardStilled(Event):
    """MS-A66 An enemy neither attacks nor is attacked until the caster's next turn."""

    seat: Seat
    card: int
    design: str


@dataclass(frozen=True)
class TrophyWon(Event):
    """MS-1.4, MS-2.4 A beaten enemy is kept."""

    seat: Seat
    card: int
    design: str


@dataclass(frozen=True)
class TrophyGiven(Event):
    """MS-1.4 A trophy is handed over."""

    seat: Seat
    card: int
    design: str


@dataclass(frozen=True)
class BeastRaised(Event):
    """The Mage keeps a beaten beast as a friend for one battle."""

    seat: Seat
    card: int
    design: str


@dataclass(frozen=True)
class VampireLives(Event):
    """MS-A106 The Vampire's own Life changes."""

    card: int
    now: int


@dataclass(frozen=True)
class PouchFilled(Event):
    """An item is hidden in the Secret Pouch."""

    seat: Seat
    card: int
    design: str


@dataclass(frozen=True)
class GoldLeft(Event):
    """MS-4.4, MS-20.2, MS-A105 A character's gold lies on a square."""

    seat: Seat
    square: str
    count: int


@dataclass(frozen=True)
class GoldPickedUp(Event):
    """MS-12.1 Gold that lay on a square is taken."""

    seat: Seat
    square: str
    count: int


@dataclass(frozen=True)
class PointsChanged(Event):
    """MS-1.3, MS-2.3, MS-4.3 A number of a character changes."""

    seat: Seat
    what: Literal["sword", "magic", "life", "gold"]
    by: int
    now: int


@dataclass(frozen=True)
class StatsSwapped(Event):
    """MS-A79 Own Sword and own Magic change places, with their start values."""

    seat: Seat
    sword: int
    magic: int


@dataclass(frozen=True)
class AlignmentChanged(Event):
    """MS-7.2 A character's nature changes."""

    seat: Seat
    align: str


@dataclass(frozen=True)
class TurnsToMiss(Event):
    """MS-A18 A character will miss turns."""

    seat: Seat
    turns: int


@dataclass(frozen=True)
class Paralysed(Event):
    """MS-A66 Nobody can meet the character, and it can do nothing until its lost turn has passed."""

    seat: Seat
    how: Literal["ringed", "thundered"]


@dataclass(frozen=True)
class Slowed(Event):
    """Fog: one square a turn, for so many own turns."""

    seat: Seat
    turns: int


@dataclass(frozen=True)
class Possessed(Event):
    """MS-A76 A character is possessed, or free again."""

    seat: Seat
    free: bool


@dataclass(frozen=True)
class GeasLifted(Event):
    """MS-A96 Nothing drives the character to a temple any more."""

    seat: Seat


@dataclass(frozen=True)
class Petrified(Event):
    """MS-20.1 A character turns to stone."""

    seat: Seat


@dataclass(frozen=True)
class HeroDied(Event):
    """MS-4.4 A character dies."""

    seat: Seat
    hero: str


@dataclass(frozen=True)
class SpellGained(Event):
    """MS-9.3, MS-9.5 A spell is drawn; only its owner sees it. MS-A84 A `friend` of his may keep it."""

    seat: Seat
    spell: str | None
    friend: str | None = None
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> SpellGained:
        return self if seat == self.seat else replace(self, spell=None)


@dataclass(frozen=True)
class SpellStolen(Event):
    """MS-A74 A spell changes hands; the two alone know which."""

    seat: Seat
    victim: Seat
    spell: str | None
    reveals: ClassVar[bool] = True
    bares: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> SpellStolen:
        return self if seat in (self.seat, self.victim) else replace(self, spell=None)


@dataclass(frozen=True)
class SpellDiscarded(Event):
    """MS-2.6b A spell is discarded, for all to see; it may have lain under a `friend` whom `owner` had, or nobody."""

    seat: Seat
    spell: str
    reveals: ClassVar[bool] = True
    friend: str | None = None
    owner: Seat | None = None
    bares: ClassVar[bool] = True


@dataclass(frozen=True)
class SpellsSeen(Event):
    """Cards were looked at: `what` is events, hand, deck or friend; only the looker learns which."""

    seat: Seat
    what: str
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True
    victim: Seat | None = None
    bares: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> SpellsSeen:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True)
class SpellTakenUp(Event):
    """MS-A61 A spell leaves the hand, or a `friend`, to be aimed; nobody else sees which, but that it fits is out."""

    seat: Seat
    friend: str | None = None
    reveals: ClassVar[bool] = True
    betrays: ClassVar[bool] = True


@dataclass(frozen=True)
class SpellAnnounced(Event):
    """MS-A61 A spell is announced with its target."""

    seat: Seat
    spell: str
    target: Seat | None
    square: str | None
    card: str | None
    reveals: ClassVar[bool] = True
    aim: SpellAim = "nobody"
    design: str | None = None


@dataclass(frozen=True)
class SpellFailed(Event):
    """MS-A61…A63 A spell has no effect: `why` is cancelled, resisted or no-target."""

    seat: Seat
    spell: str
    why: str


@dataclass(frozen=True)
class SpellWorked(Event):
    """MS-9.6a A spell takes effect."""

    seat: Seat
    spell: str
    target: Seat | None = None


@dataclass(frozen=True)
class BattleBegan(Event):
    """MS-17.1 A battle: `kind` is sword or magic; an opponent is a seat or a being.

    `design` is the card that is fought, `others` how many cards fight beside it; a conjured creature has an `owner`.
    """

    kind: str
    seat: Seat | None
    rival: Seat | None
    being: str
    fighter: Fighter = "self"
    owner: Seat | None = None
    design: str | None = None
    others: int = 0


@dataclass(frozen=True)
class BattleFought(Event):
    """MS-17.8 Both strengths are known, the dice among them (0: no die was added)."""

    seat: Seat | None
    rival: Seat | None
    own: int
    other: int
    result: Fought
    own_die: int
    other_die: int
    being: str = "hero"
    design: str | None = None


@dataclass(frozen=True)
class BattleAvoided(Event):
    """MS-19.1 Somebody hides, from a character too (`rival`), or an opponent does not fight."""

    seat: Seat
    being: str
    how: Hidden = "hid"
    rival: Seat | None = None


@dataclass(frozen=True)
class AidUsed(Event):
    """MS-A43 An ability or card is used: `what` names it, `way` says what is done with the card."""

    seat: Seat
    what: str
    way: Way = "deed"
    design: str | None = None
    target: Seat | None = None


@dataclass(frozen=True)
class MissionGiven(Event):
    """MS-A75 The keeper of the roads sets a task."""

    seat: Seat
    mission: str


@dataclass(frozen=True)
class RewardWaits(Event):
    """MS-A75 The task is done; the reward waits at the fortress."""

    seat: Seat


@dataclass(frozen=True)
class MissionFulfilled(Event):
    """MS-A75 The task is rewarded."""

    seat: Seat


@dataclass(frozen=True)
class GameEnded(Event):
    """MS-22, MS-A99 The game is over."""

    winners: tuple[Seat, ...]
    by_limit: bool

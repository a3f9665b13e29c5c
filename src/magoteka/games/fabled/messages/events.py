"""What happens in «Земля сказаний»; a participant of None is the spirits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from magoteka.core.event import Event, Seat
from magoteka.games.fabled.box.components import Book, Fate, Half, Path, Terrain


@dataclass(frozen=True)
class FirstChosen(Event):
    """FB-11 The first player is known."""

    seat: Seat


@dataclass(frozen=True)
class LandOpened(Event):
    """FB-09 A land is laid open beside its deck."""

    terrain: Terrain
    slot: int
    land: str
    reveals: ClassVar[bool] = True
    bares: ClassVar[bool] = True


@dataclass(frozen=True)
class AllyOffered(Event):
    """FB-15 An ally is dealt to a player to choose from."""

    seat: Seat
    ally: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class AllyShown(Event):
    """FB-135 An ally is laid open for the draft."""

    ally: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class AllyDrafted(Event):
    """FB-135 A player drafts an ally."""

    seat: Seat
    ally: str


@dataclass(frozen=True)
class AllyJoined(Event):
    """FB-94 An ally joins a player."""

    seat: Seat
    ally: str


@dataclass(frozen=True)
class AllyLeft(Event):
    """FB-A11 A player parts with an ally."""

    seat: Seat
    ally: str


@dataclass(frozen=True)
class AllyBoosted(Event):
    """FB-97 An ally is boosted."""

    seat: Seat
    ally: str


@dataclass(frozen=True)
class AbilityUsed(Event):
    """FB-105 A player uses an ability."""

    seat: Seat
    ability: str


@dataclass(frozen=True)
class PrologueBegan(Event):
    """FB-35 The prologue begins."""


@dataclass(frozen=True)
class ChapterBegan(Event):
    """FB-39 The time token moves on."""

    number: int


@dataclass(frozen=True)
class TokenReached(Event):
    """FB-39 A path token acts; a milestone brings a rule of the scenario."""

    token: str
    scenario: str


@dataclass(frozen=True)
class EventForeseen(Event):
    """FB-133 An event is laid open for later."""

    event: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class EventRevealed(Event):
    """FB-42 An event comes into force."""

    event: str
    half: Half
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class TurnBegan(Event):
    """FB-48 A turn begins."""

    seat: Seat | None


@dataclass(frozen=True)
class BooksGained(Event):
    """FB-10 A player takes books."""

    seat: Seat
    steppe: int
    mountain: int
    forest: int
    sun: int


@dataclass(frozen=True)
class BooksPaid(Event):
    """FB-10 A player gives books."""

    seat: Seat
    steppe: int
    mountain: int
    forest: int
    sun: int


@dataclass(frozen=True)
class Converted(Event):
    """FB-80, FB-81 A conversion."""

    seat: Seat
    give: Book
    take: Book
    give_count: int
    take_count: int


@dataclass(frozen=True)
class Transformed(Event):
    """FB-84 A transformation, or the Firebird's exchange."""

    seat: Seat
    give: Book
    give_count: int
    take: Book
    take_count: int


@dataclass(frozen=True)
class Peeked(Event):
    """FB-115 The Seer's owner looks at a land on top of a deck; only the owner sees it."""

    seat: Seat
    terrain: Terrain
    land: str | None
    reveals: ClassVar[bool] = True
    bares: ClassVar[bool] = True

    def seen_by(self, seat: int | None) -> Peeked:
        return self if seat == self.seat else replace(self, land=None)


@dataclass(frozen=True)
class LandDrawn(Event):
    """FB-20 A land is taken blindly from a deck."""

    seat: Seat
    land: str
    reveals: ClassVar[bool] = True
    bares: ClassVar[bool] = True


@dataclass(frozen=True)
class LandTaken(Event):
    """FB-21, FB-96 An open or a forgotten land is taken, to be added."""

    seat: Seat
    land: str


@dataclass(frozen=True)
class ForestDrawn(Event):
    """FB-17 The Torch's owner lays the top forest of the deck by her card."""

    seat: Seat
    land: str
    reveals: ClassVar[bool] = True
    bares: ClassVar[bool] = True


@dataclass(frozen=True)
class LandAdded(Event):
    """FB-23 A land is added to the row."""

    seat: Seat | None
    land: str
    position: int


@dataclass(frozen=True)
class LandLaid(Event):
    """The Torch's owner lays a forest."""

    seat: Seat
    land: str
    position: int


@dataclass(frozen=True)
class LandMoved(Event):
    """FB-76 A land moves to another place of the row."""

    land: str
    position: int


@dataclass(frozen=True)
class LandForgotten(Event):
    """FB-88 A land goes to oblivion."""

    land: str


@dataclass(frozen=True)
class VolkhvEntered(Event):
    """FB-27 A volkhv stands in cell 1 of a path."""

    seat: Seat | None
    volkhv: int
    land: str
    path: Path


@dataclass(frozen=True)
class VolkhvStepped(Event):
    """FB-28 A volkhv walks one cell on."""

    seat: Seat | None
    volkhv: int
    land: str
    path: Path
    cell: int


@dataclass(frozen=True)
class VolkhvReturned(Event):
    """FB-31 A volkhv returns to the supply."""

    seat: Seat | None
    volkhv: int
    land: str


@dataclass(frozen=True)
class WentToPlace(Event):
    """FB-63 A volkhv goes to a place."""

    seat: Seat | None
    volkhv: int
    land: str
    place: str


@dataclass(frozen=True)
class VisitBegan(Event):
    """FB-67 A volkhv returns from its place to the whirlpool, and its visit begins."""

    seat: Seat
    volkhv: int
    land: str
    place: str


@dataclass(frozen=True)
class Visited(Event):
    """FB-67 A visit: the place, and under what name it counts."""

    seat: Seat | None
    volkhv: int
    land: str
    place: str
    name: str


@dataclass(frozen=True)
class PlaceApplied(Event):
    """The effect of a place is applied."""

    seat: Seat
    place: str


@dataclass(frozen=True)
class Announced(Event):
    """FB-55 Movement in a terrain is announced."""

    seat: Seat | None
    terrain: Terrain


@dataclass(frozen=True)
class TokenPlaced(Event):
    """FB-102 An ally's token is put on a land."""

    seat: Seat
    token: str
    land: str


@dataclass(frozen=True)
class TokenReturned(Event):
    """FB-103 An ally's token comes back from a land."""

    seat: Seat
    token: str
    land: str


@dataclass(frozen=True)
class TokenGiven(Event):
    """FB-A11 A player parts with an ally's token or a forest of the Torch, from a land or from the supply."""

    seat: Seat
    token: str
    land: str | None


@dataclass(frozen=True)
class TokenSpent(Event):
    """A named token of the Witch or the Cat is spent."""

    seat: Seat
    ally: str
    name: str


@dataclass(frozen=True)
class MarkerMoved(Event):
    """FB-127 The Giant's marker moves."""

    seat: Seat
    value: int


@dataclass(frozen=True)
class TrickRevealed(Event):
    """FB-X15 A trick of the spirits is revealed."""

    trick: str
    foiled: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class WisdomGained(Event):
    """FB-X03 The spirits grow wiser."""

    count: int
    total: int


@dataclass(frozen=True)
class FateFlipped(Event):
    """FB-X08 The fate token is turned over."""

    side: Fate


@dataclass(frozen=True)
class JointVisit(Event):
    """FB-X27 A companion shares a visit."""

    seat: Seat
    partner: Seat
    place: str


@dataclass(frozen=True)
class EpilogueCame(Event):
    """FB-91 The game is over."""

    winners: tuple[Seat, ...]
    suns: tuple[int, ...]


@dataclass(frozen=True)
class TrialEnded(Event):
    """FB-X30 A Trial is over: the grade and the spirits' sun books."""

    grade: str
    spirit_suns: int

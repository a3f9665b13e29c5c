"""Call, the spell that everyone has: FS-40, FS-41."""

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import i64

from magoteka.core.chance import Rng
from magoteka.core.event import Option, Refusal
from magoteka.games.five_seals.box.components import CIRCLE_PLACES, SCROLL_PLACES
from magoteka.games.five_seals.rules import menus
from magoteka.games.five_seals.rules.seals import OnMap, break_with_dice
from magoteka.games.five_seals.rules.space import place_familiar
from magoteka.games.five_seals.rules.ways import is_in_the_way, seals_now
from magoteka.games.five_seals.table.board import seal_lies_at
from magoteka.games.five_seals.table.places import Places
from magoteka.games.five_seals.table.state import FiveSeals


def can_stay(g: FiveSeals, seat: i64) -> bool:
    """FS-18, FS-40, FS-A04 The familiar is elsewhere, and bars something here or has barred something there."""
    here = g.mages[seat]
    there = g.familiars[seat]
    return here != there and (is_in_the_way(g, here) or is_in_the_way(g, there))


def tokens_now(g: FiveSeals, seat: i64) -> Places:
    """FS-41 The tokens, never scrolls, that the seat can break now."""
    places = seals_now(g, seat)
    places.scrolls = 0
    return places


def why_not_stay(g: FiveSeals, seat: i64) -> Refusal:
    """Why the familiar cannot be left where the mage stands."""
    if g.familiars[seat] == g.mages[seat]:
        return Refusal("FS-A04", "familiar-already-there")
    return Refusal("FS-A04", "familiar-bars-nothing")


class UseFamiliar(OnMap):
    """FS-40, FS-41 The familiar stays where the mage stands, or breaks a token in its stead.

    Below it on the agenda lie the rest of the turn and, next, the end of the turn.
    """

    clause: ClassVar[str] = "FS-41"

    def menu(self, g: FiveSeals) -> Sequence[Option]:
        return menus.familiar_uses(g)

    def options(self, g: FiveSeals) -> list[Option]:
        found: list[Option] = [menus.send_to(g, place) for place in self.places(g).members()]
        return [*found, menus.STAY] if can_stay(g, self.seat) else found

    def places(self, g: FiveSeals) -> Places:
        return tokens_now(g, self.seat)

    def indices(self, g: FiveSeals) -> list[int]:
        found = self.places(g).members()
        return [*found, CIRCLE_PLACES] if can_stay(g, self.seat) else found

    def allows(self, g: FiveSeals, index: i64) -> bool:
        if index == CIRCLE_PLACES:
            return can_stay(g, self.seat)
        return self.places(g).holds(index)

    def sample(self, g: FiveSeals, rng: Rng) -> i64:
        places = self.places(g)
        count = places.count()
        entries = count
        if can_stay(g, self.seat):
            entries += 1
        n = rng.below(entries)
        if n == count:
            return CIRCLE_PLACES
        return places.nth(n)

    def refusal(self, g: FiveSeals, index: i64) -> Refusal:
        if index == CIRCLE_PLACES:
            return why_not_stay(g, self.seat)
        if index >= SCROLL_PLACES:
            return Refusal("FS-41", "familiar-breaks-no-scrolls")
        if not seal_lies_at(g, index):
            return Refusal("FS-22", "no-seal-there")
        return Refusal("FS-41", "familiar-cannot-break-it")

    def answered(self, g: FiveSeals, index: i64) -> None:
        if index == CIRCLE_PLACES:
            place_familiar(g, self.seat, g.mages[self.seat])
        else:
            g.strike(1)  # FS-41 no further spell and no further seal: the rest of the turn is struck off
            break_with_dice(g, self.seat, index, True)

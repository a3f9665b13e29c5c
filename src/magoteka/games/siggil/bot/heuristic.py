"""A player who counts what each card is worth to his sets and thinks one turn ahead, from what he sees alone."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.core.event import FaceDown, Option
from magoteka.games.siggil.messages.answers import AddTo, Capture, Discard, GiveUp, PlayCard, PlaySet, Take
from magoteka.games.siggil.messages.views import Card, SiggilView, Spirit

WIN = 100.0
STEAL = 0.55  # a rival loses what I gain
NEAR = (1.0, 0.5, 0.22, 0.11, 0.03, 0.01, 0.0, 0.0)  # a set that wants 0, 1, 2, … more cards
SLEEPING = 1.1  # the spirit is not out yet: nobody has raised its price
DEFENCE = 0.25  # the spirit is mine; the cards would win it back
FREES = 1.9  # the spirit under this card could be captured at once
GIVES = 0.4  # … or by the next player
TURNS = 0.05  # a card turned up is a choice for the next player
LENDS = 0.55  # … and so is a face-up card laid bare


def rate(view: SiggilView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth; capturing nothing is worth nothing."""
    needs = Needs(view)
    return [worth(view, option, needs) for option in options]


class Needs:
    """What one more card of each kind is worth to the looker, by spirit."""

    def __init__(self, view: SiggilView) -> None:
        missing = missing_by_kind(view)
        self.family = {spirit.spirit: wish(view, spirit, missing[spirit.spirit, "family"]) for spirit in view.spirits}
        self.number = {spirit.spirit: wish(view, spirit, missing[spirit.spirit, "number"]) for spirit in view.spirits}
        self.missing = missing

    def of(self, family: int, number: int) -> float:
        """What a card is worth: it serves the spirit of its family and the spirit of its number."""
        if family == number:
            return max(self.family[family], self.number[number])
        return self.family[family] + self.number[number]

    def wanted(self, spirit: int) -> int:
        """How many cards the looker still lacks for the spirit."""
        return min(self.missing[spirit, "family"], self.missing[spirit, "number"])


def missing_by_kind(view: SiggilView) -> dict[tuple[int, str], int]:
    """For each spirit and kind: how many cards the hand lacks; 7 where the cards for it are out of reach."""
    missing: dict[tuple[int, str], int] = {}
    for spirit in view.spirits:
        price = price_for_me(view, spirit)
        rows = (("family", spirit.by_family, spirit.left_family), ("number", spirit.by_number, spirit.left_number))
        for by, have, left in rows:
            missing[spirit.spirit, by] = max(price - have, 0) if price <= left else 7
    for played in view.sets:
        if played.owner == view.seat and played.missing is not None:
            spirit = view.spirits[played.spirit - 1]
            have = spirit.by_family if played.by == "family" else spirit.by_number
            key = played.spirit, played.by
            missing[key] = min(missing[key], max(played.missing - have, 0))
    return missing


def price_for_me(view: SiggilView, spirit: Spirit) -> int:
    """The cards of a set that captures the spirit; what is mine would first have to be stolen."""
    if spirit.holder == view.seat and spirit.price is not None:
        return spirit.price + 1
    if spirit.where in ("unseen", "siggil"):
        return view.set_size
    return spirit.price or 8


def wish(view: SiggilView, spirit: Spirit, missing: int) -> float:
    """What one more card of a kind is worth: how much nearer it brings the spirit."""
    if missing in (0, 7):
        return 0.02
    gain = NEAR[missing - 1] - NEAR[missing]
    if spirit.holder == view.seat:
        return gain * DEFENCE
    if spirit.where in ("unseen", "siggil"):
        return gain * SLEEPING
    return gain * (1.0 + STEAL) if spirit.holder is not None else gain


def worth(view: SiggilView, option: Option, needs: Needs) -> float:
    """What an option brings."""
    match option:
        case Take(place, int(family), int(number)):
            return needs.of(family, number) + laid_bare(view, place, family, number, needs)
        case Discard(place, int(family), int(number)):
            return -needs.of(family, number) - crowding(view, place)
        case GiveUp(spirit):
            return needs.wanted(spirit)
        case Capture(spirit):
            return capture_worth(view, view.spirits[spirit - 1])
        case PlaySet(spirit, by, count) | AddTo(_, spirit, by, count):
            return -float(count) - 0.1 * spare_worth(view, spirit, by, needs)
        case PlayCard(family, number):
            return -needs.of(family, number)
    return 0.0


def laid_bare(view: SiggilView, place: int, family: int, number: int, needs: Needs) -> float:
    """What the cards that a taking uncovers do for me and for the next player."""
    bare = [view.cards[below] for below in view.uncovers[view.open.index(place)]]
    return sum(bare_worth(view, card, family, number, needs) for card in bare)


def bare_worth(view: SiggilView, card: Card | FaceDown | None, family: int, number: int, needs: Needs) -> float:
    """A spirit I can capture at once is a gain; everything else is offered to the next player first."""
    if not isinstance(card, Card):
        return -TURNS
    if not card.spirit:
        return -LENDS * needs.of(card.family, card.number)
    lacking = needs.wanted(card.family) - (card.family in (family, number))
    return FREES if lacking <= 0 else -GIVES


def crowding(view: SiggilView, place: int) -> float:
    """Alone: freeing a spirit brings the fourth one nearer."""
    bare = [view.cards[below] for below in view.uncovers[view.open.index(place)]]
    free = sum(spirit.where == "free" for spirit in view.spirits)
    return sum(0.2 * free for card in bare if isinstance(card, Card) and card.spirit)


def capture_worth(view: SiggilView, spirit: Spirit) -> float:
    """A spirit is always worth capturing, most of all the last one that is needed."""
    held = 0 if view.seat is None else view.held[view.seat]
    value = 1.0 + STEAL * (spirit.holder is not None)
    if spirit.holder is not None:
        value += 0.2 * view.held[spirit.holder]
    return value + WIN * (held + 1 >= view.target)


def spare_worth(view: SiggilView, spirit: int, by: str, needs: Needs) -> float:
    """What the fitting cards of the hand are worth elsewhere."""
    if by == "family":
        return sum(needs.number[card.number] for card in view.hand if card.family == spirit)
    return sum(needs.family[card.family] for card in view.hand if card.number == spirit)

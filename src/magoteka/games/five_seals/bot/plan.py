"""What the table is worth to a player who plans: how far scrolls are, what seals are worth, what dice can do."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from magoteka.games.five_seals.box.components import (
    ACCELERATION,
    COLOURS,
    MIND,
    MULTIPLICATION,
    PURIFICATION,
    REVALUATION,
    SATURATION,
    SCROLL_PLACES,
    SEIZURE,
    STRONGEST,
    TRANSMUTATION,
)
from magoteka.games.five_seals.words.looks import FiveSealsView, Player, ScrollFace

TOLL = (0.0, 0.0, 0.84, 0.78, 0.70, 0.60, 0.50)  # what is left of a hope behind a seal of each strength
BLOCKED = 0.6  # what is left of it behind a rival's figure
OPENING = 0.55  # a hope against a scroll in hand
AHEAD, BEHIND = 1.5, 0.15
ENGINE = {TRANSMUTATION: 0.6, PURIFICATION: 0.5, SATURATION: 1.2, MULTIPLICATION: 2.0, SEIZURE: 2.0, ACCELERATION: 1.5}

# How likely the sum of so many dice (first index) is at least a strength (second index).
CHANCES = (
    (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (1.0, 1.0, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6),
    (1.0, 1.0, 1.0, 35 / 36, 33 / 36, 30 / 36, 26 / 36),
    (1.0, 1.0, 1.0, 1.0, 215 / 216, 212 / 216, 206 / 216),
)

Dice = list[list[int]]  # values by colour


class Plan:
    """The table from one player's chair."""

    def __init__(self, view: FiveSealsView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: Player = view.players[seat]
        self.barred = barred(view, seat)
        self.closed: set[int] = set()
        self.seals = seals_of(view)
        self.sides = [place.rooms for place in view.board.seals]
        self.rooms_of = {place.place: place.room for place in view.board.scrolls}
        if view.room_bars:
            self.closed = {self.rooms_of[place] for place in figures(view, seat) if place in self.rooms_of}
        self.hopes = self.find_hopes()
        self.rooms = self.reach(self.rooms_at(self.me.mage))
        self.dice = dice_of(self.me)
        self.targets = self.find_targets(self.rooms)

    def rooms_at(self, place: int) -> set[int]:
        """The rooms that adjoin a place; start circles lie in the hub."""
        if place < SCROLL_PLACES:
            return set(self.sides[place])
        return {self.rooms_of.get(place, 0)}

    def worth(self, scroll: ScrollFace) -> float:
        """What a scroll is worth: its strength, what it adds at the end, and what its spell will do until then."""
        own = self.me.scrolls
        doubles = sum(card.spell == REVALUATION and card.element == scroll.element for card in own)
        bonus = float(doubles)
        if scroll.spell == REVALUATION:
            bonus += 1 + sum(card.element == scroll.element for card in own)
        left = max(0, self.view.sixes - self.view.sixes_at_end)
        worth = scroll.strength + bonus + ENGINE.get(scroll.spell, 0.3) * min(1.0, left / 2)
        return worth * self.haste(worth) if scroll.strength == STRONGEST and left == 1 else worth

    def haste(self, worth: float) -> float:
        """FS-31 The scroll that ends the match is for the leader to take."""
        rivals = [player.points for seat, player in enumerate(self.view.players) if seat != self.seat]
        return AHEAD if self.me.points + worth > max(rivals) else BEHIND

    def find_hopes(self) -> list[float]:
        """For each room the best scroll that lies there or behind it, worth less with every seal on the way."""
        hopes = [0.0] * len(self.view.board.rooms)
        for place, scroll in zip(self.view.board.scrolls, self.view.scrolls, strict=True):
            if scroll is not None and place.place not in self.barred:
                hopes[place.room] = max(hopes[place.room], self.worth(scroll) * TOLL[scroll.strength])
        tolls = [self.toll(place) for place in range(len(self.sides))]
        changed = True
        while changed:
            changed = False
            for (one, other), toll in zip(self.sides, tolls, strict=True):
                here, there = hopes[one], hopes[other]
                if here * toll > there + 1e-9:
                    hopes[other] = here * toll
                    changed = True
                elif there * toll > here + 1e-9:
                    hopes[one] = there * toll
                    changed = True
        return hopes

    def toll(self, place: int) -> float:
        """What is left of a hope on the other side of a passage."""
        token = self.view.tokens[place]
        left = 0.99 if token is None else TOLL[token.strength]
        return left * BLOCKED if place in self.barred else left

    def reach(self, start: set[int], passed: int = -1) -> set[int]:
        """The rooms that can be walked into, past one obstacle if need be."""
        found = set(start)
        if self.me.mage < SCROLL_PLACES:
            found -= self.closed
        grown = True
        while grown:
            grown = False
            for place, (one, other) in enumerate(self.sides):
                if (one in found) == (other in found) or {one, other} - found <= self.closed:
                    continue
                if place == passed or (self.view.tokens[place] is None and place not in self.barred):
                    found |= {one, other}
                    grown = True
        return found

    def find_targets(self, rooms: set[int]) -> dict[int, float]:
        """The seals that can be got at from these rooms, and what breaking each is worth."""
        found = {}
        for place in self.seals:
            if place not in self.barred and self.rooms_at(place) & rooms:
                found[place] = self.value(place, rooms)
        return found

    def value(self, place: int, rooms: set[int]) -> float:
        """What breaking a seal is worth: the scroll, or the hope that lies behind the token."""
        if place >= SCROLL_PLACES:
            scroll = self.view.scrolls[place - SCROLL_PLACES]
            return self.worth(scroll) if scroll is not None else 0.0
        behind = self.rooms_at(place) - rooms
        return 0.05 + OPENING * max((self.hopes[room] for room in behind), default=0.0)

    def by_kind(self, without: int) -> dict[tuple[int, int], list[float]]:
        """What the seals within reach are worth, by element and strength, the best last."""
        kinds: dict[tuple[int, int], list[float]] = {}
        for place, value in self.targets.items():
            if place != without:
                kinds.setdefault(self.seals[place], []).append(value)
        for values in kinds.values():
            values.sort()
        return kinds

    def harvest(self, dice: Dice, without: int = -1) -> float:
        """What the dice can break one after another, best first."""
        left = [list(values) for values in dice]
        kinds = self.by_kind(without)
        total = 0.0
        weight = 1.0
        while (found := best_break(left, kinds)) is not None:
            kind, colour, paid = found
            total += weight * kinds[kind].pop()
            weight *= 0.9
            for value in paid:
                left[colour].remove(value)
        return total

    def price(self, place: int) -> tuple[int, tuple[int, ...]] | None:
        """The cheapest dice that pay for a seal."""
        return cheapest(self.dice, *self.seals[place])


def best_break(
    dice: Dice, kinds: dict[tuple[int, int], list[float]]
) -> tuple[tuple[int, int], int, tuple[int, ...]] | None:
    """The kind of seal that is worth most for a die, and the dice that pay for it."""
    best = None
    top = 0.0
    for kind, values in kinds.items():
        found = cheapest(dice, *kind) if values else None
        if found is not None and values[-1] / (0.6 + 0.4 * len(found[1])) > top:
            top = values[-1] / (0.6 + 0.4 * len(found[1]))
            best = (kind, *found)
    return best


def cheapest(dice: Dice, element: int, strength: int) -> tuple[int, tuple[int, ...]] | None:
    """The fewest and smallest dice that pay for a seal."""
    found = None
    for colour in range(COLOURS) if element == MIND else (element,):
        paid = least(tuple(dice[colour]), strength)
        if paid and (found is None or (len(paid), sum(paid)) < (len(found[1]), sum(found[1]))):
            found = (colour, paid)
    return found


@cache
def least(values: tuple[int, ...], strength: int) -> tuple[int, ...]:
    """The fewest and smallest of the values whose sum is at least the strength; nothing if they do not suffice."""
    if sum(values) < strength:
        return ()
    for count in range(1, len(values) + 1):
        fits = [paid for paid in combinations(sorted(values), count) if sum(paid) >= strength]
        if fits:
            return min(fits, key=sum)
    return ()


def barred(view: FiveSealsView, seat: int) -> set[int]:
    """FS-22, FS-23 The places where others' figures or guardians stand."""
    guarded = [place for place in view.guardians if place is not None and place >= 0]
    return {place for place in figures(view, seat) if place < SCROLL_PLACES} | set(guarded)


def figures(view: FiveSealsView, seat: int) -> set[int]:
    """Where others' mages and familiars stand."""
    rivals = [player for other, player in enumerate(view.players) if other != seat]
    standing = [player.mage for player in rivals] + [player.familiar for player in rivals]
    return {place for place in standing if place is not None}


def seals_of(view: FiveSealsView) -> dict[int, tuple[int, int]]:
    """Element and strength of every seal on the board, by its place."""
    found = {place: (token.element, token.strength) for place, token in enumerate(view.tokens) if token is not None}
    for index, scroll in enumerate(view.scrolls):
        if scroll is not None:
            found[SCROLL_PLACES + index] = (scroll.element, scroll.strength)
    return found


def dice_of(player: Player) -> Dice:
    """The player's dice by colour."""
    dice: Dice = [[] for _ in range(COLOURS)]
    for die in player.dice:
        dice[die.colour].append(die.value)
    return dice


def draft_worth(plan: Plan, colour: int) -> float:
    """What one more die of a colour adds to the best seal of that colour."""
    have = len(plan.dice[colour])
    return best_chance(plan, colour, have + 1) - best_chance(plan, colour, have)


def best_chance(plan: Plan, colour: int, count: int) -> float:
    """The best of the seals that so many dice of a colour can break, times how likely they do."""
    odds = CHANCES[min(count, 3)]
    fits = [place for place in plan.targets if plan.seals[place][0] in (colour, MIND)]
    return max((plan.targets[place] * odds[plan.seals[place][1]] for place in fits), default=0.0)

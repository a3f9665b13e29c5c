"""What the table is worth to a player who plans: how far scrolls are, what seals are worth, what dice can do."""

from __future__ import annotations

from mypy_extensions import i64

from magoteka.core.bits import bit
from magoteka.games.five_seals.bot.purse import cheapest, per_die
from magoteka.games.five_seals.bot.scene import Dice, Scene, scene_of, without
from magoteka.games.five_seals.box.components import (
    ACCELERATION,
    APPROPRIATION,
    MODIFICATION,
    MULTIPLICATION,
    OVERCOMING,
    PURIFICATION,
    REVALUATION,
    SATURATION,
    SCROLL_PLACES,
    SEIZURE,
    STRONGEST,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.views import FiveSealsView, ScrollFace
from magoteka.games.five_seals.rules.ways import barred_to, next_rooms, rooms_at, walk

TOLL = (0.0, 0.0, 0.84, 0.78, 0.70, 0.60, 0.50)  # what is left of a hope behind a seal of each strength
BLOCKED = 0.6  # what is left of it behind a rival's figure
OPENING = 0.55  # a hope against a scroll in hand
AHEAD = 1.5
BEHIND = 0.15
LATER = 0.9  # a break of a later turn against one of this turn
BREADTH = 3  # first breaks that are thought through; what follows each is the best at hand
LENGTH = 8  # rounds of a match, about
# What a spell adds in each round to come.
ENGINE = {
    TRANSMUTATION: 0.3,
    PURIFICATION: 0.25,
    SATURATION: 0.5,
    MULTIPLICATION: 1.2,
    SEIZURE: 1.2,
    ACCELERATION: 0.8,
    MODIFICATION: 0.4,
    APPROPRIATION: 0.4,
    OVERCOMING: 0.3,
}
ENGINE_OTHER = 0.1


class Plan:
    """The table from one player's chair."""

    def __init__(self, view: FiveSealsView, seat: int, scene: Scene | None = None, like: Plan | None = None) -> None:
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.scene = scene_of(view) if scene is None else scene
        self.barred = barred_to(self.scene.map, seat)
        self.dice = self.scene.dice[seat]
        if like is None:
            self.sides = [place.rooms for place in view.board.seals]
            self.lying = find_places(view)
            self.kinds = find_kinds(view)
        else:
            self.sides = like.sides
            self.lying = like.lying
            self.kinds = like.kinds
        if like is None:
            self.left = rounds_left(view)
            self.worths = [self.worth(scroll) for scroll in view.scrolls]
            self.hopes = self.find_hopes()
        else:
            self.left = like.left
            self.worths = like.worths
            self.hopes = like.hopes
        self.links = next_rooms(self.scene.map, self.barred)
        self.rooms = self.reach(self.start())
        self.targets = self.find_targets(self.rooms)

    # ------------------------------------------------------------ scrolls

    def worth(self, scroll: ScrollFace | None) -> float:
        """What a scroll is worth: its strength, what it adds at the end, and what its spell will do until then."""
        if scroll is None:
            return 0.0
        worth = scroll.strength + self.bonus(scroll) + self.left * ENGINE.get(scroll.spell, ENGINE_OTHER)
        if scroll.strength == STRONGEST and self.view.sixes - self.view.sixes_at_end == 1:
            return worth * self.haste(worth)
        return worth

    def bonus(self, scroll: ScrollFace) -> float:
        """FS-33 What Revaluation makes of a scroll, or a scroll of Revaluation of the others."""
        own = self.me.scrolls
        doubles = sum(card.spell == REVALUATION and card.element == scroll.element for card in own)
        if scroll.spell == REVALUATION:
            doubles += 1 + sum(card.element == scroll.element for card in own)
        return float(doubles)

    def haste(self, worth: float) -> float:
        """FS-31 The scroll that ends the match is for the leader to take."""
        rivals = [player.points for seat, player in enumerate(self.view.players) if seat != self.seat]
        return AHEAD if self.me.points + worth > max(rivals) else BEHIND

    # ------------------------------------------------------------ ways

    def start(self) -> i64:
        """The rooms that adjoin the place of the mage."""
        return self.rooms_at(self.scene.map.mages[self.seat])

    def rooms_at(self, place: int) -> i64:
        """The rooms that adjoin a place."""
        return rooms_at(self.scene.map, place)

    def reach(self, start: i64) -> i64:
        """The rooms that can be walked into from some."""
        return walk(self.links, start & ~self.barred.rooms, -1)

    def find_hopes(self) -> list[float]:
        """For each room the best scroll that lies there or behind it, worth less with every seal on the way."""
        hopes = [0.0] * len(self.view.board.rooms)
        for at, place in enumerate(self.view.board.scrolls):
            scroll = self.scene.scrolls[at]
            if scroll is not None and not self.barred.holds(place.place):
                hopes[place.room] = max(hopes[place.room], self.worths[at] * TOLL[scroll.strength])
        tolls = [self.toll(place) for place in range(len(self.sides))]
        changed = True
        while changed:
            changed = False
            for at, (one, other) in enumerate(self.sides):
                here = hopes[one]
                there = hopes[other]
                if here * tolls[at] > there + 1e-9:
                    hopes[other] = here * tolls[at]
                    changed = True
                elif there * tolls[at] > here + 1e-9:
                    hopes[one] = there * tolls[at]
                    changed = True
        return hopes

    def toll(self, place: int) -> float:
        """What is left of a hope on the other side of a passage."""
        token = self.scene.tokens[place]
        left = 0.99 if token is None else TOLL[token.strength]
        return left * BLOCKED if self.barred.holds(place) else left

    # ------------------------------------------------------------ seals

    def seal(self, place: int) -> tuple[int, int]:
        """Element and strength of the seal at a place."""
        return self.kinds[place] // 8, self.kinds[place] % 8

    def find_targets(self, rooms: i64) -> dict[int, float]:
        """The seals that can be got at from these rooms, and what breaking each is worth."""
        found: dict[int, float] = {}
        left: i64 = rooms
        while left != 0:
            lowest: i64 = left & -left
            left ^= lowest
            for place in self.lying[int(lowest).bit_length() - 1]:
                if place not in found and not self.barred.holds(place) and self.lies(place):
                    found[place] = self.value(place, rooms)
        return found

    def lies(self, place: int) -> bool:
        """Whether a seal lies at a place."""
        if place < SCROLL_PLACES:
            return self.scene.tokens[place] is not None
        return self.scene.scrolls[place - SCROLL_PLACES] is not None

    def value(self, place: int, rooms: i64) -> float:
        """What breaking a seal is worth: the scroll, or the hope that lies behind the token."""
        if place >= SCROLL_PLACES:
            return self.worths[place - SCROLL_PLACES]
        best = 0.0
        for room in self.sides[place]:
            if rooms & bit(room) == 0:
                best = max(best, self.hopes[room])
        return 0.05 + self.opening() * best

    def opening(self) -> float:
        """What an opened way is worth: nothing when there is no round to come."""
        return OPENING * min(1.0, 0.3 + self.left / 3.0)

    def price(self, place: int) -> tuple[int, tuple[int, ...]] | None:
        """The cheapest dice that pay for a seal."""
        element, strength = self.seal(place)
        return cheapest(self.dice, element, strength)

    def harvest(self, dice: Dice, breadth: int = BREADTH) -> float:
        """What the dice can break one after another, ways opened by the first breaks included."""
        return self.best_chain(dice, self.targets, self.rooms, breadth)

    def best_chain(self, dice: Dice, targets: dict[int, float], rooms: i64, breadth: int) -> float:
        """The best sequence of breaks that begins with one of the most promising ones."""
        best = 0.0
        for place, value, colour, paid in self.promising(dice, targets, breadth):
            left = without(dice, colour, paid)
            total = value
            if left[0] or left[1] or left[2] or left[3]:
                total += LATER * self.after(left, targets, rooms, place, value)
            best = max(best, total)
        return best

    def promising(
        self, dice: Dice, targets: dict[int, float], breadth: int
    ) -> list[tuple[int, float, int, tuple[int, ...]]]:
        """The breaks that are worth most for their dice."""
        prices: dict[int, tuple[int, tuple[int, ...]] | None] = {}
        found: list[tuple[float, int, float, int, tuple[int, ...]]] = []
        for place, value in targets.items():
            kind = self.kinds[place]
            if kind not in prices:
                prices[kind] = cheapest(dice, kind // 8, kind % 8)
            price = prices[kind]
            if price is not None:
                found.append((-per_die(value, len(price[1])), place, value, price[0], price[1]))
        if breadth == 1 and found:
            return [min(found)[1:]]
        found.sort()
        return [row[1:] for row in found[:breadth]]

    def after(self, dice: Dice, targets: dict[int, float], rooms: i64, place: int, value: float) -> float:
        """What can be broken when a seal is gone; what a token promised is not counted twice."""
        rest = targets.copy()
        rest.pop(place, None)
        if place >= SCROLL_PLACES:
            return self.best_chain(dice, rest, rooms, 1)
        wider = self.reach(rooms | self.rooms_at(place))
        if wider != rooms:
            for other, worth in self.find_targets(wider & ~rooms).items():
                if other not in targets:
                    rest[other] = max(worth - value, 0.4 * worth)
        return self.best_chain(dice, rest, wider, 1)

    def prospect(self) -> float:
        """What the seals within reach promise for a round to come, the best most."""
        values = sorted(self.targets.values(), reverse=True)
        total = 0.0
        weight = 0.4
        for value in values[:4]:
            total += weight * value
            weight *= 0.6
        return total


def find_places(view: FiveSealsView) -> list[list[int]]:
    """For each room the places of seals that can be got at from it."""
    found: list[list[int]] = [[] for _ in view.board.rooms]
    for passage in view.board.seals:
        for room in passage.rooms:
            found[room].append(passage.place)
    for niche in view.board.scrolls:
        found[niche.room].append(niche.place)
    return found


def find_kinds(view: FiveSealsView) -> dict[int, int]:
    """The kind of the seal at each place: eight times its element, and its strength."""
    kinds: dict[int, int] = {}
    for place, token in enumerate(view.tokens):
        if token is not None:
            kinds[place] = 8 * token.element + token.strength
    for at, scroll in enumerate(view.scrolls):
        if scroll is not None:
            kinds[SCROLL_PLACES + at] = 8 * scroll.element + scroll.strength
    return kinds


def rounds_left(view: FiveSealsView) -> float:
    """About how many rounds come after this one."""
    sixes = view.sixes - view.sixes_at_end
    if sixes <= 0:
        return 0.0
    return min(max(LENGTH - view.round, 1.0), 1.5 * sixes)

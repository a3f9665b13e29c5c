"""What the squares are worth to a character as he is now, and where his dice may lead him in the turns to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magoteka.games.magic_sword.bot.bridge import Expedition, expedition
from magoteka.games.magic_sword.bot.heuristic import DESIGN, INDEX, KINDS, RING, SIZE, keys
from magoteka.games.magic_sword.bot.prices import (
    COIN,
    HEALTHY,
    TURN,
    carried_worth,
    death_price,
    design_worth,
    life_price,
    need,
)
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import DEMON, ENEMY, LOWER, MIDDLE, SNOW_KNIGHT_SWORD, UPPER
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import HERO_SAFE, SAFE, SQUARE_TAGS, TOTAL_MAGIC, TOTAL_SWORD, ground, trait
from magoteka.games.magic_sword.messages.views import HeroView, SquareView, SwordView
from magoteka.games.magic_sword.rules.forecast.odds import fight_odds, throw_odds

STARTS: Final = {"L": LOWER, "M": MIDDLE, "U": UPPER}
ROLLS: Final = (1, 2, 3, 4, 5, 6)
PATIENCE: Final = 0.9  # what a turn later is worth
SWEEPS: Final = 8
SLUGS: Final = [square.slug for square in SQUARES]
SWAMP: Final = INDEX["eldritch_grove"]
FOREST: Final = INDEX["forest_of_ghostly_lights"]
ICE: Final = INDEX["ice_realm"]
SKULLS: Final = INDEX["valley_of_skulls"]
RUINS: Final = INDEX["fortress_ruins"]
CITY: Final = INDEX["dead_city"]
BARE: Final[i64] = ground("no_item_points")
HERO: Final = {hero.slug: at for at, hero in enumerate(HEROES)}
VICTORY: Final = 30.0
NIGHTLY: Final = (4, 5, 6)  # how strong the beings of the Crypt and the Ravine may be
IDLE: Final = 0.4  # what is left of all gains for whoever is on the way to the bridge
SPELL: Final = 0.3
CROSSED: Final = 6.0  # what the Middle circle is worth beyond the next turns
READY: Final = 0.6  # an expedition that wins so often is worth beginning


class Evaluation:
    """One character's table: the worth of squares and ways is reckoned when it is asked for."""

    def __init__(self, view: SwordView, me: HeroView) -> None:
        self.view = view
        self.me = me
        self.keys = keys(me)
        self.ring = RING[me.square] if me.square is not None else "L"
        self.price = life_price(me)
        self.things = {card.design for card in me.items} | {card.design for card in me.friends}
        self.safe = safe_at(me, self.things)
        self.plain: list[float] = []  # what a card to be drawn is worth, by the bonus of enemies there
        self.ways: dict[str, list[float]] = {}
        self.rewards: dict[int, float] = {}
        self.left: dict[str, int] = {}
        self.trip: Expedition | None = None

    # the end of the quest

    def best_trip(self) -> Expedition:
        """MS-14 The better side of the bridge."""
        if self.trip is None:
            one, two = self.trip_by(False), self.trip_by(True)
            price = death_price(self.me) / VICTORY
            self.trip = one if trip_worth(one, price) >= trip_worth(two, price) else two
        return self.trip

    def trip_by(self, by_city: bool) -> Expedition:
        """An expedition by one of the sides."""
        me, sword, magic = self.me, 0, 0
        if me.square is not None and SQUARE_TAGS[INDEX[me.square]] & BARE != 0:
            for card in me.items:  # MS-A44 what things add is not seen here, but will count again
                sword += trait(DESIGN[card.design], TOTAL_SWORD)
                magic += trait(DESIGN[card.design], TOTAL_MAGIC)
        lucky = 1 if "lucky_die" in self.things else 0
        numbers = me.battle_sword + sword, me.battle_magic + magic
        if by_city:
            trap = me.total_magic + magic + lucky + (2 if "magic_manuscript" in self.things else 0)
            return expedition(trap, numbers[0], numbers[1], numbers[1], me.life, True)
        trap = me.total_sword + sword + lucky + (2 if "clay_tablet" in self.things else 0)
        return expedition(trap, numbers[0], numbers[1], numbers[0], me.life, False)

    def ready(self) -> bool:
        """Whether the bridge is worth it now."""
        trip = self.best_trip()
        return trip.win >= READY and trip.win > trip.die

    def bound_up(self) -> bool:
        """Whether the Upper circle is where to go."""
        return len(self.keys) == 2 and self.ready()

    def beast_win(self) -> float:
        """How likely the rest of the way is to be won."""
        me = self.me
        trap = 18 if me.square not in ("bridge_entry_ruins", "bridge_entry_city") else me.total_sword
        return expedition(trap, me.battle_sword, me.battle_magic, me.battle_sword, me.life, False).win

    def beast_death(self) -> float:
        """How likely it is to be the end."""
        me = self.me
        return expedition(18, me.battle_sword, me.battle_magic, me.battle_sword, me.life, False).die

    # squares

    def arrival(self, square: int) -> float:
        """What it is worth to end a move on a square, with what it leads to."""
        ring = SQUARES[square].code[0]
        if ring == "B":
            return CROSSED + VICTORY * self.best_trip().win if len(self.keys) == 2 else -1.0
        beyond = 0.0 if ring == "L" else CROSSED
        reward = self.reward(square)
        if reward > 0 and self.bound_up():
            reward *= IDLE
        return reward + PATIENCE * self.way(ring)[square - STARTS[ring]] + beyond

    def reward(self, square: int) -> float:
        """What happens on a square, as far as it can be told."""
        if square not in self.rewards:
            self.rewards[square] = self.reckoned(square)
        return self.rewards[square]

    def reckoned(self, square: int) -> float:
        """Enemies first, then what the square says, what lies there and what will be drawn."""
        row, seen = SQUARES[square], self.view.squares[square]
        value, peace = self.fights(seen)
        value += self.company(square)
        if row.draw:
            number = row.draw - len(seen.cards)
            if self.me.hero == "giant" and number > 0:
                number += 1
            if number > 0:
                value += peace * number * self.draw(row.bonus, "no_item_points" in row.tags)
        else:
            value += peace * self.instruction(square)
        for card in seen.cards:
            if KINDS[card.design] not in (ENEMY, DEMON):
                value += peace * max(design_worth(self.me, card.design), -0.5)
        return value + peace * COIN * seen.gold

    def fights(self, seen: SquareView) -> tuple[float, float]:
        """The battles that wait there, and how likely it is to come through them."""
        value, peace = 0.0, 1.0
        if seen.sword_odds is not None:
            points = min(seen.enemy_sword, 12) / 7
            value += seen.sword_odds.win * points * self.trophy() - seen.sword_odds.loss * self.price
            peace *= seen.sword_odds.win
        if seen.magic_odds is not None:
            value -= peace * seen.magic_odds.loss * self.price
            peace *= seen.magic_odds.win
        return value, peace

    def trophy(self) -> float:
        """What a point of Sword by trophies is worth."""
        return self.sword_point()

    def sword_point(self) -> float:
        """What a point of Sword is worth."""
        return 0.1 + 0.6 * need(self.me.battle_sword) + 0.4 * need(self.me.total_sword)

    def point(self) -> float:
        """What a point of either is worth."""
        return max(self.sword_point(), self.magic_point())

    def magic_point(self) -> float:
        """What a point of Magic is worth."""
        swamp = 0.3 if self.ring == "L" and self.me.total_magic < 8 else 0.0
        return 0.1 + need(self.me.battle_magic) + swamp

    def company(self, square: int) -> float:
        """Rivals who may be met there, and those who may meet the character."""
        me, slug = self.me, SLUGS[square]
        value = 0.0
        for other in self.view.heroes:
            if other.square != slug or other.seat == me.seat or other.stone > 0:
                continue
            win, _, loss = fight_odds(me.battle_sword - other.battle_sword)
            prize = 0.3 + (5.0 if me.mission == "character" else 0.0)
            for key in keys(other) - self.keys:
                prize += self.key_worth(key)
            value += max(win * prize - loss * self.price, 0.0)
        return value

    def instruction(self, square: int) -> float:
        """What the square says."""
        slug, ring = SLUGS[square], SQUARES[square].code[0]
        if self.is_safe(slug):
            return 0.1 if ring == "L" else 0.0
        return self.lower(slug) if ring == "L" else self.middle(slug) if ring == "M" else self.upper(slug)

    def lower(self, slug: str) -> float:
        """What a square of the Lower circle says."""
        me = self.me
        match slug:
            case "village":
                return max(0.5 * self.point() - 0.05, self.healing(me.gold))
            case "well_of_eternity":
                return max(self.healing(HEALTHY) if me.align == "good" else 0.0, self.price / 6 + 0.1)
            case "tavern":
                return self.tavern()
            case "barrow":
                return self.sword_point() / 6 - TURN / 3 - fight_odds(me.battle_magic - 4)[2] * self.price / 6
            case "circle_of_power":
                return self.magic_point() / 6 - TURN / 3 - fight_odds(me.battle_sword - 5)[2] * self.price / 6
            case "devils_mill":
                return self.mill()
        return 0.0

    def middle(self, slug: str) -> float:
        """What a square of the Middle circle says."""
        me = self.me
        match slug:
            case "magic_gate":
                return 0.1 + self.point()
            case "temple_of_nemed":
                return self.nemed()
            case "roadkeeper_fortress":
                return self.fortress()
            case "hermits_hut":
                return self.healing(me.gold) + (3.0 if "evil_spirit" in self.things else 0.0)
            case "ferry_1" | "ferry_2":
                return -COIN if me.gold > 0 else -TURN
            case "tower_of_fate":
                return -1.0 - 0.33 * min(sum([carried_worth(me, card.design) for card in me.items]), 9.0)
            case "gate_warden":
                return -COIN if me.gold > 0 else -self.price
        return 0.0

    def upper(self, slug: str) -> float:
        """What a square of the Upper circle says."""
        me = self.me
        match slug:
            case "temple_of_toliman":
                return self.toliman()
            case "royal_castle":
                return 0.6 * self.healing(me.gold)
            case "cliff_1" | "cliff_2":
                return -self.price / 3 - 0.4 * len(me.friends)
            case "bog_1" | "bog_2":
                return -self.cheapest()
            case "living_rocks_1" | "living_rocks_2":
                return -self.price
            case "ghoul_crypt":
                return -self.price * sum([fight_odds(me.battle_magic - points)[2] for points in NIGHTLY]) / 6
            case "wolf_ravine":
                return -self.price * sum([fight_odds(me.battle_sword - points)[2] for points in NIGHTLY]) / 6
        return 0.0

    def is_safe(self, slug: str) -> bool:
        """MS-4.1 Whether the roll of the square is waived."""
        return SQUARE_TAGS[INDEX[slug]] & self.safe != 0

    def cheapest(self) -> float:
        """MS-U5 What is easiest to lose."""
        worths = [carried_worth(self.me, card.design) for card in self.me.items + self.me.friends]
        return max(min(worths), 0.0) if worths else 0.0

    def healing(self, most: int) -> float:
        """Life up to four."""
        wounds = min(max(HEALTHY - self.me.life, 0), most)
        return 0.0 if wounds == 0 else 0.9 * self.price + 0.5 * (wounds - 1) * self.price

    def key_worth(self, key: str) -> float:
        """What a key is worth that is still missing."""
        if key in self.keys:
            return 0.1
        return 14.0 if self.ready() else 7.0

    def nemed(self) -> float:
        """MS-4.7 of the box: a prayer to Nemed, sum by sum."""
        good = 2 * self.price * 0.8 + 4 * self.sword_point() + 5 * self.magic_point()
        good += 6 * SPELL + 5 * self.price * 0.7 + 2 * self.key_worth("magic_sword")
        bad = 2 * self.price + 3 * min(self.price, 1.5) + 4 * 2 * TURN + 3 * 0.7 + 2.5 * self.price
        return max((good - bad) / 36, 0.0)

    def toliman(self) -> float:
        """A prayer to Toliman, sum by sum."""
        good = 5 * SPELL + 6 * self.point() + 5 * 0.2
        good += 3 * self.key_worth("toliman_shield") + 2 * 0.7 * self.price
        bad = 2 * self.price + 3 * 1.6 + 3 * 0.2 + 4 * min(1.0 * len(self.me.friends), 1.5) + 4 * 2 * TURN
        return max((good - bad) / 36, 0.0)

    def fortress(self) -> float:
        """MS-A75 The keeper of the roads."""
        me = self.me
        missing = "toliman_shield" not in self.keys
        sword = self.view.sword_quest and "magic_sword" not in self.keys
        if not missing and not sword:
            return 0.0
        prize = self.key_worth("toliman_shield") if missing else self.key_worth("magic_sword")
        if "toliman_shield" not in self.view.stock and not sword:
            return 0.0
        if me.mission == "claim":
            return prize
        if me.mission == "none":
            at_once = (1.0 if me.gold >= 3 else 0.33 if me.gold >= 2 else 0.0) * 0.5
            return prize * (at_once + 0.35 * (1 - at_once))
        price = {"three-gold": 3, "two-gold": 2}.get(me.mission, 99)
        return prize if me.gold >= price else 0.0

    def tavern(self) -> float:
        """The die of the Tavern; a six leads over the Swamp."""
        fight = fight_odds(self.me.battle_sword - 4)[2] * self.price / 6
        return 0.2 + CROSSED / 6 - TURN / 6 - fight

    def mill(self) -> float:
        """The Devil's Mill, by alignment."""
        if self.me.align == "good":
            return -self.price
        if self.me.align == "evil":
            return max((self.sword_point() + self.magic_point() + SPELL + 0.2 - TURN - self.price) / 6, 0.0)
        return 0.35 * self.price - 0.5 * self.price

    def draw(self, bonus: int, bare: bool) -> float:
        """What a card to be drawn is worth on average, among those that nobody has seen."""
        if not self.plain:
            self.plain = [self.average(points) for points in range(4)]
        return self.plain[bonus] - (0.1 if bare else 0.0)

    def average(self, bonus: int) -> float:
        """The mean over the cards that may still lie in the deck."""
        left = self.unseen()
        total, number = 0.0, 0
        me = self.me
        for design in DESIGNS:
            copies = left[design.slug]
            if copies <= 0:
                continue
            number += copies
            if design.kind == ENEMY:
                win, _, loss = fight_odds(me.battle_sword - design.strength - bonus)
                total += copies * (win * design.strength / 7 * self.trophy() - loss * self.price)
            elif design.kind == DEMON:
                if me.hero != "half_demon":
                    total -= copies * fight_odds(me.battle_magic - design.strength - bonus)[2] * self.price
            else:
                total += copies * design_worth(me, design.slug)
        return total / number if number else 0.0

    def unseen(self) -> dict[str, int]:
        """How many cards of each design may still lie in the deck."""
        if self.left:
            return self.left
        left = {design.slug: design.copies for design in DESIGNS}
        for slug in self.view.event_discard:
            left[slug] -= 1
        for square in self.view.squares:
            for card in square.cards:
                left[card.design] -= 1
        for hero in self.view.heroes:
            for card in hero.items + hero.friends + hero.trophies + hero.raised:
                left[card.design] -= 1
        self.left = left
        return left

    # ways

    def way(self, ring: str) -> list[float]:
        """What is to be hoped for from each square of a circle, the better direction of every roll taken."""
        if ring in self.ways:
            return self.ways[ring]
        size, start = SIZE[ring], STARTS[ring]
        self.ways[ring] = [0.0] * size  # where circles lead to each other, the first to be asked is not asked again
        rewards = [self.reward(start + at) for at in range(size)]
        if self.bound_up():
            rewards = [IDLE * reward if reward > 0 else reward for reward in rewards]
        gate, onward = self.onward(ring)
        hope = [0.0] * size
        slow = ring == self.ring and "noon_wraith" in self.things  # MS-A53 she stays in her circle
        for _ in range(3 * SWEEPS if slow else SWEEPS):
            worth = [rewards[at] + PATIENCE * hope[at] for at in range(size)]
            up = onward + PATIENCE * self.stay(ring, hope, gate)
            hope = crept(worth, size, gate, up) if slow else swept(worth, size, gate, up)
        self.ways[ring] = hope
        return hope

    def onward(self, ring: str) -> tuple[int, float]:
        """The gate of a circle, and what an attempt brings at once or beyond it; −1 where it is not wanted."""
        if ring == "L":
            win, _, loss = self.swamp()
            return SWAMP, win * (PATIENCE * self.mean_of("M", FOREST) + CROSSED) - loss * self.price
        if ring == "M" and self.bound_up():
            win, _, loss = fight_odds(self.me.battle_sword - SNOW_KNIGHT_SWORD)
            return ICE - STARTS["M"], win * (PATIENCE * self.mean_of("U", SKULLS)) - loss * self.price
        if ring == "U" and self.bound_up():
            return self.entry() - STARTS["U"], 0.9 * VICTORY * self.best_trip().win
        if ring == "U":
            return SKULLS - STARTS["U"], PATIENCE * self.mean_of("M", ICE)
        return -1, 0.0

    def entry(self) -> int:
        """The side of the bridge that is better."""
        trip = self.best_trip()
        return RUINS if trip is self.trip_by(False) else CITY

    def stay(self, ring: str, hope: list[float], gate: int) -> float:
        """What is left to hope for where an attempt fails."""
        if ring == "L":
            return (1 - self.swamp()[0]) * hope[gate]
        if ring == "M" and gate >= 0:
            return (1 - fight_odds(self.me.battle_sword - SNOW_KNIGHT_SWORD)[0]) * hope[gate]
        return 0.0

    def swamp(self) -> tuple[float, float, float]:
        """MS-A02 The Swamp."""
        return throw_odds(1 if "mermaid" in self.things else 2, self.me.total_magic, self.me.hero == "dwarf")

    def mean_of(self, ring: str, square: int) -> float:
        """What is to be hoped for beyond a gate."""
        return self.way(ring)[square - STARTS[ring]]

    def gate(self, square: int, win: float, draw: float, loss: float) -> float:
        """An attempt in earnest, by its exact odds."""
        if square in (RUINS, CITY):
            if not self.bound_up():
                return -5.0
            trip = self.trip_by(square == CITY)
            return CROSSED + win * VICTORY * trip.win + (1 - win) * 0.5 * VICTORY * trip.win
        if square == ICE and not self.bound_up():
            return -5.0
        ring, beyond = ("M", FOREST) if square == SWAMP else ("U", SKULLS)
        here = SQUARES[square].code[0]
        hope = win * (PATIENCE * self.mean_of(ring, beyond) + CROSSED)
        left = 0.0 if square == SWAMP else CROSSED
        return hope + (draw + loss) * (PATIENCE * self.way(here)[square - STARTS[here]] + left) - loss * self.price

    def journey(self) -> float:
        """What it is worth to go anywhere in the circle, more than to walk."""
        if self.ring == "B" or self.me.square is None:
            return 0.0
        start = STARTS[self.ring]
        best = max([self.arrival(start + at) for at in range(SIZE[self.ring])])
        return best - self.way(self.ring)[INDEX[self.me.square] - start]


def safe_at(me: HeroView, things: set[str]) -> i64:
    """MS-4.1 Where the character, his things and his friends keep him safe, as the box says."""
    found: i64 = 0
    if me.hero is not None:
        found = HERO_SAFE[HERO[me.hero]]
    for thing in things:
        found |= SAFE[DESIGN[thing]]
    return found


def swept(worth: list[float], size: int, gate: int, up: float) -> list[float]:
    """One turn more: each roll, both directions, and the gate where there is a step left for it."""
    hope: list[float] = []
    for at in range(size):
        total = 0.0
        ahead = (gate - at) % size if gate >= 0 else 99
        behind = (at - gate) % size if gate >= 0 else 99
        apart = min(ahead, behind)
        for roll in ROLLS:
            best = max(worth[(at + roll) % size], worth[at - roll if at >= roll else at - roll + size])
            if roll > apart and up > best:
                best = up
            total += best
        hope.append(total / 6)
    return hope


def crept(worth: list[float], size: int, gate: int, up: float) -> list[float]:
    """One turn more at a step a turn (MS-A53)."""
    hope = [max(worth[(at + 1) % size], worth[at - 1]) for at in range(size)]
    if gate >= 0:
        hope[gate] = max(hope[gate], up)
    return hope


def trip_worth(trip: Expedition, price: float) -> float:
    """A victory against a death and a fall, in victories."""
    return trip.win - trip.die * price - trip.fall * 0.3 * price

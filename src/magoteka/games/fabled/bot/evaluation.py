"""What positions are worth to a player who sees the whole row: walks, places and books in steppe books."""

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import bit, has
from magoteka.core.boards import zeros
from magoteka.games.fabled.bot.weights import Weights
from magoteka.games.fabled.box.components import (
    A_TERRAIN,
    ACADEMY,
    CELLS,
    ENDS,
    EXCHANGE,
    EXCHANGE_COUNT,
    GATES,
    HERMIT,
    LENGTHS,
    LIBRARY,
    MENHIRS_3,
    MENHIRS_5,
    MOUNTAIN,
    PLACE_COUNT,
    PLACE_GIFT,
    REGULAR,
    SKY_3,
    STARTS,
    TAVERN,
    TOWER,
    TREEWYRM,
    WHIRLPOOLS,
)
from magoteka.games.fabled.rules.planner import after, plans

NEAR: i64 = 12
SUN: float = 10.0


class Evaluation:
    """One player's prospects: the row from left to right, his books, and how far the game has gone."""

    row: vec[i64]
    sky: vec[i64]  # for each land of the row the cell of a sky token, 0 for none
    books: vec[i64]
    held: i64  # lands of the row that hold a volkhv of his
    at_home: i64
    gone: float  # the share of the game that is over
    left: i64  # own turns after this one
    sunny: i64  # those of them in which conversions may still make suns
    reach: i64  # cells that a volkhv may still walk
    no_suns: bool
    extra: list[float]  # what allies add at each place
    adding: float  # and for adding a land
    coming_home: float  # and for a volkhv that comes home
    guided: bool  # the Guide leads off dead ends and mountains
    guide_price: float
    others: i64  # participants besides him
    over_steppes: bool  # the boosted Sorcerer leads from any steppe to the right
    weights: Weights
    torch: i64  # levels on which the Torch can lay a forest, as a set

    def __init__(
        self,
        row: list[int],
        sky: list[int],
        books: list[int],
        counts: tuple[int, int],
        turns: tuple[int, int, int],
        weights: Weights,
    ) -> None:
        self.row = vec[i64](row)
        self.sky = vec[i64](sky)
        self.books = vec[i64](books)
        self.held = counts[0]
        self.at_home = counts[1]
        self.left = turns[0]
        self.sunny = turns[0]
        self.gone = 1.0 - float(turns[0]) / float(max(turns[2], 1))
        self.reach = min(NEAR, int(weights.own_steps * float(turns[0]) + weights.other_steps * float(turns[1])))
        self.no_suns = False
        self.extra = [0.0] * PLACE_COUNT
        self.adding = 0.0
        self.coming_home = 0.0
        self.guided = False
        self.guide_price = 0.0
        self.others = 1
        self.over_steppes = False
        self.torch = 0
        self.weights = weights

    # ------------------------------------------------------------ books

    def worth(self, books: vec[i64]) -> float:
        """What the conversions of the turns to come can make of books, the highest first; the rest is worth little.

        Two forest books are a sun for one conversion, four mountain books for three, eight steppe books for seven:
        more steppe books than there is time to convert are of little use.
        """
        weights = self.weights
        rest = 1.0 if self.left > 0 else weights.last_left
        forest = float(books[2])
        time = weights.conversions * float(self.sunny) + weights.conversions_now
        used = min(forest, 2.0 * time)
        value = SUN * (float(books[3]) + weights.forest_used * used + rest * weights.forest_left * (forest - used))
        time -= used / 2.0
        mountain = float(books[1])
        used = min(mountain, time * 4.0 / 3.0)
        value += SUN * (weights.mountain_used * used + rest * weights.mountain_left * (mountain - used))
        time -= used * 3.0 / 4.0
        steppe = float(books[0])
        used = min(steppe, time * 8.0 / 7.0)
        value += SUN * (weights.steppe_used * used + rest * weights.steppe_left * (steppe - used))
        return value + self.reserve(steppe, mountain, forest)

    def reserve(self, steppe: float, mountain: float, forest: float) -> float:
        """A few books of each kind are kept for the prices of lands."""
        if self.left <= 2:
            return 0.0
        weights = self.weights
        return (
            weights.steppe_kept * min(steppe, 3.0)
            + weights.mountain_kept * min(mountain, 1.0)
            + weights.forest_kept * min(forest, 1.0)
        )

    def gain(self, steppe: i64, mountain: i64, forest: i64) -> float:
        """What more books are worth."""
        more = self.books[:]
        more[0] += steppe
        more[1] += mountain
        more[2] += forest
        return self.worth(more) - self.worth(self.books)

    def best_conversion(self, books: vec[i64], count: i64) -> float:
        """The most that so many conversions can make of the books, exactly; a sun book stays a sun book."""
        best = self.worth(books)
        for plan in plans(books, count, self.no_suns):
            if plan.high < 0:
                continue
            value = self.worth(after(books, plan.low, plan.middle, plan.high))
            if value > best:
                best = value
        return best

    def conversion_gain(self, count: i64) -> float:
        """What so many conversions are worth."""
        return self.best_conversion(self.books, count) - self.worth(self.books)

    def best_exchange(self) -> float:
        """The best transformation of any universal place, nothing when there is none."""
        best = 0.0
        place: i64
        for place in range(TOWER, LIBRARY + 1):
            best = max(best, self.exchange_gain(place))
        return best

    def exchange_gain(self, place: i64) -> float:
        """The best transformation of a place, −9 when there is none."""
        best = -9.0
        row: i64
        for row in range(EXCHANGE_COUNT):
            if EXCHANGE[row * 5] == place and self.books[EXCHANGE[row * 5 + 1]] >= EXCHANGE[row * 5 + 2]:
                best = max(best, self.swap_gain(row))
        return best

    def swap_gain(self, row: i64) -> float:
        """What one row of the table of transformations is worth."""
        other = self.books[:]
        other[EXCHANGE[row * 5 + 1]] -= EXCHANGE[row * 5 + 2]
        other[EXCHANGE[row * 5 + 3]] += EXCHANGE[row * 5 + 4]
        return self.worth(other) - self.worth(self.books)

    # ------------------------------------------------------------ places

    def place_worth(self, place: i64, now: bool) -> float:
        """What a visit brings: exactly if it is made now, roughly if it lies ahead; never less than substitution."""
        return max(self.effect_worth(place, now) + self.extra[place], self.gain(2, 0, 0))

    def effect_worth(self, place: i64, now: bool) -> float:
        """What the effect of a place brings."""
        weights = self.weights
        if place == TAVERN:
            return self.gain(max(self.held, 1), 0, 0) + (0.0 if now else weights.tavern)
        if MENHIRS_3 <= place <= MENHIRS_5:
            share = min(1.0, weights.step_last + weights.step_turn * float(self.left + 1))
            return weights.step * float(place - MENHIRS_3 + 3) * share
        if place == GATES:
            return weights.gates
        if place == HERMIT:
            if self.at_home > 0 and self.left > 0:
                return weights.hermit
            return 0.0
        if place == TREEWYRM:
            return weights.wyrm
        if place == ACADEMY or (TOWER <= place <= LIBRARY):
            return self.universal_worth(place, now)
        row = place * 5
        value = self.gain(PLACE_GIFT[row], PLACE_GIFT[row + 1], PLACE_GIFT[row + 2])
        if place == SKY_3:
            value += self.conversion_gain(2)
        return value

    def universal_worth(self, place: i64, now: bool) -> float:
        """Universal places: what they make of the books at hand, or a guess for later."""
        if place == ACADEMY:
            value = self.conversion_gain(4)
            if now:
                return value
            return max(value, self.weights.academy + self.weights.academy_late * self.gone)
        value = self.exchange_gain(place)
        if now:
            return value
        return max(value, self.weights.universal + self.weights.universal_late * self.gone)

    def best_place(self, places: i64, now: bool) -> float:
        """The most that one of the places brings."""
        best = 0.0
        place: i64
        for place in range(PLACE_COUNT):
            if has(places, place):
                best = max(best, self.place_worth(place, now))
        return best

    # ------------------------------------------------------------ walks

    def places_at(self, at: i64, path: i64, cell: i64) -> i64:
        """The places at a cell of the land at a place of the row."""
        if path == REGULAR and self.sky[at] == cell and cell > 0:
            return bit(14 + cell)  # FB-A90 the token covers its cell
        return WHIRLPOOLS[(self.row[at] * 2 + path) * CELLS + cell]

    def length_of(self, at: i64, path: i64) -> i64:
        """The number of cells of a path."""
        return LENGTHS[self.row[at] * 2 + path]

    def joined(self, at: i64) -> bool:
        """Whether the regular path goes on into the next land."""
        return at + 1 < len(self.row) and ENDS[self.row[at]] == STARTS[self.row[at + 1]]

    def leads_on(self, at: i64, path: i64) -> i64:
        """Where in the row a volkhv goes that leaves the end of a path; −1 for home."""
        if path == REGULAR and self.joined(at):
            return at + 1
        last = at + 1 == len(self.row)
        if self.guided and (path != REGULAR or self.is_mountain(at)) and len(self.row) > 1:
            if last:
                return at - 1
            return at + 1
        if self.over_steppes and self.row[at] < A_TERRAIN and not last:
            return at + 1
        return -1

    def is_mountain(self, at: i64) -> bool:
        """Whether a place of the row holds a mountain."""
        return MOUNTAIN * A_TERRAIN <= self.row[at] < (MOUNTAIN + 1) * A_TERRAIN

    def lit(self, at: i64, path: i64) -> float:
        """What a forest of the Torch promises where a regular path breaks off."""
        if path == REGULAR and self.torch != 0 and has(self.torch, ENDS[self.row[at]]):
            return self.weights.lit * min(1.0, 0.25 * float(self.reach))
        return 0.0

    def prospect(self, at: i64, path: i64, cell: i64) -> float:
        """What a volkhv at a cell may still meet on its way."""
        value = 0.0
        weight = self.weights.trust + self.weights.trust_early * (1.0 - self.gone)
        steps: i64 = 0
        while steps < self.reach:
            cell += 1
            if cell > self.length_of(at, path):
                there = self.leads_on(at, path)
                if there >= 0 and self.guided and not (path == REGULAR and self.joined(at)):
                    value -= weight * self.guide_price
                if there < 0:
                    return value + weight * (
                        self.weights.way_home * self.supply() + self.coming_home + self.lit(at, path)
                    )
                at = there
                path = REGULAR
                cell = 1
            weight *= self.weights.patience
            steps += 1
            places = self.places_at(at, path, cell)
            if places != 0:
                value += weight * self.best_place(places, False)
                weight *= self.weights.again
        return value

    def walk_worth(self, at: i64, path: i64, cell: i64, must: i64, may: i64) -> float:
        """The best end of a walk: a place on the way, or where the obligatory and optional steps lead."""
        best = -1.0
        found = False
        steps: i64 = 0
        if must == 0:
            best = self.prospect(at, path, cell)
            found = True
        while steps < must + may:
            cell += 1
            steps += 1
            if cell > self.length_of(at, path):
                there = self.leads_on(at, path)
                if there < 0:
                    if steps <= must or not found:
                        return max(best, self.home_worth() + self.coming_home + self.lit(at, path))
                    return best
                at = there
                path = REGULAR
                cell = 1
            places = self.places_at(at, path, cell)
            if places != 0:
                best = max(best, self.best_place(places, True) + self.prospect(at, path, cell))
                found = True
            if steps >= must:
                best = max(best, self.prospect(at, path, cell))
                found = True
        return best

    def home_worth(self) -> float:
        """A volkhv in the supply can come back while turns are left."""
        return self.supply() if self.left > 0 else 0.0

    def supply(self) -> float:
        """A volkhv at home, whoever comes next."""
        return self.weights.home + self.weights.home_early * (1.0 - self.gone)

    def settled(self, land: i64, at: i64) -> float:
        """What the new volkhvs of a land would have before them, if it stood at a place of the row."""
        self.insert(land, at)
        value = self.prospect(at, 0, 1) - self.home_worth()
        if LENGTHS[land * 2 + 1] > 0:
            value += self.prospect(at, 1, 1) - self.home_worth()
        self.take_out(at)
        return value

    def insert(self, land: i64, at: i64) -> None:
        """Another land in the row."""
        self.row = with_item(self.row, land, at)
        self.sky = with_item(self.sky, 0, at)

    def take_out(self, at: i64) -> None:
        """One land fewer."""
        self.row = without_item(self.row, at)
        self.sky = without_item(self.sky, at)

    def move(self, here: i64, there: i64) -> None:
        """A land moves in the row."""
        land = self.row[here]
        cell = self.sky[here]
        self.take_out(here)
        self.row = with_item(self.row, land, there)
        self.sky = with_item(self.sky, cell, there)


def with_item(items: vec[i64], item: i64, at: i64) -> vec[i64]:
    """The array with one more item."""
    longer = zeros(len(items) + 1)
    place: i64
    for place in range(len(items)):
        if place < at:
            longer[place] = items[place]
        else:
            longer[place + 1] = items[place]
    longer[at] = item
    return longer


def without_item(items: vec[i64], at: i64) -> vec[i64]:
    """The array without one of its items."""
    shorter = zeros(len(items) - 1)
    place: i64
    for place in range(len(shorter)):
        if place < at:
            shorter[place] = items[place]
        else:
            shorter[place] = items[place + 1]
    return shorter

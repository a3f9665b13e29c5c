"""A player who looks one turn ahead: action, announcement and visits by what they are worth, conversions exactly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from magoteka.core.boards import array
from magoteka.core.event import Option
from magoteka.games.fabled import answers as a
from magoteka.games.fabled.components import ALLIES, BOOKS, EXCHANGES, LAND_NAMES, PLACES, TERRAINS
from magoteka.games.fabled.outlook import Outlook
from magoteka.games.fabled.planner import cheapest
from magoteka.games.fabled.view import FabledView, VolkhvView

FIRST = 100.0  # free abilities come before the main action
RIVALS = 0.15  # what a rival gains, in what one loses oneself; companions of a Fellowship count the other way

PROPERTY = dict(
    zip(ALLIES, (10, 9, 9, 11, 9, 11, 9, 8, 14, 12, 10, 9, 9, 11, 9, 11, 10, 10, 11, 9, 9, 9, 10, 9), strict=True)
)
BOOST = dict(zip(ALLIES, (7, 8, 8, 8, 9, 10, 9, 9, 6, 8, 8, 8, 8, 8, 10, 8, 7, 7, 9, 9, 7, 8, 9, 7), strict=True))


def rate(view: FabledView, options: Sequence[Option]) -> list[float]:
    """How much each option is worth."""
    mind = Mind(view)
    return [mind.rate(option) for option in options]


def outlook_of(view: FabledView, seat: int) -> Outlook:
    """A player's prospects on the table."""
    player = view.players[seat]
    row = [LAND_NAMES.index(land.land) for land in view.row]
    sky = [max((token.cell for token in land.tokens), default=0) for land in view.row]
    held = {volkhv.land for volkhv in player.volkhvs if volkhv.land is not None}
    home = sum(volkhv.land is None for volkhv in player.volkhvs)
    own, others = turns_left(view, seat)
    outlook = Outlook(row, sky, list(player.books), (len(held), home), (own, others, view.chapters))
    if view.scenario == "heirs_of_the_sun":
        dark = dict(view.divisions)["milestone_2"]
        outlook.no_suns = view.chapter >= dark
        outlook.sunny = max(own - (view.chapters - dark + 1), 0)
    return outlook


def turns_left(view: FabledView, seat: int) -> tuple[int, int]:
    """How many turns the seat, and all the others, take after the present one."""
    players = len(view.players)
    turns = players + (view.trial is not None)
    if view.chapter == 0:
        return view.chapters, (turns - 1) * view.chapters
    now = players if view.active is None else (view.active - view.first) % players
    to_come = int((seat - view.first) % players > now)
    ahead = view.chapters - view.chapter
    return ahead + to_come, ahead * (turns - 1) + turns - 1 - now - to_come


class Mind:
    """One player's thoughts on one question."""

    def __init__(self, view: FabledView) -> None:
        self.view = view
        self.seat = view.seat or 0
        self.me = view.players[self.seat]
        self.outlook = outlook_of(view, self.seat)
        self.places = {land.land: place for place, land in enumerate(view.row)}
        self.worth_now = self.outlook.worth(self.outlook.books)
        self.rivalry = RIVALS if view.trial is None else -RIVALS

    def rate(self, option: Option) -> float:
        """What an option is worth."""
        judge = JUDGES.get(type(option))
        return 0.0 if judge is None else float(judge(self, option))

    # ------------------------------------------------------------ where volkhvs stand

    def spot(self, volkhv: VolkhvView) -> tuple[int, int, int]:
        """The place of its land in the row, path and cell."""
        return self.places[volkhv.land or ""], int(volkhv.path == "dead_end"), volkhv.cell

    def prospect(self, volkhv: VolkhvView) -> float:
        """What lies before a volkhv."""
        if volkhv.land is None:
            return self.outlook.home_worth()
        return self.outlook.prospect(*self.spot(volkhv))

    def steps_gain(self, volkhv: VolkhvView, steps: int) -> float:
        """The best gain for each step, if the volkhv takes one to `steps` steps."""
        now = self.prospect(volkhv)
        at, path, cell = self.spot(volkhv)
        gains = [(self.outlook.walk_worth(at, path, cell, n, 0) - now) / n for n in range(1, max(steps, 1) + 1)]
        return max(gains)

    def everyone(self) -> float:
        """The prospects of all one's volkhvs, less a share of the rivals'."""
        own = sum(self.prospect(volkhv) for volkhv in self.me.volkhvs if volkhv.land is not None)
        others = [player for seat, player in enumerate(self.view.players) if seat != self.seat]
        rivals = sum(self.prospect(v) for player in others for v in player.volkhvs if v.land is not None)
        return own - self.rivalry * rivals

    # ------------------------------------------------------------ the action phase

    def take_books(self, option: a.TakeBooks) -> float:
        """Two steppe books."""
        return self.outlook.gain(2, 0, 0)

    def make_conversions(self, option: a.MakeConversions) -> float:
        """The best of two conversions, exactly."""
        return self.outlook.conversion_gain(2)

    def walk(self, option: a.Walk) -> float:
        """A step, or the best of several."""
        volkhv = self.me.volkhvs[option.volkhv]
        return self.steps_gain(volkhv, self.view.asked.left)

    def add_land(self, option: a.AddLand) -> float:
        """The best open land of the terrain, less its price."""
        terrain = TERRAINS.index(option.terrain)
        price = 0.0 if self.view.phase == "prologue" else self.price(terrain, self.view.surcharges[terrain])
        lands = [land for land in self.view.open[terrain] if land is not None]
        return max((self.land_worth(land) for land in lands), default=3.0) - price

    def add_forgotten(self, option: a.AddForgotten) -> float:
        """The best forgotten land of the terrain, less its book."""
        terrain = TERRAINS.index(option.terrain)
        lands = [land for land in self.view.oblivion if LAND_NAMES.index(land) // 12 == terrain]
        return max(self.land_worth(land) for land in lands) - self.price(terrain, 0)

    def price(self, terrain: int, extra: int) -> float:
        """What the books of a price are worth."""
        books = list(self.me.books)
        books[terrain] -= 1
        books[0] -= extra
        return self.worth_now - self.outlook.worth(array(books))

    def land_worth(self, land: str) -> float:
        """A land at its best place."""
        number = LAND_NAMES.index(land)
        return max(self.outlook.settled(number, at) for at in range(len(self.view.row) + 1))

    def use(self, option: a.Use) -> float:
        """Abilities are free; a few of them want the right moment."""
        late = self.view.chapters - self.view.chapter
        if option.ability == "firebird+" and late > 1 and self.me.books[2] < 2:
            return -1.0
        if option.ability == "windherd+" and sum(volkhv.land is None for volkhv in self.me.volkhvs) < 3 and late > 1:
            return -1.0
        if option.ability == "werewolf+":
            return FIRST if self.outlook.gain(0, 0, 1) > self.cheapest_in_forest() else -1.0
        if option.ability in ("enchantress", "charioteer+", "forest_giant+"):
            return FIRST if self.best_move() > 1.5 else -1.0
        if option.ability == "swamp_witch+" and len(self.me.named_spent) < 4 and late > 1:
            return -1.0
        if option.ability == "forest_warden+":
            return FIRST if late > 1 else -1.0
        return FIRST

    def cheapest_in_forest(self) -> float:
        """The least prospect among one's volkhvs in forests."""
        return min(
            (self.prospect(v) for v in self.me.volkhvs if v.land is not None and v.land.startswith("fo")), default=99.0
        )

    def best_move(self) -> float:
        """What the best move of one land would bring."""
        return max((self.move_gain(land) for land in self.places), default=0.0)

    def move_gain(self, land: str) -> float:
        """The best place for a land of the row, compared with its own."""
        before = self.everyone()
        return max(self.moved(land, there) for there in range(len(self.view.row))) - before

    def moved(self, land: str, there: int) -> float:
        """All prospects if the land stood elsewhere."""
        here = self.places[land]
        self.outlook.move(here, there)
        places = self.places
        order = [name.land for name in self.view.row]
        order.insert(there, order.pop(here))
        self.places = {name: place for place, name in enumerate(order)}
        value = self.everyone()
        self.places = places
        self.outlook.move(there, here)
        return value

    def place_token(self, option: a.PlaceToken) -> float:
        """Tokens belong on lands."""
        return FIRST

    # ------------------------------------------------------------ lands

    def take_open(self, option: a.TakeOpen) -> float:
        """An open land at its best place."""
        lands = [self.view.open[terrain][option.slot] for terrain in range(3)]
        terrain = self.asked_terrain()
        land = lands[terrain] if terrain is not None else None
        return self.land_worth(land) if land is not None else 3.0

    def asked_terrain(self) -> int | None:
        """The terrain of the land that is being added."""
        terrain = self.view.asked.terrain
        return None if terrain is None else TERRAINS.index(terrain)

    def draw_blind(self, option: a.DrawBlind) -> float:
        """An unknown land: a little less than a good one."""
        return 4.0

    def peek(self, option: a.Peek) -> float:
        """Looking first also brings books."""
        return 50.0

    def take_peeked(self, option: a.TakePeeked) -> float:
        """One of the lands seen, and two books."""
        terrain = self.asked_terrain() or 0
        return self.land_worth(self.view.peeked[terrain][option.which]) + self.outlook.gain(2, 0, 0)

    def choose_position(self, option: a.ChoosePosition) -> float:
        """The new land, or the moved one, at a place of the row."""
        land = self.view.asked.land or ""
        if land in self.places:
            return self.moved(land, option.position)
        number = LAND_NAMES.index(land)
        own = self.outlook.settled(number, option.position)
        self.outlook.insert(number, option.position)
        places = self.places
        self.places = {name: at + (at >= option.position) for name, at in places.items()}
        value = own + self.everyone()
        self.places = places
        self.outlook.take_out(option.position)
        return value

    def choose_land(self, option: a.ChooseLand) -> float:
        """A land to move, to recall, to enter or to put a token on."""
        if option.land not in self.places:
            return self.land_worth(option.land)
        on_it = [seat for seat, player in enumerate(self.view.players) for v in player.volkhvs if v.land == option.land]
        crowd = 0.1 * len(on_it) + 0.2 * on_it.count(self.seat)
        if self.view.asked.volkhv is not None:
            return self.outlook.prospect(self.places[option.land], 0, 1)
        return self.move_gain(option.land) + crowd

    # ------------------------------------------------------------ movement

    def announce(self, option: a.Announce) -> float:
        """What the movement brings: one's own walks, less a share of the rivals'."""
        own, others = self.view.steps[TERRAINS.index(option.terrain)]
        more = self.free_steps(option.terrain)
        total = sum(self.march_gain(v, own, more) for v in self.me.volkhvs if self.stands_in(v, option.terrain))
        rivals = [player for seat, player in enumerate(self.view.players) if seat != self.seat]
        moved = [v for player in rivals for v in player.volkhvs if self.stands_in(v, option.terrain)]
        return total - self.rivalry * sum(self.march_gain(v, others, 0) for v in moved)

    def free_steps(self, terrain: str) -> int:
        """Optional steps that one's allies give in a terrain."""
        guides = {"steppe": "steppe_sorcerer", "mountain": "rock_colossus", "forest": "werewolf"}
        return int(any(ally.ally == guides[terrain] for ally in self.me.allies))

    def stands_in(self, volkhv: VolkhvView, terrain: str) -> bool:
        """Whether a volkhv stands in a land of the terrain."""
        return volkhv.land is not None and LAND_NAMES.index(volkhv.land) // 12 == TERRAINS.index(terrain)

    def march_gain(self, volkhv: VolkhvView, must: int, may: int) -> float:
        """What a walk of so many steps changes for a volkhv."""
        if must == 0:
            return 0.0
        return self.outlook.walk_worth(*self.spot(volkhv), must, may) - self.prospect(volkhv)

    def walker(self) -> VolkhvView:
        """The volkhv that is being decided on."""
        asked = self.view.asked
        if asked.volkhv is not None:
            return self.me.volkhvs[asked.volkhv]
        return self.me.volkhvs[self.me.walker or 0]

    def stay(self, option: a.Stay) -> float:
        """Walk on, if there are steps left."""
        volkhv = self.walker()
        return self.outlook.walk_worth(*self.spot(volkhv), volkhv.must, volkhv.may + self.me.bonus)

    def go(self, option: a.Go) -> float:
        """The place now, and the way from here later."""
        place = PLACES.index(option.place)
        return self.outlook.place_worth(place, True) + self.prospect(self.walker()) + 0.01

    def halt(self, option: a.Halt) -> float:
        """Stay where one is."""
        return self.prospect(self.walker())

    def onward(self, option: a.Onward) -> float:
        """One step more, or several."""
        volkhv = self.walker()
        more = max(volkhv.may + self.me.bonus - 1, 0)
        return self.outlook.walk_worth(*self.spot(volkhv), 1, more)

    def onward_paid(self, option: a.OnwardPaid) -> float:
        """One step for a book."""
        return self.outlook.walk_worth(*self.spot(self.walker()), 1, 0) - 1.0

    def go_home(self, option: a.GoHome) -> float:
        """Back to the supply."""
        return self.outlook.home_worth()

    def enter(self, option: a.Enter) -> float:
        """At the start of a land's path."""
        return self.outlook.prospect(self.places[option.land], int(option.path == "dead_end"), 1)

    def lay(self, option: a.Lay) -> float:
        """A forest of one's own choice before the volkhv."""
        at = self.places[self.walker().land or ""] + 1
        number = LAND_NAMES.index(option.land)
        self.outlook.insert(number, at)
        value = self.outlook.prospect(at, 0, 1)
        self.outlook.take_out(at)
        return value

    def pick(self, option: a.Pick) -> float:
        """Which volkhv: the next visit by its kind, otherwise whoever has least before him."""
        volkhv = self.me.volkhvs[option.volkhv]
        if volkhv.place is not None:
            return self.visit_order(volkhv.place)
        return 20.0 - self.prospect(volkhv)

    def visit_order(self, place: str) -> float:
        """Hermit and tavern first, then books, then steps, gates and exchanges."""
        order = ("hermit", "tavern", "wind", "stones", "roots", "sky", "gates", "menhirs", "treewyrm", "academy")
        name = place.split("_")[0]
        return 30.0 - (order.index(name) if name in order else len(order))

    # ------------------------------------------------------------ visits and books

    def apply(self, option: a.Apply) -> float:
        """The effect of the place."""
        return self.place_now(self.view.asked.place)

    def place_now(self, place: str | None) -> float:
        """What an effect brings now."""
        if place is None:
            return 0.0
        if place == "treewyrm":
            return 5.0
        return self.outlook.effect_worth(PLACES.index(place), True)

    def substitute(self, option: a.Substitute) -> float:
        """Two steppe books."""
        return self.outlook.gain(2, 0, 0) - 0.01

    def visit(self, option: a.Visit) -> float:
        """The next visit: by its kind, with or without the effect."""
        place = self.me.volkhvs[option.volkhv].place or "wind_3"
        value = self.substitute(a.Substitute()) if option.substitute else self.place_now(place)
        best = max(self.substitute(a.Substitute()), self.place_now(place))
        return 10.0 * self.visit_order(place) + value - best

    def spend_token(self, option: a.SpendToken) -> float:
        """The books of a token, besides the visit."""
        return FIRST

    def choose_place(self, option: a.ChoosePlace) -> float:
        """The effect of the place."""
        return self.place_now(option.place)

    def done(self, option: a.Done) -> float:
        """Nothing more."""
        if self.view.asked.left > 0 and self.view.phase != "march":
            return 0.05
        return 0.0

    def exchange(self, option: a.Exchange) -> float:
        """What the books come to if the rest of the conversions is used best."""
        give, take = BOOKS.index(option.give), BOOKS.index(option.take)
        books = list(self.me.books)
        books[give] -= 2 if give < take else 1
        books[take] += 1 if give < take else 2
        left = max(self.view.asked.left - 1, 0)
        return self.outlook.best_conversion(array(books), left) - self.worth_now

    def want(self, option: a.Want) -> float:
        """What the books come to after the plan, with the rest of the conversions used best."""
        book = BOOKS.index(option.book)
        left = self.view.asked.left
        if left == 0:  # the Firebird's suns
            return float(option.count)
        now = array(list(self.me.books))
        plan = cheapest(now, book, option.count, left, self.outlook.no_suns)
        made = [plan.low, plan.middle, plan.high]
        books = list(self.me.books)
        for tier, balance in enumerate(made):
            books[tier] -= 2 * balance
            books[tier + 1] += balance
        return self.outlook.best_conversion(array(books), left - plan.count()) - self.worth_now - 0.001

    def transform(self, option: a.Transform) -> float:
        """What the exchange is worth."""
        key = (PLACES.index(option.place), BOOKS.index(option.give))
        row = [rule[:2] for rule in EXCHANGES].index(key)
        return self.outlook.swap_gain(row)

    def gift(self, option: a.Gift) -> float:
        """Books, conversions or a step."""
        if option.kind == "books":
            return self.outlook.gain(1, 0, 0)
        if option.kind == "conversions":
            return self.outlook.conversion_gain(1)
        return max((self.steps_gain(v, 1) for v in self.me.volkhvs if v.land is not None), default=0.0)

    # ------------------------------------------------------------ allies

    def ahead(self) -> float:
        """The share of the game that is still to come."""
        return (self.view.chapters - self.view.chapter + 1) / max(self.view.chapters, 1)

    def choose_ally(self, option: a.ChooseAlly) -> float:
        """By what its property usually brings."""
        return float(PROPERTY[option.ally])

    def boost_ally(self, option: a.BoostAlly) -> float:
        """By what its boost usually brings."""
        return BOOST[option.ally] * (1.0 if self.ahead() > 0.3 else 0.9)

    def take_ally(self, option: a.TakeAlly) -> float:
        """A good ally for the rest of the game."""
        return 13.0 * self.ahead()

    def discard_ally(self, option: a.DiscardAlly) -> float:
        """Part with an ally only when little is left of the game."""
        books = 4.0 if self.view.event == "ev_b1" else 0.0
        return books + 2.0 - PROPERTY[option.ally] * self.ahead()

    def give_books(self, option: a.GiveBooks) -> float:
        """Two steppe books lost, or a forest book for an ally."""
        if self.view.event == "ev_b4":
            return 12.0 * self.ahead() - self.outlook.gain(0, 0, 1)
        return 0.0

    def discard_token(self, option: a.DiscardToken) -> float:
        """A mountain book for a token, late in the game."""
        return 1.0 if self.ahead() < 0.35 else -1.0

    def hunt(self, option: a.Hunt) -> float:
        """The trail costs nothing."""
        return 1.0 if option.how == "trail" else 0.0


JUDGES: dict[type[Option], Callable[[Mind, Any], float]] = {
    a.TakeBooks: Mind.take_books,
    a.MakeConversions: Mind.make_conversions,
    a.Walk: Mind.walk,
    a.AddLand: Mind.add_land,
    a.AddForgotten: Mind.add_forgotten,
    a.Use: Mind.use,
    a.PlaceToken: Mind.place_token,
    a.TakeOpen: Mind.take_open,
    a.DrawBlind: Mind.draw_blind,
    a.Peek: Mind.peek,
    a.TakePeeked: Mind.take_peeked,
    a.ChoosePosition: Mind.choose_position,
    a.ChooseLand: Mind.choose_land,
    a.Announce: Mind.announce,
    a.Stay: Mind.stay,
    a.Go: Mind.go,
    a.Halt: Mind.halt,
    a.Onward: Mind.onward,
    a.OnwardPaid: Mind.onward_paid,
    a.GoHome: Mind.go_home,
    a.Enter: Mind.enter,
    a.Lay: Mind.lay,
    a.Pick: Mind.pick,
    a.Apply: Mind.apply,
    a.Substitute: Mind.substitute,
    a.Visit: Mind.visit,
    a.SpendToken: Mind.spend_token,
    a.ChoosePlace: Mind.choose_place,
    a.Done: Mind.done,
    a.Exchange: Mind.exchange,
    a.Want: Mind.want,
    a.Transform: Mind.transform,
    a.Gift: Mind.gift,
    a.ChooseAlly: Mind.choose_ally,
    a.BoostAlly: Mind.boost_ally,
    a.TakeAlly: Mind.take_ally,
    a.DiscardAlly: Mind.discard_ally,
    a.GiveBooks: Mind.give_books,
    a.DiscardToken: Mind.discard_token,
    a.Hunt: Mind.hunt,
}

"""How a player stands against the others: what each can still do on the board as it would be."""

from __future__ import annotations

from magoteka.games.five_seals.bot.plan import BREADTH, Plan
from magoteka.games.five_seals.bot.purse import per_die
from magoteka.games.five_seals.bot.scene import Scene
from magoteka.games.five_seals.box.components import SCROLL_PLACES
from magoteka.games.five_seals.messages.views import FiveSealsView

ENVY = 0.5  # what a rival can do on the average, against what one can do oneself
HOPE = 0.5  # what lies within reach of the next round
CLOSE = 4  # breaks that are looked at closely
FAR = 50.0  # and how far the others stay behind
NOTHING = -9.0


class Standing:
    """Every player's plan on the board as it is, and what they come to when it changes."""

    def __init__(self, view: FiveSealsView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.plan = Plan(view, seat)
        self.plans: list[Plan] = []  # of all seats; made when first asked for, as many questions are about dice alone
        self.start = 0.0
        self.best: list[int] = []
        self.known: dict[tuple[int, bool, int], float] = {}

    def look_around(self) -> None:
        """Think of the others as well."""
        if self.plans:
            return
        seats = range(len(self.view.players))
        self.plans = [self.plan if seat == self.seat else Plan(self.view, seat) for seat in seats]
        self.start = self.balance(self.plan.scene)
        self.best = self.find_best()

    def evaluation(self, seat: int, scene: Scene) -> float:
        """What a player can break in this round with the dice that show something, and hope for in the next."""
        plan = Plan(self.view, seat, scene, self.plans[seat])
        hope = HOPE * min(1.0, plan.left) * self.later(plan, scene)
        if self.view.players[seat].finished or not rolled(plan):
            return hope
        return hope + plan.harvest(plan.dice, BREADTH if seat == self.seat else 1)

    def later(self, plan: Plan, scene: Scene) -> float:
        """What the next round promises; familiars will have gone home by then."""
        if all(place < 0 for place in scene.map.familiars):
            return plan.prospect()
        return Plan(self.view, plan.seat, scene.at_home(), plan).prospect()

    def balance(self, scene: Scene) -> float:
        """One's own evaluation, less a share of the rivals'."""
        rivals = [self.evaluation(seat, scene) for seat in range(len(self.plans)) if seat != self.seat]
        return self.evaluation(self.seat, scene) - ENVY * sum(rivals) / len(rivals)

    def gain(self, scene: Scene) -> float:
        """What a change of the board is worth."""
        self.look_around()
        return self.balance(scene) - self.start

    def break_gain(self, scene: Scene, place: int, familiar: bool) -> float:
        """What breaking a seal is worth, of the board as it is or with one's familiar elsewhere."""
        key = (place, familiar, scene.map.familiars[self.seat])
        found = self.known.get(key)
        if found is None:
            found = self.find_gain(scene, place, familiar)
            self.known[key] = found
        return found

    def find_gain(self, scene: Scene, place: int, familiar: bool) -> float:
        """The scroll, and how everyone stands after the break."""
        price = self.plan.price(place)
        after = scene.broken(self.seat, place, familiar)
        if price is not None:
            after = after.paid(self.seat, price[0], price[1])
        value = self.plan.worths[place - SCROLL_PLACES] if place >= SCROLL_PLACES else 0.0
        return value + self.gain(after)

    def find_best(self) -> list[int]:
        """The few breaks that promise most for their dice."""
        rows: list[tuple[float, int]] = []
        for place, value in self.plan.targets.items():
            price = self.plan.price(place)
            if price is not None:
                rows.append((-per_die(value, len(price[1])), place))
        rows.sort()
        return [place for _, place in rows[:CLOSE]]

    def break_worth(self, place: int) -> float:
        """What a break is worth; those that promise little are not looked at closely."""
        self.look_around()
        if place in self.best or place not in self.plan.targets:
            return self.break_gain(self.plan.scene, place, False)
        return per_die(self.plan.targets[place], 1) - FAR

    def best_break(self, scene: Scene) -> float:
        """The most that a break on a board is worth."""
        self.look_around()
        return max((self.break_gain(scene, place, False) for place in self.best), default=NOTHING)


def rolled(plan: Plan) -> bool:
    """Whether the dice of a plan show numbers."""
    return all(value > 0 for values in plan.dice for value in values)

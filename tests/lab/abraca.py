"""What the spells of «Абрака… что?» do, from the rulebook."""

from typing import Any

from lab.frame import Bench, Moment, Statement
from magoteka.games import GAMES
from magoteka.games.abraca.messages import events as e
from magoteka.games.abraca.messages.answers import Declare

NAMES = ("dragon", "wanderer", "dream", "singer", "tempest", "blizzard", "fireball", "potion")
MOST = 6  # AB-30


def neighbours(g: Any, seat: int) -> tuple[int, int]:
    """AB-21, AB-A16 The nearest living mages to the left and to the right."""
    order = [(seat + step) % g.seats for step in range(1, g.seats)]
    living = [one for one in order if g.lives[one] > 0]
    return (living[0], living[-1]) if living else (seat, seat)


def told(m: Moment, spell: int) -> dict[int, int]:
    """What a spell has done to each mage's lives."""
    done: dict[int, int] = {}
    for one in m.events:
        if isinstance(one, e.LivesLost) and one.spell == spell:
            done[one.seat] = done.get(one.seat, 0) - one.count
        if isinstance(one, e.LivesGained) and one.spell == spell:
            done[one.seat] = done.get(one.seat, 0) + one.count
    return {seat: change for seat, change in done.items() if change}


class Spell(Statement):
    """AB-22 to AB-30 What a spell that succeeded does, and nothing else."""

    def see(self, m: Moment) -> None:
        number = NAMES.index(self.design) + 1
        for event, now in zip(m.events, m.pictures, strict=True):
            match event:
                case e.SpellCast(seat, spell, _) if spell == number:
                    self.cast(m, now, seat, number)
                case e.DieRolled(seat, spell, value) if spell == number and number in (1, 3):
                    if any(type(m.question).__name__ == name for name in ("RollForDragon", "RollForDream")):
                        self.compare(m, now, number, self.effect(now, seat, number, value))

    def cast(self, m: Moment, now: Any, seat: int, number: int) -> None:
        """The stone lies on the board, and the effect follows unless a die or a choice comes first."""
        self.holds(now.cast[number] == m.before.cast[number] + 1, "the stone is not on the board")
        asked = type(m.asked).__name__
        if number in (1, 3):
            self.holds(asked in ("RollForDragon", "RollForDream"), f"no die: {asked} comes next")
        elif number == 4:
            self.holds((asked == "MayTakeSecret") == (m.before.pool > 0), f"{asked} comes next")
        else:
            self.compare(m, now, number, self.effect(now, seat, number, 1))

    def compare(self, m: Moment, now: Any, number: int, due: dict[int, int]) -> None:
        """Nobody falls below nought or rises above six."""
        capped = {seat: max(-now.lives[seat], min(change, MOST - now.lives[seat])) for seat, change in due.items()}
        wanted = {seat: change for seat, change in capped.items() if change}
        got = told(m, number)
        self.holds(got == wanted, f"lives change by {got} and not by {wanted}")

    def effect(self, g: Any, seat: int, number: int, value: int) -> dict[int, int]:
        """What the book says."""
        others = [one for one in range(g.seats) if one != seat and g.lives[one] > 0]
        if number == 1:
            return dict.fromkeys(others, -value)
        if number == 2:
            return {**dict.fromkeys(others, -1), seat: 0 if g.variants.wanderer_hits_caster else 1}
        if number == 3:
            return {seat: value}
        to_left, to_right = neighbours(g, seat)
        return {5: {to_left: -1, to_right: -1}, 6: {to_left: -1}, 7: {to_right: -1}, 8: {seat: 1}}[number]


class Turn(Statement):
    """AB-11 to AB-17 A turn goes on in order; a miss costs a life, the dragon's as many as the die shows."""

    def __init__(self) -> None:
        super().__init__("turn")

    def see(self, m: Moment) -> None:
        if isinstance(m.option, Declare):
            seat, spell = int(m.question.seat), m.option.spell
            there = spell in m.before.stones[seat * 5 : seat * 5 + 5]
            broken = spell < m.before.last
            kinds = {type(one) for one in m.events}
            self.holds((e.OrderBroken in kinds) == broken, f"AB-15 a {spell} after a {m.before.last}")
            if not broken and type(m.asked).__name__ != "TakeStone":
                self.holds((e.SpellCast in kinds) == there and (e.SpellMissed in kinds) != there, f"AB-12 a {spell}")
        stones = sum(m.after.cast) + sum(m.after.unseen) + sum(one > 0 for one in m.after.stones)
        self.holds(stones + sum(one > 0 for one in m.after.secrets) == 36, "a stone is lost or doubled")
        self.holds(all(0 <= lives <= MOST for lives in m.after.lives), "AB-30 lives")


def over(begun: Any, now: Any) -> bool:
    return bool(now.turn != begun.turn or now.round != begun.round)


def liked(option: Any, pair: frozenset[str]) -> int:
    """The two spells first, and the lower one before the higher."""
    if isinstance(option, Declare):
        numbers = sorted(NAMES.index(name) + 1 for name in pair)
        return {numbers[0]: 12, numbers[-1]: 8}.get(option.spell, 1)
    return 2


BENCH = Bench(GAMES["abraca"], Spell, lambda: [Turn()], over, liked, tries=12)

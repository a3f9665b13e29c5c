"""What Magic Sword asks of people: `python bench/questions.py [games] [players …]`.

For each of the hall's tables, with people alone: every seat is played by the greedy player and hears only what a
browser with its default orders would show. A line has the real questions a turn of one's own (all that the seat is
shown between two of its turns, windows in others' turns among them; what the browser answers by itself is none), the
share of them that are no choice (one answer besides what is done by the way, or none that differs from the others), and
the seconds a round that all wait for answers which browsers give by themselves: `BREATH` for a question that the hand
might want by open facts, and the way to the server and back for each, all seats of a poll at once. Below it, which
questions are no choice.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from magoteka.core.agenda import NATURE, Poll
from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.codec import tag_of
from magoteka.core.event import Event, Option
from magoteka.core.game import Value
from magoteka.core.preview import previews
from magoteka.core.ways import Way
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.names import FRIEND, GOLD, ITEM, MAGIC_ITEM
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.messages.answers import Card, Cast, CastFor, Pass

BREATH = 0.25  # web/src/games/magic_sword/orders.svelte.ts
TRIP = 0.05  # to the server and back, with what it does there
HUBS = {"turn-choice": "WB", "landing": "WL", "prepare": "WF"}
MOMENTS = {spell.slug: spell.asks for spell in SPELLS}
COPIES = {spell.slug: spell.copies for spell in SPELLS}
KIND = {design.slug: design.kind for design in DESIGNS}
TAKEN = (ITEM, MAGIC_ITEM, FRIEND, GOLD)
FEW = 3  # answers of a question that are compared


def moment_of(view: Any) -> str | None:
    """The moment of a question at which spells are cast."""
    return view.asked.window if view.asked.question == "cast-or-pass" else HUBS.get(view.asked.question)


def asks(view: Any, spell: str) -> bool:
    """Whether the default order wants to be asked about a spell now."""
    battle = view.battle
    about_me = view.turn == view.seat or view.asked.subject == view.seat
    about_me = about_me or (battle is not None and view.seat in (battle.seat, battle.rival))
    return about_me and moment_of(view) in MOMENTS[spell]


def wanted(view: Any, options: Iterable[Option]) -> bool:
    """Whether a spell that can be cast is to be shown to the player."""
    spells = [option.spell for option in options if isinstance(option, Cast)]
    friends = any(isinstance(option, CastFor) for option in options)
    return any(asks(view, spell) for spell in spells) or (
        friends and moment_of(view) is not None and view.turn == view.seat
    )


def quiet(view: Any, options: list[Option]) -> Option | None:
    """The answer that the browser gives by itself, if nothing is wanted."""
    question = view.asked.question
    if question == "cast-or-pass":
        return Pass()
    if not (question in HUBS or question == "at-square"):
        return None
    real = [one for one in options if not isinstance(one, Cast | CastFor) and tag_of(type(one)) not in view.asked.aside]
    return real[0] if len(real) == 1 else None


def takes(option: Option) -> bool:
    """Whether an answer at a square takes what lies there."""
    return tag_of(type(option)) == "take-gold" or (isinstance(option, Card) and KIND[option.design] in TAKEN)


def plain(view: Any, options: list[Option], ways: Callable[[], list[Way]]) -> Option | None:
    """What the browser takes by itself at a square where there is nothing else to do (plain.ts)."""
    if view.asked.question != "at-square" or view.turn != view.seat:
        return None
    aside = {*view.asked.aside, "cast", "cast-for"}
    real = [one for one in options if tag_of(type(one)) not in aside]
    things = [one for one in real if takes(one)]
    if not things or any(tag_of(type(one)) != "end-turn" for one in real if not takes(one)):
        return None
    hero = view.heroes[view.seat]
    carried = sum(isinstance(one, Card) and KIND[one.design] in (ITEM, MAGIC_ITEM) for one in things)
    if hero.capacity is not None and len(hero.items) + carried > hero.capacity:
        return None
    told = dict(zip(options, ways(), strict=True))
    return things[0] if all(gives(told[one], view.seat) for one in things) else None


def gives(way: Way, seat: int) -> bool:
    """Whether an answer gives something to a seat and takes nothing from it, before its turn is over."""
    tags = [tag_of(type(event)) for event in way.told]
    ended = "turn-began" in tags
    events = way.told[: tags.index("turn-began")] if ended else way.told
    ours = [event for event in events if getattr(event, "seat", None) == seat]
    return (
        way.asked != "give-up-item"
        and not way.blunder
        and (ended or not way.fork)
        and bool(ours)
        and all(map(good, ours))
    )


def good(event: Event) -> bool:
    """Whether an event is a gain."""
    tag = tag_of(type(event))
    return tag in ("card-gained", "gold-picked-up") or (tag == "points-changed" and vars(event)["by"] > 0)


def idle(view: Any, options: list[Option], ways: Callable[[], list[Way]]) -> bool:
    """Whether a question is no choice: one answer besides what is done by the way, or all come to the same."""
    aside = [tag_of(type(one)) in view.asked.aside for one in options]
    real = aside.count(False)
    if not 1 < real <= FEW:
        return real == 1
    told = [
        (way.told, way.asked, way.branches) for way, by_the_way in zip(ways(), aside, strict=True) if not by_the_way
    ]
    return all(one == told[0] for one in told)


def plausible(view: Any) -> bool:
    """Whether the hand might want the question, for all that others can see."""
    used = {spell for spell, copies in COPIES.items() if view.spell_discard.count(spell) == copies}
    return any(asks(view, spell) for spell in MOMENTS if spell not in used)


class Count:
    """What some games asked of people."""

    def __init__(self) -> None:
        self.turns = self.rounds = self.real = self.windows = self.quiet = 0
        self.no_choice: Counter[str] = Counter()
        self.idle = 0.0

    def answered(self, g: Any, seat: int, menu: list[Option], indices: list[int]) -> tuple[int, float]:
        """The entry that a seat gives, and how long all wait for it if nobody was shown the question."""
        view, options = GAME.view(g, seat), [menu[index] for index in indices]
        ways = cache(lambda: previews(GAME, g, seat))
        silent = None if wanted(view, options) else quiet(view, options) or plain(view, options, ways)
        if silent is not None:
            self.quiet += 1
            return indices[options.index(silent)], TRIP + (BREATH if plausible(view) else 0.0)
        self.real += 1
        self.windows += view.turn != seat
        self.no_choice[view.asked.question] += idle(view, options, ways)
        worths = GAME.mind.prior(view, options)
        return indices[worths.index(max(worths))], 0.0

    def play(self, players: int, settings: Mapping[str, Value], seed: int) -> None:
        """One game."""
        g: Any = GAME.new(players, dict(settings))
        rng = Rng(seed)
        while (question := g.asking()) is not None:
            if question.seat == NATURE:
                g.answer(question.sample(g, rng))
                continue
            waits = []
            for seat in members(question.waiting) if isinstance(question, Poll) else [int(question.seat)]:
                if isinstance(question, Poll):
                    g.turn_to(seat)
                asked = g.asking()
                index, seconds = self.answered(g, seat, list(asked.menu(g)), asked.indices(g))
                waits.append(seconds)
                g.answer(index)
            self.idle += max(waits)
        self.turns += int(g.turns)
        self.rounds += int(g.round)

    def line(self) -> str:
        """The whole in one line."""
        real, windows = self.real / self.turns, self.windows / self.turns
        return (
            f"{real:.2f} real questions a turn ({windows:.2f} of them in others' turns, "
            f"{100 * self.share():.1f} % no choice), {self.quiet / self.turns:.2f} by the browser; "
            f"{self.idle / self.rounds:.2f} s a round idle"
        )

    def share(self) -> float:
        """What share of the questions is no choice."""
        return self.no_choice.total() / self.real


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    for players in [int(word) for word in sys.argv[2:]] or [2, 4, 6]:
        for preset in GAME.presets:
            count = Count()
            for seed in range(games):
                count.play(players, preset.settings, seed)
            print(f"{players} players, {preset.name}, {games} games: {count.line()}")
            print("   ", count.no_choice.most_common(9), flush=True)


if __name__ == "__main__":
    main()

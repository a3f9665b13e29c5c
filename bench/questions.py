"""What Magic Sword asks of people: `python bench/questions.py [games] [players …]`.

For the full and the quick game, a table of people: every seat is played by the greedy player and hears only what a
browser with its default orders would show. A line has the real questions a turn of one's own (all that the seat is
shown between two of its turns, windows in others' turns among them; what the browser answers by itself is none), and
the seconds a round that all wait for answers which browsers give by themselves: `BREATH` for a question that the hand
might want by open facts, and the way to the server and back for each, all seats of a poll at once.
"""

import sys
from collections.abc import Iterable
from typing import Any

from magoteka.core.agenda import NATURE, Poll
from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.core.codec import tag_of
from magoteka.core.event import Option
from magoteka.core.game import Value
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.messages.answers import Cast, CastFor, Pass

QUICK: dict[str, Value] = {"quick_start": 8, "quick_quest": True, "quick_trophies": True, "late_start_middle": True}
VARIANTS: dict[str, dict[str, Value]] = {"full": {}, "quick": QUICK}
BREATH = 0.25  # web/src/games/magic_sword/orders.svelte.ts
TRIP = 0.05  # to the server and back, with what it does there
HUBS = {"turn-choice": "WB", "landing": "WL", "prepare": "WF"}
MOMENTS = {spell.slug: spell.asks for spell in SPELLS}
COPIES = {spell.slug: spell.copies for spell in SPELLS}


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
    if view.asked.lingers or not (question in HUBS or question == "at-square"):
        return None
    real = [one for one in options if not isinstance(one, Cast | CastFor) and tag_of(type(one)) not in view.asked.aside]
    return real[0] if len(real) == 1 else None


def plausible(view: Any) -> bool:
    """Whether the hand might want the question, for all that others can see."""
    used = {spell for spell, copies in COPIES.items() if view.spell_discard.count(spell) == copies}
    return any(asks(view, spell) for spell in MOMENTS if spell not in used)


class Count:
    """What some games asked of people."""

    def __init__(self) -> None:
        self.turns = self.rounds = self.real = self.windows = self.no_choice = self.quiet = 0
        self.idle = 0.0

    def answered(self, g: Any, seat: int, menu: list[Option], indices: list[int]) -> tuple[int, float]:
        """The entry that a seat gives, and how long all wait for it if nobody was shown the question."""
        view, options = GAME.view(g, seat), [menu[index] for index in indices]
        silent = None if wanted(view, options) else quiet(view, options)
        if silent is not None:
            self.quiet += 1
            return indices[options.index(silent)], TRIP + (BREATH if plausible(view) else 0.0)
        self.real += 1
        self.windows += view.turn != seat
        self.no_choice += sum(tag_of(type(one)) not in view.asked.aside for one in options) == 1
        worths = GAME.mind.prior(view, options)
        return indices[worths.index(max(worths))], 0.0

    def play(self, players: int, settings: dict[str, Value], seed: int) -> None:
        """One game."""
        g: Any = GAME.new(players, settings)
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
            f"{self.no_choice / self.turns:.3f} with one answer), {self.quiet / self.turns:.2f} by the browser; "
            f"{self.idle / self.rounds:.2f} s a round idle"
        )


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    for players in [int(word) for word in sys.argv[2:]] or [2, 4, 6]:
        for variant, settings in VARIANTS.items():
            count = Count()
            for seed in range(games):
                count.play(players, settings, seed)
            print(f"{players} players, {variant}, {games} games: {count.line()}", flush=True)


if __name__ == "__main__":
    main()

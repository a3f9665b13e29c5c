"""«Абрака… что?» in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from magoteka.core.event import FaceDown
from magoteka.games.abraca.game import GAME
from magoteka.terminal.base import Show
from magoteka.terminal.drawing import MINE

BOX = GAME.printed()
COLOURS = ("white", "red", "magenta", "blue", "cyan", "yellow", "bright_white", "bright_red", "green")
SMALL_DIE = 3  # sides of the die with every face twice


class AbracaShow(Show):
    """Mages with their stones, and the board with what is out."""

    QUIET = frozenset({"stone-drawn", "stone-turned-up", "turn-began"})
    SMALL = frozenset({"name-spell", "may-take-secret"})

    def goal_facts(self) -> Mapping[str, object]:
        return {"target": BOX["target"]}

    def table(self) -> RenderableType:
        """Mages with their stones, then the board with what is out."""
        view = self.view
        head = self.say("show-abraca-round", round=view.round, reserve=view.reserve, pool=view.pool)
        mages = [self.mage(seat) for seat in range(len(self.names))]
        return Group(self.head(head), *mages, self.head(self.say("show-abraca-board")), self.board(), self.costs())

    def brief(self) -> RenderableType:
        """The mages and the price of a miss; what spells do and how many are unseen stands beside the options."""
        head = self.say("show-abraca-round", round=self.view.round, reserve=self.view.reserve, pool=self.view.pool)
        return Group(self.head(head), *(self.mage(seat) for seat in range(len(self.names))), self.costs())

    def mage(self, seat: int) -> RenderableType:
        """A mage's lives, points and secret stones, and below them the five stones."""
        view = self.view
        head = Text("▶ " if seat == view.turn else "  ")
        head += Text(self.name(seat), MINE if seat == self.me else "bold")
        head += Text("  ") + hearts(view.lives[seat])
        head += Text("  " + self.say("show-abraca-points", points=view.scores[seat], target=BOX["target"]))
        if view.secrets[seat]:
            head += Text("  " + self.say("show-abraca-secrets") + " ")
            head += Text(" ").join(secret(mine) for mine in view.secrets[seat])
        if side := self.side(seat):
            head += Text("  " + side, "dim")
        stones = Table.grid(padding=(0, 1), expand=True)
        for _ in view.hands[seat]:
            stones.add_column(ratio=1)
        stones.add_row(*(self.stone(place) for place in view.hands[seat]))
        return Group(head, Padding(stones, (0, 0, 0, 2)))

    def side(self, seat: int) -> str:
        """Where a mage sits, seen from the looker: neighbours are struck by 5, 6 and 7."""
        if self.me is None or seat == self.me:
            return ""
        count = len(self.names)
        left, right = (seat - self.me) % count == 1, (self.me - seat) % count == 1
        key = "both" if left and right else "left" if left else "right" if right else ""
        return self.say(f"show-abraca-{key}") if key else ""

    def stone(self, place: Any) -> Text:
        """A stone by number and name, its back, or an empty place."""
        if place is None:
            return Text("—", "dim")
        if isinstance(place, FaceDown):
            return Text("▒▒▒", "dim")
        number = (str(place.number), f"bold {COLOURS[place.number]}")
        return Text.assemble(number, " " + self.spell_name(place.number))

    def board(self) -> Table:
        """Every spell: what it does, how many stones are out, how many the looker cannot see."""
        view = self.view
        grid = Table(box=None, pad_edge=False, padding=(0, 1))
        for key in ("number", "spell", "out", "unseen", "effect"):
            grid.add_column(self.say(f"show-abraca-{key}"))
        for spell, copies in zip(BOX["spells"], BOX["copies"], strict=True):
            out = view.cast[spell - 1]
            unseen = copies - out - self.shown(spell)
            tiles = Text.assemble(("■" * out, COLOURS[spell]), ("□" * (copies - out), "dim"))
            grid.add_row(str(spell), self.spell_name(spell), tiles, str(unseen), Text(self.effect(spell), "dim"))
        return grid

    def effect(self, spell: int) -> str:
        """What a spell does, in a few words."""
        wanderer = str(self.view.wanderer_hits_caster).lower()
        return self.say("show-abraca-effect-of", spell=spell, wanderer=wanderer)

    def costs(self) -> RenderableType:
        """AB-12, AB-13 The price of a miss, and the faces of the die."""
        faces = "1 1 2 2 3 3" if self.view.die_sides == SMALL_DIE else "1 2 3 4 5 6"
        return Text(self.say("show-abraca-costs", faces=faces + self.ours("die", "faces")), "dim")

    def spell_name(self, spell: int) -> str:
        """The name of a spell."""
        return self.say("abraca-spell", spell=spell)

    def shown(self, spell: int) -> int:
        """How many stones of a number the looker sees before the mages."""
        stones = [place for hand in (*self.view.hands, *self.view.secrets) for place in hand]
        return sum(getattr(place, "number", None) == spell for place in stones)

    def about(self) -> str:
        """AB-16 What may follow a spell that succeeded."""
        last = self.view.last
        if self.asked != "name-spell" or self.me != self.view.turn or not last:
            return ""
        return self.say("show-abraca-again-easy" if self.view.easy else "show-abraca-again", last=last)

    def remark(self, option: Any) -> str:
        """What a spell does and how many of its stones are hidden; a number that breaks the order does nothing."""
        spell = getattr(option, "spell", None)
        if spell is None:
            return ""
        if spell in self.view.mistakes:
            return ""
        unseen = BOX["copies"][spell - 1] - self.view.cast[spell - 1] - self.shown(spell)
        return f"{self.effect(spell)} · {self.say('show-abraca-chance', unseen=unseen)}"

    def clause(self, option: Any) -> str | None:
        """AB-22…AB-29 The clause of a spell."""
        spell = getattr(option, "spell", None)
        return None if spell is None else self.game.clauses["spells"][spell - 1]

    def notes(self) -> str:
        """The numbers that earlier misses have ruled out, for each stone of the looker."""
        if self.me is None:
            return self.say("show-no-notes")
        return "\n".join(
            self.say("show-abraca-ruled-out", place=place + 1, numbers=back.ruled_out or "—")
            for place, back in enumerate(self.view.hands[self.me])
            if isinstance(back, FaceDown)
        )

    def reveal(self, views: Sequence[Any]) -> None:
        """The stones before each mage, as the next one saw them, and the secret ones as their owners did."""
        hands = tuple(views[(seat + 1) % len(views)].hands[seat] for seat in range(len(views)))
        secrets = tuple(view.secrets[seat] for seat, view in enumerate(views))
        self.view = replace(self.view, hands=hands, secrets=secrets)

    def scores(self) -> list[tuple[float, str]]:
        return [
            (points, self.say("show-abraca-points", points=points, target=BOX["target"])) for points in self.view.scores
        ]


def hearts(lives: int) -> Text:
    """Lives that are left, and those that are lost."""
    return Text.assemble(("♥" * lives, "red"), ("·" * (BOX["lives"] - lives), "dim"))


def secret(mine: Any) -> Text:
    """A secret stone: only its owner sees the number."""
    return Text("▒", "dim") if isinstance(mine, FaceDown) else Text(str(mine.number), "bold")


SHOW = AbracaShow

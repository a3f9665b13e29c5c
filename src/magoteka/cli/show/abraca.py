"""«Абрака… что?» in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from magoteka.core.event import FaceDown, Option
from magoteka.games import game_named
from magoteka.texts import Texts

BOX = game_named("abraca").printed()
QUIET = frozenset({"stone-drawn", "stone-turned-up", "turn-began"})
COLOURS = ("white", "red", "magenta", "blue", "cyan", "yellow", "bright_white", "bright_red", "green")


def table(view: Any, names: Sequence[str], texts: Texts) -> RenderableType:
    """Mages with their stones, then the board with what is out."""
    head = texts.say("show-abraca-round", round=view.round, reserve=view.reserve, pool=view.pool)
    mages = [mage(view, seat, name, texts) for seat, name in enumerate(names)]
    return Group(Rule(head, style="dim"), *mages, Rule(style="dim"), board(view, texts))


def mage(view: Any, seat: int, name: str, texts: Texts) -> RenderableType:
    """A mage's lives, points and secret stones, and below them the five stones."""
    head = Text("▶ " if seat == view.turn else "  ")
    head += Text(name, "bold underline" if seat == view.seat else "bold")
    head += Text("  ") + hearts(view.lives[seat])
    head += Text("  " + texts.say("show-abraca-points", points=view.scores[seat]))
    if view.secrets[seat]:
        head += Text("  " + texts.say("show-abraca-secrets") + " ")
        head += Text(" ").join(secret(mine) for mine in view.secrets[seat])
    stones = Table.grid(padding=(0, 1), expand=True)
    for _ in view.hands[seat]:
        stones.add_column(ratio=1)
    stones.add_row(*(stone(place, texts) for place in view.hands[seat]))
    return Group(head, Padding(stones, (0, 0, 0, 2)))


def hearts(lives: int) -> Text:
    """Lives that are left, and those that are lost."""
    return Text.assemble(("♥" * lives, "red"), ("·" * (BOX["lives"] - lives), "dim"))


def stone(place: Any, texts: Texts) -> Text:
    """A stone by number and name, its back, or an empty place."""
    if place is None:
        return Text("—", "dim")
    if isinstance(place, FaceDown):
        return Text("▒▒▒", "dim")
    return Text.assemble((str(place.number), f"bold {COLOURS[place.number]}"), " " + spell_name(place.number, texts))


def secret(mine: Any) -> Text:
    """A secret stone: only its owner sees the number."""
    return Text("▒", "dim") if isinstance(mine, FaceDown) else Text(str(mine.number), "bold")


def board(view: Any, texts: Texts) -> Table:
    """Every spell: what it does, how many stones are out, how many the looker cannot see."""
    grid = Table(box=None, pad_edge=False)
    for key in ("number", "spell", "out", "unseen", "effect"):
        grid.add_column(texts.say(f"show-abraca-{key}"))
    for spell, copies in zip(BOX["spells"], BOX["copies"], strict=True):
        out = view.cast[spell - 1]
        unseen = copies - out - shown(view, spell)
        tiles = Text.assemble(("■" * out, COLOURS[spell]), ("□" * (copies - out), "dim"))
        effect = texts.say("abraca-spell-effect", spell=spell, wanderer=view.wanderer_hits_caster)
        grid.add_row(str(spell), spell_name(spell, texts), tiles, str(unseen), Text(effect, "dim"))
    return grid


def spell_name(spell: int, texts: Texts) -> str:
    """The name of a spell."""
    return texts.say("abraca-spell", spell=spell)


def shown(view: Any, spell: int) -> int:
    """How many stones of a number the looker sees before the mages."""
    stones = [place for hand in (*view.hands, *view.secrets) for place in hand]
    return sum(getattr(place, "number", None) == spell for place in stones)


def remark(view: Any, option: Option, texts: Texts) -> str:
    """AB-A06 A warning beside a number that breaks the order."""
    spell = getattr(option, "spell", view.last)  # to stop is no mistake
    if spell < view.last and not view.easy:
        return texts.say("show-abraca-too-low", last=view.last)
    return ""


def notes(view: Any, texts: Texts) -> str:
    """The numbers that earlier misses have ruled out, for each stone of the looker."""
    if view.seat is None:
        return texts.say("show-no-notes")
    return "\n".join(
        texts.say("show-abraca-ruled-out", place=place + 1, numbers=back.ruled_out or "—")
        for place, back in enumerate(view.hands[view.seat])
        if isinstance(back, FaceDown)
    )

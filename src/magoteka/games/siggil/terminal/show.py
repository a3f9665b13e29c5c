"""«Сиггил» in a terminal: the cards as they lie on each other, spirits with their prices, hand and sets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magoteka.core.event import FaceDown
from magoteka.games.siggil.game import GAME
from magoteka.terminal.base import Show
from magoteka.terminal.drawing import MINE, Canvas, aligned, grid, hanging

BOX = GAME.printed()
UNIT = 3  # letters for half a card: exactly the short name of a card
COLOURS = ("", "white", "yellow", "green", "cyan", "blue", "magenta", "red")
WIDE = 72  # what is wider is drawn part below part
BESIDE = 38  # up to this width the spirits find room at the siggil's side


class SiggilShow(Show):
    """The siggil, the spirits, what everybody holds."""

    QUIET = frozenset({"card-laid", "turn-began"})
    SMALL = frozenset({"may-capture", "make-room"})

    def goal_facts(self) -> Mapping[str, object]:
        view = self.view
        return {"target": view.target, "size": view.set_size, "solo": view.solo or "", "lost": view.too_many_lost}

    def table(self) -> RenderableType:
        """The siggil with the spirits beside or below it, then the players, then the hand."""
        view = self.view
        layout = self.say("siggil-layout", layout=view.layout) + self.ours("layout", view.layout)
        left = sum(card is not None for card in view.cards)
        head = self.say("show-siggil-head", layout=layout, left=left, target=view.target, size=view.set_size)
        sheet = self.siggil()
        wide = max((len(line) for line in sheet.plain.splitlines()), default=0)
        beside = wide <= BESIDE
        spirits = self.spirits()
        middle: list[RenderableType] = [grid([(sheet, spirits)])] if beside else [sheet, spirits]
        return Group(self.head(head), *middle, self.head(self.say("show-siggil-players")), *self.players(), *self.own())

    def brief(self) -> RenderableType:
        """The spirits and the hand."""
        return Group(self.head(self.say("siggil-title")), self.spirits(), *self.own())

    def siggil(self) -> Text:
        """Every card where it lies: free ones framed with the number of their option, covered ones as far as seen."""
        spots = placed(self.view.spots)
        present = [place for place, card in enumerate(self.view.cards) if card is not None]
        width = max(x for x, _ in spots) + 2
        height = max(y for _, y in spots) + 2
        top: dict[tuple[int, int], int] = {}
        for place in sorted(present, key=lambda place: self.view.spots[place].z):
            x, y = spots[place]
            top.update(dict.fromkeys(((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)), place))
        canvas = Canvas(width * UNIT, height)
        for place in present:
            seen = sorted((at for at, lies in top.items() if lies == place), key=lambda at: (at[1], at[0]))
            self.draw(canvas, place, seen)
        return canvas.text()

    def draw(self, canvas: Canvas, place: int, seen: Sequence[tuple[int, int]]) -> None:
        """One card: what is seen of it."""
        card = self.view.cards[place]
        if place in self.view.open:
            (x, y), style = seen[0], f"bold {self.colour(card)}"
            number = self.number_at(place)
            canvas.put(x * UNIT, y, f"┌{self.short(card)}─┐", style)
            canvas.put(x * UNIT, y + 1, f"└{number:─^4}┘", style)
            return
        for nth, (x, y) in enumerate(seen):
            if isinstance(card, FaceDown):
                canvas.put(x * UNIT, y, "▒" * UNIT, "dim")
            else:
                canvas.put(x * UNIT, y, self.short(card) if nth == 0 else "░" * UNIT, self.colour(card))

    def number_at(self, place: int) -> str:
        """The number of the option that takes the card of a place."""
        found = [str(number) for number, option in self.open.items() if getattr(option, "place", None) == place]
        return found[0] if found else ""

    def colour(self, card: Any) -> str:
        """The colour of a card's family."""
        return "dim" if isinstance(card, FaceDown) else COLOURS[card.family]

    def short(self, card: Any) -> str:
        """A card in three letters."""
        if isinstance(card, FaceDown):
            return "▒" * UNIT
        letters = self.say("show-siggil-short", family=card.family)
        return f"*{letters}" if card.spirit else f"{letters}{card.number}"

    def family(self, family: int) -> str:
        """The name of a family."""
        return self.say("siggil-family", family=family)

    def spirits(self) -> RenderableType:
        """Each spirit: where it is, its price, and what of the looker's hand fits."""
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        for key in ("spirit", "where", "price", "fits"):
            table.add_column(self.say(f"show-siggil-{key}"), no_wrap=key != "where")
        for spirit in self.view.spirits:
            fits = "" if self.me is None else f"{spirit.by_family} / {spirit.by_number}"
            name = Text(f"*{self.family(spirit.spirit)} {spirit.spirit}", f"bold {COLOURS[spirit.spirit]}")
            table.add_row(name, self.where(spirit), self.price(spirit), "" if self.mine(spirit) else fits)
        return table

    def mine(self, spirit: Any) -> bool:
        """Whether the looker holds the spirit."""
        return self.me is not None and spirit.holder == self.me

    def where(self, spirit: Any) -> Text:
        """Where a spirit is."""
        if spirit.where == "held":
            size = len(self.view.sets[spirit.set].cards)
            told = self.say("show-siggil-held", name=self.name(spirit.holder), size=size)
            return Text(told, "bold", no_wrap=True, overflow="ellipsis")
        return Text(self.say(f"show-siggil-{spirit.where}"), "bold green" if spirit.where == "free" else "dim")

    def price(self, spirit: Any) -> str:
        """SG-12, SG-13 How many cards a set needs to capture the spirit, now or once it is free."""
        if self.mine(spirit) or spirit.where == "discarded":
            return "—"
        return self.say("show-siggil-safe") if spirit.cost is None else str(spirit.cost)

    def players(self) -> list[RenderableType]:
        """Each player with spirits, hand size and sets."""
        return [aligned((self.player_head(seat), self.player_sets(seat)) for seat in range(len(self.names)))]

    def player_head(self, seat: int) -> Text:
        """Who it is, how many spirits and cards."""
        view = self.view
        head = Text("▶ " if seat == view.turn else "  ")
        head += Text(self.name(seat), MINE if seat == self.me else "bold")
        counts = self.say("show-siggil-counts", held=view.held[seat], target=view.target, hand=view.hand_sizes[seat])
        return head + Text("  " + counts)

    def player_sets(self, seat: int) -> Text:
        """The sets of a player, those that hold their spirit first."""
        own = sorted((one for one in self.view.sets if one.owner == seat), key=lambda one: not one.holds)
        parts = [self.set_told(one) for one in own]
        remembered = self.view.remembered[seat] if seat != self.me else ()
        if remembered:
            parts.append(Text(self.say("show-siggil-remembered", cards=self.cards(remembered)), "dim"))
        return Text(" · ").join(parts)

    def set_told(self, one: Any) -> Text:
        """A set: its spirit, its cards, and what it would take to win the spirit back."""
        text = Text(f"*{self.family(one.spirit)}: {self.cards(one.cards)}", "" if one.holds else "dim")
        if not one.holds and one.missing is not None:
            text.append(" " + self.say("show-siggil-missing", count=one.missing), "dim")
        return text

    def cards(self, cards: Sequence[Any]) -> str:
        """Cards by their short names."""
        return " ".join(self.short(card) for card in cards)

    def own(self) -> list[RenderableType]:
        """The looker's hand by families, and in a solo game what is lost."""
        view = self.view
        lines: list[RenderableType] = []
        if view.solo is not None:
            counts = self.say("show-siggil-lost", lost=view.lost, most=view.too_many_lost, discard=view.discard_size)
            lines.append(Text(counts))
        if self.me is not None:
            lines.append(hanging(Text(self.say("show-siggil-hand"), "bold"), self.hand()))
        return lines

    def hand(self) -> Text:
        """The hand by families."""
        families = sorted({card.family for card in self.view.hand})
        parts = []
        for family in families:
            numbers = " ".join(str(card.number) for card in self.view.hand if card.family == family)
            parts.append(Text(f"{self.family(family)} {numbers}", COLOURS[family]))
        return Text(" · ").join(parts) if parts else Text(self.say("show-siggil-empty"), "dim")

    def about(self) -> str:
        """What a capture asks for, or that nobody can be captured."""
        choice = self.view.capturing
        if choice is not None and choice.count is not None:
            chosen = self.cards(choice.cards) or "—"
            return self.say("show-siggil-choosing", spirit=choice.spirit, count=choice.count, chosen=chosen)
        if self.asked == "may-capture" and len(self.open) == 1:
            return self.say("show-siggil-nobody")
        return ""

    def remark(self, option: Any) -> str:
        """What taking a card lays bare, what a spirit costs."""
        place = getattr(option, "place", None)
        if place is not None and place in self.view.open:
            return self.say("show-siggil-uncovers", count=len(self.view.uncovers[self.view.open.index(place)]))
        if self.game.codec.tag_of(option) == "capture":
            spirit = self.view.spirits[option.spirit - 1]
            return self.say("show-siggil-costs", count=spirit.price, holder=self.holder(spirit)) + self.back(spirit)
        return ""

    def back(self, spirit: Any) -> str:
        """SG-14 What it takes to win the spirit back with an older set."""
        found = [one.missing for one in self.view.sets if one.owner == self.me and one.spirit == spirit.spirit]
        return "".join(" " + self.say("show-siggil-missing", count=one) for one in found if one is not None)

    def holder(self, spirit: Any) -> str:
        """Who loses the spirit, or nobody."""
        return "none" if spirit.holder is None else self.name(spirit.holder)

    def clause(self, option: Any) -> str | None:
        """The clause of a capture: of a free spirit, or of one that a rival holds."""
        if self.game.codec.tag_of(option) != "capture":
            return None
        return str(self.game.clauses[self.view.spirits[option.spirit - 1].where])

    def details(self) -> RenderableType:
        """Every option of the siggil's cards is on the table; here are the spirits in sentences."""
        lines = [Text(self.say("show-siggil-legend"))]
        for spirit in self.view.spirits:
            facts = {"family": spirit.by_family, "number": spirit.by_number}
            left = {"left_family": spirit.left_family, "left_number": spirit.left_number}
            lines.append(Text(self.say("show-siggil-spirit-told", name=self.family(spirit.spirit), **facts, **left)))
        if self.view.discard:
            lines.append(Text(self.say("show-siggil-discard", cards=self.cards(self.view.discard))))
        return Group(*lines)

    def scores(self) -> list[tuple[float, str]]:
        view = self.view
        rows = zip(view.held, view.hand_sizes, strict=True)
        return [(held - hand / 100, self.say("show-siggil-result", held=held, hand=hand)) for held, hand in rows]


def placed(spots: Sequence[Any]) -> list[tuple[int, int]]:
    """Where each card is drawn, in half cards: parts side by side, or below each other where they are too wide."""
    parts = sorted({spot.part for spot in spots})
    edges = {part: edges_of([spot for spot in spots if spot.part == part]) for part in parts}
    left, top, right, _ = edges_of(spots)
    if (right - left) * UNIT <= WIDE or len(parts) != 2:
        return [(spot.x - left, spot.y - top) for spot in spots]
    drop = edges[parts[0]][3] - edges[parts[0]][1]
    return [
        (spot.x - edges[spot.part][0], spot.y - edges[spot.part][1] + (drop if spot.part == parts[1] else 0))
        for spot in spots
    ]


def edges_of(spots: Sequence[Any]) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of some cards."""
    xs, ys = [spot.x for spot in spots], [spot.y for spot in spots]
    return min(xs), min(ys), max(xs) + 2, max(ys) + 2


SHOW = SiggilShow

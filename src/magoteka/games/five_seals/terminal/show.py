"""«За пятью печатями» in a terminal: the dungeon unrolled, dice by colour, scrolls, the race for the sixes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from magoteka.games.five_seals.game import GAME
from magoteka.games.five_seals.terminal.dungeon import ROWS, Drawing, passage_row, room_row
from magoteka.terminal.base import Show, Sight
from magoteka.terminal.drawing import MINE, aligned, marks

BOX = GAME.printed()
STYLES = ("red", "blue", "yellow", "green", "magenta")  # by element
SECTORS = 6
A_BLOCK = 3  # sectors side by side
STRONGEST = 6
MOST_PRICES = 3  # that are told beside an option


class FiveSealsShow(Show):
    """The dungeon, the mages before it, and what their scrolls do."""

    QUIET = frozenset({"token-laid", "scroll-laid", "turn-began", "mage-chosen"})

    SMALL = frozenset(
        {
            "choose-mage", "choose-die", "pay-for", "may-store", "pick-dice", "choose-colour", "choose-new-colour",
            "strengthen-die", "choose-rival", "take-forged", "give-forged", "give-die", "modify-colour", "raise-dice",
            "lower-whom", "lower-dice", "take-scroll", "give-scroll", "borrow-scroll",
        }
    )  # fmt: skip

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.marks = marks(self.names)
        self.reached = set(self.view.reach.rooms)

    def goal_facts(self) -> Mapping[str, object]:
        return {"end": self.view.sixes_at_end}

    def table(self) -> RenderableType:
        """The dungeon as far as it matters now, then the mages."""
        rows = ROWS if self.roomy else self.rows_that_matter()
        whose = self.say("show-five_seals-map") + self.ours("board", "dungeon")
        return Group(
            self.title(f" · {whose}"), *self.dungeon(rows), self.head(self.say("show-five_seals-mages")), *self.mages()
        )

    def brief(self) -> RenderableType:
        """The store and the mages."""
        return Group(self.title(), self.store(), *self.mages())

    def title(self, more: str = "") -> RenderableType:
        """The round and the race for the strongest scrolls."""
        view = self.view
        told = self.say("show-five_seals-head", round=view.round, sixes=view.sixes, end=view.sixes_at_end)
        return self.head(told + more)

    def dungeon(self, rows: Sequence[int]) -> list[RenderableType]:
        """The sectors, some side by side, from the hub outwards."""
        farther = [] if len(rows) == len(ROWS) else [self.farther()]
        return [self.legend(), *self.blocks(rows), *farther, self.store()]

    def farther(self) -> Text:
        """Where the rings that have no room would be: what everybody is after lies there."""
        pairs = zip(self.view.board.scrolls, self.view.scrolls, strict=True)
        sixes = [(spot.name, face) for spot, face in pairs if face is not None and face.strength == STRONGEST]
        text = Text(self.say("show-five_seals-farther") + " ", "dim")
        return text + Text(" · ").join(
            self.coloured(face.element, f"{name.split('·')[0]} {self.letter(face.element)}") for name, face in sixes
        )

    def rows_that_matter(self) -> list[int]:
        """The rows with something within reach or somebody in them; the rest is told in detail."""
        board, places = self.view.board, self.figures.keys() | self.lit.keys()
        found = {passage_row(board, seal) for seal in board.seals if seal.place in places}
        found |= {room_row(board, scroll.room) for scroll in board.scrolls if scroll.place in places}
        found |= {room_row(board, room) for room in self.reached if room}
        deepest = max(found, default=0)
        return [row for row in ROWS if row <= deepest + 1]

    def blocks(self, rows: Sequence[int]) -> list[RenderableType]:
        """All sectors under their titles."""
        found: list[RenderableType] = []
        for first in range(1, SECTORS + 1, A_BLOCK):
            title = self.say("show-five_seals-sectors", first=first, last=first + A_BLOCK - 1)
            found += [Text(title, "dim"), self.block(first, rows)]
        return found

    def block(self, first: int, rows: Sequence[int]) -> Text:
        """Some sectors side by side."""
        drawing = Drawing(self.view.board, range(first, first + A_BLOCK))
        for room in range(1, len(self.view.board.rooms)):
            drawing.room(room, self.room_told(room))
        for seal in self.view.board.seals:
            drawing.passage(seal, self.passage_told(seal))
        return drawing.text(rows)

    def room_told(self, room: int) -> Text:
        """A room with its scrolls; a small letter is a room that the mage to move does not reach."""
        name = self.view.board.rooms[room].name
        text = Text(name, "bold") if room in self.reached else Text(name.lower(), "dim")
        for place, face in zip(self.view.board.scrolls, self.view.scrolls, strict=True):
            if place.room == room and (told := self.scroll_told(place.place, face)).plain:
                text += Text(" ") + told
        return text

    def scroll_told(self, place: int, face: Any) -> Text:
        """A scroll by colour and strength, who stands on it, and whether it can be won now."""
        if face is None:
            return Text(self.figures.get(place, ""), "bold")
        style = STYLES[face.element] + (" reverse" if place in self.lit else "")
        guard = "#" if place in self.view.guardians else ""
        return Text(f"§{self.letter(face.element)}{face.strength}{guard}{'!' if place in self.lit else ''}", style)

    def passage_told(self, seal: Any) -> Text | None:
        """A seal by colour and strength, who stands there; None where the way is open and empty."""
        face, who = self.view.tokens[seal.place], self.figures.get(seal.place, "")
        if face is None:
            return Text(who, "bold") if who else None
        lit = seal.place in self.lit
        style = STYLES[face.element] + (" reverse" if lit else "")
        return Text(f"{self.letter(face.element)}{face.strength}{'&' if who else '!' if lit else ''}", style)

    @cached_property
    def figures(self) -> dict[int, str]:
        """Who stands where: mages as @, familiars as &."""
        found: dict[int, str] = {}
        for mark, player in zip(self.marks, self.view.players, strict=True):
            if player.familiar is not None:
                found[player.familiar] = f"&{mark}"
            if player.mage >= 0:
                found[player.mage] = f"@{mark}"
        return found

    @cached_property
    def lit(self) -> dict[int, Any]:
        """The prices of the seals that can be broken now, by place."""
        return {seal.place: seal.prices for seal in self.view.reach.breakable}

    def letter(self, element: int) -> str:
        """An element as the letter of its colour."""
        return self.say("show-five_seals-letter", element=element)

    def legend(self) -> Text:
        """What the letters mean."""
        return Text(self.say("show-five_seals-legend"), "dim")

    def store(self) -> Text:
        """The dice that can be taken."""
        counts = [
            self.coloured(colour, f"{self.letter(colour)} {count}") for colour, count in enumerate(self.view.store)
        ]
        return Text(self.say("show-five_seals-store") + " ") + Text(" · ").join(counts)

    def coloured(self, element: int, text: str) -> Text:
        """Words in the colour of an element."""
        return Text(text, STYLES[element])

    def mages(self) -> list[RenderableType]:
        """Each player: mage, dice, points, scrolls."""
        return [aligned((self.mage_head(seat), self.mage_body(seat)) for seat in range(len(self.names)))]

    def mage_head(self, seat: int) -> Text:
        """Who it is, and the mark on the map."""
        head = Text("▶ " if seat == self.view.turn and self.view.round else "  ")
        return head + Text(f"@{self.marks[seat]} ", "bold") + Text(self.name(seat), MINE if seat == self.me else "bold")

    def mage_body(self, seat: int) -> Text:
        """Points, dice and scrolls of a player."""
        player = self.view.players[seat]
        text = Text(self.say("show-five_seals-points", points=player.points))
        text += Text(" · ") + (self.dice(player.dice) if player.dice else Text(self.say("show-five_seals-no-dice")))
        if player.finished:
            text += Text(" · " + self.say("show-five_seals-finished"), "dim")
        if player.scrolls:
            text += Text(" · ") + Text(", ").join(self.own_scroll(scroll) for scroll in player.scrolls)
        return text

    def dice(self, dice: Sequence[Any]) -> Text:
        """Dice by colour; a die that is not rolled yet shows a question mark."""
        colours = sorted({die.colour for die in dice})
        parts = []
        for colour in colours:
            values = " ".join(str(die.value or "?") for die in dice if die.colour == colour)
            parts.append(self.coloured(colour, f"{self.letter(colour)} {values}"))
        return Text(", ").join(parts)

    def own_scroll(self, scroll: Any) -> Text:
        """A scroll before a player; in brackets while it lies face down."""
        name = f"{self.spell(scroll)} {scroll.strength}"
        if scroll.token is not None:
            name += f"+{self.letter(scroll.token.element)}{scroll.token.strength}"
        return Text(name if scroll.up else f"({name})", STYLES[scroll.element] if scroll.up else "dim")

    def spell(self, scroll: Any) -> str:
        """The name of a scroll."""
        return self.say("five_seals-card", spell=scroll.spell, element=scroll.element)

    def about(self) -> str:
        """The spell that is being cast and what it does, or the seal that is being paid for."""
        spell, paying = self.view.spell, self.view.paying
        if spell is not None:
            return f"{self.quoted(self.spell(spell))}: {self.say('five_seals-spell-effect', spell=spell.spell)}"
        if self.asked == "choose-die":
            own = self.view.players[self.me].dice if self.me is not None else ()
            return self.say("show-five_seals-has-dice", dice=self.dice(own).plain if own else "—")
        return "" if paying is None else self.place_told(paying)

    def remark(self, option: Any) -> str:
        """The price of a seal and what lies behind it; what a scroll does."""
        tag = self.game.codec.tag_of(option)
        if tag in ("break", "send-familiar"):
            place: int = option.place
            return " · ".join(part for part in (self.price(place), self.place_told(place)) if part)
        if tag in ("cast", "card", "scroll") and getattr(option, "spell", None) is not None:
            return self.say("five_seals-spell-effect", spell=option.spell)
        if tag == "take-die":
            left = self.view.store[option.colour]
            return self.say("show-five_seals-left", count=left)
        return ""

    def price(self, place: int) -> str:
        """FS-24 The dice that pay for a seal."""
        prices = [" + ".join(map(str, price.values)) for price in self.lit.get(place, ())]
        if not any(prices):
            return ""
        told = self.say("show-five_seals-or").join(prices[:MOST_PRICES]) + ("…" if len(prices) > MOST_PRICES else "")
        return self.say("show-five_seals-price", prices=told)

    def place_told(self, place: int) -> str:
        """What breaking the seal at a place opens: a scroll, or the way into a room."""
        board = self.view.board
        for spot, face in zip(board.scrolls, self.view.scrolls, strict=True):
            if spot.place == place and face is not None:
                return self.say("show-five_seals-scroll", name=self.spell(face), strength=face.strength)
        ways = [seal for seal in board.seals if seal.place == place]
        behind = [room for seal in ways for room in seal.rooms if room not in self.reached]
        return "; ".join(self.behind(room) for room in behind)

    def behind(self, room: int) -> str:
        """A room behind a seal with what lies there."""
        pairs = zip(self.view.board.scrolls, self.view.scrolls, strict=True)
        faces = [face for spot, face in pairs if spot.room == room and face is not None]
        lies = ", ".join(f"{self.quoted(self.spell(face))} {face.strength}" for face in faces) or self.say(
            "show-five_seals-nothing"
        )
        return self.say("show-five_seals-behind", room=self.view.board.rooms[room].name, lies=lies)

    def clause(self, option: Any) -> str | None:
        """The clause of a spell."""
        spell = getattr(option, "spell", None)
        return None if spell is None else str(self.game.clauses["spells"][spell])

    def details(self) -> RenderableType:
        """The whole dungeon, every scroll of it by strength, and what each spell does."""
        pairs = zip(self.view.board.scrolls, self.view.scrolls, strict=True)
        lies = [(spot.name, face) for spot, face in pairs if face is not None]
        own = [scroll for player in self.view.players for scroll in player.scrolls]
        spells = sorted({(one.strength, one.spell) for one in (*own, *(face for _, face in lies))})
        where = [self.spell_told(strength, spell, lies) for strength, spell in spells]
        return Group(self.legend(), Text(self.say("show-five_seals-signs"), "dim"), *self.blocks(ROWS), *where)

    def spell_told(self, strength: int, spell: int, lies: Sequence[tuple[str, Any]]) -> Text:
        """A spell: what it does and where its scrolls lie."""
        found = [f"{name.split('·')[0]} {self.letter(face.element)}" for name, face in lies if face.spell == spell]
        text = Text(f"{self.say('five_seals-spell', spell=spell)} ({strength}). ", "bold")
        text += Text(self.say("five_seals-spell-effect", spell=spell))
        return text + Text(" " + ", ".join(found), "cyan") if found else text

    def scores(self) -> list[tuple[float, str]]:
        return [(player.points, self.counted(player)) for player in self.view.players]

    def counted(self, player: Any) -> str:
        """FS-33 The points of a player with the scrolls they come from."""
        scrolls = [f"{self.spell(scroll)} {scroll.strength}" for scroll in player.scrolls]
        return f"{self.say('show-five_seals-points', points=player.points)}: {', '.join(scrolls)}"


SHOW = FiveSealsShow

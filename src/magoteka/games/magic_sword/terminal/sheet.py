"""The world of «Магический Меч» drawn with letters: the circle around the hero, the sheet, the rivals, the quest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magoteka.core.event import FaceDown
from magoteka.games.magic_sword.game import GAME
from magoteka.terminal.base import Show, Sight
from magoteka.terminal.drawing import aligned, counted, hanging, marks

BOX = GAME.printed()
RINGS = ("lower", "middle", "upper", "bridge")
STYLES = {"enemy": "red", "demon": "magenta", "gold": "yellow", "stranger": "cyan", "place": "green"}
KEYS = ("magic_sword", "toliman_shield")  # what the quest needs


class MagicSwordSheet(Show):
    """The hero's circle, what the hero is and has, and how far the quest is."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.marks = marks(self.names)
        at = self.me if self.me is not None else self.view.turn
        self.hero = self.view.heroes[at]
        self.here = next((one for one in self.view.squares if one.square == self.hero.square), None)

    def table(self) -> RenderableType:
        """The quest, the hero's circle, the sheet, the rivals."""
        ring = self.here.ring if self.here is not None else RINGS[0]
        rivals = aligned(self.rival(hero) for hero in self.view.heroes if hero is not self.hero)
        return Group(
            self.title(), self.quest(), self.ring(ring), self.head(self.sheet_title()), *self.sheet(self.hero), rivals
        )

    def brief(self) -> RenderableType:
        """The sheet."""
        return Group(self.title(), Text(self.sheet_title(), "bold"), *self.sheet(self.hero))

    def title(self) -> RenderableType:
        """The round, the decks and what bends the rules."""
        view = self.view
        told = [self.say("show-magic_sword-head", round=view.round, events=view.event_deck, spells=view.spell_deck)]
        told += [self.say("show-magic_sword-war")] if view.war is not None else []
        told += [self.say("show-magic_sword-doubled")] if view.demons_doubled else []
        return self.head(" · ".join(told))

    def quest(self) -> Text:
        """MS-0.10 Sword, Shield, Bridge, Beast: what is done and what is to do."""
        things = {card.design for card in self.hero.items}
        on_bridge = self.here is not None and self.here.ring == "bridge"
        done = [key in things for key in KEYS] + [on_bridge, self.hero.seat in self.view.winners]
        steps = [
            self.card(KEYS[0]),
            self.card(KEYS[1]),
            self.say("show-magic_sword-bridge"),
            self.say("show-magic_sword-beast"),
        ]
        parts = [
            Text(f"[{'✓' if well else ' '}] {step}", "bold green" if well else "")
            for well, step in zip(done, steps, strict=True)
        ]
        return Text(self.say("show-magic_sword-quest") + " ", "bold") + Text(" → ").join(parts)

    def ring(self, ring: str) -> RenderableType:
        """A circle as a loop: down on the left, up again on the right; the bridge as the line that it is."""
        title = Text(self.say("show-magic_sword-ring", ring=ring), "dim")
        told = [self.square(one) for one in self.view.squares if one.ring == ring]
        if ring == "bridge":
            return Group(title, *told)
        half = -(-len(told) // 2)
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column(ratio=1)
        table.add_column(ratio=1)
        for left, right in zip_longest(told[:half], told[: half - 1 : -1], fillvalue=Text("")):
            table.add_row(left, right)
        return Group(title, table)

    def square(self, one: Any) -> Text:
        """A square: rolls that lead there, its name, who stands and what lies there."""
        here = one.square == self.hero.square
        text = Text("▶" if here else " ")
        rolls = self.rolls(one.square)
        text += Text(f"{rolls:>3} ", "bold yellow")
        text += Text(self.square_name(one.square), "bold" if here or rolls else "")
        standing = [self.marks[hero.seat] for hero in self.view.heroes if hero.hero and hero.square == one.square]
        if standing:
            text += Text(" @" + " @".join(standing), "bold reverse")
        for told in self.lying(one):
            text += Text(" ") + told
        return text

    def rolls(self, square: str) -> str:
        """What the die must show to come here; where the walk is chosen, the squares that are open."""
        if self.view.asked is not None and self.view.asked.ends:
            return "•" if square in self.view.asked.ends else ""
        if self.asked != "turn-choice":
            return ""
        rolls = [str(roll) for roll, ends in enumerate(self.view.reach, 1) if {square, f"gate:{square}"} & set(ends)]
        return ",".join(rolls)

    def lying(self, one: Any) -> list[Text]:
        """What lies on a square."""
        found = [Text(self.laid(card), STYLES.get(self.kind(card.design), "")) for card in one.cards]
        parts = [Text("[") + Text(", ").join(found) + Text("]")] if found else []
        if one.face_down:
            parts.append(Text(self.say("show-magic_sword-face-down", count=one.face_down), "dim"))
        if one.gold:
            parts.append(Text(self.say("show-magic_sword-gold", count=one.gold), "yellow"))
        return parts

    def laid(self, card: Any) -> str:
        """A card on a square by name, with what lies on it: Lives, uses, who has paralysed it."""
        told = [self.card(card.design)]
        if card.left is not None:
            key = "lives" if self.kind(card.design) == "demon" else "uses"
            told.append(self.say(f"show-magic_sword-{key}", count=card.left))
        if card.paralysed is not None:
            told.append(self.say("show-magic_sword-paralysed", name=self.name(card.paralysed)))
        return f"{told[0]} ({', '.join(told[1:])})" if len(told) > 1 else told[0]

    def kind(self, design: str) -> str:
        """The kind of a card."""
        face = BOX["cards"].get(design)
        return str(face["kind"]) if face else ""

    def sheet_title(self) -> str:
        """Who the hero is, and where."""
        hero = self.hero
        if hero.hero is None:
            return self.say("show-magic_sword-no-hero", name=self.name(hero.seat))
        facts = {"align": self.say("magic_sword-align", align=hero.align), "square": self.square_name(hero.square)}
        return self.say("show-magic_sword-who", name=self.name(hero.seat), hero=self.hero_name(hero.hero), **facts)

    def sheet(self, hero: Any) -> list[RenderableType]:
        """Strengths, things, friends, spells, trophies, and what binds the hero."""
        if hero.hero is None:
            return []
        lines: list[RenderableType] = [self.strengths(hero)]
        if self.here is not None:
            explored = self.asked == "at-square" and self.here.square in BOX["draws"]
            key = "magic_sword-explored" if explored else "magic_sword-square-text"
            text = self.say(key, square=self.here.square)
            lines.append(hanging(Text(self.square_name(self.here.square) + ":", "bold"), Text(text, "dim")))
        capacity = "∞" if hero.capacity is None else str(hero.capacity)
        rows = [
            (self.say("show-magic_sword-items", count=len(hero.items), most=capacity), self.cards(hero.items)),
            (self.say("show-magic_sword-friends"), self.cards((*hero.friends, *hero.raised))),
            (self.say("show-magic_sword-captive"), self.cards([hero.captive] if hero.captive else [])),
            (self.say("show-magic_sword-spells", count=len(hero.spells), most=hero.spell_limit), self.spells(hero)),
            (self.say("show-magic_sword-trophies", points=hero.trophy_points), self.cards(hero.trophies)),
            (self.say("show-magic_sword-state"), ", ".join(self.states(hero))),
        ]
        told = [Text.assemble((head + " ", "bold"), body) for head, body in rows if body]
        return [*lines, Text(" · ").join(told)] if told else lines

    def strengths(self, hero: Any) -> Text:
        """Sword, Magic, Life and gold, with what counts in a fight."""
        sword = self.say("show-magic_sword-sword", now=hero.total_sword, fight=hero.battle_sword)
        magic = self.say("show-magic_sword-magic", now=hero.total_magic, fight=hero.battle_magic)
        life, gold = self.say("show-magic_sword-life", now=hero.life), self.say("show-magic_sword-coins", now=hero.gold)
        return Text.assemble((sword, "bold red"), " · ", (magic, "bold magenta"), " · ", (life, "bold green"), " · ",
                             (gold, "bold yellow"))  # fmt: skip

    def states(self, hero: Any) -> list[str]:
        """What ails or binds a hero, in words."""
        found = [
            (hero.stone, "stone"), (hero.skip, "skip"), (hero.slow, "slow"), (hero.possessed, "possessed"),
            (hero.frozen, "frozen"), (hero.geas, "geas"), (hero.locked, "locked"), (hero.leaving, "leaving"),
        ]  # fmt: skip
        told = [self.say(f"show-magic_sword-{key}", count=int(value)) for value, key in found if value]
        if hero.mission != "none":
            told.append(self.say("show-magic_sword-mission", mission=hero.mission))
        return told

    def cards(self, cards: Sequence[Any]) -> str:
        """Cards by name."""
        return counted(self.card(card.design) for card in cards)

    def spells(self, hero: Any) -> str:
        """Spells that the looker may see, and the backs of the others."""
        known = [self.spell(one.spell) for one in hero.spells if not isinstance(one, FaceDown)]
        return counted([*known, *["▒"] * (len(hero.spells) - len(known))])

    def rival(self, hero: Any) -> tuple[Text, Text]:
        """Another hero in a line."""
        active = "▶ " if hero.seat == self.view.turn else "  "
        head = Text(f"{active}@{self.marks[hero.seat]} {self.name(hero.seat)}", "bold")
        if hero.hero is None:
            return head, Text(self.say("show-magic_sword-no-hero", name=""))
        facts = {"sword": hero.total_sword, "magic": hero.total_magic, "life": hero.life, "gold": hero.gold}
        keys = [self.card(card.design) for card in hero.items if card.design in KEYS]
        told = [
            f"{self.hero_name(hero.hero)}, {self.square_name(hero.square)}",
            self.say("show-magic_sword-rival", **facts),
        ]
        return head, Text(" · ".join([*told, *keys, *self.states(hero)]))

    def card(self, design: str) -> str:
        """The name of a card."""
        return self.say("magic_sword-card", design=design)

    def spell(self, spell: str) -> str:
        """The name of a spell."""
        return self.say("magic_sword-spell", spell=spell)

    def square_name(self, square: str | None) -> str:
        """The name of a square."""
        return self.say("magic_sword-square", square=square)

    def hero_name(self, hero: str) -> str:
        """The name of a character."""
        return self.say("magic_sword-hero", hero=hero)

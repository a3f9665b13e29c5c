"""«Магический Меч» in a terminal: the circle around the hero, the sheet, the rivals and the quest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magoteka.cli.show.base import Show, Sight
from magoteka.cli.show.ink import aligned, counted, hanging, marks
from magoteka.core.event import FaceDown
from magoteka.games import game_named

BOX = game_named("magic_sword").printed()
RINGS = ("lower", "middle", "upper", "bridge")
TAKEN = ("item", "magic", "friend", "gold")  # kinds of cards that one takes
FOES = ("enemy", "demon")
STYLES = {"enemy": "red", "demon": "magenta", "gold": "yellow", "stranger": "cyan", "place": "green"}
EVEN = 15  # MS-A100 the price at which no gold changes hands
KEYS = ("magic_sword", "toliman_shield")  # what the quest needs


class MagicSwordShow(Show):
    """The hero's circle, what the hero is and has, and how far the quest is."""

    QUIET = frozenset({"turn-began", "card-dealt-with"})

    SMALL = frozenset(
        {
            "cast-or-pass", "choose-hero", "choose-alignment", "may", "pay-or-not", "choose-case", "buy-healing", "buy",
            "sell-items", "lose-spell", "choose-loss", "reroll", "draw-one-more", "discard-drawn", "shift-now", "guess",
            "which-first", "ignore", "give-up-item", "prepare", "prevent-loss", "imp-keeps", "discard-spell", "resist",
            "take-spoils", "refight", "two-dice", "take-from-deck", "court-healer", "trade-in", "demon-reward",
            "split-ruin", "pick-own", "second-attack", "eat-apple", "shift-prayer", "return-spell", "coax", "price",
            "accept", "offer", "ask-for", "take-spell", "take-riches", "take-friend", "pay-robber", "fight-on",
            "at-square",
        }
    )  # fmt: skip

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
        found = [Text(self.card(card.design), STYLES.get(self.kind(card.design), "")) for card in one.cards]
        parts = [Text("[") + Text(", ").join(found) + Text("]")] if found else []
        if one.face_down:
            parts.append(Text(self.say("show-magic_sword-face-down", count=one.face_down), "dim"))
        if one.gold:
            parts.append(Text(self.say("show-magic_sword-gold", count=one.gold), "yellow"))
        return parts

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
            text = self.say("magic_sword-square-text", square=self.here.square)
            lines.append(hanging(Text(self.square_name(self.here.square) + ":", "bold"), Text(text, "dim")))
        capacity = "∞" if hero.capacity is None else str(hero.capacity)
        rows = [
            (self.say("show-magic_sword-items", count=len(hero.items), most=capacity), self.cards(hero.items)),
            (self.say("show-magic_sword-friends"), self.cards(hero.friends)),
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

    def about(self) -> str:
        """The moment of a window, the spell in the air, the battle, the price."""
        asked, parts = self.view.asked, []
        if asked is None:
            return ""
        if asked.window is not None:
            parts.append(self.say("show-magic_sword-window", window=asked.window, name=self.name(self.view.turn)))
        if asked.spell is not None:
            parts.append(self.in_the_air(asked))
        if self.view.battle is not None:
            parts.append(self.battle(self.view.battle))
        if asked.price is not None:
            parts.append(self.say("show-magic_sword-price", count=asked.price))
        return " ".join(parts)

    def in_the_air(self, asked: Any) -> str:
        """The spell that may be answered, or that is being aimed, with what it does."""
        spell, text = self.spell(asked.spell), self.say("magic_sword-spell-text", spell=asked.spell)
        if asked.caster is None:
            return f"{self.quoted(spell)}: {text}"
        return self.say("show-magic_sword-in-the-air", name=self.name(asked.caster), spell=spell, text=text)

    def battle(self, battle: Any) -> str:
        """A battle: the sides, their strengths and the exact odds."""
        foes = counted(self.card(design) for design in battle.foes) or self.say("magic_sword-being", being=battle.being)
        one = foes if battle.seat is None else self.name(battle.seat)
        other = foes if battle.rival is None else self.name(battle.rival)
        return self.say("show-magic_sword-battle", one=one, own=battle.own, two=other, other=battle.other,
                        odds=self.odds(battle.odds))  # fmt: skip

    def odds(self, odds: Any) -> str:
        """Chances in per cent."""
        facts = {name: round(100 * getattr(odds, name)) for name in ("win", "draw", "loss")}
        return self.say("show-magic_sword-odds", **facts)

    def label(self, option: Any) -> str:
        """An option in words: what naming a card or a rival means here."""
        tag, verb = self.game.codec.tag_of(option), ""
        if tag == "number":
            return self.number(option.number)
        if tag == "card":
            verb = self.verb(option.card, option.design)
        elif tag == "rival" and self.asked == "landing":
            verb = "meet"
        if not verb:
            return super().label(option)
        what = self.card(option.design) if tag == "card" else self.name(option.seat)
        return self.say("show-magic_sword-verb", verb=verb, what=what)

    def number(self, number: int) -> str:
        """What a number means in the question of the moment."""
        match self.asked:
            case "price":
                who = "even" if number == EVEN else "pay" if number < EVEN else "ask"
                return self.say("show-magic_sword-trade", who=who, count=abs(number - EVEN))
            case "buy-healing" | "court-healer":
                return self.say("show-magic_sword-heal", count=number, gold=number * (self.view.asked.price or 0))
            case "split-ruin":
                return self.say("show-magic_sword-ruin", sword=number, magic=2 - number)
            case "move-bonus":
                return self.say("show-magic_sword-farther", count=number)
        return self.say("show-magic_sword-number", number=number)

    def verb(self, card: int, design: str) -> str:
        """What naming a card means in the question of the moment."""
        kind = self.kind(design)
        match self.asked:
            case "at-square":
                return "take" if kind in TAKEN else "attack" if kind in FOES else "visit"
            case "prepare" if kind in ("item", "magic"):
                return "wield"
            case "prepare":
                return "send" if any(one.card == card for one in self.hero.raised) else "sway"
            case "give-up-item":
                return "drop"
        return ""

    def remark(self, option: Any) -> str:
        """The price or the odds of an option, then what the named thing does."""
        asked, tag = self.view.asked, self.game.codec.tag_of(option)
        parts = []
        if asked is not None and tag == "goods":
            parts += [
                self.say("show-magic_sword-ware", count=ware.price, left=ware.left)
                for ware in asked.wares
                if ware.design == option.design
            ]
        if (odds := self.chance(option, tag)) is not None:
            parts.append(self.odds(odds))
        return " ".join([*parts, *([text] if (text := self.named(option)) else [])])

    def chance(self, option: Any, tag: str) -> Any:
        """The exact odds of an option, where the game tells them."""
        which = option.seat if tag == "rival" else option.card if tag == "card" else None
        name = option.gate if tag == "attempt" else tag
        chances = () if self.view.asked is None else self.view.asked.chances
        return next((one.odds for one in chances if one.option == name and one.which == which), None)

    def named(self, option: Any) -> str:
        """What a card, a spell, a character or a square does."""
        if hasattr(option, "design"):
            return self.say("magic_sword-card-text", design=option.design)
        if hasattr(option, "spell"):
            return self.say("magic_sword-spell-text", spell=option.spell)
        if hasattr(option, "hero"):
            face = BOX["heroes"][option.hero]
            text = self.say("magic_sword-hero-text", hero=option.hero)
            return self.say("show-magic_sword-numbers", sword=face["sword"], magic=face["magic"], text=text)
        if hasattr(option, "square"):
            return self.square_told(option.square)
        return self.square_told(self.hero.square) if self.game.codec.tag_of(option) in ("explore", "obey") else ""

    def square_told(self, square: str) -> str:
        """What a square does, and what lies on it."""
        one = next(one for one in self.view.squares if one.square == square)
        lies = " ".join(part.plain for part in self.lying(one))
        return " ".join(part for part in (self.say("magic_sword-square-text", square=square), lies) if part)

    def clause(self, option: Any) -> str | None:
        """The clause of the kind of card, of a spell, of a square."""
        known = self.game.clauses
        if hasattr(option, "design"):
            return known.get(self.kind(option.design))
        return known["spell"] if hasattr(option, "spell") else known["square"] if hasattr(option, "square") else None

    def details(self) -> RenderableType:
        """The other circles, then everything the hero has in sentences."""
        ring = self.here.ring if self.here is not None else ""
        circles = [self.ring(one) for one in RINGS if one != ring]
        rivals = [self.rival_things(hero) for hero in self.view.heroes if hero is not self.hero and hero.hero]
        return Group(*circles, self.head(self.sheet_title()), *self.things_told(), *rivals)

    def rival_things(self, hero: Any) -> RenderableType:
        """What a rival carries."""
        spells = self.say("show-magic_sword-has-spells", count=len(hero.spells))
        things = [self.cards(hero.items), self.cards(hero.friends), spells]
        return hanging(Text(self.name(hero.seat) + ":", "bold"), Text(" · ".join(part for part in things if part)))

    def things_told(self) -> list[RenderableType]:
        """The hero, the things and friends, the spells: what each does."""
        hero = self.hero
        told = [(self.hero_name(hero.hero), self.say("magic_sword-hero-text", hero=hero.hero))] if hero.hero else []
        for card in (*hero.items, *hero.friends):
            told.append((self.card(card.design), self.say("magic_sword-card-text", design=card.design)))
        for one in hero.spells:
            if not isinstance(one, FaceDown):
                told.append((self.spell(one.spell), self.say("magic_sword-spell-text", spell=one.spell)))
        return [hanging(Text(name + ":", "bold"), Text(text)) for name, text in dict(told).items()]

    def scores(self) -> list[tuple[float, str]]:
        found = []
        for hero in self.view.heroes:
            name = "—" if hero.hero is None else self.hero_name(hero.hero)
            things = [self.card(card.design) for card in hero.items if card.design in KEYS]
            told = [name, self.strengths(hero).plain, *things]
            found.append((1.0 if hero.seat in self.view.winners else 0.0, " · ".join(told)))
        return found

"""«Магический Меч» in a terminal: the circle around the hero, the sheet, the rivals and the quest."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from magoteka.core.event import FaceDown
from magoteka.games.magic_sword.messages.moments import castable
from magoteka.games.magic_sword.terminal.dice import MagicSwordDice
from magoteka.games.magic_sword.terminal.sheet import BOX, KEYS, RINGS
from magoteka.terminal.drawing import counted, hanging

TAKEN = ("item", "magic", "friend", "gold")  # kinds of cards that one takes
FOES = ("enemy", "demon")
EVEN = 15  # MS-A100 the price at which no gold changes hands


class MagicSwordShow(MagicSwordDice):
    """The hero's circle and sheet, and every answer in words."""

    QUIET = frozenset({"turn-began", "card-dealt-with"})
    LAST = frozenset({"end-turn"})

    SMALL = frozenset(
        {
            "cast-or-pass", "choose-hero", "choose-alignment", "may", "pay-or-not", "choose-case", "buy-healing", "buy",
            "sell-items", "lose-spell", "choose-loss", "reroll", "draw-one-more", "discard-drawn", "shift-now", "guess",
            "which-first", "ignore", "give-up-item", "prepare", "prevent-loss", "imp-keeps", "discard-spell", "resist",
            "take-spoils", "refight", "two-dice", "take-from-deck", "court-healer", "trade-in", "demon-reward",
            "split-ruin", "pick-own", "second-attack", "eat-apple", "shift-prayer", "return-spell", "coax", "price",
            "accept", "offer", "ask-for", "take-spell", "take-riches", "take-friend", "pay-robber", "fight-on",
            "at-square", "eat-rowan", "drop-first",
        }
    )  # fmt: skip

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
        being = self.say("magic_sword-being", being=battle.being) + self.ours("being", battle.being)
        foes = counted(self.card(design) for design in battle.foes) or being
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
        if tag == "card":
            verb = self.verb(option.card, option.design)
        elif tag == "rival" and self.asked == "landing":
            verb = "meet"
        if not verb:
            return super().label(option)
        what = self.card(option.design) if tag == "card" else self.name(option.seat)
        return self.say("show-magic_sword-verb", verb=verb, what=what)

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
        """The price or the odds of an option, then what the named thing does, and what dice decide about it."""
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
        return " ".join(part for part in (*parts, self.named(option), self.dice_of(self.slug_of(option))) if part)

    def slug_of(self, option: Any) -> str:
        """The card, spell, character or square that an option names."""
        return next(
            (getattr(option, name) for name in ("design", "spell", "hero", "square") if hasattr(option, name)), ""
        )

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
            text = self.say("magic_sword-spell-text", spell=option.spell)
            return f"{text} {castable(self.say, option.spell)}"
        if hasattr(option, "hero"):
            face = BOX["heroes"][option.hero]
            text = self.say("magic_sword-hero-text", hero=option.hero)
            return self.say("show-magic_sword-numbers", sword=face["sword"], magic=face["magic"], text=text)
        return self.square_told(option.square) if hasattr(option, "square") else ""

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
        things = [self.cards(hero.items), self.cards((*hero.friends, *hero.raised)), spells]
        if hero.captive:
            things.append(self.say("show-magic_sword-captive") + " " + self.card(hero.captive.design))
        return hanging(Text(self.name(hero.seat) + ":", "bold"), Text(" · ".join(part for part in things if part)))

    def things_told(self) -> list[RenderableType]:
        """The hero, the things and friends, the spells: what each does."""
        return [hanging(Text(name + ":", "bold"), Text(text)) for name, text in dict(self.told_of(self.hero)).items()]

    def told_of(self, hero: Any) -> list[tuple[str, str]]:
        """What a hero is, has and suffers, by name."""
        told: list[tuple[str, str]] = []
        if hero.hero:
            told.append((self.hero_name(hero.hero), self.with_dice("magic_sword-hero-text", hero=hero.hero)))
        for card in (*hero.items, *hero.friends, *hero.raised, *([hero.captive] if hero.captive else [])):
            told.append((self.card(card.design), self.with_dice("magic_sword-card-text", design=card.design)))
        for one in hero.spells:
            if not isinstance(one, FaceDown):
                text = self.with_dice("magic_sword-spell-text", spell=one.spell)
                told.append((self.spell(one.spell), f"{text} {castable(self.say, one.spell)}"))
        if hero.possessed:
            told.append((self.say("show-magic_sword-possessed"), self.dice_of("possession")))
        return told

    def with_dice(self, key: str, **named: str) -> str:
        """What a thing does, what dice decide about it, and whether that is in the rulebook."""
        told = " ".join(part for part in (self.say(key, **named), *map(self.dice_of, named.values())) if part)
        return told + "".join(self.ours(kind, name) for kind, name in named.items())

    def scores(self) -> list[tuple[float, str]]:
        found = []
        for hero in self.view.heroes:
            name = "—" if hero.hero is None else self.hero_name(hero.hero)
            things = [self.card(card.design) for card in hero.items if card.design in KEYS]
            told = [name, self.strengths(hero).plain, *things]
            found.append((1.0 if hero.seat in self.view.winners else 0.0, " · ".join(told)))
        return found


SHOW = MagicSwordShow

"""What dice will decide in «Магический Меч», in words: the tables of the game, row by row, with their odds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from magoteka.games.magic_sword.terminal.sheet import BOX, MagicSwordSheet
from magoteka.terminal.drawing import capital

SIGNED = ("sword", "magic", "life", "gold", "spells", "die-bonus")  # numbers that are added or taken
GUESSED = 0  # the face of a row that wins whichever number was named


class MagicSwordDice(MagicSwordSheet):
    """Tables that dice decide."""

    def deed(self, what: str, n: int, name: str) -> str:
        """One thing that a result does."""
        number = f"{n:+d}".replace("-", "−") if what in SIGNED else str(n)
        return self.say("magic_sword-deed", what=what, n=number, name=self.deed_name(what, name))

    def deed_name(self, what: str, name: str) -> str:
        """What the thing of a deed is called."""
        match what:
            case "gain":
                return self.card(name)
            case "go-to" | "appears":
                return self.square_name(name)
            case "fight-sword" | "fight-magic":
                return self.say("magic_sword-being", being=name)
            case "chosen":
                return self.say("magic_sword-case", case=name)
        return self.say("magic_sword-deed-name", name=name) if name else ""

    def deeds(self, deeds: Iterable[Any]) -> str:
        """Deeds one after another, with the words between them."""
        return " ".join(self.deed(one["what"], one["n"], one["name"]) for one in deeds)

    def dice_row(self, row: Any) -> str:
        """Results that lead to the same, how likely they are, and to what they lead."""
        faces, deeds = row["faces"], self.deeds(row["deeds"])
        if faces[0] == GUESSED:
            return self.say("magic_sword-dice-guess", odds=f"{round(100 / 6)} %", deeds=deeds)
        shown = str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"
        return self.say("magic_sword-dice-row", faces=shown, odds=f"{round(100 * row['odds'])} %", deeds=deeds)

    def dice_table(self, table: Any) -> str:
        """A table in a sentence."""
        many = table["dice"] > 1
        head = self.say("magic_sword-dice", dice=table["dice"]) if many else self.say("magic_sword-die")
        when = capital(self.deeds(table["when"]).removesuffix(":"))
        told = ". ".join(part for part in (head, when) if part)
        return f"{told}: {'; '.join(self.dice_row(row) for row in table['rows'])}."

    def dice_of(self, slug: str) -> str:
        """Everything that dice decide by a card, a spell, a square, a character or a state."""
        return " ".join(self.dice_table(table) for table in BOX["tables"].get(slug, ()))

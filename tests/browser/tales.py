"""Tales of «Магический Меч»: how its rarer moments come about, with scripted dice, cards and choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from browser.story import Story
from magoteka.core.agenda import Question
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.messages import acts, answers
from magoteka.games.magic_sword.rules.cards.deck import DrawEvent
from magoteka.games.magic_sword.rules.character.spell_deck import SpellFromDeck
from magoteka.games.magic_sword.rules.dice import Throw
from magoteka.games.magic_sword.rules.setup.arrival import LotHero
from magoteka.games.magic_sword.rules.setup.beginning import FirstPlayer

HARMLESS = ("gold_1", "gold_2", "mule", "horse", "helmet", "boat", "guide")


@dataclass
class Fortune:
    """What nature deals: heroes by seat, the hero's spells, throws and cards in their order; others draw no harm."""

    heroes: Sequence[str]
    spells: dict[int, list[str]] = field(default_factory=dict)
    throws: dict[int, list[int]] = field(default_factory=dict)
    cards: list[str] = field(default_factory=list)

    def __call__(self, match: Match, question: Question, options: Sequence[Option]) -> Option | None:
        match question:
            case LotHero():
                return answers.HeroCard(self.heroes[question.owner])
            case FirstPlayer():
                return answers.Rival(0)
            case SpellFromDeck() if self.spells.get(question.owner):
                return answers.CardDrawn(self.spells[question.owner].pop(0))
            case Throw() if self.throws.get(question.roller):
                return answers.DieRolled(self.throws[question.roller].pop(0))
            case Throw():
                return answers.DieRolled(1) if question.roller < 0 else None
            case DrawEvent() if question.drawer == 0 and self.cards:
                return answers.CardDrawn(self.cards.pop(0))
            case DrawEvent():
                return next(option for option in map(answers.CardDrawn, HARMLESS) if option in options)
        return None


MODEST = (answers.Pass(), answers.No())
ACTS = (acts.Walk(), acts.Explore(), acts.Stop(), acts.Ready(), acts.EndTurn())


def quiet(match: Match, seat: int, options: Sequence[Option]) -> Option:
    """Somebody who walks about and meddles with nobody."""
    return next((wanted for wanted in (*MODEST, *ACTS) if wanted in options), options[0])


@dataclass
class Hero:
    """Seat 0 does the first thing of its list that is open; the others are quiet."""

    wishes: list[Option]

    def __call__(self, match: Match, seat: int, options: Sequence[Option]) -> Option:
        if seat == 0:
            wanted = next((wish for wish in self.wishes if wish in options), None)
            if wanted is not None:
                self.wishes.remove(wanted)
                return wanted
            things = [option for option in options if isinstance(option, answers.Card)]
            if things and type(match.question).__name__ == "AtSquare":
                return things[0]
        return quiet(match, seat, options)


def asked(question: str, seat: int = 0) -> Callable[[Match], bool]:
    """The match waits for this seat's answer to this question."""
    return lambda match: type(match.question).__name__ == question and match.waiting() == [seat]


def stands_on(square: str, question: str = "TurnChoice") -> Callable[[Match], bool]:
    """It is the hero's turn, and this is where he stands."""

    def there(match: Match) -> bool:
        state: Any = match.state
        return asked(question)(match) and SQUARES[state.square[0]].slug == square

    return there


def duel() -> Story:
    """A mage meets a wizard, and both have more than their swords."""
    spells = {0: ["magic_and_sword", "master_of_spells"], 1: ["master_of_spells", "seven_winds"]}
    fortune = Fortune(("mage", "wizard"), spells, {0: [1]})
    wishes: list[Option] = [answers.Go("well_of_eternity"), answers.Rival(1), acts.Attack()]
    return Story(2, Hero(wishes), asked("Prepare"), fortune)


def market() -> Story:
    """A prince with gold finds a market in the waste."""
    fortune = Fortune(("prince", "barbarian"), {}, {0: [1]}, ["market", "armour"])
    return Story(2, Hero([answers.Yes()]), asked("Buy"), fortune)


def crossing(square: str, lingering: bool = False) -> Story:
    """Over swamp and ice to the ruins, with the sword and the shield, and along the bridge as far as `square`.

    A lingering hero is asked before his throws too.
    """
    throws = [3, 1, 1, 5, 6, 3, 6, 1, 1, 1, 6, 6, 6, 6, 6, 6]
    fortune = Fortune(("elf", "barbarian", "troll"), {}, {0: throws}, ["magic_sword", "toliman_shield"])
    wishes: list[Option] = [
        *([acts.Linger()] * 9 if lingering else []),
        answers.Attempt("eldritch_grove"),
        answers.Go("plain_of_lonely_rocks"),
        answers.Attempt("ice_realm"),
        answers.Attempt("fortress_ruins"),
        *[acts.Advance()] * 3,
    ]
    return Story(3, Hero(wishes), stands_on(square), fortune)

"""Staging positions of «Магический Меч» and playing them out."""

from __future__ import annotations

from typing import Any

from magoteka.core.agenda import NATURE
from magoteka.core.codec import tag_of
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.effects import CASES
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import ALIGNMENTS
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import CARD, CARDS, PILE
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.messages import answers, menus
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.character.goods import DropFirst
from magoteka.games.magic_sword.rules.dice import Throw
from magoteka.games.magic_sword.rules.setup.arrival import arrive
from magoteka.games.magic_sword.rules.square.landing import land
from magoteka.games.magic_sword.rules.turn.day import StartTurn
from magoteka.games.magic_sword.rules.turn.round import NextTurn
from magoteka.games.magic_sword.table.state import FRIENDS, HAND, ITEMS, ON, STOCK, TROPHIES, MagicSword
from magoteka.games.magic_sword.table.where import put_card

HERO = {hero.slug: at for at, hero in enumerate(HEROES)}
SPELL = {spell.slug: at for at, spell in enumerate(SPELLS)}
DESIGN = {design.slug: at for at, design in enumerate(DESIGNS)}
SQUARE = {square.code: at for at, square in enumerate(SQUARES)} | {s.slug: at for at, s in enumerate(SQUARES)}

NAMES = {*HERO, *SPELL, *DESIGN, *SQUARE, *CASES, *menus.ACT_TAGS, *ALIGNMENTS, "pass"}  # what a test may say in a word

ONLY_ANSWERS = {"walk", "explore", "ready", "attack", "end-turn"}  # given by the game itself where nothing else is open


class Table:
    """A game with named heroes on named squares; dice and draws come from lists, decisions from the test."""

    def __init__(self, *heroes: str, square: str = "L3", together: bool = False, **settings: Any) -> None:
        fresh: Any = GAME.new(len(heroes), settings)
        self.g: MagicSword = fresh
        self.named: dict[str, int] = {}  # cards that a test speaks of
        self.g.strike(self.g.depth)
        self.dice: list[int] = []
        self.deck: list[str] = []
        self.spells: list[str] = []
        for seat, hero in enumerate(heroes):
            arrive(self.g, seat, HERO[hero])
            self.g.linger[seat] = 0  # the first turns are over
            self.g.square[seat] = SQUARE[square if seat == 0 or together else "L13"]
        while self.g.depth > 0:  # start spells are dealt by hand in tests
            self.g.strike(1)
        self.g.turns = 1
        self.g.turn = self.g.place = 0
        self.g.listening = True

    def card(self, slug: str, pile: int = 0) -> int:
        """A card of that name that nobody has yet."""
        free = (0, STOCK)
        return next(c for c in range(CARDS) if CARD[c] == DESIGN[slug] and PILE[c] == pile and self.g.at[c] in free)

    def give(self, seat: int, *slugs: str, pile: int = 0) -> list[int]:
        """Items and friends for a hero."""
        cards = []
        for slug in slugs:
            card = self.card(slug, pile)
            kind = DESIGNS[DESIGN[slug]].kind
            put_card(self.g, card, (ITEMS if kind in (4, 5) else FRIENDS) + seat)
            cards.append(card)
        return cards

    def trophy(self, seat: int, *slugs: str) -> list[int]:
        cards = [self.card(slug) for slug in slugs]
        for card in cards:
            put_card(self.g, card, TROPHIES + seat)
        return cards

    def lay(self, square: str, *slugs: str, pile: int = 0) -> list[int]:
        """Cards lying face up on a square."""
        cards = []
        for slug in slugs:
            card = self.card(slug, pile)
            put_card(self.g, card, ON + SQUARE[square])
            self.g.note[card] = 1 if slug == "vampire" else 0
            cards.append(card)
        return cards

    def hand(self, seat: int, *slugs: str) -> None:
        """Spells in hand."""
        for slug in slugs:
            slot = next(s for s in range(seat * HAND, seat * HAND + HAND) if self.g.spell[s] == 0)
            self.g.spell[slot] = SPELL[slug] + 1
            self.g.seen[slot] = 1 << seat
            self.g.deck[SPELL[slug]] -= 1

    def held(self, seat: int) -> list[str]:
        slots = range(seat * HAND, seat * HAND + HAND)
        return sorted(SPELLS[self.g.spell[s] - 1].slug for s in slots if self.g.spell[s])

    def put(self, seat: int, square: str) -> None:
        self.g.square[seat] = SQUARE[square]

    def at(self, seat: int) -> str:
        return SQUARES[self.g.square[seat]].code

    def on(self, square: str) -> list[str]:
        """What lies face up on a square."""
        return sorted(DESIGNS[CARD[c]].slug for c in range(CARDS) if self.g.at[c] == ON + SQUARE[square])

    def items(self, seat: int) -> list[str]:
        return sorted(DESIGNS[CARD[c]].slug for c in range(CARDS) if self.g.at[c] in (ITEMS + seat, 330 + seat))

    def friends(self, seat: int) -> list[str]:
        return sorted(DESIGNS[CARD[c]].slug for c in range(CARDS) if self.g.at[c] == FRIENDS + seat)

    def discarded(self) -> list[str]:
        return sorted(DESIGNS[CARD[c]].slug for c in range(CARDS) if self.g.at[c] == 1)

    def start_turn(self, seat: int = 0) -> Table:
        """The seat's turn begins."""
        self.g.place = self.g.turn = seat
        self.g.then(NextTurn())
        self.g.then(StartTurn(seat))
        return self.go()

    def next_turn(self, seat: int = 0) -> Table:
        """Whatever was going on is over, and the seat's next turn begins."""
        self.g.strike(self.g.depth)
        self.g.turns += 1
        return self.start_turn(seat)

    def land(self, seat: int = 0, square: str | None = None) -> Table:
        """The hero lands on a square in its turn."""
        self.g.place = self.g.turn = seat
        if square is not None:
            self.g.square[seat] = SQUARE[square]
        self.g.start = self.g.square[seat]
        self.g.then(NextTurn())
        land(self.g, seat, True)
        return self.go()

    def throw(self, *dice: int) -> Table:
        """The next dice."""
        self.dice += dice
        return self.go()

    def go(self) -> Table:
        """Let nature answer from the lists, and windows pass, until a seat has to decide or a list is empty."""
        while True:
            question = self.g.asking()
            if question is None or not self.nature(question):
                return self

    def nature(self, question: Any) -> bool:
        if question.seat != NATURE:
            if type(question).__name__ == "CastOrPass" and not self.windows:
                self.g.answer(0)
                return True
            if not self.drops and {tag_of(type(option)) for option in question.options(self.g)} == {"drop", "ready"}:
                self.g.answer(places.READY)
                return True
            if not self.drops and isinstance(question, DropFirst):
                self.g.answer(CARDS)
                return True
            return False
        if isinstance(question, Throw):
            if not self.dice:
                return False
            self.g.answer(self.dice.pop(0))
            return True
        menu = list(question.menu(self.g))
        if menu and isinstance(menu[0], answers.CardDrawn):
            names = self.spells if len(menu) == len(SPELLS) else self.deck
            if not names:
                return False
            self.g.answer(menu.index(answers.CardDrawn(names.pop(0))))
            return True
        return False

    drops = False  # whether the test wants to be asked what is dropped before a battle or a theft
    windows = False  # whether the test wants to be asked in spell windows

    @property
    def question(self) -> str:
        asked = self.g.asking()
        return "" if asked is None else type(asked).__name__

    def options(self) -> list[Any]:
        return self.g.asking().options(self.g)

    def say(self, *choices: Any) -> Table:
        """Answer with options, one after another: strings are acts, squares, cases, spells or card names."""
        for choice in choices:
            question = self.g.asking()
            if self.went_on(question, choice):
                continue  # the only possible answer was given by the game itself
            menu = list(question.menu(self.g))
            index = next((i for i in question.indices(self.g) if self.means(menu[i], choice)), None)
            assert index is not None, f"{choice} is not open in {self.question}: {self.options()[:12]}"
            self.g.answer(index)
            self.go()
        return self

    def went_on(self, question: Any, choice: Any) -> bool:
        return choice in ONLY_ANSWERS and (question is None or not self.can(choice))

    @staticmethod
    def means(option: Any, choice: Any) -> bool:
        if option == choice:
            return True
        fields = [getattr(option, name) for name in getattr(option, "__dataclass_fields__", {})]
        if isinstance(choice, bool):
            return option == (answers.Yes() if choice else answers.No())
        if isinstance(choice, str):
            assert choice in NAMES, f"nothing is called {choice}"
            name = SQUARES[SQUARE[choice]].slug if choice in SQUARE else choice
            return name == tag_of(type(option)) or name in fields
        return choice in fields and not isinstance(option, answers.Card)

    def can(self, choice: Any) -> bool:
        return any(self.means(option, choice) for option in self.options())

    def events(self, kind: str) -> list[Any]:
        return [event for event in self.g.events if type(event).__name__ == kind]

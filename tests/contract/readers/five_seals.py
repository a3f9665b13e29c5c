"""Reads a chronicle of «За пятью печатями»."""

from typing import Any

from contract.readers.reader import Reader
from magoteka.games.five_seals.game import GAME

START, CALL_CARDS, SCROLL_PLACES, GUARDIAN = 170, 50, 120, 19


class FiveSeals(Reader):
    silent = ("counted", "seal_passed", "figure_passed", "match_stopped")

    def __init__(self, seats, settings):
        super().__init__(seats, settings)
        fresh: Any = GAME.new(seats, settings)
        board = GAME.view(fresh, None)
        self.facts = {
            "circle": 0 if settings["circle"] == "random" else settings["circle"],
            "tokens": [None] * len(board.tokens),
            "scrolls": [None] * len(board.scrolls),
            "store": [seats + 1] * 4,
            "guardians": [None] * 5,
            "figures": [-1] * seats,
            "mages": [START + seat for seat in range(seats)],
            "familiars": [None] * seats,
            "dice": [[] for _ in range(seats)],
            "held": [{CALL_CARDS + seat: True} for seat in range(seats)],
            "stored": {},
            "finished": [False] * seats,
            "round": 0,
            "first": 0,
            "turn": 0,
            "winners": [],
        }

    def token_laid(self, event):
        self.facts["tokens"][event.place] = (event.element, event.strength)

    def scroll_laid(self, event):
        self.facts["scrolls"][event.place - SCROLL_PLACES] = event.card
        if event.spell == GUARDIAN:  # FS-11 it stands beside the board where its scroll is in the match
            self.facts["guardians"][event.element] = -1

    def circle_drawn(self, event):
        self.facts["circle"] = event.circle

    def mage_chosen(self, event):
        self.facts["figures"][event.seat] = event.mage

    def first_chosen(self, event):
        self.facts |= {"first": event.seat, "turn": event.seat}

    def die_taken(self, event):
        self.facts["store"][event.colour] -= 1
        self.facts["dice"][event.seat].append((event.colour, 0))

    die_added = die_taken

    def round_began(self, event):
        self.facts |= {"round": event.number, "first": event.first, "turn": event.first}
        self.facts["finished"] = [False] * self.seats

    def die_rolled(self, event):
        self.facts["dice"][event.seat].remove((event.colour, 0))
        self.facts["dice"][event.seat].append((event.colour, event.value))

    def turn_began(self, event):
        self.facts["turn"] = event.seat

    def spell_cast(self, event):
        self.facts["held"][event.seat][event.card] = False

    def spell_borrowed(self, event):
        self.facts["held"][event.rival][event.card] = False

    def seal_broken(self, event):
        for value in event.values:
            self.facts["dice"][event.seat].remove((event.colour, value))
            self.facts["store"][event.colour] += 1
        if event.place < SCROLL_PLACES:
            self.facts["tokens"][event.place] = None
        if event.by == "mage":
            self.facts["mages"][event.seat] = event.place

    def scroll_taken(self, event):
        self.facts["scrolls"][event.place - SCROLL_PLACES] = None
        self.facts["held"][event.seat][event.card] = True

    def token_stored(self, event):
        self.facts["stored"][event.scroll] = (event.element, event.strength)

    def token_released(self, event):
        assert self.facts["stored"].pop(event.scroll) == (event.element, event.strength)

    def seat_rested(self, event):
        for colour, _ in self.facts["dice"][event.seat]:
            self.facts["store"][colour] += 1
        self.facts["dice"][event.seat] = []

    def seat_finished(self, event):
        self.facts["finished"][event.seat] = True
        self.facts["familiars"][event.seat] = None
        self.facts["held"][event.seat] = dict.fromkeys(self.facts["held"][event.seat], True)

    def familiar_placed(self, event):
        self.facts["familiars"][event.seat] = event.place

    def familiar_returned(self, event):
        self.facts["familiars"][event.seat] = None

    def change(self, seat, colour, values, to):
        for value in values:
            self.facts["dice"][seat].remove((colour, value))
            self.facts["dice"][seat].append(to(value))

    def dice_transmuted(self, event):
        self.change(event.seat, event.colour, event.values, lambda value: (event.to, value))
        self.facts["store"][event.colour] += event.count
        self.facts["store"][event.to] -= event.count

    def dice_lifted(self, event):
        self.change(event.seat, event.colour, event.values, lambda value: (event.colour, 0))

    def dice_raised(self, event):
        self.change(event.seat, event.colour, event.values, lambda value: (event.colour, min(6, value + event.by)))

    def dice_lowered(self, event):
        self.change(event.seat, event.colour, event.values, lambda value: (event.colour, value - 1))

    def dice_swapped(self, event):
        own, other = (event.colour, event.value), (event.rival_colour, event.rival_value)
        self.facts["dice"][event.seat].remove(own)
        self.facts["dice"][event.rival].remove(other)
        self.facts["dice"][event.seat].append((event.rival_colour, event.value))  # FS-54 the values stay
        self.facts["dice"][event.rival].append((event.colour, event.rival_value))

    def die_seized(self, event):
        self.facts["dice"][event.rival].remove((event.colour, event.value))
        self.facts["dice"][event.seat].append((event.colour, event.value))

    def swap(self, row, one, other):
        row[one], row[other] = row[other], row[one]

    def tokens_swapped(self, event):
        self.swap(self.facts["tokens"], event.place, event.other)

    def scrolls_swapped(self, event):
        self.swap(self.facts["scrolls"], event.place - SCROLL_PLACES, event.other - SCROLL_PLACES)

    def token_removed(self, event):
        self.facts["tokens"][event.place] = None

    def scrolls_traded(self, event):
        held = self.facts["held"]
        up, given_up = held[event.rival].pop(event.card), held[event.seat].pop(event.given)
        held[event.seat][event.card], held[event.rival][event.given] = up, given_up

    def guardian_placed(self, event):
        self.facts["guardians"][event.element] = event.place

    def guardian_removed(self, event):
        self.facts["guardians"][event.element] = -1

    def round_ended(self, event):
        pass

    def match_ended(self, event):
        self.facts["winners"] = list(event.winners)

    def told(self):
        return self.facts | {"dice": [sorted(dice) for dice in self.facts["dice"]]}

    def seen(self, view):
        scrolls = [one for player in view.players for one in player.scrolls]
        return {
            "circle": view.circle,
            "tokens": [None if one is None else (one.element, one.strength) for one in view.tokens],
            "scrolls": [None if one is None else one.card for one in view.scrolls],
            "store": list(view.store),
            "guardians": list(view.guardians),
            "figures": [player.figure for player in view.players],
            "mages": [player.mage for player in view.players],
            "familiars": [player.familiar for player in view.players],
            "dice": [sorted((die.colour, die.value) for die in player.dice) for player in view.players],
            "held": [{one.card: one.up for one in player.scrolls} for player in view.players],
            "stored": {one.element: (one.token.element, one.token.strength) for one in scrolls if one.token},
            "finished": [player.finished for player in view.players],
            "round": view.round,
            "first": view.first,
            "turn": view.turn,
            "winners": list(view.winners),
        }

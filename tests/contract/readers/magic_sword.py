"""Reads a chronicle of «Магический Меч»."""

from collections import Counter

from contract.readers.reader import Reader
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.game import GAME

PLACES = GAME.printed()["squares"]
BEFORE_A_TURN = ("choose-hero", "choose-alignment")  # MS-4.4d
HERO = {hero.slug: hero for hero in HEROES}
LIFE = 4
KEYS = ("magic_sword", "toliman_shield")


class MagicSword(Reader):
    silent = (
        "turn_skipped",
        "dice_thrown",
        "gate_tried",
        "turns_to_miss",
        "petrified",
        "spells_seen",
        "spell_failed",
        "spell_worked",
        "battle_began",
        "battle_fought",
        "battle_avoided",
        "aid_used",
        "mission_given",
        "mission_fulfilled",
        "card_stilled",
        "vampire_lives",
        "pouch_filled",
        "gold_picked_up",
        "paralysed",
        "slowed",
        "possessed",
        "geas_lifted",
        "reward_waits",
        "alignment_changed",
    )

    def __init__(self, seats, settings):
        super().__init__(seats, settings)
        self.facts = {
            "heroes": [None] * seats,
            "squares": [None] * seats,
            "points": [{} for _ in range(seats)],
            "hands": [0] * seats,
            "owned": [set() for _ in range(seats)],
            "lying": {},
            "face_down": Counter(),
            "round": 0,
            "turn": 0,
            "winners": [],
        }
        self.raised = [False] * seats
        self.designs = {}

    def hero_arrived(self, event):
        hero, start = HERO[event.hero], int(self.settings["quick_start"])
        self.facts["heroes"][event.seat] = event.hero
        self.facts["squares"][event.seat] = event.square
        gold = max(hero.gold, 3) if start else hero.gold
        points = {"sword": hero.sword + start, "magic": hero.magic + start, "life": LIFE, "gold": gold}
        self.facts["points"][event.seat] = points

    def hero_died(self, event):
        self.facts["heroes"][event.seat] = None

    def turn_began(self, event):
        self.facts |= {"turn": event.seat, "round": event.round}

    def moved(self, event):
        self.facts["squares"][event.seat] = event.square

    def points_changed(self, event):
        self.facts["points"][event.seat][event.what] = event.now

    def away(self, card):
        """A card is no longer where it was."""
        self.facts["lying"].pop(card, None)
        for owned in self.facts["owned"]:
            owned.discard(card)

    def card_turned_up(self, event):
        """MS-A34b A Magic Sword does not stay in the Lower circle."""
        self.designs[event.card] = event.design
        self.away(event.card)
        if event.design != "magic_sword" or PLACES[event.square]["ring"] != "lower":
            self.facts["lying"][event.card] = event.square

    def card_laid_down(self, event):
        self.facts["face_down"][event.square] += 1

    def card_moved(self, event):
        self.away(event.card)
        self.facts["lying"][event.card] = event.square

    def card_gained(self, event):
        """MS-16.6 Gold becomes coins; for a key that was drawn its owner gets the one from the stock."""
        self.away(event.card)
        here = self.facts["squares"][event.seat]
        if event.design in KEYS:
            drawn = [card for card, square in self.facts["lying"].items() if square == here]
            for card in drawn:
                if self.designs.get(card) == event.design:
                    self.away(card)
        if not event.design.startswith("gold_"):
            self.facts["owned"][event.seat].add(event.card)

    def card_lost(self, event):
        self.away(event.card)
        if event.how == "dropped":
            self.facts["lying"][event.card] = self.facts["squares"][event.seat]

    def card_gone(self, event):
        self.away(event.card)

    def card_dealt_with(self, event):
        """MS-15.2 A card that serves once is gone."""
        if getattr(event, "gone", False):
            self.away(event.card)

    def trophy_won(self, event):
        self.away(event.card)

    trophy_given = beast_raised = trophy_won

    def gold_left(self, event):
        self.facts["points"][event.seat]["gold"] -= event.count

    def stats_swapped(self, event):
        self.facts["points"][event.seat] |= {"sword": event.sword, "magic": event.magic}

    def spell_gained(self, event):
        if event.friend is None:
            self.facts["hands"][event.seat] += 1

    def spell_discarded(self, event):
        self.facts["hands"][event.seat] -= 1

    def spell_stolen(self, event):
        self.facts["hands"][event.seat] += 1
        self.facts["hands"][event.victim] -= 1

    def spell_taken_up(self, event):
        if event.friend is None:
            self.facts["hands"][event.seat] -= 1
        self.raised[event.seat] = True

    def spell_announced(self, event):
        if not self.raised[event.seat]:
            self.facts["hands"][event.seat] -= 1
        self.raised[event.seat] = False

    def game_ended(self, event):
        self.facts["winners"] = list(event.winners)

    def told(self):
        living = [hero is not None for hero in self.facts["heroes"]]
        return self.facts | {
            "squares": [square for square, alive in zip(self.facts["squares"], living, strict=True) if alive],
            "points": [points for points, alive in zip(self.facts["points"], living, strict=True) if alive],
        }

    def seen(self, view):
        living = [hero for hero in view.heroes if hero.hero is not None]
        between = bool(view.winners) or (view.asked is not None and view.asked.question in BEFORE_A_TURN)
        return {
            "heroes": [hero.hero for hero in view.heroes],
            "squares": [hero.square for hero in living],
            "points": [
                {"sword": hero.sword, "magic": hero.magic, "life": hero.life, "gold": hero.gold} for hero in living
            ],
            "hands": [len(hero.spells) for hero in view.heroes],
            "owned": [{card.card for cards in (hero.items, hero.friends) for card in cards} for hero in view.heroes],
            "lying": {card.card: square.square for square in view.squares for card in square.cards},
            "turn": self.facts["turn"] if between else view.turn,
            "round": self.facts["round"] if between else view.round,
            "winners": list(view.winners),
        }

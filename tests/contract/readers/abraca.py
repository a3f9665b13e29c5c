"""Reads a chronicle of «Абрака… что?»."""

from contract.readers.reader import Reader

STONES, PLACES, SECRETS, LIVES = 36, 5, 4, 6


class Abraca(Reader):
    silent = ("spell_missed", "order_broken", "die_rolled", "secret_left", "turn_ended", "mage_fell", "round_ended")

    def __init__(self, seats, settings):
        super().__init__(seats, settings)
        self.facts = {"scores": [0] * seats, "winners": []}

    def round_began(self, event):
        self.facts |= {
            "round": event.number,
            "turn": event.starter,
            "lives": [LIVES] * self.seats,
            "hands": [[False] * PLACES for _ in range(self.seats)],
            "cast": [0] * 8,
            "secrets": [0] * self.seats,
            "pool": SECRETS,
            "reserve": STONES - SECRETS,
        }

    def stone_drawn(self, event):
        self.facts["hands"][event.seat][event.slot] = True
        self.facts["reserve"] -= 1

    def stone_turned_up(self, event):
        self.facts["cast"][event.number - 1] += 1
        self.facts["reserve"] -= 1

    def turn_began(self, event):
        self.facts["turn"] = event.seat

    def spell_cast(self, event):
        self.facts["hands"][event.seat][event.slot] = False
        self.facts["cast"][event.spell - 1] += 1

    def lives_lost(self, event):
        self.facts["lives"][event.seat] = event.left

    lives_gained = lives_lost

    def secret_taken(self, event):
        self.facts["secrets"][event.seat] += 1
        self.facts["pool"] -= 1

    def scored(self, event):
        self.facts["scores"][event.seat] = event.score

    def match_ended(self, event):
        self.facts["winners"] = list(event.winners)

    def seen(self, view):
        return {
            "round": view.round,
            "turn": view.turn,
            "lives": list(view.lives),
            "scores": list(view.scores),
            "hands": [[stone is not None for stone in hand] for hand in view.hands],
            "cast": list(view.cast),
            "secrets": [len(taken) for taken in view.secrets],
            "pool": view.pool,
            "reserve": view.reserve,
            "winners": list(view.winners),
        }

"""Reads a chronicle of «Сиггил»."""

from contract.readers.reader import Reader

PLACES, SPIRITS = 56, 7
DOWN = "face down"


class Siggil(Reader):
    silent = ("starter_drawn", "counted")

    def __init__(self, seats, settings):
        super().__init__(seats, settings)
        self.facts = {
            "cards": [DOWN] * PLACES,
            "spirits": dict.fromkeys(range(1, SPIRITS + 1)),
            "sets": [],
            "hands": [0] * seats,
            "discarded": 0,
            "lost": 0,
            "winners": [],
        }

    def siggil_laid(self, event):
        self.facts |= {"layout": event.layout, "turn": event.starter}

    def card_laid(self, event):
        self.facts["cards"][event.place] = (event.family, event.number, event.spirit)

    card_turned = card_laid

    def spirit_freed(self, event):
        self.facts["cards"][event.place] = None
        self.facts["spirits"][event.spirit] = "free"

    def turn_began(self, event):
        self.facts["turn"] = event.seat

    def card_taken(self, event):
        self.facts["cards"][event.place] = None
        self.facts["hands"][event.seat] += 1

    def card_discarded(self, event):
        self.facts["cards"][event.place] = None
        self.facts["discarded"] += 1

    def spirit_discarded(self, event):
        self.facts["spirits"][event.spirit] = None
        self.facts["discarded"] += 1
        self.facts["lost"] = event.lost

    def spirit_captured(self, event):
        assert event.set == len(self.facts["sets"])
        self.facts["sets"].append((event.seat, event.spirit, event.by, sorted(event.cards)))
        self.facts["spirits"][event.spirit] = event.set
        self.facts["hands"][event.seat] -= event.count

    spirit_stolen = spirit_captured

    def spirit_recaptured(self, event):
        owner, spirit, by, cards = self.facts["sets"][event.set]
        self.facts["sets"][event.set] = (owner, spirit, by, sorted([*cards, *event.cards]))
        self.facts["spirits"][spirit] = event.set
        self.facts["hands"][event.seat] -= event.count

    def match_ended(self, event):
        self.facts["winners"] = list(event.winners)

    def solo_ended(self, event):
        self.facts["winners"] = [event.seat] if event.won else []

    def seen(self, view):
        faces = [None if card is None else getattr(card, "family", DOWN) for card in view.cards]
        return {
            "layout": view.layout,
            "turn": view.turn,
            "cards": [
                (card.family, card.number, card.spirit) if isinstance(face, int) else face
                for card, face in zip(view.cards, faces, strict=True)
            ],
            "spirits": {
                one.spirit: one.set if one.set is not None else "free" if one.where == "free" else None
                for one in view.spirits
            },
            "sets": [
                (one.owner, one.spirit, one.by, sorted(10 * card.family + card.number for card in one.cards))
                for one in view.sets
            ],
            "hands": list(view.hand_sizes),
            "discarded": view.discard_size,
            "lost": view.lost,
            "winners": list(view.winners),
        }

"""Reads a chronicle of «Земля сказаний»."""

from contract.readers.reader import Reader

TERRAINS = ("steppe", "mountain", "forest")
WISDOM = {"apprentice": 0, "volkhv": 5, "sage": 10, "legend": 15}  # FB-X05
BOOKS = (*TERRAINS, "sun")
TOKENS = {
    "oblivion_master": ["oblivion"] * 3,
    "underground_king": ["king"] * 2,
    "sky_wanderer": ["sky_2", "sky_3", "sky_4"],
    "serpent_queen": ["queen"] * 3,
    "nature_lord": ["nature"] * 3,
}
NAMED = {
    "swamp_witch": {"wind", "stones", "menhirs", "tavern", "roots"},
    "wise_cat": {"academy", "tower", "temple", "library", "gates"},
}


class Fabled(Reader):
    silent = (
        "ability_used",
        "prologue_began",
        "token_reached",
        "peeked",
        "place_applied",
        "announced",
        "joint_visit",
        "trial_ended",
        "event_foreseen",
    )

    def __init__(self, seats, settings):
        super().__init__(seats, settings)
        self.trial = settings["trial"] or seats == 1
        hosts = seats + (1 if self.trial else 0)
        crew = 6 if hosts == 5 else 7
        self.facts = {
            "first": 0,
            "chapter": 0,
            "event": None,
            "row": [],
            "oblivion": set(),
            "open": {terrain: [None, None] for terrain in TERRAINS},
            "decks": dict.fromkeys(TERRAINS, 12),
            "books": [dict.fromkeys(BOOKS, 0) for _ in range(seats)],
            "volkhvs": [[None] * crew for _ in range(hosts)],
            "allies": [[] for _ in range(seats)],
            "boosted": set(),
            "tokens": set(),
            "supplies": [[] for _ in range(seats)],
            "forests": set(),
            "named": [set() for _ in range(seats)],
            "spent": [set() for _ in range(seats)],
            "marker": 0,
            "wisdom": WISDOM[settings["level"]],
            "fate": "dawn",
            "trick": None,
            "winners": [],
        }

    def host(self, event):
        return self.facts["volkhvs"][self.seats if event.seat is None else event.seat]

    def first_chosen(self, event):
        """FB-12, FB-13 With the first player everybody's books are known."""
        self.facts["first"] = event.seat
        for rank in range(self.seats):
            steppe = (2, 2, 3, 3, 4)[rank]
            books = dict(zip(BOOKS, (steppe, 1, 1, 0), strict=True))
            self.facts["books"][(event.seat + rank) % self.seats] = books

    def chapter_began(self, event):
        self.facts["chapter"] = event.number

    def turn_began(self, event):
        self.facts["active"] = event.seat

    def event_revealed(self, event):
        self.facts["event"] = (event.event, event.half)

    def land_opened(self, event):
        self.facts["open"][event.terrain][event.slot] = event.land
        self.facts["decks"][event.terrain] -= 1

    def land_drawn(self, event):
        self.facts["decks"][terrain_of(event.land)] -= 1

    def forest_drawn(self, event):
        self.facts["decks"]["forest"] -= 1
        self.facts["forests"].add(event.land)

    def land_added(self, event):
        self.facts["row"].insert(event.position, event.land)
        self.land_taken(event)

    def land_taken(self, event):
        self.facts["oblivion"].discard(event.land)
        self.facts["forests"].discard(event.land)
        slots = self.facts["open"][terrain_of(event.land)]
        slots[:] = [None if land == event.land else land for land in slots]

    land_laid = land_added

    def land_moved(self, event):
        self.facts["row"].remove(event.land)
        self.facts["row"].insert(event.position, event.land)

    def land_forgotten(self, event):
        self.facts["row"].remove(event.land)
        self.facts["oblivion"].add(event.land)

    def books(self, event, sign):
        for book in BOOKS:
            self.facts["books"][event.seat][book] += sign * getattr(event, book)

    def books_gained(self, event):
        self.books(event, 1)

    def books_paid(self, event):
        self.books(event, -1)

    def converted(self, event):
        self.facts["books"][event.seat][event.give] -= event.give_count
        self.facts["books"][event.seat][event.take] += event.take_count

    transformed = converted

    def volkhv_entered(self, event):
        self.host(event)[event.volkhv] = (event.land, event.path, 1, None)

    def volkhv_stepped(self, event):
        self.host(event)[event.volkhv] = (event.land, event.path, event.cell, None)

    def volkhv_returned(self, event):
        self.host(event)[event.volkhv] = None

    def went_to_place(self, event):
        land, path, cell, _ = self.host(event)[event.volkhv]
        self.host(event)[event.volkhv] = (land, path, cell, event.place)

    def visit_began(self, event):
        land, path, cell, place = self.host(event)[event.volkhv]
        assert place == event.place
        self.host(event)[event.volkhv] = (land, path, cell, None)

    def visited(self, event):
        """The spirits are back on their whirlpools at once."""
        if event.seat is None:
            land, path, cell, _ = self.host(event)[event.volkhv]
            self.host(event)[event.volkhv] = (land, path, cell, None)

    def ally_offered(self, event):
        pass

    def ally_shown(self, event):
        pass

    def ally_drafted(self, event):
        pass

    def ally_joined(self, event):
        self.facts["allies"][event.seat].append(event.ally)
        self.facts["supplies"][event.seat] += TOKENS.get(event.ally, [])
        self.facts["named"][event.seat] |= NAMED.get(event.ally, set())

    def ally_left(self, event):
        self.facts["allies"][event.seat].remove(event.ally)
        self.facts["boosted"].discard(event.ally)
        for tokens in (self.facts["named"], self.facts["spent"]):
            tokens[event.seat] -= NAMED.get(event.ally, set())
        gone = set(TOKENS.get(event.ally, []))
        self.facts["supplies"][event.seat] = [one for one in self.facts["supplies"][event.seat] if one not in gone]
        self.facts["tokens"] = {one for one in self.facts["tokens"] if one[0] not in gone}
        if event.ally == "bright_torch":
            self.facts["decks"]["forest"] += len(self.facts["forests"])
            self.facts["forests"] = set()
        if event.ally == "forest_giant":
            self.facts["marker"] = 0

    def ally_boosted(self, event):
        self.facts["boosted"].add(event.ally)
        if event.ally == "underground_king":
            self.facts["supplies"][event.seat].append("king")

    def token_placed(self, event):
        if event.token in self.facts["supplies"][event.seat]:
            self.facts["supplies"][event.seat].remove(event.token)
        else:  # a token of the sky goes from one land to another; there is one of each
            self.facts["tokens"] = {one for one in self.facts["tokens"] if one[0] != event.token}
        self.facts["tokens"].add((event.token, event.land))

    def token_returned(self, event):
        self.facts["supplies"][event.seat].append(event.token)
        self.facts["tokens"].remove((event.token, event.land))

    def token_given(self, event):
        if event.token in self.facts["forests"]:
            self.facts["forests"].remove(event.token)
            self.facts["decks"]["forest"] += 1
        elif event.token.startswith(("witch_", "cat_")):
            self.facts["named"][event.seat].remove(event.token.partition("_")[2])
        elif event.land is None:
            self.facts["supplies"][event.seat].remove(event.token)
        else:
            self.facts["tokens"].remove((event.token, event.land))

    def token_spent(self, event):
        self.facts["named"][event.seat].remove(event.name)
        self.facts["spent"][event.seat].add(event.name)

    def marker_moved(self, event):
        self.facts["marker"] = event.value

    def trick_revealed(self, event):
        self.facts["trick"] = (event.trick, event.foiled)

    def wisdom_gained(self, event):
        self.facts["wisdom"] = event.total

    def fate_flipped(self, event):
        self.facts["fate"] = event.side

    def epilogue_came(self, event):
        self.facts["winners"] = list(event.winners)

    def told(self):
        lying = {one for one in self.facts["tokens"] if one[1] in self.facts["row"]}
        return self.facts | {"tokens": lying, "supplies": [sorted(one) for one in self.facts["supplies"]]}

    def seen(self, view):
        hosts = [player.volkhvs for player in view.players] + ([view.trial.volkhvs] if view.trial else [])
        forests = {land for player in view.players for land in player.forests}
        markers = [player.marker for player in view.players if player.marker is not None]
        rest = {"wisdom": view.trial.wisdom, "fate": view.trial.fate} if view.trial else {}
        if view.trial and view.trial.trick is not None:
            rest["trick"] = (view.trial.trick, view.trial.foiled)
        if view.event is not None:
            rest["event"] = (view.event, view.half)
        if markers:
            rest["marker"] = markers[0]
        return rest | {
            "first": view.first,
            "chapter": view.chapter,
            "row": [land.land for land in view.row],
            "oblivion": set(view.oblivion),
            "open": {terrain: list(lands) for terrain, lands in zip(TERRAINS, view.open, strict=True)},
            "decks": dict(zip(TERRAINS, view.deck_sizes, strict=True)),
            "books": [dict(zip(BOOKS, player.books, strict=True)) for player in view.players],
            "volkhvs": [
                [None if one.land is None else (one.land, one.path, one.cell, one.place) for one in volkhvs]
                for volkhvs in hosts
            ],
            "allies": [[ally.ally for ally in player.allies] for player in view.players],
            "boosted": {ally.ally for player in view.players for ally in player.allies if ally.boosted},
            "tokens": {(token.token, land.land) for land in view.row for token in land.tokens},
            "supplies": [sorted(player.tokens) for player in view.players],
            "named": [set(player.named_up) for player in view.players],
            "spent": [set(player.named_spent) for player in view.players],
            "forests": forests,
            "winners": list(view.winners),
        }


def terrain_of(land):
    return {"st": "steppe", "mt": "mountain", "fo": "forest"}[land[:2]]

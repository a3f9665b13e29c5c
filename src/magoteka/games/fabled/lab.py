"""Any two designs of «Земля сказаний» on a table where both come into play within a turn or two."""

from __future__ import annotations

from typing import Final

from magoteka.core.bits import bit, full, has, nth, size
from magoteka.core.codec import Value
from magoteka.core.lab import CannotMeet, Lab
from magoteka.core.problems import BadSetting
from magoteka.games.fabled.box import components as box
from magoteka.games.fabled.box.components import ALLIES, LAND_NAMES, PLACES, REGULAR, SKY_2, TRICKS
from magoteka.games.fabled.rules.agreed import variants_of
from magoteka.games.fabled.rules.allies import boost, boostable, join
from magoteka.games.fabled.rules.chapters import (
    ChapterAbilities,
    NextChapter,
    PathToken,
    SteppeWind,
    Turn,
    count_anew,
)
from magoteka.games.fabled.rules.trial import SpiritTurn
from magoteka.games.fabled.table.force import ally_count, giant_scale, owns, printed
from magoteka.games.fabled.table.state import CHAPTER_START, HOME, NONE, Fabled
from magoteka.games.fabled.table.where import at_home, from_home, path_length, spot, terrain_set

SCENARIO_RULES: Final = {  # a rule of a scenario: which, and the milestone that has been reached
    "favour_of_gods": ("favour_of_gods", 0),
    "paths": ("ancestral_paths", box.MILESTONE_1),
    "call_pays": ("call_of_oblivion", box.MILESTONE_1),
    "call_takes": ("call_of_oblivion", box.MILESTONE_2),
    "heirs_convert": ("heirs_of_the_sun", box.MILESTONE_1),
    "heirs_no_suns": ("heirs_of_the_sun", box.MILESTONE_2),
    "fury_moves": ("fury_of_steppe_winds", 0),
    "fury_wind": ("fury_of_steppe_winds", box.MILESTONE_1),
    "fury_pays": ("fury_of_steppe_winds", box.MILESTONE_2),
}
HALVED: Final = {
    f"{event}_{half}": (number, half)
    for number, event in enumerate(box.EVENTS)
    for half in (box.HALVES[2:] if box.LOWER_FROM[number] == box.WITHOUT_HALVES else box.HALVES[:2])
}
DESIGNS_OF: Final = {
    "ally": ALLIES,
    "boost": tuple(f"{ally}+" for ally in ALLIES),
    "event": tuple(HALVED),
    "place": PLACES,
    "scenario": tuple(SCENARIO_RULES),
    "trick": TRICKS,
}

SEATS: Final = 3
SPIRITS: Final = 3
MIDDLE: Final = 5  # a chapter to which no path token belongs
ROW: Final = ("st_01", "mt_01", "fo_01", "st_08", "mt_10", "fo_07")  # the paths break off at both sides of st_08
LEFT: Final = "st_07"  # nobody stands there
FORGOTTEN: Final = ("st_05", "mt_02", "fo_02")
WHERE: Final = {  # the path and the cell of each volkhv; most are a step before something
    0: ("st_01.2", "mt_01.2", "fo_01.5", "fo_01.6", "st_08.5"),
    1: ("st_08.1", "mt_10.4", "fo_01.6", "st_01.1"),
    2: ("fo_07.3", "st_08.3", "mt_01.5"),
    SPIRITS: ("fo_07.7", "fo_01.6", "mt_01.2", "st_08.1"),
}
DEAD_END_OF: Final = {0: "mt_01.3", 1: "mt_10.2", 2: "mt_10.4"}
TOKENS_LIE: Final = {
    box.OBLIVION_TOKENS: (LEFT,),
    box.KING_TOKENS: ("mt_01", "mt_10"),
    box.SKY_TOKENS: ("", "", "fo_07"),
    box.QUEEN_TOKENS: ("st_01", "st_08"),
    box.NATURE_TOKENS: ("fo_01",),
}
BOOKS: Final = (6, 3, 3, 1)
TORCH_HAS: Final = 2
DECK_LEFT: Final = 4


def alliance(name: str) -> int:
    """The ally that a name means."""
    return ALLIES.index(name.rstrip("+"))


class Desk:
    """Lays one table; it is the turn of seat 0, in another's turn that of seat 1."""

    def __init__(self, g: Fabled, first: str, second: str, state: str) -> None:
        self.g = g
        self.state = state
        self.wanted = (first, second)
        self.row = [*ROW, LEFT]

    def of_kind(self, *kinds: str) -> list[str]:
        """What of the pair is of these kinds."""
        return [name for name in self.wanted if LAB.kind(name) in kinds]

    def check(self) -> None:
        """What cannot be in one turn."""
        if len(self.of_kind("event")) == 2:
            raise CannotMeet("one event is in force")
        if len(self.of_kind("scenario")) == 2:
            raise CannotMeet("one scenario is played")
        if self.state == "shielded" and not self.of_kind("trick"):
            raise CannotMeet("there is no trick to foil")
        if self.state == "rival" and len({alliance(name) for name in self.of_kind("ally", "boost")}) < 2:
            raise CannotMeet("there are not two allies")

    def lay(self) -> None:
        """Everything in its place, then the turns."""
        g = self.g
        g.strike(g.depth)
        told, g.listening = g.listening, False
        self.agree()
        self.lay_lands()
        self.stand()
        for seat in range(SEATS):
            for kind, count in enumerate(BOOKS):
                g.books[seat * 4 + kind] = 0 if self.state == "poor" else count
        self.take_turns()
        self.gather()
        g.listening = told

    def agree(self) -> None:
        """Scenario, events and the chapter; a trick needs the Trial."""
        trial = bool(self.of_kind("trick")) or self.state in ("trial", "shielded")
        scenario, milestone = "cornerstones", 0
        for name in self.of_kind("scenario"):
            scenario, milestone = SCENARIO_RULES[name]
        deck = "none"
        for name in self.of_kind("event"):
            deck = box.DECKS[1 + HALVED[name][0] // 4]
        if deck == "none" and scenario in ("heirs_of_the_sun", "fury_of_steppe_winds"):
            deck = "recommended"
        settings: dict[str, Value] = {"scenario": scenario, "event_deck": deck, "trial": trial, "level": "apprentice"}
        try:
            variants = variants_of(SEATS, {**settings, "predictability": False, "ally_draft": False})
        except BadSetting as why:
            raise CannotMeet("the scenario is played with other events, or not in the Trial") from why
        g = self.g
        g.lay_out(variants, SEATS)
        g.chapter = max(MIDDLE, variants.divisions[milestone] if milestone else 0)
        if trial or self.state == "last":
            g.chapter = variants.divisions[box.END]
        g.phase = CHAPTER_START
        g.event_deck = box.DECK_CARDS[variants.deck]
        count_anew(g)

    def lay_lands(self) -> None:
        """The row, with a land for each place of the pair; oblivion, open lands and decks."""
        g = self.g
        for name in self.of_kind("place"):
            self.land_for(PLACES.index(name))
        for at, name in enumerate(self.row):
            g.row[at] = LAND_NAMES.index(name)
        g.length = len(self.row)
        gone = sum(int(bit(LAND_NAMES.index(name))) for name in FORGOTTEN if name not in self.row)
        g.oblivion = gone
        for terrain in range(3):
            left = terrain_set(terrain) & ~gone & ~sum(bit(g.row[at]) for at in range(g.length))
            for slot in range(2):
                g.open[terrain * 2 + slot] = next(land for land in range(len(LAND_NAMES)) if has(left, land))
                left &= ~bit(g.open[terrain * 2 + slot])
            g.decks[terrain] = left
        g.ally_deck = full(box.ALLY_COUNT)
        if g.variants.scenario == box.FAVOUR:
            g.ally_deck = full(box.FOREST_ALLIES_FROM)

    def land_for(self, place: int) -> None:
        """A land with the place comes to the left end, unless one lies there."""
        if place < SKY_2 and not any(self.before(LAND_NAMES.index(name), place) for name in self.row):
            self.row.insert(0, next(name for at, name in enumerate(LAND_NAMES) if self.before(at, place)))

    def before(self, land: int, place: int) -> int | None:
        """The cell from which one step leads to the place, if the land has one."""
        for path in range(2):
            for cell in range(2, path_length(land, path) + 1):
                if has(printed(land, path, cell), place):
                    return int(spot(land, path, cell - 1))
        return None

    def stand(self) -> None:
        """Volkhvs where something is about to happen; everybody has one at home or more."""
        g = self.g
        for name in self.of_kind("place"):
            for seat in (0, SPIRITS):
                self.put_before(seat, PLACES.index(name))
        for host in range(g.hosts):
            places = [(name.split("."), REGULAR) for name in WHERE[host]]
            if host in DEAD_END_OF:
                places.insert(1, (DEAD_END_OF[host].split("."), box.DEAD_END))
            for (land, cell), path in places:
                if at_home(g, host) > (g.crew - 1 if self.state == "alone" and host == 0 else 1):
                    self.put(host, spot(LAND_NAMES.index(land), path, int(cell)))

    def put_before(self, host: int, place: int) -> None:
        """A volkhv a step before a place; one of the sky lies on the rightmost land but one."""
        if host >= self.g.hosts:
            return
        if place >= SKY_2:
            self.put(host, spot(LAND_NAMES.index(ROW[-1]), REGULAR, place - SKY_2 + 1))
            return
        found = (self.before(LAND_NAMES.index(name), place) for name in self.row)
        here = next(one for one in found if one is not None)
        self.put(host, here)

    def put(self, host: int, where: int) -> None:
        """One volkhv of the supply."""
        volkhv = from_home(self.g, host)
        if volkhv != NONE:
            self.g.at[volkhv] = where

    def gather(self) -> None:
        """The allies come, with what belongs to them; what they do at once is done first."""
        g = self.g
        names = self.of_kind("ally", "boost")
        if any(PLACES.index(name) >= SKY_2 for name in self.of_kind("place")) and box.WANDERER not in map(
            alliance, names
        ):
            names.append(ALLIES[box.WANDERER])
        for at, name in enumerate(names):
            seat = 1 if (at and self.state == "rival") or name not in self.wanted else 0
            self.join(seat, name)
        if any(HALVED[name][0] in (box.COUNCIL, box.FAREWELL, box.FORK) for name in self.of_kind("event")):
            self.part()
        if self.state == "shielded":
            self.shield()
        if self.state == "crowd":
            while from_home(g, 0) != NONE:
                self.put(0, spot(LAND_NAMES.index("fo_07"), REGULAR, 1))

    def join(self, seat: int, name: str) -> None:
        """One ally and, where it is wanted, the boost."""
        g, ally = self.g, alliance(name)
        if not has(g.ally_deck, ally) and not owns(g, seat, ally):
            raise CannotMeet("the ally stays in the box")
        if not owns(g, seat, ally):
            depth = g.depth
            join(g, seat, ally)
            g.strike(g.depth - depth)
            self.lay_tokens(ally)
        if (name.endswith("+") or self.state == "boosted") and has(boostable(g, seat), ally):
            boost(g, seat, ally)
        if ally == box.GIANT:
            g.marker = giant_scale(g) - (2 if name.endswith("+") else 0)
        g.named_spent[0], g.named_spent[1] = 1, 1
        g.named_up[0] &= ~1
        g.named_up[1] &= ~1

    def lay_tokens(self, ally: int) -> None:
        """Some tokens of an ally lie on the row already, and two forests by the Torch."""
        g = self.g
        while ally == box.TORCH and size(g.torch) < TORCH_HAS:
            forest = bit(nth(g.decks[box.FOREST], 0))
            g.decks[box.FOREST] &= ~forest
            g.torch |= forest
        for kind, lands in TOKENS_LIE.items():
            for at, name in enumerate(lands):
                if box.TOKEN_ALLIES[kind] == ally and name:
                    g.tokens[kind * box.TOKENS_EACH + at] = LAND_NAMES.index(name)
        for name in self.of_kind("place"):
            number = PLACES.index(name) - SKY_2
            if ally == box.WANDERER and number >= 0:
                g.tokens[box.SKY_TOKENS * box.TOKENS_EACH + 2] = HOME
                g.tokens[box.SKY_TOKENS * box.TOKENS_EACH + number] = LAND_NAMES.index(self.free_land(number))

    def free_land(self, number: int) -> str:
        """The last land of the row for one token of the sky, another one for a second."""
        taken = [self.g.tokens[box.SKY_TOKENS * box.TOKENS_EACH + at] for at in range(box.TOKENS_EACH) if at != number]
        return next(name for name in (ROW[-1], *ROW) if LAND_NAMES.index(name) not in taken)

    def shield(self) -> None:
        """FB-X24 Two of three players have an ally of the trick's terrain."""
        g = self.g
        terrain = TRICKS.index(self.of_kind("trick")[0]) // box.TRICKS_OF_A_TERRAIN
        for seat in (1, 2):
            join(g, seat, next(ally for ally in range(terrain * 8, box.ALLY_COUNT) if has(g.ally_deck, ally)))

    def part(self) -> None:
        """Everybody has an ally to part with, and few are left in the deck."""
        g = self.g
        for seat in range(SEATS):
            plain = next(ally for ally in range(box.ALLY_COUNT) if has(g.ally_deck, ally))
            if ally_count(g, seat) == 0:
                self.join(seat, ALLIES[plain])
        while size(g.ally_deck) > DECK_LEFT:
            g.ally_deck &= g.ally_deck - 1

    def take_turns(self) -> None:
        """What a chapter begins with as far as the pair asks for it, then two turns."""
        g = self.g
        g.tricks = sum(int(bit(TRICKS.index(name))) for name in self.of_kind("trick")) or full(box.TRICK_COUNT)
        mine, other = (1, 0) if self.state == "rival" else (0, 1)
        g.then(NextChapter())
        if len(self.of_kind("trick")) != 1 and g.variants.trial:
            g.then(SpiritTurn())
        g.then2(Turn(mine), Turn(other))
        if self.of_kind("trick"):
            g.then(SpiritTurn())
        g.then2(SteppeWind(), ChapterAbilities(0))
        if "fury_wind" in self.wanted:
            g.then(PathToken(box.NEW_ALLY))
        if "heirs_convert" in self.wanted:
            g.then(PathToken(box.MILESTONE_1))
        for name in self.of_kind("event"):
            event, half = HALVED[name]
            token = box.EVENT_3 if half == "lower" else box.EVENT_1
            g.event_deck &= ~bit(event)
            g.forecast[token] = event
            g.then(PathToken(token))


STATES: Final = ("", "rival", "boosted", "trial", "last", "poor", "crowd", "alone", "shielded")


def lay(g: Fabled, first: str, second: str, state: str) -> None:
    """The table from which both designs come into play."""
    desk = Desk(g, first, second, state)
    desk.check()
    desk.lay()


LAB: Final = Lab(DESIGNS_OF, lay, SEATS, STATES)

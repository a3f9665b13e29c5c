"""One statement for each design: when it can be seen at work, and what must be so then."""

from __future__ import annotations

from typing import Any

from lab.fabled import board, workings
from lab.fabled.checks import CHECKS, Checks, follows, says
from lab.fabled.laws import Watching
from lab.fabled.reasons import REASONS, Instant, mine
from magoteka.games.fabled.box.components import ALLIES, PLACES
from magoteka.games.fabled.messages import answers as a
from magoteka.games.fabled.messages import events as e

ONCE_A_TURN = ("swarm", "enchantress", "charioteer+", "sky_wanderer+", "forest_giant+", "werewolf+", "oblivion_master+")
ONCE_A_CHAPTER = ("swarm+", "rock_colossus+", "serpent_queen+")
ONCE_A_GAME = ("firebird+", "sister_of_time+", "windherd+", "soulwarden+", "swamp_witch+", "forest_warden+")
LIMITED = {*ONCE_A_TURN, *ONCE_A_CHAPTER, *ONCE_A_GAME}
USED_EVENTS = {"ev_a1_upper", "ev_a1_lower", "ev_a2_lower", "ev_b3_upper", "ev_c2_upper"}


class OfDesign(Watching):
    """What is due by a design, and what else the book says of it."""

    def __init__(self, design: str) -> None:
        super().__init__(design)
        self.used = 0

    def instant(self, i: Instant) -> None:
        if self.owes(i):
            self.holds(True, "its books are due, and the law of books looks whether they come")
        for check in CHECKS.get(self.design, ()):
            for good, what in check(i):
                self.holds(good, what)
        self.limits(i)

    def owes(self, i: Instant) -> bool:
        """Whether books are due because of this very design."""
        reason = REASONS.get(self.design)
        named = getattr(i.event, "place", getattr(i.event, "ability", getattr(i.event, "ally", self.design)))
        if self.design in PLACES and named != self.design:
            return False
        ally = self.design.rstrip("+")
        seats = {due.seat for due in reason(i)} if reason is not None else set()
        return bool(seats) and (ally not in ALLIES or board.owner(i.now, ally) in seats)

    def limits(self, i: Instant) -> None:
        """FB-98, FB-122, FB-A83, FB-A94 Once a turn, once a chapter, once a game; and the owner alone."""
        if isinstance(i.event, e.TurnBegan) and self.design in ONCE_A_TURN:
            self.used = 0
        if isinstance(i.event, e.ChapterBegan) and self.design not in ONCE_A_GAME:
            self.used = 0
        if not isinstance(i.event, e.AbilityUsed) or i.event.ability not in (self.design, self.event_now(i.now)):
            return
        self.used += 1
        self.holds(self.used <= 1 or self.design not in LIMITED, "used more often than it may be")
        if self.design.rstrip("+") in ALLIES:
            boost = self.design.endswith("+")
            self.holds(mine(i, self.design.rstrip("+"), i.event.seat, boost), "used by somebody who has it not")

    def event_now(self, g: Any) -> str:
        """`event` where this design is the half in force."""
        return "event" if self.design in USED_EVENTS and board.event(g, self.design) else "-"


# ---------------------------------------------------------------- places


GIVEN = {  # FB-85 to FB-87
    "tower": {(1, 1, 1)},
    "temple": {(3, 2, 1)},
    "library": {(2, 1, 2)},
}


@says(*GIVEN)
def transformations(i: Instant) -> Checks:
    """The tower 1 for 1, the temple 3 for 2, the library 2 for 1 two tiers up; nothing else."""
    match i.event:
        case e.Transformed(_, give, given, take, taken) if isinstance(i.moment.option, a.Transform):
            tiers = board.ORDER.index(take) - board.ORDER.index(give)
            yield (given, taken, tiers) in GIVEN[i.moment.option.place], f"{given} {give} for {taken} {take}"


# ---------------------------------------------------------------- allies


@says("herald", "herald+")
def herald(i: Instant) -> Checks:
    """FB-116 The second phase is the owner's alone; how far it goes is told by the law of steps."""
    if isinstance(i.event, e.Announced) and getattr(i.moment.question, "second", False):
        yield mine(i, "herald", i.event.seat), "a second phase without the Herald"


GONE_ON = ("Act", "AnnounceTerrain", "VisitPlace", "NextVisit", "HuntPrice")


@says("swarm")
def swarm(i: Instant) -> Checks:
    """FB-105 Once on one's turn after a visit she is offered, though nobody could take her step."""
    own = board.owner(i.now, "swarm")
    match i.event:
        case e.Visited(seat, _, _, _, _) if seat is not None and seat == own == i.story.turn and i is last_of(i):
            fresh = not i.now.turn_used >> 2 * ALLIES.index("swarm") & 1
            asked = type(i.moment.asked).__name__
            yield not (fresh and asked in GONE_ON), f"not offered: {asked} comes next"


def last_of(i: Instant) -> Instant | None:
    """The instant, if nothing but books follows in its moment."""
    later = i.moment.events[i.moment.events.index(i.event) + 1 :]
    return i if all(isinstance(one, e.BooksGained) for one in later) else None


@says("windherd")
def windherd(i: Instant) -> Checks:
    """FB-119 In a forest the step costs a book."""
    match i.event:
        case e.BooksPaid(seat, paid, 0, 0, 0) if isinstance(i.moment.option, a.OnwardPaid):
            yield paid == 1 and mine(i, "windherd", seat), "another price for the step"


@says("mountain_guide")
def guide(i: Instant) -> Checks:
    """FB-A41 For a book of each other participant, at most three, into a neighbouring land's regular path."""
    if isinstance(i.event, e.Announced) and mine(i, "mountain_guide", i.event.seat) and way_pays(i.now):
        lands = [board.land_of(spot) for _, spot in board.volkhvs(i.now, i.event.seat or 0)]
        movers = sum(board.terrain_of(one) == i.event.terrain for one in lands)
        walked = [one for kind in (e.VolkhvStepped, e.VolkhvReturned) for one in follows(i, kind)]
        alone = movers > 1 and any(one.seat == i.event.seat for one in walked)
        yield not alone, "FB-A29 nobody is asked who walks first"
    if isinstance(i.event, e.BooksPaid) and isinstance(i.moment.option, a.Enter):
        yield i.event.steppe == min(3, board.hosts(i.now) - 1), f"the Guide asks {i.event.steppe}"
    if isinstance(i.event, e.VolkhvEntered) and leads(i, "mountain_guide"):
        left = board.land_of(board.spot_of(i.before, i.event.seat, i.event.volkhv))
        yield beside(i.before, left, i.event.land), "not a neighbouring land"


def way_pays(g: Any) -> bool:
    """FB-S2, FB-S5.3 Whether one's way may bring the book that another's costs."""
    return board.scenario(g, "ancestral_paths", "first") or board.scenario(g, "fury_of_steppe_winds", "second")


def leads(i: Instant, ally: str) -> bool:
    """Whether this ally, and none of the others that show ways, may have led there."""
    if not isinstance(i.moment.option, a.Enter):
        return False
    others = {"steppe_sorcerer", "underground_king", "mountain_guide", "windherd", "charioteer"} - {ally}
    seat = getattr(i.event, "seat", None)
    return mine(i, ally, seat) and not any(board.owner(i.now, one) == seat for one in others)


def beside(g: Any, one: str, other: str) -> bool:
    lands = board.row(g)
    return one in lands and other in lands and abs(lands.index(one) - lands.index(other)) == 1


@says("bright_torch", "bright_torch+")
def torch(i: Instant) -> Checks:
    """The forest lies to the right of the land that is left, its start meets the path unless she is boosted."""
    match i.event:
        case e.LandLaid(seat, land, position):
            left = board.row(i.now)[position - 1]
            meets = board.end_of(left) == board.start_of(land) or board.boosted(i.now, "bright_torch")
            yield mine(i, "bright_torch", seat) and meets, f"{land} does not meet {left}"
        case e.ForestDrawn(seat, land):
            yield mine(i, "bright_torch", seat), "drawn by somebody else"
            yield bin(i.now.torch).count("1") <= 2, "more than two forests"


@says("underground_king+")
def king_boost(i: Instant) -> Checks:
    """FB-121, FB-A95 From a land with a token to another such land, stepping off a path oneself."""
    match i.event:
        case e.VolkhvEntered(seat, volkhv, land, _) if leads(i, "underground_king"):
            left = board.land_of(board.spot_of(i.before, seat, volkhv))
            yield {left, land} <= board.token_lands(i.before, "king"), "no token there"
        case e.TokenPlaced(seat, "king", land):
            yield mine(i, "underground_king", seat), "somebody else's token"
            yield land not in board.token_lands(i.before, "king"), "FB-101 two tokens on one land"


@says("seer+")
def seer_boost(i: Instant) -> Checks:
    """A land from oblivion for its base book."""
    if isinstance(i.event, e.LandTaken) and isinstance(i.moment.option, a.ChooseLand | a.AddForgotten):
        yield mine(i, "seer", i.event.seat, boost=True), "a forgotten land without the Seer"


@says("bookman+")
def bookman_boost(i: Instant) -> Checks:
    """Another universal place besides the one visited."""
    match i.event:
        case e.PlaceApplied(seat, place) if isinstance(i.moment.option, a.ChoosePlace):
            if type(i.moment.question).__name__ == "WithVisit":
                other = PLACES[i.moment.question.place]
                yield place != other and mine(i, "bookman", seat, boost=True), f"{place} after {other}"


@says("steppe_sorcerer+")
def sorcerer_boost(i: Instant) -> Checks:
    """From a steppe into its right neighbour though the paths do not meet."""
    match i.event:
        case e.VolkhvEntered(seat, volkhv, land, _) if leads(i, "steppe_sorcerer"):
            left = board.land_of(board.spot_of(i.before, seat, volkhv))
            yield board.terrain_of(left) == "steppe" and board.right_of(i.before, left) == land, f"{left} to {land}"


@says("firebird+")
def firebird_boost(i: Instant) -> Checks:
    """One or two forest books for as many suns."""
    match i.event:
        case e.Transformed(_, "forest", given, "sun", taken) if not isinstance(i.moment.option, a.Transform):
            yield given == taken and given in (1, 2), f"{given} for {taken}"


@says("enchantress", "enchantress+", "ev_c2_upper", "ev_c2_lower", "fury_moves", "fury_wind")
def steppes_move(i: Instant) -> Checks:
    """What moves is a steppe, unless gates or the Giant move it."""
    if isinstance(i.event, e.LandMoved) and i.story.used not in ("gates", "forest_giant+"):
        yield board.terrain_of(i.event.land) == "steppe", f"{i.event.land} moves"


@says("sister_of_time+")
def sister_boost(i: Instant) -> Checks:
    """FB-A83 The same player has another turn."""
    if isinstance(i.event, e.TurnBegan) and i.moment.option == a.Use("sister_of_time+"):
        yield mine(i, "sister_of_time", i.event.seat, boost=True), "another's turn"


@says("swamp_witch+")
def witch_boost(i: Instant) -> Checks:
    """All spent tokens can be spent again."""
    match i.event:
        case e.AbilityUsed(_, "swamp_witch+"):
            yield i.moment.after.named_spent[0] == 0, "tokens are still spent"
            yield i.moment.after.named_up[0] == i.before.named_up[0] | i.before.named_spent[0], "tokens are lost"


@says("wise_cat+")
def cat_boost(i: Instant) -> Checks:
    """Any of his tokens at any place with a name, once a chapter; not at a treewyrm."""
    match i.event:
        case e.TokenSpent(seat, "wise_cat"):
            yield mine(i, "wise_cat", seat), "another's token"


@says("forest_giant+", "forest_giant")
def giant(i: Instant) -> Checks:
    """FB-127 The marker moves by one for each forgotten land, never over the end of its scale."""
    match i.event:
        case e.MarkerMoved(_, value):
            yield 0 <= value <= 6, f"the marker stands at {value}"
            moved = value - i.before.marker
            yield moved in (1, -2, -6), f"the marker moves by {moved}"


@says("sky_wanderer+", "sky_wanderer")
def sky_tokens(i: Instant) -> Checks:
    """FB-123, FB-A90 A token lies on a land whose regular path has a cell of its number, one to a land."""
    match i.event:
        case e.TokenPlaced(_, token, land) if token.startswith("sky"):
            yield int(token[-1]) <= len(board.printed(land, dead_end=False)), "no such cell"
            yield land not in board.token_lands(i.before, "sky"), "FB-101 two tokens on one land"


@says("serpent_queen+")
def queen_boost(i: Instant) -> Checks:
    """Another has applied a place of books on a land with her token."""
    match i.event:
        case e.PlaceApplied(seat, place) if i.moment.option == a.Use("serpent_queen+"):
            good = place.startswith(("wind", "stones", "roots", "tavern"))
            yield good and mine(i, "serpent_queen", seat, boost=True), f"she hears {place}"


# ---------------------------------------------------------------- events


@says("ev_a4_upper", "ev_a4_lower", "ev_b1_upper", "ev_b1_lower", "ev_b4_upper", "ev_b3_lower")
def at_once(i: Instant) -> Checks:
    """FB-A84 Each player in turn order is asked while the event is being carried out."""
    if i.now.phase == board.CHAPTER_START and i.event is i.moment.events[0]:
        paid = i.event
        match paid:
            case e.BooksPaid(_, steppe, mountain, forest, _):
                price = {"ev_a4_lower": (0, 2, 0), "ev_b4_upper": (0, 0, 1)}
                for name, asked in price.items():
                    if board.event(i.now, name):
                        yield (steppe, mountain, forest) == asked, f"{name} costs {asked}"
            case e.AllyLeft(_, ally):
                boosted = board.boosted(i.before, ally)
                yield not (boosted and board.event(i.now, "ev_a4_upper")), "the Council takes a boosted ally"
            case e.TokenGiven():
                yield board.event(i.now, "ev_b3_lower"), "a token given for nothing"


@says("ev_b2_lower", "ev_c1_upper", "ev_c1_lower")
def on_marches(i: Instant) -> Checks:
    """The law of steps counts them all; here, that nobody else moves, or that everybody moves alike."""
    if not isinstance(i.event, e.Announced) or (i.event.terrain != "steppe" and not board.event(i.now, "ev_b2_lower")):
        return
    seat, taken = i.event.seat, [(one.seat, one.volkhv) for one in follows(i, e.VolkhvStepped)]
    others = max((taken.count(one) for one in taken if one[0] != seat), default=0)
    slow = seat is not None and board.trick(i.now, "tr_04") and i.event.terrain == "steppe"
    own = (1 if slow else 3 if seat is None and board.trick(i.now, "tr_02") else 2) + board.event(i.now, "ev_c1_upper")
    extra = 1  # of an ally
    if board.event(i.now, "ev_b2_lower"):
        yield others == 0, f"others take {others} steps"
    elif board.event(i.now, "ev_c1_upper"):
        yield others <= 2 + extra, f"others take {others} steps before the dry wind"
    elif board.event(i.now, "ev_c1_lower") and not getattr(i.moment.question, "second", False):
        yield others <= own + extra, f"others take {others} steps, and not {own}"


@says("sister_of_time")
def sister(i: Instant) -> Checks:
    """At the start of a chapter a book, a conversion or a step, as one likes."""
    if isinstance(i.moment.option, a.Gift) and i.before.phase == board.CHAPTER_START:
        yield mine(i, "sister_of_time", int(i.moment.question.seat)), "another's gift"


@says("ev_c3_lower", "ev_c4_whole")
def prices(i: Instant) -> Checks:
    """Black Storm, lower half: two books more for a steppe; Singing Grass: no surcharge for it."""
    if not isinstance(i.moment.option, a.AddLand) or i.event is not i.moment.events[0] or i.before.phase < 3:
        return
    seat, terrain = int(i.moment.question.seat), i.moment.option.terrain
    paid = [one for one in i.moment.events if isinstance(one, e.BooksPaid) and one.seat == seat]
    lands = sum(board.terrain_of(land) == terrain for land in board.row(i.moment.before))
    due = [0, 0, 0]
    due[board.ORDER.index(terrain)] += 1
    due[0] += 0 if terrain == "steppe" and board.event(i.before, "ev_c4_whole") else lands
    due[0] += 2 if terrain == "steppe" and board.event(i.before, "ev_c3_lower") else 0
    due[0] += terrain == "steppe" and board.trick(i.before, "tr_04", foiled=True)
    due[0] += terrain == "forest" and board.trick(i.before, "tr_10", foiled=True)
    sums = [sum(getattr(one, kind) for one in paid) for kind in board.ORDER[:3]]
    yield sums == due, f"FB-53 a {terrain} costs {due}, paid {sums}"


# ---------------------------------------------------------------- scenarios


@says("favour_of_gods")
def favour(i: Instant) -> Checks:
    """FB-S0, FB-16 No events and no forest allies."""
    match i.event:
        case e.TurnBegan() | e.ChapterBegan():
            yield i.now.event < 0 and all(one < 16 for one in i.now.allies), "an event or a forest ally"


@says("heirs_no_suns")
def heirs_last(i: Instant) -> Checks:
    """FB-S4.2 No conversion makes suns."""
    if isinstance(i.event, e.Converted):
        yield i.event.take != "sun", "a sun by a conversion"


# ---------------------------------------------------------------- tricks


@says("tr_04", "tr_06")
def slow(i: Instant) -> Checks:
    """Veil of Dust and Stone Slumber last; how far one walks is told by the law of steps."""
    terrain = {"tr_04": "steppe", "tr_06": "mountain"}
    match i.event:
        case e.Announced(seat, said) if seat is not None:
            taken = [one.volkhv for one in follows(i, e.VolkhvStepped) if one.seat == seat]
            most = max((taken.count(one) for one in taken), default=0)
            dry = board.event(i.now, "ev_c1_upper") and said == "steppe"
            for name, slow in terrain.items():
                if slow == said and board.trick(i.now, name) and not getattr(i.moment.question, "second", False):
                    yield most <= 2 + dry, f"a volkhv takes {most} steps under {name}"  # one more is an ally's
        case e.TrickRevealed("tr_04" | "tr_06" as trick, foiled) if foiled:
            yield is_foiled(i.now, trick), "foiled by too few"


@says("tr_01", "tr_02", "tr_03", "tr_05", "tr_07", "tr_08", "tr_09", "tr_10", "tr_11", "tr_12")
def tricks(i: Instant) -> Checks:
    """FB-X15, FB-X24 A trick is foiled by half of the players, two points each after escalation; then what it does."""
    match i.event:
        case e.TrickRevealed(trick, foiled):
            yield foiled == is_foiled(i.now, trick), f"{trick} foiled: {foiled}"
            if trick == "tr_01":
                pays = follows(i, e.BooksPaid)
                wanted = [min(1 if foiled else 2, board.books(i.before, seat)[0]) for seat in range(i.now.seats)]
                yield [one.steppe for one in pays[: i.now.seats]] == [one for one in wanted if one], "stolen pages"
            if trick == "tr_05" and not foiled:
                homes = [one for one in follows(i, e.VolkhvReturned) if one.seat is not None]
                fallen = {board.spot_of(i.now, one.seat, one.volkhv) for one in homes[: i.now.seats]}
                yield all(board.is_dead_end(spot) for spot in fallen if spot >= 0), "not from a dead end"
            if trick == "tr_09":
                yield from deep_roots(i, foiled)


def is_foiled(g: Any, trick: str) -> bool:
    terrain = (int(trick[3:]) - 1) // 4
    shielded = 0
    for seat in range(g.seats):
        own = [one for one in g.allies[seat * 3 : seat * 3 + 3] if one >= 0 and one // 8 == terrain]
        points = sum(1 + (g.boosted >> one & 1) for one in own)
        shielded += points >= (2 if board.escalated(g) else 1)
    return bool(shielded * 2 >= g.seats)


BEST = (  # FB-X22 best first
    "library", "tower", "temple", "roots", "stones_2", "wind_4", "menhirs_5", "treewyrm", "menhirs_4", "academy",
    "tavern", "wind_3", "menhirs_3", "hermit", "gates", "stones_1", "sky_2", "sky_3", "sky_4",
)  # fmt: skip


def deep_roots(i: Instant, foiled: bool) -> Checks:
    """FB-X20 Spirits on the best whirlpools visit again, equal ones from left to right."""
    g, ranked = i.now, []
    for volkhv, spot in board.volkhvs(g, g.seats):
        land, dead_end = board.land_of(spot), board.is_dead_end(spot)
        cell = board.printed(land, dead_end)[board.cell_of(spot) - 1]
        if land in board.token_lands(g, "sky"):
            return  # what a token covers is told by the law of wisdom
        places = [place for place in cell.split("|") if place != "."]
        if places:
            rank = min(BEST.index(place) for place in places)
            ranked.append((rank, board.row(g).index(land), dead_end, -board.cell_of(spot), volkhv))
    wanted = [one[-1] for one in sorted(ranked)[: 1 if foiled else 2]]
    came = [one.volkhv for one in follows(i, e.Visited) if one.seat is None][: len(wanted)]
    if len(came) == len(wanted):
        yield came == wanted, f"deep roots call {came} and not {wanted}"


__all__ = ["OfDesign", "workings"]

"""What boosts, places, events and tricks bring about once they are used: how much, where, and for whom."""

from __future__ import annotations

from typing import Any

from lab.fabled import board
from lab.fabled.checks import Checks, Instant, follows, mine, moved_by, says
from magoteka.games.fabled.box.components import LAND_NAMES
from magoteka.games.fabled.messages import answers as a
from magoteka.games.fabled.messages import events as e

ACTIONS = 3
NAMELESS = ("wind", "stones", "roots", "tavern")  # FB-138 places of books


def asked(i: Instant) -> str:
    """The question whose answer led here."""
    return type(i.moment.question).__name__


def cells(land: str) -> set[str]:
    """All places that are printed on a land."""
    found = {place for dead_end in (False, True) for cell in board.printed(land, dead_end) for place in cell.split("|")}
    return found - {".", "-"}


def forgotten(g: Any) -> list[str]:
    return [name for at, name in enumerate(LAND_NAMES) if g.oblivion >> at & 1]


# ---------------------------------------------------------------- boosts


@says("windherd+")
def hurricane(i: Instant) -> Checks:
    """FB-A94 Up to three volkhvs, each a different one, enter mountain paths."""
    match i.event:
        case e.VolkhvEntered(seat, _, land, _) if asked(i) == "HurricanePath":
            picked = [option.volkhv for name, _, option in i.story.since_use if name == "HurricanePick"]
            yield board.terrain_of(land) == "mountain" and mine(i, "windherd", seat, boost=True), f"into {land}"
            yield len(picked) == len(set(picked)) <= 3, f"volkhvs {picked}"


@says("windherd")
def one_step_more(i: Instant) -> Checks:
    """FB-119 A volkhv that enters a path takes one step more, in a forest for a book."""
    match i.event:
        case e.VolkhvStepped(seat, volkhv, land, _, cell) if isinstance(i.moment.option, a.OnwardPaid | a.Onward):
            if asked(i) == "ExtraStep" and moved_by(i) is i.event and not mine(i, "charioteer", seat, boost=True):
                before = board.spot_of(i.before, seat, volkhv)
                yield cell == board.cell_of(before) + 1, f"from {board.cell_of(before)} to {cell}"
                paid = isinstance(i.moment.option, a.OnwardPaid)
                yield paid == (board.terrain_of(land) == "forest"), f"{'paid' if paid else 'free'} on {land}"


@says("soulwarden+")
def souls(i: Instant) -> Checks:
    """Up to two places of different names of forgotten lands; not gates, hermit or treewyrm."""
    match i.event:
        case e.PlaceApplied(seat, place) if asked(i) == "SoulPlace":
            answers = [option for name, _, option in i.story.since_use if name == "SoulPlace"]
            applied = [option.place for option in answers if isinstance(option, a.ChoosePlace)]
            names = [one.split("_")[0] for one in applied]
            yield mine(i, "soulwarden", seat, boost=True) and len(names) <= 2, f"{applied}"
            yield len(names) == len(set(names)), f"two of a name: {applied}"
            yield any(place in cells(land) for land in forgotten(i.before)), f"{place} is on no forgotten land"
            yield place not in ("gates", "hermit", "treewyrm"), f"{place} cannot be recalled"


@says("forest_warden+")
def warden_adds(i: Instant) -> Checks:
    """FB-130 Up to five conversions, then a forest at its full price."""
    match i.event:
        case e.Converted(seat, _, _, _, _) if asked(i) == "WardenConvert":
            yield mine(i, "forest_warden", seat, boost=True), "conversions of somebody else"
            yield i.story.converted_since_use <= 5, f"{i.story.converted_since_use} conversions"
        case e.LandAdded(seat, land, _) if i.story.used == "forest_warden+" and seat is not None:
            if asked(i) == "PlaceLand" and i.story.since_use and i.story.since_use[0][0] == "WardenConvert":
                yield board.terrain_of(land) == "forest", f"{land} is added"


@says("charioteer+")
def chariot(i: Instant) -> Checks:
    """For a steppe book a volkhv comes to the start of the regular path of another land."""
    match i.event:
        case e.AbilityUsed(_, "charioteer+"):
            paid = [one.steppe for one in follows(i, e.BooksPaid)]
            yield paid[:1] == [1], f"a drive for {paid}"
        case e.VolkhvEntered(seat, volkhv, land, path) if asked(i) == "ChariotLand":
            before = board.spot_of(i.before, seat, volkhv)
            yield path == "regular" and board.cell_of(board.spot_of(i.now, seat, volkhv)) == 1, "not to the start"
            yield board.land_of(before) != land and mine(i, "charioteer", seat, boost=True), f"to {land}"


@says("oblivion_master+")
def recalled(i: Instant) -> Checks:
    """Once an oblivion phase a place of books of the forgotten land."""
    match i.event:
        case e.PlaceApplied(seat, place) if asked(i) == "MasterRecalls":
            land = LAND_NAMES[i.moment.question.land]
            yield place.startswith(NAMELESS) and place in cells(land), f"{place} of {land}"
            yield mine(i, "oblivion_master", seat, boost=True), "recalled by somebody else"


@says("swarm+")
def swarm_sends(i: Instant) -> Checks:
    """FB-A91 Another volkhv of another land goes to the linked place of another name; a nameless visit has none."""
    match i.event:
        case e.WentToPlace(seat, volkhv, land, place) if asked(i) == "SwarmSends":
            spot = board.spot_of(i.before, seat, volkhv)
            linked = place in board.leads_to(i.before, land, spot) and board.land_of(spot) == land
            yield linked, f"{place} is not linked"
            yield land != i.story.visit_land, "in the land of the visit"
            yield place.split("_")[0] != i.story.visited[1], f"{place} after {i.story.visit_place}"
            yield mine(i, "swarm", seat, boost=True), "sent by somebody else"


# ---------------------------------------------------------------- places


@says("menhirs_3", "menhirs_4", "menhirs_5")
def menhirs(i: Instant) -> Checks:
    """FB-75 Three, four or five steps for any of one's volkhvs, fewer if one likes."""
    if i.story.place.startswith("menhirs") and asked(i) == "Steps" and moved_by(i) is i.event:
        seat = getattr(i.event, "seat", None)
        if seat == i.story.place_seat:
            most = int(i.story.place[-1])
            yield i.story.walked <= most, f"{i.story.walked} steps by {i.story.place}"


@says("gates")
def gates(i: Instant) -> Checks:
    """FB-76 A land with a volkhv of one's own goes elsewhere in the row."""
    match i.event:
        case e.LandMoved(land, position) if i.story.place == "gates" and i.story.place_seat is not None:
            yield land in board.lands_held(i.before, i.story.place_seat), f"{land} without a volkhv of the visitor"
            yield board.row(i.now)[position] == land != board.row(i.before)[position], f"{land} has not moved"


@says("hermit")
def hermit(i: Instant) -> Checks:
    """FB-77, FB-78 A volkhv of the supply comes onto the regular path of the land to the right of the visit."""
    match i.event:
        case e.VolkhvEntered(seat, volkhv, land, path) if i.story.place == "hermit" and seat == i.story.place_seat:
            if board.spot_of(i.before, seat, volkhv) < 0:
                right = board.right_of(i.before, i.story.visit_land)
                yield (land, path) == (right, "regular"), f"to the {path} path of {land}, not of {right}"


@says("treewyrm")
def treewyrm(i: Instant) -> Checks:
    """FB-78 A place of another land, and no other treewyrm."""
    match i.event:
        case e.PlaceApplied(_, place) if asked(i) == "CopyPlace":
            others = [land for land in board.row(i.before) if land != i.story.visit_land]
            there = any(place in cells(land) for land in others) or place.startswith("sky")
            yield place != "treewyrm" and there, f"{place} copied"


@says("academy")
def academy(i: Instant) -> Checks:
    """FB-73, FB-83 Up to four conversions."""
    match i.event:
        case e.Converted(seat, _, _, _, _) if i.story.place == "academy" and seat == i.story.place_seat:
            yield i.story.converted <= 4, f"{i.story.converted} conversions"


# ---------------------------------------------------------------- events and scenarios


@says("ev_a1_upper", "ev_a1_lower")
def tailwind(i: Instant) -> Checks:
    """One step once in the action phase, or up to two."""
    if i.story.used == "event" and not i.story.place and asked(i) == "Steps" and moved_by(i) is i.event:
        for name, most in (("ev_a1_upper", 1), ("ev_a1_lower", 2)):
            if board.event(i.now, name) and i.now.phase == ACTIONS:
                yield i.story.walked <= most, f"{i.story.walked} steps before the wind"


@says("ev_a2_lower")
def thresholds(i: Instant) -> Checks:
    """Up to two conversions after a visit to a nameless place."""
    match i.event:
        case e.Converted(seat, _, _, _, _) if asked(i) == "Convert" and board.event(i.now, "ev_a2_lower"):
            if i.story.visited == (seat, "nameless") and not i.story.place:
                yield i.story.converted <= 2, f"{i.story.converted} conversions at the threshold"


@says("ev_b2_upper")
def fog(i: Instant) -> Checks:
    """FB-A93 In stage 1 whoever comes into another land walks no further."""
    match i.event:
        case e.VolkhvEntered(seat, volkhv, land, _) if i.now.phase == board.MARCH and board.event(i.now, "ev_b2_upper"):
            further = [one for one in follows(i, e.VolkhvStepped) if (one.seat, one.volkhv) == (seat, volkhv)]
            yield not further, f"walks on in {land}"


@says("ev_c2_upper")
def tumbleweeds(i: Instant) -> Checks:
    """One moves a steppe with a volkhv of one's own."""
    match i.event:
        case e.LandMoved(land, _) if i.story.used == "event" and board.event(i.now, "ev_c2_upper"):
            if asked(i) in ("MoveLand", "MoveTo"):
                seat = int(i.moment.question.seat)
                yield board.terrain_of(land) == "steppe" and land in board.lands_held(i.before, seat), f"{land} rolls"


@says("heirs_convert")
def heirs(i: Instant) -> Checks:
    """FB-S4.1 Up to three conversions for each player at the milestone."""
    match i.event:
        case e.Converted(seat, _, _, _, _) if i.now.phase == board.CHAPTER_START and asked(i) == "Convert":
            yield i.story.by_seat[seat] <= 3, f"{i.story.by_seat[seat]} conversions"


# ---------------------------------------------------------------- tricks


@says("tr_02")
def racing(i: Instant) -> Checks:
    """Three steps instead of two for a spirit in the spirits' turn."""
    match i.event:
        case e.Announced(None, _) if i.now.trick == 1:
            taken = [one.volkhv for one in follows(i, e.VolkhvStepped) if one.seat is None]
            most = max((taken.count(one) for one in taken), default=0)
            yield most <= (2 if i.now.foiled else 3), f"a spirit takes {most} steps"


@says("tr_03")
def shifting(i: Instant) -> Checks:
    """The leftmost steppe with a player's volkhv comes to the right end; foiled, nothing moves."""
    match i.event:
        case e.TrickRevealed("tr_03", foiled):
            held = {land for seat in range(i.before.seats) for land in board.lands_held(i.before, seat)}
            row = board.row(i.before)
            steppes = [land for land in row if board.terrain_of(land) == "steppe" and land in held]
            due = [] if foiled or not steppes or steppes[0] == row[-1] else [(steppes[0], len(row) - 1)]
            moved = [(one.land, one.position) for one in follows(i, e.LandMoved)]
            yield moved == due, f"{moved} and not {due}"


@says("tr_07")
def stair(i: Instant) -> Checks:
    """A spirit of the supply enters the mountains of fate; in full it takes at most two steps and visits."""
    match i.event:
        case e.TrickRevealed("tr_07", foiled):
            row = [land for land in board.row(i.before) if board.terrain_of(land) == "mountain"]
            spare = sum(1 for _ in board.volkhvs(i.before, i.before.seats)) < i.before.crew
            came = [one for one in follows(i, e.VolkhvEntered) if one.seat is None]
            yield bool(came) >= bool(row and spare), "no spirit has come"
            if came and row and spare:
                yield came[0].land == (row[-1] if i.before.fate else row[0]), f"fate has not chosen {came[0].land}"
                steps = [one for one in follows(i, e.VolkhvStepped) if one.volkhv == came[0].volkhv]
                visits = [one for one in follows(i, e.Visited) if one.seat is None]
                yield len(steps) <= (0 if foiled else 2) and not (foiled and visits), f"{len(steps)} steps"


@says("tr_10")
def thicket(i: Instant) -> Checks:
    """In full no player adds a forest until the next trick."""
    ask = i.moment.asked
    if board.trick(i.moment.after, "tr_10") and type(ask).__name__ == "Act" and i.event is i.moment.events[-1]:
        forests = [option for option in ask.options(i.moment.after) if option == a.AddLand("forest")]
        yield not forests, "a forest can be added"

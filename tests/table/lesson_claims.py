"""What each sentence of a lesson that names a number says, asked of the table at that moment or of the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.abraca.stage import Declare, play, table
from magoteka.games import GAMES
from magoteka.games.abraca.box import components as abraca
from magoteka.games.abraca.messages.events import RoundEnded
from magoteka.games.fabled.box import components as fabled
from magoteka.games.five_seals.box import components as seals
from magoteka.games.siggil.box import components as siggil

Claim = Callable[[Any, Any], bool]  # of the view before what is said, and of the pupil's view after the next answer
RED, BLUE, YELLOW, GREEN = range(4)
STEPPE, MOUNTAIN, FOREST, SUN = range(4)


# ---------------------------------------------------------------- «Абрака… что?»


def odds(view: Any, spell: int) -> float:
    return GAMES["abraca"].odds(view)[spell - 1]


def left(view: Any) -> int:
    return sum(stone is not None for stone in view.hands[0])


def hidden(view: Any, number: int) -> int:
    """How many stones of a number the pupil sees nowhere."""
    stones = [stone for hand in (*view.hands, view.secrets[0]) for stone in hand]
    seen = sum(stone is not None and getattr(stone, "number", 0) == number for stone in stones)
    return number - view.cast[number - 1] - seen


def called(view: Any, number: int) -> bool:
    """A stone of the number lies on the board."""
    return bool(view.cast[number - 1] > 0)


def hit(now: Any, then: Any, spell: int) -> bool:
    """The call succeeds, or the round ends by it."""
    return then.cast[spell - 1] == now.cast[spell - 1] + 1 or then.round != now.round or sum(then.cast) == 0


def gains(lives: list[int], hand: list[int], call: int) -> tuple[int, ...]:
    """The points of a round that ends with a call."""
    g = table([hand, [8, 8, 7, 6, 6], [8, 8, 7, 6, 5]], lives=lives)
    return next(one.gains for one in play(g, Declare(call)) if isinstance(one, RoundEnded))


def lost(now: Any, then: Any) -> list[int]:
    return [one - other for one, other in zip(now.lives, then.lives, strict=True)]


# ---------------------------------------------------------------- «Сиггил»


def uncovered(now: Any, then: Any) -> int:
    """How many cards became accessible by an answer that took one away."""
    return len(set(then.open) - set(now.open))


def spirit(view: Any, family: int) -> Any:
    return next(one for one in view.spirits if one.spirit == family)


def taken(now: Any, then: Any) -> list[tuple[int, int]]:
    """Family and number of what came into the pupil's hand."""
    mine = [(card.family, card.number) for card in now.hand]
    return [(card.family, card.number) for card in then.hand if (card.family, card.number) not in mine]


def set_on(view: Any, family: int) -> Any:
    return next(one for one in view.sets if one.spirit == family and one.holds)


def missing(view: Any) -> list[int]:
    """How many cards the rival has to add to each of his sets."""
    return [one.missing for one in view.sets if one.owner == 1 and not one.holds]


def twos_left(view: Any) -> int:
    """Twos that lie in no set and in no hand that has been seen."""
    laid = [card for one in view.sets for card in one.cards] + list(view.hand)
    return siggil.FAMILIES - sum(card.number == 2 for card in laid)


def opens(view: Any, family: int, number: int) -> int:
    """How many cards lie on the one that is named."""
    at = next(n for n, card in enumerate(view.cards) if getattr(card, "family", 0) == family and card.number == number)
    return sum(at in view.spots[n].on for n, card in enumerate(view.cards) if card is not None)


# ---------------------------------------------------------------- «За пятью печатями»


def own_dice(view: Any, seat: int = 0) -> list[tuple[int, int]]:
    return sorted((die.colour, die.value) for die in view.players[seat].dice)


def took(now: Any, then: Any, colour: int) -> bool:
    """One more die of the colour was chosen."""
    before, after = ([one.colour for one in view.players[0].dice].count(colour) for view in (now, then))
    return after == before + 1


def broke(now: Any, then: Any, element: int, strength: int) -> bool:
    """A seal of that element and strength is gone, or its scroll was taken."""
    gone = [one for one, other in zip(now.tokens, then.tokens, strict=True) if one and not other]
    gone += [one for one, other in zip(now.scrolls, then.scrolls, strict=True) if one and not other]
    return [(one.element, one.strength) for one in gone] == [(element, strength)]


def breakable(view: Any, element: int, strength: int) -> bool:
    """A seal of that element and strength can be broken now."""
    places = {one.place: token for one, token in zip(view.board.seals, view.tokens, strict=True)}
    places |= {one.place: face for one, face in zip(view.board.scrolls, view.scrolls, strict=True)}
    found = [places[one.place] for one in view.reach.breakable]
    return any(one is not None and (one.element, one.strength) == (element, strength) for one in found)


def lies(faces: Any, element: int, strength: int | None = None) -> bool:
    """A token or a scroll of the element, and of the strength if it is named, is among them."""
    found = [one for one in faces if one is not None and one.element == element]
    return any(strength is None or one.strength == strength for one in found)


def strongest(view: Any) -> int:
    return max(one.strength for one in view.scrolls if one is not None)


def strengths(view: Any) -> list[int]:
    return sorted(one.strength for one in view.players[0].scrolls)


# ---------------------------------------------------------------- «Земля сказаний»


def gained(now: Any, then: Any) -> tuple[int, ...]:
    return tuple(after - before for before, after in zip(now.players[0].books, then.players[0].books, strict=True))


def places_of(land: str) -> set[str]:
    row = fabled.LAND_ROWS[fabled.LAND_NAMES.index(land)]
    return {place for path in row[3:] for cell in path.split() for place in cell.split("|")}


def at_dead_end(view: Any) -> bool:
    return any(one.path == "dead_end" for one in view.players[0].volkhvs)


def steps_to(view: Any, land: str, place: str) -> set[int]:
    """How far the spirits of a land stand before a place of their path."""
    rows = fabled.LAND_ROWS[fabled.LAND_NAMES.index(land)]
    paths = {"regular": rows[3].split(), "dead_end": rows[4].split()}
    there = [one for one in view.trial.volkhvs if one.land == land and place in paths[one.path]]
    return {paths[one.path].index(place) + 1 - one.cell for one in there}


def standing(view: Any) -> list[tuple[str, int, str | None]]:
    return [(one.land, one.cell, one.place) for one in view.players[0].volkhvs if one.land]


KNOWN = {  # numbers of a sentence that its moment does not show, and where they are tried
    ("siggil", "second", "opened"): {4},  # what the rival's answer before has laid bare
    ("five_seals", "travel", "ended"): {2},  # `pay` and `second` see one seal each
    ("five_seals", "strife", "modify"): {1},  # `raise` sees a 3 become a 4
    ("fabled", "first", "ladder"): {2},  # `two-one` and `up`, three answers later
    ("fabled", "first", "visit"): {2},  # FB-70
    ("fabled", "second", "gift"): {2},  # the Charioteer's, before the moment; a number of the box
    ("fabled", "trial", "shield"): {2},  # FB-X24
    ("magic_sword", "first", "fight"): {1},  # MS-1.4
    ("magic_sword", "first", "goal"): {4},  # sword, shield, bridge, Beast
    ("magic_sword", "second", "gate"): {2},  # MS-11.1
    ("magic_sword", "third", "death"): {2},  # MS-B3
    ("magic_sword", "third", "defeat"): {2},  # MS-14.7
}
NO_COUNT = {  # sentences in which a number is only a word
    ("abraca", "first", "silence"), ("abraca", "second", "hello"), ("five_seals", "first", "goal"),
}  # fmt: skip
DEAD_END = fabled.LAND_ROWS[fabled.LAND_NAMES.index("mt_02")][4]
CLAIMS: dict[tuple[str, str], dict[str, Claim]] = {
    ("abraca", "first"): {
        "goal": lambda now, then: abraca.TARGET == 8,
        "call": lambda now, then: now.cast[4] == 1 and hidden(now, 5) == 4 and odds(now, 5) > 0.5,
        "again": lambda now, then: lost(now, then)[0] <= 0 and hidden(now, 8) == 8 and hit(now, then, 8),
        "stop": lambda now, then: now.lives[0] == abraca.LIVES == 6 and abraca.HAND == 5,
        "miss": lambda now, then: hidden(now, 8) < 8,
        "dragon": lambda now, then: now.die_sides == 3 and abraca.DRAGON == 1,
        "singer": lambda now, then: hidden(now, 4) == 3 and hit(now, then, 4),
        "storm": lambda now, then: hit(now, then, 5) and lost(now, then)[1:] == [1, 1],
        "strike": lambda now, then: now.lives[2] == 1 and abraca.FIREBALL == 7,
        "won": lambda now, then: now.scores == (4, 1, 0) and gains([6, 6, 6], [7], 7)[0] == 3,
        "ends": lambda now, then: gains([6, 6, 6], [7], 7)[0] == 3 and gains([1, 6, 6], [7], 5) == (0, 1, 1),
        "free": lambda now, then: abraca.TARGET == 8,
    },
    ("abraca", "second"): {
        "count": lambda now, then: hidden(now, 8) == 5 and 8 - hidden(now, 8) == 3 and odds(now, 8) > 0.7,
        "eight": lambda now, then: len(now.lives) == 3 and hidden(now, 8) == 5,
        "eight-2": lambda now, then: hidden(now, 8) == 4 and round(odds(now, 8), 2) == 0.45 and now.lives[0] == 6,
        "stop": lambda now, then: round(odds(now, 8) * 5) == 1 and left(now) == 3,
        "refill": lambda now, then: (left(now), abraca.HAND - 3) == (5, 2),
        "silence": lambda now, then: hidden(now, 6) == 5 and odds(now, 6) > 0.8 and called(now, 5) and called(now, 7),
        "six": lambda now, then: odds(now, 6) > 0.8,
        "six-2": lambda now, then: hit(now, then, 6) and lost(now, then) == [0, 1, 0],
        "seven": lambda now, then: left(now) == 3 and odds(now, 7) > 0.5,
        "seven-2": lambda now, then: round(odds(now, 7) * 5) == 1 and left(now) == 2,
        "last": lambda now, then: round(odds(now, 8) * 5) == 1 == left(now) and gains([6, 6, 6], [8], 8)[0] == 3,
        "won": lambda now, then: now.scores == (3, 0, 0),
        "tower": lambda now, then: now.scores[0] == 3 and abraca.TARGET - now.scores[0] == 5,
        "owl": lambda now, then: hidden(now, 4) == 4 and odds(now, 4) > 0.5,
        "known": lambda now, then: [stone.number for stone in now.secrets[0]] == [5],
        "end-empty": lambda now, then: gains([6, 6, 6], [7], 7) == (3, 0, 0),
        "end-strike": lambda now, then: gains([6, 6, 1], [7, 4], 7) == (3, 1, 0),
        "end-mistake": lambda now, then: gains([1, 6, 6], [7], 5) == (0, 1, 1),
        "free": lambda now, then: abraca.TARGET == 8,
    },
    ("siggil", "first"): {
        "goal": lambda now, then: siggil.FAMILIES == 7 and siggil.TARGETS[2:] == (5, 4, 3) and now.target == 5,
        "spirits": lambda now, then: (siggil.TURTLE, siggil.DEER, len(now.spirits)) == (4, 2, 7) and now.held == (0, 0),
        "take": lambda now, then: taken(now, then) == [(siggil.TURTLE, 1)],
        "lift": lambda now, then: taken(now, then) == [(siggil.TURTLE, 6)] and uncovered(now, then) == 2,
        "price": lambda now, then: (spirit(now, 4).price, spirit(now, 4).by_family) == (3, 2) == (now.set_size, 2),
        "third": lambda now, then: spirit(now, 2).where == "free" and spirit(then, 4).by_family == 3,
        "caught": lambda now, then: now.held[0] == 1 and spirit(now, 4).price == 4,
        "theirs": lambda now, then: (
            len(set_on(now, 2).cards) == 3 and set_on(now, 2).by == "number" and spirit(now, 2).price == 4
        ),
        "open": lambda now, then: uncovered(now, then) == 0,
    },
    ("siggil", "second"): {
        "again": lambda now, then: now.held == (1, 1) and now.spirits[1].holder == 1,
        "want": lambda now, then: len(set_on(now, 2).cards) == 3 and now.spirits[1].price == 4,
        "deer": lambda now, then: taken(now, then) == [(2, 6)] and uncovered(now, then) == 0,
        "opened": lambda now, then: sum(getattr(now.cards[at], "family", 0) == 2 for at in now.open) >= 2,
        "look": lambda now, then: taken(now, then) == [(2, 1)] and opens(then, 2, 3) <= 1,
        "third": lambda now, then: taken(now, then) == [(2, 3)],
        "fourth": lambda now, then: taken(now, then) == [(2, 2)] and spirit(then, 2).by_family == 4,
        "steal": lambda now, then: now.spirits[1].by_family == 4 and len(set_on(now, 2).cards) == 3,
        "stolen": lambda now, then: len(set_on(now, 2).cards) == 4 and missing(now) == [2] and 3 + missing(now)[0] == 5,
        "watch": lambda now, then: missing(now) == [2] and twos_left(now) == 3,
        "free": lambda now, then: now.target - now.held[0] == 3,
    },
    ("siggil", "solo"): {
        "goal": lambda now, then: (now.target, now.set_size, now.solo) == (7, 3, "easy"),
        "two": lambda now, then: len(then.cards) == len(now.cards) and siggil.ORDINARY // 2 == 24,
        "discard": lambda now, then: uncovered(now, then) == 0,
        "take": lambda now, then: taken(now, then)[0][0] == 2 and sum(now.cards[n].family == 2 for n in now.open) > 2,
        "take-2": lambda now, then: taken(now, then)[0][0] == 2 and spirit(then, 2).by_family == 2,
        "third": lambda now, then: taken(now, then)[0][0] == 2 and spirit(then, 2).by_family == 3,
        "careful": lambda now, then: uncovered(now, then) == 0,
        "limit": lambda now, then: sum(one.where == "free" for one in now.spirits) == 3 == siggil.ROOM,
        "sums": lambda now, then: siggil.ORDINARY // 2 == 24 and siggil.FAMILIES * now.set_size == 21,
    },
    ("five_seals", "first"): {
        "mage": lambda now, then: then.players[0].figure == 3,
        "dice": lambda now, then: seals.DICE == 3,
        "blue-again": lambda now, then: took(now, then, BLUE),
        "reach": lambda now, then: own_dice(now) == [(RED, 4), (BLUE, 2), (BLUE, 3)],
        "break": lambda now, then: broke(now, then, RED, 2),
        "scroll": lambda now, then: breakable(now, BLUE, 2),
        "pay": lambda now, then: (BLUE, 2) in own_dice(now) and own_dice(then) == [(BLUE, 3)],
        "mine": lambda now, then: strengths(now) == [1, 2] and now.players[0].points == 3,
        "face-down": lambda now, then: now.players[0].points == 3,
        "new-dice": lambda now, then: own_dice(now) == [] and seals.DICE == 3 and took(now, then, YELLOW),
        "new-dice-2": lambda now, then: took(now, then, GREEN),
        "new-dice-3": lambda now, then: took(now, then, RED),
        "second": lambda now, then: breakable(now, YELLOW, 3) and (YELLOW, 6) in own_dice(now),
        "count": lambda now, then: strengths(now) == [1, 2, 3] and now.players[0].points == 6,
        "end": lambda now, then: now.sixes_at_end == 3 == seals.SIXES_FOR_FEW and strongest(now) == 6,
        "free": lambda now, then: strongest(now) == 6,
    },
    ("five_seals", "second"): {
        "again": lambda now, then: own_dice(now) == [(RED, 3), (GREEN, 3)] and len(own_dice(now)) == 2,
        "red": lambda now, then: broke(now, then, RED, 3),
        "green": lambda now, then: broke(now, then, GREEN, 2),
        "plan": lambda now, then: lies(now.scrolls, YELLOW, 5) and lies(now.tokens, GREEN, 4),
        "yellow": lambda now, then: took(now, then, YELLOW) and lies(now.scrolls, YELLOW, 5),
        "yellow-2": lambda now, then: took(now, then, YELLOW),
        "green-die": lambda now, then: took(now, then, GREEN),
        "rolled": lambda now, then: own_dice(now) == [(YELLOW, 4), (YELLOW, 5), (GREEN, 6)],
        "send": lambda now, then: broke(now, then, GREEN, 4),
        "five": lambda now, then: breakable(now, YELLOW, 5) and (YELLOW, 5) not in own_dice(then),
        "taken": lambda now, then: strengths(now) == [1, 2, 3, 5] and now.players[0].points == 11,
        "left": lambda now, then: (
            (now.sixes_at_end, strongest(now)) == (3, 6)
            and seals.SIXES_FOR_MANY == 4
            and seals.PASSAGES[4] == seals.PASSAGES[5] == seals.MANY
        ),
        "six": lambda now, then: {face.spell for face in now.scrolls if face and face.strength == 6} == {5},
        "reval": lambda now, then: now.circle == 1,
        "free": lambda now, then: strongest(now) == 6,
    },
    ("five_seals", "space"): {
        "again": lambda now, then: (now.round, now.circle) == (6, 2),
        "mine": lambda now, then: {one.spell for one in now.players[0].scrolls if 6 <= one.spell <= 10} == {6, 7, 8, 9},
        "remove": lambda now, then: broke(now, then, RED, 6),
        "exchange": lambda now, then: now.tokens == then.tokens and sum(lies([one], BLUE) for one in now.tokens) >= 2,
        "strong": lambda now, then: (
            sum(one is not None and (one.element, one.strength) == (BLUE, 6) for one in now.tokens) > 0
        ),
        "weak": lambda now, then: swapped(now, then) == [(BLUE, 2), (BLUE, 6)],
        "absorb": lambda now, then: (YELLOW, 6) in own_dice(now) and broke(now, then, YELLOW, 6),
        "stored": lambda now, then: [one.token.strength for one in now.players[0].scrolls if one.token] == [6],
        "others": lambda now, then: now.circle == 2,
    },
    ("five_seals", "strife"): {
        "again": lambda now, then: (now.round, now.circle) == (6, 3),
        "whom": lambda now, then: own_dice(now, 1) == [(BLUE, 3), (YELLOW, 2)] and not now.players[1].finished,
        "yours": lambda now, then: (BLUE, 3) in own_dice(now) and len(own_dice(now, 1)) == 1,
        "modify": lambda now, then: now.circle == 3,
        "raise": lambda now, then: (BLUE, 3) in own_dice(now) and (BLUE, 4) in own_dice(then),
        "break": lambda now, then: len(own_dice(now)) == 4 and (BLUE, 4) in own_dice(now) and 4 in strengths(then),
        "forgery": lambda now, then: 11 in {one.spell for one in now.players[0].scrolls},
        "free": lambda now, then: (len(own_dice(now)), len(own_dice(now, 1))) == (3, 1),
    },
    ("five_seals", "travel"): {
        "again": lambda now, then: (now.round, now.circle) == (6, 4),
        "scroll": lambda now, then: now.guardians[0] is not None and now.guardians[0] >= 0 and then.guardians[0] == 142,
        "token": lambda now, then: then.players[0].familiar == 11 and now.tokens[11].strength == 6,
        "speed": lambda now, then: now.circle == 4,
        "first": lambda now, then: breakable(now, YELLOW, 4) or now.spell is not None,
        "pay": lambda now, then: (
            own_dice(now) == sorted([*own_dice(then), (YELLOW, 4)]) and broke(now, then, YELLOW, 4)
        ),
        "second": lambda now, then: own_dice(then) == own_dice(now) and broke(now, then, RED, 5),
        "ended": lambda now, then: now.turn != 0 and now.circle == 4,
        "past": lambda now, then: seals.SPELL_NAMES[17:19] == ("overcoming", "teleportation"),
    },
    ("fabled", "first"): {
        "ladder": lambda now, then: fabled.BOOKS == ("steppe", "mountain", "forest", "sun"),
        "prologue": lambda now, then: gained(now, then) == (0, -1, 0, 0),
        "card": lambda now, then: (
            len(places_of("mt_02")) > 1 and fabled.LENGTHS[fabled.LAND_NAMES.index("mt_02") * 2 + 1] > 0
        ),
        "action": lambda now, then: now.chapter == 1 and gained(now, then)[0] < 0,
        "march": lambda now, then: now.steps[MOUNTAIN] == (2, 1),
        "visit": lambda now, then: gained(now, then) == (0, 1, 0, 0),
        "token": lambda now, then: [len(view.players[0].allies) for view in (now, then)] == [1, 2],
        "two-one": lambda now, then: gained(now, then) == (-2, 1, 0, 0),
        "up": lambda now, then: gained(now, then) == (0, -2, 1, 0),
        "sun": lambda now, then: now.players[0].books[2] == 2,
        "chapters": lambda now, then: not now.event and all("event" not in token for token, _ in now.divisions),
    },
    ("fabled", "second"): {
        "again": lambda now, then: (now.chapter, now.active) == (2, 1),
        "gift": lambda now, then: (now.chapter, now.players[0].books[3]) == (3, now.players[1].books[3]),
        "exchange": lambda now, then: now.players[0].books[2] == 2,
        "sun": lambda now, then: gained(now, then) == (0, 0, -2, 1),
        "enough": lambda now, then: gained(now, then) == (-2, 1, 0, 0),
        "march": lambda now, then: sum(land.startswith("mt") for land, _, _ in standing(now)) == 2,
        "tower": lambda now, then: at_dead_end(now) and "tower" in DEAD_END,
        "visit": lambda now, then: (fabled.TOWER, STEPPE, 1, MOUNTAIN, 1) in fabled.EXCHANGES,
        "raise": lambda now, then: gained(now, then)[:3] == (0, -1, 1),
        "instead": lambda now, then: gained(now, then)[0] >= 2,
        "boost": lambda now, then: now.chapter == 4 and any(one.boosted for one in then.players[0].allies),
        "books": lambda now, then: now.players[0].books[2:] == (1, 1),
        "chapters": lambda now, then: dict(now.divisions)["end_of_times"] == now.chapters,
        "trial": lambda now, then: fabled.WISDOM_OF_A_SUN == 10,
    },
    ("fabled", "trial"): {
        "wisdom": lambda now, then: fabled.WISDOM_OF_A_SUN == 10,
        "prologue": lambda now, then: gained(now, then) == (0, -1, 0, 0),
        "card": lambda now, then: {"stones_1", "tower"} <= places_of("mt_02"),
        "fate": lambda now, then: now.trial.fate == "dawn",
        "march": lambda now, then: gained(now, then) == (2, 0, 0, 0),
        "stones": lambda now, then: any(place == "stones_1" for _, _, place in standing(then)),
        "onward": lambda now, then: (
            ("mt_02", 4, None) in standing(then) and fabled.LAND_ROWS[13][4].split()[4] == "tower"
        ),
        "trick": lambda now, then: now.trial.trick == "tr_08" and now.trial.wisdom == 0,
        "step": lambda now, then: now.steps[MOUNTAIN][1] == 1,
        "wind": lambda now, then: now.trial.wisdom == 2 and max(fabled.SPIRIT_WISDOM) == 3,
        "dusk": lambda now, then: now.trial.fate == "dusk" and now.players[0].books[3] == 1,
        "second-ally": lambda now, then: now.chapter == 2 and len(then.players[0].allies) == 2,
        "two-one": lambda now, then: gained(now, then) == (-2, 1, 0, 0),
        "up": lambda now, then: gained(now, then) == (0, -2, 1, 0),
        "temple": lambda now, then: "temple" in places_of("mt_05") and 2 in steps_to(now, "mt_05", "temple"),
        "four": lambda now, then: gained(now, then) == (4, 0, 0, 0),
        "pages": lambda now, then: (
            (now.trial.trick, now.trial.foiled) == ("tr_01", False) and now.trial.wisdom - 2 == 2
        ),
        "seven": lambda now, then: (
            now.trial.wisdom == 7
            and fabled.WISDOM_OF_A_SUN - now.trial.wisdom == 3 == fabled.SPIRIT_WISDOM[fabled.TEMPLE]
        ),
        "gift": lambda now, then: fabled.NUMBERS[fabled.QUEEN_OF_TWO] == 2 and now.players[0].books[0] == 10,
        "shield": lambda now, then: now.trial.suns == 0,
        "level": lambda now, then: now.trial.level == "apprentice" and now.trial.suns == 0,
        "free": lambda now, then: now.players[0].books[3] == 1 and now.trial.suns == 0,
    },
}


def swapped(now: Any, then: Any) -> list[tuple[int, int]]:
    """The tokens at places where another lies now."""
    pairs = zip(now.tokens, then.tokens, strict=True)
    return sorted((one.element, one.strength) for one, other in pairs if one and other and one != other)

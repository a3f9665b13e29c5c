"""Stages a table of Five Seals and plays on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option, Refusal
from magoteka.games.five_seals.box.components import AIR, CALL, CALLS, EARTH, FIRE, MIND, SCROLL_PLACES, WATER
from magoteka.games.five_seals.box.dungeon import BOARDS
from magoteka.games.five_seals.game import GAME
from magoteka.games.five_seals.messages import answers
from magoteka.games.five_seals.messages.answers import Done, Leave, NoRival, RemoveGuardian, Rest, Rolled, Stay
from magoteka.games.five_seals.rules import menus
from magoteka.games.five_seals.rules.draft import ChooseDie, RollDie
from magoteka.games.five_seals.table.dice import handful, values
from magoteka.games.five_seals.table.state import FiveSeals, card_strength, token_of

__all__ = [
    "AIR",
    "EARTH",
    "FIRE",
    "GAME",
    "MIND",
    "WATER",
    "Done",
    "Leave",
    "NoRival",
    "RemoveGuardian",
    "Rest",
    "Stay",
]

COLOURS = "rbyg"
Move = Option | Callable[[FiveSeals], Option]
Kind = tuple[int, int]


def card(spell: int, element: int, seat: int = 0) -> int:
    """The card of a spell and an element; Call is its owner's."""
    if spell == CALL:
        return CALLS + seat
    return (spell - 1) % 5 * 5 + element + (25 if spell > 5 else 0)


def place(g: FiveSeals, name: str) -> int:
    return g.dungeon.names.index(name)


def table(
    seats: int = 2,
    circle: int = 1,
    dice: Sequence[str] = (),
    tokens: Mapping[str, Kind] | None = None,
    scrolls: Mapping[str, Kind] | None = None,
    empty: Iterable[str] = (),
    held: Mapping[int, Sequence[Kind]] | None = None,
    down: Sequence[Kind] = (),
    mages: Mapping[int, str] | None = None,
    familiars: Mapping[int, str] | None = None,
    guardians: Mapping[int, str] | None = None,
    absorbed: Mapping[int, Kind] | None = None,
    finished: Iterable[int] = (),
    turn: int = 0,
    rooms: str = "open",
    **board: Any,
) -> FiveSeals:
    """A table in the first round. Places not named hold earth 6 tokens; scrolls lie as the deck happens to come."""
    names = BOARDS[seats].names
    cards = lay_cards(seats, scrolls or {}, held or {}, empty)
    rows = [text.split() for text in (*dice, *[""] * seats)][:seats]
    shown = [[[int(die[1:]) for die in row if die[0] == name] for name in COLOURS] for row in rows]
    used = [sum(len(row[colour]) for row in shown) for colour in range(4)]
    owned = [sum(1 << card(*kind) for kind in (held or {}).get(seat, ())) | 1 << CALLS + seat for seat in range(seats)]
    gone = [names.index(name) for name in empty]
    laid = {names.index(name): token_of(*kind) for name, kind in (tokens or {}).items()}
    up = sum(owned) - sum(1 << card(*kind, seat=turn) for kind in down)
    state = {
        "first_maps": False,
        "circle": circle,
        "round": 1,
        "first": 0,
        "turn": turn,
        "done": sum(1 << seat for seat in finished),
        "idle": 0,
        "broken": 0,
        "tokens": [0 if p in gone or p >= BOARDS[seats].seals else laid.get(p, token_of(EARTH, 6)) for p in range(120)],
        "scrolls": cards,
        "store": [seats + 1 - count for count in used],
        "dice": [handful(row[colour]) for row in shown for colour in range(4)],
        "figures": list(range(seats)),
        "mages": [names.index((mages or {}).get(seat, f"H·{seat + 1}")) for seat in range(seats)],
        "familiars": [names.index(familiars[seat]) if familiars and seat in familiars else -1 for seat in range(seats)],
        "guardians": [names.index(guardians[e]) if guardians and e in guardians else -1 for e in range(5)],
        "held": owned,
        "up": up,
        "absorbed": [token_of(*absorbed[e]) if absorbed and e in absorbed else 0 for e in range(5)],
        "bag": [0] * 28,
        "deck": 0,
        "winners": 0,
        **board,
    }
    agenda = [{"tag": "next-round"}, {"tag": "end-turn", "seat": turn}, {"tag": "take-turn", "seat": turn}]
    g: Any = GAME.load_state(seats, {"circle": circle, "scroll_rooms": rooms}, {"board": state, "agenda": agenda})
    g.listening = True
    return g


def lay_cards(
    seats: int, wanted: Mapping[str, Kind], held: Mapping[int, Sequence[Kind]], empty: Iterable[str]
) -> list[int]:
    """The card on each scroll's place: those that are named, and for the rest whatever fits and is left."""
    d = BOARDS[seats]
    named = {d.names.index(name): card(*kind) for name, kind in wanted.items()}
    gone = {d.names.index(name) for name in empty}
    left = set(range(50)) - set(named.values()) - {card(*kind) for kinds in held.values() for kind in kinds if kind[0]}
    cards = [-1] * 50
    for index in range(d.scrolls):
        spot = SCROLL_PLACES + index
        fits = sorted(c for c in left if card_strength(c) == d.frame[spot])
        if spot in named:
            cards[index] = named[spot]
        elif spot not in gone and fits:
            cards[index] = fits[0]
            left.discard(fits[0])
    return cards


def breaks(name: str) -> Move:
    return lambda g: menus.break_at(g, place(g, name))


def sends(name: str) -> Move:
    return lambda g: menus.send_to(g, place(g, name))


def token(name: str) -> Move:
    return lambda g: menus.token_at(g, place(g, name))


def scroll(name: str) -> Move:
    return lambda g: menus.scroll_at(g, place(g, name))


def casts(spell: int, element: int = MIND) -> Callable[[FiveSeals], Option]:
    return lambda g: answers.Cast(card(spell, element, g.turn), spell, element)


def chooses(spell: int, element: int) -> Option:
    return answers.Card(card(spell, element), spell, element)


def pays(dice: str) -> Option:
    shown = sorted(int(die[1:]) for die in dice.split())
    return answers.Pay(COLOURS.index(dice[0]), tuple(shown))


def die(shown: str) -> Option:
    return answers.Die(COLOURS.index(shown[0]), int(shown[1:]))


def takes(colour: str) -> Option:
    return answers.TakeDie(COLOURS.index(colour))


def colour(name: str) -> Option:
    return answers.Colour(COLOURS.index(name))


def rival(seat: int) -> Option:
    return answers.Rival(seat)


def stores(element: int) -> Option:
    return answers.Store(element)


def rolled(*shown: int) -> list[Option]:
    return [Rolled(value) for value in shown]


def play(g: FiveSeals, *moves: Move | list[Option]) -> list[Event]:
    """Give these answers; dice that nobody speaks of are drafted and rolled anyhow."""
    g.clear_events()
    flat = [step for move in moves for step in (move if isinstance(move, list) else [move])]
    for move in flat:
        choice = ready(g, move)
        question = g.asking()
        assert question is not None, f"nobody asks for {choice}"
        index = list(question.menu(g)).index(choice)
        assert question.allows(g, index), f"{choice} is not open: {question.refusal(g, index)}"
        g.answer(index)
    g.asking()
    return list(g.events)


def ready(g: FiveSeals, move: Move) -> Option:
    """The answer, once drafts and rolls that it does not speak of are out of the way."""
    while True:
        question = g.asking()
        choice = move(g) if callable(move) else move
        idle = isinstance(question, ChooseDie) and not isinstance(choice, answers.TakeDie)
        idle = idle or (isinstance(question, RollDie) and not isinstance(choice, Rolled))
        if not idle:
            return choice
        g.answer(question.sample(g, Rng(1)))


def settle(g: FiveSeals) -> None:
    """Draft and roll whatever waits, up to the next turn or the end."""
    while (question := g.asking()) is not None and (isinstance(question, ChooseDie) or question.seat == NATURE):
        g.answer(question.sample(g, Rng(1)))


def rest_of_round(g: FiveSeals) -> None:
    """Everybody plays anything until the round is over."""
    now = g.round
    while (question := g.asking()) is not None and g.round == now:
        g.answer(question.sample(g, Rng(1)))


def opens(g: FiveSeals) -> list[Any]:
    question = g.asking()
    return [] if question is None else question.options(g)


def is_open(g: FiveSeals, move: Move) -> bool:
    choice = move(g) if callable(move) else move
    return choice in opens(g)


def refused(g: FiveSeals, move: Move) -> Refusal:
    choice = move(g) if callable(move) else move
    question = g.asking()
    assert question is not None
    index = list(question.menu(g)).index(choice)
    assert not question.allows(g, index), f"{choice} is open"
    return question.refusal(g, index)


def to_move(g: FiveSeals) -> int | None:
    question = g.asking()
    return None if question is None else question.seat


def asked(g: FiveSeals) -> str:
    return type(g.asking()).__name__


def dice(g: FiveSeals, seat: int) -> str:
    """What a player's dice show, e.g. "r3 b2"."""
    shown = [f"{COLOURS[c]}{value}" for c in range(4) for value in values(g.dice[seat * 4 + c])]
    return " ".join(shown)


def held(g: FiveSeals, seat: int) -> set[tuple[int, int]]:
    return {(own.spell, own.element) for own in GAME.view(g, None).players[seat].scrolls}


def is_up(g: FiveSeals, spell: int, element: int, seat: int = 0) -> bool:
    return bool(g.up >> card(spell, element, seat) & 1)


def where(g: FiveSeals, seat: int) -> str:
    return g.dungeon.names[g.mages[seat]]


def familiar(g: FiveSeals, seat: int) -> str | None:
    return g.dungeon.names[g.familiars[seat]] if g.familiars[seat] >= 0 else None


def lies(g: FiveSeals, name: str) -> Kind | None:
    """Element and strength of the seal at a place."""
    found = menus.seal_at(g, place(g, name))
    return None if found[0] is None else found


def named(events: Sequence[Event], kind: type[Event]) -> list:
    return [event for event in events if isinstance(event, kind)]

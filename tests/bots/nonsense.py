"""What no level above random may answer, said by the rules of each game and not by the bots' own comparison of tables.

`PYTHONPATH=src:tests python -m bots.nonsense GAME LEVEL MATCHES` counts over as many answers as one likes.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from magoteka.bots import bot_named
from magoteka.bots.chair import chair_at
from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.games.abraca.messages.answers import Declare, LeaveSecret, Stop
from magoteka.games.fabled.messages.answers import Done, Exchange
from magoteka.games.magic_sword.messages import acts
from magoteka.games.magic_sword.messages.answers import Card

REACH = 400  # tables that are looked at in search of a victory
KEYS = ("magic_sword", "toliman_shield")
LOSING = ("give-up-item", "choose-loss", "pick-own", "sell-items", "pay-robber", "discard-drawn")
EVENING = {"quick_start": 8, "quick_quest": True, "quick_trophies": True, "late_start_middle": True}


def abraca(match: Match, seat: int, given: Option) -> str:
    """AB-15, AB-17, AB-25 A life for nothing while one may stop, or a secret stone left."""
    view = match.view(seat)
    if isinstance(given, LeaveSecret):
        return "a secret stone is left"
    if isinstance(given, Declare) and Stop() in match.options(seat):
        if given.spell in view.mistakes:
            return "a mistake of order"
        if GAMES["abraca"].odds(view)[given.spell - 1] == 0:
            return "a call that must fail"
    return ""


def siggil(match: Match, seat: int, given: Option) -> str:
    """SG-19 The last spirit can be had, and is not taken."""
    view = match.view(seat)
    return victory_passed(match, seat, given) if view.held[seat] + 1 >= view.target else ""


def five_seals(match: Match, seat: int, given: Option) -> str:
    """FS-31 In the last turn of the match there is a line that wins, and it is left."""
    view = match.view(seat)
    others = [player for other, player in enumerate(view.players) if other != seat]
    last = view.sixes - view.sixes_at_end <= 1 and all(player.finished for player in others)
    return victory_passed(match, seat, given) if last else ""


def fabled(match: Match, seat: int, given: Option) -> str:
    """FB-83, FB-91, FB-93 The last chapter: a book of the sun could be made, or the last turn won, and it is not."""
    view = match.view(seat)
    suns = [one for one in match.options(seat) if isinstance(one, Exchange) and one.take == "sun"]
    if view.chapter < view.chapters:
        return ""
    if isinstance(given, Done) and suns:
        return "a book of the sun is left unmade in the end"
    last = view.trial is None and view.active == seat == (view.first - 1) % len(view.players)
    return victory_passed(match, seat, given) if last else ""


def magic_sword(match: Match, seat: int, given: Option) -> str:
    """MS-5.5, MS-A99, MS-A111 Things are dropped, time is taken, a key is given up, or the last turn is not won."""
    view = match.view(seat)
    if last_of_the_evening(match, seat):
        return victory_passed(match, seat, given)
    if isinstance(given, (acts.Drop, acts.Linger)):
        return f"{type(given).__name__} for nothing"
    if isinstance(given, Card) and given.design in KEYS and view.asked and view.asked.question in LOSING:
        spare = sum(item.design == given.design for item in view.heroes[seat].items) > 1
        others = [one for one in match.options(seat) if not (isinstance(one, Card) and one.design in KEYS)]
        return "a key of the quest is given away" if others and not spare else ""
    return ""


def last_of_the_evening(match: Match, seat: int) -> bool:
    """MS-A99 Whether nobody has a turn after this one."""
    g: Any = match.state
    order = (g.place + 1) % g.seats == g.start_place and g.time_left == 0
    return g.round == g.variants.rounds > 0 and order and g.turn == seat


LAWS: dict[str, Callable[[Match, int, Option], str]] = {
    "abraca": abraca,
    "siggil": siggil,
    "five_seals": five_seals,
    "fabled": fabled,
    "magic_sword": magic_sword,
}


def victory_passed(match: Match, seat: int, given: Option) -> str:
    """Whether another answer leads to victory by one's own answers alone, and the given one does not."""
    g = match.state
    question = g.asking()
    assert question is not None
    budget = [REACH]
    winning = []
    for index, option in zip(question.indices(g), match.options(seat), strict=True):
        if leads_to_victory(match.game, after(g, index), seat, budget):
            winning.append(option)
    return "" if given in winning or not winning or budget[0] <= 0 else "a victory is passed"


def leads_to_victory(game: Game, g: State, seat: int, budget: list[int]) -> bool:
    """Whether the seat can win before anybody else, or nature, is asked."""
    question = g.asking()
    if question is None:
        return game.winners(g) == (seat,)
    budget[0] -= 1
    if question.seat != seat or budget[0] <= 0:
        return False
    return any(leads_to_victory(game, after(g, index), seat, budget) for index in question.indices(g))


def after(g: State, index: int) -> State:
    """A copy of the table after an answer; nobody listens to it."""
    other: Any = g.clone()
    other.answer(index)
    return other


def nonsense(game: Game, levels: list[str], seed: int) -> Counter[str]:
    """What is said against the answers of one match, and how many answers there were."""
    settings = {**EVENING, "round_limit": 50} if game.name == "magic_sword" else {}
    match, luck = Match.new(game, len(levels), settings, Rng(seed)), Rng(1000 + seed)
    bots = [bot_named(level) for level in levels]
    found: Counter[str] = Counter()
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        given = options[0]
        if len(options) > 1:
            given = options[bots[seat].choose(chair_at(match, seat, bots[seat], luck))]
            found["answers"] += 1
            found[LAWS[game.name](match, seat, given)] += 1
        match.submit(seat, given)
    del found[""]
    return found


if __name__ == "__main__":
    counted: Counter[str] = Counter()
    for number in range(int(sys.argv[3])):
        counted += nonsense(GAMES[sys.argv[1]], [sys.argv[2]] * (2 + number % 2), number)
    print(sys.argv[1], sys.argv[2], dict(counted))

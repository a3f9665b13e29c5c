"""What an answer does is told before it is given: it comes true, tells nothing hidden, and is never nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from contract.cases import EVERY_GAME
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.core.preview import LUCK, UNSURE, Worlds, previews
from magoteka.core.ways import Branch, Way, merged
from magoteka.games import GAMES
from magoteka.texts import HOME, Texts

pytestmark = pytest.mark.dear
ANSWERS = {"abraca": 60, "siggil": 90, "five_seals": 70, "fabled": 60, "magic_sword": 90}
FORCED = 30  # answers in a row to which there is no other


def asked(game: Game, seeds: range) -> Iterator[tuple[Match, int, int]]:
    """Questions of matches that are led by what looks good, by chance, and to tables as they stand later."""
    for seed in seeds:
        seats = min(game.most, max(2, game.least) + seed % 3)
        match, rng = Match.new(game, seats, game.brisk if seed % 4 == 3 else {}, Rng(seed)), Rng(seed + 90)
        for number in range(ANSWERS.get(game.name, 60)):
            if seed % 2 == 1 and number == 20 and game.midgame(match.state, rng):
                match.question = match.state.asking()
                match.go_on()
            if match.over:  # a short game is played again
                match = Match.new(game, seats, {}, Rng(seed + number))
            waiting = match.waiting()
            seat = waiting[rng.below(len(waiting))]
            options = match.options(seat)
            worth = game.mind.prior(match.view(seat), options)
            best = max(range(len(options)), key=worth.__getitem__)
            choice = best if rng.below(3) else rng.below(len(options))
            yield match, seat, choice
            match.submit(seat, options[choice])


@EVERY_GAME
def test_worlds_that_look_the_same_have_the_same_previews(game: Game) -> None:
    """Byte for byte: with the same luck, the same worlds are drawn from any of them."""
    rng, found = Rng(5), 0
    for number, (match, seat, _) in enumerate(asked(game, range(2))):
        if number % 4:
            continue
        twin, before = game.redeal(match.state, seat, rng), match.digest()
        redealt = [game.redeal(table, seat, Rng(LUCK)) for table in (match.state, twin)]
        assert game.digest(redealt[0]) == game.digest(redealt[1])
        here, there = (previews(game, table, seat) for table in (match.state, twin))
        assert here == there
        assert match.digest() == before, "the table itself is left alone"
        found += len(here)
    assert found > 20


@EVERY_GAME
def test_what_is_certain_comes_true(game: Game) -> None:
    """The seat hears what was told, in that order; where dice fall, one of their branches."""
    sure = 0
    for match, seat, choice in asked(game, range(6)):
        way = previews(game, match.state, seat)[choice]
        told = len(match.log)
        copy = after(match, seat, choice)
        if way.let:
            continue
        heard = [event.seen_by(seat).foretold() for event in copy.log[told:] if not event.throw]
        fits(way.told, heard, (match.options(seat)[choice], way))
        sure += bool(way.told)
        if way.fork == "falls":
            fell = outcomes(copy, match.record.length)
            branch = next((one for one in way.branches if comes(one, fell, heard[len(way.told) :])), None)
            assert branch is not None, (match.options(seat)[choice], way, heard, fell)
    assert sure > 50


def after(match: Match, seat: int, choice: int) -> Match:
    """The match after an answer, and after those that there is no other to, on a copy of it."""
    copy = Match(match.game, match.record, Rng(match.rng.word()))
    copy.record = type(match.record)(**{**vars(match.record), "answers": list(match.record.answers)})
    copy.log, copy.state = list(match.log), match.state.clone()
    copy.state.listening = True
    copy.question = copy.state.asking()
    copy.submit(seat, copy.options(seat)[choice])
    for _ in range(FORCED):
        options = copy.options(seat)
        if copy.over or len(options) != 1:
            break
        copy.submit(seat, options[0])
    return copy


def outcomes(match: Match, since: int) -> set[Option]:
    """What nature has answered since."""
    fell = [match.game.codec.decode(one.option) for one in match.record.answers[since:] if one.seat == NATURE]
    dice = [one for one in fell if list(vars(one)) == ["value"]]
    sums = [replace(dice[0], value=sum(one.value for one in dice[:count])) for count in range(2, len(dice) + 1)]
    return {*fell, *sums}


def comes(branch: Branch, fell: set[Option], heard: list[Event]) -> bool:
    """Whether it came as a branch says."""
    if not fell & set(branch.by):
        return False
    return branch.way.let or agree(branch.way.told, heard)


def agree(told: tuple[Event, ...], heard: list[Event]) -> bool:
    """What was told is heard; whichever card it is, where nobody could know which."""
    both = list(zip(told, heard, strict=False))
    return len(both) == len(told) and all(one in (other, other.seen_by(None)) for one, other in both)


def fits(told: tuple[Event, ...], heard: list[Event], why: object) -> None:
    assert agree(told, heard), (why, heard)


@EVERY_GAME
def test_what_reads_hidden_things_says_so(game: Game) -> None:
    """Whatever differs from world to world is declared: by its question, or by the event that bares it."""
    tried = 0
    for match, seat, choice in asked(game, range(4)):
        worlds = Worlds(game, match.state, seat, Rng(LUCK))
        index = worlds.indices[choice]
        if worlds.hides(index):
            continue
        way = merged([worlds.way(number, index) for number in range(UNSURE)], worlds.tag)
        bared = [game.codec.by_tag[branch.case].kind for branch in way.branches if branch.case]
        if way.fork == "depends":
            assert all(getattr(kind, "bares", False) for kind in bared), (match.options(seat)[choice], way)
        tried += 1
    assert tried > 20


@EVERY_GAME
def test_every_open_answer_says_what_it_does(game: Game) -> None:
    """By what is certain, by dice, by what it depends on, or by a line about what comes next; in both languages."""
    texts = [Texts(lang) for lang in HOME]
    kinds: Counter[str] = Counter()
    for match, seat, _ in asked(game, range(3)):
        for way, option in zip(previews(game, match.state, seat), match.options(seat), strict=True):
            kind = kind_of(way)
            kinds[kind] += 1
            for key in lines(game, way, seat):
                assert all(text.has(key) for text in texts), (key, option, way)
            assert kind != "nothing", (option, way)
    every = sum(kinds.values())
    print(game.name, every, {kind: f"{100 * count / every:.1f} %" for kind, count in kinds.most_common()})


def kind_of(way: Way) -> str:
    """How an answer says what it does."""
    if way.fork == "falls":
        return "dice"
    if way.fork == "depends":
        return "depends"
    if way.told:
        return "certain"
    return way.fork or ("line" if way.asked else "nothing")


def lines(game: Game, way: Way, seat: int) -> Iterator[str]:
    """The keys of all sentences of which a preview can be made."""
    for event in way.told:
        yield f"{game.name}-event-{game.codec.tag_of(event)}"
    if way.asked:
        yield f"{game.name}-question-{way.asked}"
    for branch in way.branches:
        for option in branch.by:
            if list(vars(option)) == ["value"]:  # a die: the number says it
                continue
            yield f"{game.name}-option-{game.codec.tag_of(option)}"
        yield from lines(game, branch.way, seat)


def test_a_call_out_of_order_is_certain_and_a_call_in_order_has_odds() -> None:
    """AB-17 against AB-12 and AB-14: the odds are the exact ones of the crystal ball."""
    game, found = GAMES["abraca"], Counter[str]()
    for match, seat, _ in asked(game, range(6)):
        view = match.view(seat)
        for option, way in zip(match.options(seat), previews(game, match.state, seat), strict=True):
            spell = getattr(option, "spell", 0)
            if spell and spell < view.last:
                assert game.codec.tag_of(way.told[0]) == "order-broken"
                assert way.fork == ""
                found["mistake"] += 1
            elif spell and way.fork == "depends":
                shares = {branch.case: branch.share for branch in way.branches}
                assert shares["spell-cast"] == game.odds(view)[spell - 1]
                assert sum(shares.values()) == pytest.approx(1)
                found["odds"] += 1
    assert min(found["mistake"], found["odds"]) > 2

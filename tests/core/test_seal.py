"""Draws that follow from a secret, the seats' parts and the place; and every way to bend them."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from magoteka.core.agenda import NATURE, Poll
from magoteka.core.chance import Rng, SealedRng
from magoteka.core.checking import Receipt, checked, last_link
from magoteka.core.event import Option
from magoteka.core.match import Match, fresh_record, kind_of
from magoteka.core.problems import BadRecord
from magoteka.core.record import Answer, GameRecord, loads
from magoteka.core.seal import (
    ALIKE,
    LOG,
    Finding,
    Part,
    Seal,
    commitment_of,
    dice_of,
    first_link,
    next_link,
    seal_in,
    sealed,
    tag_of,
)
from magoteka.games import GAMES

SECRET = "5e" * 32
PARTS = (Part("player", "01" * 32), Part("bot"), Part("none"))


def key_of(seat: int) -> str:
    """What the device of a seat keeps to itself until the end."""
    return f"{seat:064x}"


def parts_of(seats: int) -> tuple[Part, ...]:
    """Everybody has added the fingerprint of his key."""
    return tuple(Part("player", commitment_of(key_of(seat))) for seat in range(seats))


def played(name: str, seed: int = 1, secret: str = SECRET, parts: tuple[Part, ...] | None = None) -> Match:
    """A match to its end, with seats that choose at random."""
    game, rng = GAMES[name], Rng(seed)
    count = max(2, game.least)
    given = parts or parts_of(count)
    head = GameRecord(name, game.ruleset, count, game.agreed(game.brisk))
    match = Match(game, fresh_record(game, head), dice_of(secret, given))
    match.go_on()
    while not match.over:
        seats = match.waiting()
        seat = seats[rng.below(len(seats))]
        options = match.options(seat)
        match.submit(seat, options[rng.below(len(options))])
    return match


def linked(record: GameRecord, seal: Seal | None = None, every: int = 7) -> Seal:
    """The seal that an honest house puts on a record, or whoever has the secret on one of his own."""
    seal = seal or vouched(record)
    link, links = first_link(SECRET, record, seal), []
    for first in range(0, record.length, every):
        row = record.answers[first : first + every]
        link = next_link(SECRET, link, row, [one for one in seal.said if first <= one[0] < first + len(row)])
        links.append((first + len(row), link))
    return replace(seal, links=tuple(links))


def vouched(record: GameRecord) -> Seal:
    """A seal with the tags of all seats, and no links yet."""
    seats, commitment = range(record.seats), commitment_of(SECRET)
    said = tuple(
        (place, place, tag_of(key_of(row.seat), commitment, row.seat, place, row.option))
        for place, row in enumerate(record.answers)
        if row.seat != NATURE
    )
    about = (commitment, SECRET, parts_of(record.seats))
    return Seal(*about, log=LOG, keys=tuple(key_of(seat) for seat in seats), said=said, program="test")


def receipt_of(record: GameRecord, *seats: int) -> Receipt:
    """What the devices of some seats have kept, who were there to the end."""
    seal = seal_in(record.seal, record.seats)
    said: dict[str, list[str]] = {str(seat): [] for seat in seats}
    for place, _, tag in seal.said:
        if record.answers[place].seat in seats:
            said[str(record.answers[place].seat)].append(tag[:16])
    return Receipt(seal.commitment, record.seal["parts"], last_link(seal), said)


@cache
def honest(name: str) -> GameRecord:
    """The sealed record of a whole match; nobody changes it."""
    record = played(name).record
    return loads(sealed(record, linked(record)).dumps())


def test_a_place_has_the_stream_that_the_page_describes() -> None:
    key = hmac.new(bytes.fromhex(SECRET), b"magoteka dice 1\n" + b"01" * 32 + b"\n-\n-", hashlib.sha256).digest()
    dice = dice_of(SECRET, PARTS)
    dice.turn_to(41)
    blocks = b"".join(hmac.new(key, f"41 {block}".encode(), hashlib.sha256).digest() for block in range(3))
    due = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 96, 4)]
    assert [dice.word() for _ in range(24)] == due
    assert due[:3] == [3052781799, 917799951, 3004054720]  # dice of records that people have kept


def test_a_stream_does_not_depend_on_what_was_read_before() -> None:
    dice, other = SealedRng(b"key"), SealedRng(b"key")
    streams = []
    for place in range(5):
        dice.turn_to(place)
        streams.append([dice.below(6) for _ in range(20)])
    for place in (4, 0, 2):
        other.turn_to(place)
        other.word()
        other.turn_to(place)
        assert [other.below(6) for _ in range(20)] == streams[place]
    assert len({tuple(stream) for stream in streams}) == 5


def test_dice_under_seal_are_fair() -> None:
    dice = SealedRng(b"fair")
    for n in (2, 3, 6, 7, 56):
        met = [0] * n
        for place in range(500 * n):
            dice.turn_to(place)
            for _ in range(4):
                met[dice.below(n)] += 1
        assert sum((count - 2000) ** 2 / 2000 for count in met) < 2 * n + 30


def test_every_part_of_every_seat_changes_the_luck() -> None:
    def luck(secret: str, parts: tuple[Part, ...]) -> list[int]:
        dice = dice_of(secret, parts)
        return [dice.below(2**32) for _ in range(4)]

    other = Part("player", "02" * 32)
    worlds = [luck(SECRET, PARTS), luck("5f" * 32, PARTS)]
    worlds += [luck(SECRET, (*PARTS[:seat], other, *PARTS[seat + 1 :])) for seat in range(3)]
    worlds += [luck(SECRET, (PARTS[1], PARTS[0], PARTS[2]))]
    assert len({tuple(world) for world in worlds}) == len(worlds)


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_match_is_found_true(name: str) -> None:
    record = honest(name)
    draws = sum(row.seat == NATURE for row in record.answers)
    assert draws > 0
    said = record.length - draws
    assert checked(GAMES[name], record) == Finding("true", draws, vouched=said)
    assert not checked(GAMES[name], record).whole
    assert checked(GAMES[name], record, receipt_of(record, 0)) == Finding("true", draws, vouched=said, receipt=True)
    assert checked(GAMES[name], record, receipt_of(record, 0)).whole


def forged(record: GameRecord, **changes: Any) -> GameRecord:
    return replace(record, seal={**record.seal, **changes})


def with_answer(record: GameRecord, place: int, row: Answer) -> GameRecord:
    return replace(record, answers=[*record.answers[:place], row, *record.answers[place + 1 :]])


def relinked(record: GameRecord) -> GameRecord:
    """Whoever has the secret can make the links fit whatever he likes."""
    seal = seal_in(record.seal, record.seats)
    return sealed(record, linked(record, replace(seal, links=(), said=standing(record, seal))))


def standing(record: GameRecord, seal: Seal) -> tuple[Any, ...]:
    """The tags of answers of seats that are there."""
    return tuple(one for one in seal.said if one[0] < record.length and record.answers[one[0]].seat != NATURE)


def other_answer(record: GameRecord, by_nature: bool) -> tuple[int, Answer]:
    """The place of an answer that could have been another, and the other one."""
    game = GAMES[record.game]
    match = Match(game, fresh_record(game, record), Rng(0))
    for place, row in enumerate(record.answers):
        question = match.state.asking()
        assert question is not None
        mine = question.turned_to(row.seat) if isinstance(question, Poll) else question
        options = [match.game.codec.encode(option) for option in mine.options(match.state)]
        others = [option for option in options if option != row.option]
        if (row.seat == NATURE) == by_nature and others and place > 3:
            return place, Answer(row.seat, others[0])
        match.replay_one(place, row)
    raise AssertionError("nobody ever had a choice")


@pytest.mark.parametrize("name", GAMES)
def test_a_draw_that_was_bent_is_found_even_by_whom_links_do_not_stop(name: str) -> None:
    record = honest(name)
    place, row = other_answer(record, by_nature=True)
    bent = with_answer(record, place, row)
    found = checked(GAMES[name], bent)
    assert (found.kind, found.answer) == ("bent", place)
    found = checked(GAMES[name], relinked(bent))
    assert (found.kind, found.answer) == ("bent", place)


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_of_a_seat_that_was_altered_is_found(name: str) -> None:
    record = honest(name)
    place, row = other_answer(record, by_nature=False)
    found = checked(GAMES[name], with_answer(record, place, row))
    assert found.kind in ("altered", "bent", "illegal")
    assert found.answer is not None
    assert place <= found.answer


def without_told(record: GameRecord) -> GameRecord:
    return replace(record, answers=[Answer(row.seat, row.option) for row in record.answers])


FORGERIES: dict[str, tuple[Callable[[GameRecord], GameRecord], str]] = {
    "another secret": (lambda record: forged(record, secret="ab" * 32), "commitment"),
    "another commitment": (lambda record: forged(record, commitment="ab" * 32), "commitment"),
    "both others": (lambda record: forged(record, secret="ab" * 32, commitment=commitment_of("ab" * 32)), "bent"),
    "another part": (
        lambda record: forged(record, parts=[["player", "ef" * 32], *record.seal["parts"][1:]]),
        "commitment",
    ),
    "a part left out": (lambda record: forged(record, parts=[["none", ""], *record.seal["parts"][1:]]), "commitment"),
    "a key left out": (lambda record: forged(record, keys=["", *record.seal["keys"][1:]]), "true"),
    "a part of a key left out": (
        lambda record: forged(record, parts=[["player", "ef" * 32], *record.seal["parts"][1:]], keys=[]),
        "bent",
    ),
    "since a later answer": (lambda record: forged(record, since=5), "altered"),
    "another program": (lambda record: forged(record, program="0"), "altered"),
    "an older log": (lambda record: forged(record, log=1), "altered"),
    "dealt anew": (lambda record: replace(record, redealt=[9, 0, 1]), "branch"),
    "a tag left out": (lambda record: forged(record, said=record.seal["said"][1:]), "altered"),
    "a bot in a seat": (
        lambda record: forged(record, said=[[*record.seal["said"][0][:2], "bot"], *record.seal["said"][1:]]),
        "altered",
    ),
    "no links": (lambda record: forged(record, links=[]), "altered"),
    "a link of another": (lambda record: forged(record, links=[[1, "00" * 32], *record.seal["links"]]), "altered"),
    "the end cut off": (lambda record: relinked(replace(record, answers=record.answers[:-1])), "unfinished"),
    "no secret": (lambda record: forged(record, secret=None), "lost"),
    "no secret and no end": (
        lambda record: forged(replace(record, answers=record.answers[:-1]), secret=None),
        "unfinished",
    ),
    "no seal": (lambda record: replace(record, seal=None), "unsealed"),
    "dice of tomorrow": (lambda record: forged(record, dice=ALIKE + 1), "newer"),
    "rules of yesterday": (lambda record: replace(record, ruleset=record.ruleset - 1), "rules"),
    "what was told left out": (without_told, "true"),
    "what was told otherwise": (
        lambda record: with_answer(record, 0, replace(record.answers[0], told=[{"tag": "won"}])),
        "illegal",
    ),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_each_forgery_has_its_name(forgery: str) -> None:
    forge, kind = FORGERIES[forgery]
    assert checked(GAMES["abraca"], forge(honest("abraca"))).kind == kind


def test_a_draw_left_out_or_put_in_is_found() -> None:
    record = honest("magic_sword")
    place = max(at for at, row in enumerate(record.answers) if row.seat == NATURE and at < 60)
    without = replace(record, answers=record.answers[:place] + record.answers[place + 1 :])
    twice = replace(record, answers=record.answers[: place + 1] + record.answers[place:])
    for bent in (without, twice):
        assert checked(GAMES["magic_sword"], relinked(bent)).kind in ("bent", "illegal")


def test_other_agreements_break_the_first_link() -> None:
    record = honest("siggil")
    other = replace(record, settings={**record.settings, "memory": "full"})
    assert checked(GAMES["siggil"], without_told(other)).kind == "altered"


@pytest.mark.parametrize(
    "broken",
    [
        {"parts": []},
        {"parts": [["player", "zz"], ["bot", ""]]},
        {"parts": [["awaited", ""], ["bot", ""]]},
        {"parts": [["bot", "01" * 32], ["bot", ""]]},
        {"secret": "no"},
        {"commitment": 5},
        {"links": [["a", "b"]]},
        {"since": "0"},
        {"dice": None},
    ],
)
def test_a_seal_that_is_none_is_a_sentence(broken: Any) -> None:
    with pytest.raises(BadRecord):
        checked(GAMES["abraca"], forged(honest("abraca"), **broken))


def test_what_is_left_unchecked_is_counted_and_is_not_the_whole() -> None:
    """`since` is bound into the log; of whoever has the secret it says how much he has left out."""
    record = honest("abraca")
    place, row = other_answer(record, by_nature=True)
    bent = relinked(forged(with_answer(record, place, row), since=record.length))
    found = checked(GAMES["abraca"], bent, receipt_of(bent, 0))
    assert found.kind != "bent"
    assert not found.whole
    assert (found.draws, found.since) == (0, record.length)
    assert found.unchecked > 0


# --- undo, polls -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_whoever_takes_back_and_answers_the_same_meets_the_same_luck(name: str) -> None:
    """In real games, at every answer that can be taken back: the draws of the match stay what they were."""
    game, rng = GAMES[name], Rng(3)
    count = max(2, game.least)
    parts = (Part("none"),) * count
    plain, wavering = (
        Match(game, fresh_record(game, GameRecord(name, game.ruleset, count, game.agreed(game.brisk))), one)
        for one in (dice_of(SECRET, parts), dice_of(SECRET, parts))
    )
    plain.go_on()
    wavering.go_on()
    undone = 0
    for _ in range(400):
        if plain.over:
            break
        seat = plain.waiting()[0]
        options = plain.options(seat)
        choice = options[rng.below(len(options))]
        for other in options[:2]:
            wavering.submit(seat, other)
            if not wavering.can_undo(seat):
                break
            wavering.undo(seat)
            undone += 1
        else:
            wavering.submit(seat, choice)
            plain.submit(seat, choice)
            continue
        plain.submit(seat, other)
    assert undone or name == "abraca"  # where every answer shows something
    assert plain.record.answers == wavering.record.answers
    assert plain.digest() == wavering.digest()


class Noting(Match):
    """A match that notes which numbers nature has read for which question."""

    def give(self, seat: int, index: int, option: Option) -> None:
        if seat == NATURE and self.question is not None:
            self.noted.setdefault(kind_of(self.game, self.question), []).append(index)
        super().give(seat, index, option)

    noted: dict[str, list[int]]


def parted(name: str, seed: int) -> Noting:
    """A match of a contest, by players of their own mind."""
    game, rng = GAMES[name], Rng(seed)
    head = GameRecord(name, game.ruleset, 2, game.agreed(game.brisk))
    match = Noting(game, fresh_record(game, head), dice_of(SECRET, (Part("none"), Part("none")), 0, ALIKE))
    match.noted, match.falls = {}, {}
    match.go_on()
    for _ in range(300):
        if not match.over:
            options = match.options(match.waiting()[0])
            match.submit(match.waiting()[0], options[rng.below(len(options))])
    return match


def test_tables_that_part_have_the_same_dice_whenever_the_same_is_rolled_for() -> None:
    """The k-th roll of a colour of a player is the same, however many other rolls came before it."""
    one, other = parted("five_seals", 1), parted("five_seals", 2)
    assert [row.option for row in one.record.answers] != [row.option for row in other.record.answers]
    rolls = [kind for kind in one.noted.keys() & other.noted.keys() if max(map(len, (one.noted[kind],))) > 1]
    pairs = [(mine, his) for kind in rolls for mine, his in zip(one.noted[kind], other.noted[kind], strict=False)]
    assert len(pairs) > 20
    assert all(mine == his for mine, his in pairs)


def test_a_snapshot_knows_how_often_each_thing_was_rolled_for() -> None:
    match = parted("five_seals", 1)
    body = match.snapshot()
    assert body["falls"] == match.falls
    again = Match.resume(match.game, replace(match.record, before=body["before"], answers=[]), body, match.rng)
    assert again.falls == match.falls

"""Honest records of real tables, and every way we know to forge one: for both who check, ours and the browser's.

PYTHONPATH=src:tests python -m table.forgeries web/.recorded/seals.json
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from extent import of
from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.core.checking import Odds, Receipt, checked, last_link
from magoteka.core.problems import Problem
from magoteka.core.record import GameRecord, from_json, loads
from magoteka.core.seal import (
    STOOD,
    Finding,
    back_link,
    commitment_of,
    first_link,
    links_back,
    next_link,
    seal_in,
    tag_of,
)
from magoteka.games import GAMES
from magoteka.table.checking import verified
from magoteka.table.chronicle import PastMoment, standing
from magoteka.table.head import record_of
from magoteka.table.migration import table_at
from magoteka.table.store import Row
from table.sealed import Sealed

BROKEN = (Problem, ValueError, TypeError, KeyError, IndexError, OverflowError, AttributeError, RecursionError)


class Evening(Sealed):
    """A table at which people have devices with keys, take back, go back, and are stood in for by bots."""

    moved = -1  # the seat that goes on at a device without its key

    def key(self, seat: int) -> str:
        return f"{seat + 41:064x}"

    def give(self) -> None:
        for seat in range(self.head.count):
            self.keep(self.journal.give_part(seat, commitment_of(self.key(seat))))
        self.kept: list[list[tuple[int, str]]] = [[] for _ in range(self.head.count)]

    @property
    def said(self) -> dict[str, list[str]]:
        """What the devices know of what stands."""
        return {str(seat): [tag for _, tag in tags] for seat, tags in enumerate(self.kept)}

    def step(self) -> None:
        """Who takes back, takes it back on his device too."""
        before = {row.seq for row in self.standing()}
        super().step()
        if gone := before - {row.seq for row in self.standing()}:
            self.forget(min(gone) - 1)
        self.unsay()

    def unsay(self) -> None:
        """A part that nobody has heard is taken back without a trace, and may be given again."""
        version, heard = self.journal.version, {tag[:16] for _, _, tag in self.journal.said}
        for seat, tags in enumerate(self.kept):
            stands = [one for one in tags if one[0] < version or one[1] in heard]
            self.kept[seat] = list(dict.fromkeys(stands[::-1]))[::-1]

    def standing(self) -> list[Row]:
        return standing(self.rows())

    def forget(self, keep: int) -> None:
        """As `takenBack` of the browser."""
        self.kept = [[one for one in tags if one[0] < keep] for tags in self.kept]

    def submit(self, seat: int, choice: Any) -> Row | None:
        if seat == self.moved:
            return self.journal.submit(seat, choice)
        version, option = self.journal.version, self.journal.game.codec.encode(choice)
        if self.luck.below(9) == 0:
            return self.journal.submit(seat, choice, (version, STOOD))
        tag = tag_of(self.key(seat), self.head.seal["commitment"], seat, version, option)
        self.kept[seat].append((version, tag[:16]))
        return self.journal.submit(seat, choice, (version, tag))

    def back(self, moment: PastMoment) -> None:
        snapshot = table_at(self.head, self.rows(), moment.version)
        table = self.journal.game.restore(self.head.count, self.head.settings, snapshot)
        self.keep(self.journal.rewind(0, moment, table, snapshot["before"]))
        self.forget(moment.version)

    def ended(self) -> None:
        """Everybody shows his key."""
        for seat in range(self.head.count):
            self.keep(self.journal.give_key(seat, self.key(seat)))

    def receipt(self, record: GameRecord) -> Receipt:
        """What the devices have kept."""
        seal = seal_in(record.seal, record.seats)
        return Receipt(seal.commitment, record.seal["parts"], last_link(seal), self.said)


def played(name: str, seed: int = 1, returns: int = 2) -> Evening:
    """A whole match."""
    table = Evening(name, seed)
    table.give()
    for _ in range(returns):
        table.play(25)
        while table.journal.unsaid:
            table.step()
        if not table.journal.match.over:
            table.back(table.journal.chronicle.moments[-4])
    table.play()
    table.ended()
    return table


@dataclass(frozen=True)
class Honest:
    """A true record, what somebody has kept of it, and which number means what."""

    data: Any
    receipt: Receipt
    odds: Any
    secret: str
    keys: list[str]


def honest(name: str, seed: int = 1) -> Honest:
    """A record as it is saved, without what was told."""
    table, odds = played(name, seed), Odds()
    record = loads(record_of(table.head, table.rows(), None, over=True).dumps())
    receipt = table.receipt(record)
    found = checked(GAMES[name], record, receipt, odds)
    assert found.whole, found
    data = json.loads(record.dumps())
    data["answers"] = [[seat, option, None] for seat, option, _ in data["answers"]]
    return Honest(data, receipt, odds.json(), record.seal["secret"], list(record.seal["keys"]))


def judged(data: Any, receipt: Receipt | None) -> Finding | None:
    """What our check says of a record; None where it cannot be read."""
    try:
        return verified(json.dumps(data), receipt)
    except Problem:
        return None


# --- by accident -----------------------------------------------------------------------------------------------------


def spots(data: Any) -> list[tuple[Any, Any]]:
    """Everything in a record that can be changed, as a container and a place in it."""
    found = []
    waiting: list[Any] = [data]
    while waiting:
        one = waiting.pop()
        keys: Any = list(one) if isinstance(one, dict) else range(len(one)) if isinstance(one, list) else ()
        for key in keys:
            if key not in ("snapshot", "magoteka") and one[key] is not None:
                found.append((one, key))
                waiting.append(one[key])
    return found


def mutants(data: Any, count: int, seed: int) -> Iterator[Any]:
    """Copies of a record with one thing changed, which say another thing than it."""
    rng, true = Rng(seed), meaning(data)
    while count:
        copied = copy.deepcopy(data)
        places = spots(copied)
        mutate(*places[rng.below(len(places))], rng)
        if meaning(copied) != true:
            yield copied
            count -= 1


def meaning(data: Any) -> Any:
    """What a record says, whatever it leaves unsaid."""
    try:
        record = from_json(data)
        return record, seal_in(record.seal, record.seats)
    except BROKEN:
        return None


def mutate(one: Any, key: Any, rng: Rng) -> None:
    """Change a value, leave it out, or say it twice."""
    value = one[key]
    if rng.below(4) == 0:
        del one[key]
    elif isinstance(one, list) and rng.below(6) == 0:
        one.insert(key, copy.deepcopy(value))
    elif type(value) is int:
        one[key] = value + (1, -1, 2, 256)[rng.below(4)]
    elif isinstance(value, str):
        at = rng.below(len(value) or 1)
        one[key] = value[:at] + ("a" if value[at : at + 1] != "a" else "b") + value[at + 1 :]
    elif isinstance(value, list) and len(value) > 1:
        one[key] = value[::-1] if value != value[::-1] else value[1:]
    else:
        one[key] = None


# --- on purpose, by whoever has the secret and the keys --------------------------------------------------------------


def relinked(data: Any, every: bool = True) -> Any:
    """Links that fit."""
    record = from_json(data)
    seal = replace(seal_in(record.seal, record.seats), links=())
    secret = data["seal"]["secret"]
    link, began = links_back(secret, first_link(secret, record, seal), seal.rewinds, 0), 0
    ends = [end for end, _ in data["seal"]["links"] if 0 < end < record.length and every] + [record.length]
    links: list[Any] = []
    for end in ends:
        said = [one for one in seal.said if began <= one[0] < end]
        link = next_link(secret, link, record.answers[began:end], said)
        link, began = links_back(secret, link, seal.rewinds, end), end
        links.append([end, link])
    data["seal"]["links"] = links
    return data


def retagged(data: Any, keys: list[str]) -> Any:
    """Tags that fit."""
    seal = data["seal"]
    for one in seal["said"]:
        seat, option, _ = data["answers"][one[0]]
        one[2] = tag_of(keys[seat], seal["commitment"], seat, one[1], option)
    return data


def other(data: Any, *, nature: bool) -> tuple[int, Any]:
    """An answer that could have been another one, and that."""
    record, rng = from_json(data), Rng(5)
    answers = record.answers
    stood = {place for place, _, tag in data["seal"]["said"] if tag == STOOD}
    for place in sorted({*range(record.length // 2, record.length)} - stood):
        same = [row.option for row in answers if row.option["tag"] == answers[place].option["tag"]]
        others = [one for one in same if one != answers[place].option]
        if (answers[place].seat == NATURE) == nature and others:
            return place, others[rng.below(len(others))]
    raise AssertionError


def bend(data: Any, *, nature: bool) -> int:
    place, option = other(data, nature=nature)
    data["answers"][place][1] = option
    return place


def drop_said(data: Any, keep: Callable[[Any], bool]) -> None:
    data["seal"]["said"] = [one for one in data["seal"]["said"] if keep(one)]


Forge = Callable[[Any, Honest], Any]
FORGERIES: dict[str, Forge] = {}


def forgery(work: Forge) -> Forge:
    FORGERIES[work.__name__.replace("_", " ")] = work
    return work


@forgery
def a_draw_bent(data: Any, one: Honest) -> Any:
    bend(data, nature=True)
    return data


@forgery
def a_draw_bent_and_linked_anew(data: Any, one: Honest) -> Any:
    bend(data, nature=True)
    return relinked(data)


@forgery
def an_answer_changed(data: Any, one: Honest) -> Any:
    bend(data, nature=False)
    return data


@forgery
def an_answer_changed_and_linked_anew(data: Any, one: Honest) -> Any:
    bend(data, nature=False)
    return relinked(data)


@forgery
def an_answer_changed_and_tagged_anew(data: Any, one: Honest) -> Any:
    bend(data, nature=False)
    return relinked(retagged(data, one.keys))


@forgery
def an_answer_changed_by_a_bot_that_was_none(data: Any, one: Honest) -> Any:
    place = bend(data, nature=False)
    for said in data["seal"]["said"]:
        said[2] = STOOD if said[0] == place else said[2]
    return relinked(data)


@forgery
def an_answer_turned_into_a_bots_before_the_last_link_was_given(data: Any, one: Honest) -> Any:
    """The house itself links its lie, and shows that link live: every device keeps it."""
    place = bend(data, nature=False)
    for said in data["seal"]["said"]:
        said[2] = STOOD if said[0] == place else said[2]
    return relinked(data)


@forgery
def an_answer_of_a_bot_that_somebody_gave(data: Any, one: Honest) -> Any:
    """Nothing else is changed, and the house shows the link of it."""
    said = next(said for said in data["seal"]["said"] if said[2] != STOOD)
    said[2] = STOOD
    return relinked(data)


@forgery
def since_the_end(data: Any, one: Honest) -> Any:
    data["seal"]["since"] = len(data["answers"])
    bend(data, nature=True)
    return relinked(data)


@forgery
def since_the_end_without_links(data: Any, one: Honest) -> Any:
    data["seal"]["since"] = len(data["answers"])
    return data


@forgery
def since_the_second_draw(data: Any, one: Honest) -> Any:
    data["seal"]["since"] = 2
    return relinked(data)


@forgery
def dealt_anew_by_a_chosen_seed(data: Any, one: Honest) -> Any:
    data["redealt"] = [len(data["answers"]) // 2, 0, 77]
    return relinked(data)


@forgery
def a_return_dropped(data: Any, one: Honest) -> Any:
    data["seal"]["rewinds"] = data["seal"]["rewinds"][1:]
    return relinked(data)


@forgery
def a_return_added(data: Any, one: Honest) -> Any:
    data["seal"]["rewinds"] = [*data["seal"]["rewinds"], [9, 30]]
    return relinked(data)


@forgery
def a_return_moved(data: Any, one: Honest) -> Any:
    data["seal"]["rewinds"][0][0] -= 1
    return relinked(data)


@forgery
def a_return_behind_the_end(data: Any, one: Honest) -> Any:
    """No link would have to know of it."""
    data["seal"]["rewinds"].append([len(data["answers"]) + 5, len(data["answers"]) + 9])
    return data


@forgery
def a_return_between_rows(data: Any, one: Honest) -> Any:
    """After the last draw, so that it changes no number."""
    last = max(place for place, row in enumerate(data["answers"]) if row[0] == NATURE)
    ends = {end for end, _ in data["seal"]["links"]}
    place = next((place for place in range(last + 1, len(data["answers"])) if place not in ends), -1)
    data["seal"]["rewinds"].append([place, len(data["answers"])])
    return data


@forgery
def parts_that_are_no_lists(data: Any, one: Honest) -> Any:
    data["seal"]["parts"] = [{by: 0, part: 1} for by, part in data["seal"]["parts"]]
    return data


@forgery
def keys_that_are_no_list(data: Any, one: Honest) -> Any:
    data["seal"]["keys"] = dict.fromkeys(data["seal"]["keys"], 0)
    return data


@forgery
def told_something_else(data: Any, one: Honest) -> Any:
    data["answers"][0][2] = 5
    return data


@forgery
def nothing_said_of_what_came_before(data: Any, one: Honest) -> Any:
    data["before"] = None
    return data


@forgery
def of_a_later_format(data: Any, one: Honest) -> Any:
    data["magoteka"] = 99
    return data


@forgery
def of_no_format(data: Any, one: Honest) -> Any:
    data["magoteka"] = True
    return data


@forgery
def another_secret(data: Any, one: Honest) -> Any:
    data["seal"] |= {"secret": "ab" * 32, "commitment": commitment_of("ab" * 32)}
    return relinked(retagged(data, one.keys))


@forgery
def another_secret_under_the_old_fingerprint(data: Any, one: Honest) -> Any:
    data["seal"]["secret"] = "ab" * 32
    return relinked(data)


@forgery
def a_seat_with_another_key(data: Any, one: Honest) -> Any:
    keys = ["cd" * 32, *one.keys[1:]]
    data["seal"]["keys"] = keys
    data["seal"]["parts"][0][1] = commitment_of(keys[0])
    return relinked(retagged(data, keys))


@forgery
def a_seat_that_gave_no_part(data: Any, one: Honest) -> Any:
    data["seal"]["parts"][0], data["seal"]["keys"][0] = ["none", ""], ""
    drop_said(data, lambda said: data["answers"][said[0]][0] != 0)
    return relinked(data)


@forgery
def a_seat_of_a_bot(data: Any, one: Honest) -> Any:
    data["seal"]["parts"][0], data["seal"]["keys"][0] = ["bot", ""], ""
    drop_said(data, lambda said: data["answers"][said[0]][0] != 0)
    return relinked(data)


@forgery
def all_seats_of_bots(data: Any, one: Honest) -> Any:
    data["seal"] |= {"parts": [["bot", ""]] * data["seats"], "keys": [], "said": []}
    return relinked(data)


@forgery
def no_tags(data: Any, one: Honest) -> Any:
    data["seal"]["said"] = []
    return relinked(data)


@forgery
def no_keys(data: Any, one: Honest) -> Any:
    data["seal"]["keys"] = []
    return data


@forgery
def versions_shifted(data: Any, one: Honest) -> Any:
    for said in data["seal"]["said"]:
        said[1] += 1
    return relinked(retagged(data, one.keys))


@forgery
def the_end_cut_off(data: Any, one: Honest) -> Any:
    data["answers"] = data["answers"][:-1]
    drop_said(data, lambda said: said[0] < len(data["answers"]))
    return relinked(data)


@forgery
def a_draw_twice(data: Any, one: Honest) -> Any:
    place = next(at for at, row in enumerate(data["answers"]) if row[0] == NATURE)
    data["answers"].insert(place, copy.deepcopy(data["answers"][place]))
    for said in data["seal"]["said"]:
        said[0] += said[0] >= place
    return relinked(data)


@forgery
def no_links(data: Any, one: Honest) -> Any:
    data["seal"]["links"] = []
    return data


@forgery
def one_link(data: Any, one: Honest) -> Any:
    return relinked(data, every=False)


@forgery
def an_older_log(data: Any, one: Honest) -> Any:
    data["seal"] |= {"log": 1, "said": [], "keys": []}
    return relinked(data)


@forgery
def dice_of_another_kind(data: Any, one: Honest) -> Any:
    data["seal"]["dice"] = 2
    return relinked(data)


@forgery
def another_program(data: Any, one: Honest) -> Any:
    data["seal"]["program"] = "0"
    return relinked(data)


@forgery
def parts_exchanged(data: Any, one: Honest) -> Any:
    data["seal"]["parts"].reverse()
    data["seal"]["keys"].reverse()
    return relinked(retagged(data, one.keys[::-1]))


@forgery
def no_secret(data: Any, one: Honest) -> Any:
    data["seal"]["secret"] = None
    return data


@forgery
def no_seal(data: Any, one: Honest) -> Any:
    del data["seal"]
    return data


@forgery
def another_match(data: Any, one: Honest) -> Any:
    """A true one, under the same secret."""
    data["seal"]["rewinds"] = [[0, 1], *data["seal"]["rewinds"]]
    link = back_link(one.secret, "00" * 32, data["seal"]["rewinds"])
    data["seal"]["links"][-1][1] = link
    return data


@forgery
def the_beginning_left_out(data: Any, one: Honest) -> Any:
    data["before"], data["answers"] = 3, data["answers"][3:]
    return data


LIVE = ("an answer turned into a bots before the last link was given", "an answer of a bot that somebody gave")


def forged(name: str, one: Honest) -> Any:
    return FORGERIES[name](copy.deepcopy(one.data), one)


def receipt_for(kind: str, data: Any, one: Honest) -> Receipt:
    """What devices have kept, when the house has shown the end of what it forged as the end of the match."""
    return replace(one.receipt, last=data["seal"]["links"][-1][1]) if kind in LIVE else one.receipt


def main() -> None:
    """Write down what both are to judge, and how ours did."""
    cases = []
    for name in GAMES:
        one = honest(name)
        shown = {"receipt": asdict(one.receipt), "odds": one.odds}
        records = [("honest", one.data), *((kind, forged(kind, one)) for kind in FORGERIES)]
        records += [("mutant", data) for data in mutants(one.data, of(40, 2500), 7)]
        about = []
        for what, data in records:
            receipt = receipt_for(what, data, one)
            found = judged(data, receipt)
            about.append([what, data, bool(found and found.whole), found and found.kind, receipt.last])
        cases.append({"game": name, **shown, "records": differing(about, one.data)})
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"cases": cases}), encoding="utf-8")


def differing(records: list[Any], data: Any) -> list[Any]:
    """Answers that are those of the honest record are not written again."""
    same = json.dumps(data["answers"])
    return [
        [what, {**one, "answers": None} if what != "honest" and json.dumps(one.get("answers")) == same else one, *rest]
        for what, one, *rest in records
    ]


if __name__ == "__main__":
    main()

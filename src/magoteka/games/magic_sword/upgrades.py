"""How games of older rules go on under newer ones."""

from __future__ import annotations

import dataclasses
import json
from typing import Final

from magoteka.core.agenda import NATURE, Poll, Question
from magoteka.core.bits import has, members
from magoteka.core.codec import Json, tag_of
from magoteka.core.event import Event, Option
from magoteka.core.problems import CannotGoOn
from magoteka.core.record import Answer, GameRecord, Upgrade, same_fact
from magoteka.core.stored import found_in
from magoteka.core.upgrade import with_options
from magoteka.games.magic_sword.box.names import GIANT
from magoteka.games.magic_sword.messages.acts import Ready
from magoteka.games.magic_sword.messages.answers import No, Pass
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.duel import ATTACK, RAID, TOURNAMENT, side_of, spell_free
from magoteka.games.magic_sword.rules.battle.prepare import Prepare, aids
from magoteka.games.magic_sword.rules.character.figure import is_hero
from magoteka.games.magic_sword.rules.character.goods import DropFirst
from magoteka.games.magic_sword.rules.setup.agreed import begin
from magoteka.games.magic_sword.rules.setup.arrival import ChooseHero
from magoteka.games.magic_sword.rules.spells.casting import CastOrPass, might_cast
from magoteka.games.magic_sword.rules.spells.windows import WF
from magoteka.games.magic_sword.rules.square.exploring import EatRowan
from magoteka.games.magic_sword.table.state import NOBODY, WHY, MagicSword

ACTS_OF_1: dict[str, dict[str, str]] = {
    "end": {"tag": "end-turn"},
    "walk": {"tag": "walk"},
    "boat": {"tag": "take-boat"},
    "lamp": {"tag": "light-lamp"},
    "rejoin": {"tag": "rejoin"},
    "retry": {"tag": "retry"},
    "advance": {"tag": "advance"},
    "castle": {"tag": "enter-castle"},
    "pass_by": {"tag": "pass-castle"},
    "turn_back": {"tag": "turn-back"},
    "explore": {"tag": "explore"},
    "decline": {"tag": "leave-unseen"},
    "walk_on": {"tag": "walk-on"},
    "raid": {"tag": "raid"},
    "instruction": {"tag": "obey"},
    "gold": {"tag": "take-gold"},
    "drop": {"tag": "drop"},
    "trophies": {"tag": "trade-trophies"},
    "demon_trophies": {"tag": "trade-demons"},
    "alchemy": {"tag": "turn-into-gold"},
    "casket": {"tag": "open-casket"},
    "elixir": {"tag": "drink-elixir"},
    "mercenary": {"tag": "pay-mercenary"},
    "ruin_mirror": {"tag": "raise-mirror"},
    "blood_price": {"tag": "give-friend"},
    "shift_good": {"tag": "change-alignment", "align": "good"},
    "shift_evil": {"tag": "change-alignment", "align": "evil"},
    "shift_chaotic": {"tag": "change-alignment", "align": "chaotic"},
    "refill": {"tag": "refill"},
    "pouch": {"tag": "fill-pouch"},
    "sell_diamond": {"tag": "sell-diamond"},
    "princess": {"tag": "ask-princess"},
    "viceroy": {"tag": "ask-viceroy"},
    "ready": {"tag": "ready"},
    "crystal": {"tag": "ask-crystal"},
    "loyal_knight": {"tag": "send-knight"},
    "attack": {"tag": "attack"},
    "attack_magic": {"tag": "attack-with-magic"},
    "foul": {"tag": "fight-foul"},
    "behead": {"tag": "behead"},
    "behead_magic": {"tag": "behead-with-magic"},
    "steal_spell": {"tag": "steal-spell"},
    "charm": {"tag": "charm"},
    "con": {"tag": "wheedle"},
    "geas": {"tag": "drive-to-temple"},
    "take_friends": {"tag": "win-over-friends"},
    "life": {"tag": "take-life"},
    "coin": {"tag": "take-coin"},
    "nothing": {"tag": "take-nothing"},
    "cripple_sword": {"tag": "cripple-sword"},
    "cripple_magic": {"tag": "cripple-magic"},
    "offer": {"tag": "offer-trade"},
    "stop": {"tag": "stop"},
    "being": {"tag": "aim-at-being"},
}


def deeds_have_classes(record: GameRecord) -> GameRecord:
    """1 → 2: an act was one answer with a name inside; each is an answer of its own now. The play is the same."""
    return with_options(record, deed)


def deed(option: Json) -> Json:
    """An answer of ruleset 1 as ruleset 2 writes it."""
    return ACTS_OF_1.get(option["act"], option) if option.get("tag") == "act" else option


def from_2(record: GameRecord) -> GameRecord:
    """2 → 3: many small rules became those of the book (docs/rules/magic_sword.en.md, the last chapter).

    A deed that was begun and given up is not begun any more; whether the rest still holds, the next upgrade finds out.
    """
    kept: list[Answer] = []
    given_up = False
    for at, row in enumerate(record.answers):
        skipped = given_up
        given_up = not skipped and at + 1 < len(record.answers) and thought_better(row, record.answers[at + 1])
        if not skipped and not given_up:
            kept.append(row)
    return dataclasses.replace(record, answers=kept)


def from_3(record: GameRecord) -> GameRecord:
    """3 → 4: windows are asked of all seats at once, and what has one answer is not asked.

    The game goes on unless an answer is not allowed any more or something else is told.
    """
    return Retold(record, 3).record()


def from_4(record: GameRecord) -> GameRecord:
    """4 → 5: what happens where two effects meet (docs/rules/magic_sword.en.md, the last chapter).

    The game goes on under the same condition; whoever was not asked what he drops drops nothing.
    """
    return Retold(record, 4).record()


class Retold:
    """A game of older rules on its way through those of today."""

    def __init__(self, record: GameRecord, ruleset: int) -> None:
        self.old = dataclasses.replace(record, answers=bought_at_once(record.answers))
        self.ruleset = ruleset
        self.table = begin(record.seats, record.settings)
        self.table.listening = True
        self.answers: list[Answer] = []
        self.granted: set[int] = set()  # the places of answers that ruleset 4 did not ask for
        self.then: list[Json] = []  # told by the old answers and not yet by the new ones
        self.now: list[Json] = []  # told by the new answers since the last old fact that was found again

    def record(self) -> GameRecord:
        """The record under the next ruleset."""
        for row in self.old.answers:
            self.grant()
            self.answer(row)
            self.then += row.told or []
            self.compare()
        answers = self.answers
        if self.ruleset < 4:  # the upgrade from 4 grants it again
            answers = [row for place, row in enumerate(answers) if place not in self.granted]
        return dataclasses.replace(self.old, answers=answers)

    def answer(self, row: Answer) -> None:
        """One answer, if it is still one."""
        question = self.table.asking()
        if isinstance(question, CastOrPass) and not has(question.waiting, row.seat) and wanted(question):
            self.let_pass(question)
            question = self.table.asking()
        if isinstance(question, ChooseHero) and row.seat == NATURE:
            row = dataclasses.replace(row, seat=int(question.seat))  # MS-A50 what the lot gave is what the player takes
        asked = turned(question, row.seat)
        if asked is not None and not isinstance(asked, Poll) and self.ruleset < 4:
            asked = self.unhurried(asked)
        index = -1 if asked is None else place_of(self.table, asked, row)
        if index >= 0 and asked is not None:
            self.give(asked, index)
        elif question is None or row.seat == NATURE or row.option.get("tag") not in ONLY_ANSWERS:
            self.stop()

    def grant(self) -> None:
        """What ruleset 4 did not ask is answered as it took it."""
        while (question := self.table.asking()) is not None and (option := unasked(self.table, question)) is not None:
            self.granted.add(len(self.answers))
            self.give(question, found_in(self.table, question, option).index)

    def unhurried(self, asked: Question) -> Question:
        """MS-A111 Older rules asked at every step: their players linger whenever they may."""
        linger = place_of(self.table, asked, Answer(int(asked.seat), {"tag": "linger"}))
        if linger < 0:
            return asked
        self.give(asked, linger)
        again = self.table.asking()
        return asked if again is None else again

    def let_pass(self, question: CastOrPass) -> None:
        """Somebody casts: under the older rules the rest were asked only after that, and again."""
        for seat in members(question.waiting):
            asked = turned(self.table.asking(), seat)
            if asked is not None:
                self.give(asked, 0)

    def give(self, asked: Question, index: int) -> None:
        """An answer under the rules of today."""
        option = written(asked.menu(self.table)[index])
        if isinstance(asked, Poll):
            self.table.turn_to(asked.seat)
        self.table.clear_events()
        self.table.answer(index)
        self.table.asking()
        self.answers.append(Answer(int(asked.seat), option))
        self.now += [written(one) for one in self.table.events]

    def compare(self) -> None:
        """What was told then is told now, in the same order, though by other answers."""
        while self.then:
            found = next((at for at, fact in enumerate(self.now) if same_fact(self.then[0], fact)), -1)
            if found < 0:
                break
            del self.now[: found + 1]
            del self.then[0]
        if len(self.then) > FACTS_BEHIND:
            self.stop()

    def stop(self) -> None:
        """The game goes no further than this."""
        problem = CannotGoOn(game="magic_sword", reason="other-rules")
        problem.so_far = dataclasses.replace(self.old, answers=self.answers)
        raise problem


FACTS_BEHIND: Final = 8  # no answer that is not given any more has told so many facts ahead of the next one
ONLY_ANSWERS: Final = (  # what is not asked any more where it is the only answer
    *("pass", "pass-turn", "ready", "walk", "explore", "end-turn", "stop", "attack", "retry", "advance", "turn-back"),
    *("go", "attempt", "card", "case", "rival", "take-coin", "take-life", "take-nothing"),
)


def bought_at_once(answers: list[Answer]) -> list[Answer]:
    """MS-A78 The seller of spells asked whether to look in, and then whether to pay: now he asks once."""
    kept: list[Answer] = []
    for row in answers:
        if asks_twice(kept[-2:], row):
            kept[-1] = dataclasses.replace(kept[-1], option=row.option)
        else:
            kept.append(row)
    return kept


def asks_twice(before: list[Answer], row: Answer) -> bool:
    """Whether an answer is the second one to the seller of spells."""
    if len(before) < 2 or {one.seat for one in before} != {row.seat} or row.option.get("tag") not in ("yes", "no"):
        return False
    return bool(before[0].option.get("design") == "spell_seller" and before[1].option.get("tag") == "yes")


def unasked(table: MagicSword, question: Question) -> Option | None:
    """What ruleset 4 took for granted where it did not ask."""
    if isinstance(question, DropFirst):
        return Pass()
    if isinstance(question, EatRowan) and is_hero(table, question.seat, GIANT):
        return No()
    if isinstance(question, Prepare) and only_drops(table, question):
        return Ready()
    return None


def only_drops(table: MagicSword, question: Prepare) -> bool:
    """MS-5.5 Whether somebody is asked before the dice only because the Robber or the Knight Errant robs him."""
    seat = question.seat
    if not spell_free(table) and might_cast(table, seat, WF, NOBODY):
        return False
    return not robbed_in_4(table, seat) and all(aid == places.DROP for aid in aids(table, seat))


def robbed_in_4(table: MagicSword, seat: int) -> bool:
    """Whom ruleset 4 asked what he drops before the dice."""
    return side_of(table, seat) == 1 and table.duel[WHY] in (ATTACK, TOURNAMENT, RAID)


def wanted(poll: CastOrPass) -> bool:
    """Whether somebody has already said that he casts."""
    return any(index >= 2 for index in poll.given)


def turned(question: Question | None, seat: int) -> Question | None:
    """The question to a seat, if it is asked."""
    if isinstance(question, Poll):
        return question.turned_to(seat) if seat >= 0 and has(question.waiting, seat) else None
    return question if question is not None and question.seat == seat else None


def place_of(table: MagicSword, question: Question, row: Answer) -> int:
    """Where an old answer stands in the menu, −1 if it is not open; whoever was ready for others' battle passes."""
    ready = isinstance(question, CastOrPass) and row.option.get("tag") == "ready"
    option = {"tag": "pass"} if ready else row.option
    menu = question.menu(table)
    return next((index for index in question.indices(table) if written(menu[index]) == option), -1)


BACKED_OUT: Final = ("drop", "turn-into-gold")  # MS-A109 deeds of ruleset 2 that could be given up once begun


def thought_better(row: Answer, following: Answer) -> bool:
    """Whether a deed was begun and nothing was done."""
    begun = row.option.get("tag") in BACKED_OUT and following.seat == row.seat
    return begun and following.option.get("tag") == "pass"


def written(value: Option | Event) -> Json:
    """An answer or an event as a record has it."""
    return json.loads(json.dumps({"tag": tag_of(type(value)), **dataclasses.asdict(value)}))


UPGRADES: Final[dict[int, Upgrade]] = {
    1: deeds_have_classes,
    2: from_2,
    3: from_3,
    4: from_4,
}  # n: to n + 1

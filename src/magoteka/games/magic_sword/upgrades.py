"""How games of older rules go on under newer ones."""

from __future__ import annotations

import dataclasses
import json
from typing import Final

from magoteka.core.agenda import NATURE
from magoteka.core.codec import Json, tag_of
from magoteka.core.event import Event, Option
from magoteka.core.problems import CannotGoOn
from magoteka.core.record import Answer, GameRecord, Upgrade, still_told
from magoteka.core.upgrade import with_options
from magoteka.games.magic_sword.rules.setup.agreed import begin
from magoteka.games.magic_sword.rules.setup.arrival import ChooseHero

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

    The answers stay as they are; the game goes on unless an answer is not allowed any more or something else is told.
    """
    return Retold(record).record()


class Retold:
    """A game of ruleset 2 on its way through the rules of 3."""

    def __init__(self, record: GameRecord) -> None:
        self.old = record
        self.table = begin(record.seats, record.settings)
        self.table.told = True
        self.answers: list[Answer] = []

    def record(self) -> GameRecord:
        """The record under ruleset 3."""
        rows = self.old.answers
        place = 0
        while place < len(rows):
            if place + 1 < len(rows) and thought_better(rows[place], rows[place + 1]):
                place += 2  # a deed that was begun and given up is not begun any more
                continue
            self.answer(rows[place])
            place += 1
        return dataclasses.replace(self.old, answers=self.answers)

    def answer(self, row: Answer) -> None:
        """One answer, if it is still one."""
        question = self.table.asking()
        if isinstance(question, ChooseHero) and row.seat == NATURE:
            row = dataclasses.replace(row, seat=int(question.seat))  # MS-A50 what the lot gave is what the player takes
        if question is None or question.seat != row.seat:
            self.stop()
            return
        for index in question.indices(self.table):
            if written(question.menu(self.table)[index]) == row.option:
                self.table.hush()
                self.table.answer(index)
                self.table.asking()
                if row.told is not None and not still_told(row.told, [written(one) for one in self.table.events]):
                    self.stop()
                self.answers.append(row)
                return
        self.stop()

    def stop(self) -> None:
        """The game goes no further than this."""
        problem = CannotGoOn(game="magic_sword", reason="other-rules")
        problem.so_far = dataclasses.replace(self.old, answers=self.answers)
        raise problem


BACKED_OUT: Final = ("drop", "turn-into-gold")  # MS-A109 deeds of ruleset 2 that could be given up once begun


def thought_better(row: Answer, following: Answer) -> bool:
    """Whether a deed was begun and nothing was done."""
    begun = row.option.get("tag") in BACKED_OUT and following.seat == row.seat
    return begun and following.option.get("tag") == "pass"


def written(value: Option | Event) -> Json:
    """An answer or an event as a record has it."""
    return json.loads(json.dumps({"tag": tag_of(type(value)), **dataclasses.asdict(value)}))


UPGRADES: Final[dict[int, Upgrade]] = {1: deeds_have_classes, 2: from_2}  # ruleset n: its answers as those of n + 1

"""What the views of a game can hold, found out by random matches: always alike for the same rules."""

from __future__ import annotations

from math import ceil, floor
from typing import Any

from magoteka.core.agenda import Question
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.problems import Problem

MATCHES = 30
WIDTHS = 600  # further matches, of which only the width of what is asked is looked at: the widest may be rare
LOOKS = 60  # at the views of a match
LONGEST = 6000


def widened(known: dict[str, Any], value: Any) -> None:
    """Make room for a value."""
    if value is None:
        known["none"] = True
    elif isinstance(value, (bool, int, float)):
        known["least"] = min(known.get("least", floor(value)), floor(value))
        known["most"] = max(known.get("most", ceil(value)), ceil(value))
    elif isinstance(value, str):
        known.setdefault("names", set()).add(value)
    elif isinstance(value, list):
        known["shortest"] = min(known.get("shortest", len(value)), len(value))
        known["length"] = max(known.get("length", 0), len(value))
        each, places = known.setdefault("each", {}), known.setdefault("places", [])
        for place, item in enumerate(value):
            widened(each, item)
            if place == len(places):
                places.append({})
            widened(places[place], item)
    else:
        fields = known.setdefault("kinds", {}).setdefault(value.get("tag", ""), {})
        for field, item in value.items():
            if field != "tag":
                widened(fields.setdefault(field, {}), item)


class Keeper:
    """Keeps what is worth keeping: nothing that is always the same; lists of one length place by place.

    What is called alike has the same room everywhere: a card may lie wherever cards lie.
    """

    def __init__(self, game: Game) -> None:
        self.names: dict[str, set[str]] = {}
        self.least: dict[str, int] = {}
        self.most: dict[str, int] = {}
        for part in game.parts:
            for where in part.where:
                self.names.setdefault(where.partition(".")[2], set()).update(part.each)

    def gather(self, known: dict[str, Any], field: str) -> None:
        """What is known of everything that is called so."""
        if "names" in known:
            self.names.setdefault(field, set()).update(known["names"])
        if "most" in known:
            self.least[field] = min(self.least.get(field, known["least"]), known["least"])
            self.most[field] = max(self.most.get(field, known["most"]), known["most"])
        if "each" in known:
            self.gather(known["each"], field)
        for fields in known.get("kinds", {}).values():
            for name, one in fields.items():
                self.gather(one, name)

    def kept(self, known: dict[str, Any], field: str) -> dict[str, Any]:
        """A place as it is kept; empty where it is always the same."""
        found: dict[str, Any] = {"none": True} if "none" in known else {}
        if "most" in known and (found or known["least"] < known["most"]):
            found |= {"least": self.least[field], "most": self.most[field]}
        if "names" in known and (found or len(known["names"]) > 1):
            found["names"] = sorted(self.names[field])
        if "length" in known and known["shortest"] == known["length"]:
            parts = {str(place): self.kept(one, field) for place, one in enumerate(known["places"])}
            places = {place: part for place, part in parts.items() if part}
            found |= {"places": places} if places else {}
        elif "length" in known:
            found |= {"length": known["length"], "each": self.kept(known["each"], field)}
        kinds = {
            tag: {name: part for name, one in fields.items() if (part := self.kept(one, name))}
            for tag, fields in known.get("kinds", {}).items()
        }
        if len(kinds) > 1 or any(kinds.values()) or (kinds and found):
            found["kinds"] = kinds
        return found


def shared(kept: Any, names: list[list[str]]) -> Any:
    """The same with each list of names told once, and its number where it belongs."""
    if isinstance(kept, dict):
        return {key: number_of(one, names) if key == "names" else shared(one, names) for key, one in kept.items()}
    return kept


def number_of(one: list[str], names: list[list[str]]) -> int:
    """Where a list of names is told."""
    if one not in names:
        names.append(one)
    return names.index(one)


def surveyed(game: Game) -> dict[str, Any]:
    """What random matches with all numbers of seats and all settings show."""
    view: dict[str, Any] = {}
    actions = chances = 0
    for number in range(MATCHES + WIDTHS):
        rng = Rng(number)
        seats = game.least + number % (game.most - game.least + 1)
        g = game.new(seats, settings_of(game, number, rng, seats))
        every = max(1, min(game.max_answers, LONGEST) // (8 * LOOKS))
        for step in range(LONGEST):
            question = g.asking()
            if question is None:
                break
            if question.seat >= 0:
                actions = max(actions, len(question.menu(g)))
            else:
                chances = max(chances, len(question.menu(g)))
            if step % every == 0 and number < MATCHES:
                for seat in range(seats):
                    widened(view, game.codec.encode(game.view(g, seat)))
            g.answer(question.sample(g, rng))
    names: list[list[str]] = []
    keeper = Keeper(game)
    keeper.gather(view, "")
    kept = shared(keeper.kept(view, ""), names)
    widths = {"ruleset": game.ruleset, "actions": actions, "chances": chances}
    return {**widths, "questions": questions_of(game), "names": names, "view": kept}


def questions_of(game: Game) -> list[str]:
    """All that seats can be asked."""
    rows = game.codec.by_kind.values()
    asked = (row.tag for row in rows if issubclass(row.kind, Question) and row.tag not in game.codec.natures)
    return sorted(asked)


def settings_of(game: Game, number: int, rng: Rng, seats: int) -> dict[str, Any]:
    """The usual settings, then the brisk ones, then any that can be agreed on."""
    if number % 3 == 0:
        return {}
    if number % 3 == 1:
        return dict(game.brisk)
    wishes = {one.key: one.choices[rng.below(len(one.choices))] for one in game.settings}
    try:
        game.new(seats, wishes)
    except Problem:
        return {}
    return wishes

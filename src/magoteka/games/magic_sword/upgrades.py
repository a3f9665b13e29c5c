"""How games of older rules go on under newer ones."""

from __future__ import annotations

from typing import Final

from magoteka.core.codec import Json
from magoteka.core.record import GameRecord, Upgrade
from magoteka.core.upgrade import with_options

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


UPGRADES: Final[dict[int, Upgrade]] = {1: deeds_have_classes}  # ruleset n: its answers as those of n + 1

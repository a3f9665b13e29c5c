"""Why an answer is refused: questions and deeds that have a sentence of their own, which says what to do instead."""

from typing import Final

from magoteka.core.codec import tag_of
from magoteka.games.magic_sword.messages import acts

NOT_NOW: Final = "not-now"
NO_MOMENT_FOR_IT: Final = "not-in-this-window"
QUESTIONS: Final = frozenset(
    {
        "aim-mirror",
        "ask-for",
        "at-square",
        "banish",
        "buy-healing",
        "chase-where",
        "choose-hero",
        "choose-loss",
        "court-healer",
        "cross-where",
        "demon-reward",
        "discard-drawn",
        "discard-spell",
        "give-up-item",
        "go-anywhere",
        "guess",
        "imp-keeps",
        "invite",
        "landing",
        "lose-spell",
        "move-bonus",
        "move-event",
        "offer",
        "pay-robber",
        "pick-own",
        "drop-first",
        "place-leviathan",
        "prevent-loss",
        "price",
        "raid-whom",
        "return-spell",
        "sell-items",
        "send-ogre",
        "shift-now",
        "shift-prayer",
        "split-ruin",
        "take-friend",
        "take-from-deck",
        "take-riches",
        "take-spell",
        "turn-choice",
        "walk-where",
        "which-crossroads",
        "which-first",
    }
)
DEEDS: Final = frozenset(tag_of(kind) for kind in acts.DEEDS)


def of_question(tag: str, reason: str) -> str:
    """Why a card, a square or a player cannot be named in answer to a question."""
    return tag if reason == NOT_NOW and tag in QUESTIONS else reason

"""The reasons for an answer, in a sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from magoteka.bots.grounds import Ground
from magoteka.core.game import Game
from magoteka.texts import Texts


def ground_told(texts: Texts, game: Game, why: Ground, names: Sequence[str], you: int) -> str:
    """One reason; what is said of shares is said in whole percents, but where two would look alike."""
    facts: dict[str, object] = {"exact": "yes" if why.exact else "no", "what": "", "more": "yes"}
    if why.thing is not None:
        kind = "gist" if why.thing.gist else "event"
        facts["what"] = texts.sentence(game, kind, why.thing.event, names, you, why.thing.gist)
    if why.share is not None and why.other is not None:
        facts["more"] = "yes" if why.share > why.other else "even" if why.share == why.other else "no"
        facts["points"] = max(1, round(100 * abs(why.share - why.other)))
    for name, share in (("share", why.share), ("other", why.other)):
        facts[name] = "none" if share is None else percent(share, alike=alike(why))
    return texts.say(f"play-why-{why.kind}", **facts)


def percent(share: float, *, alike: bool) -> int | str:
    """In percents; a share between is never said to be nothing or all."""
    return f"{100 * share:.1f}" if alike else round(100 * share)


def alike(why: Ground) -> bool:
    """Whether two shares that differ would look the same."""
    if why.share is None or why.other is None:
        return False
    return why.share != why.other and round(100 * why.share) == round(100 * why.other)

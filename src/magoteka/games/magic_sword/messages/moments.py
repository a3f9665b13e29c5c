"""MS-9.1 When a spell may be cast, in words: made from the windows by which it is offered."""

from collections.abc import Callable

from magoteka.games.magic_sword.box.spells import ANY_MOMENT, SPELLS

WINDOWS = {spell.slug: spell.when for spell in SPELLS}


def moments(say: Callable[..., str], spell: str) -> str:
    """The moments of a spell, those that any turn has taken together."""
    windows: list[str] = list(WINDOWS[spell])
    if set(ANY_MOMENT) <= set(windows):
        windows = ["any", *(one for one in windows if one not in ANY_MOMENT)]
    return ", ".join(
        say("magic_sword-moment", window=one.rstrip("*"), own="yes" if one.endswith("*") else "no") for one in windows
    )


def castable(say: Callable[..., str], spell: str) -> str:
    """The moments of a spell as a sentence."""
    return say("magic_sword-castable", moments=moments(say, spell))

"""Which Magoteka this is."""

import platform

from magoteka import __version__
from magoteka.core import agenda
from magoteka.games import GAMES


def mode() -> str:
    """Whether the rules run compiled or interpreted."""
    return "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"


def version() -> str:
    """Name, number and mode, then whose Python runs it and which rules it plays: the same in every language."""
    rulesets = ", ".join(f"{name} {GAMES.ruleset_of(name)}" for name in GAMES)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"magoteka {__version__} ({mode()})\n{python}\nrulesets: {rulesets}"

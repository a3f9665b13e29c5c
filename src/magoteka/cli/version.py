"""Which Magoteka this is."""

from magoteka import __version__
from magoteka.core import agenda


def mode() -> str:
    """Whether the rules run compiled or interpreted."""
    return "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"


def version() -> str:
    """Name, number and mode, the same in every language."""
    return f"magoteka {__version__} ({mode()})"

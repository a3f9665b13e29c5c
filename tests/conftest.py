"""Which rules are under test, and clauses that a test plays."""

import os

import pytest

from magoteka.core import agenda


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test the wrong thing: `make test` says which mode it means."""
    compiled = not str(agenda.__file__).endswith(".py")
    expected = os.environ.get("MAGOTEKA_EXPECT", "interpreted") == "compiled"
    if compiled != expected:
        raise pytest.UsageError(f"the rules are {'compiled' if compiled else 'interpreted'}, the run expects otherwise")

"""The altered program, made once for all who ask."""

import pytest

from saves.altering import Altered, altered


@pytest.fixture(scope="session")
def other(tmp_path_factory: pytest.TempPathFactory) -> Altered:
    """The program after a refactoring."""
    return altered(tmp_path_factory.mktemp("altered"))

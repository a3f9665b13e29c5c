"""The houses and people of the other browser tests."""

from browser.conftest import chromium, house, person, same_choices

__all__ = ["chromium", "house", "person", "same_choices"]

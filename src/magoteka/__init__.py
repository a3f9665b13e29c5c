"""Маготека: a library of magic board games, exact to the last clause."""

__version__ = "0.2.0"

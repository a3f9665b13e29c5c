"""Mygame, a game for Magoteka."""

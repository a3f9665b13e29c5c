"""Readers of a chronicle: each rebuilds the public board of a game from what a spectator is told, and nothing else."""

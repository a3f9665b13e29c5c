"""The game and the language that are added live here as files to be copied, not as tests of this house."""

collect_ignore = ["runes", "sindarin"]

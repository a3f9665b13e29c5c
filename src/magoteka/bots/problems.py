"""What can go wrong with bots."""

from magoteka.core.problems import Problem


class UnknownBot(Problem):
    """There is no bot of that level."""

    tag = "unknown-bot"
    sentence = "There is no bot called {level}; the bots are {known}."


class BrokenBot(Problem):
    """A bot of another package that cannot be loaded."""

    tag = "broken-bot"
    sentence = "The bot {level} cannot be used ({what})."


class CannotAnalyse(Problem):
    """A match of a game in which nobody can look ahead."""

    tag = "cannot-analyse"
    sentence = "No match of {game} can be analysed: nobody knows how to play it on."


class NotAskedFor(Exception):
    """A bot reached for a part of its chair that it had not asked for."""

    def __init__(self, what: str, flag: str) -> None:
        super().__init__(f"a bot whose `{flag}` is false gets no {what}")

"""What can go wrong at the edge: each problem is one sentence, and a tag to say it in another language."""

from typing import Any, ClassVar


class Problem(Exception):
    """Something a caller asked for that cannot be done; nothing was changed."""

    tag: ClassVar[str] = "problem"
    sentence: ClassVar[str] = ""

    def __init__(self, **facts: object) -> None:
        super().__init__(self.sentence.format(**facts))
        self.facts = facts

    @property
    def plain(self) -> dict[str, bool | int | str]:
        """The facts as JSON."""
        return {key: one if isinstance(one, (bool, int, str)) else str(one) for key, one in self.facts.items()}


class UnknownGame(Problem):
    """There is no game of that name."""

    tag = "unknown-game"
    sentence = "There is no game called {name}; the games are {known}."


class BrokenGame(Problem):
    """A package brings a game that cannot be loaded."""

    tag = "broken-game"
    sentence = "The game {name} cannot be loaded: {why}."


class ApartAllTurn(Problem):
    """Two designs that never come into play within one turn."""

    tag = "apart-all-turn"
    sentence = "{pair} do not meet within one turn."


class BadSeats(Problem):
    """The game is not played by so many."""

    tag = "bad-seats"
    sentence = "{game} is for {least} to {most} players, not {seats}."


class UnknownSetting(Problem):
    """The game has no such option."""

    tag = "unknown-setting"
    sentence = "{game} has no option {key}; it has {known}."


class BadSetting(Problem):
    """The option has no such value."""

    tag = "bad-setting"
    sentence = "Option {key} cannot be {value}; it can be {allowed}."


class BadRecord(Problem):
    """A saved game that cannot be read."""

    tag = "bad-record"
    sentence = "This is not a readable saved game: {what}."


class NewerRecord(Problem):
    """A saved game of a version that this program does not know."""

    tag = "newer-record"
    sentence = "This game was saved by a newer program ({part} {found}, here {known}): update Magoteka."


class OlderRecord(Problem):
    """A saved game of rules that have changed since."""

    tag = "older-record"
    sentence = "This game of {game} was saved under ruleset {found}; the rules are at {known} now and cannot replay it."


class CannotGoOn(Problem):
    """A game of older rules in which something happened that the rules of today do not know."""

    tag = "cannot-go-on"
    sentence = "This game of {game} cannot go on under the rules of today ({reason})."
    so_far: Any = None  # the record up to there, as upgraded, where there is one


class StaleSnapshot(Problem):
    """A snapshot of a table that was built in another way; the answers make the table anew."""

    tag = "stale-snapshot"
    sentence = "The snapshot was taken by another program."


class TamperedRecord(Problem):
    """A record whose answers do not lead where it says."""

    tag = "tampered-record"
    sentence = "The record is wrong at answer {answer}: {what}."


class NotYourTurn(Problem):
    """An answer from a seat that was not asked."""

    tag = "not-your-turn"
    sentence = "Seat {seat} is not asked anything now ({clause})."


class IllegalAnswer(Problem):
    """An answer that was not among the options."""

    tag = "illegal-answer"
    sentence = "Seat {seat} may not answer {choice} now ({clause})."


class NothingToUndo(Problem):
    """The seat's last answer cannot be taken back."""

    tag = "nothing-to-undo"
    sentence = (
        "Seat {seat} cannot take anything back: others have answered since, something was revealed, or it is over."
    )

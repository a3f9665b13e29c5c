"""What can go wrong in the arena."""

from magoteka.core.problems import Problem


class NoRay(Problem):
    """Ray is an extra."""

    tag = "no-ray"
    sentence = "Ray is not installed: pip install 'magoteka[ray]'."


class OtherContest(Problem):
    """The file belongs to something else."""

    tag = "other-contest"
    sentence = "{path} holds another contest, or one of another version: choose another file."


class OtherSeries(Problem):
    """The file belongs to something else."""

    tag = "other-series"
    sentence = "{path} holds other matches, or those of another version: choose another file."


class NoArrow(Problem):
    """PyArrow is an extra."""

    tag = "no-arrow"
    sentence = "Parquet files need PyArrow: pip install 'magoteka[collections]'."


class SmallField(Problem):
    """Nobody to meet."""

    tag = "small-field"
    sentence = "A contest needs at least two bots: --field greedy,random."


class BadVariant(Problem):
    """A file that says nothing about a game."""

    tag = "bad-variant"
    sentence = "{path} is no variant of the game: {why}."


class NoSuchNumber(Problem):
    """A way that leads nowhere."""

    tag = "no-such-number"
    sentence = "There is nothing to change at {place}: {why}."


class WrongNumber(Problem):
    """Something of another kind than what is there."""

    tag = "wrong-number"
    sentence = "{place} is {old} and cannot become {new}."


class OutOfBounds(Problem):
    """A number with which there is no game."""

    tag = "out-of-bounds"
    sentence = "{place} may be {least} to {most}, not {new}."


class BrokenVariant(Problem):
    """The changed game cannot be played."""

    tag = "broken-variant"
    sentence = "{name} cannot be played: {why}."

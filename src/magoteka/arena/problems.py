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

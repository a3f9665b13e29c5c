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


class SmallField(Problem):
    """Nobody to meet."""

    tag = "small-field"
    sentence = "A contest needs at least two bots: --field greedy,random."

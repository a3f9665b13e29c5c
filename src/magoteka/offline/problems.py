"""What cannot be done in a house without a server: one sentence each, as in the core."""

from magoteka.core.problems import Problem


class NobodyComes(Problem):
    """A seat for a friend where nobody else can come."""

    tag = "nobody-comes"
    sentence = "Nobody can come here from another device: this house has no server."


class BadFile(Problem):
    """A file that holds no tables."""

    tag = "bad-file"
    sentence = "The file holds no tables of ours."

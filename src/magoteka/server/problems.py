"""What can go wrong between a browser and the house: one sentence each, as in the core."""

from magoteka.core.problems import Problem


class TooLarge(Problem):
    """A message above the limit."""

    tag = "too-large"
    sentence = "A message may have at most {limit} bytes."


class NoPage(Problem):
    """There is no such page."""

    tag = "no-page"
    sentence = "There is no such page."


class Foreign(Problem):
    """A request that another site makes in a guest's name."""

    tag = "foreign"
    sentence = "Requests from other sites are not taken."


class OtherHouse(Problem):
    """A request to a name that this house does not bear."""

    tag = "other-house"
    sentence = "The house is not known by this name here; its keeper can add it with --host."


class CannotShare(Problem):
    """There is no local network, or its port is taken."""

    tag = "cannot-share"
    sentence = "The house cannot be shown in the local network."


class Broken(Problem):
    """A mistake of the program."""

    tag = "broken"
    sentence = "Something went wrong here; nothing that was stored is lost."

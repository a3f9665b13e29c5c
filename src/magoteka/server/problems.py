"""What can go wrong between the net and the house: one sentence each, as in the core."""

from magoteka.core.problems import Problem
from magoteka.house import problems


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


class NotReady(Problem):
    """The store does not take what is written."""

    tag = "not-ready"
    sentence = "The house is not ready: its store does not take what is written."


class NotEmpty(Problem):
    """A copy goes to where nothing is that it could spoil."""

    tag = "not-empty"
    sentence = "There are tables already in the database that a copy was to go into."


STATUS = {**problems.STATUS, Foreign: 403, OtherHouse: 421, CannotShare: 409, NotReady: 503}

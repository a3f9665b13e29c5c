"""What can go wrong between a caller and the house, one sentence each; and the status of every refusal."""

from magoteka.core.problems import Problem
from magoteka.table import problems as at_table


class TooLarge(Problem):
    """A message above the limit."""

    tag = "too-large"
    sentence = "A message may have at most {limit} bytes."


class NoPage(Problem):
    """There is no such page."""

    tag = "no-page"
    sentence = "There is no such page."


class Broken(Problem):
    """A mistake of the program."""

    tag = "broken"
    sentence = "Something went wrong here; nothing that was stored is lost."


class Busy(Problem):
    """Others are being worked for."""

    tag = "busy"
    sentence = "There is too much to do here now; your place in the queue is {place}. Come again in a moment."


class Full(Problem):
    """There is no room for more."""

    tag = "full"
    sentence = "There is no room here for new tables just now; those that are there go on."


STATUS: dict[type[Problem], int] = {
    at_table.NoTable: 404,
    at_table.NoContest: 404,
    at_table.NoCode: 404,
    NoPage: 404,
    at_table.NotYours: 403,
    at_table.SeatTaken: 409,
    at_table.TableFull: 409,
    at_table.HasSeat: 409,
    at_table.NotOver: 409,
    at_table.SameCards: 409,
    at_table.SeenDeal: 409,
    at_table.ContestClosed: 409,
    at_table.ContestFull: 409,
    at_table.CannotAnswer: 409,
    at_table.NoClub: 404,
    at_table.NotOrganiser: 403,
    at_table.ClubMuted: 403,
    at_table.ClubFull: 409,
    at_table.ClubChanged: 409,
    at_table.NoTournament: 404,
    at_table.TournamentClosed: 409,
    at_table.TournamentFull: 409,
    at_table.TooLate: 409,
    at_table.StillPlayed: 409,
    at_table.LastRound: 409,
    TooLarge: 413,
    at_table.TooFast: 429,
    Broken: 500,
    Busy: 503,
    Full: 503,
    at_table.NotStored: 503,
}  # whatever else is refused makes no sense: 400

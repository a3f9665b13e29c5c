"""What can go wrong at a table: one sentence each, as in the core."""

from magoteka.core.problems import Problem


class NoTable(Problem):
    """There is no such table."""

    tag = "no-table"
    sentence = "There is no such table, or the link is out of date."


class NotYours(Problem):
    """The asker has no right to it."""

    tag = "not-yours"
    sentence = "This seat or table is not yours: ask for a link."


class SeatTaken(Problem):
    """An invitation that somebody else has used."""

    tag = "seat-taken"
    sentence = "Somebody has already taken this seat."


class TableFull(Problem):
    """A link for any free seat of a table that has none."""

    tag = "table-full"
    sentence = "Every seat at this table is taken."


class NoRest(Problem):
    """More days away from a table than somebody has."""

    tag = "no-rest"
    sentence = "You have {left} days of rest left at this table."


class NoCode(Problem):
    """A code for another device that was never given, is used up, or too old."""

    tag = "no-code"
    sentence = "There is no such code, or it is used up or out of date."


class HasSeat(Problem):
    """A device that has a seat at the table does not take another one by a code."""

    tag = "has-seat"
    sentence = "This device already has a seat at that table."


class SeatsOpen(Problem):
    """Play begins when every seat is taken."""

    tag = "seats-open"
    sentence = "The table waits until every seat is taken."


class BadRequest(Problem):
    """A request that does not make sense."""

    tag = "bad-request"
    sentence = "That request cannot be read: {what}."


class TooFast(Problem):
    """More messages than a person sends."""

    tag = "too-fast"
    sentence = "That was too much at once; wait a moment."


class Crowded(Problem):
    """More connections than a table has room for; those who sit at it have a room of their own."""

    tag = "crowded"
    sentence = "There is no room for another connection at this table."


class Muted(Problem):
    """The host has asked for silence."""

    tag = "muted"
    sentence = "The host of this table has asked for silence."


class NoHelp(Problem):
    """Odds and hints at a table without training, or of a game that has none."""

    tag = "no-help"
    sentence = "There are no odds and hints at this table."


class LateHint(Problem):
    """A hint that took longer than a house thinks; the next one may well be found in time."""

    tag = "late-hint"
    sentence = "The hint was not ready in time; ask for it once more."


class NotStored(Problem):
    """The disk refused: nobody was told, nothing has changed."""

    tag = "not-stored"
    sentence = "The answer could not be stored and does not count; try once more."


class Paused(Problem):
    """Somebody who sits at the table has asked for a pause."""

    tag = "paused"
    sentence = "The match is paused; whoever sits here can let it go on."


class CannotRewind(Problem):
    """There is no way back to there, or the others have just been asked."""

    tag = "cannot-rewind"
    sentence = "The table cannot go back there now."


class CannotLeave(Problem):
    """An answer is left beforehand only where it is played over days, and to what the seat may be asked next."""

    tag = "cannot-leave"
    sentence = "Nothing can be answered here beforehand."


class BadPosition(Problem):
    """A link or a file that holds no position."""

    tag = "bad-position"
    sentence = "This link holds no position: it was cut off, or comes from another Magoteka."


class OverThere(Problem):
    """A position in which nobody is asked any more."""

    tag = "over-there"
    sentence = "The match is over in this position: there is nothing left to play."


class UnfinishedRecord(Problem):
    """A record of a match that has not ended."""

    tag = "unfinished-record"
    sentence = "The match of this file is not over: play it to its end with `magoteka play --load`, then open it here."


class SpoiltRecord(Problem):
    """A record that was changed after it was written."""

    tag = "spoilt-record"
    sentence = "This file is not as it was written (answer {answer}): save the record once more, and open that file."


class NotOver(Problem):
    """Records hold secrets until the end."""

    tag = "not-over"
    sentence = "The record can be read when the match is over."


class NoPerspective(Problem):
    """A perspective from which the asker may not look: a match that goes on is seen from one's own seat alone."""

    tag = "no-perspective"
    sentence = "The match can be looked at with these eyes when it is over."


class CannotAnswer(Problem):
    """A table whose stored answers this program cannot play to their end."""

    tag = "cannot-answer"
    sentence = "This table can only be looked at: {why}"


class NoContest(Problem):
    """There is no such contest."""

    tag = "no-contest"
    sentence = "There is no such contest, or the link is out of date."


class SameCards(Problem):
    """What would show the cards of a contest to those who are still to play them, or change the luck of one table."""

    tag = "same-cards"
    sentence = "This is not done while others may still play the same cards."


class SeenDeal(Problem):
    """Somebody who has the cards of a deal, or has had them, does not play them at another table."""

    tag = "seen-deal"
    sentence = "You have already taken these cards at another table."


class ContestClosed(Problem):
    """A contest that takes no further tables."""

    tag = "contest-closed"
    sentence = "This contest is closed."


class ContestFull(Problem):
    """A contest with as many people as a house compares."""

    tag = "contest-full"
    sentence = "No more people can take part in this contest."


class NoClub(Problem):
    """There is no such club for whoever asks."""

    tag = "no-club"
    sentence = "There is no such club, or the link is out of date."


class NotOrganiser(Problem):
    """Something that the organisers of a club do, or its owner."""

    tag = "not-organiser"
    sentence = "In this club that is up to others."


class ClubMuted(Problem):
    """An announcement of somebody whom the organisers have muted."""

    tag = "club-muted"
    sentence = "The organisers have asked you not to write here for now."


class ClubFull(Problem):
    """A club with as many people as a room holds."""

    tag = "club-full"
    sentence = "There is no more room in this club."


class ClubChanged(Problem):
    """Somebody else has changed the same thing in a club just now."""

    tag = "club-changed"
    sentence = "Somebody else has just changed this: look at it again."


class NoTournament(Problem):
    """There is no such tournament."""

    tag = "no-tournament"
    sentence = "There is no such tournament, or the link is out of date."


class TournamentClosed(Problem):
    """A tournament that goes on no longer."""

    tag = "tournament-closed"
    sentence = "This tournament is closed."


class TournamentFull(Problem):
    """A tournament with as many people as a house seats."""

    tag = "tournament-full"
    sentence = "No more people can take part in this tournament."


class TooLate(Problem):
    """A knock-out that has begun takes nobody in."""

    tag = "too-late"
    sentence = "The first round has begun: nobody can enter a knock-out any more, but a reserve can."


class StillPlayed(Problem):
    """The next round waits for the tables of this one."""

    tag = "still-played"
    sentence = "Tables without a result: {tables}. The next round begins when all have one."


class LastRound(Problem):
    """All rounds are played, or nobody is there to play another."""

    tag = "last-round"
    sentence = "There is no further round: all are played, or too few people are there."


class CannotShow(Problem):
    """A table of which this program cannot show anything."""

    tag = "cannot-show"
    sentence = "This table is kept, but cannot be shown: {why}"

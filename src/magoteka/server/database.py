"""What the database looks like: the newest schema; how older ones become it is told in `migrations`."""

from __future__ import annotations

import sqlalchemy as sa

# 1, of Magoteka 0.1.0, had no snapshots, 2 no owners of tables, 3 no finished matches, 4 no contests, 5 no analyses,
# 6 no ratings, 7 no way from a table to the lists in which it is, 8 no clocks for play over days,
# 9 no notices, 10 no notes, 11 no answers left beforehand,
# 12 did not know which guests are one person, 13 no clubs, 14 no tournaments
SCHEMA = 15

META = sa.MetaData()
ABOUT = sa.Table("about", META, sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text))
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("head", sa.Text, nullable=False),  # what never changes
    sa.Column("brief", sa.Text, nullable=False),  # what the list of my tables shows
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("owner", sa.Text),  # the process that has the table, of several on one database
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),  # how often the table has changed hands
    sa.Column("present", sa.Text, nullable=False, server_default="[]"),  # the guests who are there, as its owner knows
    sa.Column("due", sa.Float),  # when somebody's time is up, where it is played over days
    sa.Index("tables_due", "due"),
)
ANSWERS = sa.Table(
    "answers",
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
CHAT = sa.Table(
    "chat",
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)
SNAPSHOTS = sa.Table(
    "snapshots",
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
SITTING = sa.Table(
    "sitting",
    META,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Index("sitting_table", "table_id"),
)
NOTES = sa.Table(
    "notes",  # what somebody has written down for himself
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
    sa.Index("notes_guest", "guest"),
)
PROVISOS = sa.Table(
    "provisos",  # answers that are left beforehand
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Index("provisos_guest", "guest"),
)
KIN = sa.Table(
    "kin",  # guests who wear the profile of another one: the same person at another device
    META,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, nullable=False),
    sa.Index("kin_person", "person"),
)
MATCHES = sa.Table(
    "matches",
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("begun", sa.Float, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # who played, and what came of it
    sa.Column("company", sa.Text),  # who met whom at which game, where the match may count for ratings
    sa.Column("rated", sa.Integer, nullable=False, server_default="0"),  # what came of that; 0: not reckoned yet
    sa.Index("matches_company", "company", "ended"),
    sa.Index("matches_rated", "rated", "ended"),
)
PLAYED = sa.Table(
    "played",
    META,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("helped", sa.Integer, nullable=False, server_default="0"),  # 1: was given hints
    sa.Index("played_table", "table_id"),
)
RATINGS = sa.Table(
    "ratings",
    META,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
)
UNRATED = sa.Table("unrated", META, sa.Column("guest", sa.Text, primary_key=True))  # who wants no rating
CONTESTS = sa.Table(
    "contests",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("owner", sa.Text, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("closed", sa.Float, nullable=False, server_default="0"),  # when the secrets of its deals were told
    sa.Column("body", sa.Text, nullable=False),  # what is played, and those secrets
)
ENTRIES = sa.Table(
    "entries",  # who has had the cards of a deal, and at which table; the row outlives the table
    META,
    sa.Column("contest", sa.Text, primary_key=True),
    sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
)
CLUBS = sa.Table(
    "clubs",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("joining", sa.Text, nullable=False),  # the secret of its link
    sa.Column("version", sa.Integer, nullable=False),  # how often the body has changed
    sa.Column("body", sa.Text, nullable=False),  # what it is called, and what is played there
)
MEMBERS = sa.Table(
    "members",
    META,
    sa.Column("club", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("badge", sa.Text, nullable=False),  # how the others in the club tell him apart
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("muted", sa.Integer, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # his name and look
    sa.Column("wish", sa.Text, nullable=False),  # what he would play, and until when
    sa.Index("members_guest", "guest"),
)
CLUB_WORDS = sa.Table(
    "club_words",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("club", sa.Text, nullable=False),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Index("club_words_club", "club"),
    sa.Index("club_words_guest", "guest"),
)
CLUB_TABLES = sa.Table(
    "club_tables",
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("club", sa.Text, nullable=False),
    sa.Index("club_tables_club", "club"),
)
TOURNAMENTS = sa.Table(
    "tournaments",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("club", sa.Text, nullable=False),  # "": of none
    sa.Column("season", sa.Text, nullable=False),  # of which it is an evening; "": of none
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("closed", sa.Float, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # how often it has changed: of two who change it one is late
    sa.Column("body", sa.Text, nullable=False),  # plan, people, rounds and results
    sa.Index("tournaments_club", "club"),
    sa.Index("tournaments_season", "season"),
)
ENTRANTS = sa.Table(
    "entrants",  # in whose list a tournament is
    META,
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("tournament", sa.Text, primary_key=True),
)
ANALYSES = sa.Table(
    "analyses",
    META,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("body", sa.Text),  # what was found; NULL: somebody waits for it
    sa.Column("asked", sa.Float, nullable=False),
)
CHANNELS = sa.Table(
    "channels",  # how guests are told that it is their turn
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("to", sa.Text, nullable=False),
    sa.Column("lang", sa.Text, nullable=False),
    sa.Column("origin", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),  # "": all tables of the guest
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("confirmed", sa.Integer, nullable=False),
    sa.Column("daily", sa.Integer, nullable=False),
    sa.Column("told", sa.Float, nullable=False),
    sa.Index("channels_guest", "guest"),
)
TOLD = sa.Table(
    "told",  # the question that was told last by a way, of each table
    META,
    sa.Column("channel", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("question", sa.Text, nullable=False),
)
PROCESSES = sa.Table(
    "processes",
    META,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),  # host:port, where the others reach it
    sa.Column("until", sa.Float, nullable=False),  # by the clock of the database
)
SPENT = sa.Table(
    "spent",
    META,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("total", sa.BigInteger, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

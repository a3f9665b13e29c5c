"""The family book: evenings, people, and what was earned for the first time."""

from magoteka.table.book import APART, book
from magoteka.table.counts import Finished, FinishedPlayer, body_of, finished_in

ANNA, BORIS, BOT = (
    FinishedPlayer("Анна", "a", None),
    FinishedPlayer("Борис", "b", None),
    FinishedPlayer("", None, "kind"),
)
GLEB = FinishedPlayer("Глеб", "a", None, here=True)


def over(table: str, ended: float, *players: FinishedPlayer, honours: tuple[tuple[int, str], ...] = ()) -> Finished:
    return Finished(table, "siggil", 0.0, ended, 9, players, (0,), scores=(7, 0), honours=honours)


def test_evenings_are_matches_that_ended_one_soon_after_another() -> None:
    matches = [over("c", 3 * APART, ANNA, BOT), over("b", 1.5 * APART, ANNA, BORIS), over("a", APART, BORIS, ANNA)]
    found = book(matches, {"a"})
    assert [[one.table for one in evening.matches] for evening in found.evenings] == [["c"], ["a", "b"]]
    assert [evening.names for evening in found.evenings] == [["Анна"], ["Анна", "Борис"]]
    assert [evening.since for evening in found.evenings] == [3 * APART, APART]
    assert [(seat.name, seat.mine, seat.score) for seat in found.evenings[1].matches[0].seats] == [
        ("Борис", False, 7),
        ("Анна", True, 0),
    ]


def test_what_was_earned_is_told_once_with_its_first_time_and_never_of_bots() -> None:
    seven = ((0, "seven-spirits"),)
    matches = [
        over("d", 4.0, BOT, ANNA, honours=seven),
        over("c", 3.0, ANNA, BORIS, honours=seven),
        over("b", 2.0, GLEB, BORIS, honours=seven),
        over("a", 1.0, FinishedPlayer("Аня", "phone", None), BORIS, honours=seven),
    ]
    told = [(one.who, one.mine, one.table, one.times) for one in book(matches, {"a", "phone"}).honours]
    assert told == [("Анна", True, "a", 2), ("Глеб", False, "b", 1)]


def test_whoever_has_left_the_house_is_nobody_who_earned_anything() -> None:
    gone = FinishedPlayer("", None, None)
    seven = ((0, "seven-spirits"), (1, "seven-spirits"))
    found = book([over("b", 2.0, gone, ANNA, honours=seven), over("a", 1.0, gone, gone, honours=seven)], {"a"})
    assert [(one.who, one.table, one.times) for one in found.honours] == [("Анна", "b", 1)]


def test_what_was_earned_is_kept_with_the_match() -> None:
    seats = [{"name": "Анна", "holder": "a", "level": None, "here": False}]
    brief = {
        "over": True,
        "free": True,
        "seats": seats,
        "winners": [0],
        "scores": [7],
        "honours": [(0, "seven-spirits")],
    }
    body = body_of(brief)
    row = {"table_id": "t", "game": "siggil", "begun": 0.0, "ended": 1.0, "moves": 1, "helped": 0, "body": body}
    assert finished_in(row).honours == ((0, "seven-spirits"),)
    assert "honours" not in body_of({**brief, "honours": []})

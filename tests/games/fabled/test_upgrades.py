"""Games of older rulesets under the rules of today."""

from dataclasses import replace
from pathlib import Path

import pytest

from games.fabled.stage import GAME, a, options, step, table
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.core.problems import CannotGoOn
from magoteka.core.record import GameRecord, loads
from magoteka.core.upgrade import upgraded
from magoteka.games.fabled.box.components import ALLIES, FORMER_WISDOM, LEVELS, START_WISDOM
from magoteka.texts import Texts

HERE = Path(__file__).parent
BOOKS_OF_1 = [(32, 1, 0, 0), (5, 7, 0, 0)]  # as that game ended
BOOKS_OF_2 = {
    1: [(15, 2, 0, 0)],
    2: [(11, 3, 0, 0), (8, 3, 0, 1)],
    3: [(8, 2, 0, 0), (10, 2, 0, 0), (18, 3, 0, 0)],
    4: [(5, 5, 0, 0), (2, 2, 1, 0), (3, 2, 0, 0), (12, 0, 0, 0)],
    5: [(19, 1, 0, 0), (5, 2, 0, 0), (11, 1, 1, 0), (5, 0, 0, 1), (14, 4, 1, 0)],
}
BOOKS_OF_3 = {
    1: [(44, 2, 0, 0)],
    2: [(11, 2, 0, 0), (9, 0, 1, 1)],
    3: [(7, 7, 1, 0), (5, 3, 1, 0), (10, 3, 0, 0)],
    4: [(5, 0, 0, 0), (14, 2, 0, 0), (2, 2, 0, 0), (22, 6, 2, 0)],
    5: [(4, 6, 0, 0), (18, 3, 0, 0), (32, 0, 0, 0), (10, 0, 0, 0), (7, 3, 1, 0)],
}
RECORDS = HERE.parents[1] / "records" / "fabled" / "r1"


def old(name: str) -> GameRecord:
    return loads((HERE / "old" / f"{name}.json").read_text("utf-8"))


def tags(record: GameRecord) -> list[str]:
    return [row.option["tag"] for row in record.answers]


def test_a_visit_told_to_a_poll_is_made_when_its_turn_comes() -> None:
    record = old("polled-visits")
    match = Match.replay(GAME, record)
    assert match.over
    assert [player.books for player in match.view(None).players] == BOOKS_OF_1
    assert tags(match.record).count("visit") < tags(record).count("visit")
    assert (
        len(match.record.answers) == len(record.answers) + 3
    )  # which numbers and rules, and which volkhv visits first


def test_an_action_phase_that_now_goes_on_is_ended() -> None:
    record = loads((RECORDS / "4-seats.json").read_text("utf-8"))
    today = upgraded(GAME, record)
    assert tags(today).count("end-actions") == tags(record).count("end-actions") + 2
    assert len(today.answers) == len(record.answers) + 4  # and two say which numbers and rules
    assert Match.replay(GAME, record).over


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_game_whose_spirits_walked_through_the_fog_stops_there(lang: str) -> None:
    record = old("spirits-in-fog")
    with pytest.raises(CannotGoOn) as stopped:
        Match.replay(GAME, record)
    assert "2" in Texts(lang).problem(stopped.value)
    far, why = Match.replay_far(GAME, record)
    assert isinstance(why, CannotGoOn)
    assert far.view(None).event == "ev_b2"
    assert 0 < len(far.record.answers) < len(record.answers)


def test_a_poll_that_had_not_closed_is_asked_again() -> None:
    record = old("polled-visits")
    answers = record.answers
    for place, row in enumerate(answers):
        if row.option["tag"] == "visit":
            match = Match.replay(GAME, replace(record, answers=answers[: place + 1]))
            assert not match.over
            assert match.waiting()


def test_what_is_nobodys_answer_stops_the_game() -> None:
    record = old("polled-visits")
    record.answers[-1] = replace(record.answers[-1], option={"tag": "announce", "terrain": "sea"})
    with pytest.raises(CannotGoOn):
        Match.replay(GAME, record)


@pytest.mark.parametrize(("seats", "books"), BOOKS_OF_2.items())
def test_a_game_of_ruleset_2_keeps_the_numbers_of_its_allies(seats: int, books: list[tuple[int, ...]]) -> None:
    record = loads((RECORDS.parent / "r2" / f"{seats}-seats.json").read_text("utf-8"))
    match = Match.replay(GAME, record)
    assert match.over
    assert tags(match.record).count("first-numbers") == 1
    assert [player.books for player in match.view(None).players] == books


@pytest.mark.parametrize("said", [a.FirstNumbers(), a.FormerRules()])
def test_the_numbers_and_rules_of_older_games_are_never_dealt(said: Option) -> None:
    g = GAME.new(2, {"first_player": 0})
    menu = list(g.asking().menu(g))
    first = menu.index(said)
    assert g.asking().allows(g, first)
    assert first not in g.asking().indices(g)
    g.answer(first)
    assert not g.asking().allows(g, first)


@pytest.mark.parametrize("seats", BOOKS_OF_3)
def test_a_game_of_ruleset_3_goes_on_as_it_was_begun(seats: int) -> None:
    record = loads((RECORDS.parent / "r3" / f"{seats}-seats.json").read_text("utf-8"))
    match = Match.replay(GAME, record)
    assert match.over
    assert tags(match.record).count("former-rules") == 1
    assert [player.books for player in match.view(None).players] == BOOKS_OF_3[seats]


@pytest.mark.parametrize("ruleset", [2, 3])
def test_a_game_whose_first_player_was_named_goes_on_with_all_that_was_told(ruleset: int) -> None:
    """What was told before the first land belongs to what nature says there now."""
    fresh = Match.new(GAME, 2, GAME.agreed({"first_player": 1}), Rng(1))
    assert any(event["tag"] == "first-chosen" for event in fresh.record.answers[0].told or ())
    match = Match.replay(GAME, replace(fresh.record, ruleset=ruleset))
    assert tags(match.record).count("former-rules") == 1


@pytest.mark.parametrize(("seats", "level"), [(1, "legend"), (3, "sage"), (4, "volkhv")])
@pytest.mark.rule("FB-X06")
def test_a_trial_of_ruleset_4_keeps_the_first_wisdom_of_its_spirits(seats: int, level: str) -> None:
    settings = GAME.agreed({"trial": True, "level": level, "first_player": 0})
    fresh = Match.new(GAME, seats, settings, Rng(1))
    assert fresh.view(None).trial.wisdom == START_WISDOM[seats - 1][LEVELS.index(level)]
    record = replace(fresh.record, ruleset=4, answers=fresh.record.answers[:4])
    match = Match.replay(GAME, record)
    assert match.view(None).trial.wisdom == FORMER_WISDOM[LEVELS.index(level)]
    assert tags(match.record).count("former-levels") == 1
    apprentice = Match.new(GAME, seats, {**settings, "level": "apprentice"}, Rng(1))
    older = Match.replay(GAME, replace(apprentice.record, ruleset=4))
    assert tags(older.record).count("former-levels") == 0
    assert older.view(None).trial.wisdom == 0


def test_a_deck_of_allies_that_was_shuffled_too_soon_stays_so() -> None:
    agenda = [step("path-token", token=6)]
    g = table([], {}, {}, {0: ["seer"], 1: ["herald"]}, agenda, ally_deck=2**4, discards=2**5, parted=2**6)
    g.former_rules = True
    g.asking()
    assert options(g) == [a.DrawnAlly(ally) for ally in ALLIES[4:7]]

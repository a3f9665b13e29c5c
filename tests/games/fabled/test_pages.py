"""The tables of the rules pages say what is in the box, in the words of the table."""

from pathlib import Path

import pytest

from games.fabled.stage import GAME
from magoteka.games.fabled.box import components as box
from magoteka.games.fabled.rules.agreed import ALLOWED_DECKS
from magoteka.texts import Texts

pytestmark = pytest.mark.once

PAGES = Path(__file__).parents[3] / "docs" / "rules"
BOTH = pytest.mark.parametrize("lang", ["ru", "en"])
COUNTS = {  # FB-139 the tokens of the box, by ally
    "oblivion_master": 3, "underground_king": 2, "sky_wanderer": 3, "serpent_queen": 3, "nature_lord": 3,
    "swamp_witch": 5, "wise_cat": 5, "bright_torch": 2,
}  # fmt: skip


def tables(lang: str) -> list[list[list[str]]]:
    """Every table of a page as rows of cells, the head first."""
    found: list[list[list[str]]] = [[]]
    for line in (PAGES / f"fabled.{lang}.md").read_text("utf-8").splitlines():
        if line.startswith("|---"):
            continue
        if line.startswith("| "):
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        elif found[-1]:
            found.append([])
    return [one for one in found if one]


def rows_of(lang: str, head: str) -> list[list[str]]:
    """The rows of the tables whose first column is headed so."""
    return [row for one in tables(lang) if one[0][0] == head for row in one[1:]]


def head(lang: str, ru: str, en: str) -> str:
    return ru if lang == "ru" else en


def initial(text: str) -> str:
    return text[:1].upper() + text[1:]


@BOTH
@pytest.mark.rule("FB-04", "FB-S0")
def test_the_rows_of_path_tokens(lang: str) -> None:
    say = Texts(lang).say
    order = (box.NEW_ALLY, box.EVENT_1, box.BOOST_1, box.EVENT_2, box.EVENT_3, box.BOOST_2, box.END)
    expected = []
    for rows in (box.STANDARD_ROWS, box.FAVOUR_ROWS):
        for token in [one for one in order if rows[0][one]]:
            name = initial(say("fabled-token", token=box.PATH_TOKENS[token]))
            expected.append([name, *(str(row[token]) for row in rows)])
    assert rows_of(lang, head(lang, "Фишка пути", "Path token")) == expected
    assert {row[box.END] for rows in (box.STANDARD_ROWS, box.FAVOUR_ROWS) for row in rows} == {7, 8, 9, 10}


@BOTH
@pytest.mark.rule("FB-06", "FB-43", "FB-106", "FB-107")
def test_the_scenarios(lang: str) -> None:
    say = Texts(lang).say
    expected = []
    for number, scenario in enumerate(box.SCENARIOS):
        marks = [[str(row[which]) for row in box.MILESTONES[number]] for which in (0, 1)]
        divisions = [" / ".join(one) if one[0] != "0" else "—" for one in marks]
        decks = ", ".join(say(f"fabled-setting-event_deck-{deck}") for deck in ALLOWED_DECKS[number])
        name, rule = say("fabled-scenario", scenario=scenario), say("fabled-scenario-text", scenario=scenario)
        expected.append([str(number), name, decks, *divisions, rule])
    assert rows_of(lang, head(lang, "№", "No.")) == expected


@BOTH
@pytest.mark.parametrize(
    ("scenario", "numbers"),
    [("ancestral_paths", "3"), ("call_of_oblivion", "42"), ("heirs_of_the_sun", "3")],
)
def test_what_the_table_says_of_a_scenario_has_its_numbers(lang: str, scenario: str, numbers: str) -> None:
    """At most three books; the floor of four lands and the two books; up to three conversions."""
    text = Texts(lang).say("fabled-scenario-text", scenario=scenario)
    assert all(number in text for number in numbers)
    for token in ("milestone_1", "milestone_2"):
        told = Texts(lang).say("fabled-event-token-reached", token=token, scenario=scenario)
        assert told.endswith(".")
        assert "{" not in told


@BOTH
@pytest.mark.rule("FB-X06")
def test_the_levels(lang: str) -> None:
    say = Texts(lang).say
    expected = [
        [
            initial(say(f"fabled-setting-level-{level}")),
            *(str(players[n]) for players in box.START_WISDOM),
            *(str(d or "—") for d in divisions),
        ]
        for n, (level, *divisions) in enumerate(zip(box.LEVELS, box.ESCALATION_LONG, box.ESCALATION_SHORT, strict=True))
    ]
    assert rows_of(lang, head(lang, "Сложность", "Level")) == expected


@BOTH
@pytest.mark.rule("FB-73", "FB-123", "FB-138", "FB-X23")
def test_the_places_their_kinds_and_the_wisdom_they_bring(lang: str) -> None:
    say = Texts(lang).say
    rows = rows_of(lang, head(lang, "Место силы", "Place"))
    for n, (place, row) in enumerate(zip(box.PLACES, rows, strict=True)):
        assert [row[0], row[2]] == [say("fabled-place", place=place), say("fabled-place-text", place=place)]
        assert row[3] == str(box.SPIRIT_WISDOM[n])
        assert ("[R]" in row[1]) == (n >= box.SKY_2)
    kinds = [row[1] for row in rows]
    books, special, universal = (kinds[box.WIND_3], kinds[box.MENHIRS_3], kinds[box.ACADEMY])
    assert kinds[:16] == [books] * 6 + [special] * 6 + [universal] * 4
    assert [int("".join(filter(str.isdigit, kind))) for kind in kinds[16:]] == [2, 3, 4]
    assert box.BOOK_PLACES == 2**6 - 1


def ours(ability: str) -> str:
    """The sign of what is not the rulebook's own."""
    return " [R]" if GAME.origins["ability"][ability].source == "ours" else ""


@BOTH
@pytest.mark.rule("FB-17", "FB-104", "FB-139")
def test_the_allies_their_terrains_and_tokens(lang: str) -> None:
    say = Texts(lang).say
    rows = rows_of(lang, head(lang, "Союзник", "Ally"))
    for n, (ally, row) in enumerate(zip(box.ALLIES, rows, strict=True)):
        terrain = initial(say("fabled-terrain", terrain=box.TERRAINS[n // box.OF_A_TERRAIN]))
        assert row[:2] == [say("fabled-ally", ally=ally), terrain]
        texts = {ally: say("fabled-property", ally=ally), f"{ally}+": say("fabled-boost", ally=ally)}
        assert row[3:] == [text + ours(name) for name, text in texts.items()]
        if ally in COUNTS:
            assert row[2].startswith(str(COUNTS[ally]))
        else:
            assert (row[2] == "—") == (ally != "forest_giant")
    assert sum(COUNTS.values()) + 1 - COUNTS["bright_torch"] + 2 == 27  # the King's third; the Giant's board and marker


@BOTH
@pytest.mark.rule("FB-109")
def test_the_events_and_the_tokens_that_call_their_halves(lang: str) -> None:
    say = Texts(lang).say
    expected = []
    for n, event in enumerate(box.EVENTS):
        deck = say(f"fabled-setting-event_deck-{box.DECKS[1 + n // 4]}")
        lower = int(box.LOWER_FROM[n])
        calls = [", ".join(("I", "II", "III")[: lower - 1]), ", ".join(("I", "II", "III")[lower - 1 :]) or "—"]
        texts = [say(f"fabled-event-{half}", event=event) for half in ("upper", "lower")]
        expected.append([say("fabled-event", event=event), deck, calls[0], texts[0], calls[1], texts[1]])
        if lower == 4:
            expected[-1][5] = "—"
    assert rows_of(lang, head(lang, "Событие", "Event")) == expected


@BOTH
@pytest.mark.rule("FB-X24")
def test_the_tricks_and_their_terrains(lang: str) -> None:
    say = Texts(lang).say
    expected = [
        [
            say("fabled-trick", trick=trick),
            initial(say("fabled-terrain", terrain=box.TERRAINS[n // box.TRICKS_OF_A_TERRAIN])),
            say("fabled-trick-full", trick=trick),
            say("fabled-trick-foiled", trick=trick),
        ]
        for n, trick in enumerate(box.TRICKS)
    ]
    assert rows_of(lang, head(lang, "Уловка", "Trick")) == expected


@BOTH
@pytest.mark.rule("FB-30", "FB-33")
def test_the_lands(lang: str) -> None:
    say = Texts(lang).say
    levels = {"T": head(lang, "верх", "top"), "B": head(lang, "низ", "bottom")}

    def path(cells: str) -> str:
        named = [
            " / ".join("·" if n == "." else say("fabled-place", place=n) for n in c.split("|")) for c in cells.split()
        ]
        return ", ".join(named) or "—"

    expected = [
        [say("fabled-land", land=name), f"{levels[start]} → {levels[end]}", path(regular), path(dead_end)]
        for name, start, end, regular, dead_end in box.LAND_ROWS
    ]
    assert rows_of(lang, head(lang, "Местность", "Land")) == expected


@BOTH
def test_the_settings_by_the_names_of_the_table(lang: str) -> None:
    say = Texts(lang).say
    expected = []
    for setting in GAME.settings:
        key = f"fabled-setting-{setting.key}"
        choices = ", ".join(say(f"{key}-{str(choice).lower()}") for choice in setting.choices)
        expected.append([say(key), say(f"{key}-about"), choices, setting.clause])
    assert rows_of(lang, head(lang, "Настройка", "Option")) == expected

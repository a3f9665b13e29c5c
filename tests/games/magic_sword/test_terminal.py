"""«Магический Меч» typed in a terminal: what ends a turn comes last, and one may think better of a spell."""

import io

import pytest
from rich.console import Console

from games.magic_sword.stage import GAME, Table
from magoteka.cli.choices import Choices
from magoteka.cli.keyboard import KeyboardMatch
from magoteka.cli.screen import Screen
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games.magic_sword.messages.acts import EndTurn, TakeGold
from magoteka.games.magic_sword.messages.answers import Cast
from magoteka.table.saved import SavedPlayer
from magoteka.texts import Texts


def at_keyboard(t):
    """The staged table as a match that somebody plays against a bot at a keyboard."""
    match = Match.new(GAME, t.g.seats, {}, Rng(1))
    match.state, match.question = t.g, t.g.asking()
    match.record.before, match.record.answers, match.log, match.undo_points = 0, [], [], []
    t.g.clear_events()
    paper = io.StringIO()
    screen = Screen(Texts("en"), Console(file=paper, width=160, color_system=None), io.StringIO())
    players = [SavedPlayer("Ann"), *(SavedPlayer(f"bot {seat}", "greedy") for seat in range(1, t.g.seats))]
    return KeyboardMatch(match, players, screen, Rng(1)), paper


@pytest.mark.rule("MS-12.1")
def test_what_ends_the_turn_stands_below_what_may_be_taken():
    t = Table("troll", "elf", square="L13")
    t.g.coins[t.g.square[0]] = 2
    t.put(1, "M5")
    t.land(0).say("explore")
    table, _ = at_keyboard(t)
    options = list(Choices(table.match, 0).open.values())
    assert {EndTurn(), TakeGold()} <= set(options)
    assert options[-1] == EndTurn()


@pytest.mark.rule("MS-A61")
def test_who_aims_a_spell_may_go_back_before_anybody_has_heard_of_it():
    t = Table("witch", "elf", "troll")
    t.g.magic[0] = 5
    t.hand(0, "doom")
    t.start_turn(0)
    table, paper = at_keyboard(t)
    number = next(n for n, option in Choices(table.match, 0).open.items() if option == Cast("doom"))
    table.obey(0, str(number))
    assert type(table.match.question).__name__ == "Aim"
    assert not table.match.can_undo(0)  # at a table of people the others know by now that she has a spell that fits
    table.ask_anew(0)
    assert "u — back" in paper.getvalue()
    table.obey(0, "u")
    assert type(table.match.question).__name__ == "TurnChoice"
    assert Cast("doom") in table.match.options(0)
    assert table.match.log == []
    table.obey(0, "u")
    assert "Nothing can be taken back" in paper.getvalue()


def detailed(t: Table) -> str:
    """What somebody is told who asks for details."""
    table, paper = at_keyboard(t)
    table.details(0)
    return " ".join(paper.getvalue().split())


@pytest.mark.rule("MS-0.4")
def test_details_mark_what_is_not_in_the_rulebook():
    t = Table("troll", "elf", square="L13")
    t.give(0, "strength_elixir", "silver_arrow")
    t.land(0)
    told = detailed(t)
    elixir, arrow = told.index("Elixir of Strength:"), told.index("Silver Arrow:")
    assert ("[R]" in told[elixir:][:200], "[R]" in told[arrow:][:80]) == (True, False)


@pytest.mark.rule("MS-9.1")
def test_details_say_when_a_spell_may_be_cast():
    t = Table("wizard", "elf", square="L13")
    t.hand(0, "insight", "doom")
    t.land(0)
    told = detailed(t)
    assert "When: before a move (own)." in told
    assert "When: any moment of any turn." in told

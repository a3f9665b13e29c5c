"""People and bots at one keyboard, typed from the first question to the last."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.support import Magoteka, contents, environment, some_match
from magoteka.cli.choices import Choices, itself, numbered
from magoteka.cli.keyboard import KeyboardMatch
from magoteka.cli.screen import WIPE, Screen
from magoteka.core.chance import Rng
from magoteka.core.event import FaceDown, Option
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.games.abraca.messages.answers import Declare, LeaveSecret, Stop
from magoteka.games.five_seals.terminal.show import FiveSealsShow
from magoteka.games.magic_sword.messages.answers import Number
from magoteka.table.saved import SavedPlayer
from magoteka.texts import Texts

ABRACA = GAMES["abraca"]
NUMBERS = [Number(number) for number in range(31)]
CURTAIN = re.compile(r"Pass the keyboard to (\w+)\. When you are ready, press Enter\.")
PROMPT = re.compile(r"(\w+), the number of your answer")
OPTION = re.compile(r"^ {1,4}(\d+)  \w", re.MULTILINE)


class Typist(io.StringIO):
    """Reads the screen like a person: Enter at the curtain, any offered number at a question."""

    def __init__(self, screen: io.StringIO, seed: int = 1) -> None:
        super().__init__()
        self.screen = screen
        self.rng = Rng(seed)
        self.done = 0

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        shown = self.screen.getvalue()[self.done :]
        self.done += len(shown)
        if not PROMPT.search(shown):
            return "\n"
        numbers = OPTION.findall(shown)
        return numbers[self.rng.below(len(numbers))] + "\n"


def played(seed: int, players: list[SavedPlayer], terminal: bool = False, lang: str = "en") -> tuple[Match, str]:
    """A whole match at the keyboard, and everything that was on the screen."""
    paper = io.StringIO()
    console = Console(file=paper, width=100, markup=False, highlight=False, force_terminal=terminal, color_system=None)
    match = Match.new(ABRACA, len(players), {}, Rng(seed))
    screen = Screen(Texts(lang), console, Typist(paper, seed))
    KeyboardMatch(match, players, screen, Rng(seed)).run()
    return match, paper.getvalue()


class AnyTypist(io.StringIO):
    """Types the number of any open option, whatever the game."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.rng = Rng(1)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        numbers = list(Choices(self.match, 0).open)
        return f"{numbers[self.rng.below(len(numbers))]}\n"


EVENINGS = [pytest.param(seed, marks=pytest.mark.xdist_group(f"evening-{seed}")) for seed in range(4)]  # each once
TWO_AND_A_BOT = [SavedPlayer("Ann"), SavedPlayer("Bot", "greedy"), SavedPlayer("Bob")]


@cache
def evening(seed: int) -> tuple[Match, str]:
    """A match of two people and a bot, which several tests read."""
    return played(seed, TWO_AND_A_BOT)


def segments(transcript: str) -> Iterator[tuple[str, str]]:
    """Who sat at the keyboard, and what the screen said meanwhile."""
    parts = CURTAIN.split(transcript)
    yield from zip(parts[1::2], parts[2::2], strict=True)


@pytest.mark.parametrize("seed", EVENINGS)
def test_two_people_and_a_bot_play_to_the_end(seed: int) -> None:
    match, transcript = evening(seed)
    assert match.over
    assert {name for name, _ in segments(transcript)} == {"Ann", "Bob"}
    winners = ", ".join(TWO_AND_A_BOT[seat].name for seat in match.winners)
    assert transcript.rstrip().endswith(f"Won by {winners}!")


@pytest.mark.parametrize("seed", EVENINGS)
def test_the_curtain_falls_between_any_two_people(seed: int) -> None:
    _, transcript = evening(seed)
    before = transcript.split("Pass the keyboard")[0]
    assert not PROMPT.search(before)
    assert "stone" not in before
    names = [name for name, _ in segments(transcript)]
    assert all(first != second for first, second in pairwise(names))
    for name, shown in segments(transcript):
        assert set(PROMPT.findall(shown)) == {name}


def stones_on(shown: str) -> Iterator[tuple[str, str]]:
    """Each mage on the screen with the lines of their stones."""
    parts = re.split(r"^[▶ ] (\w+)  [♥·]{6}  .*\n", shown, flags=re.MULTILINE)
    for mage, rest in zip(parts[1::2], parts[2::2], strict=True):
        yield mage, rest.split("───")[0]


@pytest.mark.parametrize("seed", EVENINGS)
def test_nobody_sees_their_own_stones_nor_others_secrets(seed: int) -> None:
    _, transcript = evening(seed)
    for name, shown in segments(transcript.split("The match is over")[0]):
        hands = list(stones_on(shown))
        assert {mage for mage, _ in hands} == {"Ann", "Bob", "Bot"}
        for mage, stones in hands:
            assert ("▒" not in stones) if mage != name else not re.search(r"\d", stones)
        for taker, number in re.findall(r"(\w+) takes a secret stone(: \d)?", shown):
            assert bool(number) == (taker == name)


def test_only_the_views_of_whoever_sits_there_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int | None] = []
    look = Match.view

    def noted(self: Match, seat: int | None) -> object:
        if not self.over:
            drawn.append(seat)
        return look(self, seat)

    monkeypatch.setattr(Match, "view", noted)
    _, transcript = played(1, [SavedPlayer("Ann"), SavedPlayer("Bob")])
    sat = [["Ann", "Bob"].index(name) for name, _ in segments(transcript)]
    changes = [seat for at, seat in enumerate(drawn) if at == 0 or drawn[at - 1] != seat]
    assert changes == sat


def test_the_curtain_wipes_a_terminal() -> None:
    _, transcript = played(1, TWO_AND_A_BOT, terminal=True)
    pieces = transcript.split(WIPE)
    assert len(pieces) > 4
    for piece in pieces:
        assert len(set(PROMPT.findall(piece))) <= 1
        assert not (CURTAIN.search(piece) and PROMPT.search(piece))


def test_one_person_has_no_curtain() -> None:
    match, transcript = played(2, [SavedPlayer("Ann"), SavedPlayer("Bot", "greedy")])
    assert match.over
    assert not CURTAIN.search(transcript)
    assert PROMPT.search(transcript)


def test_bots_alone_are_watched_from_outside() -> None:
    match, transcript = played(2, [SavedPlayer("One", "random"), SavedPlayer("Two", "random")])
    assert match.over
    assert "Won by" in transcript
    assert not re.search(r"secret stone: \d", transcript)
    assert not PROMPT.search(transcript)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_game_is_played_in_words_to_its_end(game: str, lang: str) -> None:
    rules = GAMES[game]
    paper = io.StringIO()
    console = Console(file=paper, width=100, markup=False, highlight=False)
    match = Match.new(rules, max(rules.least, 2), dict(rules.brisk), Rng(1))
    names = [SavedPlayer("Ann"), *(SavedPlayer(f"Bot{seat}", "random") for seat in range(1, match.record.seats))]
    KeyboardMatch(match, names, Screen(Texts(lang), console, AnyTypist(match)), Rng(1)).run()
    assert match.over
    assert not re.search(rf"{game}-[a-z]|\{{ ?\$", paper.getvalue())


def test_russian_tables_speak_russian_alone() -> None:
    paper = io.StringIO()
    console = Console(file=paper, width=100, markup=False, highlight=False)
    match = Match.new(ABRACA, 2, {}, Rng(3))
    screen = Screen(Texts("ru"), console, io.StringIO("?\n?9\n?3\nr\nu\nхм\n" + "8\n9\n" * 2000))
    KeyboardMatch(match, [SavedPlayer("Аня"), SavedPlayer("Боря")], screen, Rng(3)).run()
    assert match.over
    assert "Передайте клавиатуру: Боря" in paper.getvalue()
    latin = re.sub(r"AB-\w+|Enter|\[R\]|\b[rtdhusq] —", "", paper.getvalue())
    assert not re.findall(r"[A-Za-z]+", latin)


def test_a_real_pipe_plays_a_whole_match(folder: Path) -> None:
    command = [sys.executable, "-c", "import sys; from magoteka.cli.main import run; sys.exit(run())"]
    words = ["play", "abraca", "--human", "Ann", "--bot", "greedy", "--human", "Bob", "--seed", "4", "--save", "a.json"]
    ran = subprocess.run(
        [*command, *words], input="8\n9\n" * 3000, capture_output=True, text=True, timeout=120, env=environment()
    )
    assert ran.returncode == 0
    assert ran.stderr == ""
    assert "Won by" in ran.stdout
    saved = json.loads((folder / "a.json").read_text())
    assert [row["name"] for row in saved["players"]] == ["Ann", "Bot 2", "Bob"]


def test_input_that_ends_is_a_polite_goodbye(magoteka: Magoteka, folder: Path) -> None:
    for typed in ("", "8\n"):
        ran = magoteka("play", "abraca", "--seed", "1", typed=typed)
        assert (ran.code, ran.err) == (0, "")
        assert "The input has ended" in ran.out
    assert magoteka("play", typed="").code == 0
    assert contents(folder) == {}


def test_without_a_game_it_asks(magoteka: Magoteka) -> None:
    ran = magoteka("play", "--seed", "1", typed="nonsense\n1\nAnn, Bob\n99\n4\n")
    assert ran.code == 0
    assert "Which game" in ran.out
    assert "Abraca" in ran.out
    assert "“nonsense” is not understood" in ran.out
    assert "“99” is not understood" in ran.out
    assert "Pass the keyboard to Ann" in ran.out


def test_closed_numbers_say_why_with_the_clause(magoteka: Magoteka) -> None:
    ran = magoteka("play", "abraca", "--seed", "1", typed="9\n?9\n?8\n?\n?AB-17\n?AB-99\n42\nhm\n")
    assert ran.out.count("(AB-11)") == 3
    assert "Magic Drink: you gain a life (AB-29)." in ran.out
    assert re.search(r"AB-17\. \w+", ran.out)
    assert "Clause AB-99 is not at hand" in ran.out
    assert "“42” is not understood" in ran.out
    assert "“hm” is not understood" in ran.out


def test_an_option_is_explained_by_its_own_clause(magoteka: Magoteka) -> None:
    """AB-29 The eighth spell, not the duty to name one (AB-11)."""
    ran = magoteka("play", "abraca", "--seed", "1", typed="?8\n?1\n")
    assert "Clause: AB-29." in ran.out
    assert re.search(r"^AB-29\. \w+", ran.out, re.MULTILINE)
    assert "Clause: AB-22." in ran.out
    assert "Clause: AB-11." not in ran.out


def test_an_option_says_where_it_comes_from(magoteka: Magoteka) -> None:
    """FB-94 The names of allies are the book's, most of what they do is ours."""
    ran = magoteka("play", "fabled", "--seed", "1", "--human", "Ann", "--bot", "random", typed="?1\n?2\n?3\n")
    assert ran.out.count("[R]") >= 3
    assert len(re.findall(r"^(?:Ours|From the rulebook)[:;].+\.$", ran.out, re.MULTILINE)) == 3
    ran = magoteka("play", "abraca", "--seed", "1", typed="?5\n")
    assert "From the rulebook: spell stones." in ran.out
    assert "(1 1 2 2 3 3 [R])" in ran.out
    ran = magoteka("play", "five_seals", "--seed", "1", "--human", "Ann", "--bot", "random", typed="?1\n")
    assert "our map [R]" in ran.out


def test_a_clause_says_where_it_comes_from(magoteka: Magoteka) -> None:
    ran = magoteka("play", "fabled", "--seed", "1", "--human", "Ann", "--bot", "random", typed="?FB-49\n?FB-A10\n")
    told = " ".join(ran.out.split())
    assert "FB-49. You must take exactly one of four actions. From the rulebook: how it is played." in told
    assert re.search(r"FB-A10\. [^.]+\. \[R\] (?!From)", told)


def test_the_whole_page_of_rules_is_at_hand_without_its_markup(magoteka: Magoteka) -> None:
    ran = magoteka("play", "siggil", "--seed", "1", typed="??\n")
    assert "SG-01. There are 56 cards." in ran.out
    assert not re.search(r"\*\*|^#|^\|", ran.out, re.MULTILINE)


def test_a_hint_names_an_open_number(magoteka: Magoteka) -> None:
    for game in GAMES:
        ran = magoteka("play", game, "--seed", "1", "--human", "Ann", "--bot", "greedy", typed="h\n")
        hint = re.search(r"Advice: (\d+) — (.+)", ran.out)
        assert hint is not None
        assert re.search(rf"^ *{hint[1]}  ", ran.out, re.MULTILINE)


def test_the_chronicle_names_no_card_that_is_out_of_sight(magoteka: Magoteka) -> None:
    """SG-18 Each sees a card go into a hand; later only its owner knows it."""
    ran = magoteka("play", "siggil", "--seed", "1", "--human", "Ann", "--bot", "greedy", typed="1\n!\n")
    live, retold = ran.out.split("the number of your answer")[-3:-1]
    assert re.search(r"Bot 2 takes \w+ \d", live)
    assert re.search(r"You take \w+ \d", retold)
    assert "Bot 2 takes a card" in retold
    assert not re.search(r"Bot 2 takes \w+ \d", retold)


@pytest.mark.parametrize("people", [["Ann"], ["Ann", "Bob"]])
def test_after_the_match_all_stones_are_shown_and_where_everybody_stands(people: list[str]) -> None:
    players = [*map(SavedPlayer, people), SavedPlayer("Bot", "greedy")]
    match, transcript = played(3, players)
    end = transcript[transcript.index("The match is over") :]
    assert "▒" not in end
    assert "Final standing" in end
    best = [players[seat].name for seat in match.winners]
    assert re.search(rf"1\.  (?:{'|'.join(best)}) +\d+ points? of 8", end)
    ended = transcript[: transcript.index("The match is over")]
    told = ["You score", *(f"{player.name} scores" for player in players if len(people) > 1 or player.name != "Ann")]
    assert all(one in ended for one in told), "one person at the keyboard is told of as you"


def test_a_number_is_answered_by_typing_itself() -> None:
    options: list[Option] = [Number(number) for number in (14, 15, 16)]
    assert numbered(list(NUMBERS), options) == dict(zip((14, 15, 16), options, strict=True))


@pytest.mark.parametrize("game", list(GAMES))
def test_menus_are_counted_from_one(game: str) -> None:
    """A number that is called is typed as itself, whatever else there is from 1 on, in every game."""
    rules, rng = GAMES[game], Rng(2)
    match = Match.new(rules, max(rules.least, 2), dict(rules.brisk), Rng(2))
    for _ in range(150):
        if match.over:
            break
        seat = match.waiting()[0]
        choices = Choices(match, seat)
        counted = [number for number, option in choices.numbered.items() if itself(option) is None]
        called = [number for number, option in choices.numbered.items() if itself(option) is not None]
        assert counted == [n for n in range(1, len(choices.numbered) + 40) if n not in called][: len(counted)]
        assert all(itself(choices.numbered[number]) == number for number in called)
        assert set(choices.open.values()) == set(match.options(seat))
        match.submit(seat, match.options(seat)[rng.below(len(choices.open))])


def test_a_spell_is_called_by_its_number() -> None:
    choices = Choices(some_match(0), 0)
    assert {number: choices.numbered[number] for number in range(1, 9)} == {n: Declare(n) for n in range(1, 9)}
    assert choices.numbered[9] == Stop()


def two_at(game: str, answers: int, settings: dict[str, object] | None = None, seed: int = 1) -> tuple[Match, str]:
    """Two people at one keyboard for some answers, and all that was on the screen."""
    paper = io.StringIO()
    console = Console(file=paper, width=100, markup=False, highlight=False)
    match = Match.new(GAMES[game], 2, settings or {}, Rng(seed))
    typist = ForAll(match, answers)
    KeyboardMatch(match, [SavedPlayer("Ann"), SavedPlayer("Bob")], Screen(Texts("en"), console, typist), Rng(1)).run()
    return match, paper.getvalue()


class ForAll(io.StringIO):
    """Types any open number for whoever is asked; Enter where nobody is."""

    def __init__(self, match: Match, answers: int) -> None:
        super().__init__()
        self.match, self.answers, self.rng = match, answers, Rng(1)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        if self.match.record.length >= self.answers or self.match.over:
            return ""
        numbers = list(Choices(self.match, self.match.waiting()[0]).open)
        return f"{numbers[self.rng.below(len(numbers))]}\n"


def test_no_curtain_falls_where_nothing_is_hidden() -> None:
    match, shown = two_at("five_seals", 260)
    assert "Pass the keyboard" not in shown
    assert {"Ann answers", "Bob answers"} <= {line.strip("─ ") for line in shown.splitlines()}
    assert shown.count("u  take your last answer back") > 5
    told = [line for line in shown.splitlines() if line.startswith("· ")]
    loud = [one for one in match.log if GAMES["five_seals"].codec.tag_of(one) not in FiveSealsShow.QUIET]
    assert len(told) <= len(loud), "what one has read the other need not read again"


def test_what_a_seer_has_seen_is_curtained_off() -> None:
    game = GAMES["fabled"]
    match, shown = two_at("fabled", 60)
    assert not game.secret(match.state)
    assert "Pass the keyboard" not in shown
    peeking = Match.new(game, 2, {"first_player": 0}, Rng(1))
    g: Any = peeking.state
    g.tops[0], g.top_known[0] = 3, 1
    assert game.secret(g)


def test_a_small_screen_says_where_the_strongest_scrolls_are() -> None:
    match = Match.new(GAMES["five_seals"], 2, {}, Rng(1))
    paper = io.StringIO()
    screen = Screen(Texts("en"), Console(file=paper, width=100, height=24), io.StringIO("t\n"))
    KeyboardMatch(match, [SavedPlayer("Ann"), SavedPlayer("Bot", "random")], screen, Rng(1)).run()
    told = paper.getvalue().split("Scrolls of strength 6:")[1].split("Dice in the store")[0]
    sixes = [face for face in match.view(0).scrolls if face is not None and face.strength == 6]
    assert len(re.findall(r"G\d [RBYGV]", told)) == len(sixes)


def test_misses_are_noted_on_demand() -> None:
    match = some_match(0)
    while match.waiting() != [0] or FaceDown((8,)) not in match.view(0).hands[0]:
        seat = match.waiting()[0]
        match.submit(seat, match.options(seat)[-1])
    assert re.search(r"Stone \d: ruled out 8\n", at_table(match, "r\n", 0))


def at_table(match: Match, typed: str, seat: int) -> str:
    """What one person sees who types so and leaves."""
    paper = io.StringIO()
    players = [SavedPlayer(f"P{place}", None if place == seat else "random") for place in range(match.record.seats)]
    screen = Screen(Texts("en"), Console(file=paper, width=100), io.StringIO(typed))
    KeyboardMatch(match, players, screen, Rng(1)).run()
    return paper.getvalue()


def singing() -> tuple[Match, int]:
    """A match in which a mage decides about a secret stone."""
    for seed in range(100):
        match = Match.new(ABRACA, 2, {}, Rng(seed))
        if any(stone.number == 4 for stone in match.view(1).hands[0]):
            match.submit(0, Declare(4))
            return match, 0
    raise AssertionError("nobody drew a singer")


def test_an_answer_that_taught_nothing_can_be_taken_back() -> None:
    match, seat = singing()
    shown = at_table(match, "1\nu\n", seat)
    assert "You leave the secret stones alone." in shown
    assert "The answer is taken back." in shown
    assert LeaveSecret() in match.options(seat)


def test_an_answer_that_taught_something_cannot() -> None:
    match, seat = singing()
    shown = at_table(match, "2\nu\n", seat)
    assert re.search(r"You take a secret stone: \d", shown)
    assert "Nothing can be taken back" in shown


def test_saving_leaving_and_coming_back(magoteka: Magoteka, folder: Path) -> None:
    ran = magoteka("play", "abraca", "--seed", "1", "--human", "Ann", "--bot", "random", typed="8\ns\nq\n")
    assert ran.code == 0
    assert "magoteka play --load magoteka-abraca-1.json" in ran.out
    assert list(contents(folder)) == ["magoteka-abraca-1.json"]
    assert magoteka("replay", "magoteka-abraca-1.json").code == 0
    again = magoteka("play", "--load", "magoteka-abraca-1.json", typed="t\n")
    assert again.code == 0
    assert "Ann, the number of your answer" in again.out
    assert list(contents(folder)) == ["magoteka-abraca-1.json"]


def test_a_named_file_keeps_the_game_even_when_the_input_ends(magoteka: Magoteka, folder: Path) -> None:
    magoteka("play", "abraca", "--seed", "1", "--save", "evening.json", typed="8\n")
    first = contents(folder)["evening.json"]
    magoteka("play", "--load", "evening.json", "--save", "evening.json", typed="8\n8\n")
    assert contents(folder)["evening.json"] != first
    assert magoteka("replay", "evening.json").code == 0
    assert list(contents(folder)) == ["evening.json"]


def test_a_finished_game_can_be_loaded(magoteka: Magoteka) -> None:
    magoteka("play", "abraca", "--seed", "2", "--bot", "random", "random", "--save", "done.json")
    ran = magoteka("play", "--load", "done.json")
    assert (ran.code, ran.err) == (0, "")
    assert "Won by" in ran.out


def test_interrupting_is_130_and_keeps_a_named_file(magoteka: Magoteka, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupted)
    assert magoteka("play", "abraca", "--seed", "1", "--save", "kept.json").code == 130
    assert magoteka("replay", "kept.json").code == 0


def test_names_that_could_be_markup_are_only_names(magoteka: Magoteka) -> None:
    ran = magoteka("play", "abraca", "--human", "[bold]:smile:", "--bot", "random", "--seed", "1")
    assert "[bold]:smile:" in ran.out


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_who_is_asked_is_spoken_to_and_not_told_of(game: str, lang: str) -> None:
    """At the keyboard a question says what is wanted, not what somebody of that name does."""
    match = Match.new(GAMES[game], 2, {}, Rng(3))
    seat = match.waiting()[0]
    board = KeyboardMatch(match, [SavedPlayer("Анна"), SavedPlayer("Борис")], Screen(Texts(lang), Console()), Rng(1))
    asked = board.asked(Choices(match, seat))
    told = Texts(lang).sentence(match.game, "question", match.asked(seat), board.names)
    assert asked != told
    assert board.names[seat] not in asked

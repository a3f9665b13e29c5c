"""A match at one keyboard: people and bots in any mix."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from magoteka.bots import bot_named
from magoteka.bots.advice import advise, adviser
from magoteka.bots.chair import chair_at
from magoteka.cli.choices import Choices
from magoteka.cli.grounds import ground_told
from magoteka.cli.rulebook import clause_text, named_in, whole_page
from magoteka.cli.saves import free_name, write_saved
from magoteka.cli.screen import EndOfInput, Screen
from magoteka.core.chance import Rng
from magoteka.core.event import Event, Option
from magoteka.core.match import Match, UndoPoint
from magoteka.core.problems import Problem
from magoteka.table.saved import SavedPlayer
from magoteka.terminal import look_of, show_of
from magoteka.terminal.base import Show, Sight
from magoteka.terminal.drawing import capital, heading, menu

LOOKS = 120  # of an adviser: whoever types waits
LATELY = 40  # lines of the chronicle that are told at once
ROOMY = 36  # lines of a screen that need no folding
MOST_CLAUSES = 4  # that a question is explained with


class Left(Exception):
    """The players have got up from the table."""


class KeyboardMatch:
    """One match from the first question to the last, or until somebody gets up."""

    def __init__(self, match: Match, players: list[SavedPlayer], screen: Screen, mind: Rng) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.texts = screen.texts
        self.mind = mind
        self.save_to: Path | None = None
        self.keeps = False  # whether to save without being told, too
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.level is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.heard: dict[int | None, int] = dict.fromkeys((*range(len(players)), None), 0)
        self.welcomed: set[int | None] = set()
        self.shown_secret = False  # whether the screen has shown what not everybody may see
        self.doubted: Option | None = None  # a loss for nothing that was chosen once
        self.begun: UndoPoint | None = None  # where what somebody has begun can be given up
        self.commands: dict[str, Callable[[int], None]] = {
            "u": self.undo,
            "s": lambda seat: self.save(),
            "q": lambda seat: self.leave(),
            "r": self.notes,
            "d": self.details,
            "h": self.hint,
            "!": self.chronicle,
            "log": self.chronicle,
            "t": self.table,
        }

    def run(self) -> None:
        """Play to the end; whoever leaves early can come back to the saved game."""
        try:
            if not self.match.over and len(self.people) <= 1:
                self.welcome(self.at_keyboard)
            while not self.match.over:
                self.one_answer()
            self.finale()
        except Left:
            self.screen.say("play-bye")
        except EndOfInput:
            self.screen.say("play-input-ended")
            self.keep()
        except KeyboardInterrupt:
            self.keep()
            raise

    def look(self, seat: int | None, choices: Choices | None = None) -> Show:
        """What a seat sees, and what it is asked if `choices` are given."""
        game = self.match.game
        roomy = self.screen.console.height >= ROOMY
        sight = Sight(game, self.match.view(seat), self.names, self.texts, roomy=roomy)
        if choices is not None:
            sight = replace(sight, asked=game.codec.tag_of(choices.question), open=choices.open)
        return show_of(sight)

    def one_answer(self) -> None:
        """Let a bot answer if one is asked, otherwise the person at the keyboard, otherwise the next one."""
        waiting = self.match.waiting()
        bots = [seat for seat in waiting if seat not in self.people]
        if bots:
            self.bot_answers(bots[0])
        elif self.at_keyboard in waiting:
            self.person_answers(self.at_keyboard)
        else:
            self.person_answers(waiting[0])

    def bot_answers(self, seat: int) -> None:
        """A bot sits where a player would and picks an option."""
        bot = bot_named(self.players[seat].level or "random")
        chair = chair_at(self.match, seat, bot, self.mind)
        self.match.submit(seat, chair.options[bot.choose(chair)])
        if self.at_keyboard is not None or not self.people:
            self.tell(self.at_keyboard)

    def person_answers(self, seat: int) -> None:
        """Draw the curtain if need be, show the table and ask until something happens."""
        if self.at_keyboard != seat:
            self.hand_over(seat)
        self.welcome(seat)
        self.tell(seat)
        self.ask_anew(seat)
        before = len(self.match.record.answers)
        while len(self.match.record.answers) == before:
            self.obey(seat, self.screen.ask(self.texts.say("play-prompt", name=self.names[seat])))
        self.tell(seat)

    def hand_over(self, seat: int) -> None:
        """The keyboard goes to somebody else: behind a curtain, unless there is nothing that anybody may not see."""
        if self.secret:
            self.screen.curtain(self.names[seat], unread=self.at_keyboard is not None)
        else:
            self.screen.show(heading(self.texts.say("play-next", name=self.names[seat])))
        self.at_keyboard, self.shown_secret = seat, False

    @property
    def secret(self) -> bool:
        """Whether somebody knows what others may not, now or when the screen was last in use."""
        self.shown_secret = self.shown_secret or self.match.game.secret(self.match.state)
        return self.shown_secret

    def all_hear(self, seat: int | None) -> Iterable[int | None]:
        """Who has read what was shown to a seat: everybody at the keyboard, where there is nothing to hide."""
        return (seat,) if self.secret else (seat, *self.people)

    def welcome(self, seat: int | None) -> None:
        """The game, its goal and the keys, once for everybody who sits down."""
        if seat in self.welcomed:
            return
        self.welcomed.update(self.all_hear(seat))
        self.screen.show(*self.lesson(self.look(seat)))
        if seat is not None:
            self.screen.show(Text(self.keys(), "dim"))

    def keys(self) -> str:
        """What can be typed."""
        return self.texts.say("play-keys", clause=self.match.game.turn_clause)

    def lesson(self, show: Show) -> list[RenderableType]:
        """The title and the goal."""
        return [show.head(show.say(f"{self.match.game.name}-title")), Text(show.goal(), "cyan")]

    def obey(self, seat: int, typed: str) -> None:
        """Do what was typed: a number, a letter, or a question mark with something after it."""
        choices = Choices(self.match, seat)
        if typed.startswith("?"):
            self.explain(seat, typed[1:].strip())
        elif typed.lower() in self.commands:
            self.commands[typed.lower()](seat)
        elif typed.isdecimal() and (option := choices.numbered.get(int(typed))) is not None:
            if (why := choices.why_not(option, self.texts)) is not None:
                self.screen.show(Text(why, "yellow"))
            elif not self.doubts(seat, option, choices):
                self.begin(seat, option)
        elif typed:
            self.screen.say("play-what", "yellow", typed=typed)

    def doubts(self, seat: int, option: Option, choices: Choices) -> bool:
        """Whether an answer is a certain loss for nothing: then it is said, and has to be chosen once more."""
        way, known = choices.ways[option], self.doubted
        self.doubted = option if way.blunder else None
        if self.doubted == known:
            return False
        if way.blunder:
            self.ask_anew(seat)
            what = self.look(seat, choices).foretold.about(option, way)
            self.screen.say("play-sure", "yellow", what=capital(what))
        return way.blunder

    def begin(self, seat: int, option: Option) -> None:
        """Give an answer; where the seat has only begun something that nobody has heard of, it may still go back."""
        point = self.match.point(seat)
        self.match.submit(seat, option)
        told = self.match.log[point.told :]
        alone = self.match.record.length == point.place + 1 and self.match.waiting() == [seat]
        unheard = any(one.betrays for one in told) and all(one.betrays or not one.shows_a_face() for one in told)
        self.begun = point if alone and unheard else None

    def table(self, seat: int) -> None:
        """The table as the seat sees it, and what it is asked."""
        choices = Choices(self.match, seat)
        show = self.look(seat, choices)
        self.screen.pages(show.table(), self.question(choices, show))

    def ask_anew(self, seat: int) -> None:
        """The same; a small question on a small screen gets as much of the table as it needs."""
        choices = Choices(self.match, seat)
        show = self.look(seat, choices)
        question, table = self.question(choices, show), show.table()
        if show.asked in show.SMALL and not self.screen.fits(table, question):
            table = Group(show.brief(), Text(show.say("show-brief"), "dim"))
        self.screen.pages(table, question)

    def asked(self, choices: Choices) -> str:
        """The question in words for who is asked; a game without them says what everybody hears."""
        game = self.match.game
        toward = f"{game.name}-ask-{game.codec.tag_of(choices.question)}"
        if self.texts.has(toward):
            return self.texts.say(toward)
        return self.texts.sentence(game, "question", choices.question, self.names)

    def question(self, choices: Choices, show: Show) -> RenderableType:
        """What is asked, and the numbered options, each with its price or effect."""
        lines: list[RenderableType] = [Text(self.asked(choices), "bold cyan")]
        if about := show.about():
            lines.append(Text(about, "cyan"))
        options = []
        for number, option in choices.open.items():
            line = Text(capital(show.label(option)))
            does = show.foretold.about(option, choices.ways[option])
            if remark := " · ".join(dict.fromkeys(part for part in (show.remark(option), does) if part)):
                line.append("  " + remark, "yellow")
            options.append((number, line))
        lines.append(menu(options, self.screen.console.width))
        if self.begun is not None:
            lines.append(Text(show.say("play-back"), "dim"))
        elif self.match.can_undo(choices.seat):
            lines.append(Text(show.say("play-way-back"), "dim"))
        return Padding(Group(*lines), 0)  # never torn apart by a page

    def explain(self, seat: int, about: str) -> None:
        """The rules at hand: of the question, of an option, of a clause, or the whole page."""
        game, choices = self.match.game, Choices(self.match, seat)
        show = self.look(seat, choices)
        if about.isdecimal() and int(about) in choices.numbered:
            told = self.with_clauses(choices.explained(choices.numbered[int(about)], show))
        elif about == "?":
            told = [line for line in whole_page(game.name, self.texts.lang) if line] or [show.say("play-no-page")]
        elif about:
            text = clause_text(game.name, self.texts.lang, about.upper())
            told = [show.say("play-no-clause", clause=about) if text is None else self.sourced(about.upper(), text)]
        else:
            self.screen.show(*self.lesson(show))
            told = [*self.clauses_of(choices, show), *choices.closed_ones(show), self.keys()]
        self.screen.pages(*(Text(line, "cyan") for line in told))

    def with_clauses(self, lines: list[str]) -> list[str]:
        """An explanation with the words of the clause that it ends with."""
        found = named_in(lines[-1])[-1:]
        return [*lines, *self.quoted(found)]

    def clauses_of(self, choices: Choices, show: Show) -> list[str]:
        """The clauses that concern the question: its own, and those of its options."""
        clauses = [choices.question.clause, *(show.clause(option) for option in choices.open.values())]
        found = dict.fromkeys(mark for clause in clauses if clause for mark in named_in(clause))
        return self.quoted(list(found)[:MOST_CLAUSES])

    def quoted(self, marks: list[str]) -> list[str]:
        """Clauses with their words, as far as they are at hand."""
        texts = {mark: clause_text(self.match.game.name, self.texts.lang, mark) for mark in marks}
        return [self.sourced(mark, text) for mark, text in texts.items() if text is not None]

    def sourced(self, mark: str, text: str) -> str:
        """A clause with its words and the chapter of the rulebook that has it; what is ours bears its sign already."""
        chapter = "" if "[R]" in text else self.texts.origin(self.match.game, "clause", mark)
        return " ".join(filter(None, [f"{mark}. {text}", chapter]))

    def notes(self, seat: int) -> None:
        """What the seat has worked out, on demand."""
        self.screen.show(Text(self.look(seat).notes(), "cyan"))

    def details(self, seat: int) -> None:
        """What has no room on the table, on demand."""
        self.screen.pages(self.look(seat, Choices(self.match, seat)).details())

    def hint(self, seat: int) -> None:
        """The best answers in this chair, and what is to be expected of them."""
        game, choices = self.match.game, Choices(self.match, seat)
        look = self.look(seat, choices)
        for one in advise(chair_at(self.match, seat, adviser(game), self.mind), LOOKS).best:
            number = next(number for number, option in choices.open.items() if option == one.option)
            chance = "none" if one.chance is None else round(100 * one.chance)
            self.screen.say("play-hint", "green", number=number, option=capital(look.label(one.option)), chance=chance)
            for why in one.grounds:
                self.screen.say("play-why", "green", why=ground_told(self.texts, game, why, self.names, seat))

    def chronicle(self, seat: int) -> None:
        """What has happened lately, as far as the seat may still know it."""
        lately = [one.retold_to(seat) for one in self.loud(0)]
        told = [self.texts.sentence(self.match.game, "event", one, self.names, seat) for one in lately]
        self.screen.pages(*(Text("· " + line) for line in told[-LATELY:]))

    def loud(self, since: int) -> list[Event]:
        """What has happened since then and is worth a line."""
        quiet = look_of(self.match.game).QUIET
        return [event for event in self.match.log[since:] if self.match.game.codec.tag_of(event) not in quiet]

    def tell(self, seat: int | None) -> None:
        """What has happened since the seat last heard, as far as it may know."""
        for event in self.loud(self.heard[seat]):
            told = self.texts.sentence(self.match.game, "event", event.seen_by(seat), self.names, seat)
            self.screen.show(Text("· " + told))
        self.heard |= dict.fromkeys(self.all_hear(seat), len(self.match.log))

    def undo(self, seat: int) -> None:
        """Take the last answer back, where nothing has been learnt since."""
        if self.match.can_undo(seat):
            self.match.undo(seat)
        elif self.begun is not None:
            self.match.go_back(self.begun)
        else:
            self.screen.say("play-no-undo", "yellow")
            return
        self.begun = None
        self.heard = {looker: min(place, len(self.match.log)) for looker, place in self.heard.items()}
        self.screen.say("play-undone", "green")

    def save(self) -> None:
        """Write the match to its file, or to a new one in this folder."""
        path = self.save_to = self.save_to or free_name(self.match.game.name)
        try:
            write_saved(path, self.match, self.players)
            self.screen.say("play-saved", "green", path=str(path))
        except Problem as problem:
            self.screen.show(Text(self.texts.problem(problem), "red"))

    def leave(self) -> None:
        """Save and get up."""
        self.save()
        raise Left

    def keep(self) -> None:
        """Save where a file to save to was named; otherwise leave the disk alone."""
        if self.keeps:
            self.save()

    def finale(self) -> None:
        """The table as anybody may see it, who has won, and where everybody stands."""
        looker = self.at_keyboard if len(self.people) == 1 else None
        if len(self.people) > 1:
            self.heard[None] = self.heard[self.at_keyboard]
        self.tell(looker)
        show = self.look(looker)
        show.reveal([self.match.view(seat) for seat in range(len(self.players))])
        self.screen.pages(show.table(), Group(*self.ending(show)))
        self.keep()

    def ending(self, show: Show) -> list[RenderableType]:
        """Where everybody stands, then the winners."""
        winners = [self.names[seat] for seat in self.match.winners]
        key = "play-over" if winners else "play-over-nobody"
        return [*show.standing(), *self.tally(), Text(self.texts.say(key, winners=winners), "bold green")]

    def tally(self) -> list[RenderableType]:
        """Why each point was given, with its clause; not of a match whose beginning is not at hand."""
        game, record = self.match.game, self.match.record
        if record.before or any(row.told is None for row in record.answers):
            return []
        told = [game.codec.decode(fact) for row in record.answers for fact in row.told or ()]
        lines: list[RenderableType] = []
        for one in game.tally(self.match.state, told):
            who = "" if one.seat is None else f"{self.names[one.seat]}: "
            points = "" if one.points is None else f" {one.points:+}"
            said = self.texts.say(f"{game.name}-tally-{one.why}", **one.facts)
            lines.append(Text(f"{who}{said}{points} ({one.clause})", "cyan"))
        return lines

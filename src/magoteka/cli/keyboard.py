"""A match at one keyboard: people and bots in any mix."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from magoteka.bots import bot_named
from magoteka.bots.chair import chair_at
from magoteka.cli.choices import Choices
from magoteka.cli.rulebook import clause_text
from magoteka.cli.saves import Player, free_name, write_saved
from magoteka.cli.screen import EndOfInput, Screen
from magoteka.cli.show import show_of
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.match import Match
from magoteka.core.problems import Problem


class Left(Exception):
    """The players have got up from the table."""


class KeyboardMatch:
    """One match from the first question to the last, or until somebody gets up."""

    def __init__(self, match: Match, players: list[Player], screen: Screen, mind: Rng) -> None:
        self.match = match
        self.players = players
        self.screen = screen
        self.texts = screen.texts
        self.mind = mind
        self.save_to: Path | None = None
        self.keeps = False  # whether to save without being told, too
        self.show = show_of(match.game.name)
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.level is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.heard: dict[int | None, int] = dict.fromkeys((*range(len(players)), None), 0)
        self.commands: dict[str, Callable[[int], None]] = {
            "u": self.undo,
            "s": lambda seat: self.save(),
            "q": lambda seat: self.leave(),
            "r": self.notes,
            "t": self.table,
        }

    def run(self) -> None:
        """Play to the end; whoever leaves early can come back to the saved game."""
        try:
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
            self.screen.curtain(self.names[seat], unread=self.at_keyboard is not None)
            self.at_keyboard = seat
        self.tell(seat)
        self.table(seat)
        before = len(self.match.record.answers)
        while len(self.match.record.answers) == before:
            self.obey(seat, self.screen.ask(self.texts.say("play-prompt", name=self.names[seat])))
        self.tell(seat)

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
            else:
                self.match.submit(seat, option)
        elif typed:
            self.screen.say("play-what", "yellow", typed=typed)

    def table(self, seat: int) -> None:
        """The table as the seat sees it, and what it is asked."""
        self.screen.show(self.show.table(self.match.view(seat), self.names, self.texts))
        self.question(seat)

    def question(self, seat: int) -> None:
        """What is asked, and the numbered options."""
        question = self.match.asked(seat)
        self.screen.show(Text(self.texts.sentence(self.match.game, "question", question, self.names), "bold cyan"))
        view = self.match.view(seat)
        for number, option in Choices(self.match, seat).open.items():
            line = Text.assemble((f"{number:>4}  ", "bold"), self.option(option))
            if remark := self.show.remark(view, option, self.texts):
                line.append("  " + remark, "yellow")
            self.screen.show(line)

    def option(self, option: Option) -> str:
        """An option in words."""
        return self.texts.sentence(self.match.game, "option", option, self.names)

    def explain(self, seat: int, about: str) -> None:
        """What the keys do, what an option means or why it is closed, or what a clause says."""
        game, choices = self.match.game, Choices(self.match, seat)
        if about.isdecimal() and int(about) in choices.numbered:
            lines = choices.explained(choices.numbered[int(about)], self.names, self.texts)
        elif about:
            told = clause_text(game.name, self.texts.lang, about.upper())
            lines = [self.texts.say("play-no-clause", clause=about) if told is None else f"{about.upper()}. {told}"]
        else:
            lines = [self.texts.say("play-keys"), *choices.closed_ones(self.names, self.texts)]
        self.screen.show(*(Text(line, "cyan") for line in lines))

    def notes(self, seat: int) -> None:
        """What the seat has worked out, on demand."""
        self.screen.show(Text(self.show.notes(self.match.view(seat), self.texts), "cyan"))

    def tell(self, seat: int | None) -> None:
        """What has happened since the seat last heard, as far as it may know."""
        for event in self.match.log[self.heard[seat] :]:
            if self.match.game.codec.tag_of(event) not in self.show.QUIET:
                seen = event.seen_by(seat)
                self.screen.show(Text("· " + self.texts.sentence(self.match.game, "event", seen, self.names)))
        self.heard[seat] = len(self.match.log)

    def undo(self, seat: int) -> None:
        """Take the last answer back, where nothing has been learnt since."""
        if not self.match.can_undo(seat):
            self.screen.say("play-no-undo", "yellow")
            return
        self.match.undo(seat)
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
        """The table as anybody may see it, and who has won."""
        looker = self.at_keyboard if len(self.people) == 1 else None
        if len(self.people) > 1:
            self.heard[None] = self.heard[self.at_keyboard]
        self.tell(looker)
        self.screen.show(self.show.table(self.match.view(looker), self.names, self.texts))
        winners = [self.names[seat] for seat in self.match.winners]
        self.screen.say("play-over" if winners else "play-over-nobody", "bold green", winners=winners)
        self.keep()

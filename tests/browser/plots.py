"""What stories are made of: who does what, what nature deals, and where the story ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from browser.driver import Person
from browser.story import Choice, Story
from magoteka.bots import greedy
from magoteka.bots.chair import chair_at
from magoteka.core.agenda import Question
from magoteka.core.chance import Rng
from magoteka.core.event import Option
from magoteka.core.match import Match

Until = Callable[[Match], bool]


def greedily(match: Match, seat: int, options: Sequence[Option]) -> Option:
    """What the greedy bot would do in this place, the same in every run."""
    chair = chair_at(match, seat, greedy.BOT, Rng(match.record.length))
    return chair.options[greedy.choose(chair)]


def wishing(*wishes: Option) -> Choice:
    """Seat 0 does the first of these things that is open; everything else is done greedily."""

    def choose(match: Match, seat: int, options: Sequence[Option]) -> Option:
        wanted = next((wish for wish in wishes if wish in options), None) if seat == 0 else None
        return greedily(match, seat, options) if wanted is None else wanted

    return choose


def by_lot(match: Match, question: Question, options: Sequence[Option]) -> Option | None:
    """Nature as it is."""
    return None


@dataclass(frozen=True)
class Dealt:
    """Nature deals these things as soon as it can."""

    things: tuple[Option, ...]

    def __call__(self, match: Match, question: Question, options: Sequence[Option]) -> Option | None:
        return next((thing for thing in self.things if thing in options), None)


def asked(*tags: str, seat: int = 0) -> Until:
    """The match waits for this seat's answer to such a question."""
    return lambda match: match.waiting() == [seat] and match.game.codec.tag_of(match.question) in tags


def offered(*kinds: type[Option], seat: int = 0) -> Until:
    """This seat alone is asked, and may answer in one of these ways."""
    return lambda match: match.waiting() == [seat] and any(isinstance(one, kinds) for one in match.options(seat))


def after(answers: int, seat: int = 0) -> Until:
    """So many answers have been given, nature's included, and it is this seat's turn."""
    return lambda match: match.waiting() == [seat] and match.record.length >= answers


def sit_down(anna: Person, story: Story, game: str, *rivals: dict[str, str], **wishes: object) -> str:
    """Anna opens a table on which the story has been played, and looks at it; its id."""
    told = story.tell(anna.house, anna.table({"kind": "me"}, *rivals, game=game, **wishes)["table"])
    anna.go(f"/t/{told}")
    anna.ready().first.wait_for()
    return told

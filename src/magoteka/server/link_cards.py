"""What a link tells of its table before anybody follows it: no more than onlookers see, and only where it may."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from magoteka.core.game import Game
from magoteka.games import game_named
from magoteka.table.replay import WATCH, MatchReplay
from magoteka.table.replay_access import ReplayRequest
from magoteka.table.table import Table
from magoteka.table.wire import SeatInfo
from magoteka.texts import HOME, Texts

Kind: TypeAlias = Literal["", "invited", "running", "moment"]


@dataclass(frozen=True)
class LinkSeat:
    """A player on a card."""

    name: str
    sign: str  # of a seat without a face
    face: str
    colour: int
    tint: str  # the colour of the name
    score: str | None = None
    won: bool = False


@dataclass(frozen=True)
class LinkCard:
    """All that is told: the house's own card has no game."""

    house: str
    title: str
    about: str
    game: str = ""
    places: tuple[LinkSeat, ...] = ()
    said: str = ""
    step: int = 0
    steps: int = 0
    rounds: tuple[int, ...] = ()

    @property
    def line(self) -> str:
        """The card in words."""
        names = ", ".join(f"{one.name} — {one.score}" if one.score else one.name for one in self.places)
        return " · ".join(part for part in (self.about, names, self.said) if part)


@dataclass(frozen=True)
class Asked:
    """What somebody who follows a link may know of its table."""

    kind: Kind
    lang: str
    seats: tuple[SeatInfo, ...] = ()
    winners: tuple[int, ...] = ()
    version: int | None = None  # of the moment


@cache
def words(lang: str) -> Texts:
    """The sentences of a language, with those of this page."""
    texts = Texts(lang)
    texts.read(Path(__file__).parent)
    return texts


def language(wanted: str | None, accepted: str) -> str:
    """The language that a link names, or that a browser likes best of ours."""
    liked = [part.split(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return next((lang for lang in (wanted, *liked) if lang in HOME), HOME[0])


def kind_of(table: Table, watch: str | None, join: str | None) -> Kind:
    """What a link may tell: an invitation of its table, a shared match of its moments, any other one nothing."""
    journal = table.journal
    access = journal.access
    if journal.broken is not None:
        return ""
    if join is not None:
        own = any(seat.token is not None and seat.token == join for seat in journal.seats)
        return "invited" if own or access.invites(join) else ""
    if journal.over:
        return "moment" if access.shared or access.opens_to(watch) else ""
    return "running" if access.opens_to(watch) else ""


def asked(table: Table, kind: Kind, lang: str, version: int | None) -> tuple[ReplayRequest, Asked]:
    """What is to be told of a table, and how it is looked at: as an onlooker."""
    journal = table.journal
    wish = ReplayRequest(table.id, journal.head, journal.version, WATCH, 0, journal.over)
    seats = tuple(replace(seat.shown(()), online=True) for seat in journal.seats)
    return wish, Asked(kind, lang, seats, tuple(journal.match.winners), version if kind == "moment" else None)


def general(lang: str) -> LinkCard:
    """The card of the house."""
    texts = words(lang)
    return LinkCard(texts.say("card-house"), texts.say("card-house"), texts.say("card-motto"))


def invitation(wish: ReplayRequest, asking: Asked) -> LinkCard:
    """Who sits at a table already, and that there is a seat."""
    texts, count = words(asking.lang), len(asking.seats)
    places = tuple(place(asking, seat) for seat in range(count))
    title = texts.say(f"{wish.head.game}-title")
    free = any(seat.kind == "open" for seat in asking.seats)
    said = texts.say("card-waits") if free else ""
    return LinkCard(texts.say("card-house"), title, texts.say("card-invited"), wish.head.game, places, said)


def brief(wish: ReplayRequest, asking: Asked) -> LinkCard:
    """What can be said of a table without looking at its past."""
    if asking.kind == "invited":
        return invitation(wish, asking)
    texts = words(asking.lang)
    places = tuple(place(asking, seat) for seat in range(len(asking.seats)))
    about = ending(texts, asking) if wish.over else texts.say("card-running")
    return LinkCard(texts.say("card-house"), texts.say(f"{wish.head.game}-title"), about, wish.head.game, places)


def shown(replay: MatchReplay, wish: ReplayRequest, asking: Asked) -> LinkCard:
    """A match as an onlooker sees it: at a moment when it is over, else now."""
    texts, game = words(asking.lang), game_named(wish.head.game)
    last = max(len(replay.steps) - 1, 0)
    at = last if asking.version is None else replay.place(asking.version)
    over = wish.over and at == last
    scores = game.scores(replay.before(at + 1))
    places = tuple(
        place(asking, seat, scores[seat] if any(scores) else None, won=over and seat in asking.winners)
        for seat in range(len(asking.seats))
    )
    rounds = tuple(mark.at for mark in replay.marks if mark.kind == "round")
    number = sum(mark <= at for mark in rounds)
    parts = [ending(texts, asking) if over else texts.say("card-running")] if over or not wish.over else []
    parts += [texts.say("card-step", n=at + 1, of=last + 1)] if wish.over and not over else []
    parts += [texts.say("card-round", n=number)] if number and game.rounds == Game.rounds else []
    about = " · ".join(parts)
    card = LinkCard(texts.say("card-house"), texts.say(f"{game.name}-title"), about, game.name, places)
    if not wish.over:
        return card
    return replace(
        card, said=said(replay, at, texts, [one.name for one in places]), step=at, steps=last + 1, rounds=rounds
    )


def ending(texts: Texts, asking: Asked) -> str:
    """How a match has ended."""
    names = [called(texts, asking.seats[seat]) for seat in asking.winners]
    return texts.say("card-won", count=len(names), names=", ".join(names)) if names else texts.say("card-lost")


def said(replay: MatchReplay, at: int, texts: Texts, names: list[str]) -> str:
    """The last thing that onlookers were told at a step."""
    state, game = replay.before(at), replay.game
    state.listening = True
    for event, _ in reversed(replay.after(at, state)[1]):
        heard = event.seen_by(None)
        if texts.has(f"{game.name}-event-{game.codec.tag_of(heard)}"):
            return texts.sentence(game, "event", heard, names)
    return ""


def place(asking: Asked, seat: int, score: int | None = None, *, won: bool = False) -> LinkSeat:
    """A player as he is drawn."""
    one = asking.seats[seat]
    name = called(words(asking.lang), one)
    tint = "muted" if one.kind == "open" else f"seat-{seat}" if seat < 5 else "text"
    return LinkSeat(name, str(seat + 1), one.face, one.colour, tint, None if score is None else str(score), won)


def called(texts: Texts, seat: SeatInfo) -> str:
    """What somebody is called; nobody is called anything."""
    if seat.name:
        return seat.name
    return texts.say("card-free" if seat.kind == "open" else "card-bot" if seat.level else "card-guest")

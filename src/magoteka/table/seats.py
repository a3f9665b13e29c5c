"""Who sits where: a seat is held by a guest, played by a bot, or open for whoever brings its secret."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass, fields, replace
from itertools import count
from typing import Any

from magoteka.bots import FIRST
from magoteka.table.guests import PLAIN, Appearance, Guest, clean
from magoteka.table.problems import NotYours, SeatTaken
from magoteka.table.wire import Invite, SeatInfo, SeatRequest

LONGEST = 21  # letters of a name that is told apart by a number


@dataclass(frozen=True)
class Seat:
    """A seat; `token` is the secret of its invitation, `here` says that people share the holder's screen.

    In a rematch it is `kept` for the guest who has sat there before, until he comes.
    """

    name: str = ""
    holder: str | None = None
    level: str | None = None  # of the bot that plays now
    token: str | None = None
    here: bool = False
    kept: str | None = None
    look: Appearance = PLAIN

    @property
    def open(self) -> bool:
        """Nobody sits here yet."""
        return self.holder is None and self.level is None

    def kind(self) -> Any:
        """How the seat is shown."""
        if self.level is not None:
            return "bot"
        if self.open:
            return "open"
        return "here" if self.here else "human"

    def shown(self, online: Collection[str]) -> SeatInfo:
        """The seat as everyone sees it."""
        away = self.level is not None and self.holder is not None
        online_now = self.level is not None or self.holder in online
        look = PLAIN if self.open else self.look
        return SeatInfo(self.name, self.kind(), self.level, online_now, away, look.face, look.colour, look.form)


def link() -> str:
    """A secret that cannot be guessed."""
    return secrets.token_urlsafe(18)


def look_in(wish: SeatRequest) -> Appearance:
    """The look that is wished for a seat."""
    return Appearance(wish.face, wish.colour, wish.form)


def seated(wish: SeatRequest, guest: Guest) -> Seat:
    """A seat as the opener of a table wishes it."""
    if wish.kind == "me":
        return Seat(clean(wish.name) or guest.name, guest.id, look=guest.look)
    if wish.kind == "here":
        return Seat(clean(wish.name), guest.id, here=True, look=look_in(wish))
    if wish.kind == "bot":
        return Seat(clean(wish.name), level=wish.level or FIRST, look=look_in(wish))
    return Seat(clean(wish.name), token=link())


def with_guest(seat: Seat, guest: Guest) -> Seat:
    """The invited guest sits down."""
    if not seat.open:
        raise SeatTaken()
    return replace(worn(seat, guest), holder=guest.id, kept=None)


def occupied(seats: list[Seat], people: Iterable[Guest]) -> list[Seat]:
    """The same seats, the first of the open ones taken by some people."""
    coming = iter(people)
    return [with_guest(seat, one) if seat.open and (one := next(coming, None)) else seat for seat in seats]


def worn(seat: Seat, guest: Guest) -> Seat:
    """A seat with the name and the look of a guest; who sits beside him at one screen keeps his own."""
    return seat if seat.here else replace(seat, name=guest.name or seat.name, look=guest.look)


def apart(seats: list[Seat], moved: Collection[int]) -> list[Seat]:
    """The same seats, but whoever has come to one of these and is called like somebody here gets a number too."""
    found, taken = list(seats), {one.name.casefold() for n, one in enumerate(seats) if n not in moved and one.name}
    for number in sorted(moved):
        name = seats[number].name
        others = (f"{name[:LONGEST]} {n}" for n in count(2))
        free = name if name.casefold() not in taken else next(one for one in others if one.casefold() not in taken)
        found[number] = replace(seats[number], name=free)
        taken |= {free.casefold()} if free else set()
    return found


def returned(seat: Seat, guest: Guest) -> Seat:
    """The guest for whom a seat was kept takes it, from a bot too."""
    return replace(worn(seat, guest), holder=guest.id, level=None, kept=None)


def turned(seats: list[Seat], caller: str) -> list[Seat]:
    """The same people each one seat further; the caller sits down at once, for the others seats are kept."""
    return [once_more(seat, caller) for seat in [*seats[1:], *seats[:1]]]


def once_more(seat: Seat, caller: str) -> Seat:
    """A seat of a rematch."""
    if seat.holder is None:
        return seat if seat.level is not None else Seat(seat.name, token=link())
    if seat.holder == caller:
        return replace(seat, token=None, level=seat.level if seat.here else None)
    return replace(seat, holder=None, kept=seat.holder, token=link())


def changed(seat: Seat, wish: SeatRequest, guest: Guest, *, owner: bool, online: bool) -> Seat:
    """Give a seat to a bot, take it back, or open it for a friend."""
    mine = seat.holder == guest.id
    if wish.kind == "me" and mine:
        return replace(worn(seat, guest), level=None)
    if wish.kind == "bot" and (mine or (owner and not online)):
        nobody = seat.holder is None and not seat.name
        bot = replace(seat, name=clean(wish.name), look=look_in(wish)) if nobody else seat
        return replace(bot, level=wish.level or FIRST)
    if wish.kind == "friend" and owner and seat.holder is None:
        return Seat(clean(wish.name), token=link())
    raise NotYours()


def invites(seats: list[Seat]) -> list[Invite]:
    """The invitations that nobody has used."""
    return [Invite(number, seat.token) for number, seat in enumerate(seats) if seat.open and seat.token]


NAMES = tuple(field.name for field in fields(Seat) if field.name not in ("kept", "look"))


def written(seats: list[Seat]) -> list[Any]:
    """Seats as JSON, without `kept` and `look` where nothing is: so they were written before there were such things."""
    return [as_json(seat) for seat in seats]


def as_json(seat: Seat) -> dict[str, Any]:
    """One seat as JSON."""
    known = {name: getattr(seat, name) for name in NAMES}
    kept = {} if seat.kept is None else {"kept": seat.kept}
    look = {} if seat.look == PLAIN else {"look": asdict(seat.look)}
    return {**known, **kept, **look}


def read(data: list[Any]) -> list[Seat]:
    """Seats from JSON."""
    return [Seat(**{**seat, "look": Appearance(**seat.get("look", {}))}) for seat in data]

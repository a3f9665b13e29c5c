"""Everything that crosses the wire, as typed messages; `web/src/wire.ts` is generated from this page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias, get_args

from magoteka.core.seal import Outcome
from magoteka.table.shapes import Between, Called, Json, Message, Misshapen, Most, read

Tagged: TypeAlias = Annotated[dict[str, Any], Called("Tagged")]  # {"tag": …, fields}: an option, event or view
Value: TypeAlias = bool | int | str
Name: TypeAlias = Annotated[str, Most(40)]
Token: TypeAlias = Annotated[str, Most(64)]
SeatNumber: TypeAlias = Annotated[int, Between(0, 15)]
Path: TypeAlias = Annotated[list[Any], Called("Path")]
Change: TypeAlias = Annotated[list[Any], Called("Change")]
Patch: TypeAlias = list[Change]
Form: TypeAlias = Literal["", "he", "she"]
Face: TypeAlias = Literal[
    "",
    "owl",
    "fox-head",
    "cat",
    "raven",
    "wolf-head",
    "bear-head",
    "deer-head",
    "turtle",
    "frog",
    "lion",
    "dragon-head",
    "unicorn",
    "witch-face",
    "wizard-face",
    "crown",
    "snake",
]
Colour: TypeAlias = Annotated[int, Between(0, 7)]
PlaceKind: TypeAlias = Literal["answer", "turn", "round"]
MarkKind: TypeAlias = Literal["turn", "round", "lead"]
RewindEnd: TypeAlias = Literal["declined", "late", "moved"]
SealState: TypeAlias = Literal["held", "dealt", "open", "lost", "later"]
AnalysisState: TypeAlias = Literal["none", "waiting", "working", "done", "failed", "nowhere"]
LuckKind: TypeAlias = Literal["dice", "unseen"]
MomentKind: TypeAlias = Literal["decision", "dice", "unseen"]

# --- HTTP ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SettingInfo:
    """An option of a game that is agreed on before it begins; `seats`: how many players it concerns, null: any.

    `drawn`: for a choice that can be drawn its squares of two by two, the lower ones first: left, top, level, face up.
    """

    key: str
    choices: list[Value]
    default: Value
    clause: str
    seats: tuple[int, int] | None
    drawn: dict[str, list[tuple[int, int, int, int]]]


@dataclass(frozen=True)
class LevelInfo:
    """A strength of bots; one of them is `first`, for those who have never played.

    Where it was measured: points among two players, give or take, and seconds that 95 of 100 answers take.
    """

    id: str
    first: bool
    elo: int | None
    error: int | None
    p95: float | None


@dataclass(frozen=True)
class DoorInfo:
    """A way into a game that one click opens; `<game>-door-<name>` is what it says.

    So many sit down, all but the guest are bots; `minutes` it takes about; `level` from 1 to 3: how much is to learn.
    """

    name: str
    settings: dict[str, Value]
    seats: int
    minutes: int
    level: int


@dataclass(frozen=True)
class LessonInfo:
    """A guided match, and about how long it takes."""

    name: str
    minutes: int


@dataclass(frozen=True)
class PuzzleInfo:
    """A puzzle: by its name it is known when it was solved; `question` is the tag of what is asked."""

    name: str
    seats: int
    question: str


@dataclass(frozen=True)
class GameInfo:
    """A game of the house; `seat_fields` names, for each tag, the fields that hold seats."""

    name: str
    ruleset: int
    seats: tuple[int, int]
    settings: list[SettingInfo]
    levels: list[LevelInfo]
    seat_fields: dict[str, list[str]]
    odds: bool
    lessons: list[LessonInfo]
    doors: list[DoorInfo]
    puzzles: list[PuzzleInfo]


@dataclass(frozen=True)
class GuestWish:
    """What a guest wants to be called, and how to be drawn and spoken of; null: as before."""

    name: Name
    face: Face | None = None
    colour: Colour | None = None
    form: Form | None = None


@dataclass(frozen=True)
class Me:
    """The guest of this browser; null before a name was given."""

    name: str | None
    face: str = ""
    colour: int = 0
    form: str = ""


@dataclass(frozen=True)
class SeatWish:
    """Who shall sit on a seat: me, a friend with a link, a bot of a level, or someone at this screen.

    The look of a bot or of someone at this screen is told here; a guest brings his own.
    """

    kind: Literal["me", "friend", "bot", "here"]
    name: Name = ""
    level: Name = ""
    face: Face = ""
    colour: Colour = 0
    form: Form = ""


@dataclass(frozen=True)
class NewTable:
    """A table to open; `pause` of bots and `clock` of people are in seconds.

    With `parts` nature deals when everybody who sits there has added a part to the seal of its dice.
    """

    game: Name
    seats: Annotated[list[SeatWish], Most(16)]
    settings: Annotated[dict[str, Value], Most(40)] = field(default_factory=dict)
    pause: Annotated[float, Between(0, 10)] = 0.8
    clock: Annotated[int, Between(5, 86400)] | None = None
    training: bool = True
    parts: bool = False


@dataclass(frozen=True)
class LessonWish:
    """A lesson to take, and what the rivals are to be called, or who they are to be."""

    game: Name
    lesson: Name
    names: Annotated[list[Name], Most(16)] = field(default_factory=list)
    pause: Annotated[float, Between(0, 10)] = 1.0
    rivals: Annotated[list[SeatWish], Most(16)] = field(default_factory=list)


@dataclass(frozen=True)
class PuzzleWish:
    """A puzzle to solve, and what the rivals are to be called, or who they are to be."""

    game: Name
    puzzle: Name
    names: Annotated[list[Name], Most(16)] = field(default_factory=list)
    pause: Annotated[float, Between(0, 10)] = 1.0
    rivals: Annotated[list[SeatWish], Most(16)] = field(default_factory=list)


@dataclass(frozen=True)
class BranchWish:
    """A new table that goes on from the moment of a finished match that came with a version.

    What was hidden then stays as it was, or is `redealt`: drawn anew, with all that `eyes` knew as it was.
    """

    version: int
    seats: Annotated[list[SeatWish], Most(8)]
    redealt: bool = False
    eyes: SeatNumber = 0
    pause: Annotated[float, Between(0, 10)] = 0.6


@dataclass(frozen=True)
class Position:
    """A match up to a moment as a short text for a link or a file (docs/protocol.md): all of it, hidden cards too."""

    text: str


@dataclass(frozen=True)
class PositionWish:
    """A new table that goes on from a position; nobody may be let in who is not to know what was hidden in it."""

    text: Annotated[str, Most(120_000)]
    seats: Annotated[list[SeatWish], Most(8)]
    pause: Annotated[float, Between(0, 10)] = 0.6


@dataclass(frozen=True)
class RecordWish:
    """A record of a finished match, as a file has it: to be looked at."""

    record: dict[str, Any]


@dataclass(frozen=True)
class RecordOpened:
    """The table that shows the match of a record, to whoever sent it."""

    table: str


@dataclass(frozen=True)
class ShareWish:
    """Whether anyone with its address may look at a match that is over; else those who sat there or may watch."""

    on: bool


@dataclass(frozen=True)
class ContestWish:
    """A contest to open: so many deals of a game, which all who come play with the same cards against such bots."""

    game: Name
    seats: Annotated[int, Between(1, 16)]
    deals: Annotated[int, Between(1, 12)]
    settings: Annotated[dict[str, Value], Most(40)] = field(default_factory=dict)
    level: Name = ""


@dataclass(frozen=True)
class ContestMade:
    """A contest that was opened; whoever knows its id may take part."""

    contest: str


@dataclass(frozen=True)
class EntryWish:
    """A table for a deal of a contest: so many seats after mine are for friends, bots have the others.

    Bots may be named and have a look; their level is that of the contest.
    """

    deal: Annotated[int, Between(1, 12)]
    friends: Annotated[int, Between(0, 15)] = 0
    pause: Annotated[float, Between(0, 10)] = 0.6
    rivals: Annotated[list[SeatWish], Most(16)] = field(default_factory=list)


@dataclass(frozen=True)
class DealResult:
    """What came of a deal for somebody in a seat: his share of the victory, what the game counts, and how they compare.

    `advantage` is by how much his share is above the mean of the others who sat there with the same cards; `points` the
    same in what the game counts; null where there are no others.
    """

    name: str
    mine: bool
    seat: int
    won: float
    score: int | None
    advantage: float | None
    points: float | None
    table: str


@dataclass(frozen=True)
class DealInfo:
    """A deal of a contest: where I sit, what was promised of its luck, and how far I am.

    Its results are shown to those who have played it, and to all once the contest is closed; `played` is their number.
    """

    number: int
    seat: int
    commitment: str
    secret: str | None
    state: Literal["new", "playing", "played", "gone"]
    table: str | None
    played: int
    results: list[DealResult]


@dataclass(frozen=True)
class Standing:
    """Somebody in a contest: the mean of his advantages with its 95 % interval; `few`: too little was played to tell.

    Of his results `compared` have others beside them; `points` is the mean in what the game counts.
    """

    key: str
    name: str
    mine: bool
    played: int
    compared: int
    advantage: float | None
    low: float | None
    high: float | None
    points: float | None
    verdict: Literal["few", "even", "above", "below"]


@dataclass(frozen=True)
class ContestInfo:
    """A contest as one who has its link sees it."""

    contest: str
    game: str
    seats: int
    settings: dict[str, Value]
    level: str
    closed: bool
    owner: bool
    people: int
    deals: list[DealInfo]
    standings: list[Standing]


@dataclass(frozen=True)
class ContestBrief:
    """A line in the list of my contests: how many deals it has, and how many of them I have played."""

    contest: str
    game: str
    seats: int
    deals: int
    played: int
    closed: bool
    opened: float


@dataclass(frozen=True)
class ContestTable:
    """Of a table, which deal of which contest is played there."""

    contest: str
    deal: int
    deals: int


@dataclass(frozen=True)
class Daily:
    """The puzzle of a day, the same for everybody."""

    day: str
    game: str
    puzzle: str


@dataclass(frozen=True)
class Invite:
    """The secret that lets a friend take an open seat."""

    seat: int
    token: str


@dataclass(frozen=True)
class Created:
    """A table that was opened, and its unguessable links; `join` is for any free seat."""

    table: str
    invites: list[Invite]
    watch: str
    join: str


@dataclass(frozen=True)
class JoinWish:
    """The secret of an invitation, none where a seat is kept for me.

    `parts`: this client is going to add a part to the seal of the dice.
    """

    token: Token
    parts: bool = False


@dataclass(frozen=True)
class Rematch:
    """The table of a rematch; a `parts` client joins it without a secret, for its seats are kept."""

    table: str


@dataclass(frozen=True)
class MoveCode:
    """Six letters that bring my place at a table to another device, once, within so many seconds."""

    code: str
    seconds: int


@dataclass(frozen=True)
class CodeWish:
    """A code from another device."""

    code: Name


@dataclass(frozen=True)
class MoveWish:
    """A code from another device; `parts`: this client is going to add a part to the seal of the dice."""

    code: Name
    parts: bool = False


@dataclass(frozen=True)
class MoveFound:
    """The table that a code is for; "" where it brings a name and a look."""

    table: str


@dataclass(frozen=True)
class LanWish:
    """The house is to be shown in the local network, or no longer."""

    on: bool


@dataclass(frozen=True)
class Lan:
    """The address under which the local network reaches a house that is shown there; who `may` switches it."""

    address: str | None
    may: bool


@dataclass(frozen=True)
class Nothing:
    """A body that says no more than its address."""


@dataclass(frozen=True)
class Joined:
    """The seat that was taken."""

    seat: int


@dataclass(frozen=True)
class SeatChanged:
    """A seat has another player; a seat opened for a friend has a new invitation."""

    invite: Invite | None


@dataclass(frozen=True)
class SeatInfo:
    """A seat as everyone sees it; `away`: a bot plays for a person who may take the seat back.

    `form`: he or she, or nothing that a sentence could agree with.
    """

    name: str
    kind: Literal["human", "here", "bot", "open"]
    level: str | None
    online: bool
    away: bool
    face: str = ""
    colour: int = 0
    form: str = ""


@dataclass(frozen=True)
class Trouble:
    """Why a table cannot go on, in one sentence; with its tag and facts it can be said in another language."""

    tag: str
    sentence: str
    facts: dict[str, Value]


@dataclass(frozen=True)
class TableBrief:
    """A line in the list of my tables; `touched` is in seconds since 1970; `broken`: it can only be looked at.

    `scores`: what each seat has of that which is counted, as `<game>-score` says it; empty where nothing is.
    `origin`: the table from a moment of which this one goes on.
    """

    table: str
    game: str
    seats: list[SeatInfo]
    mine: list[int]
    asking: list[int]
    over: bool
    winners: list[int]
    touched: float
    broken: Trouble | None
    scores: list[int] = field(default_factory=list)
    origin: str = ""


@dataclass(frozen=True)
class PastWish:
    """Which of my finished matches: of a game, with somebody by his `key`, those that I won (alone or not) or lost."""

    game: Name = ""
    friend: Name = ""
    result: Literal["", "won", "lost"] = ""


@dataclass(frozen=True)
class PastSeat:
    """Who sat where in a finished match: a person by a key that I alone know him by, a bot by its level."""

    name: str
    level: str | None
    friend: str | None
    mine: bool
    won: bool


PastResult = Literal["won", "shared", "lost", "nobody", "screen"]  # screen: several people shared mine


@dataclass(frozen=True)
class PastMatch:
    """A finished match of mine; times are in seconds since 1970, `moves` are answers of seats.

    `rated`: it counts for ratings; `hints`: somebody asked a bot for one, or nobody wrote down whether.
    """

    table: str
    game: str
    begun: float
    ended: float
    moves: int
    seats: list[PastSeat]
    result: PastResult
    rated: bool
    hints: bool


@dataclass(frozen=True)
class Counted:
    """My victories in matches of one kind, shared ones in fractions, with the 95 % interval of Wilson for their share.

    `key` is a game, a seat of so many (`1/3`), or an opponent: a friend's key, or `bot:` and a level; of an opponent
    `theirs` are his victories. `due` is what chance alone would give; `few`: too little was played to tell.
    """

    key: str
    matches: int
    wins: float
    theirs: float
    low: float
    high: float
    due: float
    verdict: Literal["few", "even", "above", "below"]


@dataclass(frozen=True)
class Friend:
    """Somebody I have played with, by the name he had last."""

    key: str
    name: str


@dataclass(frozen=True)
class GameRating:
    """How strong I am in a game, and between which points it truly lies with 95 %; everybody begins with 1000."""

    game: str
    points: int
    low: int
    high: int
    matches: int


@dataclass(frozen=True)
class PastParts:
    """What my result of a match that was over at `ended` is made of, where somebody asked why: see `AnalysedSeat`."""

    table: str
    game: str
    ended: float
    won: bool
    decisions: float
    luck: float
    error: float


@dataclass(frozen=True)
class History:
    """My finished matches as I wished to see them, latest first, `whole` of them in all, and what they come to.

    `parts` are those of the latest ones that were analysed, earliest first.
    """

    matches: list[PastMatch]
    whole: int
    played: list[str]  # games, whatever was wished for
    friends: list[Friend]
    games: list[Counted]
    seats: list[Counted]
    opponents: list[Counted]
    ratings: list[GameRating]
    rated: bool
    parts: list[PastParts]


@dataclass(frozen=True)
class RatedWish:
    """Whether I want a rating."""

    on: bool


@dataclass(frozen=True)
class Forgotten:
    """What became of my matches: deleted, kept for others without my name, or left for another try."""

    deleted: int
    kept: int
    left: int


@dataclass(frozen=True)
class Order:
    """What the host orders: of an onlooker by his number, of a seat, or of all onlookers.

    `invite` opens the seat of somebody who is lost for whoever comes by the link, under the same name.
    """

    do: Literal["mute", "unmute", "remove", "invite", "hush", "speak", "close", "renew"]
    who: int | None = None
    seat: SeatNumber | None = None


@dataclass(frozen=True)
class Onlooker:
    """Somebody who watches."""

    number: int
    name: str
    muted: bool


@dataclass(frozen=True)
class People:
    """What the host sees beside the table: the link for onlookers, whether they may speak, and who may not."""

    watch: str | None
    hush: bool
    onlookers: list[Onlooker]
    muted: list[int]


@dataclass(frozen=True)
class SealPart:
    """What a seat has added to the dice, and by whom: `awaited` is still to come, a bot adds nothing."""

    by: Literal["player", "bot", "none", "awaited"]
    part: str


@dataclass(frozen=True)
class Seal:
    """The seal of the dice: `held` until all parts are in, `dealt` while it is played, then `open` with its secret.

    `lost`: the secret stayed in another house. `later`: others may still play the same cards.
    """

    commitment: str
    state: SealState
    parts: list[SealPart]
    secret: str | None


@dataclass(frozen=True)
class SealChecked:
    """What `magoteka verify` says of a finished match: true, or why not; `draws` are nature's answers.

    The table went back by common consent so many times (`rewinds`), and rolled anew from there.
    """

    kind: Outcome
    draws: int
    answer: int | None
    since: int
    rewinds: int


@dataclass(frozen=True)
class Reason:
    """One thing that a result is made of, `<game>-tally-<why>`; without a seat, what decided between all of them."""

    seat: int | None
    why: str
    clause: str
    points: int | None
    facts: dict[str, str | int]


# --- the socket, from the client -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Answer(Message):
    """One of the options, sent back with the version at which it was offered."""

    type = "answer"
    version: int
    seat: SeatNumber
    answer: Tagged


@dataclass(frozen=True)
class Why(Message):
    """Why may I not answer so? Changes nothing."""

    type = "why"
    seat: SeatNumber
    answer: Tagged


@dataclass(frozen=True)
class Undo(Message):
    """Take my last answer back."""

    type = "undo"
    seat: SeatNumber


@dataclass(frozen=True)
class Look(Message):
    """The curtain: which of my seats is before the screen now; null when it is drawn."""

    type = "look"
    seat: SeatNumber | None


@dataclass(frozen=True)
class Say(Message):
    """Something said at the table."""

    type = "chat"
    text: Annotated[str, Most(500)]


@dataclass(frozen=True)
class AskOdds(Message):
    """Training: what can be computed from my own view."""

    type = "odds"
    seat: SeatNumber


@dataclass(frozen=True)
class AskHint(Message):
    """Training: what would a bot answer in my place?"""

    type = "hint"
    seat: SeatNumber


@dataclass(frozen=True)
class GivePart(Message):
    """32 random bytes in hexadecimal, which a seat adds to the dice before they are fixed."""

    type = "part"
    seat: SeatNumber
    part: Token


@dataclass(frozen=True)
class GoOn(Message):
    """In a lesson at a place: I have read on, or the guide may answer for me; or I leave it for a free match.

    At a puzzle: show me the solution; or I leave it and play on after what I tried last.
    """

    type = "go-on"
    seat: SeatNumber
    place: int
    leave: bool = False


@dataclass(frozen=True)
class Ping(Message):
    """Is anybody there?"""

    type = "ping"


@dataclass(frozen=True)
class Pause(Message):
    """Who sits here stops bots and clock, and lets them go on."""

    type = "pause"
    on: bool


@dataclass(frozen=True)
class AskPlaces(Message):
    """Where could I propose to go back to?"""

    type = "places"
    seat: SeatNumber


@dataclass(frozen=True)
class Rewind(Message):
    """I propose to go back to one of the places, by its version; where nobody else is to be asked, it is done."""

    type = "rewind"
    seat: SeatNumber
    to: int


@dataclass(frozen=True)
class Consent(Message):
    """To a proposal I agree, or I decline; who has made it takes it back by declining."""

    type = "consent"
    number: int
    yes: bool


ClientMessage: TypeAlias = (
    Answer | Why | Undo | Look | Say | Pause | AskOdds | AskHint | GivePart | GoOn | AskPlaces | Rewind | Consent | Ping
)
CLIENT: dict[str, Any] = {kind.type: kind for kind in get_args(ClientMessage)}


def heard(data: Json) -> ClientMessage:
    """The message that a client has sent; Misshapen says why it is none."""
    kind = CLIENT.get(data["type"]) if isinstance(data, dict) and isinstance(data.get("type"), str) else None
    if kind is None:
        raise Misshapen(f"expected one of {', '.join(CLIENT)} at $.type")
    message: ClientMessage = read(kind, {name: value for name, value in data.items() if name != "type"})
    return message


# --- the socket, from the server -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Asking:
    """A seat the game waits for: the tag of the question and its clause."""

    seat: int
    question: str
    clause: str


@dataclass(frozen=True)
class Told:
    """Something that happened, redacted for the looker, and what it changed of the view (empty where past is null)."""

    event: Tagged
    patch: Patch


@dataclass(frozen=True)
class Moment:
    """What one answer led to."""

    version: int
    told: list[Told]


@dataclass(frozen=True)
class Clock:
    """The seconds left to the people who are asked, as of the message that brings it."""

    left: float


@dataclass(frozen=True)
class ChatLine(Message):
    """Something that was said; `seat` is null when a spectator spoke."""

    type = "chat"
    number: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class GuideStep:
    """`<game>-lesson-<lesson>-<say>` is the sentence; `point` a place of the screen, or "": what is to be answered."""

    say: str
    point: str


@dataclass(frozen=True)
class Guide:
    """What a lesson says at a place, one thing after another; `step` of `of` was said before; at its `end` one is free.

    As long as it guides, `options` has only what is wanted; without any, the lesson goes on when all is read.
    """

    lesson: str
    place: int
    step: int
    of: int
    says: list[GuideStep]
    end: bool


@dataclass(frozen=True)
class Tried:
    """An answer to a puzzle, and the share of the victory that the judge gives it."""

    answer: Tagged
    value: float


@dataclass(frozen=True)
class QuestScene:
    """The puzzle that is posed at a table, number `number` of `of`, as long as the match stands at its question.

    Before anything was tried there is no more. Then `best` is what the best of the other answers is worth, and
    `solution` is shown when it was found or asked for.
    """

    name: str
    number: int
    of: int
    place: int
    tried: Tried | None
    found: bool
    best: float | None
    solution: Tried | None


@dataclass(frozen=True)
class Place:
    """Where a table can go back to: as it was at version `to`.

    That is before the last answer of `seat`, or where its turn, or a round, began. So many events would be undone
    (`lost`), the first of which are `events`, told as everyone may know them.
    """

    to: int
    kind: PlaceKind
    seat: int | None
    lost: int
    events: list[Tagged]


@dataclass(frozen=True)
class Proposal:
    """Somebody who sits at `seat` asks to go back; the people of `waiting` have not agreed yet, within the seconds."""

    number: int
    seat: int
    place: Place
    waiting: list[int]
    seconds: int


@dataclass(frozen=True)
class Onward:
    """The table of a rematch, and the secret with which onlookers of this one follow there."""

    table: str
    watch: str


@dataclass(frozen=True)
class Scene:
    """The table as it stands, seen from `chair` (null: as a spectator sees it).

    `again`: who calls for a rematch, `onward`: where onlookers see it; `late`: for whom a bot has just answered, their
    time being up; `paused`: by whom; `rewind`: somebody proposes to go back, and until all have agreed or one declines,
    bots and clock stand still.
    """

    version: int
    seats: list[SeatInfo]
    mine: list[int]
    chair: int | None
    view: Tagged
    asking: list[Asking]
    options: list[Tagged]
    undo: bool
    clock: Clock | None
    over: bool
    winners: list[int]
    seal: Seal | None
    guide: Guide | None
    quest: QuestScene | None
    again: str | None
    onward: Onward | None
    late: list[int]
    paused: str | None
    rewind: Proposal | None


@dataclass(frozen=True)
class ReplayMark:
    """Something of a replay worth finding: with a step a turn or a round begins, or `seat` takes the lead."""

    at: int
    kind: MarkKind
    seat: int | None


@dataclass(frozen=True)
class ReplayScene:
    """What a replay shows between two steps."""

    view: Tagged
    asking: list[Asking]


@dataclass(frozen=True)
class ReplayStep:
    """A moment of a replay: `told` changes the view as it goes on, `patch` makes the scene what it was after it."""

    version: int
    told: list[Told]
    patch: Patch


@dataclass(frozen=True)
class ReplayPage:
    """Steps of a replay from number `first` on; `scene` is what was shown before the first of them."""

    first: int
    scene: Annotated[Json, Called("ReplayScene")]
    steps: list[ReplayStep]


@dataclass(frozen=True)
class Origin:
    """The match from a moment of which another one goes on, and how many steps of it were taken over."""

    table: str
    steps: int


@dataclass(frozen=True)
class Replay:
    """A match that can be looked at again, and the page on which its moment `at` is.

    `eyes` are those that the asker may have: the number of a seat, `watch` for an onlooker's, `open` for those that
    see everything; `now` are those of the page. Of a match that goes on there are only one's own, and only the steps
    from `since` on, for nothing may be shown again that is out of sight by now.
    """

    table: str
    game: str
    ruleset: int
    settings: dict[str, Value]
    seats: list[SeatInfo]
    mine: list[int]
    over: bool
    winners: list[int]
    eyes: list[str]
    now: str
    chair: int
    since: int
    steps: int
    at: int
    version: int
    marks: list[ReplayMark]
    shared: bool  # anyone with the link may look
    may: bool  # I may change that
    page: ReplayPage
    origin: Origin | None = None


@dataclass(frozen=True)
class ChancePoint:
    """The winning chances of every seat before step `at` of the replay, or after its last one, with standard errors."""

    at: int
    chances: list[float]
    errors: list[float]


@dataclass(frozen=True)
class AnalysedSeat:
    """What the result of a seat is made of: `result` − `par` = `decisions` + `others` + `luck`, within `error`.

    `result` is its share of the victory, `par` its chance before the first step. `decisions` are its own ones,
    `others` what the others' decisions brought to it; of `luck` so much is `unseen`: what an answer met that its
    giver could not know. `lost` is by how much its answers stayed behind the best ones, all in all; `judged` so many
    were. `error` is the standard error of the sum, `skill_error` that of `decisions` alone.
    """

    seat: int
    result: float
    par: float
    decisions: float
    others: float
    luck: float
    unseen: float
    error: float
    skill_error: float
    lost: float
    judged: int


@dataclass(frozen=True)
class AnalysedDecision:
    """An answer that `seat` gave in step `at`, judged in worlds that the seat could not tell from the true one.

    `chance` is its share of the victory after `given`, `better_chance` after `better`, the best of those that were
    tried, which may be `given` itself; `loss` is how far one is behind the other, with its standard error, and only to
    be believed where it is `clear` of that.
    `moved` is by how much the answer was better for each seat than what the game's own player would have answered.
    """

    at: int
    seat: int
    question: str
    given: Tagged
    better: Tagged
    chance: float
    better_chance: float
    loss: float
    error: float
    clear: bool
    moved: list[float]


@dataclass(frozen=True)
class AnalysedLuck:
    """How far step `at` moved the chances of every seat by luck, with standard errors.

    `dice`: dice and draws after the answer of `seat`; `unseen`: what that answer met and its giver could not know.
    """

    at: int
    kind: LuckKind
    seat: int | None
    moved: list[float]
    errors: list[float]


@dataclass(frozen=True)
class DecidingMoment:
    """One of the moments that decided the match: a decision of `seat`, or luck, which moved it most.

    `moved` says by how much for every seat: a mistake beside the better answer, a good decision beside the answer that
    looks best at first sight; `error` is the standard error of what it says of `seat`.
    """

    at: int
    kind: MomentKind
    seat: int
    moved: list[float]
    error: float


@dataclass(frozen=True)
class Analysis:
    """What was luck and what was skill in a match that is over; everything else is empty until it is `done`.

    `nowhere`: this house cannot do it. `played`: whether chances are counted by playing on to the end, or read from a
    function fitted to matches. `looks`: matches that were played on in all. `decisions` has every answer with a choice
    that was judged, in order, `luck` every step that luck moved. `moments`: at most three, the greatest first.
    """

    state: AnalysisState
    progress: float
    played: bool
    looks: int
    chances: list[ChancePoint]
    seats: list[AnalysedSeat]
    decisions: list[AnalysedDecision]
    luck: list[AnalysedLuck]
    moments: list[DecidingMoment]


@dataclass(frozen=True)
class TableMessage(Message):
    """Everything: sent on connecting, on another chair, and instead of a stale answer.

    Keep the moments up to version `keep`, drop later ones (they were taken back), then add `moments`.
    With `past`, a view, the patches of `moments` begin there and lead to what `scene` shows.
    """

    type = "table"
    table: str
    game: str
    ruleset: int
    settings: dict[str, Value]
    pause: float
    seconds: int | None
    training: bool
    owner: bool
    invites: list[Invite]
    join: str | None
    watch: str | None
    contest: ContestTable | None
    broken: Trouble | None
    scene: Annotated[Json, Called("Scene")]
    keep: int
    moments: list[Moment]
    past: Tagged | None
    chat: list[ChatLine]


@dataclass(frozen=True)
class UpdateMessage(Message):
    """What is new: drop the moments later than `keep`, add `moments`, make the changes.

    The patches of `moments` change the view of the last scene, one after another; `patch` then changes the scene.
    """

    type = "update"
    version: int
    keep: int
    moments: list[Moment]
    patch: Patch


@dataclass(frozen=True)
class Refused(Message):
    """Why an answer is not allowed: `<game>-why-<reason>` is the sentence."""

    type = "refused"
    seat: int
    clause: str
    reason: str


@dataclass(frozen=True)
class Allowed(Message):
    """The answer that was asked about is allowed."""

    type = "allowed"
    seat: int


@dataclass(frozen=True)
class ProblemMessage(Message):
    """Something that cannot be done, in one sentence; HTTP refusals have the same body."""

    type = "problem"
    tag: str
    sentence: str
    facts: dict[str, Value]


@dataclass(frozen=True)
class Odds(Message):
    """What the game computes from the seat's own view."""

    type = "odds"
    version: int
    seat: int
    odds: Json


@dataclass(frozen=True)
class Expected:
    """Something that follows from an answer, in that share of the worlds that were tried."""

    event: Tagged
    share: float


@dataclass(frozen=True)
class Advised:
    """An answer: the share of the victory that it brings, with its standard error, and what is to be expected of it."""

    answer: Tagged
    chance: float | None
    error: float | None
    expected: list[Expected]


@dataclass(frozen=True)
class Hint(Message):
    """The best answers, found in worlds that the seat cannot tell from the true one."""

    type = "hint"
    version: int
    seat: int
    best: list[Advised]
    sure: Literal["sure", "likely", "even", ""]  # that the first is better than the second; empty where nobody can tell


@dataclass(frozen=True)
class Places(Message):
    """Where the seat may propose to go back to, the nearest first; none where nothing was played yet."""

    type = "places"
    seat: int
    places: list[Place]


@dataclass(frozen=True)
class NotBack(Message):
    """To who has made a proposal: `seat` has declined, nobody has spoken in time, or the game has moved on."""

    type = "not-back"
    number: int
    why: RewindEnd
    seat: int | None


@dataclass(frozen=True)
class Pong(Message):
    """Yes, here."""

    type = "pong"


ServerMessage: TypeAlias = (
    TableMessage | UpdateMessage | ChatLine | Refused | Allowed | ProblemMessage | Odds | Hint | Places | NotBack | Pong
)
HTTP: tuple[type[Any], ...] = (
    SettingInfo,
    LevelInfo,
    DoorInfo,
    LessonInfo,
    PuzzleInfo,
    GameInfo,
    GuestWish,
    Me,
    SeatWish,
    NewTable,
    LessonWish,
    PuzzleWish,
    BranchWish,
    Position,
    PositionWish,
    RecordOpened,
    ShareWish,
    ContestWish,
    ContestMade,
    EntryWish,
    ContestInfo,
    ContestBrief,
    Daily,
    Invite,
    Created,
    JoinWish,
    Rematch,
    MoveCode,
    CodeWish,
    MoveWish,
    MoveFound,
    LanWish,
    Lan,
    Nothing,
    Joined,
    SeatChanged,
    SeatInfo,
    Trouble,
    TableBrief,
    PastWish,
    PastSeat,
    PastMatch,
    Counted,
    Friend,
    GameRating,
    History,
    RatedWish,
    Forgotten,
    Order,
    Onlooker,
    People,
    SealPart,
    Seal,
    SealChecked,
    Reason,
    Origin,
    Replay,
    Analysis,
)

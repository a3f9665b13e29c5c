"""Everything that crosses the wire, as typed messages; `web/src/wire.ts` is generated from these chapters.

Others say `wire.NewTable`, whichever chapter has it.
"""

from __future__ import annotations

from magoteka.table.wire.analysis import (
    AnalysedDecision,
    AnalysedLuck,
    AnalysedSeat,
    Analysis,
    AnalysisState,
    ChancePoint,
    DecidingMoment,
    LuckKind,
    MomentKind,
)
from magoteka.table.wire.contests import (
    ContestBrief,
    ContestInfo,
    ContestMade,
    ContestRequest,
    ContestTable,
    DealInfo,
    DealResult,
    EntryRequest,
    Standing,
)
from magoteka.table.wire.from_client import (
    CLIENT,
    Answer,
    AskHint,
    AskOdds,
    AskPlaces,
    AskPreviews,
    ClientMessage,
    Consent,
    GiveKey,
    GivePart,
    GoOn,
    Look,
    Pause,
    Ping,
    Rewind,
    Say,
    Undo,
    Why,
    parse_message,
)
from magoteka.table.wire.from_server import (
    Advised,
    Allowed,
    ChatLine,
    Expected,
    Hint,
    NotBack,
    Odds,
    Places,
    Pong,
    Preview,
    Previews,
    ProblemMessage,
    Refused,
    RewindEnd,
    ServerMessage,
    TableMessage,
    UpdateMessage,
    Way,
    WayBranch,
)
from magoteka.table.wire.guests import (
    CodeRequest,
    GuestRequest,
    Me,
    MoveCode,
    MoveFound,
    MoveRequest,
)
from magoteka.table.wire.hall import (
    Daily,
    GameInfo,
    Lan,
    LanRequest,
    LessonInfo,
    LevelInfo,
    PresetInfo,
    PuzzleInfo,
    SettingInfo,
)
from magoteka.table.wire.past import (
    Counted,
    Forgotten,
    Friend,
    GameRating,
    History,
    PastMatch,
    PastParts,
    PastRequest,
    PastResult,
    PastSeat,
    RatedRequest,
)
from magoteka.table.wire.records import (
    BranchRequest,
    Position,
    PositionRequest,
    Reason,
    RecordOpened,
    RecordRequest,
    ShareRequest,
)
from magoteka.table.wire.replay import (
    MarkKind,
    Origin,
    Replay,
    ReplayMark,
    ReplayPage,
    ReplayScene,
    ReplayStep,
)
from magoteka.table.wire.scene import (
    Asking,
    Clock,
    Guide,
    GuideStep,
    Moment,
    Onward,
    Place,
    PlaceKind,
    Proposal,
    PuzzleScene,
    Scene,
    Told,
    Tried,
)
from magoteka.table.wire.seal import (
    Seal,
    SealChecked,
    SealOdds,
    SealPart,
    SealState,
)
from magoteka.table.wire.seats import (
    Invitation,
    Invite,
    Joined,
    JoinRequest,
    SeatChanged,
    SeatInfo,
    SeatRequest,
)
from magoteka.table.wire.tables import (
    Created,
    LessonRequest,
    NewTable,
    Onlooker,
    Order,
    People,
    PuzzleRequest,
    Rematch,
    TableBrief,
    Tables,
    Trouble,
)
from magoteka.table.wire.types import (
    Change,
    Colour,
    Face,
    Form,
    Name,
    Nothing,
    Patch,
    Path,
    SeatNumber,
    Tagged,
    Token,
    Value,
)

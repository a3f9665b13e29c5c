"""The stable names under which things of «Сиггил» are saved and sent."""

from magoteka.core.codec import Codec, Tag
from magoteka.core.event import FaceDown
from magoteka.games.siggil.rules import capturing, laying, turn, uncovering
from magoteka.games.siggil.words import answers, events, looks

STEPS = (
    Tag("draw-starter", laying.DrawStarter),
    Tag("lay-out", laying.LayOut),
    Tag("lay-face-up", uncovering.LayFaceUp, ("place",)),
    Tag("turn-over", uncovering.TurnOver, ("place",)),
    Tag("uncover", uncovering.Uncover),
    Tag("make-room", uncovering.MakeRoom, ("seat", "place")),
    Tag("begin-turn", turn.BeginTurn, ("seat",)),
    Tag("take-card", turn.TakeCard, ("seat",)),
    Tag("discard-card", turn.DiscardCard, ("seat",)),
    Tag("after-discarding", turn.AfterDiscarding, ("seat",)),
    Tag("after-taking", turn.AfterTaking, ("seat",)),
    Tag("end-turn", turn.EndTurn, ("seat",)),
    Tag("may-capture", capturing.MayCapture, ("seat", "spirit", "way", "chosen")),
)

OPTIONS = (
    Tag("take", answers.Take),
    Tag("discard", answers.Discard),
    Tag("give-up", answers.GiveUp),
    Tag("pass", answers.Pass),
    Tag("capture", answers.Capture),
    Tag("play-set", answers.PlaySet),
    Tag("add-to", answers.AddTo),
    Tag("play-card", answers.PlayCard),
    Tag("turned", answers.Turned),
    Tag("starts", answers.Starts),
)

EVENTS = (
    Tag("starter-drawn", events.StarterDrawn),
    Tag("siggil-laid", events.SiggilLaid),
    Tag("card-laid", events.CardLaid),
    Tag("card-turned", events.CardTurned),
    Tag("spirit-freed", events.SpiritFreed),
    Tag("turn-began", events.TurnBegan),
    Tag("card-taken", events.CardTaken),
    Tag("card-discarded", events.CardDiscarded),
    Tag("spirit-discarded", events.SpiritDiscarded),
    Tag("spirit-captured", events.SpiritCaptured),
    Tag("spirit-stolen", events.SpiritStolen),
    Tag("spirit-recaptured", events.SpiritRecaptured),
    Tag("counted", events.Counted),
    Tag("match-ended", events.MatchEnded),
    Tag("solo-ended", events.SoloEnded),
)

VIEWS = (
    Tag("siggil-view", looks.SiggilView),
    Tag("spot", looks.Spot),
    Tag("card", looks.Card),
    Tag("spirit", looks.Spirit),
    Tag("played-set", looks.PlayedSet),
    Tag("capturing", looks.Capturing),
    Tag("face-down", FaceDown),
)

CODEC = Codec(STEPS + OPTIONS + EVENTS + VIEWS)

NATURE_TAGS = frozenset({"turned", "starts", "draw-starter", "lay-face-up", "turn-over"})

"""The stable names under which things of «Абрака… что?» are saved and sent."""

from magoteka.core.codec import Codec, Tag
from magoteka.core.event import FaceDown
from magoteka.games.abraca.rules import round, spells, stones, turn
from magoteka.games.abraca.words import answers, events, looks

STEPS = (
    Tag("next-round", round.NextRound),
    Tag("begin-turn", turn.BeginTurn, ("seat",)),
    Tag("name-spell", turn.NameSpell, ("seat",)),
    Tag("take-stone", turn.TakeStone, ("mage", "spell")),
    Tag("roll-for-miss", turn.RollForMiss, ("mage",)),
    Tag("after-cast", turn.AfterCast, ("seat",)),
    Tag("next-turn", turn.NextTurn, ("seat",)),
    Tag("roll-for-dragon", spells.RollForDragon, ("mage",)),
    Tag("roll-for-dream", spells.RollForDream, ("mage",)),
    Tag("may-take-secret", spells.MayTakeSecret, ("seat",)),
    Tag("draw-secret", spells.DrawSecret, ("mage",)),
    Tag("turn-up", stones.TurnUp, ("left",)),
    Tag("draw-stone", stones.DrawStone, ("mage",)),
)

OPTIONS = (
    Tag("declare", answers.Declare),
    Tag("stop", answers.Stop),
    Tag("take-secret", answers.TakeSecret),
    Tag("leave-secret", answers.LeaveSecret),
    Tag("rolled", answers.Rolled),
    Tag("drawn", answers.Drawn),
    Tag("taken", answers.Taken),
)

EVENTS = (
    Tag("round-began", events.RoundBegan),
    Tag("stone-drawn", events.StoneDrawn),
    Tag("stone-turned-up", events.StoneTurnedUp),
    Tag("turn-began", events.TurnBegan),
    Tag("spell-cast", events.SpellCast),
    Tag("spell-missed", events.SpellMissed),
    Tag("order-broken", events.OrderBroken),
    Tag("die-rolled", events.DieRolled),
    Tag("lives-lost", events.LivesLost),
    Tag("lives-gained", events.LivesGained),
    Tag("secret-taken", events.SecretTaken),
    Tag("secret-left", events.SecretLeft),
    Tag("turn-ended", events.TurnEnded),
    Tag("mage-fell", events.MageFell),
    Tag("round-ended", events.RoundEnded),
    Tag("scored", events.Scored),
    Tag("match-ended", events.MatchEnded),
)

VIEWS = (
    Tag("abraca-view", looks.AbracaView),
    Tag("stone", looks.Stone),
    Tag("hit", looks.Hit),
    Tag("face-down", FaceDown),
)

CODEC = Codec(STEPS + OPTIONS + EVENTS + VIEWS)

NATURE_TAGS = frozenset(
    {
        "rolled",
        "drawn",
        "taken",
        "take-stone",
        "roll-for-miss",
        "roll-for-dragon",
        "roll-for-dream",
        "draw-secret",
        "turn-up",
        "draw-stone",
    }
)

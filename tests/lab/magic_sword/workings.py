"""What each spell does (4.4, MS-A61 to MS-A74), as the changes that must be told when it works."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lab.frame import Moment
from lab.magic_sword import book
from lab.magic_sword import table as t
from lab.magic_sword.effects import Asked, Change, Die, Left, Part, Reader, Walk, read
from magoteka.games.magic_sword.messages import events as told
from magoteka.games.magic_sword.messages.answers import Yes
from magoteka.games.magic_sword.table.state import ON

CARD_LOST, ENEMY_LOST = 100, 1000  # what a threat to a friend, or to an enemy, is called on the table
DRAWN = 2
PEEKED = 5  # cards that the Insight shows


class SpellReader(Reader):
    """What each spell does, as a walk over the changes that must be told."""

    announced: told.SpellAnnounced | None = None  # the spell itself
    below: told.SpellAnnounced | None = None  # the one announced just before, which it answers

    def cast(self, spell: str, event: told.SpellWorked) -> Walk:
        target = event.seat if event.target is None else event.target
        yield from getattr(self, f"by_{spell}", self.by_other)(event.seat, target)

    def by_other(self, seat: int, target: int) -> Walk:
        """Its look has the rest."""
        raise Left
        yield

    def by_doom(self, seat: int, target: int) -> Walk:
        yield from self.walk(read(book.DOOM), target)

    def by_rebirth(self, seat: int, target: int) -> Walk:
        yield from self.points(target, "life", 4 - self.g.life[target])

    def by_spell_eater(self, seat: int, target: int) -> Walk:
        yield from self.do_spell(Part("spell", ["all"]), target)

    def by_madness(self, seat: int, target: int) -> Walk:
        yield Change("SpellsSeen", {"seat": seat, "what": "hand"})
        yield Change("SpellStolen", {"seat": seat, "victim": target})

    def by_lord_of_friends(self, seat: int, target: int) -> Walk:
        if t.free_friends(self.g, target) and not t.friendless(self.g, seat):
            yield Change("CardGained", {"seat": seat})

    def by_seven_winds(self, seat: int, target: int) -> Walk:
        for _ in t.losable(self.g, target):
            if (yield Die(seat)) == 1:
                yield Change("CardLost", {"seat": target, "how": "gone"})

    def by_magic_journey(self, seat: int, target: int) -> Walk:
        yield Asked(seat, "GoAnywhere")
        yield Change("Moved", {"seat": seat})

    def by_insight(self, seat: int, target: int) -> Walk:
        yield Change("SpellsSeen", {"seat": seat, "what": "events"})

    def by_turn_of_fate(self, seat: int, target: int) -> Walk:
        yield Change("CardGone", {})
        yield Change("CardTurnedUp", {"seat": seat})

    def by_philosophers_stone(self, seat: int, target: int) -> Walk:
        """MS-A109 At least one item becomes a gold piece."""
        if [name for name in t.items(self.g, seat) if name != "boat"]:
            yield from self.points(seat, "gold", 1)
            yield Change("CardLost", {"seat": seat, "how": "sold"})

    def by_lord_of_swamps(self, seat: int, target: int) -> Walk:
        yield from self.crosses(target, book.SWAMP)

    def by_master_of_ice(self, seat: int, target: int) -> Walk:
        yield from self.crosses(target, book.ICE)

    def crosses(self, target: int, borders: dict[str, set[str]]) -> Walk:
        """MS-A73, MS-A28 Whoever is at turn may stand on a facing square instead of moving."""
        square = t.here(self.g, target)
        if isinstance((yield Asked(target, "MayCross")), Yes):
            yield Change("Moved", {"seat": target, "square": frozenset(borders[square])})

    def by_breath_of_death(self, seat: int, target: int) -> Walk:
        """MS-A71 Two Life of a character, who may hide where he came; or an attacking creature of Sword is dead."""
        g, announced = self.g, self.announced
        if announced is None or announced.aim == "being":
            raise Left
        if announced.aim == "card":
            yield Change("CardLost", {"design": announced.card, "how": "gone", "owned": False})
            return
        hides = target == g.turn and t.may_hide(g, target)
        if hides and isinstance((yield Asked(target, "HideFromBreath")), Yes):
            yield Change("BattleAvoided", {"seat": target})
            return
        if g.stone[target] == 0:
            yield from self.points(target, "life", -min(2, g.life[target]))

    def by_sower_of_ruin(self, seat: int, target: int) -> Walk:
        """One face-up card of the board is gone, an enemy without a trophy."""
        assert self.announced is not None
        card = self.announced.card
        if card in book.ENEMIES or card in book.DEMONS:
            yield Change("CardLost", {"design": card, "how": "gone", "owned": False})
        else:
            yield Change("CardGone", {"design": card})

    def by_master_of_events(self, seat: int, target: int) -> Walk:
        """A face-up card comes to another square of its circle."""
        assert self.announced is not None
        card = self.announced.card
        where = {self.g.at[one] - ON for one in range(165) if t.NAME[one] == card and self.g.at[one] >= ON}
        rings = {t.circle_of(square) for square in where if square < t.BRIDGE}
        free = [name for at, name in enumerate(t.SQUARE) if t.circle_of(at) in rings]
        here = {t.SQUARE[square] for square in where} if len(where) == 1 else set()
        yield Change("CardMoved", {"design": card, "square": frozenset(set(free) - here)})

    def by_master_of_thunder(self, seat: int, target: int) -> Walk:
        """MS-A66 All beings of the square, the caster too; not stone, not whom the air talisman protects."""
        assert self.announced is not None
        g, square = self.g, t.SQUARE.index(self.announced.square or "")
        struck = [
            one
            for one in range(g.seats)
            if t.alive(g, one) and g.square[one] == square and g.stone[one] == 0
            if not t.immune(g, one, "master_of_thunder")
        ]
        for one in struck:
            yield Change("Paralysed", {"seat": one, "how": "thundered"})
        for name in t.names(g, ON + square):
            if name in book.ENEMIES or name in book.DEMONS:
                yield Change("CardStilled", {"seat": seat})

    def by_master_of_spells(self, seat: int, target: int) -> Walk:
        """MS-A61 The spell that was announced just before comes to nothing."""
        if self.below is not None:
            yield Change("SpellFailed", {"spell": self.below.spell, "seat": self.below.seat, "why": "cancelled"})

    def by_lord_of_riches(self, seat: int, target: int) -> Walk:
        """MS-A74 An item, or a gold piece."""
        g = self.g
        goods = [name for name in t.items(g, target) if name != "boat" and t.may_own(g, seat, name)]
        if not goods and g.gold[target]:
            yield Change("PointsChanged", {"seat": target, "what": "gold", "by": -1})
            yield Change("PointsChanged", {"seat": seat, "what": "gold", "by": 1})
        elif goods and not g.gold[target]:
            yield Change("CardGained", {"seat": seat, "design": frozenset(goods)})


class Turned:
    """MS-A62 The Mirror: its holder casts the spell at whoever cast it; where that cannot be, it fails."""

    def __init__(self) -> None:
        self.spell: told.SpellAnnounced | None = None
        self.holder = 0

    def begin(self, holder: int, spell: told.SpellAnnounced | None) -> None:
        self.holder, self.spell = holder, spell

    def hear(self, event: Any) -> tuple[bool, str] | None:
        """What has become of the spell, once it is told."""
        if self.spell is None or getattr(event, "spell", "") != self.spell.spell:
            return None
        spell = self.spell
        if isinstance(event, told.SpellWorked):
            self.spell = None
            right = (event.seat, event.target) == (self.holder, spell.seat)
            return right, f"{spell.spell} strikes {event.target} by {event.seat}"
        if isinstance(event, told.SpellFailed):
            self.spell = None
            return event.seat == self.holder, f"{spell.spell} fails for {event.seat}"
        return None


def doubled(one: Any, m: Moment) -> None:
    """MS-A69 The movement roll counts twice; what Troika and steed add is added after it."""
    kept = one.kept
    if type(m.question).__name__ == "TurnChoice":  # what was thrown before, for a casket or so, moves nobody
        kept.pop("roll", None)
        kept.pop("settled", None)
    for event in m.events:
        if isinstance(event, told.SpellWorked) and event.spell == one.design:
            kept["doubled"] = True
        elif isinstance(event, told.SpellAnnounced) and "roll" in kept:
            kept["settled"] = True  # what is thrown for another spell moves nobody
        elif isinstance(event, told.DiceThrown) and event.seat == m.after.turn and "settled" not in kept:
            kept["roll"] = event.value
        elif isinstance(event, (told.TurnBegan, told.Moved)):
            kept.clear()
    asked = type(m.asked).__name__
    if kept.get("doubled") and "roll" in kept and asked in ("MoveBonus", "WalkWhere"):
        one.holds(m.asked.steps == 2 * kept["roll"], f"{m.asked.steps} steps by a {kept['roll']}")
        kept.clear()


def hidden(one: Any, m: Moment) -> None:
    """MS-A72 Hidden from an opponent; a battle that is a draw; a point of Life; a friend or an enemy who stays."""
    for at, event in enumerate(m.events):
        if isinstance(event, told.SpellAnnounced) and event.spell == one.design:
            window = getattr(m.question, "window", book.WINDOWS.index("WF"))  # a fighter casts as he prepares
            one.kept.update(aim=event, window=book.WINDOWS[getattr(window, "kind", window)])
        if isinstance(event, told.SpellWorked) and event.spell == one.design:
            saved = {"WF": from_battle, "WX": by_draw, "WH": from_loss}[one.kept["window"]]
            saved(one, m, m.pictures[at], until_battle(m.events[at + 1 :]))


def until_battle(events: list[Any]) -> list[Any]:
    """What follows before another battle begins or somebody's turn."""
    found = []
    for event in events:
        if isinstance(event, (told.BattleBegan, told.TurnBegan, told.SpellAnnounced)):
            break
        found.append(event)
    return found


def from_battle(one: Any, m: Moment, g: Any, rest: list[Any]) -> None:
    """From one opponent: a creature fights no more, a character or a being does not fight at all."""
    card = one.kept["aim"].card
    fought = [event for event in rest if isinstance(event, told.BattleFought)]
    if card is None:
        one.holds(not fought, "hidden, and yet fought")
    else:
        one.holds(not fought or fought[0].design != card or t.NAME.count(card) > 1, f"hidden, and yet fought {card}")


def by_draw(one: Any, m: Moment, g: Any, rest: list[Any]) -> None:
    """Nobody has won: no Life, no trophy, no spoils."""
    fighters = [seat for seat in (g.duel[2], g.duel[3]) if seat >= 0]
    spoils = [
        event
        for event in rest
        if isinstance(event, told.TrophyWon)
        or (isinstance(event, told.PointsChanged) and event.what == "life" and event.seat in fighters)
    ]
    one.holds(not spoils, f"a draw, and {spoils}")


def from_loss(one: Any, m: Moment, g: Any, rest: list[Any]) -> None:
    """One point of a loss is saved, or a friend or enemy who was to go stays."""
    if g.loss_kind >= CARD_LOST:
        card = g.loss_kind - (ENEMY_LOST if g.loss_kind >= ENEMY_LOST else CARD_LOST)
        one.holds(not [event for event in rest if isinstance(event, told.CardLost) and event.card == card], "not saved")
        return
    lost = [event.by for event in rest if isinstance(event, told.PointsChanged) and event.seat == g.loss_seat]
    still = type(m.asked).__name__ == "CastOrPass" and book.WINDOWS[m.asked.window.kind] == "WH"
    if still:
        one.holds(m.after.loss_count == g.loss_count - 1, f"{m.after.loss_count} of {g.loss_count} are left")
    else:
        due = [-min(g.loss_count - 1, g.life[g.loss_seat])] if g.loss_count > 1 else []
        one.holds(lost[:1] == due, f"{lost} of {g.loss_count} lost")


LOOKS: dict[str, Callable[[Any, Moment], None]] = {"space_formula": doubled, "hidden_one": hidden}

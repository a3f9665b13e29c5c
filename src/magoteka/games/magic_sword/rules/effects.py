"""Carrying out what squares and cards say: an effect by its kind."""

from typing import ClassVar, cast

from mypy_extensions import i64

from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.book import EFFECTS
from magoteka.games.magic_sword.box.effects import NOTHING, Company, Condition, Effect
from magoteka.games.magic_sword.box.names import (
    C_CRUSADER,
    C_EVIL_SPIRIT,
    C_MISER_WARLOCK,
    C_UNKNOWN_TEMPLE,
    DRUID,
    ENCOUNTER,
    SCOUNDREL,
    STRANGER,
)
from magoteka.games.magic_sword.box.tables import CARD, CARDS, KIND, ring_start
from magoteka.games.magic_sword.rules import choices
from magoteka.games.magic_sword.rules.book import discard_friend_spell, discard_hand, gain_spells
from magoteka.games.magic_sword.rules.dice import PLAIN, PRAYER, Throw
from magoteka.games.magic_sword.rules.flow import Scene
from magoteka.games.magic_sword.rules.goods import (
    add_gold,
    add_life,
    add_magic,
    add_sword,
    change_align,
    gain_equipment,
    heal,
    lose_card,
    own,
    remove,
)
from magoteka.games.magic_sword.rules.life import FriendDies, lose_life, petrify
from magoteka.games.magic_sword.rules.sheet import (
    alive,
    circle,
    free_friends,
    friend_named,
    hand_size,
    has_friend,
    is_hero,
    on_bridge,
    over,
    spell_limit,
    total_magic,
    total_sword,
)
from magoteka.games.magic_sword.rules.strength import side_of
from magoteka.games.magic_sword.table.state import (
    BONUS,
    CRUSADER_SLOT,
    FRIENDS,
    ITEMS,
    MAGIC_BATTLE,
    MISER_SLOT,
    NOBODY,
    ON,
    SWORD_BATTLE,
    Sword,
)
from magoteka.games.magic_sword.words.events import TurnsToMiss


class Do(Scene):
    """An effect for a character; later steps fall away when the character died or was moved away."""

    tag: ClassVar[str] = "do"
    effect: i64  # its place in the book
    card: i64

    def __init__(self, effect: i64, seat: i64, card: i64, visit: i64) -> None:
        self.effect = effect
        self.seat = seat
        self.card = card
        self.visit = visit

    def play(self, g: Sword) -> None:
        if alive(g, self.seat):
            do(g, EFFECTS[self.effect], self.seat, self.card)


def begin(g: Sword, effect: Effect, seat: i64, card: i64) -> None:
    """An effect for a character, from now on."""
    if effect is not NOTHING:
        g.then(Do(effect.number, seat, card, g.visits[seat]))


def do(g: Sword, effect: Effect, seat: i64, card: i64) -> None:
    """One effect: what decides between effects here, points in `change`, the larger things in `trade`, `deeds`."""
    if isinstance(effect, effects.Then):
        for part in reversed(effect.effects):
            begin(g, part, seat, card)
    elif isinstance(effect, effects.Roll):
        prayer = card >= 0 and CARD[card] == C_UNKNOWN_TEMPLE
        reader = ReadRoll(effect.number, seat, card, g.visits[seat])
        g.then2(Throw(seat, 1, 1, 0, PRAYER if prayer else PLAIN, 0), reader)
    elif isinstance(effect, effects.Choose):
        choices.ask_case(g, effect, seat, card)
    elif isinstance(effect, effects.May):
        g.then(choices.May(seat, effect.effect.number, card))
    elif isinstance(effect, effects.If):
        begin(g, effect.yes if holds(g, effect.condition, seat) else effect.no, seat, card)
    elif isinstance(effect, effects.ByAlignment):
        begin(g, effect.by[g.align[seat]], seat, card)
    elif isinstance(effect, effects.Pay):
        pay(g, effect, seat, card)
    elif isinstance(effect, effects.ForEach):
        for_each(g, effect, seat, card)
    else:
        change(g, effect, seat, card)


def change(g: Sword, effect: Effect, seat: i64, card: i64) -> None:
    """What changes a character's points and lot."""
    if isinstance(effect, effects.Sword):
        add_sword(g, seat, effect.points)
    elif isinstance(effect, effects.Magic):
        add_magic(g, seat, effect.points)
    elif isinstance(effect, effects.Life):
        change_life(g, seat, effect.points)
    elif isinstance(effect, effects.Heal):
        heal(g, seat, effect.points)
    elif isinstance(effect, effects.Gold):
        add_gold(g, seat, effect.points)
    elif isinstance(effect, effects.LoseAllGold):
        add_gold(g, seat, -g.gold[seat])
    elif isinstance(effect, effects.Spells):
        change_spells(g, effect, seat)
    elif isinstance(effect, effects.Miss):
        miss(g, seat, effect.turns, card)
    else:
        befall(g, effect, seat, card)


def befall(g: Sword, effect: Effect, seat: i64, card: i64) -> None:
    """What befalls a character."""
    if isinstance(effect, effects.Slow):
        slow(g, seat, effect.turns)
    elif isinstance(effect, effects.Stone):
        petrify(g, seat)
    elif isinstance(effect, effects.Possession):
        g.possessed[seat] = 1
    elif isinstance(effect, effects.Align):
        change_align(g, seat, effect.align)
    elif isinstance(effect, effects.SpellsToLimit):
        if g.stone[seat] == 0:
            gain_spells(g, seat, spell_limit(g, seat), True)
    elif isinstance(effect, effects.LoseAllSpells):
        lose_all_spells(g, seat)
    elif isinstance(effect, effects.DieBonus):
        g.duel[BONUS + side_of(g, seat)] += effect.points
    elif isinstance(effect, effects.DoubleDemons):
        g.doubled = seat + 1
    else:
        give_and_take(g, effect, seat, card)


def give_and_take(g: Sword, effect: Effect, seat: i64, card: i64) -> None:
    """Things and persons, gained and lost."""
    if isinstance(effect, effects.Gain):
        gain_equipment(g, seat, effect.card)
    elif isinstance(effect, effects.Lose):
        choices.lose(g, seat, effect.what, effect.by_lot)
    elif isinstance(effect, effects.LoseThisFriend):
        g.then(FriendDies(seat, card))
    elif isinstance(effect, effects.ForEachFriend):
        for friend in reversed(free_friends(g, seat)):
            begin(g, effect.effect, seat, friend)
    elif isinstance(effect, effects.Uses):
        use(g, effect, seat, card)
    elif isinstance(effect, effects.Shop):
        g.then(choices.Shop(seat, effect.number))
    elif isinstance(effect, effects.Sale):
        g.then(choices.SellItems(seat))
    elif isinstance(effect, effects.PaidHealing):
        choices.ask_healing(g, seat, effect.price)
    else:
        move_card_or_hero(g, effect, seat, card)


def move_card_or_hero(g: Sword, effect: Effect, seat: i64, card: i64) -> None:
    """Where the card or the character goes."""
    from magoteka.games.magic_sword.rules.journeys import carry_anywhere, carry_back, carry_to, extra_move

    if isinstance(effect, effects.DiscardThis):
        discard(g, seat, card)
    elif isinstance(effect, effects.JoinByForce):
        force(g, seat, card)
    elif isinstance(effect, effects.DriveOutSpirit):
        drive_out_spirit(g, seat)
    elif isinstance(effect, effects.StrangersVanish):
        comet(g, ring_start(g.square[seat]))
    elif isinstance(effect, effects.GoTo):
        carry_to(g, seat, effect.square)
    elif isinstance(effect, effects.GoBack):
        carry_back(g, seat)
    elif isinstance(effect, effects.Journey):
        carry_anywhere(g, seat)
    elif isinstance(effect, effects.ExtraMove):
        extra_move(g, seat)
    else:
        take_part(g, effect, seat, card)


def take_part(g: Sword, effect: Effect, seat: i64, card: i64) -> None:
    """Battles, prayers, missions and what only one card does."""
    from magoteka.games.magic_sword.rules import odd
    from magoteka.games.magic_sword.rules.battle import fight_instant
    from magoteka.games.magic_sword.rules.explore import draw_new
    from magoteka.games.magic_sword.rules.missions import ask_keeper
    from magoteka.games.magic_sword.rules.prayers import pray

    if isinstance(effect, effects.Fight):
        kind = SWORD_BATTLE if effect.kind == "sword" else MAGIC_BATTLE
        fight_instant(g, seat, kind, effect.strength, effect.being)
    elif isinstance(effect, effects.Prayer):
        pray(g, seat, card, 0 if effect.god == "nemed" else 1)
    elif isinstance(effect, effects.Mission):
        ask_keeper(g, seat)
    elif isinstance(effect, effects.DrawMore):
        draw_new(g, seat, effect.cards)
    else:
        odd.tell_tale(g, effect, seat)


def holds(g: Sword, condition: Condition, seat: i64) -> bool:
    """Whether a condition is true of a character."""
    if isinstance(condition, effects.HarmedSomebody):
        return g.harmed[seat] != 0
    if isinstance(condition, effects.HasGold):
        return g.gold[seat] > 0
    if isinstance(condition, effects.MagicBelow):
        return total_magic(g, seat) < condition.number
    if isinstance(condition, effects.SwordBelow):
        return total_sword(g, seat) < condition.number
    raise NotImplementedError(type(condition).__name__)


def change_life(g: Sword, seat: i64, number: i64) -> None:
    """MS-4.5, MS-4.3 Life is gained without a cap, or lost through the window WH."""
    if number > 0:
        add_life(g, seat, number)
    else:
        lose_life(g, seat, -number)


def change_spells(g: Sword, effect: effects.Spells, seat: i64) -> None:
    """MS-A58 Spells are gained or lost; stone keeps its spells (MS-20.5)."""
    if g.stone[seat] > 0:
        return
    if effect.count > 0:
        gain_spells(g, seat, effect.count, effect.if_room)
    elif hand_size(g, seat) > 0:
        g.then(choices.LoseSpell(seat))


def lose_all_spells(g: Sword, seat: i64) -> None:
    """MS-A84 The hand and the spells under friends; stone keeps its spells (MS-20.5)."""
    if g.stone[seat] > 0:
        return
    discard_hand(g, seat)
    if friend_named(g, seat, C_CRUSADER) != NOBODY:
        discard_friend_spell(g, seat, CRUSADER_SLOT)
    if friend_named(g, seat, C_MISER_WARLOCK) != NOBODY:
        discard_friend_spell(g, seat, MISER_SLOT)


def miss(g: Sword, seat: i64, turns: i64, card: i64) -> None:
    """MS-16.1, MS-A18 An encounter that makes the active character miss a turn ends the present one."""
    if g.stone[seat] > 0:
        return
    if card >= 0 and KIND[CARD[card]] == ENCOUNTER and seat == g.turn:
        over(g, seat)
        return
    g.skip[seat] += turns
    if g.told:
        g.emit(TurnsToMiss(seat, turns))


def slow(g: Sword, seat: i64, turns: i64) -> None:
    """Туман: speed 1 for the next own turns; Друид walks through."""
    if is_hero(g, seat, DRUID):
        return
    present: i64 = 0
    if seat == g.turn:
        present = 1  # MS-A16 the present turn does not count
    g.slow[seat] = max(g.slow[seat], turns + present)


class ReadRoll(Do):
    """The case of a die's result."""

    def play(self, g: Sword) -> None:
        roll = cast(effects.Roll, EFFECTS[self.effect])
        begin(g, roll.on(g.rolled), self.seat, self.card)


def pay(g: Sword, effect: effects.Pay, seat: i64, card: i64) -> None:
    """MS-A78 Pay if able (a forced payment must be made), or suffer the alternative."""
    if g.gold[seat] < effect.price:
        begin(g, effect.unpaid, seat, card)
    elif effect.forced:
        add_gold(g, seat, -effect.price)
        begin(g, effect.paid, seat, card)
    else:
        g.then(choices.PayOrNot(seat, effect.number, card))


def for_each(g: Sword, effect: effects.ForEach, seat: i64, card: i64) -> None:
    """MS-A98 An effect for every one of a company, clockwise from the active character."""
    distance: i64
    for distance in range(g.seats - 1, -1, -1):
        other = (g.turn + distance) % g.seats
        if alive(g, other) and belongs(g, effect.company, other, seat):
            begin(g, effect.effect, other, card)


def belongs(g: Sword, company: Company, seat: i64, drawer: i64) -> bool:
    """MS-A92 Whether a character is one of a company; circles never include the bridge."""
    if isinstance(company, effects.Everybody):
        return True
    if isinstance(company, effects.SameCircle):
        return not on_bridge(g, seat) and circle(g, seat) == circle(g, drawer)
    if isinstance(company, effects.InCircle):
        return circle(g, seat) == company.ring
    if isinstance(company, effects.Aligned):
        return g.align[seat] in company.aligns
    if isinstance(company, effects.AllBut):
        return g.hero[seat] not in company.heroes
    raise NotImplementedError(type(company).__name__)


def comet(g: Sword, start: i64) -> None:
    """Комета: the strangers of the circle vanish."""
    card: i64
    for card in range(CARDS):
        place = g.at[card] - ON
        if 0 <= place < 48 and KIND[CARD[card]] == STRANGER and ring_start(place) == start:
            remove(g, card)


def use(g: Sword, place: effects.Uses, seat: i64, card: i64) -> None:
    """MS-A80 So many uses; the card is discarded with the last."""
    g.note[card] += 1
    if g.note[card] == place.uses:
        remove(g, card)
    begin(g, place.effect, seat, card)


def force(g: Sword, seat: i64, card: i64) -> None:
    """MS-A53 A friend that cannot be refused; Негодяй gets rid of it at once."""
    if is_hero(g, seat, SCOUNDREL) or has_friend(g, seat, CARD[card]):
        remove(g, card)
    else:
        own(g, seat, card)


def drive_out_spirit(g: Sword, seat: i64) -> None:
    """MS-A53 The hermit drives the Evil Spirit out."""
    card = friend_named(g, seat, C_EVIL_SPIRIT)
    if card != NOBODY:
        lose_card(g, seat, card, "gone")


def discard(g: Sword, seat: i64, card: i64) -> None:
    """This card goes to its discard, from the board or from its owner."""
    if card < 0:
        return
    if g.at[card] in (ITEMS + seat, FRIENDS + seat) or g.at[card] >= ITEMS:
        lose_card(g, seat, card, "gone")
    elif g.at[card] >= ON:
        remove(g, card)

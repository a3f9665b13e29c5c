"""Carrying out what squares and cards say: an effect by its kind."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.effects import Effect
from magoteka.games.magic_sword.box.names import C_UNKNOWN_TEMPLE
from magoteka.games.magic_sword.box.tables import CARD, ring_start
from magoteka.games.magic_sword.rules.battle.beginning import fight_instant
from magoteka.games.magic_sword.rules.battle.duel import side_of
from magoteka.games.magic_sword.rules.cards.choices import May, ask_case, lose
from magoteka.games.magic_sword.rules.cards.doing import ReadRoll, begin
from magoteka.games.magic_sword.rules.cards.fortunes import (
    change_life,
    change_spells,
    comet,
    discard,
    drive_out_spirit,
    for_each,
    force,
    holds,
    lose_all_spells,
    miss,
    pay,
    slow,
    use,
)
from magoteka.games.magic_sword.rules.cards.prayers import pray
from magoteka.games.magic_sword.rules.cards.shop import SellItems, Shop, ask_healing
from magoteka.games.magic_sword.rules.cards.tales import Guess, ambush, invite, look_through, swap_stats, visit_healer
from magoteka.games.magic_sword.rules.character.cards import free_friends
from magoteka.games.magic_sword.rules.character.goods import change_align, gain_equipment
from magoteka.games.magic_sword.rules.character.life import FriendDies, petrify
from magoteka.games.magic_sword.rules.character.points import add_gold, add_magic, add_sword, heal
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.character.spell_deck import gain_spells
from magoteka.games.magic_sword.rules.dice import PLAIN, PRAYER, Throw
from magoteka.games.magic_sword.rules.move.journeys import carry_anywhere, carry_back, carry_to, extra_move
from magoteka.games.magic_sword.rules.square.exploring import draw_new
from magoteka.games.magic_sword.rules.square.missions import ask_keeper
from magoteka.games.magic_sword.table.state import BONUS, MAGIC_BATTLE, SWORD_BATTLE, Sword


def carry_out(g: Sword, effect: Effect, seat: i64, card: i64) -> None:
    """What decides between effects here; then, kind by kind, whatever else can happen."""
    if isinstance(effect, effects.Then):
        for part in reversed(effect.effects):
            begin(g, part, seat, card)
    elif isinstance(effect, effects.Roll):
        prayer = card >= 0 and CARD[card] == C_UNKNOWN_TEMPLE
        reader = ReadRoll(effect.number, seat, card, g.visits[seat])
        g.then2(Throw(seat, 1, 1, 0, PRAYER if prayer else PLAIN, 0), reader)
    elif isinstance(effect, effects.Choose):
        ask_case(g, effect, seat, card)
    elif isinstance(effect, effects.May):
        g.then(May(seat, effect.effect.number, card))
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
        lose(g, seat, effect.what, effect.by_lot)
    elif isinstance(effect, effects.LoseThisFriend):
        g.then(FriendDies(seat, card))
    elif isinstance(effect, effects.ForEachFriend):
        for friend in reversed(free_friends(g, seat)):
            begin(g, effect.effect, seat, friend)
    elif isinstance(effect, effects.Uses):
        use(g, effect, seat, card)
    elif isinstance(effect, effects.Shop):
        g.then(Shop(seat, effect.number))
    elif isinstance(effect, effects.Sale):
        g.then(SellItems(seat))
    elif isinstance(effect, effects.PaidHealing):
        ask_healing(g, seat, effect.price)
    else:
        move_card_or_hero(g, effect, seat, card)


def move_card_or_hero(g: Sword, effect: Effect, seat: i64, card: i64) -> None:
    """Where the card or the character goes."""
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
        tell_tale(g, effect, seat)


def tell_tale(g: Sword, effect: Effect, seat: i64) -> None:
    """The effects that only one card has."""
    if isinstance(effect, effects.Tournament):
        invite(g, seat, False)
    elif isinstance(effect, effects.Ambush):
        ambush(g, seat)
    elif isinstance(effect, effects.SwapStats):
        swap_stats(g, seat)
    elif isinstance(effect, effects.GuessNumber):
        g.then(Guess(seat))
    elif isinstance(effect, effects.SpellOfChoice):
        look_through(g, seat)
    elif isinstance(effect, effects.CourtHealing):
        visit_healer(g, seat)
    else:
        raise NotImplementedError(type(effect).__name__)

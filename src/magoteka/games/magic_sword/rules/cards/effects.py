"""Carrying out what squares and cards say: an effect by its kind."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.effects import Effect
from magoteka.games.magic_sword.box.tables import ring_start
from magoteka.games.magic_sword.messages.events import Possessed
from magoteka.games.magic_sword.rules.battle.beginning import fight_instant
from magoteka.games.magic_sword.rules.battle.duel import side_of
from magoteka.games.magic_sword.rules.cards.choices import MayDecline, ask_case, lose
from magoteka.games.magic_sword.rules.cards.doing import begin, roll, unknown
from magoteka.games.magic_sword.rules.cards.fortunes import (
    change_life,
    change_spells,
    comet,
    discard,
    for_each,
    force,
    holds,
    miss,
    pay,
    slow,
    use,
)
from magoteka.games.magic_sword.rules.cards.prayers import GODS, pray
from magoteka.games.magic_sword.rules.cards.shop import SellItems, Shopping, ask_healing
from magoteka.games.magic_sword.rules.cards.tales import Guess, ambush, invite, look_through, swap_stats, visit_healer
from magoteka.games.magic_sword.rules.character.goods import change_align, drive_out_spirit, gain_equipment
from magoteka.games.magic_sword.rules.character.life import FriendDies, petrify
from magoteka.games.magic_sword.rules.character.points import add_gold, add_magic, add_sword, heal
from magoteka.games.magic_sword.rules.move.journeys import carry_anywhere, carry_back, carry_to, extra_move
from magoteka.games.magic_sword.rules.square.exploring import draw_new
from magoteka.games.magic_sword.rules.square.missions import ask_keeper
from magoteka.games.magic_sword.table.state import BONUS, MAGIC_BATTLE, SWORD_BATTLE, MagicSword


def carry_out(g: MagicSword, effect: Effect, seat: i64, card: i64) -> None:
    """An effect happens to a character; `card` is where it comes from, if it is a card."""
    if isinstance(effect, effects.Branch):
        branch(g, effect, seat, card)
    elif isinstance(effect, effects.Change):
        change(g, effect, seat)
    elif isinstance(effect, effects.Befalls):
        befall(g, effect, seat, card)
    elif isinstance(effect, effects.Dealing):
        deal(g, effect, seat, card)
    elif isinstance(effect, effects.Motion):
        go(g, effect, seat, card)
    elif isinstance(effect, effects.Occasion):
        take_part(g, effect, seat, card)
    else:
        raise unknown(effect)


def branch(g: MagicSword, effect: effects.Branch, seat: i64, card: i64) -> None:
    """Which effect comes next."""
    if isinstance(effect, effects.Then):
        for part in reversed(effect.effects):
            begin(g, part, seat, card)
    elif isinstance(effect, effects.Roll):
        roll(g, effect, seat, card)
    elif isinstance(effect, effects.Choose):
        ask_case(g, effect, seat, card)
    elif isinstance(effect, effects.May):
        g.then(MayDecline(seat, effect.effect.number, card))
    elif isinstance(effect, effects.If):
        begin(g, effect.yes if holds(g, effect.condition, seat) else effect.no, seat, card)
    elif isinstance(effect, effects.ByAlignment):
        begin(g, effect.by[g.align[seat]], seat, card)
    elif isinstance(effect, effects.Pay):
        pay(g, effect, seat, card)
    else:
        for_each(g, effect, seat, card)


def change(g: MagicSword, effect: effects.Change, seat: i64) -> None:
    """Points, gold and spells."""
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
    else:
        change_spells(g, effect, seat)


def befall(g: MagicSword, effect: effects.Befalls, seat: i64, card: i64) -> None:
    """A character's lot."""
    if isinstance(effect, effects.Miss):
        miss(g, seat, effect.turns, card)
    elif isinstance(effect, effects.Slow):
        slow(g, seat, effect.turns)
    elif isinstance(effect, effects.Stone):
        petrify(g, seat)
    elif isinstance(effect, effects.Possession):
        g.possessed[seat] = 1
        if g.listening:
            g.emit(Possessed(seat, False))
    elif isinstance(effect, effects.Align):
        change_align(g, seat, effect.align)
    elif isinstance(effect, effects.DieBonus):
        g.duel[BONUS + side_of(g, seat)] += effect.points
    elif isinstance(effect, effects.DoubleDemons):
        g.doubled = seat + 1
    else:
        raise unknown(effect)


def deal(g: MagicSword, effect: effects.Dealing, seat: i64, card: i64) -> None:
    """Things and persons, gained and lost."""
    if isinstance(effect, effects.Gain):
        gain_equipment(g, seat, effect.card)
    elif isinstance(effect, effects.Lose):
        lose(g, seat, effect.what, effect.by_lot)
    elif isinstance(effect, effects.LoseThisFriend):
        g.then(FriendDies(seat, card))
    elif isinstance(effect, effects.Uses):
        use(g, effect, seat, card)
    elif isinstance(effect, effects.Shop):
        g.then(Shopping(seat, effect.number))
    elif isinstance(effect, effects.Sale):
        g.then(SellItems(seat, 0))
    elif isinstance(effect, effects.PaidHealing):
        ask_healing(g, seat, effect.price)
    elif isinstance(effect, effects.JoinByForce):
        force(g, seat, card)
    elif isinstance(effect, effects.DriveOutSpirit):
        drive_out_spirit(g, seat)
    else:
        raise unknown(effect)


def go(g: MagicSword, effect: effects.Motion, seat: i64, card: i64) -> None:
    """Where the card, the strangers or the character go."""
    if isinstance(effect, effects.DiscardThis):
        discard(g, seat, card)
    elif isinstance(effect, effects.StrangersVanish):
        comet(g, ring_start(g.square[seat]))
    elif isinstance(effect, effects.DrawMore):
        draw_new(g, seat, effect.cards)
    elif isinstance(effect, effects.GoTo):
        carry_to(g, seat, effect.square)
    elif isinstance(effect, effects.GoBack):
        carry_back(g, seat)
    elif isinstance(effect, effects.Journey):
        carry_anywhere(g, seat)
    elif isinstance(effect, effects.ExtraMove):
        extra_move(g, seat)
    else:
        raise unknown(effect)


def take_part(g: MagicSword, effect: effects.Occasion, seat: i64, card: i64) -> None:
    """Battles, prayers, missions and what only one card or square does."""
    if isinstance(effect, effects.Fight):
        fight_instant(g, seat, kind_of(effect), effect.strength, effect.being)
    elif isinstance(effect, effects.Prayer):
        pray(g, seat, card, GODS.index(effect.god))
    elif isinstance(effect, effects.Mission):
        ask_keeper(g, seat)
    elif isinstance(effect, effects.Tournament):
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
        raise unknown(effect)


def kind_of(effect: effects.Fight) -> i64:
    """The kind of a battle."""
    if effect.kind == "sword":
        return SWORD_BATTLE
    return MAGIC_BATTLE

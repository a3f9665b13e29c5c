"""What befalls a character by squares and cards: points, spells, turns, friends (MS-A18, MS-A58, MS-A78, MS-A98)."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.effects import Company, Condition
from magoteka.games.magic_sword.box.names import C_CRUSADER, C_MISER_WARLOCK, DRUID, ENCOUNTER, SCOUNDREL, STRANGER
from magoteka.games.magic_sword.box.tables import CARD, CARDS, KIND, ring_start
from magoteka.games.magic_sword.messages.events import Slowed, TurnsToMiss
from magoteka.games.magic_sword.rules.cards.choices import PayOrNot
from magoteka.games.magic_sword.rules.cards.doing import begin, unknown
from magoteka.games.magic_sword.rules.character.cards import free_friends, friend_named, has_friend
from magoteka.games.magic_sword.rules.character.figure import alive, circle, hand_size, is_hero, on_bridge, over
from magoteka.games.magic_sword.rules.character.goods import lose_card, own, remove
from magoteka.games.magic_sword.rules.character.hand import LoseSpell, discard_friend_spell, discard_hand
from magoteka.games.magic_sword.rules.character.life import lose_life
from magoteka.games.magic_sword.rules.character.points import add_gold, add_life
from magoteka.games.magic_sword.rules.character.sheet import spell_limit, total_magic, total_sword
from magoteka.games.magic_sword.rules.character.spell_deck import gain_spells
from magoteka.games.magic_sword.table.state import CRUSADER_SLOT, FRIENDS, ITEMS, MISER_SLOT, NOBODY, ON, MagicSword


def holds(g: MagicSword, condition: Condition, seat: i64) -> bool:
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


def change_life(g: MagicSword, seat: i64, number: i64) -> None:
    """MS-4.5, MS-4.3 Life is gained without a cap, or lost through the window WH."""
    if number > 0:
        add_life(g, seat, number)
    else:
        lose_life(g, seat, -number)


def change_spells(g: MagicSword, effect: effects.Change, seat: i64) -> None:
    """MS-A58 Spells are gained or lost; stone keeps its spells (MS-20.5)."""
    if g.stone[seat] > 0:
        return
    if isinstance(effect, effects.SpellsToLimit):
        gain_spells(g, seat, spell_limit(g, seat), True)
    elif isinstance(effect, effects.LoseAllSpells):
        lose_all_spells(g, seat)
    elif isinstance(effect, effects.Spells):
        gain_or_lose(g, effect, seat)
    else:
        raise unknown(effect)


def gain_or_lose(g: MagicSword, effect: effects.Spells, seat: i64) -> None:
    """MS-A58 Spells are drawn, or one is given up."""
    if effect.count > 0:
        gain_spells(g, seat, effect.count, effect.if_room)
    elif hand_size(g, seat) > 0:
        g.then(LoseSpell(seat))


def lose_all_spells(g: MagicSword, seat: i64) -> None:
    """MS-A84 The hand and the spells under friends."""
    discard_hand(g, seat)
    if friend_named(g, seat, C_CRUSADER) != NOBODY:
        discard_friend_spell(g, seat, CRUSADER_SLOT, seat)
    if friend_named(g, seat, C_MISER_WARLOCK) != NOBODY:
        discard_friend_spell(g, seat, MISER_SLOT, seat)


def miss(g: MagicSword, seat: i64, turns: i64, card: i64) -> None:
    """MS-16.1, MS-A18 An encounter that makes the active character miss a turn ends the present one."""
    if g.stone[seat] > 0:
        return
    if card >= 0 and KIND[CARD[card]] == ENCOUNTER and seat == g.turn:
        over(g, seat)
        return
    g.skip[seat] += turns
    if g.listening:
        g.emit(TurnsToMiss(seat, turns))


def slow(g: MagicSword, seat: i64, turns: i64) -> None:
    """Fog: speed 1 for the next own turns; the Druid walks through."""
    if is_hero(g, seat, DRUID):
        return
    present: i64 = 0
    if seat == g.turn:
        present = 1  # MS-A16 the present turn does not count
    g.slow[seat] = max(g.slow[seat], turns + present)
    if g.listening:
        g.emit(Slowed(seat, turns))


def pay(g: MagicSword, effect: effects.Pay, seat: i64, card: i64) -> None:
    """MS-A78 Pay if able (a forced payment must be made), or suffer the alternative."""
    if g.gold[seat] < effect.price:
        begin(g, effect.unpaid, seat, card)
    elif effect.forced:
        add_gold(g, seat, -effect.price)
        begin(g, effect.paid, seat, card)
    else:
        g.then(PayOrNot(seat, effect.number, card))


def for_each(g: MagicSword, effect: effects.Branch, seat: i64, card: i64) -> None:
    """MS-A98 An effect for every one of a company, clockwise from the active character; or for every friend."""
    if isinstance(effect, effects.ForEach):
        distance: i64
        for distance in range(g.seats - 1, -1, -1):
            other = (g.turn + distance) % g.seats
            asked = not isinstance(effect.effect, effects.May) or g.stone[other] == 0  # MS-20.3 stone decides nothing
            if alive(g, other) and asked and belongs(g, effect.company, other, seat):
                begin(g, effect.effect, other, card)
    elif isinstance(effect, effects.ForEachFriend):
        for friend in reversed(free_friends(g, seat)):
            begin(g, effect.effect, seat, friend)
    else:
        raise unknown(effect)


def belongs(g: MagicSword, company: Company, seat: i64, drawer: i64) -> bool:
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


def comet(g: MagicSword, start: i64) -> None:
    """The Comet: the strangers of the circle vanish."""
    card: i64
    for card in range(CARDS):
        place = g.at[card] - ON
        if 0 <= place < 48 and KIND[CARD[card]] == STRANGER and ring_start(place) == start:
            remove(g, card)


def use(g: MagicSword, place: effects.Uses, seat: i64, card: i64) -> None:
    """MS-A80 So many uses; the card is discarded with the last."""
    g.note[card] += 1
    if g.note[card] == place.uses:
        remove(g, card)
    begin(g, place.effect, seat, card)


def force(g: MagicSword, seat: i64, card: i64) -> None:
    """MS-A53 A friend that cannot be refused; the Scoundrel gets rid of it at once."""
    if is_hero(g, seat, SCOUNDREL) or has_friend(g, seat, CARD[card]):
        remove(g, card)
    else:
        own(g, seat, card)


def discard(g: MagicSword, seat: i64, card: i64) -> None:
    """This card goes to its discard, from the board or from its owner."""
    if card < 0:
        return
    if g.at[card] in (ITEMS + seat, FRIENDS + seat) or g.at[card] >= ITEMS:
        lose_card(g, seat, card, "gone")
    elif g.at[card] >= ON:
        remove(g, card)

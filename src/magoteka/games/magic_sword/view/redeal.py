"""Another table that looks the same to a seat: MS section 7."""

from mypy_extensions import i64

from magoteka.core.bits import has
from magoteka.core.cards import pick, total
from magoteka.core.chance import Rng
from magoteka.games.magic_sword.box.names import EVENT_CARDS
from magoteka.games.magic_sword.box.tables import CARD
from magoteka.games.magic_sword.table.state import DECK, DOWN, ON_TOP, MagicSword
from magoteka.games.magic_sword.table.where import put_card


def redeal(g: MagicSword, seat: i64, rng: Rng) -> MagicSword:
    """A clone in which the spells and event cards that the seat has not seen are drawn anew."""
    other = g.clone()
    shuffle_aside(other, seat, rng)
    redraw_spells(other, seat, rng)
    redraw_events(other, seat, rng)
    other.unhear(seat, rng)
    return other


def hidden(g: MagicSword, seat: i64, slot: i64) -> bool:
    """Whether a spell lies there that the seat has not seen."""
    return g.spell[slot] != 0 and not has(g.seen[slot], seat)


def shuffle_aside(g: MagicSword, seat: i64, rng: Rng) -> None:
    """Spells that the seat knows to have been outside the deck change places among themselves."""
    slots = [slot for slot in range(len(g.spell)) if hidden(g, seat, slot) and has(g.aside[slot], seat)]
    at = len(slots) - 1
    while at > 0:
        other = rng.below(at + 1)
        one = slots[at]
        two = slots[other]
        spell = g.spell[one]
        g.spell[one] = g.spell[two]
        g.spell[two] = spell
        at -= 1


def redraw_spells(g: MagicSword, seat: i64, rng: Rng) -> None:
    """The other unseen spells go back into the deck and are dealt again, the deck's top too."""
    slots = [slot for slot in range(len(g.spell)) if hidden(g, seat, slot) and not has(g.aside[slot], seat)]
    tops = [at for at in range(len(g.spell_top)) if g.spell_top[at] != 0 and not has(g.spell_top_seen[at], seat)]
    for slot in slots:
        g.deck[g.spell[slot] - 1] += 1
    for top in tops:
        g.deck[g.spell_top[top] - 1] += 1
    for slot in slots:
        g.spell[slot] = take(g, rng) + 1
    for top in tops:
        g.spell_top[top] = take(g, rng) + 1


def take(g: MagicSword, rng: Rng) -> i64:
    """A spell drawn blindly from the deck."""
    spell = pick(g.deck, rng, total(g.deck))
    g.deck[spell] -= 1
    return spell


def redraw_events(g: MagicSword, seat: i64, rng: Rng) -> None:
    """Face-down cards and the unseen top of the event deck are drawn anew; the card numbers tell nothing."""
    places: list[int] = []
    card: i64
    for card in range(EVENT_CARDS):
        if g.at[card] >= DOWN and g.at[card] < DOWN + 100:
            places.append(g.at[card])
            put_card(g, card, DECK)
    tops = [at for at in range(len(g.event_top)) if g.event_top[at] != 0 and not has(g.event_top_seen[at], seat)]
    for top in tops:
        put_card(g, g.event_top[top] - 1, DECK)
    for place in places:
        put_card(g, unseen(g, rng), place)
    for top in tops:
        card = unseen(g, rng)
        put_card(g, card, ON_TOP)
        g.event_top[top] = card + 1


def unseen(g: MagicSword, rng: Rng) -> i64:
    """An unseen event card; of equal copies the last one, as the hidden draws of the game take it."""
    left: i64 = 0
    card: i64
    for card in range(EVENT_CARDS):
        if g.at[card] == DECK:
            left += 1
    skip = rng.below(left)
    chosen: i64 = 0
    for card in range(EVENT_CARDS):
        if g.at[card] == DECK:
            if skip == 0:
                chosen = card
            skip -= 1
    found = chosen
    for card in range(EVENT_CARDS):
        if g.at[card] == DECK and CARD[card] == CARD[chosen]:
            found = card
    return found

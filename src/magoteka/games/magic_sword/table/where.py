"""Where the cards lie: each card knows its place, and each place on the board or before a character knows its cards."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box.tables import CARDS
from magoteka.games.magic_sword.table.state import ON, MagicSword


def put_card(g: MagicSword, card: i64, place: i64) -> None:
    """The only way for a card to another place: what lies there stays in the order of the box."""
    if g.at[card] >= ON:
        behind = just_before(g, card, g.at[card])
        g.after[behind] = g.after[card]
    g.at[card] = place
    if place >= ON:
        behind = just_before(g, card, place)
        g.after[card] = g.after[behind]
        g.after[behind] = card


def just_before(g: MagicSword, card: i64, place: i64) -> i64:
    """Whose follower a card of a place is: that of the card before it, or of the place itself."""
    after = g.after
    behind = CARDS + place - ON
    while after[behind] < card:
        behind = after[behind]
    return behind


def first_at(g: MagicSword, place: i64) -> i64:
    """The first card of a place; `g.after` tells the next, and CARDS that there is none."""
    return g.after[CARDS + place - ON]


def is_bare(g: MagicSword, place: i64) -> bool:
    """Whether no card lies there."""
    return g.after[CARDS + place - ON] == CARDS


def cards_at(g: MagicSword, place: i64) -> list[int]:
    """The cards of a place, in the order of the box."""
    after = g.after
    found: list[int] = []
    card = after[CARDS + place - ON]
    while card < CARDS:
        found.append(card)
        card = after[card]
    return found


def sort_places(g: MagicSword) -> None:
    """Let every place know its cards, on a table of which only the cards know their places."""
    place: i64
    for place in range(CARDS, len(g.after)):
        g.after[place] = CARDS
    card: i64
    for card in range(CARDS - 1, -1, -1):
        if g.at[card] >= ON:
            g.after[card] = first_at(g, g.at[card])
            g.after[CARDS + g.at[card] - ON] = card

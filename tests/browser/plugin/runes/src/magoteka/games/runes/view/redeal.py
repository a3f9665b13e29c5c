"""Another table that looks the same to a seat."""

from mypy_extensions import i64

from magoteka.core.cards import pick, total
from magoteka.core.chance import Rng
from magoteka.games.runes.table.state import Runes


def redeal(g: Runes, seat: i64, rng: Rng) -> Runes:
    """A clone in which the stones that others keep or have just drawn are drawn anew."""
    other = g.clone()
    places = [place for place in range(len(g.kept)) if g.kept[place] != 0 and place // g.variants.hand != seat]
    for place in places:
        other.bag[g.kept[place]] += 1
    hidden = g.drawn != 0 and g.turn != seat
    if hidden:
        other.bag[g.drawn] += 1
        other.drawn = take(other, rng)
    for place in places:
        other.kept[place] = take(other, rng)
    return other


def take(g: Runes, rng: Rng) -> i64:
    """A stone drawn blindly."""
    number = pick(g.bag, rng, total(g.bag))
    g.bag[number] -= 1
    return number

"""One expedition across the Stone Bridge, reckoned exactly, without spells and single-use aids: MS-14, MS-B2 to B8."""

from typing import Final

from magoteka.games.magic_sword.rules.forecast.odds import SUMS, Triple, at_most, fight_odds, mean_of

BEAST: Final = range(10, 16)  # MS-14.7 how strong the Beast may be
BITES: Final = (1, 2, 3)  # MS-B7 what Cerberus takes, each as likely
KNOWN: Final[dict[tuple[int, int, int, int, int, bool], "Expedition"]] = {}


class Expedition:
    """How an expedition ends: victory, death, a fall from the trap, or a way back after the Beast has won."""

    def __init__(self, win: float, die: float, fall: float, back: float) -> None:
        self.win: Final = win
        self.die: Final = die
        self.fall: Final = fall
        self.back: Final = back


def expedition(trap: int, sword: int, magic: int, creature: int, life: int, by_city: bool) -> Expedition:
    """From the entry on: `trap` and `creature` are the numbers of that side, `sword` and `magic` those in battle."""
    life = min(life, 9)
    key = (trap, sword, magic, creature, life, by_city)
    if key not in KNOWN:
        KNOWN[key] = reckoned(trap, sword, magic, creature, life, by_city)
    return KNOWN[key]


def reckoned(trap: int, sword: int, magic: int, creature: int, life: int, by_city: bool) -> Expedition:
    """The tasks one after the other; `lives` has how likely it is to have so much Life and to be on the way."""
    passed = at_most(3, trap)
    lives = [0.0] * (life + 1)
    lives[life] = passed
    lives = bitten(lives) if by_city else repeated(lives, death_odds(), 1)
    lives = repeated(lives, creature_odds(creature), 1)
    die = lives[0]
    win, _, loss = decided(beast_odds(sword, magic))
    arrived = sum(lives[1:])
    beaten = (lives[1] if life >= 1 else 0.0) + (lives[2] if life >= 2 else 0.0)
    die += beaten * loss
    return Expedition(arrived * win, die, 1.0 - passed, (arrived - beaten) * loss)


def repeated(lives: list[float], odds: Triple, price: int) -> list[float]:
    """A task that is tried until it is mastered; a failure costs Life."""
    win, _, loss = decided(odds)
    after = [0.0] * len(lives)
    left = lives[:]
    after[0] = left[0]
    for life in range(len(lives) - 1, 0, -1):
        after[life] += left[life] * win
        fewer = max(life - price, 0)
        if fewer == 0:
            after[0] += left[life] * loss
        else:
            left[fewer] += left[life] * loss
    return after


def bitten(lives: list[float]) -> list[float]:
    """MS-B7 Cerberus."""
    after = [0.0] * len(lives)
    after[0] = lives[0]
    for life in range(1, len(lives)):
        for bite in BITES:
            after[max(life - bite, 0)] += lives[life] / 3
    return after


def decided(odds: Triple) -> Triple:
    """A draw is fought again."""
    win, _, loss = odds
    return win / (win + loss), 0.0, loss / (win + loss)


def death_odds() -> Triple:
    """MS-B3 Two dice against two."""
    win = sum(one * two for own, one in SUMS[2].items() for other, two in SUMS[2].items() if own > other)
    return win, 1.0 - 2 * win, win


def creature_odds(number: int) -> Triple:
    """MS-14.6 A being as strong as two dice."""
    return mean_of([(chance, fight_odds(number - points)) for points, chance in SUMS[2].items()])


def beast_odds(sword: int, magic: int) -> Triple:
    """MS-14.7 An ordinary or a magic battle against ten to fifteen."""
    return mean_of([(1 / 12, fight_odds(number - points)) for number in (sword, magic) for points in BEAST])

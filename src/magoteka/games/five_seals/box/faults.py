"""What cannot be in a dungeon that somebody has written down: FS-02, FS-06, FS-07, FS-31."""

from magoteka.core.bits import bit, has
from magoteka.games.five_seals.box.components import (
    COLOURS,
    ELEMENTS,
    HUB,
    SCROLL_PLACES,
    SIXES_FOR_FEW,
    SIXES_FOR_MANY,
    STRONGEST,
    TOKENS_OF_MORE,
    TOKENS_OF_TWO,
    WEAKEST,
)
from magoteka.games.five_seals.box.dungeon import BOARDS, Dungeon


def faults(seats: int) -> list[tuple[str, str]]:
    """What is wrong with the board for so many players, and where."""
    dungeon = BOARDS[seats]
    lost = unreachable(dungeon)
    found = [("unreachable", ", ".join(lost))] if lost else []
    for strength in range(WEAKEST, STRONGEST + 1):
        tokens = count_of(dungeon, strength, 0, dungeon.seals)
        scrolls = count_of(dungeon, strength, SCROLL_PLACES, SCROLL_PLACES + dungeon.scrolls)
        if tokens > tokens_of(strength):
            found.append(("many-seals", f"{strength}: {tokens} > {tokens_of(strength)}"))
        if scrolls > 2 * ELEMENTS:
            found.append(("many-scrolls", f"{strength}: {scrolls} > {2 * ELEMENTS}"))
    sixes = count_of(dungeon, STRONGEST, SCROLL_PLACES, SCROLL_PLACES + dungeon.scrolls)
    left = SIXES_FOR_FEW if seats <= 3 else SIXES_FOR_MANY
    if sixes <= left:
        found.append(("few-sixes", f"{sixes} ≤ {left}"))
    return found


def tokens_of(strength: int) -> int:
    """FS-02 How many tokens of a strength the box has."""
    return COLOURS * (TOKENS_OF_TWO if strength == WEAKEST else TOKENS_OF_MORE)


def count_of(dungeon: Dungeon, strength: int, first: int, end: int) -> int:
    """How many frames of a strength there are among some places."""
    return sum([1 for place in range(first, end) if dungeon.frame[place] == strength])


def unreachable(dungeon: Dungeon) -> list[str]:
    """FS-22 The rooms with scrolls to which no way leads from the hub, whatever is broken."""
    reached = bit(HUB)
    before = 0
    while before != reached:
        before = reached
        for place in range(dungeon.seals):
            ways = bit(dungeon.one[place]) | bit(dungeon.other[place])
            if reached & ways:
                reached |= ways
    return [
        str(dungeon.room_names[room])
        for room in range(len(dungeon.room_names))
        if dungeon.lying[room] != 0 and not has(reached, room)
    ]

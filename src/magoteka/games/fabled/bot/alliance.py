"""What one's allies add to places, lands, ways and to coming home."""

from magoteka.core.bits import bit
from magoteka.games.fabled.bot.outlook import Outlook
from magoteka.games.fabled.box.components import (
    BOOKMAN,
    FIREBIRD,
    FIRST_UNIVERSAL,
    GIFT,
    GIFT_WIDTH,
    GUIDE_PRICE,
    LAND_NAMES,
    LAST_UNIVERSAL,
    NAMED_GIFTS,
    NAMED_TOKENS,
    NAMES,
    NUMBERS,
    PLACE_COUNT,
    PLACE_NAME,
    SEER_BOOKS,
    SOULWARDEN,
    STARTS,
    STEPPE,
)
from magoteka.games.fabled.messages.views import AllyView, FabledView, PlayerView

BOTH_LEVELS = 3


def consider(outlook: Outlook, view: FabledView, player: PlayerView) -> None:
    """Everything that the allies of a player change in his prospects."""
    for ally in player.allies:
        of_place(outlook, ally)
        of_way(outlook, ally, player)
        of_land(outlook, ally, view)
    of_tokens(outlook, player)


def of_place(outlook: Outlook, ally: AllyView) -> None:
    """The Bookman at universal places."""
    if ally.ally != "bookman":
        return
    row = BOOKMAN * 2 * GIFT_WIDTH
    more = outlook.gain(GIFT[row], GIFT[row + 1], GIFT[row + 2]) + outlook.conversion_gain(GIFT[row + 3])
    if ally.boosted:
        more += outlook.temper.half * max(outlook.conversion_gain(4), outlook.best_exchange())
    for place in range(PLACE_COUNT):
        if FIRST_UNIVERSAL <= PLACE_NAME[place] <= LAST_UNIVERSAL:
            outlook.extra[place] += more


def of_tokens(outlook: Outlook, player: PlayerView) -> None:
    """FB-126, FB-128 The books of the Witch's and the Cat's tokens."""
    for token, name in enumerate(NAMED_TOKENS):
        if NAMES[name] in player.named_up:
            row = token * 3
            books = outlook.gain(NAMED_GIFTS[row], NAMED_GIFTS[row + 1], NAMED_GIFTS[row + 2])
            for place in range(PLACE_COUNT):
                if PLACE_NAME[place] == name:
                    outlook.extra[place] += books


def of_way(outlook: Outlook, ally: AllyView, player: PlayerView) -> None:
    """Guide, Sorcerer and Torch lead on where a path ends; the Soulwarden pays for whoever comes home."""
    if ally.ally == "mountain_guide":
        price = min(int(NUMBERS[GUIDE_PRICE]), outlook.others)
        outlook.guided = player.books[STEPPE] >= price
        outlook.guide_price = outlook.gain(price, 0, 0)
    elif ally.ally == "steppe_sorcerer":
        outlook.over_steppes = ally.boosted
    elif ally.ally == "bright_torch":
        outlook.torch = BOTH_LEVELS if ally.boosted and player.forests else levels(player)
    elif ally.ally == "soulwarden":
        outlook.coming_home += either(outlook, SOULWARDEN * 2)


def either(outlook: Outlook, ability: int) -> float:
    """The better of the books and the conversions that an ability gives."""
    row = ability * GIFT_WIDTH
    return max(outlook.gain(GIFT[row], 0, 0), outlook.conversion_gain(GIFT[row + 3]))


def levels(player: PlayerView) -> int:
    """The levels on which the Torch's forests begin, as a set."""
    found = 0
    for land in player.forests:
        found |= int(bit(STARTS[LAND_NAMES.index(land)]))
    return found


def of_land(outlook: Outlook, ally: AllyView, view: FabledView) -> None:
    """Firebird, Seer, Windherd and Warden when a land is added."""
    if ally.ally == "firebird":
        outlook.adding += either(outlook, FIREBIRD * 2)
    elif ally.ally == "seer":
        outlook.adding += outlook.gain(NUMBERS[SEER_BOOKS], 0, 0)
    elif ally.ally == "windherd":
        outlook.adding += outlook.temper.half

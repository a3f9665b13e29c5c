"""What one's allies add to places, lands, ways and to coming home."""

from magoteka.core.bits import bit
from magoteka.games.fabled.bot.evaluation import Evaluation
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


def consider(evaluation: Evaluation, view: FabledView, player: PlayerView) -> None:
    """Everything that the allies of a player change in his prospects."""
    for ally in player.allies:
        of_place(evaluation, ally)
        of_way(evaluation, ally, player)
        of_land(evaluation, ally, view)
    of_tokens(evaluation, player)


def of_place(evaluation: Evaluation, ally: AllyView) -> None:
    """The Bookman at universal places."""
    if ally.ally != "bookman":
        return
    row = BOOKMAN * 2 * GIFT_WIDTH
    more = evaluation.gain(GIFT[row], GIFT[row + 1], GIFT[row + 2]) + evaluation.conversion_gain(GIFT[row + 3])
    if ally.boosted:
        more += evaluation.weights.half * max(evaluation.conversion_gain(4), evaluation.best_exchange())
    for place in range(PLACE_COUNT):
        if FIRST_UNIVERSAL <= PLACE_NAME[place] <= LAST_UNIVERSAL:
            evaluation.extra[place] += more


def of_tokens(evaluation: Evaluation, player: PlayerView) -> None:
    """FB-126, FB-128 The books of the Witch's and the Cat's tokens."""
    for token, name in enumerate(NAMED_TOKENS):
        if NAMES[name] in player.named_up:
            row = token * 3
            books = evaluation.gain(NAMED_GIFTS[row], NAMED_GIFTS[row + 1], NAMED_GIFTS[row + 2])
            for place in range(PLACE_COUNT):
                if PLACE_NAME[place] == name:
                    evaluation.extra[place] += books


def of_way(evaluation: Evaluation, ally: AllyView, player: PlayerView) -> None:
    """Guide, Sorcerer and Torch lead on where a path ends; the Soulwarden pays for whoever comes home."""
    if ally.ally == "mountain_guide":
        price = min(int(NUMBERS[GUIDE_PRICE]), evaluation.others)
        evaluation.guided = player.books[STEPPE] >= price
        evaluation.guide_price = evaluation.gain(price, 0, 0)
    elif ally.ally == "steppe_sorcerer":
        evaluation.over_steppes = ally.boosted
    elif ally.ally == "bright_torch":
        evaluation.torch = BOTH_LEVELS if ally.boosted and player.forests else levels(player)
    elif ally.ally == "soulwarden":
        evaluation.coming_home += either(evaluation, SOULWARDEN * 2)


def either(evaluation: Evaluation, ability: int) -> float:
    """The better of the books and the conversions that an ability gives."""
    row = ability * GIFT_WIDTH
    return max(evaluation.gain(GIFT[row], 0, 0), evaluation.conversion_gain(GIFT[row + 3]))


def levels(player: PlayerView) -> int:
    """The levels on which the Torch's forests begin, as a set."""
    found = 0
    for land in player.forests:
        found |= int(bit(STARTS[LAND_NAMES.index(land)]))
    return found


def of_land(evaluation: Evaluation, ally: AllyView, view: FabledView) -> None:
    """Firebird, Seer, Windherd and Warden when a land is added."""
    if ally.ally == "firebird":
        evaluation.adding += either(evaluation, FIREBIRD * 2)
    elif ally.ally == "seer":
        evaluation.adding += evaluation.gain(NUMBERS[SEER_BOOKS], 0, 0)
    elif ally.ally == "windherd":
        evaluation.adding += evaluation.weights.half

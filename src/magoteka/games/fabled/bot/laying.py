"""Where the tokens of allies lie best."""

from magoteka.core.event import Option
from magoteka.games.fabled.bot.mind import FIRST, Judge, Mind, terrain_of
from magoteka.games.fabled.box.components import LAND_NAMES, LENGTHS, NATURE_BOOKS, NUMBERS, PLACES, REGULAR, STEPPE
from magoteka.games.fabled.messages import answers as a
from magoteka.games.fabled.messages.views import PlayerView, VolkhvView


def token_worth(mind: Mind, token: str, land: str) -> float:
    """What a token brings on a land, in steppe books."""
    if token == "oblivion":
        return forgotten_worth(mind, land)
    if token == "nature":
        return kept_worth(mind, land)
    if token == "queen":
        return sum((visits_ahead(mind, rival, land) for rival in rivals(mind)), 0.0) * mind.evaluation.gain(1, 0, 0)
    if token == "king":
        return 1.0 + float(len(standing(mind.me, land)))
    return sky_worth(mind, int(token.removeprefix("sky_")), land)


def rivals(mind: Mind) -> list[PlayerView]:
    """All the others."""
    return [player for seat, player in enumerate(mind.view.players) if seat != mind.seat]


def standing(player: PlayerView, land: str | None) -> list[VolkhvView]:
    """A player's volkhvs on a land."""
    return [volkhv for volkhv in player.volkhvs if volkhv.land is not None and volkhv.land == land]


def cells_left(mind: Mind, volkhv: VolkhvView, land: str) -> int:
    """Steps until a volkhv has left the land it stands on."""
    at = mind.places[land]
    return int(mind.evaluation.length_of(at, int(volkhv.path == "dead_end"))) - volkhv.cell + 1


def forgotten_worth(mind: Mind, land: str) -> float:
    """FB-A77 A book when the land is forgotten: on one's own turn of its terrain, on another's of the tier below."""
    players = mind.view.players
    stay = max((cells_left(mind, v, land) for player in players for v in standing(player, land)), default=0)
    tier = terrain_of(land)
    own = one_book(mind, tier)
    others = one_book(mind, max(tier - 1, STEPPE))
    return (own + (len(players) - 1) * others) / len(players) * fading(mind, stay)


def fading(mind: Mind, cells: int) -> float:
    """What lies so many cells ahead, against what is here."""
    return float(mind.weights.nearer**cells)


def one_book(mind: Mind, tier: int) -> float:
    """What one book of a tier is worth."""
    return mind.evaluation.gain(int(tier == 0), int(tier == 1), int(tier == 2))


def kept_worth(mind: Mind, land: str) -> float:
    """The Lord of Nature pays at the start of every turn while a volkhv of one's own is there."""
    stay = max((cells_left(mind, volkhv, land) for volkhv in standing(mind.me, land)), default=0)
    turns = min(stay / mind.weights.pace, float(mind.evaluation.left))
    return turns * mind.evaluation.gain(int(NUMBERS[NATURE_BOOKS]), 0, 0)


def visits_ahead(mind: Mind, player: PlayerView, land: str) -> float:
    """Visits that a player's volkhvs are likely to make on a land."""
    at = mind.places[land]
    total = 0.0
    for volkhv in standing(player, land):
        path = int(volkhv.path == "dead_end")
        cells = range(volkhv.cell + 1, int(mind.evaluation.length_of(at, path)) + 1)
        total += sum(
            (fading(mind, cell - volkhv.cell) for cell in cells if mind.evaluation.places_at(at, path, cell) != 0), 0.0
        )
    if at > 0 and mind.evaluation.joined(at - 1):
        behind = [v for v in standing(player, mind.view.row[at - 1].land) if v.path != "dead_end"]
        total += mind.weights.farther * len(behind)
    return total


def sky_worth(mind: Mind, cell: int, land: str) -> float:
    """FB-A90 A place for one's own volkhvs, and a book for another's visit; less what the token covers."""
    at = mind.places[land]
    place = PLACES.index(f"sky_{cell}")
    covered = mind.evaluation.best_place(mind.evaluation.places_at(at, REGULAR, cell), False)
    if mind.evaluation.sky[at] == cell:
        covered = 0.0
    more = mind.evaluation.place_worth(place, False) - covered
    others = sum((comers(mind, rival, land, cell) for rival in rivals(mind)), 0.0)
    if mind.view.trial is not None:
        others = 0.0
    return more * (comers(mind, mind.me, land, cell) - mind.rivalry * others) + others * mind.evaluation.gain(1, 0, 0)


def comers(mind: Mind, player: PlayerView, land: str, cell: int) -> float:
    """How many of a player's volkhvs will come to a cell of the regular path, the nearer the surer."""
    at = mind.places[land]
    here = [v for v in standing(player, land) if v.path != "dead_end" and v.cell < cell]
    total = sum((fading(mind, cell - volkhv.cell) for volkhv in here), 0.0)
    if at > 0 and mind.evaluation.joined(at - 1):
        left = mind.view.row[at - 1].land
        behind = [v for v in standing(player, left) if v.path != "dead_end"]
        total += sum((fading(mind, cells_left(mind, volkhv, left) + cell - 1) for volkhv in behind), 0.0)
    return total


def open_lands(mind: Mind, token: str) -> list[str]:
    """FB-101, FB-123 The lands of the row where a token may lie."""
    kind = token.split("_")[0]
    free = [land for land in mind.view.row if all(other.token.split("_")[0] != kind for other in land.tokens)]
    names = [land.land for land in free]
    if kind == "nature":
        return [name for name in names if name.startswith("fo")]
    if kind == "sky":
        return [name for name in names if LENGTHS[index_of(name)] >= int(token[-1])]
    return names


def index_of(land: str) -> int:
    """Where the length of a land's regular path stands in the table."""
    return LAND_NAMES.index(land) * 2 + REGULAR


def best_spot(mind: Mind, token: str) -> float:
    """The most that a token brings on any land where it may lie."""
    return max((token_worth(mind, token, land) for land in open_lands(mind, token)), default=0.0)


def lies_on(mind: Mind, token: str) -> str | None:
    """The land on which a sky token lies."""
    return next((land.land for land in mind.view.row for other in land.tokens if other.token == token), None)


def place_token(mind: Mind, option: a.PlaceToken) -> float:
    """A token out of the supply where it brings something; a sky token on the row where it brings more."""
    here = lies_on(mind, option.token) if option.token.startswith("sky") else None
    if here is not None and option.token not in mind.me.tokens:
        return best_spot(mind, option.token) - token_worth(mind, option.token, here)
    worth = best_spot(mind, option.token)
    return FIRST + worth if worth > 0.0 else -1.0


def sky_moves_well(mind: Mind) -> bool:
    """Whether one of the sky tokens of the row would lie much better elsewhere."""
    tokens = [token for token in ("sky_2", "sky_3", "sky_4") if token not in mind.me.tokens and lies_on(mind, token)]
    return any(place_token(mind, a.PlaceToken(token)) > mind.weights.better for token in tokens)


JUDGES: dict[type[Option], Judge] = {a.PlaceToken: place_token}

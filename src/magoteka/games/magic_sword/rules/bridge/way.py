"""The way along the Stone Bridge: MS-10.3 to MS-10.5, MS-A89."""

from mypy_extensions import i64

from magoteka.games.magic_sword.box.names import B1, B5, B9, C_MAGIC_SWORD, C_TOLIMAN_SHIELD, U2, U11
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.bridge.tasks import Rest, begin_task
from magoteka.games.magic_sword.rules.character.cards import works
from magoteka.games.magic_sword.rules.character.hand import check_hand
from magoteka.games.magic_sword.rules.late_bound import land
from magoteka.games.magic_sword.rules.move.standing import FROM_CITY, FROM_RUINS, put_on
from magoteka.games.magic_sword.table.state import MagicSword


def ahead(g: MagicSword, seat: i64) -> i64:
    """The next square inwards from where the character came."""
    if g.gate[seat] == FROM_RUINS:
        return g.square[seat] + 1
    return g.square[seat] - 1


def way_out(g: MagicSword, seat: i64) -> i64:
    """The next square of one who leaves; off the bridge it is U2 or U11."""
    step: i64 = -1 if g.leaving[seat] == FROM_RUINS else 1
    outwards = g.square[seat] + step
    if outwards == B5:
        outwards += step  # MS-10.4 past the castle
    if outwards < B1:
        return U2
    if outwards > B9:
        return U11
    return outwards


def bridge_moves(g: MagicSword, seat: i64) -> list[int]:
    """MS-A89 What a character on the bridge may do in its turn."""
    square = g.square[seat]
    if square == B5:
        return [places.RETRY]  # MS-A88 no leaving from inside
    if g.leaving[seat] != 0:
        return [places.ADVANCE]
    found: list[int] = [int(places.TURN_BACK), int(places.PASS_CASTLE)]  # MS-10.4 always, by either side
    if g.task[seat] == 0:
        found.append(places.RETRY)
    elif ahead(g, seat) != B5:
        found.append(places.ADVANCE)
    elif works(g, seat, C_MAGIC_SWORD) and works(g, seat, C_TOLIMAN_SHIELD):  # MS-0.10 both keys
        found.append(places.ENTER_CASTLE)
    return found


def bridge_move(g: MagicSword, seat: i64, act: i64) -> None:
    """MS-10.3a One square per turn, and the task of the square at once."""
    if act == places.RETRY:
        begin_task(g, seat)
    elif act == places.TURN_BACK:
        g.leaving[seat] = g.gate[seat]
        step_out(g, seat)
    elif act == places.PASS_CASTLE:
        g.leaving[seat] = FROM_CITY if g.gate[seat] == FROM_RUINS else FROM_RUINS
        step_out(g, seat)
    elif g.leaving[seat] != 0:
        step_out(g, seat)
    else:
        put_on(g, seat, ahead(g, seat))
        g.task[seat] = 0
        begin_task(g, seat)
        check_hand(g, seat)


def step_out(g: MagicSword, seat: i64) -> None:
    """MS-A89 Leaving: one square, no tasks; the entry and the squares of the Upper circle are landings."""
    to = way_out(g, seat)
    put_on(g, seat, to)
    if to < B1 or to == B1 or to == B9:
        land(g, seat, True)
    else:
        g.then(Rest(seat, g.visits[seat]))
        check_hand(g, seat)

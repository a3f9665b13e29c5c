"""Visits that are asked of all at once are those whose order cannot matter."""

from random import Random
from typing import Any

import pytest

from games.fabled.stage import GAME, a, spot, step, table
from magoteka.core.bits import bit, has, members
from magoteka.core.boards import array
from magoteka.core.chance import Rng
from magoteka.core.match import Match
from magoteka.games.fabled.box.components import ALLIES, LAND_NAMES, PLACES
from magoteka.games.fabled.rules.marching import WALK, MarchOn
from magoteka.games.fabled.rules.stage_two import MakeVisit, VisitTurn
from magoteka.games.fabled.rules.walking import GoToPlace
from magoteka.games.fabled.table.force import linked
from magoteka.games.fabled.table.state import NONE, Fabled
from magoteka.games.fabled.table.where import next_host

PAYING = ("sky_wanderer", "serpent_queen")
RESTLESS = ("menhirs", "gates", "hermit", "treewyrm")
KINDS = {"sky_wanderer": "sky", "serpent_queen": "queen"}


def crowded(rng: Random) -> Fabled:
    """Poor players on places that move nothing; one of them is paid for what the others visit."""
    seats = rng.randint(2, 5)
    row = rng.sample(LAND_NAMES, 5)
    ally, others = rng.choice(PAYING), rng.sample([one for one in ALLIES if one not in PAYING], seats)
    allies = {seat: [others[seat]] for seat in range(seats)}
    allies[rng.randrange(seats)] = [ally]
    tokens = {KINDS[ally]: [*rng.sample(row, 2), "home"]}
    bare = table(row, {}, {}, allies, tokens=tokens, seats=seats)
    cells = [f"{land}.r{n}" for land in row for n in range(2, 5)]
    places = [(cell, PLACES[place]) for cell in cells for place in members(linked(bare, 0, spot(cell)))]
    quiet = [one for one in places if not one[1].startswith(RESTLESS)]
    chosen = {seat: [rng.choice(quiet) for _ in range(rng.randint(1, 2))] for seat in range(seats) if quiet}
    return table(
        row,
        {seat: [cell for cell, _ in spots] for seat, spots in chosen.items()},
        {seat: (rng.randint(0, 2), rng.randint(0, 1), 0, 0) for seat in range(seats)},
        allies,
        [step("visit-stage")],
        seats=seats,
        tokens=tokens,
        active=rng.randrange(seats),
        phase=5,
        pending={(seat, k): place for seat, spots in chosen.items() for k, (_, place) in enumerate(spots)},
    )


def open_in_turn(g: Fabled, seat: int, rng: Rng) -> int:
    """What a seat could answer if those before it in turn order had made a visit each."""
    poll: Any = g.asking()
    hosts = [int(next_host(g, g.active, rank)) for rank in range(g.seats)]
    earlier = [host for host in hosts[: hosts.index(seat)] if has(poll.waiting, host)]
    chosen = [poll.turned_to(host).sample(g, rng) for host in earlier]
    g.strike(1)
    g.then(VisitTurn(bit(seat), array([NONE] * g.seats), seat))
    for host, index in reversed([*zip(earlier, chosen, strict=True)]):
        g.then(MakeVisit(host, index % 7, index >= 7))
    while not isinstance(g.asking(), VisitTurn):
        g.answer(g.asking().sample(g, rng))
    return g.asking().mask(g)


@pytest.mark.rule("FB-62", "FB-A39")
def test_a_poll_offers_what_turn_order_would_offer() -> None:
    rng = Rng(5)
    tried = 0
    for seed in range(400):
        g = crowded(Random(seed))
        poll = g.asking()
        if isinstance(poll, VisitTurn):
            for seat in members(poll.waiting):
                tried += 1
                assert poll.turned_to(seat).mask(g) == open_in_turn(g.clone(), seat, rng)
    assert tried > 150


def awaiting(said: Any) -> Fabled:
    """Seat 0 is asked whether its volkhv goes to a place; what seat 1 has answered with it is done afterwards."""
    at = {0: ["st_01.r3"], 1: ["st_01.r2", "mt_01.r2"]}
    bare = table(["st_01", "mt_01"], at, pending={(1, 0): "menhirs_3", (1, 1): "hermit"})
    g = table(["st_01", "mt_01"], at, pending={(1, 0): "menhirs_3", (1, 1): "hermit"}, movers=3 << int(bare.crew))
    g.then2(GoToPlace(0, 0), said)
    return g


@pytest.mark.rule("FB-57", "FB-62", "FB-A29")
@pytest.mark.parametrize("said", [MarchOn(1, WALK), MakeVisit(1, 0, True)])
def test_an_answer_to_a_closed_poll_is_known_to_its_seat_alone_until_it_is_done(said: Any) -> None:
    g = awaiting(said)
    assert (g.unheard(), g.keeps_from(0), g.keeps_from(1)) == (1, True, False)

    def answers(looker: int) -> set[int]:
        tables = [GAME.redeal(g, looker, Rng(luck)) for luck in range(20)]
        return {getattr(step, "figure", getattr(step, "choice", -1)) for step in (one.steps()[-2] for one in tables)}

    assert len(answers(1)) == 1
    assert len(answers(0)) > 1


@pytest.mark.rule("FB-A29")
def test_what_lets_an_unheard_answer_be_done_is_not_taken_back() -> None:
    match = Match.new(GAME, 2, {"first_player": 0}, Rng(1))
    match.state = awaiting(MarchOn(1, WALK))
    match.question = match.state.asking()
    match.submit(0, a.Stay())
    assert match.state.unheard() == 0
    assert not match.can_undo(0)

"""Places of power, visits and books."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.fabled.stage import (
    a,
    asked,
    at_home,
    books,
    event,
    look,
    march,
    options,
    play,
    refused,
    row,
    step,
    table,
    told,
    visits,
    where,
)
from magoteka.core.boards import array
from magoteka.games.fabled.box.components import BOOKS, PLACES
from magoteka.games.fabled.messages.events import VisitBegan
from magoteka.games.fabled.rules import planner


def visiting(place, lands, spots, have=(0, 0, 0, 0), allies=(), **more):
    """Seat 0's first volkhv is about to visit a place."""
    agenda = [step("visit-place", seat=0, volkhv=0, place=PLACES.index(place), committed=False)]
    return table(lands, {0: spots, 1: more.pop("others", [])}, {0: have}, {0: list(allies)}, agenda, **more)


@pytest.mark.rule("FB-67")
def test_that_a_volkhv_comes_back_from_its_place_is_told() -> None:
    agenda = [step("resolve-visits", seat=0)]
    g = table(["st_01"], {0: ["st_01.r3"]}, agenda=agenda, pending={(0, 0): "wind_3"})
    assert look(g).players[0].volkhvs[0].place is None
    assert told(g.events, VisitBegan) == [VisitBegan(0, 0, "st_01", "wind_3")]


@pytest.mark.rule("FB-67", "FB-70", "FB-71")
def test_t4_a_visit_and_its_substitution() -> None:
    g = visiting("wind_3", ["st_01"], ["st_01.r3"])
    events = play(g.clone(), a.Apply())
    g2 = g.clone()
    events = play(g2, a.Apply())
    assert books(g2) == (3, 0, 0, 0)
    assert where(g2) == "st_01.r3"
    g.listening = True
    events = play(g, a.Substitute())
    assert books(g) == (2, 0, 0, 0)
    assert visits(events) == [(0, "nameless")]


@pytest.mark.rule("FB-73", "FB-74", "FB-138")
def test_t16_places_of_books() -> None:
    for place, gained in (
        ("wind_3", (3, 0, 0, 0)),
        ("wind_4", (4, 0, 0, 0)),
        ("stones_1", (0, 1, 0, 0)),
        ("stones_2", (0, 2, 0, 0)),
        ("roots", (0, 0, 1, 0)),
        ("tavern", (2, 0, 0, 0)),
    ):
        g = visiting(place, ["fo_03", "st_01"], ["fo_03.r3", "fo_03.r1", "fo_03.r1", "st_01.r1"])
        play(g, a.Apply())
        assert books(g) == gained


@pytest.mark.rule("FB-84", "FB-85", "FB-86", "FB-87", "FB-A62")
def test_t10_tower_temple_library() -> None:
    def made(place, have):
        g = visiting(place, ["fo_01"], ["fo_01.r6"], have)
        play(g, a.Apply())
        return {tuple(books(after(g, one))) for one in options(g)}

    def after(g, one):
        branch = g.clone()
        play(branch, one)
        return branch

    assert made("tower", (0, 0, 1, 0)) == {(0, 0, 0, 1)}
    assert made("tower", (1, 1, 0, 0)) == {(0, 2, 0, 0), (1, 0, 1, 0)}
    assert made("temple", (0, 3, 0, 0)) == {(0, 0, 2, 0)}
    assert made("library", (2, 0, 0, 0)) == {(0, 0, 1, 0)}
    assert made("library", (0, 2, 0, 0)) == {(0, 0, 0, 1)}
    g = visiting("library", ["fo_05"], ["fo_05.r5"], (1, 1, 5, 0))
    assert options(g) == [a.Substitute()]
    assert refused(g, a.Apply()) == ("FB-70", "effect-impossible")


@pytest.mark.rule("FB-72", "FB-A48", "FB-83")
def test_t17_the_academy_and_forced_substitution() -> None:
    for have in ((0, 0, 0, 0), (1, 0, 0, 0)):
        g = visiting("academy", ["st_12"], ["st_12.r4"], have)
        assert options(g) == [a.Substitute()]
    g = visiting("academy", ["st_12"], ["st_12.r4"], (8, 0, 0, 0))
    play(g, a.Apply())
    assert look(g).asked.left == 4
    assert a.Done() not in options(g)
    play(g, a.Exchange("steppe", "mountain"), a.Done())
    assert books(g) == (6, 1, 0, 0)


@pytest.mark.rule("FB-76", "FB-A50", "FB-A55", "FB-A51", "FB-120")
def test_gates_move_a_land_with_all_on_it() -> None:
    lands = ["st_08", "st_01", "mt_01"]
    allies = ["underground_king"]
    spots = ["st_08.r2", "mt_01.d1"]
    g = visiting("gates", lands, spots, allies=allies, others=["mt_01.r2", "st_01.r1"], tokens={"king": ["mt_01"]})
    play(g, a.Apply())
    assert options(g) == [a.ChooseLand("st_08"), a.ChooseLand("mt_01")]  # where one stands oneself
    play(g, a.ChooseLand("mt_01"))
    assert options(g) == [a.ChoosePosition(0), a.ChoosePosition(1)]
    assert refused(g, a.ChoosePosition(2)) == ("FB-A50", "order-must-change")
    play(g, a.ChoosePosition(0))
    assert row(g) == ["mt_01", "st_08", "st_01"]
    assert where(g, 1) == "mt_01.r2"
    assert books(g) == (0, 0, 0, 0)  # nobody has left a land
    alone = visiting("gates", ["st_08"], ["st_08.r2"])
    assert options(alone) == [a.Substitute()]


@pytest.mark.rule("FB-77", "FB-A52")
def test_the_hermit_brings_a_volkhv_to_the_right() -> None:
    g = visiting("hermit", ["mt_10", "st_01"], ["mt_10.d3"])
    play(g, a.Apply())
    assert where(g, 0, 1) == "st_01.r1"  # from a dead end, without a connection
    assert options(visiting("hermit", ["st_11"], ["st_11.r3"])) == [a.Substitute()]
    everyone = ["st_11.r3", *["st_01.r1"] * 6]
    assert options(visiting("hermit", ["st_11", "st_01"], everyone)) == [a.Substitute()]


@pytest.mark.rule("FB-78", "FB-A53", "FB-A54")
def test_t15_the_treewyrm_copies() -> None:
    g = visiting("treewyrm", ["st_11", "mt_03", "fo_01"], ["mt_03.r4"], (1, 0, 0, 0), ["bookman"])
    play(g, a.Apply())
    assert options(g) == [a.ChoosePlace("roots"), a.ChoosePlace("hermit"), a.ChoosePlace("tower")]
    hermit = g.clone()
    play(hermit, a.ChoosePlace("hermit"))
    assert where(hermit, 0, 1) == "fo_01.r1"
    g.listening = True
    events = play(g, a.ChoosePlace("tower"), a.Transform("tower", "steppe", 1, "mountain", 1))
    assert visits(events) == [(0, "treewyrm")]
    assert books(g) == (0, 1, 0, 0)  # the Bookman did not notice
    assert options(visiting("treewyrm", ["mt_03"], ["mt_03.r4"])) == [a.Substitute()]
    assert options(visiting("treewyrm", ["mt_03", "fo_04"], ["mt_03.r4"])) == [a.Apply(), a.Substitute()]


@pytest.mark.rule("FB-68", "FB-A43", "FB-A59")
def test_several_visits_in_any_order_and_new_ones_join() -> None:
    g = table(
        ["st_02", "st_03"],
        {0: ["st_02.r4", "st_02.r4", "st_03.r4", "st_02.r3"]},
        {0: (0, 0, 0, 0)},
        {},
        [step("resolve-visits", seat=0)],
        pending={(0, 0): "wind_4", (0, 1): "wind_4", (0, 2): "menhirs_3"},
    )
    assert options(g) == [a.Pick(0), a.Pick(1), a.Pick(2)]
    play(g, a.Pick(2), a.Apply(), a.Walk(3), a.Go("wind_4"), a.Done())
    assert options(g) == [a.Pick(0), a.Pick(1), a.Pick(3)]
    play(g, a.Pick(1), a.Apply(), a.Pick(0), a.Apply(), a.Apply())
    assert books(g) == (12, 0, 0, 0)


@pytest.mark.rule("FB-79", "FB-80", "FB-81", "FB-82")
def test_t5_conversions_by_plan() -> None:
    assert planner.costs(array([4, 0, 0, 0]), 4, False)[2 * 4] == 3
    assert planner.costs(array([0, 2, 0, 0]), 4, False)[2 * 4] == 1
    assert planner.costs(array([0, 1, 0, 0]), 4, False)[1] == 1
    g = visiting("academy", ["st_12"], ["st_12.r4"], (4, 0, 0, 0))
    play(g, a.Apply())
    assert a.Want("forest", 1) in options(g)
    play(g, a.Want("forest", 1))
    assert books(g) == (0, 0, 1, 0)
    assert look(g).asked.left == 1


@pytest.mark.rule("FB-81", "FB-A63")
def test_sun_books_come_down() -> None:
    g = table(["st_01"], {0: ["st_01.r1"]}, {0: (0, 0, 0, 1)})
    play(g, a.MakeConversions(), a.Exchange("sun", "forest"), a.Done())
    assert books(g) == (0, 0, 2, 0)


HANDS = st.tuples(*[st.integers(0, 6)] * 4)


def by_hand(have, left):
    """All that so many single conversions can make."""
    reached = {have}
    for _ in range(left):
        more = set()
        for one in reached:
            for tier in range(3):
                if one[tier] >= 2:
                    more.add(tuple(n - 2 * (k == tier) + (k == tier + 1) for k, n in enumerate(one)))
                if one[tier + 1] >= 1:
                    more.add(tuple(n + 2 * (k == tier) - (k == tier + 1) for k, n in enumerate(one)))
        reached |= more
    return reached


@given(HANDS, st.integers(1, 4))
def test_the_planner_finds_exactly_what_single_conversions_make(have, left) -> None:
    books_now = array(list(have))
    found = {tuple(planner.after(books_now, p.low, p.middle, p.high)) for p in planner.plans(books_now, left, False)}
    assert found == by_hand(have, left)
    assert tuple(planner.best(books_now, left, False)) == max(by_hand(have, left), key=lambda one: one[::-1])


@given(HANDS, st.integers(2, 4))
def test_every_wish_on_offer_comes_true(have, left) -> None:
    g = table(["st_01"], {0: ["st_01.r1"]}, {0: have}, {}, [step("convert", seat=0, left=left, least=0)])
    for wish in [one for one in options(g) if isinstance(one, a.Want)]:
        branch = g.clone()
        play(branch, wish)
        kind = BOOKS.index(wish.book)
        assert books(branch)[kind] >= have[kind] + wish.count
        worth = (1, 2, 4, 8)
        assert sum(map(int.__mul__, books(branch), worth)) == sum(map(int.__mul__, have, worth))


@pytest.mark.rule("FB-112")
def test_an_effect_is_finished_before_the_next() -> None:
    g = table(
        ["st_12", "st_01"],
        {0: ["st_12.r4", "st_01.r3"]},
        {0: (4, 0, 0, 0)},
        {},
        [step("resolve-visits", seat=0)],
        pending={(0, 0): "academy", (0, 1): "wind_3"},
    )
    play(g, a.Pick(0), a.Apply(), a.Exchange("steppe", "mountain"))
    assert asked(g) == "convert"
    play(g, a.Done())
    assert asked(g) == "visit-place"


@pytest.mark.rule("FB-A64")
def test_a_visit_at_a_chapters_start_is_made_at_once() -> None:
    g = table(
        ["st_01"],
        {0: ["st_01.r2"], 1: ["st_01.r1"]},
        {0: (0, 0, 0, 0)},
        {0: ["sister_of_time"]},
        [step("chapter-abilities", rank=0)],
        phase=2,
    )
    play(g, a.Gift("steps"), a.Walk(0), a.Go("wind_3"))
    assert asked(g) == "visit-place"
    play(g, a.Apply())
    assert books(g) == (3, 0, 0, 0)
    assert asked(g) is None


@pytest.mark.rule("FB-A49", "FB-110")
def test_a_nameless_visit_wakes_what_asks_for_no_name() -> None:
    g = visiting(
        "tower",
        ["fo_01", "st_01"],
        ["fo_01.r6", "st_01.r1"],
        (0, 0, 0, 0),
        ["bookman", "swarm", "nature_lord+"],
        tokens={"nature": ["fo_01"]},
        **event("ev_a2", "lower"),
    )
    play(g, a.Substitute())
    assert books(g) == (2, 1, 0, 0)  # the Lord of Nature, not the Bookman
    assert options(g) == [a.Done(), a.Use("swarm"), a.Use("event")]
    play(g, a.Use("event"))
    assert a.Done() in options(g)
    play(g, a.Exchange("steppe", "mountain"), a.Done())
    assert books(g) == (0, 2, 0, 0)
    assert at_home(g) == 5


@pytest.mark.rule("FB-58")
def test_a_place_ends_the_walk() -> None:
    g = table(["st_02"], {0: ["st_02.r3"]}, {0: (0, 0, 0, 0)}, {}, march())
    play(g, a.Announce("steppe"), a.Go("wind_4"), a.Apply())
    assert where(g) == "st_02.r4"

"""Circle II, magic of space."""

from typing import Any

import pytest

from games.five_seals.stage import (
    AIR,
    EARTH,
    FIRE,
    GAME,
    MIND,
    WATER,
    Leave,
    asked,
    breaks,
    card,
    casts,
    dice,
    die,
    is_open,
    is_up,
    lies,
    named,
    opens,
    play,
    refused,
    scroll,
    stores,
    table,
    to_move,
    token,
    where,
)
from magoteka.core.event import Refusal
from magoteka.games.five_seals.box.components import (
    ABSORPTION,
    DISINTEGRATION,
    EXCHANGE,
    PURIFICATION,
    REARRANGEMENT,
    REPLACEMENT,
    REVALUATION,
    TRANSMUTATION,
)
from magoteka.games.five_seals.messages.events import SealBroken, TokenReleased, TokenRemoved, TokensSwapped

TOKENS = {"H–A1": (FIRE, 2), "C3–E3": (WATER, 2), "C4–E4": (FIRE, 5), "D5–F5": (AIR, 5)}


def with_scroll(spell: int, element: int, shown: str = "r2 b3", **more: Any):
    more.setdefault("tokens", TOKENS)
    return table(circle=2, dice=[shown, "y1"], held={0: [(spell, element)]}, **more)


def offered(g) -> set[str]:
    return {option.where for option in opens(g)}


@pytest.mark.rule("FS-47")
def test_replacement_swaps_tokens_of_equal_strength_anywhere() -> None:
    g = with_scroll(REPLACEMENT, FIRE)
    play(g, casts(REPLACEMENT, FIRE))
    assert offered(g) == {"H–A1", "C4–E4"}
    play(g, token("H–A1"))
    assert offered(g) == {"C3–E3"}
    events = play(g, token("C3–E3"))
    assert (lies(g, "H–A1"), lies(g, "C3–E3")) == ((WATER, 2), (FIRE, 2))
    assert [(event.where, event.other_where) for event in named(events, TokensSwapped)] == [("H–A1", "C3–E3")]
    assert is_open(g, breaks("H–A1"))


@pytest.mark.rule("FS-47")
def test_replacement_needs_another_element_and_the_same_strength() -> None:
    g = with_scroll(REPLACEMENT, FIRE)
    play(g, casts(REPLACEMENT, FIRE), token("C4–E4"))
    assert offered(g) == {"D5–F5"}
    assert refused(g, token("H–A1")) == Refusal("FS-47", "not-an-equal-of-another-element")
    assert refused(g, token("C3–E3")) == Refusal("FS-47", "not-an-equal-of-another-element")
    g = with_scroll(REPLACEMENT, FIRE, tokens={"H–A1": (FIRE, 2), "H–A2": (FIRE, 2)})
    assert refused(g, casts(REPLACEMENT, FIRE)) == Refusal("FS-47", "no-replacement")


@pytest.mark.rule("FS-47")
def test_replacement_of_mind_takes_any_two_different_colours() -> None:
    g = with_scroll(REPLACEMENT, MIND)
    play(g, casts(REPLACEMENT, MIND))
    assert offered(g) == set(TOKENS)
    assert refused(g, token("A1·2")) == Refusal("FS-18", "no-token-there")
    play(g, token("D5–F5"), token("C4–E4"))
    assert lies(g, "D5–F5") == (FIRE, 5)


@pytest.mark.rule("FS-48")
def test_exchange_swaps_tokens_of_the_element_and_any_strengths() -> None:
    g = with_scroll(EXCHANGE, FIRE, "r5")
    assert is_open(g, breaks("H–A1"))
    play(g, casts(EXCHANGE, FIRE), token("C4–E4"), token("H–A1"))
    assert (lies(g, "H–A1"), lies(g, "C4–E4")) == ((FIRE, 5), (FIRE, 2))


@pytest.mark.rule("FS-48")
def test_exchange_of_mind_takes_two_tokens_of_one_colour() -> None:
    tokens = {"H–A1": (FIRE, 2), "H–A2": (FIRE, 3), "H–A3": (WATER, 2)}
    g = with_scroll(EXCHANGE, MIND, tokens=tokens)
    play(g, casts(EXCHANGE, MIND))
    assert offered(g) == {"H–A1", "H–A2"}
    play(g, token("H–A2"))
    assert offered(g) == {"H–A1"}
    assert g.asking().clause == "FS-48"
    assert refused(g, token("H–A3")) == Refusal("FS-48", "not-of-the-same-element")


@pytest.mark.rule("FS-A09")
def test_exchange_of_equal_tokens_changes_nothing_and_is_refused() -> None:
    g = with_scroll(EXCHANGE, FIRE, tokens={"H–A1": (FIRE, 2), "H–A2": (FIRE, 2)})
    assert refused(g, casts(EXCHANGE, FIRE)) == Refusal("FS-48", "no-exchange")
    g = with_scroll(EXCHANGE, FIRE, tokens={"H–A1": (FIRE, 2), "H–A2": (FIRE, 2), "H–A3": (FIRE, 3)})
    play(g, casts(EXCHANGE, FIRE), token("H–A1"))
    assert refused(g, token("H–A2")) == Refusal("FS-A09", "not-of-another-strength")


@pytest.mark.rule("FS-A11")
def test_after_a_swap_the_token_counts_and_not_the_frame() -> None:
    g = with_scroll(EXCHANGE, FIRE, "r4 r1")
    play(g, casts(EXCHANGE, FIRE), token("H–A1"), token("C4–E4"))
    seals = {place.name: place.strength for place in GAME.view(g, 0).board.seals}
    assert seals["H–A1"] == 2
    events = play(g, breaks("H–A1"))
    assert [(event.strength, event.values) for event in named(events, SealBroken)] == [(5, (1, 4))]


@pytest.mark.rule("FS-49")
def test_a_broken_token_may_be_put_on_absorption() -> None:
    g = with_scroll(ABSORPTION, FIRE)
    play(g, breaks("H–A1"))
    assert opens(g) == [stores(FIRE), Leave()]
    play(g, stores(FIRE))
    own = next(own for own in GAME.view(g, 0).players[0].scrolls if own.spell == ABSORPTION)
    assert own.token is not None
    assert (own.token.element, own.token.strength, own.up) == (FIRE, 2, True)
    assert to_move(g) == 1


@pytest.mark.rule("FS-49")
def test_a_new_token_sends_the_old_one_to_the_box_and_nobody_is_forced() -> None:
    g = with_scroll(ABSORPTION, FIRE, absorbed={FIRE: (FIRE, 6)})
    play(g, breaks("H–A1"), stores(FIRE))
    assert g.absorbed[FIRE] == FIRE * 8 + 2
    g = with_scroll(ABSORPTION, FIRE, absorbed={FIRE: (FIRE, 6)})
    play(g, breaks("H–A1"), Leave())
    assert g.absorbed[FIRE] == FIRE * 8 + 6


@pytest.mark.rule("FS-49")
def test_absorption_takes_its_own_element_only_and_mind_any() -> None:
    g = with_scroll(ABSORPTION, WATER)
    play(g, breaks("H–A1"))
    assert to_move(g) == 1
    g = with_scroll(ABSORPTION, MIND)
    play(g, breaks("H–A1"))
    assert opens(g) == [stores(MIND), Leave()]


@pytest.mark.rule("FS-49")
def test_nothing_is_put_on_a_scroll_that_lies_face_down() -> None:
    g = with_scroll(ABSORPTION, FIRE, down=[(ABSORPTION, FIRE)])
    play(g, breaks("H–A1"))
    assert to_move(g) == 1


@pytest.mark.rule("FS-49")
def test_the_seal_of_a_scroll_is_no_token_to_absorb() -> None:
    g = with_scroll(ABSORPTION, FIRE, empty=["H–A1"], tokens={}, scrolls={"A1·2": (TRANSMUTATION, FIRE)})
    play(g, breaks("A1·2"))
    assert to_move(g) == 1


@pytest.mark.rule("FS-A07")
def test_of_several_absorptions_one_may_take_the_token() -> None:
    g = table(circle=2, dice=["r2 b3", "y1"], tokens=TOKENS, held={0: [(ABSORPTION, e) for e in (FIRE, WATER, MIND)]})
    play(g, breaks("H–A1"))
    assert opens(g) == [stores(FIRE), stores(MIND), Leave()]
    assert refused(g, stores(WATER)) == Refusal("FS-49", "token-of-another-element")
    assert refused(g, stores(AIR)) == Refusal("FS-49", "not-your-scroll")
    play(g, stores(MIND))
    assert list(g.absorbed) == [0, 0, 0, 0, FIRE * 8 + 2]


@pytest.mark.rule("FS-50")
def test_absorption_adds_the_tokens_strength_to_a_die_of_any_colour() -> None:
    g = with_scroll(ABSORPTION, FIRE, "b1 y5", absorbed={FIRE: (FIRE, 3)})
    play(g, casts(ABSORPTION, FIRE), die("b1"))
    assert dice(g, 0) == "b4 y5"
    assert g.absorbed[FIRE] == 0
    assert not is_up(g, ABSORPTION, FIRE)
    g = with_scroll(ABSORPTION, FIRE, "b1 y5", absorbed={FIRE: (FIRE, 3)})
    play(g, casts(ABSORPTION, FIRE), die("y5"))
    assert dice(g, 0) == "b1 y6"


@pytest.mark.rule("FS-50")
def test_the_token_that_leaves_absorption_is_told() -> None:
    g = with_scroll(ABSORPTION, FIRE, "b1 y5", absorbed={FIRE: (FIRE, 3)})
    events = play(g, casts(ABSORPTION, FIRE), die("b1"))
    assert [event for event in events if isinstance(event, TokenReleased)] == [TokenReleased(0, FIRE, FIRE, 3)]


@pytest.mark.rule("FS-50", "FS-18")
def test_absorption_without_a_token_does_nothing() -> None:
    assert refused(with_scroll(ABSORPTION, FIRE), casts(ABSORPTION, FIRE)) == Refusal("FS-50", "no-absorption")


@pytest.mark.rule("FS-A08")
def test_a_six_gains_nothing_from_absorption() -> None:
    g = with_scroll(ABSORPTION, FIRE, "b6 y5", absorbed={FIRE: (FIRE, 3)})
    play(g, casts(ABSORPTION, FIRE))
    assert opens(g) == [die("y5")]
    assert refused(g, die("b6")) == Refusal("FS-50", "not-this-die")
    g = with_scroll(ABSORPTION, FIRE, "b6 y6", absorbed={FIRE: (FIRE, 3)})
    assert refused(g, casts(ABSORPTION, FIRE)) == Refusal("FS-50", "no-absorption")


@pytest.mark.rule("FS-51")
def test_disintegration_removes_a_token_anywhere_and_the_turn_goes_on() -> None:
    g = with_scroll(DISINTEGRATION, FIRE)
    play(g, casts(DISINTEGRATION, FIRE))
    assert offered(g) == {"H–A1", "C4–E4"}
    events = play(g, token("C4–E4"))
    assert len(named(events, TokenRemoved)) == 1
    assert not named(events, SealBroken)
    assert lies(g, "C4–E4") is None
    assert (where(g, 0), to_move(g), asked(g)) == ("H·1", 0, "TakeTurn")
    assert is_open(g, breaks("H–A1"))


@pytest.mark.rule("FS-51")
def test_disintegration_opens_the_passage() -> None:
    g = with_scroll(DISINTEGRATION, EARTH, "r3", scrolls={"A2·2": (TRANSMUTATION, FIRE)})
    assert refused(g, breaks("A2·2")).reason == "out-of-reach"
    play(g, casts(DISINTEGRATION, EARTH), token("H–A2"))
    assert is_open(g, breaks("A2·2"))


@pytest.mark.rule("FS-51")
def test_disintegration_of_mind_takes_any_token_but_no_scroll() -> None:
    g = with_scroll(DISINTEGRATION, MIND)
    play(g, casts(DISINTEGRATION, MIND))
    assert len(opens(g)) == 72
    assert refused(g, token("A1·2")) == Refusal("FS-18", "no-token-there")
    g = with_scroll(DISINTEGRATION, AIR, tokens={})
    assert refused(g, casts(DISINTEGRATION, AIR)) == Refusal("FS-51", "no-disintegration")


@pytest.mark.rule("FS-A06")
def test_a_disintegrated_token_is_not_absorbed() -> None:
    g = table(
        circle=2,
        dice=["b1", "y1"],
        tokens=TOKENS,
        held={0: [(DISINTEGRATION, FIRE), (ABSORPTION, FIRE)]},
    )
    play(g, casts(DISINTEGRATION, FIRE), token("H–A1"))
    assert asked(g) == "TakeTurn"


SCROLLS = {
    "A1·2": (TRANSMUTATION, FIRE),
    "A2·2": (TRANSMUTATION, MIND),
    "C1·3": (PURIFICATION, WATER),
    "G1·6": (REVALUATION, AIR),
}


@pytest.mark.rule("FS-52")
def test_rearrangement_swaps_two_scrolls_one_of_them_of_its_element() -> None:
    g = with_scroll(REARRANGEMENT, WATER, "y6", scrolls=SCROLLS, empty=["H–A1"])
    play(g, casts(REARRANGEMENT, WATER))
    assert all(option.element == WATER for option in opens(g))
    assert refused(g, scroll("A1·2")) == Refusal("FS-52", "scroll-of-another-element")
    play(g, scroll("C1·3"))
    assert refused(g, scroll("C1·3")) == Refusal("FS-52", "same-scroll")
    play(g, scroll("G1·6"))
    assert (lies(g, "G1·6"), lies(g, "C1·3")) == ((WATER, 3), (AIR, 6))


@pytest.mark.rule("FS-52")
def test_rearrangement_of_mind_needs_a_violet_scroll() -> None:
    g = with_scroll(REARRANGEMENT, MIND, scrolls=SCROLLS)
    play(g, casts(REARRANGEMENT, MIND))
    assert {option.element for option in opens(g)} == {MIND}
    play(g, scroll("A2·2"), scroll("G1·6"))
    assert (lies(g, "G1·6"), lies(g, "A2·2")) == ((MIND, 2), (AIR, 6))


@pytest.mark.rule("FS-52", "FS-A11")
def test_a_rearranged_scroll_is_broken_by_its_own_strength() -> None:
    g = with_scroll(REARRANGEMENT, AIR, "y6", scrolls=SCROLLS, empty=["H–A1"])
    play(g, casts(REARRANGEMENT, AIR), scroll("G1·6"), scroll("A1·2"))
    play(g, breaks("A1·2"))
    assert g.held[0] >> card(REVALUATION, AIR) & 1


@pytest.mark.rule("FS-52", "FS-18")
def test_rearrangement_needs_two_scrolls() -> None:
    g = with_scroll(REARRANGEMENT, FIRE, scrolls=SCROLLS)
    for index in range(50):
        if g.dungeon.names[120 + index] != "A1·2" and g.scrolls[index] >= 0:
            g.scrolls[index] = -1
    GAME.load_board(g, GAME.board(g))
    assert refused(g, casts(REARRANGEMENT, FIRE)) == Refusal("FS-52", "no-rearrangement")


@pytest.mark.rule("FS-A10")
def test_with_circle_two_no_two_scrolls_are_alike() -> None:
    view = GAME.view(with_scroll(REARRANGEMENT, FIRE), 0)
    faces = [(found.spell, found.element) for found in view.scrolls if found]
    assert len(set(faces)) == len(faces)


@pytest.mark.parametrize("spell", [REPLACEMENT, EXCHANGE, ABSORPTION, DISINTEGRATION, REARRANGEMENT])
@pytest.mark.parametrize("element", [FIRE, WATER, AIR, EARTH, MIND])
def test_every_scroll_of_the_circle_can_be_cast(spell: int, element: int) -> None:
    tokens = {f"H–A{n + 1}": (n, 2) for n in range(4)} | {f"A{n + 1}–C{n + 1}": (n, 3) for n in range(4)}
    g = with_scroll(spell, element, "r1 b2", tokens=tokens, absorbed={element: (FIRE, 2)})
    play(g, casts(spell, element))
    while asked(g) != "TakeTurn":
        play(g, opens(g)[0])
    assert not is_up(g, spell, element)
    assert [own.spell for own in GAME.view(g, 0).players[0].scrolls if not own.up] == [spell]

"""The cards."""

import pytest

from games.siggil.stage import CLOUD, DEER, FEATHER, LEAF, SHELL, STONE, TURTLE, after_setup, look
from magoteka.core.agenda import NATURE
from magoteka.core.bits import members
from magoteka.core.chance import Rng
from magoteka.games.siggil.box.components import BY_FAMILY, BY_NUMBER
from magoteka.games.siggil.game import GAME
from magoteka.games.siggil.messages.answers import FACES
from magoteka.games.siggil.messages.views import Card
from magoteka.games.siggil.table.state import Siggil, fitting

ALL = {Card(face.family, face.number, face.spirit) for face in FACES}


@pytest.mark.rule("SG-01")
def test_the_box_holds_every_family_and_number_once_and_a_spirit_a_family() -> None:
    ordinary = {(face.family, face.number) for face in FACES if not face.spirit}
    spirits = [face for face in FACES if face.spirit]
    assert len(FACES) == len(set(FACES)) == 56
    assert ordinary == {(family, number) for family in range(1, 8) for number in range(1, 8)}
    assert sorted(face.family for face in spirits) == list(range(1, 8))
    assert sorted(face.number for face in spirits) == list(range(1, 8))


@pytest.mark.rule("SG-02")
def test_each_spirit_has_the_number_of_its_family() -> None:
    numbers = {face.family: face.number for face in FACES if face.spirit}
    assert numbers == {STONE: 1, DEER: 2, LEAF: 3, TURTLE: 4, CLOUD: 5, SHELL: 6, FEATHER: 7}


@pytest.mark.rule("SG-03", "SG-17")
@pytest.mark.parametrize("spirit", range(1, 8))
def test_seven_cards_fit_by_family_and_seven_by_number_and_one_by_both(spirit: int) -> None:
    family = [FACES[one] for one in members(fitting(spirit, BY_FAMILY))]
    number = [FACES[one] for one in members(fitting(spirit, BY_NUMBER))]
    assert [(face.family, face.number) for face in family] == [(spirit, each) for each in range(1, 8)]
    assert [(face.family, face.number) for face in number] == [(each, spirit) for each in range(1, 8)]
    both = set(family) & set(number)
    assert [(face.family, face.number) for face in both] == [(spirit, spirit)]


def where_cards_are(g: Siggil) -> list[Card]:
    """Every card that lies open or in a hand or in the discard pile, each as often as it is met."""
    seen = [one for one in look(g, None).cards if isinstance(one, Card)]
    for seat in range(g.seats):
        seen += look(g, seat).hand
    for played in look(g, None).sets:
        seen += played.cards
    out = [Card(each.spirit, each.spirit, True) for each in look(g).spirits if each.where in ("free", "held")]
    return seen + out + [cards_by_id(one) for one in members(g.discarded)]


def cards_by_id(one: int) -> Card:
    face = FACES[one]
    return Card(face.family, face.number, face.spirit)


@pytest.mark.rule("SG-01")
@pytest.mark.parametrize(("seats", "solo"), [(1, "easy"), (1, "advanced"), (2, "easy"), (3, "easy"), (4, "easy")])
def test_no_card_is_lost_or_doubled_during_a_game(seats: int, solo: str) -> None:
    g = after_setup(seats, 5, solo=solo)
    rng = Rng(5)
    while (asked := g.asking()) is not None:
        if asked.seat != NATURE:
            known = where_cards_are(g)
            hidden = [cards_by_id(one) for one in members(g.unseen)]
            assert len(known + hidden) == 56
            assert set(known + hidden) == ALL
            assert len(hidden) == sum(type(one).__name__ == "FaceDown" for one in look(g).cards)
        g.answer(asked.sample(g, rng))
    assert GAME.view(g, 0).ended is not None

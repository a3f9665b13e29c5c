"""The box: every count, every name."""

import pytest

from magoteka.games.magic_sword.box import components
from magoteka.games.magic_sword.box.components import DESIGNS, HEROES, SPELLS, SQUARES
from magoteka.games.magic_sword.box.script import CARD_SCRIPTS, NODES, OPS, PRAYER_SCRIPTS, SQUARE_SCRIPTS
from magoteka.games.magic_sword.box.tables import CARDS, EQUIPMENT, EVENT, ICE, PILE, SWAMP, along


@pytest.mark.rule("MS-T37", "MS-0.4", "MS-0.1")
def test_the_box_is_complete():
    assert len(SQUARES) == 48 + 9
    assert [sum(s.code[0] == ring for s in SQUARES) for ring in "LMUB"] == [14, 16, 18, 9]
    assert len(HEROES) == 27
    assert (len(SPELLS), sum(spell.copies for spell in SPELLS)) == (27, 30)
    assert (len(DESIGNS), sum(design.copies for design in DESIGNS)) == (138, 165)
    assert sum(design.stock for design in DESIGNS) == 30
    assert sum(design.stock > 0 for design in DESIGNS) == 12
    assert sum(PILE[card] == EVENT for card in range(CARDS)) == 165
    assert sum(PILE[card] == EQUIPMENT for card in range(CARDS)) == 30


@pytest.mark.parametrize("rows", [SQUARES, HEROES, SPELLS, DESIGNS])
def test_slugs_are_unique(rows):
    slugs = [row.slug for row in rows]
    assert len(set(slugs)) == len(slugs)


def test_kinds_of_event_cards_have_their_numbers():
    count = {kind: sum(d.copies for d in DESIGNS if d.kind == kind) for kind in range(9)}
    assert [count[kind] for kind in range(9)] == [20, 22, 10, 17, 20, 25, 20, 13, 18]


def test_the_constants_name_their_rows():
    for at, design in enumerate(DESIGNS):
        assert getattr(components, f"C_{design.slug.upper()}") == at
    for at, spell in enumerate(SPELLS):
        assert getattr(components, spell.slug.upper()) == at
    for at, hero in enumerate(HEROES):
        assert getattr(components, hero.slug.upper()) == at
    for at, square in enumerate(SQUARES):
        assert getattr(components, square.code) == at


def test_every_instruction_can_be_read():
    assert all(NODES[node].op in OPS.values() or NODES[node].op == 1 for node in SQUARE_SCRIPTS + CARD_SCRIPTS)
    assert [len(table) for table in PRAYER_SCRIPTS] == [11, 11]


@pytest.mark.rule("MS-0.2", "MS-A28")
def test_rings_are_closed_and_borders_lie_both_ways():
    for square in range(48):
        assert along(along(square, 1), -1) == square
    assert [along(last, 1) for last in (13, 29, 47)] == [0, 14, 30]
    for table in (SWAMP, ICE):
        for one in range(48):
            for other in range(48):
                assert (table[one] >> other & 1) == (table[other] >> one & 1)
    assert SWAMP[5] == (1 << 14) | (1 << 29)  # L6 faces M1 and M16


@pytest.mark.rule("MS-A101")
def test_invented_names_are_rendered_once_for_all():
    heroes = {hero.slug for hero in HEROES}
    cards = {design.slug for design in DESIGNS}
    assert {"pygmy", "kobold", "druid", "shaman", "giant"} <= heroes
    assert {"ogre", "zlyden", "goathead", "elfling", "ancient_tomb"} <= cards

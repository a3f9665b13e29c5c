"""The box: every count, every name."""

import re
from collections import Counter
from pathlib import Path

import pytest

from games.magic_sword.stage import Table
from magoteka.core.codec import modules_of
from magoteka.games.magic_sword.box import effects, names
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.book import CARD_EFFECTS, EFFECTS, ONE_SPELL, PRAYER_EFFECTS, SQUARE_EFFECTS
from magoteka.games.magic_sword.box.cards import DESIGNS, EITHER_KEY
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.spells import DOOM_STRIKES, SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import CARD, CARDS, EQUIPMENT, EVENT, ICE, PILE, SWAMP, along
from magoteka.games.magic_sword.rules.cards.doing import begin


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
    assert len(CARD) == len(PILE) == CARDS


@pytest.mark.parametrize("rows", [SQUARES, HEROES, SPELLS, DESIGNS])
def test_slugs_are_unique(rows):
    slugs = [row.slug for row in rows]
    assert len(set(slugs)) == len(slugs)


def test_kinds_of_event_cards_have_their_numbers():
    count = {kind: sum(d.copies for d in DESIGNS if d.kind == kind) for kind in range(9)}
    assert [count[kind] for kind in range(9)] == [20, 22, 10, 17, 20, 25, 20, 13, 18]


def test_the_constants_name_their_rows():
    for at, design in enumerate(DESIGNS):
        assert getattr(names, f"C_{design.slug.upper()}") == at
    for at, spell in enumerate(SPELLS):
        assert getattr(names, spell.slug.upper()) == at
    for at, hero in enumerate(HEROES):
        assert getattr(names, hero.slug.upper()) == at
    for at, square in enumerate(SQUARES):
        assert getattr(names, square.code) == at


def test_a_class_name_has_one_meaning_within_the_game():
    kinds = {
        kind
        for module in modules_of("magoteka.games.magic_sword")
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__.startswith("magoteka.games.magic_sword")
    }
    named = Counter(kind.__name__ for kind in kinds)
    assert {name for name, count in named.items() if count > 1} == set()


ROWS = [*SQUARE_EFFECTS, *CARD_EFFECTS, *PRAYER_EFFECTS[0], *PRAYER_EFFECTS[1], EITHER_KEY, DOOM_STRIKES, ONE_SPELL]


def within(effect):
    """An effect and all that it may lead to."""
    return {effect}.union(*(within(part) for part in effect.parts()))


def test_the_book_holds_what_the_rows_name_and_nothing_else():
    assert set(EFFECTS) == {effects.NOTHING}.union(*(within(effect) for effect in ROWS))
    assert [effect.number for effect in EFFECTS] == list(range(len(EFFECTS)))
    assert [len(table) for table in PRAYER_EFFECTS] == [11, 11]


def leaves(kind):
    """The kinds of a thing that no other is built upon."""
    return {kind} if not kind.__subclasses__() else set().union(*(leaves(one) for one in kind.__subclasses__()))


def test_every_kind_of_effect_is_used_by_a_row():
    assert {type(effect) for effect in EFFECTS} == leaves(effects.Effect)


@pytest.mark.parametrize("number", range(1, len(EFFECTS)))
def test_every_effect_can_be_carried_out(number):
    effect = EFFECTS[number]
    if isinstance(effect, effects.BridgeTask):
        assert effect in SQUARE_EFFECTS[names.BRIDGE :]  # the bridge sets its tasks itself
        return
    for hero, square in (("elf", "M10"), ("troll", "L6"), ("witch", "U14")):
        t = Table(hero, "elf", square=square)
        (card,) = t.lay(square, "noon_wraith")
        t.give(0, "guide", "helmet")
        t.g.gold[0] = 2
        begin(t.g, effect, 0, card)
        t.go()


@pytest.mark.parametrize(
    "row",
    [
        lambda: effects.Roll({1: effects.Life(-1)}),
        lambda: effects.Roll(dict.fromkeys(range(1, 8), effects.NOTHING)),
        lambda: effects.Choose({"heal": effects.Heal(1)}),
        lambda: effects.Then(effects.Heal(1)),
        lambda: effects.Life(0),
        lambda: effects.Spells(-2),
        lambda: effects.Miss(0),
        lambda: effects.Pay(0, paid=effects.NOTHING, unpaid=effects.Life(-1)),
        lambda: effects.PaidHealing(0),
        lambda: effects.Uses(0, effects.Heal(1)),
        lambda: effects.DrawMore(0),
        lambda: effects.GoTo(len(SQUARES)),
        lambda: effects.GoTo(-1),
        lambda: effects.Gain(len(DESIGNS)),
        lambda: effects.Shop({}),
        lambda: effects.Shop({len(DESIGNS): 1}),
        lambda: effects.Shop({names.C_HELMET: 0}),
        lambda: effects.Fight("sword", 0, names.TAVERN_BULLY),
        lambda: effects.Fight("sword", 3, len(BEINGS)),
        lambda: effects.InCircle(names.BRIDGE),  # type: ignore[arg-type]
    ],
)
def test_a_row_that_makes_no_sense_cannot_be_written(row):
    with pytest.raises(ValueError):  # noqa: PT011  # the sentence differs
        row()


def test_characters_begin_where_they_can_with_what_there_is():
    assert all(names.LOWER <= hero.start < names.MIDDLE for hero in HEROES)
    assert all(DESIGNS[card].stock > 0 for hero in HEROES for card in hero.kit)


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


def test_english_prose_names_things_in_english():
    folder = Path(names.__file__).parents[1]
    prose = {path: path.read_text("utf-8").replace("«Магический Меч»", "") for path in folder.rglob("*.py")}
    assert not [path.name for path, text in prose.items() if re.search("[А-Яа-яЁё]", text)]

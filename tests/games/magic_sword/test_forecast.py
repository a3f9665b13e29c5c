"""What the table shows before one commits: exact odds, prices, and dice one by one."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.magic_sword.stage import SQUARE, Table
from magoteka.core.agenda import NATURE
from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.cards import DESIGNS, PRAYERS
from magoteka.games.magic_sword.box.forecasts import TABLES
from magoteka.games.magic_sword.box.names import B5
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.table.state import RESULT, MagicSword

Odds = tuple[float, float, float]
OVER = ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def battle_result(g: MagicSword, question: Any) -> Odds | None:
    """The result of the battle, once nobody can change it."""
    done = g.duel[RESULT] != 0 and type(question).__name__ not in ("Refight", "CastOrPass")
    return OVER[g.duel[RESULT]] if done else None


def swamp_result(g: MagicSword, question: Any) -> Odds | None:
    events: list[Any] = g.events
    tried = [event.how for event in events if type(event).__name__ == "GateTried"]
    return OVER[("passed", "tied", "failed").index(tried[0]) + 1] if tried else None


def task_result(life: int, square: int) -> Callable[[MagicSword, Any], Odds | None]:
    """A task of the bridge: mastered, nothing, or hurt and thrown off."""

    def result(g: MagicSword, question: Any) -> Odds | None:
        if g.square[0] != square:
            return OVER[3]  # thrown off: what he meets where he fell is another matter
        if question.seat == NATURE or type(question).__name__ in ("Reroll", "Prepare"):
            return None
        if g.task[0] == 1:
            return OVER[1]
        return OVER[3] if g.life[0] < life else OVER[2]

    return result


def play_out(g: MagicSword, over: Callable[[MagicSword, Any], Odds | None]) -> Odds:
    """The exact chances of seat 0 by trying every die; who may throw again does what is best for him."""
    question = g.asking()
    result = over(g, question)
    if result is not None:
        return result
    if question.seat == NATURE:
        branches = [play_out(answered(g, index), over) for index in question.indices(g)]
        win, tie, lose = (sum(odds[i] for odds in branches) / len(branches) for i in range(3))
        return win, tie, lose
    if type(question).__name__ in ("Reroll", "Refight"):
        sign = 1 if question.seat == 0 else -1
        return max((play_out(answered(g, i), over) for i in (0, 1)), key=lambda odds: sign * (odds[0] - odds[2]))
    return play_out(answered(g, places.READY if type(question).__name__ == "Prepare" else 0), over)


def answered(g: MagicSword, index: int) -> MagicSword:
    other = g.clone()
    other.listening = True
    other.answer(index)
    return other


def forecast(t: Table, option: str) -> Odds:
    chance = next(one for one in GAME.view(t.g, 0).asked.chances if one.option == option)
    return (chance.odds.win, chance.odds.draw, chance.odds.loss)


def truth(t: Table, choice: str | int, over: Callable[[MagicSword, Any], Odds | None]) -> Odds:
    question = t.g.asking()
    menu = list(question.menu(t.g))
    index = next(i for i in question.indices(t.g) if t.means(menu[i], choice))
    return play_out(answered(t.g, index), over)


MEETINGS = [
    ("wizard", "elf", "attack"),
    ("adventurer", "elf", "attack"),
    ("elf", "adventurer", "attack"),
    ("shaman", "elf", "attack"),
    ("elf", "shaman", "attack"),
    ("knight_errant", "troll", "attack"),
    ("troll", "knight_errant", "attack"),
    ("dwarf", "troll", "attack"),
    ("troll", "dwarf", "attack"),
    ("giant", "troll", "attack"),
    ("troll", "giant", "attack"),
    ("scoundrel", "elf", "fight-foul"),
    ("half_demon", "shaman", "attack-with-magic"),
]


@pytest.mark.parametrize(("hero", "rival", "way"), MEETINGS)
@pytest.mark.parametrize("aid", [0, 2])
@pytest.mark.rule("MS-17.4", "MS-17.8", "MS-A44")
def test_the_odds_of_a_meeting_are_those_of_every_die(hero, rival, way, aid):
    t = Table(hero, rival, together=True)
    t.give(1, "silver_arrow", *(["fire_talisman"] if aid else []))
    t.g.sword[0] += aid
    t.land()
    choice: Any
    if way == "attack":
        way, choice = "rival", 1  # the only way to meet is not asked for
    else:
        t.say(1)
        choice = way
    assert forecast(t, way) == pytest.approx(truth(t, choice, battle_result))
    assert sum(forecast(t, way)) == pytest.approx(1)


@pytest.mark.rule("MS-A97")
def test_the_axe_is_in_the_odds():
    t = Table("executioner", "elf", together=True).land().say(1)
    plain, axe = forecast(t, "attack"), forecast(t, "behead")
    assert axe[0] == pytest.approx(1 / 3 + plain[0] * 2 / 3)


@pytest.mark.parametrize("hero", ["elf", "dwarf", "hobgoblin", "shaman", "adventurer"])
@pytest.mark.parametrize(("square", "gate"), [("L1", "eldritch_grove"), ("M1", "ice_realm"), ("U1", "fortress_ruins")])
@pytest.mark.rule("MS-11.3", "MS-11.7", "MS-11.9")
def test_the_odds_of_a_gate_are_those_of_every_die(hero, square, gate):
    t = Table(hero, "elf", square=square)
    t.give(0, "magic_sword")
    t.g.sword[0], t.g.magic[0] = 9, 8
    t.start_turn().say("walk").throw(3)
    if t.question == "Reroll":
        t.say(False)
    over = swamp_result if gate == "eldritch_grove" else battle_result
    assert forecast(t, gate) == pytest.approx(truth(t, gate, over))


@pytest.mark.parametrize(
    ("square", "side", "act"),
    [("B2", 1, "advance"), ("B3", 1, "retry")],
)
@pytest.mark.rule("MS-B3")
def test_the_odds_of_the_bridge_are_those_of_every_die(square, side, act):
    t = Table("elf", "elf", square=square)
    t.g.gate[0], t.g.task[0] = side, int(act == "advance")
    t.g.sword[0], t.g.magic[0] = 9, 11
    t.start_turn()
    step = {"advance": 1 if side == 1 else -1, "retry": 0}[act]
    over = task_result(t.g.life[0], t.g.square[0] + step)
    assert forecast(t, act) == pytest.approx(truth(t, act, over))


@pytest.mark.parametrize(("square", "side"), [("B3", 1), ("B7", 2)])
@pytest.mark.rule("MS-14.6")
def test_the_odds_against_the_creatures_of_the_bridge_are_those_of_every_die(square, side):
    t = Table("elf", "elf", square=square)
    t.give(0, "lucky_die")
    t.g.gate[0], t.g.task[0], t.g.sword[0], t.g.magic[0] = side, 1, 9, 8
    t.start_turn()
    assert forecast(t, "advance") == pytest.approx(truth(t, "advance", battle_result))


@pytest.mark.rule("MS-14.7")
def test_the_odds_against_the_beast_are_those_of_every_die():
    t = Table("elf", "elf", square="B4")
    t.give(0, "magic_sword", "toliman_shield", pile=1)
    t.g.gate[0], t.g.task[0], t.g.sword[0], t.g.magic[0] = 1, 1, 13, 11
    t.start_turn()
    assert forecast(t, "enter-castle") == pytest.approx(truth(t, "enter-castle", lambda g, q: beast_result(g, q)))


def beast_result(g: MagicSword, question: Any) -> Odds | None:
    """Victory ends the game at once."""
    if g.winners:
        return OVER[1]
    if g.square[0] != B5 or question is None:
        return OVER[3]
    return battle_result(g, question)


@pytest.mark.rule("MS-17.2")
def test_who_may_hide_sees_what_he_would_fight():
    t = Table("elf", "troll", square="U15")
    t.lay("U15", "wolf", "bear")
    t.land().say("explore")
    assert t.question == "HideFromAll"
    square = next(one for one in GAME.view(t.g, 0).squares if one.square == "plain_of_dreams")
    seen = square.sword_odds
    assert (square.enemy_sword, forecast(t, "no")) == (2 + 3 + 2 * 2, (seen.win, seen.draw, seen.loss))
    assert forecast(t, "no") == pytest.approx(truth(t, False, battle_result))


@pytest.mark.rule("MS-A35", "MS-A42")
def test_the_odds_of_a_square_count_only_those_who_attack_the_looker():
    t = Table("priestess", "troll", square="M9")
    t.lay("M4", "werewolf")
    t.lay("M14", "wolf", "robber", "spectre")
    seen = {one.square: one for one in GAME.view(t.g, 0).squares}
    rocks = seen["plain_of_lonely_rocks"]
    assert (rocks.enemy_sword, rocks.enemy_magic) == (3 + 2, 3 + 2)
    assert rocks.sword_odds.win + rocks.sword_odds.draw + rocks.sword_odds.loss == pytest.approx(1)
    assert GAME.view(t.g, None).squares[14 + 13].enemy_sword == 2 + 2 + 3 + 2


@pytest.mark.rule("MS-3.3", "MS-A77")
def test_a_shop_shows_its_prices_and_what_is_left():
    t = Table("elf", "troll", square="L6")
    t.g.gold[0] = 3
    t.land().say("explore", "obey")
    wares = {ware.design: (ware.price, ware.left) for ware in GAME.view(t.g, 0).asked.wares}
    t.say("armourer")
    assert wares == {ware.design: (ware.price, ware.left) for ware in GAME.view(t.g, 0).asked.wares}
    stock = wares["plain_sword"][1]
    assert {design: price for design, (price, _) in wares.items()} == {"plain_sword": 2, "dagger": 3, "helmet": 1}
    t.say("plain_sword")
    assert t.g.gold[0] == 3 - 2
    left = next(ware.left for ware in GAME.view(t.g, 0).asked.wares if ware.design == "plain_sword")
    assert left == stock - 1


@pytest.mark.rule("MS-4.7")
def test_healing_shows_its_price():
    t = Table("elf", "troll", square="M13")
    t.g.gold[0], t.g.life[0] = 3, 2
    t.land().say("explore", "obey")
    assert (t.question, GAME.view(t.g, 0).asked.price) == ("BuyHealing", 1)


@pytest.mark.rule("MS-0.5")
def test_several_dice_are_told_one_by_one():
    t = Table("elf", "troll", square="L1").start_turn().say("walk").throw(2).say("eldritch_grove").throw(5, 2)
    thrown = t.events("DiceThrown")[-1]
    assert (thrown.value, thrown.dice, thrown.faces) == (7, 2, (5, 2))


@pytest.mark.rule("MS-17.8")
def test_a_battle_tells_both_dice():
    t = Table("elf", "troll", together=True).land().say(1, "attack").throw(6, 1)
    fought = t.events("BattleFought")[-1]
    assert (fought.own_die, fought.other_die) == (6, 1)
    assert (fought.own, fought.other) == (3 + 6, 6 + 1)


@pytest.mark.rule("MS-17.8")
def test_a_battle_is_seen_until_its_dice_are_read():
    t = Table("elf", "troll", together=True).land().say(1, "attack").throw(6, 1)
    at = [event.__class__.__name__ for event in t.g.events].index("BattleFought")
    pictures: list[Any] = t.g.pictures
    falling, fought = pictures[at - 1], pictures[at]
    assert (GAME.view(falling, 0).battle.seat, GAME.view(falling, 0).battle.rival) == (0, 1)
    assert GAME.view(fought, 0).battle is None


@pytest.mark.rule("MS-A38")
def test_a_sheet_tells_what_the_beaten_enemies_are_worth():
    t = Table("elf", "troll")
    t.trophy(0, "wolf", "three_headed_dragon", "ghoul")
    assert GAME.view(t.g, 0).heroes[0].trophy_points == 2 + 3 * 2


@pytest.mark.rule("MS-5.4")
def test_a_sheet_tells_how_many_items_fit_on_it():
    t = Table("elf", "troll")
    t.give(0, "troika")
    assert [hero.capacity for hero in GAME.view(t.g, 0).heroes] == [None, 4]


# --- tables that dice decide ----------------------------------------------------------------------------------------

ROOT = Path(__file__).parents[3]


def throws(effect: effects.Effect) -> list[effects.Effect]:
    """Everything in the box that is decided by a throw, from this effect on."""
    thrown = (effects.Roll, effects.Prayer, effects.Mission, effects.CourtHealing, effects.Possession)
    own = [effect] if isinstance(effect, thrown) else []
    answers = PRAYERS[effect.god == "toliman"] if isinstance(effect, effects.Prayer) else ()
    return own + [found for part in (*effect.parts(), *answers) for found in throws(part)]


SOURCES = {square.slug: square.effect for square in SQUARES} | {design.slug: design.effect for design in DESIGNS}
DECIDED = [slug for slug, effect in SOURCES.items() if throws(effect)]


@pytest.mark.parametrize("slug", DECIDED)
@pytest.mark.rule("MS-13.5", "MS-16.5", "MS-A76")
def test_every_throw_of_the_box_is_a_table_before_it_is_made(slug):
    found = [table for table in TABLES[slug] if table.rows[0].deeds[0][0] not in ("appears",)]
    assert len(found) == len(throws(SOURCES[slug]))
    for table in found:
        faces = sorted(face for row in table.rows for face in row.faces)
        assert faces == (list(range(1, 7)) if table.dice == 1 else list(range(2, 13)))
        assert sum(table.odds(row) for row in table.rows) == pytest.approx(1)


def changed(g: MagicSword, seat: int) -> dict[str, int]:
    fields = {"sword": g.sword, "magic": g.magic, "life": g.life, "gold": g.gold, "miss": g.skip, "stone": g.stone}
    return {name: int(field[seat]) for name, field in fields.items()}


PLAIN = {"sword", "magic", "life", "gold", "miss", "nothing"}


@pytest.mark.parametrize("slug", [one for one in DECIDED if one in SQUARE and isinstance(SOURCES[one], effects.Roll)])
@pytest.mark.rule("MS-13.5")
def test_the_table_of_a_square_says_what_happens_there(slug):
    """Each row that changes nothing but numbers is carried out, and changes them as it says."""
    effect = SOURCES[slug]
    for row in TABLES[slug][0].rows:
        if {what for what, _, _ in row.deeds} <= PLAIN:
            for face in row.faces:
                t = Table("elf", "troll")
                t.g.life[0] = t.g.gold[0] = t.g.sword[0] = t.g.magic[0] = 9
                before = changed(t.g, 0)
                begin(t.g, effect, 0, -1)
                t.throw(face)
                due = before | {what: before[what] + n for what, n, _ in row.deeds if what != "nothing"}
                assert changed(t.g, 0) == due


@pytest.mark.rule("MS-15.1", "MS-16.1")
def test_where_the_ghoul_and_the_elder_appear_is_told():
    for slug in ("ghoul", "desert_elder"):
        assert [row.deeds[0][0] for row in TABLES[slug][0].rows] == ["appears"] * 6
    assert len(TABLES["tribute"][0].rows) == 6
    assert TABLES["doom"][0].rows[0].deeds == [("stone", 0, "")]


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.rule("MS-13.5")
def test_there_are_words_for_every_row(language):
    text = (ROOT / "src" / "magoteka" / "games" / "magic_sword" / "locale" / f"{language}.ftl").read_text("utf-8")
    deeds = text[text.index("magic_sword-deed =") : text.index("magic_sword-deed-name =")]
    said = set(re.findall(r"\[([a-z-]+)\]", deeds))
    every = [table for found in TABLES.values() for table in found]
    rows = {what for table in every for row in table.rows for what, _, _ in row.deeds}
    assert rows | {what for table in every for what, _, _ in table.when} <= said


@pytest.mark.rule("MS-13.5")
def test_the_client_shows_the_tables_of_squares_and_cards():
    room = ROOT / "web" / "src" / "games" / "magic_sword"
    assert all("diceText(" in (room / name).read_text("utf-8") for name in ("about.ts", "offer.ts", "Card.svelte"))
    assert "<Does " in (room / "Offer.svelte").read_text("utf-8"), "what dice decide stands beside each answer"

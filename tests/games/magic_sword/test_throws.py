"""What an ability, a thing or the bridge leaves to the dice is read before they fall, and comes true face by face."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from games.magic_sword.stage import SPELL, Table
from magoteka.core.agenda import NATURE
from magoteka.core.preview import previews
from magoteka.core.ways import Branch, Way
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.forecasts import TABLES
from magoteka.games.magic_sword.box.tables import CREATURE_TAGS, DEMON_TAG
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.messages.answers import DieRolled
from magoteka.games.magic_sword.messages.events import PointsChanged
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.aftermath import Chase
from magoteka.games.magic_sword.rules.battle.armour import PreventLoss
from magoteka.games.magic_sword.rules.battle.beginning import fight_instant
from magoteka.games.magic_sword.rules.spells.on_characters import rob
from magoteka.games.magic_sword.rules.spells.resolving import Resist
from magoteka.games.magic_sword.rules.spells.windows import WT
from magoteka.games.magic_sword.table.state import MAGIC_BATTLE
from magoteka.games.magic_sword.terminal.show import MagicSwordShow
from magoteka.terminal.base import Sight
from magoteka.texts import Texts

FACES = range(1, 7)
RULES = Path(places.__file__).parent


def foretold(t: Table, choice: Any) -> Way:
    """What the preview says of an answer."""
    question: Any = t.g.asking()
    menu = list(question.menu(t.g))
    place = next(at for at, i in enumerate(question.indices(t.g)) if t.means(menu[i], choice))
    return previews(GAME, t.g, question.seat)[place]


def by_face(way: Way, *dice: int) -> Branch:
    """The branch to which the dice lead."""
    found = way.branches[0].way if way.fork == "chooses" and len(way.branches) == 1 else way
    (branch,) = [one for one in found.branches if DieRolled(sum(dice)) in one.by]
    return branch


def printed(slug: str, face: int) -> str:
    """What a face does, as it stands on the card, the character or the square."""
    return next(row.deeds[0][0] for table in TABLES[slug] for row in table.rows if face in row.faces)


def thrown(t: Table, *dice: int) -> Table:
    """The dice fall; nobody repeats them."""
    for die in dice:
        t.throw(die)
        if t.question == "Reroll":
            t.say(False)
    return t


def comes_true(make: Callable[[], Table], choice: Any, slug: str, became: Callable[[Table], str]) -> None:
    """Every face does what its branch of the preview tells and what is printed; the branches are what can become."""
    branches: dict[Branch, set[str]] = {}
    for face in FACES:
        t = make()
        branch = by_face(foretold(t, choice), face)
        assert branch.weight == len(branch.by)
        heard = len(t.g.events)
        thrown(t.say(choice), face)
        after = [event.foretold() for event in t.g.events[heard:]]
        assert all(event in after for event in branch.way.told), (face, branch)
        branches.setdefault(branch, set()).add(became(t))
        assert not slug or became(t) == printed(slug, face), face
    assert all(len(outcomes) == 1 for outcomes in branches.values()), branches
    assert len({min(outcomes) for outcomes in branches.values()}) == len(branches), branches


def battle_or(blow: str) -> Callable[[Table], str]:
    return lambda t: "battle" if t.events("BattleBegan") else blow


@pytest.mark.parametrize("act", ["behead", "behead-with-magic"])
@pytest.mark.parametrize(("settings", "blow"), [({}, "beheaded"), ({"behead": "two_life"}, "victim-life")])
@pytest.mark.rule("MS-A97")
def test_the_axe_is_a_table_before_it_is_swung(act, settings, blow):
    comes_true(
        lambda: Table("executioner", "troll", together=True, **settings).land().say(1),
        act,
        "" if settings else "executioner",
        battle_or(blow),
    )


@pytest.mark.rule("MS-A97")
def test_who_may_hide_from_the_axe_reads_what_it_does():
    def make() -> Table:
        t = Table("executioner", "elf", square="U15", together=True).land().say(1, "behead")
        assert t.question == "HideFromAttack"
        return t

    comes_true(make, False, "executioner", battle_or("beheaded"))


def coaxed(t: Table) -> str:
    return "joins" if t.friends(0) else "stays"


@pytest.mark.parametrize("beast", ["elk", "wolf", "bear"])
@pytest.mark.rule("MS-A42")
def test_coaxing_is_a_table_before_it_is_tried(beast):
    def make() -> Table:
        t = Table("priestess", "troll", square="L3")
        t.lay("L3", beast)
        return t.land().say("explore", beast)

    comes_true(make, True, "priestess", coaxed)


@pytest.mark.rule("MS-A42", "MS-A43")
def test_coaxing_is_a_table_before_the_dice_of_a_battle():
    def make() -> Table:
        t = Table("priestess", "troll", square="L3")
        (card,) = t.lay("L3", "wolf")
        t.named = {"wolf": card}
        t.land().say("explore", "wolf", False)
        assert t.question == "Prepare"
        return t

    comes_true(make, "wolf", "priestess", coaxed)


@pytest.mark.rule("MS-A41")
def test_exorcism_is_a_table_before_it_is_tried():
    def make() -> Table:
        t = Table("priest", "troll", square="L3")
        (card,) = t.lay("L3", "spectre")
        t.named = {"spectre": card}
        return t.land().say("explore")

    comes_true(make, "spectre", "priest", lambda t: "stays" if t.on("L3") else "driven-out")


@pytest.mark.rule("MS-A41")
def test_exorcism_of_a_demon_without_a_card_is_a_table():
    demon = next(at for at in range(len(BEINGS)) if CREATURE_TAGS[at] & DEMON_TAG)

    def make() -> Table:
        t = Table("priest", "troll", square="L3")
        fight_instant(t.g, 0, MAGIC_BATTLE, 4, demon)
        return t.go()

    def became(t: Table) -> str:
        return "stays" if t.question in ("Throw", "Prepare") else "driven-out"

    comes_true(make, "exorcise", "priest", became)


def wheedling(gold: int) -> Table:
    t = Table("trickster", "troll", together=True)
    t.g.gold[0], t.g.gold[1] = 5, gold
    return t.land().say(1)


@pytest.mark.rule("MS-A47", "MS-13.3")
def test_wheedling_is_told_before_it_is_tried():
    comes_true(lambda: wheedling(2), "wheedle", "trickster", lambda t: "wheedled" if t.g.gold[0] == 6 else "nothing")
    assert foretold(wheedling(0), "wheedle").fork == "", "who has nothing gives nothing, whatever falls"


@pytest.mark.parametrize("hero", ["half_demon", "dwarf"])
@pytest.mark.rule("MS-A63")
def test_resisting_is_a_table_before_it_is_tried(hero):
    def make() -> Table:
        t = Table(hero, "troll")
        t.g.then(Resist(0, 1, SPELL["spell_eater"], WT))
        return t.go()

    comes_true(make, True, hero, lambda t: "spell-fails" if t.events("SpellFailed") else "spell-works")


@pytest.mark.parametrize("face", FACES)
@pytest.mark.rule("MS-A76")
def test_possession_is_a_table_before_the_turn_begins(face):
    """Nobody is asked before that throw: the table stands with the state and with the prayer that leads to it."""
    t = Table("elf", "troll")
    t.g.possessed[0] = 1
    thrown(t.start_turn(), face)
    became = "freed" if t.g.possessed[0] == 0 else "turn-lost"
    (table,) = TABLES["possession"]
    assert printed("possession", face) == became
    assert table in TABLES["temple_of_nemed"]
    assert table in TABLES["temple_of_toliman"]


@pytest.mark.parametrize("armour", ["helmet", "plain_shield", "armour"])
@pytest.mark.rule("MS-A45")
def test_armour_is_a_table_before_it_is_tried(armour):
    def make() -> Table:
        t = Table("elf", "troll")
        t.named = {armour: t.give(0, armour)[0]}
        t.g.then(PreventLoss(0, 1))
        return t.go()

    comes_true(make, armour, armour, lambda t: "saved" if t.g.life[0] == 4 else "nothing")


@pytest.mark.rule("MS-A45")
def test_the_squire_is_a_table_before_a_loss():
    def make() -> Table:
        t = Table("elf", "troll")
        t.give(0, "helmet", "squire")
        t.g.then(PreventLoss(0, 1))
        return t.go()

    comes_true(make, "pass", "squire", lambda t: "squire-dies" if not t.friends(0) else "nothing")


@pytest.mark.rule("MS-A45", "MS-A36")
def test_a_lost_fight_has_no_odds_while_its_loss_is_settled():
    t = Table("troll", "elf", square="L3")
    t.give(0, "armour")
    t.lay("L3", "ogre")
    t.land().say("explore")
    here = next(one for one in GAME.view(t.g, 0).squares if one.square == "path_1")
    assert here.sword_odds is not None
    t.g.sword[0] = 1
    t.throw(1, 6)
    assert t.question == "PreventLoss"
    view = GAME.view(t.g, 0)
    here = next(one for one in view.squares if one.square == "path_1")
    assert (view.battle, view.asked.chances, here.sword_odds, here.magic_odds) == (None, (), None, None)
    assert here.enemy_sword == 3
    t.next_turn()
    here = next(one for one in GAME.view(t.g, 0).squares if one.square == "path_1")
    assert here.sword_odds is not None


@pytest.mark.rule("MS-13.5")
def test_the_barbarian_reads_his_luck_in_a_bog():
    def make() -> Table:
        t = Table("barbarian", "troll", square="U5")
        t.give(0, "helmet", "armour")
        t.g.linger[0] = 1
        return t.land().say("explore")

    comes_true(make, "obey", "barbarian", lambda t: "obeyed" if t.question == "ChooseLoss" else "nothing")


@pytest.mark.rule("MS-A43")
def test_how_far_the_troll_drives_a_loser_is_told():
    def make() -> Table:
        t = Table("troll", "elf", together=True)
        t.g.then(Chase(0, 1))
        return t.go()

    for face in FACES:
        t = make()
        assert foretold(t, True).seat == NATURE
        drive: Any = thrown(t.say(True), face).g.asking()
        assert drive.steps == face


@pytest.mark.rule("MS-B7")
def test_the_bites_of_cerberus_are_told():
    for face in FACES:
        t = Table("elf", "troll", square="B7")
        t.g.gate[0], t.g.task[0] = 1, 0
        t.start_turn()
        branch = by_face(foretold(t, "retry"), face)
        thrown(t.say("retry"), face)
        lost = [event.by for event in branch.way.told if isinstance(event, PointsChanged)]
        assert sum(lost) == t.g.life[0] - 4


@pytest.mark.rule("MS-14.7")
def test_how_the_beast_fights_is_printed_on_its_castle():
    for face in FACES:
        t = Table("elf", "troll", square="B4")
        t.give(0, "magic_sword", "toliman_shield", pile=1)
        t.g.gate[0], t.g.task[0] = 1, 1
        thrown(t.start_turn().say("enter-castle"), face, 1)
        assert printed("beast_castle", face) == f"beast-{t.events('BattleBegan')[-1].kind}"


@pytest.mark.parametrize(("square", "side"), [("B1", 1), ("B9", 2)])
@pytest.mark.parametrize("aid", [(), ("lucky_die",), ("clay_tablet", "magic_manuscript")])
@pytest.mark.rule("MS-14.5", "MS-B2", "MS-B8")
def test_where_a_trap_throws_one_is_told(square, side, aid):
    found: dict[Branch, set[int]] = {}
    for total, dice in sorted({sum(dice): dice for dice in itertools.product(FACES, repeat=3)}.items()):
        t = Table("elf", "troll", square=square)
        t.give(0, *aid)
        t.g.gate[0], t.g.task[0], t.g.sword[0], t.g.magic[0] = side, 1, 9, 9
        branch = by_face(foretold(t.start_turn(), "advance"), total)
        thrown(t.say("advance"), *dice)
        found.setdefault(branch, set()).add(t.g.square[0])
    assert all(len(squares) == 1 for squares in found.values())
    assert sum(branch.weight for branch in found) == 6**3


@pytest.mark.parametrize("face", FACES)
@pytest.mark.rule("MS-14.5", "MS-A90")
def test_what_is_kept_in_a_fall_is_printed_on_the_trap(face):
    t = Table("elf", "troll", square="B1")
    t.give(0, "helmet")
    t.g.gate[0], t.g.task[0], t.g.sword[0] = 1, 1, 3
    thrown(t.start_turn().say("advance"), 6, 6, 6, face)
    assert printed("trap", face) == ("kept" if "helmet" in t.items(0) else "lost")


@pytest.mark.parametrize("face", FACES)
@pytest.mark.rule("MS-A74")
def test_what_seven_winds_blow_away_is_a_table(face):
    t = Table("elf", "troll")
    t.give(1, "helmet")
    rob(t.g, 0, SPELL["seven_winds"], 1)
    thrown(t.go(), face)
    assert printed("seven_winds", face) == ("nothing" if t.items(1) else "destroyed")


# --- no throw is forgotten -------------------------------------------------------------------------------------------

TOLD = {  # who reads a throw, and where it was told
    "ReadPossession": "possession",
    "ReadPlace": "ghoul",
    "ReadPrayer": "temple_of_nemed",
    "ReadRoll": "tavern",
    "ReadGuess": "sage",
    "ReadHealer": "royal_castle",
    "ReadResist": "dwarf",
    "WindBlows": "seven_winds",
    "Bitten": "cerberus",
    "BeastKind": "beast_castle",
    "KeepOrLose": "trap",
    "ReadArmour": "helmet",
    "ReadSquire": "squire",
    "ChaseAway": "troll",
    "ReadExorcism": "priest",
    "ReadCoaxing": "priestess",
    "ReadMission": "roadkeeper_fortress",
    "ReadAxe": "executioner",
    "ReadCon": "trickster",
    "BogLuck": "barbarian",
    "ReadWanderer": "false_wanderer",
}
BY_ODDS = {"ReadSwamp", "GuardRises", "DeathThrows", "GameWithDeath", "CreatureRises", "BeastRises"}
BY_PREVIEW = {"ReadTrap"}  # where each sum leads
IN_BATTLE = {"SecondDie", "ReadDie"}  # the odds of the battle
ON_THE_MAP = {"Rolled"}  # where each roll leads is drawn


def readers() -> set[str]:
    """Every step of the rules that reads a throw."""
    found = set()
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                throws_first = bool(node.args[1:2]) and ast.unparse(node.args[0]).startswith("Throw(")
                if (name == "throw" and path.name != "dice.py") or (name == "then2" and throws_first):
                    found.add(ast.unparse(node.args[-1]).partition("(")[0])
    return found - {"reader"}


@pytest.mark.rule("MS-0.5", "MS-13.5")
def test_whatever_dice_decide_is_told_before():
    assert readers() == {*TOLD, *BY_ODDS, *BY_PREVIEW, *IN_BATTLE, *ON_THE_MAP}
    assert set(TOLD.values()) <= set(TABLES)


# --- in the terminal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.rule("MS-13.5", "MS-A76")
def test_the_terminal_has_words_for_every_table(lang):
    t = Table("elf", "troll")
    t.g.possessed[0] = 1
    show = MagicSwordShow(Sight(GAME, GAME.view(t.g, 0), ("Ann", "Bob"), Texts(lang)))
    for slug in TABLES:
        told = show.dice_of(slug)
        assert "%" in told
        assert "magic_sword-" not in told
    heads = [told for told, _ in show.told_of(show.hero)]
    assert show.say("show-magic_sword-possessed") in heads

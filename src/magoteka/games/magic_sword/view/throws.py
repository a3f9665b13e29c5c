"""The throws of abilities, of armour and of the bridge that an answer leads to."""

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.games.magic_sword.box.names import B2, B5, B7, B8, BARBARIAN, C_SQUIRE, PRIEST, PRIESTESS
from magoteka.games.magic_sword.box.rows import WAYS, Happening, Table, by_result
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import ARMOUR, CARD, SQUARE_TAGS, trait
from magoteka.games.magic_sword.box.throws import (
    BEAST_KIND,
    BOG_LUCK,
    CERBERUS,
    CHASE,
    COAXING,
    EXORCISM,
    FALL,
    SQUIRE,
    armour,
    axe,
    resisting,
    wheedling,
)
from magoteka.games.magic_sword.messages.menus import ACT_TAGS
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.aftermath import Chase
from magoteka.games.magic_sword.rules.battle.armour import PreventLoss
from magoteka.games.magic_sword.rules.battle.beginning import HideFromAttack
from magoteka.games.magic_sword.rules.battle.duel import group
from magoteka.games.magic_sword.rules.battle.foes import can_befriend, is_demon
from magoteka.games.magic_sword.rules.battle.prepare import Prepare, can_throw_for
from magoteka.games.magic_sword.rules.bridge.tasks import TRAP_FALLS, trap_limit
from magoteka.games.magic_sword.rules.bridge.way import ahead
from magoteka.games.magic_sword.rules.character.cards import friend_named
from magoteka.games.magic_sword.rules.character.figure import is_hero, on_bridge
from magoteka.games.magic_sword.rules.spells.resolving import Resist
from magoteka.games.magic_sword.rules.square.instruction import BOGS
from magoteka.games.magic_sword.rules.square.meeting import Assault, MeetHow
from magoteka.games.magic_sword.rules.square.provoking import Coax
from magoteka.games.magic_sword.rules.square.visiting import AtSquare
from magoteka.games.magic_sword.rules.turn.day import TurnChoice
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword

Throws = list[tuple[str, int, Table]]  # the option, its card, and what the dice decide
LEAST_OF_THREE = 3
AXES = (places.BEHEAD, places.BEHEAD_WITH_MAGIC)


def throws(g: MagicSword, question: Question) -> Throws:
    """What the dice decide after an answer, other than effects of the box."""
    if isinstance(question, MeetHow):
        return of_meeting(g, question)
    if isinstance(question, HideFromAttack):
        return of_attack(g)
    if isinstance(question, Prepare):
        return of_battle(g, question)
    if isinstance(question, Coax):
        return [("yes", NOBODY, COAXING)]
    if isinstance(question, Resist):
        return [("yes", NOBODY, resisting(SPELLS[question.spell].slug))]
    if isinstance(question, Chase):
        return [("yes", NOBODY, CHASE)]
    if isinstance(question, PreventLoss):
        return of_loss(g, question)
    if isinstance(question, TurnChoice):
        return of_bridge(g, question)
    return of_bog(g, question) if isinstance(question, AtSquare) else []


def of_meeting(g: MagicSword, question: MeetHow) -> Throws:
    """MS-A97 The axe; the Trickster's smooth tongue."""
    found: Throws = []
    for act in question.entries(g):
        if act in AXES:
            found.append((ACT_TAGS[act], NOBODY, axe(g.variants.mild_axe)))
        elif act == places.WHEEDLE:
            found.append((ACT_TAGS[act], NOBODY, wheedling(g.gold[question.other] > 0)))
    return found


def of_attack(g: MagicSword) -> Throws:
    """MS-A97 Who does not hide from the Executioner waits for the axe."""
    coming = g.agenda[g.depth - 2]
    if isinstance(coming, Assault) and coming.how in AXES:
        return [("no", NOBODY, axe(g.variants.mild_axe))]
    return []


def of_battle(g: MagicSword, question: Prepare) -> Throws:
    """MS-A41, MS-A42 Beasts that may be coaxed, Demons that may be driven out."""
    seat = question.seat
    found: Throws = []
    if not is_hero(g, seat, PRIEST) and not is_hero(g, seat, PRIESTESS):
        return found
    entries = question.entries(g)
    if places.EXORCISE in entries:
        found.append((ACT_TAGS[places.EXORCISE], NOBODY, EXORCISM))
    for card in group(g):
        if places.CARD_AT + card in entries and can_throw_for(g, seat, card) and not can_befriend(g, seat, card):
            found.append(("card", card, EXORCISM if is_demon(card) else COAXING))
    return found


def of_loss(g: MagicSword, question: PreventLoss) -> Throws:
    """MS-A45 Each piece of armour, and the Squire for whoever uses nothing else."""
    found: Throws = []
    for index in question.entries(g):
        if index < len(CARD) and trait(CARD[index], ARMOUR) > 0:
            found.append(("card", index, armour(int(trait(CARD[index], ARMOUR)))))
    if friend_named(g, question.seat, C_SQUIRE) != NOBODY:
        found.append(("pass", NOBODY, SQUIRE))
    return found


def of_bridge(g: MagicSword, question: TurnChoice) -> Throws:
    """MS-14.5, MS-14.7a, MS-B7 The traps, Cerberus, and how the Beast fights."""
    seat = question.seat
    found: Throws = []
    if not on_bridge(g, seat):
        return found
    for act in question.entries(g):
        if act == places.RETRY:
            found += of_task(g, seat, g.square[seat], ACT_TAGS[act])
        elif act == places.ADVANCE and g.leaving[seat] == 0:
            found += of_task(g, seat, ahead(g, seat), ACT_TAGS[act])
        elif act == places.ENTER_CASTLE:
            found += of_task(g, seat, B5, ACT_TAGS[act])
    return found


def of_task(g: MagicSword, seat: i64, square: i64, option: str) -> Throws:
    """The task of a square; the other tasks are fights and have their odds."""
    if square == B7:
        return [(option, NOBODY, CERBERUS)]
    if square == B5:
        return [(option, NOBODY, BEAST_KIND)]
    if square == B2 or square == B8:
        there = g.clone()
        there.square[seat] = square
        return [(option, NOBODY, trap(there, seat)), (option, NOBODY, FALL)]
    return []


def trap(g: MagicSword, seat: i64) -> Table:
    """MS-B2, MS-B8 Where each sum of three dice leaves the character."""
    limit = trap_limit(g, seat)
    falls = TRAP_FALLS[0 if g.square[seat] == B2 else 1]
    deeds: list[list[Happening]] = []
    for total in range(LEAST_OF_THREE, len(WAYS[3])):
        result = total - limit
        deeds.append([("escape", 0, "") if result <= 0 else ("fall", 0, SQUARES[falls[min(result, 6) - 1]].slug)])
    return Table([], 3, by_result(LEAST_OF_THREE, deeds))


def of_bog(g: MagicSword, question: AtSquare) -> Throws:
    """The Barbarian may be lucky before a bog takes anything."""
    seat = question.seat
    if not is_hero(g, seat, BARBARIAN) or SQUARE_TAGS[g.square[seat]] & BOGS == 0:
        return []
    return [("obey", NOBODY, BOG_LUCK)] if places.OBEY in question.entries(g) else []

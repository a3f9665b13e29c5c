"""What a fight or a test would be like before one commits: the exact odds, by the same strengths as in earnest."""

from mypy_extensions import i64

from magoteka.core.agenda import Question, Step
from magoteka.core.bits import bit, members
from magoteka.games.magic_sword import acts
from magoteka.games.magic_sword.answers import ACTS, GATES
from magoteka.games.magic_sword.components import (
    B2,
    B3,
    B4,
    B5,
    B6,
    B8,
    BEAST,
    BRIDGE_MONSTER_BEING,
    C_CLAY_TABLET,
    C_MAGIC_MANUSCRIPT,
    C_MERMAID,
    C_THREE_HEADED_DRAGON,
    DARKNESS_DEMON,
    DEMON,
    DWARF,
    ENEMY,
    HOBGOBLIN,
    ROCK_SPIRIT,
    SHAMAN,
    SNOW_KNIGHT,
    SNOW_KNIGHT_SWORD,
    SQUARES_IN_ALL,
    STONE_MONSTER,
)
from magoteka.games.magic_sword.odds import (
    NO_DIE,
    REFIGHTS,
    REPEATS,
    SIXES,
    SUMS,
    THICK,
    TWO_DICE,
    WIN,
    Triple,
    duel_odds,
    mean_of,
    mixed,
    throw_odds,
)
from magoteka.games.magic_sword.rules.aftermath import SecondAttack
from magoteka.games.magic_sword.rules.battle import (
    HideFromBeing,
    dice_only,
    foul_against,
    in_person,
    may_refight,
    set_out,
    thrower,
    two_dice,
)
from magoteka.games.magic_sword.rules.bridge import BEAST_BASE, ahead, lucky
from magoteka.games.magic_sword.rules.explore import HideFromAll, undealt
from magoteka.games.magic_sword.rules.foes import ignored
from magoteka.games.magic_sword.rules.gates import GUARD_BASE
from magoteka.games.magic_sword.rules.hub import AtSquare, may_be_provoked
from magoteka.games.magic_sword.rules.landing import (
    RIVALS,
    SEEKER_STRENGTH,
    HideFromSeeker,
    Landing,
    RaidWhom,
    SendSeeker,
    can_be_met,
)
from magoteka.games.magic_sword.rules.meet import Assault, HideFromAttack, MeetHow
from magoteka.games.magic_sword.rules.move import WalkWhere
from magoteka.games.magic_sword.rules.odd import Invite, guests
from magoteka.games.magic_sword.rules.paths import GATE_SQUARES, ICE_GATE, RUINS_GATE, SWAMP_GATE
from magoteka.games.magic_sword.rules.sheet import has_friend, is_hero, lying, total_magic, total_sword, works
from magoteka.games.magic_sword.rules.spells_in_battle import HideFromCreature, SendCreature
from magoteka.games.magic_sword.rules.strength import (
    ATTACK,
    BRIDGE_GATE,
    BRIDGE_TASK,
    CASTLE,
    CONJURED,
    DRAGON,
    FOUL_PLAY,
    GROUP,
    ICE,
    INSTANT,
    RAID,
    TOURNAMENT,
    attackers,
    die_bonus,
    group,
    strength,
)
from magoteka.games.magic_sword.rules.trophies import FightOn
from magoteka.games.magic_sword.rules.turn import TurnChoice, moves
from magoteka.games.magic_sword.state import (
    AIDS,
    BASE,
    BEING_OF,
    CARD_OF,
    KIND_OF,
    MAGIC_BATTLE,
    NOBODY,
    OWNER,
    STAND,
    SWORD_BATTLE,
    TARGET,
    WHY,
    Sword,
)
from magoteka.games.magic_sword.tables import BEING, CARD, KIND

Chances = list[tuple[str, int, Triple]]  # the option, which seat or card, and win, draw and loss
ATTACKS = (acts.ATTACK, acts.ATTACK_MAGIC, acts.FOUL, acts.BEHEAD, acts.BEHEAD_MAGIC)
AXE = 1 / 3  # MS-A97 one or two on the die


def odds_now(g: Sword) -> Triple:
    """The chances of the first side of the battle on the table, as things stand before the dice."""
    lead = die_bonus(g, 0) - die_bonus(g, 1)
    if not dice_only(g):
        lead += strength(g, 0) - strength(g, 1)
    return duel_odds(lead, gifts(g, 0), gifts(g, 1))


def gifts(g: Sword, side: i64) -> int:
    """What changes the dice of a side, as a set."""
    found = 0
    roller = thrower(g, side)
    if foul_against(g, side):
        found |= NO_DIE
    elif roller != NOBODY and is_hero(g, roller, DWARF):
        found |= REPEATS
    if two_dice(g, side):
        found |= TWO_DICE
    if in_person(g, side, SHAMAN):
        found |= THICK
    if may_refight(g, side):
        found |= REFIGHTS
    return found


def turned(odds: Triple) -> Triple:
    """The same from the other side."""
    return odds[2], odds[1], odds[0]


def trial(g: Sword, kind: i64, why: i64, one: i64, two: i64) -> Sword:
    """The same table with a battle set out on it."""
    other = g.clone()
    set_out(other, kind, why, one, two)
    return other


def duel(g: Sword, kind: i64, why: i64, one: i64, two: i64) -> Triple:
    """A character against a character."""
    return odds_now(trial(g, kind, why, one, two))


def against(g: Sword, seat: i64, kind: i64, why: i64, points: i64, being: i64) -> Triple:
    """A character against a being without a card, where it stands."""
    table = trial(g, kind, why, seat, NOBODY)
    table.duel[BEING_OF] = being + 1
    table.duel[BASE] = points
    return odds_now(table)


def chances(g: Sword, question: Question) -> Chances:
    """What the options of a question would risk, for the seat that is asked."""
    if isinstance(question, WalkWhere):
        gates = [at - SQUARES_IN_ALL for at in members(question.mask(g)) if at >= SQUARES_IN_ALL]
        return [(GATES[gate], NOBODY, gate_odds(g, question.seat, gate)) for gate in gates]
    if isinstance(question, TurnChoice):
        return bridge_chances(g, question)
    if isinstance(question, MeetHow):
        return meeting_chances(g, question)
    if isinstance(question, (Landing, Invite)):
        return rival_chances(g, question)
    if isinstance(question, RaidWhom):
        return raid_chances(g, question)
    if isinstance(question, AtSquare):
        return card_chances(g, question)
    return yes_no_chances(g, question)


def gate_odds(g: Sword, seat: i64, gate: i64) -> Triple:
    """MS-11 Passing a gate, a tie, a failure."""
    table = g.clone()
    table.square[seat] = GATE_SQUARES[gate]
    if gate == SWAMP_GATE:
        dice = 1 if has_friend(g, seat, C_MERMAID) else 2
        limit = total_magic(table, seat) + (1 if g.house.swamp_cross else 0)
        return throw_odds(dice, limit, is_hero(g, seat, DWARF))
    if gate == ICE_GATE:
        return against(table, seat, SWORD_BATTLE, ICE, SNOW_KNIGHT_SWORD, SNOW_KNIGHT)
    if gate == RUINS_GATE:
        return guard_odds(table, seat, SWORD_BATTLE, STONE_MONSTER, is_hero(g, seat, HOBGOBLIN))
    return guard_odds(table, seat, MAGIC_BATTLE, ROCK_SPIRIT, is_hero(g, seat, SHAMAN))


def guard_odds(g: Sword, seat: i64, kind: i64, being: i64, trick: bool) -> Triple:
    """MS-11.9 A guardian of four and a die; a trick takes a point off the die."""
    guards = [GUARD_BASE + (max(die - 1, 1) if trick else die) for die in SIXES]
    return mean_of([(1 / 6, against(g, seat, kind, BRIDGE_GATE, points, being)) for points in guards])


def bridge_chances(g: Sword, question: TurnChoice) -> Chances:
    """MS-14 The task of the next square of the bridge, or of the present one."""
    seat = question.seat
    found: Chances = []
    for index in moves(g, seat):
        if index == acts.RETRY:
            found += task_chances(g, seat, g.square[seat], "retry")
        elif index == acts.ADVANCE and g.leaving[seat] == 0:
            found += task_chances(g, seat, ahead(g, seat), "advance")
        elif index == acts.CASTLE:
            found += task_chances(g, seat, B5, "castle")
    return found


def task_chances(g: Sword, seat: i64, square: i64, option: str) -> Chances:
    """MS-B2…B8 Mastering the task of a square, a tie, a failure; Цербер bites without asking."""
    table = g.clone()
    table.square[seat] = square
    if square == B2 or square == B8:
        return [(option, NOBODY, trap_odds(table, seat))]
    if square == B3:
        return [(option, NOBODY, death_odds(table, seat))]
    if square == B4 or square == B6:
        return [(option, NOBODY, creature_odds(table, seat))]
    if square == B5:
        return [(option, NOBODY, beast_battle(table, seat))]
    return []


def creature_odds(g: Sword, seat: i64) -> Triple:
    """MS-14.6 Демон Тьмы or Монстр, as strong as two dice."""
    kind = SWORD_BATTLE if g.square[seat] == B4 else MAGIC_BATTLE
    who = DARKNESS_DEMON if g.square[seat] == B4 else BRIDGE_MONSTER_BEING
    return mean_of([(chance, against(g, seat, kind, BRIDGE_TASK, points, who)) for points, chance in SUMS[2].items()])


def trap_odds(g: Sword, seat: i64) -> Triple:
    """MS-14.5 Three dice, not above the stat and what helps there."""
    sword = g.square[seat] == B2
    stat = total_sword(g, seat) if sword else total_magic(g, seat)
    helped = works(g, seat, C_CLAY_TABLET if sword else C_MAGIC_MANUSCRIPT)
    limit = stat + lucky(g, seat) + (2 if helped else 0)
    win, draw, loss = throw_odds(3, limit, False)
    if not is_hero(g, seat, DWARF):
        return win + draw, 0.0, loss
    escape = win + draw
    return escape + loss * escape, 0.0, loss * loss


def death_odds(g: Sword, seat: i64) -> Triple:
    """MS-B3 Two dice against two; the character throws first."""
    rows: list[tuple[float, Triple]] = []
    for own, chance in SUMS[2].items():
        win, draw, loss = throw_odds(2, own + lucky(g, seat), False)
        rows.append((chance, (win, draw, loss)))
    return mixed(rows, is_hero(g, seat, DWARF), 1.0)


def beast_battle(g: Sword, seat: i64) -> Triple:
    """MS-14.7 An ordinary or a magic battle against ten to fifteen."""
    kinds = (SWORD_BATTLE, MAGIC_BATTLE)
    return mean_of(
        [(1 / 12, against(g, seat, kind, CASTLE, BEAST_BASE + die, BEAST)) for kind in kinds for die in SIXES]
    )


def meeting_chances(g: Sword, question: MeetHow) -> Chances:
    """MS-A47 Each way to attack."""
    seat = question.seat
    ways = [act for act in question.entries(g) if act in ATTACKS]
    return [(ACTS[act], NOBODY, attack_odds(g, seat, question.other, act)) for act in ways]


def attack_odds(g: Sword, seat: i64, other: i64, act: i64) -> Triple:
    """MS-A97 An attack of that kind; the axe may strike before the dice."""
    kind = MAGIC_BATTLE if act == acts.ATTACK_MAGIC or act == acts.BEHEAD_MAGIC else SWORD_BATTLE
    table = trial(g, kind, ATTACK, seat, other)
    if act == acts.FOUL:
        table.duel[AIDS] |= bit(FOUL_PLAY)
    odds = odds_now(table)
    if act == acts.BEHEAD or act == acts.BEHEAD_MAGIC:
        return mean_of([(AXE, WIN), (1 - AXE, odds)])
    return odds


def rival_chances(g: Sword, question: Landing | Invite) -> Chances:
    """MS-13.2, MS-A82 An ordinary battle against each character that may be met or challenged."""
    seat = question.seat
    if isinstance(question, Invite):
        return [("rival", rival, duel(g, SWORD_BATTLE, TOURNAMENT, seat, rival)) for rival in guests(g, seat)]
    met = [other for other in range(g.seats) if can_be_met(g, seat, other)]
    return [("rival", rival, duel(g, SWORD_BATTLE, ATTACK, seat, rival)) for rival in met]


def raid_chances(g: Sword, question: RaidWhom) -> Chances:
    """MS-A85 Искатель Приключений against each target."""
    found: Chances = []
    for index in question.entries(g):
        rival = index - RIVALS
        table = trial(g, SWORD_BATTLE, RAID, question.seat, max(rival, NOBODY))
        table.duel[STAND] = SEEKER_STRENGTH
        if rival >= 0:
            found.append(("rival", rival, odds_now(table)))
        else:
            table.duel[TARGET] = index - acts.CARD_AT + 1
            found.append(("card", index - acts.CARD_AT, odds_now(table)))
    return found


def card_chances(g: Sword, question: AtSquare) -> Chances:
    """MS-A42 Enemies that do not attack, but may be attacked."""
    found: Chances = []
    for card in lying(g, g.square[question.seat]):
        if KIND[CARD[card]] in (ENEMY, DEMON) and may_be_provoked(g, question.seat, card):
            table = trial(g, kind_of(card), GROUP, question.seat, NOBODY)
            table.dealt[card] = 0
            found.append(("card", card, odds_now(table)))
    return found


def kind_of(card: i64) -> i64:
    """The kind of battle that an enemy card fights."""
    return MAGIC_BATTLE if KIND[CARD[card]] == DEMON else SWORD_BATTLE


def yes_no_chances(g: Sword, question: Question) -> Chances:
    """The fight that a yes, or a no, would lead to."""
    seat = question.seat
    if isinstance(question, HideFromAll):
        return [("no", NOBODY, square_battle(g, seat))]
    if isinstance(question, HideFromBeing):
        return [("no", NOBODY, against(g, seat, question.kind, INSTANT, question.points, question.being))]
    if isinstance(question, FightOn):
        table = trial(g, MAGIC_BATTLE, GROUP, seat, NOBODY)
        table.dealt[question.card] = 0
        return [("yes", NOBODY, odds_now(table))]
    if isinstance(question, SecondAttack):
        return [("yes", NOBODY, duel(g, g.duel[KIND_OF], ATTACK, seat, question.loser))]
    if isinstance(question, (HideFromAttack, HideFromCreature, HideFromSeeker)):
        return hiding_chances(g, seat, g.agenda[g.depth - 2])
    return []


def come_to(table: Sword, g: Sword, seat: i64, square: i64, cards: list[int]) -> None:
    """On a trial table the character comes to a square, where those cards lie."""
    table.square[seat] = square
    table.stamp = g.stamp
    if g.turn != seat or g.square[seat] != square:
        table.stamp += 1
    for card in cards:
        if ignored(table, seat, BEING[CARD[card]]):
            table.dealt[card] = table.stamp


def visit_odds(table: Sword, seat: i64, kind: i64) -> Triple | None:
    """MS-17.5 The joint battle of that kind that waits for the character on its square, None if there is none."""
    set_out(table, kind, GROUP, seat, NOBODY)
    if group(table):
        return odds_now(table)
    heads = [card for card in undealt(table, seat, ENEMY) if CARD[card] == C_THREE_HEADED_DRAGON]
    if kind == MAGIC_BATTLE or not heads or table.still[heads[0]] != 0:
        return None
    table.duel[WHY] = DRAGON
    table.duel[CARD_OF] = heads[0] + 1
    return odds_now(table)


def hiding_chances(g: Sword, seat: i64, coming: Step) -> Chances:
    """What one would hide from, seen by the one who hides."""
    if isinstance(coming, Assault):
        return [("no", NOBODY, turned(attack_odds(g, coming.seat, seat, coming.how)))]
    if isinstance(coming, SendSeeker):
        table = trial(g, SWORD_BATTLE, RAID, coming.seat, seat)
        table.duel[STAND] = SEEKER_STRENGTH
        return [("no", NOBODY, turned(odds_now(table)))]
    if isinstance(coming, SendCreature):
        table = trial(g, SWORD_BATTLE, CONJURED, NOBODY, seat)
        table.duel[OWNER] = coming.caster
        table.duel[BASE] = coming.points
        return [("no", NOBODY, turned(odds_now(table)))]
    return []


def square_battle(g: Sword, seat: i64) -> Triple:
    """MS-A35 The first battle that waits on the square: the joint Sword fight, else a dragon's head, else Demons."""
    if attackers(g, g.square[seat], ENEMY):
        return odds_now(trial(g, SWORD_BATTLE, GROUP, seat, NOBODY))
    dragons = undealt(g, seat, ENEMY)
    if not dragons:
        return odds_now(trial(g, MAGIC_BATTLE, GROUP, seat, NOBODY))
    table = trial(g, SWORD_BATTLE, DRAGON, seat, NOBODY)
    table.duel[CARD_OF] = dragons[0] + 1
    return odds_now(table)

"""What a fight or a test would be like before one commits: the exact odds, by the same strengths as in earnest."""

from mypy_extensions import i64

from magoteka.core.agenda import Question, Step
from magoteka.core.bits import bit, members
from magoteka.games.magic_sword.box.names import C_THREE_HEADED_DRAGON, DEMON, ENEMY, SQUARES_IN_ALL
from magoteka.games.magic_sword.box.tables import CARD, KIND
from magoteka.games.magic_sword.box.throws import AXE_STRIKES_UP_TO
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.aftermath import SecondAttack
from magoteka.games.magic_sword.rules.battle.beginning import SEEKER_STRENGTH, HideFromAttack, HideFromBeing
from magoteka.games.magic_sword.rules.battle.duel import (
    ATTACK,
    CONJURED,
    DRAGON,
    FOUL_PLAY,
    GROUP,
    INSTANT,
    RAID,
    TOURNAMENT,
    attackers,
)
from magoteka.games.magic_sword.rules.battle.trophies import FightOn
from magoteka.games.magic_sword.rules.cards.tales import Invite, guests
from magoteka.games.magic_sword.rules.character.cards import lying
from magoteka.games.magic_sword.rules.forecast.crossings import Chances, bridge_chances, gate_odds
from magoteka.games.magic_sword.rules.forecast.odds import WIN, Triple, mean_of
from magoteka.games.magic_sword.rules.forecast.trials import against, duel, odds_now, trial, turned
from magoteka.games.magic_sword.rules.move.gates import WalkWhere
from magoteka.games.magic_sword.rules.spells.in_battle import HideFromCreature, SendCreature
from magoteka.games.magic_sword.rules.square.exploring import HideFromAll, undealt
from magoteka.games.magic_sword.rules.square.landing import HideFromSeeker, Landing, RaidWhom, SendSeeker, can_be_met
from magoteka.games.magic_sword.rules.square.meeting import Assault, MeetHow
from magoteka.games.magic_sword.rules.square.provoking import may_be_provoked
from magoteka.games.magic_sword.rules.square.visiting import AtSquare
from magoteka.games.magic_sword.rules.turn.day import TurnChoice
from magoteka.games.magic_sword.table.state import (
    AIDS,
    BASE,
    CARD_OF,
    KIND_OF,
    MAGIC_BATTLE,
    NOBODY,
    OWNER,
    STAND,
    SWORD_BATTLE,
    TARGET,
    MagicSword,
)

AXE = AXE_STRIKES_UP_TO / 6  # MS-A97


def chances(g: MagicSword, question: Question) -> Chances:
    """What the options of a question would risk, for the seat that is asked."""
    if isinstance(question, WalkWhere):
        gates = [at - SQUARES_IN_ALL for at in members(question.ends(g)) if at >= SQUARES_IN_ALL]
        return [(menus.GATES[gate], NOBODY, gate_odds(g, question.seat, gate)) for gate in gates]
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


def meeting_chances(g: MagicSword, question: MeetHow) -> Chances:
    """MS-A47 Each way to attack."""
    seat = question.seat
    ways = [act for act in question.entries(g) if places.is_attack(act)]
    return [(menus.ACT_TAGS[act], NOBODY, attack_odds(g, seat, question.other, act)) for act in ways]


def attack_odds(g: MagicSword, seat: i64, other: i64, act: i64) -> Triple:
    """MS-A97 An attack of that kind; the axe may strike before the dice."""
    kind = MAGIC_BATTLE if act == places.ATTACK_WITH_MAGIC or act == places.BEHEAD_WITH_MAGIC else SWORD_BATTLE
    table = trial(g, kind, ATTACK, seat, other)
    if act == places.FIGHT_FOUL:
        table.duel[AIDS] |= bit(FOUL_PLAY)
    odds = odds_now(table)
    if act == places.BEHEAD or act == places.BEHEAD_WITH_MAGIC:
        return mean_of([(AXE, WIN), (1 - AXE, odds)])
    return odds


def rival_chances(g: MagicSword, question: Landing | Invite) -> Chances:
    """MS-13.2, MS-A82 An ordinary battle against each character that may be met or challenged."""
    seat = question.seat
    if isinstance(question, Invite):
        return [("rival", rival, duel(g, SWORD_BATTLE, TOURNAMENT, seat, rival)) for rival in guests(g, seat)]
    met = [other for other in range(g.seats) if can_be_met(g, seat, other)]
    return [("rival", rival, duel(g, SWORD_BATTLE, ATTACK, seat, rival)) for rival in met]


def raid_chances(g: MagicSword, question: RaidWhom) -> Chances:
    """MS-A85 The Fortune Seeker against each target."""
    found: Chances = []
    for index in question.entries(g):
        rival = index - places.RIVALS
        table = trial(g, SWORD_BATTLE, RAID, question.seat, max(rival, NOBODY))
        table.duel[STAND] = SEEKER_STRENGTH
        if rival >= 0:
            found.append(("rival", rival, odds_now(table)))
        else:
            table.duel[TARGET] = index - places.CARD_AT + 1
            found.append(("card", index - places.CARD_AT, odds_now(table)))
    return found


def card_chances(g: MagicSword, question: AtSquare) -> Chances:
    """MS-A42 Enemies that do not attack, but may be attacked."""
    found: Chances = []
    for card in lying(g, g.square[question.seat]):
        if CARD[card] == C_THREE_HEADED_DRAGON:
            continue  # three fights, not one
        if KIND[CARD[card]] in (ENEMY, DEMON) and may_be_provoked(g, question.seat, card):
            table = trial(g, kind_of(card), GROUP, question.seat, NOBODY)
            table.dealt[card] = 0
            found.append(("card", card, odds_now(table)))
    return found


def kind_of(card: i64) -> i64:
    """The kind of battle that an enemy card fights."""
    return MAGIC_BATTLE if KIND[CARD[card]] == DEMON else SWORD_BATTLE


def yes_no_chances(g: MagicSword, question: Question) -> Chances:
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


def hiding_chances(g: MagicSword, seat: i64, coming: Step) -> Chances:
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


def square_battle(g: MagicSword, seat: i64) -> Triple:
    """MS-A35 The first battle that waits on the square: the joint Sword fight, else a dragon's head, else Demons."""
    if attackers(g, g.square[seat], ENEMY):
        return odds_now(trial(g, SWORD_BATTLE, GROUP, seat, NOBODY))
    dragons = undealt(g, seat, ENEMY)
    if not dragons:
        return odds_now(trial(g, MAGIC_BATTLE, GROUP, seat, NOBODY))
    table = trial(g, SWORD_BATTLE, DRAGON, seat, NOBODY)
    table.duel[CARD_OF] = dragons[0] + 1
    return odds_now(table)

"""What the dice will decide after each option of a question: the tables of the box, for whoever is asked."""

from mypy_extensions import i64

from magoteka.core.agenda import Question
from magoteka.games.magic_sword.box.book import CARD_EFFECTS, EFFECTS, SQUARE_EFFECTS
from magoteka.games.magic_sword.box.effects import CASES, CourtHealing, Effect, God, GuessNumber, Prayer
from magoteka.games.magic_sword.box.forecasts import tables
from magoteka.games.magic_sword.box.names import ALIGNMENTS, C_CASKET, C_FATE_CRYSTAL, C_UNKNOWN_TEMPLE, PLACE, STRANGER
from magoteka.games.magic_sword.box.rows import Happening, Table
from magoteka.games.magic_sword.box.tables import CARD, KIND
from magoteka.games.magic_sword.messages.views import Consequence, DiceRow, DiceTable
from magoteka.games.magic_sword.rules import places
from magoteka.games.magic_sword.rules.battle.beginning import HideFromAttack
from magoteka.games.magic_sword.rules.battle.prepare import Prepare
from magoteka.games.magic_sword.rules.cards.choices import ChooseCase, MayDecline, PayOrNot
from magoteka.games.magic_sword.rules.cards.prayers import EatApple
from magoteka.games.magic_sword.rules.cards.tales import CourtHealer, Guess
from magoteka.games.magic_sword.rules.dice import PLAIN, PRAYER, may_repeat
from magoteka.games.magic_sword.rules.square.landing import Landing
from magoteka.games.magic_sword.rules.square.visiting import AtSquare
from magoteka.games.magic_sword.rules.turn.day import TurnChoice
from magoteka.games.magic_sword.table.state import NOBODY, MagicSword
from magoteka.games.magic_sword.view.throws import throws

GODS: tuple[God, God] = ("nemed", "toliman")


def dice_ahead(g: MagicSword, question: Question) -> tuple[DiceTable, ...]:
    """Every throw that an answer may lead to, before it is given."""
    found: list[DiceTable] = []
    for option, card, effect in leading(g, question):
        for table in tables(effect, []):
            if concerns(g, question.seat, table):
                found.append(shown(g, question.seat, option, card, table))
    roller = question.attacker if isinstance(question, HideFromAttack) else question.seat
    for option, card, table in throws(g, question):
        found.append(shown(g, roller, option, card, table))
    return tuple(found)


def leading(g: MagicSword, question: Question) -> list[tuple[str, int, Effect]]:
    """The answers that lead to an effect of the box: the option, its card, and the effect."""
    if isinstance(question, (AtSquare, Landing, TurnChoice, Prepare)):
        return by_deeds(g, question)
    if isinstance(question, MayDecline):
        return [("yes", NOBODY, EFFECTS[question.effect])]
    if isinstance(question, PayOrNot):
        return [("yes", NOBODY, question.pay().paid), ("no", NOBODY, question.pay().unpaid)]
    if isinstance(question, ChooseCase):
        choice = question.choice()
        return [(CASES[case], NOBODY, choice.named(CASES[case])) for case in question.entries(g)]
    if isinstance(question, EatApple):
        return [("no", NOBODY, Prayer(GODS[question.table]))]
    if isinstance(question, CourtHealer):
        return [("number", NOBODY, CourtHealing())]
    if isinstance(question, Guess):
        return [("number", NOBODY, GuessNumber())]
    return []


def by_deeds(g: MagicSword, question: AtSquare | Landing | TurnChoice | Prepare) -> list[tuple[str, int, Effect]]:
    """What the square says, whom one may visit, and things that are tried."""
    found: list[tuple[str, int, Effect]] = []
    at_square = isinstance(question, AtSquare)
    for index in question.entries(g):
        card = index - places.CARD_AT
        if index == places.OBEY:
            found.append(("obey", NOBODY, SQUARE_EFFECTS[g.square[question.seat]]))
        elif index == places.OPEN_CASKET:
            found.append(("open-casket", NOBODY, CARD_EFFECTS[C_CASKET]))
        elif index == places.ASK_CRYSTAL:
            found.append(("ask-crystal", NOBODY, CARD_EFFECTS[C_FATE_CRYSTAL]))
        elif at_square and 0 <= card < len(CARD) and KIND[CARD[card]] in (STRANGER, PLACE):
            found.append(("card", card, CARD_EFFECTS[CARD[card]]))
    return found


def concerns(g: MagicSword, seat: i64, table: Table) -> bool:
    """Whether the throw is for characters of this alignment."""
    return all(what != "for" or name == ALIGNMENTS[g.align[seat]] for what, _, name in table.when)


def shown(g: MagicSword, seat: i64, option: str, card: int, table: Table) -> DiceTable:
    """A table as whoever is asked sees it."""
    temple = card >= 0 and CARD[card] == C_UNKNOWN_TEMPLE
    purpose = PRAYER if table.dice == 2 or temple else PLAIN
    rows = [DiceRow(tuple(row.faces), round(table.odds(row), 4), told(row.deeds)) for row in table.rows]
    again = may_repeat(g, seat, purpose)
    return DiceTable(option, card if card >= 0 else None, told(table.when), int(table.dice), again, tuple(rows))


def told(deeds: list[Happening]) -> tuple[Consequence, ...]:
    """Deeds as they are sent."""
    return tuple([Consequence(what, n, name) for what, n, name in deeds])

"""Where the acts stand in the menu of a turn; spells, cards and rivals come after them."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.boards import array
from magoteka.games.magic_sword.box.tables import CARDS
from magoteka.games.magic_sword.messages import acts
from magoteka.games.magic_sword.messages.menus import ACT_OPTIONS, CAST_OPTIONS


def place(kind: type[acts.Act]) -> i64:
    """Where a deed stands, the first of its entries."""
    return ACT_OPTIONS.index(kind.entries()[0])


def those(kind: type[acts.Act]) -> vec[i64]:
    """For each entry of a deed whether it is of a kind."""
    return array([int(isinstance(act, kind)) for act in ACT_OPTIONS])


# tools/numbers.py writes this part:
END_TURN: Final[i64] = place(acts.EndTurn)
WALK: Final[i64] = place(acts.Walk)
TAKE_BOAT: Final[i64] = place(acts.TakeBoat)
LIGHT_LAMP: Final[i64] = place(acts.LightLamp)
REJOIN: Final[i64] = place(acts.Rejoin)
RETRY: Final[i64] = place(acts.Retry)
ADVANCE: Final[i64] = place(acts.Advance)
ENTER_CASTLE: Final[i64] = place(acts.EnterCastle)
PASS_CASTLE: Final[i64] = place(acts.PassCastle)
TURN_BACK: Final[i64] = place(acts.TurnBack)
EXPLORE: Final[i64] = place(acts.Explore)
LEAVE_UNSEEN: Final[i64] = place(acts.LeaveUnseen)
WALK_ON: Final[i64] = place(acts.WalkOn)
RAID: Final[i64] = place(acts.Raid)
OBEY: Final[i64] = place(acts.Obey)
TAKE_GOLD: Final[i64] = place(acts.TakeGold)
DROP: Final[i64] = place(acts.Drop)
TRADE_TROPHIES: Final[i64] = place(acts.TradeTrophies)
TRADE_DEMONS: Final[i64] = place(acts.TradeDemons)
TURN_INTO_GOLD: Final[i64] = place(acts.TurnIntoGold)
OPEN_CASKET: Final[i64] = place(acts.OpenCasket)
DRINK_ELIXIR: Final[i64] = place(acts.DrinkElixir)
PAY_MERCENARY: Final[i64] = place(acts.PayMercenary)
RAISE_MIRROR: Final[i64] = place(acts.RaiseMirror)
GIVE_FRIEND: Final[i64] = place(acts.GiveFriend)
CHANGE_ALIGNMENT: Final[i64] = place(acts.ChangeAlignment)
REFILL: Final[i64] = place(acts.Refill)
FILL_POUCH: Final[i64] = place(acts.FillPouch)
SELL_DIAMOND: Final[i64] = place(acts.SellDiamond)
ASK_PRINCESS: Final[i64] = place(acts.AskPrincess)
ASK_VICEROY: Final[i64] = place(acts.AskViceroy)
READY: Final[i64] = place(acts.Ready)
ASK_CRYSTAL: Final[i64] = place(acts.AskCrystal)
SEND_KNIGHT: Final[i64] = place(acts.SendKnight)
ATTACK: Final[i64] = place(acts.Attack)
ATTACK_WITH_MAGIC: Final[i64] = place(acts.AttackWithMagic)
FIGHT_FOUL: Final[i64] = place(acts.FightFoul)
BEHEAD: Final[i64] = place(acts.Behead)
BEHEAD_WITH_MAGIC: Final[i64] = place(acts.BeheadWithMagic)
STEAL_SPELL: Final[i64] = place(acts.StealSpell)
CHARM: Final[i64] = place(acts.Charm)
WHEEDLE: Final[i64] = place(acts.Wheedle)
DRIVE_TO_TEMPLE: Final[i64] = place(acts.DriveToTemple)
WIN_OVER_FRIENDS: Final[i64] = place(acts.WinOverFriends)
TAKE_LIFE: Final[i64] = place(acts.TakeLife)
TAKE_COIN: Final[i64] = place(acts.TakeCoin)
TAKE_NOTHING: Final[i64] = place(acts.TakeNothing)
CRIPPLE_SWORD: Final[i64] = place(acts.CrippleSword)
CRIPPLE_MAGIC: Final[i64] = place(acts.CrippleMagic)
OFFER_TRADE: Final[i64] = place(acts.OfferTrade)
STOP: Final[i64] = place(acts.Stop)
EXORCISE: Final[i64] = place(acts.Exorcise)
LINGER: Final[i64] = place(acts.Linger)
# … down to here.

SPELL_AT: Final[i64] = len(ACT_OPTIONS)  # the first spell
CARD_AT: Final[i64] = SPELL_AT + len(CAST_OPTIONS)  # the first card
RIVALS: Final[i64] = CARD_AT + CARDS  # the first rival

MOVES: Final[vec[i64]] = those(acts.Move)
FREE_ACTIONS: Final[vec[i64]] = those(acts.FreeAction)
BY_THE_WAY: Final[vec[i64]] = those(acts.ByTheWay)
ATTACKS: Final[vec[i64]] = those(acts.Onslaught)


def is_move(index: i64) -> bool:
    """MS-A17 T2 Whether an entry is a kind of move."""
    return index < SPELL_AT and MOVES[index] == 1


def is_by_the_way(index: i64) -> bool:
    """MS-A111 Whether an entry is done from the character's own sheet, so that it keeps no question open."""
    return index < SPELL_AT and BY_THE_WAY[index] == 1


def is_free_action(index: i64) -> bool:
    """MS-A17 Whether an entry can be done at any step of the turn."""
    return index < SPELL_AT and FREE_ACTIONS[index] == 1


def is_attack(index: i64) -> bool:
    """MS-A47 Whether an entry is a way to attack somebody met."""
    return index < SPELL_AT and ATTACKS[index] == 1

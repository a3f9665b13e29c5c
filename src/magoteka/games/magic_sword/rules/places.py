"""Where the acts stand in the menu of a turn; spells, cards and rivals come after them."""

from typing import Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box.tables import CARDS
from magoteka.games.magic_sword.words import acts
from magoteka.games.magic_sword.words.menus import ACT_OPTIONS, CAST_OPTIONS

END_TURN: Final[i64] = ACT_OPTIONS.index(acts.EndTurn())
WALK: Final[i64] = ACT_OPTIONS.index(acts.Walk())
TAKE_BOAT: Final[i64] = ACT_OPTIONS.index(acts.TakeBoat())
LIGHT_LAMP: Final[i64] = ACT_OPTIONS.index(acts.LightLamp())
REJOIN: Final[i64] = ACT_OPTIONS.index(acts.Rejoin())
RETRY: Final[i64] = ACT_OPTIONS.index(acts.Retry())
ADVANCE: Final[i64] = ACT_OPTIONS.index(acts.Advance())
ENTER_CASTLE: Final[i64] = ACT_OPTIONS.index(acts.EnterCastle())
PASS_CASTLE: Final[i64] = ACT_OPTIONS.index(acts.PassCastle())
TURN_BACK: Final[i64] = ACT_OPTIONS.index(acts.TurnBack())
EXPLORE: Final[i64] = ACT_OPTIONS.index(acts.Explore())
LEAVE_UNSEEN: Final[i64] = ACT_OPTIONS.index(acts.LeaveUnseen())
WALK_ON: Final[i64] = ACT_OPTIONS.index(acts.WalkOn())
RAID: Final[i64] = ACT_OPTIONS.index(acts.Raid())
OBEY: Final[i64] = ACT_OPTIONS.index(acts.Obey())
TAKE_GOLD: Final[i64] = ACT_OPTIONS.index(acts.TakeGold())
DROP: Final[i64] = ACT_OPTIONS.index(acts.Drop())
TRADE_TROPHIES: Final[i64] = ACT_OPTIONS.index(acts.TradeTrophies())
TRADE_DEMONS: Final[i64] = ACT_OPTIONS.index(acts.TradeDemons())
TURN_INTO_GOLD: Final[i64] = ACT_OPTIONS.index(acts.TurnIntoGold())
OPEN_CASKET: Final[i64] = ACT_OPTIONS.index(acts.OpenCasket())
DRINK_ELIXIR: Final[i64] = ACT_OPTIONS.index(acts.DrinkElixir())
PAY_MERCENARY: Final[i64] = ACT_OPTIONS.index(acts.PayMercenary())
RAISE_MIRROR: Final[i64] = ACT_OPTIONS.index(acts.RaiseMirror())
GIVE_FRIEND: Final[i64] = ACT_OPTIONS.index(acts.GiveFriend())
CHANGE_ALIGNMENT: Final[i64] = ACT_OPTIONS.index(acts.ChangeAlignment("good"))  # good, evil, chaotic
REFILL: Final[i64] = ACT_OPTIONS.index(acts.Refill())
FILL_POUCH: Final[i64] = ACT_OPTIONS.index(acts.FillPouch())
SELL_DIAMOND: Final[i64] = ACT_OPTIONS.index(acts.SellDiamond())
ASK_PRINCESS: Final[i64] = ACT_OPTIONS.index(acts.AskPrincess())
ASK_VICEROY: Final[i64] = ACT_OPTIONS.index(acts.AskViceroy())
READY: Final[i64] = ACT_OPTIONS.index(acts.Ready())
ASK_CRYSTAL: Final[i64] = ACT_OPTIONS.index(acts.AskCrystal())
SEND_KNIGHT: Final[i64] = ACT_OPTIONS.index(acts.SendKnight())
ATTACK: Final[i64] = ACT_OPTIONS.index(acts.Attack())
ATTACK_WITH_MAGIC: Final[i64] = ACT_OPTIONS.index(acts.AttackWithMagic())
FIGHT_FOUL: Final[i64] = ACT_OPTIONS.index(acts.FightFoul())
BEHEAD: Final[i64] = ACT_OPTIONS.index(acts.Behead())
BEHEAD_WITH_MAGIC: Final[i64] = ACT_OPTIONS.index(acts.BeheadWithMagic())
STEAL_SPELL: Final[i64] = ACT_OPTIONS.index(acts.StealSpell())
CHARM: Final[i64] = ACT_OPTIONS.index(acts.Charm())
WHEEDLE: Final[i64] = ACT_OPTIONS.index(acts.Wheedle())
DRIVE_TO_TEMPLE: Final[i64] = ACT_OPTIONS.index(acts.DriveToTemple())
WIN_OVER_FRIENDS: Final[i64] = ACT_OPTIONS.index(acts.WinOverFriends())
TAKE_LIFE: Final[i64] = ACT_OPTIONS.index(acts.TakeLife())
TAKE_COIN: Final[i64] = ACT_OPTIONS.index(acts.TakeCoin())
TAKE_NOTHING: Final[i64] = ACT_OPTIONS.index(acts.TakeNothing())
CRIPPLE_SWORD: Final[i64] = ACT_OPTIONS.index(acts.CrippleSword())
CRIPPLE_MAGIC: Final[i64] = ACT_OPTIONS.index(acts.CrippleMagic())
OFFER_TRADE: Final[i64] = ACT_OPTIONS.index(acts.OfferTrade())
STOP: Final[i64] = ACT_OPTIONS.index(acts.Stop())
EXORCISE: Final[i64] = ACT_OPTIONS.index(acts.Exorcise())
LINGER: Final[i64] = ACT_OPTIONS.index(acts.Linger())

SPELL_AT: Final[i64] = len(ACT_OPTIONS)  # the first spell
CARD_AT: Final[i64] = SPELL_AT + len(CAST_OPTIONS)  # the first card
RIVALS: Final[i64] = CARD_AT + CARDS  # the first rival


def is_move(index: i64) -> bool:
    """MS-A17 T2 Whether an entry is a kind of move; they stand together."""
    return WALK <= index <= TURN_BACK


def is_by_the_way(index: i64) -> bool:
    """MS-A111 Whether an entry is done from the character's own sheet, so that it keeps no question open."""
    return index == DROP or index == FILL_POUCH or index == LINGER


def is_free_action(index: i64) -> bool:
    """MS-A17 Whether an entry can be done at any step of the turn: all but the Druid's change of alignment."""
    if index == LINGER or index == REFILL or index == FILL_POUCH:
        return True
    return DROP <= index <= GIVE_FRIEND


def is_attack(index: i64) -> bool:
    """MS-A47 Whether an entry is a way to attack somebody met; they stand together."""
    return ATTACK <= index <= BEHEAD_WITH_MAGIC

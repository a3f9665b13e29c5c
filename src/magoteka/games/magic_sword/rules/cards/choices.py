"""The choices that effects leave to a player: MS-A78, MS-A102, MS-A103."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64

from magoteka.core.agenda import NATURE
from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.book import EFFECTS
from magoteka.games.magic_sword.box.effects import CASES, Effect
from magoteka.games.magic_sword.box.names import GOOD, HEAL_CAP
from magoteka.games.magic_sword.messages import menus
from magoteka.games.magic_sword.messages.menus import Menu
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.cards.shop import affordable
from magoteka.games.magic_sword.rules.character.cards import can_be_had, free_friends, is_item, losable, saleable
from magoteka.games.magic_sword.rules.character.goods import lose_card
from magoteka.games.magic_sword.rules.character.life import FriendDies
from magoteka.games.magic_sword.rules.character.points import add_gold
from magoteka.games.magic_sword.rules.character.sheet import spell_limit
from magoteka.games.magic_sword.rules.shapes import Ask, YesNo, ask_which
from magoteka.games.magic_sword.table.state import MagicSword


class AskEffect(YesNo):
    """Whether an effect is wanted."""

    effect: i64  # its place in the book
    card: i64

    def __init__(self, seat: i64, effect: i64, card: i64) -> None:
        self.seat = seat
        self.effect = effect
        self.card = card


class MayDecline(AskEffect):
    """MS-A102 The effect may be declined."""

    tag: ClassVar[str] = "may"
    clause: ClassVar[str] = "MS-A102"

    def accepted(self, g: MagicSword) -> None:
        begin(g, EFFECTS[self.effect], self.seat, self.card)


class PayOrNot(AskEffect):
    """MS-A78 Pay, or suffer the alternative."""

    clause: ClassVar[str] = "MS-A78"

    def pay(self) -> effects.Pay:
        """The price, and what follows."""
        return cast(effects.Pay, EFFECTS[self.effect])

    def accepted(self, g: MagicSword) -> None:
        add_gold(g, self.seat, -self.pay().price)
        begin(g, self.pay().paid, self.seat, self.card)

    def declined(self, g: MagicSword) -> None:
        begin(g, self.pay().unpaid, self.seat, self.card)


def ask_case(g: MagicSword, choice: effects.Choose, seat: i64, card: i64) -> None:
    """MS-A103 One feasible case is chosen; if there is none, nothing happens."""
    if feasible_cases(g, choice, seat):
        ask_which(g, ChooseCase(seat, choice.number, card))


def feasible_cases(g: MagicSword, choice: effects.Choose, seat: i64) -> list[int]:
    """The cases of a choice that can be carried out."""
    return [choice.places[at] for at, name in enumerate(choice.names) if feasible(g, name, choice.cases[at], seat)]


def feasible(g: MagicSword, key: str, effect: Effect, seat: i64) -> bool:
    """MS-A103 A loss must be possible to be chosen; a gain must be there to be had."""
    if key == "sword_down":
        return g.sword[seat] > g.sword0[seat]
    if key == "magic_down":
        return g.magic[seat] > g.magic0[seat]
    if key == "lose_friend":
        return len(free_friends(g, seat)) > 0
    if key == "spell_up":
        return spell_limit(g, seat) > 0
    if isinstance(effect, effects.Gain):
        return can_be_had(g, effect.card, seat)
    if key == "drink":
        return g.align[seat] == GOOD and g.life[seat] < HEAL_CAP
    if key == "healer":
        return g.gold[seat] > 0 and g.life[seat] < HEAL_CAP
    if isinstance(effect, effects.Shop):
        return len(affordable(g, seat, effect)) > 0
    if key == "usurer":
        return len(saleable(g, seat)) > 0
    return True


class ChooseCase(Ask):
    """MS-A103 Take one of the effects."""

    clause: ClassVar[str] = "MS-A103"
    reason: ClassVar[str] = "cannot-be-done"
    offers: ClassVar[Menu] = menus.CASE_MENU
    effect: i64  # its place in the book
    card: i64

    def __init__(self, seat: i64, effect: i64, card: i64) -> None:
        self.seat = seat
        self.effect = effect
        self.card = card

    def entries(self, g: MagicSword) -> list[int]:
        return feasible_cases(g, self.choice(), self.seat)

    def answered(self, g: MagicSword, index: i64) -> None:
        begin(g, self.choice().named(CASES[index]), self.seat, self.card)

    def choice(self) -> effects.Choose:
        """The effects to choose from."""
        return cast(effects.Choose, EFFECTS[self.effect])


LOSSES: Final = ("item", "friend", "item_or_friend")  # what a loss can strike


def at_risk(g: MagicSword, seat: i64, what: str) -> list[int]:
    """The cards that a loss can strike."""
    if what == "item":
        return losable(g, seat)
    if what == "friend":
        return free_friends(g, seat)
    return losable(g, seat) + free_friends(g, seat)


class Loss(Ask):
    """An item or a friend of the owner is lost: an item at once, a friend through the window WH."""

    offers: ClassVar[Menu] = menus.CARD_MENU
    owner: i64
    what: i64

    def entries(self, g: MagicSword) -> list[int]:
        return at_risk(g, self.owner, LOSSES[self.what])

    def answered(self, g: MagicSword, index: i64) -> None:
        if is_item(index):
            lose_card(g, self.owner, index, "gone")
        else:
            g.then(FriendDies(self.owner, index))


def lose(g: MagicSword, seat: i64, what: str, by_lot: bool) -> None:
    """MS-A98, MS-A103 Chance or the owner chooses what is lost, if there is anything."""
    if not at_risk(g, seat, what):
        return
    if by_lot:
        g.then(LotForLoss(seat, LOSSES.index(what)))
    else:
        ask_which(g, ChooseLoss(seat, LOSSES.index(what)))


class ChooseLoss(Loss):
    """MS-A103 Which item or friend is lost."""

    clause: ClassVar[str] = "MS-A103"

    def __init__(self, seat: i64, what: i64) -> None:
        self.seat = seat
        self.owner = seat
        self.what = what


class LotForLoss(Loss):
    """MS-A98 Chance picks one of a character's cards."""

    draws: ClassVar[bool] = True
    clause: ClassVar[str] = "MS-A98"

    def __init__(self, owner: i64, what: i64) -> None:
        self.seat = NATURE
        self.owner = owner
        self.what = what

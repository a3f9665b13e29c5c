"""Carrying out the instructions of squares and cards (the vocabulary of `script.py`)."""

from typing import ClassVar

from mypy_extensions import i64

from magoteka.games.magic_sword.box import script
from magoteka.games.magic_sword.box.components import (
    C_EVIL_SPIRIT,
    C_UNKNOWN_TEMPLE,
    CREATURES,
    DRUID,
    ELF,
    ENCOUNTER,
    PYGMY,
    SCOUNDREL,
    STRANGER,
    TRICKSTER,
)
from magoteka.games.magic_sword.box.script import NODES, Node
from magoteka.games.magic_sword.box.tables import ALIGNMENTS, CARD, CARDS, KIND, design_named, ring_start
from magoteka.games.magic_sword.rules import choices
from magoteka.games.magic_sword.rules.book import discard_friend_spell, discard_hand, gain_spells
from magoteka.games.magic_sword.rules.dice import PLAIN, PRAYER, Throw
from magoteka.games.magic_sword.rules.flow import Scene
from magoteka.games.magic_sword.rules.goods import (
    add_gold,
    add_life,
    add_magic,
    add_sword,
    change_align,
    gain_equipment,
    heal,
    lose_card,
    own,
    remove,
)
from magoteka.games.magic_sword.rules.life import FriendDies, lose_life, petrify
from magoteka.games.magic_sword.rules.sheet import (
    alive,
    circle,
    free_friends,
    friend_named,
    hand_size,
    has_friend,
    is_hero,
    on_bridge,
    over,
    spell_limit,
    total_magic,
    total_sword,
)
from magoteka.games.magic_sword.table.state import (
    CRUSADER_SLOT,
    FRIENDS,
    ITEMS,
    MAGIC_BATTLE,
    MISER_SLOT,
    NOBODY,
    ON,
    SWORD_BATTLE,
    Sword,
)
from magoteka.games.magic_sword.words.events import TurnsToMiss

TOKENS = 4


class Do(Scene):
    """An effect for a character; later steps fall away when the character died or was moved away."""

    tag: ClassVar[str] = "do"
    node: i64
    card: i64

    def __init__(self, node: i64, seat: i64, card: i64, visit: i64) -> None:
        self.node = node
        self.seat = seat
        self.card = card
        self.visit = visit

    def play(self, g: Sword) -> None:
        if alive(g, self.seat):
            do(g, NODES[self.node], self.seat, self.card)


def begin(g: Sword, node: i64, seat: i64, card: i64) -> None:
    """An effect for a character, from now on."""
    if node != 0:
        g.then(Do(node, seat, card, g.visits[seat]))


def do(g: Sword, step: Node, seat: i64, card: i64) -> None:
    """One instruction: numbers here, control in `control`, the larger things in `deeds`."""
    op = step.op
    number = step.number
    if op == script.SWORD:
        add_sword(g, seat, number)
    elif op == script.MAGIC:
        add_magic(g, seat, number)
    elif op == script.LIFE:
        change_life(g, seat, number)
    elif op == script.HEAL:
        heal(g, seat, number)
    elif op == script.GOLD:
        add_gold(g, seat, -g.gold[seat] if number == script.ALL else number)
    elif op == script.SPELL:
        change_spells(g, seat, step)
    elif op == script.MISS:
        miss(g, seat, number, card)
    elif op == script.SLOW:
        slow(g, seat, number)
    elif op == script.STONE:
        petrify(g, seat)
    else:
        control(g, step, seat, card)


def control(g: Sword, step: Node, seat: i64, card: i64) -> None:
    """What decides which effect comes next."""
    op = step.op
    if op == script.THEN:
        kid: i64
        for kid in reversed(step.kids):
            begin(g, kid, seat, card)
    elif op == script.ROLL:
        prayer = card >= 0 and CARD[card] == C_UNKNOWN_TEMPLE
        g.then2(Throw(seat, 1, 1, 0, PRAYER if prayer else PLAIN, 0), ReadRoll(step.place, seat, card, g.visits[seat]))
    elif op == script.CHOOSE:
        choices.ask_case(g, step.place, seat, card)
    elif op == script.MAY:
        g.then(choices.May(seat, step.kids[0], card))
    elif op == script.IF:
        begin(g, step.kid(condition(g, step.word(), seat)), seat, card)
    elif op == script.PAY:
        pay(g, step, seat, card)
    elif op == script.FOREACH:
        foreach(g, step, seat, card)
    elif op == script.WISH:
        begin(g, script.WISH_SCRIPT, seat, card)
    else:
        goods(g, step, seat, card)


def goods(g: Sword, step: Node, seat: i64, card: i64) -> None:
    """Things and persons, gained and lost."""
    op = step.op
    if op == script.TOKENS:
        use_token(g, step, seat, card)
    elif op == script.LOSE:
        lose(g, step, seat, card)
    elif op == script.GAIN:
        gain_equipment(g, seat, design_named(step.word()))
    elif op == script.FORCED_FRIEND:
        force(g, seat, card)
    elif op == script.CURE:
        cure(g, seat)
    elif op == script.DISCARD:
        discard(g, seat, card)
    elif op == script.SHOP:
        g.then(choices.Shop(seat, step.place))
    elif op == script.SELL:
        g.then(choices.SellItems(seat))
    else:
        deeds(g, step, seat, card)


def deeds(g: Sword, step: Node, seat: i64, card: i64) -> None:
    """Journeys, battles and the rest."""
    from magoteka.games.magic_sword.rules import odd
    from magoteka.games.magic_sword.rules.explore import draw_new
    from magoteka.games.magic_sword.rules.journeys import extra_move, go

    op = step.op
    if op == script.GOTO:
        go(g, seat, step, card)
    elif op == script.EXTRA_MOVE:
        extra_move(g, seat)
    elif op == script.FIGHT:
        fight(g, step, seat)
    elif op == script.DRAW_NEW:
        draw_new(g, seat, step.number)
    elif op == script.ALIGN:
        change_align(g, seat, ALIGNMENTS.index(step.word()))
    elif op == script.GLOBAL:
        g.doubled = seat + 1
    elif op == script.HEAL_PAID:
        choices.ask_healing(g, seat, step.number)
    else:
        odd.custom(g, step, seat, card)


def change_life(g: Sword, seat: i64, number: i64) -> None:
    """MS-4.5, MS-4.3 Life is gained without a cap, or lost through the window WH."""
    if number > 0:
        add_life(g, seat, number)
    else:
        lose_life(g, seat, -number)


def change_spells(g: Sword, seat: i64, step: Node) -> None:
    """MS-A58 Spells are gained or lost; stone keeps its spells (MS-20.5)."""
    number = step.number
    if g.stone[seat] > 0:
        return
    if number == script.ALL:
        discard_hand(g, seat)
        if friend_named(g, seat, design_named("crusader")) != NOBODY:
            discard_friend_spell(g, seat, CRUSADER_SLOT)
        if friend_named(g, seat, design_named("miser_warlock")) != NOBODY:
            discard_friend_spell(g, seat, MISER_SLOT)
    elif number == script.TO_LIMIT:
        gain_spells(g, seat, spell_limit(g, seat), True)
    elif number > 0:
        gain_spells(g, seat, number, step.says("if_room"))
    elif hand_size(g, seat) > 0:
        g.then(choices.LoseSpell(seat))


def miss(g: Sword, seat: i64, turns: i64, card: i64) -> None:
    """MS-16.1, MS-A18 An encounter that makes the active character miss a turn ends the present one."""
    if g.stone[seat] > 0:
        return
    if card >= 0 and KIND[CARD[card]] == ENCOUNTER and seat == g.turn:
        over(g, seat)
        return
    g.skip[seat] += turns
    if g.told:
        g.emit(TurnsToMiss(seat, turns))


def slow(g: Sword, seat: i64, turns: i64) -> None:
    """Туман: speed 1 for the next own turns; Друид walks through."""
    if is_hero(g, seat, DRUID):
        return
    present: i64 = 0
    if seat == g.turn:
        present = 1  # MS-A16 the present turn does not count
    g.slow[seat] = max(g.slow[seat], turns + present)


class ReadRoll(Do):
    """The case of a die's result."""

    def play(self, g: Sword) -> None:
        begin(g, NODES[self.node].on_roll(g.rolled), self.seat, self.card)


def condition(g: Sword, word: str, seat: i64) -> str:
    """The value of a condition."""
    if word == "align":
        return ALIGNMENTS[g.align[seat]]
    if word == "harmed_someone":
        answer = g.harmed[seat] != 0
    elif word == "has_gold":
        answer = g.gold[seat] > 0
    elif word == "total_magic<5":
        answer = total_magic(g, seat) < 5
    else:
        answer = total_sword(g, seat) < 5
    return "yes" if answer else "no"


def pay(g: Sword, step: Node, seat: i64, card: i64) -> None:
    """MS-A78 Pay if able (a forced payment must be made), or suffer the alternative."""
    if g.gold[seat] < step.number:
        begin(g, step.kid("unpaid"), seat, card)
    elif step.says("forced"):
        add_gold(g, seat, -step.number)
        begin(g, step.kid("paid"), seat, card)
    else:
        g.then(choices.PayOrNot(seat, step.place, card))


def foreach(g: Sword, step: Node, seat: i64, card: i64) -> None:
    """MS-A98 An effect for every member of a set, clockwise from the active character."""
    word = step.word()
    if word == "friends":
        for friend in reversed(free_friends(g, seat)):
            begin(g, step.kids[0], seat, friend)
    elif word == "strangers_in_circle":
        comet(g, ring_start(g.square[seat]))
    else:
        distance: i64
        for distance in range(g.seats - 1, -1, -1):
            other = (g.turn + distance) % g.seats
            if alive(g, other) and in_set(g, word, other, seat):
                begin(g, step.kids[0], other, card)


def comet(g: Sword, start: i64) -> None:
    """Комета: the strangers of the circle vanish."""
    card: i64
    for card in range(CARDS):
        place = g.at[card] - ON
        if 0 <= place < 48 and KIND[CARD[card]] == STRANGER and ring_start(place) == start:
            remove(g, card)


def in_set(g: Sword, word: str, seat: i64, drawer: i64) -> bool:
    """MS-A92 Whether a character belongs to the named set; circles never include the bridge."""
    if word == "chars_all":
        return True
    if word == "chars_in_circle":
        return not on_bridge(g, seat) and circle(g, seat) == circle(g, drawer)
    if word in ("chars_lower", "chars_middle", "chars_upper"):
        return circle(g, seat) == (0, 14, 30)[("chars_lower", "chars_middle", "chars_upper").index(word)]
    if word == "chars_not_elf_pygmy_trickster":
        return g.hero[seat] not in (ELF, PYGMY, TRICKSTER)
    return ALIGNMENTS[g.align[seat]] in word.split("_")


def use_token(g: Sword, step: Node, seat: i64, card: i64) -> None:
    """MS-A80 Four uses; the card is discarded with the last."""
    g.note[card] += 1
    if g.note[card] == TOKENS:
        remove(g, card)
    begin(g, step.kids[0], seat, card)


def fight(g: Sword, step: Node, seat: i64) -> None:
    """MS-A39 A battle with a being of a roll table."""
    from magoteka.games.magic_sword.rules.battle import fight_instant

    names = [row.split()[0] for row in CREATURES]
    kind = SWORD_BATTLE if step.word() == "sword" else MAGIC_BATTLE
    fight_instant(g, seat, kind, step.number, names.index(step.words[1]))


def lose(g: Sword, step: Node, seat: i64, card: i64) -> None:
    """A loss of an item or a friend: the owner or chance chooses."""
    if step.word() == "this_friend":
        g.then(FriendDies(seat, card))
    elif step.says("random"):
        choices.lose_by_lot(g, seat, step.word())
    else:
        choices.ask_loss(g, seat, step.word())


def force(g: Sword, seat: i64, card: i64) -> None:
    """MS-A53 A friend that cannot be refused; Негодяй gets rid of it at once."""
    if is_hero(g, seat, SCOUNDREL) or has_friend(g, seat, CARD[card]):
        remove(g, card)
    else:
        own(g, seat, card)


def cure(g: Sword, seat: i64) -> None:
    """MS-A53 The hermit drives the Evil Spirit out."""
    card = friend_named(g, seat, C_EVIL_SPIRIT)
    if card != NOBODY:
        lose_card(g, seat, card, "gone")


def discard(g: Sword, seat: i64, card: i64) -> None:
    """This card goes to its discard, from the board or from its owner."""
    if card < 0:
        return
    if g.at[card] in (ITEMS + seat, FRIENDS + seat) or g.at[card] >= ITEMS:
        lose_card(g, seat, card, "gone")
    elif g.at[card] >= ON:
        remove(g, card)

"""The vocabulary of effects: an instruction of a square or card, read once into a tree of small nodes.

Saved games name nodes by their places, so everything is read here, in one order, whoever imports what first.
"""

from typing import Final

from mypy_extensions import i64

from magoteka.games.magic_sword.box import components
from magoteka.games.magic_sword.box.components import DESIGNS, PRAYERS, SQUARES

NOTHING: Final = 0
THEN: Final = 1  # one step after another
SWORD: Final = 2
MAGIC: Final = 3
LIFE: Final = 4
HEAL: Final = 5
HEAL_PAID: Final = 6
GOLD: Final = 7
SPELL: Final = 8
ROLL: Final = 9
CHOOSE: Final = 10
MAY: Final = 11
IF: Final = 12
PAY: Final = 13
FOREACH: Final = 14
GOTO: Final = 15
EXTRA_MOVE: Final = 16
MISS: Final = 17
SLOW: Final = 18
STONE: Final = 19
POSSESSED: Final = 20
ALIGN: Final = 21
FIGHT: Final = 22
DRAW: Final = 23
DRAW_NEW: Final = 24
LOSE: Final = 25
GAIN: Final = 26
SHOP: Final = 27
SELL: Final = 28
TOKENS: Final = 29
FORCED_FRIEND: Final = 30
CURE: Final = 31
PRAY: Final = 32
MISSION: Final = 33
WISH: Final = 34
TEMP: Final = 35
GLOBAL: Final = 36
TASK_DONE: Final = 37
DISCARD: Final = 38
CUSTOM: Final = 39

OPS: Final = {
    "none": NOTHING,
    "sword": SWORD,
    "magic": MAGIC,
    "life": LIFE,
    "heal": HEAL,
    "heal_paid": HEAL_PAID,
    "gold": GOLD,
    "spell": SPELL,
    "roll": ROLL,
    "choose": CHOOSE,
    "may": MAY,
    "if": IF,
    "pay": PAY,
    "foreach": FOREACH,
    "goto": GOTO,
    "extra_move": EXTRA_MOVE,
    "miss": MISS,
    "slow": SLOW,
    "stone": STONE,
    "possessed": POSSESSED,
    "align": ALIGN,
    "fight": FIGHT,
    "draw": DRAW,
    "draw_new": DRAW_NEW,
    "lose": LOSE,
    "gain": GAIN,
    "shop": SHOP,
    "sell_items": SELL,
    "tokens": TOKENS,
    "forced_friend": FORCED_FRIEND,
    "cure": CURE,
    "pray": PRAY,
    "mission": MISSION,
    "wish": WISH,
    "temp": TEMP,
    "global": GLOBAL,
    "task_done": TASK_DONE,
    "discard": DISCARD,
    "custom": CUSTOM,
}

CASES: Final = (
    "sword_up",
    "magic_up",
    "life_up",
    "spell_up",
    "gold_up",
    "journey",
    "sword_down",
    "magic_down",
    "life_down",
    "lose_friend",
    "magic_sword",
    "toliman_shield",
    "heal",
    "ransom",
    "sorceress",
    "armourer",
    "healer",
    "soothsayer",
    "usurer",
    "drink",
    "roll",
)  # what a choice among several effects can be called

ALL: Final = 99  # `gold(all)`, `spell(all)`, `heal(full)`
TO_LIMIT: Final = 98


class Node:
    """A step of an effect: what to do, how much, with which word, and what may follow."""

    def __init__(self, place: int, op: int, number: int, words: list[str], keys: list[str], kids: list[int]) -> None:
        self.place: Final[i64] = place
        self.op: Final[i64] = op
        self.number: Final[i64] = number
        self.words: Final = words
        self.keys: Final = keys
        self.kids: Final = kids

    def word(self) -> str:
        """The first word among the arguments."""
        return self.words[0] if self.words else ""

    def says(self, word: str) -> bool:
        """Whether a word stands among the arguments."""
        return word in self.words

    def kid(self, key: str) -> int:
        """The effect of a case, 0 (nothing) where the case is not written."""
        return self.kids[self.keys.index(key)] if key in self.keys else 0

    def on_roll(self, value: int) -> int:
        """The effect of a die's result."""
        for at, key in enumerate(self.keys):
            first, _, last = key.partition("-")
            if int(first) <= value <= int(last or first):
                return self.kids[at]
        return 0


NODES: Final[list[Node]] = [Node(0, NOTHING, 0, [], [], [])]


class Reader:
    """Reads one instruction from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def skip(self) -> None:
        """Pass over spaces."""
        while self.at < len(self.text) and self.text[self.at] == " ":
            self.at += 1

    def take(self, mark: str) -> bool:
        """Whether the mark comes next; then it is passed over."""
        self.skip()
        if not self.text.startswith(mark, self.at):
            return False
        self.at += len(mark)
        return True

    def until(self, marks: str) -> str:
        """The text up to one of the marks."""
        start = self.at
        while self.at < len(self.text) and self.text[self.at] not in marks:
            self.at += 1
        return self.text[start : self.at].strip()

    def effect(self) -> int:
        """Steps one after another."""
        steps = [self.step()]
        while self.take(">>"):
            steps.append(self.step())
        if len(steps) == 1:
            return steps[0]
        return node(THEN, 0, [], [""] * len(steps), steps)

    def step(self) -> int:
        """One instruction with its arguments and cases."""
        self.skip()
        op = OPS[self.until("(")]
        self.take("(")
        number = 0
        words: list[str] = []
        keys: list[str] = []
        kids: list[int] = []
        if op == MAY:
            keys.append("may")
            kids.append(self.effect())
        else:
            number, words = arguments(self.until(")"))
        self.take(")")
        if self.take("{"):
            self.cases(keys, kids, op == SHOP)
        return node(op, number, words, keys, kids)

    def cases(self, keys: list[str], kids: list[int], prices: bool) -> None:
        """What stands in curly brackets; a shop lists prices instead of effects."""
        while True:
            self.skip()
            keys.append(self.until(":"))
            self.take(":")
            kids.append(int(self.until(";}")) if prices else self.effect())
            if not self.take(";"):
                self.take("}")
                return


def arguments(text: str) -> tuple[int, list[str]]:
    """The number among the arguments and the words."""
    number = 0
    words: list[str] = []
    for part in text.split(","):
        word = part.strip()
        if word.lstrip("+-").isdigit():
            number = int(word)
        elif word in ("all", "full"):
            number = ALL
        elif word == "to_limit":
            number = TO_LIMIT
        elif word:
            words.append(word)
    return number, words


def node(op: int, number: int, words: list[str], keys: list[str], kids: list[int]) -> int:
    """Write a step down; its place in the book stands for it on the agenda."""
    NODES.append(Node(len(NODES), op, number, words, keys, kids))
    return len(NODES) - 1


def read(text: str) -> int:
    """The place of an instruction in the book."""
    return Reader(text).effect() if text else 0


def shop_in(place: int) -> Node:
    """The shop within an instruction; an empty step if there is none."""
    step = NODES[place]
    if step.op == SHOP:
        return step
    for kid in step.kids:
        shop = shop_in(kid)
        if shop.op == SHOP:
            return shop
    return NODES[0]


SQUARE_SCRIPTS: Final = [read(square.script) for square in SQUARES]
CARD_SCRIPTS: Final = [read(design.script) for design in DESIGNS]
PRAYER_SCRIPTS: Final = [[read(text) for text in table] for table in PRAYERS]
WISH_SCRIPT: Final = read(components.WISH)
DOOM_SCRIPT: Final = read(components.DOOM_SCRIPT)
ELDER_SCRIPT: Final = read("choose(){magic_sword: gain(magic_sword); toliman_shield: gain(toliman_shield)}")
ONE_SPELL: Final = read("spell(+1)")

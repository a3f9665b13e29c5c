"""What a seat sees of «Магический Меч»."""

from __future__ import annotations

from dataclasses import dataclass

from magoteka.core.agenda import NATURE, Question, waiting_for
from magoteka.core.bits import has, members
from magoteka.core.event import FaceDown
from magoteka.games.magic_sword.components import (
    BRIDGE,
    CREATURES,
    DEMON,
    DESIGNS,
    ENEMY,
    HEROES,
    SPELLS,
    SQUARES,
)
from magoteka.games.magic_sword.rules.choices import Buy, BuyHealing, ChooseCase, May, PayOrNot
from magoteka.games.magic_sword.rules.foes import ignored
from magoteka.games.magic_sword.rules.forecast import chances, odds_now, visit_odds
from magoteka.games.magic_sword.rules.move import WalkWhere
from magoteka.games.magic_sword.rules.odd import CourtHealer
from magoteka.games.magic_sword.rules.paths import reach
from magoteka.games.magic_sword.rules.sheet import (
    alive,
    capacity,
    friends_of,
    items_of,
    raised_by,
    spell_limit,
    total_magic,
    total_sword,
    trophies_of,
)
from magoteka.games.magic_sword.rules.strength import (
    card_strength,
    die_bonus,
    group,
    plain_battle_number,
    strength,
)
from magoteka.games.magic_sword.script import NODES, shop_in
from magoteka.games.magic_sword.state import (
    BEING_OF,
    DOWN,
    HAND,
    KIND_OF,
    MAGIC_BATTLE,
    NOBODY,
    ON,
    ONE,
    POUCH,
    RESULT,
    STOCK,
    SWORD_BATTLE,
    TARGET,
    TWO,
    Sword,
)
from magoteka.games.magic_sword.tables import ALIGNMENTS, BEING, CARD, CARDS, EQUIPMENT, KIND, PILE, ring_start

RINGS = {0: "lower", 14: "middle", 30: "upper", 48: "bridge"}
MISSIONS = ("none", "enemy", "character", "three-gold", "two-gold", "claim")


@dataclass(frozen=True)
class LyingCard:
    """A card that all can see."""

    card: int
    design: str
    note: int  # uses taken of a place, Life of the Vampire
    paralysed: bool
    reserved: int | None


@dataclass(frozen=True)
class Odds:
    """The exact chances of a fight."""

    win: float
    draw: float
    loss: float


@dataclass(frozen=True)
class SquareView:
    """A square: where it lies, what lies on it, and what a fight there would be like."""

    square: str
    ring: str
    position: int
    cards: tuple[LyingCard, ...]
    face_down: int
    gold: int
    enemy_sword: int  # the joint strength of the Sword enemies there
    enemy_magic: int
    sword_odds: Odds | None  # for the looker, against them
    magic_odds: Odds | None


@dataclass(frozen=True)
class SpellView:
    """A spell that the looker may see."""

    spell: str


@dataclass(frozen=True)
class HeroView:
    """A character's sheet."""

    seat: int
    hero: str | None
    square: str | None
    sword: int
    magic: int
    total_sword: int
    total_magic: int
    battle_sword: int
    battle_magic: int
    sword_floor: int
    magic_floor: int
    life: int
    gold: int
    align: str
    original_align: str
    items: tuple[LyingCard, ...]
    pouch: int | None
    capacity: int
    friends: tuple[LyingCard, ...]
    trophies: tuple[LyingCard, ...]
    raised: tuple[LyingCard, ...]
    spells: tuple[SpellView | FaceDown, ...]
    friend_spells: tuple[SpellView | FaceDown | None, ...]  # under Крестоносец and Скупой Колдун, wherever they are
    spell_limit: int
    skip: int
    stone: int
    slow: int
    possessed: bool
    frozen: int
    mission: str
    bridge_side: int
    leaving: int
    task_done: bool
    locked: int
    geas: int
    extra_sword: int


@dataclass(frozen=True)
class BattleView:
    """The battle in progress with its exact odds as things stand."""

    kind: str
    seat: int | None
    rival: int | None
    being: str
    foes: tuple[str, ...]  # the cards that fight together
    own: int
    other: int
    odds: Odds


@dataclass(frozen=True)
class Ware:
    """A thing for sale: what it costs, and how many are left."""

    design: str
    price: int
    left: int


@dataclass(frozen=True)
class Chance:
    """What an option risks, for the seat that is asked.

    `option` is an act, a gate, yes or no; or rival or card, and `which` says whose seat or which card.
    """

    option: str
    which: int | None
    odds: Odds


@dataclass(frozen=True)
class Asked:
    """What the game is waiting for: the name of the question and whom it asks."""

    question: str
    seats: tuple[int, ...]
    card: int | None
    window: str | None
    ends: tuple[str, ...]  # where a walk in progress can end
    wares: tuple[Ware, ...]  # what the shop that is entered, or could be, sells
    price: int | None  # in gold: of a point of Life, of a passage
    chances: tuple[Chance, ...]  # exact, as things stand before anyone casts or helps


@dataclass(frozen=True)
class SwordView:
    """The table from one chair."""

    seat: int | None
    round: int
    turn: int
    squares: tuple[SquareView, ...]
    heroes: tuple[HeroView, ...]
    reach: tuple[tuple[str, ...], ...]  # for the active character: where each roll from 1 to 6 can lead
    battle: BattleView | None
    event_deck: int
    event_discard: tuple[str, ...]
    spell_deck: int
    spell_discard: tuple[str, ...]
    stock: tuple[str, ...]
    unused_heroes: tuple[str, ...]
    known_events: tuple[str | None, ...]  # the top of the event deck as far as the looker knows it
    known_spells: tuple[str | None, ...]
    war: int | None
    demons_doubled: bool
    time_bent: int | None
    landings: int
    last_throw: int
    winners: tuple[int, ...]
    by_limit: bool
    asked: Asked | None


def view(g: Sword, seat: int | None) -> SwordView:
    """What `seat` (None: a spectator) may see."""
    piles = cards_on_squares(g)
    backs = [place - DOWN for place in g.at if DOWN <= place < DOWN + len(SQUARES)]
    return SwordView(
        seat=seat,
        round=g.round,
        turn=g.turn,
        squares=tuple(
            square_view(g, square, seat, piles[square], backs.count(square)) for square in range(len(SQUARES))
        ),
        heroes=tuple(hero_view(g, owner, seat) for owner in range(g.seats)),
        reach=reach_table(g),
        battle=battle_view(g),
        event_deck=sum(1 for card in range(165) if g.at[card] in (0, 4)),
        event_discard=tuple(slug(card) for card in range(165) if g.at[card] == 1),
        spell_deck=sum(g.deck) + sum(1 for spell in g.spell_top if spell != 0),
        spell_discard=tuple(SPELLS[at].slug for at, count in enumerate(g.discard) for _ in range(count)),
        stock=tuple(slug(card) for card in range(CARDS) if g.at[card] == STOCK and PILE[card] == EQUIPMENT),
        unused_heroes=tuple(hero.slug for at, hero in enumerate(HEROES) if at not in list(g.hero)),
        known_events=known_events(g, seat),
        known_spells=known_spells(g, seat),
        war=g.war - 1 if g.war else None,
        demons_doubled=g.doubled != 0,
        time_bent=g.timer - 1 if g.timer else None,
        landings=g.landings,
        last_throw=g.rolled,
        winners=tuple(members(g.winners)),
        by_limit=g.ended != 0,
        asked=asked(g),
    )


def slug(card: int) -> str:
    """The slug of a card's design."""
    return DESIGNS[CARD[card]].slug


def lying_card(g: Sword, card: int) -> LyingCard:
    """A card that lies open."""
    owner = g.reserved[card] % 8 - 1
    return LyingCard(card, slug(card), g.note[card], g.still[card] != 0, owner if owner >= 0 else None)


def cards_on_squares(g: Sword) -> list[list[int]]:
    """The cards lying face up, by square."""
    piles: list[list[int]] = [[] for _ in SQUARES]
    for card, place in enumerate(g.at):
        if ON <= place < ON + len(SQUARES):
            piles[place - ON].append(card)
    return piles


def bare(square: int) -> SquareView:
    """A square with nothing on it."""
    ring = ring_start(square)
    return SquareView(SQUARES[square].slug, RINGS[ring], square - ring + 1, (), 0, 0, 0, 0, None, None)


BARE = tuple(bare(square) for square in range(len(SQUARES)))  # shared: most squares are bare most of the time


def square_view(g: Sword, square: int, seat: int | None, cards: list[int], backs: int) -> SquareView:
    """One square from one chair."""
    if not cards and backs == 0 and g.coins[square] == 0:
        return BARE[square]
    swords = first_fight([card for card in cards if KIND[CARD[card]] == ENEMY and fights(g, card, seat)])
    demons = [card for card in cards if KIND[CARD[card]] == DEMON and fights(g, card, seat)]
    return SquareView(
        square=SQUARES[square].slug,
        ring=RINGS[ring_start(square)],
        position=square - ring_start(square) + 1,
        cards=tuple(lying_card(g, card) for card in cards),
        face_down=backs,
        gold=g.coins[square],
        enemy_sword=joint(g, swords, square, seat),
        enemy_magic=joint(g, demons, square, seat),
        sword_odds=square_odds(g, swords, square, seat, SWORD_BATTLE),
        magic_odds=square_odds(g, demons, square, seat, MAGIC_BATTLE),
    )


def first_fight(cards: list[int]) -> list[int]:
    """MS-A35 The Sword enemies that fight together; Трёхглавый Дракон comes after them."""
    return [card for card in cards if slug(card) != "three_headed_dragon"] or cards


def fights(g: Sword, card: int, seat: int | None) -> bool:
    """Whether an enemy would attack the looker."""
    if g.still[card] != 0:
        return False
    return seat is None or not alive(g, seat) or not ignored(g, seat, BEING[CARD[card]])


def joint(g: Sword, cards: list[int], square: int, seat: int | None) -> int:
    """MS-17.5 The sum of the enemies of one digit; Двойник copies the looker."""
    total = 0
    for card in cards:
        total += card_strength(g, card, square) if slug(card) != "doppelganger" else copy_strength(g, square, seat)
    return total


def copy_strength(g: Sword, square: int, seat: int | None) -> int:
    """Двойник against the looker."""
    bonus = SQUARES[square].bonus
    return bonus if seat is None or not alive(g, seat) else bonus + plain_battle_number(g, seat, SWORD_BATTLE, 0)


def square_odds(g: Sword, cards: list[int], square: int, seat: int | None, kind: int) -> Odds | None:
    """The looker's chances against the enemies of a square, without spells and single-use aids."""
    if seat is None or not alive(g, seat) or not cards:
        return None
    odds = visit_odds(g, seat, square, kind)
    return None if odds is None else Odds(*odds)


def hero_view(g: Sword, owner: int, seat: int | None) -> HeroView:
    """A sheet: everything on it is public but the faces of the spells."""
    living = alive(g, owner)
    pouch = [card for card in items_of(g, owner) if g.at[card] == POUCH + owner]
    return HeroView(
        seat=owner,
        hero=HEROES[g.hero[owner]].slug if living else None,
        square=SQUARES[g.square[owner]].slug if living else None,
        sword=g.sword[owner],
        magic=g.magic[owner],
        total_sword=total_sword(g, owner) if living else 0,
        total_magic=total_magic(g, owner) if living else 0,
        battle_sword=plain_battle_number(g, owner, SWORD_BATTLE, 0) if living else 0,
        battle_magic=plain_battle_number(g, owner, MAGIC_BATTLE, 0) if living else 0,
        sword_floor=g.sword0[owner],
        magic_floor=g.magic0[owner],
        life=g.life[owner],
        gold=g.gold[owner],
        align=ALIGNMENTS[g.align[owner]],
        original_align=ALIGNMENTS[g.align0[owner]],
        items=tuple(lying_card(g, card) for card in items_of(g, owner)),
        pouch=pouch[0] if pouch else None,
        capacity=capacity(g, owner),
        friends=tuple(lying_card(g, card) for card in friends_of(g, owner)),
        trophies=tuple(lying_card(g, card) for kind in (ENEMY, DEMON) for card in trophies_of(g, owner, kind)),
        raised=tuple(lying_card(g, card) for card in raised_by(g, owner)),
        spells=hand_view(g, owner, seat),
        friend_spells=tuple(slot_view(g, g.seats * HAND + at, seat) for at in range(2)),
        spell_limit=spell_limit(g, owner) if living else 0,
        skip=g.skip[owner],
        stone=g.stone[owner],
        slow=g.slow[owner],
        possessed=g.possessed[owner] != 0,
        frozen=g.frozen[owner],
        mission=MISSIONS[g.mission[owner]],
        bridge_side=g.gate[owner],
        leaving=g.leaving[owner],
        task_done=g.task[owner] != 0,
        locked=g.locked[owner],
        geas=g.geas[owner],
        extra_sword=g.potion[owner],
    )


def hand_view(g: Sword, owner: int, seat: int | None) -> tuple[SpellView | FaceDown, ...]:
    """MS-9.3 The spells of a hand, sorted: known faces first, then backs."""
    slots = [slot_view(g, slot, seat) for slot in range(owner * HAND, owner * HAND + HAND)]
    known = sorted((face for face in slots if isinstance(face, SpellView)), key=lambda face: face.spell)
    return (*known, *(face for face in slots if isinstance(face, FaceDown)))


def slot_view(g: Sword, slot: int, seat: int | None) -> SpellView | FaceDown | None:
    """One place for a spell."""
    if g.spell[slot] == 0:
        return None
    if seat is not None and has(g.seen[slot], seat):
        return SpellView(SPELLS[g.spell[slot] - 1].slug)
    return FaceDown()


def known_events(g: Sword, seat: int | None) -> tuple[str | None, ...]:
    """Озарение: what the looker knows of the top of the event deck."""
    if seat is None:
        return ()
    seen = [at for at in range(len(g.event_top)) if g.event_top[at] != 0 and has(g.event_top_seen[at], seat)]
    if not seen:
        return ()
    return tuple(slug(g.event_top[at] - 1) if at in seen else None for at in range(seen[-1] + 1))


def known_spells(g: Sword, seat: int | None) -> tuple[str | None, ...]:
    """Чертёнок: what the looker knows of the top of the spell deck."""
    if seat is None:
        return ()
    seen = [at for at in range(len(g.spell_top)) if g.spell_top[at] != 0 and has(g.spell_top_seen[at], seat)]
    if not seen:
        return ()
    return tuple(SPELLS[g.spell_top[at] - 1].slug if at in seen else None for at in range(seen[-1] + 1))


def reach_table(g: Sword) -> tuple[tuple[str, ...], ...]:
    """MS-10.2 Where the active character can get with each roll; gates to be tried are named by their squares."""
    seat = g.turn
    if not alive(g, seat) or g.square[seat] >= BRIDGE:
        return ()
    gates = ("eldritch_grove", "ice_realm", "fortress_ruins", "dead_city")
    names = [square.slug for square in SQUARES] + [f"gate:{gate}" for gate in gates]
    return tuple(tuple(names[end] for end in members(reach(g, seat, g.square[seat], roll))) for roll in range(1, 7))


def battle_view(g: Sword) -> BattleView | None:
    """MS-A43 The battle as things stand before the dice, with the exact odds of the first side."""
    if not battling(g):
        return None
    one, two = g.duel[ONE], g.duel[TWO]
    return BattleView(
        kind="sword" if g.duel[KIND_OF] == SWORD_BATTLE else "magic",
        seat=None if one == NOBODY else one,
        rival=None if two == NOBODY else two,
        being=CREATURES[g.duel[BEING_OF] - 1].split()[0] if g.duel[BEING_OF] else "",
        foes=tuple(slug(card) for card in foes(g)),
        own=strength(g, 0) + die_bonus(g, 0),
        other=strength(g, 1) + die_bonus(g, 1),
        odds=Odds(*odds_now(g)),
    )


def foes(g: Sword) -> list[int]:
    """The cards on the other side."""
    return [g.duel[TARGET] - 1] if g.duel[TARGET] != 0 else group(g)


def battling(g: Sword) -> bool:
    """Whether a battle waits for its dice."""
    from magoteka.games.magic_sword.rules.battle import RollDice

    if not any(isinstance(step, RollDice) for step in g.steps()) or g.duel[RESULT] != 0:
        return False
    one, two = g.duel[ONE], g.duel[TWO]
    fighters_live = all(seat == NOBODY or alive(g, seat) for seat in (one, two))
    return fighters_live and (g.duel[TARGET] == 0 or g.at[g.duel[TARGET] - 1] >= 100)


def asked(g: Sword) -> Asked | None:
    """MS-5.7 of the spec: the decision the game waits for."""
    question = g.asking()
    if question is None or question.seat == NATURE:
        return None
    return Asked(
        question=type(question).__name__,
        seats=tuple(members(waiting_for(question))),
        card=getattr(question, "card", None),
        window=window_of(question),
        ends=ends_of(g, question),
        wares=wares(g, question),
        price=price(question),
        chances=tuple(
            Chance(option, which if which >= 0 else None, Odds(*odds)) for option, which, odds in chances(g, question)
        ),
    )


def wares(g: Sword, question: Question) -> tuple[Ware, ...]:
    """MS-A77 What the shop of the question sells, affordable or not."""
    if not isinstance(question, (Buy, May, ChooseCase)):
        return ()
    shop = shop_in(question.node)
    return tuple(
        Ware(name, cost, sum(1 for card in range(CARDS) if g.at[card] == STOCK and slug(card) == name))
        for name, cost in zip(shop.keys, shop.kids, strict=True)
    )


def price(question: Question) -> int | None:
    """MS-3.3 What a point of Life or a passage costs."""
    match question:
        case BuyHealing():
            return question.price
        case CourtHealer():
            return 1
        case PayOrNot():
            return NODES[question.node].number
    return None


def window_of(question: Question) -> str | None:
    """The code of a spell window."""
    from magoteka.games.magic_sword.rules.windows import WINDOWS, CastOrPass

    return WINDOWS[question.kind] if isinstance(question, CastOrPass) else None


def ends_of(g: Sword, question: Question) -> tuple[str, ...]:
    """Where the walk in progress can end."""
    if not isinstance(question, WalkWhere):
        return ()
    return tuple(SQUARES[end].slug for end in members(question.mask(g)) if end < len(SQUARES))

"""The table from one chair, put together: what is not written here is not seen."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.bits import has, members
from magoteka.core.event import FaceDown
from magoteka.games.magic_sword.answers import GATES
from magoteka.games.magic_sword.asking import asked
from magoteka.games.magic_sword.components import BRIDGE, CREATURES, DEMON, DESIGNS, ENEMY, HEROES, SPELLS, SQUARES
from magoteka.games.magic_sword.rules.battle import RollDice
from magoteka.games.magic_sword.rules.foes import ignored
from magoteka.games.magic_sword.rules.forecast import odds_now, visit_odds
from magoteka.games.magic_sword.rules.missions import MISSIONS
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
from magoteka.games.magic_sword.rules.strength import card_strength, die_bonus, group, plain_battle_number, strength
from magoteka.games.magic_sword.state import (
    BEING_OF,
    DECK,
    DISCARD,
    DOWN,
    HAND,
    KIND_OF,
    MAGIC_BATTLE,
    NOBODY,
    ON,
    ON_TOP,
    ONE,
    POUCH,
    RESULT,
    STOCK,
    SWORD_BATTLE,
    TARGET,
    TWO,
    Sword,
)
from magoteka.games.magic_sword.tables import ALIGNMENTS, BEING, CARD, CARDS, KIND, ring_start
from magoteka.games.magic_sword.view import BattleView, HeroView, LyingCard, Odds, SpellView, SquareView, SwordView

RINGS: Final = {0: "lower", 14: "middle", 30: "upper", 48: "bridge"}
PLACES: Final = [square.slug for square in SQUARES] + [f"gate:{gate}" for gate in GATES]
OPEN: Final[dict[int, LyingCard]] = {}  # shared: a card that lies open mostly looks as it did before


def view(g: Sword, seat: int | None) -> SwordView:
    """What `seat` (None: a spectator) may see."""
    piles = cards_by_place(g)
    return SwordView(
        seat=seat,
        round=g.round,
        turn=g.turn,
        squares=tuple([square_view(g, square, seat, piles) for square in range(len(SQUARES))]),
        heroes=tuple([hero_view(g, owner, seat) for owner in range(g.seats)]),
        reach=reach_table(g),
        battle=battle_view(g),
        event_deck=len(piles.get(DECK, [])) + len(piles.get(ON_TOP, [])),
        event_discard=tuple([slug(card) for card in piles.get(DISCARD, [])]),
        spell_deck=sum(g.deck) + sum(1 for spell in g.spell_top if spell != 0),
        spell_discard=tuple(SPELLS[at].slug for at, count in enumerate(g.discard) for _ in range(count)),
        stock=tuple([slug(card) for card in piles.get(STOCK, [])]),
        unused_heroes=unused_heroes(g),
        known_events=known_events(g, seat),
        known_spells=known_spells(g, seat),
        war=g.war - 1 if g.war else None,
        demons_doubled=g.doubled != 0,
        time_bent=g.timer - 1 if g.timer else None,
        landings=g.landings,
        last_throw=g.rolled,
        sword_quest=g.house.sword_quest,
        winners=tuple(members(g.winners)),
        by_limit=g.ended != 0,
        asked=asked(g),
    )


def slug(card: int) -> str:
    """The slug of a card's design."""
    return DESIGNS[CARD[card]].slug


def lying_card(g: Sword, card: i64) -> LyingCard:
    """A card that lies open."""
    owner = g.reserved[card] % 8
    key = ((g.note[card] * 2 + min(g.still[card], 1)) * 8 + owner) * CARDS + card
    seen = OPEN.get(key)
    if seen is None:
        seen = LyingCard(card, slug(card), g.note[card], g.still[card] != 0, owner - 1 if owner > 0 else None)
        OPEN[key] = seen
    return seen


def laid(g: Sword, cards: list[int]) -> tuple[LyingCard, ...]:
    """Cards that lie open, side by side."""
    return tuple([lying_card(g, card) for card in cards])


def cards_by_place(g: Sword) -> dict[int, list[int]]:
    """All cards, by where they are."""
    piles: dict[int, list[int]] = {}
    card: i64
    for card in range(CARDS):
        place = g.at[card]
        if place in piles:
            piles[place].append(card)
        else:
            piles[place] = [card]
    return piles


def unused_heroes(g: Sword) -> tuple[str, ...]:
    """The character cards that nobody plays."""
    taken = list(g.hero)
    return tuple([hero.slug for at, hero in enumerate(HEROES) if at not in taken])


def bare(square: int) -> SquareView:
    """A square with nothing on it."""
    ring = ring_start(square)
    return SquareView(SQUARES[square].slug, RINGS[ring], square - ring + 1, (), 0, 0, 0, 0, None, None)


BARE = tuple(bare(square) for square in range(len(SQUARES)))  # shared: most squares are bare most of the time


def square_view(g: Sword, square: i64, seat: int | None, piles: dict[int, list[int]]) -> SquareView:
    """One square from one chair."""
    cards = piles.get(ON + square, [])
    backs = len(piles.get(DOWN + square, []))
    if not cards and backs == 0 and g.coins[square] == 0:
        return BARE[square]
    swords = first_fight([card for card in cards if KIND[CARD[card]] == ENEMY and fights(g, card, seat)])
    demons = [card for card in cards if KIND[CARD[card]] == DEMON and fights(g, card, seat)]
    return SquareView(
        square=SQUARES[square].slug,
        ring=RINGS[ring_start(square)],
        position=square - ring_start(square) + 1,
        cards=laid(g, cards),
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
    return None if odds is None else Odds(odds[0], odds[1], odds[2])


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
        items=laid(g, items_of(g, owner)),
        pouch=pouch[0] if pouch else None,
        capacity=capacity(g, owner),
        friends=laid(g, friends_of(g, owner)),
        trophies=laid(g, trophies_of(g, owner, ENEMY) + trophies_of(g, owner, DEMON)),
        raised=laid(g, raised_by(g, owner)),
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
    return tuple([ends_with(g, seat, roll) for roll in range(1, 7)])


def ends_with(g: Sword, seat: i64, roll: i64) -> tuple[str, ...]:
    """Where one roll can lead."""
    return tuple([PLACES[end] for end in members(reach(g, seat, g.square[seat], roll))])


def battle_view(g: Sword) -> BattleView | None:
    """MS-A43 The battle as things stand before the dice, with the exact odds of the first side."""
    if not battling(g):
        return None
    one, two = g.duel[ONE], g.duel[TWO]
    odds = odds_now(g)
    return BattleView(
        kind="sword" if g.duel[KIND_OF] == SWORD_BATTLE else "magic",
        seat=None if one == NOBODY else one,
        rival=None if two == NOBODY else two,
        being=CREATURES[g.duel[BEING_OF] - 1].split()[0] if g.duel[BEING_OF] else "",
        foes=tuple(slug(card) for card in foes(g)),
        own=strength(g, 0) + die_bonus(g, 0),
        other=strength(g, 1) + die_bonus(g, 1),
        odds=Odds(odds[0], odds[1], odds[2]),
    )


def foes(g: Sword) -> list[int]:
    """The cards on the other side."""
    return [g.duel[TARGET] - 1] if g.duel[TARGET] != 0 else group(g)


def battling(g: Sword) -> bool:
    """Whether a battle waits for its dice."""
    if not any(isinstance(step, RollDice) for step in g.steps()) or g.duel[RESULT] != 0:
        return False
    one, two = g.duel[ONE], g.duel[TWO]
    fighters_live = all(seat == NOBODY or alive(g, seat) for seat in (one, two))
    return fighters_live and (g.duel[TARGET] == 0 or g.at[g.duel[TARGET] - 1] >= 100)

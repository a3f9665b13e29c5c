"""The characters' sheets from one chair: everything on them is public but the faces of the spells."""

from typing import Final

from mypy_extensions import i64

from magoteka.core._arrays import vec
from magoteka.core.bits import has
from magoteka.core.boards import array
from magoteka.core.event import FaceDown
from magoteka.games.magic_sword.box.forecasts import MISSIONS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import ALIGNMENTS, C_TROIKA, DEMON, ENEMY
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import CARD, KIND, TRANSPORT, TROPHY_POINTS, trait
from magoteka.games.magic_sword.messages.views import HeroView, LyingCard, SpellView, Task
from magoteka.games.magic_sword.rules.battle.strength import plain_battle_number
from magoteka.games.magic_sword.rules.character.cards import capacity
from magoteka.games.magic_sword.rules.character.figure import alive
from magoteka.games.magic_sword.rules.character.sheet import spell_limit, total_magic, total_sword
from magoteka.games.magic_sword.table.piles import Piles, laid, lying_card
from magoteka.games.magic_sword.table.state import (
    BOUND,
    FRIENDS,
    HAND,
    ITEMS,
    MAGIC_BATTLE,
    POUCH,
    RAISED,
    SWORD_BATTLE,
    TROPHIES,
    MagicSword,
)

Slot = SpellView | FaceDown | None
ABC: Final = sorted([spell.slug for spell in SPELLS])
RANK: Final[vec[i64]] = array([ABC.index(spell.slug) for spell in SPELLS])
FACES: Final = [SpellView(slug) for slug in ABC]  # shared: a face is a face
BACK: Final = FaceDown()
TASKS: Final[tuple[Task, ...]] = MISSIONS
BOUNDLESS: Final = trait(C_TROIKA, TRANSPORT)
HERO_SLUGS: Final = [hero.slug for hero in HEROES]
SQUARE_SLUGS: Final = [square.slug for square in SQUARES]


def hero_view(g: MagicSword, owner: i64, seat: int | None, piles: Piles, friend_spells: tuple[Slot, ...]) -> HeroView:
    """The sheet of one character."""
    living = alive(g, owner)
    pouch = piles.cards(POUCH + owner)
    return HeroView(
        seat=owner,
        hero=HERO_SLUGS[g.hero[owner]] if living else None,
        square=SQUARE_SLUGS[g.square[owner]] if living else None,
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
        items=laid(g, sorted(piles.cards(ITEMS + owner) + pouch) if pouch else piles.cards(ITEMS + owner)),
        pouch=pouch[0] if pouch else None,
        capacity=room_for_items(g, owner),
        friends=laid(g, piles.cards(FRIENDS + owner)),
        trophies=trophies(g, piles.cards(TROPHIES + owner)),
        trophy_points=trophy_points(piles.cards(TROPHIES + owner)),
        raised=laid(g, piles.cards(RAISED + owner)),
        captive=captive(g, piles.cards(BOUND + owner)),
        spells=hand_view(g, owner, seat),
        friend_spells=friend_spells,
        spell_limit=spell_limit(g, owner) if living else 0,
        skip=g.skip[owner],
        stone=g.stone[owner],
        slow=g.slow[owner],
        possessed=g.possessed[owner] != 0,
        frozen=g.frozen[owner],
        mission=TASKS[g.mission[owner]],
        bridge_side=g.gate[owner],
        leaving=g.leaving[owner],
        task_done=g.task[owner] != 0,
        locked=g.locked[owner],
        geas=g.geas[owner],
        extra_sword=g.potion[owner],
    )


def captive(g: MagicSword, cards: list[int]) -> LyingCard | None:
    """MS-A112 The enemy that the Wand of Fate holds."""
    return lying_card(g, cards[0]) if cards else None


def trophies(g: MagicSword, cards: list[int]) -> tuple[LyingCard, ...]:
    """The beaten Sword enemies, then the Demons."""
    if not cards:
        return ()
    enemies = [card for card in cards if KIND[CARD[card]] == ENEMY]
    return laid(g, enemies + [card for card in cards if KIND[CARD[card]] == DEMON])


def room_for_items(g: MagicSword, owner: i64) -> int | None:
    """MS-5.4 How many items the character can carry; the Troika takes any number."""
    found = capacity(g, owner)
    return found if found < BOUNDLESS else None


def trophy_points(cards: list[int]) -> i64:
    """MS-A38 What the beaten Sword enemies are worth."""
    points: i64 = 0
    for card in cards:
        if KIND[CARD[card]] == ENEMY:
            points += TROPHY_POINTS[CARD[card]]
    return points


def hand_view(g: MagicSword, owner: i64, seat: int | None) -> tuple[SpellView | FaceDown, ...]:
    """MS-9.3 The spells of a hand: known faces first, by name, then backs."""
    known: list[int] = []
    backs: list[SpellView | FaceDown] = []
    slot: i64
    for slot in range(owner * HAND, owner * HAND + HAND):
        if g.spell[slot] == 0:
            continue
        if sees(g, slot, seat):
            known.append(RANK[g.spell[slot] - 1])
        else:
            backs.append(BACK)
    known.sort()
    return tuple([FACES[rank] for rank in known] + backs)


def sees(g: MagicSword, slot: i64, seat: int | None) -> bool:
    """Whether the looker knows the spell of a place."""
    return seat is not None and has(g.seen[slot], seat)


def slot_view(g: MagicSword, slot: i64, seat: int | None) -> Slot:
    """One place for a spell."""
    spell = g.spell[slot]
    if spell == 0:
        return None
    return FACES[RANK[spell - 1]] if sees(g, slot, seat) else BACK


def under_friends(g: MagicSword, seat: int | None) -> tuple[Slot, ...]:
    """The spells under the Crusader and the Miser Warlock, wherever they are."""
    return slot_view(g, g.seats * HAND, seat), slot_view(g, g.seats * HAND + 1, seat)

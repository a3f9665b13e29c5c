"""The table from one chair, put together: what is not written here is not seen."""

from typing import Final

from mypy_extensions import i64

from magoteka.core.agenda import Step
from magoteka.core.bits import bit, has, members
from magoteka.core.cards import total
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.names import BRIDGE, C_DOPPELGANGER, C_THREE_HEADED_DRAGON, DEMON, ENEMY
from magoteka.games.magic_sword.box.printed import LEVELS
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.tables import BEING, CARD, KIND, SPELL_KINDS, SQUARE_BONUS, ring_start
from magoteka.games.magic_sword.messages.menus import GATES
from magoteka.games.magic_sword.messages.views import BattleView, LyingCard, Odds, SquareView, SwordView
from magoteka.games.magic_sword.rules.battle.duel import group
from magoteka.games.magic_sword.rules.battle.foes import ignored
from magoteka.games.magic_sword.rules.battle.strength import card_strength, die_bonus, plain_battle_number, strength
from magoteka.games.magic_sword.rules.battle.throwing import RollDice, SecondDie, SideDeed
from magoteka.games.magic_sword.rules.character.figure import alive
from magoteka.games.magic_sword.rules.forecast.trials import come_to, odds_now, visit_odds
from magoteka.games.magic_sword.rules.move.paths import reach
from magoteka.games.magic_sword.rules.shapes import AskInScene, Scene
from magoteka.games.magic_sword.table.piles import SLUGS, Piles, laid, sort_cards
from magoteka.games.magic_sword.table.state import (
    BEING_OF,
    DOWN,
    DRAWN,
    KIND_OF,
    LOST,
    MAGIC_BATTLE,
    NOBODY,
    ON,
    ONE,
    RESULT,
    SWORD_BATTLE,
    TARGET,
    TWO,
    MagicSword,
)
from magoteka.games.magic_sword.view.question import asked
from magoteka.games.magic_sword.view.sheets import HERO_SLUGS, SQUARE_SLUGS, hero_view, under_friends

# What changes about a square: cards, how many face down, gold, strength of Sword enemies and Demons, odds against both.
Facts = tuple[tuple[LyingCard, ...], int, int, int, int, Odds | None, Odds | None]
PLACES: Final = SQUARE_SLUGS + [f"gate:{gate}" for gate in GATES]
SPELL_SLUGS: Final = [spell.slug for spell in SPELLS]


def view(g: MagicSword, seat: int | None) -> SwordView:
    """What `seat` (None: a spectator) may see."""
    piles = sort_cards(g)
    friend_spells = under_friends(g, seat)
    return SwordView(
        seat=seat,
        round=g.round,
        turn=g.turn,
        squares=squares_view(g, seat, piles),
        heroes=tuple([hero_view(g, owner, seat, piles, friend_spells) for owner in range(g.seats)]),
        reach=reach_table(g),
        battle=battle_view(g),
        event_deck=piles.deck,
        event_discard=tuple(piles.discard),
        spell_deck=total(g.deck) + spells_on_top(g),
        spell_discard=spell_discard(g),
        stock=tuple(piles.stock),
        unused_heroes=unused_heroes(g),
        known_events=known_events(g, seat),
        known_spells=known_spells(g, seat),
        war=g.war - 1 if g.war else None,
        demons_doubled=g.doubled != 0,
        time_bent=g.timer - 1 if g.timer else None,
        landings=g.landings,
        last_throw=g.rolled,
        sword_quest=g.variants.sword_quest,
        quiet=tuple([other for other in range(g.seats) if g.turns > 0 and g.quiet[other] == g.turns]),
        winners=tuple(members(g.winners)) if g.winners != 0 else (),
        by_limit=g.ended != 0,
        asked=asked(g, seat),
    )


def spells_on_top(g: MagicSword) -> i64:
    """How many spells lie on the deck that somebody has seen."""
    found: i64 = 0
    at: i64
    for at in range(len(g.spell_top)):
        if g.spell_top[at] != 0:
            found += 1
    return found


def spell_discard(g: MagicSword) -> tuple[str, ...]:
    """The spells that were used."""
    found: list[str] = []
    spell: i64
    for spell in range(SPELL_KINDS):
        if g.discard[spell] != 0:
            found += [SPELL_SLUGS[spell]] * g.discard[spell]
    return tuple(found)


def unused_heroes(g: MagicSword) -> tuple[str, ...]:
    """The character cards that nobody plays."""
    taken: i64 = 0
    seat: i64
    for seat in range(g.seats):
        if alive(g, seat):
            taken |= bit(g.hero[seat])
    found: list[str] = []
    hero: i64
    for hero in range(len(HERO_SLUGS)):
        if not has(taken, hero):
            found.append(HERO_SLUGS[hero])
    return tuple(found)


def bare(square: int) -> SquareView:
    """A square with nothing on it."""
    ring = ring_start(square)
    return SquareView(SQUARES[square].slug, LEVELS[ring], square - ring + 1, (), 0, 0, 0, 0, None, None)


BARE: Final = [bare(square) for square in range(len(SQUARES))]  # shared: most squares are bare most of the time
LATEST: Final[list[tuple[Facts, SquareView]]] = [(((), 0, 0, 0, 0, None, None), bare) for bare in BARE]  # by square


def squares_view(g: MagicSword, seat: int | None, piles: Piles) -> tuple[SquareView, ...]:
    """All squares; the looker's fights are weighed on one trial table."""
    views = BARE[:]
    table: MagicSword | None = None
    if piles.foes and seat is not None and alive(g, seat):
        table = g.clone()
    for square in members(piles.busy):
        views[square] = square_view(g, square, seat, piles, table)
    return tuple(views)


def square_view(g: MagicSword, square: i64, seat: int | None, piles: Piles, table: MagicSword | None) -> SquareView:
    """One square from one chair."""
    cards = piles.cards(ON + square)
    swords = first_fight([card for card in cards if KIND[CARD[card]] == ENEMY and fights(g, card, seat)])
    demons = [card for card in cards if KIND[CARD[card]] == DEMON and fights(g, card, seat)]
    if seat is not None and fought_out(g, seat, square):
        table = None
    if table is not None and seat is not None and (swords or demons):
        come_to(table, g, seat, square, cards)
    facts: Facts = (
        laid(g, cards),
        len(piles.cards(DOWN + square)),
        int(g.coins[square]),
        int(joint(g, swords, square, seat)),
        int(joint(g, demons, square, seat)),
        square_odds(table, swords, seat, SWORD_BATTLE),
        square_odds(table, demons, seat, MAGIC_BATTLE),
    )
    return shown(square, facts)


def shown(square: i64, facts: Facts) -> SquareView:
    """A square with these facts; where it looks as it did last it is not made again."""
    last = LATEST[square]
    if last[0] == facts:
        return last[1]
    bare = BARE[square]
    seen = SquareView(bare.square, bare.ring, bare.position, *facts)
    LATEST[square] = (facts, seen)
    return seen


def fought_out(g: MagicSword, seat: i64, square: i64) -> bool:
    """MS-A36 Whether the looker has fought here in vain, and no second fight awaits him in this turn."""
    if g.turn != seat or g.square[seat] != square or g.duel[ONE] != seat or g.duel[RESULT] not in (LOST, DRAWN):
        return False
    return not any(isinstance(step, (Scene, AskInScene)) and goes_on(g, seat, step) for step in g.steps())


def goes_on(g: MagicSword, seat: i64, step: Scene | AskInScene) -> bool:
    """Whether a step of what the character is doing will still be carried out."""
    return step.seat == seat and step.visit == g.visits[seat]


def first_fight(cards: list[int]) -> list[int]:
    """MS-A35 The Sword enemies that fight together; the Three-Headed Dragon comes after them."""
    return [card for card in cards if CARD[card] != C_THREE_HEADED_DRAGON] or cards


def fights(g: MagicSword, card: i64, seat: int | None) -> bool:
    """Whether an enemy would attack the looker."""
    if g.still[card] != 0:
        return False
    return seat is None or not alive(g, seat) or not ignored(g, seat, BEING[CARD[card]])


def joint(g: MagicSword, cards: list[int], square: i64, seat: int | None) -> i64:
    """MS-17.5 The sum of the enemies of one digit; the Doppelganger copies the looker."""
    points: i64 = 0
    for card in cards:
        if CARD[card] == C_DOPPELGANGER:
            points += copy_strength(g, square, seat)
        else:
            points += card_strength(g, card, square)
    return points


def copy_strength(g: MagicSword, square: i64, seat: int | None) -> i64:
    """The Doppelganger against the looker."""
    if seat is None or not alive(g, seat):
        return SQUARE_BONUS[square]
    return SQUARE_BONUS[square] + plain_battle_number(g, seat, SWORD_BATTLE, 0)


def square_odds(table: MagicSword | None, cards: list[int], seat: int | None, kind: i64) -> Odds | None:
    """The looker's chances against the enemies of a square, without spells and single-use aids."""
    if table is None or seat is None or not cards:
        return None
    odds = visit_odds(table, seat, kind)
    return None if odds is None else Odds(odds[0], odds[1], odds[2])


def known_events(g: MagicSword, seat: int | None) -> tuple[str | None, ...]:
    """Insight: what the looker knows of the top of the event deck."""
    if seat is None:
        return ()
    seen = [at for at in range(len(g.event_top)) if g.event_top[at] != 0 and has(g.event_top_seen[at], seat)]
    if not seen:
        return ()
    return tuple(SLUGS[g.event_top[at] - 1] if at in seen else None for at in range(seen[-1] + 1))


def known_spells(g: MagicSword, seat: int | None) -> tuple[str | None, ...]:
    """The Imp: what the looker knows of the top of the spell deck."""
    if seat is None:
        return ()
    seen = [at for at in range(len(g.spell_top)) if g.spell_top[at] != 0 and has(g.spell_top_seen[at], seat)]
    if not seen:
        return ()
    return tuple(SPELL_SLUGS[g.spell_top[at] - 1] if at in seen else None for at in range(seen[-1] + 1))


def reach_table(g: MagicSword) -> tuple[tuple[str, ...], ...]:
    """MS-10.2 Where the active character can get with each roll; gates to be tried are named by their squares."""
    seat = g.turn
    if not alive(g, seat) or g.square[seat] >= BRIDGE:
        return ()
    return tuple([ends_with(g, seat, roll) for roll in range(1, 7)])


def ends_with(g: MagicSword, seat: i64, roll: i64) -> tuple[str, ...]:
    """Where one roll can lead."""
    return tuple([PLACES[end] for end in members(reach(g, seat, g.square[seat], roll))])


def battle_view(g: MagicSword) -> BattleView | None:
    """MS-A43 The battle as things stand before the dice, with the exact odds of the first side."""
    if not battling(g):
        return None
    one, two = g.duel[ONE], g.duel[TWO]
    odds = odds_now(g)
    return BattleView(
        kind="sword" if g.duel[KIND_OF] == SWORD_BATTLE else "magic",
        seat=None if one == NOBODY else one,
        rival=None if two == NOBODY else two,
        being=BEINGS[g.duel[BEING_OF] - 1].slug if g.duel[BEING_OF] else "",
        foes=tuple([SLUGS[card] for card in foes(g)]),
        own=strength(g, 0) + die_bonus(g, 0),
        other=strength(g, 1) + die_bonus(g, 1),
        odds=Odds(odds[0], odds[1], odds[2]),
    )


def foes(g: MagicSword) -> list[int]:
    """The cards on the other side."""
    return [g.duel[TARGET] - 1] if g.duel[TARGET] != 0 else group(g)


def battling(g: MagicSword) -> bool:
    """Whether a battle waits for its dice, or they are just falling."""
    if not any(waits_or_rolls(g, step) for step in g.steps()) or g.duel[RESULT] != 0:
        return False
    one, two = g.duel[ONE], g.duel[TWO]
    fighters_live = all(seat == NOBODY or alive(g, seat) for seat in (one, two))
    return fighters_live and (g.duel[TARGET] == 0 or g.at[g.duel[TARGET] - 1] >= 100)


def waits_or_rolls(g: MagicSword, step: Step) -> bool:
    """Whether the dice of a battle are to come with this step; in the midst of things those that fall count too."""
    return isinstance(step, RollDice) or (g.midway and isinstance(step, (SideDeed, SecondDie)))

"""What a die will decide, before it is thrown: every table of the box as rows, made of the effects themselves."""

from typing import Final

from magoteka.games.magic_sword.box import effects
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.cards import DESIGNS, PRAYERS
from magoteka.games.magic_sword.box.effects import FACES, Company, Condition, Effect
from magoteka.games.magic_sword.box.names import ALIGNMENTS, L2, L6, L12, L13, LOWER, M4, M6, M13, M16, U2, U9, U11, U14
from magoteka.games.magic_sword.box.names import MIDDLE as MIDDLE_RING
from magoteka.games.magic_sword.box.rows import Happening, Row, Table, by_result
from magoteka.games.magic_sword.box.spells import DOOM_STRIKES
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.box.throws import POSSESSION, of_abilities, of_things

GHOUL_SQUARES: Final = (L6, L13, M4, M16, U14, U11)
ELDER_SQUARES: Final = (L12, L2, M13, M6, U9, U2)
MISSION_DIE: Final = (1, 2, 2, 3, 3, 4)  # MS-A75
MISSIONS: Final = ("none", "enemy", "character", "three-gold", "two-gold", "claim")
HEALED_UP_TO: Final = 4  # the court healer
HURT_ON: Final = 6
UNNOTICED_UP_TO: Final = 3  # the False Wanderer


def tables(effect: Effect, when: list[Happening]) -> list[Table]:
    """The throws that an effect can lead to."""
    if isinstance(effect, effects.Roll):
        return [Table(when, 1, by_result(1, [deeds_of(one) for one in effect.faces]))] + beyond(effect.faces, when)
    if isinstance(effect, effects.Prayer):
        answers = list(PRAYERS[0 if effect.god == "nemed" else 1])
        rows = by_result(2, [deeds_of(one) for one in answers])
        return [Table(when + [("pray", 0, effect.god)], 2, rows)] + beyond(answers, when)
    if isinstance(effect, effects.ByAlignment):
        found: list[Table] = []
        for at, part in enumerate(effect.by):
            found += tables(part, when + [("for", 0, ALIGNMENTS[at])])
        return found
    if isinstance(effect, effects.Choose):
        found = []
        for at, name in enumerate(effect.names):
            found += tables(effect.cases[at], when + [("chosen", 0, name)])
        return found
    if isinstance(effect, effects.Possession):
        return [POSSESSION]
    special = told_elsewhere(effect)
    return [Table(when, 1, special)] if special else beyond(effect.parts(), when)


def beyond(parts: list[Effect], when: list[Happening]) -> list[Table]:
    """The throws that several effects can lead to."""
    found: list[Table] = []
    for part in parts:
        found += tables(part, when)
    return found


def told_elsewhere(effect: Effect) -> list[Row]:
    """The throws that a chapter of the rules reads by itself."""
    if isinstance(effect, effects.Mission):
        return [Row([face], [("mission", 0, MISSIONS[MISSION_DIE[face - 1]])]) for face in FACES]
    if isinstance(effect, effects.CourtHealing):
        healed = [face for face in FACES if face <= HEALED_UP_TO]
        rest = [face for face in FACES if face > HEALED_UP_TO and face != HURT_ON]
        return [Row(healed, [("healed", 0, "")]), Row(rest, [("nothing", 0, "")]), Row([HURT_ON], [("life", -1, "")])]
    if isinstance(effect, effects.GuessNumber):
        return [Row([0], [("spells", 1, "")])]  # whichever face was named
    return []


def deeds_of(effect: Effect) -> list[Happening]:
    """An effect in words: what happens, one thing after another."""
    if isinstance(effect, effects.Then):
        found: list[Happening] = []
        for part in effect.effects:
            found += deeds_of(part)
        return found
    if isinstance(effect, effects.Choose):
        found = []
        for part in effect.cases:
            found += ([("or", 0, "")] if found else []) + deeds_of(part)
        return found
    if isinstance(effect, effects.Branch):
        return branch(effect)
    if isinstance(effect, effects.Points):
        return [(named(effect), int(effect.points), "")]
    return [leaf(effect)]


def branch(effect: effects.Branch) -> list[Happening]:
    """What depends on something."""
    if isinstance(effect, effects.May):
        return [("may", 0, "")] + deeds_of(effect.effect)
    if isinstance(effect, effects.If):
        return [condition(effect.condition)] + deeds_of(effect.yes) + [("else", 0, "")] + deeds_of(effect.no)
    if isinstance(effect, effects.ByAlignment):
        found: list[Happening] = []
        for at, part in enumerate(effect.by):
            found += [("for", 0, ALIGNMENTS[at])] + deeds_of(part)
        return found
    if isinstance(effect, effects.Pay):
        price = ("must-pay" if effect.forced else "pay", int(effect.price), "")
        return [price] + deeds_of(effect.paid) + [("unpaid", 0, "")] + deeds_of(effect.unpaid)
    if isinstance(effect, effects.ForEach):
        return [company(effect.company)] + deeds_of(effect.effect)
    if isinstance(effect, effects.ForEachFriend):
        return [("each-friend", 0, "")] + deeds_of(effect.effect)
    return [("roll", 0, "")]


def condition(one: Condition) -> Happening:
    """What has to be true."""
    if isinstance(one, (effects.SwordBelow, effects.MagicBelow)):
        return ("if-sword-below" if isinstance(one, effects.SwordBelow) else "if-magic-below", int(one.number), "")
    return ("if-gold" if isinstance(one, effects.HasGold) else "if-harmed", 0, "")


def company(one: Company) -> Happening:
    """Whom it strikes."""
    if isinstance(one, effects.InCircle):
        return ("each-in", 0, {LOWER: "lower", MIDDLE_RING: "middle"}.get(int(one.ring), "upper"))
    if isinstance(one, effects.Aligned):
        return ("each-aligned", 0, ALIGNMENTS[one.aligns[0]])
    return ("each", 0, "")


def leaf(effect: Effect) -> Happening:
    """One thing that happens."""
    if isinstance(effect, effects.Spells):
        return ("spells", int(effect.count), "")
    if isinstance(effect, effects.Turns):
        return (named(effect), int(effect.turns), "")
    if isinstance(effect, effects.DieBonus):
        return ("die-bonus", int(effect.points), "")
    if isinstance(effect, effects.Align):
        return ("align", 0, ALIGNMENTS[effect.align])
    if isinstance(effect, effects.DrawMore):
        return ("draw-more", int(effect.cards), "")
    if isinstance(effect, effects.Fight):
        return (f"fight-{effect.kind}", int(effect.strength), BEINGS[effect.being].slug)
    return about(effect)


def about(effect: Effect) -> Happening:
    """One thing that happens with something that has a name."""
    if isinstance(effect, effects.Gain):
        return ("gain", 0, DESIGNS[effect.card].slug)
    if isinstance(effect, effects.Lose):
        return ("lose", 0, effect.what)
    if isinstance(effect, effects.GoTo):
        return ("go-to", 0, SQUARES[effect.square].slug)
    if isinstance(effect, effects.Prayer):
        return ("pray", 0, effect.god)
    return (named(effect), 0, "")


NAMES: Final[dict[type[Effect], str]] = {}


def named(effect: Effect) -> str:
    """The word for a kind of effect."""
    kind = type(effect)
    if kind not in NAMES:
        word = kind.__name__
        NAMES[kind] = "".join("-" + letter.lower() if letter.isupper() else letter for letter in word).lstrip("-")
    return NAMES[kind]


def placed(squares: tuple[int, ...]) -> list[Table]:
    """A die says where a card appears."""
    rows = [Row([face], [("appears", 0, SQUARES[squares[face - 1]].slug)]) for face in FACES]
    return [Table([], 1, rows)]


def unnoticed() -> list[Table]:
    """The False Wanderer looks round."""
    near = [face for face in FACES if face <= UNNOTICED_UP_TO]
    far = [face for face in FACES if face > UNNOTICED_UP_TO]
    return [Table([], 1, [Row(near, [("nothing", 0, "")]), Row(far, [("attacks", 0, "")])])]


def all_tables() -> dict[str, list[Table]]:
    """Every table of the box by what brings it about: a square, a card, a spell, a character, a state."""
    found = {square.slug: tables(square.effect, []) for square in SQUARES}
    for design in DESIGNS:
        found[design.slug] = tables(design.effect, [])
    found["ghoul"] = placed(GHOUL_SQUARES) + found["ghoul"]
    found["desert_elder"] = placed(ELDER_SQUARES) + found["desert_elder"]
    found["false_wanderer"] = unnoticed() + found["false_wanderer"]
    found["doom"] = tables(DOOM_STRIKES, [])
    for slug, more in (of_abilities() | of_things()).items():
        found[slug] = found.get(slug, []) + more
    return {slug: rows for slug, rows in found.items() if rows}


TABLES: Final = all_tables()

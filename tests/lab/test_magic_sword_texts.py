"""What is written on the components of «Магический Меч» is compared with the statements of the laboratory."""

import re
from collections.abc import Iterator

import pytest

from lab.magic_sword import book
from lab.magic_sword.effects import Part, faces, read
from lab.magic_sword.things import ARMOUR, PRICES
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.messages.moments import castable
from magoteka.texts import HOME, Texts
from table.said import numbers

TEXTS = {lang: Texts(lang) for lang in HOME}
WORDS = {  # by which a text may say a change: in Russian, in English
    "sword": ("Меч", "Sword"),
    "magic": ("Маги", "Magic"),
    "life": ("жизн", "Life"),
    "heal": ("жизн", "Life"),
    "gold": ("золот|слит", "gold"),
    "pay": ("золот|слит", "gold"),
    "spell": ("заклинан", "spell"),
    "miss": ("ход", "turn"),
    "stone": ("кам", "stone"),
    "move": ("ход|движ|идти|идите", "move|walk"),
    "fight": ("Меч|Маги|демон|дух|огр|оборот", "Sword|Magic|demon|spirit|ogre|werewolf"),
    "friends": ("дру", "friend"),
    "possessed": ("одерж", "possess"),
    "swap": ("местами|меня", "swap|exchange|change places"),
}
NATURES = {"good": ("добр", "good"), "evil": ("зл", "evil"), "chaotic": ("хаот", "chaotic")}
KINDS = {"item": ("предмет|вещ", "item"), "friend": ("дру", "friend")}
THROW = re.compile(r"(?<![\w+−-])(\d+)(?:[–-](\d+))?")


def text_of(kind: str, name: str, lang: str) -> str:
    key, field = {
        "square": ("square-text", "square"),
        "spell": ("spell-text", "spell"),
        "hero": ("hero-text", "hero"),
    }.get(kind, ("card-text", "design"))
    return TEXTS[lang].say(f"magic_sword-{key}", **{field: name})


def parts(text: str) -> Iterator[Part]:
    """All parts of an instruction, those of its cases too."""

    def within(found: list[Part]) -> Iterator[Part]:
        for part in found:
            yield part
            for case in part.cases.values():
                yield from within(case)

    return within(read(text))


def says(text: str, words: str) -> bool:
    return any(word.lower() in text.lower() for word in words.split("|"))


def results(text: str) -> set[int]:
    found = [(int(low), int(high or low)) for low, high in THROW.findall(text)]
    return {one for low, high in found for one in range(low, high + 1)}


INSTRUCTIONS = [
    *(("card", name, effect) for name, effect in book.EFFECTS.items()),
    *(("square", name, effect) for name, effect in book.INSTRUCTIONS.items()),
    ("spell", "doom", book.DOOM),
]


@pytest.mark.rule("MS-9.1", "MS-13.5", "MS-16.1")
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize(("kind", "name", "effect"), INSTRUCTIONS, ids=[name for _, name, _ in INSTRUCTIONS])
def test_a_text_says_what_the_statement_follows(kind: str, name: str, effect: str, lang: str) -> None:
    text, at = text_of(kind, name, lang), HOME.index(lang)
    for part in parts(effect):
        said = WORDS.get(part.word)
        assert said is None or says(text, said[at]), (part.word, text)
        for number in (abs(int(arg)) for arg in part.args if re.fullmatch(r"[+-]\d+", arg)):
            assert number in (1, 99) or str(number) in text, (part.word, number, text)
        for kind_lost in part.args[0].split() if part.word == "lose" else ():
            assert says(text, KINDS[kind_lost][at]), (kind_lost, text)
        if part.word == "align":
            assert says(text, NATURES[part.args[0]][at]), text
        for case in part.cases if part.word == "roll" else ():
            quiet = all(one.word == "none" for one in part.cases[case])
            assert quiet or set(faces(case)) <= results(text), (case, text)
        for case, then in part.cases.items() if part.word == "if" and part.args == ["align"] else ():
            assert all(one.word == "none" for one in then) or says(text, f"{NATURES[case][at]}|остальн|others"), (
                case,
                text,
            )


POINTS = [
    *((name, points, "sword") for name, points in book.TOTAL_SWORD.items()),
    *((name, points, "magic") for name, points in book.TOTAL_MAGIC.items()),
    *((name, points, "sword") for name, points in book.COMPANIONS.items()),
    *((name, points, "sword") for name, both in book.WEAPONS.items() for points in both),
    ("strength_elixir", 2, "sword"),
    ("mercenary", 3, "sword"),
]


@pytest.mark.rule("MS-1.5", "MS-2.5", "MS-17.4")
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize(("name", "points", "stat"), POINTS, ids=str)
def test_a_text_says_how_many_points_a_thing_gives(name: str, points: int, stat: str, lang: str) -> None:
    text = text_of("card", name, lang)
    assert says(text, WORDS[stat][HOME.index(lang)])
    assert f"+{points}" in text


@pytest.mark.rule("MS-A45", "MS-A54", "MS-A77")
@pytest.mark.parametrize("lang", HOME)
def test_texts_say_throws_and_loads(lang: str) -> None:
    for name, highest in ARMOUR.items():
        assert set(range(1, highest + 1)) <= results(text_of("card", name, lang).replace("единица", "1")), name
    for name, more in book.CARRIERS.items():
        assert str(more) in text_of("card", name, lang) or name == "troika", name


@pytest.mark.rule("MS-7.4", "MS-A63", "MS-4.1", "MS-A42")
@pytest.mark.parametrize("lang", HOME)
def test_texts_say_whom_and_where_a_thing_protects(lang: str) -> None:
    at, say = HOME.index(lang), TEXTS[lang].say
    for name, nature in book.NOT_FOR.items():
        assert says(text_of("card", name, lang), tuple(NATURES.values())[nature][at]), name
    for name, spells in book.IMMUNE.items():
        text = text_of("hero" if name in book.HEROES else "card", name, lang)
        for spell in spells:
            words = [word[:3] for word in say("magic_sword-spell", spell=spell).split() if len(word) > 2]
            assert says(text, "|".join(words)), (name, spell, text)
    for name, squares in (*book.SAFE.items(), *book.HIDES.items()):
        text = text_of("hero" if name in book.HEROES else "card", name, lang)
        for square in squares:
            words = [word[:3] for word in say("magic_sword-square", square=square).split() if len(word) > 2]
            assert says(text, "|".join(words)), (name, words, text)


COMPONENTS = [
    *(("card", design.slug) for design in DESIGNS),
    *(("hero", hero.slug) for hero in HEROES),
    *(("spell", spell.slug) for spell in SPELLS),
    *(("square", square.slug) for square in SQUARES),
]


def of_instruction(text: str) -> set[int]:
    """All numbers of an instruction, both ends of a range."""
    return {int(one) for both in re.findall(r"(\d+)(?:-(\d+))?", text) for one in both if one}


def printed(name: str) -> set[int]:
    """All numbers that the spec has of a component."""
    found = set(book.PRINTED.get(name, ())) | set(book.NAMED.get(name, ()))
    for texts in (book.EFFECTS, book.INSTRUCTIONS, {"doom": book.DOOM}):
        found |= of_instruction(texts.get(name, ""))
    for table in (book.STRENGTHS, book.TOTAL_SWORD, book.TOTAL_MAGIC, book.COMPANIONS, book.CARRIERS, book.BONUS):
        found |= {table[name]} if name in table else set()
    for table in (book.DRAW, ARMOUR):
        found |= {table[name]} if name in table else set()
    return found | set(book.WEAPONS.get(name, ())) | set(PRICES.values() if name == "market" else ())


@pytest.mark.once
@pytest.mark.rule("MS-9.1", "MS-13.5", "MS-16.1")
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize(("kind", "name"), COMPONENTS, ids=[f"{kind}-{name}" for kind, name in COMPONENTS])
def test_a_text_has_the_numbers_of_its_component_and_no_other(kind: str, name: str, lang: str) -> None:
    said = numbers(text_of(kind, name, lang), lang)
    assert said <= printed(name), f"{said - printed(name)} are not of {name}"
    missing = {number for number in book.PRINTED.get(name, set()) - said if number > 1}
    assert not missing, f"{name} does not say {missing}"
    strength = book.STRENGTHS.get(name, 0)
    assert strength in {0, *said}, f"{name} does not say {strength}"


@pytest.mark.once
@pytest.mark.rule("MS-9.1", "MS-A60")
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("spell", book.SPELLS)
def test_a_spell_says_when_it_may_be_cast(spell: str, lang: str) -> None:
    """Each window of the card is named, those of any turn together, and whether the turn or the battle is one's own."""
    say, windows = TEXTS[lang].say, book.SPELLS[spell].split()
    any_turn = set(book.EVERY.split())
    due = ["any", *(one for one in windows if one not in any_turn)] if any_turn <= set(windows) else windows
    names = [say("magic_sword-moment", window=one.rstrip("*"), own="yes" if "*" in one else "no") for one in due]
    assert len(set(names)) == len(due)
    assert castable(say, spell) == say("magic_sword-castable", moments=", ".join(names))


LOST = {  # who leaves by what is done with him, as the statements see it: dying, or going away
    "fortune_seeker": ("гибнет", "dies"), "loyal_knight": ("гибнет", "dies"), "squire": ("гибнет", "dies"),
    "warhorse": ("гибнет", "dies"), "princess": ("уходит|покидает", "leaves"), "viceroy": ("уходит|покидает", "leaves"),
    "miser_warlock": ("уйдёт|уходит", "leaves"),
}  # fmt: skip


@pytest.mark.once
@pytest.mark.rule("MS-A45", "MS-A84", "MS-A85")
@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("name", LOST)
def test_a_text_says_that_a_friend_may_be_lost(name: str, lang: str) -> None:
    assert says(text_of("card", name, lang), LOST[name][HOME.index(lang)])


@pytest.mark.once
@pytest.mark.rule("MS-3.3", "MS-A77")
@pytest.mark.parametrize("lang", HOME)
def test_the_market_says_its_prices(lang: str) -> None:
    text, at = text_of("card", "market", lang), HOME.index(lang)
    goods = {
        "plain_sword": ("меч", "sword"), "plain_shield": ("щит", "shield"), "helmet": ("шлем", "helmet"),
        "horse": ("конь", "horse"), "lamp": ("лампа", "lamp"), "boat": ("лодка", "boat"),
        "gauntlets": ("рукавицы", "gauntlets"), "pole_and_rope": ("шест", "pole"),
    }  # fmt: skip
    assert {name: f"{words[at]} {PRICES[name]}" in text for name, words in goods.items()} == dict.fromkeys(PRICES, True)

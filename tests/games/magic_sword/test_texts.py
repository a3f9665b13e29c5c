"""What cards, squares and spells say is what they do: whatever a die decides can be read before it is thrown."""

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from games.magic_sword.stage import Table
from magoteka.core.stored import carry_out
from magoteka.games.magic_sword.box.beings import BEINGS
from magoteka.games.magic_sword.box.cards import DESIGNS, PRAYERS
from magoteka.games.magic_sword.box.effects import CASES, NOTHING, Effect, GoTo, Prayer, Roll, Shop
from magoteka.games.magic_sword.box.heroes import HEROES
from magoteka.games.magic_sword.box.names import C_WOLF, DEMON, ENEMY
from magoteka.games.magic_sword.box.spells import SPELLS
from magoteka.games.magic_sword.box.squares import SQUARES
from magoteka.games.magic_sword.game import GAME
from magoteka.games.magic_sword.messages import acts, refusals
from magoteka.games.magic_sword.messages.events import AidUsed, CardLost
from magoteka.games.magic_sword.rules.bridge.tasks import BEAST_BASE, TRAP_FALLS
from magoteka.games.magic_sword.rules.forecast.odds import duel_odds
from magoteka.games.magic_sword.rules.move.gates import GUARD_BASE
from magoteka.games.magic_sword.rules.turn.trading_in import DEMON_RATE
from magoteka.games.magic_sword.terminal.show import MagicSwordShow
from magoteka.lessons import lessons_of
from magoteka.terminal.base import Sight
from magoteka.texts import HOME, Texts

THROW = re.compile(r"(?<![\w+−])(\d+)(?:–(\d+))?(?= )")
DOOM = range(1, 7)
NAMES = ("Анна", "Борис")
TEXTS = {lang: Texts(lang) for lang in HOME}
AT_SOMEBODY = {"behead", "steal-spell", "charm", "wheedle", "drive-to-temple", "win-over-friends"}
TOLD_AS_DEEDS = AT_SOMEBODY | {
    *("drop", "trade-trophies", "trade-demons", "turn-into-gold", "open-casket", "drink-elixir", "pay-mercenary"),
    *(
        "raise-mirror",
        "give-friend",
        "change-alignment",
        "refill",
        "fill-pouch",
        "ask-crystal",
        "send-knight",
        "exorcise",
    ),
}
HOUSES = {  # MS-15.1 where the cards live that a die sends somewhere
    "ghoul": ("village", "town", "valley_of_shadows", "gloomy_glade", "ghoul_crypt", "dead_city"),
    "desert_elder": ("trackless_waste", "eldritch_grove", "hermits_hut", "tower_of_fate", "fortress_ruins"),
}
SAID = [
    *(("card-text", "design", design.slug, design.effect) for design in DESIGNS),
    *(("square-text", "square", square.slug, square.effect) for square in SQUARES),
]


def within(effect: Effect) -> Iterator[Effect]:
    """An effect and all that it may lead to."""
    yield effect
    for part in effect.parts():
        yield from within(part)


def results_in(text: str) -> set[int]:
    """The results of a throw that a text names."""
    found = [(int(low), int(high or low)) for low, high in THROW.findall(text)]
    return {result for low, high in found for result in range(low, high + 1)}


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize(("key", "name", "slug", "effect"), SAID, ids=lambda value: value if type(value) is str else "")
def test_ms_8_1_a_text_names_every_result_of_its_die(lang: str, key: str, name: str, slug: str, effect: Effect) -> None:
    texts = TEXTS[lang]
    text = texts.say(f"magic_sword-{key}", **{name: slug})
    for part in within(effect):
        if isinstance(part, Roll):
            assert {face for face, what in enumerate(part.faces, 1) if what is not NOTHING} <= results_in(text)
        if isinstance(part, Prayer):
            assert set(range(2, 2 + len(PRAYERS[0]))) <= results_in(text)
        if isinstance(part, GoTo):
            assert texts.say("magic_sword-square", square=SQUARES[part.square].slug)[:-2] in text
        if isinstance(part, Shop) and key == "square-text":
            assert all(str(price) in text for price in part.prices.values())


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("card", list(HOUSES))
def test_ms_15_1_a_card_that_a_die_puts_somewhere_says_where(lang: str, card: str) -> None:
    texts = TEXTS[lang]
    text = texts.say("magic_sword-card-text", design=card)
    assert set(DOOM) <= results_in(text)
    for square in HOUSES[card]:
        assert texts.say("magic_sword-square", square=square) in text


@pytest.mark.parametrize("lang", HOME)
def test_ms_9_1_doom_names_every_result_of_its_die(lang: str) -> None:
    assert set(DOOM) <= results_in(TEXTS[lang].say("magic_sword-spell-text", spell="doom"))


@pytest.mark.parametrize("lang", HOME)
def test_ms_16_5_a_wish_says_what_it_may_be(lang: str) -> None:
    texts = TEXTS[lang]
    for card in ("nightmare", "forest_king", "fairy"):
        assert texts.say("magic_sword-wish") in texts.say("magic_sword-card-text", design=card)


@pytest.mark.parametrize("lang", HOME)
def test_every_refusal_has_a_sentence_that_says_what_to_do(lang: str) -> None:
    texts = TEXTS[lang]
    for tag in (*refusals.QUESTIONS, *refusals.DEEDS, refusals.NOT_NOW, refusals.NO_MOMENT_FOR_IT):
        assert texts.has(f"magic_sword-why-{tag}"), tag
    assert GAME.codec.by_tag.keys() >= refusals.QUESTIONS


def test_ms_10_2_a_refused_square_and_a_refused_deed_say_why() -> None:
    t = Table("troll", "elf")
    t.give(0, "casket")
    t.start_turn(0)
    question = t.g.asking()
    menu = list(question.menu(t.g))
    explore = question.refusal(t.g, next(at for at, option in enumerate(menu) if isinstance(option, acts.Explore)))
    assert explore.reason == "explore"
    t.say("walk").throw(3)
    assert t.g.asking().refusal(t.g, 0).reason == "walk-where"


@pytest.mark.rule("MS-A61")
def test_only_whoever_aims_a_spell_is_told_which_it_is() -> None:
    t = Table("witch", "elf", "troll", together=True)
    t.g.magic[0] = 5
    t.hand(0, "doom")
    t.start_turn(0).say("doom")
    assert t.question == "Aim"
    assert [GAME.view(t.g, seat).asked.spell for seat in (0, 1, None)] == ["doom", None, None]


SAYS = {  # what else a text has to say, in Russian and in English: what really happens
    ("hero-text", "dark_knight"): (f"{DEMON_RATE} пунктов|победив на турнире", f"{DEMON_RATE} points|having won"),
    ("hero-text", "giant"): ("одну из взятых сбрасывает", "discards one of those drawn"),
    ("hero-text", "druid"): ("+1 к кубику", "+1 to the die"),
    ("hero-text", "scoundrel"): ("пункт Меча либо Магии", "a point of Sword or Magic"),
    ("spell-text", "magic_journey"): ("Вместо движения", "Instead of moving"),
    ("spell-text", "hidden_one"): ("друга или врага", "an enemy about to be removed"),
    ("square-text", "trap"): ("0 или меньше|1–2 — он ваш", "0 or less|1–2 it stays"),
    ("square-text", "magic_trap"): ("0 или меньше|1–2 — он ваш", "0 or less|1–2 it stays"),
    ("square-text", "beast_castle"): (
        "Волшебным Мечом и Щитом Толимана|10–15|−2 жизни|ко входу",
        "Magic Sword and the Shield of Toliman|10–15|2 Life|to the entry",
    ),
    ("square-text", "demon_of_darkness"): ("стоит жизни", "costs a Life"),
    ("square-text", "bridge_monster"): ("стоит жизни", "costs a Life"),
    ("square-text", "eldritch_grove"): ("−1 жизнь", "cost a Life"),
    ("square-text", "fortress_ruins"): ("Волшебным Мечом|Меч 5–10|−1 Меч", "Magic Sword|Sword 5–10|a point of Sword"),
    ("square-text", "dead_city"): ("Волшебным Мечом|Магия 5–10|−1 Магия", "Magic Sword|Magic 5–10|a point of Magic"),
    ("card-text", "magic_sword"): ("Мосту|Замку Бестии", "Bridge|Castle of the Beast"),
    ("card-text", "wand_of_fate"): ("своего рода|пропадут и он, и жезл", "of its kind|both it and the wand are gone"),
    ("card-text", "rowan_of_knowledge"): ("съедена", "used up"),
    ("card-text", "hour_of_spirits"): ("лечение на 1 жизнь", "healing of 1 Life"),
}
FIELDS = {"hero-text": "hero", "spell-text": "spell", "square-text": "square", "card-text": "design"}


@pytest.mark.parametrize(("at", "lang"), [(0, "ru"), (1, "en")])
@pytest.mark.parametrize(("key", "slug"), SAYS, ids=str)
def test_ms_8_1_a_text_says_all_that_happens(key: str, slug: str, at: int, lang: str) -> None:
    text = TEXTS[lang].say(f"magic_sword-{key}", **{FIELDS[key]: slug})
    assert all(part in text for part in SAYS[key, slug][at].split("|")), text


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize(("trap", "falls"), [("trap", TRAP_FALLS[0]), ("magic_trap", TRAP_FALLS[1])])
def test_ms_b2_a_trap_says_where_one_falls(lang: str, trap: str, falls: tuple[int, ...]) -> None:
    text = TEXTS[lang].say("magic_sword-square-text", square=trap)
    for square in falls:
        assert TEXTS[lang].say("magic_sword-square", square=SQUARES[square].slug).partition(" (")[0] in text


def test_ms_11_9_the_guardians_are_as_strong_as_the_texts_say() -> None:
    assert (GUARD_BASE + 1, GUARD_BASE + 6) == (5, 10)
    assert (BEAST_BASE + 1, BEAST_BASE + 6) == (10, 15)


NAMED = [
    *(("card", "design", design.slug) for design in DESIGNS),
    *(("card-text", "design", design.slug) for design in DESIGNS),
    *(("square", "square", square.slug) for square in SQUARES),
    *(("square-text", "square", square.slug) for square in SQUARES),
    *(("hero", "hero", hero.slug) for hero in HEROES),
    *(("hero-text", "hero", hero.slug) for hero in HEROES),
    *(("spell", "spell", spell.slug) for spell in SPELLS),
    *(("spell-text", "spell", spell.slug) for spell in SPELLS),
    *(("case", "case", case) for case in CASES),
    *(("being", "being", being.slug) for being in BEINGS if being.slug != "fortune_seeker"),
    *(("being", "being", design.slug) for design in DESIGNS if design.kind in (ENEMY, DEMON)),
]


@pytest.mark.parametrize("lang", HOME)
def test_everything_in_the_box_has_its_own_name_and_text(lang: str) -> None:
    texts = TEXTS[lang]
    for key, name, slug in NAMED:
        said = texts.say(f"magic_sword-{key}", **{name: slug})
        assert said != texts.say(f"magic_sword-{key}", **{name: "nothing-of-that-name"}), slug


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("target", [None, 1])
def test_ms_a43_every_deed_is_told_by_its_name(lang: str, target: int | None) -> None:
    """Deeds that lead to other events need no sentence of their own; those that are told as such all differ."""
    texts = TEXTS[lang]
    general = texts.sentence(GAME, "event", AidUsed(0, "nothing-of-that-name", "deed", None, target), NAMES)
    for what in sorted(TOLD_AS_DEEDS):
        sentence = texts.sentence(GAME, "event", AidUsed(0, what, "deed", None, target), NAMES)
        assert (sentence == general) == (target is None and what in AT_SOMEBODY), what
        assert "{" not in sentence


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.rule("MS-13.4", "MS-A29")
def test_what_a_square_bids_one_draw_is_said_no_more_once_it_is_drawn(lang):
    """The cards drawn stay as they are told; the order to draw is fulfilled, and no second one is open."""
    t = Table("elf", "troll", square="trackless_waste", together=True)
    t.deck = ["plain_sword", "helmet"]
    t.land()
    order, done = said_here(t, lang, "magic_sword-square-text"), said_here(t, lang, "magic_sword-explored")
    assert (t.question, order, done) == ("Landing", True, False)
    t.say("explore")
    assert (t.question, t.on("trackless_waste"), t.can("explore")) == ("AtSquare", ["helmet", "plain_sword"], False)
    order, done = said_here(t, lang, "magic_sword-square-text"), said_here(t, lang, "magic_sword-explored")
    assert (order, done) == (False, True)


def said_here(t, lang, key):
    """Whether the terminal says that of the square one stands on."""
    view, texts = GAME.view(t.g, 0), Texts(lang)
    show = MagicSwordShow(Sight(GAME, view, ("Ann", "Bob"), texts, view.asked.question))
    out = io.StringIO()
    console = Console(file=out, width=200)
    console.print(*show.sheet(show.hero))
    return texts.say(key, square=view.heroes[0].square) in out.getvalue()


@pytest.mark.rule("MS-13.4")
def test_the_browser_does_not_bid_one_draw_twice():
    page = (Path(__file__).parents[3] / "web" / "src" / "games" / "magic_sword" / "Now.svelte").read_text("utf-8")
    assert "question !== 'landing' && square in DRAWS ? t('magic_sword-explored')" in page


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.rule("MS-17.4", "MS-A43")
def test_the_first_lesson_says_the_odds_that_the_table_shows(lang: str) -> None:
    """At the very moment of the lesson: the wolf has been drawn, and the dice have not fallen."""
    lesson = lessons_of(GAME)["first"]
    g = GAME.new(lesson.seats, lesson.settings)
    for place, row in enumerate(lesson.answers):
        if place and lesson.answers[place - 1].option.get("design") == "wolf":
            break
        carry_out(g, GAME.codec, row.seat, row.option)
    board: Any = g
    odds = next(one for one in GAME.view(board, 0).squares if one.square == "frozen_waste").sword_odds
    assert odds is not None
    said = TEXTS[lang].say("magic_sword-lesson-first-odds")
    assert f"{round(100 * odds.win)} %" in said
    lead = GAME.view(board, 0).heroes[0].battle_sword - DESIGNS[C_WOLF].strength
    assert f" {round(36 * duel_odds(lead, 0, 0)[0])} " in said


@pytest.mark.parametrize(("lang", "said"), [("ru", "остаётся на поле"), ("en", "stays on the square")])
@pytest.mark.rule("MS-5.5")
def test_a_preview_does_not_call_a_dropped_thing_lost(lang: str, said: str) -> None:
    texts = TEXTS[lang]
    for how in ("dropped", "gone"):
        told = texts.sentence(GAME, "short", CardLost(0, 93, "lamp", how), NAMES)
        assert (said in told) is (how == "dropped")

"""Lessons: every one is played to its end, so that no change of rules leaves one that lies; and what a pupil may do."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from magoteka.core.agenda import NATURE
from magoteka.core.chance import Rng
from magoteka.games import GAMES
from magoteka.lessons import PUPIL, Lesson, lessons_of
from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.head import record_of
from magoteka.table.opening import Opener
from magoteka.table.problems import BadRequest
from magoteka.table.store import MemoryStore
from magoteka.table.thinker import OwnThinker
from magoteka.texts import HOME, Texts
from table.lookers import Looker

ANNA = Guest("guest", "Анна")
LESSONS = [lesson for game in GAMES.values() for lesson in lessons_of(game).values()]
ABRACA = lessons_of(GAMES["abraca"])["first"]
WEB = Path(__file__).parents[2] / "web" / "src"
PLACE = re.compile(r"(?:stage\.place\(|\bplace = )(?:'([^']+)'|`([^`]+)`)")
LONGEST = 160  # characters of one step: what is longer is not read


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


def opener() -> Opener:
    return Opener(MemoryStore(), OwnThinker(3), lambda: Rng(5))


async def seated(house: Opener, lesson: Lesson) -> tuple[str, Looker]:
    """The table of a lesson, and its pupil."""
    created = await house.teach(wire.LessonRequest(lesson.game, lesson.name, ["Мира"], 0.0), ANNA)
    return created.table, await back(house, created.table)


async def back(house: Opener, table: str) -> Looker:
    """The pupil comes to a table as it is stored."""
    pupil = Looker(await house.table(table), ANNA.id)
    await pupil.come()
    return pupil


async def told(pupil: Looker) -> Any:
    """What the guide says next."""
    while pupil.scene["guide"] is None:
        await pupil.hear()
    return pupil.scene["guide"]


async def go_on(pupil: Looker, **wish: Any) -> None:
    """Read on, or let the guide answer."""
    guide = await told(pupil)
    await pupil.say(type="go-on", seat=PUPIL, place=guide["place"], **wish)
    while pupil.scene["guide"] is not None and pupil.scene["guide"]["place"] == guide["place"]:
        await pupil.hear()


async def follow(pupil: Looker, until: int) -> list[Any]:
    """Do what the guide wants until so many answers were given; what he said."""
    heard = []
    while (guide := await told(pupil))["place"] < until:
        heard.append(guide)
        if pupil.scene["options"]:
            await pupil.answer(0)
        else:
            await go_on(pupil)
    return [*heard, guide]


def evening(play: Callable[[Opener], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play(opener()))


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_goes_as_it_is_written_when_its_pupil_follows(lesson: Lesson) -> None:
    async def play(house: Opener) -> None:
        table, pupil = await seated(house, lesson)
        heard = await follow(pupil, len(lesson.answers))
        record = record_of(pupil.table.journal.head, await house.store.rows(table), None)
        assert [(row.seat, row.option) for row in record.answers] == [(row.seat, row.option) for row in lesson.answers]
        assert [step["say"] for guide in heard for step in guide["says"]] == [
            step.say for says in lesson.says for step in says
        ]
        assert [guide["step"] for guide in heard] == sorted({guide["step"] for guide in heard})
        assert heard[-1]["end"]
        assert not any(guide["end"] for guide in heard[:-1])

    evening(play)


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_has_a_short_sentence_for_every_step(lesson: Lesson, lang: str) -> None:
    texts = Texts(lang)
    keys = [lesson.key(step) for says in lesson.says for step in says]
    assert len(set(keys)) == len(keys)
    for key in keys:
        assert texts.has(key), key
        assert len(texts.say(key)) <= LONGEST, texts.say(key)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if lessons_of(game)], ids=lambda game: game.name)
def test_no_sentence_of_a_lesson_is_left_over(game: Any) -> None:
    said = {lesson.key(step) for lesson in lessons_of(game).values() for says in lesson.says for step in says}
    for lang in HOME:
        page = game.folder / "locale" / f"{lang}.ftl"
        assert set(re.findall(rf"^({game.name}-lesson-\w+-[\w-]+) =", page.read_text("utf-8"), re.MULTILINE)) == said


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_the_pupil_is_told_something_before_each_answer_and_at_the_end(lesson: Lesson) -> None:
    first = next(place for place, says in enumerate(lesson.says) if says)  # before it the table is only being laid
    for place, answer in enumerate(lesson.answers):
        if answer.seat == PUPIL and place >= first:
            assert lesson.says[place], place
        if answer.seat == NATURE:
            assert not lesson.says[place], place
    assert lesson.says[-1]


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_points_only_at_places_that_its_table_has(lesson: Lesson) -> None:
    pages = [page.read_text("utf-8") for page in (WEB / "games" / lesson.game).glob("*.svelte")]
    names = {plain or made for page in pages for plain, made in PLACE.findall(page)}
    known = [re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(name)) for name in names]
    points = {step.point for says in lesson.says for step in says if step.point}
    assert {point for point in points if not any(re.fullmatch(name, point) for name in known)} == set()


def test_every_game_teaches() -> None:
    assert {lesson.game for lesson in LESSONS} == set(GAMES)


@pytest.mark.parametrize("lang", HOME)
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_has_a_name(lesson: Lesson, lang: str) -> None:
    assert Texts(lang).has(f"{lesson.game}-lesson-{lesson.name}")


def test_a_lesson_may_begin_in_the_midst_of_a_match() -> None:
    """What was answered before the guide's first word lies on the table when the pupil comes."""

    async def play(house: Opener) -> None:
        lesson = lessons_of(GAMES["siggil"])["second"]
        _, pupil = await seated(house, lesson)
        first = next(place for place, says in enumerate(lesson.says) if says)
        assert any(answer.seat == PUPIL for answer in lesson.answers[:first])
        assert pupil.scene["guide"]["place"] == first
        assert pupil.scene["view"]["held"] == [1, 1]

    evening(play)


# --- what a pupil may do ---------------------------------------------------------------------------------------------


def test_only_what_is_wanted_is_offered_and_other_legal_answers_are_refused_kindly() -> None:
    async def play(house: Opener) -> None:
        _, pupil = await seated(house, ABRACA)
        assert pupil.scene["options"] == [{"tag": "declare", "spell": 5}]
        other = {"tag": "declare", "spell": 8}
        answer = {"type": "answer", "version": pupil.scene["version"], "seat": PUPIL, "answer": other}
        for message in (answer, {"type": "why", "seat": PUPIL, "answer": other}):
            assert await pupil.ask(**message) == {"type": "refused", "seat": 0, "clause": "AB-11", "reason": "lesson"}
        against = await pupil.ask(type="why", seat=PUPIL, answer={"tag": "stop"})
        assert against["reason"] == "stop-before-a-spell"
        assert (await pupil.ask(type="hint", seat=PUPIL))["best"][0]["answer"] == {"tag": "declare", "spell": 5}

    evening(play)


def test_rivals_wait_until_the_pupil_has_read() -> None:
    async def play(house: Opener) -> None:
        _, pupil = await seated(house, ABRACA)
        while (await told(pupil))["says"][0]["say"] != "theirs":
            await pupil.answer(0)
        assert pupil.scene["options"] == []
        assert [one["seat"] for one in pupil.scene["asking"]] == [1]
        with pytest.raises(asyncio.TimeoutError):
            await pupil.hear(0.2)
        await go_on(pupil)
        assert (await told(pupil))["says"][0]["say"] == "miss"

    evening(play)


def test_a_pupil_who_comes_back_finds_the_lesson_where_it_was_left() -> None:
    async def play(house: Opener) -> None:
        table, pupil = await seated(house, ABRACA)
        secret = next(place for place, says in enumerate(ABRACA.says) if says and says[0].say == "secret")
        guide = (await follow(pupil, secret))[-1]
        pupil.table.stop()
        again = await back(house, table)
        assert again.scene["guide"] == guide
        assert again.scene["options"] == [{"tag": "take-secret"}]
        assert (await follow(again, len(ABRACA.answers)))[-1]["end"]

    evening(play)


def test_the_guide_answers_for_a_pupil_who_skips_and_one_click_skips_once() -> None:
    async def play(house: Opener) -> None:
        _, pupil = await seated(house, ABRACA)
        first = await told(pupil)
        await go_on(pupil)
        assert (await told(pupil))["says"][0]["say"] == "again"
        await pupil.say(type="go-on", seat=PUPIL, place=first["place"])
        assert (await told(pupil))["says"][0]["say"] == "again"
        while not (await told(pupil))["end"]:
            await go_on(pupil)
        assert pupil.scene["view"]["scores"] == [4, 1, 0]

    evening(play)


@pytest.mark.parametrize("answers", [0, 2, 999])
def test_a_lesson_can_be_left_for_a_free_match_at_any_time(answers: int) -> None:
    async def play(house: Opener) -> None:
        table, pupil = await seated(house, ABRACA)
        for _ in range(answers):
            if (await told(pupil))["end"]:
                break
            await go_on(pupil)
        await go_on(pupil, leave=True)
        await pupil.until_asked()
        assert pupil.scene["guide"] is None
        assert len(pupil.scene["options"]) > 1
        pupil.table.stop()
        again = await back(house, table)
        assert again.scene["guide"] is None
        assert again.scene["options"] == pupil.scene["options"]
        while not again.scene["over"]:
            await again.until_asked()
            if again.scene["options"]:
                await again.answer(answers + again.scene["version"])
        again.check()

    evening(play)


def test_an_answer_taken_back_takes_the_lesson_back() -> None:
    async def play(house: Opener) -> None:
        _, pupil = await seated(house, ABRACA)
        before = pupil.scene["guide"]
        await pupil.answer(0)
        if pupil.scene["undo"]:
            await pupil.ask(type="undo", seat=PUPIL)
            assert pupil.scene["guide"] == before

    evening(play)


def test_a_lesson_that_has_changed_since_is_a_free_match() -> None:
    async def play(house: Opener) -> None:
        table, pupil = await seated(house, ABRACA)
        pupil.table.stop()
        store = house.store
        assert isinstance(store, MemoryStore)
        kept = store.tables[table]
        assert ABRACA.digest in kept.head
        kept.head = kept.head.replace(ABRACA.digest, "another")
        again = await back(house, table)
        assert again.scene["guide"] is None
        assert len(again.scene["options"]) == 8

    evening(play)


def test_nobody_opens_a_lesson_that_does_not_exist() -> None:
    with pytest.raises(BadRequest):
        asyncio.run(opener().teach(wire.LessonRequest("abraca", "last"), ANNA))

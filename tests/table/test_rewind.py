"""A table goes back by common consent: what stands, what is drawn anew, who is asked, and what anybody is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from magoteka.core.chance import Rng
from magoteka.core.checking import checked
from magoteka.core.record import loads
from magoteka.games import GAMES
from magoteka.table import chronicle, rewinding, store, wire
from magoteka.table import journal as journals
from magoteka.table.chronicle import PastMoment, standing
from magoteka.table.guests import Guest
from magoteka.table.head import record_of
from magoteka.table.migration import migrated, table_at
from magoteka.table.opening import Opener
from magoteka.table.store import MemoryStore
from magoteka.table.table import Table
from magoteka.table.thinker import OwnThinker
from table.lookers import Looker, text
from table.sealed import TABLE, Sealed
from table.test_journal import check_moments, check_since, known
from table.test_seal import draws

ANNA, BORIS, VERA = Guest("guest-0", "Анна"), Guest("guest-1", "Борис"), Guest("guest-2", "Вера")
ME, FRIEND, HERE, BOT = (wire.SeatRequest(kind) for kind in ("me", "friend", "here", "bot"))


@pytest.fixture(autouse=True)
def same_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run draws alike."""
    monkeypatch.setattr("magoteka.table.sealing.secrets.token_hex", lambda count: "5e" * count)


class Wandering(Sealed):
    """A table under seal that sometimes goes back."""

    def back(self, moment: PastMoment) -> None:
        rows = self.rows()
        snapshot = table_at(self.head, rows, moment.version)
        table = self.journal.game.restore(self.head.count, self.head.settings, snapshot)
        if moment.end is not None:
            assert self.journal.game.digest(moment.end) == self.journal.game.digest(table)
            assert moment.until == snapshot["before"]
        self.keep(self.journal.rewind(0, moment, table, snapshot["before"]))

    def wander(self) -> None:
        """Back to any moment that is at hand."""
        moments = [one for one in self.journal.chronicle.moments if one.seats or one is not self.first]
        self.back(moments[self.luck.below(len(moments))])

    @property
    def first(self) -> PastMoment:
        """The moment at which the table was opened and nothing dealt."""
        return self.journal.chronicle.moments[0]


def whole(table: Sealed) -> Any:
    return checked(table.journal.game, table.record())


# --- the journal -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_went_back_is_found_true(name: str) -> None:
    """Now and then, anywhere, also behind the last snapshot, with the table read again from its store all the time."""
    table, returns = Wandering(name), 0
    table.give()
    while not table.journal.match.over:
        table.play(29)
        if returns < 6 and not table.journal.match.over:
            table.wander()
            returns += 1
        if not table.journal.unsaid:
            here = table.journal
            table.again()
            assert known(here) == known(table.journal)
            check_moments(here, table.journal)
            check_since(here, table.journal)
    found = whole(table)
    assert (found.kind, found.draws, found.rewinds) == ("true", len(draws(table.rows())), returns)
    assert found.rewinds == len(table.record().seal["rewinds"]) > 0


@pytest.mark.parametrize("name", ["siggil", "abraca"])
def test_a_table_goes_back_behind_all_that_is_loaded_with_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two returns to the same place, of which the second does not know what was there before the first."""
    for module in (store, chronicle):
        monkeypatch.setattr(module, "NEAR", 4, raising=False)
    monkeypatch.setattr(journals, "EVERY", 5)
    table = Wandering(name)
    table.give()
    table.play(25)
    early = [one for one in table.journal.chronicle.moments if one.seats][1]
    for _ in range(2):
        table.back(early)
        table.again()
        early = table.journal.chronicle.moments[-1]
        assert len(table.journal.chronicle.moments) <= 2
        while table.journal.unsaid or table.journal.version % 7:
            table.step()
    assert len({one.to for one in table.journal.rewinds}) == 1
    table.play()
    assert whole(table).kind == "true"


def test_the_row_tells_where_to_and_the_undone_rows_stay_in_the_store() -> None:
    table = Wandering("abraca")
    table.give()
    table.play(12)
    before, moment = table.rows(), table.journal.chronicle.moments[-4]
    table.back(moment)
    rows = table.rows()
    assert rows[:-1] == before
    assert (rows[-1].kind, rows[-1].body["to"], rows[-1].body["answers"]) == ("rewind", moment.version, [])
    stands = [row.seq for row in standing(rows) if row.body.get("answers")]
    assert max(stands) == moment.version
    assert table.journal.version == before[-1].seq + 1
    assert not any(table.journal.can_undo(seat) for seat in range(table.head.count))


def test_nobody_profits_from_a_roll_that_was_seen() -> None:
    """The same answers after a return meet other draws; as long as nobody goes back they would meet the same."""
    table = Wandering("abraca", 3)
    table.give()
    moment = table.journal.chronicle.moments[-1]

    def drawn(steps: int) -> str:
        table.luck = Rng(5)
        since = table.journal.version
        table.play(steps)
        return text(draws(row for row in table.rows() if row.seq > since))

    seen = set()
    for _ in range(3):
        seen.add(drawn(30))
        table.back(moment)
        moment = table.journal.chronicle.moments[-1]
    assert len(seen) == 3


@pytest.mark.parametrize("lie", ["dropped", "moved", "added"])
def test_a_record_that_is_silent_about_a_return_does_not_verify(lie: str) -> None:
    table = Wandering("siggil")
    table.give()
    for _ in range(2):
        table.play(12)
        while table.journal.unsaid:
            table.step()
        table.back(table.journal.chronicle.moments[-5])
    table.play()
    record = json.loads(record_of(table.head, table.rows(), None, over=True).dumps())
    returns = record["seal"]["rewinds"]
    if lie == "dropped":
        returns.pop(0)
    elif lie == "moved":
        returns[0][0] -= 1
    else:
        returns.append([returns[1][0] + 1, returns[1][1] + 9])
    found = checked(GAMES["siggil"], loads(json.dumps(record)))
    assert found.kind in ("bent", "altered")


def test_a_table_that_went_back_and_is_written_anew_keeps_its_seal() -> None:
    """Another program, same rules: the rows are played again, and none of them is written otherwise."""
    table = Wandering("siggil")
    table.give()
    for _ in range(3):
        table.play(14)
        while table.journal.unsaid:
            table.step()
        table.wander()
        again = migrated(table.head, table.rows(), Rng(9))
        assert again.rows == []
        here = table.journal
        table.store.tables[TABLE].snapshot = (again.snapshot.seq, json.dumps(again.snapshot.body))
        table.again()
        assert known(here) == known(table.journal)
    table.play()
    assert whole(table).kind == "true"


def test_under_other_rules_a_table_that_went_back_counts_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Wandering("siggil")
    table.give()
    table.play(15)
    while table.journal.unsaid:
        table.step()
    table.wander()
    game = GAMES["siggil"]
    monkeypatch.setattr(type(game), "ruleset", game.ruleset + 1)
    monkeypatch.setattr(type(game), "upgrades", {**game.upgrades, game.ruleset - 1: lambda record: record})
    again = migrated(table.head, table.rows(), Rng(9))
    asyncio.run(table.store.rewrite(TABLE, again.rows, again.brief, again.snapshot))
    table.again()
    table.play(12)
    while table.journal.unsaid:
        table.step()
    table.back(table.journal.chronicle.moments[-4])
    table.play()
    found = checked(game, table.record())
    assert (found.kind, found.rewinds) == ("true", 2)


# --- at the table ----------------------------------------------------------------------------------------------------


class Evening:
    """A table with people, each before a screen of his own."""

    def __init__(self, *wishes: wire.SeatRequest, game: str = "abraca", **more: Any) -> None:
        self.wish = wire.NewTable(game, list(wishes), {}, 0.0, **more)
        self.store = MemoryStore()
        self.opener = Opener(self.store, OwnThinker(1), lambda: Rng(4))

    async def begin(self, *friends: Guest) -> Table:
        created = await self.opener.create(self.wish, ANNA)
        self.created = created
        table = await self.opener.table(created.table)
        for friend in friends:
            await table.do(lambda friend=friend: table.seating.join(friend, created.join))  # type: ignore[misc]
        self.table = table
        return table

    async def looker(self, guest: Guest | None) -> Looker:
        one = Looker(self.table, None if guest is None else guest.id)
        await one.come()
        return one

    async def play(self, answers: int, *lookers: Looker) -> None:
        """So many answers of whoever is asked; everyone hears of them."""
        for _ in range(answers):
            one = next(looker for looker in lookers if looker.scene["options"])
            await one.answer(0)
            for other in lookers:
                await other.until(one.scene["version"])


def evening(work: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        await asyncio.wait_for(work(), 120)

    asyncio.run(limited())


async def places_of(looker: Looker) -> list[Any]:
    told = await looker.ask(type="places", seat=looker.scene["chair"])
    while told["type"] != "places":
        told = await looker.hear()
    return list(told["places"])


async def proposed(one: Looker, *others: Looker) -> tuple[int, Any]:
    """Propose the nearest place; its number, and the place."""
    place = (await places_of(one))[0]
    await one.say(type="rewind", seat=one.scene["chair"], to=place["to"])
    for looker in (one, *others):
        while looker.scene["rewind"] is None:
            await looker.hear()
    return one.scene["rewind"]["number"], place


def test_the_table_goes_back_when_everybody_has_agreed() -> None:
    async def work() -> None:
        here = Evening(ME, FRIEND, FRIEND)
        table = await here.begin(BORIS, VERA)
        anna, boris, vera, onlooker = [await here.looker(guest) for guest in (ANNA, BORIS, VERA, None)]
        people = (anna, boris, vera)
        await here.play(6, *people)
        was = {
            one.version: table.journal.match.game.digest(one.end) for one in table.journal.chronicle.moments if one.end
        }
        number, place = await proposed(anna, boris, vera, onlooker)
        proposal = boris.scene["rewind"]
        assert (proposal["seat"], proposal["waiting"], proposal["seconds"]) == (0, [1, 2], rewinding.PATIENCE)
        assert (proposal["place"], onlooker.scene["rewind"]) == (place, proposal)
        await boris.say(type="consent", number=number, yes=True)
        while vera.scene["rewind"]["waiting"] != [2]:
            await vera.hear()
        assert table.journal.version == place_version(table)
        await vera.say(type="consent", number=number, yes=True)
        for one in (*people, onlooker):
            while one.scene["rewind"] is not None:
                await one.hear()
            one.check()
            assert max(one.moments) == one.scene["version"]
            assert max(version for version, told in one.moments.items() if told) <= place["to"]
        assert table.journal.match.digest() == was[place["to"]]
        await here.play(3, *people)
        table.stop()
        again = await here.opener.journal(table.id)
        assert known(again) == known(table.journal)

    evening(work)


def place_version(table: Table) -> int:
    """The version of the last answer: a proposal changes none."""
    return max(one.version for one in table.journal.chronicle.moments)


def test_who_declines_ends_it_and_the_proposer_is_told() -> None:
    async def work() -> None:
        here = Evening(ME, FRIEND)
        await here.begin(BORIS)
        anna, boris = await here.looker(ANNA), await here.looker(BORIS)
        await here.play(4, anna, boris)
        number, place = await proposed(anna, boris)
        await boris.say(type="consent", number=number, yes=False)
        told = await anna.hear()
        assert (told["type"], told["why"], told["seat"]) == ("not-back", "declined", 1)
        for one in (anna, boris):
            while one.scene["rewind"] is not None:
                assert (await one.hear())["type"] == "update"
        again = await anna.ask(type="rewind", seat=0, to=place["to"])
        assert (again["type"], again["tag"]) == ("problem", "cannot-rewind")  # not before somebody has answered
        await boris.say(type="consent", number=number, yes=True)
        assert here.table.rewinding.asked is None
        await here.play(1, anna, boris)
        await proposed(anna, boris)

    evening(work)


def test_a_proposal_is_taken_back_by_who_made_it() -> None:
    async def work() -> None:
        here = Evening(ME, FRIEND)
        await here.begin(BORIS)
        anna, boris = await here.looker(ANNA), await here.looker(BORIS)
        await here.play(4, anna, boris)
        number, _ = await proposed(anna, boris)
        await anna.say(type="consent", number=number, yes=False)
        for one in (anna, boris):
            while one.scene["rewind"] is not None:
                assert (await one.hear())["type"] == "update"
        await proposed(anna, boris)

    evening(work)


def test_a_proposal_lapses_when_somebody_answers() -> None:
    async def work() -> None:
        here = Evening(ME, FRIEND)
        await here.begin(BORIS)
        anna, boris = await here.looker(ANNA), await here.looker(BORIS)
        await here.play(4, anna, boris)
        number, _ = await proposed(anna, boris)
        asked = next(one for one in (anna, boris) if one.scene["options"])
        await asked.answer(0)
        while anna.scene["rewind"] is not None:
            await anna.hear()
        before = here.table.journal.version
        await boris.say(type="consent", number=number, yes=True)
        assert here.table.journal.version == before

    evening(work)


def test_a_proposal_lapses_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rewinding, "PATIENCE", 0.05)

    async def work() -> None:
        here = Evening(ME, FRIEND)
        await here.begin(BORIS)
        anna, boris = await here.looker(ANNA), await here.looker(BORIS)
        await here.play(4, anna, boris)
        place = (await places_of(anna))[0]
        await anna.say(type="rewind", seat=0, to=place["to"])
        told = await anna.hear()
        while told["type"] != "not-back":
            told = await anna.hear()
        assert (told["why"], told["seat"]) == ("late", None)
        while anna.scene["rewind"] is not None:
            await anna.hear()

    evening(work)


def test_among_bots_ones_own_wish_is_enough_and_bots_wait_while_people_are_asked() -> None:
    async def work() -> None:
        alone = Evening(ME, BOT, BOT)
        table = await alone.begin()
        anna = await alone.looker(ANNA)
        for _ in range(3):
            await anna.until_asked()
            await anna.answer(0)
        await anna.until_asked()
        place = (await places_of(anna))[0]
        await anna.say(type="rewind", seat=0, to=place["to"])
        assert [one.to for one in table.journal.rewinds] == [place["to"]]
        table.stop()
        friends = Evening(ME, FRIEND, BOT)
        table = await friends.begin(BORIS)
        anna, boris = await friends.looker(ANNA), await friends.looker(BORIS)
        while not anna.moments or not any(0 in one.seats for one in table.journal.chronicle.moments):
            one = anna if anna.scene["options"] else boris if boris.scene["options"] else None
            if one is not None:
                await one.answer(0)
            await anna.hear()
            while not boris.one.outbox.empty():
                await boris.hear()
        await anna.say(type="rewind", seat=0, to=table.rewinding.places(0)[0].to)
        assert table.rewinding.asked is not None
        assert not table.players.thinking
        assert table.rewinding.shown().waiting == [1]
        await table.do(lambda: table.seating.change_seat(1, wire.SeatRequest("bot"), BORIS))
        assert len(table.journal.rewinds) == 1  # his bot agrees for him
        table.stop()

    evening(work)


def test_several_people_at_one_screen_have_one_voice() -> None:
    async def work() -> None:
        here = Evening(HERE, HERE, FRIEND)
        table = await here.begin(BORIS)
        shared, boris = await here.looker(ANNA), await here.looker(BORIS)
        for _ in range(5):
            seat = table.journal.asked()[0]
            if seat == 2:
                await boris.until_asked()
                await boris.answer(0)
            else:
                await shared.say(type="look", seat=seat)
                while shared.scene["chair"] != seat or not shared.scene["options"]:
                    await shared.hear()
                await shared.answer(0)
        seat = next(number for number in (0, 1) if table.rewinding.places(number))
        await shared.say(type="look", seat=seat)
        await shared.say(type="rewind", seat=seat, to=table.rewinding.places(seat)[0].to)
        assert table.rewinding.shown().waiting == [2]
        await boris.say(type="consent", number=1, yes=True)
        assert len(table.journal.rewinds) == 1
        table.stop()

    evening(work)


def test_onlookers_have_no_voice_and_nobody_asks_for_another() -> None:
    async def work() -> None:
        here = Evening(ME, FRIEND)
        table = await here.begin(BORIS)
        anna, boris, onlooker = [await here.looker(guest) for guest in (ANNA, BORIS, None)]
        await here.play(4, anna, boris)
        place = (await places_of(anna))[0]
        for message in ({"type": "places", "seat": 0}, {"type": "rewind", "seat": 0, "to": place["to"]}):
            for one in (onlooker, boris):
                while not one.one.outbox.empty():
                    await one.hear()
                assert (await one.ask(**message))["tag"] == "not-yours"
        number, _ = await proposed(anna, boris, onlooker)
        for yes in (True, False):
            assert (await onlooker.ask(type="consent", number=number, yes=yes))["tag"] == "not-yours"
        assert table.rewinding.asked is not None
        assert table.journal.rewinds == []
        assert (await anna.ask(type="rewind", seat=0, to=place["to"]))["tag"] == "cannot-rewind"  # one at a time
        table.stop()

    evening(work)


def test_in_a_pause_the_table_goes_back_and_stays_paused() -> None:
    async def work() -> None:
        here = Evening(ME, FRIEND)
        table = await here.begin(BORIS)
        anna, boris = await here.looker(ANNA), await here.looker(BORIS)
        await here.play(4, anna, boris)
        await boris.say(type="pause", on=True)
        for one in (anna, boris):
            while one.scene["paused"] is None:
                await one.hear()
        number, place = await proposed(anna, boris)
        await boris.say(type="consent", number=number, yes=True)
        assert [one.to for one in table.journal.rewinds] == [place["to"]]
        assert table.journal.access.paused == "Борис"
        table.stop()

    evening(work)


def test_where_there_is_no_way_back() -> None:
    """Before anything is played, to a place that was not offered, in a lesson, and when all is laid open."""

    async def work() -> None:
        here = Evening(ME, FRIEND)
        table = await here.begin(BORIS)
        anna, boris = await here.looker(ANNA), await here.looker(BORIS)
        assert await places_of(anna) == []
        await here.play(3, anna, boris)
        offered = [place["to"] for place in await places_of(anna)]
        assert (await anna.ask(type="rewind", seat=0, to=max(offered) + 1))["tag"] == "cannot-rewind"
        while not table.journal.over:
            await here.play(1, anna, boris)
        assert (await anna.ask(type="places", seat=0))["tag"] == "cannot-rewind"
        table.stop()
        taught = await here.opener.teach(wire.LessonRequest("abraca", "first"), ANNA)
        lesson = await here.opener.table(taught.table)
        pupil = Looker(lesson, ANNA.id)
        await pupil.come()
        assert (await pupil.ask(type="places", seat=0))["tag"] == "cannot-rewind"
        lesson.stop()

    evening(work)


@pytest.mark.parametrize("name", GAMES)
def test_a_place_is_told_as_an_onlooker_is_told_and_to_all_alike(name: str) -> None:
    """Whatever hides in an answer, the proposal cites it as it stands in an onlooker's chronicle."""
    table = Wandering(name)
    table.give()
    codec = table.journal.game.codec
    kinds = set()
    for _ in range(60):
        if table.journal.match.over:
            break
        table.play(3)
        moments = table.journal.chronicle.moments
        told = {one.version: one.events_again(codec, None) for one in moments}
        for seat in range(table.head.count):
            for place in rewinding.places(table.journal, seat):
                undone = [event for version in told if version > place.to for event in told[version]]
                assert (place.lost, place.events) == (len(undone), undone[: rewinding.TOLD])
                assert place.to < moments[-1].version
                kinds.add(place.kind)
    assert {"answer", "turn"} <= kinds
    assert ("round" in kinds) == (name in ("abraca", "five_seals", "fabled"))


def test_the_past_that_was_undone_is_not_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Page by page, also where a page begins in the middle of what was undone."""
    for module in (store, chronicle):
        monkeypatch.setattr(module, "NEAR", 5, raising=False)
    monkeypatch.setattr("magoteka.table.table.NEAR", 5)
    table = Wandering("siggil")
    table.give()
    for _ in range(3):
        table.play(20)
        while table.journal.unsaid:
            table.step()
        table.back(table.journal.chronicle.moments[max(1, len(table.journal.chronicle.moments) - 13)])
    table.play(5)
    while table.journal.unsaid:
        table.step()
    stands = [row.seq for row in standing(table.rows()) if "answers" in row.body]

    async def read() -> list[int]:
        here = await table.opener.table(TABLE)
        found: list[int] = []
        before = here.journal.version + 1
        while True:
            page = await here.chronicle(None, before)
            if not page:
                break
            found = [*(moment.version for moment in page), *found]
            before = page[0].version
        here.stop()
        return found

    assert asyncio.run(read()) == stands


def test_a_table_that_cannot_play_its_past_says_so_and_stays_as_it_is() -> None:
    async def work() -> None:
        here = Evening(ME, BOT)
        table = await here.begin()
        anna = await here.looker(ANNA)
        for _ in range(2):
            await anna.until_asked()
            await anna.answer(0)
        await anna.until_asked()
        places = await places_of(anna)
        for moment in table.journal.chronicle.moments:
            moment.forget()

        async def fails(to: int) -> Any:
            raise OSError("the process has ended")

        earlier, table.earlier = table.earlier, fails
        before = table.journal.version
        assert (await anna.ask(type="rewind", seat=0, to=places[0]["to"]))["tag"] == "cannot-rewind"
        assert table.journal.version == before
        table.earlier = earlier
        await anna.say(type="rewind", seat=0, to=places[0]["to"])
        assert [one.to for one in table.journal.rewinds] == [places[0]["to"]]
        while anna.scene["version"] < table.journal.version:
            await anna.hear()
        anna.check()
        table.stop()

    evening(work)


def test_seats_that_change_hands_are_as_they_are_now_after_a_return() -> None:
    table = Wandering("abraca")
    table.give()
    table.play(6)
    moment = table.journal.chronicle.moments[-3]
    seats = [replace(seat, name=f"other-{seat.name}") for seat in table.journal.seats]
    table.keep(table.journal.reseat(seats))
    table.back(moment)
    table.again()
    assert table.journal.seats == seats

"""What a messenger shows of a link: a picture and words from an onlooker's eyes, and only where the link may tell."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from magoteka.server.drawing import drawn, painted
from magoteka.server.link_cards import Asked, shown
from magoteka.table.replay import WATCH
from magoteka.table.replay_access import ReplayRequest
from magoteka.table.wire import SeatInfo
from server.houses import Inside, inside
from server.test_replay import finished
from server.test_secrets import SECRETIVE, visitor, worlds
from server.test_secrets import head_of as three
from table.test_replay import head_of, played, reel_of

FEW = 2  # answers: each of them is rare
PNG = b"\x89PNG\r\n\x1a\n"


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def asking(count: int, lang: str = "ru") -> Asked:
    names = ("Анна <b>", "Борис & Ко", "Clara", "D", "E")
    seats = tuple(SeatInfo(names[seat], "human", None, True, False, "owl", seat) for seat in range(count))
    return Asked("moment", lang, seats, (0,))


def fetched(house: Inside, path: str, **headers: str) -> Any:
    house.client.cookies.clear()
    return house.client.get(path, headers=headers)


@pytest.mark.parametrize("game", SECRETIVE)
def test_twin_worlds_have_the_same_picture(game: str) -> None:
    """What an onlooker cannot tell apart, a picture does not tell either, be the match over or not."""
    head, twins = three(game), worlds(game, None, FEW, seed=10 * FEW)
    for over in (False, True):
        told = []
        for rows in twins:
            wish = ReplayRequest("table", head, rows[-1].seq, WATCH, 0, over)
            told.append(drawn(shown(reel_of(head, rows), wish, asking(head.count))))
        assert told[0] == told[1]
        assert "Анна &lt;b&gt;" in told[0]


def test_a_picture_is_a_png_of_the_size_that_messengers_want() -> None:
    head = head_of("abraca")
    _, here, _ = played(head, 14)
    wish = ReplayRequest("table", head, here[-1].seq, WATCH, 0, over=True)
    first, again = (painted(shown(reel_of(head, here), wish, asking(head.count, lang))) for lang in ("ru", "ru"))
    assert size(first) == (1200, 630)
    assert first == again
    assert first != painted(shown(reel_of(head, here), wish, asking(head.count, "en")))


def test_a_crawler_gets_the_picture_of_what_is_shared_alone(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna, path = visitor(house, 0), finished(house)
        table = path.rsplit("/", 1)[-1]
        general = fetched(house, "/api/tables/nothing/picture").content
        assert size(general) == (1200, 630)
        assert fetched(house, f"{path}/picture").content == general
        page = fetched(house, f"/r/{table}").text
        assert "name-0" not in page
        anna.post(f"{path}/share", {"on": True})
        answer = fetched(house, f"{path}/picture?at=3")
        assert answer.headers["content-type"] == "image/png"
        assert size(answer.content) == (1200, 630)
        assert answer.content != general
        assert fetched(house, f"{path}/picture?at=3&lang=en").content != answer.content
        assert fetched(house, f"{path}/picture?at=9").content != answer.content
        page = fetched(house, f"/r/{table}?at=3&lang=en").text
        said = dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)" />', page))
        assert said["og:title"] == "Siggil"
        assert "name-0" in said["og:description"]
        assert said["og:image"].endswith(f"{path}/picture?at=3&amp;lang=en")
        anna.post(f"{path}/share", {"on": False})
        assert fetched(house, f"{path}/picture?at=3").content == general


def test_an_invitation_has_a_picture_for_those_who_have_it(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        anna = house.guest("Анна")
        opened = anna.open([{"kind": "me"}, {"kind": "friend"}], "abraca")
        path = f"/api/tables/{opened['table']}/picture"
        general = fetched(house, path).content
        assert fetched(house, f"{path}?join=guessed").content == general
        assert fetched(house, f"{path}?watch=guessed").content == general
        assert fetched(house, f"{path}?join={opened['join']}").content != general
        assert fetched(house, f"{path}?watch={opened['watch']}").content != general
        page = fetched(house, f"/t/{opened['table']}?join={opened['join']}").text
        assert "Приглашение за стол · Анна, место свободно · Место ждёт вас" in page
        assert "Анна" not in fetched(house, f"/t/{opened['table']}").text

"""The pictures of README and of the pages for guests and hosts (`make pictures`): real matches and a filmed turn.

The film is what the browser has drawn of one turn at a real table, in the order and for the time that it stood there;
only waits are cut, and the chronicle beside the board.
"""

from __future__ import annotations

import argparse
import base64
import io
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from browser.driver import GOOD_BOT, OPTION, PAINTED, House, Person, opened, seated
from browser.parlour import ACROSS, NAMES, pages
from browser.plots import after, by_lot, greedily, sit_down
from browser.story import Story
from magoteka.core.match import Match
from magoteka.games import GAMES
from magoteka.games.abraca.box.components import HAND

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
RIVALS = ("Мерлин", "Василиса", "Мира")
MOMENTS = {"abraca": 120, "siggil": 80, "five_seals": 230, "fabled": 260, "magic_sword": 420}  # answers, nature's too
SEATS = 4
BEGINS = 60  # answers before the turn that is filmed, nature's too
HEAVIEST = 120_000  # bytes
WIDE = 1200  # px of a photograph
HEAVIEST_PAGE = 60_000
FILM = "turn.webp"
HELP = "games, languages for the pages of guests and hosts, and `turn` for the film"
SCREEN: ViewportSize = {"width": 1280, "height": 800}  # where the turn is filmed
BOARD = (0, 56, 922, 800)  # what of it is kept: all but the chronicle
WIDTH = 740  # px of the film
HEAVIEST_FILM = 900_000
SHORTEST, LONGEST, LAST = 100, 900, 2500  # ms that a picture of the film stays; longer waits are cut
NAMED = ((5, "Гром и молния"), (7, "Огненный шар"))
CALM = 2000  # ms without a further picture
MUSING = 900  # ms before an answer
ASIDE = (640, 790)  # where the mouse waits
SMALLER = """
async ([png, quality, width]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const paper = document.createElement('canvas')
  const height = Math.round((width * picture.height) / picture.width)
  Object.assign(paper, { width, height })
  const pen = Object.assign(paper.getContext('2d'), { imageSmoothingQuality: 'high' })
  pen.drawImage(picture, 0, 0, width, height)
  return paper.toDataURL('image/webp', quality).split(',')[1]
}
"""  # the browser writes WebP, so that nothing else has to


def webp(desk: Page, png: bytes, wide: int = WIDE, heaviest: int = HEAVIEST) -> bytes:
    """A picture as WebP, as good as it can be below the limit."""
    for quality in (0.86, 0.76, 0.66, 0.5, 0.35):
        small = base64.b64decode(desk.evaluate(SMALLER, [base64.b64encode(png).decode(), quality, wide]))
        if len(small) <= heaviest:
            return small
    raise ValueError("The picture is too heavy.")


def photographed(browser: Browser, house: House, game: str) -> bytes:
    """A table in the middle of a match, from the chair of whoever is to move."""
    anna = seated(browser, house, "ru", False, "dark", False).called("Анна")
    anna.context.add_init_script("localStorage.setItem('magoteka-pace', 'usual')")
    story = Story(SEATS, greedily, after(MOMENTS[game]), by_lot)
    sit_down(anna, story, game, *({**GOOD_BOT, "name": name} for name in RIVALS))
    anna.page.evaluate("document.fonts.ready.then(() => null)")
    anna.page.evaluate(PAINTED, CALM)
    png = anna.page.screenshot()
    anna.context.close()
    return png


def a_turn(match: Match) -> bool:
    """A turn begins in which the spells of the film will work."""
    state: Any = match.state
    begins = match.record.length >= BEGINS and match.waiting() == [0] and state.last == 0
    return begins and {number for number, _ in NAMED} <= set(state.stones[:HAND])


def filmed(browser: Browser, house: House) -> list[tuple[float, bytes]]:
    """All that the browser has drawn of a turn, with the seconds when it did."""
    anna = seated(browser, house, "ru", False, "dark", True).called("Анна")
    anna.context.add_init_script("localStorage.setItem('magoteka-pace', 'usual')")
    anna.page.set_viewport_size(SCREEN)
    sit_down(anna, Story(SEATS, greedily, a_turn, by_lot), "abraca", *({**GOOD_BOT, "name": name} for name in RIVALS))
    anna.page.evaluate(PAINTED, CALM)
    film = anna.context.new_cdp_session(anna.page)
    drawn: list[tuple[float, bytes]] = []

    def keep(frame: Any) -> None:
        drawn.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        film.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    film.on("Page.screencastFrame", keep)
    film.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
    played(anna)
    film.send("Page.stopScreencast")
    anna.context.close()
    return drawn


def played(anna: Person) -> None:
    """Two spells that work, and the end of the turn."""
    board = anna.page.locator(OPTION)
    for answer in (*(board.filter(has_text=name) for _, name in NAMED), anna.page.locator("[data-option='stop']")):
        answer.wait_for()
        anna.page.wait_for_timeout(MUSING)
        answer.click()
        anna.page.mouse.move(*ASIDE)
    anna.page.wait_for_timeout(MUSING)


def film_of(drawn: list[tuple[float, bytes]]) -> bytes:
    """The moving picture: what was drawn, as long as it stood, without the waits."""
    kept = [drawn[0]]
    for at, drawing in drawn[1:]:
        if 1000 * (at - kept[-1][0]) >= SHORTEST and drawing != kept[-1][1]:
            kept.append((at, drawing))
    stays = [int(min(LONGEST, 1000 * (after - before))) for (before, _), (after, _) in pairwise(kept)] + [LAST]
    boards = [Image.open(io.BytesIO(drawing)).convert("RGB").crop(BOARD) for _, drawing in kept]
    size = (WIDTH, WIDTH * boards[0].height // boards[0].width)
    first, *others = [board.resize(size, Image.Resampling.LANCZOS) for board in boards]
    for quality in (70, 50, 30):
        film, how = io.BytesIO(), {"loop": 0, "quality": quality, "method": 3}
        first.save(film, "WEBP", save_all=True, append_images=others, duration=stays, **how)
        if film.tell() <= HEAVIEST_FILM:
            return film.getvalue()
    raise ValueError("The film is too heavy.")


def main() -> None:
    """Photograph the tables and the pages, and film a turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wanted", nargs="*", default=[*GAMES, *NAMES, "turn"], help=HELP)
    wanted = parser.parse_args().wanted
    PICTURES.mkdir(exist_ok=True)
    with opened() as (browser, house):
        desk = browser.new_page()
        for game in (game for game in GAMES if game in wanted):
            (PICTURES / f"{game}.webp").write_bytes(webp(desk, photographed(browser, house, game)))
            print(PICTURES / f"{game}.webp", flush=True)
        for lang in (lang for lang in NAMES if lang in wanted):
            for name, png in pages(browser, house, lang):
                path = PICTURES / f"{name}.{lang}.webp"
                path.write_bytes(webp(desk, png, ACROSS, HEAVIEST_PAGE))
                print(path, flush=True)
        if "turn" in wanted:
            (PICTURES / FILM).write_bytes(film_of(filmed(browser, house)))
            print(PICTURES / FILM)


if __name__ == "__main__":
    main()

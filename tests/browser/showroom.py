"""The pictures at the head of README: real matches of good players, photographed. `make pictures`."""

from __future__ import annotations

import base64
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from browser.driver import FLAGS, GOOD_BOT, House, seated
from browser.plots import after, by_lot, greedily, sit_down
from browser.story import Story
from magoteka.games import GAMES

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
RIVALS = ("Мерлин", "Василиса", "Мира")
MOMENTS = {"abraca": 120, "siggil": 110, "five_seals": 230, "fabled": 260, "magic_sword": 420}  # answers, nature's too
SEATS = 4
HEAVIEST = 100_000  # bytes
SMALLER = """
async ([png, quality]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const paper = document.createElement('canvas')
  Object.assign(paper, { width: picture.width, height: picture.height })
  paper.getContext('2d').drawImage(picture, 0, 0)
  return paper.toDataURL('image/webp', quality).split(',')[1]
}
"""  # the browser writes WebP, so that nothing else has to


def webp(desk: Page, png: bytes) -> bytes:
    """A picture as WebP, as good as it can be below the limit."""
    for quality in (0.86, 0.76, 0.66, 0.5, 0.35):
        small = base64.b64decode(desk.evaluate(SMALLER, [base64.b64encode(png).decode(), quality]))
        if len(small) <= HEAVIEST:
            return small
    raise ValueError("The picture is too heavy.")


def photographed(browser: Browser, house: House, game: str) -> bytes:
    """A table in the middle of a match, from the chair of whoever is to move."""
    anna = seated(browser, house, "ru", False, "dark", False).called("Анна")
    anna.context.add_init_script("localStorage.setItem('magoteka-pace', 'usual')")
    story = Story(SEATS, greedily, after(MOMENTS[game]), by_lot)
    sit_down(anna, story, game, *({**GOOD_BOT, "name": name} for name in RIVALS))
    anna.page.evaluate("document.fonts.ready.then(() => null)")
    anna.page.wait_for_timeout(400)
    png = anna.page.screenshot()
    anna.context.close()
    return png


def main() -> None:
    """Photograph every table."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        house = House(Path(data)).start()
        desk = browser.new_page()
        try:
            for game in GAMES:
                (PICTURES / f"{game}.webp").write_bytes(webp(desk, photographed(browser, house, game)))
                print(PICTURES / f"{game}.webp")
        finally:
            house.kill()
            browser.close()


if __name__ == "__main__":
    main()

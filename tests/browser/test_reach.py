"""Phones as they are held, with their browser's own bars: whatever is open can be reached without searching."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.driver import BOT, CAREFUL, ME, Person
from extent import of
from magoteka.games import GAMES

SIZES = ((390, 664), (360, 640), (844, 390))
LARGE = ((820, 1180), (1440, 900), (1920, 1080))  # looked at every so many questions
EVERY = 4
QUESTIONS = of(12, 30)
START = of(0, 20)  # answers before the first look: a table that has been played at
THUMB = 44  # px
OUTSIDE = "out of the page"
SETTLED = """
() => new Promise(done => {
  const places = () => [...document.querySelectorAll('[data-option]')].map(one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
  }).join(';')
  let before = null
  const look = () => {
    const now = places()
    if (now === before) return done(now !== '')
    before = now
    requestAnimationFrame(() => requestAnimationFrame(look))
  }
  look()
})
"""  # nothing that can be chosen has moved between two pictures: the camera has come to rest
HIDDEN = """
(thumb) => {
  const boxOf = one => one.getBoundingClientRect()
  const inView = ({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  const middleOf = one => { const { x, y, width, height } = boxOf(one); return { x: x + width / 2, y: y + height / 2 } }
  const hitAt = one => {
    const at = middleOf(one)
    return inView(at) ? document.elementFromPoint(at.x, at.y) : null
  }
  // Where a board says that a tap means the open place nearest to it, what stands on a place does not cover it.
  const direct = one => {
    const hit = hitAt(one)
    const board = one.closest('[data-aims]')
    return !!hit && (one.contains(hit) || (!!board && board.contains(hit)))
  }
  const scrolls = one => {
    const { overflowX, overflowY } = getComputedStyle(one)
    const free = way => way === 'auto' || way === 'scroll'
    const [wider, higher] = [one.scrollWidth > one.clientWidth, one.scrollHeight > one.clientHeight]
    return (free(overflowX) && wider) || (free(overflowY) && higher)
  }
  const options = [...document.querySelectorAll('[data-option]')]
  const leads = side => {
    const arrow = document.querySelector(`[data-leads='${side}']`)
    return !!arrow && arrow.contains(hitAt(arrow))
  }
  // A list that is wholly in view and shows something open may be scrolled; a board only where an arrow points.
  const inList = one => {
    let list = one.parentElement
    while (list && list !== document.body && !scrolls(list)) list = list.parentElement
    if (!list || list === document.body) return false
    const { x, y, right, bottom } = boxOf(list)
    if (x < -1 || y < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false
    const at = middleOf(one)
    const arrows = list.matches('[data-arrows]')
    const shown = arrows ? leads(at.x < x ? 'left' : 'right') : options.some(two => list.contains(two) && direct(two))
    const [left, top] = [list.scrollLeft, list.scrollTop]
    list.scrollTo({ left: left + at.x - (x + right) / 2, top: top + at.y - (y + bottom) / 2, behavior: 'instant' })
    const found = shown && direct(one)
    list.scrollTo({ left, top, behavior: 'instant' })
    return found
  }
  const wordsOf = one => (one.getAttribute('aria-label') || one.textContent).trim().slice(0, 60)
  const named = one => `${one.dataset.option} «${wordsOf(one)}»`
  const told = one => Object.values(boxOf(one).toJSON()).slice(0, 4).map(Math.round).join(' ')
  const over = one => {
    const hit = hitAt(one)
    return hit ? `under ${hit.tagName}.${hit.getAttribute('class')}` : 'out of the page'
  }
  const thin = one => !one.closest('[data-board]') && Math.min(boxOf(one).width, boxOf(one).height) < thumb - 0.5
  const hidden = options.filter(one => !direct(one) && !inList(one))
  const answers = document.querySelector('[data-answers]')
  return {
    open: options.length,
    shown: options.filter(direct).length,
    hidden: hidden.map(one => `${named(one)} at ${told(one)}: ${over(one)}`),
    thin: options.filter(thin).map(one => `${named(one)} at ${told(one)}: too small for a thumb`),
    listed: answers !== null && answers.contains(hitAt(answers)) ? Number(answers.dataset.answers) : 0,
  }
}
"""  # what can be chosen on the screen as it is, what only by the list of all answers, and what that list promises
ASKED = """
() => {
  const sentence = document.querySelector('.bar .said .sentence')
  const box = one => one.getBoundingClientRect()
  const { x, y, width, height } = box(sentence)
  const lines = Math.round(height / parseFloat(getComputedStyle(sentence).lineHeight))
  const hit = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight - 1))
  const seen = (x >= 0 && y >= 0 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1)
  const words = sentence.textContent.trim()
  return [
    lines > Math.max(2, Math.ceil(words.length / 13)) && `squeezed into ${lines} lines`,
    !seen && 'out of the page',
    seen && !(hit && document.querySelector('.bar').contains(hit)) && `under ${hit?.tagName}.${hit?.className}`,
  ].filter(Boolean).map(what => `the question is ${what}`)
}
"""  # what is wrong with the sentence that asks
SUBJECT = """
() => [...document.querySelectorAll('.bar .subject, .near .context')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  const inside = x >= -1 && y >= -1 && x + width <= innerWidth + 1 && y + Math.min(height, 24) <= innerHeight + 1
  const hit = inside && document.elementFromPoint(x + Math.min(width / 2, 30), y + Math.min(height / 2, 10))
  if (!width || (hit && (one.contains(hit) || hit.contains(one)))) return ''
  return `what is asked about is ${inside ? `under ${hit?.tagName}.${hit?.className}` : 'out of the page'}`
}).filter(Boolean)
"""  # what is wrong with what the question speaks of: its name, its words, its picture
LIST = """
() => {
  const entries = [...document.querySelectorAll('dialog [data-option]')]
  const sheet = entries[0]?.closest('dialog').getBoundingClientRect()
  const found = entries.filter(one => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) && height >= 43.5
  })
  return sheet && sheet.top >= 0 && sheet.bottom <= innerHeight ? found.length : 0
}
"""


def out_of_reach(anna: Person) -> list[str]:
    """What of the question can be chosen neither at once nor, beyond the screen's edge, by the list of all answers.

    Nothing, where the question has gone meanwhile: what is asked of several at once ends by somebody else's answer.
    """
    found = anna.page.evaluate(HIDDEN, THUMB)
    if not found["open"]:
        return []
    problems = list(found["thin"])
    if not found["shown"]:
        problems.append("nothing open is in sight")
    if found["hidden"] and found["listed"]:
        anna.page.locator("[data-answers]").click()
        anna.page.locator("dialog [data-option]").first.wait_for()
        entries = anna.page.evaluate(LIST)
        anna.page.keyboard.press("Escape")
        anna.page.locator("dialog [data-option]").first.wait_for(state="detached")
        problems += [] if entries == found["listed"] else [f"the list shows {entries} of {found['listed']}"]
    return problems + [one for one in found["hidden"] if not (found["listed"] and one.endswith(OUTSIDE))]


def held(anna: Person, size: tuple[int, int]) -> None:
    """The same phone, held so; the camera comes to rest."""
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    anna.page.evaluate(SETTLED)


def most_seats(game: str) -> list[dict[str, Any]]:
    """A person among as many bots as the game has seats for."""
    names = ("Мерлин", "Василиса", "Мира", "Гэндальф", "Моргана")
    return [ME, *({**BOT, "name": name} for name in names[: GAMES[game].most - 1])]


def press_any(anna: Person) -> None:
    """Answer somehow, without the care of a hand: what a hand can do has been looked at."""
    anna.presses = CAREFUL
    anna.answer()


def asked(anna: Person) -> str:
    """What the bar asks."""
    return anna.page.locator(".bar .said").inner_text()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_open_option_is_in_reach(person: Callable[..., Person], game: str) -> None:
    anna = person(phone=True, theme=random.choice(("dark", "light"))).called("Анна")
    anna.sit(*most_seats(game), game=game)
    problems: list[str] = []
    for _ in range(START):
        anna.ready().first.wait_for()
        if not anna.over():
            press_any(anna)
    for question in range(QUESTIONS):
        anna.ready().first.wait_for()
        if anna.over():
            break
        for size in SIZES + (LARGE if question % EVERY == EVERY - 1 else ()):
            held(anna, size)
            name = f"{question} {size[0]}×{size[1]} «{asked(anna)}»"
            problems += [
                f"{name} {one}"
                for one in [*anna.page.evaluate(ASKED), *anna.page.evaluate(SUBJECT), *out_of_reach(anna)]
            ]
            if question == QUESTIONS - 1:
                anna.picture(f"reach-{game}-{size[0]}x{size[1]}")
                anna.fits()
        press_any(anna)
    assert not problems, "\n".join(problems)

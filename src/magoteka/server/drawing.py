"""Pictures of tables for messengers: drawn as SVG from a card, with emblems, colours and letters of the web client."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from typing import Any

from magoteka.server.link_cards import LinkCard, LinkSeat
from magoteka.server.settings import STATIC

WIDTH, HEIGHT = 1200, 630
LEFT, RIGHT = 440, 1130  # where lines begin and end beside the emblem
TOP, BOTTOM = 232, 500  # of the list of players
STYLE = ".thin{stroke-width:1.2;opacity:.7}.fill{fill:%(accent)s;stroke:none}.solid{fill:%(bg)s}"
KEEP = "M17 58V34l-4-4V23h5v4h5v-4h6v4h5v-4h5v7l-4 4v24z"
MOON = "M42 8a17 17 0 1 0 13 25A14 14 0 0 1 42 8z"
LINE = 54  # letters of the sentence in a line, of which there are two
NAME = 24


@cache
def parts() -> Any:
    """What the client was built with."""
    return json.loads((STATIC / "share" / "parts.json").read_text("utf-8"))


def painted(card: LinkCard) -> bytes:
    """A card as PNG."""
    import resvg_py

    fonts = sorted(map(str, (STATIC / "share").glob("*.ttf")))
    png: bytes = resvg_py.svg_to_bytes(
        svg_string=drawn(card), skip_system_fonts=True, font_files=fonts, font_family="Forum", width=WIDTH
    )
    return bytes(png)


def drawn(card: LinkCard) -> str:
    """A card as SVG."""
    colours = parts()["games"].get(card.game) or parts()["house"]
    body = [ground(colours), house(card, colours)]
    if card.game:
        body += [emblem(card.game, colours, 70, 110, 300), heading(card, colours), players(card, colours)]
        body += [sentence(card, colours), progress(card, colours)]
    else:
        body += front(card, colours)
    style = f"<style>{STYLE % colours}</style>"
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Forum">{style}{"".join(body)}</svg>'


def ground(colours: Any) -> str:
    """The colours of the room, and a light behind its emblem."""
    fade = f'<stop offset="0" stop-color="{colours["bg"]}"/><stop offset="1" stop-color="{colours["bg-2"]}"/>'
    light = f'<stop offset="0" stop-color="{colours["accent"]}" stop-opacity=".2"/>'
    light += f'<stop offset="1" stop-color="{colours["accent"]}" stop-opacity="0"/>'
    made = (
        f'<linearGradient id="g" x2="1" y2="1">{fade}</linearGradient><radialGradient id="l">{light}</radialGradient>'
    )
    whole = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#g)"/><circle cx="220" cy="260" r="380" fill="url(#l)"/>'
    )
    return f"<defs>{made}</defs>{whole}"


def emblem(game: str, colours: Any, x: int, y: int, size: int) -> str:
    """The emblem of a game."""
    look = f'fill="none" stroke="{colours["accent"]}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g transform="translate({x} {y}) scale({size / 120})" {look}>{parts()["games"][game]["emblem"]}</g>'


def house(card: LinkCard, colours: Any) -> str:
    """Whose picture it is."""
    accent = colours["accent"]
    keep = f'<path d="{KEEP}" fill="{colours["bg"]}" stroke="{accent}" stroke-width="2"/>'
    sign = f'<g transform="translate(92 508) scale(.9)"><path d="{MOON}" fill="{accent}"/>{keep}</g>'
    return sign + written(card.house, 158, 552, 40, colours["text"])


def heading(card: LinkCard, colours: Any) -> str:
    """The game, and what is with it."""
    size = 78 if len(card.title) < 19 else 64
    lines = written(card.title, LEFT, 122, size, colours["text"])
    return lines + written(card.about, LEFT, 182, 36, colours["accent"])


def players(card: LinkCard, colours: Any) -> str:
    """Who sits there, and what each of them has."""
    step = min(92, (BOTTOM - TOP) // max(len(card.places), 1))
    return "".join(row(place, TOP + at * step, step, colours) for at, place in enumerate(card.places))


def row(place: LinkSeat, y: int, high: int, colours: Any) -> str:
    """One player."""
    size, middle = high - 14, y + high // 2
    text = min(42, high * 0.56)
    line = avatar(place, LEFT, y + 7, size, colours)
    line += written(short(place.name, NAME), LEFT + size + 22, middle + text * 0.34, text, colours[place.tint])
    if place.won:
        line += icon("laurel-crown", RIGHT - 60, y + 7, size, colours["accent"])
    if place.score is not None:
        end = RIGHT - (90 if place.won else 12)
        line += written(place.score, end, middle + text * 0.34, text * 1.1, colours["text"], "end")
    return line


def avatar(place: LinkSeat, x: int, y: int, size: float, colours: Any) -> str:
    """A face on its shield, or the number of the seat."""
    shapes, tone = parts()["shapes"], place.colour % len(parts()["shapes"])
    edge = 'stroke="#fff" stroke-opacity=".45" stroke-width="4"'
    shield = f'<path d="{shapes[tone]}" fill="{colours[f"tone-{tone}"]}" {edge}/>'
    inner = icon(place.face, 20, 20, 60, "#fff") if place.face else written(place.sign, 50, 68, 54, "#fff", "middle")
    return f'<g transform="translate({x} {y}) scale({size / 100})">{shield}{inner}</g>'


def icon(name: str, x: int, y: int, size: float, colour: str) -> str:
    """A small drawing of the house."""
    body = parts()["faces"].get(name, "").replace("currentColor", colour)
    return f'<g transform="translate({x} {y}) scale({size / 512})">{body}</g>'


def sentence(card: LinkCard, colours: Any) -> str:
    """What has just happened, in two lines at most."""
    lines: list[str] = [""]
    for word in card.said.split():
        if len(lines[-1]) + len(word) > LINE:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    shown = lines[:2] if len(lines) < 3 else [lines[0], f"{lines[1]}…"]
    return "".join(written(line, LEFT, 540 + 36 * at, 29, colours["muted"]) for at, line in enumerate(shown))


def progress(card: LinkCard, colours: Any) -> str:
    """How far the match has come, with its rounds."""
    if not card.steps:
        return ""
    line = f'<rect y="618" width="{WIDTH}" height="12" fill="{colours["surface"]}"/>'
    line += f'<rect y="618" width="{WIDTH * (card.step + 1) / card.steps:.1f}" height="12" fill="{colours["accent"]}"/>'
    ticks = "".join(f"M{WIDTH * at / card.steps:.1f} 618v12" for at in card.rounds if at)
    return line + (f'<path d="{ticks}" stroke="{colours["bg"]}" stroke-width="3"/>' if ticks else "")


def front(card: LinkCard, colours: Any) -> list[str]:
    """The house itself: its name and the emblems of its games."""
    middle = WIDTH // 2
    lines = [written(card.title, middle, 190, 128, colours["accent"], "middle")]
    lines.append(written(card.about, middle, 262, 32, colours["text"], "middle"))
    games = parts()["games"]
    first, step = middle - 110 * len(games) + 30, 220
    return lines + [emblem(name, games[name], first + step * at, 320, 160) for at, name in enumerate(sorted(games))]


def short(text: str, most: int) -> str:
    """A text that fits."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def written(text: str, x: float, y: float, size: float, colour: str, anchor: str = "start") -> str:
    """A line of text; no word of anybody is ever part of the drawing."""
    safe = escape("".join(letter for letter in text if letter.isprintable()))
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}">{safe}</text>'

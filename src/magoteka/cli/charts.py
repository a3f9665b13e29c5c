"""Pictures of figures: plain SVG whose colours come from the page, or from itself where it stands alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from magoteka.arena.values import Value

WIDE, ROW, LEFT, RIGHT, TOP, FOOT = 680, 18, 190, 60, 8, 26
BARS, HIGH = 40, 150  # most bars of a histogram, and how high it is
STYLE = """svg.chart{font:12px system-ui,sans-serif;max-width:100%;height:auto;background:#fff;color:#222}
.chart text{fill:currentColor}.chart .axis{stroke:currentColor;opacity:.35}.chart .grid{stroke:currentColor;opacity:.12}
.chart .a{fill:#2a6fb0;stroke:#2a6fb0}.chart .b{fill:#c2591b;stroke:#c2591b}.chart .bar{stroke:none;opacity:.6}
@media (prefers-color-scheme:dark){svg.chart{background:#16181d;color:#ddd}
.chart .a{fill:#6fb1ee;stroke:#6fb1ee}.chart .b{fill:#f0955c;stroke:#f0955c}}"""


def drawn(parts: Sequence[str], high: float, title: str, *, alone: bool = False) -> str:
    """A picture of its parts."""
    style = f"<style>{STYLE}</style>" if alone else ""
    head = f'<svg class="chart" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high:g}" role="img"'
    return f'{head} width="{WIDE}"><title>{escape(title)}</title>{style}{"".join(parts)}</svg>'


def text(x: float, y: float, words: str, anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    """A line of a kind."""
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from low to high, four or a few more."""
    span = (high - low) or 1.0
    size = 10.0 ** floor(log10(span))
    while span / size < 4:
        size /= 2
    first = ceil(low / size)
    return [size * place for place in range(first, int(high / size) + 1)]


def intervals(
    title: str,
    sides: Sequence[Sequence[Value]],
    *,
    middle: float | None = None,
    percent: bool = True,
    alone: bool = False,
) -> str:
    """A row for each value: its mean and its interval, for each side one below the other; `middle` is the fair one."""
    names = list(dict.fromkeys(value.name for side in sides for value in side))
    every = [bound for side in sides for value in side for bound in (value.low, value.high)]
    every += [] if middle is None else [middle]
    low, high = min(every), max(every)
    wide = WIDE - LEFT - RIGHT
    step = ROW + 10 * (len(sides) - 1)
    foot = TOP + step * len(names)

    def x(value: float) -> float:
        return LEFT + wide * (value - low) / ((high - low) or 1.0)

    def said(value: float) -> str:
        return f"{100 * value:g} %" if percent else f"{value:g}"

    parts = [
        line(x(at), TOP, x(at), foot, "grid") + text(x(at), foot + 16, said(at), "middle") for at in ticks(low, high)
    ]
    if middle is not None:
        parts.append(line(x(middle), TOP, x(middle), foot, "axis"))
    for row, name in enumerate(names):
        y = TOP + step * row + ROW / 2
        parts.append(text(LEFT - 8, TOP + step * (row + 0.5) + 4, name, "end"))
        for place, side in enumerate(sides):
            found = next((value for value in side if value.name == name), None)
            if found is None:
                continue
            at, kind = y + 10 * place, "ab"[place]
            mean = f"{100 * found.mean:+.1f}" if percent and middle == 0 else f"{100 * found.mean:.1f}"
            mean = mean if percent else f"{found.mean:.1f}"
            parts.append(f'<g class="{kind}">{line(x(found.low), at, x(found.high), at, kind)}')
            parts.append(f'<circle cx="{x(found.mean):.1f}" cy="{at:.1f}" r="3.5"/></g>')
            parts.append(text(WIDE - 4, at + 4, mean, "end"))
    return drawn(parts, foot + FOOT, title, alone=alone)


def histogram(title: str, sides: Sequence[Sequence[int]], *, alone: bool = False) -> str:
    """How often each number came, in the same bars for all sides."""
    every = [value for side in sides for value in side]
    low, high = min(every), max(every)
    size = max(1, ceil((high - low + 1) / BARS))
    bars = (high - low) // size + 1
    wide, foot = (WIDE - 80) / bars, TOP + HIGH
    counts = [Counter((value - low) // size for value in side) for side in sides]
    shares = [
        {bar: count / len(side) for bar, count in found.items()} for found, side in zip(counts, sides, strict=True)
    ]
    highest = max(one for found in shares for one in found.values())
    parts = [line(50, foot, WIDE - 30, foot, "axis")]
    parts += [text(46, foot - HIGH * part + 4, f"{100 * part * highest:.0f} %", "end") for part in (0, 0.5, 1)]
    for place, found in enumerate(shares):
        thin = wide / len(sides)
        for bar, one in sorted(found.items()):
            tall = HIGH * one / highest
            box = f'x="{50 + bar * wide + place * thin:.1f}" y="{foot - tall:.1f}" width="{max(0.5, thin - 0.6):.1f}"'
            parts.append(f'<rect class="{"ab"[place]} bar" {box} height="{tall:.1f}"/>')
    for at in ticks(low, high):
        parts.append(text(50 + ((at - low) / size + 0.5) * wide, foot + 16, f"{at:g}", "middle"))
    return drawn(parts, foot + FOOT, title, alone=alone)

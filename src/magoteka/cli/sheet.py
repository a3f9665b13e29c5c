"""The page of a trial: everything in one file, nothing is loaded from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from magoteka.arena.figures import COUNTS, Difference, Figures
from magoteka.arena.trial import Trial
from magoteka.arena.values import Value
from magoteka.cli.charts import STYLE, histogram, intervals
from magoteka.texts import Texts

SHOWN = 24  # of the best and of the worst things of a kind, where there are many
PAGE = """body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem}
body{background:#fff;color:#222}
h1,h2,h3{line-height:1.2}table{border-collapse:collapse;width:100%;font-size:14px}
td,th{padding:.15rem .5rem;text-align:right;border-bottom:1px solid #8884}td:first-child,th:first-child{text-align:left}
td:not(:first-child){white-space:nowrap}.clear{font-weight:700}.note{opacity:.75;font-size:14px}code{font-size:90%}.scroll{overflow-x:auto}
.key i{display:inline-block;width:.8em;height:.8em;border-radius:50%;margin:0 .3em 0 1em}
.key .a{background:#2a6fb0}.key .b{background:#c2591b}
@media (prefers-color-scheme:dark){body{background:#16181d;color:#ddd}
.key .a{background:#6fb1ee}.key .b{background:#f0955c}}"""


@dataclass(frozen=True)
class Side:
    """One of the games that are compared: its name, what is changed in it, and what came of it."""

    name: str
    trial: Trial
    box: dict[str, Any]
    figures: Figures


class Sheet:
    """Makes the page of one side or of two."""

    def __init__(self, sides: Sequence[Side], found: Sequence[Difference], same: tuple[int, int], texts: Texts) -> None:
        self.sides, self.found, self.same, self.texts = sides, found, same, texts

    def say(self, key: str, **facts: object) -> str:
        """A sentence of the page."""
        return escape(self.texts.say(key, **facts))

    def name(self, measure: str) -> str:
        """What a figure is called: a seat, a length, or a thing by its own name."""
        if measure.startswith("seat "):
            return self.texts.say("sim-seat", seat=int(measure[5:]))
        key = f"tune-of-{measure}"
        return self.texts.say(key) if self.texts.has(key) else measure

    def page(self) -> str:
        """The whole page."""
        title = escape(self.texts.say(f"{self.sides[0].trial.game}-title"))
        parts = [self.head(), self.verdict(), self.lengths(), self.seats(), self.points(), self.chances()]
        parts += [*self.parts(), self.dead(), f'<p class="note">{self.say("tune-note")}</p>']
        view = '<meta name="viewport" content="width=device-width">'
        head = f'<!doctype html><html lang="{self.texts.lang}"><meta charset="utf-8">{view}<title>{title}</title>'
        return f"{head}<style>{PAGE}{STYLE}</style><h1>{title}</h1>{''.join(parts)}</html>\n"

    def head(self) -> str:
        """Who played what, and how often."""
        first = self.sides[0].trial
        facts = {"seats": first.seats, "bots": ", ".join(first.bots), "seed": str(first.seed)}
        rows = [f"<p>{self.say('tune-played', **facts)}</p>"]
        if first.drawn:
            rows.append(f"<p>{self.say('tune-drawn', tags=', '.join(first.drawn))}</p>")
        for place, side in enumerate(self.sides):
            how = self.say("tune-interpreted") if side.trial.mark else self.say("tune-installed")
            numbers = "".join(f"<br><code>{escape(way)} = {escape(str(new))}</code>" for way, new in side.box.items())
            settings = ", ".join(f"{key} = {value}" for key, value in side.trial.settings.items())
            count = self.say("tune-count", matches=side.figures.matches, unfinished=side.figures.unfinished)
            key = f'<span class="key"><i class="{"ab"[place]}"></i></span>'
            told = f"<b>{escape(side.name)}</b>. {count} {how}<br><code>{escape(settings)}</code>{numbers}"
            rows.append(f"<p>{key}{told}</p>")
        return "".join(rows)

    def verdict(self) -> str:
        """Which figures differ, the clear ones first."""
        if len(self.sides) < 2:
            return ""
        clear = [one for one in self.found if one.clear]
        ordered = [*clear, *(one for one in self.found if not one.clear)][: max(20, len(clear))]
        names = ", ".join(self.name(one.name) for one in clear)
        told = self.say("tune-clear", names=names, count=len(self.found))
        told = told if clear else self.say("tune-alike", count=len(self.found))
        same = self.say("tune-same", same=self.same[0], matches=self.same[1])
        head = "".join(f"<th>{escape(word)}</th>" for word in ("", *(side.name for side in self.sides)))
        head += f"<th>{self.say('tune-difference')}</th><th>{self.say('tune-interval')}</th>"
        rows = "".join(self.row(one) for one in ordered)
        table = f'<div class="scroll"><table><tr>{head}</tr>{rows}</table></div>'
        return f'<h2>{self.say("tune-verdict")}</h2><p class="clear">{told}</p><p>{same}</p>{table}'

    def row(self, one: Difference) -> str:
        """A difference as a line of the table."""
        numbers = (one.first, one.second, one.difference, one.low, one.high)
        plain = one.name in COUNTS
        told = [f"{number:.2f}" if plain else f"{100 * number:.1f} %" for number in numbers]
        cells = [self.name(one.name), *told[:3], f"{told[3]} … {told[4]}"]
        kind = ' class="clear"' if one.clear else ""
        return f"<tr{kind}>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"

    def lengths(self) -> str:
        """How long matches are."""
        return f"<h2>{self.say('tune-length')}</h2>" + "".join(map(self.counted, ("answers", "rounds", "turns")))

    def counted(self, measure: str) -> str:
        """A number as it lies over the matches."""
        found = [side.figures.spreads[measure] for side in self.sides if measure in side.figures.spreads]
        if len(found) < len(self.sides):
            return ""
        title = self.name(measure)
        lines = [
            self.say(
                "tune-spread",
                name=side.name,
                mean=f"{one.mean.mean:.1f}",
                low=f"{one.mean.low:.1f}",
                high=f"{one.mean.high:.1f}",
                median=one.median,
                least=one.low,
                most=one.high,
            )
            for side, one in zip(self.sides, found, strict=True)
        ]
        return f"<h3>{escape(title)}</h3>{histogram(title, [one.values for one in found])}<p>{'<br>'.join(lines)}</p>"

    def seats(self) -> str:
        """How fair the seats are."""
        sides = [[one for one in side.figures.shares if one.name.startswith("seat ")] for side in self.sides]
        if not sides[0]:
            return ""
        title = self.texts.say("tune-seats")
        return f"<h2>{escape(title)}</h2>" + self.chart(title, sides, 1 / self.sides[0].trial.seats)

    def points(self) -> str:
        """What is counted in the end, and by how much somebody wins."""
        if not self.sides[0].figures.scores:
            return f"<h2>{self.say('tune-scores')}</h2><p>{self.say('tune-no-scores')}</p>"
        title = self.texts.say("tune-scores")
        sides = [side.figures.scores for side in self.sides]
        picture = intervals(title, [self.named(side, "tune-place") for side in sides], percent=False)
        return f"<h2>{escape(title)}</h2>{picture}" + self.counted("best") + self.counted("margin")

    def chances(self) -> str:
        """What happens in some matches: comebacks, landslides, shared victories; and how the bots fared."""
        sides = [[one for one in side.figures.shares if not one.name.startswith("seat ")] for side in self.sides]
        title = self.texts.say("tune-chances")
        about = f'<p class="note">{self.say("tune-chances-note")}</p>'
        bots = [side.figures.bots for side in self.sides if side.figures.bots]
        more = self.texts.say("sim-by-bot")
        rest = f"<h3>{escape(more)}</h3>{self.chart(more, bots, 0.0)}" if bots else ""
        return f"<h2>{escape(title)}</h2>{self.chart(title, sides, None)}{about}{rest}"

    def parts(self) -> list[str]:
        """What the things of the box are worth, a chart a kind."""
        kinds = list(dict.fromkeys(kind for side in self.sides for kind in side.figures.parts))
        charts = [self.kind(kind) for kind in kinds]
        return (
            [f"<h2>{self.say('tune-parts')}</h2><p class='note'>{self.say('tune-parts-note')}</p>", *charts]
            if charts
            else []
        )

    def kind(self, kind: str) -> str:
        """The values of one kind; of many the best and the worst."""
        sides = [side.figures.parts.get(kind, []) for side in self.sides]
        names = [one.name for one in sides[0] or sides[-1]]
        note = ""
        if len(names) > 2 * SHOWN:
            note = f'<p class="note">{self.say("tune-some", shown=SHOWN, all=len(names))}</p>'
            kept = {*names[:SHOWN], *names[-SHOWN:]}
            sides = [[one for one in side if one.name in kept] for side in sides]
        return f"<h3>{escape(kind)}</h3>{note}{self.chart(kind, sides, 0.0)}"

    def chart(self, title: str, sides: Sequence[Sequence[Value]], middle: float | None) -> str:
        """Values with their intervals, and the same in numbers for those who cannot see them."""
        return intervals(title, [self.named(side) for side in sides], middle=middle)

    def named(self, values: Sequence[Value], key: str = "") -> list[Value]:
        """Values by the names of the page."""
        return [
            Value(self.texts.say(key, place=one.name) if key else self.name(one.name), *list(vars(one).values())[1:])
            for one in values
        ]

    def dead(self) -> str:
        """What never came, or hardly ever."""
        lists = []
        for side in self.sides:
            lists.append(f"<h3>{escape(side.name)}</h3>")
            for kind, names in side.figures.never.items():
                told = ", ".join(f"{name} ({clause})" if clause else name for name, clause in names)
                lists.append(f"<p><b>{escape(kind)}</b>: {escape(told)}</p>")
            rare = [f"{name} × {times}" for names in side.figures.seldom.values() for name, times in names]
            if rare:
                lists.append(f"<p>{self.say('tune-seldom')} {escape(', '.join(rare))}</p>")
        return f"<h2>{self.say('tune-dead')}</h2><p class='note'>{self.say('tune-dead-note')}</p>{''.join(lists)}"

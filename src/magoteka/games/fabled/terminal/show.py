"""«Земля сказаний» in a terminal: the row of lands with paths and volkhvs, everybody's books, and the spirits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from magoteka.games.fabled.terminal.row import BOOKS, STYLES, TERRAINS, FabledRow
from magoteka.terminal.drawing import hanging

COMMON = ("event", "scenario", "joint")  # abilities that belong to no ally


class FabledShow(FabledRow):
    """The row of lands, and every answer in words."""

    QUIET = frozenset({"turn-began", "ally-offered", "place-applied"})

    SMALL = frozenset(
        {
            "keep-ally", "declare-boost", "draft-ally", "open-drafted", "convert", "transform-books", "choose-gift",
            "choose-step-gift", "suns-for-forests", "extra-turn", "council-swap", "council-boost", "farewell-choice",
            "vow", "offering", "fork-choice", "werewolf-leads", "warden-convert", "call-book", "visit-place",
        }
    )  # fmt: skip

    def goal_facts(self) -> Mapping[str, object]:
        trial = self.view.trial
        return {"chapters": self.view.chapters, "trial": "false" if trial is None else "true"}

    def about(self) -> str:
        """The place, the volkhv, the land and the steps that the question is about."""
        asked = self.view.asked
        parts = []
        if asked.volkhv is not None and asked.seat is not None and asked.seat < len(self.names):
            parts.append(self.volkhv_at(asked.seat, asked.volkhv))
        elif (walker := self.walker()) is not None and self.me is not None:
            parts.append(self.volkhv_at(self.me, walker))
        if asked.place is not None:
            parts.append(f"{self.place_name(asked.place)}: {self.place_text(asked.place)}")
        if asked.land is not None:
            parts.append(f"{self.quoted(self.land_name(asked.land))} {self.signs(asked.land)}")
        if asked.left:
            parts.append(self.say("show-fabled-left", count=asked.left, what=self.asked))
        return " · ".join(parts)

    def walker(self) -> int | None:
        """The looker's volkhv that walks now."""
        return None if self.me is None else self.view.players[self.me].walker

    def volkhv_at(self, seat: int, number: int) -> str:
        """A volkhv by its mark, and where it stands."""
        one = self.view.players[seat].volkhvs[number]
        mark = f"{self.marks[seat]}{number + 1}"
        if one.land is None:
            return f"{mark} ({self.say('show-fabled-at-home')})"
        where = self.say("show-fabled-cell", land=self.land_name(one.land), cell=one.cell, path=one.path)
        return f"{mark} ({where}: {self.place_name(one.place)})" if one.place is not None else f"{mark} ({where})"

    def step(self, one: Any) -> str:
        """FB-29 Where a step leads: the next cell with its places, the next land, or off the row."""
        at = next((at for at, land in enumerate(self.view.row) if land.land == one.land), None)
        if at is None:
            return ""
        land, cells = self.view.row[at], getattr(self.view.row[at], one.path)
        if one.cell < len(cells):
            return self.cell_told(None, one.cell + 1, cells[one.cell])
        if one.path == "regular" and land.joined:
            return self.cell_told(self.view.row[at + 1].land, 1, self.view.row[at + 1].regular[0])
        return self.say("show-fabled-leaves")

    def cell_told(self, land: str | None, cell: int, places: Sequence[str]) -> str:
        """A cell that a volkhv comes to, on another land if it is named."""
        name = None if land is None else self.land_name(land)
        told = self.say("show-fabled-to-cell", land=name, cell=cell)
        return f"{told} ◎{' / '.join(map(self.place_name, places))}" if places else told

    def label(self, option: Any) -> str:
        """An option in words, with whom and what it names."""
        tag, told = self.game.codec.tag_of(option), super().label(option)
        match tag:
            case "walk" | "pick" if self.me is not None:
                key = "show-fabled-walk" if tag == "walk" else "show-fabled-pick"
                return self.say(key, who=self.volkhv_at(self.me, option.volkhv))
            case "visit" if self.me is not None:
                return self.visit(option)
            case "choose-position":
                return self.position(option.position)
            case "take-open":
                return f"{told}: {self.land_told(self.open_land(option.slot))}"
            case "take-peeked":
                return f"{told}: {self.land_told(self.peeked(option.which))}"
            case "apply" if self.view.asked.place is not None:
                return f"{told}: {self.place_text(self.view.asked.place)}"
            case "use" if option.ability not in COMMON:
                return self.ability(option.ability)[0]
        return told

    def visit(self, option: Any) -> str:
        """A visit by the place that is visited."""
        one = self.view.players[self.me].volkhvs[option.volkhv]
        key = "show-fabled-instead" if option.substitute else "show-fabled-visit"
        return self.say(key, who=f"{self.marks[self.me or 0]}{option.volkhv + 1}", place=self.place_name(one.place))

    def position(self, position: int) -> str:
        """FB-23 A place of the row by its neighbours, without the land that moves."""
        row = [land.land for land in self.view.row if land.land != self.view.asked.land]
        left = self.land_name(row[position - 1]) if position > 0 else "none"
        right = self.land_name(row[position]) if position < len(row) else "none"
        return self.say("show-fabled-between", left=left, right=right)

    def terrain(self) -> int:
        """The terrain that the question is about."""
        return TERRAINS.index(self.view.asked.terrain) if self.view.asked.terrain is not None else 0

    def open_land(self, slot: int) -> str | None:
        """An open land of the terrain in question."""
        land: str | None = self.view.open[self.terrain()][slot]
        return land

    def peeked(self, which: int) -> str | None:
        """A land that the looker has seen on top of the deck in question."""
        seen = self.view.peeked[self.terrain()]
        return seen[which] if which < len(seen) else None

    def land_told(self, land: str | None) -> str:
        """A land with its places."""
        return "—" if land is None else f"{self.quoted(self.land_name(land))} {self.signs(land)}"

    def ability(self, ability: str) -> tuple[str, str]:
        """An ally's property or boost: what it is called and what it does."""
        ally = ability.removesuffix("+")
        boost = ability.endswith("+")
        name = self.say("fabled-ally", ally=ally)
        title = self.say("show-fabled-use-boost" if boost else "show-fabled-use", name=name)
        return title, self.say("fabled-boost" if boost else "fabled-property", ally=ally)

    def remark(self, option: Any) -> str:
        """What an option costs or brings."""
        told = ""
        match self.game.codec.tag_of(option):
            case "add-land":
                told = self.adding(TERRAINS.index(option.terrain))
            case "walk" if self.me is not None:
                told = self.step(self.view.players[self.me].volkhvs[option.volkhv])
            case "announce":
                told = self.march(option.terrain)
            case "go" | "choose-place":
                told = self.place_text(option.place)
            case "choose-ally" | "boost-ally" | "use":
                told = self.power(option)
            case "exchange":
                up = BOOKS.index(option.take) > BOOKS.index(option.give)
                told = "2 → 1" if up else "1 → 2"
            case "visit" if not option.substitute and self.me is not None:
                place = self.view.players[self.me].volkhvs[option.volkhv].place
                told = self.place_text(place) if place is not None else ""
        return told

    def power(self, option: Any) -> str:
        """What an ally's property or boost does, or the event."""
        match self.game.codec.tag_of(option):
            case "choose-ally":
                return self.say("fabled-property", ally=option.ally) + self.ours("ally", option.ally)
            case "boost-ally":
                return self.say("fabled-boost", ally=option.ally) + self.ours("ability", f"{option.ally}+")
        if option.ability == "event":
            return self.event_text()
        return "" if option.ability in COMMON else self.ability(option.ability)[1]

    def adding(self, terrain: int) -> str:
        """What adding a land of a terrain costs, and which lie open."""
        names = [self.quoted(self.land_name(land)) for land in self.view.open[terrain] if land is not None]
        price = [] if self.asked == "prologue-land" else [self.cost(terrain)]
        return "; ".join([*price, self.say("show-fabled-open", lands=", ".join(names) or "—")])

    def march(self, terrain: str) -> str:
        """FB-56 How many volkhvs an announcement moves, and how far."""
        lands = {land.land for land in self.view.row if land.terrain == terrain}
        counts = [sum(one.land in lands for one in player.volkhvs) for player in self.view.players]
        own, other = self.view.steps[TERRAINS.index(terrain)]
        mine = counts[self.me] if self.me is not None else 0
        return self.say("show-fabled-march", mine=mine, own=own, others=sum(counts) - mine, other=other)

    def clause(self, option: Any) -> str | None:
        """The clause of a place, an ally, a land or the books."""
        named = {"place": "place", "ally": "ally", "ability": "ally", "land": "land", "give": "book", "token": "token"}
        found = [kind for field, kind in named.items() if hasattr(option, field)]
        return str(self.game.clauses[found[0]]) if found else None

    def details(self) -> RenderableType:
        """Places of the row, allies, path tokens and open lands in sentences."""
        cells = [cell for land in self.view.row for cell in (*land.regular, *land.dead_end)]
        places = dict.fromkeys(place for cell in cells for place in cell)
        legend = Text(self.say("show-fabled-legend"), "dim")
        lines = [hanging(Text(self.place_name(one), "bold"), Text(self.place_text(one))) for one in places]
        allies = [ally for player in self.view.players for ally in player.allies]
        return Group(legend, *lines, *map(self.ally_told, allies), self.tokens_told(), *self.market(),
                     Text(self.scenario_told(), "dim"), Text(self.say("show-ours"), "dim"))  # fmt: skip

    def scenario_told(self) -> str:
        """The rule of the scenario."""
        scenario = self.view.scenario
        return self.say("fabled-scenario-text", scenario=scenario) + self.ours("scenario", scenario)

    def ally_told(self, ally: Any) -> RenderableType:
        """An ally: property and boost."""
        name, facts = self.say("fabled-ally", ally=ally.ally), {"ally": ally.ally}
        boost = self.say("show-fabled-boost", text=self.say("fabled-boost", **facts)) + self.ours(
            "ability", f"{ally.ally}+"
        )
        able = self.say("fabled-property", **facts) + self.ours("ally", ally.ally)
        return hanging(Text(name, f"bold {STYLES[ally.terrain]}"), Text(f"{able} {boost}"))

    def tokens_told(self) -> Text:
        """The path tokens that are still to come."""
        ahead = [(at, token) for token, at in self.view.divisions if at > self.view.chapter]
        told = [f"{at} — {self.token_name(token)}" for at, token in sorted(ahead)]
        return Text(self.say("show-fabled-ahead", tokens="; ".join(told) or "—"))

    def scores(self) -> list[tuple[float, str]]:
        rows = [player.books for player in self.view.players]
        return [
            (sum(count * 100.0**tier for tier, count in enumerate(books)), self.books(books).plain) for books in rows
        ]

    def standing(self) -> list[RenderableType]:
        """Where everybody stands; a Trial is won or lost together."""
        trial = self.view.trial
        if trial is None:
            return super().standing()
        told = self.say("show-fabled-grade", grade=trial.grade, wisdom=trial.wisdom, suns=trial.suns)
        return [*super().standing(), Text(told, "bold")]


SHOW = FabledShow

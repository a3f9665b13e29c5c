"""The row of «Земля сказаний» drawn with letters: lands with paths and volkhvs, books, and the spirits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from magoteka.games.fabled.game import GAME
from magoteka.terminal.base import Show, Sight
from magoteka.terminal.drawing import MINE, aligned, counted, hanging, indented, marks

BOX = GAME.printed()
TERRAINS: Sequence[str] = BOX["terrains"]
BOOKS: Sequence[str] = BOX["books"]
STYLES = {"steppe": "yellow", "mountain": "cyan", "forest": "green", "sun": "bright_red"}
NARROW = 80  # letters of a line on any screen
LEVELS = {"top": "▔", "bottom": "▁"}  # where a path begins and ends: equal ones join


class FabledRow(Show):
    """The row, the players, what can be added."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.marks = marks(self.names)

    def table(self) -> RenderableType:
        """Chapter and event, the row, the players, and what can be added."""
        lands = [self.land(place) for place in range(len(self.view.row))] or [Text(self.say("show-fabled-no-lands"))]
        market = self.market() if self.roomy else []
        parts = [*self.players(), *self.spirits(), *market]
        return Group(self.title(), *self.news(), *lands, self.head(self.say("show-fabled-players")), *parts)

    def brief(self) -> RenderableType:
        """The players and what they have."""
        return Group(self.title(), *self.players(), *self.spirits())

    def players(self) -> list[RenderableType]:
        """Each player in a line or two."""
        return [aligned((self.player_head(seat), self.player_body(seat)) for seat in range(len(self.names)))]

    def title(self) -> RenderableType:
        """The chapter and the scenario."""
        view = self.view
        scenario = self.say("fabled-scenario", scenario=view.scenario)
        head = self.say("show-fabled-head", chapter=view.chapter, chapters=view.chapters, scenario=scenario)
        return self.head(head)

    def news(self) -> list[RenderableType]:
        """The event in force."""
        if self.view.event is None:
            return []
        name = Text(self.quoted(self.say("fabled-event", event=self.view.event)), "bold")
        return [hanging(name, Text(self.event_text(), "dim"))]

    def event_text(self) -> str:
        """What the event in force does."""
        half = "lower" if self.view.half == "lower" else "upper"
        event = self.view.event
        return "" if event is None else self.say(f"fabled-event-{half}", event=event) + self.ours("event", event)

    def land(self, place: int) -> RenderableType:
        """A land: its number in the row, its name, its path, and a mountain's dead end."""
        land = self.view.row[place]
        style = STYLES[land.terrain]
        name = Text(f"{place + 1:>2} ", "bold") + Text(self.land_name(land.land), f"bold {style}")
        name += Text(f" {self.say('show-fabled-terrain', terrain=land.terrain)}", "dim")
        way = self.path(land, "regular", land.regular)
        way += Text(" " + self.say("show-fabled-joined" if land.joined else "show-fabled-loose"), "dim")
        if land.tokens:
            way += Text(" · " + ", ".join(self.token(token) for token in land.tokens), "magenta")
        if not land.dead_end:
            return hanging(name, way)
        dead = Text(self.say("show-fabled-dead-end") + " ", "dim") + self.path(land, "dead_end", land.dead_end)
        if len(name) + len(way) < NARROW:
            return Group(hanging(name, way), indented(dead, 3))
        return Group(name, indented(way, 3), indented(dead, 3))

    def path(self, land: Any, path: str, cells: Sequence[Sequence[str]]) -> Text:
        """The cells from left to right: whirlpools with their places, and who stands where."""
        parts = [self.cell(land.land, path, number, places) for number, places in enumerate(cells, 1)]
        way = Text("─", "dim").join(parts)
        if path != "regular":
            return way
        return Text(LEVELS[land.start], "dim") + way + Text(LEVELS[land.end], "dim")

    def cell(self, land: str, path: str, number: int, places: Sequence[str]) -> Text:
        """One cell."""
        text = Text("◎" if places else "○", "bold" if places else "")
        text += Text("/".join(self.place_name(place) + self.guests(land, path, number, place) for place in places))
        return text + Text(self.guests(land, path, number, None), "bold reverse")

    def guests(self, land: str, path: str, cell: int, place: str | None) -> str:
        """The volkhvs in a cell, or on one of its places."""
        spot = (land, path, cell, place)
        found = [mark for mark, one in self.crowd() if (one.land, one.path, one.cell, one.place) == spot]
        return "" if not found else " [" + " ".join(found) + "]"

    def crowd(self) -> list[tuple[str, Any]]:
        """Every volkhv with its mark; whoever still walks shows the steps it has."""
        crews = [(mark, player.volkhvs) for mark, player in zip(self.marks, self.view.players, strict=True)]
        if self.view.trial is not None:
            crews.append((self.say("show-fabled-spirit-mark"), self.view.trial.volkhvs))
        found = []
        for mark, crew in crews:
            for number, one in enumerate(crew, 1):
                steps = one.must + one.may
                found.append((f"{mark}{number}" + (f"→{steps}" if one.moving and steps else ""), one))
        return found

    def token(self, token: Any) -> str:
        """An ally's token on a land."""
        name = self.say("fabled-token", token=token.token)
        return f"{name} ({token.cell})" if token.cell else name

    def player_head(self, seat: int) -> Text:
        """Who it is, and the letter of the volkhvs."""
        head = Text("▶ " if seat == self.view.active else "  ")
        return head + Text(f"{self.marks[seat]} ", "bold") + Text(self.name(seat), MINE if seat == self.me else "bold")

    def player_body(self, seat: int) -> Text:
        """Books, volkhvs at home, allies and tokens."""
        player = self.view.players[seat]
        home = sum(one.land is None for one in player.volkhvs)
        text = self.books(player.books) + Text(" · " + self.say("show-fabled-home", count=home))
        for ally in player.allies:
            text += Text(" · ") + Text(self.ally_state(ally), STYLES[ally.terrain])
        if player.marker is not None:
            text += Text(f" · {self.say('show-fabled-marker', value=player.marker)}", "dim")
        names = [*map(self.token_name, player.tokens), *(self.say("fabled-name", name=one) for one in player.named_up)]
        names += [self.land_name(land) for land in player.forests]
        names += [self.say("show-fabled-spent", name=self.say("fabled-name", name=one)) for one in player.named_spent]
        return text + Text(f" · {self.say('show-fabled-tokens', names=counted(names))}", "dim") if names else text

    def ally_state(self, ally: Any) -> str:
        """An ally, its star, and what of it is used up for now."""
        boosted = self.say("show-fabled-boosted") if ally.boosted else ""
        used = [kind for kind in ("property", "boost") if getattr(ally, f"{kind}_used")]
        told = f" ({', '.join(self.say(f'show-fabled-{kind}-used') for kind in used)})" if used else ""
        return self.say("fabled-ally", ally=ally.ally) + boosted + told

    def token_name(self, token: str) -> str:
        """The name of a token."""
        return self.say("fabled-token", token=token)

    def books(self, books: Sequence[int]) -> Text:
        """Books by kind."""
        parts = [
            Text(f"{self.say('show-fabled-book', book=book)} {count}", STYLES[book] if count else "dim")
            for book, count in zip(BOOKS, books, strict=True)
        ]
        return Text("  ").join(parts)

    def spirits(self) -> list[RenderableType]:
        """The spirits of a Trial: their wisdom, fate and trick."""
        trial = self.view.trial
        if trial is None:
            return []
        head = Text(("▶ " if self.view.active is None else "  ") + self.say("show-fabled-spirits"), "bold magenta")
        home = sum(one.land is None for one in trial.volkhvs)
        facts = {
            "wisdom": trial.wisdom,
            "suns": trial.suns,
            "left": trial.tricks_left,
            "joint": trial.joint,
            "home": home,
        }
        text = Text(self.say("show-fabled-trial", fate=trial.fate, **facts))
        if trial.trick is not None:
            key = "fabled-trick-foiled" if trial.foiled else "fabled-trick-full"
            name = self.say("fabled-trick", trick=trial.trick)
            text += Text(
                f" {self.quoted(name)}: {self.say(key, trick=trial.trick)}{self.ours('trick', trial.trick)}", "magenta"
            )
        return [hanging(head, text)]

    def market(self) -> list[RenderableType]:
        """The lands that can be added, with their price."""
        lines: list[RenderableType] = [self.head(self.say("show-fabled-market"))]
        for place, terrain in enumerate(TERRAINS):
            lands = [
                f"{self.quoted(self.land_name(land))} {self.signs(land)}"
                for land in self.view.open[place]
                if land is not None
            ]
            size = self.view.deck_sizes[place]
            head = Text(self.say("show-fabled-terrain", terrain=terrain), f"bold {STYLES[terrain]}")
            cost = self.say("show-fabled-deck", count=size, price=self.cost(place))
            lines.append(hanging(head, Text(f"{cost} {', '.join(lands) or '—'}")))
        return lines

    def signs(self, land: str) -> str:
        """A land that is not in the row, with its places."""
        face = BOX["faces"][land]
        places = [self.place_name(place) for cell in (*face["regular"], *face["dead_end"]) for place in cell]
        ends = f"{LEVELS[face['start']]}…{LEVELS[face['end']]}"
        return f"{ends} ({', '.join(dict.fromkeys(places))})" if places else ends

    def cost(self, terrain: int) -> str:
        """FB-50 What adding a land of a terrain costs: a book of its kind, and steppe books for those in the row."""
        return self.say("show-fabled-cost", terrain=TERRAINS[terrain], more=self.view.surcharges[terrain])

    def land_name(self, land: str | None) -> str:
        """The name of a land."""
        return self.say("fabled-land", land=land)

    def place_name(self, place: str | None) -> str:
        """The name of a place of power."""
        return self.say("fabled-place", place=place)

    def place_text(self, place: str) -> str:
        """What a place of power does."""
        return self.say("fabled-place-text", place=place)

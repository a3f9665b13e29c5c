"""«Земля сказаний» in a terminal: the row of lands with paths and volkhvs, everybody's books, and the spirits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from magoteka.cli.show.base import Show, Sight
from magoteka.cli.show.ink import MINE, aligned, counted, hanging, indented, marks
from magoteka.games import game_named

BOX = game_named("fabled").printed()
TERRAINS: Sequence[str] = BOX["terrains"]
BOOKS: Sequence[str] = BOX["books"]
STYLES = {"steppe": "yellow", "mountain": "cyan", "forest": "green", "sun": "bright_red"}
NARROW = 80  # letters of a line on any screen
COMMON = ("event", "scenario", "joint")  # abilities that belong to no ally


class FabledShow(Show):
    """The row, the players, what can be added."""

    QUIET = frozenset({"turn-began", "ally-offered", "place-applied"})

    SMALL = frozenset(
        {
            "keep-ally", "declare-boost", "draft-ally", "open-drafted", "convert", "transform-books", "choose-gift",
            "choose-step-gift", "suns-for-forests", "extra-turn", "council-swap", "council-boost", "farewell-choice",
            "vow", "offering", "fork-choice", "werewolf-leads", "warden-convert", "call-book", "visit-place",
        }
    )  # fmt: skip

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.marks = marks(self.names)

    def goal_facts(self) -> Mapping[str, object]:
        trial = self.view.trial
        return {"chapters": self.view.chapters, "trial": "false" if trial is None else "true"}

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
        event = self.view.event
        if event is None:
            return []
        half = "lower" if self.view.half == "lower" else "upper"
        name = Text(self.quoted(self.say("fabled-event", event=event)), "bold")
        return [hanging(name, Text(self.say(f"fabled-event-{half}", event=event), "dim"))]

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
        return Text("─", "dim").join(parts)

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
            boosted = self.say("show-fabled-boosted") if ally.boosted else ""
            text += Text(" · ") + Text(self.say("fabled-ally", ally=ally.ally) + boosted, STYLES[ally.terrain])
        if player.marker is not None:
            text += Text(f" · {self.say('show-fabled-marker', value=player.marker)}", "dim")
        names = [*map(self.token_name, player.tokens), *(self.say("fabled-name", name=one) for one in player.named_up)]
        names += [self.land_name(land) for land in player.forests]
        return text + Text(f" · {self.say('show-fabled-tokens', names=counted(names))}", "dim") if names else text

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
            text += Text(f" {self.quoted(name)}: {self.say(key, trick=trial.trick)}", "magenta")
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
        return "(" + ", ".join(dict.fromkeys(places)) + ")" if places else ""

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
            parts.append(self.say("show-fabled-left", count=asked.left))
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
        return f"{mark} ({where})"

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
            case "announce":
                told = self.march(option.terrain)
            case "go" | "choose-place":
                told = self.place_text(option.place)
            case "choose-ally":
                told = self.say("fabled-property", ally=option.ally)
            case "boost-ally":
                told = self.say("fabled-boost", ally=option.ally)
            case "use" if option.ability not in COMMON:
                told = self.ability(option.ability)[1]
            case "exchange":
                up = BOOKS.index(option.take) > BOOKS.index(option.give)
                told = "2 → 1" if up else "1 → 2"
            case "visit" if not option.substitute and self.me is not None:
                place = self.view.players[self.me].volkhvs[option.volkhv].place
                told = self.place_text(place) if place is not None else ""
        return told

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
        lines = [hanging(Text(self.place_name(one), "bold"), Text(self.place_text(one))) for one in places]
        allies = [ally for player in self.view.players for ally in player.allies]
        return Group(*lines, *map(self.ally_told, allies), self.tokens_told(), *self.market(),
                     Text(self.say("fabled-scenario-text", scenario=self.view.scenario), "dim"))  # fmt: skip

    def ally_told(self, ally: Any) -> RenderableType:
        """An ally: property and boost."""
        name, facts = self.say("fabled-ally", ally=ally.ally), {"ally": ally.ally}
        boost = self.say("show-fabled-boost", text=self.say("fabled-boost", **facts))
        return hanging(
            Text(name, f"bold {STYLES[ally.terrain]}"), Text(f"{self.say('fabled-property', **facts)} {boost}")
        )

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

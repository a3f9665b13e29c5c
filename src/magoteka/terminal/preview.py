"""What an answer does, in words: a few for its line, whole sentences for whoever asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from magoteka.core.agenda import NATURE
from magoteka.core.event import Event, Option
from magoteka.core.game import Game
from magoteka.core.ways import Branch, Way
from magoteka.terminal.drawing import capital
from magoteka.texts import Texts, facts_of

MOST = 3  # things of a short line


@dataclass(frozen=True)
class Teller:
    """Tells the seat of `me` what its answers do; what the table shows well enough by itself is `quiet`."""

    game: Game
    texts: Texts
    names: Sequence[str]
    me: int
    asked: str  # the tag of the question
    quiet: frozenset[str] = frozenset()
    odds: bool = False  # how likely hidden things are may be told

    def about(self, option: Option, way: Way) -> str:
        """What an answer does, in a few words besides its own."""
        told = self.short(way, self.texts.answer(self.game, self.asked, option, self.names))
        if not told and self.short(way):  # the answer says it of itself
            return ""
        return told or self.written(option) or self.next(way)

    def short(self, way: Way, label: str = "") -> str:
        """In a few words: what has such words, else the first thing that has a sentence."""
        told = [self.said(f"{self.game.name}-short-{self.tag(one)}", one) for one in way.told if self.brief(one)]
        told = told or [self.event(one) for one in self.loud(way)][:1]
        told = [one for one in told if one and not same(one, label)]
        fork = [] if way.fork == "chooses" and told else self.forked(way, self.branch)
        return " · ".join(part for part in (joined(told[:MOST], ", "), *fork) if part)

    def branch(self, way: Way) -> str:
        """A way that is one of several: what else it leads to stands in brackets."""
        told = self.short(alone(way))
        inner = "; ".join(self.forked(way, lambda one: self.short(alone(one)) or self.after(one)))
        return f"{told} ({inner})" if told and inner else told or inner or self.after(way)

    def after(self, way: Way) -> str:
        """What comes of one of several ways when nothing else does; that somebody's turn begins is nothing."""
        if any(self.tag(event) == "turn-began" for event in way.told):
            return ""
        return self.next(way, f"{self.game.name}-comes-{way.asked}")

    def whole(self, option: Option, way: Way) -> str:
        """In whole sentences."""
        told = " ".join(self.event(one) for one in self.loud(way))
        fork = " · ".join(self.forked(way, self.branch))
        after = "" if way.seat == NATURE and told else self.next(way)
        rest = fork or (not told and self.written(option)) or after
        parts = " ".join(part for part in (told, rest) if part)
        return self.texts.say("preview-let", what=parts) if way.let else parts

    def written(self, option: Option) -> str:
        """The line that is written about such an answer, to this question or to any."""
        tag = self.tag(option)
        keys = (f"{self.game.name}-about-{self.asked}-{tag}", f"{self.game.name}-option-{tag}-about")
        key = next(filter(self.texts.has, keys), "")
        return bare(self.texts.say(key, **facts_of(option, self.names))) if key else ""

    def next(self, way: Way, *also: str) -> str:
        """What comes when nothing else is to be told: who is asked what."""
        if not way.asked or way.seat is None:
            return ""
        mine = (f"{self.game.name}-ask-{way.asked}",) if way.seat == self.me else ()
        key = next(filter(self.texts.has, (*also, *mine)), f"{self.game.name}-question-{way.asked}")
        return bare(self.texts.say(key, seat="" if way.seat == NATURE else self.names[way.seat]))

    def forked(self, way: Way, tell: Callable[[Way], str]) -> list[str]:
        """Each way that a fork can go, with what it is known by; what is known by nothing may be."""
        lines, unknown, maybe = [], [], self.texts.say("preview-maybe")
        for branch in way.branches:
            label, then = self.label(branch, way), branch.way
            if label and branch.case:  # the label says that much
                then = replace(then, told=tuple(one for one in then.told if self.tag(one) != branch.case))
            what = bare(tell(then))
            if label and (same(what, label) or plain(what).startswith(f"{plain(label)} (")):
                lines.append(label if same(what, label) else label + what[len(label) :])  # what follows says the same
            elif label:
                lines.append(f"{label}: {what or self.texts.say('preview-nothing')}")
            elif what:
                unknown.append(what.removeprefix(f"{maybe}: "))
        return [*lines, f"{maybe}: {' / '.join(dict.fromkeys(unknown))}"] if unknown else lines

    def label(self, branch: Branch, of: Way) -> str:
        """By what a branch of a way is known: the faces of a die, an answer, or a case with its odds."""
        if not branch.by:
            key = f"{self.game.name}-case-{branch.case}"
            named = self.texts.say(key) if branch.case and self.texts.has(key) else ""
            share = "" if branch.share is None or not self.odds else percent(branch.share)
            return " ".join(part for part in (named, share) if part)
        numbers = [number_of(one) for one in branch.by]
        known = [number for number in numbers if number is not None]
        if len(known) < len(numbers):
            return joined([capital(self.texts.answer(self.game, of.asked, one, self.names)) for one in branch.by], ", ")
        if all(one.weight == len(one.by) for one in of.branches):
            return ranges(known)
        return f"{ranges(known)} ({percent(branch.weight / sum(one.weight for one in of.branches))})"

    def tag(self, value: object) -> str:
        return self.game.codec.tag_of(value)

    def loud(self, way: Way) -> list[Event]:
        """What happens and is worth a sentence."""
        return [one for one in way.told if self.tag(one) not in self.quiet]

    def brief(self, event: Event) -> bool:
        """Whether there are few words for it."""
        return self.texts.has(f"{self.game.name}-short-{self.tag(event)}")

    def event(self, event: Event) -> str:
        return self.said(f"{self.game.name}-event-{self.tag(event)}", event)

    def said(self, key: str, event: Event) -> str:
        names = [self.texts.called(self.names, seat, self.me) for seat in range(len(self.names))]
        return self.texts.say(key, **facts_of(event, names))


def alone(way: Way) -> Way:
    """A way without what decides at its end."""
    return replace(way, fork="", branches=())


def bare(text: str) -> str:
    """A sentence without its full stop."""
    return text.strip().removesuffix(".")


def plain(text: str) -> str:
    """A text without quotation marks, for comparing."""
    return bare(text).strip("«»“”").casefold()


def same(one: str, other: str) -> bool:
    """Whether two texts have the same words: «+1 Меч» and «Меч +1»."""
    return sorted(plain(one).split()) == sorted(plain(other).split())


def joined(parts: Sequence[str], between: str) -> str:
    """Parts of a line; what is counted may be said twice, for it happens twice."""
    told = [part for part in map(bare, parts) if part]
    return between.join(part for at, part in enumerate(told) if part not in told[:at] or any(map(str.isdigit, part)))


def number_of(outcome: Option) -> int | None:
    """An outcome that is nothing but a number: a die."""
    value = vars(outcome).get("value") if list(vars(outcome)) == ["value"] else None
    return value if isinstance(value, int) else None


def percent(share: float) -> str:
    """How likely something is; what can happen is never told as nothing."""
    return f"{max(round(100 * share), 1)} %"


def ranges(numbers: Sequence[int]) -> str:
    """1, 2, 3, 6 as «1–3, 6»."""
    parts: list[tuple[int, int]] = []
    for one in sorted(numbers):
        if parts and parts[-1][1] == one - 1:
            parts[-1] = parts[-1][0], one
        else:
            parts.append((one, one))
    return ", ".join(f"{first}" if first == last else f"{first}–{last}" for first, last in parts)

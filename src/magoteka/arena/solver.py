"""Every line of a small match of two: what it is worth when nobody errs, and what a perfect opponent wins of a player.

Where all is open, equal tables are one node, and what a node is worth is found from the ends backwards. Where something
is hidden, what a seat has seen, heard and answered says which nodes it cannot tell apart.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from magoteka.bots import bot_named
from magoteka.bots.chair import Rules, chair_of
from magoteka.bots.recall import Recall, Seen, digest
from magoteka.core.agenda import State
from magoteka.core.chance import Rng

CHANCE, OVER = -1, -2
ALIKE = 1e-9


@dataclass(eq=False)
class Node:
    """A table somewhere in the match."""

    seat: int  # who is asked: CHANCE for nature, OVER at the end
    known: str  # the same where the asked seat cannot tell two tables apart
    table: State
    heard: tuple[Seen, ...] = ()
    below: list[Node] = field(default_factory=list)
    odds: list[float] = field(default_factory=list)  # of nature's answers
    share: float = 0.0  # of the victory, for seat 0, where the match is over


Policy = Callable[[Node], Sequence[float]]  # how likely a player gives each answer


class Lines:
    """All lines of a match that begins with one of some tables, each equally likely."""

    def __init__(self, rules: Rules, tables: Sequence[State], everything_open: bool) -> None:
        self.rules = rules
        self.open = everything_open
        self.nodes: list[Node] = []
        self.same: dict[str, Node] = {}
        self.root = Node(CHANCE, "", tables[0], odds=[1 / len(tables)] * len(tables))
        self.root.below = [self.begun(table.clone()) for table in tables]
        self.sets: dict[str, list[Node]] = {}
        for node in self.nodes:
            if node.seat >= 0:
                self.sets.setdefault(node.known, []).append(node)

    def begun(self, table: State) -> Node:
        """From one of the tables on; everybody has looked at it."""
        recall = Recall(2)
        table.listening, table.pictured = not self.open, False
        if not self.open:
            for seat, seen in enumerate(recall.seen):
                seen.append(self.rules.game.view(table, seat))
        return self.followed(table, recall)

    def followed(self, table: State, recall: Recall) -> Node:
        """The node of a table, with all that follows."""
        question = table.asking()
        recall.told(table.events)
        table.clear_events()
        place = json.dumps(self.rules.game.dump_state(table)) if self.open else ""
        if place in self.same:
            return self.same[place]
        if question is None:
            winners = self.rules.game.winners(table)
            return self.kept(Node(OVER, place, table, share=(0 in winners) / len(winners)), place)
        seat = int(question.seat)
        heard = recall.of(seat) if seat >= 0 else ()
        node = Node(max(seat, CHANCE), place if self.open else f"{seat}:{digest(heard).hex()}", table, heard[1:])
        for index in question.indices(table):
            if seat < 0:
                node.odds.append(float(question.weight(table, index)))
            node.below.append(self.answered(node, index, recall))
        node.odds = [odd / sum(node.odds) for odd in node.odds]
        return self.kept(node, place)

    def answered(self, node: Node, index: int, recall: Recall) -> Node:
        """What follows an answer."""
        table, memory = node.table.clone(), Recall(2)
        table.listening, table.pictured = not self.open, False
        if not self.open:
            memory.seen = [list(seen) for seen in recall.seen]
            question = table.asking()
            assert question is not None
            memory.answered(node.seat, question.menu(table)[index])
        table.answer(index)
        return self.followed(table, memory)

    def kept(self, node: Node, place: str) -> Node:
        """A node, found again where its table is met by other ways."""
        self.nodes.append(node)
        if self.open:
            self.same[place] = node
        return node


def at_random(node: Node) -> Sequence[float]:
    """Any answer, each equally likely."""
    return [1 / len(node.below)] * len(node.below)


class Played:
    """How a bot plays: at each node by what its seat knows there, as often as it takes to see how it mixes."""

    def __init__(self, lines: Lines, level: str, draws: int = 1) -> None:
        self.lines, self.bot, self.draws = lines, bot_named(level), draws
        self.given: dict[str, Sequence[float]] = {}

    def __call__(self, node: Node) -> Sequence[float]:
        if node.known not in self.given:
            shares = [0.0] * len(node.below)
            for draw in range(self.draws):
                shares[self.choice(node, draw)] += 1 / self.draws
            self.given[node.known] = shares
        return self.given[node.known]

    def choice(self, node: Node, draw: int) -> int:
        """What the bot answers with the luck of one draw."""
        question = node.table.asking()
        assert question is not None
        if len(node.below) == 1:
            return 0
        rules, bot = self.lines.rules, self.bot
        luck = Rng(int(hashlib.blake2b(f"{node.known}/{draw}".encode(), digest_size=7).hexdigest(), 16))
        return bot.choose(chair_of(rules, node.table, question, bot.needs(rules.game), luck, lambda: node.heard))


# --- what it is worth ------------------------------------------------------------------------------------------------


class Best:
    """The best that one seat can do against a player: against a perfect one, where all is open and none is named."""

    def __init__(self, lines: Lines, seat: int, other: Policy | None) -> None:
        self.lines, self.seat, self.other = lines, seat, other
        self.found: dict[int, float] = {}
        self.chosen: dict[str, int] = {}
        self.weights: dict[int, float] = {}
        if not lines.open:
            self.weigh(lines.root, 1.0)

    def weigh(self, node: Node, reach: float) -> None:
        """How likely nature and the other player let the match come to each node."""
        self.weights[id(node)] = reach
        for below, odd in zip(node.below, self.odds(node) or [1.0] * len(node.below), strict=True):
            self.weigh(below, reach * odd)

    def odds(self, node: Node) -> Sequence[float]:
        """Of the answers that nature or the other player gives; nothing where the choice is free."""
        if node.seat == CHANCE:
            return node.odds
        if node.seat >= 0 and node.seat != self.seat and self.other is not None:
            return self.other(node)
        return ()

    def share(self, node: Node) -> float:
        """The seat's share of the victory from a node on."""
        if id(node) not in self.found:
            self.found[id(node)] = self.worked_out(node)
        return self.found[id(node)]

    def worked_out(self, node: Node) -> float:
        """The same, from what follows."""
        if node.seat == OVER:
            return node.share if self.seat == 0 else 1 - node.share
        odds = self.odds(node)
        if odds:
            return sum(odd * self.share(below) for odd, below in zip(odds, node.below, strict=True) if odd)
        if node.seat != self.seat:
            return min(map(self.share, node.below))
        return self.share(node.below[self.choice(node)])

    def choice(self, node: Node) -> int:
        """The seat's best answer, one for all nodes that it cannot tell apart."""
        if node.known not in self.chosen:
            alike = [node] if self.lines.open else self.lines.sets[node.known]
            worth = [
                sum(self.weights.get(id(one), 1.0) * self.share(one.below[at]) for one in alike)
                for at in range(len(node.below))
            ]
            self.chosen[node.known] = worth.index(max(worth))
        return self.chosen[node.known]

    def value(self) -> float:
        """The seat's share of the victory in the whole match."""
        return self.share(self.lines.root)


def exploitability(lines: Lines, policy: Policy) -> float:
    """What perfect opponents win more than is fair of somebody in both seats: 0 of whoever never errs, 1 at most."""
    return Best(lines, 0, policy).value() + Best(lines, 1, policy).value() - 1


def slips(lines: Lines, policy: Policy, most: int) -> list[float]:
    """Where all is open: what share of the victory answers give away, at questions that matter, drawn by lot."""
    exact, luck = Best(lines, 0, None), Rng(1)
    asked = [node for node in lines.nodes if node.seat >= 0 and spread(exact, node) > ALIKE]
    found: list[float] = []
    while asked and len(found) < most:
        node = asked.pop(luck.below(len(asked)))
        worth = [exact.share(below) for below in node.below]
        best = max(worth) if node.seat == 0 else min(worth)
        given = policy(node)
        found.append(sum(odd * abs(best - share) for odd, share in zip(given, worth, strict=True)))
    return found


def spread(exact: Best, node: Node) -> float:
    """How much there is to be lost at a question."""
    worth = [exact.share(below) for below in node.below]
    return max(worth) - min(worth)


@dataclass
class Learnt:
    """What has come of a set of nodes that a seat cannot tell apart."""

    regrets: list[float]
    sums: list[float]


class Equilibrium:
    """How to play where something is hidden: counterfactual regret, of which only what is above nothing is kept (CFR+).

    What is played on average comes as near to perfect play as one likes; `exploitability` says how near.
    """

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.learnt = {
            known: Learnt([0.0] * len(nodes[0].below), [0.0] * len(nodes[0].below))
            for known, nodes in lines.sets.items()
        }
        self.rounds = 0

    def learn(self, rounds: int) -> None:
        """Play against oneself so many times more, the seats in turn."""
        for _ in range(rounds):
            self.rounds += 1
            for seat in (0, 1):
                wanted: dict[str, list[float]] = {}
                self.walk(self.lines.root, seat, 1.0, 1.0, wanted)
                for known, gains in wanted.items():
                    regrets = self.learnt[known].regrets
                    for at, gain in enumerate(gains):
                        regrets[at] = max(regrets[at] + gain, 0.0)

    def now(self, known: str) -> list[float]:
        """What would be played next."""
        regrets = self.learnt[known].regrets
        whole = sum(regrets)
        return [regret / whole for regret in regrets] if whole > 0 else [1 / len(regrets)] * len(regrets)

    def walk(self, node: Node, seat: int, own: float, others: float, wanted: dict[str, list[float]]) -> float:
        """The seat's share from a node on, as both play now; what each answer would have brought is noted."""
        if node.seat == OVER:
            return node.share if seat == 0 else 1 - node.share
        if node.seat != seat:
            odds = node.odds if node.seat == CHANCE else self.now(node.known)
            below = zip(odds, node.below, strict=True)
            return sum(odd * self.walk(one, seat, own, others * odd, wanted) for odd, one in below)
        mix = self.now(node.known)
        worth = [self.walk(one, seat, own * odd, others, wanted) for odd, one in zip(mix, node.below, strict=True)]
        mean = sum(odd * share for odd, share in zip(mix, worth, strict=True))
        gains, sums = wanted.setdefault(node.known, [0.0] * len(mix)), self.learnt[node.known].sums
        for at, share in enumerate(worth):
            gains[at] += others * (share - mean)
            sums[at] += self.rounds * own * mix[at]
        return mean

    def __call__(self, node: Node) -> Sequence[float]:
        sums = self.learnt[node.known].sums
        whole = sum(sums)
        return [one / whole for one in sums] if whole > 0 else at_random(node)


def value_of(lines: Lines, policy: Policy | None = None) -> tuple[float, float]:
    """Seat 0's share of the victory when nobody errs, and how far that may be off; it is exact where all is open."""
    if policy is None:
        return Best(lines, 0, None).value(), 0.0
    high, low = Best(lines, 0, policy).value(), 1 - Best(lines, 1, policy).value()
    return (high + low) / 2, (high - low) / 2

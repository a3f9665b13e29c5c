"""`magoteka lab`: two designs of a game on a table where both come into play within one turn."""

from __future__ import annotations

import sys
from argparse import Namespace

from magoteka.cli.keyboard import KeyboardMatch
from magoteka.cli.problems import NoLab, NotAPair
from magoteka.cli.screen import Screen
from magoteka.cli.seating import seated
from magoteka.core.chance import Rng, SecretRng
from magoteka.core.game import Game
from magoteka.core.lab import APART, STAGE, Lab
from magoteka.core.match import Match
from magoteka.core.problems import ApartAllTurn
from magoteka.games import game_named
from magoteka.table.position import packed_record
from magoteka.texts import Texts

HOUSE = "http://localhost:8000/#/p/"  # where `magoteka serve` is by itself


def lab(args: Namespace, texts: Texts) -> int:
    """Stage a pair, the one that is named or one by lot, say its link, and play it; or list what can be staged."""
    game = game_named(args.game)
    if game.lab is None:
        raise NoLab(game=game.name)
    if args.list:
        show(game, game.lab, texts)
        return 0
    if len(args.designs) not in (0, 2, 3):
        raise NotAPair(game=game.name)
    rng = SecretRng() if args.seed is None else Rng(args.seed)
    match = staged(game, game.lab, args.designs, rng) if args.designs else any_pair(game, game.lab, rng)
    designs = str(match.record.settings[STAGE]).split(APART)
    print(texts.say("lab-pair", command=" ".join(["magoteka lab", game.name, *designs])), file=sys.stderr)
    link = HOUSE + packed_record(match.record, match.waiting())
    if args.link:
        print(link)
        return 0
    print(texts.say("lab-link", link=link))
    screen = Screen(texts)
    KeyboardMatch(match, seated(game, [], game.lab.seats, texts), screen, rng).run()
    return 0


def staged(game: Game, lab: Lab, designs: list[str], rng: Rng) -> Match:
    """A match that begins where they meet."""
    return Match.new(game, lab.seats, {STAGE: APART.join(designs)}, rng)


def any_pair(game: Game, lab: Lab, rng: Rng) -> Match:
    """Two designs by lot, in a state by lot, that can meet."""
    names = [name for those in lab.designs.values() for name in those]
    while True:
        first, second = rng.below(len(names)), rng.below(len(names) - 1)
        second += second >= first
        pair = [names[min(first, second)], names[max(first, second)]]
        try:
            return staged(game, lab, [*pair, lab.states[rng.below(len(lab.states))]], rng)
        except ApartAllTurn:
            continue


def show(game: Game, lab: Lab, texts: Texts) -> None:
    """All designs by kind, and the states."""
    print(texts.say(f"{game.name}-title"))
    for kind, names in lab.designs.items():
        print(f"  {kind}: {', '.join(names)}")
    states = ", ".join(filter(None, lab.states))
    if states:
        print(f"  {texts.say('lab-states')}: {states}")

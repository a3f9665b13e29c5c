"""`magoteka lab`: two designs of a game on a table where both come into play within one turn."""

from __future__ import annotations

from argparse import Namespace

from magoteka.cli.keyboard import KeyboardMatch
from magoteka.cli.problems import NoLab, NotAPair
from magoteka.cli.screen import Screen
from magoteka.cli.seating import seated
from magoteka.core.chance import Rng, SecretRng
from magoteka.core.game import Game
from magoteka.core.lab import APART, STAGE, Lab
from magoteka.core.match import Match
from magoteka.games import game_named
from magoteka.table.position import packed_record
from magoteka.texts import Texts

HOUSE = "http://localhost:8000/#/p/"  # where `magoteka serve` is by itself


def lab(args: Namespace, texts: Texts) -> int:
    """Stage a pair, say its link, and play it; or list what can be staged."""
    game = game_named(args.game)
    if game.lab is None:
        raise NoLab(game=game.name)
    if not args.designs:
        show(game, game.lab, texts)
        return 0
    if len(args.designs) not in (2, 3):
        raise NotAPair(game=game.name)
    rng = SecretRng() if args.seed is None else Rng(args.seed)
    match = Match.new(game, game.lab.seats, {STAGE: APART.join(args.designs)}, rng)
    link = HOUSE + packed_record(match.record, match.waiting())
    if args.link:
        print(link)
        return 0
    print(texts.say("lab-link", link=link))
    screen = Screen(texts)
    KeyboardMatch(match, seated(game, [], game.lab.seats, texts), screen, rng).run()
    return 0


def show(game: Game, lab: Lab, texts: Texts) -> None:
    """All designs by kind, and the states."""
    print(texts.say(f"{game.name}-title"))
    for kind, names in lab.designs.items():
        print(f"  {kind}: {', '.join(names)}")
    states = ", ".join(filter(None, lab.states))
    if states:
        print(f"  {texts.say('lab-states')}: {states}")

"""`magoteka check`: whether a layout, a dungeon or a deck of one's own can be played, and how to play it."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from magoteka.arena.check import Found, checked
from magoteka.arena.field import crew_of
from magoteka.arena.plan import Plan
from magoteka.arena.trial import trial_of
from magoteka.arena.variants import Variant, read
from magoteka.cli.screen import Paper
from magoteka.games import game_named
from magoteka.texts import Texts

HOUSE = "http://localhost:8000/new/"  # where `magoteka serve` is by itself
UNSOUND = 1


def check(args: Namespace, texts: Texts) -> int:
    """Look at what a file says, let bots play it, and tell what was found; 1 where it is no game."""
    variant = read(args.file).checked()
    game = game_named(variant.game)
    seats = args.seats or max(game.least, min(2, game.most))
    game.check_seats(seats)
    trial = trial_of(variant, Plan(game.name, seats, args.matches, args.bots, args.seed))
    with TemporaryDirectory() as folder:
        found = checked(trial, variant.name, Path(folder) / "matches.jsonl", crew_of(args.jobs, ray=False))
    if args.json:
        facts = {"faults": found.faults, "matches": len(found.rows), "ended": found.ended}
        print(json.dumps({**facts, "seats": found.seats(), "unlike": found.unlike(), "link": link_of(variant)}))
    else:
        report(variant, found, args.file, texts)
    return 0 if found.sound else UNSOUND


def link_of(variant: Variant) -> str:
    """The page of a new table with these settings; a house cannot have other numbers in its box."""
    return "" if variant.box else f"{HOUSE}{variant.game}?{urlencode(variant.settings)}"


def report(variant: Variant, found: Found, path: Path, texts: Texts) -> None:
    """What was found, a sentence each."""
    paper = Paper()
    paper.print(texts.say("checked-head", title=texts.say(f"{variant.game}-title"), name=variant.name))
    for what, where in found.faults:
        paper.print(texts.say(f"{variant.game}-fault-{what}", where=where))
    if not found.faults:
        paper.print(texts.say("checked-ended", ended=found.ended, matches=len(found.rows)))
        shares = " · ".join(f"{share:.0%}" for share in found.seats())
        paper.print(texts.say("checked-unlike" if found.unlike() else "checked-alike", shares=shares))
    if found.sound:
        paper.print(texts.say("checked-play", command=f"magoteka play --variant {path}"))
        link = link_of(variant)
        paper.print(texts.say("checked-invite", link=link) if link else texts.say("checked-here"))

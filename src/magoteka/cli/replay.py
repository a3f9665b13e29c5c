"""`magoteka replay`: is a record true?"""

from __future__ import annotations

from argparse import Namespace

from magoteka.cli.saves import read_saved
from magoteka.texts import Texts


def replay(args: Namespace, texts: Texts) -> int:
    """Play a record again, checking every answer and what was told of it."""
    saved = read_saved(args.file)
    match = saved.match
    title = texts.say(f"{match.game.name}-title")
    print(texts.say("replay-true", title=title, seats=match.record.seats, answers=saved.answers))
    if saved.ruleset != match.game.ruleset:
        print(texts.say("replay-upgraded", found=saved.ruleset, known=match.game.ruleset))
    names = [player.name for player in saved.players] or [str(seat + 1) for seat in range(match.record.seats)]
    winners = [names[seat] for seat in match.winners]
    print(texts.say("replay-over" if match.over else "replay-open", winners=winners or "—"))
    return 0

"""`magoteka replay`: is a record true?"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from tempfile import TemporaryDirectory

from magoteka.cli.problems import CannotServe, NoServer
from magoteka.cli.saves import read_saved
from magoteka.core.match import Match
from magoteka.texts import Texts


def replay(args: Namespace, texts: Texts) -> int:
    """Play a record again, checking every answer and what was told of it."""
    saved = read_saved(args.file)
    match = saved.match
    title = texts.say(f"{match.game.name}-title")
    print(texts.say("replay-true", title=title, seats=match.record.seats, answers=saved.answers))
    if saved.ruleset != match.game.ruleset:
        print(texts.say("replay-upgraded", found=saved.ruleset, known=match.game.ruleset))
    winners = [saved.names[seat] for seat in match.winners]
    print(texts.say("replay-over" if match.over else "replay-open", winners=winners or "—"))
    if args.web and match.over:
        show(match, saved.names if saved.players else [""] * match.record.seats, args)
    return 0


def show(match: Match, names: list[str], args: Namespace) -> None:
    """Show a match in the browser, in a house that is gone afterwards."""
    try:
        from magoteka.server.main import serve
        from magoteka.server.settings import AccessSettings, Settings
        from magoteka.server.stores import SqlStore
        from magoteka.table.import_record import import_match
    except ImportError as error:
        raise NoServer(why=error) from error

    async def put(data: Path) -> str:
        store = SqlStore(Settings(data).url)
        await store.open()
        try:
            return await import_match(store, match, names)
        finally:
            await store.close()

    with TemporaryDirectory() as folder:
        page = asyncio.run(put(Path(folder)))
        try:
            serve(args.port, folder, open_browser=not args.no_open, access=AccessSettings(page=page))
        except SystemExit as error:
            raise CannotServe(why=error) from error

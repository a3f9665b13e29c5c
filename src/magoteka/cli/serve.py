"""`magoteka serve`: the tables in the browser."""

from __future__ import annotations

from argparse import Namespace

from magoteka.cli.problems import CannotServe, NoServer
from magoteka.texts import Texts


def serve(args: Namespace, texts: Texts) -> int:
    """Open the tables in the browser."""
    try:
        from magoteka.server.main import serve as serve_tables
    except ImportError as error:
        raise NoServer(why=error) from error
    try:
        places = {"port": args.port, "data": args.data, "database": args.database, "address": args.address}
        serve_tables(**places, open_browser=not args.no_open, lan=args.lan, seed=args.seed)
    except SystemExit as error:
        raise CannotServe(why=error) from error
    return 0

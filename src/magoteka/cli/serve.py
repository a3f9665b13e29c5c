"""`magoteka serve`: the tables in the browser."""

from __future__ import annotations

from argparse import Namespace

from magoteka.cli.problems import CannotServe, NoServer
from magoteka.texts import Texts


def serve(args: Namespace, texts: Texts) -> int:
    """Open the tables in the browser."""
    try:
        from magoteka.server.main import serve as serve_tables
        from magoteka.server.settings import AccessSettings, KeepingLimits
    except ImportError as error:
        raise NoServer(why=error) from error
    named = {"hosts": tuple(args.host), "proxies": tuple(args.proxy), "address": args.address, "below": args.below}
    limits = KeepingLimits((args.room or 0) * 10**9, args.expire or 0)
    access = AccessSettings(**named, here=args.here, limits=limits, fd=args.fd)
    where = {"port": args.port, "data": args.data, "database": args.database, "lan": args.lan}
    try:
        serve_tables(**where, open_browser=not args.no_open, seed=args.seed, access=access)
    except SystemExit as error:
        raise CannotServe(why=error) from error
    return 0

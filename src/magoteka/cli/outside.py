"""`magoteka bench` and `magoteka serve`: parts that are not always there."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace

from magoteka.cli.problems import CannotServe, NoServer, NotACheckout
from magoteka.cli.rulebook import checkout
from magoteka.texts import Texts

BENCH = "bench/run.py"


def bench(args: Namespace, texts: Texts) -> int:
    """Run the benchmark of the source tree; what follows the command is handed to it."""
    root = checkout(BENCH)
    if root is None:
        raise NotACheckout(command="bench", wanted=BENCH)
    return subprocess.run([sys.executable, str(root / BENCH), *args.rest], cwd=root).returncode


def serve(args: Namespace, texts: Texts) -> int:
    """Open the tables in the browser."""
    try:
        from magoteka.server.main import serve as serve_tables
    except ImportError as error:
        raise NoServer(why=error) from error
    try:
        serve_tables(port=args.port, data=args.data, open_browser=not args.no_open, lan=args.lan, seed=args.seed)
    except SystemExit as error:
        raise CannotServe(why=error) from error
    return 0

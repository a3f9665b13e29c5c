"""`magoteka bench`: the benchmark of the source tree."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace

from magoteka.cli.problems import NotACheckout
from magoteka.cli.rulebook import checkout
from magoteka.texts import Texts

BENCH = "bench/run.py"


def bench(args: Namespace, texts: Texts) -> int:
    """Run the benchmark of the source tree; what follows the command is handed to it."""
    root = checkout(BENCH)
    if root is None:
        raise NotACheckout(command="bench", wanted=BENCH)
    return subprocess.run([sys.executable, str(root / BENCH), *args.rest], cwd=root).returncode

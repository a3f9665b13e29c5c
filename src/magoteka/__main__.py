"""`python -m magoteka` is the program `magoteka`."""

import sys

from magoteka.cli.main import run

if __name__ == "__main__":
    sys.exit(run())

"""The program `magoteka`: 0 is well, 1 a check that failed, 2 bad input, 130 interrupted."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence

from magoteka.cli.problems import BadLanguage, InFile
from magoteka.cli.version import version
from magoteka.core.problems import Problem
from magoteka.texts import LANGS, Texts

BAD_INPUT = 2
INTERRUPTED = 130


def run(argv: Sequence[str] | None = None) -> int:
    """Carry out a command; every problem is one sentence on the error stream."""
    given = list(sys.argv[1:] if argv is None else argv)
    careful_streams()
    if given == ["--version"]:
        print(version())  # the same in every language, and wanted at once
        return 0
    from magoteka.cli.parser import parsed

    usual = language_of_locale(os.environ)
    asked = language_asked(given) or usual
    texts = Texts(asked if asked in LANGS else usual)
    try:
        if asked not in LANGS:
            raise BadLanguage(value=asked, known=", ".join(LANGS))
        args = parsed(given, texts)
        return int(args.run(args, texts))
    except Problem as problem:
        print(f"magoteka: {sentence(problem, texts)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(f"\n{texts.say('interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def careful_streams() -> None:
    """A terminal that lacks a letter shows a question mark instead of ending the game."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def sentence(problem: Problem, texts: Texts) -> str:
    """What went wrong, and in which file."""
    if isinstance(problem, InFile):
        return f"{problem.path}: {texts.problem(problem.inner)}"
    return texts.problem(problem)


def language_of_locale(environment: Mapping[str, str]) -> str:
    """The locale's language where we speak it, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            lang = re.split("[_.@-]", environment[name].lower())[0]
            return lang if lang in LANGS else "en"
    return "en"


def language_asked(argv: Sequence[str]) -> str | None:
    """The language of `--lang`, which must be known before anything can be said."""
    for place, word in enumerate(argv):
        if word == "--lang" and place + 1 < len(argv):
            return argv[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


if __name__ == "__main__":
    sys.exit(run())

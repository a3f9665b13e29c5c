"""`magoteka verify`: did the dice of a record fall as they had to?"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from magoteka.cli.problems import InFile
from magoteka.cli.saves import text_of
from magoteka.core.problems import Problem
from magoteka.core.seal import Finding
from magoteka.table.checking import verified
from magoteka.texts import Texts


def verify(args: Namespace, texts: Texts) -> int:
    """A sentence for each record; 1 when one of them is not as it was promised."""
    findings = [told(path, texts) for path in args.files]
    return int(not all(finding.well for finding in findings))


def told(path: Path, texts: Texts) -> Finding:
    """Check one record, and say what was found; answers are counted from one."""
    try:
        found = verified(text_of(path))
    except InFile:
        raise
    except Problem as problem:
        raise InFile(str(path), problem) from problem
    answer = 0 if found.answer is None else found.answer + 1
    print(f"{path}: {texts.say(f'verify-{found.kind}', draws=found.draws, answer=answer)}")
    if found.well and found.since:
        print(f"{path}: {texts.say('verify-since', answer=found.since)}")
    if found.rewinds:
        print(f"{path}: {texts.say('verify-rewinds', count=found.rewinds)}")
    return found

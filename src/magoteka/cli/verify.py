"""`magoteka verify`: did the dice of a record fall as they had to, and are the answers those that were given?"""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from magoteka.cli.problems import InFile
from magoteka.cli.saves import text_of
from magoteka.core.checking import Odds, Receipt
from magoteka.core.problems import Problem
from magoteka.core.seal import Finding
from magoteka.table.checking import verified
from magoteka.texts import Texts


def verify(args: Namespace, texts: Texts) -> int:
    """A sentence for each record; 1 when one of them is not as it was promised, or was not checked as a whole."""
    receipt = None if args.commitment is None else Receipt(args.commitment)
    if args.receipt is not None:
        receipt = receipt_in(args.receipt)
    findings = [told(path, texts, receipt, odds=args.odds) for path in args.files]
    return int(not all(found.well if args.partly else found.whole for found in findings))


def receipt_in(path: Path) -> Receipt:
    """What a browser has kept of a match."""
    try:
        return Receipt.read(text_of(path))
    except Problem as problem:
        raise InFile(str(path), problem) from problem


def told(path: Path, texts: Texts, receipt: Receipt | None, *, odds: bool) -> Finding:
    """Check one record, and say what was found and what was not looked at; answers are counted from one."""
    numbers = Odds() if odds else None
    try:
        found = verified(text_of(path), receipt, numbers)
    except InFile:
        raise
    except Problem as problem:
        raise InFile(str(path), problem) from problem
    answer = 0 if found.answer is None else found.answer + 1
    for key in keys(found):
        facts = {"draws": found.draws, "answer": answer, "count": getattr(found, key, 0)}
        print(f"{path}: {texts.say(f'verify-{key}', **facts)}")
    if numbers is not None:
        path.with_suffix(".odds.json").write_text(json.dumps(numbers.json()), encoding="utf-8")
    return found


def keys(found: Finding) -> list[str]:
    """Which sentences are said."""
    counts = [
        name
        for name in ("vouched", "stood", "unchecked", "unvouched", "missing")
        if found.well and getattr(found, name)
    ]
    unkept = ["unkept"] if found.well and not found.receipt else []
    aside = ["aside"] if found.well and found.aside else []
    return [found.kind, *counts, *(["rewinds"] if found.rewinds else []), *unkept, *aside]

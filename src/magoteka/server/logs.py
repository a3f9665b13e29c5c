"""The log: a line for each thing, for people or, with MAGOTEKA_LOG=json, for programs."""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from typing import Any

FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
THEIRS = ("Invalid UTF-8 sequence received from client.",)  # faults of others, of which a trace tells nothing


class Lines(logging.Formatter):
    """Each record a line of JSON, its trace included."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        line["message"] = record.getMessage()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def calm(record: logging.LogRecord) -> bool:
    """What clients do wrong leaves no trace."""
    if record.getMessage().startswith(THEIRS):
        record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
        return False
    return True


def configure() -> None:
    """Warnings and worse go to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if os.environ.get("MAGOTEKA_LOG") == "json" else logging.Formatter(FORM))
    handler.addFilter(calm)
    logging.basicConfig(level=os.environ.get("MAGOTEKA_LOG_LEVEL", "WARNING").upper(), handlers=[handler], force=True)

"""Mail by the server of the host: `smtp[s]://user:password@host:port?from=address`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from magoteka.table.problems import BadRequest

ADDRESS = re.compile(r"[^@\s<>(),;:\"\\]{1,64}@[\w.-]{1,120}\.?[\w-]{1,60}")
PATIENCE = 20.0  # seconds


def check_address(text: str) -> str:
    """An address to which mail can go."""
    if not ADDRESS.fullmatch(text.strip()):
        raise BadRequest(what="this is no mail address")
    return text.strip()


@dataclass(frozen=True)
class Mailer:
    """Sends letters through one server."""

    url: str

    @property
    def sender(self) -> str:
        """The address from which letters come."""
        parts = urlsplit(self.url)
        return parse_qs(parts.query).get("from", [unquote(parts.username or "") or "magoteka@localhost"])[0]

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """A letter; `stop` is the link by which no further one comes, also for programs (RFC 8058)."""
        import aiosmtplib

        parts, letter = urlsplit(self.url), EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain="magoteka")
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        await aiosmtplib.send(
            letter,
            hostname=parts.hostname,
            port=parts.port,
            username=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            use_tls=parts.scheme == "smtps",
            timeout=PATIENCE,
        )

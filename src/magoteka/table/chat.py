"""What is said at a table."""

from __future__ import annotations

import time
from typing import Any

from magoteka.table import wire
from magoteka.table.store import CHAT_SHOWN, WHO, Store


class Chat:
    """The last lines, and the number of the next one."""

    def __init__(self, table_id: str, store: Store, lines: list[Any]) -> None:
        self.table_id = table_id
        self.store = store
        self.lines = [wire.ChatLine(*line[:WHO]) for line in lines]

    async def say(self, seat: int | None, name: str, text: str, who: str = "") -> wire.ChatLine:
        """A further line, stored before anybody hears it."""
        number = self.lines[-1].number + 1 if self.lines else 0
        line = wire.ChatLine(number, seat, name, text, round(time.time(), 3))
        await self.store.say(self.table_id, number, [number, seat, name, text, line.at, who])
        self.lines = [*self.lines, line][-CHAT_SHOWN:]
        return line

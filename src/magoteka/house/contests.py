"""Whose cards are kept for others to play; a house without contests keeps none."""

from __future__ import annotations

from magoteka.table import wire
from magoteka.table.guests import Guest
from magoteka.table.problems import SameCards
from magoteka.table.table import Table


class Contests:
    """No contest is known here: the cards of a table that comes from one are nobody's any more."""

    async def come(self, table: Table, guest: Guest) -> bool:
        """Somebody is about to sit down; whether he was noted down."""
        return False

    async def go(self, table: Table, guest: Guest) -> None:
        """He found no seat after all."""

    async def mine(self, guest: Guest) -> list[wire.ContestBrief]:
        """The contests of a guest."""
        return []

    async def rival(self, table: Table, guest: Guest | None) -> bool:
        """Whether somebody may see a table of others because he has played its cards, or nobody will any more."""
        return False

    async def is_closed(self, contest_id: str) -> bool:
        """Whether nobody will play its cards any more."""
        return True

    async def unveil(self, table: Table) -> None:
        """The cards of a table are no secret any more, if its contest is closed or gone and its match is over."""
        journal = table.journal
        if journal.secret and journal.over and await self.is_closed(journal.head.contest["id"]):
            await table.do(table.host.unveil)

    def check_open(self, table: Table) -> None:
        """Refuse what would carry the cards of a table to those who are still to play them."""
        if table.journal.secret:
            raise SameCards()

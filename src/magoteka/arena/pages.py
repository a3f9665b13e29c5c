"""Pages with a table that a program fills."""

from __future__ import annotations

from pathlib import Path

BEGIN, END = "<!-- table -->", "<!-- end of table -->"


def tell(made: str, page: Path | None) -> None:
    """Print a table, and put it between the marks of a page, if there is one."""
    print(made)
    if page is not None:
        page.write_text(filled(page.read_text("utf-8"), made), "utf-8")


def filled(page: str, made: str) -> str:
    """A page with another table between its marks."""
    head, _, rest = page.partition(BEGIN)
    return f"{head}{BEGIN}\n\n{made}\n\n{END}{rest.partition(END)[2]}"

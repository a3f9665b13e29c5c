"""The clauses of «За пятью печатями» that the table in the browser opens when a thing on it is asked about."""

from magoteka.games.five_seals.box.components import SPELL_CLAUSES

CLAUSES = {
    "spells": SPELL_CLAUSES,
    "seal": "FS-24",
    "open": "FS-22",
    "die": "FS-24",
    "store": "FS-08",
    "sixes": "FS-31",
}

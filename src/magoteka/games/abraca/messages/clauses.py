"""The clauses by which the table of «Абрака… что?» explains things."""

CLAUSES = {
    "spells": ("AB-22", "AB-23", "AB-24", "AB-25", "AB-26", "AB-27", "AB-28", "AB-29"),
}

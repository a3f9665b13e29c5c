"""The clauses by which the table of «Земля сказаний» explains things."""

CLAUSES = {
    "ally": "FB-94",
    "place": "FB-73",
    "land": "FB-30",
    "book": "FB-79",
    "scenario": "FB-S0",  # where the chapter on scenarios begins
    "token": "FB-41",
    "event": "FB-108",
    "trick": "FB-X15",
}

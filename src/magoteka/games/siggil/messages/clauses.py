"""The clauses by which the table of «Сиггил» explains things."""

CLAUSES = {
    "take": "SG-09",
    "covered": "SG-05",
    "face_down": "SG-06",
    "unseen": "SG-07",
    "siggil": "SG-07",
    "free": "SG-12",
    "held": "SG-13",
    "discarded": "SG-25",
    "steal": "SG-13",
    "recapture": "SG-14",
    "hand": "SG-15",
}

"""The clauses by which the table of «Магический Меч» explains things."""

CLAUSES = {
    "encounter": "MS-16.1",
    "enemy": "MS-17.1",
    "demon": "MS-18.1",
    "stranger": "MS-12.1",
    "item": "MS-5.1",
    "magic": "MS-5.1",
    "friend": "MS-6.1",
    "place": "MS-12.1",
    "gold": "MS-3.1",
    "square": "MS-13.1",
    "bridge": "MS-14.1",
    "spell": "MS-9.1",
    "hero": "MS-8.1",
}

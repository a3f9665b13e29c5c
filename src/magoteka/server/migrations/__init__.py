"""How a database of an older Magoteka becomes one of today; run by `migrating`."""

"""The house behind its two doors: every call is declared here once, and answered alike by a server and a browser."""

"""The house in one process and without a network: what a browser plays with where there is no server."""

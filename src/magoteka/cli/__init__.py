"""The command line: starts everything, imported by nobody."""

"""«За пятью печатями»."""

RULESET = 2  # of the rules in force; docs/rules/five_seals.*.md says what each has changed

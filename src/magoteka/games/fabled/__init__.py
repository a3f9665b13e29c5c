"""«Земля сказаний»."""

RULESET = 5  # of the rules in force; docs/rules/fabled.*.md says what each has changed

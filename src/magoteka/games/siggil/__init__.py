RULESET = 1  # of the rules in force; docs/rules/siggil.*.md says what each has changed

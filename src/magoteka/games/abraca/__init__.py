RULESET = 2  # of the rules in force; docs/rules/abraca.*.md says what each has changed

RULESET = 5  # of the rules in force; docs/rules/magic_sword.*.md says what each has changed

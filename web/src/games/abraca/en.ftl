abraca-effect-1 = the others lose the roll
abraca-effect-2 = the others −1, you +1
abraca-effect-3 = you gain the roll
abraca-effect-4 = you may take a secret stone
abraca-effect-5 = both neighbours −1
abraca-effect-6 = left neighbour −1
abraca-effect-7 = right neighbour −1
abraca-effect-8 = you +1
abraca-ui-lives = { $n ->
    [one] { $n } life
   *[other] { $n } lives
  }
abraca-ui-board = Spells and cast stones
abraca-ui-tower = Score tower
abraca-ui-score = Points
abraca-ui-secret-stones = Secret stones
abraca-ui-secrets = { $n ->
    [one] { $n } secret stone
   *[other] { $n } secret stones
  }
abraca-ui-my-secrets = My secret stones
abraca-ui-take-secret = Take a secret stone
abraca-ui-reserve = Reserve
abraca-ui-die = The die shows { $n }
abraca-ui-chair = My seat
abraca-ui-stones = My stones
abraca-ui-own-stone = My stone { $n }
abraca-ui-cannot-be = It is certainly not { $list }.
abraca-ui-can-be-any = Nothing is known about it yet.
abraca-ui-no-stone = no stone
abraca-ui-hidden = a stone turned away
abraca-ui-places = { $cast } of { $all } on the board, { $left } out of your sight
abraca-ui-chance = chance { $n } %
abraca-ui-at-least = { $n } or more, or end the turn
abraca-ui-risky = lower than the last: a mistake
abraca-ui-legend-cast = cast
abraca-ui-legend-seen = in your sight
abraca-ui-legend-left = hidden somewhere
abraca-ui-why-won = { $n } for winning the round
abraca-ui-why-lived = { $n } for surviving
abraca-ui-why-secrets = { $n } for secret stones
abraca-ui-why-none = no points
abraca-ui-left = Stones left: { $stones }
abraca-ui-in-all = { $n } in all
abraca-first-name-spell = Name a number you think stands before you: a hit takes effect and you may go on, never lower; a miss costs a life.
abraca-first-may-take-secret = Only you see a secret stone; survive the round and it is worth a point.

# Words of the pictures and lines that messengers show of a link.
card-house = Magoteka
card-motto = Five games of magic at one table: with friends and with bots, in the browser
card-invited = An invitation to the table
card-waits = A seat is waiting for you
card-free = a free seat
card-guest = Wanderer
card-bot = bot
card-running = The match is on
card-over = The match is over
card-step = Step { $n } of { $of }
card-round = round { $n }
card-won = { $count ->
    [one] Won by { $names }
   *[other] Winners: { $names }
}
card-lost = Nobody has won

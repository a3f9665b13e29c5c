siggil-alone-pass = There is no spirit you can capture.
siggil-ui-siggil = The siggil
siggil-ui-face-down = A face-down card
siggil-ui-uncovers = { $n ->
    [0] It uncovers nothing.
    [one] It uncovers { $n } card.
   *[other] It uncovers { $n } cards.
  }
siggil-ui-covered = { $n ->
    [one] { $n } card lies on it.
   *[other] { $n } cards lie on it.
  }
siggil-ui-can-take = You can take it.
siggil-ui-where-unseen = Hidden somewhere in the siggil.
siggil-ui-where-siggil = Seen in the siggil, still covered.
siggil-ui-where-free = Free.
siggil-ui-where-held = Held by { $holder }.
siggil-ui-where-mine = It is yours.
siggil-ui-where-discarded = Discarded for good.
siggil-ui-price = { $n ->
    [one] It takes a set of { $n } card.
   *[other] It takes a set of { $n } cards.
  }
siggil-ui-has = You have { $family } by family, { $number } by number.
siggil-ui-safe = No set can be larger: nobody can lure this spirit away.
siggil-ui-set = { $n ->
    [one] a set of { $n } card { $kind }
   *[other] a set of { $n } cards { $kind }
  }
siggil-ui-set-holds = It lies on this set.
siggil-ui-set-left = The spirit has left this set.
siggil-ui-missing = { $n ->
    [one] Add { $n } card to win the spirit back.
   *[other] Add { $n } cards to win the spirit back.
  }
siggil-ui-sets = Sets
siggil-ui-held = Spirits: { $n } of { $target }
siggil-ui-hand-size = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
siggil-ui-chair = My seat
siggil-ui-spirits = Spirits
siggil-ui-sort = How to sort the cards
siggil-ui-sort-family = by family
siggil-ui-sort-number = by number
siggil-ui-picking = Cards chosen: { $n } of { $count }
siggil-ui-meter-family = By family: { $n } of { $price }. Still within reach: { $left }.
siggil-ui-meter-number = By number: { $n } of { $price }. Still within reach: { $left }.
siggil-ui-hopeless = The spirit cannot be captured like this any more: too few cards are left.
siggil-ui-memory-full = Taken:
siggil-ui-memory-last = Taken in the last round:
siggil-ui-solo = The solo trial
siggil-ui-solo-easy = The easy trial
siggil-ui-solo-advanced = The advanced trial
siggil-ui-goal-easy = 7 spirits, sets of 3
siggil-ui-goal-advanced = 6 spirits, sets of 4
siggil-ui-caught = Captured
siggil-ui-lost = Lost
siggil-ui-free = Free: three at most
siggil-ui-discard = Discards
siggil-ui-possible = What is possible
siggil-ui-possible-short = Still possible
siggil-ui-left = Cards within reach: { $n }
siggil-ui-state-hand = in hand
siggil-ui-state-played = in a set
siggil-ui-state-gone = discarded
siggil-ui-state-seen = in sight
siggil-ui-state-unknown = hidden somewhere
siggil-ui-spirit-captured = { WHO($name, "@ captures", "You capture") } a spirit
siggil-ui-spirit-stolen = { WHO($name, "@ lures", "You lure") } a spirit away
siggil-ui-spirit-recaptured = { WHO($name, "@ wins", "You win") } a spirit back
siggil-ui-lost-spirit = { $name } lures your spirit away!
siggil-ui-now = { $n } now
siggil-ui-solo-won = The trial is passed: { $n } spirits captured!
siggil-ui-solo-lost-spirits = Too many spirits are gone. Captured: { $n } of { $target }.
siggil-ui-solo-lost-cards = The siggil is empty, and only { $n } of { $target } spirits are captured.
siggil-first-take-card = You take a card with nothing on it. Cards of one family or one number make the set that captures a spirit.
siggil-first-may-capture = A spirit costs a set of its family or its number; how many cards is written below it. A rival’s spirit takes a larger set.
siggil-first-discard-card = First one open card goes to the discard pile: choose one that you can do without.
siggil-first-make-room = No more than three spirits are ever free: the one you let go is out of the game.

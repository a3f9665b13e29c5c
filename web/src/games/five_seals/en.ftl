five_seals-alone-rest = Nothing can be broken: you return your dice.
five_seals-alone-stay = Nothing here for the familiar to break: it stays.
five_seals-ui-board = The dungeon. Arrows walk from place to place, N goes to the next seal within reach, plus and minus zoom.
five_seals-ui-nearer = Zoom in
five_seals-ui-farther = Zoom out
five_seals-ui-whole = The whole dungeon
five_seals-ui-or = {" "}or{" "}
five_seals-ui-die = Die { $of }: { $n }
five_seals-ui-die-unrolled = Die { $of }, not rolled yet
five_seals-ui-picked = Chosen
five_seals-ui-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
  }
five_seals-ui-scrolls = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
  }
five_seals-ui-mage-here = { WHO($name, "@’s mage", "Your mage") } is here.
five_seals-ui-familiar-here = { WHO($name, "@’s familiar", "Your familiar") } is here.
five_seals-ui-scroll-at = Scroll “{ $name }”, strength { $n }, place { $where }.
five_seals-ui-seal-at = Seal { $of }, strength { $n }, passage { $where }.
five_seals-ui-open-at = Open passage { $where }.
five_seals-ui-taken-at = Place { $where }: the scroll is gone.
five_seals-ui-price = Price: { $prices }.
five_seals-ui-scroll = “{ $name }”, strength { $n }.
five_seals-ui-face-down = It lies face down until your round ends.
five_seals-ui-absorbed = A token { $of }, strength { $n }, lies on it.
five_seals-ui-store-about = Free dice lie here. Spent dice come back.
five_seals-ui-stack = Dice { $of }: { $n }
five_seals-ui-sixes = { $n ->
    [0] last round
    [one] { $n } scroll to the end
   *[other] { $n } scrolls to the end
  }
five_seals-ui-sixes-about = Scrolls of strength 6 on the board: { $n }. When a round ends with { $end } or fewer, the match is over.
five_seals-ui-guardians = Guardians beside the board
five_seals-ui-round = { $n ->
    [0] Start
   *[other] Round { $n }
  }
five_seals-ui-choose-rival = Choose { $name }
five_seals-ui-points = Points
five_seals-ui-familiar-home = Familiar with its mage
five_seals-ui-familiar-away = Familiar in the dungeon
five_seals-ui-first = first
five_seals-ui-finished = round over
five_seals-ui-chair = My seat
five_seals-ui-ways = Ways to pay
five_seals-ui-pay = Pay with dice { $of }: { $dice }
five_seals-ui-mage = Mage
five_seals-ui-strengths = Scrolls
five_seals-ui-bonus = Revaluation
five_seals-first-choose-die = A round begins with dice: a die’s colour is the element of the seals it can break.
five_seals-first-take-turn = A seal is broken by dice of its colour with the right sum, none to spare. What glows is in reach; break the seal at a scroll and the scroll is yours.
five_seals-first-pay-for = This seal can be paid in several ways: keep the dice you still need this round.
five_seals-first-use-familiar = The familiar either stands in others’ way, or breaks one token.
five_seals-ui-which-die = Die { $n } of { $of }

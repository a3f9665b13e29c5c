five_seals-ask-choose-die = Take a die from the store.
five_seals-ask-take-turn = Your turn: break a seal or cast a spell.
five_seals-ask-pay-for = Which dice pay for the seal?
five_seals-ask-may-store = Put the token on Absorption?
five_seals-ask-use-familiar = Does the familiar stay here or break a token?
five_seals-ask-choose-colour = Choose a colour for the spell.
five_seals-ask-choose-new-colour = Which colour will the dice have?
five_seals-ask-pick-dice = Choose your dice for the spell.
five_seals-ask-choose-token = Choose a token on the board.
five_seals-ask-choose-partner = Choose the second token.
five_seals-ask-choose-scroll = Choose a scroll on the board.
five_seals-ask-choose-other-scroll = Choose the second scroll.
five_seals-ask-strengthen-die = Which die grows?
five_seals-ask-choose-rival = Choose an opponent.
five_seals-ask-take-forged = Which die of the opponent do you take?
five_seals-ask-give-forged = Which of your dice do you give for it?
five_seals-ask-give-die = A die is taken from you: which one do you give?
five_seals-ask-modify-colour = Choose a colour for Modification.
five_seals-ask-raise-dice = Which of your dice grow by one?
five_seals-ask-lower-whom = Whose dice fall by one?
five_seals-ask-lower-dice = Which dice of the opponent fall?
five_seals-ask-take-scroll = Which scroll of an opponent do you take?
five_seals-ask-give-scroll = Which of your scrolls do you give for it?
five_seals-ask-borrow-scroll = Which scroll of an opponent do you cast?
five_seals-ask-break-beyond = Break a seal beyond the obstacle.
five_seals-ask-break-first = Break the first seal, with dice.
five_seals-ask-break-free = Break the second seal, free of charge.
five_seals-ask-break-past-figure = Teleportation: which seal behind a rival’s figure do you break?
five_seals-ask-choose-mage = Before the game begins: which mage will you be?
five_seals-ask-choose-exchanged = The first token is chosen. With which one is it exchanged?
five_seals-ask-choose-guarded-scroll = The guardian moves. Which scroll of its element does it keep? It may leave the board, too.
five_seals-ui-board = The dungeon. Arrows walk from place to place, N goes to the next seal within reach, plus and minus zoom.
five_seals-ui-nearer = Nearer
five_seals-ui-farther = Farther
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
five_seals-ui-mage-here = { WHO($name, "The mage of @", "Your mage") } is here.
five_seals-ui-familiar-here = { WHO($name, "The familiar of @", "Your familiar") } is here.
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
five_seals-ui-chair = My place
five_seals-ui-ways = Ways to pay
five_seals-ui-pay = Pay { $dice } with dice { $of }
five_seals-ui-mage = Mage
five_seals-ui-strengths = Scrolls
five_seals-ui-bonus = Revaluation
five_seals-first-choose-die = A round begins with dice: a die’s colour is the element of the seals it can break.
five_seals-first-take-turn = A seal is broken by dice of its colour with the right sum, none to spare. What glows is in reach; break the seal at a scroll and the scroll is yours.
five_seals-first-pay-for = This seal can be paid in several ways: keep the dice you still need this round.
five_seals-first-use-familiar = The familiar either stands in others’ way, or breaks one token.

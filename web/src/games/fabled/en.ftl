fabled-ui-row = The row of lands
fabled-ui-overview = The whole row in miniature
fabled-ui-seek = Show “{ fabled-land }”
fabled-ui-whole = Whole row
fabled-ui-near = Zoom in
fabled-ui-empty = The land is not laid yet.
fabled-ui-time = Time: the chapters of the tale
fabled-ui-chapter = Chapter { $n }
fabled-ui-prologue = Prologue
fabled-ui-no-event = no event yet
fabled-ui-forecast = To come
fabled-ui-spirits = Spirits
fabled-ui-wisdom = wisdom { $n }
fabled-ui-fate = Fate
fabled-ui-fate-dawn = dawn
fabled-ui-fate-dusk = dusk
fabled-ui-tricks = Tricks in the deck
fabled-ui-joint = Joint visits left
fabled-ui-escalated = bolder now
fabled-ui-foiled = foiled
fabled-ui-chair = My seat
fabled-ui-first = first player
fabled-ui-home = { $n ->
    [one] { $n } volkhv at home
   *[other] { $n } volkhvs at home
  }
fabled-ui-books = Books
fabled-ui-value = { $book ->
    [steppe] A steppe book: two are worth one mountain book.
    [mountain] A mountain book: two are worth a forest book, one is worth two steppe books.
    [forest] A forest book: two are worth a sun book, one is worth two mountain books.
   *[sun] A sun book: they decide the game; one can become two forest books.
  }
fabled-ui-boost = boost
fabled-ui-boosted = boosted
fabled-ui-boost-used = boost used
fabled-ui-property-used = property used
fabled-ui-marker = The Forest Giant’s marker
fabled-ui-spent = spent: { fabled-name }
fabled-ui-market = Lands that can be added
fabled-ui-cost = Price of a new land
fabled-ui-price = price:
fabled-ui-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
  }
fabled-ui-choices = What can be done
fabled-ui-exchange = Conversion of books
fabled-ui-left = { $n ->
    [one] { $n } conversion left
   *[other] { $n } conversions left
  }
fabled-ui-announce = Where to announce movement
fabled-ui-movers = { $count ->
    [one] { $count } volkhv
   *[other] { $count } volkhvs
  }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
fabled-ui-nobody = nobody would walk
fabled-ui-again = press once more
fabled-ui-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
fabled-ui-visit = Visit: { fabled-place }
fabled-ui-instead = 2 steppe books instead of: { fabled-place }
fabled-ui-from-home = A volkhv from home
fabled-ui-hint-figures = choose a volkhv in the row
fabled-ui-hint-lands = choose a land in the row
fabled-ui-hint-cells = choose the start of a path
fabled-ui-hint-places = or press the place of power
fabled-ui-hint-gaps = choose a place between the lands
fabled-ui-more-left = More to choose on the left: { $n }
fabled-ui-more-right = More to choose on the right: { $n }
fabled-ui-gap = Here: the row begins
fabled-ui-gap-first = To the front of the row, before “{ fabled-land }”
fabled-ui-gap-last = To the end of the row, after “{ fabled-land }”
fabled-ui-gap-between = Between “{ $left }” and “{ $right }”
fabled-ui-placing = “{ fabled-land }”: choose its place
fabled-ui-no-places = There are no places of power here.
fabled-ui-cells = { $dead ->
    [0] { $n } cells
   *[other] { $n } cells, { $dead } in the dead end
  }
fabled-ui-joined = the path goes on to the right
fabled-ui-loose = the path breaks off
fabled-ui-stands = { $who }: { $path ->
    [dead_end] dead end, cell { $cell }
   *[regular] cell { $cell }
  }
fabled-ui-volkhv = Volkhv ({ $who })
fabled-ui-cell = { $path ->
    [dead_end] dead end, cell { $n }
   *[regular] cell { $n }
  }
fabled-ui-acted = Your action is done
fabled-ui-wants = +1, +2… gets you that many of these books: the conversions it takes are made for you.
fabled-alone-apply = The place of power does its work.
fabled-alone-substitute = This place has no use now: you take two steppe books instead.
fabled-alone-transform = There is only one transformation to make.
fabled-ui-forgotten = forgotten
fabled-ui-grade = { $grade ->
    [legendary] A legendary victory over the spirits
    [great] A great victory over the spirits
    [victory] Victory over the spirits
   *[defeat] The spirits were wiser
  }
fabled-first-keep-ally = An ally gives you a power for the whole game and, once boosted, a second one: the one with the star.
fabled-first-prologue-land = Lands make up the road; volkhvs step onto a new one.
fabled-first-act = Exactly one action: books, conversions, a step or a new land; then you announce movement. Whoever has the most sun books wins.
fabled-first-announce-terrain = All volkhvs in that terrain will walk: yours two steps, the others’ one.
fabled-first-march-choice = A volkhv who reaches a whirlpool may visit a place of power beside it.
fabled-first-visit-place = What the place of power does stands under its name; if you have no use for it, take two steppe books instead.
fabled-first-convert = Up the ladder two books make one, down it one makes two.
fabled-first-place-land = Paths join where their edges are level; nobody walks across a broken road.
fabled-ui-second-movement = Herald of the Lands: your second movement
fabled-ui-steps-left = Steps left: { $n }
fabled-ui-volkhv-at = The volkhv on “{ fabled-land }”

fabled-ask-act = Your turn: choose an action.
fabled-ask-announce-terrain = Announce the movement: where will volkhvs walk?
fabled-ask-march-choice = Lead your volkhvs.
fabled-ask-convert = Convert books.
fabled-ask-transform-books = Choose a transformation.
fabled-ask-place-land = Where in the row does the land go?
fabled-ask-choose-source = Which land do you take?
fabled-ask-keep-ally = Whom do you keep as an ally?
fabled-ask-draft-ally = Choose an ally for later.
fabled-ask-open-drafted = Which of your chosen allies joins now?
fabled-ask-declare-boost = Boost an ally or take a new one?
fabled-ask-prologue-land = Prologue: add your first land.
fabled-ask-visit-turn = Who visits a place of power?
fabled-ask-visit-place = Apply the place of power, or take 2 steppe books?
fabled-ask-move-land = Which land moves?
fabled-ask-move-to = Where does it move?
fabled-ask-steps = Hand out steps to your volkhvs.
fabled-ask-go-to-place = Go to the place of power?
fabled-ask-choose-gift = Choose a reward.
fabled-ask-extra-step = One more step?
fabled-ask-leave-path = Where to from the end of the path?
fabled-ask-which-path = Which path to enter?
fabled-ask-copy-place = What does the treewyrm repeat?
fabled-ask-after-adding = The land is added. Which ability now?
fabled-ask-second-land = The Warden adds another land beside the forest for one book. Which?
fabled-ask-put-king-token = The third token of the King of the Depths is ready. On which land?
fabled-ask-suns-for-forests = The Firebird: how many forest books for sun books?
fabled-ask-soul-place = The Soulwarden opens oblivion. Which place there will you use?
fabled-ask-warden-convert = The Warden adds a forest. Which conversion first, before it is paid?
fabled-ask-extra-turn = Your turn is over. Take another with the Sister of Time? Once in the game.
fabled-ask-hurricane-pick = The Windherd’s storm. Which volkhv does it carry?
fabled-ask-hurricane-path = The volkhv is in the air. On which mountain path does the storm set it down?
fabled-ask-chariot-pick = The chariot of light is here. Which volkhv does it take?
fabled-ask-chariot-land = The chariot is on its way. To the path of which land?
fabled-ask-colossus-pick = The Rock Colossus: which volkhv visits the bare rock for a mountain book?
fabled-ask-wolf-pick = The Werewolf calls from a forest. Which volkhv comes home for a forest book?
fabled-ask-council-swap = Council of Allies: swap an ally that is not boosted for one of three?
fabled-ask-council-boost = Council of Allies: boost an ally for 2 mountain books?
fabled-ask-farewell-choice = The Farewell: with which ally do you part for books? If with none, you lose 2 steppe books.
fabled-ask-fork-choice = Fork of Fates: take a new ally for a forest book?
fabled-ask-choose-peeked = You have seen the top of the deck. Add one of those lands, or an open one?
fabled-ask-choose-forgotten = The Seer remembers. Which land comes back from oblivion?
fabled-ask-after-leaving = A volkhv has left a land. Whose ability works first?
fabled-ask-werewolf-leads = Nobody has moved yet: does the Werewolf trail or hunt?
fabled-ask-hunt-price = The hunt is over. Which volkhv in a forest goes back to the supply for it?
fabled-ask-master-recalls = A land is forgotten. Use one of its places with the Master of Oblivion?
fabled-ask-call-book = Call of Oblivion: a book of which forgotten land?
fabled-ask-after-visit = The visit is made. Which ability now?
fabled-ask-choose-partner = A joint visit: which companion uses the same place?
fabled-ask-queen-listens = Somebody has visited a place by a token of the Queen of Serpents. Use it too? Once a chapter.
fabled-ask-choose-step-gift = A reward: a steppe book, a conversion or a step. Which?
fabled-ask-swarm-calls = The Swarm calls. Which volkhv on a whirlpool elsewhere goes to such a place too?
fabled-ask-swarm-sends = The Swarm has called a volkhv. To which of the linked places?
fabled-ask-sky-pick = The Sky Wanderer: which of her tokens moves?
fabled-ask-token-land = The token is in hand. On which land does it go?
fabled-ask-next-visit = Several of your volkhvs have reached places. Who visits next?
fabled-ask-with-visit = The volkhv is at the place. Which ability goes with its effect?
fabled-ask-vow = Gifts and Vows: take a token back from a land for a steppe book, or make a conversion?
fabled-ask-take-back = Gifts and Vows: from which land does the token come back?
fabled-ask-offering = Gifts and Vows: give an ally’s token for a mountain book?
fabled-ask-give-from = Gifts and Vows: which token goes, one from a land or one from the supply?

fabled-ui-row = The row of lands
fabled-ui-overview = The whole row in small
fabled-ui-seek = Show “{ fabled-land }”
fabled-ui-whole = Whole row
fabled-ui-near = Closer
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
fabled-ui-chair = My chair
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
fabled-ui-exchange = Exchange of books
fabled-ui-left = { $n ->
    [one] { $n } conversion left
   *[other] { $n } conversions left
  }
fabled-ui-announce = Which terrain begins to move
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
fabled-ui-hint-lands = choose a land of the row
fabled-ui-hint-cells = choose the start of a path
fabled-ui-hint-places = or press the place of power
fabled-ui-hint-gaps = choose a place between the lands
fabled-ui-more-left = More to choose on the left: { $n }
fabled-ui-more-right = More to choose on the right: { $n }
fabled-ui-gap = Here: after { $n } of { $of }
fabled-ui-placing = “{ fabled-land }”: choose its place
fabled-ui-land-about = Volkhvs walk from left to right. Where the path meets the next one they walk on, otherwise they go home.
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
fabled-ui-cell = cell { $n }
fabled-ui-forgotten = forgotten
fabled-ui-grade = { $grade ->
    [legendary] A legendary victory over the spirits
    [great] A great victory over the spirits
    [victory] Victory over the spirits
   *[defeat] The spirits were wiser
  }
fabled-first-keep-ally = An ally gives a power for the whole game, and a second one when boosted; its text says which terrain it favours.
fabled-first-prologue-land = Lands make up the road; volkhvs step onto a new one.
fabled-first-act = Exactly one action: books, conversions, a step or a new land; then you announce a move. Whoever has the most books of the sun wins.
fabled-first-announce-terrain = All volkhvs in that terrain will walk: yours two steps, the others’ one.
fabled-first-march-choice = A volkhv who reaches a whirlpool may visit a place of power beside it.
fabled-first-visit-place = A place gives what it says; if you do not need it, take two steppe books instead.
fabled-first-convert = Up the ladder two books make one, down it one makes two.
fabled-first-place-land = Paths join where their edges are level; nobody walks across a broken road.

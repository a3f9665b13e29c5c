siggil-title = Siggil
siggil-about = Take a pattern of cards apart, set its spirits free and capture them with sets of one family or one number.

## Families, spirits, cards

siggil-family = { $family ->
    [1] Stone
    [2] Deer
    [3] Leaf
    [4] Turtle
    [5] Cloud
    [6] Shell
    [7] Feather
   *[none] a face-down card
}
siggil-card = { $family ->
    [none] a face-down card
   *[other] { siggil-family } { $number }
}
siggil-spirit = { $spirit ->
    [1] the Stone spirit
    [2] the Deer spirit
    [3] the Leaf spirit
    [4] the Turtle spirit
    [5] the Cloud spirit
    [6] the Shell spirit
    [7] the Feather spirit
   *[other] an unknown spirit
}
siggil-spirit-whom = { siggil-spirit }
siggil-kind = { $by ->
    [family] { $spirit ->
        [1] of the Stone family
        [2] of the Deer family
        [3] of the Leaf family
        [4] of the Turtle family
        [5] of the Cloud family
        [6] of the Shell family
       *[7] of the Feather family
    }
   *[number] numbered { $spirit }
}
siggil-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
siggil-layout = { $layout ->
    [pass] The Pass
    [turtle] The Turtle
    [pyramids] The Pyramids
    [river] The River
    [own] Your own
   *[pillars] The Pillars
}

## What happened

siggil-event-starter-drawn = By lot, { WHO($seat, "@ moves", "you move") } first.
siggil-event-siggil-laid = The siggil is laid out: { siggil-layout }. { WHO($starter, "@ begins", "You begin") }.
siggil-event-card-laid = { $spirit ->
    [true] A spirit appears in the siggil: { siggil-card }.
    [none] A card is laid out face up.
   *[other] { siggil-card } is laid out face up.
}
siggil-event-card-turned = { $spirit ->
    [true] A spirit is turned up: { siggil-card }.
    [none] A card is turned up.
   *[other] A card is turned up: { siggil-card }.
}
siggil-event-spirit-freed = { $spirit ->
    [none] A spirit comes out of the siggil: it is free.
   *[other] Out of the siggil comes { siggil-spirit }: it is free.
}
siggil-event-turn-began = { WHO($seat, "It is @’s turn", "It is your turn") }.
siggil-event-card-taken = { $family ->
    [none] { WHO($seat, "@ takes", "You take") } a card.
   *[other] { WHO($seat, "@ takes", "You take") } { siggil-card }.
}
siggil-event-card-discarded = { $family ->
    [none] { WHO($seat, "@ discards", "You discard") } a card.
   *[other] { WHO($seat, "@ discards", "You discard") } { siggil-card }.
}
siggil-event-spirit-discarded = { $spirit ->
    [none] A fourth spirit needs room: one of the three before it is discarded for good. Spirits lost: { $lost }.
   *[other] A fourth spirit needs room: { siggil-spirit } is discarded for good. Spirits lost: { $lost }.
}
siggil-event-spirit-captured = { WHO($seat, "@ captures", "You capture") } { siggil-spirit-whom } with { siggil-cards } { siggil-kind }.
siggil-event-spirit-stolen = { WHO($seat, "@ lures", "You lure") } { siggil-spirit-whom } away from { $loser } with { siggil-cards } { siggil-kind }.
siggil-event-spirit-recaptured = { WHO($seat, "@ wins", "You win") } { siggil-spirit-whom } back from { $loser }: { siggil-cards } { siggil-kind } more, { $size } in the set now.
siggil-event-match-ended = { $how ->
    [spirits] The spirits needed to win are gathered.
   *[last-card] The siggil is taken apart.
} { WHO($winners, "Won by @", "You win") }.
siggil-event-counted = { WHO($seat, "@", "You") }: spirits { $spirits }, cards in hand { $hand }.
siggil-event-solo-ended = { $won ->
    [true] The trial is passed! Spirits captured: { $spirits }.
   *[other] The trial is not passed: spirits captured { $spirits }, discarded { $lost }.
}

## Answers

siggil-option-take = Take { siggil-card }
siggil-option-take-about = The card goes to your hand; what it covered is turned up at once.
siggil-option-discard = Discard { siggil-card }
siggil-option-discard-about = The card is out of the game; what it covered is turned up at once.
siggil-option-give-up = Let { siggil-spirit } go
siggil-option-give-up-about = The spirit is discarded and can never be captured again.
siggil-option-pass = Capture nothing
siggil-option-pass-about = Your turn ends and your cards stay in hand.
siggil-option-capture = Capture { siggil-spirit-whom }
siggil-option-capture-about = Where there is more than one set to do it with, you choose.
siggil-option-play-set = A new set: { siggil-cards } { siggil-kind }
siggil-option-play-set-about = All of them come from your hand and never return to it.
siggil-option-add-to = Add to your set: { siggil-cards } { siggil-kind }
siggil-option-add-to-about = Your earlier set becomes exactly one card larger than the rival's.
siggil-option-play-card = Play { siggil-card }
siggil-option-play-card-about = It goes face up into the set and never returns to your hand.
siggil-option-turned = { $spirit ->
    [true] Spirit: { siggil-card }
   *[other] Card: { siggil-card }
}
siggil-option-starts = Seat { $seat } begins

## What the game waits for

siggil-question-take-card = { $seat } takes a card from the siggil.
siggil-question-discard-card = { $seat } chooses a card to discard.
siggil-question-may-capture = { $seat } decides whether to capture a spirit, and with which cards.
siggil-question-make-room = Three spirits are free already: { $seat } chooses the one to let go.
siggil-question-draw-starter = Who moves first is drawn by lot.
siggil-question-lay-face-up = The siggil is being laid out.
siggil-question-turn-over = A card is turned up.

## The same question to whoever answers

siggil-ask-take-card = Your turn: take a card from the siggil.
siggil-ask-discard-card = Your turn: first put one card on the discard pile.
siggil-ask-may-capture = Capture a spirit? Choose it, or decline.
siggil-ask-make-room = Three are free already: which one do you let go?

## Why not

siggil-why-not-your-turn = It is another player’s turn to answer.
siggil-why-not-an-answer-here = That is not the question now.
siggil-why-covered = Another card lies on this one: the upper card has to go first.
siggil-why-gone = There is no card here any more.
siggil-why-newcomer-stays = The newcomer takes the place of one of the three and cannot be let go itself.
siggil-why-not-free = This spirit is not among the free ones.
siggil-why-already-yours = This spirit is yours already, and its set may not be strengthened.
siggil-why-not-out-yet = This spirit is neither free nor with a rival.
siggil-why-out-of-reach = The spirit lies on seven cards: no set can be larger, so nobody can take it any more.
siggil-why-too-few-for-free = Too few cards for a free spirit: it takes a full set of its family or of its number.
siggil-why-too-few-to-steal = To lure a spirit away you need a set of exactly one card more, and you have fewer that fit.
siggil-why-too-few-of-a-kind = You have too few cards of this kind, and family and number may not be mixed.
siggil-why-not-your-set = This set is a rival's: you may add only to your own.
siggil-why-set-of-another-spirit = This set was played for another spirit.
siggil-why-too-few-to-add = You have too few cards to make this set one larger than the rival's.
siggil-why-already-chosen = This card is in the set already.
siggil-why-does-not-fit = This card is of another family or number: a set is all of one kind.
siggil-why-not-in-hand = This card is not in your hand.

## What is agreed before the game

siggil-setting-layout = Layout
siggil-setting-layout-about = Which pattern is taken apart; for a first game take the Pass. The patterns are our reconstruction: in the box the cards may lie differently; you can enter its pattern yourself.
siggil-setting-layout-pass = The Pass
siggil-setting-layout-turtle = The Turtle
siggil-setting-layout-pyramids = The Pyramids
siggil-setting-layout-river = The River
siggil-setting-layout-pillars = The Pillars
siggil-setting-layout-own = Your own
siggil-setting-layout-own-about = A line for each row of cards: its level; u for face up, d for down; its top edge; after the colon the left edges. The measure is half a card, and a card takes two by two; there are 56 cards, and each one above the lowest level lies on a card below.
siggil-setting-solo = Solo game
siggil-setting-solo-about = For one player only: seven spirits on sets of three, or six on sets of four with the discards face down.
siggil-setting-solo-easy = easy
siggil-setting-solo-advanced = advanced
siggil-setting-memory = Memory aid
siggil-setting-memory-about = Whether everyone is shown who took which cards; hands are secret, though cards are taken openly.
siggil-setting-memory-off = off
siggil-setting-memory-last_round = the last round
siggil-setting-memory-full = everything taken
siggil-setting-starter = Who moves first
siggil-setting-starter-about = The rules do not say, so agree on it or draw lots.
siggil-setting-starter-0 = seat 1
siggil-setting-starter-1 = seat 2
siggil-setting-starter-2 = seat 3
siggil-setting-starter-3 = seat 4
siggil-setting-starter-random = by lot

## The score and the doors

siggil-score = { WHO($seat, "@", "you") }: { $n } { $n ->
    [one] spirit
   *[other] spirits
}
siggil-way-play = At one table
siggil-preset-solo = Solo

## Levels of bots

siggil-level-kind-about = Knows what is good but is easily tempted by something nearly as good, and does not remember which cards went into others' hands; never does anything foolish. For a first match.
siggil-level-greedy-about = Counts well and takes what looks best now; does not look ahead, nor remember which cards went into others' hands.

## Lesson

siggil-lesson-first-goal = Seven spirits are locked in this pattern of cards. With two players, whoever first holds five of them wins (with three players, four; with four players, three).
siggil-lesson-first-spirits = Here are all seven. Each has a family and a number: the Turtle 4, the Deer 2. None of them is yours yet.
siggil-lesson-first-take = Each turn you take one card that nothing lies on. Let us gather turtles: take Turtle 1.
siggil-lesson-first-lift = Now Turtle 6. It alone still covers two cards: let us see what they are.
siggil-lesson-first-price = The Turtle spirit is free! It costs three cards: any turtles, or any fours. You already have two.
siggil-lesson-first-third = Your rival has set the Deer free. But here is a third turtle: quick, take it!
siggil-lesson-first-capture = The set is ready, and a spirit can be captured in the same turn. Capture the Turtle.
siggil-lesson-first-caught = The spirit is yours until somebody lures it away. That takes a set one card larger: four.
siggil-lesson-first-theirs = Your rival captured the Deer with three twos: a set by number will do. Luring it away takes four twos or four deer.
siggil-lesson-first-safe = Cards of a set never return to the hand. But you may add to your set and win back a spirit that was lured away.
siggil-lesson-first-open = One last trick: think about what you uncover for your rival. Below this card everything is still covered: take it.
siggil-lesson-first-end = When the cards run out, whoever holds more spirits wins; in a tie, whoever has fewer cards in hand.
siggil-lesson-first-free = You can manage on your own now. And when there is nobody to play with, try Siggil solo. Good luck!

## What the result is made of

siggil-tally-captured = Captured { siggil-spirit }: { siggil-cards } { siggil-kind }
siggil-tally-stolen = Lured away { siggil-spirit }: { siggil-cards } { siggil-kind }
siggil-tally-back = Won back { siggil-spirit }: { siggil-cards } { siggil-kind }
siggil-tally-hand = Cards left in hand: { $n }
siggil-tally-tie = Several tied for most spirits: the fewest cards in hand decided.

## More lessons

siggil-lesson-first = A first match
siggil-lesson-second = Luring and holding
siggil-lesson-second-again = A siggil you know: the first lesson ended here. The Turtle is yours, the Deer is your rival’s.
siggil-lesson-second-want = Let us lure the Deer! It stands on three 2s, so it takes four: four 2s or four deer.
siggil-lesson-second-deer = 2s are nearly gone, but there are many deer. Take Deer 6: it uncovers nothing yet.
siggil-lesson-second-opened = Your rival took the last card above and uncovered four. Two of them are deer!
siggil-lesson-second-look = Take Deer 1. Deer 3 is near too: one card will be left on it.
siggil-lesson-second-third = Your rival has lifted it. Take Deer 3.
siggil-lesson-second-fourth = Here is the fourth: Deer 2. Take it!
siggil-lesson-second-steal = Four deer against three 2s. Lure the Deer away!
siggil-lesson-second-stolen = The Deer is yours. Your rival’s 2s stay: made up to five, they would win it back.
siggil-lesson-second-watch = Three 2s are left, and your rival needs two. Do not uncover them.
siggil-lesson-second-safe = A set is safe when the cards to beat it are gone. Under each spirit you see how many are left.
siggil-lesson-second-tie = When the cards run out, most spirits win, and then the fewest cards in hand. Do not hoard.
siggil-lesson-second-free = Play on by yourself: three more spirits to win.
siggil-lesson-solo = Solo
siggil-lesson-solo-goal = Alone against the siggil: in the easy game all seven spirits must be captured, with three cards each.
siggil-lesson-solo-two = Each turn has two steps: first a card goes to the discard pile, then you take one.
siggil-lesson-solo-discard = First the discard pile. Put this card there: you do not need it, and it uncovers nothing yet.
siggil-lesson-solo-take = Now your hand. Many deer are open, so let us collect them: take this one.
siggil-lesson-solo-careful = Discard a card that uncovers nothing: this one.
siggil-lesson-solo-third = And a third deer for your hand.
siggil-lesson-solo-capture = The set is ready: capture the Deer. That makes room for another spirit.
siggil-lesson-solo-discard-2 = A new turn: again the discard comes first.
siggil-lesson-solo-take-2 = And a second deer.
siggil-lesson-solo-limit = Three are free already, and there is no room for more. A fourth drives one out for good, and the game is lost.
siggil-lesson-solo-sums = In a whole match 24 cards come into your hand, and the sets need 21. There is hardly one to spare.
siggil-lesson-solo-free = Try it! If it fails, the siggil is new every time.

## Chapters of the rulebook

siggil-chapter-box = what is in the box
siggil-chapter-setup = set-up
siggil-chapter-turn = how it is played
siggil-chapter-end = the end
siggil-chapter-solo = the solo game
siggil-chapter-layouts = the layouts

## In short: what an answer does

siggil-short-card-taken = into your hand
siggil-short-card-discarded = discarded
siggil-short-spirit-freed = frees { siggil-spirit }
siggil-short-spirit-captured = { WHO($seat, "@ gets the spirit", "the spirit is yours") }
siggil-short-spirit-stolen = { WHO($seat, "@ takes the spirit", "the spirit is yours") }, { WHO($loser, "@ had it", "you had it") }
siggil-short-spirit-discarded = a spirit is lost
siggil-short-match-ended = { WHO($winners, "@ wins", "you win") }
siggil-short-solo-ended = ends the match

## Of its sort: what an answer is good for

siggil-gist-captured = { WHO($seat, "@ captures", "You capture") } { siggil-spirit-whom }.
siggil-gist-stolen = { WHO($seat, "@ takes", "You take") } { siggil-spirit-whom } away from { $loser }.
siggil-gist-discarded = A free spirit is discarded for good.
siggil-gist-won = { WHO($winners, "Won by @", "You win") }.
siggil-gist-solo = { $won ->
    [true] The trial is passed.
   *[other] The trial is not passed.
}

## Names of puzzles

siggil-puzzle = { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}, spirits { $mine }:{ $best }{ $nth ->
    [1] { "" }
   *[other] { " " }({ $nth })
}

siggil-honour-seven-spirits = All seven spirits
siggil-honour-alone-with-spirits = Not one spirit for the rivals

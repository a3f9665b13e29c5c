five_seals-title = Five Seals of Magic
five_seals-about = Break seals with dice of four elements, gather scrolls and cast their spells in the dungeon beneath a tower.

## Elements, colours, mages

five_seals-element = { $element ->
    [0] fire
    [1] water
    [2] air
    [3] earth
    [4] mind
   *[other] nothing
}
five_seals-of-element = of { five_seals-element }
five_seals-colour = { $colour ->
    [0] red
    [1] blue
    [2] yellow
    [3] green
   *[other] any
}
five_seals-colour-of = { five_seals-colour }
five_seals-colour-many = { five_seals-colour }
five_seals-colour-to = { $to ->
    [0] red
    [1] blue
    [2] yellow
   *[3] green
}
five_seals-colour-to-one = { five_seals-colour-to }
five_seals-colour-rival = { $rival_colour ->
    [0] red
    [1] blue
    [2] yellow
   *[3] green
}
five_seals-mage = { $mage ->
    [0] Shaman of the North
    [1] Witch of the East
    [2] Seer of the West
    [3] Sorcerer of the South
   *[4] Warlock of the Beyond
}
five_seals-familiar = { $mage ->
    [0] raven
    [1] cat
    [2] owl
    [3] snake
   *[4] toad
}
five_seals-circle = { $circle ->
    [1] magic of might
    [2] magic of space
    [3] magic of discord
   *[4] magic of movement
}

## Places

five_seals-store = Dice store
five_seals-seal = seal { five_seals-of-element }, strength { $strength }
five_seals-guardian = The guardian { five_seals-of-element }

## Spells

five_seals-spell = { $spell ->
    [0] Call
    [1] Transmutation
    [2] Purification
    [3] Saturation
    [4] Multiplication
    [5] Revaluation
    [6] Replacement
    [7] Exchange
    [8] Absorption
    [9] Disintegration
    [10] Rearrangement
    [11] Forgery
    [12] Modification
    [13] Transfer
    [14] Seizure
    [15] Appropriation
    [16] Protection
    [17] Overcoming
    [18] Teleportation
    [19] Guardian
    [20] Acceleration
   *[other] nothing
}
five_seals-spell-given = { $given_spell ->
    [1] Transmutation
    [2] Purification
    [3] Saturation
    [4] Multiplication
    [5] Revaluation
    [11] Forgery
    [12] Modification
    [13] Transfer
    [14] Seizure
   *[15] Appropriation
}
five_seals-of-element-given = { $given_element ->
    [0] of fire
    [1] of water
    [2] of air
    [3] of earth
   *[4] of mind
}
five_seals-of-element-scroll = { $scroll ->
    [0] of fire
    [1] of water
    [2] of air
    [3] of earth
   *[4] of mind
}
five_seals-card = { $spell ->
    [0] Call
   *[other] { five_seals-spell } { five_seals-of-element }
}
five_seals-spell-effect = { $spell ->
    [0] The familiar stays where the mage stands and blocks the place, or breaks a token within reach with your dice, which takes your whole turn.
    [1] One or more of your dice of the element change colour and keep their values. Mind: dice of any one colour.
    [2] Roll one or more of your dice of the element again. Mind: of any one colour.
    [3] +2 to one or more of your dice of the element, up to six. Mind: of any one colour.
    [4] One more die of the element from the store for this round, rolled at once. Mind: of any colour.
    [5] At the end, +1 point for each of your scrolls of the element, this one included. It is never cast.
    [6] Two tokens of equal strength change places: one of this element, one of another. Mind: any two different colours.
    [7] Two tokens of this element and of different strengths change places. Mind: of any one colour.
    [8] The strength of the token on this scroll is added to one of your dice, up to six. A token is put here when you break a seal of the element. Mind: any.
    [9] Any token of this element leaves the board; this is not breaking. Mind: any token.
    [10] Two scrolls on the board change places, at least one of this element.
    [11] A rival's die of this element is yours, your die of another colour is theirs; the values stay. Mind: any two different colours.
    [12] +1 to your dice of the element and −1 to dice of the same colour of one rival. Mind: of any one colour.
    [13] A rival's open scroll of this element is yours, your open scroll of the same strength is theirs.
    [14] A rival gives you a die of this element, choosing among those that fit. Mind: any die the rival chooses.
    [15] Cast a rival's open scroll of this element as your own; then both cards are turned down.
    [16] Your familiar stands on any free token of this element, and only you can break it. Mind: on any token.
    [17] Walk past a token of this element within reach and at once break a seal behind it with dice. Mind: past any token.
    [18] Walk past a rival's figure and at once break, with dice, a seal of this element that is out of reach otherwise. Mind: any seal.
    [19] The guardian of this element stands on a scroll of its element, and nobody can take it; a guardian on the board can be moved or removed.
    [20] Break a seal with dice, then another one of this element for free. Mind: the second may be any.
   *[other] Nothing.
}

## What happened

five_seals-event-token-laid = A { five_seals-seal }, is laid at { $where }.
five_seals-event-scroll-laid = The scroll “{ five_seals-card }” is laid at { $where }.
five_seals-event-circle-drawn = By lot, { five_seals-circle } is added to the base circle.
five_seals-event-mage-chosen = { WHO($seat, "@ chooses", "You choose") } a mage: { five_seals-mage }, with the { five_seals-familiar }.
five_seals-event-first-chosen = { WHO($seat, "@ moves", "You move") } first.
five_seals-event-die-taken = { WHO($seat, "@ takes", "You take") } a { five_seals-colour } die from the store.
five_seals-event-round-began = Round { $number }. Everybody rolls, { WHO($first, "@ begins", "you begin") }.
five_seals-event-die-rolled = { WHO($seat, "@: the", "Your") } { five_seals-colour } die shows { $value }.
five_seals-event-turn-began = { WHO($seat, "It is @’s turn", "It is your turn") }.
five_seals-event-spell-cast = { WHO($seat, "@ casts", "You cast") } “{ five_seals-card }”.
five_seals-event-seal-broken = { $by ->
    [familiar] { WHO($seat, "@’s familiar", "Your familiar") } breaks the { five_seals-seal } ({ $where })
   *[mage] { WHO($seat, "@ breaks", "You break") } the { five_seals-seal } ({ $where })
}{ $colour ->
    [none] {" "}for free.
   *[other] . Price: { five_seals-colour } { $values }.
}
five_seals-event-scroll-taken = { WHO($seat, "@ takes", "You take") } the scroll “{ five_seals-card }”.
five_seals-event-token-released = { WHO($seat, "@ takes", "You take") } the token { five_seals-of-element }, strength { $strength }, off “Absorption { five_seals-of-element-scroll }”.
five_seals-event-token-stored = { WHO($seat, "@ puts", "You put") } the token { five_seals-of-element }, strength { $strength }, on “Absorption { five_seals-of-element-scroll }”.
five_seals-event-seat-rested = { WHO($seat, "@ can break no seal and returns all dice", "You can break no seal and return all dice") }.
five_seals-event-seat-finished = { WHO($seat, "@ finishes", "You finish") } the round: the scrolls are open again, the familiar is back on its card.
five_seals-event-familiar-placed = { WHO($seat, "@’s familiar", "Your familiar") } stands at { $where }.
five_seals-event-familiar-returned = { WHO($seat, "The familiar comes back to @", "Your familiar comes back to you") }.
five_seals-event-dice-transmuted = { $count ->
    [1] { WHO($seat, "@: a", "Your") } { five_seals-colour } die ({ $values }) becomes { five_seals-colour-to }.
   *[other] { WHO($seat, "@:", "Your") } { five_seals-colour-many } dice ({ $values }) become { five_seals-colour-to }.
}
five_seals-event-dice-lifted = { $count ->
    [1] { WHO($seat, "@ rolls", "You roll") } a { five_seals-colour } die ({ $values }) again.
   *[other] { WHO($seat, "@ rolls", "You roll") } { five_seals-colour-many } dice ({ $values }) again.
}
five_seals-event-dice-raised = { $count ->
    [1] { WHO($seat, "@: a", "Your") } { five_seals-colour } die ({ $values }) rises by { $by }, up to six.
   *[other] { WHO($seat, "@:", "Your") } { five_seals-colour-many } dice ({ $values }) rise by { $by }, up to six.
}
five_seals-event-dice-lowered = { $count ->
    [1] { WHO($seat, "@: a", "Your") } { five_seals-colour } die ({ $values }) falls by one.
   *[other] { WHO($seat, "@:", "Your") } { five_seals-colour-many } dice ({ $values }) fall by one.
}
five_seals-event-die-added = { WHO($seat, "@ gets", "You get") } one more { five_seals-colour } die from the store.
five_seals-event-tokens-swapped = The tokens { $where } and { $other_where } change places.
five_seals-event-token-removed = The token { five_seals-of-element }, strength { $strength }, is gone ({ $where }).
five_seals-event-scrolls-swapped = The scrolls { $where } and { $other_where } change places.
five_seals-event-dice-swapped = { WHO($seat, "@ trades", "You trade") } a { five_seals-colour } die for { WHO($rival, "@’s", "your") } { five_seals-colour-rival } die; { $value } and { $rival_value } stay with their owners.
five_seals-event-scrolls-traded = { WHO($seat, "@ takes", "You take") } “{ five_seals-card }” from { $rival } and { WHO($seat, "gives", "give") } “{ five_seals-spell-given } { five_seals-of-element-given }”.
five_seals-event-die-seized = { WHO($rival, "@ gives", "You give") } { $seat } a { five_seals-colour } die: { $value }.
five_seals-event-spell-borrowed = { WHO($seat, "@ casts", "You cast") } { WHO($rival, "@’s spell", "your spell") }, “{ five_seals-card }”.
five_seals-event-seal-passed = { WHO($seat, "@ walks", "You walk") } past the seal { $where }.
five_seals-event-figure-passed = { WHO($seat, "@ walks", "You walk") } past a rival's figure ({ $where }).
five_seals-event-guardian-placed = { five_seals-guardian } stands on the scroll { $where }.
five_seals-event-guardian-removed = { five_seals-guardian } leaves the board.
five_seals-event-round-ended = Round { $number } is over. Scrolls of strength 6 left: { $sixes }.
five_seals-event-match-stopped = { $why ->
    [limit] Round { $number } is the last one allowed: the match stops, and points are counted.
   *[idle] Round { $number }: nobody has broken a seal for five rounds, so the match stops, and points are counted.
}
five_seals-event-counted = { $points ->
    [one] { WHO($seat, "@", "You") }: { $points } point.
   *[other] { WHO($seat, "@", "You") }: { $points } points.
}
five_seals-event-match-ended = The match is over. { WHO($winners, "Won by @", "You win") }.

## Answers

five_seals-option-mage = { five_seals-mage }
five_seals-option-mage-about = The familiar is the { five_seals-familiar }. It makes no difference to the rules.
five_seals-option-break = Break the { five_seals-seal } ({ $where })
five_seals-option-break-about = Pay with dice of its colour; your mage moves to where the seal was.
five_seals-option-send-familiar = Send the familiar: { five_seals-seal } ({ $where })
five_seals-option-send-familiar-about = The familiar breaks the token with your dice and stands there; the mage stays, and the turn is over.
five_seals-option-stay = Leave the familiar here
five_seals-option-stay-about = The familiar stands beside the mage and blocks this place until you finish the round.
five_seals-option-rest = Return all dice and finish the round
five_seals-option-rest-about = Nothing can be broken: the dice go back, the scrolls are turned up, and you take three new dice.
five_seals-option-cast = Cast “{ five_seals-card }”
five_seals-option-cast-about = { five_seals-spell-effect }
five_seals-option-pay = Pay { five_seals-colour } { $values }
five_seals-option-take-die = Take a { five_seals-colour } die
five_seals-option-colour = Colour: { five_seals-colour }
five_seals-option-die = The { five_seals-colour } die: { $value }
five_seals-option-done = Done choosing
five_seals-option-token = The token { five_seals-of-element }, strength { $strength } ({ $where })
five_seals-option-scroll = The scroll “{ five_seals-card }” ({ $where })
five_seals-option-remove-guardian = Take the guardian off the board
five_seals-option-card = The scroll “{ five_seals-card }”
five_seals-option-rival = Rival: { $seat }
five_seals-option-no-rival = Spare the rivals
five_seals-option-store = Put the token on “Absorption { five_seals-of-element }”
five_seals-option-leave = Let the token go to the box

## What the game waits for

five_seals-question-choose-mage = { $seat } chooses a mage.
five_seals-question-choose-die = { $seat } takes a die from the store.
five_seals-question-take-turn = { $seat } casts spells or breaks a seal.
five_seals-question-pay-for = { $seat } chooses the dice that pay for the seal.
five_seals-question-may-store = { $seat } decides whether to put the broken token on Absorption.
five_seals-question-use-familiar = { $seat } decides what the familiar does.
five_seals-question-choose-colour = { $seat } chooses the colour for a spell of mind.
five_seals-question-choose-new-colour = { $seat } chooses the colour that the dice will have.
five_seals-question-pick-dice = { $seat } chooses dice for the spell.
five_seals-question-choose-token = { $seat } chooses a token.
five_seals-question-choose-partner = { $seat } chooses the second token to swap.
five_seals-question-choose-scroll = { $seat } chooses a scroll on the board.
five_seals-question-choose-exchanged = { $seat } chooses the second token of an exchange.
five_seals-question-choose-guarded-scroll = { $seat } chooses the scroll for the guardian to stand on.
five_seals-question-choose-other-scroll = { $seat } chooses the second scroll to swap.
five_seals-question-strengthen-die = { $seat } chooses the die that the absorbed token strengthens.
five_seals-question-choose-rival = { $seat } chooses a rival.
five_seals-question-take-forged = { $seat } chooses which die of the rival to take.
five_seals-question-give-forged = { $seat } chooses which die to give for it.
five_seals-question-give-die = { $seat } chooses which die to give up.
five_seals-question-modify-colour = { $seat } chooses the colour for Modification of mind.
five_seals-question-raise-dice = { $seat } chooses which of their own dice rise by one.
five_seals-question-lower-whom = { $seat } chooses the rival whose dice fall by one.
five_seals-question-lower-dice = { $seat } chooses which of the rival's dice fall by one.
five_seals-question-take-scroll = { $seat } chooses which scroll of a rival to take.
five_seals-question-give-scroll = { $seat } chooses which scroll to give for it.
five_seals-question-borrow-scroll = { $seat } chooses which scroll of a rival to cast.
five_seals-question-break-beyond = { $seat } breaks a seal behind the token just passed.
five_seals-question-break-past-figure = { $seat } breaks a seal behind a rival's figure.
five_seals-question-break-first = { $seat } breaks the first of two seals, with dice.
five_seals-question-break-free = { $seat } breaks the second seal, for free.
five_seals-question-roll-die = The dice are rolled.
five_seals-question-lay-token = The seals are laid out.
five_seals-question-lay-scroll = The scrolls are laid out.
five_seals-question-draw-circle = The circle of magic is drawn by lot.
five_seals-question-draw-first = Who goes first is drawn by lot.

## The same question to whoever answers

five_seals-ask-choose-die = Take a die from the store.
five_seals-ask-take-turn = Your turn: break a seal or cast a spell.
five_seals-comes-take-turn = nothing
five_seals-comes-pick-dice = you pick the dice
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
five_seals-ask-strengthen-die = Which die is strengthened?
five_seals-ask-choose-rival = Choose a rival.
five_seals-ask-take-forged = Which of the rival’s dice do you take?
five_seals-ask-give-forged = Which of your dice do you give for it?
five_seals-ask-give-die = A die is taken from you: which one do you give?
five_seals-ask-modify-colour = Choose a colour for Modification.
five_seals-ask-raise-dice = Which of your dice rise by one?
five_seals-ask-lower-whom = Whose dice fall by one?
five_seals-ask-lower-dice = Which of the rival’s dice fall?
five_seals-ask-take-scroll = Which scroll of a rival do you take?
five_seals-ask-give-scroll = Which of your scrolls do you give for it?
five_seals-ask-borrow-scroll = Which scroll of a rival do you cast?
five_seals-ask-break-beyond = Break a seal beyond the obstacle.
five_seals-ask-break-first = Break the first seal, with dice.
five_seals-ask-break-free = Break the second seal, free of charge.
five_seals-ask-break-past-figure = Teleportation: which seal behind a rival’s figure do you break?
five_seals-ask-choose-mage = Before the game begins: which mage will you be?
five_seals-ask-choose-exchanged = The first token is chosen. Which one does it change places with?
five_seals-ask-choose-guarded-scroll = The guardian moves. Which scroll of its element does it stand on? It may also leave the board.

## Why not

five_seals-why-not-your-turn = It is another mage’s turn (FS-16).
five_seals-why-not-an-answer-here = That is not the question now.
five_seals-why-no-seal-there = There is no seal here (FS-22).
five_seals-why-out-of-reach = This seal cannot be reached: seals or rivals' figures are in the way (FS-22).
five_seals-why-seal-guarded = A guardian stands on the scroll; nobody can break its seal (FS-23).
five_seals-why-seal-under-familiar = A rival's familiar stands on the seal; only its owner can break it (FS-23).
five_seals-why-dice-do-not-suffice = Your dice of this colour do not reach the seal's strength (FS-24).
five_seals-why-dice-of-another-colour = A seal is broken with dice of its colour (FS-24).
five_seals-why-no-such-dice = You do not have these dice (FS-24).
five_seals-why-must-break = There is a seal that you can break, so you must break one (FS-21).
five_seals-why-not-your-scroll = This scroll is not in front of you (FS-17).
five_seals-why-scroll-face-down = This scroll has been used and lies face down (FS-19).
five_seals-why-never-cast = Revaluation is never cast; it counts at the end (FS-46).
five_seals-why-no-rivals-left = All rivals have finished the round, so magic of discord has no target (FS-53).
five_seals-why-no-call = Here the familiar would be in nobody's way, and there is no token that it can break (FS-40, FS-41, FS-A04).
five_seals-why-no-transmutation = You have no dice of this element, or the store has no dice of another colour (FS-42).
five_seals-why-no-purification = You have no dice of this element to roll (FS-43).
five_seals-why-no-saturation = You have no dice of this element below six (FS-44).
five_seals-why-no-multiplication = The store has no die of this element (FS-45).
five_seals-why-no-replacement = There are no two tokens of equal strength, one of them of this element (FS-47).
five_seals-why-no-exchange = There are no two tokens of this element and of different strengths (FS-48).
five_seals-why-no-absorption = No token lies on the scroll, or all your dice show six (FS-50).
five_seals-why-no-disintegration = There are no tokens of this element on the board (FS-51).
five_seals-why-no-rearrangement = There is no scroll of this element and another one to swap it with (FS-52).
five_seals-why-no-forgery = No rival has a die of this element, or you have no die of another colour to give (FS-54).
five_seals-why-no-modification = No die of this colour would change (FS-55).
five_seals-why-no-transfer = No rival has an open scroll of this element for which you have an open one of the same strength (FS-56).
five_seals-why-no-seizure = No rival in play has a die of this element (FS-57).
five_seals-why-no-appropriation = No rival has an open scroll of this element that would work now (FS-58).
five_seals-why-no-protection = There is no free token of this element (FS-59).
five_seals-why-no-overcoming = Behind the tokens of this element there is no new seal that you can break (FS-60).
five_seals-why-no-teleportation = Behind rivals' figures there is no new seal of this element that you can break (FS-61).
five_seals-why-no-guardian = There is no other scroll of this element on the board (FS-62).
five_seals-why-no-acceleration = There are no two seals in a row: one for dice and a second of this element (FS-63).
five_seals-why-no-such-die-in-store = The store has no such die (FS-14, FS-A14).
five_seals-why-nothing-of-this-colour = The spell would change nothing with this colour (FS-18).
five_seals-why-same-colour = The new colour must differ from the old one (FS-42).
five_seals-why-choose-a-die = Choose at least one die first (FS-18).
five_seals-why-not-this-die = This die does not fit the spell.
five_seals-why-no-token-there = There is no token here (FS-18).
five_seals-why-token-blocked = A familiar already stands on this token (FS-59).
five_seals-why-protects-its-element = Protection puts the familiar on a token of its own element (FS-59).
five_seals-why-token-of-no-use = This token is of another element or has no partner (FS-18).
five_seals-why-not-an-equal-of-another-element = It takes a token of the same strength and another element (FS-47).
five_seals-why-not-of-the-same-element = Exchange swaps two tokens of one element (FS-48).
five_seals-why-not-of-another-strength = These tokens are of equal strength, and nothing would change (FS-A09).
five_seals-why-mage-taken = Another player has chosen this mage (FS-12).
five_seals-why-no-scroll-there = There is no scroll here (FS-18).
five_seals-why-scroll-of-another-element = The scroll must be of the spell's element (FS-52, FS-62).
five_seals-why-same-scroll = A scroll does not change places with itself (FS-52).
five_seals-why-already-guarded = The guardian already stands on this scroll (FS-A24).
five_seals-why-no-guardian-to-remove = The guardian of this element is not on the board (FS-62).
five_seals-why-choose-a-rival = A rival must be chosen (FS-53).
five_seals-why-rival-finished = This rival has finished the round (FS-53).
five_seals-why-rival-of-no-use = The spell would not work on this player (FS-53).
five_seals-why-scroll-not-for-trade = Open scrolls of equal strength are traded, and never Call (FS-56).
five_seals-why-scroll-not-to-borrow = Only a rival's open scroll of the same element that would work now can be cast (FS-58).
five_seals-why-token-of-another-element = This Absorption takes only tokens of its own element (FS-49).
five_seals-why-familiar-already-there = The familiar already stands with the mage (FS-A04).
five_seals-why-familiar-bars-nothing = Here the familiar would be in nobody's way, and magic must work (FS-18, FS-A04).
five_seals-why-familiar-breaks-no-scrolls = The familiar breaks tokens only, never scrolls (FS-41).
five_seals-why-familiar-cannot-break-it = This token cannot be reached, or the dice do not suffice (FS-41).
five_seals-why-within-reach-anyway = You can reach this seal without the spell; it is for another one (FS-60, FS-61).
five_seals-why-not-by-this-spell = This spell cannot break that seal now (FS-60, FS-61, FS-63).

## Why an older game stops

five_seals-stops-other-rules = Acceleration was cast in it in a way that ruleset 2 does not allow (FS-A32)

## Agreed before the game

five_seals-setting-circle = Additional circle
five_seals-setting-circle-about = One more circle is added to the base one; take the first for a first game.
five_seals-setting-circle-1 = I · might
five_seals-setting-circle-2 = II · space
five_seals-setting-circle-3 = III · discord
five_seals-setting-circle-4 = IV · movement
five_seals-setting-circle-random = by lot
five_seals-setting-scroll_rooms = A figure on a scroll's place
five_seals-setting-scroll_rooms-about = Whether it stands out of the way or bars the whole room to rivals.
five_seals-setting-scroll_rooms-open = stands aside
five_seals-setting-scroll_rooms-barred = bars the room
five_seals-setting-mages = Mages
five_seals-setting-mages-about = Mages and familiars are dealt by seat, or everybody chooses; it changes nothing in the game.
five_seals-setting-mages-chosen = everybody chooses
five_seals-setting-mages-dealt = are dealt
five_seals-setting-first_player = First player
five_seals-setting-first_player-about = Who goes first in the first round; from then on the first-player token passes to the left.
five_seals-setting-first_player-random = by lot
five_seals-setting-first_player-0 = seat 1
five_seals-setting-first_player-1 = seat 2
five_seals-setting-first_player-2 = seat 3
five_seals-setting-first_player-3 = seat 4
five_seals-setting-first_player-4 = seat 5

## The score

five_seals-score = { WHO($seat, "@", "you") }: { $n } { $n ->
    [one] point
   *[other] points
}

## Lesson

five_seals-lesson-first-goal = The dungeon is full of scrolls. Each one is both a spell and points. The most valuable collection wins.
five_seals-lesson-first-mage = First choose a mage: they are equally strong, it is a matter of taste. Let us take the Sorcerer of the South.
five_seals-lesson-first-dice = Seals are broken with dice. Each round you take three of any colours: red is fire, blue water, yellow air, green earth.
five_seals-lesson-first-red = There are many red seals nearby. Take a red die.
five_seals-lesson-first-blue = And the nearest scroll is blue. Take a blue die…
five_seals-lesson-first-blue-again = …and one more blue one, to be safe.
five_seals-lesson-first-reach = The dice are rolled: a red 4, a blue 2 and a blue 3. Everything your mage can reach and pay for is lit.
five_seals-lesson-first-break = To break a seal, dice of its colour must add up to its strength or more. Break this red 2.
five_seals-lesson-first-stand = The mage now stands where the seal was. Your rival cannot get past: in a passage mages bar the way.
five_seals-lesson-first-scroll = The way to the first scroll is open. A blue scroll of strength 2: take it!
five_seals-lesson-first-pay = You never pay with more dice than it takes. Pay with the 2: the 3 will come in handy.
five_seals-lesson-first-mine = Transmutation of water is yours: two points, and a spell for every round.
five_seals-lesson-first-stuck = A blue die is left, but the next seal in your corridor is yellow. No harm done!
five_seals-lesson-first-cast = Spells are cast before breaking. Cast Transmutation: it recolours blue dice.
five_seals-lesson-first-colour = We need air: choose yellow.
five_seals-lesson-first-face-down = The scroll turned face down: it wakes when your round ends. It brings its points all the same.
five_seals-lesson-first-yellow = Now break the yellow seal and move on.
five_seals-lesson-first-new-dice = No dice left: the round is over for you. Choose three new ones at once. A yellow scroll lies ahead: begin with yellow.
five_seals-lesson-first-new-dice-2 = Different colours open more ways. Take a green one…
five_seals-lesson-first-new-dice-3 = …and a red one. They are rolled when the round begins.
five_seals-lesson-first-rest = And if there is nothing to break? Then a mage rests: returns the dice and takes new ones. Your rival does so now.
five_seals-lesson-first-call = A new round. Everybody also has the Call: it summons your familiar. Cast it.
five_seals-lesson-first-stay = The familiar can break a token for the mage, for the same dice, or stay here and bar the passage. Let it stand guard.
five_seals-lesson-first-second = And a second scroll, a yellow one of strength 3. Your 6 is more than enough: take it!
five_seals-lesson-first-count = Points are the strength of your scrolls: 1 + 2 + 3. Revaluation adds more, for each scroll of its element.
five_seals-lesson-first-end = The best scrolls, of strength 6, lie at the edges. When no more than three are left after a round, the match ends.
five_seals-lesson-first-free = You are a proper seal-breaker now. Go on by yourself: be the first to reach the sixes!

## What the points are made of

five_seals-tally-scrolls = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
} of strength { $strength }
five_seals-tally-revaluation = Revaluation: { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
} of its element — { five_seals-element }
five_seals-tally-stopped = The match was stuck, and points were counted early.
five_seals-tally-shared = Several tied for most points: the victory is shared.

## More lessons

five_seals-lesson-first = A first match
five_seals-lesson-second = The familiar and the great scrolls
five_seals-lesson-space = Magic of space
five_seals-lesson-strife = Magic of discord
five_seals-lesson-travel = Magic of movement
five_seals-lesson-second-again = We go on where the first lesson ended. You have two threes: a red one and a green one.
five_seals-lesson-second-red = Open the way to the next part of the dungeon: break the red three.
five_seals-lesson-second-green = Broken seals are your road: a mage walks it as far as he likes. Break the green two by the hub.
five_seals-lesson-second-plan = Dice are chosen ahead, so look ahead. Behind the green four lies a yellow scroll of strength 5.
five_seals-lesson-second-yellow = Strength 5 is a hard target: take a yellow die…
five_seals-lesson-second-yellow-2 = …and another yellow: dice of one colour are added up.
five_seals-lesson-second-green-die = And for the seal on the way, a green one.
five_seals-lesson-second-rolled = Well rolled: yellow 4 and 5, green 6.
five_seals-lesson-second-call = A new round has begun, so the Call is face up again. Cast it.
five_seals-lesson-second-send = This time the familiar does not stand guard, it works: send it to break the green four.
five_seals-lesson-second-open = The way to the great scrolls is open, and your familiar bars it to others.
five_seals-lesson-second-five = The yellow five is just enough: take the scroll of strength 5!
five_seals-lesson-second-taken = Five points and a new spell. Press the scroll to learn what it does.
five_seals-lesson-second-six = Further on, at the rim, lie the scrolls of strength 6. With circle I that means Revaluation: never cast, it counts at the end.
five_seals-lesson-second-reval = Revaluation adds a point for each scroll of yours of its element. Collect one element.
five_seals-lesson-second-left = The match ends after a round that leaves three scrolls of strength 6 or fewer; with four or five players, four. Keep count.
five_seals-lesson-second-free = Play on by yourself: the sixes are near.

five_seals-lesson-space-again = The second circle, magic of space: it moves seals and takes them away. You are in the middle of a match, in round six.
five_seals-lesson-space-mine = Of the second circle you have Replacement, Exchange, Absorption and Disintegration. Each scroll works on its own element.
five_seals-lesson-space-disintegrate = Cast Disintegration of fire: it takes any red token off the board, even out of reach.
five_seals-lesson-space-remove = Remove this red six by a treasury. That is not breaking: you will still break your seal.
five_seals-lesson-space-exchange = Now Exchange of water: two blue tokens change places, of any strength and anywhere.
five_seals-lesson-space-strong = First choose the blue six by a treasury…
five_seals-lesson-space-weak = …then this two: now it is the two that lies by the treasury.
five_seals-lesson-space-absorb = Break the yellow seal of strength 6: you have a yellow six, and Absorption of air is face up.
five_seals-lesson-space-keep = Put the broken token on Absorption.
five_seals-lesson-space-stored = Later its strength is added to one of your dice, up to six at most: that is what casting Absorption does.
five_seals-lesson-space-others = Replacement swaps two tokens of equal strength and different elements, Rearrangement two scrolls on the board.
five_seals-lesson-space-free = Magic must change something, or it cannot be cast. Play on by yourself!

five_seals-lesson-strife-again = The third circle, magic of discord: it takes dice and scrolls from rivals. It is round six.
five_seals-lesson-strife-whom = Only somebody who has not finished the round can be the target. Your rival has a blue 3 and a yellow 2.
five_seals-lesson-strife-seize = Cast Seizure of water: your rival hands over a blue die with its number.
five_seals-lesson-strife-yours = The blue 3 is yours, and your rival has one die left. Without any, the round would be over for that player at once.
five_seals-lesson-strife-modify = Now Modification of water: your blue dice rise by 1, and a rival’s may fall.
five_seals-lesson-strife-raise = Raise your blue three.
five_seals-lesson-strife-break = You have four dice. The red four is enough for a scroll of strength 4: take it.
five_seals-lesson-strife-forgery = Forgery swaps the colours of dice, and the numbers stay with their owners. You have that one too.
five_seals-lesson-strife-transfer = Transfer swaps open scrolls of equal strength, Appropriation casts a rival’s scroll as if it were yours.
five_seals-lesson-strife-free = Play on by yourself: you have three dice, your rival one.

five_seals-lesson-travel-again = The fourth circle, magic of movement: it leads past obstacles and sets new ones. It is round six.
five_seals-lesson-travel-guard = Cast Guardian of fire.
five_seals-lesson-travel-scroll = The guardian is on the board already. Move it to this red scroll: nobody can take a guarded scroll, you included.
five_seals-lesson-travel-protect = Now Protection of water: your familiar goes to any blue token, even at the other end of the dungeon.
five_seals-lesson-travel-token = Put it on this six by a treasury: only you will be able to break it.
five_seals-lesson-travel-speed = And Acceleration of fire: break a seal as usual, and then a red one for free.
five_seals-lesson-travel-first = The first is this yellow seal of strength 4.
five_seals-lesson-travel-pay = The yellow four is enough.
five_seals-lesson-travel-second = And now the red five, without dice!
five_seals-lesson-travel-ended = Two seals in one turn. After Acceleration there are no more spells this turn, so it is cast last.
five_seals-lesson-travel-past = Overcoming leads past a token of its element, Teleportation past another’s figure; the seal behind is broken at once.
five_seals-lesson-travel-free = Play on by yourself!

## Chapters of the rulebook

five_seals-chapter-colours = the five colours of magic
five_seals-chapter-box = what is in the box
five_seals-chapter-setup = set-up
five_seals-chapter-round = a round
five_seals-chapter-end = the end
five_seals-chapter-spells = the book of spells

## In short: what an answer does

five_seals-short-seal-broken = breaks the seal
five_seals-short-scroll-taken = { WHO($seat, "@: ", "") }the scroll “{ five_seals-card }”
five_seals-short-die-taken = { WHO($seat, "@: ", "") }a { five_seals-colour } die
five_seals-short-die-added = { WHO($seat, "@: ", "") }one more { five_seals-colour } die
five_seals-short-seat-rested = { WHO($seat, "@ cannot", "you cannot") } break another seal
five_seals-short-seat-finished = { WHO($seat, "@ is done with the round", "your round is over") }
five_seals-short-token-stored = the seal goes onto Absorption
five_seals-short-match-ended = { WHO($winners, "@ wins", "you win") }
five_seals-about-pick-dice-die = this die, and others with it if the spell allows
five_seals-about-raise-dice-die = it rises by one, like all that are chosen
five_seals-about-lower-dice-die = it falls by one, like all that are chosen

## Of its sort: what an answer is good for

five_seals-gist-broken = { WHO($seat, "@ breaks", "You break") } the { five_seals-seal } ({ $where }).
five_seals-gist-seized = { WHO($seat, "@ takes", "You take") } a die from { $rival }.
five_seals-gist-won = { WHO($winners, "Won by @", "You win") }.

## Names of puzzles

five_seals-puzzle = { $circle ->
    [1] Magic of might
    [2] Magic of space
    [3] Magic of discord
   *[4] Magic of movement
}, { $mine }:{ $best }{ $nth ->
    [1] { "" }
   *[other] { " " }({ $nth })
}

five_seals-fault-unreachable = No way leads from the hub to rooms where scrolls lie: { $where }.
five_seals-fault-many-seals = There are more round frames of a strength than the box has tokens: { $where }.
five_seals-fault-many-scrolls = There are more frames of a strength than the box has scrolls: { $where }.
five_seals-fault-few-sixes = With so few scrolls of strength 6 the match ends with its first round: { $where }.
five_seals-honour-every-element = Victory with scrolls of every element

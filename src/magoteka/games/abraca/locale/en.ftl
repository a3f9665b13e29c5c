abraca-title = Abraca… what?
abraca-about = Cast spells without seeing your own stones: count, dare, and remember what is already out.

## Stones and spells

abraca-spell = { $spell ->
    [1] Ancient Dragon
    [2] Dark Wanderer
    [3] Sweet Dream
    [4] Night Singer
    [5] Lightning Tempest
    [6] Blizzard
    [7] Fireball
    [8] Magic Drink
   *[other] unknown spell
}
abraca-spell-effect = { $spell ->
    [1] die: every rival loses that many lives; a miss costs you as many
    [2] { $wanderer ->
        [true] everybody loses a life, you included, and you get yours back at once
        [false] every rival loses a life and you gain one
       *[other] every rival loses a life and you gain one, unless it was agreed that the Wanderer hits you too
    }
    [3] die: you gain that many lives
    [4] you may take one secret stone
    [5] both neighbours lose a life
    [6] the left neighbour loses a life
    [7] the right neighbour loses a life
    [8] you gain a life
   *[other] nothing
}
abraca-spell-clause = { $spell ->
    [1] AB-22
    [2] AB-23
    [3] AB-24
    [4] AB-25
    [5] AB-26
    [6] AB-27
    [7] AB-28
   *[8] AB-29
}
abraca-stone = { $number ->
    [1] 1 · Ancient Dragon
    [2] 2 · Dark Wanderer
    [3] 3 · Sweet Dream
    [4] 4 · Night Singer
    [5] 5 · Lightning Tempest
    [6] 6 · Blizzard
    [7] 7 · Fireball
    [8] 8 · Magic Drink
   *[none] face down
}

## What happened

abraca-event-round-began = Round { $number }. { WHO($starter, "@ begins", "You begin") }.
abraca-event-stone-drawn = { WHO($seat, "@ places", "You place") } a stone: { abraca-stone }.
abraca-event-stone-turned-up = A stone is turned up on the board: { abraca-stone }.
abraca-event-turn-began = { WHO($seat, "It is @’s turn", "It is your turn") }.
abraca-event-spell-cast = { WHO($seat, "@ names", "You name") } { $spell }, { abraca-spell }. It is there! The stone goes to the board.
abraca-event-spell-missed = { WHO($seat, "@ names", "You name") } { $spell }, { abraca-spell }. There is no such stone.
abraca-event-order-broken = { WHO($seat, "@ names", "You name") } { $spell } after { $last }: a lower number is a mistake.
abraca-event-die-rolled = { WHO($seat, "@ rolls", "You roll") } the die ({ abraca-spell }): { $value }.
abraca-event-lives-lost = { WHO($seat, "@ loses", "You lose") } { $count ->
    [one] { $count } life
   *[other] { $count } lives
}, { $left ->
    [0] no lives are left
    [one] { $left } is left
   *[other] { $left } are left
}.
abraca-event-lives-gained = { $count ->
    [0] { WHO($seat, "@ heals", "You heal") } in vain: lives are already at { $left }.
    [one] { WHO($seat, "@ gains", "You gain") } { $count } life and { WHO($seat, "has", "have") } { $left } now.
   *[other] { WHO($seat, "@ gains", "You gain") } { $count } lives and { WHO($seat, "has", "have") } { $left } now.
}
abraca-event-secret-taken = { $number ->
    [none] { WHO($seat, "@ takes", "You take") } a secret stone.
   *[other] { WHO($seat, "@ takes", "You take") } a secret stone: { abraca-stone }.
}
abraca-event-secret-left = { WHO($seat, "@ leaves", "You leave") } the secret stones alone.
abraca-event-turn-ended = { WHO($seat, "@ ends", "You end") } the turn.
abraca-event-mage-fell = { WHO($seat, "@ is", "You are") } out of the round.
abraca-event-round-ended = { $how ->
    [emptied] The round is over: { WHO($winner, "@ has no stones left and wins it", "you have no stones left and win it") }.
    [struck-down] The round is over: { WHO($winner, "@ wins", "you win") } it in battle.
    [last-mage] The round is over: { WHO($winner, "@ is", "you are") } the last mage standing.
   *[mistake] The round ends with a fatal mistake, and nobody wins it.
}
abraca-event-scored = { $gain ->
    [0] { WHO($seat, "@ scores", "You score") } nothing and { WHO($seat, "has", "have") } { $score } in all.
    [one] { WHO($seat, "@ scores", "You score") } { $gain } point and { WHO($seat, "has", "have") } { $score } in all.
   *[other] { WHO($seat, "@ scores", "You score") } { $gain } points and { WHO($seat, "has", "have") } { $score } in all.
}
abraca-event-match-ended = The match is over. { WHO($winners, "Won by @", "You win") }.

## Answers

abraca-option-declare = Name { $spell }, { abraca-spell }
abraca-option-declare-about = { abraca-spell }: { abraca-spell-effect } ({ abraca-spell-clause }).
abraca-option-stop = End the turn
abraca-option-stop-about = The turn is over, and your stones are refilled to five.
abraca-option-take-secret = Take a secret stone
abraca-option-take-secret-about = Only you will see its number; if you survive the round it is worth a point.
abraca-option-leave-secret = Leave it
abraca-option-leave-secret-about = The secret stones stay where they are, and you do not see them.
abraca-option-rolled = The die shows { $value }
abraca-option-taken = The stone in place { $slot } goes
abraca-option-drawn = The stone { abraca-stone }

## What the game waits for

abraca-question-name-spell = { $seat } is choosing a spell to name.
abraca-question-may-take-secret = { $seat } decides whether to take a secret stone.
abraca-question-take-stone = One of the equal stones goes to the board.
abraca-question-roll-for-miss = The die decides what the missed dragon costs.
abraca-question-roll-for-dragon = The die decides how many lives the dragon takes.
abraca-question-roll-for-dream = The die decides how many lives the dream brings.
abraca-question-draw-secret = A secret stone is drawn.
abraca-question-turn-up = Stones are turned up on the board.
abraca-question-draw-stone = Stones are refilled.

## The same question to whoever answers

abraca-ask-name-spell = Your turn: name a spell.
abraca-ask-may-take-secret = Your Night Singer: take a secret stone?

## Why not

abraca-why-not-your-turn = It is another mage’s turn to answer.
abraca-why-not-an-answer-here = That is not the question now.
abraca-why-stop-before-a-spell = You may stop only after a spell has succeeded: name one first.

## What is agreed on before the game

abraca-setting-easy = Order of numbers
abraca-setting-easy-about = In the easy game any spell may follow a success, not only the same number or a higher one.
abraca-setting-easy-false = rising
abraca-setting-easy-true = any (the easy game)
abraca-setting-last_mage = Last mage standing
abraca-setting-last_mage-about = A fallen mage does not end the round: it goes on until one mage is left or somebody runs out of stones.
abraca-setting-last_mage-false = no
abraca-setting-last_mage-true = yes
abraca-setting-die_faces = The die
abraca-setting-die_faces-about = The numbers on its faces: the rules do not say.
abraca-setting-die_faces-1-3 = 1, 1, 2, 2, 3, 3
abraca-setting-die_faces-1-6 = 1 to 6
abraca-setting-wanderer_hits_caster = Dark Wanderer
abraca-setting-wanderer_hits_caster-about = Whether the caster loses a life too, and so ends up with as many as before.
abraca-setting-wanderer_hits_caster-false = spares the caster
abraca-setting-wanderer_hits_caster-true = hits the caster too
abraca-setting-next_starter = Who begins the next round
abraca-setting-next_starter-about = Whoever moved last, or the neighbour on the left.
abraca-setting-next_starter-last_mover = whoever moved last
abraca-setting-next_starter-left_of_last = the neighbour on the left
abraca-setting-last_stone_kill = Killing with the last stone
abraca-setting-last_stone_kill-about = What kind of victory it is when the last stone takes somebody's last life.
abraca-setting-last_stone_kill-empty_hand = an empty hand
abraca-setting-last_stone_kill-kill = a victory in battle
abraca-setting-starter = Who moves first
abraca-setting-starter-about = The seat that opens the first round; at a real table it is the eldest.
abraca-setting-starter-0 = seat 1
abraca-setting-starter-1 = seat 2
abraca-setting-starter-2 = seat 3
abraca-setting-starter-3 = seat 4
abraca-setting-starter-4 = seat 5

## The score

abraca-score = { WHO($seat, "@", "you") }: { $n } { $n ->
    [one] point
   *[other] points
}

## Levels of bots

abraca-level-kind-about = Knows what is good but is easily tempted by something nearly as good, and forgets what it named before its last turn; never does anything foolish. For a first match.

## Lesson

abraca-lesson-first-goal = Welcome! The goal is simple: be the first to reach the top of the tower. That takes 8 points.
abraca-lesson-first-stones = These are your stones. Your rivals see them and you do not: that is the whole trick.
abraca-lesson-first-rivals = But you do see the others’ stones. What they have plenty of, you have little of.
abraca-lesson-first-board = The board shows how many stones of each number there are: which are out, which you see, which are hidden.
abraca-lesson-first-call = There are five fives, and only one is in sight. You most likely hold one: name 5.
abraca-lesson-first-again = A hit! The stone leaves, and both neighbours lose a life. Next: the same number or a higher one. No 8 is in sight: name 8.
abraca-lesson-first-stop = Another hit! The Magic Drink heals, but nobody has more than six lives. Now end your turn: you refill to five stones.
abraca-lesson-first-theirs = The others play. Listen to what they name: they can see your stones.
abraca-lesson-first-miss = There was no 8. A miss costs a life, and the turn is over at once.
abraca-lesson-first-dragon = Missing a 1 costs more: the Ancient Dragon takes as many lives as the die shows.
abraca-lesson-first-silence = One more trick: what your rivals never name, they may be seeing in front of you.
abraca-lesson-first-singer = Your turn. The Night Singer brings a secret stone. Four fours, one in sight: take the risk and name 4.
abraca-lesson-first-secret = Take a secret stone. Only you see it; if you live to the end of the round, it brings a point.
abraca-lesson-first-storm = Now the Lightning Tempest: it strikes both neighbours at once. Name 5.
abraca-lesson-first-strike = Your neighbour on the right is down to one life, and the Fireball flies to the right. Name 7!
abraca-lesson-first-won = The round is yours! Three points for winning the fight, one more for the secret stone. A survivor gets one.
abraca-lesson-first-ends = Getting rid of all five stones is worth three points too. If somebody falls through their own mistake, each survivor gets one.
abraca-lesson-first-free = That is all there is to it. A new round is dealt: play on to eight points yourself. Good luck!

## What the points are made of

abraca-tally-emptied = Rid of all stones: { $times ->
    [one] { $times } round
   *[other] { $times } rounds
} at 3
abraca-tally-struck-down = Won in battle: { $times ->
    [one] { $times } round
   *[other] { $times } rounds
} at 3
abraca-tally-survived = Still standing when another won: { $times ->
    [one] { $times } round
   *[other] { $times } rounds
} at 1
abraca-tally-mistake = Still standing when another fell through a mistake: { $times ->
    [one] { $times } round
   *[other] { $times } rounds
} at 1
abraca-tally-secrets = Secret stones: { $times }
abraca-tally-last-mage = Won a round: { $times ->
    [one] { $times } round
   *[other] { $times } rounds
} at 2
abraca-tally-tie = More than one mage reached eight points: most points in the last round decided, then most lives.

## More lessons

abraca-lesson-first = A first match
abraca-lesson-second = Reading the table
abraca-lesson-second-hello = Second lesson: when to dare, and what rivals give away.
abraca-lesson-second-count = There are eight 8s and you see three. The other five are yours, in the pool or secret: good odds.
abraca-lesson-second-eight = Name 8.
abraca-lesson-second-eight-2 = Yes! Four more are hidden: 45 in 100. You have all six lives anyway, but the fewer stones, the nearer the end of the round. 8 again.
abraca-lesson-second-stop = A third 8 is one chance in five, and three stones are left. Too early to stake a life: end your turn.
abraca-lesson-second-refill = Your hand is full again: two new stones from the pool. Your rivals have seen them already.
abraca-lesson-second-theirs = Now listen. Everybody names what they do not see in front of others.
abraca-lesson-second-silence = One named 5, the other 7. Of six 6s one is in sight, yet nobody names them. They may be yours!
abraca-lesson-second-six = Try it: name 6. Blizzard hits the neighbour on your left.
abraca-lesson-second-six-2 = Right. The same number may be named again: 6 once more.
abraca-lesson-second-seven = That one too! Three stones left. Now 7: it hits the neighbour on your right.
abraca-lesson-second-seven-2 = One chance in five again, but now the whole round is at stake: only two stones are left. Here it pays to dare. Name 7.
abraca-lesson-second-last = The last stone, and again one chance in five. A miss is a life, a hit three points. Name 8!
abraca-lesson-second-won = An empty hand: three points for you and nothing for the others.
abraca-lesson-second-tower = Your figure has climbed three floors. Five more to the top.
abraca-lesson-second-owl = A new round, and you begin. There are four 4s and none in sight. Name 4.
abraca-lesson-second-secret = The Night Singer offers a secret stone. Take it: if you outlive the round, it is a point.
abraca-lesson-second-known = It helps at once: your secret is a 5. So there is one 5 fewer among the rest.
abraca-lesson-second-rest = Enough for now. End your turn.
abraca-lesson-second-end-empty = A round ends in three ways. An empty hand: three points, and only for its owner.
abraca-lesson-second-end-strike = Somebody is struck down: three points for the striker, one for each who still stands.
abraca-lesson-second-end-mistake = Somebody falls through a mistake of their own: one point for everybody else.
abraca-lesson-second-free = Now you read the table as well as they do. Play on to eight!

## Chapters of the rulebook

abraca-chapter-box = what is in the box
abraca-chapter-setup = set-up
abraca-chapter-turn = a turn
abraca-chapter-round_end = the end of a round
abraca-chapter-variants = variants
abraca-chapter-spells = spell stones

## In short: what an answer does

abraca-short-lives-lost = { WHO($seat, "@: ", "") }−{ $count } { $count ->
    [one] life
   *[other] lives
}
abraca-short-lives-gained = { $count ->
    [0] { WHO($seat, "@: ", "") }lives are already full
    [one] { WHO($seat, "@: ", "") }+{ $count } life
   *[other] { WHO($seat, "@: ", "") }+{ $count } lives
}
abraca-short-spell-missed = no such stone
abraca-short-order-broken = a mistake
abraca-short-secret-taken = a secret stone
abraca-short-secret-left = nothing
abraca-short-turn-ended = ends the turn
abraca-short-mage-fell = { WHO($seat, "@ is out", "you are out") }
abraca-short-scored = { WHO($seat, "@: ", "") }+{ $gain } { $gain ->
    [one] point
   *[other] points
}
abraca-short-match-ended = { WHO($winners, "@ wins", "you win") }
abraca-case-spell-cast = if it is there
abraca-case-spell-missed = if not

## Of its sort: what an answer is good for

abraca-gist-hurt = { WHO($seat, "@ loses", "You lose") } lives to a spell.
abraca-gist-healed = { WHO($seat, "@ gains", "You gain") } lives.
abraca-gist-scored = { WHO($seat, "@ scores", "You score") } at the end of the round.

## Names of puzzles

abraca-puzzle = { $lives ->
    [1] The last life
    [2] Two lives
    [3] Three lives
    [4] Four lives
    [5] Five lives
   *[6] Not a scratch
}, score { $mine }:{ $best }{ $nth ->
    [1] { "" }
   *[other] { " " }({ $nth })
}

abraca-honour-far-ahead = Far ahead: nobody else above four points

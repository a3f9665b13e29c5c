mygame-title = Mygame
mygame-about = Take one to three stones in turn; whoever takes the last one wins.

mygame-event-turn-began = { WHO($seat, "It is @’s turn", "It is your turn") }.
mygame-event-taken = { WHO($seat, "@ takes", "You take") } { $stones ->
    [one] one stone
   *[other] { $stones } stones
}. Left: { $left }.
mygame-event-match-ended = { WHO($winner, "@ takes the last stone and wins", "You take the last stone and win") }.

mygame-option-take = Take { $stones ->
    [one] one stone
   *[other] { $stones } stones
}

mygame-question-turn = { $seat } takes stones.
mygame-ask-turn = How many stones do you take?
mygame-why-not-left = There are not that many left.

mygame-look-stones = { $value ->
    [one] One stone is left in the heap.
   *[other] { $value } stones are left in the heap.
}
mygame-look-taken-name = Stones taken
mygame-look-taken-of = { $name } has taken: { $value }

mygame-setting-stones = Stones in the heap
mygame-setting-stones-about = How many lie there at first.
mygame-setting-stones-15 = fifteen
mygame-setting-stones-21 = twenty-one

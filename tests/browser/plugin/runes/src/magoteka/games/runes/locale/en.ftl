runes-title = Runes
runes-about = Draw stones, keep the highest and show nobody what you have.

runes-stone = { $number ->
    [none] a stone
   *[other] the stone { $number }
}

runes-event-stone-drawn = { WHO($seat, "@ draws", "You draw") } { runes-stone }.
runes-event-stone-kept = { WHO($seat, "@ keeps", "You keep") } { runes-stone }.
runes-event-stone-thrown = { WHO($seat, "@ throws", "You throw") } { runes-stone } away.
runes-event-match-ended = The stones are turned up: { $sums }. { WHO($winners, "Won by @", "You have won") }.

runes-option-keep = Keep it
runes-option-throw = Throw it away

runes-question-draw = A stone is drawn.
runes-question-keep-or-throw = { $seat } keeps a stone or throws it away.

runes-look-bag = { $value ->
    [one] One stone is left in the bag.
   *[other] { $value } stones are left in the bag.
}
runes-look-kept-of = { $name } keeps: { $value }
runes-look-drawn = Just drawn: { $value }

runes-setting-hand = Stones to keep
runes-setting-hand-about = Whoever has kept so many is passed over.
runes-setting-hand-2 = two
runes-setting-hand-3 = three
runes-ask-keep-or-throw = Your turn: keep the stone or throw it away.

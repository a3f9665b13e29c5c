runes-ask-keep-or-throw = Your turn: keep the stone or throw it away.
runes-ui-pile = Bag and thrown stones
runes-ui-bag = { $count } in the bag

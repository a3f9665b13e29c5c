runes-ui-pile = Bag and thrown stones
runes-ui-bag = { $count } in the bag

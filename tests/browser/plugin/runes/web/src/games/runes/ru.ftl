runes-ui-pile = Мешок и выброшенные камни
runes-ui-bag = В мешке { $count }

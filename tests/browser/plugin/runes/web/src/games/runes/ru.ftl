runes-ask-keep-or-throw = Ваш ход: храните камень или выбросьте.
runes-ui-pile = Мешок и выброшенные камни
runes-ui-bag = В мешке { $count }

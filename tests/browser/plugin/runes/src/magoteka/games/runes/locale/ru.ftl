runes-title = Руны
runes-about = Тяните камни, храните самые большие и никому их не показывайте.

runes-stone = { $number ->
    [none] камень
   *[other] камень { $number }
}

runes-event-stone-drawn = { WHO($seat, "@ тянет", "Вы тянете") } { runes-stone }.
runes-event-stone-kept = { WHO($seat, "@ хранит", "Вы храните") } { runes-stone }.
runes-event-stone-thrown = { WHO($seat, "@ выбрасывает", "Вы выбрасываете") } { runes-stone }.
runes-event-match-ended = Камни открыты: { $sums }. { WHO($winners, "Победа: @", "Победа за вами") }.

runes-option-keep = Хранить
runes-option-throw = Выбросить

runes-question-draw = Тянется камень.
runes-question-keep-or-throw = { $seat } хранит камень или выбрасывает.

runes-look-bag = { $value ->
    [one] В мешке { $value } камень.
    [few] В мешке { $value } камня.
   *[other] В мешке { $value } камней.
}
runes-look-kept-of = { $name } хранит: { $value }
runes-look-drawn = Вытянут: { $value }

runes-setting-hand = Сколько камней хранят
runes-setting-hand-about = Кто набрал столько камней, того пропускают.
runes-setting-hand-2 = два
runes-setting-hand-3 = три
runes-ask-keep-or-throw = Ваш ход: храните камень или выбросьте.

mygame-title = Mygame
mygame-about = Берите по очереди от одного до трёх камней; победит взявший последний.

mygame-event-turn-began = { WHO($seat, "Ходит @", "Ваш ход") }.
mygame-event-taken = { WHO($seat, "@ берёт", "Вы берёте") } { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}. Осталось: { $left }.
mygame-event-match-ended = { WHO($winner, "@ берёт последний камень и побеждает", "Вы берёте последний камень и побеждаете") }.

mygame-option-take = Взять { $stones ->
    [one] { $stones } камень
    [few] { $stones } камня
   *[many] { $stones } камней
}

mygame-question-turn = { $seat } берёт камни.
mygame-ask-turn = Сколько камней вы возьмёте?
mygame-why-not-left = Столько камней не осталось.

mygame-look-stones = { $value ->
    [one] В куче остался { $value } камень.
    [few] В куче осталось { $value } камня.
   *[many] В куче осталось { $value } камней.
}
mygame-look-taken-name = Взято камней
mygame-look-taken-of = Взято, { $name }: { $value }

mygame-setting-stones = Камней в куче
mygame-setting-stones-about = Сколько их лежит в начале.
mygame-setting-stones-15 = пятнадцать
mygame-setting-stones-21 = двадцать один

siggil-alone-pass = Пленить некого.
siggil-ui-siggil = Сиггил
siggil-ui-face-down = Закрытая карта
siggil-ui-uncovers = { $n ->
    [0] Ничего не откроет.
    [one] Откроет { $n } карту.
    [few] Откроет { $n } карты.
   *[other] Откроет { $n } карт.
  }
siggil-ui-covered = { $n ->
    [one] На ней лежит { $n } карта.
    [few] На ней лежат { $n } карты.
   *[other] На ней лежит { $n } карт.
  }
siggil-ui-can-take = Её можно взять.
siggil-ui-where-unseen = Спрятан где-то в сиггиле.
siggil-ui-where-siggil = Виден в сиггиле, но ещё накрыт.
siggil-ui-where-free = Свободен.
siggil-ui-where-held = Дух у игрока { $holder }.
siggil-ui-where-mine = Он ваш.
siggil-ui-where-discarded = Ушёл в сброс навсегда.
siggil-ui-price = { $n ->
    [one] Нужен набор из { $n } карты.
   *[other] Нужен набор из { $n } карт.
  }
siggil-ui-has = У вас подходит по роду { $family }, по числу { $number }.
siggil-ui-safe = Больше набора не бывает: этого духа не увести.
siggil-ui-set = { $n ->
    [one] набор: { $n } карта { $kind }
    [few] набор: { $n } карты { $kind }
   *[other] набор: { $n } карт { $kind }
  }
siggil-ui-set-holds = Лежит на этом наборе.
siggil-ui-set-left = Набор остался без духа.
siggil-ui-missing = { $n ->
    [one] Чтобы вернуть духа, добавьте { $n } карту.
    [few] Чтобы вернуть духа, добавьте { $n } карты.
   *[other] Чтобы вернуть духа, добавьте { $n } карт.
  }
siggil-ui-sets = Наборы
siggil-ui-held = Духи: { $n } из { $target }
siggil-ui-hand-size = { $n ->
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[other] { $n } карт в руке
  }
siggil-ui-chair = Моё место
siggil-ui-spirits = Духи
siggil-ui-sort = Как держать карты
siggil-ui-sort-family = по роду
siggil-ui-sort-number = по числу
siggil-ui-picking = Выбрано карт: { $n } из { $count }
siggil-ui-meter-family = По роду: { $n } из { $price }. Ещё достижимо: { $left }.
siggil-ui-meter-number = По числу: { $n } из { $price }. Ещё достижимо: { $left }.
siggil-ui-hopeless = Так духа уже не пленить: карт не хватит.
siggil-ui-memory-full = Взятое:
siggil-ui-memory-last = Взято в последнем круге:
siggil-ui-solo = Испытание в одиночку
siggil-ui-solo-easy = Лёгкое испытание
siggil-ui-solo-advanced = Трудное испытание
siggil-ui-goal-easy = 7 духов наборами по 3
siggil-ui-goal-advanced = 6 духов наборами по 4
siggil-ui-caught = Пленено
siggil-ui-lost = Потеряно
siggil-ui-free = На свободе (до трёх)
siggil-ui-discard = Сброс
siggil-ui-possible = Что ещё возможно
siggil-ui-possible-short = Что возможно
siggil-ui-left = Достижимо карт: { $n }
siggil-ui-state-hand = в руке
siggil-ui-state-played = в наборе
siggil-ui-state-gone = в сбросе
siggil-ui-state-seen = видна
siggil-ui-state-unknown = где-то скрыта
siggil-ui-spirit-captured = { WHO($name, "@: дух пленён", "Дух ваш!", he: "@ пленил духа", she: "@ пленила духа") }
siggil-ui-spirit-stolen = { WHO($name, "@: дух уведён", "Вы увели духа!", he: "@ увёл духа", she: "@ увела духа") }
siggil-ui-spirit-recaptured = { WHO($name, "@: дух возвращён", "Вы вернули духа!", he: "@ вернул духа", she: "@ вернула духа") }
siggil-ui-lost-spirit = { $name } уводит вашего духа!
siggil-ui-now = теперь { $n }
siggil-ui-solo-won = Испытание пройдено: духов пленено { $n }!
siggil-ui-solo-lost-spirits = Слишком много духов ушло. Пленено { $n } из { $target }.
siggil-ui-solo-lost-cards = Сиггил разобран, а духов пленено лишь { $n } из { $target }.
siggil-first-take-card = Берут карту, на которой ничего не лежит. Карты одного рода или одного числа складываются в набор, которым пленяют духа.
siggil-first-may-capture = Дух стоит набора карт его рода или его числа; сколько нужно, написано под ним. Чужого духа уводят набором на карту больше.
siggil-first-discard-card = Сначала одна открытая карта уходит в сброс: выбирайте ту, без которой обойдётесь.
siggil-first-make-room = На свободе больше трёх духов не бывает: отпущенный уходит до конца игры.

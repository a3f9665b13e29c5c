## Для всех игр

show-players = Играют: { $names }
show-quoted = «{ $text }»
show-no-notes = Записывать пока нечего.
show-no-details = Всё, что есть, уже на столе.
show-standing = Итог
show-brief = (весь стол — t)

## Абрака… что?

show-abraca-goal =
    Цель: первым набрать { $target } очков. Свои камни видят все, кроме вас: назовите заклинание,
    которое у вас, вероятно, есть. Угадали — оно действует, и можно рискнуть ещё; нет — минус жизнь.
    Раунд выигрывает тот, кто избавился от всех камней или отнял у кого-то последнюю жизнь.
show-abraca-round = Раунд { $round } · в резерве { $reserve } · тайных на поле { $pool }
show-abraca-board = Поле
show-abraca-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} из { $target }
show-abraca-secrets = тайные:
show-abraca-left = слева от вас
show-abraca-right = справа от вас
show-abraca-both = сосед с обеих сторон
show-abraca-number = №
show-abraca-spell = заклинание
show-abraca-out = на поле
show-abraca-unseen = не видно
show-abraca-effect = действие
show-abraca-effect-of = { $spell ->
    [1] соперники теряют по броску кубика
    [2] { $wanderer ->
        [true] все теряют жизнь, вам +1 обратно
       *[other] соперники −1, вам +1
    }
    [3] вам столько, сколько на кубике
    [4] можно взять тайный камень
    [5] оба соседа −1
    [6] сосед слева −1
    [7] сосед справа −1
   *[8] вам +1
}
show-abraca-costs = Промах: −1 жизнь, ход окончен; с единицей — бросок кубика ({ $faces }).
show-abraca-again = Удача! Теперь снова { $last } или больше — либо 0, чтобы остановиться.
show-abraca-again-easy = Удача! Теперь любое заклинание — либо 0, чтобы остановиться.
show-abraca-chance = не видно вам: { $unseen }
show-abraca-ruled-out = Камень { $place }: исключены { $numbers }

## Сиггил

show-siggil-goal = { $solo ->
    [easy]
        Цель: пленить всех { $target } духов наборами по { $size } карты. В ход: одну свободную карту в сброс,
        одну в руку, потом можно пленить духа картами его рода или его числа. Ушедших духов должно быть
        меньше { $lost }.
    [advanced]
        Цель: пленить { $target } духов наборами по { $size } карты; сброс закрыт. В ход: одну свободную карту
        в сброс, одну в руку, потом можно пленить духа картами его рода или его числа. Ушедших духов должно
        быть меньше { $lost }.
   *[other]
        Цель: первым удержать духов: { $target }. В свой ход возьмите карту, на которой ничего не лежит, и можете
        пленить свободного духа набором карт его рода или его числа (карт: { $size }). Чужого духа уводят
        набором на карту больше; своего возвращают, дополнив старый набор.
}
show-siggil-head = «{ $layout }» · карт в сиггиле { $left } · для победы духов { $target } · набор из { $size } карт
show-siggil-short = { $family ->
    [1] Ка
    [2] Ол
    [3] Ли
    [4] Че
    [5] Об
    [6] Ра
   *[7] Пе
}
show-siggil-players = Игроки
show-siggil-spirit = дух
show-siggil-where = где
show-siggil-price = цена
show-siggil-fits = род/число
show-siggil-unseen = в сиггиле
show-siggil-siggil = под картами
show-siggil-free = на свободе
show-siggil-discarded = ушёл навсегда
show-siggil-held = { $name }, набор { $size }
show-siggil-safe = не увести
show-siggil-counts = духов { $held } из { $target }, в руке карт { $hand }
show-siggil-remembered = брал: { $cards }
show-siggil-missing = { $count ->
    [one] (вернуть: ещё { $count } карта)
    [few] (вернуть: ещё { $count } карты)
   *[other] (вернуть: ещё { $count } карт)
}
show-siggil-lost = Потеряно духов { $lost }; партия проиграна, когда их станет { $most }. В сбросе карт { $discard }.
show-siggil-hand = Рука:
show-siggil-empty = пока пуста
show-siggil-choosing = Пленить { siggil-spirit-whom }: выберите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}. Уже выбраны: { $chosen }.
show-siggil-nobody = Пленить пока некого: подходящих карт не хватает.
show-siggil-uncovers = { $count ->
    [0] ничего не откроет
   *[other] откроет { $count }
}
show-siggil-costs = { $holder ->
    [none] стоит карт: { $count }
   *[other] увести ({ $holder }): карт { $count }
}
show-siggil-legend = В рамке — свободная карта и номер ответа; ▒ — рубашка; ░ — видимый край накрытой карты; * — дух.
show-siggil-spirit-told = Дух «{ $name }»: в руке подходят по роду { $family }, по числу { $number }; могут ещё прийти или уже есть: { $left_family } и { $left_number }.
show-siggil-discard = Сброс: { $cards }
show-siggil-result = { $held ->
    [one] { $held } дух
    [few] { $held } духа
   *[other] { $held } духов
}, в руке осталось { $hand }

## За пятью печатями

show-five_seals-goal =
    Цель: собрать самые ценные свитки. Печать ломают кубиками её цвета с суммой не меньше её силы, лишних
    кубиков не платят. Маг встаёт на место печати и загораживает дорогу; добытый свиток — это заклинание
    и очки по его силе. Партия кончается с раундом, после которого свитков силы 6 на поле не больше { $end }.
show-five_seals-map = карта наша
show-five_seals-head = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
} · свитков силы 6 на поле { $sixes }, конец партии при { $end }
show-five_seals-mages = Маги
show-five_seals-letter = { $element ->
    [0] К
    [1] С
    [2] Ж
    [3] З
   *[4] Ф
}
show-five_seals-farther = Дальше ещё кольца (d — всё подземелье). Свитки силы 6:
show-five_seals-legend = К огонь С вода Ж воздух З земля Ф разум · К2 печать §К2 свиток ! хватает кубиков
show-five_seals-signs = @ маг, & фамильяр, # страж свитка; большая буква комнаты (A1) — туда есть путь, малая (a1) — она за печатями.
show-five_seals-sectors = ── секторы { $first }–{ $last }, сверху центральная комната H ──
show-five_seals-store = В хранилище кубики:
show-five_seals-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
show-five_seals-no-dice = без кубиков
show-five_seals-finished = раунд окончен
show-five_seals-has-dice = У вас кубики: { $dice }. Печать ломают кубиками одного цвета.
show-five_seals-left = в хранилище { $count }
show-five_seals-or = {" "}или{" "}
show-five_seals-price = цена { $prices }
show-five_seals-scroll = свиток «{ $name }» силы { $strength }
show-five_seals-nothing = без свитков
show-five_seals-behind = за ней { $room }: { $lies }

## Земля сказаний

show-fabled-goal = { $trial ->
    [true]
        Цель: к концу главы { $chapters } собрать вместе больше книг солнца, чем духи. Их мудрость растёт каждую главу.
        Две книги меняют на одну следующей ступени: степи → горы → леса → солнце. Волхвы идут по тропинкам
        слева направо и с круговоротов ◎ посещают места силы. Местность без волхвов забывается.
   *[other]
        Цель: к концу главы { $chapters } собрать больше всех книг солнца. Две книги меняют на одну следующей ступени:
        степи → горы → леса → солнце. В ход: одно действие, потом движение — ваши волхвы делают по 2 шага, чужие
        по 1; с круговоротов ◎ посещают места силы. Местность без волхвов забывается.
}
show-fabled-head = { $chapter ->
    [0] Пролог
   *[other] Глава { $chapter } из { $chapters }
} · { $scenario }
show-fabled-players = Игроки
show-fabled-no-lands = Ряд пуст: земля ещё не сложена.
show-fabled-terrain = { $terrain ->
    [steppe] степь
    [mountain] горы
   *[forest] лес
}
show-fabled-joined = ⇒ дальше
show-fabled-loose = ✕ обрыв
show-fabled-dead-end = тупик:
show-fabled-spirit-mark = Д
show-fabled-home = { $count ->
    [one] в запасе { $count } волхв
    [few] в запасе { $count } волхва
   *[other] в запасе { $count } волхвов
}
show-fabled-boosted = {" "}★
show-fabled-property-used = свойство использовано
show-fabled-boost-used = усиление использовано
show-fabled-spent = { $name } (потрачен)
show-fabled-marker = маркер { $value } из 4
show-fabled-tokens = жетоны: { $names }
show-fabled-book = { $book ->
    [steppe] степи
    [mountain] горы
    [forest] леса
   *[sun] солнце
}
show-fabled-spirits = Духи
show-fabled-trial = мудрость { $wisdom } (книг солнца { $suns }) · { $fate ->
    [dawn] рассвет
   *[dusk] сумерки
} · в запасе { $home } · уловок впереди { $left } · совместных посещений { $joint }
show-fabled-open = открыты { $lands }
show-fabled-market = Можно добавить
show-fabled-deck = (в колоде { $count }; { $price })
show-fabled-cost = цена: 1 книга { $terrain ->
    [steppe] степей
    [mountain] гор
   *[forest] лесов
}{ $more ->
    [0] { "" }
    [one] {" "}и { $more } книга степей
    [few] {" "}и { $more } книги степей
   *[other] {" "}и { $more } книг степей
}
show-fabled-left = { $what ->
    [steps] осталось шагов: { $count }
    [convert] осталось преобразований: { $count }
    [warden-convert] осталось преобразований: { $count }
   *[other] осталось: { $count }
}
show-fabled-leaves = → уйдёт с тропинки
show-fabled-to-cell = → { $land ->
    [none] ячейка { $cell }
   *[other] «{ $land }», ячейка { $cell }
}
show-fabled-legend = ◎ круговорот с местом силы; [А1] волхв, [А1→2] ему осталось 2 шага; ▔ и ▁ — высота начала и конца тропинки: соседние равные соединяются (⇒), разные обрываются (✕); ★ союзник усилен.
show-fabled-at-home = в запасе
show-fabled-cell = «{ $land }», { $path ->
    [dead_end] тупик, ячейка { $cell }
   *[regular] ячейка { $cell }
}
show-fabled-walk = Шаг: { $who }
show-fabled-pick = Волхв { $who }
show-fabled-visit = { $who }: посетить «{ $place }»
show-fabled-instead = { $who }: 2 книги степей вместо «{ $place }»
show-fabled-between = { $left ->
    [none] { $right ->
        [none] В пустой ряд
       *[other] В начало, перед «{ $right }»
    }
   *[other] { $right ->
        [none] В конец, после «{ $left }»
       *[other] Между «{ $left }» и «{ $right }»
    }
}
show-fabled-use = Применить: { $name }
show-fabled-use-boost = Усиление: { $name }
show-fabled-march = ваших волхвов { $mine }, шагов по { $own }; чужих { $others }, по { $other }
show-fabled-boost = Усиление: { $text }
show-fabled-ahead = Впереди, по главам: { $tokens }
show-fabled-grade = { $grade ->
    [legendary] Легендарная победа над духами
    [great] Великая победа над духами
    [victory] Победа над духами
   *[defeat] Духи оказались мудрее
}: их мудрость { $wisdom }, книг солнца { $suns }.

## Магический Меч

show-magic_sword-goal =
    Цель: первым победить Бестию. Станьте сильнее: враги дают трофеи, трофеи — Меч, встречи и молитвы — обе силы.
    Добудьте Волшебный Меч (без него на Каменный Мост не пустят) и Щит Толимана (без него не войти в замок),
    поднимитесь через Трясину и Ледяной Лес в Верхний Круг и пройдите мост. Погибший начинает новым персонажем.
show-magic_sword-head = { $round ->
    [0] Начало
   *[other] Раунд { $round }
} · событий в колоде { $events } · заклинаний { $spells }
show-magic_sword-war = Война Стихий: никто не колдует
show-magic_sword-doubled = Парад Планет: Магия демонов вдвое
show-magic_sword-quest = Путь:
show-magic_sword-bridge = Каменный Мост
show-magic_sword-beast = Бестия
show-magic_sword-ring = { $ring ->
    [lower] Нижний Круг: слева вниз, справа вверх; число — бросок, ведущий сюда
    [middle] Средний Круг: слева вниз, справа вверх; число — бросок, ведущий сюда
    [upper] Верхний Круг: слева вниз, справа вверх; число — бросок, ведущий сюда
   *[bridge] Каменный Мост
}
show-magic_sword-face-down = { $count ->
    [one] { $count } закрытая
    [few] { $count } закрытые
   *[other] { $count } закрытых
}
show-magic_sword-gold = { $count ->
    [one] { $count } слиток
    [few] { $count } слитка
   *[other] { $count } слитков
}
show-magic_sword-no-hero = { $name } ещё без персонажа
show-magic_sword-who = { $name }: { $hero } ({ $align }), { $square }
show-magic_sword-sword = Меч { $now } (в бою { $fight })
show-magic_sword-magic = Магия { $now } (в бою { $fight })
show-magic_sword-life = жизнь { $now }
show-magic_sword-coins = золото { $now }
show-magic_sword-items = Предметы { $count } из { $most }:
show-magic_sword-friends = Друзья:
show-magic_sword-captive = Пленник Жезла:
show-magic_sword-lives = жизней { $count }
show-magic_sword-uses = осталось { $count }
show-magic_sword-paralysed = недоступна, пока { $name } не начнёт свой ход
show-magic_sword-frozen = { $count ->
    [1] в Огненном Круге: недоступен до потерянного хода
   *[other] оглушён громом: недоступен до потерянного хода
}
show-magic_sword-geas = наговор: идёт к храму, ходов: { $count }
show-magic_sword-locked = мост закрыт, ходов: { $count }
show-magic_sword-leaving = уходит с моста
show-magic_sword-spells = Заклинания { $count } из { $most }:
show-magic_sword-trophies = Трофеи на { $points }:
show-magic_sword-state = Состояние:
show-magic_sword-stone = камень, ходов: { $count }
show-magic_sword-skip = пропустит ходов: { $count }
show-magic_sword-slow = одно поле за ход
show-magic_sword-possessed = одержимость: ходит, лишь выбросив 1–3
show-magic_sword-mission = задание: { $mission ->
    [enemy] победить врага
    [character] победить персонажа
    [three-gold] принести 3 слитка
    [two-gold] принести 2 слитка
   *[claim] выполнено, ждёт награда
}
show-magic_sword-rival = Меч { $sword }, Магия { $magic }, жизнь { $life }, золото { $gold }
show-magic_sword-has-spells = заклинаний { $count }
show-magic_sword-window = { $window ->
    [WT] Начинается ход: { $name }.
    [WB] Сейчас будет движение: { $name }.
    [WR] Кубик движения брошен: { $name }.
    [WL] Движение окончено: { $name }.
    [WD] Открыта карта события: { $name }.
    [WF] Сейчас бросят кубики боя.
    [WE] Кончается ход: { $name }.
    [WX] Исход боя известен.
    [WH] Кто-то теряет жизнь.
   *[WC] Объявлено заклинание.
}
show-magic_sword-in-the-air = { $name } читает «{ $spell }»: { $text }
show-magic_sword-price = { $count ->
    [one] Цена — { $count } слиток.
    [few] Цена — { $count } слитка.
   *[other] Цена — { $count } слитков.
}
show-magic_sword-battle = Бой: { $one } ({ $own }) — { $two } ({ $other }). Шансы, { $one }: { $odds }.
show-magic_sword-odds = победа { $win } %, ничья { $draw } %, поражение { $loss } %
show-magic_sword-ware = { $count ->
    [one] { $count } слиток
    [few] { $count } слитка
   *[other] { $count } слитков
}, осталось { $left }.
show-magic_sword-numbers = Меч { $sword }, Магия { $magic }. { $text }
show-magic_sword-verb = { $verb ->
    [take] взять: { $what }
    [attack] напасть: { $what }
    [visit] подойти: { $what }
    [wield] взять в руку: { $what }
    [send] послать в бой: { $what }
    [drop] бросить: { $what }
    [meet] встретить: { $what }
   *[sway] склонить на свою сторону: { $what }
}
show-ours = [R] — наше: в книге правил этого нет или сказана лишь часть (?номер — подробнее).
preview-let = Если никто не вмешается: { $what }
preview-maybe = возможно
preview-nothing = ничего

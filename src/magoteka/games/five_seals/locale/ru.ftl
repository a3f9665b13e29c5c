five_seals-title = За пятью печатями
five_seals-about = Ломайте печати кубиками четырёх стихий, собирайте свитки и творите заклинания в подземелье под башней.

## Стихии, цвета, маги

five_seals-element = { $element ->
    [0] огонь
    [1] вода
    [2] воздух
    [3] земля
    [4] разум
   *[other] пусто
}
five_seals-of-element = { $element ->
    [0] огня
    [1] воды
    [2] воздуха
    [3] земли
    [4] разума
   *[other] неведомой стихии
}
five_seals-colour = { $colour ->
    [0] красный
    [1] синий
    [2] жёлтый
    [3] зелёный
   *[other] любой
}
five_seals-colour-of = { $colour ->
    [0] красного
    [1] синего
    [2] жёлтого
    [3] зелёного
   *[other] любого
}
five_seals-colour-many = { $colour ->
    [0] красные
    [1] синие
    [2] жёлтые
    [3] зелёные
   *[other] любые
}
five_seals-colour-to = { $to ->
    [0] красными
    [1] синими
    [2] жёлтыми
   *[3] зелёными
}
five_seals-colour-to-one = { $to ->
    [0] красным
    [1] синим
    [2] жёлтым
   *[3] зелёным
}
five_seals-colour-rival = { $rival_colour ->
    [0] красный
    [1] синий
    [2] жёлтый
   *[3] зелёный
}
five_seals-mage = { $mage ->
    [0] Шаман Севера
    [1] Ведьма Востока
    [2] Провидица Запада
    [3] Чародей Юга
   *[4] Колдун Запределья
}
five_seals-familiar = { $mage ->
    [0] ворон
    [1] кот
    [2] сова
    [3] змея
   *[4] жаба
}
five_seals-circle = { $circle ->
    [1] магия могущества
    [2] магия пространства
    [3] магия раздора
   *[4] магия движения
}

## Места

five_seals-store = Хранилище кубиков
five_seals-seal = печать { five_seals-of-element } силы { $strength }
five_seals-guardian = Страж { five_seals-of-element }

## Заклинания

five_seals-spell = { $spell ->
    [0] Вызов
    [1] Трансмутация
    [2] Очистка
    [3] Насыщение
    [4] Преумножение
    [5] Переоценка
    [6] Замена
    [7] Обмен
    [8] Поглощение
    [9] Дезинтеграция
    [10] Переустройство
    [11] Подлог
    [12] Модификация
    [13] Трансфер
    [14] Захват
    [15] Присвоение
    [16] Защита
    [17] Преодоление
    [18] Телепортация
    [19] Страж
    [20] Ускорение
   *[other] пусто
}
five_seals-spell-given = { $given_spell ->
    [1] Трансмутация
    [2] Очистка
    [3] Насыщение
    [4] Преумножение
    [5] Переоценка
    [11] Подлог
    [12] Модификация
    [13] Трансфер
    [14] Захват
   *[15] Присвоение
}
five_seals-of-element-given = { $given_element ->
    [0] огня
    [1] воды
    [2] воздуха
    [3] земли
   *[4] разума
}
five_seals-of-element-scroll = { $scroll ->
    [0] огня
    [1] воды
    [2] воздуха
    [3] земли
   *[4] разума
}
five_seals-card = { $spell ->
    [0] Вызов
   *[other] { five_seals-spell } { five_seals-of-element }
}
five_seals-spell-effect = { $spell ->
    [0] Фамильяр остаётся на месте мага и загораживает его — или сам ломает досягаемый жетон за ваши кубики, и это весь ваш ход.
    [1] Один или несколько ваших кубиков стихии меняют цвет, числа остаются. Разум: кубики любого одного цвета.
    [2] Перебросьте один или несколько своих кубиков стихии. Разум: любого одного цвета.
    [3] +2 к одному или нескольким вашим кубикам стихии, но не выше шести. Разум: любого одного цвета.
    [4] Ещё один кубик стихии из хранилища на этот раунд; он сразу бросается. Разум: любого цвета.
    [5] В конце партии +1 очко за каждый ваш свиток стихии, считая этот. Применить его нельзя.
    [6] Два жетона равной силы меняются местами: один этой стихии, другой любой иной. Разум: любых двух разных цветов.
    [7] Два жетона этой стихии разной силы меняются местами. Разум: любого одного цвета.
    [8] Сила лежащего здесь жетона прибавляется к одному вашему кубику, но не выше шести. Жетон кладут сюда, сломав печать этой стихии. Разум: любой.
    [9] Любой жетон этой стихии исчезает с поля; взломом это не считается. Разум: любой жетон.
    [10] Два свитка на поле меняются местами, хотя бы один — этой стихии.
    [11] Кубик соперника этой стихии — вам, ваш кубик другого цвета — ему; числа остаются у хозяев. Разум: любых двух разных цветов.
    [12] +1 к вашим кубикам стихии и −1 к кубикам того же цвета у одного соперника. Разум: любого одного цвета.
    [13] Открытый свиток соперника этой стихии — вам, ваш открытый свиток той же силы — ему.
    [14] Соперник отдаёт вам кубик этой стихии; какой из подходящих — решает он. Разум: любой кубик на его выбор.
    [15] Примените открытый свиток соперника этой стихии, как свой; потом обе карты переворачиваются.
    [16] Ваш фамильяр встаёт на любой свободный жетон этой стихии, и ломать его можете только вы. Разум: на любой жетон.
    [17] Пройдите мимо досягаемого жетона этой стихии и тут же сломайте кубиками печать за ним. Разум: мимо любого жетона.
    [18] Пройдите мимо чужой фигурки и тут же сломайте кубиками печать этой стихии, к которой иначе не попасть. Разум: любую печать.
    [19] Страж этой стихии встаёт на свиток своей стихии, и его никто не возьмёт; стоящего стража можно переставить или убрать.
    [20] Сломайте печать за кубики, а потом ещё одну, этой стихии, — бесплатно. Разум: вторую любую.
   *[other] Ничего.
}

## Что произошло

five_seals-event-token-laid = На место { $where } ложится { five_seals-seal }.
five_seals-event-scroll-laid = На место { $where } ложится свиток «{ five_seals-card }».
five_seals-event-circle-drawn = По жребию к базовому кругу добавлена { five_seals-circle }.
five_seals-event-mage-chosen = { WHO($seat, "@ выбирает", "Вы выбираете") } мага: { five_seals-mage }, фамильяр — { five_seals-familiar }.
five_seals-event-first-chosen = { WHO($seat, "Начинает @", "Начинаете вы", he: "Первым ходит @", she: "Первой ходит @") }.
five_seals-event-die-taken = { WHO($seat, "@ берёт", "Вы берёте") } из хранилища { five_seals-colour } кубик.
five_seals-event-round-began = Раунд { $number }. Все бросают кубики, { WHO($first, "начинает @", "начинаете вы") }.
five_seals-event-die-rolled = { WHO($seat, "@:", "Ваш") } { five_seals-colour } кубик показывает { $value }.
five_seals-event-turn-began = { WHO($seat, "Ходит @", "Ваш ход") }.
five_seals-event-spell-cast = { WHO($seat, "@ творит", "Вы творите") } «{ five_seals-card }».
five_seals-event-seal-broken = { $by ->
    [familiar] { WHO($seat, "Фамильяр игрока @", "Ваш фамильяр") } ломает печать { five_seals-of-element } силы { $strength } ({ $where })
   *[mage] { WHO($seat, "@ ломает", "Вы ломаете") } печать { five_seals-of-element } силы { $strength } ({ $where })
}{ $colour ->
    [none] {" "}бесплатно.
   *[other] . Цена: { five_seals-colour } { $values }.
}
five_seals-event-scroll-taken = { WHO($seat, "@ забирает", "Вы забираете") } свиток «{ five_seals-card }».
five_seals-event-token-released = { WHO($seat, "@ снимает", "Вы снимаете") } жетон { five_seals-of-element } силы { $strength } с «Поглощения { five_seals-of-element-scroll }».
five_seals-event-token-stored = { WHO($seat, "@ кладёт", "Вы кладёте") } жетон { five_seals-of-element } силы { $strength } на «Поглощение { five_seals-of-element-scroll }».
five_seals-event-seat-rested = { WHO($seat, "@ не может сломать ни одной печати и возвращает кубики", "Вы не можете сломать ни одной печати и возвращаете кубики") }.
five_seals-event-seat-finished = { WHO($seat, "@ заканчивает", "Вы заканчиваете") } раунд: свитки снова открыты, фамильяр на своей карте.
five_seals-event-familiar-placed = { WHO($seat, "Фамильяр игрока @", "Ваш фамильяр") } встаёт на место { $where }.
five_seals-event-familiar-returned = { WHO($seat, "Фамильяр возвращается к игроку @", "Ваш фамильяр возвращается к вам") }.
five_seals-event-dice-transmuted = { $count ->
    [1] { WHO($seat, "@:", "Ваш") } { five_seals-colour } кубик ({ $values }) становится { five_seals-colour-to-one }.
   *[other] { WHO($seat, "@:", "Ваши") } { five_seals-colour-many } кубики ({ $values }) становятся { five_seals-colour-to }.
}
five_seals-event-dice-lifted = { $count ->
    [1] { WHO($seat, "@ перебрасывает", "Вы перебрасываете") } { five_seals-colour } кубик ({ $values }).
   *[other] { WHO($seat, "@ перебрасывает", "Вы перебрасываете") } { five_seals-colour-many } кубики ({ $values }).
}
five_seals-event-dice-raised = { $count ->
    [1] { WHO($seat, "@:", "Ваш") } { five_seals-colour } кубик ({ $values }) растёт на { $by }, но не выше шести.
   *[other] { WHO($seat, "@:", "Ваши") } { five_seals-colour-many } кубики ({ $values }) растут на { $by }, но не выше шести.
}
five_seals-event-dice-lowered = { $count ->
    [1] { WHO($seat, "@:", "Ваш") } { five_seals-colour } кубик ({ $values }) теряет единицу.
   *[other] { WHO($seat, "@:", "Ваши") } { five_seals-colour-many } кубики ({ $values }) теряют по единице.
}
five_seals-event-die-added = { WHO($seat, "@ получает", "Вы получаете") } из хранилища ещё один { five_seals-colour } кубик.
five_seals-event-tokens-swapped = Жетоны { $where } и { $other_where } меняются местами.
five_seals-event-token-removed = Жетон { five_seals-of-element } силы { $strength } исчезает ({ $where }).
five_seals-event-scrolls-swapped = Свитки { $where } и { $other_where } меняются местами.
five_seals-event-dice-swapped = { WHO($seat, "@ меняет", "Вы меняете") } свой { five_seals-colour } кубик на { WHO($rival, "", "ваш ") }{ five_seals-colour-rival } кубик{ WHO($rival, " игрока @", "") }; { $value } и { $rival_value } остаются у хозяев.
five_seals-event-scrolls-traded = { WHO($seat, "@ берёт", "Вы берёте") } { WHO($rival, "у игрока @", "у вас") } «{ five_seals-card }» и { WHO($seat, "отдаёт", "отдаёте") } «{ five_seals-spell-given } { five_seals-of-element-given }».
five_seals-event-die-seized = { WHO($rival, "@ отдаёт", "Вы отдаёте") } { WHO($seat, "игроку @", "вам") } { five_seals-colour } кубик: { $value }.
five_seals-event-spell-borrowed = { WHO($seat, "@ творит", "Вы творите") } { WHO($rival, "заклинание игрока @", "ваше заклинание") } «{ five_seals-card }».
five_seals-event-seal-passed = { WHO($seat, "@ проходит", "Вы проходите") } мимо печати { $where }.
five_seals-event-figure-passed = { WHO($seat, "@ проходит", "Вы проходите") } мимо чужой фигурки ({ $where }).
five_seals-event-guardian-placed = { five_seals-guardian } встаёт на свиток { $where }.
five_seals-event-guardian-removed = { five_seals-guardian } покидает поле.
five_seals-event-round-ended = Раунд { $number } окончен. Свитков силы 6 на поле: { $sixes }.
five_seals-event-match-stopped = { $why ->
    [limit] Раунд { $number } — последний из возможных: партия остановлена, считаем очки.
   *[idle] Раунд { $number }: уже пять раундов никто не сломал ни одной печати, партия остановлена, считаем очки.
}
five_seals-event-counted = { $points ->
    [one] { WHO($seat, "@", "Вы") }: { $points } очко.
    [few] { WHO($seat, "@", "Вы") }: { $points } очка.
   *[other] { WHO($seat, "@", "Вы") }: { $points } очков.
}
five_seals-event-match-ended = Партия окончена. { WHO($winners, "Победа: @", "Победа за вами") }.

## Ответы

five_seals-option-mage = { five_seals-mage }
five_seals-option-mage-about = Фамильяр — { five_seals-familiar }. На правила это не влияет.
five_seals-option-break = Сломать: { five_seals-seal } ({ $where })
five_seals-option-break-about = Заплатите кубиками этого цвета, и маг встанет на место печати.
five_seals-option-send-familiar = Послать фамильяра: { five_seals-seal } ({ $where })
five_seals-option-send-familiar-about = Фамильяр ломает жетон за ваши кубики и встаёт на его место; маг не двигается, ход окончен.
five_seals-option-stay = Оставить фамильяра здесь
five_seals-option-stay-about = Фамильяр встанет рядом с магом и загородит это место, пока раунд для вас не закончится.
five_seals-option-rest = Вернуть кубики и закончить раунд
five_seals-option-rest-about = Сломать нечего: кубики уходят в хранилище, свитки открываются, вы берёте три новых кубика.
five_seals-option-cast = Сотворить «{ five_seals-card }»
five_seals-option-cast-about = { five_seals-spell-effect }
five_seals-option-pay = Заплатить: { five_seals-colour } { $values }
five_seals-option-take-die = Взять { five_seals-colour } кубик
five_seals-option-colour = Цвет: { five_seals-colour }
five_seals-option-die = { five_seals-colour } кубик: { $value }
five_seals-option-done = Больше не выбирать
five_seals-option-token = Жетон { five_seals-of-element } силы { $strength } ({ $where })
five_seals-option-scroll = Свиток «{ five_seals-card }» ({ $where })
five_seals-option-remove-guardian = Убрать стража с поля
five_seals-option-card = Свиток «{ five_seals-card }»
five_seals-option-rival = Соперник: { $seat }
five_seals-option-no-rival = Пощадить соперников
five_seals-option-store = Положить жетон на «Поглощение { five_seals-of-element }»
five_seals-option-leave = Убрать жетон в коробку

## Чего ждёт игра

five_seals-question-choose-mage = { $seat } выбирает мага.
five_seals-question-choose-die = { $seat } берёт кубик из хранилища.
five_seals-question-take-turn = { $seat } творит заклинания или ломает печать.
five_seals-question-pay-for = { $seat } выбирает, какими кубиками заплатить за печать.
five_seals-question-may-store = { $seat } решает, положить ли сломанный жетон на «Поглощение».
five_seals-question-use-familiar = { $seat } решает, что сделает фамильяр.
five_seals-question-choose-colour = { $seat } выбирает цвет для заклинания разума.
five_seals-question-choose-new-colour = { $seat } выбирает, какого цвета станут кубики.
five_seals-question-pick-dice = { $seat } выбирает кубики для заклинания.
five_seals-question-choose-token = { $seat } выбирает жетон печати.
five_seals-question-choose-partner = { $seat } выбирает второй жетон для обмена.
five_seals-question-choose-scroll = { $seat } выбирает свиток на поле.
five_seals-question-choose-exchanged = { $seat } выбирает второй жетон для обмена.
five_seals-question-choose-guarded-scroll = { $seat } выбирает, какой свиток будет охранять страж.
five_seals-question-choose-other-scroll = { $seat } выбирает второй свиток для обмена.
five_seals-question-strengthen-die = { $seat } выбирает кубик, который усилит поглощённый жетон.
five_seals-question-choose-rival = { $seat } выбирает соперника.
five_seals-question-take-forged = { $seat } выбирает, какой кубик соперника забрать.
five_seals-question-give-forged = { $seat } выбирает, какой кубик отдать взамен.
five_seals-question-give-die = { $seat } выбирает, какой кубик отдать захватчику.
five_seals-question-modify-colour = { $seat } выбирает цвет для «Модификации разума».
five_seals-question-raise-dice = { $seat } выбирает свои кубики, которые вырастут на единицу.
five_seals-question-lower-whom = { $seat } выбирает соперника, чьи кубики упадут на единицу.
five_seals-question-lower-dice = { $seat } выбирает кубики соперника, которые упадут на единицу.
five_seals-question-take-scroll = { $seat } выбирает, какой свиток соперника забрать.
five_seals-question-give-scroll = { $seat } выбирает, какой свиток отдать взамен.
five_seals-question-borrow-scroll = { $seat } выбирает, какой чужой свиток применить.
five_seals-question-break-beyond = { $seat } ломает печать за пройденным жетоном.
five_seals-question-break-past-figure = { $seat } ломает печать за чужой фигуркой.
five_seals-question-break-first = { $seat } ломает первую из двух печатей, за кубики.
five_seals-question-break-free = { $seat } ломает вторую печать, бесплатно.
five_seals-question-roll-die = Бросаются кубики.
five_seals-question-lay-token = Выкладываются печати.
five_seals-question-lay-scroll = Выкладываются свитки.
five_seals-question-draw-circle = Жребий выбирает круг магии.
five_seals-question-draw-first = Жребий решает, кто ходит первым.

## Тот же вопрос тому, кто отвечает

five_seals-ask-choose-die = Возьмите кубик из хранилища.
five_seals-ask-take-turn = Ваш ход: сломайте печать или сотворите заклинание.
five_seals-comes-take-turn = ничего
five_seals-comes-pick-dice = выберете кубики
five_seals-ask-pay-for = Чем заплатить за печать?
five_seals-ask-may-store = Положить жетон на «Поглощение»?
five_seals-ask-use-familiar = Фамильяр останется здесь или сломает жетон?
five_seals-ask-choose-colour = Выберите цвет для заклинания.
five_seals-ask-choose-new-colour = Какого цвета станут кубики?
five_seals-ask-pick-dice = Выберите свои кубики для заклинания.
five_seals-ask-choose-token = Выберите жетон на поле.
five_seals-ask-choose-partner = Выберите второй жетон.
five_seals-ask-choose-scroll = Выберите свиток на поле.
five_seals-ask-choose-other-scroll = Выберите второй свиток.
five_seals-ask-strengthen-die = Какой кубик усилить?
five_seals-ask-choose-rival = Выберите соперника.
five_seals-ask-take-forged = Какой кубик соперника забрать?
five_seals-ask-give-forged = Какой свой кубик отдать взамен?
five_seals-ask-give-die = У вас забирают кубик: какой отдадите?
five_seals-ask-modify-colour = Выберите цвет для «Модификации».
five_seals-ask-raise-dice = Какие ваши кубики вырастут на единицу?
five_seals-ask-lower-whom = У кого кубики упадут на единицу?
five_seals-ask-lower-dice = Какие кубики соперника упадут?
five_seals-ask-take-scroll = Какой свиток соперника забрать?
five_seals-ask-give-scroll = Какой свой свиток отдать взамен?
five_seals-ask-borrow-scroll = Какой чужой свиток сотворить?
five_seals-ask-break-beyond = Сломайте печать за преградой.
five_seals-ask-break-first = Сломайте первую печать, за кубики.
five_seals-ask-break-free = Сломайте вторую печать, бесплатно.
five_seals-ask-break-past-figure = Телепортация: какую печать за чужой фигуркой сломать?
five_seals-ask-choose-mage = Перед началом игры: каким магом вы будете?
five_seals-ask-choose-exchanged = Первый жетон выбран. С каким жетоном его обменять?
five_seals-ask-choose-guarded-scroll = Страж меняет место. Какой свиток своей стихии ему охранять? Можно и убрать его с поля.

## Почему нельзя

five_seals-why-not-your-turn = Сейчас ходит другой маг (FS-16).
five_seals-why-not-an-answer-here = Сейчас об этом не спрашивают.
five_seals-why-no-seal-there = Здесь нет печати (FS-22).
five_seals-why-out-of-reach = До этой печати не дойти: дорогу закрывают печати или чужие фигурки (FS-22).
five_seals-why-seal-guarded = На свитке стоит страж, его печать не сломает никто (FS-23).
five_seals-why-seal-under-familiar = На печати чужой фамильяр, её сломает только его хозяин (FS-23).
five_seals-why-dice-do-not-suffice = Ваших кубиков этого цвета не хватает на такую силу (FS-24).
five_seals-why-dice-of-another-colour = Печать ломают кубиками её цвета (FS-24).
five_seals-why-no-such-dice = Таких кубиков у вас нет (FS-24).
five_seals-why-must-break = Печать, которую вы можете сломать, есть, значит, одну вы обязаны сломать (FS-21).
five_seals-why-not-your-scroll = Этот свиток лежит не перед вами (FS-17).
five_seals-why-scroll-face-down = Этот свиток уже использован и лежит лицом вниз (FS-19).
five_seals-why-never-cast = «Переоценку» не применяют, она даёт очки в конце партии (FS-46).
five_seals-why-no-rivals-left = Все соперники закончили раунд, магия раздора бессильна (FS-53).
five_seals-why-no-call = Фамильяру здесь нечего загораживать, а жетона, который он сломает, нет (FS-40, FS-41, FS-A04).
five_seals-why-no-transmutation = Нет ваших кубиков этой стихии или в хранилище нет кубиков другого цвета (FS-42).
five_seals-why-no-purification = Нет ваших кубиков этой стихии, бросать нечего (FS-43).
five_seals-why-no-saturation = Нет ваших кубиков этой стихии ниже шести (FS-44).
five_seals-why-no-multiplication = В хранилище нет кубика этой стихии (FS-45).
five_seals-why-no-replacement = Нет двух жетонов равной силы, один из которых этой стихии (FS-47).
five_seals-why-no-exchange = Нет двух жетонов этой стихии разной силы (FS-48).
five_seals-why-no-absorption = На свитке нет жетона или все ваши кубики показывают шесть (FS-50).
five_seals-why-no-disintegration = На поле нет жетонов этой стихии (FS-51).
five_seals-why-no-rearrangement = На поле нет свитка этой стихии и другого ему в пару (FS-52).
five_seals-why-no-forgery = У соперников нет кубика этой стихии или у вас нет кубика другого цвета взамен (FS-54).
five_seals-why-no-modification = Ни один кубик этого цвета не изменится (FS-55).
five_seals-why-no-transfer = Нет открытого свитка этой стихии у соперника и вашего открытого той же силы (FS-56).
five_seals-why-no-seizure = У соперников в игре нет кубиков этой стихии (FS-57).
five_seals-why-no-appropriation = У соперников нет открытого свитка этой стихии, который сейчас сработает (FS-58).
five_seals-why-no-protection = Нет свободного жетона этой стихии (FS-59).
five_seals-why-no-overcoming = За жетонами этой стихии нет новой печати, которую вы сломаете (FS-60).
five_seals-why-no-teleportation = За чужими фигурками нет новой печати этой стихии, которую вы сломаете (FS-61).
five_seals-why-no-guardian = На поле нет другого свитка этой стихии (FS-62).
five_seals-why-no-acceleration = Нет двух печатей подряд: одной за кубики и второй этой стихии (FS-63).
five_seals-why-no-such-die-in-store = Такого кубика в хранилище нет (FS-14, FS-A14).
five_seals-why-nothing-of-this-colour = С этим цветом заклинание ничего не изменит (FS-18).
five_seals-why-same-colour = Новый цвет должен отличаться от прежнего (FS-42).
five_seals-why-choose-a-die = Сначала выберите хотя бы один кубик (FS-18).
five_seals-why-not-this-die = Этот кубик для заклинания не годится.
five_seals-why-no-token-there = Здесь нет жетона (FS-18).
five_seals-why-token-blocked = На этом жетоне уже стоит фамильяр (FS-59).
five_seals-why-protects-its-element = «Защита» ставит фамильяра на жетон своей стихии (FS-59).
five_seals-why-token-of-no-use = Этот жетон другой стихии, или ему нет пары (FS-18).
five_seals-why-not-an-equal-of-another-element = Нужен жетон той же силы и другой стихии (FS-47).
five_seals-why-not-of-the-same-element = «Обмен» меняет местами два жетона одной стихии (FS-48).
five_seals-why-not-of-another-strength = Эти жетоны равной силы, на поле ничего не изменится (FS-A09).
five_seals-why-mage-taken = Этого мага уже выбрал другой игрок (FS-12).
five_seals-why-no-scroll-there = Здесь нет свитка (FS-18).
five_seals-why-scroll-of-another-element = Свиток должен быть стихии заклинания (FS-52, FS-62).
five_seals-why-same-scroll = Свиток не меняется местами с самим собой (FS-52).
five_seals-why-already-guarded = Страж уже стоит на этом свитке (FS-A24).
five_seals-why-no-guardian-to-remove = Стража этой стихии нет на поле (FS-62).
five_seals-why-choose-a-rival = Соперника нужно выбрать (FS-53).
five_seals-why-rival-finished = Этот соперник уже закончил раунд (FS-53).
five_seals-why-rival-of-no-use = На этого игрока заклинание не подействует (FS-53).
five_seals-why-scroll-not-for-trade = Меняют открытые свитки равной силы, и никогда «Вызов» (FS-56).
five_seals-why-scroll-not-to-borrow = Присвоить можно открытый свиток соперника той же стихии, который сейчас сработает (FS-58).
five_seals-why-token-of-another-element = На это «Поглощение» кладут жетоны только его стихии (FS-49).
five_seals-why-familiar-already-there = Фамильяр уже стоит рядом с магом (FS-A04).
five_seals-why-familiar-bars-nothing = Здесь фамильяр никому не помешает, а магия должна работать (FS-18, FS-A04).
five_seals-why-familiar-breaks-no-scrolls = Фамильяр ломает только жетоны, не свитки (FS-41).
five_seals-why-familiar-cannot-break-it = До этого жетона не дойти, или кубиков не хватает (FS-41).
five_seals-why-within-reach-anyway = До этой печати вы и так дойдёте, заклинание нужно для другой (FS-60, FS-61).
five_seals-why-not-by-this-spell = Этим заклинанием такую печать сейчас не сломать (FS-60, FS-61, FS-63).

## Почему старая партия останавливается

five_seals-stops-other-rules = в ней применили «Ускорение» так, как правила редакции 2 не разрешают (FS-A32)

## О чём договариваются до игры

five_seals-setting-circle = Дополнительный круг
five_seals-setting-circle-about = К базовому кругу добавляют ещё один; для первой партии берите первый.
five_seals-setting-circle-1 = I · могущество
five_seals-setting-circle-2 = II · пространство
five_seals-setting-circle-3 = III · раздор
five_seals-setting-circle-4 = IV · движение
five_seals-setting-circle-random = по жребию
five_seals-setting-scroll_rooms = Фигурка на месте свитка
five_seals-setting-scroll_rooms-about = Стоит ли она в стороне от дороги или загораживает соперникам всю комнату.
five_seals-setting-scroll_rooms-open = стоит в стороне
five_seals-setting-scroll_rooms-barred = загораживает комнату
five_seals-setting-mages = Маги
five_seals-setting-mages-about = Мага и фамильяра раздают по местам, или каждый выбирает сам; на игру это не влияет.
five_seals-setting-mages-chosen = каждый выбирает
five_seals-setting-mages-dealt = раздаются
five_seals-setting-first_player = Первый игрок
five_seals-setting-first_player-about = Кто ходит первым в первом раунде; дальше жетон переходит налево.
five_seals-setting-first_player-random = по жребию
five_seals-setting-first_player-0 = место 1
five_seals-setting-first_player-1 = место 2
five_seals-setting-first_player-2 = место 3
five_seals-setting-first_player-3 = место 4
five_seals-setting-first_player-4 = место 5

## Счёт

five_seals-score = { WHO($seat, "@", "вы") } — { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}

## Урок

five_seals-lesson-first-goal = Подземелье полно свитков. Каждый добытый — и заклинание, и очки. Победит самая ценная коллекция.
five_seals-lesson-first-mage = Для начала выберите мага: сил у всех поровну, дело вкуса. Пусть будет Чародей Юга.
five_seals-lesson-first-dice = Печати ломают кубиками. На каждый раунд берут три любых цвета: красный — огонь, синий — вода, жёлтый — воздух, зелёный — земля.
five_seals-lesson-first-red = Рядом много красных печатей. Возьмите красный кубик.
five_seals-lesson-first-blue = А ближайший свиток синий. Возьмите синий кубик…
five_seals-lesson-first-blue-again = …и ещё один синий про запас.
five_seals-lesson-first-reach = Кубики брошены: красная 4, синие 2 и 3. Светится всё, до чего ваш маг дотянется и на что хватит кубиков.
five_seals-lesson-first-break = Чтобы сломать печать, сумма кубиков её цвета должна быть не меньше её силы. Сломайте эту красную двойку.
five_seals-lesson-first-stand = Маг встал на место печати. Теперь соперник мимо него не пройдёт: в проходе маги загораживают дорогу.
five_seals-lesson-first-scroll = Дорога к первому свитку открыта. Синий свиток силы 2: возьмите его!
five_seals-lesson-first-pay = Платят без лишнего: двух кубиков, где хватит одного, не отдать. Отдайте двойку, тройка ещё пригодится.
five_seals-lesson-first-mine = «Трансмутация воды» ваша: два очка и заклинание на каждый раунд.
five_seals-lesson-first-stuck = Остался синий кубик, а дальше в вашем коридоре печать жёлтая. Не беда!
five_seals-lesson-first-cast = Заклинания творят до взлома. Сотворите «Трансмутацию»: она перекрашивает синие кубики.
five_seals-lesson-first-colour = Нам нужен воздух: выберите жёлтый.
five_seals-lesson-first-face-down = Свиток лёг лицом вниз: он проснётся, когда ваш раунд кончится. Очки он приносит в любом случае.
five_seals-lesson-first-yellow = А теперь ломайте жёлтую печать и идите дальше.
five_seals-lesson-first-new-dice = Кубиков не осталось, раунд для вас закончен. Сразу выберите три новых. Впереди жёлтый свиток: начните с жёлтого.
five_seals-lesson-first-new-dice-2 = Разные цвета открывают больше дорог. Возьмите зелёный…
five_seals-lesson-first-new-dice-3 = …и красный. Бросят их в начале раунда.
five_seals-lesson-first-rest = А если сломать нечего? Тогда маг отдыхает: возвращает кубики и берёт новые. Сейчас так сделает соперник.
five_seals-lesson-first-call = Новый раунд. У каждого есть ещё «Вызов»: он зовёт вашего зверя. Сотворите его.
five_seals-lesson-first-stay = Фамильяр может сломать жетон вместо мага, за те же кубики, или остаться тут и загородить проход. Пусть сторожит.
five_seals-lesson-first-second = И второй свиток, жёлтый, силы 3. Шестёрки хватит с лихвой: берите!
five_seals-lesson-first-count = Очки — это сила ваших свитков: 1 + 2 + 3. «Переоценка» прибавит ещё за каждый свиток своей стихии.
five_seals-lesson-first-end = Самые ценные свитки, силы 6, лежат по краям. Когда после раунда их останется не больше трёх, партия окончена.
five_seals-lesson-first-free = Вы уже настоящий взломщик. Дальше сами: успейте к шестёркам первыми!

## Из чего сложились очки

five_seals-tally-scrolls = { $n ->
    [one] { $n } свиток
    [few] { $n } свитка
   *[other] { $n } свитков
} силы { $strength }
five_seals-tally-revaluation = Переоценка: { $n ->
    [one] { $n } свиток
    [few] { $n } свитка
   *[other] { $n } свитков
} той же стихии — { five_seals-element }
five_seals-tally-stopped = Игра зашла в тупик, и очки посчитали раньше времени.
five_seals-tally-shared = Больше всех очков не у одного: победа общая.

## Уроки дальше

five_seals-lesson-first = Первая партия
five_seals-lesson-second = Зверь и большие свитки
five_seals-lesson-space = Магия пространства
five_seals-lesson-strife = Магия раздора
five_seals-lesson-travel = Магия движения
five_seals-lesson-second-again = Продолжаем там, где кончился первый урок. У вас две тройки: красная и зелёная.
five_seals-lesson-second-red = Откройте путь в соседнюю часть подземелья: сломайте красную тройку.
five_seals-lesson-second-green = Сломанные печати — ваша дорога: маг идёт по ней сколько угодно. Сломайте зелёную двойку у входа.
five_seals-lesson-second-plan = Кубики выбирают заранее, поэтому смотрите вперёд. За зелёной четвёркой лежит жёлтый свиток силы 5.
five_seals-lesson-second-yellow = Свиток силы 5 — трудная цель: возьмите жёлтый кубик…
five_seals-lesson-second-yellow-2 = …и ещё жёлтый: очки кубиков одного цвета складываются.
five_seals-lesson-second-green-die = А для печати на пути — зелёный.
five_seals-lesson-second-rolled = Удачно: жёлтые 4 и 5, зелёная 6.
five_seals-lesson-second-call = «Вызов» снова открыт: ваш раунд начался заново. Сотворите его.
five_seals-lesson-second-send = На этот раз зверь не сторожит, а работает: пошлите его сломать зелёную четвёрку.
five_seals-lesson-second-open = Дорога к большим свиткам открыта, и зверь чужих сюда не пустит.
five_seals-lesson-second-five = Жёлтой пятёрки хватает ровно: берите свиток силы 5!
five_seals-lesson-second-taken = Пять очков и новое заклинание. Нажмите на свиток, чтобы узнать, что он умеет.
five_seals-lesson-second-six = Дальше, у самого края, свитки силы 6. С первым кругом это «Переоценка»: её не творят, она приносит очки в конце.
five_seals-lesson-second-reval = «Переоценка» даёт ещё очко за каждый ваш свиток её стихии. Собирайте одну стихию.
five_seals-lesson-second-left = Партия кончится после раунда, когда на поле останется три свитка силы 6 или меньше; вчетвером и впятером — четыре. Следите за счётом.
five_seals-lesson-second-free = Доиграйте сами: шестёрки уже близко.

five_seals-lesson-space-again = Второй круг, магия пространства: она переставляет и убирает печати. Вы в середине партии, идёт шестой раунд.
five_seals-lesson-space-mine = Из второго круга у вас «Замена», «Обмен», «Поглощение» и «Дезинтеграция». Каждый свиток действует на свою стихию.
five_seals-lesson-space-disintegrate = Сотворите «Дезинтеграцию огня»: она убирает с поля любой красный жетон, даже недосягаемый.
five_seals-lesson-space-remove = Уберите эту красную шестёрку у сокровищницы. Взломом это не считается: свою печать вы ещё сломаете.
five_seals-lesson-space-exchange = Теперь «Обмен воды»: местами меняются два синих жетона, любой силы и где угодно.
five_seals-lesson-space-strong = Сначала выберите синюю шестёрку у сокровищницы…
five_seals-lesson-space-weak = …потом эту двойку: теперь она и лежит у сокровищницы.
five_seals-lesson-space-absorb = Сломайте жёлтую печать силы 6: жёлтая шестёрка у вас есть, а «Поглощение воздуха» открыто.
five_seals-lesson-space-keep = Положите сломанный жетон на «Поглощение».
five_seals-lesson-space-stored = Потом его сила прибавится к одному вашему кубику, но не выше шести: это и есть заклинание «Поглощения».
five_seals-lesson-space-others = «Замена» меняет два жетона равной силы и разных стихий, «Переустройство» — два свитка на поле.
five_seals-lesson-space-free = Магия должна что-то изменить, иначе её не сотворить. Доиграйте сами!

five_seals-lesson-strife-again = Третий круг, магия раздора: она отбирает у соперников кубики и свитки. Идёт шестой раунд.
five_seals-lesson-strife-whom = Цель — только тот, кто ещё не закончил раунд. У соперника синяя 3 и жёлтая 2.
five_seals-lesson-strife-seize = Сотворите «Захват воды»: соперник отдаст синий кубик вместе с его числом.
five_seals-lesson-strife-yours = Синяя 3 ваша, у соперника остался один кубик. Останься он без кубиков, раунд для него сразу бы кончился.
five_seals-lesson-strife-modify = Теперь «Модификация воды»: ваши синие кубики растут на 1, а чужие могут упасть.
five_seals-lesson-strife-raise = Поднимите свою синюю тройку.
five_seals-lesson-strife-break = Кубиков у вас четыре. Красной четвёрки хватает на свиток силы 4: берите его.
five_seals-lesson-strife-forgery = «Подлог» меняет кубики цветами, а числа остаются у хозяев. У вас он тоже есть.
five_seals-lesson-strife-transfer = «Трансфер» меняет открытые свитки равной силы, «Присвоение» творит чужой свиток, словно он ваш.
five_seals-lesson-strife-free = Доиграйте сами: у вас три кубика, у соперника один.

five_seals-lesson-travel-again = Четвёртый круг, магия движения: она ведёт мимо преград и ставит новые. Идёт шестой раунд.
five_seals-lesson-travel-guard = Сотворите «Страж огня».
five_seals-lesson-travel-scroll = Страж уже на поле. Переставьте его на этот красный свиток: под стражем свитка не взять никому, и вам тоже.
five_seals-lesson-travel-protect = Теперь «Защита воды»: ваш зверь встанет на любой синий жетон, хоть на другом конце подземелья.
five_seals-lesson-travel-token = Поставьте его на эту шестёрку у сокровищницы: сломать её сможете только вы.
five_seals-lesson-travel-speed = И «Ускорение огня»: сломайте печать, как обычно, а за ней красную — бесплатно.
five_seals-lesson-travel-first = Первая — эта жёлтая печать силы 4.
five_seals-lesson-travel-pay = Хватит жёлтой четвёрки.
five_seals-lesson-travel-second = А теперь красная пятёрка, без кубиков!
five_seals-lesson-travel-ended = Два взлома за ход. После «Ускорения» других заклинаний в этот ход нет, поэтому его творят последним.
five_seals-lesson-travel-past = «Преодоление» ведёт мимо жетона своей стихии, «Телепортация» — мимо чужой фигурки; печать за ними ломают тут же.
five_seals-lesson-travel-free = Доиграйте сами!

## Главы книги правил

five_seals-chapter-colours = пять цветов магии
five_seals-chapter-box = состав игры
five_seals-chapter-setup = подготовка к игре
five_seals-chapter-round = раунд игры
five_seals-chapter-end = конец игры
five_seals-chapter-spells = книга заклинаний

## Коротко: что сделает ответ

five_seals-short-seal-broken = печать сломана
five_seals-short-scroll-taken = { WHO($seat, "@: ", "") }свиток «{ five_seals-card }»
five_seals-short-die-taken = { WHO($seat, "@: ", "") }{ five_seals-colour } кубик
five_seals-short-die-added = { WHO($seat, "@: ", "") }ещё { five_seals-colour } кубик
five_seals-short-seat-rested = { WHO($seat, "@: ", "") }печати больше не сломать
five_seals-short-seat-finished = { WHO($seat, "@ заканчивает раунд", "раунд для вас окончен") }
five_seals-short-token-stored = печать — на «Поглощение»
five_seals-short-match-ended = { WHO($winners, "победа: @", "победа за вами") }
five_seals-about-pick-dice-die = этот кубик и, если можно, другие вместе с ним
five_seals-about-raise-dice-die = вырастет на единицу, как и другие выбранные
five_seals-about-lower-dice-die = упадёт на единицу, как и другие выбранные

## Одним словом: чем хорош ответ

five_seals-gist-broken = { WHO($seat, "@ ломает", "Вы ломаете") } печать { five_seals-of-element } силы { $strength } ({ $where }).
five_seals-gist-seized = { WHO($seat, "@ забирает", "Вы забираете") } кубик { WHO($rival, "у игрока @", "у вас") }.
five_seals-gist-won = { WHO($winners, "Победа: @", "Победа за вами") }.

## Имена задач

five_seals-puzzle = { $circle ->
    [1] Магия могущества
    [2] Магия пространства
    [3] Магия раздора
   *[4] Магия движения
}, { $mine }:{ $best }{ $nth ->
    [1] { "" }
   *[other] { " " }({ $nth })
}

five_seals-fault-unreachable = Из центра нет пути в комнаты, где лежат свитки: { $where }.
five_seals-fault-many-seals = Круглых рамок этой силы больше, чем жетонов в коробке: { $where }.
five_seals-fault-many-scrolls = Рамок этой силы больше, чем свитков в коробке: { $where }.
five_seals-fault-few-sixes = Свитков силы 6 так мало, что партия кончится с первым раундом: { $where }.
five_seals-honour-every-element = Победа со свитками всех стихий

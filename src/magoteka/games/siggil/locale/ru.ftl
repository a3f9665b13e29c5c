siggil-title = Сиггил
siggil-about = Разбирайте узор из карт, выпускайте запертых духов и ловите их наборами одного рода или числа.

## Роды, духи, карты

siggil-family = { $family ->
    [1] Камень
    [2] Олень
    [3] Лист
    [4] Черепаха
    [5] Облако
    [6] Раковина
    [7] Перо
   *[none] закрытая карта
}
siggil-card = { $family ->
    [none] закрытая карта
   *[other] { siggil-family } { $number }
}
siggil-spirit = { $spirit ->
    [1] дух Камня
    [2] дух Оленя
    [3] дух Листа
    [4] дух Черепахи
    [5] дух Облака
    [6] дух Раковины
    [7] дух Пера
   *[other] неведомый дух
}
siggil-spirit-whom = { $spirit ->
    [1] духа Камня
    [2] духа Оленя
    [3] духа Листа
    [4] духа Черепахи
    [5] духа Облака
    [6] духа Раковины
    [7] духа Пера
   *[other] неведомого духа
}
siggil-kind = { $by ->
    [family] { $spirit ->
        [1] рода «Камень»
        [2] рода «Олень»
        [3] рода «Лист»
        [4] рода «Черепаха»
        [5] рода «Облако»
        [6] рода «Раковина»
       *[7] рода «Перо»
    }
   *[number] с числом { $spirit }
}
siggil-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
siggil-layout = { $layout ->
    [pass] Проход
    [turtle] Черепаха
    [pyramids] Пирамиды
    [river] Река
    [own] Свой узор
   *[pillars] Столбы
}

## Что произошло

siggil-event-starter-drawn = По жребию { WHO($seat, "начинает @", "начинаете вы", he: "первым ходит @", she: "первой ходит @") }.
siggil-event-siggil-laid = Сиггил «{ siggil-layout }» разложен. { WHO($starter, "Начинает @", "Начинаете вы") }.
siggil-event-card-laid = { $spirit ->
    [true] В сиггиле виден дух: { siggil-card }.
    [none] В сиггил лицом вверх ложится карта.
   *[other] В сиггил лицом вверх ложится { siggil-card }.
}
siggil-event-card-turned = { $spirit ->
    [true] Открывается дух: { siggil-card }.
    [none] Открывается карта.
   *[other] Открывается карта: { siggil-card }.
}
siggil-event-spirit-freed = { $spirit ->
    [none] Из сиггила выходит дух: он свободен.
   *[other] Из сиггила выходит { siggil-spirit }: он свободен.
}
siggil-event-turn-began = { WHO($seat, "Ходит @", "Ваш ход") }.
siggil-event-card-taken = { $family ->
    [none] { WHO($seat, "@ берёт", "Вы берёте") } карту.
   *[other] { WHO($seat, "@ берёт", "Вы берёте") } карту: { siggil-card }.
}
siggil-event-card-discarded = { $family ->
    [none] { WHO($seat, "@ убирает", "Вы убираете") } карту в сброс.
   *[other] { WHO($seat, "@ убирает", "Вы убираете") } в сброс: { siggil-card }.
}
siggil-event-spirit-discarded = { $spirit ->
    [none] Четвёртому духу нужно место: один из трёх прежних навсегда уходит в сброс. Потеряно духов: { $lost }.
   *[other] Четвёртому духу нужно место: { siggil-spirit } навсегда уходит в сброс. Потеряно духов: { $lost }.
}
siggil-event-spirit-captured = { WHO($seat, "@ пленяет", "Вы пленяете") } { siggil-spirit-whom }: { siggil-cards } { siggil-kind }.
siggil-event-spirit-stolen = { WHO($seat, "@ уводит", "Вы уводите") } { siggil-spirit-whom }: { siggil-cards } { siggil-kind }. { WHO($loser, "Прежде дух был у игрока @", "Прежде дух был у вас", he: "Прежний хозяин — @", she: "Прежняя хозяйка — @") }.
siggil-event-spirit-recaptured = { WHO($seat, "@ возвращает", "Вы возвращаете") } { siggil-spirit-whom }: ещё { siggil-cards } { siggil-kind }, в наборе теперь { $size }. { WHO($loser, "Прежде дух был у игрока @", "Прежде дух был у вас", he: "Прежний хозяин — @", she: "Прежняя хозяйка — @") }.
siggil-event-match-ended = { $how ->
    [spirits] Нужное число духов собрано.
   *[last-card] Сиггил разобран.
} { WHO($winners, "Победа: @", "Победа за вами") }.
siggil-event-counted = { WHO($seat, "@", "Вы") }: духов — { $spirits }, карт в руке — { $hand }.
siggil-event-solo-ended = { $won ->
    [true] Испытание пройдено! Пленено духов: { $spirits }.
   *[other] Испытание не пройдено: пленено духов — { $spirits }, ушло в сброс — { $lost }.
}

## Ответы

siggil-option-take = Взять: { siggil-card }
siggil-option-take-about = Карта уходит к вам в руку; то, что она накрывала, откроется сразу.
siggil-option-discard = В сброс: { siggil-card }
siggil-option-discard-about = Карта выходит из игры; то, что она накрывала, откроется сразу.
siggil-option-give-up = Отпустить: { siggil-spirit }
siggil-option-give-up-about = Дух уходит в сброс, и пленить его больше нельзя.
siggil-option-pass = Никого не пленить
siggil-option-pass-about = Ход окончен, карты остаются в руке.
siggil-option-capture = Пленить { siggil-spirit-whom }
siggil-option-capture-about = Если набор можно собрать по-разному, вы выберете, каким его сыграть.
siggil-option-play-set = Новый набор: { siggil-cards } { siggil-kind }
siggil-option-play-set-about = Все карты — из руки; в руку они уже не вернутся.
siggil-option-add-to = Дополнить свой набор: ещё { siggil-cards } { siggil-kind }
siggil-option-add-to-about = Ваш прежний набор станет ровно на одну карту больше набора соперника.
siggil-option-play-card = Сыграть: { siggil-card }
siggil-option-play-card-about = Карта ляжет в набор лицом вверх и в руку не вернётся.
siggil-option-turned = { $spirit ->
    [true] Дух: { siggil-card }
   *[other] Карта: { siggil-card }
}
siggil-option-starts = Начинает место { $seat }

## Чего ждёт игра

siggil-question-take-card = { $seat } берёт карту из сиггила.
siggil-question-discard-card = { $seat } выбирает, какую карту убрать в сброс.
siggil-question-may-capture = { $seat } решает, пленить ли духа и какими картами.
siggil-question-make-room = На свободе уже три духа: { $seat } выбирает, кого отпустить в сброс.
siggil-question-draw-starter = Жребий решает, кто ходит первым.
siggil-question-lay-face-up = Сиггил раскладывают.
siggil-question-turn-over = Карта открывается.

## Тот же вопрос тому, кто отвечает

siggil-ask-take-card = Ваш ход: возьмите карту из сиггила.
siggil-ask-discard-card = Ваш ход: сначала уберите одну карту в сброс.
siggil-ask-may-capture = Пленить духа? Выберите его или откажитесь.
siggil-ask-make-room = На свободе уже трое: кого отпустить в сброс?

## Почему нельзя

siggil-why-not-your-turn = Сейчас отвечает другой игрок.
siggil-why-not-an-answer-here = Сейчас об этом не спрашивают.
siggil-why-covered = На этой карте лежит другая: сначала нужно убрать верхнюю.
siggil-why-gone = Здесь карты уже нет.
siggil-why-newcomer-stays = Новичок занимает место одного из трёх, его самого отпустить нельзя.
siggil-why-not-free = Этого духа нет среди свободных.
siggil-why-already-yours = Этот дух и так ваш; усиливать его набор нельзя.
siggil-why-not-out-yet = Этого духа нет ни на свободе, ни у соперника.
siggil-why-out-of-reach = Дух лежит на семи картах: большего набора не бывает, его уже не увести.
siggil-why-too-few-for-free = Для свободного духа не хватает карт: нужен полный набор его рода или его числа.
siggil-why-too-few-to-steal = Чтобы увести духа, нужен набор ровно на одну карту больше, а подходящих карт меньше.
siggil-why-too-few-of-a-kind = Таких карт в руке не хватает, а смешивать род и число в одном наборе нельзя.
siggil-why-not-your-set = Это чужой набор: дополнять можно только свой.
siggil-why-set-of-another-spirit = Этот набор сыгран ради другого духа.
siggil-why-too-few-to-add = В руке не хватает карт, чтобы набор стал на одну больше, чем у соперника.
siggil-why-already-chosen = Эта карта уже в наборе.
siggil-why-does-not-fit = Эта карта не подходит: в наборе все карты одного рода или одного числа.
siggil-why-not-in-hand = Этой карты нет у вас в руке.

## О чём договариваются до игры

siggil-setting-layout = Раскладка
siggil-setting-layout-about = Какой узор разбираем; для первой партии возьмите «Проход». Рисунки восстановлены нами: в коробке карты могут лежать иначе; её узор можно вписать самим.
siggil-setting-layout-pass = Проход
siggil-setting-layout-turtle = Черепаха
siggil-setting-layout-pyramids = Пирамиды
siggil-setting-layout-river = Река
siggil-setting-layout-pillars = Столбы
siggil-setting-layout-own = Свой узор
siggil-setting-layout-own-about = По строке на ряд карт: уровень; u — лицом вверх, d — вниз; верхний край; после двоеточия левые края карт. Мера — половина карты, карта занимает две на две; всего 56 карт, каждая выше первого уровня лежит на карте под ней.
siggil-setting-solo = Одиночная игра
siggil-setting-solo-about = Только для одного игрока: семь духов наборами по три карты или шесть духов наборами по четыре и закрытый сброс.
siggil-setting-solo-easy = лёгкая
siggil-setting-solo-advanced = трудная
siggil-setting-memory = Подсказка памяти
siggil-setting-memory-about = Показывать ли всем, какие карты кто взял; руки тайные, но берут их открыто.
siggil-setting-memory-off = выключена
siggil-setting-memory-last_round = последний круг
siggil-setting-memory-full = всё взятое
siggil-setting-starter = Кто ходит первым
siggil-setting-starter-about = Правила об этом молчат, так что договоритесь или доверьтесь жребию.
siggil-setting-starter-0 = место 1
siggil-setting-starter-1 = место 2
siggil-setting-starter-2 = место 3
siggil-setting-starter-3 = место 4
siggil-setting-starter-random = по жребию

## Счёт и двери

siggil-score = { WHO($seat, "@", "вы") } — { $n } { $n ->
    [one] дух
    [few] духа
   *[other] духов
}
siggil-way-play = За общим столом
siggil-preset-solo = В одиночку

## Уровни ботов

siggil-level-kind-about = Видит, что хорошо, но легко соблазняется тем, что почти так же хорошо, и не помнит, какие карты ушли в чужие руки; глупостей не делает. Для первой партии.
siggil-level-greedy-about = Хорошо считает и берёт то, что выгоднее сейчас; вперёд не заглядывает и не помнит, какие карты ушли в чужие руки.

## Урок

siggil-lesson-first-goal = В этом узоре из карт заперты семь духов. Вдвоём побеждает тот, кто первым удержит пятерых (втроём — четверых, вчетвером — троих).
siggil-lesson-first-spirits = Вот они, все семь. У каждого свой род и своё число: у Черепахи — 4, у Оленя — 2. Пока ни один не ваш.
siggil-lesson-first-take = Каждый ход берут одну карту, на которой ничего не лежит. Начнём собирать черепах: возьмите Черепаху 1.
siggil-lesson-first-lift = А теперь Черепаху 6. Она последней держит две карты под собой: посмотрим, что там.
siggil-lesson-first-price = Дух Черепахи на свободе! Его цена — три карты: любые черепахи или любые четвёрки. У вас уже две.
siggil-lesson-first-third = Соперник выпустил Оленя. А перед вами третья черепаха: берите её скорее!
siggil-lesson-first-capture = Набор готов, а пленить духа можно в тот же ход. Плените Черепаху.
siggil-lesson-first-caught = Дух ваш, пока его не увели. Для этого сопернику нужен набор на одну карту больше — четыре.
siggil-lesson-first-theirs = Соперник пленил Оленя тремя двойками: набор по числу тоже годится. Чтобы его увести, нужны четыре двойки или четыре оленя.
siggil-lesson-first-safe = Карты набора в руку не возвращаются. Зато свой набор можно дополнить и вернуть духа, если его увели.
siggil-lesson-first-open = И последняя хитрость: думайте, что откроете сопернику. Под этой картой всё ещё накрыто — возьмите её.
siggil-lesson-first-end = Если карты кончатся, побеждает тот, у кого духов больше; при равенстве — у кого меньше карт в руке.
siggil-lesson-first-free = Дальше вы справитесь сами. А если не с кем — попробуйте потом Сиггил в одиночку. Удачи!

## Из чего сложился итог

siggil-tally-captured = Пленён { siggil-spirit }: { siggil-cards } { siggil-kind }
siggil-tally-stolen = Уведён { siggil-spirit }: { siggil-cards } { siggil-kind }
siggil-tally-back = Возвращён { siggil-spirit }: { siggil-cards } { siggil-kind }
siggil-tally-hand = Карт осталось в руке: { $n }
siggil-tally-tie = Больше всех духов не у одного: решило, у кого меньше карт в руке.

## Уроки дальше

siggil-lesson-first = Первая партия
siggil-lesson-second = Увести и удержать
siggil-lesson-second-again = Знакомый узор: первый урок кончился здесь. Черепаха у вас, Олень у соперника.
siggil-lesson-second-want = Уведём Оленя! Он стоит на трёх двойках, значит, нужно четыре: четыре двойки или четыре оленя.
siggil-lesson-second-deer = Двоек почти не осталось, а оленей много. Возьмите Оленя 6: под ним пока ничего не откроется.
siggil-lesson-second-opened = Соперник взял последнюю карту сверху и открыл сразу четыре. Среди них два оленя!
siggil-lesson-second-look = Берите Оленя 1. Олень 3 тоже близко: над ним останется одна карта.
siggil-lesson-second-third = Соперник сам её снял. Берите Оленя 3.
siggil-lesson-second-fourth = Вот и четвёртый: Олень 2. Берите!
siggil-lesson-second-steal = Четыре оленя против трёх двоек. Уведите Оленя!
siggil-lesson-second-stolen = Олень ваш. Двойки соперника остались лежать: он может дополнить их до пяти и вернуть духа.
siggil-lesson-second-watch = Двоек осталось три, ему нужны две. Не открывайте их ему без нужды.
siggil-lesson-second-safe = Набор надёжен, когда нужных карт больше нет. Под каждым духом видно, сколько их осталось.
siggil-lesson-second-tie = Карты кончатся — победит тот, у кого больше духов, а при равенстве — меньше карт в руке. Лишнего не копите.
siggil-lesson-second-free = Доиграйте сами: до победы ещё три духа.
siggil-lesson-solo = В одиночку
siggil-lesson-solo-goal = Один против узора: в лёгкой игре нужно пленить всех семерых духов, каждого тремя картами.
siggil-lesson-solo-two = Каждый ход — два шага: сначала одна карта уходит в сброс, потом одну берут в руку.
siggil-lesson-solo-discard = Сначала сброс. Уберите эту карту: она вам не нужна, и под ней пока ничего не откроется.
siggil-lesson-solo-take = А теперь в руку. Оленей открыто много, будем собирать их: возьмите этого.
siggil-lesson-solo-careful = Уберите карту, под которой ничего не откроется: вот эту.
siggil-lesson-solo-third = И третий олень в руку.
siggil-lesson-solo-capture = Набор готов: плените Оленя. На свободе снова будет место.
siggil-lesson-solo-discard-2 = Новый ход: снова сначала сброс.
siggil-lesson-solo-take-2 = И второй олень.
siggil-lesson-solo-limit = На свободе уже трое, больше не помещается. Четвёртый вытеснит одного навсегда — и победы не видать.
siggil-lesson-solo-sums = В руку за всю партию попадут 24 карты, а в наборы нужна 21. Лишних почти нет: берите только нужное.
siggil-lesson-solo-free = Попробуйте! Если не вышло — узор каждый раз новый.

## Главы книги правил

siggil-chapter-box = состав игры
siggil-chapter-setup = подготовка к игре
siggil-chapter-turn = ход игры
siggil-chapter-end = конец игры
siggil-chapter-solo = одиночная игра
siggil-chapter-layouts = схемы сиггилов

## Коротко: что сделает ответ

siggil-short-card-taken = в руку
siggil-short-card-discarded = в сброс
siggil-short-spirit-freed = свободен { siggil-spirit }
siggil-short-spirit-captured = { WHO($seat, "дух достаётся игроку @", "дух ваш") }
siggil-short-spirit-stolen = { WHO($seat, "дух уходит к игроку @", "дух ваш") }, { WHO($loser, "прежде — у игрока @", "прежде — ваш") }
siggil-short-spirit-discarded = дух уходит в сброс
siggil-short-match-ended = { WHO($winners, "победа: @", "победа за вами") }
siggil-short-solo-ended = конец партии

## Одним словом: чем хорош ответ

siggil-gist-captured = { WHO($seat, "@ пленяет", "Вы пленяете") } { siggil-spirit-whom }.
siggil-gist-stolen = { WHO($seat, "@ уводит", "Вы уводите") } { siggil-spirit-whom } { WHO($loser, "у игрока @", "у вас") }.
siggil-gist-discarded = Свободный дух уходит в сброс навсегда.
siggil-gist-won = { WHO($winners, "Победа: @", "Победа за вами") }.
siggil-gist-solo = { $won ->
    [true] Испытание пройдено.
   *[other] Испытание не пройдено.
}

## Имена задач

siggil-puzzle = { $left ->
    [one] Осталась { $left } карта
    [few] Осталось { $left } карты
   *[other] Осталось { $left } карт
}, духи { $mine }:{ $best }{ $nth ->
    [1] { "" }
   *[other] { " " }({ $nth })
}

siggil-honour-seven-spirits = Все семь духов
siggil-honour-alone-with-spirits = Ни одного духа соперникам

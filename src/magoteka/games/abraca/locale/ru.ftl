abraca-title = Абрака… что?
abraca-about = Творите заклинания, не видя собственных камней: считайте, рискуйте и помните, что уже вышло.

## Камни и заклинания

abraca-spell = { $spell ->
    [1] Древний дракон
    [2] Тёмный странник
    [3] Сладкий сон
    [4] Ночной певец
    [5] Гром и молния
    [6] Метель
    [7] Огненный шар
    [8] Волшебное зелье
   *[other] неведомое заклинание
}
abraca-spell-effect = { $spell ->
    [1] кубик: каждый соперник теряет столько жизней; промах стоит столько же вам
    [2] { $wanderer ->
        [true] все, и вы тоже, теряют жизнь, а вы её тут же возвращаете
        [false] каждый соперник теряет жизнь, а вы получаете одну
       *[other] каждый соперник теряет жизнь, а вы получаете одну, если не уговорено, что странник бьёт и вас
    }
    [3] кубик: вы получаете столько жизней
    [4] можете взять один тайный камень
    [5] оба соседа теряют по жизни
    [6] сосед слева теряет жизнь
    [7] сосед справа теряет жизнь
    [8] вы получаете жизнь
   *[other] ничего
}
abraca-spell-clause = { $spell ->
    [1] AB-22
    [2] AB-23
    [3] AB-24
    [4] AB-25
    [5] AB-26
    [6] AB-27
    [7] AB-28
   *[8] AB-29
}
abraca-stone = { $number ->
    [1] 1 · Древний дракон
    [2] 2 · Тёмный странник
    [3] 3 · Сладкий сон
    [4] 4 · Ночной певец
    [5] 5 · Гром и молния
    [6] 6 · Метель
    [7] 7 · Огненный шар
    [8] 8 · Волшебное зелье
   *[none] закрытый камень
}

## Что произошло

abraca-event-round-began = Раунд { $number }. { WHO($starter, "Начинает @", "Начинаете вы") }.
abraca-event-stone-drawn = { WHO($seat, "@ ставит", "Вы ставите") } перед собой камень: { abraca-stone }.
abraca-event-stone-turned-up = На поле открыт камень: { abraca-stone }.
abraca-event-turn-began = { WHO($seat, "Ходит @", "Ваш ход") }.
abraca-event-spell-cast = { WHO($seat, "@ называет", "Вы называете") } { $spell } — «{ abraca-spell }». Есть! Камень уходит на поле.
abraca-event-spell-missed = { WHO($seat, "@ называет", "Вы называете") } { $spell } — «{ abraca-spell }». Такого камня нет.
abraca-event-order-broken = { WHO($seat, "@ называет", "Вы называете") } { $spell } после { $last }: номер меньше прежнего — ошибка.
abraca-event-die-rolled = { WHO($seat, "@ бросает", "Вы бросаете") } кубик («{ abraca-spell }»): { $value }.
abraca-event-lives-lost = { WHO($seat, "@ теряет", "Вы теряете") } { $count ->
    [one] { $count } жизнь
    [few] { $count } жизни
   *[other] { $count } жизней
}, { $left ->
    [0] больше жизней нет
   *[other] остаётся { $left }
}.
abraca-event-lives-gained = { $count ->
    [0] { WHO($seat, "@ лечится", "Вы лечитесь") } впустую: жизней и так { $left }.
    [one] { WHO($seat, "@ получает", "Вы получаете") } { $count } жизнь, теперь { $left }.
    [few] { WHO($seat, "@ получает", "Вы получаете") } { $count } жизни, теперь { $left }.
   *[other] { WHO($seat, "@ получает", "Вы получаете") } { $count } жизней, теперь { $left }.
}
abraca-event-secret-taken = { $number ->
    [none] { WHO($seat, "@ берёт", "Вы берёте") } тайный камень.
   *[other] { WHO($seat, "@ берёт", "Вы берёте") } тайный камень: { abraca-stone }.
}
abraca-event-secret-left = { WHO($seat, "@ не трогает", "Вы не трогаете") } тайные камни.
abraca-event-turn-ended = { WHO($seat, "@ заканчивает", "Вы заканчиваете") } ход.
abraca-event-mage-fell = { WHO($seat, "@ выбывает", "Вы выбываете") } из раунда.
abraca-event-round-ended = { $how ->
    [emptied] Раунд окончен: { WHO($winner, "@ остаётся без камней и побеждает", "вы остаётесь без камней и побеждаете") }.
    [struck-down] Раунд окончен: { WHO($winner, "@ побеждает", "вы побеждаете") } в бою.
    [last-mage] Раунд окончен: { WHO($winner, "из магов остаётся только @", "из магов остаётесь только вы", he: "@ — последний из магов", she: "@ — последняя из магов") }.
   *[mistake] Раунд окончен роковой ошибкой, победителя нет.
}
abraca-event-scored = { $gain ->
    [0] { WHO($seat, "@ не получает", "Вы не получаете") } очков, всего { $score }.
    [one] { WHO($seat, "@ получает", "Вы получаете") } { $gain } очко, всего { $score }.
    [few] { WHO($seat, "@ получает", "Вы получаете") } { $gain } очка, всего { $score }.
   *[other] { WHO($seat, "@ получает", "Вы получаете") } { $gain } очков, всего { $score }.
}
abraca-event-match-ended = Партия окончена. { WHO($winners, "Победа: @", "Победа за вами") }.

## Ответы

abraca-option-declare = Назвать { $spell } — «{ abraca-spell }»
abraca-option-declare-about = { abraca-spell }: { abraca-spell-effect } ({ abraca-spell-clause }).
abraca-option-stop = Закончить ход
abraca-option-stop-about = Ход окончен, камни пополняются до пяти.
abraca-option-take-secret = Взять тайный камень
abraca-option-take-secret-about = Номер увидите только вы; если доживёте до конца раунда, камень принесёт очко.
abraca-option-leave-secret = Не брать
abraca-option-leave-secret-about = Тайные камни останутся лежать, и вы их не увидите.
abraca-option-rolled = На кубике { $value }
abraca-option-taken = Уходит камень с места { $slot }
abraca-option-drawn = Камень { abraca-stone }

## Чего ждёт игра

abraca-question-name-spell = { $seat } называет заклинание.
abraca-question-may-take-secret = { $seat } решает, взять ли тайный камень.
abraca-question-take-stone = Один из одинаковых камней уходит на поле.
abraca-question-roll-for-miss = Кубик решает, чего стоит промах с драконом.
abraca-question-roll-for-dragon = Кубик решает, скольких жизней лишит дракон.
abraca-question-roll-for-dream = Кубик решает, сколько жизней вернёт сон.
abraca-question-draw-secret = Открывается тайный камень.
abraca-question-turn-up = На поле открываются камни.
abraca-question-draw-stone = Камни пополняются.

## Тот же вопрос тому, кто отвечает

abraca-ask-name-spell = Ваш ход: назовите заклинание.
abraca-ask-may-take-secret = Ваш «Ночной певец»: взять тайный камень?

## Почему нельзя

abraca-why-not-your-turn = Сейчас отвечает другой маг.
abraca-why-not-an-answer-here = Сейчас об этом не спрашивают.
abraca-why-stop-before-a-spell = Остановиться можно только после удачного заклинания: сначала назовите хоть одно.

## О чём договариваются до игры

abraca-setting-easy = Порядок номеров
abraca-setting-easy-about = В упрощённой игре после удачи можно назвать любое заклинание, а не только тот же номер или больший.
abraca-setting-easy-false = по возрастанию
abraca-setting-easy-true = любой (упрощённая игра)
abraca-setting-last_mage = Последний из магов
abraca-setting-last_mage-about = Гибель одного мага не прекращает раунд: он идёт, пока не останется один или у кого-то не кончатся камни.
abraca-setting-last_mage-false = нет
abraca-setting-last_mage-true = да
abraca-setting-die_faces = Кубик
abraca-setting-die_faces-about = Какие числа на гранях: правила этого не говорят.
abraca-setting-die_faces-1-3 = 1, 1, 2, 2, 3, 3
abraca-setting-die_faces-1-6 = от 1 до 6
abraca-setting-wanderer_hits_caster = Тёмный странник
abraca-setting-wanderer_hits_caster-about = Теряет ли жизнь и тот, кто его вызвал: тогда он остаётся при своих.
abraca-setting-wanderer_hits_caster-false = щадит хозяина
abraca-setting-wanderer_hits_caster-true = бьёт и хозяина
abraca-setting-next_starter = Кто начинает новый раунд
abraca-setting-next_starter-about = Тот, кто ходил последним, или сосед слева от него.
abraca-setting-next_starter-last_mover = ходивший последним
abraca-setting-next_starter-left_of_last = сосед слева от него
abraca-setting-last_stone_kill = Последним камнем — насмерть
abraca-setting-last_stone_kill-about = Чем считать победу, если последний камень отнял у кого-то последнюю жизнь.
abraca-setting-last_stone_kill-empty_hand = победа пустой рукой
abraca-setting-last_stone_kill-kill = победа в бою
abraca-setting-starter = Кто ходит первым
abraca-setting-starter-about = Место, с которого начинается первый раунд; за настоящим столом — старший.
abraca-setting-starter-0 = место 1
abraca-setting-starter-1 = место 2
abraca-setting-starter-2 = место 3
abraca-setting-starter-3 = место 4
abraca-setting-starter-4 = место 5

## Счёт

abraca-score = { WHO($seat, "@", "вы") } — { $n } { $n ->
    [one] очко
    [few] очка
   *[other] очков
}

## Уровни ботов

abraca-level-kind-about = Видит, что хорошо, но легко соблазняется тем, что почти так же хорошо, и забывает, что называл до своего прошлого хода; глупостей не делает. Для первой партии.

## Урок

abraca-lesson-first-goal = Здравствуйте! Цель проста: первым подняться на вершину башни. Для этого нужно 8 очков.
abraca-lesson-first-stones = Это ваши камни. Соперники их видят, а вы нет: в этом весь фокус.
abraca-lesson-first-rivals = Зато чужие камни вам видны. Чего много у других, того мало у вас.
abraca-lesson-first-board = На поле видно, сколько всего камней каждого номера: какие уже вышли, какие перед глазами, какие спрятаны.
abraca-lesson-first-call = Пятёрок пять, а видна лишь одна. Скорее всего, у вас есть хотя бы одна: назовите 5.
abraca-lesson-first-again = Есть! Камень ушёл на поле, соседи потеряли по жизни. Дальше — тот же номер или больше. Восьмёрок не видно вовсе: назовите 8.
abraca-lesson-first-stop = Снова удача! Зелье лечит, но больше шести жизней не бывает. Теперь закончите ход: камни пополнятся до пяти.
abraca-lesson-first-theirs = Ходят другие. Прислушайтесь, что они называют: ваши-то камни они видят.
abraca-lesson-first-miss = Восьмёрки не оказалось. Промах стоит жизни, и ход сразу окончен.
abraca-lesson-first-dragon = Промах с единицей дороже: Древний дракон берёт столько жизней, сколько выпадет на кубике.
abraca-lesson-first-silence = И ещё хитрость: чего соперники упорно не называют, то они, может быть, видят у вас.
abraca-lesson-first-singer = Ваш ход. Ночной певец приносит тайный камень. Четвёрок четыре, а видна одна: рискните, назовите 4.
abraca-lesson-first-secret = Возьмите тайный камень. Его видите только вы; доживёте до конца раунда — он принесёт очко.
abraca-lesson-first-storm = Теперь «Гром и молния»: они бьют обоих соседей сразу. Назовите 5.
abraca-lesson-first-strike = У соседа справа последняя жизнь, а «Огненный шар» летит как раз вправо. Назовите 7!
abraca-lesson-first-won = Раунд ваш! За победу в бою — три очка и ещё одно за тайный камень. Кто уцелел, получает одно.
abraca-lesson-first-ends = Три очка и тому, кто избавится от всех пяти камней. А погибший от своей ошибки дарит по очку уцелевшим.
abraca-lesson-first-free = Вот и вся наука. Новый раунд уже сдан: доиграйте до восьми очков сами. Удачи!

## Из чего сложились очки

abraca-tally-emptied = Избавление от всех камней: { $times ->
    [one] { $times } раунд
    [few] { $times } раунда
   *[other] { $times } раундов
} по 3
abraca-tally-struck-down = Победа в бою: { $times ->
    [one] { $times } раунд
    [few] { $times } раунда
   *[other] { $times } раундов
} по 3
abraca-tally-survived = Уцелеть, когда победил другой: { $times ->
    [one] { $times } раунд
    [few] { $times } раунда
   *[other] { $times } раундов
} по 1
abraca-tally-mistake = Уцелеть, когда другого погубила ошибка: { $times ->
    [one] { $times } раунд
    [few] { $times } раунда
   *[other] { $times } раундов
} по 1
abraca-tally-secrets = Тайные камни: { $times }
abraca-tally-last-mage = Победа в раунде: { $times ->
    [one] { $times } раунд
    [few] { $times } раунда
   *[other] { $times } раундов
} по 2
abraca-tally-tie = Восемь очков набрал не один маг: решило, кто больше взял в последнем раунде, затем — у кого больше жизней.

## Уроки дальше

abraca-lesson-first = Первая партия
abraca-lesson-second = Читать стол
abraca-lesson-second-hello = Второй урок: когда рисковать и о чём говорят соперники.
abraca-lesson-second-count = Восьмёрок восемь, а видны три. Остальные пять — у вас, в резерве или среди тайных: шанс велик.
abraca-lesson-second-eight = Назовите 8.
abraca-lesson-second-eight-2 = Есть! Спрятаны ещё четыре: шанс 45 из 100. Жизней у вас и так шесть, но чем меньше камней, тем ближе конец раунда. Снова 8.
abraca-lesson-second-stop = Третья восьмёрка — один шанс из пяти, а до пустой руки ещё три камня. Рано рисковать жизнью: закончите ход.
abraca-lesson-second-refill = Рука снова полна: два новых камня из резерва. Соперники их уже разглядели.
abraca-lesson-second-theirs = Теперь слушайте. Каждый называет то, чего не видит у других.
abraca-lesson-second-silence = Один назвал 5, другой 7. Шестёрок шесть, видна одна — а их никто не зовёт. Похоже, они у вас!
abraca-lesson-second-six = Проверим: назовите 6. Метель бьёт соседа слева.
abraca-lesson-second-six-2 = Угадали. Тот же номер можно назвать ещё раз: снова 6.
abraca-lesson-second-seven = И эта есть! Осталось три камня. Теперь 7: Огненный шар бьёт соседа справа.
abraca-lesson-second-seven-2 = Снова один шанс из пяти, но теперь на кону весь раунд: камней всего два. Вот тут рискнуть стоит. Назовите 7.
abraca-lesson-second-last = Последний камень, и снова один шанс из пяти. Промах — жизнь, удача — три очка. Назовите 8!
abraca-lesson-second-won = Рука пуста: три очка вам, а остальным ничего.
abraca-lesson-second-tower = Ваша фигурка поднялась на три этажа. До вершины ещё пять.
abraca-lesson-second-owl = Новый раунд, начинаете вы. Четвёрок четыре, и не видно ни одной. Назовите 4.
abraca-lesson-second-secret = Ночной певец предлагает тайный камень. Возьмите: доживёте до конца раунда — будет очко.
abraca-lesson-second-known = И польза сразу: в тайне у вас пятёрка. Значит, среди остальных их на одну меньше.
abraca-lesson-second-rest = Хватит на этот раз. Закончите ход.
abraca-lesson-second-end-empty = Раунд кончается тремя путями. Рука пуста: три очка, и только её хозяину.
abraca-lesson-second-end-strike = Кого-то сразили: три очка победителю и по одному каждому, кто уцелел.
abraca-lesson-second-end-mistake = Кто-то погиб от своей ошибки: по очку всем остальным.
abraca-lesson-second-free = Теперь вы читаете стол не хуже соперников. Доиграйте до восьми!

## Главы книги правил

abraca-chapter-box = состав игры
abraca-chapter-setup = подготовка к игре
abraca-chapter-turn = описание хода
abraca-chapter-round_end = конец раунда
abraca-chapter-variants = варианты правил
abraca-chapter-spells = камни заклинаний

## Коротко: что сделает ответ

abraca-short-lives-lost = { WHO($seat, "@: ", "") }−{ $count } { $count ->
    [one] жизнь
    [few] жизни
   *[other] жизней
}
abraca-short-lives-gained = { $count ->
    [0] { WHO($seat, "@: ", "") }жизней и так { $left }
    [one] { WHO($seat, "@: ", "") }+{ $count } жизнь
    [few] { WHO($seat, "@: ", "") }+{ $count } жизни
   *[other] { WHO($seat, "@: ", "") }+{ $count } жизней
}
abraca-short-spell-missed = такого камня нет
abraca-short-order-broken = ошибка
abraca-short-secret-taken = тайный камень
abraca-short-secret-left = ничего
abraca-short-turn-ended = ход окончен
abraca-short-mage-fell = { WHO($seat, "@ выбывает", "вы выбываете") }
abraca-short-scored = { WHO($seat, "@: ", "") }+{ $gain } { $gain ->
    [one] очко
    [few] очка
   *[other] очков
}
abraca-short-match-ended = { WHO($winners, "победа: @", "победа за вами") }
abraca-case-spell-cast = есть
abraca-case-spell-missed = нет

## Одним словом: чем хорош ответ

abraca-gist-hurt = { WHO($seat, "@ теряет", "Вы теряете") } жизни от заклинания.
abraca-gist-healed = { WHO($seat, "@ получает", "Вы получаете") } жизни.
abraca-gist-scored = { WHO($seat, "@ получает", "Вы получаете") } очки в конце раунда.

## Имена задач

abraca-puzzle = { $lives ->
    [1] Последняя жизнь
    [2] Две жизни
    [3] Три жизни
    [4] Четыре жизни
    [5] Пять жизней
   *[6] Все жизни целы
}, счёт { $mine }:{ $best }{ $nth ->
    [1] { "" }
   *[other] { " " }({ $nth })
}

abraca-honour-far-ahead = Победа с отрывом: у остальных не больше четырёх очков

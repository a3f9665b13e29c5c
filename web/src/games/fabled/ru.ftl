fabled-ask-act = Ваш ход: выберите действие.
fabled-ask-announce-terrain = Объявите движение: где пойдут волхвы?
fabled-ask-march-choice = Ведите своих волхвов.
fabled-ask-convert = Преобразуйте книги.
fabled-ask-transform-books = Выберите трансформацию.
fabled-ask-place-land = Куда в ряду ляжет местность?
fabled-ask-choose-source = Какую местность взять?
fabled-ask-keep-ally = Кого оставить союзником?
fabled-ask-draft-ally = Выберите союзника на будущее.
fabled-ask-open-drafted = Кого из выбранных открыть?
fabled-ask-declare-boost = Усилить союзника или взять нового?
fabled-ask-prologue-land = Пролог: добавьте первую местность.
fabled-ask-visit-turn = Кто посещает место силы?
fabled-ask-visit-place = Применить место силы или взять 2 книги степей?
fabled-ask-move-land = Какую местность переставить?
fabled-ask-move-to = Куда её переставить?
fabled-ask-steps = Раздайте шаги волхвам.
fabled-ask-go-to-place = Пойти на место силы?
fabled-ask-choose-gift = Выберите награду.
fabled-ask-extra-step = Сделать ещё шаг?
fabled-ask-leave-path = Куда сойти с тропинки?
fabled-ask-which-path = На какую тропинку вступить?
fabled-ask-copy-place = Что повторит древозмей?
fabled-ask-after-adding = Местность добавлена. Какую силу применить теперь?
fabled-ask-second-land = Смотритель лесов добавляет к лесу ещё местность за одну книгу. Какую?
fabled-ask-put-king-token = Третий жетон Короля подземелий готов. На какую местность его положить?
fabled-ask-suns-for-forests = Огнептица: сколько книг лесов обменять на книги солнца?
fabled-ask-soul-place = Душестраж открывает забвение. Какое место силы там применить?
fabled-ask-warden-convert = Смотритель лесов добавляет лес. Какое преобразование сделать до оплаты?
fabled-ask-extra-turn = Ваш ход окончен. Сделать ещё один с Сестрой времени? Это можно раз за игру.
fabled-ask-hurricane-pick = Ураган Ветрогона. Какого волхва он унесёт?
fabled-ask-hurricane-path = Волхв в воздухе. На какую горную тропинку его опустит ураган?
fabled-ask-chariot-pick = Колесница света подана. Кого из волхвов она повезёт?
fabled-ask-chariot-land = Колесница в пути. На тропинку какой местности она доставит волхва?
fabled-ask-colossus-pick = Скальный исполин: кто из волхвов посетит голую скалу и принесёт книгу гор?
fabled-ask-wolf-pick = Оборотень зовёт из леса. Какой волхв вернётся за книгу лесов?
fabled-ask-council-swap = Совет союзников: сменить союзника, который ещё не усилен, на одного из трёх?
fabled-ask-council-boost = Совет союзников: усилить союзника за 2 книги гор?
fabled-ask-farewell-choice = Прощание: с кем из союзников расстаться за книги? Иначе пропадут 2 книги степей.
fabled-ask-fork-choice = Развилка судеб: взять нового союзника за книгу лесов?
fabled-ask-choose-peeked = Вы посмотрели верх колоды. Добавить одну из увиденных местностей или открытую?
fabled-ask-choose-forgotten = Видящая вспоминает забытое. Какую местность вернуть из забвения?
fabled-ask-after-leaving = Волхв ушёл с местности. Чья сила сработает первой?
fabled-ask-werewolf-leads = Пока никто не двинулся: Оборотень пойдёт по следу или на охоту?
fabled-ask-hunt-price = Охота окончена. Какой ваш волхв вернётся за неё из леса в запас?
fabled-ask-master-recalls = Местность ушла в забвение. Применить с Мастером забвения одно из её мест?
fabled-ask-call-book = Зов забвения: книгу какой из забытых местностей взять?
fabled-ask-after-visit = Место посещено. Какую силу применить теперь?
fabled-ask-choose-partner = Совместное посещение: кто из спутников применит то же место?
fabled-ask-queen-listens = Другой посетил место рядом с жетоном Царицы змей. Применить его и для себя? Раз за главу.
fabled-ask-choose-step-gift = Вам награда: книга степей, преобразование или шаг. Что взять?
fabled-ask-swarm-calls = Рой зовёт за собой. Какой волхв с водоворота другой местности пойдёт на такое же место?
fabled-ask-swarm-sends = Рой позвал волхва. На какое из связанных мест его послать?
fabled-ask-sky-pick = Странница неба: какой из её жетонов переложить?
fabled-ask-token-land = Жетон в руке. На какую местность его положить?
fabled-ask-next-visit = Мест силы достигли несколько ваших волхвов. Кто посещает следующим?
fabled-ask-with-visit = Волхв у места силы. Какую силу применить вместе с ним?
fabled-ask-vow = Дары и обеты: вернуть жетон с местности за книгу степей или выполнить преобразование?
fabled-ask-take-back = Дары и обеты: с какой местности вернуть жетон?
fabled-ask-offering = Дары и обеты: отдать жетон союзника за книгу гор?
fabled-ask-give-from = Дары и обеты: откуда отдать жетон, с местности или из запаса?

fabled-ui-row = Ряд местностей
fabled-ui-overview = Весь ряд в малом
fabled-ui-seek = Показать «{ fabled-land }»
fabled-ui-whole = Весь ряд
fabled-ui-near = Ближе
fabled-ui-empty = Земля ещё не сложена.
fabled-ui-time = Время: главы сказания
fabled-ui-chapter = Глава { $n }
fabled-ui-prologue = Пролог
fabled-ui-no-event = событий пока нет
fabled-ui-forecast = Грядут
fabled-ui-spirits = Духи
fabled-ui-wisdom = мудрость { $n }
fabled-ui-fate = Судьба
fabled-ui-fate-dawn = рассвет
fabled-ui-fate-dusk = сумерки
fabled-ui-tricks = Уловок в колоде
fabled-ui-joint = Совместных посещений осталось
fabled-ui-escalated = стали смелее
fabled-ui-foiled = разгадана
fabled-ui-chair = Моё место
fabled-ui-first = первый игрок
fabled-ui-home = { $n ->
    [one] { $n } волхв в запасе
    [few] { $n } волхва в запасе
   *[other] { $n } волхвов в запасе
  }
fabled-ui-books = Книги
fabled-ui-value = { $book ->
    [steppe] Книга степей: две такие меняют на одну книгу гор.
    [mountain] Книга гор: две такие меняют на книгу лесов, одну — на две книги степей.
    [forest] Книга лесов: две такие меняют на книгу солнца, одну — на две книги гор.
   *[sun] Книга солнца: по ним считают победу; одну можно сменить на две книги лесов.
  }
fabled-ui-boost = усиление
fabled-ui-boosted = усилен
fabled-ui-marker = Маркер Лесного великана
fabled-ui-spent = потрачен: { fabled-name }
fabled-ui-market = Местности, которые можно добавить
fabled-ui-cost = Цена новой местности
fabled-ui-price = цена:
fabled-ui-deck = { $n ->
    [one] в колоде { $n } карта
    [few] в колоде { $n } карты
   *[other] в колоде { $n } карт
  }
fabled-ui-choices = Что можно сделать
fabled-ui-exchange = Обмен книг
fabled-ui-left = { $n ->
    [one] Осталось { $n } преобразование
    [few] Осталось { $n } преобразования
   *[other] Осталось { $n } преобразований
  }
fabled-ui-announce = Какой тип местности придёт в движение
fabled-ui-movers = { $count ->
    [one] { $count } волхв
    [few] { $count } волхва
   *[other] { $count } волхвов
  }, { $steps ->
    [one] по { $steps } шагу
   *[other] по { $steps } шага
  }
fabled-ui-nobody = никто не пойдёт
fabled-ui-again = нажмите ещё раз
fabled-ui-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
  }
fabled-ui-visit = Посетить: { fabled-place }
fabled-ui-instead = 2 книги степей вместо: { fabled-place }
fabled-ui-from-home = Волхв из запаса
fabled-ui-hint-figures = выберите волхва в ряду
fabled-ui-hint-lands = выберите местность в ряду
fabled-ui-hint-cells = выберите начало тропинки
fabled-ui-hint-places = или нажмите на место силы
fabled-ui-hint-gaps = выберите место между местностями
fabled-ui-more-left = Можно выбрать левее: { $n }
fabled-ui-more-right = Можно выбрать правее: { $n }
fabled-ui-gap = Сюда: после { $n } из { $of }
fabled-ui-placing = «{ fabled-land }»: выберите место
fabled-ui-land-about = Волхвы идут слева направо. Если тропинка сходится с соседней, путь продолжается, иначе волхв вернётся в запас.
fabled-ui-cells = { $dead ->
    [0] ячеек { $n }
   *[other] ячеек { $n }, в тупике { $dead }
  }
fabled-ui-joined = тропинка продолжается справа
fabled-ui-loose = тропинка обрывается
fabled-ui-stands = { $who }: { $path ->
    [dead_end] тупик, ячейка { $cell }
   *[regular] ячейка { $cell }
  }
fabled-ui-volkhv = Волхв ({ $who })
fabled-ui-cell = ячейка { $n }
fabled-ui-forgotten = забыта
fabled-ui-grade = { $grade ->
    [legendary] Легендарная победа над духами
    [great] Великая победа над духами
    [victory] Победа над духами
   *[defeat] Духи оказались мудрее
  }
fabled-first-keep-ally = Союзник даёт силу на всю игру, а усиленный — вторую; подсказка в тексте карты, с каким краем он дружен.
fabled-first-prologue-land = Из местностей складывается дорога; на новую местность вступают волхвы.
fabled-first-act = Ровно одно действие: книги, преобразования, шаг волхвом или новая местность; потом вы объявляете движение. Побеждает тот, у кого больше книг солнца.
fabled-first-announce-terrain = Все волхвы в объявленном краю пойдут: ваши на два шага, чужие на один.
fabled-first-march-choice = Волхв, дошедший до водоворота, может посетить место силы рядом.
fabled-first-visit-place = Место даёт написанное на нём; если оно не нужно, возьмите вместо этого две книги степей.
fabled-first-convert = Вверх по лестнице — две книги за одну, вниз — одна за две.
fabled-first-place-land = Тропинки соединяются, если совпадает высота краёв; по разорванной дороге дальше не пройти.

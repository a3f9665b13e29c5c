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
fabled-ui-forecast = Впереди
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
fabled-ui-boost-used = усиление использовано
fabled-ui-property-used = свойство использовано
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
fabled-ui-exchange = Преобразования
fabled-ui-left = { $n ->
    [one] Осталось { $n } преобразование
    [few] Осталось { $n } преобразования
   *[other] Осталось { $n } преобразований
  }
fabled-ui-announce = В местностях какого типа пойдут волхвы
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
fabled-ui-gap = Сюда: начать ряд
fabled-ui-gap-first = В начало ряда, перед местностью «{ fabled-land }»
fabled-ui-gap-last = В конец ряда, после местности «{ fabled-land }»
fabled-ui-gap-between = Между местностями «{ $left }» и «{ $right }»
fabled-ui-placing = «{ fabled-land }»: выберите место
fabled-ui-no-places = Мест силы здесь нет.
fabled-ui-cells = { $dead ->
    [0] ячеек: { $n }
   *[other] ячеек: { $n }, в тупике: { $dead }
  }
fabled-ui-joined = тропинка продолжается справа
fabled-ui-loose = тропинка обрывается
fabled-ui-stands = { $who }: { $path ->
    [dead_end] тупик, ячейка { $cell }
   *[regular] ячейка { $cell }
  }
fabled-ui-volkhv = Волхв ({ $who })
fabled-ui-cell = { $path ->
    [dead_end] тупик, ячейка { $n }
   *[regular] ячейка { $n }
  }
fabled-ui-acted = Действие сделано
fabled-ui-wants = +1, +2… — получить столько этих книг: нужные преобразования выполнятся сами.
fabled-alone-apply = Вы применяете место силы.
fabled-alone-substitute = Применить это место нельзя: взамен — две книги степей.
fabled-alone-transform = Трансформация здесь возможна одна.
fabled-ui-forgotten = забыта
fabled-ui-grade = { $grade ->
    [legendary] Легендарная победа над духами
    [great] Великая победа над духами
    [victory] Победа над духами
   *[defeat] Духи оказались мудрее
  }
fabled-first-keep-ally = Союзник даёт силу на всю игру, а усиленный — ещё и вторую: она отмечена звёздочкой.
fabled-first-prologue-land = Из местностей складывается дорога; на новую местность вступают волхвы.
fabled-first-act = Ровно одно действие: книги, преобразования, шаг волхвом или новая местность; потом вы объявляете движение. Побеждает тот, у кого больше книг солнца.
fabled-first-announce-terrain = Пойдут все волхвы в местностях этого типа: ваши на два шага, чужие на один.
fabled-first-march-choice = Волхв, дошедший до круговорота, может посетить место силы рядом.
fabled-first-visit-place = Что сделает место силы, сказано под его названием; если это не нужно, возьмите взамен две книги степей.
fabled-first-convert = Вверх по лестнице две книги меняют на одну, вниз — одну на две.
fabled-first-place-land = Тропинки соединяются, если совпадает высота краёв; по разорванной дороге дальше не пройти.
fabled-ui-second-movement = Вестник земель: ваше второе движение
fabled-ui-steps-left = Осталось шагов: { $n }
fabled-ui-volkhv-at = Волхв на местности «{ fabled-land }»

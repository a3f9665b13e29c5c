magic_sword-alone-explore = Вы исследуете поле.
magic_sword-alone-end-turn = Больше делать нечего: ход окончен.
magic_sword-ui-board = Карта мира: три круга и мост над ними. Стрелки ведут с поля на поле, N — к следующему доступному, плюс и минус — ближе и дальше.
magic_sword-ui-nearer = Ближе
magic_sword-ui-farther = Дальше
magic_sword-ui-whole = Вся карта
magic_sword-ui-choices = Что теперь?
magic_sword-ui-heroes = Персонажи на выбор
magic_sword-ui-on-map = Выберите на карте: возможные поля светятся.
magic_sword-ui-rolls-shown = Числа на карте — куда ведёт каждый бросок; красные — у ворот, которые надо пройти.
magic_sword-ui-odds = Победа { $win }, ничья { $draw }, поражение { $loss }.
magic_sword-ui-win = победа
magic_sword-ui-pass = пройдёте:
magic_sword-ui-draw = ничья
magic_sword-ui-loss = поражение
magic_sword-ui-versus = против
magic_sword-ui-enemy-sword = Враги с общим Мечом { $n }.
magic_sword-ui-enemy-magic = Демоны с общей Магией { $n }.
magic_sword-ui-lying = Лежат карты: { $cards }.
magic_sword-ui-face-down = Закрытых карт: { $n }.
magic_sword-ui-gold-here = Золота: { $n }.
magic_sword-ui-standing = Здесь: { $heroes }.
magic_sword-ui-rolls = Сюда ведёт бросок: { $rolls }.
magic_sword-ui-paralysed = Не нападает и недоступна, пока { $name } не начнёт свой ход: гром или Огненный Круг.
magic_sword-ui-lives = Жизней: { $n }.
magic_sword-ui-uses = Осталось раз: { $n }.
magic_sword-ui-stone = Камень, ходов: { $n }
magic_sword-ui-skip = Пропустит ходов: { $n }
magic_sword-ui-slow = Одно поле за ход
magic_sword-ui-possessed = Одержимость: ходит, лишь выбросив 1–3
magic_sword-ui-ringed = Огненный Круг: ни действий, ни встреч до потерянного хода
magic_sword-ui-thundered = Гром: ни действий, ни встреч до потерянного хода
magic_sword-ui-locked = Мост закрыт, ходов: { $n }
magic_sword-ui-geas = Наговор: идёт к храму, ходов: { $n }
magic_sword-ui-extra-sword = До следующего хода: +{ $n } Меча
magic_sword-ui-on-bridge = { $done ->
    [true] На мосту: задание поля выполнено
   *[false] На мосту: задание поля впереди
  }
magic_sword-ui-leaving = Уходит с моста
magic_sword-ui-mission = Задание: { $mission ->
    [enemy] победить врага
    [character] победить персонажа
    [three-gold] принести 3 слитка
    [two-gold] принести 2 слитка
   *[claim] выполнено, ждёт награда
  }
magic_sword-ui-sword = Меч
magic_sword-ui-magic = Магия
magic_sword-ui-life = Жизнь
magic_sword-ui-gold = Золото
magic_sword-ui-stat = { $stat }: { $now }
magic_sword-ui-stat-fight = { $stat }: { $now }, своих { $own }, в бою { $battle }
magic_sword-ui-no-hero = ещё без персонажа
magic_sword-ui-spells = Заклинания
magic_sword-ui-closed-spell = Чужое заклинание
magic_sword-ui-items = Предметы
magic_sword-ui-friends = Друзья
magic_sword-ui-captive = Пленник Жезла
magic_sword-ui-trophies = Трофеи
magic_sword-ui-worth = на { $n }
magic_sword-ui-spell-count = { $n ->
    [one] { $n } заклинание
    [few] { $n } заклинания
   *[other] { $n } заклинаний
  }
magic_sword-ui-events = { $n ->
    [one] { $n } событие
    [few] { $n } события
   *[other] { $n } событий
  }
magic_sword-ui-round = { $n ->
    [0] Начало
   *[other] Раунд { $n }
  }
magic_sword-ui-war = Война Стихий: никто не колдует
magic_sword-ui-doubled = Парад Планет: Магия демонов вдвое
magic_sword-ui-time = Формула Времени
magic_sword-ui-sheet = Лист персонажа: { $name }
magic_sword-ui-chair = Мой персонаж
magic_sword-ui-died = Погибает { $hero }
magic_sword-ui-petrified = камень
magic_sword-ui-failed = без следа
magic_sword-ui-by-limit = Время вышло: побеждает тот, кто впереди.
magic_sword-ui-beast-slain = Бестия повержена.
magic_sword-ui-window = { $window ->
    [WT] { WHO($name, "Ход начинается (@)", "Ваш ход начинается") }.
    [WB] { WHO($name, "Сейчас будет движение (@)", "Сейчас вы пойдёте") }.
    [WR] { WHO($name, "Кубик движения брошен (@)", "Ваш кубик движения брошен") }.
    [WL] { WHO($name, "Движение окончено (@)", "Ваше движение окончено") }.
    [WD] { WHO($name, "Карта события открыта (@)", "Вы открыли карту события") }.
    [WF] Перед броском в бою.
    [WE] { WHO($name, "Ход кончается (@)", "Ваш ход кончается") }.
    [WX] Исход боя известен.
    [WH] Кто-то теряет жизнь.
   *[WC] Объявлено заклинание.
  }
magic_sword-ui-price = { $n ->
    [one] Цена — { $n } слиток.
    [few] Цена — { $n } слитка.
   *[other] Цена — { $n } слитков.
  }
magic_sword-ui-verb = { $verb ->
    [take] Взять: { $what }
    [visit] Подойти: { $what }
    [wield] Взять в руку: { $what }
    [send] Послать в бой: { $what }
    [drop] Бросить: { $what }
    [exorcise] Изгнать или подчинить: { $what }
    [provoke] Напасть или подойти: { $what }
    [meet] Встретить: { $what }
   *[sway] Склонить на свою сторону: { $what }
  }
magic_sword-ui-aside = Между делом
magic_sword-ui-orders = Когда спрашивать
magic_sword-ui-orders-about = Решите для каждого заклинания, когда вас о нём спрашивать. Об остальном стол не спросит, и по времени никто не узнает, что у вас в руке.
magic_sword-ui-order = { $order ->
    [always] всегда, когда его можно прочесть
    [turn] раз за чужой ход и когда дело касается меня
    [mine] когда дело касается меня
   *[never] только в мой ход
  }
magic_sword-ui-pass-idle = Не спрашивать, когда прочесть нечего
magic_sword-ui-herald = Окно заклинаний: пройдёт само…
magic_sword-ui-stop = Стоп
magic_sword-ui-by-itself = { $what }: само собой…
magic_sword-ui-rolled = Выпало { $n }
magic_sword-ui-linger = Не торопиться
magic_sword-ui-loadout = Снаряжение
magic_sword-ui-leave-here = Оставить здесь
magic_sword-ui-plain-turn = Где решать нечего, мой ход идёт сам: исследовать, взять, что помещается, закончить
magic_sword-ui-loadout-about = { $of ->
    [0] Предметов: { $n }. Что оставите, останется лежать на этом поле.
   *[other] Предметов: { $n } из { $of }. Что оставите, останется лежать на этом поле.
  }
magic_sword-first-choose-hero = У каждого героя свой дар; цифры — сила Меча и Магии.
magic_sword-first-turn-choice = Цель: добыть Волшебный Меч и Щит, дойти до моста и победить Бестию. Бросок ведёт в одну из двух сторон.
magic_sword-first-walk-where = На многих полях берут карту: это враг, предмет, друг или событие.
magic_sword-first-landing = Можно встретиться с тем, кто стоит на поле, или исследовать само поле.
magic_sword-first-prepare = В бою к силе прибавляют кубик; проигравший теряет жизнь. Шансы показаны.
magic_sword-first-cast-or-pass = Заклинание можно прочесть и в чужой ход; чаще выгоднее поберечь.
magic_sword-first-at-square = Пока вы на поле, можно сделать всё, что на нём написано, а потом закончить ход.
magic_sword-first-buy = Предметов можно нести не больше четырёх.
magic_sword-ui-tale-trophies = Побеждены в пути
magic_sword-ui-tale-friends = Спутники до конца
magic_sword-ui-tale-items = Донесено до конца

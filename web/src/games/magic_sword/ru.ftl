magic_sword-ask-aim-mirror = В кого направить Зеркало Разрушения?
magic_sword-ask-split-ruin = Сколько из двух пунктов отнять от Меча? Остальное — от Магии.
magic_sword-ask-trade-in = Какие трофеи сдать?
magic_sword-ask-demon-reward = Чем взять плату за демонов?
magic_sword-ask-pick-own = Что бросить, отдать или убрать?
magic_sword-ask-chase = Прогнать побеждённого?
magic_sword-ask-chase-where = Куда прогнать побеждённого?
magic_sword-ask-second-attack = Напасть ещё раз?
magic_sword-ask-hide-from-being = Спрятаться?
magic_sword-ask-refight = Проиграно. Сразиться ещё раз?
magic_sword-ask-imp-keeps = Какое из двух заклинаний оставить?
magic_sword-ask-discard-spell = Заклинаний слишком много: какое сбросить?
magic_sword-ask-aim = На что направить заклинание?
magic_sword-ask-resist = Сопротивляться заклинанию?
magic_sword-ask-may = Воспользоваться этим?
magic_sword-ask-pay-or-not = Заплатить?
magic_sword-ask-choose-case = Что выбираете?
magic_sword-ask-buy-healing = Сколько Жизни вылечить?
magic_sword-ask-buy = Лавка открыта: что купить?
magic_sword-ask-sell-items = Что продать?
magic_sword-ask-lose-spell = Какое заклинание потерять?
magic_sword-ask-choose-loss = Чем пожертвовать?
magic_sword-ask-reroll = Перебросить?
magic_sword-ask-draw-one-more = Взять ещё одну карту?
magic_sword-ask-discard-drawn = Какую из взятых карт сбросить?
magic_sword-ask-shift-now = Карты открыты. Каким стать?
magic_sword-ask-which-first = Какая карта сработает первой?
magic_sword-ask-ignore = Пройти мимо?
magic_sword-ask-hide-from-all = Спрятаться от всех, кто здесь есть?
magic_sword-ask-banish = Куда отослать демона?
magic_sword-ask-give-up-item = Ноша тяжела: что бросить?
magic_sword-ask-at-square = Вы на поле. Что теперь?
magic_sword-ask-send-ogre = Куда отправить Огра? Оставить здесь — значит драться.
magic_sword-ask-go-anywhere = Выберите место на карте.
magic_sword-ask-landing = Встреча с кем-то или исследование поля?
magic_sword-ask-raid-whom = На кого послать Искателя Приключений?
magic_sword-ask-meet-how = Встреча! Как поступить?
magic_sword-ask-hide-from-attack = На вас нападают. Спрятаться?
magic_sword-ask-two-dice = Бросить два кубика?
magic_sword-ask-follow = Пойти следом?
magic_sword-ask-move-bonus = На сколько полей дальше?
magic_sword-ask-walk-where = Куда идти? Возможные поля светятся на карте.
magic_sword-ask-long-stride = Шагать дальше?
magic_sword-ask-turn-the-die = Сделать Волшебной Костью из тройки четвёрку?
magic_sword-ask-hide-from-breath = Спрятаться от Дыхания Смерти?
magic_sword-ask-return-spell = Какое из взятых заклинаний отдать?
magic_sword-ask-coax = Попробовать приручить зверя (1–3)? Иначе вы нападаете.
magic_sword-ask-eat-apple = Съесть Яблоко Вдохновения?
magic_sword-ask-shift-prayer = Какой сделать сумму молитвы?
magic_sword-ask-invite = Кого вызвать на турнир?
magic_sword-ask-guess = Какое число назвать Мудрецу?
magic_sword-ask-take-from-deck = Какое заклинание взять из колоды?
magic_sword-ask-court-healer = Сколько Жизни просить у лекаря?
magic_sword-ask-place-leviathan = В какую воду пустить Левиафана?
magic_sword-ask-which-crossroads = На каком Распутье он сядет?
magic_sword-ask-prepare = Сейчас всё решится. Что ещё поможет?
magic_sword-ask-prevent-loss = Можно спасти Жизнь. Чем?
magic_sword-ask-choose-hero = Кем вы будете?
magic_sword-ask-choose-alignment = Каков ваш характер?
magic_sword-ask-may-cross = Переправиться?
magic_sword-ask-hide-from-creature = Спрятаться от вызванного существа?
magic_sword-ask-hide-from-seeker = На вас нападает Искатель Приключений. Спрятаться?
magic_sword-ask-take-spell = Какое заклинание забрать?
magic_sword-ask-take-riches = Что забрать?
magic_sword-ask-take-friend = Какого друга переманить?
magic_sword-ask-move-event = Куда перенести карту?
magic_sword-ask-fight-on = Драться с Вампиром дальше?
magic_sword-ask-raise-beast = Поднять убитого зверя?
magic_sword-ask-pay-robber = Чем откупиться от Разбойника?
magic_sword-ask-take-spoils = Победа! Что взять?
magic_sword-ask-offer = Что предложить?
magic_sword-ask-ask-for = Что хотите взамен?
magic_sword-ask-price = Какова цена? 15 — без денег.
magic_sword-ask-accept = Согласиться на сделку?
magic_sword-ask-turn-choice = Ваш ход. Как двигаться?
magic_sword-ask-cross-where = На какой берег выйти?
magic_sword-ask-cast-or-pass = Прочесть заклинание сейчас?
magic_sword-ui-board = Карта мира: три круга и мост над ними. Стрелки ведут с поля на поле, N — к следующему доступному, плюс и минус — ближе и дальше.
magic_sword-ui-nearer = Ближе
magic_sword-ui-farther = Дальше
magic_sword-ui-whole = Вся карта
magic_sword-ui-choices = Что теперь?
magic_sword-ui-on-map = Выберите на карте: возможные поля светятся.
magic_sword-ui-rolls-shown = Числа на карте — куда ведёт каждый бросок; красные — у ворот, которые надо пройти.
magic_sword-ui-odds = Победа { $win }, ничья { $draw }, поражение { $loss }.
magic_sword-ui-win = победа
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
magic_sword-ui-paralysed = До чужого хода не нападает: гром или Огненный Круг.
magic_sword-ui-stone = Камень, ходов: { $n }
magic_sword-ui-skip = Пропустит ходов: { $n }
magic_sword-ui-slow = Идёт по одному полю
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
magic_sword-ui-items = Вещи
magic_sword-ui-friends = Друзья
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
magic_sword-ui-choose = Выбрать: { $name }
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
    [WH] Кто-то теряет Жизнь.
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
magic_sword-ui-orders-about = Решите для каждого заклинания, когда вас о нём спрашивать. Остальные окна пройдут сами, и по времени никто не узнает, что у вас в руке.
magic_sword-ui-order = { $order ->
    [always] всегда, когда его можно прочесть
    [turn] раз за чужой ход и когда дело касается меня
    [mine] когда дело касается меня
   *[never] только в мой ход
  }
magic_sword-ui-pass-idle = Пропускать самому, когда прочесть нечего
magic_sword-ui-herald = Окно заклинаний: пройдёт само…
magic_sword-ui-stop = Стой
magic_sword-ui-castable = Когда: { $moments }.
magic_sword-ui-moment = { $window ->
    [WT] начало хода
    [WB] перед движением
    [WR] после броска движения
    [WL] после движения
    [WD] открыта карта
    [WF] перед кубиками боя
    [WE] конец хода
    [WX] исход боя
    [WH] потеря Жизни
   *[WC] ответ на заклинание
  }{ $own ->
    [yes] { " " }(своё)
   *[no] { "" }
  }
magic_sword-first-choose-hero = У каждого героя свой дар; цифры — сила Меча и Магии.
magic_sword-first-turn-choice = Цель: добыть Волшебный Меч и Щит, дойти до моста и победить Зверя. Бросок ведёт в одну из двух сторон.
magic_sword-first-walk-where = На многих полях берут карту: это враг, вещь, друг или событие.
magic_sword-first-landing = Можно встретиться с тем, кто стоит на поле, или исследовать само поле.
magic_sword-first-prepare = В бою к силе прибавляют кубик; проигравший теряет Жизнь. Шансы показаны.
magic_sword-first-cast-or-pass = Заклинание можно бросить и в чужой ход; чаще выгоднее поберечь.
magic_sword-first-at-square = Пока вы на поле, можно сделать всё, что предлагает надпись, а потом закончить ход.
magic_sword-first-buy = Вещей можно нести не больше четырёх.

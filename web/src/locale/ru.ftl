language-name = Русский
language-mark = РУ
house = Маготека
motto = Пять волшебных настольных игр. С друзьями, с ботами, за одним экраном.
play = Играть
more-ways = Ещё
start-new = Впервые? Начните здесь
start-new-about = Три вопроса — и вот ваша игра и её урок.
start-group = Играть вместе
start-group-about = Один QR-код на всех или один экран на двоих.
start-people = Сколько вас?
start-people-n = { $n ->
    [1] только я
   *[other] { $n }
  }
start-age = Сколько лет младшему?
start-age-1 = до девяти
start-age-2 = 9–12
start-age-3 = старше
start-time = Сколько у вас времени?
start-time-15 = четверть часа
start-time-30 = полчаса
start-time-60 = час
start-time-180 = весь вечер
start-how = Как будете играть?
start-game = Во что?
start-found = Вам подойдёт
start-call = Позвать остальных по QR-коду
start-learn = Урок на { $minutes } мин
start-other = Или:
naming-title = Как вас представить?
naming-about = Имя и лицо увидят те, с кем вы играете. Спросим один раз; поменять их можно наверху, нажав на имя.
join-host = { $host } зовёт вас за стол: «{ $game }»
join-game = Вас зовут за стол: «{ $game }»
join-there = Кто за столом
company-friends = Каждый со своего телефона
players-n = { $min }–{ $max } { $max ->
    [one] игрок
    [few] игрока
   *[other] игроков
  }
play-bots = Играть с ботами
preset-takes = { $about }≈ { $hours ->
    [0] { $minutes } мин
   *[other] { $hours } ч
} · { $level ->
    [1] простая
    [2] средняя
   *[3] сложная
}
ways = С чего начать
player-n = Игрок { $n }
set-table = Настроить партию
rules = Правила
my-tables = Мои партии
credits = Благодарности
keys = Клавиши
rooms = Залы
guest = Странник
you = вы
profile = Кто вы за столом
profile-face = Облик
profile-colour = Цвет и щит
profile-form = Как о вас говорить
form-none = без рода
form-he = он
form-she = она
profile-form-example = Например: «{ $what }»
profile-move = Такой же профиль на другом устройстве
profile-move-about = Наведите камеру другого устройства или введите на нём эти буквы: там у вас будут те же имя и облик, а «Семейная книга» станет у двух устройств общей. Код сработает один раз и действует { $minutes } минут.
profile-worn = Теперь вы и здесь — { $name }.
profile-wear = Взять сюда имя и облик
profile-wear-about = Имя, облик и обращение с того устройства придут сюда вместо здешних, а «Семейная книга» станет у двух устройств общей: соглашайтесь, только если оба ваши. Столы останутся на своих местах.
face-owl = Сова
face-fox-head = Лис
face-cat = Кот
face-raven = Ворон
face-wolf-head = Волк
face-bear-head = Медведь
face-deer-head = Олень
face-turtle = Черепаха
face-frog = Лягушка
face-lion = Лев
face-dragon-head = Дракон
face-unicorn = Единорог
face-witch-face = Ведунья
face-wizard-face = Чародей
face-crown = Корона
face-snake = Змея
colour-0 = рыжий круг
colour-1 = синий квадрат
colour-2 = зелёный ромб
colour-3 = лиловый шестиугольник
colour-4 = алый щит
colour-5 = бирюзовый восьмиугольник
colour-6 = охристая капля
colour-7 = серая звезда
your-name = Ваше имя
rename = Как вас зовут за столом?
save = Сохранить
cancel = Отмена
close = Закрыть
language = Язык
theme-light = Светлая тема
theme-dark = Тёмная тема
sound-on = Включить звук
sound-off = Выключить звук
volume = Громкость
captions-on = Писать звуки словами
captions-off = Не писать звуки словами
sound-turn = перезвон: начинается ход
sound-hit = ясный звон: удалось
sound-miss = низкий тон: не вышло
sound-hurt = глухой тон: потеря
sound-gift = три тона вверх: прибавка
sound-card = шорох: карта
sound-stone = стук: фишка
sound-die = перестук: кубик
sound-win = торжественный напев: победа
sound-lose = напев вниз: поражение
menu = Меню
skip-to-content = К содержанию
refused = Так нельзя.
oops = Сервер не ответил. Попробуйте ещё раз.
loading = Минуту…
not-found = Такой страницы нет

seats = Кто за столом
seat-n = Место { $n }
seat-me = Я
seat-friend = Друг по ссылке
seat-bot = Бот
seat-here = Кто-то за этим экраном
level-n = уровень { $n }
add-seat = Добавить место
remove-seat = Убрать место { $n }
options = Настройки партии
option-yes = Да
option-no = Нет
more-options = Ещё настройки
bot-pause = Боты думают
pause-none = без паузы
pause-short = недолго
pause-natural = как люди
clock = Часы на ход
clock-none = без часов
clock-s = { $n } с
clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
clock-match = { $days ->
    [one] { $days } день на всю партию
    [few] { $days } дня на всю партию
   *[many] { $days } дней на всю партию
}
days-n = { $days ->
    [0] нет
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
days-title = Партия на несколько дней
days-move = { $days ->
    [one] На ход — { $days } день.
    [few] На ход — { $days } дня.
   *[many] На ход — { $days } дней.
}
days-reserve = { $days ->
    [one] Запас на всю партию — ещё { $days } день.
    [few] Запас на всю партию — ещё { $days } дня.
   *[many] Запас на всю партию — ещё { $days } дней.
}
days-match = { $days ->
    [one] У каждого { $days } день на всю партию.
    [few] У каждого { $days } дня на всю партию.
   *[many] У каждого { $days } дней на всю партию.
}
days-night = С { $from } до { $to } часы стоят.
days-then = Когда время выйдет, за игрока ответит бот; следующий ход снова ждёт его самого.
days-until = Ход до { $when }
days-reserve-option = Запас на партию
days-night-option = Ночью часы стоят
days-night-about = С 23:00 до 8:00 по вашему времени.
days-rest = Я уезжаю: мои часы стоят
days-rest-none = нет
days-back = Я снова здесь
days-away = { $name } в отъезде до { $when }.
days-away-me = Вы в отъезде до { $when }: ваши часы стоят.
leave-same = Так же и дальше, если спросят о том же
leave-windows = Пасовать, пока не спросят о другом
left-same = Если спросят о том же, ответ тот же: { $answer }. Знаете об этом только вы.
left-windows = Вы пасуете, пока не спросят о другом. Знаете об этом только вы.
left-back = Снова отвечать лично
next-table = Ждут вашего хода: «{ $game }»
problem-no-rest = { $left ->
    [0] Дней отъезда за этим столом больше нет.
    [one] За этим столом остался { $left } день отъезда.
    [few] За этим столом осталось { $left } дня отъезда.
   *[many] За этим столом осталось { $left } дней отъезда.
}
begin = Начать игру
begin-invite = Позвать друзей
name-here = Имя за этим экраном
clause = Пункт { $id }

waiting-you = Ваш ход.
waiting-other = Ходит { $seat }.
waiting-moment = Минуту…
waiting-friends = { $count ->
    [one] Ждём ещё { $count } человека.
    [few] Ждём ещё { $count } человек.
   *[other] Ждём ещё { $count } человек.
  }
over = Игра окончена.
your-turn-title = Ваш ход · Маготека
lost = Связь потеряна. Соединяемся снова…
lost-kept = Нет связи. Ваш ответ уйдёт, как только она вернётся.
lost-not-sent = Нет связи: ход не отправлен.
closed-title = За этот стол не сесть
closed-text = Стол не найден, или ссылка устарела.
undo = Отменить ход
skip = Дальше
go-on = Дальше
pace = Темп
pace-calm = спокойный
pace-usual = обычный
pace-quick = быстрый
pace-once = без показа
since-turn = С вашего прошлого хода: { $count }
since-turn-title = Что было с вашего прошлого хода
large = Крупно, чтобы читать с дивана
connoisseur = Для знатоков
connoisseur-about = пункты правил, точность оценок, печать бросков
switch-on = включено
switch-off = выключено
hint = Подсказка
answers = Все ответы списком: { $count }
answers-title = Что можно ответить
hint-title = Что сейчас лучше и почему? (h)
log = Летопись
chat = Беседа
chat-write = Сказать за столом
chat-send = Сказать
chat-empty = Пока тихо.
mute = Не слышать { $name }
unmute = Слышать { $name }
table-tab = Стол
replay-line = Показать ещё раз: { $text }
replaying = Показываем прошлое
training = Обучение
training-on = Показать шансы
training-off = Скрыть шансы
spectator = Вы смотрите
invite-watch = Только смотреть
copy = Скопировать
copied = Ссылка скопирована
copy-failed = Скопировать не вышло: выделите ссылку и скопируйте сами.
share = Поделиться
invite-all = Садитесь к нам за стол
look-at-table = Посмотреть на стол
again-watch = Смотреть новую партию
again-called = { $name } зовёт сыграть ещё раз
again-join = Ещё раз: зовёт { $name }
scan = Наведите камеру
scan-all = Наведите камеру или пошлите ссылку: она одна на всех
host = Хозяин стола
host-mute = Лишить слова
host-unmute = Вернуть слово
host-remove = Убрать из-за стола
host-sure = Точно?
host-nameless = Без имени
host-watches = смотрит
host-again = Кто здесь
host-hush = Попросить зрителей молчать
host-speak = Дать слово зрителям
host-renew = Сменить ссылку для зрителей
host-open = Пустить зрителей
host-close = Закрыть для зрителей
host-delete = Удалить стол
give-to-bot = Отдать боту
take-back = Вернуть себе место
online = за столом
away = не здесь
away-who = { WHO($name, "не здесь", "не здесь", he: "отошёл", she: "отошла") }
chat-unread = Есть новые слова в беседе
late-you = Ваше время вышло: за вас ответил бот.
late-other = { WHO($name, "@: время вышло", "Ваше время вышло", he: "@ не успел ответить", she: "@ не успела ответить") }, ответил бот.
left-to-bot = { WHO($name, "@: дальше", "Дальше за вас", he: "@ отошёл, дальше", she: "@ отошла, дальше") } играет бот.
came-back = { WHO($name, "@ снова за столом", "Вы снова за столом", he: "@ вернулся за стол", she: "@ вернулась за стол") }.
farewell = Мне пора, за меня доиграет бот.
farewell-word = Слово остальным
pause-on = Пауза
pause-off = Продолжить игру
paused = Пауза: { $name }.
react-bravo = Браво!
react-wow = Ого!
react-thanks = Спасибо!
react-oops = Ой…
react-thinking = Думаю…
react-hurry = Ваш ход!
rewind = Вернуться назад…
rewind-title = Вернуться назад
rewind-about = Куда вернуться? Спросим всех, кто играет: стол вернётся, когда согласятся все. Предложение действует минуту, и любой ход его отменяет.
rewind-alone = Куда вернуться? Спрашивать некого: стол вернётся сразу.
rewind-nowhere = Возвращаться пока некуда.
rewind-seen = Увиденного не забыть, а кубики и карты дальше выпадут заново.
rewind-answer = До своего последнего ответа
rewind-answer-inner = к своему последнему ответу
rewind-answer-mine = До моего последнего ответа
rewind-answer-mine-inner = к своему последнему ответу
rewind-turn = К началу хода: { $name }
rewind-turn-inner = к началу хода ({ $name })
rewind-turn-mine = К началу моего хода
rewind-turn-mine-inner = к началу вашего хода
rewind-turn-shared = К началу хода
rewind-turn-shared-inner = к началу хода
rewind-round = К началу раунда
rewind-round-inner = к началу раунда
rewind-round-fabled = К началу главы
rewind-round-fabled-inner = к началу главы
rewind-undoes = Отменится: { $what }{ $more ->
    [0] { "" }
    [one] { " " }И ещё { $more } строка летописи.
    [few] { " " }И ещё { $more } строки летописи.
   *[other] { " " }И ещё { $more } строк летописи.
  }
rewind-undoes-answer = Отменится ответ, которого ещё никто не видел.
rewind-asks = { $name } предлагает вернуться { $where }.
rewind-yours = Вы предложили вернуться { $where }.
rewind-waits = Ждём согласия: { $names }.
rewind-agree = Вернуться
rewind-decline = Играть дальше
rewind-withdraw = Не надо, играем дальше
rewind-done = Стол вернулся назад.
rewind-declined = { $name } не хочет возвращаться: играем дальше.
rewind-late = За минуту согласились не все: играем дальше.
rewind-moved = Игра пошла дальше, возвращаться не стали.
problem-cannot-leave = Здесь нельзя ответить заранее.
problem-cannot-rewind = Сейчас туда не вернуться.
problem-paused = Сейчас пауза. Продолжить может любой из игроков.
bot = бот
bot-level = бот { $level }
open-seat = свободно
here-seat = за этим экраном
again = Сыграть ещё раз
leave = К играм
won = { $count ->
    [one] { WHO($names, "Победа: @", "Победа за вами") }
   *[other] Победа на всех: { $names }
  }
tally = Из чего сложился итог
you-won = Вы победили!
curtain-title = Передайте экран: { $name }
curtain-text = Коснитесь, когда за экраном { $name } и больше никто не смотрит.
curtain-open = Это я, { $name }
clock-left = Осталось { $n } с
why-link = Правило { $id }
why-link-plain = Что в правилах

keys-arrows = Стрелки — ходить по столу
keys-enter = Enter — сделать
keys-u = u — отменить ход
keys-h = h — подсказка
keys-t = t — показать шансы
keys-l = l — летопись
keys-esc = Esc — промотать показ
keys-help = ? — этот список
keys-digits = 1–9 — выбрать вариант с этим номером

rules-of = Правила: { $name }
rules-search = Искать в правилах
rules-contents = Содержание
rules-none = Ничего не нашлось.
rules-found = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
  }
rules-missing = Правила этой игры ещё не записаны.
tables-search = Искать: игра или имя
tables-forget = Убрать из списка
continue = Продолжить
continue-turn = Продолжить: ваш ход
continue-more = Ещё партий: { $count }
move = Пересесть на другое устройство
move-about = Наведите камеру другого устройства или введите на нём эти буквы. Код сработает один раз и действует { $minutes } минут; место переедет, а здесь закроется.
move-where = Буквы вводят по адресу { $address }
moved-title = Код с другого устройства
moved-text = На том устройстве откройте «Стол» и нажмите «Пересесть на другое устройство».
moved-sure = Ваше место за столом переедет сюда, а на прежнем устройстве закроется.
moved-code = Шесть букв
moved-sit = Пересесть сюда
moved-away = Вы пересели
moved-away-text = Ваше место за этим столом теперь на другом устройстве.
invite-anew = Позвать заново
problem-no-code = Такого кода нет: он не тот, уже использован или устарел.
problem-has-seat = У этого устройства уже есть место за тем столом.
tables-none = Пока ни одной партии. Самое время начать первую.
tables-turn = ваш ход
tables-over = окончена
tables-wait = ждём: { $names }
tables-broken = можно только посмотреть
tables-ends = Будет удалён { $day }, если никто не придёт
tables-due-mine = Ответить до { $when }; потом ответит бот
tables-due = Ход до { $when }; потом ответит бот
gallery = Галерея
gallery-text = Все картины дома. Каждая написана из нескольких слов, что стоят под ней: кто, во что одет, что за спиной, где, при каком свете и в какой час. Те же слова — та же картина.
gallery-shape = Вид картин
gallery-night = Ночью
gallery-day = Днём
gallery-shapes = { $shape ->
    [card] Карты
    [disc] Фишки
   *[wide] Картины
}
gallery-kind = { $kind ->
    [heroes] Герои
    [cards] Карты
    [spells] Заклинания
    [fates] Судьбы
    [scenarios] Сценарии
    [tricks] Уловки
    [beings] Противники
    [squares] Поля
    [allies] Союзники
    [events] События
    [lands] Земли
    [places] Места силы
    [mages] Маги
    [familiars] Фамильяры
    [guardians] Стражи
    [scrolls] Свитки
    [spirits] Духи
    [families] Семейства
    [endings] Концовки
   *[other] Прочее
}
ending-save = Сохранить картину
art-ending = { $name ->
    [lost] Поражение
    [limit] Время вышло
   *[won] Победа
}
art-terrain = { $terrain ->
    [steppe] Степь
    [mountain] Горы
   *[forest] Лес
}
credits-text = Всё нарисованное и написанное здесь, кроме перечисленного ниже, сделано для Маготеки.
credits-icons = Значки
credits-icons-text = Значки взяты с game-icons.net по лицензии CC BY 3.0, цвета изменены. Их нарисовали:
credits-paintings = В картинах: { $names }.
credits-fonts = Шрифты
credits-fonts-text = Alegreya — Хуан Пабло дель Пераль, Huerta Tipográfica. Forum — Денис Машаров. Оба под лицензией SIL Open Font License 1.1.
credits-code = Программы
credits-code-text = Svelte, Fluent, marked и uqr — с благодарностью их авторам; все под свободными лицензиями.
credits-licences = Лицензии шрифтов, значков и программ полностью
credits-games = Игры
credits-games-text = «Абрака… что?» придумал Гон Хи Ким (Gary Kim), «Сиггил» — Анри Кермаррек, «За пятью печатями» — Торстен Райхвайн, «Землю сказаний» — Анатолий Охапкин, Денис Давыдов и Ян Егоров; «Магический Меч» родом из польской игры Magiczny Miecz. Игры принадлежат их авторам и издателям; здесь воспроизведены только правила, своими словами.

join-sit = Сесть за стол
bot-names = Мерлин/he/wizard-face, Василиса/she/frog, Морриган/she/raven, Просперо/he/owl, Баба Яга/she/witch-face, Фауст/he/wolf-head, Кощей/he/crown, Вивиана/she/unicorn, Вейнемёйнен/he/bear-head, Цирцея/she/lion
bot-plays = пока играет бот
training-about = За столом можно смотреть шансы и просить подсказку.
hint-says = Совет
hint-thinks = Пробуем ходы в воображаемых партиях…
hint-chance = победа { $chance } % ± { $error }
hint-chance-plain = побед примерно { $chance } из 100
hint-why-forced = Другого ответа нет.
hint-why-only = Любой другой ответ даёт то же самое или меньше, что бы ни было скрыто.
hint-why-odds = Удаётся в { $share } % случаев{ $more ->
    [no] ; самый вероятный из остальных — в { $other } %.
   *[other] : вероятнее нет ни одного.
  }
hint-why-safe = Риска никакого; { $other ->
    [0] любой другой ответ не удастся.
   *[other] самый вероятный из остальных удаётся в { $other } % случаев.
  }
hint-why-brings = { $share ->
    [100] { $exact ->
        [yes] Наверняка
       *[other] Почти всегда
      }
   *[other] { $exact ->
        [yes] { $share } %
       *[other] Около { $share } %
      }
  } (другой ответ: { $other } %): { $what }
hint-why-spares = { $share ->
    [0] { $exact ->
        [yes] Никогда
       *[other] Почти никогда
      }
   *[other] { $exact ->
        [yes] Только { $share } %
       *[other] Только около { $share } %
      }
  } (другой ответ: { $other } %): { $what }
hint-why-solved = Все продолжения пройдены до конца: этот ответ даёт { $share } % победы, другой — { $other } %.
hint-why-worth = { $more ->
    [no] В тех же воображаемых партиях он побеждает реже другого ответа — на { $points } %.
   *[other] В тех же воображаемых партиях он побеждает чаще другого ответа — на { $points } %.
  }
hint-why-stands = К концу хода положение обещает { $share } % победы, после другого ответа — { $other } %.
hint-why-sight = По первой прикидке он ценнее другого ответа.
hint-why-even = Насколько удалось посмотреть, ни один из двух ответов явно не лучше.
hint-fold = Свернуть совет
hint-unfold = Развернуть совет
hint-give = Ответить так
hint-sure = Первый ответ заметно лучше.
hint-likely = Первый ответ, похоже, лучше.
hint-even = Оба ответа почти равны: выбирайте по вкусу.
hint-from-matches = Проверено на воображаемых партиях, в которых неизвестное вам разложено заново: подсказка знает не больше вас.
hint-from-look = Найдено подсчётом этого хода; подсказка знает не больше вас.
hand-on = Оставить на экране только моё
hand-off = Показать весь стол
level-random = Ветреник
level-random-about = Отвечает что в голову придёт.
level-novice = Озорник
level-novice-about = Любит пробовать: берёт многое, что лишь кажется заманчивым, но зря ничего не теряет.
level-kind = Добряк
level-kind-about = Видит, что хорошо, но легко соблазняется тем, что почти так же хорошо; глупостей не делает. Для первой партии.
level-steady = Ученик
level-steady-about = Видит, что хорошо, и лишь иногда соблазняется тем, что почти так же хорошо.
level-greedy = Подмастерье
level-greedy-about = Хорошо считает, берёт то, что выгоднее сейчас, и не заглядывает вперёд.
level-adept = Знаток
level-adept-about = Перед ответом заглядывает немного вперёд, но недолго.
level-search = Мастер
level-search-about = Обдумывает каждый ответ и просчитывает дальше всех.
level-measured = { $elo } ± { $error } очков · { $seconds ->
    [0] отвечает сразу
   *[other] думает до { $seconds } с
  }
level-measured-about = Измерено в партиях ботов на двоих: у Добряка 1000 очков, а тот, у кого на 110 больше, выигрывает две партии из трёх.
level-outside-about = Чужой бот из установленного пакета; что он умеет, знает его автор.
problem-no-table = Такого стола нет, или ссылка устарела.
problem-not-yours = Это место или стол не ваши: попросите ссылку.
problem-seat-taken = Это место уже занято.
problem-table-full = Все места за этим столом уже заняты.
problem-seats-open = Стол ждёт, пока займут все места.
problem-busy = Сейчас слишком много дел: ваше место в очереди — { $place }. Попробуйте через минуту.
problem-full = Сейчас здесь нет места для новых столов; начатые партии идут дальше.
problem-too-fast = Слишком часто; подождите немного.
problem-crowded = За этим столом больше нет места для зрителей.
problem-muted = Хозяин стола попросил тишины.
problem-too-large = Слишком длинно.
problem-no-help = За этим столом нет шансов и подсказок.
problem-late-hint = Бот не успел обдумать подсказку; попросите её ещё раз.
problem-not-stored = Ход не записан и не считается; попробуйте ещё раз.
problem-bad-request = Так стол не открыть.
left-of-me = слева
right-of-me = справа
tell-turn = Сообщать, когда придёт мой ход
keys-i = i — что это такое (или долгое нажатие)
company-bots = С ботами
company-bots-about = Вы и боты: можно начинать сразу.
company-friends-about = Одна ссылка и один QR-код на всех; каждый играет со своего телефона.
company-screen = За одним экраном
company-screen-about = Экран переходит из рук в руки, между ходами его закрывает занавес.
company-phones = Экран и телефоны
company-phones-about = Этот экран — середина стола, а свои тайны каждый держит в телефоне.
while-away = Пока вас не было: { $count }
record = Сохранить запись партии
lan-show = Показать в домашней сети
lan-hidden = Сейчас ссылка работает только на этом компьютере. Включите — и её откроют телефоны вашей сети.
lan-shown = Ссылку откроет любой телефон вашей сети; выключите, когда доиграете.
problem-cannot-share = Показать дом в домашней сети не вышло: сети нет или её порт занят.
away-long = Сервер не отвечает. Этот стол подождёт его; тем временем есть боты и стол за одним экраном.
away-play = Играть здесь, пока сервера нет
away-here = Сервера сейчас нет: вы играете в этом браузере. Эти партии останутся здесь, а столы на сервере ждут его.
away-back = Сервер снова отвечает.
away-return = Вернуться
away-read = Понятно
position-to-server = Играть дальше на сервере, с друзьями
position-to-here = Играть дальше в этом браузере, без сервера
position-from = Открыть позицию по ссылке или из файла
position-title = Позиция
position-link = Ссылка на позицию
position-about = В ссылке вся партия до этого хода, и скрытые карты тоже. Кто её откроет, играет дальше за своим столом.
position-long = Партия слишком длинна для ссылки: сохраните её в файл, он открывается на странице «Позиция» любой «Маготеки».
position-save = Сохранить позицию в файл
position-of = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
  } · { $moves ->
    [one] сделан { $moves } шаг
    [few] сделано { $moves } шага
   *[other] сделано { $moves } шагов
  }
position-seat = { $seat }-е место
position-seat-now = { $seat }-е место, его ход
position-play = Играть дальше
position-paste = Ссылка на позицию, из любой «Маготеки»
position-open = Открыть
position-file = Открыть файл…
problem-bad-position = В этой ссылке нет позиции: она обрезана или из другой версии «Маготеки».
problem-over-there = В этой позиции партия уже окончена: играть дальше нечего.
site-opening = Дом открывается…
site-failed = В этом браузере дом не открылся: обновите браузер или освободите место.
site-fresh = Новая версия:
site-renew = обновить
kept-about = Партии живут в этом браузере. Файл сохранит их, если браузер всё забудет, и перенесёт на другое устройство.
kept-save = Сохранить все партии в файл
kept-take = Взять партии из файла
kept-wipe = Стереть всё
kept-wipe-sure = Точно стереть навсегда?
kept-wiped = Стёрто всё, что хранил этот браузер; партий: { $count }.
past-stays-here = Партии хранит только этот браузер: удалённые не вернуть. Начатые партии не удаляются.
kept-taken = { $count ->
    [0] Новых партий в файле нет.
    [one] Взята { $count } партия.
    [few] Взяты { $count } партии.
   *[other] Взято { $count } партий.
}
only-here = Этот адрес работает только на этом компьютере. Чтобы пустить телефоны из вашей сети, запустите
problem-unknown-bot = Такого бота нет.
problem-broken-bot = Бота { $level } сейчас запустить не удалось.
problem-broken-game = В игру { $name } здесь сыграть нельзя: её пакет не загружается.
problem-cannot-analyse = Партии в эту игру здесь не разбирают.
problem-unknown-game = Такой игры здесь нет.
problem-bad-setting = Так договориться нельзя.
problem-no-perspective = Такими глазами партию можно посмотреть, когда она окончена.
problem-not-over = Запись можно прочесть, когда партия окончена.
problem-cannot-answer = На этот стол можно только посмотреть: { $why }
problem-cannot-show = Стол сохранён, но показать его нельзя: { $why }
problem-cannot-go-on = Эту партию по нынешним правилам не продолжить: { $reason }.
problem-tampered-record = Эту партию не продолжить: ответ { $answer } в её записи неверен.
problem-no-page = Такой страницы нет.
problem-nobody-comes = Сюда никто не придёт с другого устройства: у этого дома нет сервера.
problem-bad-file = В этом файле нет партий «Маготеки».
problem-foreign = Просьбы с чужих сайтов не принимаются.
problem-other-house = Под этим именем дом не открыт; хозяин может добавить имя ключом --host.
problem-broken = Что-то сломалось у нас; сохранённое не пропало.
problem-not-ready = Дом ещё не готов: сейчас ничего нельзя записать.
problem-bad-seats = В эту игру столько игроков не играет.
problem-unknown-setting = О таком здесь не договариваются.
problem-nothing-to-undo = Отменять нечего.
seal = Броски под печатью
seal-verified = Печать проверена
seal-plain = Броски и карты этой партии проверены: всё было честно.
seal-partly = Печать цела, проверено не всё
seal-broken = Печать нарушена!
seal-told = Печать проверил дом
seal-before = Игра начнётся, когда все сядут за стол и устройство каждого добавит случайное число.
seal-promise = Когда стол открыли, Маготека загадала тайное число и сразу показала его отпечаток. Угадать число по отпечатку нельзя, а подменить его потом не выйдет: отпечаток не сойдётся.
seal-parts = Потом устройство каждого игрока добавило своё случайное число. Все броски и все карты партии получаются из этих чисел вместе, поэтому выбрать себе удачу не может никто: ни Маготека, ни игрок, даже если отменить ход или ответить последним.
seal-nobody = К этому столу игроки своих чисел не добавили: его открыла программа, которая их не ждёт. Все броски и карты получаются из одного тайного числа.
seal-held = Пока собраны не все числа, ничего не раздано.
seal-dealt = Тайное число откроется, когда партия закончится. Тогда каждый сможет проверить все броски и карты.
seal-open = Партия окончена, и тайное число открыто.
seal-lost = Тайное число осталось в другом доме, откуда переехал этот стол: печать сломана, и проверить партию нельзя.
seal-none = Этот стол открыт без печати: проверить броски нельзя.
seal-checking = Проверяем все броски и карты…
seal-failed = Проверить сейчас не получилось. Запись можно проверить и самостоятельно.
seal-found-true = Проверено: бросков и карт { $draws }, и все выпали так, как было обещано до игры.
seal-rewinds = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
  } стол возвращался назад с общего согласия; дальше выпадало заново.
seal-unchecked = Не проверено бросков и карт: { $count }. Тогда играли по прежней редакции правил.
seal-own-whole = Это устройство проверило запись само, без дома: все броски и карты ({ $draws }) и все ответы на месте.
seal-own-part = Это устройство проверило запись само, без дома: подмены нет, но проверено не всё.
seal-own-bent = Это устройство проверило запись само, и она не сходится с тем, что оно помнит!
seal-drawn = Проверено бросков и карт: { $count }.
seal-receipt = Расписка этого устройства
verify-page = Проверить запись самостоятельно
verify-page-text = Эта страница проверяет печать сама: ни файлы, ни итог никуда не отправляются. Правил игр она не знает, их знает команда magoteka verify.
verify-page-record = Запись партии
verify-page-odds = Какое число что означает (…/odds или magoteka verify --odds)
verify-page-receipt = Расписка того, кто играл
verify-page-unkept = Без расписки не видно, не переписана ли запись после конца партии.
verify-page-unreadable = Это не запись партии под печатью.
verify-page-aside = Не проверялось то, что запись рассказывает сверх ответов: что при них произошло и как выглядел стол. Первое сверяет magoteka verify.
verify-page-rules = Что ответы законны, а числа означают именно эти карты, эта страница проверить не может.
seal-vouched = Ответов с отметкой устройства игрока: { $count }.
seal-stood = Ответов бота вместо игрока: { $count }.
seal-unvouched = Ответов игроков без отметки, которую можно проверить: { $count }.
seal-missing = Ответов этого устройства, которых в записи нет: { $count }. Либо их не приняли или взяли назад, пока оно было без связи, либо их подменили.
seal-found-branch = Партия продолжает другую, и скрытое в ней раздали заново: печать этого не охватывает.
seal-found-other = Печать нарушена: это не та партия, от которой это устройство хранит расписку!
seal-found-bent = Печать нарушена: бросок или карта в ответе { $answer } не те, что обещаны.
seal-found-altered = Печать нарушена: ответ { $answer } или один из предшествующих изменён задним числом.
seal-found-illegal = Печать нарушена: ответ { $answer } по правилам невозможен.
seal-found-commitment = Печать нарушена: тайное число не сходится со своим отпечатком.
seal-found-unfinished = Партия не доиграна, проверять пока нечего.
seal-found-unsealed = У этой партии печати нет.
seal-found-lost = Тайное число потеряно, проверить партию нельзя.
seal-found-rules = Партию играли по другой редакции правил, здесь её не проверить.
seal-found-newer = Печать поставила более новая Маготека, здесь её не проверить.
seal-mine = Число с этого устройства на месте, и отпечаток тот же, что был показан до игры.
seal-not-mine = Печать нарушена: число, которое добавило это устройство, или показанный ему отпечаток подменены!
seal-numbers = Показать сами числа
seal-commitment = Отпечаток тайного числа
seal-secret = Тайное число
seal-by-bot = бот ничего не добавляет
seal-by-none = ничего не добавлено
seal-by-awaited = ещё не пришло
seal-by-player = добавлено
seal-yourself = Не верите нам на слово? Сохраните запись и проверьте её сами, на любом компьютере с Маготекой и без сети:
waiting-part = Ждём, пока { $seat } откроет стол на своём устройстве: тогда и начнём.

## Урок

learn = { $standing ->
    [begun] Продолжить урок
    [done] Пройти урок ещё раз
   *[new] Научиться за { $minutes } { $minutes ->
        [one] минуту
        [few] минуты
       *[other] минут
    }
}
learn-further = { $standing ->
    [begun] Продолжить урок { $n }: { $name }
   *[new] Урок { $n }: { $name }, { $minutes } мин
}
learn-done = пройден
guide = Наставник
guide-step = { $n } из { $of }
guide-next = Дальше
guide-skip = Сделать за меня
guide-close = Уйти с урока
guide-free = Дальше без наставника
guide-hall = В зал, доучусь потом
guide-stay = Остаться
guide-not-now = Так тоже можно, но сначала попробуем то, на что показывает наставник.

## Задачи

daily = Задача дня
puzzles = Задачи
puzzles-n = Задачи { $done }/{ $all }
puzzles-about = Положения из партий, сыгранных ботами: один ответ в них заметно лучше всех прочих. Найдите его — просто сделайте ход.
puzzles-done = Решено { $done } из { $all }
puzzles-none = Задач к этой игре пока нет.
puzzle-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
puzzle-standing = { $standing ->
    [solved] решена
    [seen] ответ подсмотрен
   *[new] не решена
}
puzzle-motif = { $motif ->
    [finish] выиграть сейчас
    [guard] не отдать победу
    [plan] план на несколько ходов
   *[stand] задел на будущее
}
puzzle-level = { $level ->
    [easy] лёгкая
    [fair] средняя
   *[hard] трудная
}
puzzle-find = Найдите лучший ход.
puzzle-n = Задача { $n } из { $of }: найдите лучший ответ.
puzzle-verdict = Что сказал судья
puzzle-found = Найдено!
puzzle-better = Есть ответ лучше
puzzle-solution = Решение
puzzle-often = { $n ->
    [0] почти ни одной
    [100] почти 100 из 100
   *[other] примерно { $n } из 100
}
puzzle-found-why = Это лучший ответ. Побед с ним — { $mine }, со следующим по силе — { $best }.
puzzle-better-why = Побед с этим ответом — { $mine }, с лучшим — { $best }.
puzzle-solution-is = Лучший ответ (побед — { $best }):
puzzle-judge = Судья — бот: он знает только то, что видно вам, и много раз доигрывает партию после разных ответов.
puzzle-line-best = Что даёт лучший ответ
puzzle-line-tempting = Чем плох соблазнительный ответ
puzzle-line-skipped = …партия идёт дальше, и вот чем кончается:
puzzle-line-about = Так доиграли сильные боты: в одном и том же мире, с одной и той же удачей.
puzzle-line-board = Показать на доске
puzzle-again = Попробовать ещё
puzzle-show = Показать решение
puzzle-play-on = Играть дальше
puzzle-next = Следующая задача

replay = Посмотреть партию
replay-own = Посмотреть, что было
replay-title = Просмотр партии
replay-running = Партия ещё идёт: видно только то, что знали вы на своём месте.
replay-faded = Раньше этого не показать: часть того, что было видно, уже скрылась из виду.
replay-place = Шаг { $n } из { $of }
replay-scrub = Какой шаг показать
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-start = В начало
replay-end = В конец
replay-play = Показывать
replay-stop = Остановить
replay-speed = Скорость
replay-speed-0 = Медленно
replay-speed-1 = Обычно
replay-speed-2 = Быстро
replay-perspective = Чьими глазами
replay-perspective-watch = Зритель
replay-perspective-open = Всё открыто
replay-more = Ещё
replay-table = К столу
keys-replay = В просмотре: ← → — шаг, Shift + ← → — ход, пробел — показывать, Home и End — начало и конец
branch = Играть отсюда
branch-about = Новый стол с шага { $n }: всё, что было до него, так и было, а дальше — ваша игра.
branch-me = Я
branch-friend = Друг по ссылке
branch-hidden = Что было скрыто
branch-same = Скрытое остаётся, каким было
branch-redealt = Скрытое от меня раздать заново
branch-end = Партия здесь окончена: вернитесь к любому шагу раньше, и отсюда можно будет играть.
branch-running = Играть отсюда можно, когда партия окончена.
share-moment = Ссылка на этот шаг
share-anyone = Смотреть может любой, у кого есть ссылка
share-people = По ссылке посмотрят только те, кто был за столом.

book-title = Семейная книга
book-about = Вечера, партии и то, чем они запомнились. Книга одна на всех устройствах, куда вы перенесли себя кодом.
book-print = Напечатать
book-honours = Впервые
book-times = { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
past-title = Мои итоги
past-none = Пока ни одной сыгранной партии. Доиграйте первую — она появится здесь.
past-game = Игра
past-friend = С кем
past-result = Итог
past-any = любая
past-anybody = с кем угодно
past-every = любой
past-only-won = победы
past-only-lost = поражения
past-matches = Партии
past-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
  }
past-more = Показать ещё { $count }
past-latest = Показаны последние { $count }; в подсчёты вошли все.
past-bot = бот «{ $level }»
past-somebody = Кто-то
past-winner = победа
past-hints = с подсказками
past-minutes = { $minutes } мин
past-moves = { $moves ->
    [one] { $moves } шаг
    [few] { $moves } шага
   *[many] { $moves } шагов
  }
past-won = победа
past-shared = победа на всех
past-lost = поражение
past-nobody = без победителя
past-screen = за одним экраном
past-by-game = Победы по играм
past-by-opponent = Встречи
past-by-seat = Победы по местам
past-place = { $seat }-е место из { $seats }
past-wins = побед { $wins } из { $matches }
past-versus = мои { $wins } : { $theirs } соперника, всего { $matches }
past-share-plain = Доля побед { $share } %; случай дал бы { $due } %.
past-share = Доля побед { $share } % (95 %: от { $low } до { $high } %); случай дал бы { $due } %.
past-few = Мало партий, чтобы судить.
past-even = От случая не отличить.
past-above = Больше, чем дал бы случай.
past-below = Меньше, чем дал бы случай.
past-figures-about = Точка — доля побед, полоса — её интервал при вероятности 95 %, пунктир — сколько дал бы случай. Общая победа делится на всех победителей. Пустая точка: партий меньше десяти.
past-parts = Удача и решения
past-parts-decisions = Мои решения
past-parts-mean = { $count ->
    [one] По { $count } партии: решения { $decisions } %, удача { $luck } %.
   *[other] В среднем по { $count } партиям: решения { $decisions } %, удача { $luck } %.
}
past-parts-one = решения { $decisions } %, удача { $luck } %
past-parts-about = Партии по порядку, последняя справа; вверх — помогло, вниз — помешало. Решения сравниваются с тем, как ходил бы бот.
past-parts-none = Пока нечего показать: откройте запись партии и спросите «Почему так вышло?».
past-rating = Рейтинг
past-points-plain = Рейтинг { $points }
past-points = { $points }, от { $low } до { $high }
past-rated = { $count ->
    [one] по { $count } партии
   *[other] по { $count } партиям
  }
past-rating-about = Все начинают с 1000. Считаются партии людей за одним столом под печатью: без подсказок, возвратов и ботов. За день учитываются три партии одной компании; если десять раз подряд побеждает один и тот же, дальше не считается.
past-mine = Мои данные
past-want-rating = Считать мой рейтинг
past-export = Скачать всё моё (JSON Lines)
past-forget = Удалить все мои партии
past-forget-sure = Точно удалить навсегда?
past-stays = Партии, где кроме ботов были только вы, удаляются вместе со столом. У тех, кто играл с вами, партия останется, но без вашего имени и лица: «Кто-то». Ваши слова исчезнут из всех разговоров за столом, а имя — из таблиц состязаний. Начатые партии продолжатся под вашим именем.
past-forgotten = Удалено партий: { $deleted }. Осталось у других без вашего имени: { $kept }.
past-forgotten-left = Удалено партий: { $deleted }. Осталось у других без вашего имени: { $kept }. Ещё { $left } сейчас открыты; попробуйте позже.

record-open = Открыть запись партии…
record-reading = Читаем запись…
record-drop = Отпустите файл, и партия откроется
record-large = Этот файл больше любой партии: откройте файл одной партии.
problem-bad-record = Это не запись партии: откройте файл, который вы сохранили в конце партии.
problem-spoilt-record = Этот файл изменён после партии (ответ { $answer }): сохраните запись ещё раз и откройте её.
problem-unfinished-record = Партия в этом файле не окончена: доиграйте её командой magoteka play --load и откройте снова.
problem-newer-record = Эту партию записала более новая «Маготека»: обновите эту.
problem-older-record = Правила с тех пор изменились: откройте эту запись той «Маготекой», которая её сделала.
contest-title = Те же карты для всех

tour-title = Турниры
club-title = Клубы
seal-later = Партия окончена, но те же карты ещё могут играть другие: тайное число откроется, когда закончится состязание.
problem-no-contest = Такого состязания нет, или ссылка устарела.
problem-same-cards = Пока другие могут играть те же карты, это закрыто.
problem-seen-deal = Эти карты у вас уже были за другим столом.
problem-no-tournament = Такого турнира нет, или ссылка устарела.
problem-tournament-closed = Этот турнир закрыт.
problem-tournament-full = В этом турнире больше нет мест.
problem-too-late = Первый тур уже начался: войти в турнир с выбыванием больше нельзя, но можно стать запасным.
problem-still-played = { $tables ->
    [one] { $tables } стол ещё без результата.
    [few] { $tables } стола ещё без результата.
   *[many] { $tables } столов ещё без результата.
} Следующий тур начнётся, когда результат будет у всех.
problem-last-round = Больше туров нет: все сыграны, или людей слишком мало.
problem-contest-closed = Состязание уже закончено.
problem-contest-full = В этом состязании больше нет места.
problem-no-club = Такого клуба нет, или ссылка устарела.
problem-not-organiser = В этом клубе это решают другие.
problem-club-muted = Организаторы просят вас пока не писать здесь.
problem-club-full = В этом клубе больше нет мест.
problem-club-changed = Кто-то только что изменил то же самое: посмотрите ещё раз.
problem-not-empty = Там, куда копировать, уже есть столы.

why = Почему так вышло?
why-about = Боты доиграют партию много раз от каждого шага, и станет видно, что решила удача, а что — сами игроки. Это займёт несколько минут; можно смотреть партию дальше или уйти и вернуться.
why-place = Перед вами разбирают другие партии: ваша — { $place }-я по очереди.
why-working = Разбираем партию…
why-patience = Можно смотреть партию или уйти: разбор сохранится.
why-failed = Разобрать партию не вышло; можно попробовать ещё раз.
why-nowhere = В этом доме партии не разбирают.
why-whose = Чью игру разобрать
why-chance = { $seat } — { $chance } %
why-parts = Из чего сложился итог
why-par = Шанс на победу в начале
why-part-decisions = { WHO($seat, "Решения игрока @", "Ваши решения") }
why-part-others = Решения других
why-part-luck = Удача
why-result = Итог
why-sum = Вместе они дают итог; каждое число может быть неточным на { $error }. Проценты — сколько побед из ста таких партий.
why-sum-fitted = Вместе они дают итог. Проценты — сколько побед из ста таких партий; удача здесь — всё, чего не решили ответы, и неточность оценки тоже.
why-sum-plain = Вместе они дают итог. Проценты — сколько побед из ста таких партий.
why-beside = Решения сравниваются с тем, как ходил бы бот: плюс — лучше него. Свои и чужие решения могут быть велики и гасить друг друга, а до лучшего ответа и при плюсе бывает далеко.
why-luck-lost = { WHO($seat, "@: больше всего подвела удача.", "Больше всего вас подвела удача.") }
why-luck-won = { WHO($seat, "@: больше всего помогла удача.", "Больше всего вам помогла удача.") }
why-decisions-lost = { WHO($seat, "@: дороже всего обошлись собственные решения.", "Дороже всего обошлись ваши собственные решения.") }
why-decisions-won = { WHO($seat, "@: победу принесли собственные решения.", "Победу принесли ваши собственные решения.") }
why-others-lost = { WHO($seat, "@: соперники сыграли лучше.", "Соперники сыграли лучше.") }
why-others-won = { WHO($seat, "@: соперники ошибались.", "Соперники ошибались.") }
why-unclear = Ясной причины не видно: всё в пределах неточности.
why-dearest = Самый дорогой промах — шаг { $n }: { $chance } % вместо { $best } %.
why-moments = Что решило партию
why-moment-decision = Шаг { $n }: { WHO($seat, "решение игрока @", "ваше решение") }. { WHO($seat, "Шанс на победу у игрока @", "Ваш шанс на победу") }: { $moved }.
why-moment-dice = Шаг { $n }: кубики или карты. { WHO($seat, "Шанс на победу у игрока @", "Ваш шанс на победу") }: { $moved }.
why-moment-unseen = Шаг { $n }: решило то, чего нельзя было видеть. { WHO($seat, "Шанс на победу у игрока @", "Ваш шанс на победу") }: { $moved }.
why-no-moments = Решающего шага нет: ничто не сдвинуло шансы заметно.
why-lessons = Чему поучиться
why-lesson = Шаг { $n }: { WHO($seat, "игрок @ выбирает", "вы выбрали") } «{ $given }» ({ $chance } %); у «{ $better }» было { $best } %.
why-no-lessons = { $count ->
    [0] Решений с выбором здесь не было.
    [one] Ясных промахов нет: рассмотрено { $count } решение.
    [few] Ясных промахов нет: рассмотрено { $count } решения.
   *[other] Ясных промахов нет: рассмотрено { $count } решений.
}
why-me = Покажите
why-me-better = Лучшее продолжение
why-might = Могло быть так ({ $n } из { $of }, случай другой):
why-back = Назад к партии
why-better = Лучше: «{ $better }».
why-good = Что за это говорило:
why-show = Показать
why-played = { $looks ->
    [one] Шансы проверены на { $looks } доигранной партии; каждое решение — только по тому, что игрок знал.
   *[other] Шансы проверены на { $looks } доигранных партиях; каждое решение — только по тому, что игрок знал.
}
why-fitted = Шансы оценены по сыгранным прежде партиям; каждое решение — только по тому, что игрок знал.

pair-title = Две партии рядом
pair-one = Та партия
pair-other = Эта партия
pair-together = Пока обе партии идут одинаково: расходятся они на шаге { $n }.
pair-parted = Партии разошлись на шаге { $n }; дальше они идут по очереди.
pair-there = Где разошлись
pair-origin = Рядом с прежней партией
pair-by = Там: { $one } Здесь: { $other }

## Откуда что взято

origin-house = Что в играх взято из книги правил, а что восстановили мы, видно за столом, если коснуться карты, а на страницах правил — по знаку [R].
origin-book = Из книги правил: { $chapter }.
origin-inferred = Следует из книги правил: { $chapter }.
origin-known = { $chapter ->
    [none] Известно об изданной игре; в книге правил этого нет.
   *[other] Известно об изданной игре; книга правил говорит об этом не всё: { $chapter }.
}
origin-ours = { $chapter ->
    [none] Наше: в книге правил этого нет.
   *[other] Наше; книга правил говорит об этом не всё: { $chapter }.
}
preview-let = Если никто не вмешается: { $what }
preview-maybe = возможно
preview-nothing = ничего
preview-sure = { $what }. Если вы так решили, выберите ещё раз.

plain-back = Карта лицом вниз
new-table-link = Скопировать ссылку с этими настройками

notices-title = Сообщать о моём ходе
notices-about = Когда подойдёт ваш ход, а за столом вас нет, Маготека сообщит об этом — через минуту и один раз. В сообщении только игра, кто за столом и до какого времени ход. Касание ведёт прямо к столу.
notices-push = На этом устройстве
notices-push-on = Сообщать на это устройство
notices-push-none = Этот браузер или этот дом так не умеет: нужен адрес с https, а на айфоне — ещё и значок на экране «Домой».
notices-mail = Почта
notices-address = Адрес
notices-want-daily = Не чаще одного письма в день
notices-mail-on = Прислать письмо для подтверждения
notices-sent = Письмо отправлено: откройте ссылку в нём.
notices-unconfirmed = ждёт подтверждения по ссылке из письма
notices-daily = раз в день
notices-hook = Чат стола
notices-hook-about = В общий чат: чей ход за этим столом. Ссылку даёт сам чат; её не увидит никто, кроме вас.
notices-table = Стол
notices-shape = Куда
notices-shape-telegram = Telegram (бот)
notices-shape-discord = Discord
notices-shape-json = своя программа (JSON)
notices-url = Ссылка: у Telegram https://api.telegram.org/bot…/sendMessage
notices-chat = Номер чата
notices-hook-on = Сообщать в чат
notices-stop = Больше не сообщать
notices-stopped = Больше не сообщим.
notices-confirm = Это мой адрес, сообщайте
notices-confirmed = Готово: сообщим, когда подойдёт ваш ход.
notices-denied = Браузер не разрешил уведомления.
notices-all = Все способы

note = Мои заметки
note-about = Видите только вы; останутся с вашим местом и будут в записи партии.

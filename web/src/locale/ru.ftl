language-name = Русский
language-mark = РУ
house = Маготека
motto = Пять волшебных настольных игр. С друзьями, с ботами, за одним экраном.
players-n = { $min }–{ $max } { $max ->
    [one] игрок
    [few] игрока
   *[other] игроков
  }
play-bots = Играть с ботами
set-table = Собрать стол
rules = Правила
my-tables = Мои столы
credits = Благодарности
keys = Клавиши
rooms = Залы
guest = Странник
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
menu = Меню
skip-to-content = К содержанию
refused = Так нельзя.
oops = Сервер не ответил. Попробуйте ещё раз.
loading = Минуту…
not-found = Такой страницы нет

seats = Места
seat-n = Место { $n }
seat-me = Я
seat-friend = Друг по ссылке
seat-bot = Бот
seat-here = Кто-то за этим экраном
level-n = уровень { $n }
add-seat = Добавить место
remove-seat = Убрать место { $n }
options = Договорённости
option-yes = Да
option-no = Нет
more-options = Тонкости
bot-pause = Боты думают
pause-none = без паузы
pause-short = недолго
pause-natural = как люди
clock = Часы на ход
clock-none = без часов
clock-s = { $n } с
begin = Начать игру
begin-invite = Открыть стол
name-here = Имя за этим экраном
clause = Пункт { $id }

waiting-you = Ваш ход.
waiting-other = Ходит { $seat }.
waiting-moment = Минуту…
waiting-friends = { $count ->
    [one] Ждём { $count } друга. Пошлите ему ссылку.
    [few] Ждём { $count } друзей. Пошлите им ссылки.
   *[other] Ждём { $count } друзей. Пошлите им ссылки.
  }
over = Игра окончена.
your-turn-title = Ваш ход · Маготека
lost = Связь потеряна. Соединяемся снова…
lost-not-sent = Нет связи: ход не отправлен.
closed-title = За этот стол не сесть
closed-text = Стол не найден, или ссылка устарела.
undo = Взять назад
skip = Дальше
hint = Подсказка
hint-title = Что посоветовал бы бот? (h)
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
invite = Позвать друзей
invite-seat = Место «{ $name }»
invite-watch = Только смотреть
copy = Скопировать
copied = Ссылка скопирована
scan = Наведите телефон
give-to-bot = Отдать боту
take-back = Вернуть себе
online = за столом
away = отошёл
bot = бот
bot-level = бот { $level }
open-seat = свободно
here-seat = за этим экраном
again = Сыграть ещё раз
leave = К играм
won = { $count ->
    [one] Победа: { $names }
   *[other] Победа на всех: { $names }
  }
you-won = Вы победили!
curtain-title = Передайте экран: { $name }
curtain-text = Коснитесь, когда за экраном { $name } и больше никто не смотрит.
curtain-open = Это я, { $name }
clock-left = Осталось { $n } с
why-link = Правило { $id }

keys-arrows = Стрелки — ходить по столу
keys-enter = Enter — сделать
keys-u = u — взять назад
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
tables-none = Пока ни одного стола. Самое время открыть первый.
tables-turn = ваш ход
tables-over = окончена
tables-wait = ждём других
tables-broken = можно только посмотреть
credits-text = Всё нарисованное и написанное здесь, кроме перечисленного ниже, сделано для Маготеки.
credits-icons = Значки
credits-icons-text = Значки взяты с game-icons.net по лицензии CC BY 3.0, цвета изменены. Их нарисовали:
credits-fonts = Шрифты
credits-fonts-text = Alegreya — Хуан Пабло дель Пераль, Huerta Tipográfica. Forum — Денис Машаров. Оба под лицензией SIL Open Font License 1.1.
credits-code = Программы
credits-code-text = Svelte, Fluent, marked и uqr — с благодарностью их авторам; все под свободными лицензиями.
credits-games = Игры
credits-games-text = «Абрака… что?» придумал Гон Хи Ким (Gary Kim), «Сиггил» — Анри Кермаррек, «За пятью печатями» — Торстен Райхвайн, «Землю сказаний» — Анатолий Охапкин, Денис Давыдов и Ян Егоров; «Магический Меч» родом из польской игры Magiczny Miecz. Игры принадлежат их авторам и издателям; здесь воспроизведены только правила, своими словами.

join-title = Вас ждут за столом
join-sit = Сесть за стол
bot-names = Мерлин, Василиса, Морриган, Просперо, Баба Яга, Фауст, Кощей, Вивиана, Вейнемёйнен, Цирцея
bot-plays = за него играет бот
training-about = За столом можно смотреть шансы и просить подсказку.
hint-says = Бот посоветовал бы: { $what }.
hand-on = Оставить на экране только моё
hand-off = Показать весь стол
level-random = Новичок
level-greedy = Ученик
level-search = Мастер
problem-no-table = Такого стола нет, или ссылка устарела.
problem-not-yours = Это место или стол не ваши: попросите ссылку.
problem-seat-taken = Это место уже занято.
problem-seats-open = Стол ждёт, пока займут все места.
problem-too-fast = Слишком часто; подождите немного.
problem-crowded = За этим столом больше нет места для зрителей.
problem-too-large = Слишком длинно.
problem-no-help = За этим столом нет шансов и подсказок.
problem-not-stored = Ход не записан и не считается; попробуйте ещё раз.
problem-bad-wish = Так стол не открыть.
left-of-me = слева
right-of-me = справа
tell-turn = Сообщать, когда придёт мой ход
keys-i = i — что это такое (или долгое нажатие)
company-bots = С ботами
company-bots-about = Вы и боты: можно начинать сразу.
company-friends = С друзьями
company-friends-about = Каждому другу — своя ссылка; играть можно и не спеша, по ходу в день.
company-screen = За одним экраном
company-screen-about = Экран переходит из рук в руки, между ходами его закрывает занавес.
company-phones = Экран и телефоны
company-phones-about = Этот экран — середина стола, а свои тайны каждый держит в телефоне.
while-away = Пока вас не было: { $count }
record = Сохранить запись партии
only-here = По этому адресу придут только с этого компьютера. Чтобы пустить телефоны из вашей сети, запустите
problem-unknown-bot = Такого бота нет.
problem-unknown-game = Такой игры здесь нет.
problem-bad-setting = Так договориться нельзя.
problem-not-over = Запись можно прочесть, когда партия окончена.
problem-cannot-answer = За этот стол можно только посмотреть: { $why }
problem-cannot-show = Стол сохранён, но показать его нельзя: { $why }
problem-cannot-go-on = Эту партию по нынешним правилам не продолжить: { $reason }.
problem-tampered-record = Эту партию не продолжить: ответ { $answer } в её записи неверен.
problem-no-page = Такой страницы нет.
problem-foreign = Просьбы с чужих сайтов не принимаются.
problem-other-house = Под этим именем дом не открыт; хозяин может добавить имя ключом --host.
problem-broken = Что-то сломалось у нас; записанное не пропало.
problem-bad-seats = Столько игроков за этим столом не играет.
problem-unknown-setting = О таком здесь не договариваются.
problem-nothing-to-undo = Взять назад нечего.

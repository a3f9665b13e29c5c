house = Маготека
motto = Пять волшебных настольных игр. С друзьями, с ботами, за одним экраном.
game-abraca = Абрака… что?
game-siggil = Сиггил
game-five_seals = За пятью печатями
game-fabled = Земля сказаний
game-magic_sword = Магический Меч
about-abraca = Все видят ваши камни, кроме вас. Назовите заклинание вслух — и надейтесь, что оно у вас есть.
about-siggil = Бледный лес, чернила и знаки.
about-five_seals = Подземелье при свете факелов.
about-fabled = Степь, горы и лес в узорах.
about-magic_sword = Старая карта мира-чаши.
players-n = { $min }–{ $max } игроков
being-built = Этот зал ещё строится
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
go-home = В дом

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
invite = Позвать
invite-seat = Место «{ $name }»
invite-watch = Только смотреть
copy = Скопировать ссылку
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
leave = К дверям
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
credits-text = Всё нарисованное и написанное здесь, кроме перечисленного ниже, сделано для Маготеки.
credits-icons = Значки
credits-icons-text = Значки — с game-icons.net, лицензия CC BY 3.0; цвета изменены. Авторы:
credits-fonts = Шрифты
credits-fonts-text = Alegreya — Хуан Пабло дель Пераль, Huerta Tipográfica. Forum — Денис Машаров. Оба под лицензией SIL Open Font License 1.1.
credits-code = Программы
credits-code-text = Svelte, Fluent, marked и uqr — с благодарностью их авторам; все под свободными лицензиями.
credits-games = Игры
credits-games-text = «Абрака… что?» придумал Гари Ким. Игры принадлежат их авторам и издателям; здесь воспроизведены только правила, своими словами.

## Справка

help-usage = как вызвать:
help-words = что указать
help-options = ключи
help-commands = команды
help-command = КОМАНДА
help-help = показать эту справку
help-lang = язык (обычно язык системы)
help-version = версия, скомпилированы ли правила, какой Python и какие редакции правил у игр
help-game = игра: { $known }
help-seats = сколько игроков
help-set = договорённость об игре, можно повторять: --set easy=true
help-seed = зерно случайности: с ним всё повторится в точности

help-magoteka = Маготека: волшебные настольные игры, точные до последнего пункта правил.
help-magoteka-examples =
    примеры:
      magoteka play                                сыграть, остальное спросит сама
      magoteka play abraca --human Аня --human Боря --bot greedy
      magoteka sim abraca --seats 3 --bots greedy,random
      magoteka КОМАНДА --help                      подробнее о команде

    код возврата: 0 — всё хорошо, 1 — проверка не прошла, 2 — неверный ввод, 130 — прервано

help-play = Сыграть в терминале: люди за одной клавиатурой и боты в любом сочетании.
help-play-examples =
    примеры:
      magoteka play abraca                                   вы и два бота
      magoteka play abraca --human Аня --human Боря          двое за одной клавиатурой, с занавесом
      magoteka play abraca --human Аня --bot greedy random   места в том порядке, в котором названы
      magoteka play abraca --set easy=true --save вечер.json
      magoteka play --load вечер.json                        доиграть

    во время игры: номер — ответить, ? — правила к вопросу, ?3 — о варианте 3, ?AB-17 — пункт правил,
    ?? — все правила, t — стол, d — подробно, r — заметки, h — подсказка, ! — что было,
    u — отменить ход, s — сохранить, q — сохранить и выйти
help-human = человек за этой клавиатурой, можно повторять
help-bot = бот такой силы, можно повторять; пустые места займут боты
help-play-seed = зерно случайности (иначе её даёт операционная система)
help-play-variant = файл с вашими договорённостями и числами, который проверила magoteka check
help-load = продолжить сохранённую партию
help-save = куда сохранять партию

help-learn = Пройти урок в терминале: наставник говорит по одной вещи и ждёт ответа.
help-learn-examples =
    примеры:
      magoteka learn abraca              первый урок
      magoteka learn siggil solo         урок игры в одиночку

    во время урока: номер — ответить, Enter — дальше или пусть ответит наставник, ? — правила к вопросу
help-learn-lesson = какой урок: first, second… (иначе первый)

help-sim = Сыграть серию партий между ботами и подвести итоги.
help-sim-examples =
    примеры:
      magoteka sim abraca --seats 4 --games 10000
      magoteka sim abraca --bots greedy,random --seed 7 --json
      magoteka sim abraca --set die_faces=1-6 --jobs 2
      magoteka sim siggil --games 10000 --bots greedy --out siggil.jsonl

    Боты рассаживаются по кругу и с каждой партией сдвигаются на место. Поделённая победа
    считается долями. Ответы природы в длину партии не входят.
help-games = сколько партий (обычно 1000)
help-bots = боты через запятую: random, novice, kind, steady, greedy, adept, search (обычно random)
help-sim-seed = зерно случайности (обычно 0)
help-jobs = во скольких процессах играть (обычно в одном, с --out на всех ядрах; на итог не влияет)
help-sim-out = файл, где хранятся сами партии, по строке на каждую; та же команда продолжит с него
help-json = вывести один объект JSON

help-arena = Стравить ботов и выяснить, кто сильнее и насколько.
help-arena-examples =
    примеры:
      magoteka arena abraca --field greedy,random --sprt 0.58,0.65
      magoteka arena abraca --seats 4 --field greedy,random --blocks 500 --out ночь.jsonl
      magoteka arena siggil --field random,greedy --jobs 2 --json

    Каждую раздачу один бот играет с каждого места против копий другого; если ботов двое, первого
    испытывают против второго. --sprt останавливает, как только одна из двух долей опровергнута
    (доли даны для двух игроков и пересчитываются для одного против многих).
help-field = боты через запятую
help-blocks = сколько раздач, каждую играют с каждого места (обычно 200)
help-sprt = остановиться, как только одна из двух долей опровергнута, например 0.58,0.65
help-arena-seed = зерно всех раздач (обычно 0)
help-arena-jobs = во скольких процессах играть (обычно на всех ядрах; на итог не влияет)
help-ray = играть на кластере Ray (RAY_ADDRESS или свой на этой машине)
help-arena-out = файл, где копится сыгранное; та же команда продолжит с него

help-tune = Испытать игру с другими числами: партии ботов и страница о том, что меняется.
help-tune-examples =
    примеры:
      magoteka tune abraca --games 5000                      какова игра: длина, места, ценности, мёртвые правила
      magoteka tune five_seals --box components.DICE=4       то же с четырьмя кубиками рядом с обычной игрой
      magoteka tune five_seals --variant малый.yaml --variant большой.py --seats 4 --jobs 8
      magoteka tune fabled --bots greedy --draw choose-ally  союзники по жребию: выбор не прячет ценность

    Вариант — файл с settings и box: YAML, TOML, JSON или Python. Игру с другими числами играют по тем же
    правилам из исходных текстов, в десять–тридцать раз медленнее скомпилированной. Папка хранит сыгранное:
    та же команда продолжит с него, а с большим --games — добавит партий.
help-variant = файл с другой игрой; два сравнивают друг с другом, один — с обычной игрой
help-box = другое число в коробке, например components.DICE=4 или cards.DESIGNS[3].price=2
help-tune-bots = боты через запятую: random, novice, kind, steady, greedy, adept, search (обычно greedy)
help-draw = виды ответов (их теги), которые решает жребий, кто бы ни играл
help-tune-games = сколько партий с каждой стороны (обычно 1000)
help-tune-seed = зерно всех случайностей, одно для обеих сторон (обычно 0)
help-tune-jobs = во скольких процессах играть (обычно на всех ядрах; на итог не влияет)
help-tune-out = папка для страницы, чисел и сыгранного (обычно tune-ИГРА)

help-check = Можно ли играть вашей раскладкой, подземельем или колодой? Проверить и дать сыграть ботам.
help-check-examples =
    примеры:
      magoteka check lake.toml
      magoteka check dungeon.toml --seats 3 --matches 200

    В файле — игра, её договорённости и числа коробки, как для magoteka tune. В нём не должно быть
    невозможного, боты должны доходить до конца, а равные боты — побеждать одинаково часто с любого места.
help-check-file = TOML, YAML, JSON или Python
help-check-matches = сколько партий сыграют боты (обычно 40)
help-check-bots = уровни через запятую (обычно greedy)
help-check-seed = зерно случайности (обычно 0)
help-check-jobs = во скольких процессах играть (обычно на всех ядрах)

help-export = Записать сыгранные партии с ответами и итогами для тех, кто их изучает: JSON Lines или Parquet.
help-export-examples =
    примеры:
      magoteka export --out house.jsonl                      все сыгранные партии этого дома
      magoteka export siggil.jsonl --out siggil.parquet      набор от magoteka sim --out
      magoteka export evening.json --views --out seen.jsonl  запись с тем, что видел каждый

    Формат узнаётся по концу имени: .parquet, а иначе — строка JSON на партию.
    Люди, игравшие в доме, зовутся p1, p2…; разговоры не записываются.
help-export-file = записи и наборы партий (.jsonl); если не названы, берутся партии дома
help-export-out = куда записать; такого файла ещё не должно быть
help-export-game = только партии этой игры
help-views = с каждым ответом — что видел игрок и из чего выбирал
help-names = назвать людей по именам
help-export-jobs = во скольких процессах переигрывать партии (обычно на всех ядрах)

help-dataset = Сыграть партии между уровнями игры и записать их в Parquet с карточкой набора.
help-dataset-examples =
    примеры:
      magoteka dataset siggil
      magoteka dataset abraca --matches 500 --seats 4 --out abraca

    В папке — ИГРА.parquet, README.md (столбцы, уровни, лицензия, контрольная сумма) и сами партии
    по строке на каждую: прерванная команда продолжит с них, а если партий нужно больше, набор растёт.
help-matches = сколько партий (обычно 10000)
help-dataset-bots = уровни через запятую (обычно все, кто отвечает сразу)
help-dataset-seed = зерно случайности (обычно 0)
help-dataset-jobs = во скольких процессах играть (обычно на всех ядрах; партии те же)
help-dataset-out = папка (обычно dataset-ИГРА)

help-replay = Проиграть запись заново: все ли ответы законны, всё ли происходит, как рассказано.
help-replay-examples =
    пример:
      magoteka replay вечер.json
      magoteka replay вечер.json --web
help-replay-file = сохранённая партия или запись
help-replay-web = показать оконченную партию в браузере
help-replay-port = порт страницы для браузера (обычно любой свободный)

help-analyse = Разобрать оконченную партию: где решило везение, а где умение. Боты доигрывают её от каждого хода.
help-analyse-examples =
    пример:
      magoteka analyse вечер.json
      magoteka analyse вечер.json --json > разбор.json
help-analyse-file = сохранённая партия или запись, уже оконченная
help-analyse-seed = зерно, от которого боты смотрят вперёд: то же зерно — те же числа
help-analyse-json = напечатать всё в JSON

help-think = Что взвешивает бот на шаге партии: ответы, чего каждый стоит и чего он ждёт.
help-think-examples =
    пример:
      magoteka think вечер.json 12
help-think-step = номер шага, как его считают analyse и повтор: каждый ответ игрока — шаг
help-think-looks = сколько раз бот заглядывает вперёд, где он это делает
help-think-seed = зерно заглядываний: одно и то же зерно — те же числа

help-verify = Проверить печать записи: следует ли каждый бросок и каждая карта из того, что было обещано до игры, и те ли это ответы, что были даны. Сеть не нужна. Команда завершается неудачей и тогда, когда что-то подменено, и тогда, когда что-то не удалось проверить.
help-verify-examples =
    пример:
      magoteka verify вечер.json --receipt расписка.json
help-verify-file = запись, сохранённая в конце партии за столом
help-verify-receipt = что сохранил о партии ваш браузер: отпечаток, добавленные числа, ваши ответы и конец журнала
help-verify-commitment = отпечаток, который показали до игры; без расписки не видно, не переписана ли запись после конца партии
help-verify-partly = довольствоваться тем, что можно проверить
help-verify-odds = записать рядом с каждой записью, какое число какую карту означает: для страницы, которая проверяет без этой программы

help-fuzz = Вести партии к тому, чего ещё не встречали, и проверять по пути законы, общие для всех игр.
help-fuzz-examples =
    примеры:
      magoteka fuzz abraca --seconds 60
      magoteka fuzz fabled --cover --minutes 60 --seed 7

    Законы: копия равна оригиналу и живёт отдельно, сохранённое возвращается, пересданный стол
    выглядит так же, предложенный ответ принимается, взятый назад ход ведёт назад.
help-cover = сказать в конце, что и сколько раз встречено и что нет
help-minutes = сколько минут (вместо --seconds)
help-again = проверить все законы на каждом ходу оставленной записи
help-seconds = сколько секунд (обычно 10)
help-fuzz-seed = зерно случайности (иначе новое, и оно будет названо)
help-out = куда положить запись с ошибкой (обычно в текущую папку)

help-lab = Разложить стол, на котором любые две карты, фигуры или поля игры встречаются за один ход, и сыграть с него.
help-lab-examples =
    примеры:
      magoteka lab magic_sword --seed 7
      magoteka lab magic_sword --list
      magoteka lab magic_sword golem three_headed_dragon
      magoteka lab magic_sword wand_of_fate robber war
help-lab-designs = две карты, заклинания, персонажа или поля и, если нужно, что ещё верно; без них пара выпадет по жребию
help-lab-list = перечислить всё, что можно свести за одним столом
help-lab-link = только напечатать ссылку, которая откроет этот стол в браузере
help-lab-seed = зерно случайности (иначе она тайная)
lab-link = В браузере, пока работает magoteka serve: { $link }
lab-pair = Тот же стол: { $command }
lab-states = состояния

help-ledger = Сверить пункты правил с тестами: у каждого пункта должен быть тест.
help-ledger-examples =
    пример:
      magoteka ledger abraca

help-new-game = Написать пакет с маленькой игрой, которая проходит свои тесты: из него можно сделать свою игру.
help-new-game-examples =
    примеры:
      magoteka new-game mygame
      magoteka new-game salt_road --into ~/games
help-new-game-name = как игра зовётся в командах и адресах: маленькие латинские буквы, цифры и _
help-new-game-into = папка, в которую положить пакет (иначе текущая)
new-game-written = Готово: { $path }. Дальше: pip install -e { $path } && pytest { $path }, затем magoteka play { $name }

help-bench = Измерить скорость (только в дереве исходников).
help-bench-examples =
    Остальные ключи достаются самому измерителю:
      magoteka bench --no-peers --rounds 3

help-serve = Открыть столы в браузере.
help-serve-examples =
    пример:
      magoteka serve --lan --port 8000
help-port = порт (обычно 8000)
help-data = папка с партиями (обычно data)
help-no-open = не открывать браузер
help-lan = пустить за стол всех в домашней сети, а не только этот компьютер
help-serve-here = папка, которую собрал `make site`: браузеры хранят её и играют без сервера, пока его нет
help-serve-below = путь, под которым дом стоит за прокси, например /club; прокси передаёт его как есть
help-serve-host = имя, под которым дом знают снаружи (можно повторить); адреса и localhost годятся всегда
help-serve-proxy = адрес прокси, который верно называет, от чьего имени спрашивает (можно повторить)
help-serve-seed = для проверок и показов: удача каждого стола следует из этого числа, и кто его знает, предвидит игру
help-serve-database = база PostgreSQL вместо папки, её могут делить сколько угодно процессов: postgresql://…
help-serve-fd = открытый сокет, полученный от родительского процесса, вместо порта (так делают systemd и `make play`)
help-address = где этот процесс найдут другие (иначе этот компьютер, а с --lan его адрес в сети)

help-upgrade = Проиграть заново каждый сохранённый стол: идёт ли он по нынешним правилам? И записать его так, как пишет эта программа.
help-upgrade-examples =
    примеры:
      magoteka upgrade --check --data data           только посмотреть
      magoteka upgrade --database postgresql+asyncpg://house@localhost/magoteka

    Сначала закройте дом. Остановившийся стол не пропадает: его можно рассмотреть до последнего
    законного ответа, и он говорит, почему дальше не идёт. Код возврата: 0 — идут все, 1 — не все.
help-upgrade-check = только посмотреть, ничего не меняя
help-database = база данных вместо папки: её адрес (URL); лучше через окружение, MAGOTEKA_DATABASE или файл MAGOTEKA_DATABASE_FILE, ведь команды видны всем
help-room = до скольких гигабайт может вырасти база, прежде чем дом перестанет открывать новые столы
help-expire = через сколько дней убирать недоигранные столы, к которым никто не приходил; за две недели об этом сказано в «Моих партиях»

help-admin = Присмотреть за сохранёнными столами дома.
help-admin-examples =
    примеры:
      magoteka admin list
      magoteka admin inspect 5nWq0tP3kZ1x
      magoteka admin prune --days 90 --check

    Для того, что меняет столы, дом должен быть закрыт. Код возврата: 0 — хорошо, 1 — стол дальше не идёт.
help-admin-list = Все столы по строке.
help-admin-inspect = Всё об одном столе, кроме чьих-либо карт; он проигрывается заново.
help-admin-repair = Обрезать стол перед первой недостающей строкой, проиграть заново и записать так, как пишет эта программа; сначала он уходит в файл.
help-admin-export = Весь стол в файл, со скрытыми картами и ссылками.
help-admin-import = Стол из такого файла.
help-admin-replay = Проиграть стол заново с первого ответа.
help-admin-delete = Удалить стол со всем, что к нему относится.
help-admin-prune = Удалить оконченные столы, которых давно никто не касался; с --abandoned — и недоигранные (сначала взгляните с --check).
help-admin-table = номер стола, как в его ссылках
help-admin-out = файл (его ещё не должно быть)
help-admin-secret = вместе с тайной бросков, даже если партия идёт: чтобы стол переехал с целой печатью
help-admin-file = выгруженный файл
help-admin-backup = Скопировать всё в файл, который прочтёт только его владелец; дом может быть открыт или закрыт.
help-admin-drill = Скопировать всё в пустое место, переиграть там каждый стол и проверить каждую печать.
help-admin-into = пустая база данных, куда скопировать (без пароля в адресе: ~/.pgpass); иначе копия в файле, и его не остаётся
help-admin-doctor = Насколько велик дом, как он растёт, что в нём медленно и что ничему не принадлежит.
help-admin-abandoned = и столы, за которыми так и не доиграли
help-admin-days = сколько дней их никто не касался

usage-missing = Не хватает: { $what }
usage-unknown = Непонятно: { $what }
usage-no-command = Нет такой команды: { $what }
usage-no-value = После { $what } нужно значение
usage-ambiguous = Непонятно, какой ключ имеется в виду: { $what }

mode-compiled = скомпилировано
mode-interpreted = без компиляции
interrupted = Прервано.

## Что не так

problem-bad-usage = { $message } (см. { $program } --help).
problem-apart-all-turn = За один ход это не встретится: { $pair }.
problem-no-lab = В игре { $game } пока нельзя ничего разложить.
problem-not-a-pair = Назовите две карты игры { $game } и, если нужно, состояние; без них пара выпадет по жребию.
problem-no-such-lesson = В игре { $game } нет урока { $lesson }; есть { $known }.
problem-bad-language = Языка { $value } нет; есть { $known }.
problem-bad-path = Путь пишут так: /club, а не { $value }.
problem-bad-number = { $option } — это число от { $least }, а не { $value }.
problem-large-number = { $option } — не больше { $most }, а не { $value }.
problem-bad-pair = После --set нужно ключ=значение, а не { $value }.
problem-bad-name = { $name } не годится в имена: нужно от 1 до 24 печатных знаков, и у всех разные.
problem-too-many-players = Названо игроков: { $players }, а мест { $seats }.
problem-too-many-variants = Сравнить можно два варианта, а не { $count }: --box тоже вариант.
problem-bad-variant = { $path } — не вариант игры: { $why }.
problem-no-such-number = В { $place } менять нечего: { $why }.
problem-wrong-number = { $place } — это { $old }; { $new } здесь быть не может.
problem-out-of-bounds = { $place } может быть от { $least } до { $most }, но не { $new }.
problem-broken-variant = Так не сыграть: { $name } ({ $why }).
problem-no-such-file = Файла { $path } нет.
problem-cannot-read = Не удаётся прочитать { $path }: { $why }.
problem-cannot-write = Не удаётся записать { $path }: { $why }.
problem-not-empty = В базе, куда копировать, уже есть столы.
problem-other-game = Это сохранённая партия игры { $found }, а не { $game }.
problem-other-seats = Эта партия сохранена на { $found } игроков, а не на { $seats }.
problem-not-saved = Партия с другими числами в коробке не сохраняется: --variant не бывает вместе с --save и --load.
problem-settings-are-saved = --set и --load вместе не бывают: у сохранённой партии свои договорённости.
problem-not-a-checkout = Команде { $command } нужно дерево исходников: здесь и выше нет { $wanted }.
problem-not-finished = Партия ещё не окончена: разбирают оконченные.
problem-no-such-step = В партии шаги с 1 по { $last }, шага { $step } нет.
problem-no-server = Столы в браузере здесь не установлены ({ $why }).
problem-cannot-serve = Столы не открываются: { $why }
problem-no-ray = Ray не установлен: pip install 'magoteka[ray]'.
problem-other-series = В { $path } другие партии или другая версия программы: выберите другой файл.
problem-no-arrow = Для файлов Parquet нужен PyArrow: pip install 'magoteka[collections]'.
problem-other-contest = В { $path } другое состязание или другая версия программы: выберите другой файл.
problem-small-field = Состязанию нужны хотя бы два бота: --field greedy,random.
problem-bad-bounds = --sprt ждёт две доли, сначала меньшую, например 0.58,0.65, а не { $value }.
problem-unknown-game = Игры { $name } нет; есть { $known }.
problem-broken-game = Игра { $name } не загружается: { $why }.
problem-unknown-bot = Бота { $level } нет; есть { $known }.
problem-broken-bot = Бота { $level } запустить не удалось ({ $what }).
problem-cannot-analyse = Партию в { $game } разобрать нельзя: некому доиграть её за игроков.
problem-bad-seats = В игру { $game } играют от { $least } до { $most } человек, а не { $seats }.
problem-unknown-setting = В игре { $game } нет договорённости { $key }; есть { $known }.
problem-bad-setting = { $key } не бывает { $value }; бывает { $allowed }.
problem-bad-record = Это не читается как сохранённая партия: { $what }.
problem-newer-record = Партия сохранена более новой программой ({ $part } { $found }, здесь { $known }): обновите Маготеку.
problem-older-record = Партия { $game } сохранена по правилам редакции { $found }, а сейчас редакция { $known }: по ней её не доиграть.
problem-cannot-go-on = Эту партию { $game } по нынешним правилам не продолжить: { $reason }.
problem-stale-snapshot = Снимок стола сделан другой программой.
problem-tampered-record = Запись неверна в ответе { $answer }: { $what }.
problem-not-your-turn = Место { $seat } сейчас ни о чём не спрашивают ({ $clause }).
problem-illegal-answer = Место { $seat } не может сейчас ответить { $choice } ({ $clause }).
problem-nothing-to-undo = Место { $seat } ничего не может отменить: с тех пор ответили другие, что-то открылось или партия окончена.

## Игра

play-you = Игрок
play-bot = Бот { $seat }
play-which-game = Во что играем?
play-number-or-name = Номер или название:
play-who = Кто за клавиатурой? Имена через запятую (Enter — один человек):
play-how-many = Сколько всего игроков, от { $least } до { $most }? Остальные — боты (Enter — как обычно):
play-hide = Нажмите Enter, чтобы скрыть стол.
play-curtain = Передайте клавиатуру: { $name }. Когда будете готовы, нажмите Enter.
play-next = Отвечает { $name }
play-way-back = {"   "} u  отменить прошлый ответ
play-prompt = { $name }, номер ответа (? — помощь):
play-keys =
    номер — ответить · ? — правила к вопросу · ?3 — о варианте 3
    ?{ $clause } — пункт правил · ?? — все правила
    t — стол · d — подробно · r — заметки · h — подсказка · ! — что было
    u — отменить ход · s — сохранить · q — сохранить и выйти
learn-other = На уроке здесь нужен другой ответ: послушайте наставника. Enter — он ответит сам.
play-more = — дальше: Enter —
play-sure = { $what }. Если вы так решили, выберите ещё раз.
play-hint = Совет: { $number } — { $option }{ $chance ->
    [none] { "" }
   *[other] { " " }(победа { $chance } %)
  }
play-why = { "    " }{ $why }
play-why-forced = Другого ответа нет.
play-why-only = Любой другой ответ даёт то же самое или меньше, что бы ни было скрыто.
play-why-odds = Удаётся в { $share } % случаев{ $more ->
    [no] ; самый вероятный из остальных — в { $other } %.
   *[other] : вероятнее нет ни одного.
  }
play-why-safe = Риска никакого; { $other ->
    [0] любой другой ответ не удастся.
   *[other] самый вероятный из остальных удаётся в { $other } % случаев.
  }
play-why-brings = { $share ->
    [100] { $exact ->
        [yes] Наверняка
       *[other] Почти всегда
      }
   *[other] { $exact ->
        [yes] { $share } %
       *[other] Около { $share } %
      }
  } (другой ответ: { $other } %): { $what }
play-why-spares = { $share ->
    [0] { $exact ->
        [yes] Никогда
       *[other] Почти никогда
      }
   *[other] { $exact ->
        [yes] Только { $share } %
       *[other] Только около { $share } %
      }
  } (другой ответ: { $other } %): { $what }
play-why-solved = Все продолжения пройдены до конца: этот ответ даёт { $share } % победы, другой — { $other } %.
play-why-worth = { $more ->
    [no] В тех же воображаемых партиях он побеждает реже другого ответа — на { $points } %.
   *[other] В тех же воображаемых партиях он побеждает чаще другого ответа — на { $points } %.
  }
play-why-stands = К концу хода положение обещает { $share } % победы, после другого ответа — { $other } %.
play-why-sight = По первой прикидке он ценнее другого ответа.
play-why-even = Насколько удалось посмотреть, ни один из двух ответов явно не лучше.
play-no-page = Страницы правил нет под рукой.
play-what = Не понимаю «{ $typed }»: введите номер из списка или ?.
play-why-not = Сейчас так ответить нельзя.
play-clause = Пункт правил: { $clause }.
play-no-clause = Пункта { $clause } нет под рукой.
play-back = u — назад, к прежнему выбору
play-no-undo = Отменить ход нельзя: с тех пор ответил другой или что-то открылось.
play-undone = Ход отменён.
play-saved = Партия сохранена: { $path } (продолжить: magoteka play --load { $path }).
play-bye = До встречи!
play-input-ended = Ввод закончился, игра останавливается.
you = вы
play-over = Победа: { $winners }!
play-over-nobody = Партия окончена, победителя нет.

## Серии, записи, проверки

sim-head = { $title } · игроков { $seats } · партий { $games } · зерно { $seed }
sim-finished = Доиграно { $finished } из { $games }.
sim-lengths = Ответов за партию: медиана { $median }, 95 % не длиннее { $p95 }.
sim-speed = { $speed } ответов в секунду ({ $mode }).
sim-seat = место { $seat }
sim-by-seat = Победы по местам
sim-by-bot = Победы по ботам
sim-wins = побед
sim-of = из
sim-share = доля
sim-interval = 95 % интервал

tune-usual = обычная игра
tune-done = Страница: { $path }
tune-played = Игроков: { $seats } · боты: { $bots } · зерно { $seed }
tune-drawn = По жребию, кто бы ни играл: { $tags }
tune-count = Партий: { $matches }, из них недоигранных: { $unfinished }.
tune-interpreted = Сыграно по правилам прямо из исходных текстов (без компиляции), изменены числа:
tune-installed = Сыграно по установленным правилам.
tune-verdict = Итог
tune-clear = Явно различаются: { $names }. Сравнено чисел: { $count }.
tune-alike = Явных различий нет. Сравнено чисел: { $count }.
tune-same = Партий, прошедших одинаково с обеих сторон: { $same } из { $matches }.
tune-difference = разница
tune-interval = 95 % интервал
tune-length = Длина
tune-of-answers = Ответы игроков
tune-of-rounds = Раунды
tune-of-turns = Ходы
tune-of-best = Очки победителя
tune-of-margin = Отрыв первого от второго
tune-of-landslide = Разгромы
tune-of-comeback = Переломы
tune-of-shared = Ничьи за победу
tune-spread = { $name }: в среднем { $mean } (95 %: от { $low } до { $high }), медиана { $median }, девять из десяти от { $least } до { $most }
tune-seats = Победы по местам
tune-scores = Очки по занятым местам
tune-no-scores = В этой игре ничего не считают.
tune-place = { $place }-е место
tune-chances = Как проходят партии
tune-chances-note = Разгром: у первого не меньше чем в 1,5 раза больше очков, чем у второго. Перелом: тот, кто один был впереди после половины ответов, не победил.
tune-parts = Чего стоят вещи
tune-parts-note = На сколько процентных пунктов чаще причитающегося (победа, делённая на число мест) побеждали те, кому вещь встретилась; интервалы 95 %. Вещь может встретиться тому, кто и так впереди: причиной ценность бывает, только если решал жребий. Владельцы вещи в одной партии — одно наблюдение; то, что было у всех, и то, что встретилось менее чем в 30 партиях, не показано.
tune-some = По { $shown } лучших и худших из { $all }; все — в figures.json.
tune-dead = Чего не случилось ни разу
tune-dead-note = Вопросы (с пунктами правил), ответы, события, исходы и вещи из коробки, которых не было ни в одной партии. При другом числе игроков, настройках или ботах они могут встретиться.
tune-seldom = Реже чем в одной партии из ста:
tune-note = Интервалы — 95 %, по партиям. Разница названа явной, если её интервал не задевает нуля даже на том уровне, какого требует число сравнений (Бонферрони, 5 % на всю страницу). Партии с одним номером с обеих сторон играются теми же кубиками и теми же ботами.

arena-head = { $title } · игроков { $seats } · раздач { $blocks } · партий { $games } · зерно { $seed }
arena-unfinished = Партий без конца: { $count }.
arena-tables = Доля побед первого
arena-blocks = раздач
arena-thinking = 95 % ответов не дольше, мс
arena-sprt = { $verdict } (логарифм отношения правдоподобий { $ratio }).
arena-accepted = Сильнее: скорее { $high }, чем { $low }
arena-rejected = Не сильнее: скорее { $low }, чем { $high }
arena-open = Пока неясно: { $low } или { $high }
arena-ratings = Рейтинги
arena-seats = Чего стоит место
arena-elo = Эло

export-matches = Партии
checked-head = { $title }: { $name }.
checked-ended = Невозможного в нём нет; боты доиграли до конца { $ended } из { $matches } партий.
checked-alike = Места: { $shares }. Насколько видно по стольким партиям, это честно.
checked-unlike = Места: { $shares }. Случайностью это не объяснить: места не равны.
checked-play = Сыграть здесь: { $command }
checked-invite = Сыграть в доме: { $link }
checked-here = Числа в нём не те, что в доме: так играют в терминале и боты.
export-done = Записано партий: { $matches } ({ $path }).
dataset-done = Партий: { $matches }. Таблица: { $path }; что в ней: { $card }.

replay-true = { $title }, игроков { $seats }: ответов { $answers }, все законны, и всё происходит, как рассказано.
replay-upgraded = Сохранена по правилам редакции { $found }, продолжается по редакции { $known }.
replay-over = Партия доиграна. Победа: { $winners }.
replay-open = Партия не доиграна.

verify-true = печать цела: все броски и карты ({ $draws }) следуют из обещанного до игры.
verify-vouched = ответов с отметкой устройства самого игрока: { $count }.
verify-stood = ответов, данных ботом вместо игрока: { $count }. Что игрок действительно отлучался, ничем не доказано.
verify-unchecked = НЕ проверено бросков и карт: { $count }. Они выпали до того, как стол перешёл на правила своей печати.
verify-unvouched = НЕ проверено ответов игроков: { $count }. Их устройства не поставили отметку или так и не показали её ключ.
verify-missing = НЕТ В ЗАПИСИ ответов, которые хранит расписка: { $count }. Либо их не приняли или взяли назад, пока устройство было без связи, либо их подменили.
verify-aside = снимок стола в записи не проверяется: он лишь ускоряет чтение, и верить ему не нужно.
verify-unkept = НЕ проверено, не переписана ли запись после конца партии. Дайте расписку кого-нибудь из игравших (--receipt) или добавьте --partly.
verify-branch = эта партия продолжает другую, и скрытое в ней раздали заново: печать этого не охватывает.
verify-other = ПОДМЕНА: это не та партия, от которой сохранены расписка или отпечаток.
verify-rewinds = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
  } стол возвращался назад с общего согласия; дальше выпадало заново.
verify-bent = ПОДМЕНА: ответ { $answer }, бросок или карта, не тот, что следует из печати.
verify-altered = ПОДМЕНА: ответ { $answer } или один из предшествующих изменён уже после того, как его дали.
verify-illegal = ПОДМЕНА: ответ { $answer } по правилам невозможен или привёл не к тому, что записано.
verify-commitment = ПОДМЕНА: тайна в записи не та, отпечаток которой показали до игры.
verify-unfinished = партия не доиграна: тайну показывают только в конце, и проверить пока нечего.
verify-unsealed = у этой партии печати нет: её начали до того, как броски стали запечатывать, или без печати.
verify-lost = тайна этой партии потеряна при переезде стола, проверить её нельзя.
verify-rules = партия сыграна по другой редакции правил: проверить её может та Маготека, в которой играли.
verify-newer = печать поставила более новая программа: обновите Маготеку.

upgrade-tables = Столы
upgrade-checked = Столов: { $tables }. Идут как есть: { $replays }, пойдут по новым правилам: { $upgrades }, остановятся: { $stops }.
upgrade-done = Столов: { $tables }. Идут как есть: { $replays }, идут по новым правилам: { $upgrades }, остановились: { $stops }.
upgrade-stop = { $table } ({ $title }, ответов: { $answers }): { $why }

admin-table = Стол
admin-game = Игра
admin-rows = Строк
admin-state = Состояние
admin-touched = Последний раз
admin-plays = идёт
admin-over = окончен
admin-stops = остановился
admin-count = Столов: { $tables }.
admin-about = { $table }, «{ $title }»: { $seats }.
admin-rows-of = Строк: { $rows }, взято назад: { $undone }, реплик: { $chat }.
admin-missing = Недостаёт строк: { $count }, первая из них { $first }.
admin-replays-of = Идёт как есть: ответов { $answers }.
admin-upgrades-of = Идёт по новым правилам: ответов { $answers }.
admin-stops-of = Останавливается, ответов: { $answers }. { $why }
admin-written = Записано: { $path }
admin-backup = Записано: { $path }, строк { $rows }. Храните вместе с ним файл `secret`.
admin-drill = Копия работает: строк { $rows }, переиграно столов { $tables }, проверено печатей { $seals }, за { $seconds } с.
admin-drill-fault = НЕПОРЯДОК: стол { $table }: { $why }
admin-part = { $name }: строк { $rows }, { $kilobytes } кБ
admin-doctor = Столов: { $tables }, нетронутых 90 дней: { $abandoned }. В оконченной партии { $match } кБ ответов; за последние тридцать дней дом рос на { $day } кБ в день. Самый медленный запрос занял { $slow } мс.
admin-orphans = НИЧЬЁ: строк { $count } в { $name }
admin-deleted = Удалено столов: { $tables }.

cover-done = Партий { $matches }, решений { $decisions }, двойников сверено { $twins }, ответов взято назад { $undone }, сохранений { $saved }, зерно { $seed }.
cover-kind = { $kind }: встречено { $met } из { $all }
cover-missing = не встречено: { $names }
cover-all = Встречено всё.
cover-left = Не встречено: { $count }.
cover-sound = Законы соблюдены.
cover-fault = Закон нарушен (партия { $number }): { $what }
    Запись { $path }; повторить: magoteka fuzz { $game } --again { $path }
cover-bar = { $title }: партий { $matches }, решений { $decisions }, не встречено { $missing }, нарушений { $faults }

ledger-line = { $title }: с тестом { $tested } из { $ids } пунктов.
ledger-no-page = нет страницы docs/rules/{ $game }.ru.md с пунктами правил
ledger-untested = без теста: { $ids }
ledger-unknown = в тестах, но не в правилах: { $ids }
ledger-doubled = записаны дважды: { $ids }
ledger-uneven = не на всех языках: { $ids }

page-option = Настройка
page-option-about = Что значит
page-option-usual = Обычно
page-option-else = Или
page-clause = Пункт

think-option = ответ
think-prior = на первый взгляд
think-value = вперёд
think-looks = взглядов
think-why = Почему первый: { $why }
think-line = Чего он ждёт дальше: { $line }
think-given = В партии ответили: { $option }
think-spent = { $seconds } с; рассмотреть стоило ответов: { $kept } из { $open }.

analyse-title = Везение и решения, партия доиграна { $looks ->
        [one] { $looks } раз
        [few] { $looks } раза
       *[many] { $looks } раз
    }
analyse-seat = игрок
analyse-par = в начале
analyse-decisions = свои решения
analyse-others = чужие решения
analyse-luck = везение
analyse-result = итог
analyse-error = погрешность
analyse-lost = упущено ответами
analyse-moment-decision = Шаг { $step }. Решение игрока { $seat }: { $given }. Это сдвинуло его шансы на { $moved }.
analyse-moment-dice = Шаг { $step }. Кубики и карты сдвинули шансы игрока { $seat } на { $moved }.
analyse-moment-unseen = Шаг { $step }. То, чего никто не мог знать, сдвинуло шансы игрока { $seat } на { $moved }.
analyse-better = Лучше: { $better }.
analyse-line = Могло бы пойти так: { $line }
analyse-lesson = Шаг { $step }, { $seat }: { $given } — { $chance }; { $better } — { $better_chance }.

## Откуда что взято

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
problem-name-taken = Игру нельзя назвать { $value }: имя — из маленьких латинских букв, цифр и _, и оно ещё не занято.
problem-folder-taken = { $path } уже есть.

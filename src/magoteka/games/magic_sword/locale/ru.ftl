## Почему старая партия останавливается

magic_sword-stops-other-rules = в ней случилось то, что правила 3 решают иначе

magic_sword-title = Магический Меч
magic_sword-about = Станьте сильнее, добудьте меч и щит, пройдите Каменный Мост и победите Бестию.

magic_sword-card = { $design ->
    [seven_suns_storm] Буря Семи Солнц
    [tribute] Дань
    [hour_of_spirits] Час Духов
    [comet] Комета
    [magic_tablet] Магическая Скрижаль
    [fog] Туман
    [noon_wraith] Полудница
    [gods_messengers] Посланцы Богов
    [solstice] Солнцеворот
    [witches_sabbath] Шабаш Ведьм
    [pillar_of_fire] Столп Огня
    [patrol] Стража
    [knights_tournament] Рыцарский Турнир
    [parade_of_planets] Парад Планет
    [eclipse] Затмение Солнц
    [enchanted_path] Волшебная Тропа
    [plague] Мор
    [ambush] Засада
    [poison_herbs] Ядовитые Травы
    [evil_spirit] Злой Дух
    [cyclops] Циклоп
    [black_chimera] Чёрная Химера
    [red_chimera] Красная Химера
    [goathead] Козлоголовый
    [ogre] Огр
    [leviathan] Левиафан
    [elk] Лось
    [bear] Медведь
    [zlyden] Злыдень
    [shadowland_stranger] Пришелец из Края Теней
    [dragon] Дракон
    [snow_brute] Снежное Чудище
    [doppelganger] Двойник
    [three_headed_dragon] Трёхглавый Дракон
    [false_wanderer] Ложный Странник
    [wolf] Волк
    [werewolf] Оборотень
    [robber] Разбойник
    [abyss_demon] Демон Бездны
    [gloom_spirit] Дух Мрака
    [ruin_spirit] Дух Гибели
    [demon_prince] Князь Демонов
    [ghoul] Упырь
    [vampire] Вампир
    [spectre] Призрак
    [phantom] Привидение
    [miracle_worker] Чудотворец
    [enchanter] Чародей
    [good_deity] Доброе Божество
    [wild_stallion] Дикий Скакун
    [desert_elder] Пустынник
    [unicorn] Единорог
    [nightmare] Кошмар
    [forest_king] Лесной Царь
    [conjurer] Фокусник
    [sage] Мудрец
    [demigod] Полубог
    [spell_seller] Кудесник
    [she_devil] Прелестная Дьяволица
    [wild_giant] Дикий Великан
    [fairy] Фея
    [time_charmer] Заклинатель Времени
    [noble_thief] Благородный Вор
    [gold_1] 1 слиток золота
    [gold_2] 2 слитка золота
    [warhorse] Боевой Конь
    [kings_diamond] Диамант Королей
    [clay_tablet] Глиняная Табличка
    [helmet] Шлем
    [pole_and_rope] Шест и Верёвка
    [horse] Конь
    [lamp] Лампа
    [boat] Лодка
    [magic_manuscript] Магический Манускрипт
    [plain_sword] Меч
    [mule] Мул
    [gauntlets] Рукавицы
    [dagger] Стиллет
    [secret_pouch] Потайная Сумка
    [casket] Таинственная Шкатулка
    [plain_shield] Щит
    [swift_steed] Быстроногий Скакун
    [troika] Тройка
    [armour] Доспехи
    [arondight] Арондайт
    [lucky_die] Волшебная Кость
    [strength_elixir] Эликсир Силы
    [excalibur] Экскалибур
    [inspiration_apple] Яблоко Вдохновения
    [fate_crystal] Кристалл Судьбы
    [mages_crystal] Кристалл Магов
    [bottomless_bag] Бездонный Мешок
    [magic_sword] Волшебный Меч
    [chaos_sword] Меч Хаоса
    [rowan_of_knowledge] Рябина Знания
    [ring_of_power] Кольцо Силы
    [reliquary] Реликварий
    [wand_of_fate] Жезл Судьбы
    [magic_staff] Магический Посох
    [silver_arrow] Серебряная Стрела
    [holy_grail] Святой Грааль
    [holy_spear] Святое Копьё
    [fire_talisman] Талисман Огня
    [air_talisman] Талисман Воздуха
    [toliman_shield] Щит Толимана
    [axe_of_light_and_dark] Топор Света и Тьмы
    [mirror_of_ruin] Зеркало Разрушения
    [alchemist] Алхимик
    [imp] Чертёнок
    [elfling] Эльфёнок
    [squire] Оруженосец
    [miser_warlock] Скупой Колдун
    [crusader] Крестоносец
    [princess] Принцесса
    [mercenary] Наёмник
    [guardian] Опекун
    [shepherd] Пастух
    [fortune_seeker] Искатель Приключений
    [guide] Проводник
    [ferryman] Перевозчик
    [mermaid] Русалка
    [loyal_knight] Верный Рыцарь
    [strix] Стрыга
    [porter] Носильщик
    [viceroy] Наместник
    [tree_of_life] Древо Жизни
    [grotto] Грот
    [magic_lake] Волшебное Озеро
    [chapel_of_nemed] Часовня Немед
    [chapel_of_toliman] Часовня Толимана
    [labyrinth] Лабиринт
    [unknown_temple] Неизвестный Храм
    [ancient_tomb] Древняя Гробница
    [rock_gate] Скальные Врата
    [scorched_earth] Выжженная Земля
    [secret_passage] Тайный Ход
    [market] Рынок
    [enchanted_spring] Заколдованный Источник
   *[other] закрытая карта
}
magic_sword-card-text = { $design ->
    [seven_suns_storm] Все в этом круге пропускают ход: семь солнц взошли разом.
    [tribute] Кубик укажет, кому платить слиток; кто не может, теряет жизнь. Сборщик не торгуется.
    [hour_of_spirits] Злые могут бросить кубик: 1–2 заклинание, 3–4 лечение, 5–6 пропуск хода. Полночь шепчет.
    [comet] Незнакомцы этого круга исчезают: хвостатая звезда спугнула их.
    [magic_tablet] Доберите заклинания до предела: камень сам диктует слова.
    [fog] Два следующих хода все идут по одной клетке. Друид видит и в молоке.
    [noon_wraith] Идёт с вами: один шаг за ход, пока не смените круг. Белая, тихая, неотвязная.
    [gods_messengers] Добрый получает жизнь, злой теряет: весы с собой у обоих гонцов.
    [solstice] Все теряют все заклинания: самый длинный день выжигает чернила.
    [witches_sabbath] Злому +1 магии, остальные становятся злыми. Пляска заразна.
    [pillar_of_fire] Доброму +1 магии, остальные становятся добрыми. Свет не спрашивает.
    [patrol] Вернитесь туда, откуда вышли; ход окончен. Стража сегодня сердита.
    [knights_tournament] Можно вызвать любого на бой прямо сюда. Трубы уже поют.
    [parade_of_planets] До вашего следующего хода магия демонов удвоена: планеты стали в ряд.
    [eclipse] Добрые и хаотичные пропускают ход. Темнота на стороне тех, кто к ней привык.
    [enchanted_path] Кубик переносит вас на одну из шести полян мира; там ваш ход продолжается.
    [plague] Каждый в этом круге теряет жизнь. Запирайте ставни.
    [ambush] Все предметы и золото уносят на Вересковые Пустоши. Потайная сумка цела.
    [poison_herbs] Злой получает жизнь, добрый теряет. Всё дело в дозе.
    [evil_spirit] Прогоняет всех друзей и не пускает новых до Хижины Отшельника.
    [cyclops] Меч 6. Одним глазом он видит ровно вас.
    [black_chimera] Меч 2. Три головы и ни одной мысли.
    [red_chimera] Меч 2. Сестра чёрной, только злее.
    [goathead] Меч 3. Бодается без предупреждения.
    [ogre] Меч 3. Зверь, голодный с рождения.
    [leviathan] Меч 4. Кладётся в одну из вод по выбору. Вода кажется спокойной.
    [elk] Меч 1. Рога шире дороги.
    [bear] Меч 3. Мёд он уже съел.
    [zlyden] Меч 2. Мелкий, а пакостит по-крупному.
    [shadowland_stranger] Меч 5. Против него бесполезны заклинания, оружие и волшебные предметы.
    [dragon] Меч 5. Спит на чужих монетах.
    [snow_brute] Меч 3. Следы есть, зверя не видно — до броска.
    [doppelganger] Меч равен вашему в бою. Улыбается вашей улыбкой.
    [three_headed_dragon] Три боя подряд, Меч 2 у каждой головы; не срубили все — отрастут. Трофей 6.
    [false_wanderer] Меч 3. Бросьте кубик: 1–3 — прошёл мимо.
    [wolf] Меч 2. Воет без луны.
    [werewolf] Меч 10. Днём он ваш сосед.
    [robber] Меч 3. Победив, берёт ещё слиток или предмет.
    [abyss_demon] Магия 6. Смотрит снизу вверх.
    [gloom_spirit] Магия 3. Гасит свечи по одной.
    [ruin_spirit] Магия 2. Живёт в трещинах.
    [demon_prince] Магия 10. Учтив до самого конца.
    [ghoul] Магия 4. Кубик решает, у чьих ворот он встанет.
    [vampire] Магия 4, своя жизнь 1. Отнятую жизнь забирает себе.
    [spectre] Магия 3. Шаги есть, ног нет.
    [phantom] Магия 5. Помнит ваше имя.
    [miracle_worker] Можно вылечить 2 жизни за визит. Денег не берёт.
    [enchanter] Добрый получает заклинание, если есть место. Учит только тех, кто слушает.
    [good_deity] Обижали людей? Слиток или пропуск хода. Всё видно сверху.
    [wild_stallion] Можно тут же сходить ещё раз. Держитесь за гриву.
    [desert_elder] Первому гостю — Волшебный Меч или Щит Толимана. Кубик решает, где он сидит.
    [unicorn] Можно перенестись в любое место круга. Копыта не мнут травы.
    [nightmare] Злому — желание. Остальным лишь снится.
    [forest_king] Исполняет одно желание и уходит в чащу.
    [conjurer] Можно обменять Меч и Магию местами. Следите за руками.
    [sage] Назовите число от 1 до 6: угадали кубик — заклинание.
    [demigod] Просмотрите колоду заклинаний и возьмите одно. Ему не жалко.
    [spell_seller] Можно купить заклинание за слиток, если есть место.
    [she_devil] Кубик: заклинание, магия, меч — или потеря вещи, жизни, а то и камень. Хороша собой.
    [wild_giant] Кубик: 3–4 теряете предмет, 5–6 друга, наугад. Он просто играет.
    [fairy] Доброму — желание. Пыльца в подарок.
    [time_charmer] Все, кроме Эльфа, Пигмея и Ловкача, пропускают ход. Песок потёк вверх.
    [noble_thief] Есть золото — теряете слиток, нет — получаете. Справедливость на ходу.
    [gold_1] Возьмите 1 слиток. Кто-то уронил.
    [gold_2] Возьмите 2 слитка. Кто-то очень спешил.
    [warhorse] В обычном бою прибавляет Магию к Мечу; гибнет вместо вас, если бой проигран.
    [kings_diamond] Победитель возьмёт только его. В Королевском Замке стоит 5 слитков.
    [clay_tablet] −2 к броску в Ловушке. Глина помнит мост.
    [helmet] Проиграли обычный бой: на 1 жизнь цела.
    [pole_and_rope] Болота вам не страшны. Простое и верное.
    [horse] Несёт ещё 8 предметов.
    [lamp] В следующий ход можно перейти Ледяной Лес где угодно; потом гаснет.
    [boat] В следующий ход можно переплыть Трясину где угодно; с собой её не унести.
    [magic_manuscript] −2 к броску в Волшебной Ловушке. Читать между строк.
    [plain_sword] +1 к Мечу в бою. Оружие.
    [mule] Несёт ещё 4 предмета и своё мнение.
    [gauntlets] Живые Скалы не отнимают жизнь.
    [dagger] +1 к Мечу в бою. Оружие, тонкое и тихое.
    [secret_pouch] Прячет один предмет от всех потерь; достанет его лишь Повелитель Богатств.
    [casket] Откройте и бросьте кубик: щит, заклинание, золото — или беда.
    [plain_shield] Проиграли обычный бой: на 1–2 жизнь цела.
    [swift_steed] До трёх клеток сверх броска; друзья отстанут.
    [troika] Несёт сколько угодно и может прибавить шаг. С бубенцами.
    [armour] Проиграли обычный бой: на 1–3 жизнь цела.
    [arondight] +1 к Мечу в бою, +2 против оборотней. Оружие озёрного рыцаря.
    [lucky_die] +1 в ловушках и к вашим броскам на мосту. Седьмая грань.
    [strength_elixir] Выпейте: +2 Меча до вашего следующего хода.
    [excalibur] +1 к Мечу в бою; победа над существом даёт жизнь. Камень отпустил.
    [inspiration_apple] Сдвиньте сумму молитвы на единицу; съедается.
    [fate_crystal] Перед боем бросьте кубик: 4–6 дают +1…+3 к вашей кости, 1 стоит жизни.
    [mages_crystal] Вы не колдуете, но круг огня, рок, голем и повелители вам не страшны.
    [bottomless_bag] Несёт ещё 5 предметов. Дно искали — не нашли.
    [magic_sword] Ключ к Каменному Мосту. Поёт, если прислушаться.
    [chaos_sword] +2 к Мечу в бою; добрым не даётся. Оружие.
    [rowan_of_knowledge] Возьмите на карту больше и одну сбросьте. Ягоды горькие.
    [ring_of_power] +2 Магии. Шепчет по ночам.
    [reliquary] У доброго: демоны побеждены без боя, Мельница не вредит.
    [wand_of_fate] Перед боем один враг встанет за вас в следующей битве.
    [magic_staff] В свой ход доберите заклинания: начальные и ещё одно.
    [silver_arrow] +1 Меч и +1 Магия. Летит по лунному лучу.
    [holy_grail] +1 Магия, Живые Скалы не вредят; злым не даётся.
    [holy_spear] +1 к Мечу в бою; злым не даётся. Оружие.
    [fire_talisman] +1 к кости в обычном бою; Огненный Круг бессилен.
    [air_talisman] +1 к кости в магическом бою; ветры и гром бессильны.
    [toliman_shield] Ключ к Замку Бестии. В нём отражается звезда.
    [axe_of_light_and_dark] +1 к Мечу в бою, +2 против оборотней; хаотичным не даётся. Оружие.
    [mirror_of_ruin] Один соперник теряет 2 пункта Меча и Магии по вашему выбору; зеркало бьётся.
    [alchemist] Превращает ваши предметы в слитки. Пахнет серой.
    [imp] +2 Магии за одну вашу жизнь; из двух заклинаний выбираете одно.
    [elfling] Безопасны обрывы; можно прятаться в пустошах и каменном лесу.
    [squire] +2 к Мечу в бою; на единице гибнет вместо вас.
    [miser_warlock] Держит одно заклинание; за слиток прочтёт его и уйдёт.
    [crusader] +2 к Мечу в бою и одно заклинание в запасе.
    [princess] В Королевском Замке лечит 2 жизни или приносит 3 слитка выкупа.
    [mercenary] Раз в ход за слиток: +3 Меча до вашего следующего хода.
    [guardian] С ним безопасны Башня Судьбы и обрывы.
    [shepherd] +1 Меч и +1 Магия. Считает звёзды, как овец.
    [fortune_seeker] Раз в ход нападает за вас (Меч 3) не дальше трёх клеток.
    [guide] С ним безопасны Круг Силы, Волчий Овраг и Склеп Упырей.
    [ferryman] Переправы бесплатны. Молчит и гребёт.
    [mermaid] Через Трясину — один кубик; можно прятаться в топях и призрачном лесу, Курган безопасен.
    [loyal_knight] Может биться вместо вас (3 Меча или Магии); проиграв, гибнет.
    [strix] +1 Магия. Совиные глаза, бабьи сказки.
    [porter] За слиток несёт ещё 4 предмета; без платы уходит.
    [viceroy] В Крепости Хранителя Дорог лечит 2 жизни или даёт 3 слитка.
    [tree_of_life] Вылечите 1 жизнь за визит; плодов четыре.
    [grotto] Можно войти и бросить кубик: 1–3 золото, 4 пропуск хода, 5 огр, 6 оборотень.
    [magic_lake] +1 Меч за визит; глотков четыре.
    [chapel_of_nemed] Можно помолиться Немед, и часовня исчезнет.
    [chapel_of_toliman] Можно помолиться Толиману, и часовня исчезнет.
    [labyrinth] Магия меньше 5 — пропуск хода. Нить своя у каждого.
    [unknown_temple] Можно бросить кубик: путь, жизнь, заклинание, золото или тишина.
    [ancient_tomb] Можно бросить кубик: 1–3 золото, 4–6 бой с тем, кто лежал внутри.
    [rock_gate] Можно открыть: врата исчезнут, а вы возьмёте 3 карты.
    [scorched_earth] Меч меньше 5 — пропуск хода. Пепел ещё тёплый.
    [secret_passage] Можно войти: кубик решит, где вы выйдете.
    [market] Можно купить меч, щит, шлем, коня, лампу, лодку, рукавицы, шест.
    [enchanted_spring] +1 Магия за визит; глотков четыре.
   *[other] —
}
magic_sword-square = { $square ->
    [tavern] Корчма
    [eldritch_grove] Урочище
    [path_1] Тропа I
    [wetland_1] Топи I
    [barrow] Курган
    [village] Деревня
    [path_2] Тропа II
    [wetland_2] Топи II
    [devils_mill] Чёртова Мельница
    [circle_of_power] Круг Силы
    [well_of_eternity] Колодец Вечности
    [trackless_waste] Бездорожье
    [town] Город
    [frozen_waste] Ледяная Пустошь
    [roadkeeper_fortress] Крепость Хранителя Дорог
    [ice_realm] Ледяное Царство
    [ferry_1] Переправа I
    [valley_of_shadows] Долина Теней
    [heather_moors] Вересковые Пустоши
    [tower_of_fate] Башня Судьбы
    [gate_warden] Страж Магических Врат
    [magic_gate] Магические Врата
    [plateau_of_mists] Плоскогорье Туманов
    [temple_of_nemed] Храм Немед
    [enchanted_hills] Заколдованные Холмы
    [forest_of_ghostly_lights] Лес Призрачных Огней
    [hermits_hut] Хижина Отшельника
    [plain_of_lonely_rocks] Равнина Одиноких Скал
    [ferry_2] Переправа II
    [gloomy_glade] Мрачная Поляна
    [cliff_1] Обрыв I
    [fortress_ruins] Развалины Крепости
    [temple_of_toliman] Храм Толимана
    [valley_of_skulls] Долина Черепов
    [bog_1] Болота I
    [living_rocks_1] Живые Скалы I
    [cliff_2] Обрыв II
    [plain_of_grass] Равнина Трав
    [crossroads_1] Распутье I
    [royal_castle] Королевский Замок
    [dead_city] Вымерший Город
    [living_rocks_2] Живые Скалы II
    [bog_2] Болота II
    [ghoul_crypt] Склеп Упырей
    [plain_of_dreams] Равнина Снов
    [crossroads_2] Распутье II
    [stone_forest] Каменный Лес
    [wolf_ravine] Волчий Овраг
    [bridge_entry_ruins] Вход на Мост (у Развалин)
    [trap] Ловушка
    [game_with_death] Игра со Смертью
    [demon_of_darkness] Демон Тьмы
    [beast_castle] Замок Бестии
    [bridge_monster] Монстр
    [cerberus] Цербер
    [magic_trap] Волшебная Ловушка
    [bridge_entry_city] Вход на Мост (у Города)
   *[other] поле
}
magic_sword-square-text = { $square ->
    [tavern] Кубик: 1 −1 слиток, 2 +1 слиток, 3 пропуск хода, 4 драка (Меч 4), 5 куда угодно в круге, 6 в Храм Немед.
    [eldritch_grove] Возьмите карту. Отсюда пробуют перейти Трясину: 2 кубика меньше Магии.
    [path_1] Возьмите карту.
    [wetland_1] Возьмите карту.
    [barrow] Кубик: 1 +1 Меч, 4–5 пропуск хода, 6 Дух Кургана (Магия 4).
    [village] Колдунья (кубик), оружейник или лекарь — на выбор.
    [path_2] Возьмите карту.
    [wetland_2] Возьмите карту.
    [devils_mill] Добрый теряет жизнь, хаотичный бросает на ±1, злой может испытать судьбу.
    [circle_of_power] Кубик: 1 Страж Круга (Меч 5), 2–3 пропуск хода, 6 +1 Магия.
    [well_of_eternity] Добрый может исцелиться до 4; иначе кубик: 4 жизнь, 5 заклинание, 6 ещё ход.
    [trackless_waste] Возьмите 2 карты.
    [town] Прорицатель (кубик) или ростовщик: слиток за предмет.
    [frozen_waste] Возьмите карту.
    [roadkeeper_fortress] Можно взять задание; награда — Щит Толимана.
    [ice_realm] Возьмите карту. Отсюда вверх пускает Рыцарь Вечных Снегов (Меч 10).
    [ferry_1] Заплатите слиток или вернитесь.
    [valley_of_shadows] Возьмите карту; враги здесь сильнее на 1.
    [heather_moors] Возьмите 2 карты.
    [tower_of_fate] Кубик: 1 пропуск хода, 2–3 камень, 4–5 ещё ход.
    [gate_warden] Заплатите слиток или потеряйте жизнь.
    [magic_gate] Выберите: +1 Меч, +1 Магия, заклинание или слиток.
    [plateau_of_mists] Возьмите 3 карты.
    [temple_of_nemed] Можно помолиться Немед (2 кубика).
    [enchanted_hills] Возьмите карту. Предметы не дают пунктов, заклинания молчат.
    [forest_of_ghostly_lights] Возьмите карту. Вниз, в Урочище, ведёт свободная тропа.
    [hermits_hut] Лечение: слиток за жизнь, до 4. Злой Дух здесь уходит.
    [plain_of_lonely_rocks] Возьмите 2 карты; враги сильнее на 2.
    [ferry_2] Заплатите слиток или вернитесь.
    [gloomy_glade] Возьмите карту; враги сильнее на 1.
    [cliff_1] Кубик: 1–2 теряете жизнь; так же бросьте за каждого друга.
    [fortress_ruins] Возьмите карту. Здесь на мост не пускает Каменное Чудовище.
    [temple_of_toliman] Можно помолиться Толиману (2 кубика).
    [valley_of_skulls] Возьмите карту. Вниз, в Ледяное Царство, дорога свободна.
    [bog_1] Потеряйте предмет или друга.
    [living_rocks_1] Потеряйте жизнь.
    [cliff_2] Кубик: 1–2 теряете жизнь; так же бросьте за каждого друга.
    [plain_of_grass] Возьмите карту; враги сильнее на 3.
    [crossroads_1] Возьмите карту. Предметы здесь не дают пунктов.
    [royal_castle] Придворный лекарь: заплатите и бросьте кубик. Здесь же ждут Принцессу и купят диамант.
    [dead_city] Возьмите карту. Здесь на мост не пускает Дух Скал.
    [living_rocks_2] Потеряйте жизнь.
    [bog_2] Потеряйте предмет или друга.
    [ghoul_crypt] Кубик: 4–6 — бой с упырём такой Магии.
    [plain_of_dreams] Возьмите карту; враги сильнее на 2.
    [crossroads_2] Возьмите карту. Заклинания здесь молчат.
    [stone_forest] Возьмите 2 карты; враги сильнее на 3.
    [wolf_ravine] Кубик: 4–6 — оборотень с таким Мечом.
    [bridge_entry_ruins] Остановитесь: дальше по клетке за ход.
    [trap] 3 кубика минус Меч: 0 — удержались, иначе падаете.
    [game_with_death] 2 кубика против 2 кубиков Смерти: выше — дальше, ниже — жизнь.
    [demon_of_darkness] Бой: Меч демона — 2 кубика. Пока жив, не пройти.
    [beast_castle] Бой с Бестией: 1–3 Меч, 4–6 Магия; сила 10–15. Победа — конец сказки.
    [bridge_monster] Бой: Магия монстра — 2 кубика. Пока жив, не пройти.
    [cerberus] Кубик: 1–2 −1 жизнь, 3–4 −2, 5–6 −3.
    [magic_trap] 3 кубика минус Магия: 0 — удержались, иначе падаете.
    [bridge_entry_city] Остановитесь: дальше по клетке за ход.
   *[other] —
}
magic_sword-hero = { $hero ->
    [adventurer] Авантюрист
    [barbarian] Варвар
    [knight_errant] Странствующий Рыцарь
    [wizard] Волшебник
    [half_demon] Полудемон
    [elf] Эльф
    [goblin] Гоблин
    [hobgoblin] Хобгоблин
    [pygmy] Пигмей
    [priest] Жрец
    [priestess] Жрица
    [dwarf_warlock] Карлик
    [executioner] Палач
    [dwarf] Гном
    [prince] Князь
    [scoundrel] Негодяй
    [mage] Маг
    [druid] Друид
    [shaman] Шаман
    [giant] Гигант
    [hermit] Отшельник
    [kobold] Кобольд
    [dark_knight] Рыцарь Тьмы
    [trickster] Ловкач
    [troll] Тролль
    [witch] Ведьма
    [conqueror] Завоеватель
   *[other] персонаж
}
magic_sword-hero-text = { $hero ->
    [adventurer] В обычном бою бросает два кубика и берёт лучший; вместо нападения крадёт заклинание.
    [barbarian] Обрывы и овраг безопасны, в болотах везёт; победив без крови, нападает ещё раз.
    [knight_errant] Проигранный обычный бой может провести заново; отбивает Крестоносца и Оруженосца; с Экскалибуром или Граалем выбирает заклинания.
    [wizard] В свой ход добирает до 2 заклинаний; может не замечать встреч и незнакомцев.
    [half_demon] Демоны его не трогают; на 1–2 заклинание мимо; нападает Магией и пьёт жизнь.
    [elf] Обрывы безопасны; на равнинах прячется и может идти дальше.
    [goblin] Круг Силы и овраг безопасны; дружит со злыднями, гонит огров.
    [hobgoblin] Курган и склеп безопасны, на тропах прячется; приручает огров, Каменное Чудовище слабее.
    [pygmy] Круг Силы и обрывы безопасны; +1 к кости на тропах и в долинах; ездит на волке или лосе.
    [priest] Молитву можно повторить; изгоняет демонов на 1–3.
    [priestess] В свой ход добирает до 2 заклинаний; звери не нападают и могут стать друзьями.
    [dwarf_warlock] В свой ход добирает до 2 заклинаний; Страж Врат пускает даром.
    [executioner] Сам выбирает характер; нападая, может обезглавить на 1–2; бьётся Мечом или Магией.
    [dwarf] Любой свой бросок может повторить; на 1–2 заклинание мимо.
    [prince] 5 слитков; может не смотреть карты; в Королевском Замке получает шлем и меч.
    [scoundrel] Без друзей; бьёт подло (кость врага не в счёт) или калечит побеждённого.
    [mage] В свой ход добирает 1 заклинание; големы не страшны; поднимает убитых зверей.
    [druid] Раз в ход меняет характер; +1 к кости на равнинах; туман не помеха.
    [shaman] Прячется в топях; побеждён лишь с перевесом в 2; Дух Скал слабее.
    [giant] Перешагивает занятые клетки; против сильнейшего решают одни кубики; берёт лишнюю карту.
    [hermit] В бою прибавляет Магию к Мечу; демонов отсылает; оружия и лат не носит.
    [kobold] На шестёрке переносится по кругу; вместо нападения крадёт чужой ход.
    [dark_knight] Бьётся Мечом или Магией; копит побеждённых демонов; на турнире вызывает дважды.
    [trickster] Ходит следом за другими; на единице выманивает слиток; раз за игру приручает зверя.
    [troll] Круг Силы и Курган безопасны; побеждённого прогоняет.
    [witch] Вместо нападения гонит персонажа в храм.
    [conqueror] Победив, отнимает 2 жизни; за друга получает жизнь.
   *[other] —
}
magic_sword-spell = { $spell ->
    [philosophers_stone] Философский Камень
    [ring_of_fire] Огненный Круг
    [magic_and_sword] Магия и Меч
    [magic_journey] Волшебное Странствие
    [hidden_one] Спрятавшийся
    [turn_of_fate] Поворот Судьбы
    [rebirth] Возрождение
    [insight] Озарение
    [lord_of_riches] Повелитель Богатств
    [lord_of_friends] Повелитель Друзей
    [lord_of_swamps] Повелитель Болот
    [breath_of_death] Дыхание Смерти
    [seven_winds] Семь Ветров
    [sower_of_ruin] Сеятель Опустошения
    [madness] Безумие
    [spell_eater] Пожиратель Чар
    [master_of_thunder] Властелин Грома
    [master_of_ice] Владыка Льдов
    [master_of_spells] Властелин Заклинаний
    [master_of_events] Властелин Событий
    [war_of_elements] Война Стихий
    [mirror] Зеркало
    [doom] Рок
    [time_formula] Формула Времени
    [space_formula] Формула Пространства
    [golem] Голем
    [homunculus] Гомункул
   *[other] тайное заклинание
}
magic_sword-spell-text = { $spell ->
    [philosophers_stone] В начале хода превратите свои предметы в слитки. Свинец не при чём.
    [ring_of_fire] Персонаж пропускает ход и недоступен, или враг не нападает до вашего хода.
    [magic_and_sword] В обычном бою прибавьте Магию к Мечу.
    [magic_journey] Вместо хода перенеситесь в любое место круга.
    [hidden_one] Скройтесь от противника, сделайте бой ничьей или спасите пункт жизни либо друга.
    [turn_of_fate] Замените карту события, которую только что взяли.
    [rebirth] У любого персонажа снова 4 жизни — даже в последний миг.
    [insight] Посмотрите пять верхних карт событий.
    [lord_of_riches] Заберите у персонажа предмет или слиток.
    [lord_of_friends] Переманите у персонажа друга.
    [lord_of_swamps] Вместо хода перейдите Трясину где угодно.
    [breath_of_death] Встречный теряет 2 жизни, или гибнет одно нападающее существо с Мечом.
    [seven_winds] Кубик за каждый предмет соперника в вашем круге: 1 — унесло.
    [sower_of_ruin] Уберите с поля одну открытую карту события.
    [madness] Посмотрите руку соперника и заберите одно заклинание.
    [spell_eater] Соперник сбрасывает все заклинания.
    [master_of_thunder] Все существа на клетке вашего круга оцепенели.
    [master_of_ice] Вместо хода перейдите Ледяной Лес где угодно.
    [master_of_spells] Отмените заклинание, которое только что объявили.
    [master_of_events] Переложите открытую карту на другую клетку её круга.
    [war_of_elements] До вашего хода никто не колдует, волшебные предметы молчат.
    [mirror] Заклинание, направленное на вас, поворачивается к хозяину.
    [doom] Кубик для любого персонажа: камень, потеря золота, Меча, Магии — или дар.
    [time_formula] Сделайте три хода подряд; остальные лишь обороняются.
    [space_formula] Бросок движения одного персонажа удваивается.
    [golem] Голем с Мечом 3 нападает на персонажа или врага в вашем круге.
    [homunculus] Гомункул с Мечом 5 нападает на персонажа или врага в вашем круге.
   *[other] —
}
magic_sword-case = { $case ->
    [sword_up] +1 Меч
    [magic_up] +1 Магия
    [life_up] +1 жизнь
    [spell_up] заклинание
    [gold_up] слиток золота
    [journey] перенестись в круге
    [sword_down] потерять пункт Меча
    [magic_down] потерять пункт Магии
    [life_down] потерять жизнь
    [lose_friend] потерять друга
    [magic_sword] Волшебный Меч
    [toliman_shield] Щит Толимана
    [heal] лечение на 2 жизни
    [ransom] выкуп в 3 слитка
    [sorceress] к колдунье
    [armourer] к оружейнику
    [healer] к лекарю
    [soothsayer] к прорицателю
    [usurer] к ростовщику
    [drink] испить из колодца
    [roll] бросить кубик
   *[other] выбор
}
magic_sword-being = { $being ->
    [tavern_bully] Местный Силач
    [barrow_spirit] Дух Кургана
    [circle_guardian] Страж Круга
    [crypt_ghoul] Упырь Склепа
    [ravine_werewolf] Оборотень Оврага
    [grotto_ogre] Огр из Грота
    [grotto_werewolf] Оборотень из Грота
    [tomb_spectre] Призрак Гробницы
    [tomb_phantom] Привидение Гробницы
    [tomb_demon] Демон Гробницы
    [snow_knight] Рыцарь Вечных Снегов
    [stone_monster] Каменное Чудовище
    [rock_spirit] Дух Скал
    [darkness_demon] Демон Тьмы
    [bridge_monster_being] Монстр
    [beast] Бестия
    [golem] Голем
    [homunculus] Гомункул
    [hero] соперник
    [cyclops] Циклоп
    [black_chimera] Чёрная Химера
    [red_chimera] Красная Химера
    [goathead] Козлоголовый
    [ogre] Огр
    [leviathan] Левиафан
    [elk] Лось
    [bear] Медведь
    [zlyden] Злыдень
    [shadowland_stranger] Пришелец из Края Теней
    [dragon] Дракон
    [snow_brute] Снежное Чудище
    [doppelganger] Двойник
    [three_headed_dragon] Трёхглавый Дракон
    [false_wanderer] Ложный Странник
    [wolf] Волк
    [werewolf] Оборотень
    [robber] Разбойник
    [abyss_demon] Демон Бездны
    [gloom_spirit] Дух Мрака
    [ruin_spirit] Дух Гибели
    [demon_prince] Князь Демонов
    [ghoul] Упырь
    [vampire] Вампир
    [spectre] Призрак
    [phantom] Привидение
   *[other] противник
}
magic_sword-align = { $align ->
    [good] добрый
    [evil] злой
   *[other] хаотичный
}

magic_sword-event-hero-arrived = { $seat } играет за персонажа: { magic_sword-hero }. Начало — { magic_sword-square }.
magic_sword-event-turn-began = Ходит { $seat }.
magic_sword-event-turn-skipped = { $why ->
    [stone] { $seat } стоит камнем.
    [possessed] { $seat } всё ещё одержим.
    [charmed] Ход украден у игрока { $seat }.
   *[missed] { $seat } пропускает ход.
}
magic_sword-event-dice-thrown = { $seat ->
    [none] Кубик: { $value }.
   *[other] { $seat } бросает: { $value }.
}
magic_sword-event-moved = { $seat } стоит на поле «{ magic_sword-square }».
magic_sword-event-gate-tried = { $how ->
    [passed] { $seat } проходит дальше.
    [tied] Ничья: { $seat } остаётся.
   *[failed] { $seat } не прошёл.
}
magic_sword-event-card-turned-up = { $seat } открывает карту: { magic_sword-card }.
magic_sword-event-card-laid-down = Карта ложится лицом вниз.
magic_sword-event-card-moved = { magic_sword-card } теперь на поле «{ magic_sword-square }».
magic_sword-event-card-dealt-with = { $seat } и карта «{ magic_sword-card }».
magic_sword-event-card-gained = { $seat } получает: { magic_sword-card }.
magic_sword-event-card-lost = { $how ->
    [dropped] { $seat } оставляет: { magic_sword-card }.
    [sold] { $seat } продаёт: { magic_sword-card }.
    [given] { $seat } отдаёт: { magic_sword-card }.
   *[gone] { $seat } теряет: { magic_sword-card }.
}
magic_sword-event-card-gone = { magic_sword-card } уходит с поля.
magic_sword-event-points-changed = { $seat }: { $what ->
    [sword] Меч
    [magic] Магия
    [life] жизнь
   *[gold] золото
} теперь { $now } ({ $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
   *[other] { $by }
}).
magic_sword-event-alignment-changed = { $seat }: теперь { magic_sword-align }.
magic_sword-event-turns-to-miss = { $seat } пропустит { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}.
magic_sword-event-petrified = { $seat } превращается в камень.
magic_sword-event-hero-died = { $seat } теряет персонажа: { magic_sword-hero } погибает.
magic_sword-event-spell-gained = { $spell ->
    [none] { $friend ->
        [none] { $seat } берёт заклинание.
       *[other] { $seat }: друг приносит заклинание.
    }
   *[other] { $friend ->
        [none] { $seat } берёт заклинание «{ magic_sword-spell }».
       *[other] { $seat }: друг приносит заклинание «{ magic_sword-spell }».
    }
}
magic_sword-event-spell-stolen = { $spell ->
    [none] { $seat } забирает заклинание у игрока { $victim }.
   *[other] { $seat } забирает «{ magic_sword-spell }» у игрока { $victim }.
}
magic_sword-event-spell-discarded = { $seat } сбрасывает «{ magic_sword-spell }».
magic_sword-event-spells-seen = { $seat } смотрит карты.
magic_sword-event-spell-announced = { $target ->
    [none] { $seat } читает «{ magic_sword-spell }».
   *[other] { $seat } читает «{ magic_sword-spell }»; цель — { $target }.
}
magic_sword-event-spell-failed = { $why ->
    [cancelled] «{ magic_sword-spell }» отменено.
    [resisted] «{ magic_sword-spell }» не берёт.
   *[other] «{ magic_sword-spell }» уходит в пустоту.
}
magic_sword-event-spell-worked = «{ magic_sword-spell }» действует.
magic_sword-event-battle-began = { $rival ->
    [none] Бой: { $seat } и { magic_sword-being }.
   *[other] Бой: { $seat } — { $rival }.
}
magic_sword-event-battle-fought = { $result ->
    [won] { $own } против { $other }: победа нападающего.
    [drawn] { $own } против { $other }: ничья.
   *[lost] { $own } против { $other }: поражение нападающего.
}
magic_sword-event-battle-avoided = Боя нет: { $seat } не замечен.
magic_sword-event-aid-used = { $seat } пускает в ход своё умение.
magic_sword-event-mission-given = { $seat } получает задание: { $mission ->
    [enemy] победить врага
    [character] победить персонажа
    [three-gold] принести 3 слитка
   *[two-gold] принести 2 слитка
}.
magic_sword-event-mission-fulfilled = { $seat } выполняет задание.
magic_sword-event-spell-taken-up = { $seat } готовит заклинание.
magic_sword-event-game-ended = { $by_limit ->
    [true] Время вышло. Впереди: { $winners }.
   *[other] Бестия повержена! Победа: { $winners }.
}

magic_sword-option-pass = пропустить
magic_sword-option-pass-turn = пропустить и не спрашивать до конца хода
magic_sword-option-no = нет
magic_sword-option-yes = да
magic_sword-option-cast = прочесть «{ magic_sword-spell }»
magic_sword-option-cast-for = { $friend ->
    [crusader] заклинание Крестоносца
   *[other] заклинание Скупого Колдуна
}
magic_sword-option-card = { magic_sword-card }
magic_sword-option-end-turn = закончить ход
magic_sword-option-walk = бросить кубик и идти
magic_sword-option-take-boat = плыть на лодке
magic_sword-option-light-lamp = идти с лампой через Ледяной Лес
magic_sword-option-rejoin = вернуться к друзьям
magic_sword-option-retry = попробовать снова
magic_sword-option-advance = идти дальше
magic_sword-option-enter-castle = войти в Замок Бестии
magic_sword-option-pass-castle = пройти мимо замка
magic_sword-option-turn-back = повернуть назад
magic_sword-option-explore = исследовать поле
magic_sword-option-leave-unseen = не смотреть карты
magic_sword-option-walk-on = идти дальше
magic_sword-option-raid = послать Искателя Приключений
magic_sword-option-obey = выполнить надпись поля
magic_sword-option-take-gold = взять золото
magic_sword-option-drop = бросить вещь или оставить друга
magic_sword-option-trade-trophies = обменять трофеи на Меч
magic_sword-option-trade-demons = обменять демонов
magic_sword-option-turn-into-gold = превратить вещи в золото
magic_sword-option-open-casket = открыть шкатулку
magic_sword-option-drink-elixir = выпить эликсир
magic_sword-option-pay-mercenary = заплатить Наёмнику
magic_sword-option-raise-mirror = направить Зеркало Разрушения
magic_sword-option-give-friend = отдать друга за жизнь
magic_sword-option-change-alignment = { $align ->
    [good] стать добрым
    [evil] стать злым
   *[chaotic] стать хаотичным
}
magic_sword-option-refill = добрать заклинания
magic_sword-option-fill-pouch = спрятать вещь в сумку
magic_sword-option-sell-diamond = продать диамант за 5 слитков
magic_sword-option-ask-princess = попросить Принцессу
magic_sword-option-ask-viceroy = попросить Наместника
magic_sword-option-ready = бросать кубики
magic_sword-option-ask-crystal = спросить Кристалл Судьбы
magic_sword-option-send-knight = выставить Верного Рыцаря
magic_sword-option-attack = напасть
magic_sword-option-attack-with-magic = напасть Магией
magic_sword-option-fight-foul = ударить подло
magic_sword-option-behead = поднять топор, потом биться
magic_sword-option-behead-with-magic = поднять топор, потом Магия
magic_sword-option-steal-spell = украсть заклинание
magic_sword-option-charm = очаровать
magic_sword-option-wheedle = выманить слиток
magic_sword-option-drive-to-temple = погнать в храм
magic_sword-option-win-over-friends = отбить Крестоносца и Оруженосца
magic_sword-option-take-life = отнять жизнь
magic_sword-option-take-coin = взять слиток
magic_sword-option-take-nothing = ничего не брать
magic_sword-option-cripple-sword = отнять пункт Меча
magic_sword-option-cripple-magic = отнять пункт Магии
magic_sword-option-offer-trade = предложить обмен
magic_sword-option-stop = остановиться
magic_sword-option-exorcise = изгнать Демона
magic_sword-option-aim-at-being = напавшее существо
magic_sword-option-go = { magic_sword-square }
magic_sword-option-attempt = { $gate ->
    [eldritch_grove] попробовать перейти Трясину
    [ice_realm] бросить вызов Рыцарю Вечных Снегов
    [fortress_ruins] на мост, мимо Каменного Чудовища
   *[dead_city] на мост, мимо Духа Скал
}
magic_sword-option-rival = { $seat }
magic_sword-option-number = { $number }
magic_sword-option-case = { magic_sword-case }
magic_sword-option-goods = купить: { magic_sword-card }
magic_sword-option-spell-card = { magic_sword-spell }
magic_sword-option-hero-card = { magic_sword-hero }
magic_sword-option-alignment = { magic_sword-align }

magic_sword-question-aim-mirror = { $seat } направляет Зеркало Разрушения: на кого?
magic_sword-question-split-ruin = { $seat } решает, сколько из двух пунктов — Меч.
magic_sword-question-trade-in = { $seat } отдаёт трофеи.
magic_sword-question-demon-reward = { $seat } выбирает плату за демонов.
magic_sword-question-pick-own = { $seat } выбирает свою карту.
magic_sword-question-chase = { $seat }: прогнать побеждённого?
magic_sword-question-chase-where = { $seat } решает, куда прогнать побеждённого.
magic_sword-question-second-attack = { $seat }: напасть ещё раз?
magic_sword-question-hide-from-being = { $seat }: спрятаться?
magic_sword-question-refight = { $seat }: сразиться заново?
magic_sword-question-imp-keeps = { $seat } выбирает из двух заклинаний.
magic_sword-question-discard-spell = { $seat } сбрасывает лишнее заклинание.
magic_sword-question-aim = { $seat } выбирает цель заклинания.
magic_sword-question-resist = { $seat }: сопротивляться заклинанию?
magic_sword-question-may = { $seat }: воспользоваться?
magic_sword-question-pay-or-not = { $seat }: заплатить?
magic_sword-question-choose-case = { $seat } выбирает одно из нескольких.
magic_sword-question-buy-healing = { $seat } решает, сколько жизней вылечить.
magic_sword-question-buy = { $seat } делает покупки.
magic_sword-question-sell-items = { $seat } продаёт предметы.
magic_sword-question-lose-spell = { $seat } теряет заклинание по своему выбору.
magic_sword-question-choose-loss = { $seat } решает, что потерять.
magic_sword-question-reroll = { $seat }: перебросить?
magic_sword-question-draw-one-more = { $seat }: взять на карту больше?
magic_sword-question-discard-drawn = { $seat } сбрасывает одну из взятых карт.
magic_sword-question-shift-now = { $seat } выбирает характер, увидев карты.
magic_sword-question-which-first = { $seat } решает, какая карта первая.
magic_sword-question-ignore = { $seat }: не обращать внимания?
magic_sword-question-hide-from-all = { $seat }: спрятаться от всех здесь?
magic_sword-question-banish = { $seat } отсылает демона: куда?
magic_sword-question-give-up-item = { $seat } несёт слишком много: что оставить?
magic_sword-question-at-square = { $seat } осматривается на поле.
magic_sword-question-send-ogre = { $seat } отсылает огра: куда?
magic_sword-question-go-anywhere = { $seat } выбирает место в круге.
magic_sword-question-landing = { $seat } решает: встреча или исследование.
magic_sword-question-raid-whom = { $seat } посылает Искателя Приключений: на кого?
magic_sword-question-meet-how = { $seat } встречает другого персонажа.
magic_sword-question-hide-from-attack = { $seat }: спрятаться от нападения?
magic_sword-question-two-dice = { $seat }: бросить два кубика?
magic_sword-question-follow = { $seat }: пойти следом?
magic_sword-question-move-bonus = { $seat } решает, на сколько клеток дальше.
magic_sword-question-walk-where = { $seat } выбирает, куда идти.
magic_sword-question-long-stride = { $seat }: шагнуть дальше?
magic_sword-question-turn-the-die = { $seat }: сделать Волшебной Костью из тройки четвёрку?
magic_sword-question-hide-from-breath = { $seat }: спрятаться от Дыхания Смерти?
magic_sword-question-return-spell = { $seat } отдаёт одно из взятых заклинаний.
magic_sword-question-coax = { $seat }: попробовать приручить зверя?
magic_sword-question-eat-apple = { $seat }: съесть Яблоко Вдохновения?
magic_sword-question-shift-prayer = { $seat } поправляет сумму молитвы.
magic_sword-question-invite = { $seat } зовёт соперника на турнир.
magic_sword-question-guess = { $seat } загадывает число для Мудреца.
magic_sword-question-take-from-deck = { $seat } выбирает заклинание из колоды.
magic_sword-question-court-healer = { $seat } просит лекаря: сколько жизней?
magic_sword-question-place-leviathan = { $seat } выпускает Левиафана: в какую воду?
magic_sword-question-which-crossroads = { $seat } выбирает распутье.
magic_sword-question-prepare = { $seat } готовится к бою.
magic_sword-question-prevent-loss = { $seat } пробует спасти жизнь.
magic_sword-question-choose-hero = { $seat } выбирает персонажа.
magic_sword-question-choose-alignment = { $seat } выбирает характер.
magic_sword-question-may-cross = { $seat }: перейти на ту сторону?
magic_sword-question-hide-from-creature = { $seat }: спрятаться от творения?
magic_sword-question-hide-from-seeker = { $seat }: спрятаться от Искателя Приключений?
magic_sword-question-take-spell = { $seat } забирает чужое заклинание.
magic_sword-question-take-riches = { $seat } забирает чужое добро.
magic_sword-question-take-friend = { $seat } переманивает друга.
magic_sword-question-move-event = { $seat } перекладывает карту: куда?
magic_sword-question-fight-on = { $seat }: биться с Вампиром дальше?
magic_sword-question-raise-beast = { $seat }: поднять убитого зверя?
magic_sword-question-pay-robber = { $seat } откупается от Разбойника.
magic_sword-question-take-spoils = { $seat } выбирает добычу.
magic_sword-question-offer = { $seat } предлагает вещь.
magic_sword-question-ask-for = { $seat } называет желаемое.
magic_sword-question-price = { $seat } называет цену (15 — без доплаты).
magic_sword-question-accept = { $seat }: принять обмен?
magic_sword-question-turn-choice = { $seat } решает, как ходить.
magic_sword-question-cross-where = { $seat } выбирает другой берег.
magic_sword-question-cast-or-pass = { $seat } может прочесть заклинание.

magic_sword-why-not-your-turn = Сейчас отвечает другой игрок.
magic_sword-why-not-an-answer-here = Сейчас об этом не спрашивают.
magic_sword-why-not-now = Сейчас так нельзя.
magic_sword-why-cannot-be-done = Этого сделать нельзя: нечего терять или нечего взять.
magic_sword-why-no-such-ability = У вашего персонажа нет такой способности, или сейчас она бесполезна.
magic_sword-why-no-target = На эту цель заклинание не действует.
magic_sword-why-not-a-spoil = Этого взять нельзя.
magic_sword-why-not-enough-trophies = Трофеев пока мало.
magic_sword-why-not-for-sale = Этого нет в продаже или не хватает золота.
magic_sword-why-not-in-this-battle = В этом бою так нельзя.
magic_sword-why-not-in-this-window = В этот миг такое заклинание не читают.

magic_sword-setting-characters = Персонажи
magic_sword-setting-characters-about = по жребию, по выбору или один из трёх
magic_sword-setting-characters-random = по жребию
magic_sword-setting-characters-choose = по выбору
magic_sword-setting-characters-choose_of_3 = один из трёх (домашнее правило)
magic_sword-setting-spell_limit = Предел заклинаний
magic_sword-setting-spell_limit-about = сколько заклинаний позволяет Магия
magic_sword-setting-spell_limit-printed = как напечатано: 0 1 2 2 3 3
magic_sword-setting-spell_limit-example = как в примере: 0 1 1 2 2 3
magic_sword-setting-swamp_equal = Трясина: поровну
magic_sword-setting-swamp_equal-about = сумма кубиков равна Магии
magic_sword-setting-swamp_equal-tie = ничья
magic_sword-setting-swamp_equal-cross = переход удался
magic_sword-setting-behead = Топор Палача
magic_sword-setting-behead-about = что делает удачный взмах
magic_sword-setting-behead-death = смерть
magic_sword-setting-behead-two_life = две жизни (домашнее правило)
magic_sword-setting-trade = Торговля
magic_sword-setting-trade-about = обмен между персонажами при встрече
magic_sword-setting-trade-false = нет
magic_sword-setting-trade-true = да
magic_sword-setting-round_limit = Предел раундов
magic_sword-setting-round_limit-about = после него побеждает тот, кто впереди
magic_sword-setting-round_limit-10 = 10
magic_sword-setting-round_limit-50 = 50
magic_sword-setting-round_limit-100 = 100
magic_sword-setting-round_limit-400 = 400
magic_sword-setting-round_limit-off = без предела
magic_sword-setting-quick_start = Быстрый старт (домашнее)
magic_sword-setting-quick_start-about = лишние Меч и Магия и 3 слитка в начале; +8 с тремя другими домашними правилами укорачивает игру больше чем вдвое
magic_sword-setting-quick_start-0 = нет
magic_sword-setting-quick_start-2 = +2
magic_sword-setting-quick_start-4 = +4
magic_sword-setting-quick_start-8 = +8
magic_sword-setting-quick_quest = Задание за меч (домашнее)
magic_sword-setting-quick_quest-about = наградой может быть и Волшебный Меч
magic_sword-setting-quick_quest-false = нет
magic_sword-setting-quick_quest-true = да
magic_sword-setting-quick_trophies = Щедрые трофеи (домашнее)
magic_sword-setting-quick_trophies-about = пункт Меча за 5 очков вместо 7
magic_sword-setting-quick_trophies-false = нет
magic_sword-setting-quick_trophies-true = да
magic_sword-setting-late_start_middle = Начало в Среднем Круге (домашнее)
magic_sword-setting-late_start_middle-about = все начинают у Храма Немед
magic_sword-setting-late_start_middle-false = нет
magic_sword-setting-late_start_middle-true = да

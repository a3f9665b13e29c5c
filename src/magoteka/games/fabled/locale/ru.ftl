fabled-title = Земля сказаний
fabled-about = Ведите волхвов по земле, которая растёт, движется и забывается, и собирайте книги солнца.

## Названия

fabled-terrain = { $terrain ->
    [steppe] степь
    [mountain] горы
   *[forest] лес
}
fabled-terrains = { $terrain ->
    [steppe] степях
    [mountain] горах
   *[forest] лесах
}
fabled-books-of = { $book ->
    [steppe] книги степей
    [mountain] книги гор
    [forest] книги лесов
   *[sun] книги солнца
}
fabled-give = { $give ->
    [steppe] степи
    [mountain] горы
    [forest] леса
   *[sun] солнце
}
fabled-take = { $take ->
    [steppe] степи
    [mountain] горы
    [forest] леса
   *[sun] солнце
}
fabled-and-1 = { $steppe ->
    [0] { "" }
   *[other] { ", " }
}
fabled-and-2 = { $mountain ->
    [0] { fabled-and-1 }
   *[other] { ", " }
}
fabled-and-3 = { $forest ->
    [0] { fabled-and-2 }
   *[other] { ", " }
}
fabled-books = { $steppe ->
    [0] { "" }
    [one] { $steppe } книгу степей
    [few] { $steppe } книги степей
   *[other] { $steppe } книг степей
}{ $mountain ->
    [0] { "" }
    [one] { fabled-and-1 }{ $mountain } книгу гор
    [few] { fabled-and-1 }{ $mountain } книги гор
   *[other] { fabled-and-1 }{ $mountain } книг гор
}{ $forest ->
    [0] { "" }
    [one] { fabled-and-2 }{ $forest } книгу лесов
    [few] { fabled-and-2 }{ $forest } книги лесов
   *[other] { fabled-and-2 }{ $forest } книг лесов
}{ $sun ->
    [0] { "" }
    [one] { fabled-and-3 }{ $sun } книгу солнца
    [few] { fabled-and-3 }{ $sun } книги солнца
   *[other] { fabled-and-3 }{ $sun } книг солнца
}
fabled-path = { $path ->
    [dead_end] тупиковую тропинку
   *[regular] обычную тропинку
}
fabled-whose-volkhv = { $seat ->
    [none] Духи: волхв
   *[other] { WHO($seat, "@: волхв", "Ваш волхв") }
}
fabled-who-adds = { $seat ->
    [none] Духи: в ряду новая местность
   *[other] { WHO($seat, "@: в ряду новая местность", "Вы кладёте в ряд местность") }
}
fabled-who-visits = { $seat ->
    [none] Духи: посещение места силы
   *[other] { WHO($seat, "@: посещение места силы", "Вы посещаете место силы") }
}
fabled-who-visited = { $seat ->
    [none] Духи: посещено
   *[other] { WHO($seat, "@: посещено", "Вы посетили", he: "@ посетил", she: "@ посетила") }
}
fabled-land = { $land ->
    [st_01] Ковыльное море
    [st_02] Степь девяти ветров
    [st_03] Поле каменных идолов
    [st_04] Солнечный выпас
    [st_05] Дымы кочевья
    [st_06] Сурочьи холмы
    [st_07] Полынный шлях
    [st_08] Ворота зари
    [st_09] Соколиный круг
    [st_10] Становище сказителей
    [st_11] Одинокая юрта
    [st_12] Школа под небом
    [mt_01] Громовой утёс
    [mt_02] Орлиная лестница
    [mt_03] Хребет спящего змея
    [mt_04] Перевал эха
    [mt_05] Храмовая гора
    [mt_06] Пещера молчальника
    [mt_07] Седая вершина
    [mt_08] Висячие врата
    [mt_09] Скальная школа
    [mt_10] Подножие мира
    [mt_11] Каменный трактир
    [mt_12] Мост великанов
    [fo_01] Дубрава старейшин
    [fo_02] Поющая чаща
    [fo_03] Лес тысячи огней
    [fo_04] Змеиная пуща
    [fo_05] Берестяной архив
    [fo_06] Роща вселенской мысли
    [fo_07] Башня в кронах
    [fo_08] Мшистые врата
    [fo_09] Логово древозмея
    [fo_10] Храм зелёной тени
    [fo_11] Тропы лешего
    [fo_12] Сердце пущи
   *[none] невиданная местность
}
fabled-place = { $place ->
    [wind_3] Дом ветра (3)
    [wind_4] Дом ветра (4)
    [stones_1] Дом камней (1)
    [stones_2] Дом камней (2)
    [roots] Дом корней
    [tavern] Таверна духов
    [menhirs_3] Менгиры (3)
    [menhirs_4] Менгиры (4)
    [menhirs_5] Менгиры (5)
    [gates] Врата земель
    [hermit] Жилище отшельника
    [treewyrm] Древозмей
    [academy] Вселенская академия
    [tower] Вселенская башня
    [temple] Вселенский храм
    [library] Вселенская библиотека
    [sky_2] Облачная скамья
    [sky_3] Радужная арка
    [sky_4] Звёздный очаг
   *[none] голая скала
}
fabled-place-text = { $place ->
    [wind_3] Возьмите 3 книги степей.
    [wind_4] Возьмите 4 книги степей.
    [stones_1] Возьмите 1 книгу гор.
    [stones_2] Возьмите 2 книги гор.
    [roots] Возьмите 1 книгу лесов.
    [tavern] Возьмите по книге степей за каждую местность, где есть ваш волхв.
    [menhirs_3] Раздайте своим волхвам до 3 шагов.
    [menhirs_4] Раздайте своим волхвам до 4 шагов.
    [menhirs_5] Раздайте своим волхвам до 5 шагов.
    [gates] Переставьте местность с вашим волхвом в другое место ряда.
    [hermit] Ваш волхв из запаса вступает на обычную тропинку местности справа.
    [treewyrm] Повторите место силы любой другой местности, но не древозмея.
    [academy] Выполните до 4 преобразований.
    [tower] Обменяйте 1 книгу на 1 книгу следующей ступени.
    [temple] Обменяйте 3 одинаковые книги на 2 книги следующей ступени.
    [library] Обменяйте 2 одинаковые книги на 1 книгу через ступень.
    [sky_2] Возьмите 2 книги степей.
    [sky_3] Возьмите 1 книгу степей, затем выполните до 2 преобразований.
   *[sky_4] Возьмите по 1 книге гор и степей.
}
fabled-name = { $name ->
    [wind] Дом ветра
    [stones] Дом камней
    [roots] Дом корней
    [tavern] Таверна духов
    [menhirs] Менгиры
    [gates] Врата земель
    [hermit] Жилище отшельника
    [treewyrm] Древозмей
    [academy] Вселенская академия
    [tower] Вселенская башня
    [temple] Вселенский храм
    [library] Вселенская библиотека
    [sky] место силы Странницы неба
   *[nameless] место силы без названия
}
fabled-ally = { $ally ->
    [seer] Видящая
    [bookman] Книжник
    [steppe_sorcerer] Колдун степей
    [oblivion_master] Мастер забвения
    [firebird] Огнептица
    [swarm] Рой
    [sister_of_time] Сестра времени
    [enchantress] Чародейка
    [herald] Вестник земель
    [windherd] Ветрогон
    [mountain_guide] Горный проводник
    [soulwarden] Душестраж
    [charioteer] Колесничий света
    [underground_king] Король подземелий
    [rock_colossus] Скальный исполин
    [sky_wanderer] Странница неба
    [swamp_witch] Ведьма болот
    [forest_giant] Лесной великан
    [wise_cat] Мудрый кот
    [werewolf] Оборотень
    [nature_lord] Повелитель природы
    [forest_warden] Смотритель лесов
    [serpent_queen] Царица змей
   *[bright_torch] Ясный светоч
}
fabled-property = { $ally ->
    [seer] Добавляя местность, после оплаты можно посмотреть две верхние карты её колоды: добавьте одну из них и возьмите 3 книги степей либо возьмите открытую местность.
    [bookman] Посетив вселенское место силы, возьмите книгу степей.
    [steppe_sorcerer] Объявив степи, возьмите 3 книги степей. Когда они объявлены, каждый ваш идущий волхв может сделать ещё шаг в ваш ход, один из них — в чужой.
    [oblivion_master] Кладите жетоны на местности в фазе действий: когда такая уходит в забвение, возьмите в свой ход книгу её типа, в чужой — на ступень ниже (впятером — книгу степей).
    [firebird] Добавив местность, возьмите 2 книги степей или выполните преобразование.
    [swarm] Раз в свой ход после своего посещения возьмите книгу степей, и можно сделать шаг волхвом в другой местности.
    [sister_of_time] В начале каждой главы: книга степей, преобразование или шаг.
    [enchantress] Раз в свой ход переставьте любую степь ряда.
    [herald] После своей фазы движения можно провести вторую, в местностях другого типа; ваши волхвы делают там по 1 шагу.
    [windherd] Всякий раз, вступив на тропинку, ваш волхв может сделать ещё шаг; в лесу за него платят книгу степей.
    [mountain_guide] Сойдя с тупика или с несоединённой горной тропинки, волхв может вступить на обычную тропинку соседней местности, слева или справа: по книге степей за каждого другого участника, но не больше 3.
    [soulwarden] Когда ваш волхв по любой причине возвращается в запас, возьмите книгу степей или выполните преобразование.
    [charioteer] В начале хода: 3 книги степей, если у кого-то больше книг солнца, чем у вас, 2 — если у кого-то столько же.
    [underground_king] Добавляя местность, в том числе в прологе, можно положить на неё жетон (их 2): всякий раз, когда ваш волхв покидает такую местность, возьмите книгу степей, и можно выполнить преобразование.
    [rock_colossus] Объявив горы, возьмите 2 книги степей. Когда они объявлены, каждый ваш идущий волхв может сделать ещё шаг в ваш ход, один из них — в чужой.
    [sky_wanderer] Кладите жетоны на обычные тропинки, каждый на ячейку со своим номером (2, 3 или 4): это места силы для всех; когда там побывает другой, возьмите книгу степей, не чаще двух раз за главу.
    [swamp_witch] Посещая место, названное на жетоне, потратьте его и возьмите книги: дом ветра, менгиры — 2 степей; дом камней, дом корней, таверна духов — 1 гор.
    [forest_giant] Каждая забытая местность двигает маркер на деление, до 6 (впятером — до 9); в фазе действий с последнего деления возьмите книгу лесов и верните маркер на 0.
    [wise_cat] Посещая место, названное на жетоне, потратьте его и возьмите книги: академия, врата — 1 гор; башня, библиотека — 1 гор и 1 степей; храм — 1 лесов.
    [werewolf] Объявив леса, возьмите 4 книги степей и выберите: каждый ваш идущий волхв может сделать ещё 1 шаг или ещё 2, но тогда после фазы один ваш волхв вернётся из леса в запас.
    [nature_lord] Кладите жетоны на леса в фазе действий: в начале хода возьмите по 3 книги степей за каждый такой лес, где есть ваш волхв.
    [forest_warden] Добавив лес, возьмите 3 книги степей; затем можно сразу добавить вплотную к нему степь или горы за 1 книгу их типа, без доплаты.
    [serpent_queen] Кладите жетоны на местности в фазе действий: чужое посещение там приносит вам книгу степей, а если участников всего двое — 2, не чаще двух раз за главу.
   *[bright_torch] Хранит 2 леса из колоды: где обычная тропинка обрывается перед вашим волхвом, бесплатно выложите справа лес, чьё начало с ней сходится, и волхв идёт дальше.
}
fabled-boost = { $ally ->
    [seer] Можно добавить местность из забвения: без доплаты и не заглядывая в колоду.
    [bookman] После эффекта вселенского места силы примените ещё одно, другое вселенское место.
    [steppe_sorcerer] Из степи ваши волхвы переходят к правому соседу и без соединения.
    [oblivion_master] Раз за фазу забвения примените ещё и место с книгами (ветер, камни, корни, таверна) забытой местности.
    [firebird] Раз за партию: обменяйте 1 или 2 книги лесов на столько же книг солнца.
    [swarm] Раз в главу после посещения в свой ход пошлите другого своего волхва, стоящего на круговороте другой местности, на связанное место силы с другим названием.
    [sister_of_time] Раз за партию после своего хода сделайте ещё один полный ход.
    [enchantress] После перестановки можно сделать до 2 шагов на переставленной местности.
    [herald] Во второй фазе движения ваши волхвы делают по 2 шага. В фазе забвения своего хода берите книгу типа каждой забытой местности.
    [windherd] Раз за партию: до 3 ваших волхвов, из запаса или из ряда, вступают на горные тропинки по вашему выбору.
    [mountain_guide] Вступая в горы, но не добавляя их, волхв может выбрать тупик; каждое посещение на тупике приносит книгу гор.
    [soulwarden] Раз за партию: примените до 2 мест силы с разными названиями из забытых местностей (кроме врат, отшельника и древозмея).
    [charioteer] Раз в свой ход за книгу степей перенесите волхва в начало обычной тропинки другой местности, затем можно сделать им шаг.
    [underground_king] Третий жетон: сразу положите его на местность без такого жетона. Сходя с тропинки местности с жетоном, волхв вместо возвращения в запас может вступить на другую такую.
    [rock_colossus] Раз в главу волхв на нейтральной горной ячейке посещает место без названия: книга гор.
    [sky_wanderer] Её места действуют для вас дважды; раз в свой ход можно переложить один жетон на другую местность.
    [swamp_witch] Раз за партию: верните все потраченные жетоны.
    [forest_giant] Раз в свой ход, маркер −2: переставьте любую местность, затем сделайте на ней до 2 шагов.
    [wise_cat] Раз в главу потратьте любой жетон при посещении любого места с названием, кроме древозмея.
    [werewolf] Раз в свой ход верните волхва из леса в запас и возьмите книгу лесов.
    [nature_lord] После своего посещения в лесу с вашим жетоном возьмите книгу гор.
    [forest_warden] Раз за партию, сверх действия: до 5 преобразований, затем добавьте лес за полную цену.
    [serpent_queen] Раз в главу, когда другой применил место с книгами (ветер, камни, корни, таверна) на местности с вашим жетоном, примените его и вы.
   *[bright_torch] Пополняется до 2 лесов; высота тропинок не важна.
}
fabled-ability = { $ability ->
    [seer] Видящая
    [bookman] Книжник
    [steppe_sorcerer] Колдун степей
    [oblivion_master] Мастер забвения
    [firebird] Огнептица
    [swarm] Рой
    [sister_of_time] Сестра времени
    [enchantress] Чародейка
    [herald] Вестник земель
    [windherd] Ветрогон
    [mountain_guide] Горный проводник
    [soulwarden] Душестраж
    [charioteer] Колесничий света
    [underground_king] Король подземелий
    [rock_colossus] Скальный исполин
    [sky_wanderer] Странница неба
    [swamp_witch] Ведьма болот
    [forest_giant] Лесной великан
    [wise_cat] Мудрый кот
    [werewolf] Оборотень
    [nature_lord] Повелитель природы
    [forest_warden] Смотритель лесов
    [serpent_queen] Царица змей
    [bright_torch] Ясный светоч
    [event] событие
    [scenario] сценарий
    [joint] совместное посещение
   *[other] усиление союзника
}
fabled-token = { $token ->
    [oblivion] жетон Мастера забвения
    [king] жетон Короля
    [sky_2] Облачная скамья
    [sky_3] Радужная арка
    [sky_4] Звёздный очаг
    [queen] жетон Царицы
    [nature] жетон Повелителя природы
    [event_1] новое событие I
    [event_2] новое событие II
    [event_3] новое событие III
    [milestone_1] первая веха
    [milestone_2] вторая веха
    [escalation] эскалация
    [new_ally] новый союзник
    [boost_or_ally_1] усиление или новый союзник
    [boost_or_ally_2] усиление или новый союзник
    [end_of_times] конец времён
    [witch_wind] жетон Ведьмы: Дом ветра
    [witch_stones] жетон Ведьмы: Дом камней
    [witch_menhirs] жетон Ведьмы: Менгиры
    [witch_tavern] жетон Ведьмы: Таверна духов
    [witch_roots] жетон Ведьмы: Дом корней
    [cat_academy] жетон Кота: Вселенская академия
    [cat_tower] жетон Кота: Вселенская башня
    [cat_temple] жетон Кота: Вселенский храм
    [cat_library] жетон Кота: Вселенская библиотека
    [cat_gates] жетон Кота: Врата земель
    [fo_01] лес Светоча «Дубрава старейшин»
    [fo_02] лес Светоча «Поющая чаща»
    [fo_03] лес Светоча «Лес тысячи огней»
    [fo_04] лес Светоча «Змеиная пуща»
    [fo_05] лес Светоча «Берестяной архив»
    [fo_06] лес Светоча «Роща вселенской мысли»
    [fo_07] лес Светоча «Башня в кронах»
    [fo_08] лес Светоча «Мшистые врата»
    [fo_09] лес Светоча «Логово древозмея»
    [fo_10] лес Светоча «Храм зелёной тени»
    [fo_11] лес Светоча «Тропы лешего»
    [fo_12] лес Светоча «Сердце пущи»
   *[other] жетон
}
fabled-event = { $event ->
    [ev_a1] Попутный ветер
    [ev_a2] Гостеприимные пороги
    [ev_a3] Пробуждение земель
    [ev_a4] Совет союзников
    [ev_b1] Прощание
    [ev_b2] Туман на тропах
    [ev_b3] Дары и обеты
    [ev_b4] Развилка судеб
    [ev_c1] Суховей
    [ev_c2] Перекати-поле
    [ev_c3] Чёрная буря
   *[ev_c4] Поющие травы
}
fabled-event-upper = { $event ->
    [ev_a1] Раз в фазе действий: 1 шаг.
    [ev_a2] После каждого вашего посещения места без названия возьмите книгу степей.
    [ev_a3] Добавив местность, возьмите книгу степей или сделайте на ней шаг.
    [ev_a4] Сразу, по порядку хода: каждый может сбросить неусиленного союзника и оставить себе одного из трёх других.
    [ev_b1] Сразу, по порядку хода: каждый расстаётся с союзником и берёт книгу лесов и книгу гор или теряет 2 книги степей.
    [ev_b2] На этапе 1 волхв, пришедший в другую местность, дальше не идёт, и духи тоже; уход из местности и возвращение в запас не будят никого из союзников, кроме Короля.
    [ev_b3] Раз в фазе действий: заберите свой жетон с местности и возьмите книгу степей или выполните преобразование.
    [ev_b4] Сразу, по порядку хода: у кого меньше трёх союзников, может за книгу лесов оставить себе одного из трёх новых.
    [ev_c1] Когда объявлены степи, каждый идущий волхв делает на один обязательный шаг больше.
    [ev_c2] Раз в фазе действий переставьте степь с вашим волхвом.
    [ev_c3] В каждой фазе забвения, после обычных потерь, уходит и самая левая степь, где стоит ровно один волхв: он возвращается в запас, а хозяин берёт 2 книги степей.
   *[ev_c4] За степь не доплачивают.
}
fabled-event-lower = { $event ->
    [ev_a1] Раз в фазе действий: до 2 шагов.
    [ev_a2] После каждого вашего посещения места без названия выполните до 2 преобразований.
    [ev_a3] Добавив местность, возьмите книгу степей или сделайте на ней шаг.
    [ev_a4] Сразу, по порядку хода: каждый может за 2 книги гор усилить союзника.
    [ev_b1] Сразу, по порядку хода: каждый расстаётся с союзником и берёт книгу гор или теряет 2 книги степей.
    [ev_b2] На этапе 1 движутся только волхвы активного игрока.
    [ev_b3] Сразу, по порядку хода: каждый может отдать до 2 жетонов союзников, по книге гор за каждый.
    [ev_b4] В начале фазы действий: книга степей, преобразование или шаг.
    [ev_c1] Когда объявлены степи, чужие волхвы делают столько же обязательных шагов, сколько волхвы активного игрока.
    [ev_c2] После каждой фазы забвения самая левая степь уходит в правый конец ряда.
    [ev_c3] Степь стоит на 2 книги степей дороже.
   *[ev_c4] За степь не доплачивают.
}
fabled-trick = { $trick ->
    [tr_01] Украденные страницы
    [tr_02] Наперегонки с ветром
    [tr_03] Зыбучие пески
    [tr_04] Пыльная завеса
    [tr_05] Обвал
    [tr_06] Каменный сон
    [tr_07] Тайная лестница
    [tr_08] Дань вершин
    [tr_09] Глубокие корни
    [tr_10] Смыкающаяся чаща
    [tr_11] Двойники
   *[tr_12] Похищенный луч
}
fabled-trick-full = { $trick ->
    [tr_01] Каждый игрок теряет 2 книги степей (или сколько есть); мудрость духов +2.
    [tr_02] В этот ход духи делают по 3 шага вместо 2.
    [tr_03] Самая левая степь с волхвом игрока уходит в правый конец ряда; мудрость +1.
    [tr_04] До следующей уловки игрок, объявивший степи, делает там 1 шаг вместо 2.
    [tr_05] Каждый игрок возвращает в запас волхва с тупиковой тропинки: того, кто в самой низкой ячейке (из равных — по судьбе).
    [tr_06] До следующей уловки игрок, объявивший горы, делает там 1 шаг вместо 2.
    [tr_07] Дух из запаса вступает в горы, выбранные судьбой, делает 2 шага и посещает место.
    [tr_08] Мудрость +1 за каждую горную местность в ряду, не больше 4.
    [tr_09] Два духа на лучших круговоротах посещают места снова.
    [tr_10] До следующей уловки игроки не могут добавлять леса.
    [tr_11] Мудрость +1 за каждую местность, где есть и духи, и игроки, не больше 4.
   *[tr_12] Мудрость +4.
}
fabled-trick-foiled = { $trick ->
    [tr_01] Каждый игрок теряет 1 книгу степей.
    [tr_02] Ничего не происходит.
    [tr_03] Мудрость +1.
    [tr_04] До следующей уловки степь стоит на книгу степей дороже.
    [tr_05] Мудрость +1.
    [tr_06] Мудрость +1.
    [tr_07] Дух из запаса вступает в горы, выбранные судьбой.
    [tr_08] Половина дани с округлением вниз.
    [tr_09] Один дух на лучшем круговороте посещает место снова.
    [tr_10] До следующей уловки лес стоит на книгу степей дороже.
    [tr_11] Мудрость +1 за каждую общую местность, не больше 2.
   *[tr_12] Мудрость +2.
}

## Что произошло

fabled-event-first-chosen = Первый игрок — { $seat }.
fabled-event-land-opened = Открыта местность «{ fabled-land }».
fabled-event-ally-offered = { WHO($seat, "@ видит", "Вы видите") } союзника: { fabled-ally }.
fabled-event-ally-shown = На выбор открыт союзник: { fabled-ally }.
fabled-event-ally-drafted = { WHO($seat, "@ выбирает", "Вы выбираете") } заранее: { fabled-ally }.
fabled-event-ally-joined = { WHO($seat, "К игроку @", "К вам") } примыкает { fabled-ally }.
fabled-event-ally-left = { WHO($seat, "@ расстаётся", "Вы расстаётесь") } с союзником: { fabled-ally }.
fabled-event-ally-boosted = { WHO($seat, "@ усиливает", "Вы усиливаете") } союзника: { fabled-ally }.
fabled-event-ability-used = { WHO($seat, "@ призывает", "Вы призываете") } силу: { fabled-ability }.
fabled-event-prologue-began = Пролог: каждый добавляет местность.
fabled-event-chapter-began = Начинается глава { $number }.
fabled-event-token-reached = { $token ->
    [milestone_1] Первая веха: { fabled-milestone-first }
    [milestone_2] Вторая веха: { fabled-milestone-second }
   *[other] Время дошло до фишки пути: { fabled-token }.
}
fabled-event-event-foreseen = Впереди событие «{ fabled-event }».
fabled-event-event-revealed = Событие «{ fabled-event }». { $half ->
    [lower] { fabled-event-lower }
   *[other] { fabled-event-upper }
}
fabled-event-turn-began = { $seat ->
    [none] Ходят духи.
   *[other] { WHO($seat, "Ходит @", "Ваш ход") }.
}
fabled-event-books-gained = { WHO($seat, "@ берёт", "Вы берёте") } { fabled-books }.
fabled-event-books-paid = { WHO($seat, "@ отдаёт", "Вы отдаёте") } { fabled-books }.
fabled-event-converted = { WHO($seat, "@ преобразует", "Вы преобразуете") }: { fabled-give } → { fabled-take }.
fabled-event-transformed = { WHO($seat, "@ обменивает", "Вы обмениваете") }: { fabled-give } × { $give_count } → { fabled-take } × { $take_count }.
fabled-event-peeked = { $land ->
    [none] { WHO($seat, "@ смотрит", "Вы смотрите") } верхнюю карту колоды ({ fabled-terrain }).
   *[other] { WHO($seat, "@ видит", "Вы видите") } на верху колоды «{ fabled-land }».
}
fabled-event-land-taken = { WHO($seat, "@ берёт", "Вы берёте") } местность «{ fabled-land }».
fabled-event-land-drawn = { WHO($seat, "@ вытягивает", "Вы вытягиваете") } местность «{ fabled-land }».
fabled-event-forest-drawn = { WHO($seat, "@ кладёт", "Вы кладёте") } к Ясному светочу лес из колоды: «{ fabled-land }».
fabled-event-land-added = { fabled-who-adds } «{ fabled-land }».
fabled-event-land-laid = { WHO($seat, "@ выкладывает", "Вы выкладываете") } перед волхвом лес «{ fabled-land }».
fabled-event-land-moved = { $position ->
    [0] «{ fabled-land }» переходит в начало ряда.
   *[other] «{ fabled-land }» ложится в ряд после { $position }-й карты.
}
fabled-event-land-forgotten = «{ fabled-land }» уходит в забвение.
fabled-event-volkhv-entered = { fabled-whose-volkhv } вступает на { fabled-path } («{ fabled-land }»).
fabled-event-volkhv-stepped = { fabled-whose-volkhv } переходит в ячейку { $cell } («{ fabled-land }»).
fabled-event-volkhv-returned = { fabled-whose-volkhv } вернулся в запас («{ fabled-land }»).
fabled-event-went-to-place = { fabled-whose-volkhv } идёт к месту силы «{ fabled-place }» («{ fabled-land }»).
fabled-event-visit-began = { fabled-who-visits } «{ fabled-place }» («{ fabled-land }»).
fabled-event-visited = { fabled-who-visited } «{ fabled-name }» («{ fabled-land }»).
fabled-event-place-applied = { WHO($seat, "@ применяет", "Вы применяете") } место силы «{ fabled-place }».
fabled-event-announced = { $seat ->
    [none] Духи объявляют движение в { fabled-terrains }.
   *[other] { WHO($seat, "@ объявляет", "Вы объявляете") } движение в { fabled-terrains }.
}
fabled-event-token-placed = { WHO($seat, "@ кладёт", "Вы кладёте") } на местность «{ fabled-land }»: { fabled-token }.
fabled-event-token-returned = { WHO($seat, "К игроку @", "К вам") } с местности «{ fabled-land }» возвращается { fabled-token }.
fabled-event-token-given = { $land ->
    [none] { WHO($seat, "@ отдаёт", "Вы отдаёте") }: { fabled-token }.
   *[other] { WHO($seat, "@ отдаёт", "Вы отдаёте") } с местности «{ fabled-land }»: { fabled-token }.
}
fabled-event-token-spent = { WHO($seat, "@ тратит", "Вы тратите") } жетон «{ fabled-name }» ({ fabled-ally }).
fabled-event-marker-moved = Маркер Лесного великана на делении { $value }.
fabled-event-trick-revealed = { $foiled ->
    [true] Уловка «{ fabled-trick }» разгадана. { fabled-trick-foiled }
   *[other] Уловка «{ fabled-trick }». { fabled-trick-full }
}
fabled-event-wisdom-gained = Мудрость духов выросла на { $count }, теперь { $total }.
fabled-event-fate-flipped = { $side ->
    [dawn] Судьба поворачивается к рассвету.
   *[dusk] Судьба поворачивается к сумеркам.
}
fabled-event-joint-visit = { WHO($seat, "@ делит", "Вы делите") } посещение «{ fabled-place }» { WHO($partner, "с игроком @", "с вами") }.
fabled-event-epilogue-came = Эпилог. { $winners ->
    [none] Победителя нет
   *[other] { WHO($winners, "Победа: @", "Победа за вами") }
}.
fabled-event-trial-ended = { $grade ->
    [legendary] Легендарная победа над духами
    [great] Великая победа над духами
    [victory] Победа над духами
   *[defeat] Духи оказались мудрее
} (их книги солнца: { $spirit_suns }).

## Ответы

fabled-option-done = Достаточно
fabled-option-done-about = Продолжить, не используя остальное.
fabled-option-use = Применить: { fabled-ability }
fabled-option-use-about = Способность срабатывает сейчас.
fabled-option-take-books = Взять 2 книги степей
fabled-option-take-books-about = Можно всегда.
fabled-option-make-conversions = Выполнить преобразования
fabled-option-make-conversions-about = 2 одинаковые книги — на 1 следующей ступени, 1 — на 2 предыдущей.
fabled-option-walk = Шаг { fabled-by-volkhv }
fabled-option-walk-about = В следующую ячейку, в следующую местность или прочь с тропинки.
fabled-option-pick = { fabled-nth-volkhv }
fabled-option-pick-about = Выбрать этого волхва.
fabled-option-add-land = Добавить местность: { fabled-terrain }
fabled-option-add-land-about = Она стоит книгу своего типа и по книге степей за каждую такую местность в ряду.
fabled-option-add-forgotten = Вернуть из забвения: { fabled-terrain }
fabled-option-add-forgotten-about = Усиление Видящей: без доплаты.
fabled-option-place-token = Положить на местность: { fabled-token }
fabled-option-place-token-about = Жетон лежит, пока местность не забыта.
fabled-option-end-actions = Закончить фазу действий
fabled-option-end-actions-about = Затем вы объявите движение.
fabled-option-exchange = { fabled-give } → { fabled-take }
fabled-option-exchange-about = Одно преобразование.
fabled-option-want = Ещё { $count }: { fabled-books-of }
fabled-option-want-about = Всё нужное выполнится за наименьшее число преобразований.
fabled-option-transform = { fabled-give } × { $give_count } → { fabled-take } × { $take_count }
fabled-option-transform-about = Трансформация во вселенском месте силы.
fabled-option-gift = { $kind ->
    [books] Книги степей
    [conversions] Преобразования
   *[steps] Шаги
}
fabled-option-gift-about = Одна из наград.
fabled-option-take-open = Взять открытую местность { $slot ->
    [0] слева
   *[1] справа
}
fabled-option-take-open-about = Её место сразу займёт верхняя карта колоды.
fabled-option-draw-blind = Взять верхнюю карту не глядя
fabled-option-draw-blind-about = Отказаться от неё будет нельзя.
fabled-option-peek = Посмотреть две верхние карты
fabled-option-peek-about = Видящая: их увидите только вы.
fabled-option-take-peeked = Взять { $which ->
    [0] первую
   *[1] вторую
} из увиденных
fabled-option-take-peeked-about = И получить 3 книги степей.
fabled-option-choose-land = «{ fabled-land }»
fabled-option-choose-land-about = Выбрать эту местность.
fabled-option-choose-position = { $position ->
    [0] В начало ряда, слева
   *[other] После { $position }-й карты ряда
}
fabled-option-choose-position-about = Карты ряда считают слева.
fabled-option-choose-terrain = { $terrain ->
    [steppe] Степь
    [mountain] Горы
   *[forest] Лес
}
fabled-option-choose-terrain-about = Выбрать этот тип.
fabled-option-announce = Движение в { fabled-terrains }
fabled-option-announce-about = Ваши волхвы делают там по 2 шага, остальные по 1.
fabled-option-hunt = { $how ->
    [hunt] Охота: по 2 шага сверх обычного
   *[trail] След: по 1 шагу сверх обычного
}
fabled-option-hunt-about = После охоты один ваш волхв из леса вернётся в запас.
fabled-option-stay = Остаться на тропинке
fabled-option-stay-about = В этот раз возможность пропадёт.
fabled-option-go = Перейти на место силы «{ fabled-place }»
fabled-option-go-about = Оставшиеся шаги сгорят; затем посещение.
fabled-option-onward = Ещё шаг
fabled-option-onward-about = Он ничего не стоит.
fabled-option-onward-paid = Ещё шаг за книгу степей
fabled-option-onward-paid-about = В лесу Ветрогону нужна плата.
fabled-option-halt = Остановиться
fabled-option-halt-about = Необязательные шаги не используются.
fabled-option-go-home = Вернуться в запас
fabled-option-go-home-about = Волхв покидает ряд.
fabled-option-enter = Вступить на { fabled-path } («{ fabled-land }»)
fabled-option-enter-about = Волхв встаёт в ячейку 1.
fabled-option-lay = Выложить «{ fabled-land }» и идти дальше
fabled-option-lay-about = Лес Ясного светоча, бесплатно.
fabled-option-apply = Применить эффект
fabled-option-substitute = Взять взамен 2 книги степей
fabled-option-substitute-about = Посещение считается посещением места без названия.
fabled-option-visit = { fabled-nth-volkhv }: { $substitute ->
    [true] 2 книги степей вместо эффекта
   *[false] посетить
}
fabled-option-visit-about = Другие ваши волхвы посетят свои места после этого.
fabled-option-spend-token = Потратить жетон «{ fabled-name }»
fabled-option-spend-token-about = { fabled-ally } даёт его книги.
fabled-option-choose-place = { fabled-place }
fabled-option-choose-place-about = { fabled-place-text }
fabled-option-choose-ally = { fabled-ally }
fabled-option-choose-ally-about = { fabled-property }
fabled-option-boost-ally = Усилить: { fabled-ally }
fabled-option-boost-ally-about = { fabled-boost }
fabled-option-take-ally = Взять нового союзника
fabled-option-take-ally-about = Вам предложат троих.
fabled-option-discard-ally = Расстаться: { fabled-ally }
fabled-option-discard-ally-about = Вместе с союзником уйдёт всё его добро.
fabled-option-give-books = Отдать книги
fabled-option-give-books-about = Книги вернутся в общий запас.
fabled-option-discard-token = Отдать: { fabled-token }
fabled-option-discard-token-about = Жетон одного из ваших союзников.
fabled-option-choose-seat = { $seat }
fabled-option-choose-seat-about = Этот игрок тоже применит эффект.

## Чего ждёт игра

fabled-question-act = { $seat } выбирает действие.
fabled-question-put-king-token = { $seat } кладёт третий жетон Короля на местность.
fabled-question-keep-ally = { $seat } оставляет одного из предложенных союзников.
fabled-question-declare-boost = { $seat } усиливает союзника или берёт нового.
fabled-question-draft-ally = { $seat } выбирает союзника заранее.
fabled-question-open-drafted = { $seat } открывает одного из выбранных союзников.
fabled-question-convert = { $seat } выполняет преобразования.
fabled-question-transform-books = { $seat } выбирает трансформацию.
fabled-question-suns-for-forests = { $seat } меняет книги лесов на книги солнца.
fabled-question-prologue-land = { $seat } добавляет первую местность.
fabled-question-extra-turn = { $seat } может сделать ещё ход с Сестрой времени.
fabled-question-council-swap = { $seat } может сменить союзника.
fabled-question-council-boost = { $seat } может усилить союзника за 2 книги гор.
fabled-question-farewell-choice = { $seat } расстаётся с союзником или отдаёт 2 книги степей.
fabled-question-vow = { $seat } возвращает жетон или выполняет преобразование.
fabled-question-take-back = { $seat } выбирает, с какой местности вернуть жетон.
fabled-question-offering = { $seat } может отдать жетоны союзников за книги гор.
fabled-question-give-from = { $seat } выбирает, откуда отдать жетон: с местности или из запаса.
fabled-question-fork-choice = { $seat } может купить союзника за книгу лесов.
fabled-question-choose-source = { $seat } выбирает местность.
fabled-question-choose-peeked = { $seat } выбирает между увиденными и открытыми местностями.
fabled-question-choose-forgotten = { $seat } выбирает местность из забвения.
fabled-question-place-land = { $seat } выбирает место в ряду.
fabled-question-after-adding = { $seat } может применить силы после добавления местности.
fabled-question-second-land = { $seat } выбирает вторую местность Смотрителя лесов.
fabled-question-move-land = { $seat } выбирает местность, которую переставить.
fabled-question-move-to = { $seat } выбирает, куда переставить местность.
fabled-question-announce-terrain = { $seat } объявляет движение.
fabled-question-werewolf-leads = { $seat } выбирает след или охоту.
fabled-question-march-choice = { $seat } ведёт волхвов.
fabled-question-visit-turn = { $seat } выбирает следующее посещение.
fabled-question-hunt-price = { $seat } после охоты возвращает волхва из леса.
fabled-question-master-recalls = { $seat } может применить место забытой местности.
fabled-question-call-book = { $seat } выбирает книгу забытой местности.
fabled-question-copy-place = { $seat } выбирает, что повторит древозмей.
fabled-question-after-visit = { $seat } может применить силы после посещения.
fabled-question-swarm-calls = { $seat } выбирает, кого позовёт Рой.
fabled-question-swarm-sends = { $seat } выбирает место для волхва, которого позвал Рой.
fabled-question-choose-partner = { $seat } выбирает спутника для совместного посещения.
fabled-question-queen-listens = { $seat } может применить то же место через Царицу змей.
fabled-question-next-visit = { $seat } выбирает, кто посещает следующим.
fabled-question-visit-place = { $seat } применяет эффект места силы или берёт 2 книги степей.
fabled-question-with-visit = { $seat } может применить силы вместе с посещением.
fabled-question-go-to-place = { $seat } решает, пойдёт ли волхв на место силы.
fabled-question-leave-path = { $seat } выбирает, куда сойти с тропинки.
fabled-question-after-leaving = { $seat } выбирает, чья сила сработает первой.
fabled-question-which-path = { $seat } выбирает горную тропинку.
fabled-question-extra-step = { $seat } может сделать ещё шаг.
fabled-question-steps = { $seat } раздаёт шаги волхвам.
fabled-question-choose-gift = { $seat } выбирает награду.
fabled-question-choose-step-gift = { $seat } выбирает награду: книгу, преобразование или шаг.
fabled-question-hurricane-pick = { $seat } выбирает волхва для урагана Ветрогона.
fabled-question-hurricane-path = { $seat } выбирает горную тропинку для урагана.
fabled-question-soul-place = { $seat } выбирает место силы в забвении.
fabled-question-chariot-pick = { $seat } выбирает волхва для колесницы.
fabled-question-chariot-land = { $seat } выбирает, куда летит колесница.
fabled-question-colossus-pick = { $seat } выбирает волхва на голой скале.
fabled-question-sky-pick = { $seat } выбирает жетон неба, который переложить.
fabled-question-token-land = { $seat } выбирает местность для жетона.
fabled-question-wolf-pick = { $seat } выбирает волхва, который вернётся из леса.
fabled-question-warden-convert = { $seat } преобразует книги, чтобы заплатить за лес.
fabled-question-open-land = Открывается новая местность.
fabled-question-peek-land = Видящая смотрит верх колоды.
fabled-question-torch-draw = К Ясному светочу ложится лес из колоды.
fabled-question-show-ally = Открывается союзник.
fabled-question-foresee-event = Заранее открывается событие.
fabled-question-reveal-event = Наступает новое событие.
fabled-question-blind-draw = Берётся верхняя местность колоды.
fabled-question-deal-ally = Раздаётся союзник.
fabled-question-first-seat = Жребий решает, кто ходит первым.
fabled-question-reveal-trick = Духи задумывают новую уловку.

## Тот же вопрос тому, кто отвечает

fabled-ask-act = Ваш ход: выберите действие.
fabled-ask-announce-terrain = Объявите движение: где пойдут волхвы?
fabled-comes-announce-terrain = затем движение
fabled-comes-act = ничего
fabled-comes-march-choice = ничего
fabled-comes-blind-draw = верхняя местность колоды
fabled-comes-peek-land = Видящая смотрит верх колоды
fabled-comes-steps = раздадите шаги волхвам
fabled-comes-move-to = выберете, куда
fabled-comes-move-land = выберете местность
fabled-comes-place-land = выберете место в ряду
fabled-comes-convert = преобразуете книги
fabled-comes-copy-place = выберете, что повторить
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
fabled-ask-swarm-calls = Рой зовёт за собой. Какой волхв с круговорота другой местности пойдёт на место силы с другим названием?
fabled-ask-swarm-sends = Рой позвал волхва. На какое из связанных мест его послать?
fabled-ask-sky-pick = Странница неба: какой из её жетонов переложить?
fabled-ask-token-land = Жетон в руке. На какую местность его положить?
fabled-ask-next-visit = Мест силы достигли несколько ваших волхвов. Кто посещает следующим?
fabled-ask-with-visit = Волхв у места силы. Какую силу применить вместе с ним?
fabled-ask-vow = Дары и обеты: вернуть жетон с местности за книгу степей или выполнить преобразование?
fabled-ask-take-back = Дары и обеты: с какой местности вернуть жетон?
fabled-ask-offering = Дары и обеты: отдать жетон союзника за книгу гор?
fabled-ask-give-from = Дары и обеты: откуда отдать жетон, с местности или из запаса?

## Почему нельзя

fabled-why-not-your-turn = Сейчас спрашивают другого игрока.
fabled-why-not-an-answer-here = Об этом сейчас не спрашивают.
fabled-why-not-now = Сейчас так нельзя.
fabled-why-no-such-step = Такой шаг сейчас сделать нельзя.
fabled-why-no-such-land = Такой местности взять нельзя.
fabled-why-not-on-offer = Этого союзника не предлагают.
fabled-why-too-dear = Не хватает книг.
fabled-why-too-few-volkhvs = В запасе мало волхвов, или леса закрыты.
fabled-why-token-not-there = Туда жетон класть нельзя.
fabled-why-not-on-a-place = Этот волхв не стоит на месте силы.
fabled-why-not-in-a-forest = Этот волхв не в лесу.
fabled-why-no-such-conversion = Для такого преобразования не хватает книг.
fabled-why-no-such-exchange = Для такого обмена не хватает книг.
fabled-why-place-not-linked = Это место силы не связано с круговоротом.
fabled-why-order-must-change = Порядок местностей должен измениться.
fabled-why-nothing-to-copy = Древозмей не может этого повторить.
fabled-why-not-on-this-land = У этого игрока здесь нет волхва, или ему не применить место.
fabled-why-no-such-way = Этот путь не откроет ни один союзник.
fabled-why-no-such-position = Сюда местность поставить нельзя.
fabled-why-land-cannot-move = Эту местность сейчас не переставить.
fabled-why-forest-must-be-paid = После преобразований должно хватить книг на лес.
fabled-why-effect-impossible = Эффект сейчас применить нельзя.
fabled-why-cannot-boost-or-take = Усильте своего неусиленного союзника или, если их меньше трёх, возьмите нового.
fabled-why-another-terrain = Нужно объявить другой тип местности.
fabled-why-swarm-calls-elsewhere = Рой зовёт волхва с круговорота другой местности, и к месту силы с другим названием.
fabled-why-not-from-oblivion = Из забвения не действуют врата, отшельник и древозмей, а названия двух мест силы должны различаться.
fabled-why-action-first = Сначала нужно выполнить одно из четырёх действий.
fabled-why-action-done = Действие этого хода уже выполнено.

## Почему старая партия останавливается

fabled-stops-other-rules = в ней случилось то, что правила редакции 2 решают иначе (туман, переход в начале главы или порядок посещений)

## О чём договариваются до игры

fabled-scenario = { $scenario ->
    [favour_of_gods] Благоволение богов
    [cornerstones] Краеугольные камни Вселенной
    [ancestral_paths] Тропы предков
    [call_of_oblivion] Зов забвения
    [heirs_of_the_sun] Наследники солнца
   *[fury_of_steppe_winds] Ярость степных ветров
}
fabled-scenario-text = { $scenario ->
    [favour_of_gods] Мягкая первая партия: без событий и лесных союзников, со своей расстановкой фишек пути. Девять глав вдвоём, восемь втроём, семь вчетвером и впятером.
    [cornerstones] Классическая игра без изменений.
    [ancestral_paths] С вехи: { fabled-milestone-first }
    [call_of_oblivion] С первой вехи: { fabled-milestone-first } Со второй: { fabled-milestone-second }
    [heirs_of_the_sun] На первой вехе: { fabled-milestone-first } Со второй: { fabled-milestone-second }
   *[fury_of_steppe_winds] Своя колода событий. Добавив в главе степь, можно переставить одну другую степь ряда. С первой вехи: { fabled-milestone-first } Со второй: { fabled-milestone-second }
}
fabled-milestone-first = { $scenario ->
    [ancestral_paths] всякий раз, когда ваш волхв переходит в следующую местность по соединённым тропинкам или по усилению Колдуна степей, возьмите книгу степей — не больше 3 за ход, чей бы он ни был.
    [call_of_oblivion] если в фазе забвения вашего хода забыты местности, возьмите книгу типа одной из них.
    [heirs_of_the_sun] по порядку хода каждый один раз может выполнить до 3 преобразований.
   *[fury_of_steppe_winds] в начале каждой главы, после фишек пути, самая правая степь уходит в левый конец ряда.
}
fabled-milestone-second = { $scenario ->
    [call_of_oblivion] после обычных потерь каждой фазы забвения, если в ряду ещё хотя бы 4 местности, забывается и самая левая, где стоит ровно один волхв; он возвращается в запас, хозяин берёт 2 книги степей, а из союзников на этот уход отвечает только Король.
    [heirs_of_the_sun] в последней главе преобразования не дают книг солнца; трансформации и прямые награды дают.
   *[fury_of_steppe_winds] когда волхв возвращается в запас из степи, его хозяин берёт книгу степей.
}
fabled-setting-scenario = Сценарий
fabled-setting-scenario-about = Какая история играется; для первой партии — «Благоволение богов».
fabled-setting-scenario-favour_of_gods = Благоволение богов
fabled-setting-scenario-cornerstones = Краеугольные камни Вселенной
fabled-setting-scenario-ancestral_paths = Тропы предков
fabled-setting-scenario-call_of_oblivion = Зов забвения
fabled-setting-scenario-heirs_of_the_sun = Наследники солнца
fabled-setting-scenario-fury_of_steppe_winds = Ярость степных ветров
fabled-setting-event_deck = События
fabled-setting-event_deck-about = Какая колода событий в игре; некоторые сценарии предписывают свою.
fabled-setting-event_deck-recommended = как советует сценарий
fabled-setting-event_deck-none = без событий
fabled-setting-event_deck-spirit_world = «В мире духов»
fabled-setting-event_deck-crossroads = «На перепутье»
fabled-setting-event_deck-steppe_fury = «Ярость степных ветров»
fabled-setting-event_deck-mixed = обе стандартные вместе
fabled-setting-predictability = Предсказуемость
fabled-setting-predictability-about = Три события открыты ещё до начала игры.
fabled-setting-predictability-false = нет
fabled-setting-predictability-true = да
fabled-setting-ally_draft = Начальный выбор союзников
fabled-setting-ally_draft-about = До игры каждый выбирает четырёх союзников.
fabled-setting-ally_draft-false = нет
fabled-setting-ally_draft-true = да
fabled-setting-trial = Испытание
fabled-setting-trial-about = Вместе против духов; в одиночку всегда играют Испытание.
fabled-setting-trial-false = нет
fabled-setting-trial-true = да
fabled-setting-level = Сложность Испытания
fabled-setting-level-about = Насколько мудры духи в начале и когда они станут смелее.
fabled-setting-level-apprentice = ученик
fabled-setting-level-volkhv = волхв
fabled-setting-level-sage = мудрец
fabled-setting-level-legend = легенда
fabled-setting-first_player = Первый игрок
fabled-setting-first_player-about = Кто ходит первым всю партию.
fabled-setting-first_player-random = по жребию
fabled-setting-first_player-0 = место 1
fabled-setting-first_player-1 = место 2
fabled-setting-first_player-2 = место 3
fabled-setting-first_player-3 = место 4
fabled-setting-first_player-4 = место 5

## Счёт и двери

fabled-score = { WHO($seat, "@", "вы") } — { $n } { $n ->
    [one] книга
    [few] книги
   *[other] книг
} солнца
fabled-preset-first = Играть с ботами
fabled-preset-first-about = «Благоволение богов»
fabled-way-first = «Благоволение богов»
fabled-preset-trial = Испытание в одиночку

## Урок

fabled-lesson-first-goal = Вы ведёте братство волхвов. Победит тот, у кого в конце больше всех книг солнца.
fabled-lesson-first-ladder = Книги — это лестница: две степные — одна горная, две горные — одна лесная, две лесные — одно солнце.
fabled-lesson-first-ally = У каждого братства есть союзник со своим даром. Возьмите Горного проводника: он выводит волхвов из тупиков.
fabled-lesson-first-prologue = В прологе каждый кладёт в общий ряд одну местность за книгу её типа. Добавьте горы.
fabled-lesson-first-card = Из открытых карт возьмите «Орлиную лестницу»: на ней сразу две тропинки.
fabled-lesson-first-row = Положите её в ряд.
fabled-lesson-first-volkhvs = Ваши волхвы встали в начало каждой тропинки. Идут они только вперёд, слева направо.
fabled-lesson-first-action = Первая глава. Ход начинается с одного действия: взять книги, преобразовать их, шагнуть или добавить местность. Добавьте степь.
fabled-lesson-first-school = Возьмите «Школу под небом».
fabled-lesson-first-left = Поставьте её слева: с неё волхв сможет перейти дальше, если тропинки соединены.
fabled-lesson-first-march = Теперь движение. Назовите тип местности: ваши волхвы в ней делают по два шага, чужие — по одному. Назовите горы.
fabled-lesson-first-whirl = Волхв на круговороте. Отсюда он может свернуть в место силы: отправьте его в Дом камней.
fabled-lesson-first-visit = Посещение! Дом камней даёт книгу гор. Вместо любого эффекта можно взять две степные книги. Примените эффект.
fabled-lesson-first-joined = Где тропинки соседей не встречаются, волхв уходит в запас. Оттуда он вернётся с новой местностью.
fabled-lesson-first-forget = В конце хода местности, где не осталось никого, забываются, и ряд смыкается. Берегите нужные!
fabled-lesson-first-token = В новых главах ждут фишки пути. Эта даёт второго союзника. Возьмите Колесничего света: он дарит книги отстающим.
fabled-lesson-first-exchange = Книг уже немало, пора подниматься по лестнице. Выберите преобразования.
fabled-lesson-first-two-one = Две книги степей — на книгу гор.
fabled-lesson-first-up = И сразу две книги гор — на книгу лесов: за одно действие можно сделать два преобразования.
fabled-lesson-first-announce = Снова движение. Назовите степи: пусть подтянется волхв из «Школы».
fabled-lesson-first-sun = У вас две книги лесов: следующее преобразование принесёт солнце!
fabled-lesson-first-chapters = Здесь видно, какая идёт глава и что впереди: усиление или новый союзник и конец времён. В других сценариях бывают и события.
fabled-lesson-first-free = Дальше сказание пишете вы. А с друзьями попробуйте потом Испытание: вместе против духов.

## Откуда книги солнца

fabled-tally-converted = Преобразования: две книги лесов за книгу солнца
fabled-tally-tower = Башня: книга лесов стала книгой солнца
fabled-tally-temple = Храм: две книги солнца за три книги лесов
fabled-tally-library = Библиотека: книга солнца за две книги гор
fabled-tally-firebird = Огнептица: книги лесов стали книгами солнца
fabled-tally-gained = Получены в награду
fabled-tally-unmade = Преобразованы обратно в книги лесов
fabled-tally-paid = Отданы
fabled-tally-tie = Книг солнца поровну: решили { fabled-books-of }.
fabled-tally-shared = Всех книг поровну: победа общая.
fabled-tally-trial = Мудрость духов — { $wisdom }, это книги солнца: { $suns }. Чтобы победить, { $seats ->
    [1] нужно собрать больше
   *[other] всем вместе нужно больше, чем если бы столько было у каждого
}.

## Уроки дальше

fabled-lesson-first = Первая партия
fabled-lesson-second = Солнце и союзники
fabled-lesson-second-again = Продолжаем сказание: идёт вторая глава, ход соперника.
fabled-lesson-second-gift = Третья глава. Колесничий света дарит вам две книги: солнц у кого-то столько же, сколько у вас.
fabled-lesson-second-exchange = У вас две книги лесов. Выберите преобразования.
fabled-lesson-second-sun = Две книги лесов — на книгу солнца. Это и есть победное очко!
fabled-lesson-second-enough = И второе преобразование: две книги степей на книгу гор.
fabled-lesson-second-march = Теперь движение. В горах у вас двое: назовите горы.
fabled-lesson-second-tower = Один дошёл по тупиковой тропинке до Башни. Отправьте его туда.
fabled-lesson-second-visit = Башня поднимает любую книгу на ступень. Это не преобразование: одна за одну! Примените эффект.
fabled-lesson-second-raise = Поднимите книгу гор до книги лесов.
fabled-lesson-second-their-march = Соперник назвал степи — и ваш волхв там тоже шагнул. Пусть зайдёт в Академию.
fabled-lesson-second-instead = Эффект не всегда нужен. Вместо любого можно взять две книги степей: возьмите.
fabled-lesson-second-boost = Четвёртая глава: новый союзник или усиление прежнего. Усильте Горного проводника.
fabled-lesson-second-books = Итог: книга солнца и книга лесов. Ещё одна лесная — и будет второе солнце.
fabled-lesson-second-joined = Следите за тропинками: где концы соседних карт сходятся, волхв идёт дальше, иначе уходит в запас.
fabled-lesson-second-chapters = Здесь видно, когда придёт последняя глава. К ней обратите в солнце всё, что можно.
fabled-lesson-second-trial = А в Испытании все играют вместе против духов: за их мудрость им тоже идут солнца.
fabled-lesson-second-free = Доиграйте сами. Поровну солнц — решат книги лесов, потом гор и степей.
fabled-lesson-trial = Испытание
fabled-lesson-trial-goal = Испытание: вы против духов. Победа ваша, если к концу последней главы книг солнца у вас больше, чем у них.
fabled-lesson-trial-wisdom = Книг духи не собирают, они копят мудрость. Каждые десять — всё равно что книга солнца.
fabled-lesson-trial-ally = Союзник теперь ещё и щит: уловки духов своего типа он разгадывает. Возьмите горного, Скального исполина.
fabled-lesson-trial-prologue = Пролог обычный. Добавьте горы: в них Исполин силён.
fabled-lesson-trial-card = Возьмите «Орлиную лестницу»: одна её тропинка ведёт к Дому камней, другая — к Башне.
fabled-lesson-trial-row = Положите её в ряд.
fabled-lesson-trial-fate = Духи ходят последними, и решает за них судьба: на рассвете они берут первую карту и кладут её слева, в сумерки — вторую и справа.
fabled-lesson-trial-books = Ваш ход такой же, как всегда. Возьмите книги степей.
fabled-lesson-trial-march = Назовите горы: Исполин даст за это две книги степей, а каждый ваш волхв там сможет сделать лишний шаг.
fabled-lesson-trial-stones = Один волхв уже на круговороте. Отправьте его в Дом камней.
fabled-lesson-trial-onward = Второй может пройти ещё: это дар Исполина. Шагните, и до Башни останется один шаг.
fabled-lesson-trial-visit = Примените эффект: книга гор. А потом пойдут духи, смотрите внимательно.
fabled-lesson-trial-trick = Их ход начинается с уловки. «Дань вершин» — горная, и Исполин её разгадал: духам не досталось ничего.
fabled-lesson-trial-land = Затем они даром добавляют местность того же типа и сами выбирают, что назвать: где больше духов дойдёт до круговорота.
fabled-lesson-trial-step = Названы горы — и ваши волхвы там делают по шагу. Одному Исполин разрешает второй: идите дальше.
fabled-lesson-trial-tower = Вот и Башня, причём в чужой ход! Отправьте волхва туда.
fabled-lesson-trial-wind = В свой ход духи посещают первыми. Дом ветра принёс им две мудрости; место лучше дало бы три.
fabled-lesson-trial-lift = Теперь вы: примените эффект Башни.
fabled-lesson-trial-raise = Поднимите книгу лесов до книги солнца.
fabled-lesson-trial-dusk = Солнце у вас! После хода духов судьба перевернулась: теперь сумерки.
fabled-lesson-trial-second-ally = Новая глава и второй союзник. От горных уловок вы уже защищены: возьмите лесную Царицу змей.
fabled-lesson-trial-exchange = Книги степей накопились. Выберите преобразования.
fabled-lesson-trial-two-one = Две книги степей — на книгу гор.
fabled-lesson-trial-up = Две книги гор — на книгу лесов.
fabled-lesson-trial-token = Посещения духов для ваших союзников такие же чужие, как посещения соперников. Возьмите жетон Царицы змей.
fabled-lesson-trial-temple = Положите его на «Храмовую гору»: дух там в двух шагах от Храма.
fabled-lesson-trial-done = Закончите действия.
fabled-lesson-trial-announce = Назовите горы: ваш волхв дойдёт до Дома ветра. Но помните: духи в названных местностях тоже делают шаг.
fabled-lesson-trial-house = Отправьте его в Дом ветра.
fabled-lesson-trial-four = Примените эффект: четыре книги степей.
fabled-lesson-trial-pages = Эта уловка степная, а степного союзника у вас нет: духи украли две книги и стали мудрее на два.
fabled-lesson-trial-right = Сумерки: новая степь легла справа. Её тропинка сходится с вашей.
fabled-lesson-trial-over = Исполин дарит шаг: перейдите туда. «Лестница» опустеет и забудется, но дальше на ней брать нечего.
fabled-lesson-trial-seven = Храм дал духам три мудрости, теперь их семь. Ещё три — и у духов книга солнца.
fabled-lesson-trial-gift = А Царица змей принесла вам за это две книги степей.
fabled-lesson-trial-shield = Берите союзников разных типов, тогда защита шире. Усиленный союзник защищает за двоих.
fabled-lesson-trial-level = На других сложностях духи мудры с самого начала, а с эскалацией на шкале смелеют: один простой союзник уже не защитит.
fabled-lesson-trial-together = С друзьями вы — Товарищество: солнц на каждого должно выйти в среднем больше, чем у духов.
fabled-lesson-trial-free = У вас книга солнца, у духов пока ни одной. Доиграйте сами!

## Главы книги правил

fabled-chapter-box = состав игры
fabled-chapter-setup = подготовка к игре
fabled-chapter-lands = знакомство с миром духов
fabled-chapter-places = посещение мест силы
fabled-chapter-books = книги мудрости
fabled-chapter-flow = игровой процесс
fabled-chapter-allies = союзники
fabled-chapter-events = события
fabled-chapter-scenarios = сценарии
fabled-chapter-order = последние росчерки пера
fabled-chapter-ally_notes = справка о союзниках
fabled-chapter-place_list = места силы, последняя страница

## Коротко: что сделает ответ

fabled-short-books-gained = { WHO($seat, "@: ", "") }{ $steppe ->
    [0] { "" }
    [one] +{ $steppe } книга степей
    [few] +{ $steppe } книги степей
   *[other] +{ $steppe } книг степей
}{ $mountain ->
    [0] { "" }
    [one] { fabled-and-1 }+{ $mountain } книга гор
    [few] { fabled-and-1 }+{ $mountain } книги гор
   *[other] { fabled-and-1 }+{ $mountain } книг гор
}{ $forest ->
    [0] { "" }
    [one] { fabled-and-2 }+{ $forest } книга лесов
    [few] { fabled-and-2 }+{ $forest } книги лесов
   *[other] { fabled-and-2 }+{ $forest } книг лесов
}{ $sun ->
    [0] { "" }
    [one] { fabled-and-3 }+{ $sun } книга солнца
    [few] { fabled-and-3 }+{ $sun } книги солнца
   *[other] { fabled-and-3 }+{ $sun } книг солнца
}
fabled-short-books-paid = { WHO($seat, "@: ", "") }{ $steppe ->
    [0] { "" }
    [one] −{ $steppe } книга степей
    [few] −{ $steppe } книги степей
   *[other] −{ $steppe } книг степей
}{ $mountain ->
    [0] { "" }
    [one] { fabled-and-1 }−{ $mountain } книга гор
    [few] { fabled-and-1 }−{ $mountain } книги гор
   *[other] { fabled-and-1 }−{ $mountain } книг гор
}{ $forest ->
    [0] { "" }
    [one] { fabled-and-2 }−{ $forest } книга лесов
    [few] { fabled-and-2 }−{ $forest } книги лесов
   *[other] { fabled-and-2 }−{ $forest } книг лесов
}{ $sun ->
    [0] { "" }
    [one] { fabled-and-3 }−{ $sun } книга солнца
    [few] { fabled-and-3 }−{ $sun } книги солнца
   *[other] { fabled-and-3 }−{ $sun } книг солнца
}
fabled-short-converted = { WHO($seat, "@: ", "") }{ fabled-give } → { fabled-take }
fabled-short-land-added = «{ fabled-land }» — в ряд
fabled-short-land-forgotten = «{ fabled-land }» — в забвение
fabled-short-whose = { $seat ->
    [none] духи{": "}
   *[other] { WHO($seat, "@: ", "") }
}
fabled-short-went-to-place = { fabled-short-whose }к месту «{ fabled-place }»
fabled-short-volkhv-stepped = { fabled-short-whose }шаг по тропинке
fabled-short-volkhv-entered = { fabled-short-whose }волхв вступает на местность
fabled-short-volkhv-returned = { fabled-short-whose }волхв — в запас
fabled-short-chapter-began = глава { $number }
fabled-short-transformed = { WHO($seat, "@: ", "") }{ fabled-give } × { $give_count } → { fabled-take } × { $take_count }
fabled-short-ally-joined = { WHO($seat, "@: ", "") }союзник — { fabled-ally }
fabled-short-ally-boosted = усилен союзник — { fabled-ally }
fabled-short-announced = движение в { fabled-terrains }
fabled-short-epilogue-came = { WHO($winners, "победа: @", "победа за вами") }
fabled-by-volkhv = { $volkhv ->
    [0] первым волхвом
    [1] вторым волхвом
    [2] третьим волхвом
    [3] четвёртым волхвом
    [4] пятым волхвом
    [5] шестым волхвом
   *[6] седьмым волхвом
}
fabled-nth-volkhv = { $volkhv ->
    [0] Первый волхв
    [1] Второй волхв
    [2] Третий волхв
    [3] Четвёртый волхв
    [4] Пятый волхв
    [5] Шестой волхв
   *[6] Седьмой волхв
}

## Одним словом: чем хорош ответ

fabled-gist-books = { WHO($seat, "@ получает", "Вы получаете") } книги { $sun ->
    [1] солнца
   *[0] { $forest ->
        [1] лесов
       *[0] { $mountain ->
            [1] гор
           *[0] степей
        }
    }
}.
fabled-gist-won = { $winners ->
    [none] Никто не побеждает.
   *[other] { WHO($winners, "Победа: @", "Победа за вами") }.
}
fabled-gist-wisdom = Духи становятся мудрее.

## Имена задач

fabled-puzzle = { $event ->
    [none] Тихая глава
   *[other] { fabled-event }
}, солнца { $mine }:{ $best }{ $nth ->
    [1] { "" }
   *[other] { " " }({ $nth })
}

fabled-honour-trial = Победа над духами в Испытании
fabled-honour-legend = Легенда Испытания

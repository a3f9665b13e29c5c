five_seals-alone-rest = Сломать нечего: вы возвращаете кубики.
five_seals-alone-stay = Фамильяру здесь нечего ломать: он остаётся.
five_seals-ui-board = Подземелье. Стрелки ведут от места к месту, N — к следующей доступной печати, плюс и минус — ближе и дальше.
five_seals-ui-nearer = Ближе
five_seals-ui-farther = Дальше
five_seals-ui-whole = Всё подземелье
five_seals-ui-or = {" "}или{" "}
five_seals-ui-die = Кубик { $of }: { $n }
five_seals-ui-die-unrolled = Кубик { $of }, ещё не брошен
five_seals-ui-picked = Выбран
five_seals-ui-dice = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
  }
five_seals-ui-scrolls = { $n ->
    [one] { $n } свиток
    [few] { $n } свитка
   *[other] { $n } свитков
  }
five_seals-ui-mage-here = { WHO($name, "Здесь маг: @", "Здесь ваш маг") }.
five_seals-ui-familiar-here = { WHO($name, "Здесь фамильяр: @", "Здесь ваш фамильяр") }.
five_seals-ui-scroll-at = Свиток «{ $name }», сила { $n }, место { $where }.
five_seals-ui-seal-at = Печать { $of } силы { $n }, проход { $where }.
five_seals-ui-open-at = Открытый проход { $where }.
five_seals-ui-taken-at = Место { $where }: свитка больше нет.
five_seals-ui-price = Цена: { $prices }.
five_seals-ui-scroll = «{ $name }», сила { $n }.
five_seals-ui-face-down = Лежит лицом вниз до конца вашего раунда.
five_seals-ui-absorbed = На нём жетон { $of } силы { $n }.
five_seals-ui-store-about = Здесь лежат свободные кубики. Потраченные возвращаются сюда.
five_seals-ui-stack = Кубики { $of }: { $n }
five_seals-ui-sixes = { $n ->
    [0] последний раунд
    [one] до конца { $n } свиток
    [few] до конца { $n } свитка
   *[other] до конца { $n } свитков
  }
five_seals-ui-sixes-about = Свитков силы 6 на поле: { $n }. Когда к концу раунда их станет { $end } или меньше, партия закончится.
five_seals-ui-guardians = Стражи рядом с полем
five_seals-ui-round = { $n ->
    [0] Начало
   *[other] Раунд { $n }
  }
five_seals-ui-choose-rival = Выбрать: { $name }
five_seals-ui-points = Очки
five_seals-ui-familiar-home = Фамильяр при маге
five_seals-ui-familiar-away = Фамильяр в подземелье
five_seals-ui-first = первый
five_seals-ui-finished = раунд окончен
five_seals-ui-chair = Моё место
five_seals-ui-ways = Чем заплатить
five_seals-ui-pay = Заплатить кубиками { $of }: { $dice }
five_seals-ui-mage = Маг
five_seals-ui-strengths = Сила свитков
five_seals-ui-bonus = Переоценка
five_seals-first-choose-die = В начале раунда берут кубики: цвет кубика — стихия печати, которую им можно сломать.
five_seals-first-take-turn = Печать ломают кубиками её цвета с нужной суммой, без лишних. Светится то, до чего вы дотягиваетесь; сломав печать у свитка, берёте свиток.
five_seals-first-pay-for = Эту печать можно оплатить по-разному: оставьте себе кубики, которые пригодятся в этом раунде.
five_seals-first-use-familiar = Фамильяр либо стоит и мешает другим, либо ломает один жетон.
five_seals-ui-which-die = Кубик { $n } из { $of }

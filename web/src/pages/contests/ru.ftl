contest-about = Состязание из нескольких раздач: у всех одни и те же карты, броски и соперники-боты, так что везение у всех одно. Каждый играет, когда ему удобно, один или с друзьями за своим столом, а потом сравнивают результаты тех, кто сидел на одном и том же месте.
contest-deals = Раздачи
contest-level = Боты
contest-days = Срок
contest-days-n = { $days ->
    [0] без срока
    [1] сутки
    [7] неделя
    [30] месяц
   *[other] { $days } дн.
}
contest-open = { $seats ->
    [one] Открыть состязание: { $seats } место за столом
    [few] Открыть состязание: { $seats } места за столом
   *[other] Открыть состязание: { $seats } мест за столом
  }
contest-mine = Мои состязания
contest-new = Новое состязание
contest-going = идёт
contest-closed = закончено
contest-played = сыграно { $played } из { $deals }
contest-facts = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[other] { $deals } раздач
  } · { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
  } · боты: { $level } · { $people ->
    [0] пока никто не играл
    [one] { $people } участник
    [few] { $people } участника
   *[other] { $people } участников
  }
contest-until = Играем до { $when }.
contest-until-about = Потом новых столов не будет, недоигранные партии не посчитаются, а тайные числа всех раздач откроются.
contest-next = Моя следующая раздача
contest-yours = Ваша следующая раздача — { $deal }-я из { $deals }; вы сидите на { $seat }-м месте, как и все, кто её играет.
contest-begun = { $deal }-я раздача из { $deals } начата.
contest-company = Кто ещё за столом
contest-friends = { $count ->
    [0] только боты
    [one] { $count } друг по ссылке, остальные боты
    [few] { $count } друга по ссылке, остальные боты
   *[other] { $count } друзей по ссылке, остальные боты
  }
contest-play = Играть раздачу { $deal }
contest-go-on = Вернуться к раздаче { $deal }
contest-fair = Каждую раздачу можно сыграть один раз, без подсказок и возвратов. Чужие партии откроются, когда вы сыграете раздачу сами.
contest-all-played = Вы сыграли все раздачи. Таблица пополняется, пока играют другие.
contest-closed-about = Состязание закончено: тайные числа раздач открыты, и каждую партию можно проверить.
contest-standings = Таблица
contest-nobody = Пока никто не доиграл ни одной раздачи.
contest-alone = Пока не с кем сравнить.
contest-advantage = { $share } % победы против среднего у остальных с теми же картами.
contest-advantage-within = { $share } % победы против среднего у остальных с теми же картами (95 %: от { $low } до { $high } %).
contest-points = В очках: { $points }.
contest-compared = Сравнено раздач: { $compared } из { $played }.
contest-few = Мало раздач, чтобы судить.
contest-even = От остальных не отличить.
contest-above = Играет лучше остальных.
contest-below = Играет хуже остальных.
contest-standings-about = Точка — насколько доля победы в среднем выше или ниже, чем у остальных на том же месте в той же раздаче; полоса — её интервал при вероятности 95 %, пунктир — поровну. Вместе все на одном месте одной раздачи дают ноль.
contest-deal = { $deal }-я раздача
contest-deal-of = Те же карты для всех: { $deal }-я раздача из { $deals }
contest-state-new = вы её ещё не играли
contest-state-playing = вы играете
contest-state-played = сыграна
contest-state-gone = ваш стол удалён
contest-results = { $count ->
    [one] { $count } результат
    [few] { $count } результата
   *[other] { $count } результатов
  }
contest-seat = { $seat }-е место
contest-score = очки: { $score }
contest-hidden = Результаты этой раздачи вы увидите, когда сыграете её.
contest-none-yet = Эту раздачу ещё никто не доиграл.
contest-replay = Посмотреть партию: { $name }
contest-back = К состязанию
contest-invite = Позвать других
contest-link = Одна ссылка для всех
contest-close = Закончить состязание
contest-close-sure = Точно закончить для всех?
contest-close-about = Новых столов больше не будет, партии, которые ещё идут, не посчитаются, а тайные числа всех раздач откроются.

abraca-effect-1 = остальные теряют выпавшее на кубике
abraca-effect-2 = остальные −1, вам +1
abraca-effect-3 = вам — выпавшее на кубике
abraca-effect-4 = можно взять тайный камень
abraca-effect-5 = оба соседа −1
abraca-effect-6 = сосед слева −1
abraca-effect-7 = сосед справа −1
abraca-effect-8 = вам +1
abraca-ui-lives = { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[other] { $n } жизней
  }
abraca-ui-board = Заклинания и сыгранные камни
abraca-ui-tower = Башня очков
abraca-ui-score = Очки
abraca-ui-secret-stones = Тайные камни
abraca-ui-secrets = { $n ->
    [one] { $n } тайный камень
    [few] { $n } тайных камня
   *[other] { $n } тайных камней
  }
abraca-ui-my-secrets = Мои тайные камни
abraca-ui-take-secret = Взять тайный камень
abraca-ui-reserve = Резерв
abraca-ui-die = На кубике { $n }
abraca-ui-chair = Моё место
abraca-ui-stones = Мои камни
abraca-ui-own-stone = Мой камень { $n }
abraca-ui-cannot-be = Это точно не { $list }.
abraca-ui-can-be-any = О нём пока ничего не известно.
abraca-ui-no-stone = нет камня
abraca-ui-hidden = закрытый камень
abraca-ui-places = На поле { $cast } из { $all }, вам не видно { $left }
abraca-ui-chance = шанс { $n } %
abraca-ui-at-least = Не меньше { $n }, или закончите ход
abraca-ui-risky = меньше прежнего: это ошибка
abraca-ui-legend-cast = сыграны
abraca-ui-legend-seen = вы их видите
abraca-ui-legend-left = где-то спрятаны
abraca-ui-why-won = { $n } за победу в раунде
abraca-ui-why-lived = { $n } за выживание
abraca-ui-why-secrets = { $n } за тайные камни
abraca-ui-why-none = без очков
abraca-ui-left = Остались камни: { $stones }
abraca-ui-in-all = всего { $n }
abraca-first-name-spell = Назовите номер, который, по-вашему, стоит перед вами: попадёте — он подействует, и можно звать дальше, не меньше прежнего; промах стоит жизни.
abraca-first-may-take-secret = Тайный камень видите только вы; доживёте до конца раунда — он принесёт очко.

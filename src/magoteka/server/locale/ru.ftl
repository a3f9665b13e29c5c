# Words of the pictures and lines that messengers show of a link.
card-house = Маготека
card-motto = Пять волшебных игр за одним столом: с друзьями и с ботами, прямо в браузере
card-invited = Приглашение за стол
card-waits = Место ждёт вас
card-free = место свободно
card-guest = Странник
card-bot = бот
card-running = Партия идёт
card-over = Партия окончена
card-step = Шаг { $n } из { $of }
card-round = раунд { $n }
card-won = { $count ->
    [one] Победа: { $names }
   *[other] Победители: { $names }
}
card-lost = Победителей нет

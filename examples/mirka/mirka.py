"""Mirka, a bot from outside: a small taste for each game, by what a client is shown and nothing else.

Installed (pip install examples/mirka) it is a level of the house: magoteka sim siggil --bots mirka,random
As a program it takes a seat by its invitation: python mirka.py http://127.0.0.1:8000 TABLE TOKEN
"""

import sys

from magoteka.client import House

ORDER = {  # kinds of answers, the later the better; what is not named comes before all
    "abraca-view": "take-secret",
    "siggil-view": "pass capture",
    "five-seals-view": "rest stay cast pay die take-die send-familiar break",
    "fabled-view": "stay halt take-books end-actions done onward walk make-conversions exchange use go add-land apply",
    "sword-view": "drop pass-turn no end-turn linger go walk explore obey rival card yes",
}


def taste(view, option):
    """How good an answer looks: its kind, and of equal kinds what the table shows of it."""
    tag, kinds = option["tag"], ORDER[view["tag"]].split()
    if tag in ("declare", "stop"):
        return 12 if tag == "stop" else hidden(view, option["spell"])
    if tag == "take":
        return sum((card["family"] == option["family"]) + (card["number"] == option["number"]) for card in view["hand"])
    rank = kinds.index(tag) if tag in kinds else -1
    return rank + (odds(view, option["square"]) if "square" in option else option.get("strength", 0) / 10)


def hidden(view, number):
    """The stones of a number that are out of sight, as often as there is a stone of mine that may be one of them."""
    seen = sum(stone.get("number") == number for hand in view["hands"] for stone in hand if stone)
    mine = sum(number not in stone["ruled_out"] for stone in view["hands"][view["seat"]] if stone)
    return mine * (number - view["cast"][number - 1] - seen)


def odds(view, name):
    """Whether the enemies of a square can be beaten."""
    square = next(square for square in view["squares"] if square["square"] == name)
    fights = [fight for fight in (square["sword_odds"], square["magic_odds"]) if fight]
    return sum((fight["win"] - 2 * fight["loss"]) / 4 for fight in fights)


class Mirka:
    """A bot of the house: `choose` gets a chair and returns the index of one of its options."""

    def choose(self, chair):
        encode, view = chair.game.codec.encode, chair.game.codec.encode(chair.view)
        worth = [taste(view, encode(option)) for option in chair.options]
        return worth.index(max(worth))


if __name__ == "__main__":
    house = House(sys.argv[1], name="Mirka")
    house.join(*sys.argv[2:4])
    with house.live(sys.argv[2]) as seat:
        print("won by", seat.play(lambda now: max(now["options"], key=lambda one: taste(now["view"], one))))

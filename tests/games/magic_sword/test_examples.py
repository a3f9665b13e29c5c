"""The turn that the rules pages begin with, played as it is told there; the other examples are in their chapters."""

from games.magic_sword.stage import CARD, CARDS, DESIGN, TROPHIES, Table
from magoteka.games.magic_sword.view.look import view

ANNA, BORIS = 0, 1


def the_first_turn() -> Table:
    """Anna's Elf stands on Path I, Boris's Troll in the Village."""
    t = Table("elf", "troll", square="L3")
    t.put(BORIS, "L6")
    t.deck = ["wolf"]
    return t.start_turn(ANNA)


def before_the_fight() -> Table:
    """Anna has thrown a 3, gone to the Frozen Waste and drawn the Wolf; a spell in her hand makes the battle wait."""
    t = the_first_turn().say("walk").throw(3)
    t.hand(ANNA, "magic_and_sword")
    t.windows = True
    t.say("L14")
    while t.g.asking() is not None and view(t.g, ANNA).battle is None:
        t.say("explore" if t.can("explore") else "pass")
    return t


def test_the_turn_that_the_pages_begin_with() -> None:
    t = the_first_turn()
    t.say("walk").throw(3)
    assert t.can("L6")
    t.say("L14")
    assert t.events("BattleBegan")[-1].being == "wolf"
    t.throw(4, 2)
    fought = t.events("BattleFought")[-1]
    assert (fought.own, fought.other, fought.result) == (7, 4, "won")
    assert [t.g.at[c] for c in range(CARDS) if CARD[c] == DESIGN["wolf"] and t.g.at[c] > 1] == [TROPHIES + ANNA]
    assert t.g.turn == BORIS

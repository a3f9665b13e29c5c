"""The turn that the rules pages begin with, played as it is told there; the other examples are in their chapters."""

from games.magic_sword.stage import CARD, CARDS, DESIGN, TROPHIES, Table

ANNA, BORIS = 0, 1


def the_first_turn() -> Table:
    """Anna's Elf stands on Path I, Boris's Troll in the Village."""
    t = Table("elf", "troll", square="L3")
    t.put(BORIS, "L6")
    t.deck = ["wolf"]
    return t.start_turn(ANNA)


def before_the_fight() -> Table:
    """Anna has thrown a 3, gone to the Frozen Waste and drawn the Wolf."""
    return the_first_turn().say("walk").throw(3).say("L14")


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

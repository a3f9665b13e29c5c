"""The laboratory finds what a referee once found: each of these faults is put back, and a statement names it.

Only interpreted rules can be changed while they run, so compiled ones are not tried here.
"""

import pytest

from lab.faults import Fault, put_back
from lab.frame import Counts, try_pair
from lab.test_lab import BENCHES

MAGIC_SWORD = (
    Fault(
        "a lamp goes at the end of the turn in which it came",
        "turn.day:due_crossing",
        " and g.note[card] == 1",
        "",
        ("equipment_lamp", "fate_crystal"),
    ),
    Fault(
        "a raid of the Fortune Seeker uses up the captive of the wand",
        "battle.settling:use_up",
        "not stands_in(g, side)",
        "True",
        ("fortune_seeker", "wolf"),
    ),
    Fault(
        "a battle in which the captive does not count uses it up",
        "battle.settling:use_up",
        "fights_along(g, side, captive)",
        "True",
        ("phantom", "market"),
    ),
    Fault(
        "the captive fights on when the wand has left",
        "character.goods:free_captive",
        "CARD[card] != C_WAND_OF_FATE or",
        "True or",
        ("robber", "wand_of_fate"),
    ),
    Fault(
        "one who has no friends binds an enemy",
        "battle.prepare:may_bind",
        "and not friendless(g, seat)",
        "",
        ("wand_of_fate", "wolf"),
    ),
    Fault(
        "the Mage raises a beast under the Evil Spirit",
        "battle.trophies:beat_card",
        " and not friendless(g, seat)",
        "",
        ("mage", "bear"),
    ),
    Fault(
        "the Evil Spirit drives no raised beast away",
        "character.goods:first_joining",
        "friends_of(g, seat) + raised_by(g, seat)",
        "friends_of(g, seat)",
        ("mage", "evil_spirit"),
    ),
    Fault(
        "the Dark Knight challenges again after a battle of before",
        "cards.tales:Invite.answered",
        "g.duel[RESULT] = 0",
        "pass",
        ("dark_knight", "knights_tournament"),
    ),
    Fault(
        "while time is bent the fighters of the last battle may cast",
        "spells.windows:fights",
        "g.duel[GOES_ON] == 1 and ",
        "",
        ("black_chimera", "sower_of_ruin"),
    ),
    Fault(
        "the Wizard ignores what the Prince has laid down",
        "square.exploring:turn_up_hidden",
        "reveal(g, square, card)",
        "reveal(g, square, card)\n        g.fresh[card] = g.stamp",
        ("wizard", "patrol"),
    ),
    Fault(
        "the Turn of Fate replaces what the Prince has laid down",
        "square.exploring:turn_up_hidden",
        "reveal(g, square, card)",
        "reveal(g, square, card)\n        g.fresh[card] = g.stamp",
        ("turn_of_fate", "wolf"),
    ),
    Fault(
        "the Hidden One is cast after the dice against the Stranger from Shadowland",
        "battle.duel:spell_free",
        " or shadowed(g)",
        "",
        ("shadowland_stranger", "hidden_one"),
    ),
    Fault(
        "the Elixir counts against the Stranger",
        "battle.strength:drunk_or_paid",
        "if shadow:",
        "if False:",
        ("shadowland_stranger", "strength_elixir"),
    ),
    Fault(
        "the Lord of Riches cannot be cast at one who has only the pouch",
        "spells.aims:worth",
        "len(riches(g, seat, other))",
        "len(losable(g, other))",
        ("lord_of_riches", "secret_pouch"),
    ),
    Fault(
        "a Golem kills the dragon with one head",
        "battle.settling:settle_conjured",
        "g.duel[HEADS] > 1",
        "False",
        ("golem", "three_headed_dragon"),
    ),
    Fault(
        "the Giant can never use the Rowan",
        "square.exploring:DrawOneMore.accepted",
        "offer_rowan(g, self.seat, self.due, 1, self.visit)",
        "draw(g, self.seat, self.due, 1, self.visit)",
        ("giant", "rowan_of_knowledge"),
    ),
    Fault(
        "a geas survives a tournament in another circle",
        "cards.tales:Invite.answered",
        "carry(g, index, g.square[self.seat])",
        "g.square[index] = g.square[self.seat]",
        ("knights_tournament", "fog"),
    ),
    Fault(
        "a ringed character is aimed at from afar",
        "spells.aims:aims",
        "if g.frozen[other] == 0",
        "",
        ("golem", "wolf"),
    ),
    Fault(
        "the far side is open only beside the castle",
        "bridge.way:bridge_moves",
        "[int(places.TURN_BACK), int(places.PASS_CASTLE)]",
        "[int(places.TURN_BACK)]",
        ("bridge_entry_ruins", "troll"),
    ),
    Fault(
        "the Tree of Life burns a fruit for one who is whole",
        "square.visiting:worth_asking",
        "g.life[seat] < HEAL_CAP",
        "True",
        ("tree_of_life", "troll"),
    ),
    Fault(
        "a fall from the bridge spares the captive and raised beasts",
        "bridge.tasks:fall",
        " + raised_by(g, seat) + cards_at(g, BOUND + seat)",
        "",
        ("trap", "troll"),
    ),
    Fault(
        "the turn that a charm takes does not end what lasts until it",
        "turn.round:begin_turn",
        "end_effects(g, seat)",
        "pass",
        ("kobold", "witch"),
    ),
    Fault(
        "an Ambush that was lying there takes everything unasked",
        "square.dealing:come_to_pass",
        "ask_to_drop(g, seat)",
        "pass",
        ("ambush", "helmet"),
    ),
    Fault(
        "a creature is sent against a paralysed enemy",
        "spells.aims:enemy_cards",
        "and g.still[card] == 0",
        "",
        ("golem", "master_of_thunder"),
    ),
    Fault(
        "whoever was paralysed and turned to stone wakes paralysed",
        "character.life:petrify",
        "g.frozen[seat] = 0",
        "pass",
        ("ring_of_fire", "doom"),
    ),
    Fault(
        "paralysis outlasts the lost turn where another is still to be missed",
        "turn.day:Night.run",
        "g.skip[seat] == self.due",
        "g.skip[seat] == 0",
        ("master_of_thunder", "tavern"),
    ),
    Fault(
        "a friend who was outrun asks his price again",
        "square.visiting:price_of",
        '"" if g.reserved[card] != 0 else ',
        "",
        ("gold_1", "market"),
    ),
    Fault(
        "a Porter who waits for his own is sent away by others",
        "square.visiting:leave_square",
        " and g.reserved[card] == 0",
        "",
        ("troll", "gold_1"),
    ),
    Fault(
        "a tamed beast that was outrun waits like a friend, and attacks",
        "move.ends:drop_friends",
        "if is_foe(card):",
        "if False:",
        ("troll", "helmet"),
    ),
)
FABLED = (
    Fault(
        "the ally deck is shuffled while allies are left in it",
        "offers:OfferOne.run",
        "g.former_rules and size",
        "size",
        ("mountain_guide+", "ev_b4_upper"),
    ),
    Fault(
        "the Guide's owner is not asked who walks first",
        "marching:order_matters",
        "commands(g, seat, GUIDE)",
        "False",
        ("mountain_guide", "paths"),
    ),
    Fault(
        "a trick does not slow the boosted Herald's second phase",
        "movement:own_steps",
        "not (second and g.former_rules)",
        "not second",
        ("herald+", "tr_06"),
    ),
    Fault(
        "the Council offers the ally that it has taken away",
        "allies:part_with",
        "g.parted |= bit(ally)",
        "g.discards |= bit(ally)",
        ("swamp_witch+", "ev_a4_upper"),
    ),
    Fault(
        "the Swarm withholds her book where nobody can step",
        "reactions:swarm_helps",
        "not g.former_rules or ",
        "",
        ("swarm", "wind_3"),
    ),
    Fault(
        "Deep Roots call equal spirits by their numbers",
        "tricks:best_standing",
        "best == 0 or not g.former_rules",
        "best == 0",
        ("werewolf", "tr_09"),
    ),
)
FAULTS = [("magic_sword", fault) for fault in MAGIC_SWORD] + [("fabled", fault) for fault in FABLED]


@pytest.mark.parametrize(("game", "fault"), FAULTS, ids=str)
def test_the_laboratory_finds_a_fault_that_is_put_back(
    game: str, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    sound, broken = Counts(), Counts()
    try_pair(BENCHES[game], fault.pair, sound)
    put_back(fault, game, monkeypatch)
    try_pair(BENCHES[game], fault.pair, broken)
    assert not sound.faults, sound.faults
    assert broken.faults, f"nothing is said of {fault.pair}"

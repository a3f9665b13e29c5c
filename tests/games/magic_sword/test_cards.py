"""Every square instruction and every event card is played at least once, and does what it says."""

import pytest

from games.magic_sword.stage import SQUARE, Table
from magoteka.games.magic_sword.box.book import PRAYER_EFFECTS
from magoteka.games.magic_sword.box.cards import DESIGNS
from magoteka.games.magic_sword.rules.cards.doing import begin
from magoteka.games.magic_sword.rules.character.sheet import is_safe, may_hide, total_magic, total_sword
from magoteka.games.magic_sword.table.where import put_card
from magoteka.games.magic_sword.view.look import view


def visiting(square, hero="troll", **sheet):
    t = Table(hero, "elf", square=square)
    t.put(1, "L12")
    for name, value in sheet.items():
        getattr(t.g, name)[0] = value
    return t


def say_if_asked(t, *choices):
    for choice in choices:
        if t.question and t.question != "Throw" and t.g.turn == 0 and t.can(choice):
            t.say(choice)
    return t


GOOD, EVIL, CHAOTIC = 0, 1, 2
SQUARE_PLAYS = [
    ("L1", {}, [], [1], lambda g: g.gold[0] == 0),
    ("L1", {}, [], [2], lambda g: g.gold[0] == 2),
    ("L1", {}, [], [3], lambda g: g.skip[0] == 1),
    ("L1", {}, [], [6, True], lambda g: g.square[0] == SQUARE["M10"]),
    ("L5", {"hero": "adventurer"}, [], [1], lambda g: g.sword[0] == 4),
    ("L5", {"hero": "adventurer"}, [], [4], lambda g: g.skip[0] == 1),
    ("L5", {"hero": "half_demon"}, [], [6], lambda g: g.life[0] == 4),  # a half-demon is not fought by demons
    ("L6", {}, ["obey", "sorceress"], [3, "magic_up"], lambda g: g.magic[0] == 2),
    ("L6", {"sword": 8}, ["obey", "sorceress"], [1], lambda g: g.sword[0] == 7),
    ("L6", {"gold": 2}, ["obey", "armourer"], ["plain_sword"], lambda g: g.gold[0] == 0),
    ("L6", {"life": 2}, ["obey", "healer", 1], [], lambda g: g.life[0] == 3),
    ("L9", {"align": GOOD}, [], [], lambda g: g.life[0] == 3),
    ("L9", {"align": CHAOTIC}, [], [2], lambda g: g.life[0] == 5),
    ("L9", {"align": CHAOTIC}, [], [5], lambda g: g.life[0] == 3),
    ("L9", {"align": EVIL}, [], [True, 1], lambda g: g.sword[0] == 7),
    ("L9", {"align": EVIL}, [], [False], lambda g: g.life[0] == 4),
    ("L10", {"hero": "adventurer"}, [], [6], lambda g: g.magic[0] == 4),
    ("L11", {"align": GOOD, "life": 1}, ["obey", "drink"], [], lambda g: g.life[0] == 4),
    ("L11", {}, ["obey"], [4], lambda g: g.life[0] == 5),
    ("L13", {}, ["obey"], [2], lambda g: g.stone[0] == 3),
    ("L13", {"align": EVIL}, ["obey"], [3], lambda g: g.align[0] == GOOD),
    ("M3", {}, [], [True], lambda g: g.gold[0] == 0),
    ("M3", {"gold": 0}, [], [], lambda g: g.gold[0] == 0),
    ("M6", {}, [], [1], lambda g: g.skip[0] == 1),
    ("M6", {}, [], [2], lambda g: g.stone[0] == 3),
    ("M7", {}, [], [True], lambda g: g.gold[0] == 0),
    ("M7", {}, [], [False], lambda g: g.life[0] == 3),
    ("M7", {"hero": "dwarf_warlock"}, [], [], lambda g: (g.gold[0], g.life[0]) == (1, 4)),
    ("M8", {}, ["obey", "sword_up"], [], lambda g: g.sword[0] == 7),
    ("M8", {}, ["obey", "gold_up"], [], lambda g: g.gold[0] == 2),
    ("M10", {}, ["obey"], [1, 1], lambda g: g.life[0] == 6),
    ("M13", {"life": 2}, ["obey", 1], [], lambda g: g.life[0] == 3),
    ("M15", {}, [], [True], lambda g: g.gold[0] == 0),
    ("U1", {}, [], [1], lambda g: g.life[0] == 3),
    ("U3", {}, ["obey"], [5, 6], lambda g: g.life[0] == 5),
    ("U6", {}, [], [], lambda g: g.life[0] == 3),
    ("U7", {}, [], [3], lambda g: g.life[0] == 4),
    ("U10", {"life": 2}, ["obey", 1], [2], lambda g: g.life[0] == 3),
    ("U10", {"life": 2}, ["obey", 1], [6], lambda g: g.life[0] == 1),
    ("U12", {}, [], [], lambda g: g.life[0] == 3),
    ("U14", {"magic": 9}, [], [4, 6, 1], lambda g: g.life[0] == 4),
    ("U14", {}, [], [6, 1, 6], lambda g: g.life[0] == 3),
    ("U18", {}, [], [5, 1, 6], lambda g: g.life[0] == 3),
    ("U18", {"hero": "barbarian"}, [], [], lambda g: g.life[0] == 4),
]


@pytest.mark.rule("MS-13.5", "MS-A06", "MS-A15", "MS-A77", "MS-A78", "MS-2.4", "MS-1.4", "MS-A102")
@pytest.mark.parametrize("play", SQUARE_PLAYS, ids=lambda play: f"{play[0]}-{play[1]}-{play[3]}")
def test_the_instruction_of_a_square(play):
    square, sheet, before, after, check = play
    t = visiting(square, **sheet)
    t.land(0)
    t.say(*before)
    for answer in after:
        if isinstance(answer, bool | str):
            t.say(answer)
        else:
            t.throw(answer)
    assert check(t.g)


@pytest.mark.rule("MS-A78", "MS-A83")
def test_an_unpaid_ferry_sends_back():
    t = visiting("M3")
    t.put(0, "M1")
    t.start_turn(0).say("walk").throw(2).say("M3", False)
    assert t.at(0) == "M1"
    t = visiting("M1")
    t.give(0, "ferryman")
    t.start_turn(0).say("walk").throw(2).say("M3")
    assert t.at(0) == "M3"


@pytest.mark.rule("MS-A103")
def test_bogs_take_an_item_or_a_friend():
    t = visiting("U5")
    t.give(0, "helmet", "guide")
    t.land(0).say("explore", "helmet")
    assert t.items(0) == []
    t = visiting("U13")
    t.give(0, "pole_and_rope")
    t.land(0).say("explore")
    assert not t.can("obey")
    t = visiting("U5", hero="barbarian")
    t.give(0, "helmet")
    t.land(0).say("explore").throw(2)
    assert t.items(0) == ["helmet"]


@pytest.mark.rule("MS-6.4", "MS-A60")
def test_friends_may_fall_from_a_cliff():
    t = visiting("U1")
    t.give(0, "guide", "strix")
    t.land(0).say("explore").throw(6, 1, 6)
    assert len(t.friends(0)) == 1
    t = visiting("U1", hero="elf")
    t.give(0, "guide")
    t.land(0).say("explore")
    assert not t.can("obey")


@pytest.mark.rule("MS-A77", "MS-A78")
def test_the_royal_castle():
    t = visiting("U10")
    t.give(0, "kings_diamond", "princess")
    t.g.life[0] = 2
    t.land(0).say("explore", "sell-diamond", "ask-princess", "heal")
    assert (t.g.gold[0], t.g.life[0]) == (6, 4)
    t = Table("prince", "elf", square="U10")
    for card in range(225):
        if t.g.at[card] == 300:
            put_card(t.g, card, 2)
    t.land(0)
    assert t.items(0) == ["helmet", "plain_sword"]
    t = visiting("M1")
    t.give(0, "viceroy")
    t.land(0).say("explore", "ask-viceroy", "ransom")
    assert t.g.gold[0] == 4
    assert t.friends(0) == []


@pytest.mark.rule("MS-A78")
def test_the_usurer_buys_everything():
    t = visiting("L13")
    t.give(0, "helmet", "ring_of_power")
    t.put(1, "L3")
    t.land(0).say("explore", "obey", "usurer", "helmet", "ring_of_power", "pass")
    assert t.g.gold[0] == 3


NEMED = {
    2: lambda g: g.life[0] == 7,
    3: lambda g: g.life[0] == 4,
    5: lambda g: g.sword[0] == 8,
    6: lambda g: g.magic[0] == 3,
    8: lambda g: g.life[0] == 6,
    9: lambda g: g.possessed[0] == 1,
    12: lambda g: g.life[0] == 3,
}
TOLIMAN = {
    2: lambda g: g.life[0] == 4,
    3: lambda g: (g.sword[0], g.magic[0]) == (6, 1),
    9: lambda g: g.possessed[0] == 1,
    11: lambda g: g.life[0] == 6,
    12: lambda g: (g.life[0], g.sword[0], g.magic[0]) == (4, 6, 1),
}


@pytest.mark.rule("MS-A76")
@pytest.mark.parametrize(
    ("god", "total", "check"), [(0, n, c) for n, c in NEMED.items()] + [(1, n, c) for n, c in TOLIMAN.items()]
)
def test_prayers(god, total, check):
    t = visiting("M10", sword=7, magic=2, life=5)
    begin(t.g, PRAYER_EFFECTS[god][total - 2], 0, -1)
    t.go()
    assert check(t.g)


@pytest.mark.rule("MS-A76", "MS-A34")
def test_prayers_with_choices_and_keys():
    t = visiting("M10", sword=7, magic=2)
    t.give(0, "guide")
    begin(t.g, PRAYER_EFFECTS[0][2], 0, -1)
    t.go().say("lose_friend")
    assert t.friends(0) == []
    begin(t.g, PRAYER_EFFECTS[0][8], 0, -1)
    t.go().say("sword_down")
    assert t.g.sword[0] == 6
    begin(t.g, PRAYER_EFFECTS[0][9], 0, -1)
    t.go()
    assert t.items(0) == ["magic_sword"]
    begin(t.g, PRAYER_EFFECTS[1][8], 0, -1)
    t.go()
    assert t.items(0) == ["magic_sword", "toliman_shield"]


@pytest.mark.rule("MS-A76", "MS-A98")
def test_apple_priest_and_dwarf_bend_a_prayer():
    t = visiting("M10")
    t.give(0, "inspiration_apple")
    t.land(0).say("explore", "obey", True).throw(2, 3).say(6)
    assert t.g.magic[0] == 2
    for hero in ("priest", "dwarf"):
        t = visiting("M10", hero=hero)
        t.land(0).say("explore", "obey").throw(6, 6).say(True).throw(1, 1)
        assert t.g.life[0] == 6


@pytest.mark.rule("MS-A76")
def test_the_possessed_roll_at_each_turn():
    t = visiting("M10")
    t.g.possessed[0] = 1
    t.start_turn(0).throw(5)
    assert t.g.possessed[0] == 1
    assert t.g.turn == 1
    t.next_turn(0).throw(3)
    assert t.g.possessed[0] == 0


def turning_up(slug, hero="troll", square="L3", **sheet):
    t = visiting(square, hero, **sheet)
    t.deck = [slug]
    return t


@pytest.mark.rule("MS-16.1", "MS-A92", "MS-A98", "MS-0.5")
def test_encounters_for_many():
    t = turning_up("seven_suns_storm")
    t.land(0)
    assert [event.seat for event in t.events("TurnSkipped")] == [1]
    t = turning_up("plague")
    t.put(1, "B3")
    t.land(0)
    assert (t.g.life[0], t.g.life[1]) == (3, 4)  # the bridge is in no circle
    t = turning_up("fog")
    t.land(0)
    assert list(t.g.slow) == [3, 2]  # the present turn does not count
    t = turning_up("tribute")
    t.land(0).throw(4)
    assert (t.g.gold[0], t.g.gold[1]) == (0, 0)
    t = turning_up("tribute", gold=0)
    t.land(0).throw(2)
    assert t.g.life[0] == 3
    t = turning_up("hour_of_spirits")
    t.g.align[1], t.g.life[1] = EVIL, 2
    t.land(0).say(True).throw(3)
    assert t.g.life[1] == 3
    t = turning_up("solstice")
    t.hand(1, "doom")
    t.land(0)
    assert t.held(1) == []
    t = turning_up("comet")
    t.lay("L9", "sage")
    t.lay("M9", "fairy")
    t.land(0)
    assert "sage" in t.discarded()
    assert t.on("M9") == ["fairy"]


@pytest.mark.rule("MS-16.1", "MS-7.1")
def test_encounters_by_alignment():
    for slug, align, check in (
        ("gods_messengers", GOOD, lambda g: g.life[0] == 5),
        ("gods_messengers", EVIL, lambda g: g.life[0] == 3),
        ("poison_herbs", EVIL, lambda g: g.life[0] == 5),
        ("poison_herbs", GOOD, lambda g: g.life[0] == 3),
        ("witches_sabbath", EVIL, lambda g: g.magic[0] == 2),
        ("witches_sabbath", GOOD, lambda g: g.align[0] == EVIL),
        ("pillar_of_fire", GOOD, lambda g: g.magic[0] == 2),
        ("pillar_of_fire", EVIL, lambda g: g.align[0] == GOOD),
    ):
        t = turning_up(slug, align=align)
        t.land(0)
        assert check(t.g), slug


@pytest.mark.rule("MS-A105", "MS-16.1")
def test_other_encounters():
    t = turning_up("magic_tablet", hero="witch")
    t.spells = ["doom", "golem"]
    t.land(0)
    assert t.held(0) == ["doom", "golem"]
    t = turning_up("ambush")
    _, helmet, _ = t.give(0, "secret_pouch", "helmet", "dagger")
    put_card(t.g, helmet, 330)
    t.land(0).say("explore")
    assert t.on("M5") == ["dagger"]
    assert t.g.coins[SQUARE["M5"]] == 1
    assert t.items(0) == ["helmet", "secret_pouch"]
    t = turning_up("parade_of_planets", square="M5")
    t.lay("M5", "spectre")
    t.land(0).throw(6, 1)
    assert t.events("BattleFought")[-1].other == 6 + 1


@pytest.mark.rule("MS-A105", "MS-A56")
def test_what_an_ambush_takes_on_the_moors_is_not_taken_back_in_the_same_turn():
    t = turning_up("ambush", square="M5", gold=3)
    t.deck += ["helmet"]
    t.give(0, "dagger")
    t.g.coins[SQUARE["M5"]] = 2
    t.land(0).say("explore")
    assert (t.g.gold[0], t.g.coins[SQUARE["M5"]]) == (0, 5)
    assert t.can("helmet")
    assert not t.can("dagger")
    t.say("take-gold")
    assert (t.g.gold[0], t.g.coins[SQUARE["M5"]], t.can("take-gold")) == (2, 3, False)  # what had lain there before
    t.next_turn(0)
    t.g.strike(t.g.depth)
    t.land(0, "M5").say("explore", "dagger", "take-gold")
    assert (t.items(0), t.g.gold[0]) == (["dagger"], 5)


@pytest.mark.rule("MS-A104", "MS-A98")
def test_the_wizard_ignores_and_the_pygmy_knows_the_path():
    t = turning_up("plague", hero="wizard")
    t.land(0).say("explore", True)
    assert t.g.life[0] == 4
    assert t.discarded() == ["plague"]
    t = turning_up("sage", hero="wizard")
    t.land(0).say("explore", "sage", True)
    assert t.on("L3") == ["sage"]
    t = turning_up("enchanted_path", hero="pygmy")
    t.land(0).say(True)
    assert t.at(0) == "L3"


STRANGERS = [
    ("miracle_worker", {"life": 1}, [True], lambda t: t.g.life[0] == 3, True),
    ("enchanter", {"align": GOOD, "magic": 3}, [], lambda t: t.held(0) == ["doom"], True),
    ("good_deity", {"harmed": 1}, [True], lambda t: t.g.gold[0] == 0, False),
    ("good_deity", {"harmed": 1}, [False], lambda t: t.g.skip[0] == 1, False),
    ("unicorn", {}, [True, "L9"], lambda t: t.at(0) == "L9", False),
    ("nightmare", {"align": EVIL}, ["life_up"], lambda t: t.g.life[0] == 5, False),
    ("forest_king", {}, ["gold_up"], lambda t: t.g.gold[0] == 2, False),
    ("fairy", {"align": GOOD}, ["sword_up"], lambda t: t.g.sword[0] == 7, False),
    ("conjurer", {}, [True], lambda t: (t.g.sword[0], t.g.magic[0], t.g.sword0[0]) == (1, 6, 1), False),
    ("sage", {"magic": 3}, [4, 4], lambda t: t.held(0) == ["doom"], False),
    ("demigod", {"magic": 3}, ["mirror"], lambda t: t.held(0) == ["mirror"], False),
    ("spell_seller", {"magic": 3}, [True], lambda t: (t.held(0), t.g.gold[0]) == (["doom"], 0), True),
    ("she_devil", {}, [2], lambda t: t.g.magic[0] == 2, True),
    ("she_devil", {}, [6], lambda t: t.g.stone[0] == 3, True),
    ("wild_giant", {}, [1], lambda t: t.g.life[0] == 4, False),
    ("time_charmer", {}, [], lambda t: t.g.skip[0] == 1, False),
    ("noble_thief", {}, [], lambda t: t.g.gold[0] == 0, False),
    ("noble_thief", {"gold": 0}, [], lambda t: t.g.gold[0] == 1, False),
]


@pytest.mark.rule("MS-16.5", "MS-A79", "MS-A102", "MS-A58", "MS-A34")
@pytest.mark.parametrize("play", STRANGERS, ids=lambda play: f"{play[0]}-{play[2]}")
def test_a_stranger(play):
    slug, sheet, answers, check, stays = play
    t = turning_up(slug, **sheet)
    t.spells = ["doom"]
    t.land(0)
    say_if_asked(t, slug)
    for answer in answers:
        if t.question == "Throw":
            t.throw(answer)
        else:
            t.say(answer)
    assert check(t)
    assert (slug in t.on("L3")) == stays


@pytest.mark.rule("MS-A21")
def test_the_wild_stallion_gives_another_move():
    t = turning_up("wild_stallion")
    t.land(0).say("wild_stallion", True).throw(2)
    assert t.question == "WalkWhere"
    t = turning_up("wild_stallion")
    t.land(0).say("wild_stallion", False)
    assert t.g.turn == 1


@pytest.mark.rule("MS-A98")
def test_the_wild_giant_takes_something_by_lot():
    t = turning_up("wild_giant")
    t.give(0, "helmet")
    t.land(0).say("explore").throw(3)
    assert t.question == "LotForLoss"
    t.g.answer(t.g.asking().indices(t.g)[0])
    t.go()
    assert t.items(0) == []


@pytest.mark.rule("MS-T30", "MS-15.1", "MS-A27")
def test_cards_that_name_their_square():
    t = turning_up("ghoul", square="M4")
    t.land(0).throw(3)
    assert t.on("M4") == ["ghoul"]
    assert t.events("BattleBegan") == []
    t = turning_up("leviathan", square="M4")
    t.land(0)
    assert {option.square for option in t.options()} == {
        "wetland_1",
        "wetland_2",
        "ferry_1",
        "ferry_2",
        "bog_1",
        "bog_2",
    }
    t.say("M3")
    assert t.on("M3") == ["leviathan"]
    t = turning_up("desert_elder", square="M4")
    t.land(0).throw(5).say("U16")
    assert t.on("U16") == ["desert_elder"]
    t.g.strike(t.g.depth)
    t.land(0, "U16").say("magic_sword")
    assert t.items(0) == ["magic_sword"]
    assert "desert_elder" in t.discarded()


PLACES = [
    ("tree_of_life", {"life": 2}, [], lambda t: t.g.life[0] == 3),
    ("magic_lake", {}, [], lambda t: t.g.sword[0] == 7),
    ("enchanted_spring", {}, [], lambda t: t.g.magic[0] == 2),
    ("grotto", {}, [True, 1], lambda t: t.g.gold[0] == 4),
    ("grotto", {}, [True, 6, 1, 6], lambda t: t.g.life[0] == 3),
    ("chapel_of_nemed", {}, [True, 1, 1], lambda t: t.g.life[0] == 6),
    ("chapel_of_toliman", {}, [True, 5, 6], lambda t: t.g.life[0] == 5),
    ("labyrinth", {"magic": 4}, [], lambda t: t.g.skip[0] == 1),
    ("labyrinth", {"magic": 5}, [], lambda t: t.g.skip[0] == 0),
    ("scorched_earth", {"sword": 4}, [], lambda t: t.g.skip[0] == 1),
    ("unknown_temple", {}, [True, 2], lambda t: t.g.life[0] == 5),
    ("ancient_tomb", {}, [True, 3], lambda t: t.g.gold[0] == 2),
    ("ancient_tomb", {}, [True, 6, 1, 6], lambda t: t.g.life[0] == 3),
    ("rock_gate", {}, [True], lambda t: t.g.gold[0] >= 1),
    ("secret_passage", {}, [True, 4], lambda t: t.at(0) == "M10"),
    ("market", {"gold": 2}, [True, "horse"], lambda t: t.items(0) == ["horse"]),
]


@pytest.mark.rule("MS-16.7", "MS-A80", "MS-A81", "MS-A14", "MS-A77", "MS-A102", "MS-A39")
@pytest.mark.parametrize("play", PLACES, ids=lambda play: f"{play[0]}-{play[2]}")
def test_a_place(play):
    slug, sheet, answers, check = play
    t = turning_up(slug, **sheet)
    t.deck += ["helmet", "dagger", "gold_1"]
    t.land(0)
    say_if_asked(t, slug)
    for answer in answers:
        if t.question == "Throw":
            t.throw(answer)
        elif t.question:
            t.say(answer)
    assert check(t)


@pytest.mark.rule("MS-A80")
def test_a_place_with_tokens_is_gone_after_four_uses():
    t = visiting("L3")
    card = t.lay("L3", "magic_lake")[0]
    for use in range(4):
        t.g.strike(t.g.depth)
        t.land(0, "L3").say("magic_lake")
        assert t.g.sword[0] == 7 + use
        assert (t.g.at[card] == 1) == (use == 3)


@pytest.mark.rule("MS-A30", "MS-A81")
def test_the_rock_gate_brings_three_cards_in_order():
    t = visiting("L3")
    t.lay("L3", "rock_gate")
    t.deck = ["helmet", "plague", "wolf"]
    t.land(0).say("rock_gate", True)
    assert t.g.life[0] == 3
    t.throw(6, 1)
    assert t.can("helmet")


@pytest.mark.rule("MS-A30")
def test_encounters_of_one_digit_in_the_order_of_choice():
    t = visiting("M5", align=GOOD)
    t.deck = ["gods_messengers", "plague"]
    t.land(0)
    assert t.question == "WhichFirst"
    t.say("plague")
    assert t.g.life[0] == 4


@pytest.mark.rule("MS-A11", "MS-15.3")
def test_an_empty_event_deck_is_rebuilt():
    t = visiting("L3")
    for card in range(165):
        put_card(t.g, card, 1)
    t.deck = ["helmet"]
    t.land(0)
    assert t.can("helmet")
    t = visiting("L3")
    for card in range(165):
        put_card(t.g, card, 3)
    t.land(0)
    assert t.on("L3") == []


@pytest.mark.rule("MS-16.6", "MS-12.1", "MS-A56")
def test_every_item_and_friend_can_be_taken():
    for design in DESIGNS:
        if design.kind not in (4, 5, 6, 8):
            continue
        align = GOOD if design.slug == "axe_of_light_and_dark" else CHAOTIC
        t = visiting("M4", "troll", align=align, gold=3)
        t.lay("M4", design.slug)
        t.spells = ["doom"]
        t.land(0).say(design.slug)
        if design.kind == 8:
            assert t.g.gold[0] == 3 + int(design.slug[-1])
        else:
            assert design.slug in t.items(0) + t.friends(0), design.slug
        if design.slug in ("mercenary", "porter"):
            assert t.g.gold[0] == 2
        if design.slug == "imp":
            assert (t.g.life[0], total_magic(t.g, 0)) == (3, 3)


@pytest.mark.rule("MS-A17", "MS-A56")
def test_what_things_and_friends_are_good_for():
    bonuses = {
        "silver_arrow": (1, 1),
        "ring_of_power": (0, 2),
        "holy_grail": (0, 1),
        "shepherd": (1, 1),
        "strix": (0, 1),
    }
    for slug, (sword, magic) in bonuses.items():
        t = visiting("M4")
        t.give(0, slug)
        assert (total_sword(t.g, 0), total_magic(t.g, 0)) == (6 + sword, 1 + magic)
    battle = {
        "dagger": 1,
        "plain_sword": 1,
        "arondight": 1,
        "holy_spear": 1,
        "chaos_sword": 2,
        "squire": 2,
        "crusader": 2,
    }
    for slug, points in battle.items():
        t = visiting("M4")
        t.give(0, slug)
        assert view(t.g, 0).heroes[0].battle_sword == 6 + points
    safe = {
        "pole_and_rope": "U5",
        "gauntlets": "U6",
        "holy_grail": "U6",
        "guardian": "M6",
        "guide": "U14",
        "ferryman": "M3",
    }
    for slug, square in safe.items():
        t = visiting(square)
        assert not is_safe(t.g, 0)
        t.give(0, slug)
        assert is_safe(t.g, 0)
    for slug, square in {"elfling": "M5", "mermaid": "L4"}.items():
        t = visiting(square)
        t.give(0, slug)
        assert may_hide(t.g, 0)


@pytest.mark.rule("MS-A17", "MS-A79")
def test_things_with_actions():
    t = visiting("L3")
    t.give(0, "casket")
    t.start_turn(0).say("open-casket").throw(3)
    assert (t.g.gold[0], t.items(0)) == (3, [])
    t = visiting("L3")
    t.give(0, "mirror_of_ruin")
    t.g.sword[1], t.g.magic[1] = 5, 6
    t.start_turn(0).say("raise-mirror", 1, 1)
    assert (t.g.sword[1], t.g.magic[1]) == (4, 5)
    t = visiting("L3")
    t.give(0, "alchemist", "helmet")
    t.start_turn(0).say("turn-into-gold", "helmet")
    assert t.g.gold[0] == 2
    t = visiting("L3")
    t.give(0, "secret_pouch", "helmet")
    t.g.linger[0] = 1
    t.start_turn(0).say("fill-pouch", "helmet")
    assert view(t.g, 1).heroes[0].pouch is not None
    t = visiting("L3", hero="conqueror")
    t.give(0, "guide")
    t.start_turn(0).say("give-friend", "guide")
    assert t.g.life[0] == 5
    t = visiting("L3", hero="dark_knight", magic=3)
    t.trophy(0, "demon_prince")
    t.start_turn(0).say("trade-demons", "magic_up")
    assert t.g.magic[0] == 4
    t = visiting("M9", hero="troll")
    t.give(0, "rowan_of_knowledge")
    t.deck = ["helmet", "dagger", "horse", "plague"]
    t.land(0).say("explore", True, "plague")
    assert t.g.life[0] == 4
    assert len(t.on("M9")) == 3


@pytest.mark.rule("MS-16.2", "MS-16.3", "MS-1.4")
def test_every_enemy_fights_and_gives_its_trophy():
    for design in DESIGNS:
        if design.kind not in (1, 2) or design.slug in ("leviathan", "ghoul"):
            continue
        t = visiting("M5", sword=30, magic=30)
        t.lay("M5", design.slug, "helmet")
        t.land(0)
        if design.slug == "false_wanderer":
            t.throw(6)
        t.throw(*([6, 1] * (3 if design.slug == "three_headed_dragon" else 1)))
        trophies = [card.design for card in view(t.g, 0).heroes[0].trophies]
        if design.slug == "doppelganger":
            assert trophies == []
        elif design.kind == 1:
            assert trophies == [design.slug]
        else:
            assert design.slug in t.discarded()

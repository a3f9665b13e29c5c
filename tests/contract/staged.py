"""Tables of the laboratory at which questions come up that matches seldom meet, by the question."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.magic_sword.stage import Table as Board
from games.siggil import stage as siggil
from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.lab import STAGE
from magoteka.core.match import Match
from magoteka.games.magic_sword.rules.character.spell_deck import ReturnSpell
from magoteka.games.magic_sword.rules.turn.trading_in import DemonReward

TRIES = 12  # matches from a table
ANSWERS = 40  # of a match

STAGES: dict[str, dict[str, str]] = {
    "abraca": {
        "may-take-secret": "singer,dream,dying",
    },
    "five_seals": {
        "borrow-scroll": "appropriation,forgery,mind",
        "break-first": "revaluation,acceleration,last-die",
        "break-free": "transmutation,acceleration",
        "break-past-figure": "acceleration,teleportation,mind",
        "choose-guarded-scroll": "protection,guardian,last-die",
        "choose-partner": "replacement,purification,finished",
        "give-die": "purification,seizure,mind",
        "give-forged": "transfer,forgery,mind",
        "give-scroll": "transfer,saturation,rival",
        "lower-dice": "saturation,modification,last-die",
        "lower-whom": "modification,saturation",
        "modify-colour": "modification,forgery,mind",
        "raise-dice": "forgery,modification,mind",
        "strengthen-die": "saturation,absorption,finished",
        "take-forged": "transfer,forgery,mind",
        "take-scroll": "transfer,saturation,rival",
    },
    "fabled": {
        "after-leaving": "underground_king,soulwarden,last",
        "after-visit": "wind_4,swarm+,boosted",
        "call-book": "call_pays,ev_b3_upper,alone",
        "choose-forgotten": "seer+,mountain_guide+,alone",
        "choose-peeked": "ev_b4_upper,sky_3,alone",
        "colossus-pick": "rock_colossus+,ev_b2_upper",
        "copy-place": "oblivion_master+,treewyrm,poor",
        "council-boost": "ev_a4_lower,swamp_witch",
        "fork-choice": "underground_king+,ev_b4_upper,alone",
        "give-from": "ev_b3_lower,underground_king,last",
        "hunt-price": "herald,werewolf+,last",
        "master-recalls": "tr_12,oblivion_master+,last",
        "offering": "bright_torch+,ev_b3_lower,last",
        "put-king-token": "werewolf,underground_king+,poor",
        "queen-listens": "serpent_queen+,nature_lord+,poor",
        "second-land": "tr_12,forest_warden+,alone",
        "soul-place": "ev_b4_lower,soulwarden,boosted",
        "suns-for-forests": "firebird+,rock_colossus,rival",
        "swarm-calls": "swarm,nature_lord,boosted",
        "swarm-sends": "swarm,nature_lord,boosted",
        "take-back": "ev_b3_upper,sky_3,alone",
        "visit-turn": "forest_warden+,wind_3,crowd",
        "warden-convert": "forest_warden,nature_lord,boosted",
        "which-path": "wise_cat,mountain_guide+,poor",
        "with-visit": "library,swamp_witch+,crowd",
        "wolf-pick": "werewolf+,windherd,crowd",
    },
    "magic_sword": {
        "aim-mirror": "pillar_of_fire,mirror_of_ruin,laden",
        "banish": "abyss_demon,hermit,laden",
        "buy-healing": "fire_talisman,false_wanderer,stone",
        "chase": "path_1,troll,fought",
        "chase-where": "path_1,troll,fought",
        "choose-alignment": "air_talisman,gloomy_glade,dying",
        "choose-loss": "bog_1,alchemist,laden",
        "coax": "fog,priestess,bound",
        "court-healer": "princess,holy_spear,dying",
        "cross-where": "equipment_boat,space_formula,haunted",
        "discard-drawn": "giant,crossroads_2,fought",
        "discard-spell": "tree_of_life,elk,stone",
        "draw-one-more": "giant,crossroads_2,fought",
        "eat-apple": "inspiration_apple,ring_of_power,awaited",
        "eat-rowan": "rowan_of_knowledge,lamp,dying",
        "follow": "fog,trickster,laden",
        "give-up-item": "toliman_shield,secret_pouch,bound",
        "guess": "path_1,sage,stone",
        "hide-from-all": "elf,spectre,haunted",
        "hide-from-being": "elf,grotto,awaited",
        "hide-from-creature": "golem,madness,fought",
        "ignore": "parade_of_planets,wizard,frozen",
        "imp-keeps": "imp,witch,frozen",
        "invite": "knights_tournament,madness,frozen",
        "long-stride": "giant,leviathan,due",
        "lose-spell": "trickster,cliff_2,rider",
        "move-bonus": "zlyden,grotto,rider",
        "move-event": "mule,master_of_events,raised",
        "pay-robber": "robber,werewolf,laden",
        "place-leviathan": "armour,hermit,fought",
        "prevent-loss": "armour,ferryman,weak",
        "raid-whom": "fortune_seeker,strix,fought",
        "raise-beast": "leviathan,wizard,raised",
        "refight": "tribute,ice_realm,fought",
        "reroll": "dwarf,lord_of_friends",
        "resist": "half_demon,equipment_helmet,beset",
        "second-attack": "barbarian,grotto,bound",
        "shift-now": "valley_of_skulls,druid,dying",
        "shift-prayer": "temple_of_nemed,inspiration_apple,outrun",
        "split-ruin": "market,mirror_of_ruin,laden",
        "take-from-deck": "demigod,arondight,stone",
        "take-riches": "lord_of_riches,trap,bent-time",
        "two-dice": "pygmy,wand_of_fate,beset",
        "which-crossroads": "wolf,strix,due",
        "which-first": "noon_wraith,pillar_of_fire,stone",
    },
}

SELDOM = {"fabled": {"choose-partner": "two companions of one land, who both came to a place that applies to others"}}


def attacked() -> Board:
    """Somebody who may hide is attacked."""
    return Board("troll", "hobgoblin", square="L3", together=True).land(0).say(1, "attack")


def raided() -> Board:
    """The Fortune Seeker is sent against somebody who may hide."""
    table = Board("troll", "hobgoblin", square="L1")
    table.give(0, "fortune_seeker")
    table.put(1, "L3")
    table.g.gold[1] = 2
    return table.land(0).say("raid", 1)


def breathed_upon() -> Board:
    """Whoever attacks where one may hide is met by Breath of Death."""
    table = Board("witch", "elf", square="U8", together=True)
    table.g.magic[0] = 6
    table.hand(0, "breath_of_death")
    table.start_turn(1).land(1).say(0)
    while table.question != "HideFromBreath":
        table.say("breath_of_death" if table.can("breath_of_death") else "ready")
    return table


def before_the_beast() -> Board:
    """The die of the Castle has fallen, and a thing may turn it."""
    table = Board("troll", "elf", square="B6")
    table.give(0, "lucky_die", "magic_sword", "toliman_shield")
    table.g.gate[0], table.g.task[0], table.g.sword[0] = 2, 1, 1
    return table.start_turn(0).say("enter-castle").throw(3)


def paid_for_demons() -> Board:
    """The Dark Knight is paid for ten points of Demons."""
    table = Board("dark_knight", "elf")
    table.g.then(DemonReward(0, 1))
    return table.go()


def drawn_spells() -> Board:
    """The Knight Errant has drawn two spells."""
    table = Board("knight_errant", "elf")
    table.hand(0, "doom", "golem")
    table.g.then(ReturnSpell(0, 0b11))
    return table.go()


def traders() -> Board:
    """Two meet where trade was agreed on, each with an item and gold."""
    table = Board("troll", "elf", square="L3", together=True, trade=True)
    table.give(0, "helmet")
    table.give(1, "dagger")
    table.g.gold[0] = table.g.gold[1] = 2
    return table.land(0).say(1)


def beaten_once() -> Board:
    """The Vampire, who has fed, has lost one Life of two."""
    table = Board("troll", "elf", square="M5")
    card = table.lay("M5", "vampire", "helmet")[0]
    table.g.note[card] = 2
    table.g.magic[0] = 9
    return table.land(0).throw(6, 1)


def before_the_ogre() -> Board:
    """The Goblin, whom no Ogre attacks, turns to one."""
    table = Board("goblin", "troll", square="M5")
    table.lay("M5", "ogre", "helmet")
    return table.land(0).say("ogre")


def lord_of_friends() -> Board:
    """The spell is cast upon somebody with two friends."""
    table = Board("witch", "elf")
    table.g.magic[0] = 6
    table.hand(0, "lord_of_friends")
    table.give(1, "guide", "squire")
    return table.start_turn(0).say("lord_of_friends")


def with_trophies() -> Board:
    """More trophies than one point costs."""
    table = Board("troll", "elf")
    table.trophy(0, "dragon", "bear", "wolf", "ogre")
    return table.start_turn(0).say("trade-trophies")


def no_room() -> State:
    """Somebody alone turns up a fourth spirit."""
    lies = {24: siggil.spirit_card(siggil.FEATHER), 44: siggil.card(siggil.STONE, 3)}
    lies |= {50: siggil.card(siggil.STONE, 4), 51: siggil.card(siggil.STONE, 5)}
    hand = [*siggil.cards(siggil.DEER, 3, 4, 5), *siggil.cards(siggil.LEAF, 1, 4)]
    table = siggil.table([hand], lies, free=[siggil.CLOUD, siggil.DEER, siggil.LEAF], solo="advanced")
    said = {"tag": "discard", "place": 44, "family": siggil.STONE, "number": 3}
    siggil.play(table, siggil.GAME.codec.decode(said))
    return table


BOARDS: dict[str, Callable[[], Board]] = {
    "hide-from-attack": attacked,
    "hide-from-seeker": raided,
    "hide-from-breath": breathed_upon,
    "turn-the-die": before_the_beast,
    "demon-reward": paid_for_demons,
    "return-spell": drawn_spells,
    "offer": lambda: traders().say("offer-trade"),
    "ask-for": lambda: traders().say("offer-trade", "helmet"),
    "price": lambda: traders().say("offer-trade", "helmet", "pass"),
    "accept": lambda: traders().say("offer-trade", "helmet", "pass", 16),
    "fight-on": beaten_once,
    "send-ogre": before_the_ogre,
    "take-friend": lord_of_friends,
    "trade-in": with_trophies,
}


def tables(game: Game, question: str) -> Iterator[State]:
    """Tables at which a question may have come up."""
    if game.name == "magic_sword" and question in BOARDS:
        yield BOARDS[question]().g
    if game.name == "siggil" and question == "make-room":
        yield no_room()
    yield from (match.state for match in matches(game, question))


def matches(game: Game, question: str) -> Iterator[Match]:
    """Matches, as they go on by chance, from the table at which a question comes up; each answer is awaited."""
    stage = STAGES.get(game.name, {}).get(question)
    if stage is None or game.lab is None:
        return
    for seed in range(TRIES):
        match, rng = Match.new(game, game.lab.seats, {STAGE: stage}, Rng(seed)), Rng(seed)
        for _ in range(ANSWERS):
            if match.over:
                break
            yield match
            waiting = match.waiting()
            seat = waiting[rng.below(len(waiting))]
            options = match.options(seat)
            match.submit(seat, options[rng.below(len(options))])

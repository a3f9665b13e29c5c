"""Tables of the laboratory at which questions come up that matches seldom meet, by the question."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.magic_sword.stage import Table as Board
from magoteka.core.agenda import State
from magoteka.core.chance import Rng
from magoteka.core.game import Game
from magoteka.core.lab import STAGE
from magoteka.core.match import Match
from magoteka.games.magic_sword.rules.turn.trading_in import DemonReward

TRIES = 12  # matches from a table
ANSWERS = 40  # of a match

STAGES: dict[str, dict[str, str]] = {
    "five_seals": {
        "break-past-figure": "acceleration,teleportation,mind",
        "give-die": "purification,seizure,mind",
        "lower-dice": "saturation,modification,last-die",
        "lower-whom": "modification,saturation",
        "modify-colour": "modification,forgery,mind",
    },
    "fabled": {
        "after-leaving": "underground_king,soulwarden,last",
        "call-book": "call_pays,ev_b3_upper,alone",
        "choose-peeked": "ev_b4_upper,sky_3,alone",
        "colossus-pick": "rock_colossus+,ev_b2_upper",
        "copy-place": "oblivion_master+,treewyrm,poor",
        "council-boost": "ev_a4_lower,swamp_witch",
        "give-from": "ev_b3_lower,underground_king,last",
        "hunt-price": "herald,werewolf+,last",
        "offering": "bright_torch+,ev_b3_lower,last",
        "queen-listens": "serpent_queen+,nature_lord+,poor",
        "second-land": "tr_12,forest_warden+,alone",
        "swarm-calls": "swarm,nature_lord,boosted",
        "swarm-sends": "swarm,nature_lord,boosted",
        "take-back": "ev_b3_upper,sky_3,alone",
        "warden-convert": "forest_warden,nature_lord,boosted",
        "which-path": "wise_cat,mountain_guide+,poor",
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
        "court-healer": "lord_of_riches,cliff_2,dying",
        "discard-drawn": "giant,crossroads_2,fought",
        "draw-one-more": "giant,crossroads_2,fought",
        "eat-apple": "inspiration_apple,ring_of_power,awaited",
        "eat-rowan": "rowan_of_knowledge,lamp,dying",
        "follow": "fog,trickster,laden",
        "hide-from-all": "elf,spectre,haunted",
        "hide-from-being": "elf,grotto,awaited",
        "hide-from-creature": "golem,madness,fought",
        "ignore": "parade_of_planets,wizard,frozen",
        "imp-keeps": "imp,witch,frozen",
        "long-stride": "giant,leviathan,due",
        "lose-spell": "trickster,cliff_2,rider",
        "pay-robber": "robber,werewolf,laden",
        "raid-whom": "fortune_seeker,strix,fought",
        "raise-beast": "leviathan,wizard,raised",
        "reroll": "dwarf,lord_of_friends",
        "resist": "half_demon,equipment_helmet,beset",
        "shift-now": "valley_of_skulls,druid,dying",
        "shift-prayer": "temple_of_nemed,inspiration_apple,outrun",
        "split-ruin": "market,mirror_of_ruin,laden",
        "two-dice": "pygmy,wand_of_fate,beset",
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


BOARDS: dict[str, Callable[[], Board]] = {
    "hide-from-attack": attacked,
    "hide-from-seeker": raided,
    "hide-from-breath": breathed_upon,
    "turn-the-die": before_the_beast,
    "demon-reward": paid_for_demons,
}


def tables(game: Game, question: str) -> Iterator[State]:
    """Tables at which a question may have come up."""
    if game.name == "magic_sword" and question in BOARDS:
        yield BOARDS[question]().g
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

"""`magoteka play`: sit down at a table, new or saved."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module

from magoteka.arena.altered import enter
from magoteka.arena.variants import read
from magoteka.cli.keyboard import KeyboardMatch
from magoteka.cli.problems import InFile, NotSaved, OtherGame, OtherSeats, SettingsAreSaved
from magoteka.cli.saves import check_place, read_saved
from magoteka.cli.screen import EndOfInput, Screen
from magoteka.cli.seating import checked, seated
from magoteka.core.chance import Rng, SecretRng
from magoteka.core.game import Game
from magoteka.core.match import Match
from magoteka.games import GAMES, game_named
from magoteka.table.saved import SavedPlayer
from magoteka.texts import Texts


def play(args: Namespace, texts: Texts) -> int:
    """Play a match at this keyboard, by the usual rules or by those of a file."""
    if args.variant is not None:
        return play_variant(args)
    screen = Screen(texts)
    if args.save is not None:
        check_place(args.save)
    try:
        match, players = saved_table(args, texts) if args.load else new_table(args, screen)
    except EndOfInput:
        screen.say("play-input-ended")
        return 0
    mind = SecretRng() if args.seed is None else Rng(args.seed + 1)
    table = KeyboardMatch(match, players, screen, mind)
    table.save_to, table.keeps = args.save or args.load, args.save is not None
    table.run()
    return 0


def play_variant(args: Namespace) -> int:
    """The same command with the settings of a file, in a program with its numbers."""
    variant = read(args.variant, args.game).checked()
    if args.load or (args.save and variant.box):
        raise NotSaved()
    words = [word for word in args.given if word != variant.game]
    at = next(place for place, word in enumerate(words) if word.partition("=")[0] == "--variant")
    del words[at : at + (1 if "=" in words[at] else 2)]
    words[words.index("play") + 1 : words.index("play") + 1] = [variant.game]
    words += [word for key, value in variant.settings.items() for word in ("--set", f"{key}={value}")]
    enter(variant.mark(), variant.changes())
    return int(import_module("magoteka.cli.main").run(words))


def nature(args: Namespace) -> Rng:
    """Secret chance, unless a seed was asked for."""
    return SecretRng() if args.seed is None else Rng(args.seed)


def new_table(args: Namespace, screen: Screen) -> tuple[Match, list[SavedPlayer]]:
    """A new match; what the command does not say is asked or taken as usual."""
    texts = screen.texts
    asked = args.game is None
    game = ask_game(screen) if asked else game_named(args.game)
    game.agreed(dict(args.set))  # what is wrong with them is said before anything is asked
    named = ask_people(screen) if asked and not args.players else args.players
    players = seated(game, named, args.seats or (ask_seats(screen, game, named) if asked else None), texts)
    settings = game.agreed(dict(args.set), people=any(player.level is None for player in players))
    return Match.new(game, len(players), settings, nature(args)), players


def saved_table(args: Namespace, texts: Texts) -> tuple[Match, list[SavedPlayer]]:
    """A match that goes on where it was left, with the same people unless others are named."""
    if args.set:
        raise SettingsAreSaved()
    if args.game is not None:
        game_named(args.game)
    saved = read_saved(args.load, nature(args))
    game, seats = saved.match.game, saved.match.record.seats
    if args.game not in (None, game.name):
        raise InFile(str(args.load), OtherGame(found=game.name, game=args.game))
    if args.seats not in (None, seats):
        raise InFile(str(args.load), OtherSeats(found=seats, seats=args.seats))
    if args.players or not saved.players:
        return saved.match, seated(game, args.players, seats, texts)
    return saved.match, checked(saved.players)


def ask_game(screen: Screen) -> Game:
    """Which game it shall be."""
    texts, names = screen.texts, list(GAMES)
    screen.say("play-which-game", "bold")
    for number, name in enumerate(names, 1):
        screen.show(f"{number:>4}  {texts.say(f'{name}-title')} — {texts.say(f'{name}-about')}")
    while True:
        typed = screen.ask(texts.say("play-number-or-name"))
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return GAMES[names[int(typed) - 1]]
        if typed in GAMES:
            return GAMES[typed]
        screen.say("play-what", "yellow", typed=typed)


def ask_people(screen: Screen) -> list[SavedPlayer]:
    """Who is at the keyboard."""
    typed = screen.ask(screen.texts.say("play-who"))
    return [SavedPlayer(name.strip()) for name in typed.split(",") if name.strip()]


def ask_seats(screen: Screen, game: Game, people: list[SavedPlayer]) -> int | None:
    """How many sit at the table; bots take the rest."""
    least = max(game.least, len(people))
    while True:
        typed = screen.ask(screen.texts.say("play-how-many", least=least, most=game.most))
        if not typed:
            return None
        if typed.isdecimal() and game.least <= int(typed) <= game.most:
            return int(typed)
        screen.say("play-what", "yellow", typed=typed)

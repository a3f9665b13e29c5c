## Help

help-usage = usage:
help-words = arguments
help-options = options
help-commands = commands
help-command = COMMAND
help-help = show this help
help-lang = language (otherwise by the locale)
help-version = the version, whether the rules run compiled, on which Python, and the ruleset of each game
help-game = the game: { $known }
help-seats = how many players
help-set = an option of the game, may be repeated: --set easy=true
help-seed = seed of all chance: with it everything happens again exactly as before

help-magoteka = Magoteka: magic board games, exact to the last clause of their rules.
help-magoteka-examples =
    examples:
      magoteka play                                play; it asks for the rest
      magoteka play abraca --human Ann --human Bob --bot greedy
      magoteka sim abraca --seats 3 --bots greedy,random
      magoteka COMMAND --help                      more about a command

    exit code: 0 all is well, 1 a check failed, 2 bad input, 130 interrupted

help-play = Play in the terminal: people at one keyboard and bots, in any mix.
help-play-examples =
    examples:
      magoteka play abraca                                   you and two bots
      magoteka play abraca --human Ann --human Bob           two at one keyboard, with a curtain
      magoteka play abraca --human Ann --bot greedy random   seats in the order they are named
      magoteka play abraca --set easy=true --save evening.json
      magoteka play --load evening.json                      go on

    while playing: a number answers, ? the rules of the question, ?3 explains option 3, ?AB-17 a clause,
    ?? all rules, t the table, d in detail, r notes, h a hint, ! what happened,
    u undoes, s saves, q saves and quits
help-human = a person at this keyboard, may be repeated
help-bot = a bot of that level, may be repeated; bots take the empty seats
help-play-seed = seed of all chance (otherwise the operating system gives it)
help-play-variant = a file with settings and numbers of your own, as magoteka check has looked at it
help-load = go on with a saved game
help-save = where to save the game

help-learn = Take a lesson in the terminal: a guide says one thing at a time and waits for an answer.
help-learn-examples =
    examples:
      magoteka learn abraca              the first lesson
      magoteka learn siggil solo         the lesson for one player

    during a lesson: a number answers, Enter goes on or lets the guide answer, ? tells the rules of the question
help-learn-lesson = which lesson: first, second… (the first one unless told)

help-sim = Play a series of games between bots and sum it up.
help-sim-examples =
    examples:
      magoteka sim abraca --seats 4 --games 10000
      magoteka sim abraca --bots greedy,random --seed 7 --json
      magoteka sim abraca --set die_faces=1-6 --jobs 2
      magoteka sim siggil --games 10000 --bots greedy --out siggil.jsonl

    Bots sit round robin and move on by a seat each game. A shared victory counts in
    fractions. Answers of nature are not counted in a game's length.
help-games = how many games (default 1000)
help-bots = bots with commas between: random, novice, kind, steady, greedy, adept, search (default random)
help-sim-seed = seed of all chance (default 0)
help-jobs = how many processes play (default 1, with --out all cores; the outcome is the same)
help-sim-out = a file that keeps the matches themselves, a line each; the same command goes on with it
help-json = print one JSON object

help-arena = Let bots meet until it is known who is better, and by how much.
help-arena-examples =
    examples:
      magoteka arena abraca --field greedy,random --sprt 0.58,0.65
      magoteka arena abraca --seats 4 --field greedy,random --blocks 500 --out night.jsonl
      magoteka arena siggil --field random,greedy --jobs 2 --json

    Each deal is played from every seat by one bot against copies of another; a field of two tests the
    first against the second. --sprt stops as soon as the true share is known to be nearer the lower or
    the higher one (given for two players, and turned into shares of one against many).
help-field = the bots, with commas between
help-blocks = how many deals, each played from every seat (default 200)
help-sprt = stop as soon as one of two shares is refuted, such as 0.58,0.65
help-arena-seed = seed of all deals (default 0)
help-arena-jobs = in how many processes to play (default: all cores; does not change the result)
help-ray = play on a Ray cluster (RAY_ADDRESS, or one of this machine)
help-arena-out = a file that keeps what was played; the same command goes on with it

help-tune = Try a game with other numbers: matches of bots, and a page on what they change.
help-tune-examples =
    examples:
      magoteka tune abraca --games 5000                      how the game is: length, seats, values, dead rules
      magoteka tune five_seals --box components.DICE=4       the same with four dice, beside the game as it is
      magoteka tune five_seals --variant small.yaml --variant large.py --seats 4 --jobs 8
      magoteka tune fabled --bots greedy --draw choose-ally  allies by lot, so that choice hides no value

    A variant is a file with settings and box: YAML, TOML, JSON or Python. Games with other numbers are
    played by the same rules from their sources, ten to thirty times slower than compiled ones. The folder
    keeps what was played: the same command goes on with it, and with more --games adds to it.
help-variant = a file with another game; two of them are compared with each other, one with the game as it is
help-box = another number in the box, such as components.DICE=4 or cards.DESIGNS[3].price=2
help-tune-bots = bots with commas between: random, novice, kind, steady, greedy, adept, search (default greedy)
help-draw = kinds of answers, by their tags, that are drawn by lot whoever plays
help-tune-games = how many matches on each side (default 1000)
help-tune-seed = seed of all chance, the same on both sides (default 0)
help-tune-jobs = in how many processes to play (default: all cores; does not change the result)
help-tune-out = the folder of the page, its figures and what was played (default tune-GAME)

help-check = Can a layout, a dungeon or a deck of your own be played? Look at it, and let bots play it.
help-check-examples =
    examples:
      magoteka check lake.toml
      magoteka check dungeon.toml --seats 3 --matches 200

    A file names its game, its settings and numbers of its box, as for magoteka tune. Nothing in it may be
    impossible, bots must come to an end, and equal bots should win alike from all seats.
help-check-file = TOML, YAML, JSON or Python
help-check-matches = how many matches bots play (default 40)
help-check-bots = levels with commas between (default greedy)
help-check-seed = seed of all chance (default 0)
help-check-jobs = in how many processes to play (default: all cores)

help-export = Write finished matches, with answers and results, for those who study them: JSON Lines or Parquet.
help-export-examples =
    examples:
      magoteka export --out house.jsonl                      all finished matches of this house
      magoteka export siggil.jsonl --out siggil.parquet      a set that magoteka sim --out has made
      magoteka export evening.json --views --out seen.jsonl  a record, with what each seat saw

    The end of the name says the format: .parquet, anything else is a line of JSON a match.
    Whoever played in a house is called p1, p2…; chat is never written.
help-export-file = records, and sets of matches (.jsonl); without any, the matches of the house
help-export-out = where to write; the file must not be there yet
help-export-game = only matches of this game
help-views = with each answer what its seat saw and could choose
help-names = call people by their names
help-export-jobs = in how many processes to play matches again (default: all cores)

help-dataset = Play matches between the levels of a game and write them as Parquet, with a card that says what they are.
help-dataset-examples =
    examples:
      magoteka dataset siggil
      magoteka dataset abraca --matches 500 --seats 4 --out abraca

    The folder has GAME.parquet, README.md (columns, levels, licence, checksum) and the matches as they were
    played, a line each: an interrupted command goes on with them, and with more matches the set grows.
help-matches = how many matches (default 10000)
help-dataset-bots = levels with commas between (default: all that answer at once)
help-dataset-seed = seed of all chance (default 0)
help-dataset-jobs = in how many processes to play (default: all cores; the matches are the same)
help-dataset-out = the folder (default dataset-GAME)

help-replay = Play a record again: is every answer legal, and does everything happen as it was told then?
help-replay-examples =
    example:
      magoteka replay evening.json
      magoteka replay evening.json --web
help-replay-file = a saved game or a record
help-replay-web = show the match in the browser, once it is over
help-replay-port = port of the browser's page (default: a free one)

help-analyse = What was luck and what was skill in a match that is over: bots look ahead from every moment of it.
help-analyse-examples =
    example:
      magoteka analyse evening.json
      magoteka analyse evening.json --json > analysis.json
help-analyse-file = a saved game or a record of a match that is over
help-analyse-seed = seed of the bots' looks ahead: the same seed, the same figures
help-analyse-json = print everything as JSON

help-think = What a bot considers at a step of a match: the answers, what each is worth, and what it expects.
help-think-examples =
    example:
      magoteka think evening.json 12
help-think-step = the step, as analyse and the replay count them: each answer of a player is one
help-think-looks = how many times the bot looks ahead, where it does
help-think-seed = seed of the looks ahead: the same seed, the same figures

help-verify = Check the seal of a record: does every roll and every card follow from what was promised before play, and are the answers those that were given? No network is needed. It fails when anything is bent, and when anything could not be checked.
help-verify-examples =
    example:
      magoteka verify evening.json --receipt receipt.json
help-verify-file = a record that was kept at the end of a match at a table
help-verify-receipt = what your browser has kept of the match: the fingerprint, the parts, your answers and the end of the log
help-verify-commitment = the fingerprint that was shown before play; without a receipt nothing tells whether the record was rewritten after the end
help-verify-partly = be content with what can be checked, whatever could not
help-verify-odds = write beside each record which number means which card, for the page that checks without this program

help-fuzz = Steer matches towards what was not met yet, and check along the way the laws that all games share.
help-fuzz-examples =
    examples:
      magoteka fuzz abraca --seconds 60
      magoteka fuzz fabled --cover --minutes 60 --seed 7

    The laws: a clone equals its original and lives apart, what is saved comes back, a redealt
    table looks the same, an offered answer is accepted, an answer taken back leads back.
help-cover = tell at the end what was met how often, and what was not
help-minutes = how many minutes (instead of --seconds)
help-again = check all laws at every answer of a record that was left
help-seconds = how many seconds (default 10)
help-fuzz-seed = seed of all chance (otherwise a new one, which is told)
help-out = where to leave a failing record (default: this folder)

help-lab = Lay out a table on which any two designs of a game come into play within one turn, and play it.
help-lab-examples =
    examples:
      magoteka lab magic_sword --seed 7
      magoteka lab magic_sword --list
      magoteka lab magic_sword golem three_headed_dragon
      magoteka lab magic_sword wand_of_fate robber war
help-lab-designs = two cards, spells, heroes or squares, and perhaps what else is the case; without any a pair is drawn by lot
help-lab-list = list all that can be brought together
help-lab-link = only print the link that opens this table in a browser
help-lab-seed = seed of all chance (otherwise secret)
lab-link = In the browser, while magoteka serve is running: { $link }
lab-pair = The same table: { $command }
lab-states = states

help-ledger = Compare the clauses of the rules with the tests: every clause needs one.
help-ledger-examples =
    example:
      magoteka ledger abraca

help-new-game = Write a package with a small game that passes its tests, to be made into a game of your own.
help-new-game-examples =
    examples:
      magoteka new-game mygame
      magoteka new-game salt_road --into ~/games
help-new-game-name = what the game is called in commands and addresses: small letters, digits and _
help-new-game-into = the folder that the package is put into (otherwise the current one)
new-game-written = { $path } is written. Next: pip install -e { $path } && pytest { $path }, then magoteka play { $name }

help-bench = Measure the speed (in the source tree only).
help-bench-examples =
    Further options go to the benchmark itself:
      magoteka bench --no-peers --rounds 3

help-serve = Open the tables in the browser.
help-serve-examples =
    example:
      magoteka serve --lan --port 8000
help-port = port (default 8000)
help-data = folder of the games (default data)
help-no-open = do not open the browser
help-lan = let everyone on the home network come to the tables, not only this computer
help-serve-here = the folder that `make site` has built: browsers keep it, and play without the server while it is away
help-serve-below = the path below which a proxy shows the house, such as /club; the proxy passes it on as it is
help-serve-host = a name by which the house is known outside (may be repeated); addresses and localhost are always good
help-serve-proxy = the address of a proxy that is trusted to say for whom it asks (may be repeated)
help-serve-seed = for tests and demonstrations: the luck of every table follows from this number, so anyone who knows it can foresee the game
help-serve-database = a PostgreSQL database instead of the folder, which any number of processes can share: postgresql://…
help-serve-fd = a listening socket that the parent process has bound, instead of a port (as systemd and `make play` pass one)
help-address = where the other processes reach this one (otherwise this computer, and its address on the network with --lan)

help-upgrade = Play every stored table again: does it go on under today's rules? Then write it as this program does.
help-upgrade-examples =
    examples:
      magoteka upgrade --check --data data           only look
      magoteka upgrade --database postgresql+asyncpg://house@localhost/magoteka

    Close the house first. A table that stops is never lost: it can be looked at to its last
    legal answer, and says why it goes no further. Exit code: 0 all go on, 1 some stop.
help-upgrade-check = only look, change nothing
help-database = a database instead of a folder: its URL; better given in the environment, as MAGOTEKA_DATABASE or a file MAGOTEKA_DATABASE_FILE, because everybody can see commands
help-room = gigabytes to which the database may grow before the house opens no new tables
help-expire = days without a visit after which unfinished tables are deleted; “My tables” says so two weeks before

help-admin = Look after the stored tables of a house.
help-admin-examples =
    examples:
      magoteka admin list
      magoteka admin inspect 5nWq0tP3kZ1x
      magoteka admin prune --days 90 --check

    Whatever changes something needs the house to be closed. Exit code: 0 well, 1 the table does not go on.
help-admin-list = Every table in a line.
help-admin-inspect = Everything about one table except anybody's cards; it is played again.
help-admin-repair = Cut a table off at its first missing row, play it again and write it as this program does; first it goes into a file.
help-admin-export = A whole table into a file, hidden cards and links included.
help-admin-import = A table from such a file.
help-admin-replay = Play a table again from its first answer.
help-admin-delete = Delete a table and everything that belongs to it.
help-admin-prune = Delete finished tables that nobody has touched for a long time; with --abandoned unfinished ones too (look with --check first).
help-admin-table = the table's id, as in its links
help-admin-out = the file (it must not be there yet)
help-admin-secret = with the secret of the dice even while the match goes on, so that the table moves with its seal whole
help-admin-file = a file that was exported
help-admin-backup = Copy everything into a file that only its owner can read, while the house is open or closed.
help-admin-drill = Copy everything into an empty place, play every table again there and check every seal.
help-admin-into = an empty database to copy into (no password in the address: ~/.pgpass); otherwise a file that does not stay
help-admin-doctor = How large the house is, how it grows, what is slow, and what belongs to nothing.
help-admin-abandoned = also tables that were never played to the end
help-admin-days = how many days nobody has touched them

usage-missing = Missing: { $what }
usage-unknown = Not understood: { $what }
usage-no-command = There is no command { $what }
usage-no-value = { $what } needs a value
usage-ambiguous = It is not clear which option is meant: { $what }

mode-compiled = compiled
mode-interpreted = interpreted
interrupted = Interrupted.

## What is wrong

problem-bad-usage = { $message } (see { $program } --help).
problem-apart-all-turn = { $pair } do not meet within one turn.
problem-no-lab = Nothing of { $game } can be staged yet.
problem-not-a-pair = Name two designs of { $game }, and perhaps a state; without any a pair is drawn by lot.
problem-no-such-lesson = { $game } has no lesson { $lesson }; its lessons are { $known }.
problem-bad-language = There is no language { $value }; the languages are { $known }.
problem-bad-path = A path is written like /club, not { $value }.
problem-bad-number = { $option } must be a number from { $least }, not { $value }.
problem-large-number = { $option } is at most { $most }, not { $value }.
problem-bad-pair = --set takes key=value, not { $value }.
problem-bad-name = { $name } cannot be a player's name: names are 1 to 24 printable characters, each different.
problem-too-many-players = Players named: { $players }, seats: { $seats }.
problem-too-many-variants = Two variants can be compared, not { $count }: --box makes one of its own.
problem-bad-variant = { $path } is no variant of the game: { $why }.
problem-no-such-number = There is nothing to change at { $place }: { $why }.
problem-wrong-number = { $place } is { $old } and cannot become { $new }.
problem-out-of-bounds = { $place } may be { $least } to { $most }, not { $new }.
problem-broken-variant = { $name } cannot be played: { $why }.
problem-no-such-file = There is no file { $path }.
problem-cannot-read = { $path } cannot be read: { $why }.
problem-cannot-write = { $path } cannot be written: { $why }.
problem-not-empty = There are tables already in the database that the copy was to go into.
problem-other-game = This is a saved game of { $found }, not of { $game }.
problem-other-seats = This game was saved with { $found } players, not { $seats }.
problem-not-saved = A match with other numbers in its box is not kept: --variant goes without --save and --load.
problem-settings-are-saved = --set and --load do not go together: a saved game keeps its options.
problem-not-a-checkout = { $command } needs the source tree: there is no { $wanted } here or above.
problem-not-finished = The match is not over yet: it can be analysed when it is.
problem-no-such-step = The match has steps 1 to { $last }, and no step { $step }.
problem-no-server = The browser tables are not installed here ({ $why }).
problem-cannot-serve = The tables cannot be opened: { $why }
problem-no-ray = Ray is not installed: pip install 'magoteka[ray]'.
problem-other-series = { $path } holds other matches, or those of another version: choose another file.
problem-no-arrow = Parquet files need PyArrow: pip install 'magoteka[collections]'.
problem-other-contest = { $path } holds another contest, or one of another version: choose another file.
problem-small-field = A contest needs at least two bots: --field greedy,random.
problem-bad-bounds = --sprt takes two shares, the smaller first, such as 0.58,0.65, not { $value }.
problem-unknown-game = There is no game called { $name }; the games are { $known }.
problem-broken-game = The game { $name } cannot be loaded: { $why }.
problem-unknown-bot = There is no bot called { $level }; the bots are { $known }.
problem-broken-bot = The bot { $level } cannot be used ({ $what }).
problem-cannot-analyse = No match of { $game } can be analysed: there is no bot that could play it on.
problem-bad-seats = { $game } is for { $least } to { $most } players, not { $seats }.
problem-unknown-setting = { $game } has no option { $key }; it has { $known }.
problem-bad-setting = Option { $key } cannot be { $value }; it can be { $allowed }.
problem-bad-record = This is not a readable saved game: { $what }.
problem-newer-record = This game was saved by a newer program ({ $part } { $found }, here { $known }): update Magoteka.
problem-older-record = This game of { $game } was saved under ruleset { $found }; the rules are at { $known } now and cannot replay it.
problem-cannot-go-on = This game of { $game } cannot go on under today's rules: { $reason }.
problem-stale-snapshot = The snapshot was taken by another program.
problem-tampered-record = The record is wrong at answer { $answer }: { $what }.
problem-not-your-turn = Seat { $seat } is not asked anything now ({ $clause }).
problem-illegal-answer = Seat { $seat } may not answer { $choice } now ({ $clause }).
problem-nothing-to-undo = Seat { $seat } cannot take anything back: others have answered since, something was revealed, or it is over.

## Play

play-you = Player
play-bot = Bot { $seat }
play-which-game = Which game shall it be?
play-number-or-name = Number or name:
play-who = Who is at the keyboard? Names with commas between (Enter: one person):
play-how-many = How many players in all, { $least } to { $most }? Bots take the rest (Enter: as usual):
play-hide = Press Enter to hide the table.
play-curtain = Pass the keyboard to { $name }. When you are ready, press Enter.
play-next = { $name } answers
play-way-back = {"   "} u  take your last answer back
play-prompt = { $name }, the number of your answer (? for help):
play-keys =
    a number answers · ? rules of the question · ?3 about option 3
    ?{ $clause } a clause · ?? all rules
    t the table · d in detail · r notes · h a hint · ! what happened
    u undoes · s saves · q saves and quits
learn-other = The lesson wants another answer here: see what the guide says. Enter lets the guide give it.
play-more = — more: Enter —
play-sure = { $what }. If you mean it, choose it once more.
play-hint = Advice: { $number } — { $option }{ $chance ->
    [none] { "" }
   *[other] { " " }(wins { $chance } %)
  }
play-why = { "    " }{ $why }
play-why-forced = No other answer is open.
play-why-only = Every other answer comes to the same or to less, whatever is hidden.
play-why-odds = It succeeds { $share } % of the time{ $more ->
    [no] ; the likeliest of the others, { $other } %.
   *[other] : none of the others is likelier.
  }
play-why-safe = Nothing is risked; { $other ->
    [0] every other answer fails.
   *[other] the likeliest of the others succeeds { $other } % of the time.
  }
play-why-brings = { $share ->
    [100] { $exact ->
        [yes] Certainly
       *[other] Nearly always
      }
   *[other] { $exact ->
        [yes] { $share } %
       *[other] About { $share } %
      }
  } (the other answer: { $other } %): { $what }
play-why-spares = { $share ->
    [0] { $exact ->
        [yes] Never
       *[other] Hardly ever
      }
   *[other] { $exact ->
        [yes] Only { $share } %
       *[other] Only about { $share } %
      }
  } (the other answer: { $other } %): { $what }
play-why-solved = Every line was followed to the end: it is worth { $share } % of the victory, the other answer { $other } %.
play-why-worth = { $more ->
    [no] In the same imagined matches it wins less often than the other answer, by { $points } %.
   *[other] In the same imagined matches it wins more often than the other answer, by { $points } %.
  }
play-why-stands = Once the turn is over, the board promises { $share } % of the victory, after the other answer { $other } %.
play-why-sight = At first sight it is worth more than the other answer.
play-why-even = As far as the hint could see, neither answer comes out clearly ahead.
play-no-page = The rules page is not at hand.
play-what = “{ $typed }” is not understood: type a number of the list, or ?.
play-why-not = That cannot be answered now.
play-clause = Clause: { $clause }.
play-no-clause = Clause { $clause } is not at hand.
play-back = u — back to the choice before
play-no-undo = Nothing can be taken back: somebody has answered since, or something was revealed.
play-undone = The answer is taken back.
play-saved = The game is saved: { $path } (go on with: magoteka play --load { $path }).
play-bye = See you!
play-input-ended = The input has ended, and so does the game.
you = you
play-over = Won by { $winners }!
play-over-nobody = The match is over, and nobody has won.

## Series, records, checks

sim-head = { $title } · players { $seats } · games { $games } · seed { $seed }
sim-finished = Finished { $finished } of { $games }.
sim-lengths = Answers per game: median { $median }, 95 % are no longer than { $p95 }.
sim-speed = { $speed } answers a second ({ $mode }).
sim-seat = seat { $seat }
sim-by-seat = Wins by seat
sim-by-bot = Wins by bot
sim-wins = wins
sim-of = of
sim-share = share
sim-interval = 95 % interval

tune-usual = the game as it is
tune-done = The page: { $path }
tune-played = Players: { $seats } · bots: { $bots } · seed { $seed }
tune-drawn = Drawn by lot, whoever plays: { $tags }
tune-count = Matches: { $matches }, of which unfinished: { $unfinished }.
tune-interpreted = Played by the rules as they stand in the sources (interpreted), with these numbers changed:
tune-installed = Played by the rules as installed.
tune-verdict = Verdict
tune-clear = Clearly different: { $names }. Figures compared: { $count }.
tune-alike = No figure differs clearly. Figures compared: { $count }.
tune-same = Matches that went exactly the same way on both sides: { $same } of { $matches }.
tune-difference = difference
tune-interval = 95 % interval
tune-length = Length
tune-of-answers = Answers of players
tune-of-rounds = Rounds
tune-of-turns = Turns
tune-of-best = The winner’s points
tune-of-margin = Lead of the first over the second
tune-of-landslide = Landslides
tune-of-comeback = Comebacks
tune-of-shared = Shared victories
tune-spread = { $name }: mean { $mean } (95 %: { $low } to { $high }), median { $median }, nine in ten from { $least } to { $most }
tune-seats = Victories by seat
tune-scores = Points by final place
tune-no-scores = Nothing is counted in this game.
tune-place = place { $place }
tune-chances = How matches go
tune-chances-note = Landslide: the first has at least 1.5 times the points of the second. Comeback: whoever alone led after half of the answers has not won.
tune-parts = What things are worth
tune-parts-note = By how much those who met a thing won more than their due (the victory divided by the seats), in percentage points, with 95 % intervals. Whoever meets a thing may be ahead already: a value is a cause only where it was drawn by lot. Owners of a thing in one match count once; what everybody had, and what came in fewer than 30 matches, is left out.
tune-some = The best and the worst { $shown } of { $all }; all are in figures.json.
tune-dead = What never happened
tune-dead-note = Questions (with their clauses), answers, events, outcomes and things of the box that no match of this series has shown. Other numbers of players, settings or bots may show them.
tune-seldom = In fewer than one match in a hundred:
tune-note = Intervals are 95 % ones and count matches. A difference is called clear where its interval stays off zero even at the level that so many comparisons need (Bonferroni, 5 % for the whole page). Matches with the same number have the same dice and the same minds on both sides.

arena-head = { $title } · players { $seats } · deals { $blocks } · games { $games } · seed { $seed }
arena-unfinished = Unfinished games: { $count }.
arena-tables = Share of the first
arena-blocks = deals
arena-thinking = 95 % of answers within, ms
arena-sprt = { $verdict } (logarithm of the likelihood ratio { $ratio }).
arena-accepted = It is better: { $high } rather than { $low }
arena-rejected = It is not better: { $low } rather than { $high }
arena-open = Not yet known: { $low } or { $high }
arena-ratings = Ratings
arena-seats = What a seat is worth
arena-elo = Elo

export-matches = Matches
checked-head = { $title }: { $name }.
checked-ended = Nothing in it is impossible; bots played it to its end { $ended } times out of { $matches }.
checked-alike = Seats: { $shares }. That is fair, as far as that many matches can show.
checked-unlike = Seats: { $shares }. That is more than chance: they are not alike.
checked-play = Play it here: { $command }
checked-invite = Play it in the house: { $link }
checked-here = Its numbers are not those of the house: it is played in the terminal and by bots.
export-done = Matches written: { $matches } ({ $path }).
dataset-done = Matches: { $matches }. The table: { $path }; what it is: { $card }.

replay-true = { $title }, { $seats } players: { $answers } answers, all of them legal, and everything happens as it was told.
replay-upgraded = It was saved under ruleset { $found } and goes on under { $known }.
replay-over = The match is over. Won by { $winners }.
replay-open = The match is not over.

verify-true = the seal is whole: all { $draws } rolls and draws follow from what was promised before play.
verify-vouched = answers that bear the tag of their player's device: { $count }.
verify-stood = answers that a bot has given in the place of a player: { $count }. Nothing proves that the player was away.
verify-unchecked = NOT checked: { $count } rolls and draws from before the table came under the rules of its seal.
verify-unvouched = NOT checked: { $count } answers of players; their devices added no tag to them, or never showed its key.
verify-missing = NOT in the record: { $count } answers that the receipt has kept. They were refused, or taken back while the device was away, or something else was put in their place.
verify-aside = the snapshot of the table in the record is not checked: it only makes reading quicker, and nobody need believe it.
verify-unkept = NOT checked: whether the record was rewritten after the end. Give the receipt of somebody who was there (--receipt), or say --partly.
verify-branch = this match goes on from another one, in which hidden things were dealt anew: no seal covers that.
verify-other = BENT: this is not the match of which the receipt or the fingerprint was kept.
verify-rewinds = the table went back { $count ->
    [one] once
   *[other] { $count } times
  } by common consent, and rolled anew from there.
verify-bent = BENT: answer { $answer }, a roll or a draw, is not the one that follows from the seal.
verify-altered = BENT: answer { $answer }, or one before it, was changed after it was given.
verify-illegal = BENT: answer { $answer } is against the rules, or did not lead to what is written.
verify-commitment = BENT: the secret in the record is not the one whose fingerprint was shown before play.
verify-unfinished = this match is not finished: the secret is shown at the end only, and there is nothing to check yet.
verify-unsealed = this match has no seal: it was begun before dice were sealed, or without one.
verify-lost = the secret of this match was lost when its table moved; it cannot be checked.
verify-rules = this match was played under other rules: the Magoteka that played it can check it.
verify-newer = the seal was put on by a newer program: update Magoteka.

upgrade-tables = Tables
upgrade-checked = Tables: { $tables }. They replay as they are: { $replays }, would go on as upgraded: { $upgrades }, would stop: { $stops }.
upgrade-done = Tables: { $tables }. They replay as they are: { $replays }, go on as upgraded: { $upgrades }, stop: { $stops }.
upgrade-stop = { $table } ({ $title }, answers: { $answers }): { $why }

admin-table = Table
admin-game = Game
admin-rows = Rows
admin-state = State
admin-touched = Last touched
admin-plays = plays
admin-over = over
admin-stops = stops
admin-count = Tables: { $tables }.
admin-about = { $table }, { $title }: { $seats }.
admin-rows-of = Rows: { $rows }, taken back: { $undone }, lines of chat: { $chat }.
admin-missing = Missing rows: { $count }, the first is { $first }.
admin-replays-of = It replays: answers { $answers }.
admin-upgrades-of = It goes on as upgraded: answers { $answers }.
admin-stops-of = It stops after { $answers } answers: { $why }
admin-written = Written: { $path }
admin-backup = Written: { $path }, { $rows } rows. Keep the file `secret` with it.
admin-drill = The copy works: { $rows } rows, tables played again: { $tables }, seals checked: { $seals }, in { $seconds } s.
admin-drill-fault = NOT WELL: table { $table }: { $why }
admin-part = { $name }: { $rows } rows, { $kilobytes } kB
admin-doctor = Tables: { $tables }, untouched for 90 days: { $abandoned }. A finished match has { $match } kB of answers; the house grew by { $day } kB a day in the last thirty. The slowest query took { $slow } ms.
admin-orphans = BELONGS TO NO TABLE: { $count } rows of { $name }
admin-deleted = Deleted: { $tables }.

cover-done = Matches: { $matches }, decisions: { $decisions }, twins compared: { $twins }, answers taken back: { $undone }, saves: { $saved }, seed { $seed }.
cover-kind = { $kind }: met { $met } of { $all }
cover-missing = not met: { $names }
cover-all = Everything was met.
cover-left = Not met: { $count }.
cover-sound = The laws are kept.
cover-fault = A law is broken (match { $number }): { $what }
    Its record is { $path }; to see it again: magoteka fuzz { $game } --again { $path }
cover-bar = { $title }: matches { $matches }, decisions { $decisions }, not met { $missing }, faults { $faults }

ledger-line = { $title }: { $tested } of { $ids } clauses have a test.
ledger-no-page = there is no page docs/rules/{ $game }.ru.md with clauses
ledger-untested = without a test: { $ids }
ledger-unknown = in tests but not in the rules: { $ids }
ledger-doubled = written twice: { $ids }
ledger-uneven = not in every language: { $ids }

page-option = Option
page-option-about = What it means
page-option-usual = Usually
page-option-else = Or
page-clause = Clause

think-option = answer
think-prior = at first sight
think-value = after looking ahead
think-looks = looks
think-why = Why the first: { $why }
think-line = What it expects: { $line }
think-given = Given in the match: { $option }
think-spent = { $seconds } s; { $kept } of { $open } open answers were worth considering.

analyse-title = Luck and decisions, { $looks } looks ahead
analyse-seat = player
analyse-par = at the start
analyse-decisions = own decisions
analyse-others = others’ decisions
analyse-luck = luck
analyse-result = result
analyse-error = error
analyse-lost = lost by answers
analyse-moment-decision = Step { $step }. { $seat } decided: { $given }. That moved the chances of { $seat } by { $moved }.
analyse-moment-dice = Step { $step }. Dice and draws moved the chances of { $seat } by { $moved }.
analyse-moment-unseen = Step { $step }. What nobody could know there moved the chances of { $seat } by { $moved }.
analyse-better = Better: { $better }.
analyse-line = It might have gone like this: { $line }
analyse-lesson = Step { $step }, { $seat }: { $given } had { $chance }; { $better } had { $better_chance }.

## Where things come from

origin-book = From the rulebook: { $chapter }.
origin-inferred = Follows from the rulebook: { $chapter }.
origin-known = { $chapter ->
    [none] Known from the published game; the rulebook does not say it.
   *[other] Known from the published game; the rulebook tells part of it: { $chapter }.
}
origin-ours = { $chapter ->
    [none] Ours: the rulebook does not say it.
   *[other] Ours; the rulebook says only part of it: { $chapter }.
}
problem-name-taken = A game cannot be called { $value }: small letters, digits and _ make a name, and no game may have it yet.
problem-folder-taken = { $path } is there already.

language-name = English
language-mark = EN
language-common = yes
house = Magoteka
motto = Five magic board games. With friends, with bots, around one screen.
play = Play
more-ways = More
start-new = New here? Start with this
start-new-about = Three questions lead to your game and its lesson.
start-group = Play together
start-group-about = One QR code for everybody, or one screen for two.
start-people = How many of you?
start-people-n = { $n ->
    [1] just me
   *[other] { $n }
  }
start-age = How old is the youngest?
start-age-1 = under nine
start-age-2 = 9–12
start-age-3 = older
start-time = How much time is there?
start-time-15 = a quarter of an hour
start-time-30 = half an hour
start-time-60 = an hour
start-time-180 = a whole evening
start-how = How will you play?
start-game = Which game?
start-found = This one suits you
start-call = Call the others by QR code
start-learn = The lesson, { $minutes } min
start-other = Or:
naming-title = What shall we call you?
naming-about = Those who play with you see this name and face. You are asked once; press your name at the top to change them.
join-host = { $host } invites you to { $game }
join-game = You are invited to { $game }
join-there = Who is there
company-friends = Each on their own phone
players-n = { $min }–{ $max } players
play-bots = Play against bots
preset-takes = { $about }≈ { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h
} · { $level ->
    [1] easy to learn
    [2] some rules
   *[3] many rules
}
ways = Where to begin
player-n = Player { $n }
set-table = Set up a match
rules = Rules
my-tables = My matches
credits = Credits
keys = Keys
rooms = Rooms
guest = Wanderer
you = you
profile = Who you are at the table
profile-face = Face
profile-colour = Colour and shield
profile-form = How to speak of you
form-none = no gender
form-he = he
form-she = she
profile-form-example = For example: “{ $what }”
profile-move = The same profile on another device
profile-move-about = Point the other device’s camera here or type these letters on it, and you will have the same name and face there, and one “Family book” on both. The code works once, for { $minutes } minutes.
profile-worn = You are { $name } here too now.
profile-wear = Use that name and face here
profile-wear-about = The name, face and form of address from that device replace the ones here, and both devices show one “Family book”: agree only if both are yours. Tables stay where they are.
face-owl = Owl
face-fox-head = Fox
face-cat = Cat
face-raven = Raven
face-wolf-head = Wolf
face-bear-head = Bear
face-deer-head = Deer
face-turtle = Turtle
face-frog = Frog
face-lion = Lion
face-dragon-head = Dragon
face-unicorn = Unicorn
face-witch-face = Witch
face-wizard-face = Wizard
face-crown = Crown
face-snake = Snake
colour-0 = rust circle
colour-1 = blue square
colour-2 = green diamond
colour-3 = violet hexagon
colour-4 = crimson shield
colour-5 = teal octagon
colour-6 = ochre drop
colour-7 = grey star
your-name = Your name
rename = What are you called at the table?
save = Save
cancel = Cancel
close = Close
language = Language
theme-light = Light theme
theme-dark = Dark theme
sound-on = Sound on
sound-off = Sound off
volume = Volume
captions-on = Show sounds as words
captions-off = Do not show sounds as words
sound-turn = a chime: a turn begins
sound-hit = a clear ring: something succeeds
sound-miss = a low tone: nothing comes of it
sound-hurt = a dull tone: a loss
sound-gift = three rising tones: a gain
sound-card = a rustle: a card
sound-stone = a tap: a piece
sound-die = a rattle: dice
sound-win = a fanfare: victory
sound-lose = a falling tune: defeat
menu = Menu
skip-to-content = Skip to content
refused = That is not possible.
oops = The server did not answer. Try once more.
loading = A moment…
not-found = There is no such page

seats = Who sits at the table
seat-n = Seat { $n }
seat-me = Me
seat-friend = A friend by link
seat-bot = Bot
seat-here = Someone at this screen
level-n = level { $n }
add-seat = Add a seat
remove-seat = Remove seat { $n }
options = Match settings
option-yes = Yes
option-no = No
more-options = More settings
bot-pause = Bots think
pause-none = not at all
pause-short = briefly
pause-natural = like people
clock = Clock per turn
clock-none = no clock
clock-s = { $n } s
clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}
clock-match = { $days ->
    [one] { $days } day for the whole match
   *[other] { $days } days for the whole match
}
days-n = { $days ->
    [0] none
    [one] { $days } day
   *[other] { $days } days
}
days-title = A match over days
days-move = { $days ->
    [one] { $days } day per turn.
   *[other] { $days } days per turn.
}
days-reserve = { $days ->
    [one] { $days } day more for the whole match.
   *[other] { $days } days more for the whole match.
}
days-match = { $days ->
    [one] Everybody has { $days } day for the whole match.
   *[other] Everybody has { $days } days for the whole match.
}
days-night = The clocks stop from { $from } to { $to }.
days-then = When the time is up, a bot answers for the player; the next turn waits for the player again.
days-until = Turn until { $when }
days-reserve-option = Reserve for the match
days-night-option = Clocks stop at night
days-night-about = From 23:00 to 8:00 by your time.
days-rest = I am going away: stop my clock
days-rest-none = no
days-back = I am back
days-away = { $name } is away until { $when }.
days-away-me = You are away until { $when }: your clock is stopped.
leave-same = The same answer if I am asked the same again
leave-windows = Pass until I am asked something else
left-same = Asked the same again, you answer: { $answer }. Only you know.
left-windows = You pass until you are asked something else. Only you know.
left-back = Answer myself
next-table = They are waiting for you: { $game }
problem-no-rest = { $left ->
    [0] You have no days of rest left at this table.
    [one] You have { $left } day of rest left at this table.
   *[other] You have { $left } days of rest left at this table.
}
begin = Begin
begin-invite = Call your friends
name-here = Name at this screen
clause = Clause { $id }

waiting-you = Your turn.
waiting-other = It is { $seat }’s turn.
waiting-moment = A moment…
waiting-friends = { $count ->
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
  }
over = The game is over.
your-turn-title = Your turn · Magoteka
lost = Connection lost. Connecting again…
lost-kept = No connection. Your answer will be sent as soon as it is back.
lost-not-sent = No connection: the move was not sent.
closed-title = This table cannot be joined
closed-text = There is no such table, or the link is out of date.
undo = Undo
skip = Skip
go-on = Go on
pace = Pace
pace-calm = calm
pace-usual = usual
pace-quick = quick
pace-once = at once
since-turn = Since your last turn: { $count }
since-turn-title = Since your last turn
large = Large, readable from the sofa
connoisseur = For connoisseurs
connoisseur-about = clauses of the rules, margins of error, the seal of the dice
switch-on = on
switch-off = off
hint = Hint
answers = All answers as a list: { $count }
answers-title = What you may answer
hint-title = What is best now, and why? (h)
log = Chronicle
chat = Talk
chat-write = Say at the table
chat-send = Say
chat-empty = Quiet so far.
mute = Mute { $name }
unmute = Hear { $name }
table-tab = Table
replay-line = Show again: { $text }
replaying = Showing the past
training = Training
training-on = Show the odds
training-off = Hide the odds
spectator = You are watching
invite-watch = Watch only
copy = Copy
copied = Link copied
copy-failed = It could not be copied: select the link and copy it yourself.
share = Share
invite-all = Come and sit with us
look-at-table = Look at the table
again-watch = Watch the next match
again-called = { $name } calls for a rematch
again-join = Rematch: { $name } is calling
scan = Point your camera here
scan-all = Point your camera here or send the link: the same one works for everybody
host = The host
host-mute = Mute
host-unmute = Unmute
host-remove = Remove
host-sure = Really?
host-nameless = Nameless
host-watches = watches
host-again = Who is here
host-hush = Silence onlookers
host-speak = Let onlookers speak
host-renew = Change the onlookers’ link
host-open = Let onlookers in
host-close = Close to onlookers
host-delete = Delete the table
give-to-bot = Give to a bot
take-back = Take my seat back
online = at the table
away = away
away-who = { WHO($name, "away", "away") }
chat-unread = Something new was said
late-you = Your time is up: a bot has answered for you.
late-other = { WHO($name, "@:", "You:") } time is up, a bot has answered.
left-to-bot = { WHO($name, "@ is away", "You are away", he: "@ has left his seat", she: "@ has left her seat") }: a bot plays on.
came-back = { WHO($name, "@ is back at the table", "You are back at the table", he: "@ is back in his seat", she: "@ is back in her seat") }.
farewell = I have to go, a bot will finish for me.
farewell-word = A word to the others
pause-on = Pause
pause-off = Go on
paused = Paused by { $name }.
react-bravo = Bravo!
react-wow = Wow!
react-thanks = Thanks!
react-oops = Oops…
react-thinking = Thinking…
react-hurry = Your turn!
rewind = Go back…
rewind-title = Go back
rewind-about = Where to? Everybody who plays is asked, and the table goes back when all agree. A proposal stands for a minute, and any move ends it.
rewind-alone = Where to? There is nobody to ask: the table goes back at once.
rewind-nowhere = There is nowhere to go back to yet.
rewind-seen = What was seen stays seen, but dice and cards will fall anew from there.
rewind-answer = Before their last answer
rewind-answer-inner = to before their last answer
rewind-answer-mine = Before my last answer
rewind-answer-mine-inner = to before your last answer
rewind-turn = To the beginning of { $name }’s turn
rewind-turn-inner = to the beginning of { $name }’s turn
rewind-turn-mine = To the beginning of my turn
rewind-turn-mine-inner = to the beginning of your turn
rewind-turn-shared = To the beginning of the turn
rewind-turn-shared-inner = to the beginning of the turn
rewind-round = To the beginning of the round
rewind-round-inner = to the beginning of the round
rewind-round-fabled = To the beginning of the chapter
rewind-round-fabled-inner = to the beginning of the chapter
rewind-undoes = This would be undone: { $what }{ $more ->
    [0] { "" }
    [one] { " " }And { $more } more line of the chronicle.
   *[other] { " " }And { $more } more lines of the chronicle.
  }
rewind-undoes-answer = An answer would be undone that nobody has seen yet.
rewind-asks = { $name } proposes to go back { $where }.
rewind-yours = You propose to go back { $where }.
rewind-waits = Still to agree: { $names }.
rewind-agree = Go back
rewind-decline = Play on
rewind-withdraw = Never mind, play on
rewind-done = The table has gone back.
rewind-declined = { $name } would rather play on.
rewind-late = Not everybody agreed within a minute: play on.
rewind-moved = The game has moved on, and the table does not go back.
problem-cannot-leave = Nothing can be answered here beforehand.
problem-cannot-rewind = The table cannot go back there now.
problem-paused = The match is paused. Any player can resume it.
bot = bot
bot-level = bot { $level }
open-seat = free
here-seat = at this screen
again = Play again
leave = All games
won = { $count ->
    [one] { WHO($names, "@ wins", "You win") }
   *[other] Shared victory: { $names }
  }
tally = Where the points came from
you-won = You have won!
curtain-title = Pass the screen to { $name }
curtain-text = Tap when { $name } is here and nobody else is looking.
curtain-open = I am { $name }
clock-left = { $n } s left
why-link = Rule { $id }
why-link-plain = What the rules say

keys-arrows = Arrows: walk the table
keys-enter = Enter: act
keys-u = u: undo
keys-h = h: hint
keys-t = t: show the odds
keys-l = l: chronicle
keys-esc = Esc: skip what is being shown
keys-help = ?: this list
keys-digits = 1–9: choose the option with that number

rules-of = Rules: { $name }
rules-search = Search the rules
rules-contents = Contents
rules-none = Nothing found.
rules-found = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
rules-missing = The rules of this game are not written yet.
tables-search = Search: a game or a name
tables-forget = Remove from the list
continue = Continue
continue-turn = Continue: your turn
continue-more = More matches: { $count }
move = Move to another device
move-about = Point the other device’s camera here or type these letters on it. The code works once, for { $minutes } minutes; your seat moves there and closes here.
move-where = Letters are typed at { $address }
moved-title = A code from another device
moved-text = On that device open “Table” and press “Move to another device”.
moved-sure = Your seat at the table moves here and closes on the device it was on.
moved-code = Six letters
moved-sit = Move here
moved-away = You have moved
moved-away-text = Your seat at this table is on another device now.
invite-anew = Invite again
problem-no-code = This code does not work: it was mistyped, already used, or is too old.
problem-has-seat = This device already has a seat at that table.
tables-none = No matches yet. A good time to begin the first.
tables-turn = your turn
tables-over = over
tables-wait = waiting for { $names }
tables-broken = can only be looked at
tables-ends = Will be deleted on { $day } unless somebody comes
tables-due-mine = Answer by { $when }; then a bot does
tables-due = Their turn until { $when }; then a bot answers
gallery = Gallery
gallery-text = Every picture of the house. Each is painted from the few words beneath it: who, in what dress, what is behind, where, in what light and at what hour. The same words make the same picture.
gallery-shape = Shape of the pictures
gallery-night = By night
gallery-day = By day
gallery-shapes = { $shape ->
    [card] Cards
    [disc] Pawns
   *[wide] Pictures
}
gallery-kind = { $kind ->
    [heroes] Heroes
    [cards] Cards
    [spells] Spells
    [fates] Fates
    [scenarios] Scenarios
    [tricks] Tricks
    [beings] Opponents
    [squares] Squares
    [allies] Allies
    [events] Events
    [lands] Lands
    [places] Places of power
    [mages] Mages
    [familiars] Familiars
    [guardians] Guardians
    [scrolls] Scrolls
    [spirits] Spirits
    [families] Families
    [endings] Endings
   *[other] Other
}
ending-save = Save the picture
art-ending = { $name ->
    [lost] Defeat
    [limit] The tale is over
   *[won] Victory
}
art-terrain = { $terrain ->
    [steppe] Steppe
    [mountain] Mountains
   *[forest] Forest
}
credits-text = Everything drawn and written here, except what is listed below, was made for Magoteka.
credits-icons = Icons
credits-icons-text = Icons come from game-icons.net under CC BY 3.0; their colours were changed. They were drawn by:
credits-paintings = In the paintings: { $names }.
credits-fonts = Typefaces
credits-fonts-text = Alegreya by Juan Pablo del Peral, Huerta Tipográfica. Forum by Denis Masharov. Both under the SIL Open Font License 1.1.
credits-code = Programs
credits-code-text = Svelte, Fluent, marked and uqr, with thanks to their authors; all under free licences.
credits-licences = The licences of fonts, icons and programs in full
credits-games = Games
credits-games-text = Abraca… what? was designed by Gun-Hee “Gary” Kim, Siggil by Henri Kermarrec, Behind Five Seals by Thorsten Reichwein, Fabled Land by Anatoly Okhapkin, Denis Davydov and Yan Egorov; The Magic Sword comes from the Polish game Magiczny Miecz. The games belong to their authors and publishers; only their rules are retold here, in our own words.

join-sit = Sit down
bot-names = Merlin/he/wizard-face, Vasilisa/she/frog, Morrigan/she/raven, Prospero/he/owl, Baba Yaga/she/witch-face, Faust/he/wolf-head, Koschei/he/crown, Viviane/she/unicorn, Väinämöinen/he/bear-head, Circe/she/lion
bot-plays = a bot plays for them
training-about = At this table odds can be seen and hints asked for.
hint-says = Advice
hint-thinks = Trying answers in imagined matches…
hint-chance = wins { $chance } % ± { $error }
hint-chance-plain = wins about { $chance } times in 100
hint-why-forced = No other answer is open.
hint-why-only = Every other answer comes to the same or to less, whatever is hidden.
hint-why-odds = It succeeds { $share } % of the time{ $more ->
    [no] ; the likeliest of the others, { $other } %.
   *[other] : none of the others is likelier.
  }
hint-why-safe = Nothing is risked; { $other ->
    [0] every other answer fails.
   *[other] the likeliest of the others succeeds { $other } % of the time.
  }
hint-why-brings = { $share ->
    [100] { $exact ->
        [yes] Surely
       *[other] Nearly always
      }
   *[other] { $exact ->
        [yes] { $share } %
       *[other] About { $share } %
      }
  } (the other answer: { $other } %): { $what }
hint-why-spares = { $share ->
    [0] { $exact ->
        [yes] Never
       *[other] Hardly ever
      }
   *[other] { $exact ->
        [yes] Only { $share } %
       *[other] Only about { $share } %
      }
  } (the other answer: { $other } %): { $what }
hint-why-solved = Every line was followed to the end: it is worth { $share } % of the victory, the other answer { $other } %.
hint-why-worth = { $more ->
    [no] In the same imagined matches it wins less often than the other answer, by { $points } %.
   *[other] In the same imagined matches it wins more often than the other answer, by { $points } %.
  }
hint-why-stands = Once the turn is over, the board promises { $share } % of the victory, after the other answer { $other } %.
hint-why-sight = At first sight it is worth more than the other answer.
hint-why-even = As far as the hint could see, neither answer comes out clearly ahead.
hint-fold = Hide the advice
hint-unfold = Show the advice
hint-give = Give this answer
hint-sure = The first answer is clearly better.
hint-likely = The first answer seems better.
hint-even = Both answers are about equal: choose as you like.
hint-from-matches = Tried in imagined matches, in which everything you do not know is dealt anew: the hint knows no more than you do.
hint-from-look = Worked out within this turn; the hint knows no more than you do.
hand-on = Show only what is mine
hand-off = Show the whole table
level-random = Scatterbrain
level-random-about = Answers whatever comes to mind.
level-novice = Rascal
level-novice-about = Likes to try things out: takes much that only looks tempting, but throws nothing away for nothing.
level-kind = Good soul
level-kind-about = Knows what is good but is easily tempted by something nearly as good; never does anything foolish. For a first match.
level-steady = Apprentice
level-steady-about = Sees what is good and is only now and then tempted by what is nearly as good.
level-greedy = Journeyman
level-greedy-about = Counts well, takes what looks best now and does not look ahead.
level-adept = Sage
level-adept-about = Looks a little way ahead before answering, but not for long.
level-search = Master
level-search-about = Thinks every answer over and looks further ahead than the others.
level-measured = { $elo } ± { $error } points · { $seconds ->
    [0] answers at once
   *[other] thinks up to { $seconds } s
  }
level-measured-about = Measured in bots’ matches for two: the Good soul has 1000 points, and whoever has 110 more wins two matches of three.
level-outside-about = Somebody else’s bot from an installed package; its author knows what it can do.
problem-no-table = There is no such table, or the link is out of date.
problem-not-yours = This seat or table is not yours: ask for a link.
problem-seat-taken = Somebody has already taken this seat.
problem-table-full = Every seat at this table is taken.
problem-seats-open = The table waits until every seat is taken.
problem-busy = There is too much to do just now: your place in the queue is { $place }. Try again in a minute.
problem-full = There is no room here for new tables just now; games that have begun go on.
problem-too-fast = Too much at once; wait a moment.
problem-crowded = There is no room for another connection at this table.
problem-muted = The host has asked for silence.
problem-too-large = That is too long.
problem-no-help = There are no odds and hints at this table.
problem-late-hint = The hint was not ready in time; ask for it once more.
problem-not-stored = The move was not stored and does not count; try once more.
problem-bad-request = A table cannot be opened like that.
left-of-me = left
right-of-me = right
tell-turn = Tell me when my turn comes
keys-i = i: what is this (or press and hold)
company-bots = With bots
company-bots-about = You and bots: begin at once.
company-friends-about = One link and one QR code for everybody; each plays on their own phone.
company-screen = At one screen
company-screen-about = The screen is passed round, and a curtain hides it between turns.
company-phones = Screen and phones
company-phones-about = This screen is the middle of the table; everyone keeps their secrets on a phone.
while-away = While you were away: { $count }
record = Save the record of the match
lan-show = Show on the home network
lan-hidden = The link works on this computer only. Switch this on, and phones on your network can open it too.
lan-shown = Any phone on your network can open the link; switch this off when you have finished playing.
problem-cannot-share = The house could not be shown on the home network: there is none, or its port is taken.
away-long = The server does not answer. This table waits for it; meanwhile there are bots, and a table for several at one screen.
away-play = Play here while the server is away
away-here = The server is away: you are playing in this browser. These games stay here, and the tables on the server are waiting for it.
away-back = The server answers again.
away-return = Return
away-read = All right
position-to-server = Play on at the server, with friends
position-to-here = Play on in this browser, without the server
position-from = Open a position from a link or a file
position-title = Position
position-link = Link to the position
position-about = The link contains the whole match up to this move, hidden cards included. Whoever opens it plays on at a table of their own.
position-long = The match is too long for a link: save it to a file, which the page “Position” of any Magoteka opens.
position-save = Save the position to a file
position-of = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  } · { $moves ->
    [one] { $moves } move played
   *[other] { $moves } moves played
  }
position-seat = Seat { $seat }
position-seat-now = Seat { $seat }, to move
position-play = Play on
position-paste = A link to a position, from any Magoteka
position-open = Open
position-file = Open a file…
problem-bad-position = There is no position in this link: it was cut off, or comes from another version of Magoteka.
problem-over-there = The match is over in this position: there is nothing left to play.
site-opening = The house is opening…
site-failed = The house did not open in this browser: update the browser, or make some room.
site-fresh = A new version:
site-renew = renew
kept-about = Your games live in this browser. A file keeps them if the browser forgets everything, and takes them to another device.
kept-save = Save all games to a file
kept-take = Take games from a file
kept-wipe = Erase everything
kept-wipe-sure = Really erase it for ever?
kept-wiped = All that this browser kept is erased; games: { $count }.
past-stays-here = Only this browser keeps your matches: what is deleted is gone. Matches under way are not deleted.
kept-taken = { $count ->
    [0] There are no new games in the file.
    [one] { $count } game was added.
   *[other] { $count } games were added.
}
only-here = This address works on this computer only. To let phones of your network in, start
problem-unknown-bot = There is no such bot.
problem-broken-bot = The bot { $level } cannot be used now.
problem-broken-game = The game { $name } cannot be played here: its package does not load.
problem-cannot-analyse = Matches of this game cannot be analysed here.
problem-unknown-game = There is no such game here.
problem-bad-setting = That setting is not possible.
problem-no-perspective = The match can be seen through these eyes once it is over.
problem-not-over = The record can be read when the match is over.
problem-cannot-answer = This table can only be looked at: { $why }
problem-cannot-show = This table is kept, but cannot be shown: { $why }
problem-cannot-go-on = This game cannot go on under the rules of today: { $reason }.
problem-tampered-record = This game cannot go on: answer { $answer } of its record is wrong.
problem-no-page = There is no such page.
problem-nobody-comes = Nobody can come here from another device: this house has no server.
problem-bad-file = There are no games of ours in this file.
problem-foreign = Requests from other sites are not accepted.
problem-other-house = The house is not open under this name; its keeper can add it with --host.
problem-broken = Something broke here; nothing that was stored is lost.
problem-not-ready = The house is not ready: nothing can be stored now.
problem-bad-seats = This game is not for so many players.
problem-unknown-setting = There is no such setting.
problem-nothing-to-undo = There is nothing to undo.
seal = Dice under seal
seal-verified = Seal verified
seal-plain = The dice and cards of this match have been checked: all was fair.
seal-partly = Seal whole, not all checked
seal-broken = Seal broken!
seal-told = Seal checked by the house
seal-before = Play begins when everyone is seated and each player’s device has added a random number.
seal-promise = When the table was opened, Magoteka thought of a secret number and showed its fingerprint at once. Nobody can guess the number from the fingerprint, and it cannot be swapped later: the fingerprint would no longer match.
seal-parts = Then each player’s device added a random number of its own. All rolls and all cards of the match come from these numbers together, so nobody can choose the luck: neither Magoteka nor a player, not even by undoing a move or by answering last.
seal-nobody = At this table no player added a number: a program opened it that does not wait for them. All rolls and cards come from the secret number alone.
seal-held = Until all numbers are in, nothing is dealt.
seal-dealt = The secret number is shown when the match is over. Then everybody can check every roll and every card.
seal-open = The match is over, and the secret number is shown.
seal-lost = The secret number stayed in another house, from which this table has moved: the seal is broken, and the match cannot be checked.
seal-none = This table was opened without a seal on its dice; its rolls cannot be checked.
seal-checking = Checking all rolls and cards…
seal-failed = It could not be checked just now. You can check the record yourself.
seal-found-true = Verified: { $draws } rolls and cards, and all of them fell as was promised before play.
seal-rewinds = The table went back { $count ->
    [one] once
   *[other] { $count } times
  } by common consent, and rolled anew from there.
seal-unchecked = Not checked: { $count } rolls and draws made under older rules.
seal-own-whole = This device has checked the record by itself, without the house: all { $draws } rolls and draws and all answers are right.
seal-own-part = This device has checked the record by itself, without the house: nothing was tampered with, but not everything was checked.
seal-own-bent = This device has checked the record by itself, and it is not what this device remembers!
seal-drawn = Rolls and draws checked: { $count }.
seal-receipt = The receipt of this device
verify-page = Check a record yourself
verify-page-text = This page checks the seal by itself: neither the files nor what is found leave it. It does not know the rules of the games; the command magoteka verify does.
verify-page-record = Record of a match
verify-page-odds = Which number means what (…/odds, or magoteka verify --odds)
verify-page-receipt = Receipt of somebody who played
verify-page-unkept = Without a receipt nothing tells whether the record was rewritten after the end.
verify-page-unreadable = This is no record of a match under seal.
verify-page-aside = What the record tells beside the answers was not looked at: what came of them, and how the table looked. magoteka verify compares the former.
verify-page-rules = That answers are allowed, and that numbers mean these very cards, this page cannot check.
seal-vouched = Answers that bear the tag of their player’s device: { $count }.
seal-stood = Answers of a bot in a player’s place: { $count }.
seal-unvouched = Answers of players without a tag that can be checked: { $count }.
seal-missing = Answers of this device that are not in the record: { $count }. They were refused, or taken back while it was away, or something else was put in their place.
seal-found-branch = This match goes on from another one, in which hidden things were dealt anew: no seal covers that.
seal-found-other = The seal is broken: this is not the match of which this device has kept a receipt!
seal-found-bent = The seal is broken: the roll or card of answer { $answer } is not the promised one.
seal-found-altered = The seal is broken: answer { $answer }, or one before it, was changed afterwards.
seal-found-illegal = The seal is broken: answer { $answer } is against the rules.
seal-found-commitment = The seal is broken: the secret number does not match its fingerprint.
seal-found-unfinished = The match is not finished; there is nothing to check yet.
seal-found-unsealed = This match has no seal.
seal-found-lost = The secret number is lost; the match cannot be checked.
seal-found-rules = The match was played under other rules and cannot be checked here.
seal-found-newer = The seal was put on by a newer Magoteka and cannot be checked here.
seal-mine = The number of this device is in its place, and the fingerprint is the one shown before play.
seal-not-mine = The seal is broken: the number that this device added, or the fingerprint it was shown, was swapped!
seal-numbers = Show the numbers themselves
seal-commitment = Fingerprint of the secret number
seal-secret = The secret number
seal-by-bot = a bot adds nothing
seal-by-none = nothing was added
seal-by-awaited = not here yet
seal-by-player = added
seal-yourself = Why take our word for it? Save the record and check it yourself, on any computer with Magoteka and without the internet:
waiting-part = Waiting until { $seat } opens the table on their own device: then play begins.

## Lesson

learn = { $standing ->
    [begun] Go on with the lesson
    [done] Take the lesson again
   *[new] Learn it in { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
}
learn-further = { $standing ->
    [begun] Go on with lesson { $n }: { $name }
   *[new] Lesson { $n }: { $name }, { $minutes } min
}
learn-done = taken
guide = The guide
guide-step = { $n } of { $of }
guide-next = Next
guide-skip = Do it for me
guide-close = Leave the lesson
guide-free = Play on my own
guide-hall = To the hall, I will be back
guide-stay = Stay
guide-not-now = That is allowed too, but let us first try what the guide points at.

## Puzzles

daily = Puzzle of the day
puzzles = Puzzles
puzzles-n = Puzzles { $done }/{ $all }
puzzles-about = Positions from matches of bots, in which one answer is clearly better than all others. Find it: just make your move.
puzzles-done = { $done } of { $all } solved
puzzles-none = There are no puzzles for this game yet.
puzzle-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
puzzle-standing = { $standing ->
    [solved] solved
    [seen] looked up
   *[new] not solved
}
puzzle-motif = { $motif ->
    [finish] win now
    [guard] do not give the win away
    [plan] a plan for several turns
   *[stand] a better future
}
puzzle-level = { $level ->
    [easy] easy
    [fair] fair
   *[hard] hard
}
puzzle-find = Find the best move.
puzzle-n = Puzzle { $n } of { $of }: find the best answer.
puzzle-verdict = What the judge said
puzzle-found = You found it!
puzzle-better = There is a better answer
puzzle-solution = The solution
puzzle-often = { $n ->
    [0] hardly any
    [100] nearly 100 in 100
   *[other] about { $n } in 100
}
puzzle-found-why = This is the best answer. Wins with it: { $mine }; with the next best: { $best }.
puzzle-better-why = Wins with this answer: { $mine }; with the best one: { $best }.
puzzle-solution-is = The best answer (wins: { $best }):
puzzle-judge = The judge is a bot: it knows only what you can see, and plays the match on many times after different answers.
puzzle-line-best = What the best answer brings
puzzle-line-tempting = Why the tempting answer fails
puzzle-line-skipped = …the match goes on, and ends like this:
puzzle-line-about = This is how strong bots played on: in the same world, with the same luck.
puzzle-line-board = Show it on the board
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-play-on = Play on from here
puzzle-next = Next puzzle

replay = Watch the match
replay-own = See what happened
replay-title = Watching a match
replay-running = The match goes on: you see what your seat knew, and nothing else.
replay-faded = Nothing before this can be shown: some of what was in sight then is hidden by now.
replay-place = Step { $n } of { $of }
replay-scrub = Place in the match
replay-back = A step back
replay-on = A step forward
replay-start = To the beginning
replay-end = To the end
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-speed-0 = Slow
replay-speed-1 = Usual
replay-speed-2 = Fast
replay-perspective = Whose eyes
replay-perspective-watch = An onlooker
replay-perspective-open = Everything open
replay-more = More
replay-table = To the table
keys-replay = Watching a match: ← → a step, Shift + ← → a turn, space plays, Home and End
branch = Play from here
branch-about = A new table from step { $n } on: all before it was as it was, all after it is up to you.
branch-me = Me
branch-friend = A friend with a link
branch-hidden = What was hidden
branch-same = What was hidden stays as it was
branch-redealt = Deal anew what is hidden from me
branch-end = The match is over here: go to any earlier step, and you can play from there.
branch-running = You can play from here when the match is over.
share-moment = A link to this step
share-anyone = Anyone with the link may watch
share-people = The link works for those who were at the table.

book-title = Family book
book-about = Evenings, matches, and what they are remembered for. It is the same on every device to which you have taken yourself by a code.
book-print = Print
book-honours = For the first time
book-times = { $times ->
    [one] once
   *[other] { $times } times
}
past-title = My results
past-none = No finished match yet. Play the first to its end, and it will be here.
past-game = Game
past-friend = With
past-result = Result
past-any = any
past-anybody = anybody
past-every = any
past-only-won = won
past-only-lost = lost
past-matches = Matches
past-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
  }
past-more = Show { $count } more
past-latest = The latest { $count } are shown; all of them are counted.
past-bot = bot “{ $level }”
past-somebody = Somebody
past-winner = won
past-hints = with hints
past-minutes = { $minutes } min
past-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
past-won = won
past-shared = won together
past-lost = lost
past-nobody = nobody won
past-screen = at one screen
past-by-game = Victories by game
past-by-opponent = Encounters
past-by-seat = Victories by seat
past-place = seat { $seat } of { $seats }
past-wins = won { $wins } of { $matches }
past-versus = mine { $wins } : { $theirs } theirs, of { $matches }
past-share-plain = Wins { $share } %; chance would give { $due } %.
past-share = Share of victories { $share } % (95 %: from { $low } to { $high } %); chance would give { $due } %.
past-few = Too few matches to tell.
past-even = No different from chance.
past-above = More than chance would give.
past-below = Less than chance would give.
past-figures-about = The point is the share of victories, the band its 95 % interval, the dashed tick what chance would give. A shared victory is divided among the winners. A hollow point: fewer than ten matches.
past-parts = Luck and decisions
past-parts-decisions = My decisions
past-parts-mean = { $count ->
    [one] In { $count } match: decisions { $decisions } %, luck { $luck } %.
   *[other] In { $count } matches on average: decisions { $decisions } %, luck { $luck } %.
}
past-parts-one = decisions { $decisions } %, luck { $luck } %
past-parts-about = Match after match, the latest on the right; what helped goes up, what hurt goes down. Decisions are compared with what a bot would have answered.
past-parts-none = Nothing to show yet: open a replay and ask “Why did it turn out this way?”.
past-rating = Rating
past-points-plain = Rating { $points }
past-points = { $points }, from { $low } to { $high }
past-rated = { $count ->
    [one] from { $count } match
   *[other] from { $count } matches
  }
past-rating-about = Everybody begins with 1000. Matches count that people play under seal: without hints, returns and bots. Three a day of the same company count; once the same person has won ten in a row, no more do.
past-mine = My data
past-want-rating = Keep a rating for me
past-export = Download everything of mine (JSON Lines)
past-forget = Delete all my matches
past-forget-sure = Really delete them for ever?
past-stays = Matches that you alone played, with bots, are deleted with their tables. Those who played with you keep theirs, but without your name and face: “Somebody”. What you wrote in chat goes everywhere, and your name leaves the standings. Matches under way go on under your name.
past-forgotten = Matches deleted: { $deleted }. Kept by others without your name: { $kept }.
past-forgotten-left = Matches deleted: { $deleted }. Kept by others without your name: { $kept }. { $left } are in use just now; try again later.

record-open = Open a record…
record-reading = Reading the record…
record-drop = Drop the file here to open the match
record-large = This file is larger than any match: open the file of a single one.
problem-bad-record = This is not the record of a match: open the file that you saved when a match was over.
problem-spoilt-record = This file was changed after the match (answer { $answer }): save the record once more and open that.
problem-unfinished-record = The match in this file is not over: finish it with magoteka play --load and open it again.
problem-newer-record = A newer Magoteka has saved this match: update this one.
problem-older-record = The rules have changed since: open this record with the Magoteka that has made it.
contest-title = Same cards for all

tour-title = Tournaments
club-title = Clubs
seal-later = The match is over, but others may still play the same cards: the secret number is shown when the contest is closed.
problem-no-contest = There is no such contest, or the link is out of date.
problem-same-cards = This is closed while others may still play the same cards.
problem-seen-deal = You have already had these cards at another table.
problem-no-tournament = There is no such tournament, or the link is out of date.
problem-tournament-closed = This tournament is closed.
problem-tournament-full = No more people can take part in this tournament.
problem-too-late = The first round has begun: nobody can enter a knock-out any more, but a reserve can.
problem-still-played = { $tables ->
    [one] { $tables } table is still without a result.
   *[other] { $tables } tables are still without a result.
} The next round begins when all have one.
problem-last-round = There is no further round: all are played, or too few people are there.
problem-contest-closed = This contest is closed.
problem-contest-full = There is no more room in this contest.
problem-no-club = There is no such club, or the link is out of date.
problem-not-organiser = In this club that is up to others.
problem-club-muted = The organisers have asked you not to write here for now.
problem-club-full = There is no more room in this club.
problem-club-changed = Somebody else has just changed this: look at it again.
problem-not-empty = There are already tables where the copy was to go.

why = Why did it turn out this way?
why-about = Bots play the match on from every step, many times over, to show what luck decided and what the players did. It takes a few minutes; keep watching meanwhile, or come back later.
why-place = Other matches come first: yours is number { $place } in the queue.
why-working = Analysing the match…
why-patience = You may watch the match or leave: what is found is kept.
why-failed = The match could not be analysed; try once more.
why-nowhere = This house does not analyse matches.
why-whose = Whose play
why-chance = { $seat } { $chance } %
why-parts = What the result is made of
why-par = Winning chance at the beginning
why-part-decisions = { WHO($seat, "Decisions of @", "Your decisions") }
why-part-others = Decisions of the others
why-part-luck = Luck
why-result = Result
why-sum = Together they make the result; each figure may be off by { $error }. Percentages are victories in a hundred such matches.
why-sum-fitted = Together they make the result. Percentages are victories in a hundred such matches; luck is everything that no answer decided, and the error of the estimate too.
why-sum-plain = Together they make the result. Percentages are victories in a hundred such matches.
why-beside = Decisions are compared with what a bot would have answered: a plus is better than the bot. Yours and theirs may be large and cancel out, and a plus may still be far from the best answer.
why-luck-lost = { WHO($seat, "@: it was luck that failed most.", "It was luck that failed you most.") }
why-luck-won = { WHO($seat, "@: it was luck that helped most.", "It was luck that helped you most.") }
why-decisions-lost = { WHO($seat, "@: own decisions cost the most.", "Your own decisions cost the most.") }
why-decisions-won = { WHO($seat, "@: own decisions made the difference.", "Your own decisions made the difference.") }
why-others-lost = { WHO($seat, "@: the others played better.", "The others played better.") }
why-others-won = { WHO($seat, "@: the others made mistakes.", "The others made mistakes.") }
why-unclear = No reason is clear: everything is within the error.
why-dearest = The costliest slip was step { $n }: { $chance } % instead of { $best } %.
why-moments = What decided the match
why-moment-decision = Step { $n }: { WHO($seat, "a decision of @", "your decision") }. { WHO($seat, "Winning chance of @", "Your winning chance") }: { $moved }.
why-moment-dice = Step { $n }: dice or cards. { WHO($seat, "Winning chance of @", "Your winning chance") }: { $moved }.
why-moment-unseen = Step { $n }: what could not be seen decided it. { WHO($seat, "Winning chance of @", "Your winning chance") }: { $moved }.
why-no-moments = No single step decided it: nothing moved the chances clearly.
why-lessons = What can be learned
why-lesson = Step { $n }: { WHO($seat, "@ chose", "you chose") } “{ $given }” ({ $chance } %); “{ $better }” had { $best } %.
why-no-lessons = { $count ->
    [0] There were no decisions with a choice here.
    [one] No clear mistake in { $count } decision.
   *[other] No clear mistake in { $count } decisions.
}
why-me = See it played
why-me-better = See the better line
why-might = It might have gone like this ({ $n } of { $of }, with other luck):
why-back = Back to the match
why-better = Better: “{ $better }”.
why-good = What speaks for it:
why-show = Show
why-played = { $looks ->
    [one] The chances are tried in { $looks } match played on; each decision by what its player knew.
   *[other] The chances are tried in { $looks } matches played on; each decision by what its player knew.
}
why-fitted = The chances are read from earlier matches; each decision is judged by what its player knew.

pair-title = Two matches side by side
pair-one = That match
pair-other = This match
pair-together = So far both are one match: they part at step { $n }.
pair-parted = They parted at step { $n }; from here they take turns.
pair-there = Where they part
pair-origin = Beside the match it came from
pair-by = There: { $one } Here: { $other }

## Where things come from

origin-house = Touch a card at the table to see whether it is from the rulebook or restored by us; the rules pages mark what is ours with [R].
origin-book = From the rulebook: { $chapter }.
origin-inferred = Follows from the rulebook: { $chapter }.
origin-known = { $chapter ->
    [none] Known of the published game; the rulebook does not say it.
   *[other] Known of the published game; the rulebook tells part of it: { $chapter }.
}
origin-ours = { $chapter ->
    [none] Ours: the rulebook does not say it.
   *[other] Ours; the rulebook says only part of it: { $chapter }.
}
preview-let = Unless somebody interferes: { $what }
preview-maybe = possibly
preview-nothing = nothing
preview-sure = { $what }. If you mean it, choose it once more.

plain-back = A card face down
new-table-link = Copy a link to these options

notices-title = Tell me when it is my turn
notices-about = When it is your turn and you are not at the table, the house tells you, after a minute and once. A notice has the game, who is at the table and until when the turn lasts. A tap leads to the table.
notices-push = On this device
notices-push-on = Tell this device
notices-push-none = This browser or this house cannot: it needs an address with https and, on an iPhone, an icon on the home screen.
notices-mail = Email
notices-address = Address
notices-want-daily = At most one email a day
notices-mail-on = Send me an email to confirm
notices-sent = An email is on its way: open the link in it.
notices-unconfirmed = waiting for the link in the email to be opened
notices-daily = once a day
notices-hook = The table's chat
notices-hook-about = Tells a chat of yours whose turn it is at this table. The chat gives you the link; nobody else sees it.
notices-table = Table
notices-shape = Where
notices-shape-telegram = Telegram (a bot)
notices-shape-discord = Discord
notices-shape-json = a program of mine (JSON)
notices-url = Link; for Telegram https://api.telegram.org/bot…/sendMessage
notices-chat = Number of the chat
notices-hook-on = Tell the chat
notices-stop = Stop telling me
notices-stopped = You will be told no more.
notices-confirm = This address is mine, tell me
notices-confirmed = Done: you will be told when it is your turn.
notices-denied = The browser does not allow notifications.
notices-all = All ways

note = My notes
note-about = Only you see them; they stay with your seat and are there when you watch the match again.

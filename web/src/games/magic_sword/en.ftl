magic_sword-alone-explore = You explore the square.
magic_sword-alone-end-turn = Nothing is left to do: the turn ends.
magic_sword-ui-board = Map of the world: three circles and the bridge above them. Arrows go from square to square, N to the next open one, plus and minus zoom.
magic_sword-ui-nearer = Zoom in
magic_sword-ui-farther = Zoom out
magic_sword-ui-whole = Whole map
magic_sword-ui-choices = What now?
magic_sword-ui-heroes = Heroes to choose from
magic_sword-ui-on-map = Choose on the map: what is possible glows.
magic_sword-ui-rolls-shown = The numbers on the map tell where each roll leads; red ones, to a gate that must be passed.
magic_sword-ui-odds = Win { $win }, draw { $draw }, loss { $loss }.
magic_sword-ui-win = win
magic_sword-ui-pass = you pass:
magic_sword-ui-draw = draw
magic_sword-ui-loss = loss
magic_sword-ui-versus = against
magic_sword-ui-enemy-sword = Enemies with a combined Sword of { $n }.
magic_sword-ui-enemy-magic = Demons with a combined Magic of { $n }.
magic_sword-ui-lying = Cards here: { $cards }.
magic_sword-ui-face-down = Face-down cards: { $n }.
magic_sword-ui-gold-here = Gold: { $n }.
magic_sword-ui-standing = Here: { $heroes }.
magic_sword-ui-rolls = Rolls that lead here: { $rolls }.
magic_sword-ui-paralysed = Neither attacks nor can be attacked until { $name } begins a turn: thunder or the Ring of Fire.
magic_sword-ui-lives = Lives: { $n }.
magic_sword-ui-uses = Uses left: { $n }.
magic_sword-ui-stone = Stone, turns: { $n }
magic_sword-ui-skip = Turns to miss: { $n }
magic_sword-ui-slow = Walks one square a turn
magic_sword-ui-possessed = Possessed: moves only after throwing 1–3
magic_sword-ui-ringed = Ring of Fire: no actions and no meetings until the missed turn
magic_sword-ui-thundered = Thunder: no actions and no meetings until the missed turn
magic_sword-ui-locked = The bridge is closed, turns: { $n }
magic_sword-ui-geas = Geas: walks to a temple, turns: { $n }
magic_sword-ui-extra-sword = Until the next turn: +{ $n } Sword
magic_sword-ui-on-bridge = { $done ->
    [true] On the bridge: this square's task is done
   *[false] On the bridge: this square's task lies ahead
  }
magic_sword-ui-leaving = Leaving the bridge
magic_sword-ui-mission = Mission: { $mission ->
    [enemy] beat an enemy
    [character] beat a character
    [three-gold] bring 3 gold
    [two-gold] bring 2 gold
   *[claim] done, the reward is waiting
  }
magic_sword-ui-sword = Sword
magic_sword-ui-magic = Magic
magic_sword-ui-life = Life
magic_sword-ui-gold = Gold
magic_sword-ui-stat = { $stat }: { $now }
magic_sword-ui-stat-fight = { $stat }: { $now }, own { $own }, in battle { $battle }
magic_sword-ui-no-hero = no character yet
magic_sword-ui-spells = Spells
magic_sword-ui-closed-spell = Somebody's spell
magic_sword-ui-items = Items
magic_sword-ui-friends = Friends
magic_sword-ui-captive = Captive of the Wand
magic_sword-ui-trophies = Trophies
magic_sword-ui-worth = worth { $n }
magic_sword-ui-spell-count = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
  }
magic_sword-ui-events = { $n ->
    [one] { $n } event
   *[other] { $n } events
  }
magic_sword-ui-round = { $n ->
    [0] The beginning
   *[other] Round { $n }
  }
magic_sword-ui-war = War of the Elements: nobody casts
magic_sword-ui-doubled = Parade of Planets: Demons' Magic doubled
magic_sword-ui-time = Formula of Time
magic_sword-ui-sheet = Character sheet: { $name }
magic_sword-ui-chair = My character
magic_sword-ui-died = The { $hero } dies
magic_sword-ui-petrified = stone
magic_sword-ui-failed = to no effect
magic_sword-ui-by-limit = Time is up: whoever is ahead wins.
magic_sword-ui-beast-slain = The Beast is slain.
magic_sword-ui-window = { $window ->
    [WT] { WHO($name, "A turn begins (@)", "Your turn begins") }.
    [WB] { WHO($name, "A move is about to begin (@)", "You are about to move") }.
    [WR] { WHO($name, "The movement die is rolled (@)", "Your movement die is rolled") }.
    [WL] { WHO($name, "The move has ended (@)", "Your move has ended") }.
    [WD] { WHO($name, "An event card is turned up (@)", "Your event card is turned up") }.
    [WF] Before the dice of a battle.
    [WE] { WHO($name, "A turn ends (@)", "Your turn ends") }.
    [WX] The outcome of the battle is known.
    [WH] Somebody is losing a Life.
   *[WC] A spell has been announced.
  }
magic_sword-ui-price = { $n ->
    [one] The price is { $n } gold piece.
   *[other] The price is { $n } gold pieces.
  }
magic_sword-ui-verb = { $verb ->
    [take] Take: { $what }
    [visit] Approach: { $what }
    [wield] Wield: { $what }
    [send] Send into battle: { $what }
    [drop] Drop: { $what }
    [exorcise] Drive out or bind: { $what }
    [provoke] Attack or approach: { $what }
    [meet] Meet: { $what }
   *[sway] Win over: { $what }
  }
magic_sword-ui-aside = On the side
magic_sword-ui-orders = When to ask me
magic_sword-ui-orders-about = Say for each spell when you want to be asked. Other windows close by themselves, and nobody can tell from the timing what you hold.
magic_sword-ui-order = { $order ->
    [always] whenever it can be cast
    [turn] once in every other player’s turn, and when it is about me
    [mine] only when it is about me
   *[never] only on my own turn
  }
magic_sword-ui-pass-idle = Pass automatically when I can cast nothing
magic_sword-ui-herald = A window for spells: it closes by itself…
magic_sword-ui-stop = Stop
magic_sword-ui-by-itself = { $what }: automatically…
magic_sword-ui-rolled = The roll: { $n }
magic_sword-ui-linger = Take my time
magic_sword-ui-loadout = What you carry
magic_sword-ui-leave-here = Leave here
magic_sword-ui-plain-turn = Where there is nothing to decide, play my turn for me: explore, take what fits, end
magic_sword-ui-loadout-about = { $of ->
    [0] Items: { $n }. What you leave stays on this square.
   *[other] Items: { $n } of { $of }. What you leave stays on this square.
  }
magic_sword-first-choose-hero = Every hero has a gift; the numbers are Sword and Magic.
magic_sword-first-turn-choice = The quest: win the Magic Sword and Shield, reach the bridge and beat the Beast. A roll leads one of two ways.
magic_sword-first-walk-where = On many squares you draw a card: an enemy, an item, a friend or an event.
magic_sword-first-landing = You may meet whoever stands here, or explore the square itself.
magic_sword-first-prepare = In a fight each adds a die to strength; the loser loses a Life. The odds are shown.
magic_sword-first-cast-or-pass = Spells may be cast on others’ turns too; it often pays to wait.
magic_sword-first-at-square = While you are here you may do what the square offers, then end your turn.
magic_sword-first-buy = You can carry no more than four items.
magic_sword-ui-tale-trophies = Beaten on the way
magic_sword-ui-tale-friends = Companions to the end
magic_sword-ui-tale-items = Carried to the end

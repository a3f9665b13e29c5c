## For all games

show-players = Players: { $names }
show-quoted = “{ $text }”
show-no-notes = There is nothing to note yet.
show-no-details = Everything there is lies on the table.
show-standing = Final standing
show-brief = (t shows the whole table)

## Abraca… What?

show-abraca-goal =
    Goal: be the first with { $target } points. Everybody sees your stones but you: name a spell that
    you probably have. Right: it works, and you may go on; wrong: you lose a life.
    A round is won by whoever gets rid of all stones or takes somebody's last life.
show-abraca-round = Round { $round } · reserve { $reserve } · secret stones on the board { $pool }
show-abraca-board = Board
show-abraca-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} of { $target }
show-abraca-secrets = secret:
show-abraca-left = to your left
show-abraca-right = to your right
show-abraca-both = your neighbour on both sides
show-abraca-number = No.
show-abraca-spell = spell
show-abraca-out = out
show-abraca-unseen = unseen
show-abraca-effect = effect
show-abraca-effect-of = { $spell ->
    [1] rivals lose what the die shows
    [2] { $wanderer ->
        [true] all lose a life, you regain yours
       *[other] rivals −1, you +1
    }
    [3] you gain what the die shows
    [4] you may take a secret stone
    [5] both neighbours −1
    [6] left neighbour −1
    [7] right neighbour −1
   *[8] you +1
}
show-abraca-costs = A miss: −1 life, the turn is over; with a 1, what the die shows ({ $faces }).
show-abraca-again = A hit! Now { $last } again or more, or 0 to stop.
show-abraca-again-easy = A hit! Now any spell, or 0 to stop.
show-abraca-chance = unseen by you: { $unseen }
show-abraca-ruled-out = Stone { $place }: ruled out { $numbers }

## Siggil

show-siggil-goal = { $solo ->
    [easy]
        Goal: capture all { $target } spirits with sets of { $size }. Each turn one free card goes to the discard
        pile and one into your hand, then you may capture a spirit with cards of its family or number.
        Fewer than { $lost } spirits may be lost.
    [advanced]
        Goal: capture { $target } spirits with sets of { $size }; discards lie face down. Each turn one free card
        is discarded and one goes into your hand, then you may capture a spirit with cards of its family or
        number. Fewer than { $lost } spirits may be lost.
   *[other]
        Goal: be the first to hold { $target } spirits. On your turn take a card that nothing lies on; then you may
        capture a free spirit with a set of its family or its number (cards: { $size }). A rival's spirit is
        lured away with one card more; a lost one comes back when you add to your old set.
}
show-siggil-head = “{ $layout }” · cards in the siggil { $left } · spirits to win { $target } · sets of { $size }
show-siggil-short = { $family ->
    [1] St
    [2] De
    [3] Le
    [4] Tu
    [5] Cl
    [6] Sh
   *[7] Fe
}
show-siggil-players = Players
show-siggil-spirit = spirit
show-siggil-where = where
show-siggil-price = price
show-siggil-fits = fam/num
show-siggil-unseen = in the siggil
show-siggil-siggil = under cards
show-siggil-free = free
show-siggil-discarded = gone for good
show-siggil-held = { $name }, set { $size }
show-siggil-safe = safe
show-siggil-counts = spirits { $held } of { $target }, cards in hand { $hand }
show-siggil-remembered = took: { $cards }
show-siggil-missing = { $count ->
    [one] (back with { $count } card more)
   *[other] (back with { $count } cards more)
}
show-siggil-lost = Spirits lost { $lost }; with { $most } the game is lost. Cards discarded { $discard }.
show-siggil-hand = Hand:
show-siggil-empty = still empty
show-siggil-choosing = To capture { siggil-spirit-whom } choose { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Chosen so far: { $chosen }.
show-siggil-nobody = Nobody can be captured yet: too few cards fit.
show-siggil-uncovers = { $count ->
    [0] uncovers nothing
   *[other] uncovers { $count }
}
show-siggil-costs = { $holder ->
    [none] costs { $count } cards
   *[other] lure from { $holder }: { $count } cards
}
show-siggil-legend = Framed: a free card with the number of its answer; ▒ a back; ░ the seen edge of a covered card; * a spirit.
show-siggil-spirit-told = Spirit “{ $name }”: cards in hand that fit by family { $family }, by number { $number }; held or still to come: { $left_family } and { $left_number }.
show-siggil-discard = Discarded: { $cards }
show-siggil-result = { $held ->
    [one] { $held } spirit
   *[other] { $held } spirits
}, cards left in hand { $hand }

## Five Seals of Magic

show-five_seals-goal =
    Goal: gather the most valuable scrolls. A seal is broken with dice of its colour that sum to at least its
    strength, with no die to spare. Your mage stands where the seal was and bars the way; a scroll that you
    win is a spell and scores its strength. The match ends with the round after which at most { $end } scrolls of
    strength 6 are left.
show-five_seals-map = our map
show-five_seals-head = { $round ->
    [0] Setting up
   *[other] Round { $round }
} · scrolls of strength 6 left { $sixes }, the end comes at { $end }
show-five_seals-mages = Mages
show-five_seals-letter = { $element ->
    [0] R
    [1] B
    [2] Y
    [3] G
   *[4] V
}
show-five_seals-farther = There are more rings beyond (d for the whole dungeon). Scrolls of strength 6:
show-five_seals-legend = R fire B water Y air G earth V mind · R2 a seal §R2 a scroll ! your dice suffice
show-five_seals-signs = @ mage, & familiar, # guardian of a scroll; a large letter (A1) is a room within reach, a small one (a1) lies behind seals.
show-five_seals-sectors = ── sectors { $first }–{ $last }, the hub H above ──
show-five_seals-store = Dice in the store:
show-five_seals-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
show-five_seals-no-dice = no dice
show-five_seals-finished = round over
show-five_seals-has-dice = Your dice: { $dice }. A seal is broken with dice of one colour.
show-five_seals-left = { $count } in the store
show-five_seals-or = {" "}or{" "}
show-five_seals-price = price { $prices }
show-five_seals-scroll = scroll “{ $name }”, strength { $strength }
show-five_seals-nothing = no scrolls
show-five_seals-behind = behind it { $room }: { $lies }

## Fabled

show-fabled-goal = { $trial ->
    [true]
        Goal: by the end of chapter { $chapters } gather more sun books together than the spirits, whose wisdom grows
        every chapter. Two books make one of the next tier: steppe → mountain → forest → sun. Volkhvs walk the
        paths from left to right and visit places of power from the whirlpools ◎. A land without volkhvs is forgotten.
   *[other]
        Goal: have the most sun books at the end of chapter { $chapters }. Two books make one of the next tier: steppe →
        mountain → forest → sun. A turn: one action, then movement; your volkhvs take 2 steps, the others' 1; from
        the whirlpools ◎ they visit places of power. A land without volkhvs is forgotten.
}
show-fabled-head = { $chapter ->
    [0] Prologue
   *[other] Chapter { $chapter } of { $chapters }
} · { $scenario }
show-fabled-players = Players
show-fabled-no-lands = The row is empty: there is no land yet.
show-fabled-terrain = { $terrain ->
    [steppe] steppe
    [mountain] mountain
   *[forest] forest
}
show-fabled-joined = ⇒ goes on
show-fabled-loose = ✕ breaks off
show-fabled-dead-end = dead end:
show-fabled-spirit-mark = S
show-fabled-home = { $count ->
    [one] { $count } volkhv at home
   *[other] { $count } volkhvs at home
}
show-fabled-boosted = {" "}★
show-fabled-property-used = property used
show-fabled-boost-used = boost used
show-fabled-spent = { $name } (spent)
show-fabled-marker = marker { $value } of 4
show-fabled-tokens = tokens: { $names }
show-fabled-book = { $book ->
    [steppe] steppe
    [mountain] mountain
    [forest] forest
   *[sun] sun
}
show-fabled-spirits = Spirits
show-fabled-trial = wisdom { $wisdom } (sun books { $suns }) · { $fate ->
    [dawn] dawn
   *[dusk] dusk
} · at home { $home } · tricks to come { $left } · joint visits { $joint }
show-fabled-open = open: { $lands }
show-fabled-market = Can be added
show-fabled-deck = (deck { $count }; { $price })
show-fabled-cost = price: 1 { $terrain ->
    [steppe] steppe
    [mountain] mountain
   *[forest] forest
} book{ $more ->
    [0] { "" }
    [one] {" "}and { $more } steppe book
   *[other] {" "}and { $more } steppe books
}
show-fabled-left = { $what ->
    [steps] steps left: { $count }
    [convert] conversions left: { $count }
    [warden-convert] conversions left: { $count }
   *[other] left: { $count }
}
show-fabled-leaves = → leaves the path
show-fabled-to-cell = → { $land ->
    [none] cell { $cell }
   *[other] “{ $land }”, cell { $cell }
}
show-fabled-legend = ◎ a whirlpool with its place of power; [A1] a volkhv, [A1→2] with 2 steps left; ▔ and ▁ the heights at which a path begins and ends: equal neighbours join (⇒), others break off (✕); ★ a boosted ally.
show-fabled-at-home = at home
show-fabled-cell = “{ $land }”, { $path ->
    [dead_end] dead end, cell { $cell }
   *[regular] cell { $cell }
}
show-fabled-walk = Step: { $who }
show-fabled-pick = Volkhv { $who }
show-fabled-visit = { $who }: visit “{ $place }”
show-fabled-instead = { $who }: 2 steppe books instead of “{ $place }”
show-fabled-between = { $left ->
    [none] { $right ->
        [none] Into the empty row
       *[other] First, before “{ $right }”
    }
   *[other] { $right ->
        [none] Last, after “{ $left }”
       *[other] Between “{ $left }” and “{ $right }”
    }
}
show-fabled-use = Use: { $name }
show-fabled-use-boost = Boost: { $name }
show-fabled-march = your volkhvs { $mine }, { $own } steps each; others { $others }, { $other } each
show-fabled-boost = Boost: { $text }
show-fabled-ahead = Ahead, by chapters: { $tokens }
show-fabled-grade = { $grade ->
    [legendary] A legendary victory over the spirits
    [great] A great victory over the spirits
    [victory] A victory over the spirits
   *[defeat] The spirits were wiser
}: their wisdom { $wisdom }, sun books { $suns }.

## Magic Sword

show-magic_sword-goal =
    Goal: be the first to beat the Beast. Grow: enemies give trophies, trophies give Sword, encounters and prayers
    give both strengths. Win the Magic Sword (nobody enters the Stone Bridge without it) and Toliman's Shield (nobody
    enters the castle without it), climb across the Swamp and the Ice Forest to the Upper Circle and cross the bridge.
    Whoever dies begins anew with another character.
show-magic_sword-head = { $round ->
    [0] The beginning
   *[other] Round { $round }
} · events in the deck { $events } · spells { $spells }
show-magic_sword-war = War of the Elements: nobody casts
show-magic_sword-doubled = Parade of Planets: the Magic of demons is doubled
show-magic_sword-quest = Quest:
show-magic_sword-bridge = Bridge
show-magic_sword-beast = Beast
show-magic_sword-ring = { $ring ->
    [lower] Lower Circle: down the left side, up the right; numbers: the roll to get there
    [middle] Middle Circle: down the left side, up the right; numbers: the roll to get there
    [upper] Upper Circle: down the left side, up the right; numbers: the roll to get there
   *[bridge] Stone Bridge
}
show-magic_sword-face-down = { $count } face down
show-magic_sword-gold = { $count } gold
show-magic_sword-no-hero = { $name } has no character yet
show-magic_sword-who = { $name }: { $hero } ({ $align }), { $square }
show-magic_sword-sword = Sword { $now } (in a fight { $fight })
show-magic_sword-magic = Magic { $now } (in a fight { $fight })
show-magic_sword-life = Life { $now }
show-magic_sword-coins = gold { $now }
show-magic_sword-items = Items { $count } of { $most }:
show-magic_sword-friends = Friends:
show-magic_sword-captive = Captive of the Wand:
show-magic_sword-lives = { $count ->
    [one] { $count } Life
   *[other] { $count } Lives
}
show-magic_sword-uses = { $count } left
show-magic_sword-paralysed = does not attack until { $name } begins a turn
show-magic_sword-frozen = { $count ->
    [1] in the Ring of Fire: out of reach until the missed turn
   *[other] bound by thunder: out of reach until the missed turn
}
show-magic_sword-geas = geas: on the way to a temple, turns: { $count }
show-magic_sword-locked = the bridge is closed, turns: { $count }
show-magic_sword-leaving = leaving the bridge
show-magic_sword-spells = Spells { $count } of { $most }:
show-magic_sword-trophies = Trophies worth { $points }:
show-magic_sword-state = State:
show-magic_sword-stone = stone, turns: { $count }
show-magic_sword-skip = will miss turns: { $count }
show-magic_sword-slow = walks one square a turn
show-magic_sword-possessed = possessed: moves only after throwing 1–3
show-magic_sword-mission = mission: { $mission ->
    [enemy] beat an enemy
    [character] beat a character
    [three-gold] bring 3 gold
    [two-gold] bring 2 gold
   *[claim] done, the reward waits
}
show-magic_sword-rival = Sword { $sword }, Magic { $magic }, Life { $life }, gold { $gold }
show-magic_sword-has-spells = spells { $count }
show-magic_sword-window = { $window ->
    [WT] A turn begins: { $name }.
    [WB] The move is about to begin: { $name }.
    [WR] The movement die is rolled: { $name }.
    [WL] The move is over: { $name }.
    [WD] An event card is turned up: { $name }.
    [WF] The dice of a fight are about to be thrown.
    [WE] A turn ends: { $name }.
    [WX] The outcome of a fight is known.
    [WH] Somebody loses Life.
   *[WC] A spell is announced.
}
show-magic_sword-in-the-air = { $name } casts “{ $spell }”: { $text }
show-magic_sword-price = Price: { $count } gold.
show-magic_sword-battle = A fight: { $one } ({ $own }) — { $two } ({ $other }). Chances of { $one }: { $odds }.
show-magic_sword-odds = win { $win } %, draw { $draw } %, loss { $loss } %
show-magic_sword-ware = { $count } gold, { $left } left.
show-magic_sword-numbers = Sword { $sword }, Magic { $magic }. { $text }
show-magic_sword-verb = { $verb ->
    [take] take: { $what }
    [attack] attack: { $what }
    [visit] approach: { $what }
    [wield] wield: { $what }
    [send] send into the fight: { $what }
    [drop] drop: { $what }
    [meet] meet: { $what }
   *[sway] win over: { $what }
}
show-ours = [R]: ours, the rulebook does not say it or says only part (?number tells more).
preview-let = Unless somebody interferes: { $what }
preview-maybe = possibly
preview-nothing = nothing

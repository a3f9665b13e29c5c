fabled-title = Fabled: The Spirit Lands
fabled-about = Lead your volkhvs along a row of lands that grows, moves and is forgotten, and gather the books of the sun.

## Names

fabled-terrain = { $terrain ->
    [steppe] steppe
    [mountain] mountain
   *[forest] forest
}
fabled-terrains = { $terrain ->
    [steppe] the steppes
    [mountain] the mountains
   *[forest] the forests
}
fabled-books-of = { $book ->
    [steppe] steppe books
    [mountain] mountain books
    [forest] forest books
   *[sun] sun books
}
fabled-give = { $give ->
    [steppe] steppe
    [mountain] mountain
    [forest] forest
   *[sun] sun
}
fabled-take = { $take ->
    [steppe] steppe
    [mountain] mountain
    [forest] forest
   *[sun] sun
}
fabled-and-1 = { $steppe ->
    [0] { "" }
   *[other] { ", " }
}
fabled-and-2 = { $mountain ->
    [0] { fabled-and-1 }
   *[other] { ", " }
}
fabled-and-3 = { $forest ->
    [0] { fabled-and-2 }
   *[other] { ", " }
}
fabled-books = { $steppe ->
    [0] { "" }
    [one] { $steppe } steppe book
   *[other] { $steppe } steppe books
}{ $mountain ->
    [0] { "" }
    [one] { fabled-and-1 }{ $mountain } mountain book
   *[other] { fabled-and-1 }{ $mountain } mountain books
}{ $forest ->
    [0] { "" }
    [one] { fabled-and-2 }{ $forest } forest book
   *[other] { fabled-and-2 }{ $forest } forest books
}{ $sun ->
    [0] { "" }
    [one] { fabled-and-3 }{ $sun } sun book
   *[other] { fabled-and-3 }{ $sun } sun books
}
fabled-path = { $path ->
    [dead_end] the dead-end path
   *[regular] the regular path
}
fabled-whose-volkhv = { $seat ->
    [none] A spirit
   *[other] { WHO($seat, "@’s volkhv", "Your volkhv") }
}
fabled-who-adds = { $seat ->
    [none] The spirits add to the row:
   *[other] { WHO($seat, "@ adds to the row:", "You add to the row:") }
}
fabled-who-visits = { $seat ->
    [none] The spirits visit a place:
   *[other] { WHO($seat, "@ visits a place:", "You visit a place:") }
}
fabled-who-visited = { $seat ->
    [none] The spirits have visited:
   *[other] { WHO($seat, "@ has visited:", "You have visited:") }
}
fabled-land = { $land ->
    [st_01] Feathergrass Sea
    [st_02] Steppe of Nine Winds
    [st_03] Field of Stone Idols
    [st_04] Sunlit Pasture
    [st_05] Smokes of the Nomad Camp
    [st_06] Marmot Hills
    [st_07] Wormwood Road
    [st_08] Gateway of Dawn
    [st_09] Falcon Circle
    [st_10] Storytellers' Halt
    [st_11] The Lone Yurt
    [st_12] School Beneath the Sky
    [mt_01] Thunder Crag
    [mt_02] Eagle Stair
    [mt_03] Sleeping Serpent Ridge
    [mt_04] Echo Pass
    [mt_05] Temple Mount
    [mt_06] Cave of the Silent One
    [mt_07] Hoary Summit
    [mt_08] Hanging Gates
    [mt_09] School in the Cliffs
    [mt_10] Foot of the World
    [mt_11] The Stone Inn
    [mt_12] Giants' Bridge
    [fo_01] Elders' Oakwood
    [fo_02] Singing Thicket
    [fo_03] Wood of a Thousand Lights
    [fo_04] Serpent Weald
    [fo_05] The Birchbark Archive
    [fo_06] Grove of Universal Thought
    [fo_07] Tower in the Crowns
    [fo_08] Mossgrown Gates
    [fo_09] Lair of the Treewyrm
    [fo_10] Temple of the Green Shade
    [fo_11] The Leshy's Trails
    [fo_12] Heart of the Great Forest
   *[none] a land unseen
}
fabled-place = { $place ->
    [wind_3] House of Wind (3)
    [wind_4] House of Wind (4)
    [stones_1] House of Stones (1)
    [stones_2] House of Stones (2)
    [roots] House of Roots
    [tavern] Spirit Tavern
    [menhirs_3] Menhirs (3)
    [menhirs_4] Menhirs (4)
    [menhirs_5] Menhirs (5)
    [gates] Gates of the Lands
    [hermit] Hermit's Dwelling
    [treewyrm] Treewyrm
    [academy] Universal Academy
    [tower] Universal Tower
    [temple] Universal Temple
    [library] Universal Library
    [sky_2] Cloud Bench
    [sky_3] Rainbow Arch
    [sky_4] Star Hearth
   *[none] bare rock
}
fabled-place-text = { $place ->
    [wind_3] Take 3 steppe books.
    [wind_4] Take 4 steppe books.
    [stones_1] Take 1 mountain book.
    [stones_2] Take 2 mountain books.
    [roots] Take 1 forest book.
    [tavern] Take a steppe book for each land that holds a volkhv of yours.
    [menhirs_3] Take up to 3 steps with your volkhvs.
    [menhirs_4] Take up to 4 steps with your volkhvs.
    [menhirs_5] Take up to 5 steps with your volkhvs.
    [gates] Move a land with a volkhv of yours to another place in the row.
    [hermit] A volkhv from your supply enters the regular path of the land to the right.
    [treewyrm] Copy a place of any other land, but not a treewyrm.
    [academy] Make up to 4 conversions.
    [tower] Turn 1 book into 1 book of the next tier.
    [temple] Turn 3 matching books into 2 of the next tier.
    [library] Turn 2 matching books into 1 book two tiers higher.
    [sky_2] Take 2 steppe books.
    [sky_3] Take 1 steppe book, then make up to 2 conversions.
   *[sky_4] Take 1 mountain and 1 steppe book.
}
fabled-name = { $name ->
    [wind] House of Wind
    [stones] House of Stones
    [roots] House of Roots
    [tavern] Spirit Tavern
    [menhirs] Menhirs
    [gates] Gates of the Lands
    [hermit] Hermit's Dwelling
    [treewyrm] Treewyrm
    [academy] Universal Academy
    [tower] Universal Tower
    [temple] Universal Temple
    [library] Universal Library
    [sky] a place of the sky
   *[nameless] a nameless place
}
fabled-ally = { $ally ->
    [seer] The Seer
    [bookman] The Bookman
    [steppe_sorcerer] Sorcerer of the Steppes
    [oblivion_master] Master of Oblivion
    [firebird] The Firebird
    [swarm] The Swarm
    [sister_of_time] Sister of Time
    [enchantress] The Enchantress
    [herald] Herald of the Lands
    [windherd] The Windherd
    [mountain_guide] Mountain Guide
    [soulwarden] The Soulwarden
    [charioteer] Charioteer of Light
    [underground_king] King of the Depths
    [rock_colossus] Rock Colossus
    [sky_wanderer] Sky Wanderer
    [swamp_witch] Witch of the Marshes
    [forest_giant] Forest Giant
    [wise_cat] The Wise Cat
    [werewolf] The Werewolf
    [nature_lord] Lord of Nature
    [forest_warden] Warden of the Forests
    [serpent_queen] Queen of Serpents
   *[bright_torch] The Bright Torch
}
fabled-property = { $ally ->
    [seer] When you add a land, after paying you may look at the top two cards of its deck: add one of them and gain 3 steppe books, or take an open land.
    [bookman] After a visit to a universal place gain 1 steppe book.
    [steppe_sorcerer] Announcing the steppes brings you 3 steppe books. When they are announced, each of your movers may take 1 more step on your turn, one of them on another's.
    [oblivion_master] Put tokens on lands in your action phase: when such a land is forgotten, gain a book of its terrain on your turn, of the tier below on another's (with five participants a steppe book).
    [firebird] After adding a land take 2 steppe books or make a conversion.
    [swarm] Once on your turn, after a visit of yours, gain 1 steppe book, and you may make 1 step with a volkhv in another land.
    [sister_of_time] At the start of each chapter: 1 steppe book, 1 conversion or 1 step.
    [enchantress] Once on your turn move any steppe in the row.
    [herald] After your movement phase you may hold a second one in another terrain; your volkhvs take 1 step there.
    [windherd] Each time a volkhv of yours enters a path it may take 1 more step; in a forest that costs 1 steppe book.
    [mountain_guide] A volkhv that steps off a dead end or off an unconnected mountain path may enter the regular path of a neighbouring land, left or right, for 1 steppe book for each other participant, at most 3.
    [soulwarden] When a volkhv of yours returns to the supply for any reason, take a steppe book or make a conversion.
    [charioteer] At the start of your turn: 3 steppe books if anybody has more sun books than you, 2 if anybody has as many.
    [underground_king] Adding a land, in the prologue too, you may put a token on it (you have 2): each time a volkhv of yours leaves such a land, gain 1 steppe book and you may make a conversion.
    [rock_colossus] Announcing the mountains brings you 2 steppe books. When they are announced, each of your movers may take 1 more step on your turn, one of them on another's.
    [sky_wanderer] Put her tokens on regular paths, each on the cell of its number (2, 3 or 4): they are places of power for all; when another visits one, gain 1 steppe book, at most twice a chapter.
    [swamp_witch] Visiting a place named on a token, spend it for books: House of Wind or Menhirs 2 steppe; House of Stones, House of Roots or Spirit Tavern 1 mountain.
    [forest_giant] Each forgotten land moves the marker by 1, up to 6 (9 with five participants); in your action phase, from there, take a forest book and set it back to 0.
    [wise_cat] Visiting a place named on a token, spend it for books: academy or gates 1 mountain; tower or library 1 mountain and 1 steppe; temple 1 forest.
    [werewolf] Announcing the forests brings you 4 steppe books. Then choose: each of your movers may take 1 more step, or 2, but then one of your volkhvs in a forest goes home after the phase.
    [nature_lord] Put tokens on forests in your action phase: at the start of your turn gain 3 steppe books for each such forest that holds a volkhv of yours.
    [forest_warden] After adding a forest gain 3 steppe books; then you may at once add a steppe or mountains right beside it for 1 book of its terrain, without surcharge.
    [serpent_queen] Put tokens on lands in your action phase: another's visit there brings you 1 steppe book, or 2 with only two participants, at most twice a chapter.
   *[bright_torch] Keeps 2 forests from the deck: where a regular path breaks off before your volkhv, lay to the right, free, a forest whose start meets it, and the volkhv walks on.
}
fabled-boost = { $ally ->
    [seer] You may add a land from oblivion: without surcharge and without a look at the deck.
    [bookman] After the effect of a universal place also apply one other universal place.
    [steppe_sorcerer] Your volkhvs cross from a steppe into its right neighbour even without a connection.
    [oblivion_master] Once an oblivion phase also apply a place of books (wind, stones, roots, tavern) of the forgotten land.
    [firebird] Once a game: exchange 1 or 2 forest books for as many sun books.
    [swarm] Once a chapter, after a visit on your turn, send another volkhv of yours, on a whirlpool of another land, to a linked place with another name.
    [sister_of_time] Once a game, after your turn: take another complete turn.
    [enchantress] After the move you may make up to 2 steps on the moved land.
    [herald] Your volkhvs take 2 steps in the second movement phase. In the oblivion phase of your turn gain a book of the terrain of each forgotten land.
    [windherd] Once a game: up to 3 of your volkhvs, from the supply or the row, enter mountain paths of your choice.
    [mountain_guide] Entering mountains, except by adding them, your volkhvs may take the dead-end path; each visit on a dead end brings 1 mountain book.
    [soulwarden] Once a game: apply up to 2 places of different names of forgotten lands (not gates, hermit or treewyrm).
    [charioteer] Once on your turn, for 1 steppe book, move a volkhv to the start of the regular path of another land; then it may take 1 step.
    [underground_king] A third token: put it at once on a land without one. Stepping off a path of a land with a token, a volkhv may enter another such land instead of going home.
    [rock_colossus] Once a chapter a volkhv on a neutral mountain cell visits a nameless place: 1 mountain book.
    [sky_wanderer] Her places act twice for you; once on your turn you may move one token to another land.
    [swamp_witch] Once a game: turn all spent tokens up again.
    [forest_giant] Once on your turn, marker −2: move any land, then make up to 2 steps on it.
    [wise_cat] Once a chapter spend any token when visiting any named place but a treewyrm.
    [werewolf] Once on your turn return a volkhv from a forest to the supply for 1 forest book.
    [nature_lord] After a visit of yours in a forest with your token gain 1 mountain book.
    [forest_warden] Once a game, besides your action: up to 5 conversions, then add a forest at its full price.
    [serpent_queen] Once a chapter, when another has applied a place of books (wind, stones, roots, tavern) on a land with your token, apply it too.
   *[bright_torch] Refills to 2 forests; levels need not match.
}
fabled-ability = { $ability ->
    [seer] The Seer
    [bookman] The Bookman
    [steppe_sorcerer] Sorcerer of the Steppes
    [oblivion_master] Master of Oblivion
    [firebird] The Firebird
    [swarm] The Swarm
    [sister_of_time] Sister of Time
    [enchantress] The Enchantress
    [herald] Herald of the Lands
    [windherd] The Windherd
    [mountain_guide] Mountain Guide
    [soulwarden] The Soulwarden
    [charioteer] Charioteer of Light
    [underground_king] King of the Depths
    [rock_colossus] Rock Colossus
    [sky_wanderer] Sky Wanderer
    [swamp_witch] Witch of the Marshes
    [forest_giant] Forest Giant
    [wise_cat] The Wise Cat
    [werewolf] The Werewolf
    [nature_lord] Lord of Nature
    [forest_warden] Warden of the Forests
    [serpent_queen] Queen of Serpents
    [bright_torch] The Bright Torch
    [event] the event
    [scenario] the scenario
    [joint] a joint visit
   *[other] the boost
}
fabled-token = { $token ->
    [oblivion] token of the Master of Oblivion
    [king] token of the King
    [sky_2] Cloud Bench
    [sky_3] Rainbow Arch
    [sky_4] Star Hearth
    [queen] token of the Queen
    [nature] token of the Lord of Nature
    [event_1] new event I
    [event_2] new event II
    [event_3] new event III
    [milestone_1] first milestone
    [milestone_2] second milestone
    [escalation] escalation
    [new_ally] new ally
    [boost_or_ally_1] boost or new ally
    [boost_or_ally_2] boost or new ally
    [end_of_times] end of time
    [witch_wind] token of the Witch: House of Wind
    [witch_stones] token of the Witch: House of Stones
    [witch_menhirs] token of the Witch: Menhirs
    [witch_tavern] token of the Witch: Spirit Tavern
    [witch_roots] token of the Witch: House of Roots
    [cat_academy] token of the Cat: Universal Academy
    [cat_tower] token of the Cat: Universal Tower
    [cat_temple] token of the Cat: Universal Temple
    [cat_library] token of the Cat: Universal Library
    [cat_gates] token of the Cat: Gates of the Lands
    [fo_01] the Torch’s forest “Elders' Oakwood”
    [fo_02] the Torch’s forest “Singing Thicket”
    [fo_03] the Torch’s forest “Wood of a Thousand Lights”
    [fo_04] the Torch’s forest “Serpent Weald”
    [fo_05] the Torch’s forest “The Birchbark Archive”
    [fo_06] the Torch’s forest “Grove of Universal Thought”
    [fo_07] the Torch’s forest “Tower in the Crowns”
    [fo_08] the Torch’s forest “Mossgrown Gates”
    [fo_09] the Torch’s forest “Lair of the Treewyrm”
    [fo_10] the Torch’s forest “Temple of the Green Shade”
    [fo_11] the Torch’s forest “The Leshy's Trails”
    [fo_12] the Torch’s forest “Heart of the Great Forest”
   *[other] a token
}
fabled-event = { $event ->
    [ev_a1] Tailwind
    [ev_a2] Welcoming Thresholds
    [ev_a3] Waking Lands
    [ev_a4] Council of Allies
    [ev_b1] The Farewell
    [ev_b2] Fog on the Paths
    [ev_b3] Gifts and Vows
    [ev_b4] Fork of Fates
    [ev_c1] Dry Wind
    [ev_c2] Tumbleweeds
    [ev_c3] Black Storm
   *[ev_c4] Singing Grass
}
fabled-event-upper = { $event ->
    [ev_a1] Once in your action phase: 1 step.
    [ev_a2] After each visit of yours to a nameless place gain 1 steppe book.
    [ev_a3] After adding a land gain 1 steppe book or make 1 step on it.
    [ev_a4] At once, in turn order: each player may discard an ally that is not boosted and keep one of three others.
    [ev_b1] At once, in turn order: each player parts with an ally and gains a forest and a mountain book, or loses 2 steppe books.
    [ev_b2] In stage 1 a volkhv that comes into another land walks no further, spirits too; leaving a land and going home trigger no ally but the King.
    [ev_b3] Once in your action phase: take a token of yours back from a land and gain 1 steppe book, or make 1 conversion.
    [ev_b4] At once, in turn order: each player with fewer than three allies may pay a forest book and keep one of three new ones.
    [ev_c1] When the steppes are announced, every volkhv that moves takes 1 more obligatory step.
    [ev_c2] Once in your action phase move a steppe with a volkhv of yours.
    [ev_c3] In each oblivion phase, after the usual losses, the leftmost steppe with exactly one volkhv is forgotten too: the volkhv goes home, its owner gains 2 steppe books.
   *[ev_c4] Adding a steppe costs no surcharge.
}
fabled-event-lower = { $event ->
    [ev_a1] Once in your action phase: up to 2 steps.
    [ev_a2] After each visit of yours to a nameless place make up to 2 conversions.
    [ev_a3] After adding a land gain 1 steppe book or make 1 step on it.
    [ev_a4] At once, in turn order: each player may pay 2 mountain books to boost an ally.
    [ev_b1] At once, in turn order: each player parts with an ally and gains a mountain book, or loses 2 steppe books.
    [ev_b2] In stage 1 only the active player's volkhvs move.
    [ev_b3] At once, in turn order: each player may give up to 2 ally tokens for a mountain book each.
    [ev_b4] At the start of your action phase: 1 steppe book, 1 conversion or 1 step.
    [ev_c1] When the steppes are announced, the others' volkhvs take as many obligatory steps as the active player's.
    [ev_c2] After each oblivion phase the leftmost steppe moves to the right end of the row.
    [ev_c3] Adding a steppe costs 2 more steppe books.
   *[ev_c4] Adding a steppe costs no surcharge.
}
fabled-trick = { $trick ->
    [tr_01] Stolen Pages
    [tr_02] Racing the Wind
    [tr_03] Shifting Sands
    [tr_04] Veil of Dust
    [tr_05] Rockfall
    [tr_06] Stone Slumber
    [tr_07] Hidden Stair
    [tr_08] Toll of the Peaks
    [tr_09] Deep Roots
    [tr_10] Closing Thicket
    [tr_11] The Doubles
   *[tr_12] The Stolen Sunbeam
}
fabled-trick-full = { $trick ->
    [tr_01] Each player loses 2 steppe books (or all they have); the spirits' wisdom +2.
    [tr_02] The spirits take 3 steps instead of 2 this turn.
    [tr_03] The leftmost steppe with a player's volkhv moves to the right end of the row; wisdom +1.
    [tr_04] Until the next trick a player who announces the steppes takes 1 step there instead of 2.
    [tr_05] Each player returns a volkhv from a dead-end path to the supply: the one in the lowest cell (fate settles ties).
    [tr_06] Until the next trick a player who announces the mountains takes 1 step there instead of 2.
    [tr_07] A spirit from the supply enters the mountains chosen by fate, takes 2 steps and visits.
    [tr_08] Wisdom +1 for each mountain land in the row, at most 4.
    [tr_09] Two spirits on the best whirlpools visit again.
    [tr_10] Until the next trick players cannot add forests.
    [tr_11] Wisdom +1 for each land shared by spirits and players, at most 4.
   *[tr_12] Wisdom +4.
}
fabled-trick-foiled = { $trick ->
    [tr_01] Each player loses 1 steppe book.
    [tr_02] No effect.
    [tr_03] Wisdom +1.
    [tr_04] Until the next trick adding a steppe costs 1 more steppe book.
    [tr_05] Wisdom +1.
    [tr_06] Wisdom +1.
    [tr_07] A spirit from the supply enters the mountains chosen by fate.
    [tr_08] Half the toll, rounded down.
    [tr_09] One spirit on the best whirlpool visits again.
    [tr_10] Until the next trick adding a forest costs 1 more steppe book.
    [tr_11] Wisdom +1 for each shared land, at most 2.
   *[tr_12] Wisdom +2.
}

## What happened

fabled-event-first-chosen = { WHO($seat, "@ goes", "You go") } first.
fabled-event-land-opened = “{ fabled-land }” lies open.
fabled-event-ally-offered = { WHO($seat, "@ is", "You are") } offered an ally: { fabled-ally }.
fabled-event-ally-shown = Open for the draft: { fabled-ally }.
fabled-event-ally-drafted = { WHO($seat, "@ drafts", "You draft") } { fabled-ally }.
fabled-event-ally-joined = { fabled-ally } joins { $seat }.
fabled-event-ally-left = { WHO($seat, "@ parts", "You part") } with an ally: { fabled-ally }.
fabled-event-ally-boosted = { WHO($seat, "@ boosts", "You boost") } an ally: { fabled-ally }.
fabled-event-ability-used = { WHO($seat, "@ calls", "You call") } on { fabled-ability }.
fabled-event-prologue-began = The prologue: everyone adds a land.
fabled-event-chapter-began = Chapter { $number } begins.
fabled-event-token-reached = { $token ->
    [milestone_1] The first milestone: { fabled-milestone-first }
    [milestone_2] The second milestone: { fabled-milestone-second }
   *[other] Time reaches a path token: { fabled-token }.
}
fabled-event-event-foreseen = An event to come: “{ fabled-event }”.
fabled-event-event-revealed = Event “{ fabled-event }”: { $half ->
    [lower] { fabled-event-lower }
   *[other] { fabled-event-upper }
}
fabled-event-turn-began = { $seat ->
    [none] It is the spirits' turn.
   *[other] { WHO($seat, "It is @'s turn", "It is your turn") }.
}
fabled-event-books-gained = { WHO($seat, "@ gains", "You gain") } { fabled-books }.
fabled-event-books-paid = { WHO($seat, "@ gives", "You give") } { fabled-books }.
fabled-event-converted = { WHO($seat, "@ converts", "You convert") }: { fabled-give } → { fabled-take }.
fabled-event-transformed = { WHO($seat, "@ transforms", "You transform") }: { fabled-give } × { $give_count } → { fabled-take } × { $take_count }.
fabled-event-peeked = { $land ->
    [none] { WHO($seat, "@ looks", "You look") } at a land on top of the deck ({ fabled-terrain }).
   *[other] { WHO($seat, "@ sees", "You see") } on top of the deck: “{ fabled-land }”.
}
fabled-event-land-taken = { WHO($seat, "@ takes", "You take") } “{ fabled-land }”.
fabled-event-land-drawn = { WHO($seat, "@ draws", "You draw") } “{ fabled-land }”.
fabled-event-forest-drawn = { WHO($seat, "@ lays", "You lay") } a forest from the deck beside the Bright Torch: “{ fabled-land }”.
fabled-event-land-added = { fabled-who-adds } “{ fabled-land }”.
fabled-event-land-laid = { WHO($seat, "@ lays", "You lay") } a forest before a volkhv: “{ fabled-land }”.
fabled-event-land-moved = { $position ->
    [0] “{ fabled-land }” moves to the left end of the row.
   *[other] “{ fabled-land }” moves to the right of card { $position } in the row.
}
fabled-event-land-forgotten = “{ fabled-land }” goes to oblivion.
fabled-event-volkhv-entered = { fabled-whose-volkhv } enters { fabled-path } of “{ fabled-land }”.
fabled-event-volkhv-stepped = { fabled-whose-volkhv } walks to cell { $cell } of “{ fabled-land }”.
fabled-event-volkhv-returned = { fabled-whose-volkhv } comes home from “{ fabled-land }”.
fabled-event-went-to-place = { fabled-whose-volkhv } goes to a place: { fabled-place } (“{ fabled-land }”).
fabled-event-visit-began = { fabled-who-visits } { fabled-place } (“{ fabled-land }”).
fabled-event-visited = { fabled-who-visited } { fabled-name } (“{ fabled-land }”).
fabled-event-place-applied = { WHO($seat, "@ uses", "You use") } a place: { fabled-place }.
fabled-event-announced = { $seat ->
    [none] The spirits announce movement in { fabled-terrains }.
   *[other] { WHO($seat, "@ announces", "You announce") } movement in { fabled-terrains }.
}
fabled-event-token-placed = { WHO($seat, "@ puts", "You put") } on “{ fabled-land }”: { fabled-token }.
fabled-event-token-returned = Back to { $seat } from “{ fabled-land }”: { fabled-token }.
fabled-event-token-given = { $land ->
    [none] { WHO($seat, "@ gives", "You give") } up: { fabled-token }.
   *[other] { WHO($seat, "@ gives", "You give") } up from “{ fabled-land }”: { fabled-token }.
}
fabled-event-token-spent = { WHO($seat, "@ spends", "You spend") } a token of { fabled-ally }: { fabled-name }.
fabled-event-marker-moved = The Giant's marker stands at { $value }.
fabled-event-trick-revealed = { $foiled ->
    [true] The trick “{ fabled-trick }” is foiled. { fabled-trick-foiled }
   *[other] The trick “{ fabled-trick }”. { fabled-trick-full }
}
fabled-event-wisdom-gained = The spirits' wisdom grows by { $count } to { $total }.
fabled-event-fate-flipped = { $side ->
    [dawn] Fate turns to dawn.
   *[dusk] Fate turns to dusk.
}
fabled-event-joint-visit = { WHO($seat, "@ shares", "You share") } the visit with { $partner }: { fabled-place }.
fabled-event-epilogue-came = The epilogue. { $winners ->
    [none] Nobody wins
   *[other] { WHO($winners, "Won by @", "You win") }
}.
fabled-event-trial-ended = { $grade ->
    [legendary] A legendary victory over the spirits
    [great] A great victory over the spirits
    [victory] A victory over the spirits
   *[defeat] The spirits were wiser
} (their sun books: { $spirit_suns }).

## Answers

fabled-option-done = Enough
fabled-option-done-about = Go on without using what is left.
fabled-option-use = Use: { fabled-ability }
fabled-option-use-about = The ability is used now.
fabled-option-take-books = Take 2 steppe books
fabled-option-take-books-about = Always possible.
fabled-option-make-conversions = Make conversions
fabled-option-make-conversions-about = 2 alike for 1 of the next tier, or 1 for 2 of the tier below.
fabled-option-walk = A step with { fabled-by-volkhv }
fabled-option-walk-about = To the next cell, into the next land, or off the path.
fabled-option-pick = { fabled-nth-volkhv }
fabled-option-pick-about = Choose this volkhv.
fabled-option-add-land = Add a land: { fabled-terrain }
fabled-option-add-land-about = A book of its terrain and a steppe book for each such land in the row.
fabled-option-add-forgotten = Recall a land from oblivion: { fabled-terrain }
fabled-option-add-forgotten-about = The Seer's boost: no surcharge.
fabled-option-place-token = Put on a land: { fabled-token }
fabled-option-place-token-about = It stays until the land is forgotten.
fabled-option-end-actions = End the action phase
fabled-option-end-actions-about = Then you announce the movement.
fabled-option-exchange = { fabled-give } → { fabled-take }
fabled-option-exchange-about = One conversion.
fabled-option-want = { $count } more: { fabled-books-of }
fabled-option-want-about = The exchanges that bring it with the fewest conversions.
fabled-option-transform = { fabled-give } × { $give_count } → { fabled-take } × { $take_count }
fabled-option-transform-about = A transformation of a universal place.
fabled-option-gift = { $kind ->
    [books] Steppe books
    [conversions] Conversions
   *[steps] Steps
}
fabled-option-gift-about = One of the rewards.
fabled-option-take-open = Take the open land { $slot ->
    [0] on the left
   *[1] on the right
}
fabled-option-take-open-about = It is replaced from the deck at once.
fabled-option-draw-blind = Draw the top land unseen
fabled-option-draw-blind-about = You cannot refuse it afterwards.
fabled-option-peek = Look at the top two lands
fabled-option-peek-about = The Seer: only you see them.
fabled-option-take-peeked = Take the { $which ->
    [0] first
   *[1] second
} land you saw
fabled-option-take-peeked-about = And gain 3 steppe books.
fabled-option-choose-land = “{ fabled-land }”
fabled-option-choose-land-about = Choose this land.
fabled-option-choose-position = { $position ->
    [0] At the left end of the row
   *[other] After card { $position } in the row
}
fabled-option-choose-position-about = Cards in the row are counted from the left.
fabled-option-choose-terrain = { $terrain ->
    [steppe] Steppe
    [mountain] Mountain
   *[forest] Forest
}
fabled-option-choose-terrain-about = Choose this terrain.
fabled-option-announce = Movement in { fabled-terrains }
fabled-option-announce-about = Your volkhvs there take 2 steps, everybody else's 1.
fabled-option-hunt = { $how ->
    [hunt] The hunt: 2 more steps each
   *[trail] The trail: 1 more step each
}
fabled-option-hunt-about = After a hunt one of your volkhvs in a forest goes home.
fabled-option-stay = Stay on the path
fabled-option-stay-about = The chance is gone for this time.
fabled-option-go = Go to the place: { fabled-place }
fabled-option-go-about = The remaining steps are lost; the visit follows.
fabled-option-onward = One more step
fabled-option-onward-about = It costs nothing.
fabled-option-onward-paid = One more step for a steppe book
fabled-option-onward-paid-about = The Windherd does not like the woods.
fabled-option-halt = Stop here
fabled-option-halt-about = The optional steps are not used.
fabled-option-go-home = Return to the supply
fabled-option-go-home-about = The volkhv leaves the row.
fabled-option-enter = Enter { fabled-path } of “{ fabled-land }”
fabled-option-enter-about = The volkhv stands in cell 1.
fabled-option-lay = Lay “{ fabled-land }” and walk on
fabled-option-lay-about = A forest of the Bright Torch, free of charge.
fabled-option-apply = Apply the effect
fabled-option-substitute = Take 2 steppe books instead
fabled-option-substitute-about = The visit then counts as one to a nameless place.
fabled-option-visit = { fabled-nth-volkhv }: { $substitute ->
    [true] 2 steppe books instead of the effect
   *[false] visit
}
fabled-option-visit-about = Your other volkhvs visit after this one.
fabled-option-spend-token = Spend the token: { fabled-name }
fabled-option-spend-token-about = { fabled-ally } pays its books.
fabled-option-choose-place = { fabled-place }
fabled-option-choose-place-about = { fabled-place-text }
fabled-option-choose-ally = { fabled-ally }
fabled-option-choose-ally-about = { fabled-property }
fabled-option-boost-ally = Boost: { fabled-ally }
fabled-option-boost-ally-about = { fabled-boost }
fabled-option-take-ally = Take a new ally
fabled-option-take-ally-about = You will be offered three.
fabled-option-discard-ally = Part with { fabled-ally }
fabled-option-discard-ally-about = All that belongs to the ally goes too.
fabled-option-give-books = Give the books
fabled-option-give-books-about = The books return to the common supply.
fabled-option-discard-token = Give: { fabled-token }
fabled-option-discard-token-about = A token of one of your allies.
fabled-option-choose-seat = { $seat }
fabled-option-choose-seat-about = This player applies the effect too.

## What the game waits for

fabled-question-act = { $seat } chooses an action.
fabled-question-put-king-token = { $seat } puts the King's third token on a land.
fabled-question-keep-ally = { $seat } keeps one of the allies on offer.
fabled-question-declare-boost = { $seat } boosts an ally or takes a new one.
fabled-question-draft-ally = { $seat } drafts an ally.
fabled-question-open-drafted = { $seat } opens one of the drafted allies.
fabled-question-convert = { $seat } makes conversions.
fabled-question-transform-books = { $seat } chooses a transformation.
fabled-question-suns-for-forests = { $seat } exchanges forest books for sun books.
fabled-question-prologue-land = { $seat } adds the first land.
fabled-question-extra-turn = { $seat } may take another turn with the Sister of Time.
fabled-question-council-swap = { $seat } may swap an ally.
fabled-question-council-boost = { $seat } may pay 2 mountain books for a boost.
fabled-question-farewell-choice = { $seat } parts with an ally or gives 2 steppe books.
fabled-question-vow = { $seat } takes a token back or makes a conversion.
fabled-question-take-back = { $seat } chooses from which land the token comes back.
fabled-question-offering = { $seat } may give ally tokens for mountain books.
fabled-question-give-from = { $seat } chooses which token goes: from a land, or from the supply.
fabled-question-fork-choice = { $seat } may pay a forest book for a new ally.
fabled-question-choose-source = { $seat } chooses the land to add.
fabled-question-choose-peeked = { $seat } chooses between the lands seen and the open ones.
fabled-question-choose-forgotten = { $seat } chooses a land from oblivion.
fabled-question-place-land = { $seat } chooses a place in the row.
fabled-question-after-adding = { $seat } may use abilities after adding a land.
fabled-question-second-land = { $seat } chooses the Warden's second land.
fabled-question-move-land = { $seat } chooses a land to move.
fabled-question-move-to = { $seat } chooses where the land goes.
fabled-question-announce-terrain = { $seat } announces the movement.
fabled-question-werewolf-leads = { $seat } chooses between trail and hunt.
fabled-question-march-choice = { $seat } leads the volkhvs on their way.
fabled-question-visit-turn = { $seat } chooses the next visit.
fabled-question-hunt-price = { $seat } sends a volkhv home from a forest after the hunt.
fabled-question-master-recalls = { $seat } may use a place of the forgotten land.
fabled-question-call-book = { $seat } chooses the book of a forgotten land.
fabled-question-copy-place = { $seat } chooses what the treewyrm copies.
fabled-question-after-visit = { $seat } may use abilities after the visit.
fabled-question-swarm-calls = { $seat } chooses whom the Swarm calls.
fabled-question-swarm-sends = { $seat } chooses the place for the volkhv called by the Swarm.
fabled-question-choose-partner = { $seat } chooses a companion for the joint visit.
fabled-question-queen-listens = { $seat } may use the same place through the Queen of Serpents.
fabled-question-next-visit = { $seat } chooses who visits next.
fabled-question-visit-place = { $seat } applies the effect of the place or takes 2 steppe books.
fabled-question-with-visit = { $seat } may use abilities together with the visit.
fabled-question-go-to-place = { $seat } decides whether the volkhv goes to the place.
fabled-question-leave-path = { $seat } chooses the way off the path.
fabled-question-after-leaving = { $seat } chooses which ally acts first.
fabled-question-which-path = { $seat } chooses the path of the mountain.
fabled-question-extra-step = { $seat } may take one more step.
fabled-question-steps = { $seat } gives steps to volkhvs.
fabled-question-choose-gift = { $seat } chooses a reward.
fabled-question-choose-step-gift = { $seat } chooses a reward: a book, a conversion or a step.
fabled-question-hurricane-pick = { $seat } chooses a volkhv for the Windherd's storm.
fabled-question-hurricane-path = { $seat } chooses a mountain path.
fabled-question-soul-place = { $seat } chooses a place in oblivion.
fabled-question-chariot-pick = { $seat } chooses a volkhv for the chariot.
fabled-question-chariot-land = { $seat } chooses where the chariot goes.
fabled-question-colossus-pick = { $seat } chooses a volkhv on bare rock.
fabled-question-sky-pick = { $seat } chooses a token of the sky to move.
fabled-question-token-land = { $seat } chooses a land for the token.
fabled-question-wolf-pick = { $seat } chooses a volkhv to bring home from a forest.
fabled-question-warden-convert = { $seat } makes conversions to pay for a forest.
fabled-question-open-land = A new land is turned up.
fabled-question-peek-land = The Seer looks at the top land of a deck.
fabled-question-torch-draw = The top forest of the deck is laid by the Torch.
fabled-question-show-ally = An ally is turned up.
fabled-question-foresee-event = An event is revealed in advance.
fabled-question-reveal-event = A new event comes into force.
fabled-question-blind-draw = The top land of the deck is taken.
fabled-question-deal-ally = An ally is dealt.
fabled-question-first-seat = Who goes first is drawn by lot.
fabled-question-reveal-trick = The spirits reveal a trick.

## The same question to whoever answers

fabled-ask-act = Your turn: choose an action.
fabled-ask-announce-terrain = Announce the movement: where will volkhvs walk?
fabled-comes-announce-terrain = then the movement
fabled-comes-act = nothing
fabled-comes-march-choice = nothing
fabled-comes-blind-draw = the top land of the deck
fabled-comes-peek-land = the Seer looks at the top of a deck
fabled-comes-steps = you share out steps
fabled-comes-move-to = you choose where to
fabled-comes-move-land = you choose a land
fabled-comes-place-land = you choose a place in the row
fabled-comes-convert = you convert books
fabled-comes-copy-place = you choose what to repeat
fabled-ask-march-choice = Lead your volkhvs.
fabled-ask-convert = Convert books.
fabled-ask-transform-books = Choose a transformation.
fabled-ask-place-land = Where in the row does the land go?
fabled-ask-choose-source = Which land do you take?
fabled-ask-keep-ally = Whom do you keep as an ally?
fabled-ask-draft-ally = Choose an ally for later.
fabled-ask-open-drafted = Which of your chosen allies joins now?
fabled-ask-declare-boost = Boost an ally or take a new one?
fabled-ask-prologue-land = Prologue: add your first land.
fabled-ask-visit-turn = Who visits a place of power?
fabled-ask-visit-place = Apply the place of power, or take 2 steppe books?
fabled-ask-move-land = Which land moves?
fabled-ask-move-to = Where does it move?
fabled-ask-steps = Hand out steps to your volkhvs.
fabled-ask-go-to-place = Go to the place of power?
fabled-ask-choose-gift = Choose a reward.
fabled-ask-extra-step = One more step?
fabled-ask-leave-path = Where to from the end of the path?
fabled-ask-which-path = Which path do you enter?
fabled-ask-copy-place = What does the treewyrm copy?
fabled-ask-after-adding = The land is added. Which ability now?
fabled-ask-second-land = The Warden adds another land beside the forest for one book. Which?
fabled-ask-put-king-token = The third token of the King of the Depths is ready. On which land?
fabled-ask-suns-for-forests = The Firebird: how many forest books for sun books?
fabled-ask-soul-place = The Soulwarden opens oblivion. Which place there will you use?
fabled-ask-warden-convert = The Warden adds a forest. Which conversion first, before it is paid for?
fabled-ask-extra-turn = Your turn is over. Take another with the Sister of Time? Only once a game.
fabled-ask-hurricane-pick = The Windherd’s storm. Which volkhv does it carry?
fabled-ask-hurricane-path = The volkhv is in the air. On which mountain path does the storm set it down?
fabled-ask-chariot-pick = The chariot of light is here. Which volkhv does it take?
fabled-ask-chariot-land = The chariot is on its way. To the path of which land?
fabled-ask-colossus-pick = The Rock Colossus: which volkhv visits the bare rock for a mountain book?
fabled-ask-wolf-pick = The Werewolf calls from a forest. Which volkhv comes home for a forest book?
fabled-ask-council-swap = Council of Allies: swap an ally that is not boosted for one of three?
fabled-ask-council-boost = Council of Allies: boost an ally for 2 mountain books?
fabled-ask-farewell-choice = The Farewell: which ally do you part with for books? If you keep them all, you lose 2 steppe books.
fabled-ask-fork-choice = Fork of Fates: take a new ally for a forest book?
fabled-ask-choose-peeked = You have seen the top of the deck. Add one of those lands, or an open one?
fabled-ask-choose-forgotten = The Seer remembers. Which land comes back from oblivion?
fabled-ask-after-leaving = A volkhv has left a land. Whose ability works first?
fabled-ask-werewolf-leads = Nobody has moved yet: does the Werewolf trail or hunt?
fabled-ask-hunt-price = The hunt is over. Which volkhv in a forest goes back to the supply for it?
fabled-ask-master-recalls = A land is forgotten. Use one of its places with the Master of Oblivion?
fabled-ask-call-book = Call of Oblivion: a book of which forgotten land?
fabled-ask-after-visit = The visit is over. Which ability now?
fabled-ask-choose-partner = A joint visit: which companion uses the same place?
fabled-ask-queen-listens = Somebody has visited a place beside a token of the Queen of Serpents. Use it too? Once a chapter.
fabled-ask-choose-step-gift = A reward: a steppe book, a conversion or a step. Which?
fabled-ask-swarm-calls = The Swarm calls. Which volkhv on a whirlpool of another land goes to a place with another name?
fabled-ask-swarm-sends = The Swarm has called a volkhv. To which of the linked places?
fabled-ask-sky-pick = The Sky Wanderer: which of her tokens moves?
fabled-ask-token-land = The token is in hand. Which land does it go on?
fabled-ask-next-visit = Several of your volkhvs have reached places. Who visits next?
fabled-ask-with-visit = The volkhv is at the place. Which ability goes with its effect?
fabled-ask-vow = Gifts and Vows: take a token back from a land for a steppe book, or make a conversion?
fabled-ask-take-back = Gifts and Vows: from which land does the token come back?
fabled-ask-offering = Gifts and Vows: give an ally’s token for a mountain book?
fabled-ask-give-from = Gifts and Vows: which token goes, one from a land or one from the supply?

## Why not

fabled-why-not-your-turn = It is another player’s turn to answer.
fabled-why-not-an-answer-here = That is not the question now.
fabled-why-not-now = This is not possible now.
fabled-why-no-such-step = No such step can be taken now.
fabled-why-no-such-land = There is no such land to take.
fabled-why-not-on-offer = This ally is not on offer.
fabled-why-too-dear = You lack the books for it.
fabled-why-too-few-volkhvs = You lack volkhvs in the supply, or the forests are closed.
fabled-why-token-not-there = The token may not lie there.
fabled-why-not-on-a-place = This volkhv is not on a place.
fabled-why-not-in-a-forest = This volkhv is not in a forest.
fabled-why-no-such-conversion = You lack the books for this conversion.
fabled-why-no-such-exchange = You lack the books for this exchange.
fabled-why-place-not-linked = This place is not linked with the whirlpool.
fabled-why-order-must-change = The order of the lands must change.
fabled-why-nothing-to-copy = The treewyrm cannot copy this.
fabled-why-not-on-this-land = This player has no volkhv here or cannot use the place.
fabled-why-no-such-way = No ally shows this way.
fabled-why-no-such-position = The land cannot go there.
fabled-why-land-cannot-move = This land cannot be moved now.
fabled-why-forest-must-be-paid = After the conversions the forest has to be paid for.
fabled-why-effect-impossible = The effect cannot be applied now.
fabled-why-cannot-boost-or-take = Boost an ally of yours that is not boosted, or take a new one if you have fewer than three.
fabled-why-another-terrain = Another terrain has to be announced.
fabled-why-swarm-calls-elsewhere = The Swarm calls a volkhv from a whirlpool of another land, to a place with another name.
fabled-why-not-from-oblivion = From oblivion no gates, hermit or treewyrm act, and two places must have different names.
fabled-why-action-first = First one of the four actions has to be taken.
fabled-why-action-done = The action of this turn is already taken.

## Why an old game stops

fabled-stops-other-rules = in it something happened that ruleset 2 decides otherwise (fog, a crossing at a chapter’s start, or the order of visits)

## What is agreed before the game

fabled-scenario = { $scenario ->
    [favour_of_gods] Favour of the Gods
    [cornerstones] Cornerstones of the Universe
    [ancestral_paths] Paths of the Ancestors
    [call_of_oblivion] Call of Oblivion
    [heirs_of_the_sun] Heirs of the Sun
   *[fury_of_steppe_winds] Fury of the Steppe Winds
}
fabled-scenario-text = { $scenario ->
    [favour_of_gods] A gentle first game: no events, no forest allies, and path tokens of its own. Nine chapters with two players, eight with three, seven with four or five.
    [cornerstones] The classic game; nothing is changed.
    [ancestral_paths] From the milestone on: { fabled-milestone-first }
    [call_of_oblivion] From the first milestone on: { fabled-milestone-first } From the second: { fabled-milestone-second }
    [heirs_of_the_sun] At the first milestone: { fabled-milestone-first } From the second: { fabled-milestone-second }
   *[fury_of_steppe_winds] Its own event deck. After adding a steppe in a chapter you may move one other steppe of the row. From the first milestone on: { fabled-milestone-first } From the second: { fabled-milestone-second }
}
fabled-milestone-first = { $scenario ->
    [ancestral_paths] each time a volkhv of yours crosses into the next land along connected paths or by the Sorcerer’s boost, gain 1 steppe book, at most 3 in one turn, whoever’s turn it is.
    [call_of_oblivion] if lands are forgotten in the oblivion phase of your turn, gain 1 book of the terrain of one of them.
    [heirs_of_the_sun] in turn order each player may once make up to 3 conversions.
   *[fury_of_steppe_winds] at the start of each chapter, after the path tokens, the rightmost steppe moves to the left end of the row.
}
fabled-milestone-second = { $scenario ->
    [call_of_oblivion] after the usual losses of each oblivion phase, if the row still has at least 4 lands, the leftmost land with exactly one volkhv is forgotten too; the volkhv goes home, its owner gains 2 steppe books, and of the allies only the King reacts to its leaving.
    [heirs_of_the_sun] in the last chapter no conversion makes sun books; transformations and other gains still do.
   *[fury_of_steppe_winds] whenever a volkhv returns to the supply from a steppe, its owner gains 1 steppe book.
}
fabled-setting-scenario = Scenario
fabled-setting-scenario-about = Which story is played; “Favour of the Gods” is for a first game.
fabled-setting-scenario-favour_of_gods = Favour of the Gods
fabled-setting-scenario-cornerstones = Cornerstones of the Universe
fabled-setting-scenario-ancestral_paths = Paths of the Ancestors
fabled-setting-scenario-call_of_oblivion = Call of Oblivion
fabled-setting-scenario-heirs_of_the_sun = Heirs of the Sun
fabled-setting-scenario-fury_of_steppe_winds = Fury of the Steppe Winds
fabled-setting-event_deck = Events
fabled-setting-event_deck-about = Which deck of events is used; some scenarios prescribe theirs.
fabled-setting-event_deck-recommended = as the scenario recommends
fabled-setting-event_deck-none = none
fabled-setting-event_deck-spirit_world = In the Spirit World
fabled-setting-event_deck-crossroads = At the Crossroads
fabled-setting-event_deck-steppe_fury = Fury of the Steppe Winds
fabled-setting-event_deck-mixed = both standard decks mixed
fabled-setting-predictability = Predictability
fabled-setting-predictability-about = The three events are revealed before the game.
fabled-setting-predictability-false = no
fabled-setting-predictability-true = yes
fabled-setting-ally_draft = Ally draft
fabled-setting-ally_draft-about = Each player drafts four allies before the game.
fabled-setting-ally_draft-false = no
fabled-setting-ally_draft-true = yes
fabled-setting-trial = The Trial
fabled-setting-trial-about = Together against the spirits; a single player always plays the Trial.
fabled-setting-trial-false = no
fabled-setting-trial-true = yes
fabled-setting-level = Level of the Trial
fabled-setting-level-about = How wise the spirits are at the start and when they grow bolder.
fabled-setting-level-apprentice = apprentice
fabled-setting-level-volkhv = volkhv
fabled-setting-level-sage = sage
fabled-setting-level-legend = legend
fabled-setting-first_player = First player
fabled-setting-first_player-about = Who goes first all through the game.
fabled-setting-first_player-random = by lot
fabled-setting-first_player-0 = seat 1
fabled-setting-first_player-1 = seat 2
fabled-setting-first_player-2 = seat 3
fabled-setting-first_player-3 = seat 4
fabled-setting-first_player-4 = seat 5

## The score and the doors

fabled-score = { WHO($seat, "@", "you") }: { $n } sun { $n ->
    [one] book
   *[other] books
}
fabled-preset-first = Play against bots
fabled-preset-first-about = “Favour of the Gods”
fabled-way-first = “Favour of the Gods”
fabled-preset-trial = The Trial, alone

## Lesson

fabled-lesson-first-goal = You lead a brotherhood of volkhvs. Whoever has the most sun books at the end wins.
fabled-lesson-first-ladder = Books are a ladder: two steppe books make a mountain book, two of those a forest book, two of those a sun book.
fabled-lesson-first-ally = Each brotherhood has an ally with a gift. Take the Mountain Guide: he leads volkhvs out of dead ends.
fabled-lesson-first-prologue = In the prologue everybody adds one land to the row for a book of its kind. Add a mountain.
fabled-lesson-first-card = Of the open cards take this one, “Eagle Stair”: it has two paths at once.
fabled-lesson-first-row = Lay it in the row.
fabled-lesson-first-volkhvs = Your volkhvs stand at the beginning of each path. They only walk forward, from left to right.
fabled-lesson-first-action = Chapter one. A turn begins with one action: take books, convert them, step, or add a land. Add a steppe.
fabled-lesson-first-school = Take “School Beneath the Sky”.
fabled-lesson-first-left = Put it on the left: from there a volkhv can walk on, if the paths are joined.
fabled-lesson-first-march = Now the movement. Announce a terrain: there your volkhvs take two steps, the others’ one. Announce the mountains.
fabled-lesson-first-whirl = A volkhv is on a whirlpool. From here he may turn to a place of power: send him to the House of Stones.
fabled-lesson-first-visit = A visit! It gives a mountain book. Instead of any effect you may take two steppe books. Apply the effect.
fabled-lesson-first-joined = Where neighbouring paths do not meet, a volkhv goes back to your supply. He returns with a new land.
fabled-lesson-first-forget = At the end of a turn lands with nobody on them are forgotten, and the row closes up. Look after those you need!
fabled-lesson-first-token = Tokens wait in later chapters. This one brings a second ally. Take the Charioteer: he gives books to those who lag behind.
fabled-lesson-first-exchange = You have quite a few books: time to climb the ladder. Choose “Make conversions”.
fabled-lesson-first-two-one = Two steppe books for a mountain book.
fabled-lesson-first-up = And at once two mountain books for a forest book: one action allows two conversions.
fabled-lesson-first-announce = Movement again. Announce the steppes: let the volkhv of the school catch up.
fabled-lesson-first-sun = You have two forest books: the next conversion brings a sun!
fabled-lesson-first-chapters = Here you see which chapter it is and what lies ahead: a boost or a new ally, and the end of time. Other scenarios have events as well.
fabled-lesson-first-free = The rest of the tale is yours. And some day try the Trial with friends: together against the spirits.

## Where sun books come from

fabled-tally-converted = Conversions: two forest books for a sun book
fabled-tally-tower = Tower: a forest book became a sun book
fabled-tally-temple = Temple: two sun books for three forest books
fabled-tally-library = Library: a sun book for two mountain books
fabled-tally-firebird = Firebird: forest books became sun books
fabled-tally-gained = Given as a reward
fabled-tally-unmade = Converted back into forest books
fabled-tally-paid = Given away
fabled-tally-tie = Sun books were equal: { fabled-books-of } decided.
fabled-tally-shared = All books were equal: the victory is shared.
fabled-tally-trial = The spirits’ wisdom is { $wisdom }, which makes sun books: { $suns }. To win, { $seats ->
    [1] you need more than that
   *[other] the players together need more than that many each
}.

## More lessons

fabled-lesson-first = A first match
fabled-lesson-second = The sun and the allies
fabled-lesson-second-again = The tale goes on: it is the second chapter and your rival’s turn.
fabled-lesson-second-gift = The third chapter. The Charioteer gives you two books, because somebody has as many suns as you.
fabled-lesson-second-exchange = You have two forest books. Choose “Make conversions”.
fabled-lesson-second-sun = Two forest books for a sun book. That is what wins!
fabled-lesson-second-enough = And the second one: two steppe books for a mountain book.
fabled-lesson-second-march = Now the movement. Two of yours are in the mountains: announce them.
fabled-lesson-second-tower = One has come to the Tower by the dead-end path. Send him there.
fabled-lesson-second-visit = The Tower raises any book by a tier. That is no conversion: one for one! Apply it.
fabled-lesson-second-raise = Raise the mountain book to a forest book.
fabled-lesson-second-their-march = Your rival announced the steppes, and your volkhv there stepped too. Let him enter the Academy.
fabled-lesson-second-instead = An effect is not always wanted. Two steppe books can be had instead of any: take them.
fabled-lesson-second-boost = The fourth chapter: a new ally, or a boost for one you have. Boost the Mountain Guide.
fabled-lesson-second-books = So far: a sun book and a forest book. One more forest book makes a second sun.
fabled-lesson-second-joined = Mind the paths: where the ends of neighbours meet, a volkhv walks on; elsewhere he returns to you.
fabled-lesson-second-chapters = Here you see when the last chapter comes. By then turn all you can into suns.
fabled-lesson-second-trial = In a Trial all play together against the spirits, whose wisdom makes suns too.
fabled-lesson-second-free = Play on by yourself. If suns are equal, forest books decide, then mountain and steppe.
fabled-lesson-trial = The Trial
fabled-lesson-trial-goal = The Trial: you against the spirits. You win if you have more sun books than they do when the last chapter ends.
fabled-lesson-trial-wisdom = Spirits collect no books: they gather wisdom. Every ten points of it count as a sun book.
fabled-lesson-trial-ally = An ally is now a shield too: it foils the spirits’ tricks of its own kind. Take the Rock Colossus, of the mountains.
fabled-lesson-trial-prologue = The prologue is the usual one. Add a mountain: there the Colossus is strong.
fabled-lesson-trial-card = Take “Eagle Stair”: one of its paths leads to the House of Stones, the other to the Tower.
fabled-lesson-trial-row = Lay it in the row.
fabled-lesson-trial-fate = Spirits go last, and fate decides for them: at dawn they take the first card and lay it on the left, at dusk the second, on the right.
fabled-lesson-trial-books = Your turn is as usual. Take steppe books.
fabled-lesson-trial-march = Announce the mountains: the Colossus gives two steppe books for it, and each of your volkhvs there may take an extra step.
fabled-lesson-trial-stones = One volkhv is on a whirlpool already. Send him to the House of Stones.
fabled-lesson-trial-onward = The other may go farther, by the Colossus’s gift. Step on, and the Tower will be one step away.
fabled-lesson-trial-visit = Apply the effect: a mountain book. Then the spirits go, so watch.
fabled-lesson-trial-trick = Their turn begins with a trick. “Toll of the Peaks” is of the mountains, and the Colossus foiled it: the spirits got nothing.
fabled-lesson-trial-land = Then they add a land of the same kind for free, and announce the kind in which most of them reach a whirlpool.
fabled-lesson-trial-step = Mountains again, so your volkhvs there take a step each. The Colossus allows one of them a second: go on.
fabled-lesson-trial-tower = The Tower, and on another’s turn! Send your volkhv there.
fabled-lesson-trial-wind = On their turn the spirits visit first. The House of Wind brought them two wisdom; a better place would bring three.
fabled-lesson-trial-lift = Now you: apply the Tower.
fabled-lesson-trial-raise = Raise the forest book to a sun book.
fabled-lesson-trial-dusk = A sun is yours! After the spirits’ turn fate was turned over: it is dusk now.
fabled-lesson-trial-second-ally = A new chapter and a second ally. You are safe from mountain tricks already: take the Queen of Serpents, of the forests.
fabled-lesson-trial-exchange = You have plenty of steppe books. Choose “Make conversions”.
fabled-lesson-trial-two-one = Two steppe books for a mountain book.
fabled-lesson-trial-up = Two mountain books for a forest book.
fabled-lesson-trial-token = To your allies a spirit’s visit is another’s visit, like any rival’s. Take the Queen’s token.
fabled-lesson-trial-temple = Put it on “Temple Mount”: a spirit there is two steps from the Temple.
fabled-lesson-trial-done = End your actions.
fabled-lesson-trial-announce = Announce the mountains: your volkhv will reach the House of Wind. But mind that spirits there take a step too.
fabled-lesson-trial-house = Send him to the House of Wind.
fabled-lesson-trial-four = Apply the effect: four steppe books.
fabled-lesson-trial-pages = This trick is of the steppes, and you have no ally of theirs: the spirits stole two books and grew wiser by two.
fabled-lesson-trial-right = Dusk: the new steppe was laid on the right. Its path meets yours.
fabled-lesson-trial-over = The Colossus gives a step: cross over. The “Stair” will be empty and forgotten, but nothing is left there for you.
fabled-lesson-trial-seven = The Temple gave the spirits three wisdom, seven in all. Three more make them a sun book.
fabled-lesson-trial-gift = And the Queen brought you two steppe books for it.
fabled-lesson-trial-shield = Take allies of different kinds, and the shield is wider. A boosted ally shields for two.
fabled-lesson-trial-level = At other levels the spirits are wise from the start, and escalation makes them bolder: one plain ally is no shield then.
fabled-lesson-trial-together = With friends you are a Fellowship: your suns must come to more than the spirits’ for each of you, on average.
fabled-lesson-trial-free = You have a sun book, the spirits none so far. Play on by yourself!

## Chapters of the rulebook

fabled-chapter-box = what is in the box
fabled-chapter-setup = set-up
fabled-chapter-lands = the spirit world
fabled-chapter-places = visiting places of power
fabled-chapter-books = books of wisdom
fabled-chapter-flow = how it is played
fabled-chapter-allies = allies
fabled-chapter-events = events
fabled-chapter-scenarios = scenarios
fabled-chapter-order = last strokes of the pen
fabled-chapter-ally_notes = notes on allies
fabled-chapter-place_list = places of power, last page

## In short: what an answer does

fabled-short-books-gained = { WHO($seat, "@: ", "") }{ $steppe ->
    [0] { "" }
    [one] +{ $steppe } steppe book
   *[other] +{ $steppe } steppe books
}{ $mountain ->
    [0] { "" }
    [one] { fabled-and-1 }+{ $mountain } mountain book
   *[other] { fabled-and-1 }+{ $mountain } mountain books
}{ $forest ->
    [0] { "" }
    [one] { fabled-and-2 }+{ $forest } forest book
   *[other] { fabled-and-2 }+{ $forest } forest books
}{ $sun ->
    [0] { "" }
    [one] { fabled-and-3 }+{ $sun } sun book
   *[other] { fabled-and-3 }+{ $sun } sun books
}
fabled-short-books-paid = { WHO($seat, "@: ", "") }{ $steppe ->
    [0] { "" }
    [one] −{ $steppe } steppe book
   *[other] −{ $steppe } steppe books
}{ $mountain ->
    [0] { "" }
    [one] { fabled-and-1 }−{ $mountain } mountain book
   *[other] { fabled-and-1 }−{ $mountain } mountain books
}{ $forest ->
    [0] { "" }
    [one] { fabled-and-2 }−{ $forest } forest book
   *[other] { fabled-and-2 }−{ $forest } forest books
}{ $sun ->
    [0] { "" }
    [one] { fabled-and-3 }−{ $sun } sun book
   *[other] { fabled-and-3 }−{ $sun } sun books
}
fabled-short-converted = { WHO($seat, "@: ", "") }{ fabled-give } → { fabled-take }
fabled-short-land-added = “{ fabled-land }” joins the row
fabled-short-land-forgotten = “{ fabled-land }” is forgotten
fabled-short-whose = { $seat ->
    [none] spirits{": "}
   *[other] { WHO($seat, "@: ", "") }
}
fabled-short-went-to-place = { fabled-short-whose }to the place “{ fabled-place }”
fabled-short-volkhv-stepped = { fabled-short-whose }a step along the path
fabled-short-volkhv-entered = { fabled-short-whose }a volkhv enters the land
fabled-short-volkhv-returned = { fabled-short-whose }a volkhv comes home
fabled-short-chapter-began = chapter { $number }
fabled-short-transformed = { WHO($seat, "@: ", "") }{ fabled-give } × { $give_count } → { fabled-take } × { $take_count }
fabled-short-ally-joined = { WHO($seat, "@: ", "") }ally — { fabled-ally }
fabled-short-ally-boosted = boosts { fabled-ally }
fabled-short-announced = movement in { fabled-terrains }
fabled-short-epilogue-came = { WHO($winners, "@ wins", "you win") }
fabled-nth-volkhv = { $volkhv ->
    [0] First volkhv
    [1] Second volkhv
    [2] Third volkhv
    [3] Fourth volkhv
    [4] Fifth volkhv
    [5] Sixth volkhv
   *[6] Seventh volkhv
}
fabled-by-volkhv = { $volkhv ->
    [0] your first volkhv
    [1] your second volkhv
    [2] your third volkhv
    [3] your fourth volkhv
    [4] your fifth volkhv
    [5] your sixth volkhv
   *[6] your seventh volkhv
}

## Of its sort: what an answer is good for

fabled-gist-books = { WHO($seat, "@ gains", "You gain") } { $sun ->
    [1] sun
   *[0] { $forest ->
        [1] forest
       *[0] { $mountain ->
            [1] mountain
           *[0] steppe
        }
    }
} books.
fabled-gist-won = { $winners ->
    [none] Nobody wins.
   *[other] { WHO($winners, "Won by @", "You win") }.
}
fabled-gist-wisdom = The spirits grow wiser.

## Names of puzzles

fabled-puzzle = { $event ->
    [none] A quiet chapter
   *[other] { fabled-event }
}, suns { $mine }:{ $best }{ $nth ->
    [1] { "" }
   *[other] { " " }({ $nth })
}

fabled-honour-trial = The Trial of the spirits passed
fabled-honour-legend = A legend of the Trial

## Why an old game stops

magic_sword-stops-other-rules = in it something happened that ruleset 5 decides otherwise

magic_sword-title = The Magic Sword
magic_sword-about = Grow strong, win the sword and the shield, cross the Stone Bridge and beat the Beast.

## The tables of the rules page

magic_sword-page-hero = Character
magic_sword-page-align = Alignment
magic_sword-page-any-align = any, chosen
magic_sword-page-sword = Sword
magic_sword-page-magic = Magic
magic_sword-page-start = Starts at
magic_sword-page-with = With
magic_sword-page-gift = Gifts
magic_sword-page-square = Square
magic_sword-page-there = What happens there
magic_sword-page-card = Card
magic_sword-page-copies = Cards
magic_sword-page-strength = Strength
magic_sword-page-text = What it does
magic_sword-page-when = When
magic_sword-page-spell = Spell
magic_sword-page-shop = Where
magic_sword-page-ware = Goods
magic_sword-page-price = Price in gold
magic_sword-page-sum = Two dice
magic_sword-page-nemed = Prayer to Nemed
magic_sword-page-toliman = Prayer to Toliman
magic_sword-page-each-friend = each friend
magic_sword-page-may = { $what }, if you like
magic_sword-page-or = {" "}or{" "}
magic_sword-page-pay = −{ $n } gold, or without gold { $otherwise }
magic_sword-page-everybody = all: { $what }
magic_sword-page-in-circle = all in the { $ring ->
    [0] Lower
    [14] Middle
   *[other] Upper
} circle: { $what }
magic_sword-page-nothing = —
magic_sword-page-sword-up = +{ $n } Sword
magic_sword-page-sword-down = −{ $n } Sword
magic_sword-page-magic-up = +{ $n } Magic
magic_sword-page-magic-down = −{ $n } Magic
magic_sword-page-life-up = +{ $n } Life
magic_sword-page-life-down = −{ $n } Life
magic_sword-page-heal-up = heal { $n } Life
magic_sword-page-gold-up = +{ $n } gold
magic_sword-page-gold-down = −{ $n } gold
magic_sword-page-coins = { $n } gold
magic_sword-page-spells = { $n ->
    [one] a spell
   *[other] { $n } spells
}
magic_sword-page-spell-down = lose a spell
magic_sword-page-miss = { $n ->
    [one] miss a turn
   *[other] miss { $n } turns
}
magic_sword-page-stone = turn to stone
magic_sword-page-extramove = another move
magic_sword-page-journey = go anywhere in the circle
magic_sword-page-go = to: { $square }
magic_sword-page-fight-sword = fight { $being }, Sword { $n }
magic_sword-page-fight-magic = fight { $being }, Magic { $n }
magic_sword-page-lose-item = lose an item
magic_sword-page-lose-friend = lose a friend
magic_sword-page-lose-item-or-friend = lose an item or a friend
magic_sword-page-losethisfriend = the friend dies
magic_sword-page-possession = possessed
magic_sword-page-become = turn { magic_sword-align }
magic_sword-page-diebonus = +{ $n } to the die
magic_sword-page-discardthis = it is lost

magic_sword-card = { $design ->
    [seven_suns_storm] Storm of Seven Suns
    [tribute] Tribute
    [hour_of_spirits] Hour of Spirits
    [comet] Comet
    [magic_tablet] Magic Tablet
    [fog] Fog
    [noon_wraith] Noon Wraith
    [gods_messengers] Messengers of the Gods
    [solstice] Solstice
    [witches_sabbath] Witches' Sabbath
    [pillar_of_fire] Pillar of Fire
    [patrol] Patrol
    [knights_tournament] Knights' Tournament
    [parade_of_planets] Parade of Planets
    [eclipse] Eclipse of the Suns
    [enchanted_path] Enchanted Path
    [plague] Plague
    [ambush] Ambush
    [poison_herbs] Poison Herbs
    [evil_spirit] Evil Spirit
    [cyclops] Cyclops
    [black_chimera] Black Chimera
    [red_chimera] Red Chimera
    [goathead] Goathead
    [ogre] Ogre
    [leviathan] Leviathan
    [elk] Elk
    [bear] Bear
    [zlyden] Zlyden
    [shadowland_stranger] Stranger from Shadowland
    [dragon] Dragon
    [snow_brute] Snow Brute
    [doppelganger] Doppelganger
    [three_headed_dragon] Three-Headed Dragon
    [false_wanderer] False Wanderer
    [wolf] Wolf
    [werewolf] Werewolf
    [robber] Robber
    [abyss_demon] Abyss Demon
    [gloom_spirit] Spirit of Gloom
    [ruin_spirit] Spirit of Ruin
    [demon_prince] Prince of Demons
    [ghoul] Ghoul
    [vampire] Vampire
    [spectre] Spectre
    [phantom] Phantom
    [miracle_worker] Miracle Worker
    [enchanter] Enchanter
    [good_deity] Good Deity
    [wild_stallion] Wild Stallion
    [desert_elder] Desert Elder
    [unicorn] Unicorn
    [nightmare] Nightmare
    [forest_king] Forest King
    [conjurer] Conjurer
    [sage] Sage
    [demigod] Demigod
    [spell_seller] Spell Seller
    [she_devil] Charming She-Devil
    [wild_giant] Wild Giant
    [fairy] Fairy
    [time_charmer] Time Charmer
    [noble_thief] Noble Thief
    [gold_1] One Gold Piece
    [gold_2] Two Gold Pieces
    [warhorse] Warhorse
    [kings_diamond] Diamond of Kings
    [clay_tablet] Clay Tablet
    [helmet] Helmet
    [pole_and_rope] Pole and Rope
    [horse] Horse
    [lamp] Lamp
    [boat] Boat
    [magic_manuscript] Magic Manuscript
    [plain_sword] Sword
    [mule] Mule
    [gauntlets] Gauntlets
    [dagger] Stiletto
    [secret_pouch] Secret Pouch
    [casket] Mysterious Casket
    [plain_shield] Shield
    [swift_steed] Swift Steed
    [troika] Troika
    [armour] Armour
    [arondight] Arondight
    [lucky_die] Magic Die
    [strength_elixir] Elixir of Strength
    [excalibur] Excalibur
    [inspiration_apple] Apple of Inspiration
    [fate_crystal] Crystal of Fate
    [mages_crystal] Crystal of Mages
    [bottomless_bag] Bottomless Bag
    [magic_sword] Magic Sword
    [chaos_sword] Sword of Chaos
    [rowan_of_knowledge] Rowan of Knowledge
    [ring_of_power] Ring of Power
    [reliquary] Reliquary
    [wand_of_fate] Wand of Fate
    [magic_staff] Magic Staff
    [silver_arrow] Silver Arrow
    [holy_grail] Holy Grail
    [holy_spear] Holy Spear
    [fire_talisman] Talisman of Fire
    [air_talisman] Talisman of Air
    [toliman_shield] Shield of Toliman
    [axe_of_light_and_dark] Axe of Light and Dark
    [mirror_of_ruin] Mirror of Ruin
    [alchemist] Alchemist
    [imp] Imp
    [elfling] Elfling
    [squire] Squire
    [miser_warlock] Miser Warlock
    [crusader] Crusader
    [princess] Princess
    [mercenary] Mercenary
    [guardian] Guardian
    [shepherd] Shepherd
    [fortune_seeker] Fortune Seeker
    [guide] Guide
    [ferryman] Ferryman
    [mermaid] Mermaid
    [loyal_knight] Loyal Knight
    [strix] Strix
    [porter] Porter
    [viceroy] Viceroy
    [tree_of_life] Tree of Life
    [grotto] Grotto
    [magic_lake] Magic Lake
    [chapel_of_nemed] Chapel of Nemed
    [chapel_of_toliman] Chapel of Toliman
    [labyrinth] Labyrinth
    [unknown_temple] Unknown Temple
    [ancient_tomb] Ancient Tomb
    [rock_gate] Rock Gate
    [scorched_earth] Scorched Earth
    [secret_passage] Secret Passage
    [market] Market
    [enchanted_spring] Enchanted Spring
   *[other] a hidden card
}
magic_sword-prayer-nemed = 2 +2 Life, 3 −1 Life, 4 −1 Life or the loss of a friend, 5 +1 Sword, 6 +1 Magic, 7 a spell, 8 +1 Life, 9 possession (you move only after throwing 1–3), 10 −1 Magic or Sword, 11 the Magic Sword (not in the Lower Circle), 12 −2 Life
magic_sword-prayer-toliman = 2 −1 Life, 3 −1 Magic and −1 Sword, 4 the loss of a spell, 5 the loss of a friend, 6 a spell, 7 +1 Magic or Sword, 8 another move, 9 possession (you move only after throwing 1–3), 10 the Shield of Toliman, 11 +1 Life, 12 −1 Life, −1 Magic and −1 Sword
magic_sword-wish = +1 Sword, +1 Magic, +1 Life, a spell, a gold piece or a journey in the circle
magic_sword-card-text = { $design ->
    [seven_suns_storm] Everyone in this circle misses a turn: seven suns rose at once.
    [tribute] The die says who pays a gold piece each: 1 the good, 2 the chaotic, 3 the evil, 4 the Lower Circle, 5 the Middle, 6 the Upper. Whoever cannot pay loses a Life.
    [hour_of_spirits] The evil may throw: 1–2 a spell, 3–4 healing of 1 Life, 5–6 a missed turn. Midnight whispers.
    [comet] The strangers of this circle vanish, scared by a tailed star.
    [magic_tablet] Draw spells up to your limit: the stone dictates the words.
    [fog] For two turns everyone walks one square. The Druid sees even in milk.
    [noon_wraith] She walks with you: one step a turn until you change circles. White, quiet, clinging.
    [gods_messengers] The good gain a Life, the evil lose one: both messengers carry scales.
    [solstice] Everybody loses all spells: the longest day burns the ink away.
    [witches_sabbath] The evil gain 1 Magic, the others turn evil. The dance is catching.
    [pillar_of_fire] The good gain 1 Magic, the others turn good. The light does not ask.
    [patrol] Go back where you came from; the turn is over. The watch is cross today.
    [knights_tournament] You may call anyone here to a duel. The trumpets are already singing.
    [parade_of_planets] Until your next turn the Magic of Demons is doubled: the planets stand in line.
    [eclipse] The good and the chaotic miss a turn. Darkness favours its own.
    [enchanted_path] The die carries you: 1 Plain of Dreams, 2 Plain of Grass, 3 Valley of Shadows, 4 Gloomy Glade, 5 Village, 6 Tavern. There your turn goes on.
    [plague] Everyone in this circle loses a Life. Bolt the shutters.
    [ambush] All items and gold are carried off to the Heather Moors. The secret pouch is spared.
    [poison_herbs] The evil gain a Life, the good lose one. It is all in the dose.
    [evil_spirit] Drives all friends away and lets none in until you reach the Hermit's Hut.
    [cyclops] Sword 6. With one eye he sees exactly you.
    [black_chimera] Sword 2. Three heads and not one thought.
    [red_chimera] Sword 2. Sister of the black one, only angrier.
    [goathead] Sword 3. Butts without warning.
    [ogre] Sword 3. A beast, hungry since birth.
    [leviathan] Sword 4. Put on Wetlands, a Ferry or Bogs of your choice where no other character stands; it leaves you alone this turn.
    [elk] Sword 1. Antlers wider than the road.
    [bear] Sword 3. The honey is gone already.
    [zlyden] Sword 2. Small, with large mischief.
    [shadowland_stranger] Sword 5. In a fight with it spells, weapons and magic items are no use, not even an Elixir drunk before.
    [dragon] Sword 5. Sleeps on other people's coins.
    [snow_brute] Sword 3. Tracks, but no beast, until it leaps.
    [doppelganger] Its Sword equals yours in battle. It smiles your smile.
    [three_headed_dragon] Three battles in a row, Sword 2 each; heads left over grow back. Trophy 6.
    [false_wanderer] Sword 3. Throw a die: on 1–3 he walks past.
    [wolf] Sword 2. Howls without a moon.
    [werewolf] Sword 10. By day he is your neighbour.
    [robber] Sword 3. Winning, he also takes a gold piece or an item.
    [abyss_demon] Magic 6. It looks up from below.
    [gloom_spirit] Magic 3. Snuffs candles one by one.
    [ruin_spirit] Magic 2. Lives in cracks.
    [demon_prince] Magic 10. Polite to the very end.
    [ghoul] Magic 4. The die decides where it stands: 1 Village, 2 Town, 3 Valley of Shadows, 4 Gloomy Glade, 5 Crypt of Ghouls, 6 Dead City. It leaves you alone this turn.
    [vampire] Magic 4, a Life of its own. It keeps the Life it takes.
    [spectre] Magic 3. Footsteps without feet.
    [phantom] Magic 5. It remembers your name.
    [miracle_worker] May heal 2 Life a visit. Takes no money.
    [enchanter] The good gain a spell if there is room. He teaches those who listen.
    [good_deity] Have you harmed anyone? A gold piece or a missed turn. It sees all.
    [wild_stallion] You may move again at once. Hold on to the mane.
    [desert_elder] The die decides where he sits: 1 Trackless Waste, 2 Eldritch Grove, 3 Hermit's Hut, 4 Tower of Fate, 5 either Crossroads, 6 Fortress Ruins. To his first guest the Shield of Toliman or, outside the Lower Circle, the Magic Sword.
    [unicorn] You may be carried anywhere in the circle. The hooves bend no grass.
    [nightmare] Grants the evil a wish and goes: { magic_sword-wish }. The others only dream of it.
    [forest_king] Grants one wish and goes back into the thicket: { magic_sword-wish }.
    [conjurer] You may swap Sword and Magic. Watch his hands.
    [sage] Name a number from 1 to 6: guess the die and gain a spell.
    [demigod] Look through the spell deck and take one. He can spare it.
    [spell_seller] You may buy a spell for a gold piece if there is room.
    [she_devil] Die: 1 a spell, 2 +1 Magic, 3 +1 Sword, 4 you lose an item, 5 −1 Life, 6 stone. Lovely to look at.
    [wild_giant] Die: 3–4 an item, 5–6 a friend is lost by lot. He is only playing.
    [fairy] Grants the good a wish and goes: { magic_sword-wish }.
    [time_charmer] All but the Elf, the Pygmy and the Trickster miss a turn. The sand ran upwards.
    [noble_thief] If you have gold you lose a piece, if not you gain one. Justice in passing.
    [gold_1] Take 1 gold piece. Somebody dropped it.
    [gold_2] Take 2 gold pieces. Somebody was in a hurry.
    [warhorse] Adds Magic to Sword in ordinary battles; dies instead of you if one is lost.
    [kings_diamond] A winner takes nothing else. Worth 5 gold in the Royal Castle.
    [clay_tablet] −2 to the throw in the Trap. The clay remembers the bridge.
    [helmet] After losing an ordinary battle throw a die: a 1 saves one Life.
    [pole_and_rope] The bogs cannot harm you. Plain and trusty.
    [horse] Carries 8 more items.
    [lamp] Next turn you may cross the Ice Forest anywhere; then it goes out.
    [boat] Next turn you may cross the Swamp anywhere; it cannot be carried along.
    [magic_manuscript] −2 to the throw in the Magic Trap. Read between the lines.
    [plain_sword] +1 Sword in battle. A weapon.
    [mule] Carries 4 more items and its own opinion.
    [gauntlets] The Living Rocks take no Life.
    [dagger] +1 Sword in battle. A weapon, thin and quiet.
    [secret_pouch] Hides one item from every loss; only the Lord of Riches reaches it.
    [casket] On your turn open it and throw: 1 Shield of Toliman, 2 a spell, 3 +2 gold, 4 a missed turn, 5 −1 Life, 6 −2 Life. Then it is gone.
    [plain_shield] After losing an ordinary battle throw a die: 1–2 saves one Life.
    [swift_steed] Up to three squares beyond the roll; friends fall behind and wait until the end of your next turn, tamed beasts run wild.
    [troika] Carries everything and may add a step. With bells.
    [armour] After losing an ordinary battle throw a die: 1–3 saves one Life.
    [arondight] +1 Sword in battle, +2 against werewolves. A lake knight's weapon.
    [lucky_die] +1 in traps and to your throws on the bridge. It has a seventh side.
    [strength_elixir] Drink it: +2 Sword until your next turn.
    [excalibur] A weapon: +1 Sword in battle. Beating a creature with it gives a Life; a Life taken from a beaten character becomes yours.
    [inspiration_apple] Shift a prayer's sum by one; it is eaten.
    [fate_crystal] Once a battle, before the dice, throw: 1 −1 Life, 2 the crystal breaks, 3 nothing, 4 +1, 5 +2, 6 +3 to your die.
    [mages_crystal] You cast nothing. The Ring of Fire, Doom, Golem and the Lords of Riches and Friends cannot touch you; “Magic and Sword” and “Rebirth” do not serve your opponent in battle.
    [bottomless_bag] Carries 5 more items. If the bag is lost, so is the surplus.
    [magic_sword] The key to the Stone Bridge and, together with the Shield of Toliman, to the Castle of the Beast. It sings if you listen.
    [chaos_sword] +2 Sword in battle; not for the good. A weapon.
    [rowan_of_knowledge] Exploring a square, draw one more card and discard one; the rowan is used up. The berries are bitter.
    [ring_of_power] +2 Magic. It whispers at night.
    [reliquary] Demons are beaten without battle and discarded; the good take no harm from the Devil's Mill either.
    [wand_of_fate] Before the dice, bind one enemy that attacks: it fights for you in the first battle of its kind (Sword or Magic), this one included if enemies are left; after that both it and the wand are gone.
    [magic_staff] On your turn refill spells: as many as you began with and one more.
    [silver_arrow] +1 Sword and +1 Magic. It flies along moonbeams.
    [holy_grail] +1 Magic, the Living Rocks do no harm; not for the evil.
    [holy_spear] +1 Sword in battle; not for the evil. A weapon.
    [fire_talisman] +1 to the die in ordinary battles; the Ring of Fire is powerless.
    [air_talisman] +1 to the die in magic battles; winds and thunder are powerless.
    [toliman_shield] Together with the Magic Sword the key to the Castle of the Beast. A star is mirrored in it.
    [axe_of_light_and_dark] +1 Sword in battle, +2 against werewolves; not for the chaotic. A weapon.
    [mirror_of_ruin] A rival loses 2 points of Sword and Magic as you choose; the mirror breaks.
    [alchemist] Turns your items into gold, a piece each. Smells of sulphur.
    [imp] +2 Magic for one of your Lives; of two spells you choose one.
    [elfling] Cliffs are safe; you may hide on the Trackless Waste, the Heather Moors, the Plain of Lonely Rocks and in the Stone Forest.
    [squire] +2 Sword in battle; on a one he dies instead of you.
    [miser_warlock] Holds one spell; for a gold piece he casts it and leaves.
    [crusader] +2 Sword in battle and one spell in store.
    [princess] In the Royal Castle heals 2 Life, or brings a ransom of 3 gold and leaves.
    [mercenary] Joins you for a gold piece. Then once a turn, for another: +3 Sword until your next turn.
    [guardian] With him the Tower of Fate and the cliffs are safe.
    [shepherd] +1 Sword and +1 Magic. Counts stars like sheep.
    [fortune_seeker] Once a turn attacks for you (Sword 3) within three squares; losing, he dies.
    [guide] With him the Circle of Power, the Wolf Ravine and the Crypt are safe.
    [ferryman] Ferries are free. He rows and says nothing.
    [mermaid] One die for the Swamp; hide in wetlands and the ghostly forest, the Barrow is safe.
    [loyal_knight] May fight instead of you (3 Sword or Magic); losing, he dies.
    [strix] +1 Magic. Owl's eyes, old wives' tales.
    [porter] For a gold piece joins you and carries 4 more items; unpaid he is gone. If you lose him, the surplus is lost too.
    [viceroy] In the Fortress of the Road Keeper heals 2 Life, or gives 3 gold and leaves.
    [tree_of_life] Heal 1 Life a visit, up to 4; it bears four fruits.
    [grotto] You may enter and throw: 1 +3 gold, 2 +2, 3 +1, 4 a missed turn, 5 an ogre (Sword 3), 6 a werewolf (Sword 10).
    [magic_lake] +1 Sword a visit; four draughts.
    [chapel_of_nemed] You may pray to Nemed, and the chapel is gone. Two dice: { magic_sword-prayer-nemed }.
    [chapel_of_toliman] You may pray to Toliman, and the chapel is gone. Two dice: { magic_sword-prayer-toliman }.
    [labyrinth] With Magic below 5 you miss a turn. Bring your own thread.
    [unknown_temple] You may throw: 1 you may go anywhere in the circle, 2 +1 Life, 3 a spell, 4 +2 gold, 5 +1 gold, 6 silence.
    [ancient_tomb] You may throw: 1 +3 gold, 2 +2, 3 +1, 4 a battle with a Spectre (Magic 3), 5 a Phantom (5), 6 a Demon (10).
    [rock_gate] You may open it: the gate is gone, and you draw 3 cards.
    [scorched_earth] With Sword below 5 you miss a turn. The ash is still warm.
    [secret_passage] You may go in and throw; you come out here: 1 Town, 2 Village, 3 Fortress of the Road Keeper, 4 Temple of Nemed, 5 Dead City, 6 Crypt of Ghouls.
    [market] You may buy, for gold: sword 1, shield 2, helmet 1, horse 2, lamp 2, boat 3, gauntlets 2, pole 1.
    [enchanted_spring] +1 Magic a visit; four draughts.
   *[other] —
}
magic_sword-square = { $square ->
    [tavern] Tavern
    [eldritch_grove] Eldritch Grove
    [path_1] Path I
    [wetland_1] Wetlands I
    [barrow] Barrow
    [village] Village
    [path_2] Path II
    [wetland_2] Wetlands II
    [devils_mill] Devil's Mill
    [circle_of_power] Circle of Power
    [well_of_eternity] Well of Eternity
    [trackless_waste] Trackless Waste
    [town] Town
    [frozen_waste] Frozen Waste
    [roadkeeper_fortress] Fortress of the Road Keeper
    [ice_realm] Realm of Ice
    [ferry_1] Ferry I
    [valley_of_shadows] Valley of Shadows
    [heather_moors] Heather Moors
    [tower_of_fate] Tower of Fate
    [gate_warden] Warden of the Magic Gate
    [magic_gate] Magic Gate
    [plateau_of_mists] Plateau of Mists
    [temple_of_nemed] Temple of Nemed
    [enchanted_hills] Enchanted Hills
    [forest_of_ghostly_lights] Forest of Ghostly Lights
    [hermits_hut] Hermit's Hut
    [plain_of_lonely_rocks] Plain of Lonely Rocks
    [ferry_2] Ferry II
    [gloomy_glade] Gloomy Glade
    [cliff_1] Cliff I
    [fortress_ruins] Fortress Ruins
    [temple_of_toliman] Temple of Toliman
    [valley_of_skulls] Valley of Skulls
    [bog_1] Bogs I
    [living_rocks_1] Living Rocks I
    [cliff_2] Cliff II
    [plain_of_grass] Plain of Grass
    [crossroads_1] Crossroads I
    [royal_castle] Royal Castle
    [dead_city] Dead City
    [living_rocks_2] Living Rocks II
    [bog_2] Bogs II
    [ghoul_crypt] Crypt of Ghouls
    [plain_of_dreams] Plain of Dreams
    [crossroads_2] Crossroads II
    [stone_forest] Stone Forest
    [wolf_ravine] Wolf Ravine
    [bridge_entry_ruins] Bridge Entry (Ruins)
    [trap] Trap
    [game_with_death] Game with Death
    [demon_of_darkness] Demon of Darkness
    [beast_castle] Castle of the Beast
    [bridge_monster] The Monster
    [cerberus] Cerberus
    [magic_trap] Magic Trap
    [bridge_entry_city] Bridge Entry (City)
   *[other] a square
}
magic_sword-square-brief = { $square ->
    [village] One of three: the sorceress (die), the armourer or the healer (a gold piece a Life).
    [devils_mill] The good lose a Life; the chaotic throw a die, the evil may.
    [well_of_eternity] You may throw a die: a Life, a spell or another move. The good may be healed.
    [town] The soothsayer (die) or the usurer: a gold piece for each item.
    [roadkeeper_fortress] A mission; the reward is the Shield of Toliman, while there are shields.
    [fortress_ruins] Draw 1 card. The bridge is entered with the Magic Sword, by beating the Stone Monster.
    [royal_castle] The healer: a gold piece a Life and a throw. The Princess is awaited, the diamond is bought.
    [dead_city] Draw 1 card. The bridge is entered with the Magic Sword, by beating the Spirit of the Rocks.
   *[other] { magic_sword-square-text }
}
magic_sword-square-text = { $square ->
    [tavern] Die: 1 lose a gold piece, 2 gain one, 3 a missed turn, 4 a brawl (Sword 4), 5 you may go anywhere in the circle, 6 you may go to the Temple of Nemed.
    [eldritch_grove] Draw 1 card. Here the Swamp is tried: 2 dice below Magic cross, equal stay, above cost a Life; without success the turn is over.
    [path_1] Draw 1 card.
    [wetland_1] Draw 1 card.
    [barrow] Die: 1 +1 Sword, 4–5 miss a turn, 6 the Barrow Spirit (Magic 4).
    [village] You may visit one of three: the sorceress (die: 1 −1 Sword, 2–4 +1 Sword or Magic, 5 a spell, 6 nothing), the armourer (sword 2 gold, stiletto 3, helmet 1) or the healer (a gold piece a Life, up to 4).
    [path_2] Draw 1 card.
    [wetland_2] Draw 1 card.
    [devils_mill] The good lose a Life. The chaotic throw: 1–3 +1 Life, 4–6 −1. The evil may throw: 1 +1 Sword, 2 +1 Magic, 3 a spell, 4 another move, 5 a missed turn, 6 −1 Life.
    [circle_of_power] Die: 1 the Guardian (Sword 5), 2–3 miss a turn, 6 +1 Magic.
    [well_of_eternity] You may throw: 1–3 nothing, 4 +1 Life, 5 a spell, 6 another move. The good may be healed to 4 Life instead.
    [trackless_waste] Draw 2 cards.
    [town] You may visit the soothsayer (die: 1 a spell, 2 stone, 3 the evil turn good and the chaotic evil, 4–6 nothing) or sell items to the usurer, a gold piece each.
    [frozen_waste] Draw 1 card.
    [roadkeeper_fortress] While there are shields in stock you may ask for a mission: die 1 beat an enemy, 2–3 beat a character, 4–5 bring 3 gold, 6 bring 2. The reward is the Shield of Toliman.
    [ice_realm] Draw 1 card. The Knight of Eternal Snows (Sword 10) bars the way up to the Valley of Skulls: losing to him costs a Life.
    [ferry_1] Pay a gold piece or go back.
    [valley_of_shadows] Draw 1 card; enemies are stronger by 1.
    [heather_moors] Draw 2 cards.
    [tower_of_fate] Die: 1 a missed turn, 2–3 stone, 4–5 another move, 6 nothing.
    [gate_warden] Pay a gold piece or lose a Life.
    [magic_gate] Choose: +1 Sword, +1 Magic, a spell or a gold piece.
    [plateau_of_mists] Draw 3 cards.
    [temple_of_nemed] You may pray to Nemed. Two dice: { magic_sword-prayer-nemed }.
    [enchanted_hills] Draw 1 card. Items give no points, spells are silent.
    [forest_of_ghostly_lights] Draw 1 card. A free path leads down to the Grove.
    [hermits_hut] Healing: a gold piece a Life, up to 4. The Evil Spirit leaves here.
    [plain_of_lonely_rocks] Draw 2 cards; enemies are stronger by 2.
    [ferry_2] Pay a gold piece or go back.
    [gloomy_glade] Draw 1 card; enemies are stronger by 1.
    [cliff_1] Die: on 1–2 you lose a Life; throw likewise for each friend.
    [fortress_ruins] Draw 1 card. The bridge is entered from here with the Magic Sword and a step left, by beating the Stone Monster (Sword 5–10); a defeat costs a point of Sword and the attempt of the next turn.
    [temple_of_toliman] You may pray to Toliman. Two dice: { magic_sword-prayer-toliman }.
    [valley_of_skulls] Draw 1 card. The way down to the Realm of Ice is free.
    [bog_1] Lose an item or a friend.
    [living_rocks_1] Lose a Life.
    [cliff_2] Die: on 1–2 you lose a Life; throw likewise for each friend.
    [plain_of_grass] Draw 1 card; enemies are stronger by 3.
    [crossroads_1] Draw 1 card. Items give no points here.
    [royal_castle] The court healer: name how many Life (up to 4), pay a gold piece each and throw: 1–4 healed, 5 nothing, 6 −1 Life. The Princess is awaited here, and the diamond is bought for 5 gold.
    [dead_city] Draw 1 card. The bridge is entered from here with the Magic Sword and a step left, by beating the Spirit of the Rocks (Magic 5–10); a defeat costs a point of Magic and the attempt of the next turn.
    [living_rocks_2] Lose a Life.
    [bog_2] Lose an item or a friend.
    [ghoul_crypt] Die: on 4–6 a ghoul of that Magic.
    [plain_of_dreams] Draw 1 card; enemies are stronger by 2.
    [crossroads_2] Draw 1 card. Spells are silent here.
    [stone_forest] Draw 2 cards; enemies are stronger by 3.
    [wolf_ravine] Die: on 4–6 a werewolf of that Sword.
    [bridge_entry_ruins] Stop: from here one square a turn.
    [trap] 3 dice less Sword: 0 or less you hold on, 1 Bridge Entry, 2–3 Fortress Ruins, 4–5 Fortress of the Road Keeper, 6 or more Village. Having fallen, throw for each item and friend: 1–2 it stays with you, else it is lost.
    [game_with_death] 2 dice against Death’s 2: higher goes on; equal, you play again next turn; lower costs a Life, and you play again.
    [demon_of_darkness] Battle: the demon's Sword is 2 dice. A defeat costs a Life and means another fight next turn; nobody passes while it lives.
    [beast_castle] Only with the Magic Sword and the Shield of Toliman may you enter, and then you must fight the Beast: die 1–3 with Sword, 4–6 with Magic, the second die gives its strength, 10–15. Victory ends the game; defeat costs 2 Life and leads back to the entry.
    [bridge_monster] Battle: the monster's Magic is 2 dice. A defeat costs a Life and means another fight next turn; nobody passes while it lives.
    [cerberus] Die: 1–2 lose 1 Life, 3–4 lose 2, 5–6 lose 3.
    [magic_trap] 3 dice less Magic: 0 or less you hold on, 1 Bridge Entry, 2–3 Dead City, 4–5 Temple of Nemed, 6 or more Tavern. Having fallen, throw for each item and friend: 1–2 it stays with you, else it is lost.
    [bridge_entry_city] Stop: from here one square a turn.
   *[other] —
}
magic_sword-hero = { $hero ->
    [adventurer] Adventurer
    [barbarian] Barbarian
    [knight_errant] Knight Errant
    [wizard] Wizard
    [half_demon] Half-Demon
    [elf] Elf
    [goblin] Goblin
    [hobgoblin] Hobgoblin
    [pygmy] Pygmy
    [priest] Priest
    [priestess] Priestess
    [dwarf_warlock] Dwarf Warlock
    [executioner] Executioner
    [dwarf] Dwarf
    [prince] Prince
    [scoundrel] Scoundrel
    [mage] Mage
    [druid] Druid
    [shaman] Shaman
    [giant] Giant
    [hermit] Hermit
    [kobold] Kobold
    [dark_knight] Dark Knight
    [trickster] Trickster
    [troll] Troll
    [witch] Witch
    [conqueror] Conqueror
   *[other] a character
}
magic_sword-hero-text = { $hero ->
    [adventurer] Keeps the better of two dice in ordinary battles; may steal a spell instead of attacking.
    [barbarian] Cliffs and the Wolf Ravine are safe, in the bogs a 1–2 loses nothing; having attacked and won without taking Life, attacks again.
    [knight_errant] May fight a lost ordinary battle again; wins over Crusader and Squire; with Excalibur or Grail chooses spells.
    [wizard] Refills to 2 spells on his turn; may ignore encounters and strangers that he draws himself, the Charming She-Devil always.
    [half_demon] Demons leave him alone; on 1–2 spells miss; attacking, may fight with Magic and keep the Life he takes.
    [elf] Cliffs are safe; on plains hides and may walk on.
    [goblin] Circle of Power and ravine are safe; befriends zlydens, sends ogres away.
    [hobgoblin] Barrow and crypt are safe, hides on paths; tames ogres, the Stone Monster is weaker.
    [pygmy] Circle of Power and cliffs are safe, the Enchanted Path may be discarded; +1 to the die in battles on paths and in valleys; with a wolf or an elk as a friend throws two dice to move.
    [priest] May repeat a prayer; exorcises Demons on 1–3.
    [priestess] Refills to 2 spells on her turn; beasts do not attack her, and elk, wolf and bear become her friends on 1–3.
    [dwarf_warlock] Refills to 2 spells on his turn; the gate warden lets him pass for free.
    [executioner] Chooses his alignment; attacking, fights with Sword or Magic and may first swing the axe: on 1–2 the victim is beheaded.
    [dwarf] May repeat any throw of his; on 1–2 spells miss.
    [prince] 5 gold; may leave cards unseen; regains helmet and sword in the Royal Castle.
    [scoundrel] Has no friends; attacking, fights foul (the rival's die does not count), or, having won a fair fight, takes a point of Sword or Magic instead of spoils.
    [mage] Refills to 1 spell on his turn; Golem and Homunculus cannot harm him; may raise a beaten beast for one battle instead of keeping the trophy.
    [druid] Changes alignment once a turn; +1 to the die in battles on plains; fog is no hindrance.
    [shaman] Hides in wetlands; beaten only by a margin of two; the Spirit of the Rocks is weaker.
    [giant] Strides over occupied squares; against the stronger only dice count; may draw an extra event card and then discards one of those drawn.
    [hermit] Adds Magic to Sword in battle; may send a Demon he meets to another square of the circle; carries no Sword, Stiletto, Helmet or Armour.
    [kobold] On a six goes anywhere in the circle; instead of attacking steals a turn.
    [dark_knight] Attacking, fights with Sword or Magic; keeps beaten Demons: every 10 points of their Magic are +1 Magic or a spell; having won at a tournament, may challenge once more.
    [trickster] Follows others; on a one wheedles a gold piece; once tames a beast.
    [troll] Circle of Power and Barrow are safe; chases the beaten away.
    [witch] Instead of attacking drives a character to a temple.
    [conqueror] Having beaten a character in an ordinary battle, takes 2 Life instead of one; gains a Life for a friend handed over.
   *[other] —
}
magic_sword-spell = { $spell ->
    [philosophers_stone] Philosopher's Stone
    [ring_of_fire] Ring of Fire
    [magic_and_sword] Magic and Sword
    [magic_journey] Magic Journey
    [hidden_one] The Hidden One
    [turn_of_fate] Turn of Fate
    [rebirth] Rebirth
    [insight] Insight
    [lord_of_riches] Lord of Riches
    [lord_of_friends] Lord of Friends
    [lord_of_swamps] Lord of Swamps
    [breath_of_death] Breath of Death
    [seven_winds] Seven Winds
    [sower_of_ruin] Sower of Ruin
    [madness] Madness
    [spell_eater] Spell Eater
    [master_of_thunder] Master of Thunder
    [master_of_ice] Master of Ice
    [master_of_spells] Master of Spells
    [master_of_events] Master of Events
    [war_of_elements] War of the Elements
    [mirror] Mirror
    [doom] Doom
    [time_formula] Formula of Time
    [space_formula] Formula of Space
    [golem] Golem
    [homunculus] Homunculus
   *[other] a secret spell
}
magic_sword-castable = When: { $moments }.
magic_sword-moment = { $window ->
    [any] any moment of any turn
    [WT] start of a turn
    [WB] before a move
    [WR] after the movement roll
    [WL] after a move
    [WD] a card turned up
    [WF] before battle dice
    [WE] end of a turn
    [WX] a battle’s outcome
    [WH] a loss of Life
   *[WC] in answer to a spell
  }{ $own ->
    [yes] { " " }(own)
   *[no] { "" }
  }
magic_sword-spell-text = { $spell ->
    [philosophers_stone] At the start of your turn turn your items, one or more, into gold, a piece each. Lead has nothing to do with it.
    [ring_of_fire] A character misses a turn and until then can be neither met nor attacked; or an enemy neither attacks nor can be attacked until your turn.
    [magic_and_sword] In an ordinary battle add Magic to Sword.
    [magic_journey] Instead of moving go to any square of your circle.
    [hidden_one] Hide from an opponent, make a battle a draw, or save a Life, a dying friend, or an enemy about to be removed.
    [turn_of_fate] Replace an event card you have just drawn.
    [rebirth] Any character has 4 Life again, even at the last moment.
    [insight] Look at the top five event cards.
    [lord_of_riches] Take an item or a gold piece from a character.
    [lord_of_friends] Lure a friend away from a character.
    [lord_of_swamps] Before a move, yours or a rival's: whoever moves may cross the Swamp from any square instead.
    [breath_of_death] A met character loses 2 Life, or an attacking Sword creature dies.
    [seven_winds] A die for each item of a rival in your circle: on a 1 it is blown away.
    [sower_of_ruin] Remove one face-up event card from the board.
    [madness] Look at a rival's hand and take one spell.
    [spell_eater] A rival discards all spells.
    [master_of_thunder] A square of your circle: all characters on it (you too) lose a turn, and its enemies neither attack nor can be attacked until your next turn.
    [master_of_ice] Before a move, yours or a rival's: whoever moves may cross the Ice Forest from any square instead.
    [master_of_spells] Cancel the spell just announced.
    [master_of_events] Move a face-up card to another square of its circle.
    [war_of_elements] Until your next turn nobody casts and magic items are silent.
    [mirror] A spell aimed at you turns on its caster.
    [doom] Any character throws: 1 stone, 2 loses all gold, 3 −1 Sword, 4 −1 Magic, 5 +1 Sword or Magic, 6 +1 Life.
    [time_formula] Take three turns in a row; the others can only defend themselves.
    [space_formula] A character's movement roll is doubled.
    [golem] Before your move: a golem with Sword 3 attacks a character or a Sword enemy in your circle. A beaten character loses a Life, an enemy is discarded.
    [homunculus] Before your move: a homunculus with Sword 5 attacks a character or a Sword enemy in your circle. A beaten character loses a Life, an enemy is discarded.
   *[other] —
}
magic_sword-case = { $case ->
    [sword_up] +1 Sword
    [magic_up] +1 Magic
    [life_up] +1 Life
    [spell_up] a spell
    [gold_up] a gold piece
    [journey] go anywhere in the circle
    [sword_down] lose a point of Sword
    [magic_down] lose a point of Magic
    [life_down] lose a Life
    [lose_friend] lose a friend
    [magic_sword] the Magic Sword
    [toliman_shield] the Shield of Toliman
    [heal] healing of 2 Life
    [ransom] a ransom of 3 gold
    [sorceress] to the sorceress
    [armourer] to the armourer
    [healer] to the healer
    [soothsayer] to the soothsayer
    [usurer] to the usurer
    [drink] drink from the well
    [roll] throw the die
   *[other] a choice
}
magic_sword-being = { $being ->
    [tavern_bully] the Tavern Bully
    [barrow_spirit] the Barrow Spirit
    [circle_guardian] the Guardian of the Circle
    [crypt_ghoul] the Crypt Ghoul
    [ravine_werewolf] the Ravine Werewolf
    [grotto_ogre] the Grotto Ogre
    [grotto_werewolf] the Grotto Werewolf
    [tomb_spectre] the Tomb Spectre
    [tomb_phantom] the Tomb Phantom
    [tomb_demon] the Tomb Demon
    [snow_knight] the Knight of Eternal Snows
    [stone_monster] the Stone Monster
    [rock_spirit] the Spirit of the Rocks
    [darkness_demon] the Demon of Darkness
    [bridge_monster_being] the Monster
    [beast] the Beast
    [golem] the Golem
    [homunculus] the Homunculus
    [hero] the rival
    [cyclops] Cyclops
    [black_chimera] Black Chimera
    [red_chimera] Red Chimera
    [goathead] Goathead
    [ogre] Ogre
    [leviathan] Leviathan
    [elk] Elk
    [bear] Bear
    [zlyden] Zlyden
    [shadowland_stranger] Stranger from Shadowland
    [dragon] Dragon
    [snow_brute] Snow Brute
    [doppelganger] Doppelganger
    [three_headed_dragon] Three-Headed Dragon
    [false_wanderer] False Wanderer
    [wolf] Wolf
    [werewolf] Werewolf
    [robber] Robber
    [abyss_demon] Abyss Demon
    [gloom_spirit] Spirit of Gloom
    [ruin_spirit] Spirit of Ruin
    [demon_prince] Prince of Demons
    [ghoul] Ghoul
    [vampire] Vampire
    [spectre] Spectre
    [phantom] Phantom
   *[other] an opponent
}
magic_sword-versus = { $being ->
    [tavern_bully] the Tavern Bully
    [barrow_spirit] the Barrow Spirit
    [circle_guardian] the Guardian of the Circle
    [crypt_ghoul] a Crypt Ghoul
    [ravine_werewolf] a Ravine Werewolf
    [grotto_ogre] the Grotto Ogre
    [grotto_werewolf] the Grotto Werewolf
    [tomb_spectre] the Tomb Spectre
    [tomb_phantom] the Tomb Phantom
    [tomb_demon] the Tomb Demon
    [snow_knight] the Knight of Eternal Snows
    [stone_monster] the Stone Monster
    [rock_spirit] the Spirit of the Rocks
    [darkness_demon] the Demon of Darkness
    [bridge_monster_being] the Monster
    [beast] the Beast
   *[other] an enemy
}
magic_sword-align = { $align ->
    [good] good
    [evil] evil
   *[other] chaotic
}

magic_sword-event-hero-arrived = { WHO($seat, "@ plays", "You play") } the { magic_sword-hero }, starting at { magic_sword-square }.
magic_sword-event-turn-began = { WHO($seat, "It is @’s turn", "It is your turn") }.
magic_sword-event-turn-skipped = { $why ->
    [stone] { WHO($seat, "@ is stone and misses the turn", "You are stone and miss the turn") }.
    [possessed] { WHO($seat, "@ is still possessed and misses the turn", "You are still possessed and miss the turn") }.
    [charmed] { $charmer ->
        [none] { WHO($seat, "@’s turn is stolen", "Your turn is stolen") }.
       *[other] { WHO($seat, "@’s turn is stolen", "Your turn is stolen") }: { WHO($charmer, "@ moves", "you move") } instead.
    }
   *[missed] { WHO($seat, "@ misses", "You miss") } a turn.
}
magic_sword-event-dice-thrown = { $seat ->
    [none] The dice: { $value }.
   *[other] { WHO($seat, "@ throws", "You throw") } { $value }.
}
magic_sword-event-moved = { WHO($seat, "@ stands", "You stand") } on { magic_sword-square }.
magic_sword-event-gate-tried = { $gate ->
    [eldritch_grove] { $how ->
        [passed] { WHO($seat, "@ crosses", "You cross") } the Swamp.
        [tied] A tie at the Swamp: { WHO($seat, "@ stays", "you stay") }.
       *[failed] { WHO($seat, "@ cannot cross", "You cannot cross") } the Swamp.
    }
    [ice_realm] { $how ->
        [passed] { WHO($seat, "@ gets", "You get") } past the Knight of Eternal Snows.
        [tied] The Knight of Eternal Snows holds his ground: { WHO($seat, "@ stays", "you stay") }.
       *[failed] The Knight of Eternal Snows turns { $seat } away.
    }
   *[other] { $how ->
        [passed] { WHO($seat, "@ steps", "You step") } onto the Stone Bridge.
        [tied] The guardian of the bridge holds its ground: { WHO($seat, "@ stays", "you stay") } and may not try next turn.
       *[failed] The guardian of the bridge turns { $seat } away; no attempt next turn.
    }
}
magic_sword-event-card-turned-up = { WHO($seat, "@ turns", "You turn") } up { magic_sword-card }.
magic_sword-event-card-laid-down = A card is laid face down on { magic_sword-square }.
magic_sword-event-card-moved = { magic_sword-card } now lies on { magic_sword-square }.
magic_sword-event-card-dealt-with = { magic_sword-card } takes effect{ WHO($seat, " on @", " on you") }.
magic_sword-event-card-gained = { WHO($seat, "@ gains", "You gain") } { magic_sword-card }.
magic_sword-event-card-lost = { $owned ->
    [false] { magic_sword-card } is discarded.
   *[other] { $how ->
        [dropped] { WHO($seat, "@ leaves", "You leave") } { magic_sword-card } on the square.
        [sold] { WHO($seat, "@ sells", "You sell") } { magic_sword-card }.
        [given] { WHO($seat, "@ gives", "You give") } up { magic_sword-card }.
       *[gone] { WHO($seat, "@ loses", "You lose") } { magic_sword-card }.
    }
}
magic_sword-event-card-gone = { magic_sword-card } is discarded.
magic_sword-event-card-stilled = { magic_sword-card } does not attack until { WHO($seat, "@’s next turn", "your next turn") }.
magic_sword-event-trophy-won = { WHO($seat, "@ takes", "You take") } a trophy: { magic_sword-card }.
magic_sword-event-trophy-given = { WHO($seat, "@ hands", "You hand") } a trophy over: { magic_sword-card }.
magic_sword-event-beast-raised = { WHO($seat, "@ raises", "You raise") } the slain beast: { magic_sword-card }.
magic_sword-event-vampire-lives = The Vampire's Life is now { $now }.
magic_sword-event-pouch-filled = { WHO($seat, "@ hides", "You hide") } { magic_sword-card } in the Secret Pouch.
magic_sword-event-gold-left = { WHO($seat, "@’s gold", "Your gold") } lies on { magic_sword-square }: { $count }.
magic_sword-event-gold-picked-up = { WHO($seat, "@ picks", "You pick") } up gold on { magic_sword-square }: { $count }.
magic_sword-event-points-changed = { $what ->
    [sword] { WHO($seat, "@: Sword", "Your Sword") }
    [magic] { WHO($seat, "@: Magic", "Your Magic") }
    [life] { WHO($seat, "@: Life", "Your Life") }
   *[gold] { WHO($seat, "@: gold", "Your gold") }
} is now { $now } ({ $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
   *[other] { $by }
}).
magic_sword-event-stats-swapped = { WHO($seat, "@ swaps", "You swap") } Sword and Magic: Sword { $sword }, Magic { $magic }.
magic_sword-event-alignment-changed = { WHO($seat, "@ turns", "You turn") } { magic_sword-align }.
magic_sword-event-turns-to-miss = { WHO($seat, "@ will miss", "You will miss") } { $turns ->
    [one] a turn
   *[other] { $turns } turns
}.
magic_sword-event-paralysed = { $how ->
    [ringed] The Ring of Fire closes round { $seat }.
   *[thundered] Thunder binds { $seat }.
}
magic_sword-event-slowed = { WHO($seat, "@ walks", "You walk") } one square a turn; turns: { $turns }.
magic_sword-event-possessed = { $free ->
    [true] { WHO($seat, "@ is", "You are") } no longer possessed.
   *[other] { WHO($seat, "@ is possessed and moves only", "You are possessed and move only") } after throwing 1–3.
}
magic_sword-event-geas-lifted = The Witch's geas is lifted{ WHO($seat, " from @", " from you") }.
magic_sword-event-petrified = { WHO($seat, "@ turns", "You turn") } to stone.
magic_sword-event-hero-died = { WHO($seat, "@ loses", "You lose") } the { magic_sword-hero }.
magic_sword-event-spell-gained = { $spell ->
    [none] { $friend ->
        [none] { WHO($seat, "@ draws", "You draw") } a spell.
       *[other] { WHO($seat, "@ gets", "You get") } a spell with a friend.
    }
   *[other] { $friend ->
        [none] { WHO($seat, "@ draws", "You draw") } { magic_sword-spell }.
       *[other] { WHO($seat, "@ gets", "You get") } { magic_sword-spell } with a friend.
    }
}
magic_sword-event-spell-stolen = { $spell ->
    [none] { WHO($seat, "@ takes", "You take") } a spell from { $victim }.
   *[other] { WHO($seat, "@ takes", "You take") } { magic_sword-spell } from { $victim }.
}
magic_sword-event-spell-discarded = { $friend ->
    [none] { WHO($seat, "@ discards", "You discard") } { magic_sword-spell }.
    [crusader] The Crusader's spell is discarded: { magic_sword-spell }.
   *[other] The Miser Warlock's spell is discarded: { magic_sword-spell }.
}
magic_sword-event-spells-seen = { $what ->
    [events] { WHO($seat, "@ looks", "You look") } at the top event cards.
    [friend] { WHO($seat, "@ looks", "You look") } at the spell of the new friend.
    [hand] { $victim ->
        [none] { WHO($seat, "@ looks", "You look") } at somebody's spells.
       *[other] { WHO($seat, "@ looks", "You look") } at { WHO($victim, "@’s spells", "your spells") }.
    }
   *[deck] { WHO($seat, "@ looks", "You look") } through the spell deck.
}
magic_sword-event-spell-taken-up = { WHO($seat, "@ aims", "You aim") } a spell.
magic_sword-event-spell-announced = { $aim ->
    [character] { WHO($seat, "@ casts", "You cast") } { magic_sword-spell } at { $target }.
    [card] { WHO($seat, "@ casts", "You cast") } { magic_sword-spell } at the card { magic_sword-card }.
    [square] { WHO($seat, "@ casts", "You cast") } { magic_sword-spell } at { magic_sword-square }.
    [being] { WHO($seat, "@ casts", "You cast") } { magic_sword-spell } at the attacking being.
   *[nobody] { WHO($seat, "@ casts", "You cast") } { magic_sword-spell }.
}
magic_sword-event-spell-failed = { $why ->
    [cancelled] { magic_sword-spell } is cancelled.
    [resisted] { magic_sword-spell } is resisted.
   *[other] { magic_sword-spell } finds no target.
}
magic_sword-event-spell-worked = { $target ->
    [none] { magic_sword-spell } takes effect.
   *[other] { magic_sword-spell } takes effect{ WHO($target, " on @", " on you") }.
}
magic_sword-event-battle-began = { $fighter ->
    [creature] { $rival ->
        [none] { WHO($owner, "@ sends", "You send") } { magic_sword-being } against { magic_sword-card }.
       *[other] { WHO($owner, "@ sends", "You send") } { magic_sword-being } against { $rival }.
    }
    [seeker] { $rival ->
        [none] { WHO($seat, "@’s Fortune Seeker", "Your Fortune Seeker") } attacks { magic_sword-card }.
       *[other] { WHO($seat, "@’s Fortune Seeker", "Your Fortune Seeker") } attacks { $rival }.
    }
   *[self] { $rival ->
        [none] { $design ->
            [none] Battle: { $seat } against { magic_sword-versus }.
           *[other] { $others ->
                [0] Battle: { $seat } against { magic_sword-card }.
               *[other] Battle: { $seat } against { magic_sword-card } (enemies beside it: { $others }).
            }
        }
       *[other] { $seat ->
            [none] { WHO($rival, "@ is", "You are") } attacked by { magic_sword-being }.
           *[other] { $kind ->
                [magic] { WHO($seat, "@ attacks", "You attack") } { $rival } with Magic.
               *[sword] { WHO($seat, "@ attacks", "You attack") } { $rival }.
            }
        }
    }
}
magic_sword-event-battle-fought = { $own } against { $other }: { $result ->
    [won] { $seat ->
        [none] { magic_sword-being } wins
       *[other] { WHO($seat, "@ wins", "You win") }
    }
    [drawn] a draw
   *[lost] { $rival ->
        [none] { $design ->
            [none] { magic_sword-being } wins
           *[other] { magic_sword-card } wins
        }
       *[other] { WHO($rival, "@ wins", "You win") }
    }
}.
magic_sword-event-battle-avoided = { $how ->
    [ignored] { WHO($seat, "@ is", "You are") } not attacked by { magic_sword-being }.
   *[hid] { $being ->
        [hero] { $rival ->
            [none] { WHO($seat, "@ hides", "You hide") }, and there is no battle.
           *[other] { WHO($rival, "@ attacks", "You attack") }, but { WHO($seat, "@ hides", "you hide") }.
        }
        [fortune_seeker] { WHO($seat, "@ hides", "You hide") } from the Fortune Seeker.
        [breath_of_death] { WHO($seat, "@ hides", "You hide") } from the Breath of Death.
        [creature] { WHO($seat, "@ hides", "You hide") } from the conjured creature.
       *[other] { WHO($seat, "@ hides", "You hide") }; { magic_sword-being } does not attack.
    }
}
magic_sword-event-aid-used = { $way ->
    [wields] { WHO($seat, "@ wields", "You wield") } { magic_sword-card }.
    [sends] { WHO($seat, "@ sends", "You send") } the raised beast into battle: { magic_sword-card }.
    [befriends] { WHO($seat, "@ makes", "You make") } a friend of an enemy: { magic_sword-card }.
    [tries] { WHO($seat, "@ tries", "You try") } to overcome without a battle: { magic_sword-card }.
    [binds] { WHO($seat, "@ binds", "You bind") } with the Wand of Fate: { magic_sword-card }.
   *[deed] { $what ->
        [drop] { WHO($seat, "@ leaves", "You leave") } something behind.
        [trade-trophies] { WHO($seat, "@ trades", "You trade") } trophies for Sword.
        [trade-demons] { WHO($seat, "@ trades", "You trade") } beaten Demons for Magic or a spell.
        [turn-into-gold] { WHO($seat, "@ lets", "You let") } the Alchemist turn items into gold.
        [open-casket] { WHO($seat, "@ opens", "You open") } the Mysterious Casket.
        [drink-elixir] { WHO($seat, "@ drinks", "You drink") } the Elixir of Strength: +2 Sword until { WHO($seat, "@’s", "your") } next turn.
        [pay-mercenary] { WHO($seat, "@ pays", "You pay") } the Mercenary: +3 Sword until { WHO($seat, "@’s", "your") } next turn.
        [raise-mirror] { WHO($seat, "@ raises", "You raise") } the Mirror of Ruin.
        [give-friend] { WHO($seat, "@ gives", "You give") } a friend for a Life.
        [change-alignment] { WHO($seat, "@ changes", "You change") } alignment.
        [refill] { WHO($seat, "@ refills", "You refill") } spells.
        [fill-pouch] { WHO($seat, "@ packs", "You pack") } the Secret Pouch.
        [ask-crystal] { WHO($seat, "@ asks", "You ask") } the Crystal of Fate.
        [send-knight] { WHO($seat, "@ lets", "You let") } the Loyal Knight fight instead.
        [exorcise] { WHO($seat, "@ exorcises", "You exorcise") } the Demon.
        [behead] { $target ->
            [none] { WHO($seat, "@ uses", "You use") } an ability.
           *[other] { WHO($seat, "@ swings", "You swing") } the axe, and it strikes { $target }.
        }
        [steal-spell] { $target ->
            [none] { WHO($seat, "@ uses", "You use") } an ability.
           *[other] { WHO($seat, "@ steals", "You steal") } a spell from { $target }.
        }
        [charm] { $target ->
            [none] { WHO($seat, "@ uses", "You use") } an ability.
           *[other] { WHO($seat, "@ casts", "You cast") } a charm: { WHO($target, "@’s next turn", "your next turn") } is stolen.
        }
        [wheedle] { $target ->
            [none] { WHO($seat, "@ uses", "You use") } an ability.
           *[other] { WHO($seat, "@ wheedles", "You wheedle") } a gold piece out of { $target }: it takes a one.
        }
        [drive-to-temple] { $target ->
            [none] { WHO($seat, "@ uses", "You use") } an ability.
           *[other] { WHO($seat, "@ lays", "You lay") } a geas: { WHO($target, "@ must walk", "you must walk") } to a temple.
        }
        [win-over-friends] { $target ->
            [none] { WHO($seat, "@ uses", "You use") } an ability.
           *[other] { WHO($seat, "@ wins", "You win") } over { WHO($target, "@’s friends", "your friends") }.
        }
       *[other] { WHO($seat, "@ uses", "You use") } an ability.
    }
}
magic_sword-event-mission-given = { WHO($seat, "@ is", "You are") } given a mission: { $mission ->
    [enemy] beat an enemy
    [character] beat a character
    [three-gold] bring 3 gold
   *[two-gold] bring 2 gold
}.
magic_sword-event-reward-waits = { WHO($seat, "@ has fulfilled", "You have fulfilled") } the mission: the reward waits in the Fortress of the Road Keeper.
magic_sword-event-mission-fulfilled = { WHO($seat, "@ is", "You are") } rewarded for the mission.
magic_sword-event-game-ended = { $by_limit ->
    [true] Time is up. In the lead: { $winners }.
   *[other] The Beast is slain! { WHO($winners, "Won by @", "You win") }.
}

magic_sword-option-pass = pass
magic_sword-option-pass-turn = pass, and do not ask again this turn
magic_sword-option-no = no
magic_sword-option-yes = yes
magic_sword-option-cast = cast { magic_sword-spell }
magic_sword-option-cast-for = { $friend ->
    [crusader] the Crusader's spell
   *[other] the Miser Warlock's spell
}
magic_sword-option-card = { magic_sword-card }
magic_sword-option-end-turn = end the turn
magic_sword-option-walk = throw and walk
magic_sword-option-take-boat = take the boat
magic_sword-option-light-lamp = cross the Ice Forest with the lamp
magic_sword-option-rejoin = go back to your friends
magic_sword-option-retry = try again
magic_sword-option-advance = go on
magic_sword-option-enter-castle = enter the Castle of the Beast
magic_sword-option-pass-castle = leave by the far side, past the castle
magic_sword-option-turn-back = turn back and leave the bridge
magic_sword-option-explore = explore the square
magic_sword-option-leave-unseen = leave the cards unseen
magic_sword-option-walk-on = walk on
magic_sword-option-raid = send the Fortune Seeker
magic_sword-option-obey = follow the square
magic_sword-option-take-gold = take the gold
magic_sword-option-drop = drop an item or leave a friend
magic_sword-option-linger = take your time: be asked at every step
magic_sword-option-trade-lot = hand over trophies for { $gain } { $gain ->
    [one] point
   *[other] points
}
magic_sword-option-trade-trophies = trade trophies for Sword
magic_sword-option-trade-demons = trade Demons
magic_sword-option-turn-into-gold = turn items into gold
magic_sword-option-open-casket = open the casket
magic_sword-option-drink-elixir = drink the elixir
magic_sword-option-pay-mercenary = pay the Mercenary
magic_sword-option-raise-mirror = aim the Mirror of Ruin
magic_sword-option-give-friend = give a friend for a Life
magic_sword-option-change-alignment = { $align ->
    [good] turn good
    [evil] turn evil
   *[chaotic] turn chaotic
}
magic_sword-option-refill = refill spells
magic_sword-option-fill-pouch = hide an item in the pouch
magic_sword-option-sell-diamond = sell the diamond for 5 gold
magic_sword-option-ask-princess = ask the Princess
magic_sword-option-ask-viceroy = ask the Viceroy
magic_sword-option-ready = ready
magic_sword-option-ask-crystal = ask the Crystal of Fate
magic_sword-option-send-knight = send the Loyal Knight
magic_sword-option-attack = attack
magic_sword-option-attack-with-magic = attack with Magic
magic_sword-option-fight-foul = fight foul
magic_sword-option-behead = raise the axe, then fight
magic_sword-option-behead-with-magic = raise the axe, then Magic
magic_sword-option-steal-spell = steal a spell
magic_sword-option-charm = charm
magic_sword-option-wheedle = wheedle a gold piece
magic_sword-option-drive-to-temple = drive to a temple
magic_sword-option-win-over-friends = win over Crusader and Squire
magic_sword-option-take-life = take Life
magic_sword-option-take-coin = take a gold piece
magic_sword-option-take-nothing = take nothing
magic_sword-option-cripple-sword = take a point of Sword
magic_sword-option-cripple-magic = take a point of Magic
magic_sword-option-offer-trade = offer a trade
magic_sword-option-stop = stop here
magic_sword-option-exorcise = drive the Demon out
magic_sword-option-aim-at-being = the attacking being
magic_sword-option-go = { magic_sword-square }
magic_sword-option-attempt = { $gate ->
    [eldritch_grove] try the Swamp
    [ice_realm] challenge the Knight of Eternal Snows
    [fortress_ruins] to the bridge, past the Stone Monster
   *[dead_city] to the bridge, past the Spirit of the Rocks
}
magic_sword-option-rival = { $seat }
magic_sword-option-number = { $number }
magic_sword-option-case = { magic_sword-case }
magic_sword-option-goods = buy { magic_sword-card }
magic_sword-option-spell-card = { magic_sword-spell }
magic_sword-option-hero-card = { magic_sword-hero }
magic_sword-option-alignment = { magic_sword-align }

magic_sword-question-aim-mirror = { $seat } aims the Mirror of Ruin: at whom?
magic_sword-question-split-ruin = { $seat } decides how many of the two points are Sword.
magic_sword-question-trade-in = { $seat } hands over trophies.
magic_sword-question-demon-reward = { $seat } chooses the reward for the Demons.
magic_sword-question-drop-first = { $seat } decides whether to drop something first.
magic_sword-question-pick-own = { $seat } chooses a card to part with or to put away.
magic_sword-question-chase = { $seat }: chase the beaten rival away?
magic_sword-question-chase-where = { $seat } decides where the beaten rival is chased.
magic_sword-question-second-attack = { $seat }: attack again?
magic_sword-question-hide-from-being = { $seat }: hide?
magic_sword-question-refight = { $seat }: fight again?
magic_sword-question-imp-keeps = { $seat } chooses one of two spells.
magic_sword-question-discard-spell = { $seat } discards a spell too many.
magic_sword-question-aim = { $seat } aims the spell.
magic_sword-question-resist = { $seat }: resist the spell?
magic_sword-question-may = { $seat }: make use of it?
magic_sword-question-pay-or-not = { $seat }: pay?
magic_sword-question-choose-case = { $seat } chooses one of several things.
magic_sword-question-buy-healing = { $seat } decides how much Life to heal.
magic_sword-question-buy = { $seat } goes shopping.
magic_sword-question-sell-items = { $seat } sells items.
magic_sword-question-lose-spell = { $seat } loses a spell of their choice.
magic_sword-question-choose-loss = { $seat } decides what to lose.
magic_sword-question-reroll = { $seat }: throw again?
magic_sword-question-draw-one-more = { $seat }: draw one more card?
magic_sword-question-eat-rowan = { $seat }: use up the Rowan of Knowledge for one more card?
magic_sword-question-discard-drawn = { $seat } discards one of the drawn cards.
magic_sword-question-shift-now = { $seat } chooses an alignment after seeing the cards.
magic_sword-question-which-first = { $seat } decides which card comes first.
magic_sword-question-ignore = { $seat }: ignore it?
magic_sword-question-hide-from-all = { $seat }: hide from everything here?
magic_sword-question-banish = { $seat } sends the Demon away: where to?
magic_sword-question-give-up-item = { $seat } carries too much: what is dropped?
magic_sword-question-at-square = { $seat } looks around the square.
magic_sword-question-send-ogre = { $seat } sends the ogre away: where to?
magic_sword-question-go-anywhere = { $seat } chooses a place in the circle.
magic_sword-question-landing = { $seat } decides: a meeting or exploring.
magic_sword-question-raid-whom = { $seat } sends the Fortune Seeker: against whom?
magic_sword-question-meet-how = { $seat } meets another character.
magic_sword-question-hide-from-attack = { $seat }: hide from the attack?
magic_sword-question-two-dice = { $seat }: throw two dice?
magic_sword-question-follow = { $seat }: follow?
magic_sword-question-move-bonus = { $seat } decides how many squares further.
magic_sword-question-walk-where = { $seat } chooses where to walk.
magic_sword-question-long-stride = { $seat }: stride on?
magic_sword-question-turn-the-die = { $seat }: turn the three into a four with the Magic Die?
magic_sword-question-hide-from-breath = { $seat }: hide from the Breath of Death?
magic_sword-question-return-spell = { $seat } puts back one of the spells just drawn.
magic_sword-question-coax = { $seat }: try to win the beast over?
magic_sword-question-eat-apple = { $seat }: eat the Apple of Inspiration?
magic_sword-question-shift-prayer = { $seat } shifts the sum of the prayer.
magic_sword-question-invite = { $seat } calls a rival to the tournament.
magic_sword-question-guess = { $seat } names a number to the Sage.
magic_sword-question-take-from-deck = { $seat } chooses a spell from the deck.
magic_sword-question-court-healer = { $seat } asks the healer: how much Life?
magic_sword-question-place-leviathan = { $seat } releases the Leviathan: into which water?
magic_sword-question-which-crossroads = { $seat } chooses the crossroads.
magic_sword-question-prepare = { $seat } prepares for battle.
magic_sword-question-prevent-loss = { $seat } tries to save a Life.
magic_sword-question-choose-hero = { $seat } chooses a character.
magic_sword-question-choose-alignment = { $seat } chooses an alignment.
magic_sword-question-may-cross = { $seat }: cross over?
magic_sword-question-hide-from-creature = { $seat }: hide from the creature?
magic_sword-question-hide-from-seeker = { $seat }: hide from the Fortune Seeker?
magic_sword-question-take-spell = { $seat } takes somebody's spell.
magic_sword-question-take-riches = { $seat } takes somebody's goods.
magic_sword-question-take-friend = { $seat } lures a friend away.
magic_sword-question-move-event = { $seat } moves the card: where to?
magic_sword-question-fight-on = { $seat }: fight on against the Vampire?
magic_sword-question-raise-beast = { $seat }: raise the slain beast?
magic_sword-question-pay-robber = { $seat } pays the Robber.
magic_sword-question-take-spoils = { $seat } chooses the spoils.
magic_sword-question-offer = { $seat } offers an item.
magic_sword-question-ask-for = { $seat } names what is wanted.
magic_sword-question-price = { $seat } names the price.
magic_sword-question-accept = { $seat }: accept the trade?
magic_sword-question-turn-choice = { $seat } begins the turn.
magic_sword-question-cross-where = { $seat } chooses the other shore.
magic_sword-question-cast-or-pass = { $seat } may cast a spell.
magic_sword-question-lot-for-loss = Which card is lost is decided by lot.
magic_sword-question-draw-event = An event card is turned up.
magic_sword-question-hidden-event = An event card is laid face down.
magic_sword-question-peek-event = You look at the top event card.
magic_sword-question-spell-from-deck = A spell card is drawn.
magic_sword-question-peek-spell = You look at the top spell of the deck.
magic_sword-question-throw = The die is thrown.
magic_sword-question-lot-hero = A character is drawn at random.
magic_sword-question-first-player = Who goes first is drawn by lot.
magic_sword-question-lot-for-spell = The spell is drawn by lot.

## The same question to whoever answers

magic_sword-ask-aim-mirror = At whom do you aim the Mirror of Ruin?
magic_sword-ask-split-ruin = How many of the two points are Sword? The rest is Magic.
magic_sword-ask-trade-in = Which trophies do you hand over?
magic_sword-ask-demon-reward = What do you take for the Demons?
magic_sword-ask-drop-first = Drop something on the square before it is too late?
magic_sword-ask-pick-own = What do you drop, give or put away?
magic_sword-ask-chase = Chase the beaten rival away?
magic_sword-ask-chase-where = Where do you chase the beaten rival?
magic_sword-ask-second-attack = Attack again?
magic_sword-ask-hide-from-being = Hide?
magic_sword-ask-refight = Lost. Fight again?
magic_sword-ask-imp-keeps = Which of the two spells do you keep?
magic_sword-ask-discard-spell = Too many spells: which one goes?
magic_sword-ask-aim = Where do you aim the spell?
magic_sword-ask-resist = Resist the spell?
magic_sword-ask-may = Do what is written here? You may decline.
magic_sword-ask-pay-or-not = Pay?
magic_sword-ask-choose-case = What do you choose?
magic_sword-ask-buy-healing = How much Life do you heal?
magic_sword-ask-buy = The shop is open: what do you buy?
magic_sword-ask-sell-items = What do you sell?
magic_sword-ask-lose-spell = Which spell do you lose?
magic_sword-ask-choose-loss = What do you give up?
magic_sword-ask-reroll = Throw again? The second throw stands.
magic_sword-ask-draw-one-more = Draw one more card and discard one?
magic_sword-ask-eat-rowan = Use up the Rowan of Knowledge, draw one more card and discard one?
magic_sword-ask-discard-drawn = Which of the drawn cards do you discard?
magic_sword-ask-shift-now = The cards are open. What do you become?
magic_sword-ask-which-first = Which card comes first?
magic_sword-ask-ignore = Pass it by?
magic_sword-ask-hide-from-all = Hide from everything here?
magic_sword-ask-banish = Where do you send the Demon?
magic_sword-ask-give-up-item = Too heavy a load: what do you drop?
magic_sword-ask-at-square = You are on the square. What now?
magic_sword-ask-send-ogre = Where do you send the Ogre? Leaving it here means a fight.
magic_sword-ask-go-anywhere = Where to go? Choose any of these places.
magic_sword-ask-landing = What will you do on this square?
magic_sword-ask-raid-whom = Whom does the Fortune Seeker attack?
magic_sword-ask-meet-how = A meeting! What do you do?
magic_sword-ask-hide-from-attack = You are attacked. Hide?
magic_sword-ask-two-dice = Throw two dice?
magic_sword-ask-follow = Follow?
magic_sword-ask-move-bonus = How many squares further?
magic_sword-ask-walk-where = Where to? Choose one of the squares in reach.
magic_sword-ask-long-stride = Stride on?
magic_sword-ask-turn-the-die = Turn the three into a four with the Magic Die?
magic_sword-ask-hide-from-breath = Hide from the Breath of Death?
magic_sword-ask-return-spell = Which of the spells just drawn goes back?
magic_sword-ask-coax = Try to win the beast over (1–3)? Otherwise you attack it.
magic_sword-ask-eat-apple = Eat the Apple of Inspiration?
magic_sword-ask-shift-prayer = What should the sum of the prayer be?
magic_sword-ask-invite = Whom do you call to the tournament?
magic_sword-ask-guess = Which number do you name to the Sage?
magic_sword-ask-take-from-deck = Which spell do you take from the deck?
magic_sword-ask-court-healer = How much Life do you ask of the healer?
magic_sword-ask-place-leviathan = Into which water does the Leviathan go?
magic_sword-ask-which-crossroads = At which Crossroads does he sit?
magic_sword-ask-prepare = The dice are about to decide. What else can help?
magic_sword-ask-prevent-loss = A Life can be saved. How?
magic_sword-ask-choose-hero = Who will you be?
magic_sword-ask-choose-alignment = What is your alignment?
magic_sword-ask-may-cross = Cross over?
magic_sword-ask-hide-from-creature = Hide from the conjured creature?
magic_sword-ask-hide-from-seeker = The Fortune Seeker attacks you. Hide?
magic_sword-ask-take-spell = Which spell do you take?
magic_sword-ask-take-riches = What do you take?
magic_sword-ask-take-friend = Which friend do you lure away?
magic_sword-ask-move-event = Where do you move the card?
magic_sword-ask-fight-on = Fight on against the Vampire?
magic_sword-ask-raise-beast = Raise the slain beast?
magic_sword-ask-pay-robber = What do you pay the Robber?
magic_sword-ask-take-spoils = Victory! What do you take?
magic_sword-ask-offer = What do you offer?
magic_sword-ask-ask-for = What do you want for it?
magic_sword-ask-price = How much gold goes with it?
magic_sword-ask-accept = Accept the trade?
magic_sword-ask-turn-choice = Your turn. How do you move?
magic_sword-ask-cross-where = On which shore do you land?
magic_sword-ask-cast-or-pass = Cast a spell now?

magic_sword-why-not-your-turn = It is somebody else’s turn to answer: wait for yours.
magic_sword-why-not-an-answer-here = That is not the question now: choose from what is open.
magic_sword-why-not-now = That cannot be done now: choose from what is open.
magic_sword-why-cannot-be-done = That cannot be carried out: there is nothing to lose, or nothing to take.
magic_sword-why-no-such-ability = Your character has no such ability, or it is of no use now.
magic_sword-why-no-target = The spell cannot be aimed there: choose one of the targets that glow.
magic_sword-why-not-a-spoil = That cannot be taken: it is hidden, you may not carry it, or the diamond is taken.
magic_sword-why-not-enough-trophies = Not enough trophies yet: hand over more, or the trade gives nothing.
magic_sword-why-not-for-sale = It is not for sale, or the gold is short.
magic_sword-why-not-in-this-battle = That card is of no use in this battle: it takes a weapon of yours, a raised beast, or an enemy that can be won over.
magic_sword-why-not-in-this-window = That spell is not cast at this moment.
magic_sword-why-end-turn = The turn cannot end yet: first do what the square or a card on it demands.
magic_sword-why-walk = You throw and walk once, at the start of your turn. On the bridge nobody throws: it is one square a turn.
magic_sword-why-take-boat = The boat is used instead of a move, on the turn after you get it, and only across the Swamp.
magic_sword-why-light-lamp = The lamp is used instead of a move, on the turn after you get it, and only through the Ice Forest.
magic_sword-why-rejoin = You go back to your friends instead of moving, while they wait where the steed left them.
magic_sword-why-retry = A task is tried again at the start of a turn, on its square of the bridge. Once done, go on.
magic_sword-why-advance = You go on along the bridge at the start of a turn, when this square's task is done.
magic_sword-why-enter-castle = The castle is entered from the next square of the bridge, its task done, with the Magic Sword and the Shield of Toliman.
magic_sword-why-pass-castle = You may leave the bridge by its far side at the start of a turn, unless you are leaving already or in the castle.
magic_sword-why-turn-back = You may turn back on the bridge at the start of a turn, unless you are leaving already.
magic_sword-why-explore = You explore the square where the move ended, once, and instead of a meeting.
magic_sword-why-leave-unseen = Only the Prince may leave cards unseen, and only where cards are drawn.
magic_sword-why-walk-on = Only the Elf may walk on, once a turn, from a plain.
magic_sword-why-raid = The Fortune Seeker is sent once a turn, right after the move, at somebody within three squares.
magic_sword-why-obey = The square is obeyed once, when its enemies are beaten or hidden from.
magic_sword-why-take-gold = Gold is taken where it lies, when the enemies are beaten, before your turn ends.
magic_sword-why-linger = You may take your time on your own turn, while there is something to do on the side.
magic_sword-why-drop = You may drop an item or leave a friend on your turn, or before the dice when attacked, if you have any.
magic_sword-why-trade-trophies = Not enough trophies: 7 points of Sword are needed (5 with generous trophies).
magic_sword-why-trade-demons = Only the Dark Knight trades Demons, for every 10 points of Magic.
magic_sword-why-turn-into-gold = That takes the Alchemist as a friend, items that can be turned, and your own turn.
magic_sword-why-open-casket = The casket is opened on your own turn, if you have it.
magic_sword-why-drink-elixir = You have no Elixir of Strength, or magic items are silent now.
magic_sword-why-pay-mercenary = The Mercenary is paid a gold piece, once a turn, if he is with you.
magic_sword-why-raise-mirror = That takes the Mirror of Ruin, your own turn, and a rival who is not on the bridge and not stone.
magic_sword-why-give-friend = Only the Conqueror gives a friend for a Life, if he has one.
magic_sword-why-change-alignment = Only the Druid changes alignment, once a turn and to another one.
magic_sword-why-refill = Refilling takes a character or a staff that can, once on your own turn, and room in the hand.
magic_sword-why-fill-pouch = That takes the Secret Pouch and another item; it is packed once a turn.
magic_sword-why-sell-diamond = The diamond is sold in the Royal Castle, if you have it.
magic_sword-why-ask-princess = The Princess is asked in the Royal Castle, once a visit, if she is with you.
magic_sword-why-ask-viceroy = The Viceroy is asked in the Fortress of the Road Keeper, once a visit, if he is with you.
magic_sword-why-ready = The dice are thrown in a battle, when it is your time to prepare.
magic_sword-why-ask-crystal = The Crystal of Fate is asked once in your own battle, before the dice, if you have it and it works.
magic_sword-why-send-knight = The Loyal Knight is sent before the dice of your own battle, if he is with you; not in the Castle of the Beast.
magic_sword-why-attack = You attack a character met at the end of your move.
magic_sword-why-attack-with-magic = Half-Demon, Executioner and Dark Knight attack with Magic.
magic_sword-why-fight-foul = Only the Scoundrel fights foul, when he attacks.
magic_sword-why-behead = Only the Executioner raises the axe, when he attacks.
magic_sword-why-behead-with-magic = Only the Executioner raises the axe, when he attacks.
magic_sword-why-steal-spell = Only the Adventurer steals a spell: from somebody who has one, with room in his own hand.
magic_sword-why-charm = Only the Kobold charms, not on the bridge, not in a stolen turn, and nobody twice running.
magic_sword-why-wheedle = Only the Trickster wheedles a gold piece, from somebody who has gold.
magic_sword-why-drive-to-temple = Only the Witch drives to a temple, and not from the bridge.
magic_sword-why-win-over-friends = Only the Knight Errant wins over friends: Crusader and Squire.
magic_sword-why-take-life = Life cannot be taken now: where there is the diamond, nothing else is taken.
magic_sword-why-take-coin = A gold piece cannot be taken now: there is none, or the diamond is taken.
magic_sword-why-take-nothing = There is nothing to decline here: choose from what is open.
magic_sword-why-cripple-sword = Only the Scoundrel takes a point of Sword, after a fair win, if the loser's is above its start.
magic_sword-why-cripple-magic = Only the Scoundrel takes a point of Magic, after a fair win, if the loser's is above its start.
magic_sword-why-offer-trade = Trade has to be agreed before the game (the rule “Trade”), and is offered at a meeting.
magic_sword-why-stop = There is no stopping now: that is for somebody who strides on.
magic_sword-why-exorcise = Only the Priest drives a Demon out, before the dice and once a battle.
magic_sword-why-aim-mirror = The mirror is aimed at another character, not on the bridge and not stone.
magic_sword-why-ask-for = You may ask for an item of that rival that you are allowed to carry.
magic_sword-why-at-square = That card cannot be dealt with now: it is not here, enemies are left, or you dealt with it or dropped it this turn.
magic_sword-why-banish = The Demon is sent to another square of your circle without another character.
magic_sword-why-buy-healing = Healing goes up to 4 Life, as far as the gold lasts.
magic_sword-why-chase-where = The beaten rival is driven exactly as many squares as the die says, one way or the other.
magic_sword-why-choose-hero = That character is taken or not offered to you: choose one of those that are open.
magic_sword-why-choose-loss = You can only lose what you have and have not hidden.
magic_sword-why-court-healer = Ask for no more than your gold, and not above 4 Life.
magic_sword-why-cross-where = You can only cross to the shore facing your square.
magic_sword-why-demon-reward = Choose Magic or, if your Magic allows spells, a spell.
magic_sword-why-discard-drawn = Discard one of the cards just drawn.
magic_sword-why-discard-spell = Discard a spell from your own hand.
magic_sword-why-give-up-item = You have to drop an item of yours, but not the transport itself.
magic_sword-why-go-anywhere = You are carried to another square of your circle.
magic_sword-why-guess = Name a number from 1 to 6.
magic_sword-why-imp-keeps = Choose one of the two spells that the Imp has shown.
magic_sword-why-invite = You call a character who can be attacked: not on the bridge, not stone, not bound.
magic_sword-why-landing = You can only meet somebody on this square who is neither stone nor bound.
magic_sword-why-lose-spell = You lose a spell from your own hand.
magic_sword-why-move-bonus = The Troika adds at most one square, the Swift Steed at most three.
magic_sword-why-move-event = The card goes to another square of its circle without another character.
magic_sword-why-offer = You may offer an item of yours that the rival is allowed to carry.
magic_sword-why-pay-robber = Give a gold piece, or an item that is not hidden.
magic_sword-why-drop-first = You drop cards of your own: an item, or a friend who was not forced on you.
magic_sword-why-pick-own = Choose a card of your own: an item, or a friend who was not forced on you.
magic_sword-why-place-leviathan = The Leviathan goes to Wetlands, a Ferry or Bogs without another character.
magic_sword-why-prevent-loss = Horse, helmet, shield or armour save, each once a battle and only in an ordinary one.
magic_sword-why-price = The price is at most the gold of whoever pays.
magic_sword-why-raid-whom = The Fortune Seeker attacks a character or a Sword enemy within three squares of this circle.
magic_sword-why-return-spell = Return one of the spells just drawn.
magic_sword-why-sell-items = You may sell an item of yours, but not the boat.
magic_sword-why-send-ogre = The ogre is sent to a square of your circle without another character.
magic_sword-why-shift-now = Choose another alignment or keep the present one.
magic_sword-why-shift-prayer = The apple shifts the sum by one, between 2 and 12.
magic_sword-why-split-ruin = The mirror takes two points: 0, 1 or 2 of Sword, the rest of Magic.
magic_sword-why-take-friend = You may lure away a friend who was not forced on that character.
magic_sword-why-take-from-deck = That spell is not in the deck.
magic_sword-why-take-riches = You may take a gold piece, or an item that you are allowed to carry, but not the boat.
magic_sword-why-take-spell = You may take a spell from that hand.
magic_sword-why-turn-choice = At the start of a turn you choose how to move, or do something on the side.
magic_sword-why-walk-where = You walk exactly the number thrown, one way; a gate is tried with at least one step left.
magic_sword-why-which-crossroads = Choose one of the two crossroads.
magic_sword-why-which-first = Choose one of the cards that take effect now.

magic_sword-setting-characters = Characters
magic_sword-setting-characters-about = drawn, chosen, or one of three
magic_sword-setting-characters-random = drawn at random
magic_sword-setting-characters-choose = chosen freely
magic_sword-setting-characters-choose_of_3 = one of three (house rule)
magic_sword-setting-spell_limit = Spell limit
magic_sword-setting-spell_limit-about = how many spells Magic allows
magic_sword-setting-spell_limit-printed = as printed: 0 1 2 2 3 3
magic_sword-setting-spell_limit-example = as in the example: 0 1 1 2 2 3
magic_sword-setting-swamp_equal = Swamp: equal
magic_sword-setting-swamp_equal-about = the dice equal Magic
magic_sword-setting-swamp_equal-tie = a tie
magic_sword-setting-swamp_equal-cross = the crossing succeeds
magic_sword-setting-behead = The axe
magic_sword-setting-behead-about = what a lucky stroke does
magic_sword-setting-behead-death = death
magic_sword-setting-behead-two_life = two Life (house rule)
magic_sword-setting-trade = Trade
magic_sword-setting-trade-about = bargains between characters who meet
magic_sword-setting-trade-false = no
magic_sword-setting-trade-true = yes
magic_sword-setting-round_limit = Round limit
magic_sword-setting-round_limit-about = after that, whoever is ahead wins
magic_sword-setting-round_limit-10 = 10
magic_sword-setting-round_limit-50 = 50
magic_sword-setting-round_limit-100 = 100
magic_sword-setting-round_limit-400 = 400
magic_sword-setting-round_limit-off = none
magic_sword-setting-quick_start = Quick start (house)
magic_sword-setting-quick_start-about = extra Sword and Magic and 3 gold at the start; +8 with the other three house rules makes the game less than half as long
magic_sword-setting-quick_start-0 = no
magic_sword-setting-quick_start-2 = +2
magic_sword-setting-quick_start-4 = +4
magic_sword-setting-quick_start-8 = +8
magic_sword-setting-quick_quest = Quest for the sword (house)
magic_sword-setting-quick_quest-about = a mission may be paid with the Magic Sword
magic_sword-setting-quick_quest-false = no
magic_sword-setting-quick_quest-true = yes
magic_sword-setting-quick_trophies = Generous trophies (house)
magic_sword-setting-quick_trophies-about = a point of Sword for 5 instead of 7
magic_sword-setting-quick_trophies-false = no
magic_sword-setting-quick_trophies-true = yes
magic_sword-setting-late_start_middle = Start in the Middle (house)
magic_sword-setting-late_start_middle-about = everyone starts at the Temple of Nemed
magic_sword-setting-late_start_middle-false = no
magic_sword-setting-late_start_middle-true = yes
magic_sword-setting-first_player = First player
magic_sword-setting-first_player-about = who goes first; then clockwise
magic_sword-setting-first_player-random = by lot
magic_sword-setting-first_player-0 = seat 1
magic_sword-setting-first_player-1 = seat 2
magic_sword-setting-first_player-2 = seat 3
magic_sword-setting-first_player-3 = seat 4
magic_sword-setting-first_player-4 = seat 5
magic_sword-setting-first_player-5 = seat 6
magic_sword-deed = { $what ->
    [nothing] nothing
    [sword] { $n } Sword
    [magic] { $n } Magic
    [life] { $n } Life
    [heal] { $n } healed
    [healed] healed for what was paid
    [gold] { $n } gold
    [spells] { $n } spell
    [spells-to-limit] spells up to the limit
    [lose-all-spells] all spells are lost
    [lose-all-gold] all gold is lost
    [miss] a turn is missed ({ $n })
    [slow] turns at one square ({ $n })
    [stone] turned to stone
    [possession] possessed
    [align] alignment: { $name }
    [die-bonus] { $n } on the battle die
    [double-demons] Demons' Magic is doubled
    [gain] the card “{ $name }”
    [lose] lost: { $name }
    [lose-this-friend] the friend dies
    [go-to] carried to { $name }
    [go-back] back to where the move began
    [journey] carried to any square of the circle
    [extra-move] another move at once
    [draw-more] more cards ({ $n })
    [discard-this] the card is discarded
    [fight-sword] a fight: { $name }, Sword { $n }
    [fight-magic] a fight: { $name }, Magic { $n }
    [pray] a prayer: { $name }
    [mission] a mission: { $name }
    [appears] appears at { $name }
    [attacks] it attacks
    [must-pay] pays { $n } gold,
    [pay] for { $n } gold:
    [unpaid] whoever cannot:
    [may] one may:
    [or] or
    [else] otherwise
    [for] { $name }:
    [chosen] { $name }:
    [each] everybody:
    [each-friend] each friend:
    [each-in] everybody in the { $name } circle:
    [each-aligned] every { $name } character:
    [if-gold] with gold:
    [if-harmed] whoever has attacked somebody:
    [if-sword-below] with Sword below { $n }:
    [if-magic-below] with Magic below { $n }:
    [axe] the axe is swung
    [beheaded] the victim loses all Life
    [battle] the announced battle follows
    [wheedling] wheedling gold
    [wheedled] a gold piece becomes yours
    [resisting] resisting a spell
    [spell-fails] the spell does nothing
    [spell-works] the spell works
    [coaxing] coaxing a beast
    [joins] the beast becomes a friend
    [exorcism] driving a Demon out
    [driven-out] the Demon is gone
    [stays] in vain: it stays an enemy
    [possessed] possessed, at the start of every turn
    [freed] free, and the turn goes on
    [turn-lost] the turn is lost
    [lost-battle] after a lost ordinary battle
    [saved] one Life is saved
    [life-lost] the Squire, when a battle costs Life
    [squire-dies] the Squire dies, one Life is saved
    [each-item] for every item
    [destroyed] the item is blown away
    [bog] the Barbarian in a bog, before anything is lost
    [obeyed] the square takes effect
    [chase] driving the loser away
    [chased] squares either way: { $n }
    [each-in-fall] in a fall, for every item and friend
    [kept] it is kept
    [lost] it is lost
    [beast-sword] an ordinary battle with the Beast
    [beast-magic] a magic battle with the Beast
    [roll] a throw of the die
   *[other] { $what }
  }
magic_sword-deed-name = { $name ->
    [good] good
    [evil] evil
    [chaotic] chaotic
    [lower] Lower
    [middle] Middle
    [upper] Upper
    [nemed] Nemed
    [toliman] Toliman
    [item] an item
    [friend] a friend
    [item_or_friend] an item or a friend
    [enemy] beat an enemy
    [character] beat a character
    [three-gold] bring three gold
    [two-gold] bring two gold
   *[other] { $name }
  }
magic_sword-dice-row = { $faces } ({ $odds }): { $deeds }
magic_sword-dice-guess = the named number ({ $odds }): { $deeds }
magic_sword-dice = The dice decide ({ $dice })
magic_sword-die = The die decides
magic_sword-explored = The square is explored: its cards have been drawn.

## The doors

magic_sword-preset-evening = Quick game
magic_sword-preset-evening-about = for one evening
magic_sword-preset-hero = Choose a character
magic_sword-preset-hero-about = the quick game, and everybody decides whom to be
magic_sword-preset-epic = Full game
magic_sword-preset-epic-about = the long road

## Lesson

magic_sword-lesson-first-goal = Four steps to victory: find the Magic Sword, win the Shield, cross the Stone Bridge and defeat the Beast.
magic_sword-lesson-first-hero = This is you, the Knight Errant. Sword is strength in battle, Magic in sorcery; then lives and gold. Your gift: a lost battle may be fought again.
magic_sword-lesson-first-roll = We begin in the Lower Circle. Roll the die.
magic_sword-lesson-first-where = A 2. You may go either way: choose what serves you. Go to the Frozen Waste.
magic_sword-lesson-first-explore = On such a square you draw a card: an enemy, an item, a friend or a wonder. Explore it.
magic_sword-lesson-first-fight = A wolf! In battle each side adds a die. You were stronger: the wolf is your trophy. Every 7 points of trophies add 1 to your Sword.
magic_sword-lesson-first-odds = You have 4 in battle, the wolf 2: one throw wins 26 times in 36, and with your right to a second battle it is 84 %. The table shows it before the dice.
magic_sword-lesson-first-end = End your turn.
magic_sword-lesson-first-roll-2 = Your turn. Roll.
magic_sword-lesson-first-road = A 3: a road one way, a well the other. Let us try the road: a card is drawn there too.
magic_sword-lesson-first-look = You could attack a rival on the same square, but let us explore.
magic_sword-lesson-first-gold = Gold! Approach the card to take it. It buys healing and goods; without helpers you carry no more than four items.
magic_sword-lesson-first-end-2 = End your turn.
magic_sword-lesson-first-well = And now to the Well of Eternity: it may have a gift.
magic_sword-lesson-first-obey = Many squares have an instruction of their own, often decided by the die. Try your luck.
magic_sword-lesson-first-spell = You have got a spell! How many you may hold is decided by your Magic.
magic_sword-lesson-first-cast = Some spells are cast on others’ turns too: the table will ask you. This one works right now: take your rival’s gold!
magic_sword-lesson-first-quest = That is how characters grow: battles give Sword, squares and meetings Magic, items and friends. A lost battle costs a life.
magic_sword-lesson-first-gates = When you are strong, seek the gates to the Middle and Upper Circles. The Sword opens the Bridge; with the Shield too, the Beast.
magic_sword-lesson-first-free = From here it is your own saga. The table’s settings also have a quick game for one evening. Off you go!

## What everybody has done

magic_sword-tally-reached = { $region ->
    [lower] Never left the Lower Circle
    [middle] Came to the Middle Circle
    [upper] Came to the Upper Circle
   *[bridge] Set foot on the Stone Bridge
}
magic_sword-tally-trophies = Trophies won: { $n }
magic_sword-tally-sword = Own Sword grew by: { $n }
magic_sword-tally-magic = Own Magic grew by: { $n }
magic_sword-tally-duels = Other characters beaten: { $n }
magic_sword-tally-spells = Spells that worked: { $n }
magic_sword-tally-deaths = Characters lost: { $n }
magic_sword-tally-beast = The Beast is beaten: that decided everything.
magic_sword-tally-limit = The rounds are over. What decided: { $by ->
    [bridge] progress along the Stone Bridge
    [keys] the Magic Sword and the Shield of Toliman: { $n }
    [points] own Sword and Magic together: { $n }
    [life] Life: { $n }
    [gold] gold: { $n }
    [trophies] points of trophies: { $n }
   *[all] nothing, all was equal, and the victory is shared
}.

## More lessons

magic_sword-lesson-first = The first circle
magic_sword-lesson-second = Items, shops and gates
magic_sword-lesson-second-again = The journey goes on. You rolled six: two ways are open.
magic_sword-lesson-second-road = On the path a card is drawn: go there.
magic_sword-lesson-second-mule = A mule! Go to the card to take it.
magic_sword-lesson-second-slots = You carry four items, and the mule four more. Friends and gold take up no room.
magic_sword-lesson-second-village = A three: just enough for the Village. There is a shop there.
magic_sword-lesson-second-obey = Go in: the square has an instruction of its own.
magic_sword-lesson-second-armourer = The sorceress throws for your fate, the armourer sells. Go to the armourer.
magic_sword-lesson-second-helmet = A lost battle costs a Life, but a helmet may save it. Buy the helmet.
magic_sword-lesson-second-enough = Keep the rest of your gold for healing. Leave the shop.
magic_sword-lesson-second-gate = You can reach the Grove, the way over the Swamp. Two dice must give less than your Magic. Try!
magic_sword-lesson-second-passed = You are across! This is the Middle Circle: harder encounters, better rewards. Take the gold.
magic_sword-lesson-second-limit = Magic also says how many spells you may hold. Look for it in temples and encounters.
magic_sword-lesson-second-orders = On others’ turns the table asks about your spells. In the menu you can say when not to ask.
magic_sword-lesson-second-shield = The Shield of Toliman is the Road Keeper’s reward, here in the Middle Circle.
magic_sword-lesson-second-bridge = The Magic Sword opens the Stone Bridge: you enter it from the Upper Circle, and each square is a test.
magic_sword-lesson-second-beast = In the middle stands the Beast’s castle. Bring Sword, Shield and strength: that fight decides all.
magic_sword-lesson-second-free = From here the saga is yours. Good luck!
magic_sword-lesson-third = The bridge and the Beast
magic_sword-lesson-third-again = This is the Upper Circle. You have the Magic Sword and the Shield of Toliman: the bridge and the Beast are left. Let us count the cost.
magic_sword-lesson-third-route = From the Ruins the way to the Castle is a Trap, a Game with Death and the Demon. From the City there are other tasks, more of them for Magic.
magic_sword-lesson-third-strength = Your Sword is 12, and 15 in battle: a weapon adds 1, the Squire 2. Your Magic is 12.
magic_sword-lesson-third-gate = You need a step to spare to enter the bridge. The Monster at its entry has a Sword of 4 and a die. You have 15: go!
magic_sword-lesson-third-entry = 19 against 11: you are on the bridge. No die for walking here: a square a turn, and not before its task is done.
magic_sword-lesson-third-trap = In the Trap three dice must not come to more than your Sword. At most 12: three times in four. Go.
magic_sword-lesson-third-held = 9: you hold on. Whoever falls throws a die for each item and friend, and keeps only those with a 1 or 2.
magic_sword-lesson-third-death = Next, a Game with Death: your two dice against Death’s two, and strength is no help. Go.
magic_sword-lesson-third-lost = 6 against 8: Death took a Life. Three are left. That is why you should come here with Life to spare.
magic_sword-lesson-third-retry = You can always turn back, but then there is no changing your mind. Better try again.
magic_sword-lesson-third-won = 9 against 6: Death lets you pass.
magic_sword-lesson-third-demon = The Demon’s Sword is two dice, mostly about 7, and it throws another in battle. You have 15. On!
magic_sword-lesson-third-castle = 19 against 10! The Castle is next. There a die says how you fight: 1 to 3 by Sword, 4 to 6 by Magic.
magic_sword-lesson-third-beast = The Beast has 10 to 15, then each side throws a die. With Sword 15 you win three fights in four, with Magic 12 three in eight.
magic_sword-lesson-third-defeat = Defeat costs two Life and throws you back to the entry, and then you must leave. After a draw you fight again next turn.
magic_sword-lesson-third-keys = So raise both Sword and Magic before the bridge, and guard the keys: without either of them you only pass by.
magic_sword-lesson-third-free = From here the dice are real. Go in or turn back, as you like. Good luck!

## In short: what an answer does

magic_sword-short-points-changed = { WHO($seat, "@: ", "") }{ $what ->
    [sword] Sword
    [magic] Magic
    [life] Life
   *[gold] gold
} { $by ->
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [5] +5
    [6] +6
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
    [-5] −5
    [-6] −6
   *[other] { $by }
}
magic_sword-short-stats-swapped = { WHO($seat, "@: ", "") }Sword { $sword }, Magic { $magic }
magic_sword-short-alignment-changed = { WHO($seat, "@: ", "") }alignment: { magic_sword-align }
magic_sword-short-turns-to-miss = { WHO($seat, "@: ", "") }turns to miss: { $turns }
magic_sword-short-card-gained = { WHO($seat, "@ gets", "you get") }: { magic_sword-card }
magic_sword-short-card-lost = { WHO($seat, "@: ", "") }{ $how ->
    [dropped] { magic_sword-card } stays on the square
    [sold] { magic_sword-card } for gold
   *[gone] { magic_sword-card } is lost
}
magic_sword-short-card-gone = { magic_sword-card } is discarded
magic_sword-short-card-dealt-with = { magic_sword-card } takes effect
magic_sword-short-spell-gained = { WHO($seat, "@: ", "") }a spell
magic_sword-short-gold-picked-up = gold: { $count }
magic_sword-short-moved = { WHO($seat, "@: ", "") }{ magic_sword-square }
magic_sword-short-slowed = { WHO($seat, "@: ", "") }one square a turn; turns: { $turns }
magic_sword-short-petrified = { WHO($seat, "@ turns to stone", "you turn to stone") }
magic_sword-short-hero-died = { WHO($seat, "@ loses the character", "you lose your character") }
magic_sword-short-trophy-given = gives up { magic_sword-card }
magic_sword-short-hero-arrived = starts at { magic_sword-square }
magic_sword-short-turn-skipped = { WHO($seat, "", "you miss the turn") }
magic_sword-short-battle-began = a fight: { $seat ->
    [none] { magic_sword-being } against { $rival ->
        [none] { magic_sword-card }
       *[other] { $rival }
    }
   *[other] { $seat } against { $rival ->
        [none] { $design ->
            [none] { magic_sword-being }
           *[other] { magic_sword-card }
        }
       *[other] { $rival }
    }
}
magic_sword-short-gate-tried = { $how ->
    [passed] the way is open
    [tied] a draw
   *[failed] in vain
}
magic_sword-short-spell-discarded = { magic_sword-spell } is discarded
magic_sword-short-mission-fulfilled = { WHO($seat, "@: ", "") }the reward for the mission
magic_sword-short-game-ended = { WHO($winners, "@ wins", "you win") }
magic_sword-case-card-turned-up = a card is turned up
magic_sword-case-spells-seen = you will see the cards
magic_sword-case-spell-stolen = the spell is yours

## Chapters of the rulebook

magic_sword-chapter-box = the box
magic_sword-chapter-setup = preparing the game
magic_sword-chapter-course = course and aim of the game
magic_sword-chapter-sword = chapter 1, Sword
magic_sword-chapter-magic = chapter 2, Magic
magic_sword-chapter-gold = chapter 3, gold
magic_sword-chapter-life = chapter 4, Life
magic_sword-chapter-items = chapter 5, items
magic_sword-chapter-friends = chapter 6, friends
magic_sword-chapter-nature = chapter 7, alignment
magic_sword-chapter-abilities = chapter 8, abilities
magic_sword-chapter-spells = chapter 9, spells
magic_sword-chapter-turns = chapter 10, turns
magic_sword-chapter-crossings = chapter 11, crossings between the circles
magic_sword-chapter-taking = chapter 12, cards lying open
magic_sword-chapter-squares = chapter 13, meetings and squares
magic_sword-chapter-bridge = chapter 14, the Stone Bridge
magic_sword-chapter-events = chapters 15 and 16, event cards
magic_sword-chapter-battles = chapter 17, battles
magic_sword-chapter-magic_battles = chapter 18, magic battles
magic_sword-chapter-hiding = chapter 19, hiding
magic_sword-chapter-stone = chapter 20, turning to stone
magic_sword-chapter-keys = chapter 21, the Magic Sword, the Shield of Toliman and equipment
magic_sword-chapter-victory = chapter 22, victory
magic_sword-chapter-bridge_squares = the squares of the Stone Bridge

## What an answer means that changes nothing by itself

magic_sword-about-cast-or-pass-pass = cast nothing now
magic_sword-about-cast-or-pass-pass-turn = you are not asked again before the end of this turn
magic_sword-option-go-about = { magic_sword-square-brief }
magic_sword-option-linger-about = from now on you are asked even where there is next to no choice
magic_sword-option-explore-about = the event cards of this square are turned up
magic_sword-option-walk-about = the die says how many squares; you choose where to
magic_sword-option-ready-about = the dice of the battle are thrown
magic_sword-option-end-turn-about = nothing more this turn
magic_sword-about-may-no = nothing changes
magic_sword-about-buy-pass = nothing changes
magic_sword-about-buy-healing-number = nothing changes
magic_sword-about-take-spoils-take-nothing = the loser keeps everything
magic_sword-about-follow-yes = if the walk ends in this ring or a lower one, you come along; your own turn is not used up
magic_sword-about-follow-no = the walk goes on without you
magic_sword-comes-at-square = nothing
magic_sword-comes-turn-choice = nothing
magic_sword-comes-cast-or-pass = nothing
magic_sword-comes-spell-from-deck = a spell
magic_sword-comes-draw-event = an event card
magic_sword-comes-throw = another throw
magic_sword-comes-may = your choice
magic_sword-comes-go-anywhere = you go where you like
magic_sword-answer-reroll-yes = throw again; the second throw stands
magic_sword-answer-reroll-no = this throw stands
magic_sword-answer-pay-or-not-yes = pay
magic_sword-answer-pay-or-not-no = do not pay and go back
magic_sword-answer-refight-yes = the outcome is void, the battle is fought again
magic_sword-answer-refight-no = the outcome stands
magic_sword-answer-resist-yes = throw a die against the spell
magic_sword-answer-resist-no = the spell takes effect
magic_sword-answer-two-dice-yes = throw two dice
magic_sword-answer-two-dice-no = throw one die
magic_sword-answer-draw-one-more-yes = draw one more card and discard one of those drawn
magic_sword-answer-draw-one-more-no = draw as many cards as the square says
magic_sword-answer-eat-rowan-yes = use up the rowan: one more card, then one of those drawn is discarded
magic_sword-answer-eat-rowan-no = keep the rowan, draw as many cards as the square says
magic_sword-answer-eat-apple-no = pray without the apple
magic_sword-answer-follow-yes = follow
magic_sword-answer-follow-no = stay where you are
magic_sword-answer-long-stride-no = stay on this square
magic_sword-answer-may-cross-no = stay in this circle
magic_sword-answer-raise-beast-no = the beast becomes a trophy
magic_sword-answer-chase-yes = throw a die: it says how far the beaten one runs
magic_sword-answer-chase-no = the beaten one stays
magic_sword-answer-ignore-yes = the card does not concern you
magic_sword-answer-ignore-no = the card takes effect
magic_sword-answer-accept-no = nothing is exchanged
magic_sword-answer-may-yes = use it
magic_sword-answer-may-no = do without
magic_sword-answer-coax-yes = throw a die: the beast may be won over
magic_sword-answer-coax-no = attack the beast
magic_sword-answer-turn-the-die-yes = add one to the die
magic_sword-answer-turn-the-die-no = leave the die as it is
magic_sword-answer-hide-from-being-yes = there is no fight
magic_sword-answer-hide-from-breath-yes = hide: the Breath of Death does not find you
magic_sword-answer-hide-from-breath-no = meet the Breath of Death
magic_sword-answer-hide-from-seeker-yes = there is no fight
magic_sword-answer-buy-pass = buy nothing
magic_sword-answer-buy-healing-number = { $number ->
    [0] heal nothing
   *[other] heal { $number } Life
}
magic_sword-answer-court-healer-number = heal { $number } Life
magic_sword-answer-split-ruin-number = { $number ->
    [0] break 2 points of Magic
    [1] break a point of Sword and a point of Magic
   *[2] break 2 points of Sword
}
magic_sword-answer-sell-items-pass = sell nothing more
magic_sword-answer-move-bonus-number = { $number ->
    [0] go as far as the die says
    [one] { $number } square further
   *[other] { $number } squares further
}
magic_sword-about-ask-for-card = then you name the price; the other may decline
magic_sword-about-ask-for-pass = ask for no item: yours is for gold
magic_sword-about-offer-card = then you say what you want for it
magic_sword-about-offer-pass = offer nothing but gold
magic_sword-about-price-number = the other may decline
magic_sword-option-alignment-about = squares and cards are kind or harsh to you by your alignment
magic_sword-about-demon-reward-case = the reward for your trophies
magic_sword-answer-price-number = { $number ->
    [0] pay 15 gold
    [1] pay 14 gold
    [2] pay 13 gold
    [3] pay 12 gold
    [4] pay 11 gold
    [5] pay 10 gold
    [6] pay 9 gold
    [7] pay 8 gold
    [8] pay 7 gold
    [9] pay 6 gold
    [10] pay 5 gold
    [11] pay 4 gold
    [12] pay 3 gold
    [13] pay 2 gold
    [14] pay 1 gold
    [15] no gold with it
    [16] ask for 1 gold
    [17] ask for 2 gold
    [18] ask for 3 gold
    [19] ask for 4 gold
    [20] ask for 5 gold
    [21] ask for 6 gold
    [22] ask for 7 gold
    [23] ask for 8 gold
    [24] ask for 9 gold
    [25] ask for 10 gold
    [26] ask for 11 gold
    [27] ask for 12 gold
    [28] ask for 13 gold
    [29] ask for 14 gold
   *[30] ask for 15 gold
}

## Of its sort: what an answer is good for

magic_sword-gist-battle = { $result ->
    [won] { $seat ->
        [none] The battle is lost.
       *[other] { WHO($seat, "@ wins", "You win") } a battle.
    }
    [drawn] A battle ends in a draw.
   *[lost] { $seat ->
        [none] The battle is won.
       *[other] { WHO($seat, "@ loses", "You lose") } a battle.
    }
}
magic_sword-gist-points = { $by ->
    [-1] { WHO($seat, "@ loses", "You lose") }
   *[1] { WHO($seat, "@ gains", "You gain") }
} { $what ->
    [sword] Sword
    [magic] Magic
    [life] Life
   *[gold] gold
}.
magic_sword-gist-trophy = { WHO($seat, "@ takes", "You take") } a trophy.
magic_sword-gist-gained = { WHO($seat, "@ gains", "You gain") } an item or a friend.
magic_sword-gist-lost = { WHO($seat, "@ parts", "You part") } with a card.
magic_sword-gist-spell = { WHO($seat, "@ draws", "You draw") } a spell.
magic_sword-gist-miss = { WHO($seat, "@ misses", "You miss") } turns.

## Names of puzzles

magic_sword-puzzle = { magic_sword-hero }: { magic_sword-square }{ $nth ->
    [1] { "" }
   *[other] { " " }({ $nth })
}

magic_sword-honour-beast = Victory over the Beast

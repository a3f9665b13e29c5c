import { CARDS } from './contract'

type Face = (typeof CARDS)[string]
export type CardKind = Face['kind']
const UNKNOWN: Face = { kind: 'encounter', strength: null }
export const faceOf = (design: string): Face => CARDS[design] ?? UNKNOWN

/** What things look like; what they are comes from the box itself. */
export const KIND_ICONS: Record<CardKind, string> = {
  encounter: 'lightning-storm', enemy: 'wolf-head', demon: 'horned-skull', stranger: 'cowled', item: 'knapsack',
  magic: 'crystal-shine', friend: 'shaking-hands', place: 'cave-entrance', gold: 'two-coins',
}
/** The emblems of single cards; the others have that of their kind. */
const CARD_ICONS = new Map(
  [
    'cyclops:cyclops black_chimera:lion red_chimera:lion goathead:goat ogre:ogre leviathan:sea-serpent elk:deer-head bear:bear-head zlyden:imp-laugh shadowland_stranger:two-shadows dragon:dragon-head snow_brute:sasquatch three_headed_dragon:hydra doppelganger:two-shadows false_wanderer:cowled werewolf:werewolf robber:robber',
    'abyss_demon:daemon-skull gloom_spirit:spectre ruin_spirit:haunting demon_prince:crowned-skull ghoul:shambling-zombie vampire:vampire-dracula spectre:ghost phantom:floating-ghost',
    'warhorse:mounted-knight kings_diamond:cut-diamond clay_tablet:rune-stone helmet:barbute pole_and_rope:rope-coil horse:horse-head lamp:lantern-flame boat:canoe magic_manuscript:spell-book plain_sword:broadsword mule:horse-head gauntlets:gauntlet dagger:plain-dagger secret_pouch:swap-bag casket:locked-chest plain_shield:round-shield swift_steed:horseshoe troika:old-wagon armour:breastplate',
    'arondight:relic-blade lucky_die:perspective-dice-six-faces-random strength_elixir:round-potion excalibur:winged-sword inspiration_apple:shiny-apple fate_crystal:crystal-shine mages_crystal:crystal-growth bottomless_bag:knapsack magic_sword:shining-sword chaos_sword:rune-sword rowan_of_knowledge:oak-leaf ring_of_power:ring reliquary:gem-chain wand_of_fate:crystal-wand magic_staff:wizard-staff silver_arrow:broadhead-arrow holy_grail:jeweled-chalice holy_spear:barbed-spear fire_talisman:flame air_talisman:feather-necklace toliman_shield:magic-shield axe_of_light_and_dark:battle-axe mirror_of_ruin:mirror-mirror',
    'alchemist:fizzing-flask imp:imp elfling:elf-ear squire:knight-banner miser_warlock:wizard-face crusader:templar-shield princess:queen-crown mercenary:swordman guardian:visored-helm fortune_seeker:rogue guide:compass ferryman:raft mermaid:mermaid loyal_knight:visored-helm strix:owl porter:backpack viceroy:crown',
    'wild_stallion:horse-head unicorn:unicorn conjurer:pointy-hat enchanter:wizard-face wild_giant:giant fairy:fairy noble_thief:domino-mask she_devil:imp',
    'tree_of_life:tree-face magic_lake:well chapel_of_nemed:church chapel_of_toliman:church labyrinth:maze unknown_temple:greek-temple ancient_tomb:tombstone rock_gate:temple-gate scorched_earth:flame secret_passage:secret-door market:shop enchanted_spring:fountain',
    'comet:burning-meteor fog:fluffy-cloud evil_spirit:haunting noon_wraith:spectre',
  ].flatMap((row) => row.split(' ').map((one) => [one.split(':')[0]!, one.split(':')[1]!] as const)),
)
export const iconOf = (design: string) => CARD_ICONS.get(design) ?? KIND_ICONS[faceOf(design).kind]
export const HERO_ICONS: Record<string, string> = {
  adventurer: 'rogue', barbarian: 'barbarian', knight_errant: 'visored-helm', wizard: 'wizard-face', half_demon: 'daemon-skull', elf: 'elf-helmet', goblin: 'goblin',
  hobgoblin: 'orc-head', pygmy: 'totem-head', priest: 'monk-face', priestess: 'nun-face', dwarf_warlock: 'dwarf-king', executioner: 'executioner-hood', dwarf: 'dwarf-face',
  prince: 'crown', scoundrel: 'domino-mask', mage: 'pointy-hat', druid: 'oak-leaf', shaman: 'snake-totem', giant: 'giant', hermit: 'cowled', kobold: 'imp',
  dark_knight: 'crowned-skull', trickster: 'fox-head', troll: 'troll', witch: 'witch-face', conqueror: 'laurel-crown',
}
export const SQUARE_ICONS: Record<string, string> = {
  tavern: 'beer-stein', eldritch_grove: 'swamp', path_1: 'boot-prints', wetland_1: 'high-grass', barrow: 'tombstone', village: 'village', path_2: 'boot-prints', wetland_2: 'high-grass',
  devils_mill: 'windmill', circle_of_power: 'menhir', well_of_eternity: 'well', trackless_waste: 'desert', town: 'medieval-gate', frozen_waste: 'snowflake-1',
  roadkeeper_fortress: 'stone-tower', ice_realm: 'snowflake-2', ferry_1: 'raft', valley_of_shadows: 'spectre', heather_moors: 'windy-stripes', tower_of_fate: 'tower-flag',
  gate_warden: 'temple-gate', magic_gate: 'magic-gate', plateau_of_mists: 'fluffy-cloud', temple_of_nemed: 'greek-temple', enchanted_hills: 'hills',
  forest_of_ghostly_lights: 'lantern-flame', hermits_hut: 'hut', plain_of_lonely_rocks: 'stone-pile', ferry_2: 'raft', gloomy_glade: 'pine-tree',
  cliff_1: 'mountaintop', fortress_ruins: 'castle-ruins', temple_of_toliman: 'greek-temple', valley_of_skulls: 'horned-skull', bog_1: 'swamp', living_rocks_1: 'rock-golem',
  cliff_2: 'mountaintop', plain_of_grass: 'high-grass', crossroads_1: 'cycle', royal_castle: 'castle', dead_city: 'ghost', living_rocks_2: 'rock-golem', bog_2: 'swamp',
  ghoul_crypt: 'tombstone', plain_of_dreams: 'night-sleep', crossroads_2: 'cycle', stone_forest: 'stone-stack', wolf_ravine: 'wolf-howl',
  bridge_entry_ruins: 'stone-bridge', trap: 'wolf-trap', game_with_death: 'reaper-scythe', demon_of_darkness: 'daemon-skull', beast_castle: 'spiked-dragon-head',
  bridge_monster: 'gargoyle', cerberus: 'wolf-head', magic_trap: 'vortex', bridge_entry_city: 'stone-bridge',
}
export const STAT_ICONS = { sword: 'broadsword', magic: 'fairy-wand', life: 'hearts', gold: 'two-coins' } as const
/** What the ground of a square is, for its tint. */
const TERRAINS: Record<string, string> = {
  wet: 'eldritch_grove wetland_1 wetland_2 ferry_1 ferry_2 bog_1 bog_2 well_of_eternity',
  wood: 'gloomy_glade forest_of_ghostly_lights enchanted_hills plain_of_grass heather_moors circle_of_power',
  ice: 'frozen_waste ice_realm plateau_of_mists plain_of_dreams',
  home: 'tavern village town hermits_hut royal_castle roadkeeper_fortress temple_of_nemed temple_of_toliman gate_warden magic_gate',
  dark: 'barrow devils_mill valley_of_shadows valley_of_skulls dead_city ghoul_crypt wolf_ravine tower_of_fate trap game_with_death demon_of_darkness bridge_monster cerberus magic_trap',
  fire: 'beast_castle',
}
const GROUNDS = new Map(Object.entries(TERRAINS).flatMap(([terrain, names]) => names.split(' ').map((name) => [name, terrain] as const)))
export const groundOf = (square: string) => GROUNDS.get(square) ?? 'land'

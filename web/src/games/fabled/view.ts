import type { Tagged } from '../../lib/adapter'
import type { Face, PathName, Terrain } from './box'

export interface Token {
  token: string
  seat: number
  cell: number
}
export interface Land extends Face {
  joined: boolean
  tokens: Token[]
}
export interface Volkhv {
  land: string | null
  path: PathName | null
  cell: number
  place: string | null
  moving: boolean
  must: number
  may: number
  fee: number
}
export interface Ally {
  ally: string
  terrain: Terrain
  boosted: boolean
  boost_kind: 'permanent' | 'chapter' | 'game'
  boost_used: boolean
  property_used: boolean
}
export interface Player {
  books: number[]
  volkhvs: Volkhv[]
  allies: Ally[]
  offer: string[]
  drafted: string[]
  tokens: string[]
  named_up: string[]
  named_spent: string[]
  forests: string[]
  marker: number | null
  bonus: number
  walker: number | null
  choosing: boolean
}
export interface Trial {
  level: string
  wisdom: number
  suns: number
  fate: 'dawn' | 'dusk'
  trick: string | null
  foiled: boolean
  tricks_left: number
  joint: number
  escalated: boolean
  volkhvs: Volkhv[]
  grade: string
}
export interface Asked {
  seat: number | null
  volkhv: number | null
  land: string | null
  place: string | null
  terrain: Terrain | null
  left: number
}

/** What a chair sees of Fabled, as the server tells it. */
export interface FabledView extends Tagged {
  seat: number | null
  asked: Asked
  first: number
  active: number | null
  chapter: number
  chapters: number
  phase: string
  acted: boolean
  scenario: string
  deck: string
  draft: boolean
  divisions: [string, number][]
  event: string | null
  half: 'upper' | 'lower' | 'whole'
  forecast: string[]
  events_left: number
  row: Land[]
  players: Player[]
  open: (string | null)[][]
  deck_sizes: number[]
  peeked: string[][]
  oblivion: string[]
  market: string[]
  allies_left: number
  announced: Terrain | null
  former: Terrain | null
  surcharges: number[]
  steps: [number, number][]
  trial: Trial | null
  winners: number[]
}

export const TERRAINS = ['steppe', 'mountain', 'forest'] as const
export const BOOKS = ['steppe', 'mountain', 'forest', 'sun'] as const
export type Book = (typeof BOOKS)[number]
/** The seat of the spirits in a Trial. */
export const SPIRITS = -1

export const EMBLEMS: Record<Book, string> = { steppe: 'high-grass', mountain: 'mountains', forest: 'pine-tree', sun: 'sun' }
export const FAMILIARS = ['fox-head', 'raven', 'frog', 'cat', 'deer-head']
export const familiar = (seat: number) => (seat === SPIRITS ? 'ghost' : FAMILIARS[seat]!)
export const tint = (seat: number) => (seat === SPIRITS ? 'var(--spirit)' : `var(--seat-${seat})`)

const PLACES: Record<string, string> = {
  wind: 'windy-stripes', stones: 'stone-pile', roots: 'tree-roots', tavern: 'beer-stein', menhirs: 'menhir', gates: 'magic-gate', hermit: 'hut',
  treewyrm: 'sea-serpent', academy: 'graduate-cap', tower: 'stone-tower', temple: 'temple-gate', library: 'bookshelf', nameless: 'vortex',
}
const SKY: Record<string, string> = { sky_2: 'fluffy-cloud', sky_3: 'rainbow-star', sky_4: 'campfire' }
/** The emblem of a place of power, by its place or by its name. */
export const placeIcon = (place: string) => SKY[place] ?? PLACES[place.split('_')[0]!] ?? 'fluffy-cloud'
/** The number printed on a place: how much it gives. */
export const placeCount = (place: string) => (place.startsWith('sky') ? '' : (place.split('_')[1] ?? ''))

export const ALLIES: Record<string, string> = {
  seer: 'third-eye', bookman: 'open-book', steppe_sorcerer: 'wizard-staff', oblivion_master: 'vortex', firebird: 'feather', swarm: 'bee',
  sister_of_time: 'hourglass', enchantress: 'fairy-wand', herald: 'scroll-unfurled', windherd: 'whirlwind', mountain_guide: 'mountaintop',
  soulwarden: 'soul-vessel', charioteer: 'sunrise', underground_king: 'crown', rock_colossus: 'rock-golem', sky_wanderer: 'sun-cloud',
  swamp_witch: 'witch-face', forest_giant: 'ent-mouth', wise_cat: 'cat', werewolf: 'werewolf', nature_lord: 'oak-leaf', forest_warden: 'tree-face',
  serpent_queen: 'snake-totem', bright_torch: 'lantern-flame',
}
/** Eight allies of each terrain, in the order of the box. */
export const allyTerrain = (ally: string): Terrain => TERRAINS[Math.floor(Object.keys(ALLIES).indexOf(ally) / 8)] ?? 'steppe'

const TOKENS: Record<string, string> = { oblivion: 'vortex', king: 'crown', queen: 'snake-totem', nature: 'oak-leaf' }
export const tokenIcon = (token: string) => TOKENS[token] ?? (token in SKY ? placeIcon(token) : placeIcon(token.replace(/^(witch|cat)_/, '')))

const PATH_TOKENS: Record<string, string> = { event: 'scroll-unfurled', milestone: 'stone-stack', escalation: 'ghost', new: 'pointy-hat', boost: 'laurel-crown', end: 'hourglass' }
export const pathToken = (token: string) => PATH_TOKENS[token.split('_')[0]!] ?? 'scroll-unfurled'

/** The other seats in turn order, beginning with the left neighbour of the chair. */
export function rivalsOf(view: FabledView): number[] {
  const count = view.players.length
  if (view.seat === null) return view.players.map((_, seat) => seat)
  return Array.from({ length: count - 1 }, (_, i) => (view.seat! + 1 + i) % count)
}

export const crewOf = (view: FabledView, seat: number): Volkhv[] => (seat === SPIRITS ? (view.trial?.volkhvs ?? []) : (view.players[seat]?.volkhvs ?? []))
export const atHome = (crew: Volkhv[]) => crew.filter((one) => one.land === null).length
/** Everybody who has volkhvs: the seats, and the spirits in a Trial. */
export const hosts = (view: FabledView) => [...view.players.keys(), ...(view.trial ? [SPIRITS] : [])]

/** How many volkhvs of a host stand in lands of a terrain. */
export const inTerrain = (view: FabledView, seat: number, terrain: Terrain) =>
  crewOf(view, seat).filter((one) => view.row.some((land) => land.land === one.land && land.terrain === terrain)).length

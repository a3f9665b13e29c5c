import { rivals } from '../../lib/seats'
import { ALLY_TERRAINS, type Book, type Terrain, type View, type VolkhvView } from './contract'

/** The seat of the spirits in a Trial. */
export const SPIRITS = -1

export const EMBLEMS: Record<Book, string> = {
  steppe: 'high-grass',
  mountain: 'mountains',
  forest: 'pine-tree',
  sun: 'sun',
}
export const FAMILIARS = ['fox-head', 'raven', 'frog', 'cat', 'deer-head']
export const familiar = (seat: number) => (seat === SPIRITS ? 'ghost' : FAMILIARS[seat]!)
export const tint = (seat: number) => (seat === SPIRITS ? 'var(--spirit)' : `var(--seat-${seat})`)

const PLACES: Record<string, string> = {
  wind: 'windy-stripes',
  stones: 'stone-pile',
  roots: 'tree-roots',
  tavern: 'beer-stein',
  menhirs: 'menhir',
  gates: 'magic-gate',
  hermit: 'hut',
  treewyrm: 'sea-serpent',
  academy: 'graduate-cap',
  tower: 'stone-tower',
  temple: 'temple-gate',
  library: 'bookshelf',
  nameless: 'vortex',
}
const SKY: Record<string, string> = { sky_2: 'fluffy-cloud', sky_3: 'rainbow-star', sky_4: 'campfire' }
/** The emblem of a place of power, by its place or by its name. */
export const placeIcon = (place: string) => SKY[place] ?? PLACES[place.split('_')[0]!] ?? 'fluffy-cloud'
/** The number printed on a place: how much it gives. */
export const placeCount = (place: string) => (place.startsWith('sky') ? '' : (place.split('_')[1] ?? ''))

export const ALLIES: Record<string, string> = {
  seer: 'third-eye',
  bookman: 'open-book',
  steppe_sorcerer: 'wizard-staff',
  oblivion_master: 'vortex',
  firebird: 'feather',
  swarm: 'bee',
  sister_of_time: 'hourglass',
  enchantress: 'fairy-wand',
  herald: 'scroll-unfurled',
  windherd: 'whirlwind',
  mountain_guide: 'mountaintop',
  soulwarden: 'soul-vessel',
  charioteer: 'sunrise',
  underground_king: 'crown',
  rock_colossus: 'rock-golem',
  sky_wanderer: 'sun-cloud',
  swamp_witch: 'witch-face',
  forest_giant: 'ent-mouth',
  wise_cat: 'cat',
  werewolf: 'werewolf',
  nature_lord: 'oak-leaf',
  forest_warden: 'tree-face',
  serpent_queen: 'snake-totem',
  bright_torch: 'lantern-flame',
}
/** Whose token it is. */
const OWNERS: Record<string, string> = {
  oblivion: 'oblivion_master',
  king: 'underground_king',
  queen: 'serpent_queen',
  nature: 'nature_lord',
}
export const ownerOf = (token: string) => OWNERS[token] ?? (token in SKY ? 'sky_wanderer' : null)
export const allyTerrain = (ally: string): Terrain => ALLY_TERRAINS[ally] ?? 'steppe'

const TOKENS: Record<string, string> = { oblivion: 'vortex', king: 'crown', queen: 'snake-totem', nature: 'oak-leaf' }
export const tokenIcon = (token: string) =>
  TOKENS[token] ?? (token in SKY ? placeIcon(token) : placeIcon(token.replace(/^(witch|cat)_/, '')))

const PATH_TOKENS: Record<string, string> = {
  event: 'scroll-unfurled',
  milestone: 'stone-stack',
  escalation: 'ghost',
  new: 'pointy-hat',
  boost: 'laurel-crown',
  end: 'hourglass',
}
export const pathToken = (token: string) => PATH_TOKENS[token.split('_')[0]!] ?? 'scroll-unfurled'

/** The other seats in turn order, beginning with the left neighbour of the chair. */
export const rivalsOf = (view: View) => rivals(view.players.length, view.seat)

export const crewOf = (view: View, seat: number): VolkhvView[] =>
  seat === SPIRITS ? (view.trial?.volkhvs ?? []) : (view.players[seat]?.volkhvs ?? [])
export const atHome = (crew: VolkhvView[]) => crew.filter((one) => one.land === null).length
/** Everybody who has volkhvs: the seats, and the spirits in a Trial. */
export const hosts = (view: View) => [...view.players.keys(), ...(view.trial ? [SPIRITS] : [])]

/** How many volkhvs of a host stand in lands of a terrain. */
export const inTerrain = (view: View, seat: number, terrain: Terrain) =>
  crewOf(view, seat).filter((one) => view.row.some((land) => land.land === one.land && land.terrain === terrain)).length

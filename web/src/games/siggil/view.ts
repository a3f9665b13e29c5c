import type { Tagged } from '../../lib/adapter'

export interface Face {
  family: number
  number: number
  spirit: boolean
}
export type Lying = Face | Tagged | null

/** A place of the layout: left and top edge in half cards, level, and the places it lies right on. */
export interface Spot {
  x: number
  y: number
  z: number
  on: number[]
}
export type Where = 'unseen' | 'siggil' | 'free' | 'held' | 'discarded'
export interface Spirit {
  spirit: number
  where: Where
  holder: number | null
  set: number | null
  price: number | null
  by_family: number
  by_number: number
  left_family: number
  left_number: number
}
export type Kind = 'family' | 'number'
export interface PlayedSet {
  set: number
  owner: number
  spirit: number
  by: Kind
  cards: Face[]
  holds: boolean
  missing: number | null
}
export interface Capturing {
  spirit: number
  by: Kind | null
  set: number | null
  count: number | null
  cards: Face[]
}

/** What a chair sees of Siggil, as the server tells it. */
export interface SiggilView extends Tagged {
  seat: number | null
  seats: number
  layout: string
  solo: 'easy' | 'advanced' | null
  memory: 'off' | 'last_round' | 'full'
  turn: number
  set_size: number
  target: number
  spots: Spot[]
  cards: Lying[]
  open: number[]
  uncovers: number[][]
  spirits: Spirit[]
  sets: PlayedSet[]
  held: number[]
  hand: Face[]
  hand_sizes: number[]
  remembered: Face[][]
  discard: Face[]
  discard_size: number
  lost: number
  capturing: Capturing | null
  ended: string | null
  winners: number[]
}

export const FAMILIES = [1, 2, 3, 4, 5, 6, 7] as const
export const KINDS: Kind[] = ['family', 'number']
/** SG-25 Alone, so many spirits may be free at a time. */
export const ROOM = 3

export const EMBLEMS: Record<number, string> = {
  1: 'stone-stack',
  2: 'deer-head',
  3: 'oak-leaf',
  4: 'turtle',
  5: 'sun-cloud',
  6: 'spiral-shell',
  7: 'feather',
}
export const FAMILIARS = ['fox-head', 'raven', 'frog', 'cat']

export const isFace = (card: Lying | undefined): card is Face => !!card && 'family' in card

export const same = (a: Pick<Face, 'family' | 'number'>, b: Pick<Face, 'family' | 'number'>) => a.family === b.family && a.number === b.number

export const fits = (card: Pick<Face, 'family' | 'number'>, spirit: number, by: Kind) => card[by] === spirit

/** The other seats in turn order, beginning with the left neighbour of the chair. */
export function rivalsOf(view: SiggilView): number[] {
  const all = view.hand_sizes.map((_, seat) => seat)
  if (view.seat === null) return all
  return all.slice(1).map((step) => (view.seat! + step) % all.length)
}

/** What a set for the spirit costs now, or will cost once it is free. */
export const priceOf = (view: SiggilView, spirit: Spirit) => spirit.price ?? (spirit.where === 'unseen' || spirit.where === 'siggil' ? view.set_size : null)

/** The spirit is the chair's own. */
export const isMine = (view: SiggilView, spirit: Spirit) => spirit.where === 'held' && spirit.holder === view.seat

export const setsOf = (view: SiggilView, owner: number) => view.sets.filter((set) => set.owner === owner)

/** Two digits of an event, the family and then the number, as a face. */
export const faceOf = (digits: number): Face => ({ family: Math.floor(digits / 10), number: digits % 10, spirit: false })

export const spiritFace = (spirit: number): Face => ({ family: spirit, number: spirit, spirit: true })

/** A hand in seven heaps: by family, or by number. */
export const heaps = (hand: Face[], by: Kind): Face[][] => {
  const other: Kind = by === 'family' ? 'number' : 'family'
  return FAMILIES.map((heap) => hand.filter((card) => card[by] === heap).sort((a, b) => a[other] - b[other]))
}

import { rivals } from '../../lib/seats'
import { FAMILIES, type Card, type FaceDown, type Kind, type Spirit, type View } from './contract'

/** Family and number; what is drawn as a card. */
export type Face = Pick<Card, 'family' | 'number' | 'spirit'>
export type Lying = Card | FaceDown | null

const EMBLEMS = ['stone-stack', 'deer-head', 'oak-leaf', 'turtle', 'sun-cloud', 'spiral-shell', 'feather']
export const emblem = (family: number) => EMBLEMS[family - 1]!
export const FAMILIARS = ['fox-head', 'raven', 'frog', 'cat']

export const isFace = (card: Lying | undefined): card is Card => card?.tag === 'card'

export const same = (a: Pick<Face, 'family' | 'number'>, b: Pick<Face, 'family' | 'number'>) =>
  a.family === b.family && a.number === b.number

/** The other seats in turn order, beginning with the left neighbour of the chair. */
export const rivalsOf = (view: View) => rivals(view.hand_sizes.length, view.seat)

/** The spirit is the chair's own. */
export const isMine = (view: View, spirit: Spirit) => spirit.where === 'held' && spirit.holder === view.seat

export const setsOf = (view: View, owner: number) => view.sets.filter((set) => set.owner === owner)

/** Two digits of an event, the family and then the number, as a face. */
export const faceOf = (digits: number): Face => ({
  family: Math.floor(digits / 10),
  number: digits % 10,
  spirit: false,
})

export const spiritFace = (spirit: number): Face => ({ family: spirit, number: spirit, spirit: true })

/** A card that an event names; its back where it may not be seen any more. */
export const shownFace = ({ family, number }: { family: number | null; number: number | null }): Face | null =>
  family === null || number === null ? null : { family, number, spirit: false }

/** A hand in heaps: by family, or by number. */
export const heaps = (hand: Card[], by: Kind): Card[][] => {
  const other: Kind = by === 'family' ? 'number' : 'family'
  return FAMILIES.map((heap) => hand.filter((card) => card[by] === heap).sort((a, b) => a[other] - b[other]))
}

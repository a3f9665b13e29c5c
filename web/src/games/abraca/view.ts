import type { Tagged } from '../../lib/types'

export interface Shown {
  tag: 'stone'
  number: number
}
export interface FaceDown {
  tag: 'face-down'
  ruled_out: number[]
}
export type Stone = Shown | FaceDown

/** What a chair sees of Abraca, as the server tells it. */
export interface AbracaView extends Tagged {
  seat: number | null
  turn: number
  round: number
  lives: number[]
  scores: number[]
  hands: (Stone | null)[][]
  cast: number[]
  reserve: number
  pool: number
  secrets: Stone[][]
  last: number
  winners: number[]
}

export const SPELLS = [1, 2, 3, 4, 5, 6, 7, 8] as const
export const MAX_LIVES = 6
export const TOP = 8

export const EMBLEMS: Record<number, string> = {
  1: 'spiked-dragon-head',
  2: 'cowled',
  3: 'night-sleep',
  4: 'owl',
  5: 'lightning-storm',
  6: 'snowflake-2',
  7: 'fire-ray',
  8: 'round-potion',
}

export const FAMILIARS = ['fox-head', 'raven', 'frog', 'cat', 'deer-head']

export const isShown = (stone: Stone | null | undefined): stone is Shown => stone?.tag === 'stone'

/** The odds of each spell from 1, as the server computes them for this chair. */
export const chancesOf = (odds: unknown) => (Array.isArray(odds) ? (odds as number[]) : null)

/** The other seats in turn order, beginning with the left neighbour of the chair. */
export function rivalsOf(view: AbracaView): number[] {
  const count = view.hands.length
  if (view.seat === null) return view.hands.map((_, seat) => seat)
  return Array.from({ length: count - 1 }, (_, i) => (view.seat! + 1 + i) % count)
}

/** How many stones of a number this chair sees in front of others or among its own secrets. */
export function inSight(view: AbracaView, number: number): number {
  const seen = [...view.hands.flat(), ...view.secrets.flat()]
  return seen.filter((stone) => isShown(stone) && stone.number === number).length
}

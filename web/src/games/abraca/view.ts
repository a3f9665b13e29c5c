import { rivals } from '../../lib/seats'
import type { FaceDown, Stone, View } from './contract'

const EMBLEMS = [
  'spiked-dragon-head',
  'cowled',
  'night-sleep',
  'owl',
  'lightning-storm',
  'snowflake-2',
  'fire-ray',
  'round-potion',
]
export const emblem = (spell: number) => EMBLEMS[spell - 1]!

export const FAMILIARS = ['fox-head', 'raven', 'frog', 'cat', 'deer-head']

export type AnyStone = Stone | FaceDown
export const isShown = (stone: AnyStone | null | undefined): stone is Stone => stone?.tag === 'stone'

/** The other seats in turn order, beginning with the left neighbour of the chair. */
export const rivalsOf = (view: View) => rivals(view.hands.length, view.seat)

/** How many stones of a number this chair sees in front of others or among its own secrets. */
export function inSight(view: View, number: number): number {
  const seen = [...view.hands.flat(), ...view.secrets.flat()]
  return seen.filter((stone) => isShown(stone) && stone.number === number).length
}

import type { Moment } from '../wire'
import { patched } from './patch'
import type { GameEvent, GameName, View } from './types'

/** An event and the picture at it; null where the server has none any more. */
export interface Shot<G extends GameName = GameName> {
  event: GameEvent<G>
  after: View<G> | null
}
/** A moment as it can be shown: the picture before it, and at each of its events. */
export interface Played<G extends GameName = GameName> {
  version: number
  before: View<G> | null
  shots: Shot<G>[]
}

/** Moments that are only told. */
export const told = <G extends GameName>(moments: Moment<G>[]): Played<G>[] =>
  moments.map(({ version, told }) => ({
    version,
    before: null,
    shots: told.map(({ event }) => ({ event, after: null })),
  }))

/** Moments with their pictures, the first of which follows `view`; and the picture they lead to. */
export function pictured<G extends GameName>(moments: Moment<G>[], view: View<G>) {
  const played = moments.map(({ version, told }): Played<G> => {
    const before = view
    const shots = told.map(({ event, patch }) => {
      view = patched(view, patch)
      return { event, after: view }
    })
    return { version, before, shots }
  })
  return { played, view }
}

import type { Stage } from './stage.svelte'
import type { Tagged } from './types'

interface Act<E, V> {
  // A method, so that the scene of one kind of event may stand where one of any kind is called: it is found by the event's tag.
  play(stage: Stage, event: E, view: V): Promise<unknown> | void
}
/** How events look, by tag; `view` is the picture before the event. */
export type Scenes<E extends Tagged, V> = { [T in E['tag']]?: Act<Extract<E, { tag: T }>, V>['play'] }

/** Plays each event by its scene; an event without one is only told. */
export function director<E extends Tagged, V>(scenes: Scenes<E, V>) {
  return async (stage: Stage, event: E, view: V) => {
    const tag: E['tag'] = event.tag
    const play: Act<E, V>['play'] | undefined = scenes[tag]
    await play?.(stage, event, view)
  }
}

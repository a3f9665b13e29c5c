import type { Component, Snippet } from 'svelte'
import type { Live } from '../lib/live.svelte'
import type { Stage } from '../lib/stage.svelte'
import type { GameEvent, Option, Tagged } from '../lib/types'
import { plain } from './plain'

export interface GameProps {
  live: Live
  /** The sentence of the moment and the choices the board does not offer itself. */
  bar: Snippet
  /** Only what a phone in the hand needs: the shared screen shows the rest. */
  hand: boolean
}

/**
 * What a game brings to the table: its board, and how its events look. No rules.
 * Whatever answers a question when clicked, or brings nearer to an answer, bears `data-option` (its tag) while it does.
 */
export interface GameModule {
  Table: Component<GameProps>
  /** An option that is chosen on the board itself. */
  claims: (option: Option) => boolean
  /** Play the event on the stage. */
  direct: (stage: Stage, event: GameEvent, view: Tagged) => Promise<void>
  /** The picture after the event, until the server's next view replaces it. */
  after: (view: Tagged, event: GameEvent) => Tagged
  /** Tags that the log leaves out, and tags that are headings in it. */
  quiet: ReadonlySet<string>
  headings: ReadonlySet<string>
  /** How long the event's sentence rests before the next, in ms. */
  pause: (event: GameEvent) => number
  /** What the end of a match shows beside the winners. */
  Ending?: Component<{ live: Live }>
}

/** A table comes with the first visit to its room. */
const TABLES: Record<string, () => Promise<GameModule>> = {
  abraca: async () => (await import('./abraca')).abraca,
  siggil: async () => (await import('./siggil')).siggil,
  five_seals: async () => (await import('./five_seals')).five_seals,
  fabled: async () => (await import('./fabled')).fabled,
  magic_sword: async () => (await import('./magic_sword')).magic_sword,
}

/** The table of a game; a plain one until it has its own. */
export const tableOf = async (game: string): Promise<GameModule> => (await TABLES[game]?.()) ?? plain

/** The rooms of the house, in the order of their doors. */
export const ROOMS = ['abraca', 'siggil', 'five_seals', 'fabled', 'magic_sword'] as const
export type Room = (typeof ROOMS)[number]

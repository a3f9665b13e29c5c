/**
 * The loose types of clients that are not yet typed by their contracts: to be deleted with the last of them.
 */
import type { Component, Snippet } from 'svelte'
import type { GameModule as Module } from '../games'
import type { Live as Typed } from './live.svelte'
import type { Stage } from './stage.svelte'
import type { GameName } from './types'

export interface Tagged {
  tag: string
  [field: string]: unknown
}
export type GameEvent = Tagged
export type Option = Tagged
export type Live = Omit<Typed<any>, 'options' | 'hinted' | 'odds' | 'log' | 'now' | 'shown'> & {
  options: Option[]
  hinted: Option | null
  odds: unknown
  log: LogLine[]
  now: LogLine | null
  shown: Tagged | null
}
export interface LogLine {
  version: number
  index: number
  event: GameEvent
}
export type { Asking, ChatLine, SeatInfo } from './types'

export interface GameProps {
  live: Live
  bar: Snippet
  hand: boolean
}
export interface GameModule {
  Table: Component<GameProps>
  claims: (option: Option) => boolean
  direct: (stage: Stage, event: GameEvent, view: Tagged) => Promise<void>
  quiet: ReadonlySet<string>
  headings: ReadonlySet<string>
  pause: (event: GameEvent) => number
  Ending?: Component<{ live: Live }>
}

export const adapted = <G extends GameName>(game: G, old: GameModule): Module<G> => ({ ...(old as unknown as Module<G>), game })

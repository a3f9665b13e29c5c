/** A value with a tag: options, events, questions and views are all of this kind. */
export interface Tagged {
  tag: string
  [field: string]: unknown
}
export type Option = Tagged
export type GameEvent = Tagged

export interface Setting {
  key: string
  kind: 'flag' | 'choice'
  choices?: (string | number)[]
  default: string | number | boolean
  clause?: string
}
export interface GameInfo {
  name: string
  seats: [min: number, max: number]
  settings: Setting[]
  levels: { id: string }[]
}
export type SeatKind = 'me' | 'friend' | 'bot' | 'here'
export interface SeatWish {
  kind: SeatKind
  name?: string
  level?: string
}
export interface SeatInfo {
  name: string
  kind: 'human' | 'bot' | 'open' | 'here'
  level?: string
  online?: boolean
}
export interface Asking {
  seat: number
  question: Tagged & { clause?: string }
}
export interface Moment {
  version: number
  events: GameEvent[]
}
export interface ChatLine {
  from: string
  text: string
}
export interface Clock {
  seat: number
  left: number
}
export interface TableState {
  game: string
  version: number
  seats: SeatInfo[]
  mine: number[]
  chair: number | null
  view: Tagged | null
  asking: Asking[]
  options: Option[]
  undo: boolean
  clock: Clock | null
  odds: Record<string, number> | null
  over: boolean
}
export interface TableBrief {
  table: string
  game: string
  seats: SeatInfo[]
  mine: number[]
  asking: number[]
  over: boolean
}

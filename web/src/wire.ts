// Generated from src/magoteka/table/wire.py; do not edit.

/** A value with a tag: options, events and views are all of this kind. */
export interface Tagged {
  tag: string
  [field: string]: unknown
}
export type Value = boolean | number | string

/** The way to a part of a value, by keys and places. */
export type Path = (string | number)[]

/**
 * Set what is at the path (a place at the end of a list appends, the empty path is the whole value); without a value,
 * take the key away, or cut the list off at that place.
 */
export type Change = [Path] | [Path, unknown]

/** An option of a game that is agreed on before it begins. */
export interface SettingInfo {
  key: string
  choices: Value[]
  default: Value
  clause: string
}

/** A strength of bots. */
export interface LevelInfo {
  id: string
}

/** A game of the house; `seat_fields` names, for each tag, the fields that hold seats. */
export interface GameInfo {
  name: string
  ruleset: number
  seats: [number, number]
  settings: SettingInfo[]
  levels: LevelInfo[]
  seat_fields: Record<string, string[]>
  odds: boolean
}

/** What a guest wants to be called. */
export interface GuestWish {
  name: string
}

/** The guest of this browser; null before a name was given. */
export interface Me {
  name: string | null
}

/** Who shall sit on a seat: me, a friend with a link, a bot of a level, or someone at this screen. */
export interface SeatWish {
  kind: 'bot' | 'friend' | 'here' | 'me'
  name?: string
  level?: string
}

/** A table to open; `pause` of bots and `clock` of people are in seconds. */
export interface NewTable {
  game: string
  seats: SeatWish[]
  settings?: Record<string, Value>
  pause?: number
  clock?: number | null
  training?: boolean
}

/** The secret that lets a friend take an open seat. */
export interface Invite {
  seat: number
  token: string
}

/** A table that was opened, and its unguessable links. */
export interface Created {
  table: string
  invites: Invite[]
  watch: string
}

/** The secret of an invitation. */
export interface JoinWish {
  token: string
}

/** The seat that was taken. */
export interface Joined {
  seat: number
}

/** A seat has another player; a seat opened for a friend has a new invitation. */
export interface SeatChanged {
  invite: Invite | null
}

/** A seat as everyone sees it; `away`: a bot plays for a person who may take the seat back. */
export interface SeatInfo {
  name: string
  kind: 'bot' | 'here' | 'human' | 'open'
  level: string | null
  online: boolean
  away: boolean
}

/** Why a table cannot go on, in one sentence; with its tag and facts it can be said in another language. */
export interface Trouble {
  tag: string
  sentence: string
  facts: Record<string, Value>
}

/** A line in the list of my tables; `touched` is in seconds since 1970; `broken`: it can only be looked at. */
export interface TableBrief {
  table: string
  game: string
  seats: SeatInfo[]
  mine: number[]
  asking: number[]
  over: boolean
  winners: number[]
  touched: number
  broken: Trouble | null
}

/** A seat the game waits for: the tag of the question and its clause. */
export interface Asking {
  seat: number
  question: string
  clause: string
}

/** Something that happened, redacted for the looker, and what it changed of the view (empty where past is null). */
export interface Told {
  event: Tagged
  patch: Change[]
}

/** What one answer led to. */
export interface Moment {
  version: number
  told: Told[]
}

/** The seconds left to the people who are asked, as of the message that brings it. */
export interface Clock {
  left: number
}

/** The table as it stands, seen from `chair` (null: as a spectator sees it). */
export interface Scene {
  version: number
  seats: SeatInfo[]
  mine: number[]
  chair: number | null
  view: Tagged
  asking: Asking[]
  options: Tagged[]
  undo: boolean
  clock: Clock | null
  over: boolean
  winners: number[]
}

/** One of the options, sent back with the version at which it was offered. */
export interface Answer {
  type: 'answer'
  version: number
  seat: number
  answer: Tagged
}

/** Why may I not answer so? Changes nothing. */
export interface Why {
  type: 'why'
  seat: number
  answer: Tagged
}

/** Take my last answer back. */
export interface Undo {
  type: 'undo'
  seat: number
}

/** The curtain: which of my seats is before the screen now; null when it is drawn. */
export interface Look {
  type: 'look'
  seat: number | null
}

/** Something said at the table. */
export interface Say {
  type: 'chat'
  text: string
}

/** Training: what can be computed from my own view. */
export interface AskOdds {
  type: 'odds'
  seat: number
}

/** Training: what would a bot answer in my place? */
export interface AskHint {
  type: 'hint'
  seat: number
}

/** Is anybody there? */
export interface Ping {
  type: 'ping'
}

/** Everything: sent on connecting, on another chair, and instead of a stale answer. Keep the moments up to version `keep`, drop later ones (they were taken back), then add `moments`. With `past`, a view, the patches of `moments` begin there and lead to what `scene` shows. */
export interface TableMessage {
  type: 'table'
  table: string
  game: string
  ruleset: number
  settings: Record<string, Value>
  pause: number
  seconds: number | null
  training: boolean
  owner: boolean
  invites: Invite[]
  watch: string | null
  broken: Trouble | null
  scene: Scene
  keep: number
  moments: Moment[]
  past: Tagged | null
  chat: ChatLine[]
}

/** What is new: drop the moments later than `keep`, add `moments`, make the changes. The patches of `moments` change the view of the last scene, one after another; `patch` then changes the scene. */
export interface UpdateMessage {
  type: 'update'
  version: number
  keep: number
  moments: Moment[]
  patch: Change[]
}

/** Something that was said; `seat` is null when a spectator spoke. */
export interface ChatLine {
  type: 'chat'
  number: number
  seat: number | null
  name: string
  text: string
  at: number
}

/** Why an answer is not allowed: `<game>-why-<reason>` is the sentence. */
export interface Refused {
  type: 'refused'
  seat: number
  clause: string
  reason: string
}

/** The answer that was asked about is allowed. */
export interface Allowed {
  type: 'allowed'
  seat: number
}

/** Something that cannot be done, in one sentence; HTTP refusals have the same body. */
export interface ProblemMessage {
  type: 'problem'
  tag: string
  sentence: string
  facts: Record<string, Value>
}

/** What the game computes from the seat's own view. */
export interface Odds {
  type: 'odds'
  version: number
  seat: number
  odds: unknown
}

/** What a bot would answer. */
export interface Hint {
  type: 'hint'
  version: number
  seat: number
  answer: Tagged
}

/** Yes, here. */
export interface Pong {
  type: 'pong'
}

export type ClientMessage = Answer | Why | Undo | Look | Say | AskOdds | AskHint | Ping

export type ServerMessage = TableMessage | UpdateMessage | ChatLine | Refused | Allowed | ProblemMessage | Odds | Hint | Pong

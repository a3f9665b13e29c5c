import type { Component } from 'svelte'
import type { GameModule } from '../games'
import { Live } from './live.svelte'
import { prefs } from './prefs.svelte'
import { COMMON, type Lang } from './languages'
import type { GameName, Option, Question, View } from './types'

/** A table at one moment, seen by a seat or by a spectator: written by tests/docs/scenes.py from the game itself. */
export interface Scene<G extends GameName = GameName> {
  names: Record<Lang, string[]>
  view: View<G>
  asking: { seat: number; question: Question<G> } | null
  options: Option<G>[]
}
/** A table that nobody plays at, for a picture. */
export interface Still<G extends GameName = GameName> {
  live: Live<G>
  view: View<G>
}
/** A component of the table with what it is to show. */
export interface Drawing {
  what: Component<any>
  props: object
  width?: string
  /** A wide part of the table in small. */
  zoom?: number
}
/** How a kind of picture is drawn: from the words of its line, and from a scene where it names one. */
export interface Kind<G extends GameName = GameName> {
  draw(words: string[], still: Still<G>): Drawing[]
  /** How wide each drawing is; a wide one scrolls in its own frame. */
  width?: string
  height?: string
}
/** The pictures of a game's rules page, by the first word of their line. */
export type Pictures<G extends GameName = GameName> = Record<string, Kind<G>>

export const drawn = <P extends object>(what: Component<P>, props: P): Drawing => ({ what, props })

/** The table of a scene: it has names and a view, and takes no answers. */
export function still<G extends GameName>(module: GameModule<G>, { names, view, asking, options }: Scene<G>): Still<G> {
  const live = new Live<G>('', async () => module, null)
  live.wire.send = () => false
  live.module = module
  live.shown = view
  live.table = {
    table: '',
    game: module.game,
    ruleset: 0,
    settings: {},
    pause: 0,
    seconds: null,
    days: null,
    windows: [],
    training: false,
    owner: false,
    invites: [],
    join: null,
    watch: null,
    contest: null,
    tournament: null,
    broken: null,
    version: 0,
    mine: [],
    chair: view.seat,
    view,
    asking: asking ? [{ ...asking, clause: '' }] : [],
    options,
    undo: false,
    clock: null,
    over: false,
    winners: [],
    seal: null,
    guide: null,
    puzzle: null,
    again: null,
    onward: null,
    late: [],
    paused: null,
    rewind: null,
    secret: false,
    dues: [],
    rests: [],
    left: null,
    seats: (names[prefs.lang] ?? names[COMMON] ?? []).map((name) => ({
      name,
      kind: 'human',
      level: null,
      online: true,
      away: false,
    })),
  }
  return { live, view }
}

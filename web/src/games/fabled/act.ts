import type { Live as AnyLive } from '../../lib/live.svelte'
import type { Option, View } from './contract'
import { crewOf } from './view'

export type Live = AnyLive<'fabled'>

/** What the board itself answers now: who, where, which. */
export interface Targets {
  figures: Map<number, Option>
  lands: Map<string, Option>
  cells: Map<string, Option>
  spots: Map<string, Option>
  gaps: Map<number, Option>
}
/** Answers that end or go on; they are buttons beside the sentence of the moment. */
const BAR: ReadonlySet<Option['tag']> = new Set([
  'done',
  'end-actions',
  'stay',
  'halt',
  'onward',
  'onward-paid',
  'go-home',
  'apply',
  'substitute',
])
export const isOnTheBoard = (option: Option) => !BAR.has(option.tag)

/** The volkhv that the question is about: the one who walks, or the one the server names. */
export function aboutWhom(view: View): { seat: number; volkhv: number } | null {
  const me = view.seat === null ? undefined : view.players[view.seat]
  if (me && me.walker !== null) return { seat: view.seat!, volkhv: me.walker }
  const { seat, volkhv } = view.asked
  return seat === null || volkhv === null ? null : { seat, volkhv }
}

export function targetsOf(live: Live, view: View): Targets {
  const targets: Targets = { figures: new Map(), lands: new Map(), cells: new Map(), spots: new Map(), gaps: new Map() }
  for (const option of live.options) aim(targets, option, view)
  return targets
}

/** Whether the board offers the option; if so, where. */
function aim(to: Targets, option: Option, view: View): boolean {
  const inRow = (land: string) => view.row.some((one) => one.land === land)
  switch (option.tag) {
    case 'walk':
    case 'pick': {
      const one = view.seat === null ? undefined : crewOf(view, view.seat)[option.volkhv]
      if (!one?.land || !inRow(one.land)) return false
      to.figures.set(option.volkhv, option)
      return true
    }
    case 'choose-land':
      if (!inRow(option.land)) return false
      to.lands.set(option.land, option)
      return true
    case 'enter':
      if (!inRow(option.land)) return false
      to.cells.set(`${option.land}/${option.path}`, option)
      return true
    case 'go': {
      const who = aboutWhom(view)
      const one = who && crewOf(view, who.seat)[who.volkhv]
      if (!one?.land) return false
      to.spots.set(`${one.land}/${one.path}/${one.cell}/${option.place}`, option)
      return true
    }
    case 'choose-position': {
      const place = option.position
      const from = view.row.findIndex((land) => land.land === view.asked.land)
      to.gaps.set(from >= 0 && place > from ? place + 1 : place, option)
      return true
    }
  }
  return false
}

/** The options that are neither on the board nor beside the sentence, and places one may go to or visit: cards before the player. */
export function trayOf(live: Live, view: View): Option[] {
  const nowhere: Targets = { figures: new Map(), lands: new Map(), cells: new Map(), spots: new Map(), gaps: new Map() }
  const visiting = (option: Option) => option.tag === 'pick' && !!crewOf(view, view.seat ?? 0)[option.volkhv]?.place
  return live.options.filter(
    (option) => isOnTheBoard(option) && (!aim(nowhere, option, view) || option.tag === 'go' || visiting(option)),
  )
}

import type { Live } from './live.svelte'
import { prefs } from './prefs.svelte'
import { nameOf, sentence } from './sentence'
import { first, t } from './text.svelte'
import type { Place, TableState } from './types'

/** Where a table would go back to, in words; `inner`: in the middle of a sentence. */
export function where(live: Live, place: Place, inner = false): string {
  const table = live.table!
  const own = place.seat !== null && table.mine.includes(place.seat)
  const side = inner ? '-inner' : ''
  if (place.kind === 'answer') return t(own ? `rewind-answer-mine${side}` : `rewind-answer${side}`)
  if (place.kind === 'round') return first([`rewind-round-${table.game}${side}`, `rewind-round${side}`])
  if (place.seat === null) return t(`rewind-turn-shared${side}`)
  return t(own ? `rewind-turn-mine${side}` : `rewind-turn${side}`, { name: nameOf(table, place.seat) })
}

/** What it would undo: a line or two of the chronicle, and how many more. */
export function undone(live: Live, place: Place): string {
  const lines = place.events.map((event) => sentence(live.table!, event, prefs.lang))
  if (!lines.length) return t('rewind-undoes-answer')
  return t('rewind-undoes', { what: lines.join(' '), more: place.lost - lines.length })
}

/** Whether anybody else has to be asked. */
export const someone = (table: TableState) =>
  table.seats.some((seat, i) => (seat.kind === 'human' || seat.kind === 'here') && !table.mine.includes(i))

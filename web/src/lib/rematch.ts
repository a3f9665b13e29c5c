import { api, sorry } from './api'
import { addressOf, route } from './route.svelte'
import { say } from './toast.svelte'
import type { TableState } from './types'

/** To the table where the same people play once more: opened by whoever asks first, found by the others. */
export async function rematch(id: string, table: TableState) {
  try {
    const next = (await api.rematch(id)).table
    if (table.mine.length) await api.join(next, '')
    route.go(`/t/${next}${route.query.has('hand') ? '?hand' : ''}`)
  } catch (error) {
    say(sorry(error))
  }
}

/** Whether this screen may call for a rematch, or answer a call. */
export const mayAgain = (table: TableState) => table.over && (table.mine.length > 0 || table.owner)

/** Where an onlooker sees the rematch of those he has watched. */
export const onward = (table: TableState | null) =>
  table?.onward && !table.mine.length && !table.owner
    ? addressOf(`/t/${table.onward.table}?watch=${table.onward.watch}`)
    : null

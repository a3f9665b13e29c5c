import type { Tagged } from './types'

interface Seen {
  table: string
  version: number
  view: Tagged
}
const KEY = 'magoteka-seen'
const KEPT = 12

function all(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Seen[]
  } catch {
    return []
  }
}

/** What this device last showed of a table. */
export const recall = (table: string) => all().find((one) => one.table === table)

/** Keep what is shown now, for the next visit; only the latest tables are kept. */
export function remember(table: string, version: number, view: Tagged) {
  const others = all().filter((one) => one.table !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([{ table, version, view }, ...others].slice(0, KEPT)))
  } catch {
    localStorage.removeItem(KEY)
  }
}

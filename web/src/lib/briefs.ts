import type { Lang } from './languages'
import type { TableBrief } from './types'

export const myTurn = (table: TableBrief) =>
  !table.over && !table.broken && table.asking.some((seat) => table.mine.includes(seat))

const rank = (table: TableBrief) => (table.over || table.broken ? 2 : myTurn(table) ? 0 : 1)

/** Where it is my turn first, and there whoever has waited longest; then what goes on and what has ended, latest first. */
export const sorted = (tables: TableBrief[]) =>
  tables.toSorted((a, b) => rank(a) - rank(b) || (myTurn(a) ? a.touched - b.touched : b.touched - a.touched))

const DAY = 86_400_000

/** When something happened: the time of day today, the day otherwise. */
export function when(seconds: number, lang: Lang): string {
  const then = new Date(seconds * 1000)
  const today = new Date().toDateString() === then.toDateString()
  const near = Date.now() - then.getTime() < 300 * DAY
  return new Intl.DateTimeFormat(
    lang,
    today ? { timeStyle: 'short' } : near ? { day: 'numeric', month: 'long' } : { dateStyle: 'medium' },
  ).format(then)
}

/** When something will end: the day and the time of it. */
export const until = (seconds: number, lang: Lang) =>
  new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }).format(
    seconds * 1000,
  )

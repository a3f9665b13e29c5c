import type { Lang } from './prefs.svelte'
import { first, has, t, type Args } from './text.svelte'
import type { TableState, Tagged } from './types'

const SEAT_FIELDS = new Set(['seat', 'by', 'to', 'from', 'target', 'victim', 'winner', 'starter'])
const SEATS_FIELDS = new Set(['winners', 'seats', 'targets', 'victims'])

export const nameOf = (table: Pick<TableState, 'seats'>, seat: number) => table.seats[seat]?.name || t('seat-n', { n: seat + 1 })

/** The fields of a tagged value as Fluent arguments: seats become names, lists become "a, b and c". */
export function argsOf(table: Pick<TableState, 'seats' | 'game'>, value: Tagged, lang: Lang): Args {
  const args: Args = {}
  for (const [field, content] of Object.entries(value)) {
    if (typeof content === 'number' && SEAT_FIELDS.has(field)) args[field] = nameOf(table, content)
    else if (Array.isArray(content) && SEATS_FIELDS.has(field)) args[field] = listOf(content.map((seat) => nameOf(table, seat as number)), lang)
    else if (typeof content === 'number' || typeof content === 'string') args[field] = content
    else if (typeof content === 'boolean') args[field] = String(content)
    else if (content === null || content === undefined) args[field] = 'none'
  }
  if (typeof value.spell === 'number') args.name = t(`${table.game}-spell-${value.spell}`)
  return args
}

const listOf = (names: string[], lang: Lang) => new Intl.ListFormat(lang).format(names)

/** What a tagged value says: `<game>-<tag>` from the texts of its game. */
export function sentence(table: TableState, value: Tagged, lang: Lang, kind = 'event'): string {
  const { game } = table
  return first([`${game}-${kind}-${value.tag}`, `${game}-${value.tag}`, value.tag], argsOf(table, value, lang))
}

/** What the game is waiting for, in one sentence, always. */
export function waiting(table: TableState, lang: Lang): string {
  if (table.over) return t('over')
  const open = table.seats.flatMap((seat, i) => (seat.kind === 'open' ? [i] : []))
  if (open.length) return t('waiting-friends', { count: open.length })
  const [asked] = table.asking
  if (!asked) return t('waiting-moment')
  const mine = table.mine.includes(asked.seat)
  const key = `${table.game}-ask-${asked.question.tag}`
  const args = { ...argsOf(table, asked.question, lang), seat: nameOf(table, asked.seat), mine: String(mine) }
  if (has(key)) return t(key, args)
  return t(mine ? 'waiting-you' : 'waiting-other', { seat: nameOf(table, asked.seat) })
}

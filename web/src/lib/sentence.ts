import { problemSentence } from './api'
import { house } from './house.svelte'
import type { Lang } from './languages'
import { first, has, t, type Args } from './text.svelte'
import type { TableState, Tagged } from './types'

type Named = Pick<TableState, 'seats' | 'game'>

export const nameOf = (table: Pick<TableState, 'seats'>, seat: number) => table.seats[seat]?.name || t('seat-n', { n: seat + 1 })

export const listOf = (names: string[], lang: Lang) => new Intl.ListFormat(lang).format(names)

/** The fields of a tagged value as Fluent takes them; the fields that hold seats become names. */
export function argsOf(table: Named, value: Tagged, lang: Lang): Args {
  const seats = house.game(table.game)?.seat_fields[value.tag] ?? ['seat']
  return Object.fromEntries(Object.entries(value).map(([field, content]) => [field, fact(table, content, seats.includes(field), lang)]))
}

function fact(table: Named, content: unknown, seat: boolean, lang: Lang): string | number {
  if (content === null || content === undefined) return 'none'
  if (Array.isArray(content) && !content.length) return 'none'
  if (Array.isArray(content)) return seat ? listOf(content.map((one) => nameOf(table, Number(one))), lang) : content.join(', ')
  if (typeof content === 'number') return seat ? nameOf(table, content) : content
  return String(content)
}

/** What an event or an option says: `<game>-<kind>-<tag>` from the texts of its game. */
export const sentence = (table: Named, value: Tagged, lang: Lang, kind: 'event' | 'option' = 'event') =>
  t(`${table.game}-${kind}-${value.tag}`, argsOf(table, value, lang))

/** What the game is waiting for, in one sentence, always. */
export function waiting(table: TableState): string {
  if (table.broken) return problemSentence(table.broken)
  if (table.over) return t('over')
  if (table.paused !== null) return t('paused', { name: table.paused || t('guest') })
  const open = table.seats.filter((seat) => seat.kind === 'open').length
  if (open) return t('waiting-friends', { count: open })
  const late = table.seal?.state === 'held' ? table.seal.parts.findIndex((one) => one.by === 'awaited') : -1
  if (late >= 0) return t('waiting-part', { seat: nameOf(table, late) })
  const asked = table.asking.find((one) => one.seat === table.chair) ?? table.asking[0]
  if (!asked) return t('waiting-moment')
  const seat = nameOf(table, asked.seat)
  const question = first([`${table.game}-question-${asked.question}`, 'waiting-other'], { seat })
  if (asked.seat !== table.chair) return question
  const toMe = `${table.game}-ask-${asked.question}`
  return has(toMe) ? t(toMe) : `${t('waiting-you')} ${question}`
}

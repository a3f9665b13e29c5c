import { problemSentence } from './api'
import { house } from './house.svelte'
import type { Lang } from './languages'
import { Player, type Who } from './player'
import { first, has, t, type Args } from './text.svelte'
import type { TableState, Tagged } from './types'

type Named = Pick<TableState, 'seats' | 'game' | 'chair'>

export const nameOf = (table: Pick<TableState, 'seats'>, seat: number) =>
  table.seats[seat]?.name || t('seat-n', { n: seat + 1 })

/** The player of a seat in a sentence that is read by the one who sits on `you`. */
export const playerOf = (table: Pick<TableState, 'seats'>, seat: number, you: number | null) =>
  seat === you
    ? new Player(t('you'), 'you')
    : new Player(nameOf(table, seat), (table.seats[seat]?.form || 'other') as Who)

/** Several players in a sentence; one alone is spoken to, or of, as himself. */
export function playersOf(table: Pick<TableState, 'seats'>, seats: number[], you: number | null, lang: Lang): Player {
  const players = seats.map((seat) => playerOf(table, seat, you))
  return players.length === 1 ? players[0]! : new Player(listOf(players.map(String), lang))
}

export const listOf = (names: string[], lang: Lang) => new Intl.ListFormat(lang).format(names)

/** The fields of a tagged value as Fluent takes them; the fields that hold seats become names. */
export function argsOf(table: Named, value: Tagged, lang: Lang, you = table.chair): Args {
  const seats = house.game(table.game)?.seat_fields[value.tag] ?? ['seat']
  return Object.fromEntries(
    Object.entries(value).map(([field, content]) => [
      field,
      fact(table, content, seats.includes(field) ? you : undefined, lang),
    ]),
  )
}

/** `you` is undefined where the field holds no seats. */
function fact(table: Named, content: unknown, you: number | null | undefined, lang: Lang): Player | string | number {
  if (content === null || content === undefined) return 'none'
  if (Array.isArray(content) && !content.length) return 'none'
  if (Array.isArray(content))
    return you === undefined ? content.join(', ') : playersOf(table, content.map(Number), you, lang)
  if (typeof content === 'number') return you === undefined ? content : playerOf(table, content, you)
  return String(content)
}

/** What an event or an option says: `<game>-<kind>-<tag>` from the texts of its game. */
export const sentence = (
  table: Named,
  value: Tagged,
  lang: Lang,
  kind: 'event' | 'option' = 'event',
  you = table.chair,
) => t(`${table.game}-${kind}-${value.tag}`, argsOf(table, value, lang, you))

/** A text with a capital letter. */
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** The tag of what the chair of this screen is asked. */
export const askedOf = (table: Pick<TableState, 'asking' | 'chair'>) =>
  table.asking.find((one) => one.seat === table.chair)?.question ?? ''

/** What an answer says: in words for the question where it has such words. */
export function answerText(table: TableState, option: Tagged, lang: Lang, asked = askedOf(table)): string {
  const key = `${table.game}-answer-${asked}-${option.tag}`
  return upper(has(key) ? t(key, argsOf(table, option, lang)) : sentence(table, option, lang, 'option'))
}

/** What the game is waiting for, in one sentence, always. */
export function waiting(table: TableState): string {
  if (table.broken) return problemSentence(table.broken)
  if (table.over) return t('over')
  if (table.paused !== null) return t('paused', { name: table.paused || t('guest') })
  const open = table.seats.filter((seat) => seat.kind === 'open').length
  if (open) return t('waiting-friends', { count: open })
  const late = table.seal?.state === 'held' ? table.seal.parts.findIndex((one) => one.by === 'awaited') : -1
  if (late >= 0) return t('waiting-part', { seat: playerOf(table, late, table.chair) })
  const asked = table.asking.find((one) => one.seat === table.chair) ?? table.asking[0]
  if (!asked) return t('waiting-moment')
  const seat = nameOf(table, asked.seat)
  const question = first([`${table.game}-question-${asked.question}`, 'waiting-other'], { seat })
  if (asked.seat !== table.chair) return question
  const toMe = `${table.game}-ask-${asked.question}`
  return has(toMe) ? t(toMe) : `${t('waiting-you')} ${question}`
}

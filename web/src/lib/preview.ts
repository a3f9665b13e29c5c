import type { Way, WayBranch } from '../wire'
import type { Live } from './live.svelte'
import { prefs } from './prefs.svelte'
import { argsOf, sentence } from './sentence'
import { first, has, t } from './text.svelte'
import type { GameName, Option, Tagged } from './types'

/** What an answer does: in a few words for its button, and in whole sentences for whoever wants to know. */
export interface Told {
  short: string
  whole: string
  blunder: boolean
}
/** Things of a short line at most. */
const MOST = 3

/** What an open answer does, as soon as the house has told it. */
export function preview<G extends GameName>(live: Live<G>, option: Option<G>): Told | null {
  const way = live.ways.get(JSON.stringify(option))
  if (!way || !live.table) return null
  const whole = wholeOf(live, way)
  return { short: shortOf(live, way) || whole, whole, blunder: way.blunder }
}
/** The words that stand beside an answer; nothing until they are known. */
export const short = <G extends GameName>(live: Live<G>, option: Option<G>) => preview(live, option)?.short ?? ''
export const whole = <G extends GameName>(live: Live<G>, option: Option<G>) => preview(live, option)?.whole ?? ''

const bare = (text: string) => text.trim().replace(/\.$/, '')
const said = (parts: string[], between: string) => [...new Set(parts.map(bare).filter(Boolean))].join(between)

/** What happens, in a few words: what has such words first, else the first thing that has a sentence. */
function shortOf<G extends GameName>(live: Live<G>, way: Way<G>): string {
  const { game } = live.table!
  const events = way.events.filter((event) => has(`${game}-short-${event.tag}`))
  const told = events.map((event) => t(`${game}-short-${event.tag}`, argsOf(live.table!, event, prefs.lang)))
  const plain = told.length
    ? []
    : way.events
        .filter((event) => !live.module?.quiet.has(event.tag))
        .slice(0, 1)
        .map((event) => sentence(live.table!, event, prefs.lang))
  const fork = way.fork === 'chooses' && (told.length || plain.length) ? [] : forked(live, way, shortOf)
  const line = [said([...told, ...plain].slice(0, MOST), ', '), ...fork].filter(Boolean).join(' · ')
  return line || next(live, way)
}
/** The same in whole sentences. */
function wholeOf<G extends GameName>(live: Live<G>, way: Way<G>): string {
  const events = way.events.filter((event) => !live.module?.quiet.has(event.tag))
  const told = events.map((event) => sentence(live.table!, event, prefs.lang)).join(' ')
  const fork = forked(live, way, wholeOf)
  const parts = [told, ...fork, fork.length ? '' : next(live, way)].filter(Boolean)
  return way.let ? t('preview-let', { what: parts.join(' ') }) : parts.join(' ')
}
/** What comes when nothing else is to be told: who is asked what. */
function next<G extends GameName>(live: Live<G>, { seat, asked }: Way<G>): string {
  if (!asked || seat === null) return ''
  const { game, chair } = live.table!
  return first([...(seat === chair ? [`${game}-ask-${asked}`] : []), `${game}-question-${asked}`], {
    seat: seat < 0 ? '' : live.name(seat),
  })
}
/** Each way that a fork can go, with what it is known by. */
function forked<G extends GameName>(
  live: Live<G>,
  way: Way<G>,
  tell: (live: Live<G>, way: Way<G>) => string,
): string[] {
  return way.branches.map((branch) => {
    const what = bare(tell(live, branch.way)) || t('preview-nothing')
    const label = labelOf(live, branch)
    return label ? `${label}: ${what}` : what
  })
}
function labelOf<G extends GameName>(live: Live<G>, { by, case: kind, share }: WayBranch<G>): string {
  const { game } = live.table!
  const named = kind && has(`${game}-case-${kind}`) ? t(`${game}-case-${kind}`) : ''
  const odds = share === null ? '' : `${Math.round(100 * share)} %`
  if (!by.length) return [named, odds].filter(Boolean).join(' ')
  const numbers = by.map(numberOf)
  return numbers.every((one) => one !== null)
    ? ranges(numbers as number[])
    : by.map((one) => bare(sentence(live.table!, one, prefs.lang, 'option'))).join(', ')
}
/** An outcome that is nothing but a number: a die. */
function numberOf(outcome: Tagged): number | null {
  const values = Object.entries(outcome).filter(([name]) => name !== 'tag')
  return values.length === 1 && values[0]![0] === 'value' && typeof values[0]![1] === 'number' ? values[0]![1] : null
}
/** 1, 2, 3, 6 as «1–3, 6». */
export function ranges(numbers: number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b)
  const parts: [number, number][] = []
  for (const one of sorted) {
    const last = parts.at(-1)
    if (last && last[1] === one - 1) last[1] = one
    else parts.push([one, one])
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

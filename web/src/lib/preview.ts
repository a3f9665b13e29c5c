import type { Way, WayBranch } from '../wire'
import type { Live } from './live.svelte'
import { prefs } from './prefs.svelte'
import { answerText, argsOf, askedOf, sentence } from './sentence'
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
  const label = answerText(live.table, option, prefs.lang)
  // What the answer says of itself is not said again.
  const short = shortOf(live, way, label) || (shortOf(live, way) ? '' : written(live, option) || next(live, way))
  return { short, whole: wholeOf(live, option, way), blunder: way.blunder }
}

const bare = (text: string) => text.trim().replace(/\.$/, '')
/** A text without quotation marks, for comparing. */
const plain = (text: string) =>
  bare(text)
    .replace(/^[«“]|[»”]$/g, '')
    .toLowerCase()
/** Whether two texts have the same words: «+1 Меч» and «Меч +1». */
const same = (one: string, other: string) => words(one) === words(other)
const words = (text: string) => plain(text).split(' ').sort().join(' ')
/** Parts of a line; what is counted may be said twice, for it happens twice. */
const said = (parts: string[], between: string) =>
  parts
    .map(bare)
    .filter((part, at, all) => part && (all.indexOf(part) === at || /\d/.test(part)))
    .join(between)
const alone = <G extends GameName>(way: Way<G>): Way<G> => ({ ...way, fork: '', branches: [] })

/** What happens, in a few words besides those of the answer: what has such words, else the first thing with a sentence. */
function shortOf<G extends GameName>(live: Live<G>, way: Way<G>, label = ''): string {
  const { game } = live.table!
  const brief = way.events.filter((event) => has(`${game}-short-${event.tag}`))
  const told = brief.length
    ? brief.map((event) => t(`${game}-short-${event.tag}`, argsOf(live.table!, event, prefs.lang)))
    : loud(live, way).slice(0, 1)
  const others = told.filter((one) => one && !same(one, label))
  const fork = way.fork === 'chooses' && others.length ? [] : forked(live, way, branchOf)
  return [said(others.slice(0, MOST), ', '), ...fork].filter(Boolean).join(' · ')
}
/** A way that is one of several: what else it leads to stands in brackets. */
function branchOf<G extends GameName>(live: Live<G>, way: Way<G>): string {
  const told = shortOf(live, alone(way))
  const inner = forked(live, way, (live, one) => shortOf(live, alone(one)) || after(live, one)).join('; ')
  return told && inner ? `${told} (${inner})` : told || inner || after(live, way)
}
/** What comes of one of several ways when nothing else does; that a turn begins is nothing, a question may mean something. */
const after = <G extends GameName>(live: Live<G>, way: Way<G>) =>
  way.events.some(({ tag }) => tag === 'turn-began') ? '' : next(live, way, [`${live.table!.game}-comes-${way.asked}`])
/** What happens, in whole sentences; whose turn comes next is the doing of no answer. */
const loud = <G extends GameName>(live: Live<G>, way: Way<G>) =>
  way.events
    .filter(({ tag }) => !live.module?.quiet.has(tag) && tag !== 'turn-began')
    .map((event) => sentence(live.table!, event, prefs.lang))
function wholeOf<G extends GameName>(live: Live<G>, option: Option<G>, way: Way<G>): string {
  const told = loud(live, way).join(' ')
  const comes = way.seat !== null && way.seat < 0 && told ? '' : next(live, way)
  const rest = forked(live, way, branchOf).join(' · ') || (!told && written(live, option)) || comes
  const what = [told, rest].filter(Boolean).join(' ')
  return way.let ? t('preview-let', { what }) : what
}
/** The line that is written about an answer of its kind. */
function written<G extends GameName>(live: Live<G>, option: Option<G>): string {
  const { game } = live.table!
  const keys = [`${game}-about-${askedOf(live.table!)}-${option.tag}`, `${game}-option-${option.tag}-about`]
  const key = keys.find(has)
  return key ? bare(t(key, argsOf(live.table!, option, prefs.lang))) : ''
}
/** What comes when nothing else is to be told: who is asked what. */
function next<G extends GameName>(live: Live<G>, { seat, asked }: Way<G>, also: string[] = []): string {
  if (!asked || seat === null) return ''
  const { game, chair } = live.table!
  const keys = [...also, ...(seat === chair ? [`${game}-ask-${asked}`] : []), `${game}-question-${asked}`]
  return bare(first(keys, { seat: seat < 0 ? '' : live.name(seat) }))
}
/** Whether what follows begins with what its label says. */
const echoes = (label: string, what: string) => same(what, label) || plain(what).startsWith(`${plain(label)} (`)
/** Each way that a fork can go, with what it is known by; what is known by nothing may be. */
function forked<G extends GameName>(
  live: Live<G>,
  way: Way<G>,
  tell: (live: Live<G>, way: Way<G>) => string,
): string[] {
  const maybe = `${t('preview-maybe')}: `
  const told = way.branches.map((branch) => {
    const label = labelOf(live, branch, way)
    // What a label says is not said again.
    const events = branch.way.events.filter(({ tag }) => !label || tag !== branch.case)
    return { label, what: bare(tell(live, { ...branch.way, events })) }
  })
  const known = told
    .filter(({ label }) => label)
    .map(({ label, what }) =>
      echoes(label, what)
        ? label + what.slice(same(what, label) ? what.length : label.length)
        : `${label}: ${what || t('preview-nothing')}`,
    )
  const unknown = told
    .filter(({ label, what }) => !label && what)
    .map(({ what }) => (what.startsWith(maybe) ? what.slice(maybe.length) : what))
  return unknown.length ? [...known, maybe + [...new Set(unknown)].join(' / ')] : known
}
/** How likely something is; what can happen is never told as nothing. */
const percent = (share: number) => `${Math.max(Math.round(100 * share), 1)} %`
function labelOf<G extends GameName>(live: Live<G>, branch: WayBranch<G>, of: Way<G>): string {
  const { by, case: kind, share, weight } = branch
  const { game } = live.table!
  const named = kind && has(`${game}-case-${kind}`) ? t(`${game}-case-${kind}`) : ''
  const odds = share === null ? '' : percent(share)
  if (!by.length) return [named, odds].filter(Boolean).join(' ')
  const numbers = by.map(numberOf)
  if (numbers.some((one) => one === null))
    return by.map((one) => bare(answerText(live.table!, one, prefs.lang, of.asked))).join(', ')
  const told = ranges(numbers as number[])
  if (of.branches.every((one) => one.weight === one.by.length)) return told
  return `${told} (${percent(weight / of.branches.reduce((all, one) => all + one.weight, 0))})`
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

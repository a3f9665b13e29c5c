import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { Way, WayBranch } from '../wire'
import type { Live } from './live.svelte'
import { prefs } from './prefs.svelte'
import { preview, ranges } from './preview'
import { loadGameTexts } from './text.svelte'
import type { SeatInfo } from './types'

interface Thing {
  tag: string
  [field: string]: unknown
}

beforeAll(async () => {
  prefs.lang = 'ru'
  await loadGameTexts(async () => readFileSync('../src/magoteka/games/magic_sword/locale/ru.ftl', 'utf8'), 'ru')
})

const points = (what: string, by: number): Thing => ({ tag: 'points-changed', seat: 0, what, by })
const HURT = points('life', -1)
const way = (events: Thing[], more: Partial<Way> = {}) =>
  ({
    events,
    seat: 0,
    asked: 'turn-choice',
    let: false,
    blunder: false,
    fork: '',
    branches: [],
    ...more,
  }) as unknown as Way
const rolled = (values: number[], events: Thing[], weight = values.length) =>
  ({
    way: way(events),
    by: values.map((value) => ({ tag: 'rolled', value })),
    weight,
    case: '',
    share: null,
  }) as unknown as WayBranch
const hidden = (events: Thing[], share: number | null = null) =>
  ({ way: way(events), by: [], weight: 0, case: '', share }) as unknown as WayBranch

const YES = { tag: 'yes' } as const
/** What is said of a way at a table that asks whether to do it. */
function told(of: Way | null) {
  const live = {
    table: {
      game: 'magic_sword',
      chair: 0,
      asking: [{ seat: 0, question: 'may', clause: '' }],
      seats: ['Аня', 'Боря'].map((name) => ({ name, form: '' }) as unknown as SeatInfo),
    },
    ways: new Map(of ? [[JSON.stringify(YES), of]] : []),
    module: { quiet: new Set() },
    name: () => 'Боря',
  } as unknown as Live<'magic_sword'>
  return preview(live, YES)
}
const short = (of: Way) => told(of)!.short

it('says nothing before the house has told it', () => expect(told(null)).toBeNull())

it('joins what happens, and says three things at most', () => {
  expect(short(way([HURT]))).toBe('жизнь −1')
  expect(short(way([points('sword', 1), points('magic', -2), points('gold', 3), HURT]))).toBe(
    'Меч +1, Магия −2, золото +3',
  )
})

it('says twice what is counted, and once what is not', () => {
  expect(short(way([HURT, HURT]))).toBe('жизнь −1, жизнь −1')
  const spell: Thing = { tag: 'spell-gained', seat: 0 }
  expect(short(way([spell, spell]))).toBe('заклинание')
})

it('says by the dice what they bring, and how likely sums are', () => {
  const one = [rolled([1, 2], [HURT]), rolled([3, 4, 5, 6], [{ tag: 'turn-began', seat: 1 }])]
  expect(short(way([], { fork: 'falls', branches: one }))).toBe('1–2: жизнь −1 · 3–6: ничего')
  const two = [rolled([2, 3, 4, 5, 6], [HURT], 15), rolled([7, 8, 9, 10, 11, 12], [points('sword', 1)], 21)]
  expect(short(way([], { fork: 'falls', branches: two }))).toBe('2–6 (42 %): жизнь −1 · 7–12 (58 %): Меч +1')
  expect(ranges([6, 1, 2, 3])).toBe('1–3, 6')
})

it('says what is certain before what the dice decide', () => {
  const of = way([HURT], { fork: 'falls', branches: [rolled([1], [points('sword', 1)]), rolled([2], [HURT])] })
  expect(short(of)).toBe('жизнь −1 · 1: Меч +1 · 2: жизнь −1')
})

it('says what may be, each thing once, and never that what can happen cannot', () => {
  const unknown = [hidden([HURT]), hidden([points('sword', 1)]), hidden([HURT])]
  expect(short(way([], { fork: 'depends', branches: unknown }))).toBe('возможно: жизнь −1 / Меч +1')
  expect(short(way([], { fork: 'depends', branches: [hidden([HURT], 0.001), hidden([], 0.999)] }))).toMatch(
    /^1 %: жизнь −1 · 100 %: /,
  )
})

it('says what one may answer next, and not what one has to answer first', () => {
  const branches = ['yes', 'no'].map((tag) => ({ ...hidden([HURT]), by: [{ tag }] })) as unknown as WayBranch[]
  expect(short(way([], { fork: 'chooses', branches, asked: 'reroll' }))).toMatch(/^.+: жизнь −1 · .+: жизнь −1$/)
  expect(short(way([HURT], { fork: 'chooses', branches }))).toBe('жизнь −1')
})

it('says who is next where nothing else is to be said', () => {
  const began: Thing = { tag: 'turn-began', seat: 1 }
  expect(short(way([began], { seat: 1 }))).toBe('Боря начинает ход')
  expect(told(way([HURT, began], { seat: 1 }))!.whole).not.toContain('Ходит')
  expect(short(way([HURT, { tag: 'turn-skipped', seat: 1 }]))).toBe('жизнь −1')
})

it('says a loss for nothing, and what others could prevent', () => {
  expect(told(way([HURT], { blunder: true }))!.blunder).toBe(true)
  expect(told(way([HURT], { let: true }))!.whole).toMatch(/^Если никто не вмешается: /)
})

import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { house } from './house.svelte'
import { prefs } from './prefs.svelte'
import { sentence } from './sentence'
import { loadGameTexts } from './text.svelte'
import type { GameInfo, SeatInfo } from './types'

const seat = (name: string, form = ''): SeatInfo => ({
  name,
  kind: 'human',
  level: null,
  online: true,
  away: false,
  form,
})
const at = (chair: number | null) => ({
  game: 'abraca' as const,
  chair,
  seats: [seat('Мира', 'she'), seat('Олег', 'he'), seat('Саша')],
})
const lost = (who: number) => ({ tag: 'lives-lost', seat: who, count: 1, left: 2 }) as const
const ended = (...winners: number[]) => ({ tag: 'match-ended', winners }) as const
const last = (winner: number) => ({ tag: 'round-ended', how: 'last-mage', winner }) as const

beforeAll(async () => {
  prefs.lang = 'ru'
  house.games = [
    {
      name: 'abraca',
      seat_fields: { 'lives-lost': ['seat'], 'match-ended': ['winners'], 'round-ended': ['winner'] },
    } as unknown as GameInfo,
  ]
  await loadGameTexts(async () => readFileSync('../src/magoteka/games/abraca/locale/ru.ftl', 'utf8'), 'ru')
})

it('tells each of himself as «вы», and an onlooker of all by their names', () => {
  expect(sentence(at(0), lost(0), 'ru')).toBe('Вы теряете 1 жизнь, остаётся 2.')
  expect(sentence(at(1), lost(0), 'ru')).toBe('Мира теряет 1 жизнь, остаётся 2.')
  expect(sentence(at(null), lost(0), 'ru')).toBe('Мира теряет 1 жизнь, остаётся 2.')
  expect(sentence(at(null), lost(0), 'ru', 'event', 0)).toBe('Вы теряете 1 жизнь, остаётся 2.')
})
it('speaks of several together', () => {
  expect(sentence(at(0), ended(0), 'ru')).toBe('Партия окончена. Победа за вами.')
  expect(sentence(at(0), ended(0, 1), 'ru')).toBe('Партия окончена. Победа: вы и Олег.')
  expect(sentence(at(2), ended(0, 1), 'ru')).toBe('Партия окончена. Победа: Мира и Олег.')
})
it('respects the gender that a player has chosen', () => {
  const told = [0, 1, 2].map((winner) => sentence(at(null), last(winner), 'ru'))
  expect(told).toEqual([
    'Раунд окончен: Мира — последняя из магов.',
    'Раунд окончен: Олег — последний из магов.',
    'Раунд окончен: из магов остаётся только Саша.',
  ])
})

import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import { loadGameTexts } from '../../lib/text.svelte'
import { placesText, subject } from './about'
import type { Option, View } from './contract'

beforeAll(async () => {
  prefs.lang = 'ru'
  await loadGameTexts(async () => readFileSync('../src/magoteka/games/fabled/locale/ru.ftl', 'utf8'), 'ru')
})

it('says what the places of a land do', () => {
  expect(placesText('st_05')).toMatch(/^[А-Я].*: [а-я].*\.$/)
  expect(placesText('st_05')).not.toContain('слева направо')
})

const asked = { land: null, place: null, left: 1, seat: null, volkhv: null }
const walker = { players: [{ walker: 0, volkhvs: [{ land: 'st_01' }] }], seat: 0, asked } as unknown as View
const announced = { tag: 'announce', terrain: 'steppe' } as Option
const known = (...options: Option[]) => ({ options, log: [], name: () => '' })

it('names the volkhv whose step it is, and the second movement of the Herald', () => {
  expect(subject(walker, 'steps', known())).toMatch(/^Волхв на местности .*Осталось шагов: 1$/)
  expect(subject(walker, 'announce-terrain', known(announced))).toBe('')
  expect(subject(walker, 'announce-terrain', known(announced, { tag: 'done' } as unknown as Option))).toContain(
    'Вестник',
  )
})

it('says when the action of the turn is done', () => {
  const end = { tag: 'end-actions' } as Option
  expect(subject(walker, 'act', known(end))).toBe('Действие сделано')
})

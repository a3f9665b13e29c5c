import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { LogLine } from '../../lib/live.svelte'
import { prefs } from '../../lib/prefs.svelte'
import { loadGameTexts } from '../../lib/text.svelte'
import type { View } from './contract'
import { stays, subject, turnedUp } from './subject'

beforeAll(async () => {
  prefs.lang = 'ru'
  await loadGameTexts(async () => readFileSync('../src/magoteka/games/magic_sword/locale/ru.ftl', 'utf8'), 'ru')
})

const card = { card: 7, design: 'comet' }
const at = (asked: object = {}) =>
  ({
    seat: 0,
    turn: 0,
    asked: { card: null, spell: null, ...asked },
    heroes: [{ square: 'tavern', items: [], friends: [], trophies: [], raised: [], captive: null }],
    squares: [{ square: 'tavern', cards: [card] }],
  }) as unknown as View
const name = (seat: number) => ['Анна', 'Борис'][seat]!
const log = (...events: object[]) =>
  events.map((event, index) => ({ version: 1, index, event }) as unknown as LogLine<'magic_sword'>)

it('names the card, the square, the die or the walker that a question is about', () => {
  expect(subject(at({ card: 7 }), 'may', { log: [], name })).toBe('Комета')
  const event = log({ tag: 'card-turned-up', card: 8, design: 'comet' })
  expect(subject(at({ card: 8 }), 'may', { log: event, name }), 'a card that is gone').toBe('Комета')
  expect(subject(at(), 'landing', { log: [], name })).toBe('Корчма')
  expect(subject({ ...at(), turn: 1 }, 'follow', { log: [], name })).toBe('Борис')
  expect(subject(at(), 'reroll', { log: log({ tag: 'dice-thrown', value: 3 }), name })).toContain('3')
})

it('holds the card that was turned up in this turn, until it is gone', () => {
  const told = log({ tag: 'turn-began' }, { tag: 'card-turned-up', card: 7, design: 'comet' })
  expect(turnedUp(at(), told)).toBe(card)
  expect(turnedUp(at(), [...told, ...log({ tag: 'turn-began' })])).toBeUndefined()
})

it('shows a card while what was decided is played, and no more once it lies undisturbed', () => {
  const turned = turnedUp(at(), log({ tag: 'turn-began' }, { tag: 'card-turned-up', card: 7, design: 'comet' }))
  expect(stays(turned, undefined)).toBe(card)
  expect(stays(turned, 5), 'another card was decided upon').toBe(card)
  expect(stays(turned, 7)).toBeUndefined()
})

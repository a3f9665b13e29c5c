import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { ORIGINS as FABLED } from '../games/fabled/contract'
import { ORIGINS as SWORD } from '../games/magic_sword/contract'
import { ORIGINS as SIGGIL } from '../games/siggil/contract'
import { originText } from './origin'
import { prefs } from './prefs.svelte'
import { loadGameTexts } from './text.svelte'

beforeAll(async () => {
  prefs.lang = 'ru'
  const pages = ['fabled', 'siggil', 'magic_sword'].map((game) =>
    readFileSync(`../src/magoteka/games/${game}/locale/ru.ftl`, 'utf8'),
  )
  await loadGameTexts(async () => pages.join('\n'), 'ru')
})

it('says what is from the book, with its chapter, and what is ours', () => {
  expect(originText('fabled', FABLED.ally!.herald)).toBe('Из книги правил: справка о союзниках.')
  expect(originText('fabled', FABLED.ally!.seer)).toBe(
    'Наше; книга правил говорит об этом лишь часть: справка о союзниках.',
  )
  expect(originText('fabled', FABLED.trick!.tr_01)).toBe('Наше: в книге правил этого нет.')
  expect(originText('siggil', SIGGIL.spirit!['4'])).toContain('Известно об изданной игре')
  expect(originText('magic_sword', SWORD.square!.cerberus)).toBe('Из книги правил: поля Каменного Моста.')
  expect(originText('magic_sword', SWORD.design!.fairy)).toBe('Известно об изданной игре; в книге правил этого нет.')
  expect(originText('fabled', undefined)).toBe('')
})
it('has words for every component', () => {
  for (const [game, kinds] of Object.entries({ fabled: FABLED, siggil: SIGGIL, magic_sword: SWORD }))
    for (const names of Object.values(kinds))
      for (const found of Object.values(names)) expect(originText(game, found)).not.toMatch(/origin-|chapter-/)
})

import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { ORIGINS as ABRACA } from '../games/abraca/contract'
import { ORIGINS as FABLED } from '../games/fabled/contract'
import { ORIGINS as SEALS } from '../games/five_seals/contract'
import { ORIGINS as SWORD } from '../games/magic_sword/contract'
import { ORIGINS as SIGGIL } from '../games/siggil/contract'
import { originText } from './origin'
import { prefs } from './prefs.svelte'
import { loadGameTexts } from './text.svelte'

beforeAll(async () => {
  prefs.lang = 'ru'
  const pages = ['abraca', 'fabled', 'five_seals', 'siggil', 'magic_sword'].map((game) =>
    readFileSync(`../src/magoteka/games/${game}/locale/ru.ftl`, 'utf8'),
  )
  await loadGameTexts(async () => pages.join('\n'), 'ru')
})

const ALL = { abraca: ABRACA, fabled: FABLED, five_seals: SEALS, siggil: SIGGIL, magic_sword: SWORD }

it('says what is from the book, with its chapter, and what is ours', () => {
  expect(originText('fabled', FABLED.ally!.herald)).toBe('Из книги правил: справка о союзниках.')
  expect(originText('fabled', FABLED.ally!.seer)).toBe(
    'Наше; книга правил говорит об этом не всё: справка о союзниках.',
  )
  expect(originText('fabled', FABLED.trick!.tr_01)).toBe('Наше: в книге правил этого нет.')
  expect(originText('siggil', SIGGIL.spirit!['4'])).toContain('Известно об изданной игре')
  expect(originText('magic_sword', SWORD.square!.cerberus)).toBe('Из книги правил: поля Каменного Моста.')
  expect(originText('magic_sword', SWORD.design!.fairy)).toBe('Известно об изданной игре; в книге правил этого нет.')
  expect(originText('abraca', ABRACA.die!.faces)).toContain('Известно об изданной игре')
  expect(originText('five_seals', SEALS.board!.dungeon)).toContain('Наше')
  expect(originText('five_seals', SEALS.spell!['1'])).toContain('Из книги правил')
  expect(originText('fabled', undefined)).toBe('')
})
it('has words for every component', () => {
  for (const [game, kinds] of Object.entries(ALL))
    for (const names of Object.values(kinds))
      for (const found of Object.values(names)) expect(originText(game, found)).not.toMatch(/origin-|chapter-/)
})

import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import { loadGameTexts } from '../../lib/text.svelte'
import { castable } from './about'
import { WINDOWS } from './contract'

beforeAll(async () => {
  prefs.lang = 'ru'
  await loadGameTexts(async () => readFileSync('../src/magoteka/games/magic_sword/locale/ru.ftl', 'utf8'), 'ru')
})

it('says when a spell may be cast, the moments of any turn together', () => {
  expect(castable('rebirth')).toBe('Когда: любой миг любого хода, потеря Жизни.')
  expect(castable('insight')).toBe('Когда: перед движением (своё).')
  for (const spell of Object.keys(WINDOWS)) expect(castable(spell)).not.toMatch(/magic_sword-|\{/)
})

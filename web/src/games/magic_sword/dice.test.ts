import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { prefs } from '../../lib/prefs.svelte'
import { loadGameTexts } from '../../lib/text.svelte'
import { TABLES } from './contract'
import { diceText, rowText } from './dice'

beforeAll(() =>
  loadGameTexts(
    async (lang) => readFileSync(`../src/magoteka/games/magic_sword/locale/${lang}.ftl`, 'utf8'),
    prefs.lang,
  ),
)

describe('tables that dice decide', () => {
  it('are told whole: every row of every table of the box', () => {
    for (const [slug, tables] of Object.entries(TABLES)) {
      const said = diceText(slug)
      expect(said).not.toContain('magic_sword-')
      for (const table of tables) for (const row of table.rows) expect(said).toContain(rowText(row))
    }
  })
  it('have odds that add up', () => {
    for (const table of Object.values(TABLES).flat()) {
      if (table.rows[0]!.faces[0] === 0) continue
      expect(table.rows.reduce((sum, row) => sum + row.odds, 0)).toBeCloseTo(1, 2)
    }
  })
})

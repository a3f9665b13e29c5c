import { describe, expect, it } from 'vitest'
import { TABLES } from './contract'
import { diceText, rowText } from './dice'

describe('tables that dice decide', () => {
  it('are told whole: every row of every table of the box', () => {
    for (const [slug, tables] of Object.entries(TABLES)) {
      const said = diceText(slug)
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

import { expect, it } from 'vitest'
import * as ground from './ground'

it('draws the land with whole numbers alone, and of few paths', () => {
  const paths = Object.values(ground).filter((one) => typeof one === 'string')
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths) expect(path).toMatch(/^M[-\d .a-zA-Z]+$/)
  expect(paths.join('')).not.toMatch(/NaN|undefined|Infinity/)
  expect(paths.join('').length).toBeLessThan(60_000)
})

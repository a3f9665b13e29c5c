import { expect, it } from 'vitest'
import { rivals } from './seats'

it('has the others round the table in turn order, and all of them for a spectator', () => {
  expect(rivals(3, 1)).toEqual([2, 0])
  expect(rivals(4, 2)).toEqual([3, 0, 1])
  expect(rivals(3, null)).toEqual([0, 1, 2])
  expect(rivals(1, 0)).toEqual([])
})

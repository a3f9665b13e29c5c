import { expect, it } from 'vitest'
import { art } from './art'
import { FAMILIES } from './contract'

it('has a picture of every spirit and every family', () => {
  expect(Object.keys(art.lines.spirits!).map(Number)).toEqual(FAMILIES)
  expect(Object.keys(art.lines.families!).map(Number)).toEqual(FAMILIES)
})

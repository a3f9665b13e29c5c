import { expect, it } from 'vitest'
import { art } from './art'
import { SPELLS } from './contract'

it('has a picture of every spell', () => {
  expect(Object.keys(art.lines.spells!).map(Number)).toEqual(SPELLS)
})

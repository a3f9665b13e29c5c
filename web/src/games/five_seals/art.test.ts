import { expect, it } from 'vitest'
import { art } from './art'
import { ELEMENTS } from './contract'
import { FAMILIARS, SIGNS } from './view'

it('has a picture of every mage, familiar, guardian and scroll', () => {
  expect(Object.keys(art.lines.mages!)).toHaveLength(FAMILIARS.length)
  expect(Object.keys(art.lines.familiars!)).toHaveLength(FAMILIARS.length)
  expect(Object.keys(art.lines.guardians!).map(Number)).toEqual(ELEMENTS)
  expect(Object.keys(art.lines.scrolls!)).toHaveLength(SIGNS.length)
})

import { expect, it } from 'vitest'
import icons from '../icons.json'
import { FACES, facesOf, looks, SHAPES } from './faces'

it('draws every face', () => {
  expect(FACES.filter((face) => !(face in icons))).toEqual([])
})
it('gives every seat an emblem of its own, though two players chose the same', () => {
  expect(facesOf([{ face: 'owl' }, { face: 'owl' }, {}], ['fox', 'owl', 'cat'])).toEqual(['owl', 'fox', 'cat'])
  expect(facesOf([{}, { face: 'fox' }], ['fox', 'cat'])).toEqual(['cat', 'fox'])
})
it('keeps a shape for every colour', () => {
  expect(new Set(SHAPES).size).toBe(8)
  expect(looks({ face: 'nobody', colour: 9, form: 'it' })).toEqual({ face: '', colour: 1, form: '' })
})

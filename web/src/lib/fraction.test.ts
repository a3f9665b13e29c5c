import { expect, it } from 'vitest'
import { mixed } from './fraction'

it('writes fractions as people do', () => {
  expect(['0', '3', '7/2', '1/2', '13/12', '5/12', '14/3'].map(mixed)).toEqual([
    '0',
    '3',
    '3½',
    '½',
    '1 1/12',
    '5/12',
    '4⅔',
  ])
})

import { expect, test } from 'vitest'
import { squaresOf, writtenOf } from './written'

test('a pattern is read as it was written', () => {
  const squares: [number, number, number, number][] = [
    [0, 0, 0, 1],
    [2, 0, 0, 1],
    [-1, 4, 0, 0],
    [1, 0, 1, 1],
  ]
  expect(writtenOf(squares)).toBe('0u0:0,2\n0d4:-1\n1u0:1')
  expect(squaresOf(writtenOf(squares))).toEqual(squares)
})

test('what cannot be read yet is not drawn', () => {
  expect(squaresOf('0u0:0,2 1u 1x4:2 2u1')).toEqual([
    [0, 0, 0, 1],
    [2, 0, 0, 1],
  ])
  expect(squaresOf('')).toEqual([])
})

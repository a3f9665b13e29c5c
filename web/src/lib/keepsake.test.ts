import { expect, it } from 'vitest'
import { linesOf } from './keepsake'

it('breaks words into lines that are as wide as they may be', () => {
  const wide = (text: string) => text.length
  expect(linesOf('the Beast lies at the gate', 13, wide)).toEqual(['the Beast', 'lies at the', 'gate'])
  expect(linesOf('one', 2, wide)).toEqual(['one'])
})

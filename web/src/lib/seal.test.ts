import { beforeEach, expect, test } from 'vitest'
import { addedFor, awaited, newPart, ownParts } from './seal'
import type { Seal } from './types'

const seal = (state: Seal['state'], ...parts: Seal['parts']): Seal => ({ commitment: 'ab', state, parts, secret: null })
beforeEach(() => localStorage.clear())

test('a part is 32 random bytes, and the same however often it is sent', () => {
  const part = newPart('one', 0, 'ab')
  expect(part).toMatch(/^[0-9a-f]{64}$/)
  expect(newPart('one', 0, 'ab')).toBe(part)
  expect(addedFor('one', 0)).toEqual({ part, commitment: 'ab' })
  expect(newPart('one', 1, 'ab')).not.toBe(part)
  expect(newPart('two', 0, 'ab')).not.toBe(part)
})

test('parts are added for my own seats, as long as the table waits for them', () => {
  const parts: Seal['parts'] = [
    { by: 'awaited', part: '' },
    { by: 'bot', part: '' },
    { by: 'awaited', part: '' },
    { by: 'player', part: '01' },
  ]
  expect(awaited(seal('held', ...parts), [0, 1, 3])).toEqual([0])
  expect(awaited(seal('dealt', ...parts), [0])).toEqual([])
  expect(awaited(null, [0])).toEqual([])
})

test('a device knows whether its own part counted', () => {
  const part = newPart('three', 0, 'ab')
  expect(ownParts('three', seal('dealt', { by: 'player', part }), [0])).toBe(true)
  expect(ownParts('three', seal('dealt', { by: 'player', part: '00' }), [0])).toBe(false)
  expect(ownParts('three', seal('dealt', { by: 'none', part: '' }), [0])).toBe(false)
  expect(ownParts('three', { ...seal('dealt', { by: 'player', part }), commitment: 'cd' }, [0])).toBe(false)
  expect(ownParts('four', seal('dealt', { by: 'none', part: '' }), [0])).toBe(null)
})

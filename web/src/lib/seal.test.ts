import { beforeEach, expect, test } from 'vitest'
import { addedFor, awaited, keysFor, newPart, note, ownParts, receiptOf, refused, tagged, takenBack } from './seal'
import { fingerprint, tagOf } from './tags'
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

test('what a device keeps of a match: its key until the end, what it said, and the end of the log', () => {
  const [part, table, option] = [newPart('kept', 0, 'ab'), 'kept', { tag: 'pass' }]
  const mine: Seal['parts'] = [{ by: 'player', part }]
  expect(tagged('stranger', 0, 7, option)).toEqual({})
  const { tag } = tagged(table, 0, 7, option)
  note(table, seal('dealt', ...mine))
  expect(keysFor(table, seal('dealt', ...mine), [0])).toEqual([])
  expect(keysFor(table, seal('open', ...mine), [0])).toEqual([])
  note(table, { ...seal('open', ...mine), last: 'cd' })
  note(table, { ...seal('open', { by: 'player', part: '00' }), last: 'ef' })
  const [[seat, key]] = keysFor(table, seal('open', ...mine), [0]) as [[number, string]]
  expect([seat, fingerprint(key), tagOf(key, 'ab', 0, 7, option)]).toEqual([0, part, tag])
  const receipt = { commitment: 'ab', parts: [['player', part]], last: 'cd', said: { 0: [tag!.slice(0, 16)] } }
  expect(receiptOf(table)).toEqual(receipt)
})

test('what was taken back is kept no longer, whichever tab said it', () => {
  newPart('back', 0, 'ab')
  const tags = [3, 5, 5, 8].map((version) =>
    tagged('back', 0, version, { tag: `said at ${version}` }).tag!.slice(0, 16),
  )
  takenBack('back', -1)
  expect(receiptOf('back')?.said[0]).toEqual(tags)
  takenBack('back', 5)
  expect(receiptOf('back')?.said[0]).toEqual(tags.slice(0, 1))
  const elsewhere = JSON.parse(localStorage.getItem('magoteka-receipt-back')!)
  localStorage.setItem(
    'magoteka-receipt-back',
    JSON.stringify({ ...elsewhere, said: { 0: [...tags.slice(0, 1), 'cd'] } }),
  )
  tagged('back', 0, 9, { tag: 'later' })
  expect(receiptOf('back')?.said[0]?.slice(0, 2)).toEqual([tags[0], 'cd'])
})

test('what the house has not taken was never said', () => {
  newPart('no', 0, 'ab')
  const [first] = [3, 5].map((version) => tagged('no', 0, version, { tag: 'pass' }).tag!.slice(0, 16))
  refused('no', 0, 4)
  refused('no', 1, 5)
  expect(receiptOf('no')?.said[0]).toHaveLength(2)
  refused('no', 0, 5)
  expect(receiptOf('no')?.said[0]).toEqual([first])
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

import { describe, expect, it } from 'vitest'
import { patched } from './patch'

const before = () => ({ turn: 0, hands: [[1, 2], [3]], asked: { seat: 1 }, note: null as string | null })

describe('a patch', () => {
  it('sets what a path leads to', () => {
    expect(
      patched(before(), [
        [['turn'], 1],
        [['hands', 0, 1], 9],
        [['note'], 'x'],
      ]),
    ).toEqual({ turn: 1, hands: [[1, 9], [3]], asked: { seat: 1 }, note: 'x' })
  })
  it('appends at the length of a list and cuts a list where a path ends alone', () => {
    expect(patched([1, 2, 3], [[[1]], [[1], 7], [[2], 8]])).toEqual([1, 7, 8])
    expect(patched([1, 2, 3], [[[0]]])).toEqual([])
  })
  it('removes a key', () => {
    expect(patched<object>(before(), [[['asked', 'seat']], [['note']]])).toEqual({
      turn: 0,
      hands: [[1, 2], [3]],
      asked: {},
    })
  })
  it('replaces the whole', () => {
    expect(patched<unknown>(before(), [[[], { other: 1 }]])).toEqual({ other: 1 })
    expect(patched<unknown>(before(), [[['asked'], null]])).toMatchObject({ asked: null })
  })
  it('leaves what it is given untouched and shares what stays', () => {
    const given = before()
    const value = { seat: 2 }
    const after = patched(given, [
      [['hands', 0, 0], 5],
      [['hands', 0, 1], 6],
      [['asked'], value],
      [['asked', 'seat'], 3],
    ])
    expect(given).toEqual(before())
    expect(value).toEqual({ seat: 2 })
    expect(after.hands[0]).toEqual([5, 6])
    expect(after.asked).toEqual({ seat: 3 })
    expect(after.hands[1]).toBe(given.hands[1])
  })
  it('does not fit where there is nothing', () => {
    expect(() => patched<unknown>(before(), [[['note', 'deep', 'er'], 1]])).toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import { partsOf, shapeOf, wordsOf } from './shape'

const stone = { tag: 'stone', number: 3 }
const back = { tag: 'face-down', ruled_out: [] }

describe('what a view looks like', () => {
  it('shows numbers, words and what is not there', () => {
    expect(shapeOf(7)).toEqual({ kind: 'word', text: 7 })
    expect(shapeOf('open')).toEqual({ kind: 'word', text: 'open' })
    expect(shapeOf(false)).toEqual({ kind: 'word', text: '−' })
    expect([shapeOf(null), shapeOf([])]).toEqual([{ kind: 'none' }, { kind: 'none' }])
  })

  it('lays a hand or a pile in a row, face down what is hidden', () => {
    const shape = shapeOf([stone, back])
    expect(shape.kind === 'row' && shape.items.map((one) => one.kind)).toEqual(['thing', 'back'])
  })

  it('makes a board of lists of one length', () => {
    const board = shapeOf([
      [0, 1, null],
      [2, 0, stone],
    ])
    expect(board.kind === 'grid' && board.rows.map((row) => row.map((one) => one.kind))).toEqual([
      ['word', 'word', 'none'],
      ['word', 'word', 'thing'],
    ])
    expect(shapeOf([[1, 2], [3]]).kind).toBe('row')
  })

  it('shows every field of a view, and by player what there is of each', () => {
    const view = { tag: 'heap-view', seat: 0, stones: 15, hands: [[stone], [back]], picks: [1, 2, 3] }
    expect(partsOf(view, 2).map(({ name, each }) => [name, each !== null])).toEqual([
      ['seat', false],
      ['stones', false],
      ['hands', true],
      ['picks', false],
    ])
    expect(wordsOf('hand_sizes')).toBe('hand sizes')
  })

  it('looks into things', () => {
    const shape = shapeOf({ tag: 'pile', top: stone, left: 4 })
    expect(shape.kind === 'thing' && shape.parts.map((part) => [part.name, part.shape.kind])).toEqual([
      ['top', 'thing'],
      ['left', 'word'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { after } from './show'
import { inSight, rivalsOf, type AbracaView, type Stone } from './view'

const stone = (number: number): Stone => ({ tag: 'stone', number })
const back: Stone = { tag: 'face-down', ruled_out: [] }

function seen(changes: Partial<AbracaView> = {}): AbracaView {
  return {
    tag: 'abraca-view', seat: 1, round: 1, turn: 0, last: 0, lives: [6, 6, 6], scores: [0, 0, 0],
    hands: [[stone(5), stone(8), stone(8), stone(3), stone(7)], [back, back, back, back, back], [stone(8), null, stone(2), stone(6), stone(6)]],
    cast: [0, 0, 0, 0, 0, 0, 0, 0], reserve: 11, pool: 4, secrets: [[], [stone(8)], []], winners: [], ...changes,
  }
}

describe('the picture after an event', () => {
  it('moves a cast stone from its place to the board', () => {
    const view = after(seen(), { tag: 'spell-cast', seat: 0, spell: 5, slot: 0 })
    expect(view.hands[0]![0]).toBeNull()
    expect(view.cast[4]).toBe(1)
    expect(view.last).toBe(5)
  })
  it('shows the lives the server tells', () => {
    expect(after(seen(), { tag: 'lives-lost', seat: 2, count: 3, left: 3, by: 0, spell: 1 }).lives).toEqual([6, 6, 3])
  })
  it('puts up a drawn stone with its face only when the face is told', () => {
    const others = after(seen(), { tag: 'stone-drawn', seat: 2, slot: 1, number: 4 })
    const own = after(seen(), { tag: 'stone-drawn', seat: 1, slot: 1, number: null })
    expect(others.hands[2]![1]).toEqual(stone(4))
    expect(own.hands[1]![1]).toEqual(back)
    expect(own.reserve).toBe(10)
  })
  it('leaves the picture before it untouched', () => {
    const before = seen()
    after(before, { tag: 'secret-taken', seat: 0, number: null })
    expect(before.pool).toBe(4)
  })
})

describe('what a chair sees', () => {
  it('counts the stones of a number in its sight, its own secrets included', () => {
    expect(inSight(seen(), 8)).toBe(4)
  })
  it('has the others round the table in turn order', () => {
    expect(rivalsOf(seen())).toEqual([2, 0])
    expect(rivalsOf(seen({ seat: null }))).toEqual([0, 1, 2])
  })
})

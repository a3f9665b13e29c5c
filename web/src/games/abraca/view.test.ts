import { describe, expect, it } from 'vitest'
import type { Stone, View } from './contract'
import { inSight, rivalsOf, type AnyStone } from './view'

const stone = (number: number): Stone => ({ tag: 'stone', number })
const back: AnyStone = { tag: 'face-down', ruled_out: [] }

function seen(changes: Partial<View> = {}): View {
  return {
    tag: 'abraca-view',
    seat: 1,
    round: 1,
    turn: 0,
    last: 0,
    mistakes: [],
    lives: [6, 6, 6],
    scores: [0, 0, 0],
    hands: [
      [stone(5), stone(8), stone(8), stone(3), stone(7)],
      [back, back, back, back, back],
      [stone(8), null, stone(2), stone(6), stone(6)],
    ],
    hits: [],
    cast: [0, 0, 0, 0, 0, 0, 0, 0],
    reserve: 11,
    pool: 4,
    secrets: [[], [stone(8)], []],
    die_sides: 3,
    easy: false,
    wanderer_hits_caster: false,
    last_mage: false,
    winners: [],
    ...changes,
  }
}

describe('what a chair sees', () => {
  it('counts the stones of a number in its sight, its own secrets included', () => {
    expect(inSight(seen(), 8)).toBe(4)
  })
  it('has the others round the table in turn order', () => {
    expect(rivalsOf(seen())).toEqual([2, 0])
    expect(rivalsOf(seen({ seat: null }))).toEqual([0, 1, 2])
  })
})

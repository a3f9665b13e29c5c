import { describe, expect, it } from 'vitest'
import type { Card } from './contract'
import { heaps } from './view'

const card = (family: number, number: number): Card => ({ tag: 'card', family, number, spirit: false })

describe('a hand', () => {
  const hand = [card(2, 7), card(2, 6), card(5, 1)]
  it('is heaped by family or by number', () => {
    expect(heaps(hand, 'family')[1]).toEqual([card(2, 6), card(2, 7)])
    expect(heaps(hand, 'number')[0]).toEqual([card(5, 1)])
  })
  it('stays as it was', () => {
    heaps(hand, 'family')
    expect(hand[0]).toEqual(card(2, 7))
  })
})

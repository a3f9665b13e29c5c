import { describe, expect, it } from 'vitest'
import { after } from './show'
import { heaps, priceOf, rivalsOf, type Face, type SiggilView, type Spirit } from './view'

const card = (family: number, number: number): Face => ({ family, number, spirit: false })
const back = { tag: 'face-down' }
const spirit = (n: number, changes: Partial<Spirit> = {}): Spirit => ({
  spirit: n, where: 'unseen', holder: null, set: null, price: null, by_family: 0, by_number: 0, left_family: 7, left_number: 7, ...changes,
})

/** Two cards side by side, a third on both; seat 1 looks. */
function seen(changes: Partial<SiggilView> = {}): SiggilView {
  return {
    tag: 'siggil-view', seat: 1, seats: 2, layout: 'pass', solo: null, memory: 'off', turn: 0, set_size: 3, target: 5,
    spots: [{ x: 0, y: 0, z: 0, on: [] }, { x: 2, y: 0, z: 0, on: [] }, { x: 1, y: 1, z: 1, on: [0, 1] }],
    cards: [back, card(3, 4), card(2, 2)], open: [2], uncovers: [[0, 1]],
    spirits: [1, 2, 3, 4, 5, 6, 7].map((n) => spirit(n, n === 2 ? { where: 'held', holder: 1, set: 0, price: 4 } : {})),
    sets: [{ set: 0, owner: 1, spirit: 2, by: 'family', cards: [card(2, 1), card(2, 3), card(2, 5)], holds: true, missing: null }],
    held: [0, 1], hand: [card(2, 6), card(2, 7), card(5, 1)], hand_sizes: [6, 3], remembered: [[], []], discard: [], discard_size: 0, lost: 0, capturing: null, ended: null, winners: [], ...changes,
  }
}
const stolen = { tag: 'spirit-stolen', seat: 0, loser: 1, spirit: 2, set: 1, by: 'number', count: 4, cards: [12, 32, 42, 52] }
const recaptured = { tag: 'spirit-recaptured', seat: 1, loser: 0, spirit: 2, set: 0, by: 'family', count: 2, size: 5, cards: [26, 27] }

describe('the picture after an event', () => {
  it('moves a taken card into the hand of the one who looks, and bares what it covered', () => {
    const view = after(seen(), { tag: 'card-taken', seat: 1, place: 2, family: 2, number: 2 })
    expect(view.cards[2]).toBeNull()
    expect(view.hand).toContainEqual(card(2, 2))
    expect(view.hand_sizes).toEqual([6, 4])
    expect(view.open).toEqual([0, 1])
    expect(view.spirits[1]).toMatchObject({ by_family: 3, by_number: 1 })
  })
  it('counts a card that a rival took, and keeps its face to itself', () => {
    const view = after(seen(), { tag: 'card-taken', seat: 0, place: 2, family: 2, number: 2 })
    expect(view.hand).toHaveLength(3)
    expect(view.hand_sizes).toEqual([7, 3])
  })
  it('moves a stolen spirit to the new set and leaves the old one with what it lacks', () => {
    const view = after(seen(), stolen)
    expect(view.spirits[1]).toMatchObject({ where: 'held', holder: 0, set: 1, price: 5 })
    expect(view.held).toEqual([1, 0])
    expect(view.hand_sizes).toEqual([2, 3])
    expect(view.sets[0]).toMatchObject({ holds: false, missing: 2 })
    expect(view.sets[1]).toMatchObject({ owner: 0, holds: true })
  })
  it('brings a recaptured spirit back onto the grown set', () => {
    const view = after(after(seen(), stolen), recaptured)
    expect(view.spirits[1]).toMatchObject({ holder: 1, set: 0, price: 6 })
    expect(view.sets[0]!.cards).toHaveLength(5)
    expect(view.sets[1]).toMatchObject({ holds: false, missing: 2 })
    expect(view.hand).toEqual([card(5, 1)])
    expect(view.held).toEqual([0, 1])
  })
  it('frees a spirit out of the siggil', () => {
    const view = after(seen(), { tag: 'spirit-freed', spirit: 4, place: 2 })
    expect(view.spirits[3]).toMatchObject({ where: 'free', price: 3 })
    expect(view.cards[2]).toBeNull()
  })
  it('hides what is discarded in the advanced trial', () => {
    const event = { tag: 'card-discarded', seat: 0, place: 2, family: 2, number: 2 }
    expect(after(seen({ solo: 'easy' }), event).discard).toEqual([card(2, 2)])
    expect(after(seen({ solo: 'advanced' }), event)).toMatchObject({ discard: [], discard_size: 1 })
  })
  it('leaves the picture before it untouched', () => {
    const before = seen()
    after(before, stolen)
    expect(before.spirits[1]!.holder).toBe(1)
  })
})

describe('what a chair sees', () => {
  it('heaps the hand by family or by number', () => {
    expect(heaps(seen().hand, 'family')[1]).toEqual([card(2, 6), card(2, 7)])
    expect(heaps(seen().hand, 'number')[0]).toEqual([card(5, 1)])
  })
  it('knows the price of a spirit before it is free, and of none that is gone', () => {
    expect(priceOf(seen(), spirit(1))).toBe(3)
    expect(priceOf(seen(), spirit(1, { where: 'discarded' }))).toBeNull()
  })
  it('has the others round the table in turn order', () => {
    expect(rivalsOf(seen({ seat: 2, hand_sizes: [0, 0, 0, 0] }))).toEqual([3, 0, 1])
    expect(rivalsOf(seen({ seat: null }))).toEqual([0, 1])
  })
})

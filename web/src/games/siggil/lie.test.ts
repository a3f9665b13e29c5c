import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LayoutName, View } from './contract'
import { barePartsOf, lieOf, onTopOf, scaleOf, stepTo, straightened, turnedAbout, type Lie, type Spot } from './lie'
import type { Lying } from './view'

const BACK: Lying = { tag: 'face-down', ruled_out: [] }
const PHONE = { width: 382, height: 400 }
const DESK = { width: 790, height: 545 }

/** The layouts as the server tells of them: written by tools/recorded.py. */
function layouts(): [LayoutName, Spot[]][] {
  const openings: { view: View }[] = JSON.parse(readFileSync('.recorded/openings/siggil.json', 'utf8'))
  return [...new Map(openings.map(({ view }) => [view.layout, view.spots])).entries()]
}
const lying = (spots: Spot[]) =>
  spots.map((upper) => ({
    ...upper,
    on: spots.flatMap((lower, i) => (lower.z === upper.z - 1 && touching(upper, lower) ? [i] : [])),
  }))
const touching = (a: Spot, b: Spot) => Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2

/** How far two cards are from one another on the screen, in half cards. */
const between = (lie: Lie, a: number, b: number) => Math.hypot(lie.at[a]!.x - lie.at[b]!.x, lie.at[a]!.y - lie.at[b]!.y)

describe.each(layouts())('the layout %s', (layout, spots) => {
  it('has its 56 cards', () => expect(spots).toHaveLength(56))

  it('hangs together in the same way when it is straightened', () => {
    expect(lying(straightened(layout, spots)).map((spot) => spot.on)).toEqual(spots.map((spot) => spot.on))
  })

  it.each([
    ['a phone', PHONE, 41],
    ['a desk', DESK, 60],
  ])('fits %s with cards large enough for a thumb', (_, room, least) => {
    const lie = lieOf(layout, spots, room)
    const unit = scaleOf(lie, room)
    expect(lie.width * unit).toBeLessThanOrEqual(room.width + 0.01)
    expect(lie.height * unit).toBeLessThanOrEqual(room.height + 0.01)
    expect(2 * unit).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ])('shows on %s what lies on what', (_, room) => {
    const lie = lieOf(layout, spots, room)
    for (const [upper, spot] of spots.entries()) {
      for (const lower of spot.on) expect(between(lie, upper, lower)).toBeLessThan(2)
      const level = spots.flatMap((other, place) => (other.z === spot.z && place !== upper ? [place] : []))
      for (const beside of level) expect(between(lie, upper, beside)).toBeGreaterThan(layout === 'river' ? 1.3 : 1.99)
    }
  })

  it.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ])('lets the arrows reach every card that can be seen on %s', (_, room) => {
    const lie = lieOf(layout, spots, room)
    const bare = barePartsOf(
      layout,
      spots,
      spots.map(() => BACK),
    )
    const seen = spots.flatMap((_, place) => (bare[place] ? [place] : []))
    const reached = new Set([seen[0]!])
    for (const place of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = stepTo(lie, seen, place, key)
        if (next !== undefined) reached.add(next)
      }
    expect(reached.size).toBe(seen.length)
  })
})

describe('what is bare of a card', () => {
  const spot = (x: number, y: number, z: number, on: number[] = []): Spot => ({ x, y, z, on, part: 0 })
  const spots = [spot(0, 0, 0), spot(2, 0, 0), spot(1, 1, 1, [0, 1])]

  it('is what no higher card covers', () => {
    expect(barePartsOf('turtle', spots, [BACK, BACK, BACK])).toEqual([1 | 2 | 4, 1 | 2 | 8, 15])
  })
  it('is everything once the upper card is gone', () => {
    expect(barePartsOf('turtle', spots, [BACK, BACK, null])).toEqual([15, 15, 0])
    expect(onTopOf(spots, [BACK, BACK, null], 0)).toEqual([])
    expect(onTopOf(spots, [BACK, BACK, BACK], 0)).toEqual([2])
  })
  it('turns with the card', () => {
    expect(turnedAbout(1 | 2)).toBe(4 | 8)
    expect(turnedAbout(1)).toBe(8)
    expect(turnedAbout(4)).toBe(2)
  })
})

import { describe, expect, it } from 'vitest'
import { BANDS, linesOf, nearTo, pointAt, spotOf } from './lay'
import { after } from './show'
import { cardsOf, rivalsOf, rollsTo, type HeroView, type LyingCard, type SquareView, type SwordView } from './view'

const wolf: LyingCard = { card: 7, design: 'wolf', note: 0, paralysed: false, reserved: null }
const square = (name: string, position: number, cards: LyingCard[] = []): SquareView => ({
  square: name, ring: 'lower', position, cards, face_down: 0, gold: 0, enemy_sword: 0, enemy_magic: 0, sword_odds: null, magic_odds: null,
})
const hero = (seat: number): HeroView => ({
  seat, hero: 'elf', square: 'tavern', sword: 3, magic: 4, total_sword: 4, total_magic: 4, battle_sword: 6, battle_magic: 4, life: 4, gold: 1, align: 'good', items: [], pouch: null,
  capacity: 4, friends: [], trophies: [], raised: [], spells: [], spell_limit: 2, skip: 0, stone: 0, slow: 0, possessed: false, frozen: 0, mission: 'none',
})
const seen = (changes: Partial<SwordView> = {}): SwordView => ({
  tag: 'sword-view', seat: 1, round: 1, turn: 0, squares: [square('tavern', 1), square('eldritch_grove', 2, [wolf])], heroes: [hero(0), hero(1), hero(2)],
  reach: [['eldritch_grove'], [], ['tavern', 'gate:eldritch_grove'], [], [], []], battle: null, event_deck: 165, event_discard: [], spell_deck: 30, war: null, demons_doubled: false,
  time_bent: null, last_throw: 0, winners: [], by_limit: false, asked: { question: 'TurnChoice', seats: [0], card: null, window: null, ends: [], wares: [], price: null, chances: [], subject: null }, ...changes,
})
const then = (event: { tag: string; [field: string]: unknown }, view = seen()) => after(view, event) as SwordView

describe('the picture after an event', () => {
  it('has the walker on the new square, and nothing asked any more', () => {
    const view = then({ tag: 'moved', seat: 0, square: 'eldritch_grove' })
    expect(view.heroes[0]!.square).toBe('eldritch_grove')
    expect(view.heroes[1]!.square).toBe('tavern')
    expect(view.asked).toBeNull()
  })
  it('lays a card on its square', () => {
    const view = then({ tag: 'card-turned-up', seat: 0, card: 9, design: 'bear', square: 'tavern' })
    expect(view.squares[0]!.cards.map((card) => card.design)).toEqual(['bear'])
  })
  it('carries a beaten enemy from the square to the trophies', () => {
    const view = then({ tag: 'card-gained', seat: 2, card: 7, design: 'wolf' })
    expect(view.squares[1]!.cards).toEqual([])
    expect(view.heroes[2]!.trophies.map((card) => card.card)).toEqual([7])
  })
  it('adds a point to everything that counts it', () => {
    const sword = then({ tag: 'points-changed', seat: 0, what: 'sword', by: 1, now: 4 }).heroes[0]!
    expect([sword.sword, sword.total_sword, sword.battle_sword]).toEqual([4, 5, 7])
    expect(then({ tag: 'points-changed', seat: 0, what: 'life', by: -1, now: 3 }).heroes[0]!.life).toBe(3)
  })
  it('leaves the picture before it untouched', () => {
    const before = seen()
    then({ tag: 'card-gone', card: 7, design: 'wolf' }, before)
    expect(before.squares[1]!.cards).toEqual([wolf])
  })
})

describe('what a chair sees', () => {
  it('has the others round the table in turn order', () => {
    expect(rivalsOf(seen())).toEqual([2, 0])
    expect(rivalsOf(seen({ seat: null }))).toEqual([0, 1, 2])
  })
  it('knows which rolls lead to a square, and which to its gate', () => {
    expect(rollsTo(seen(), 'eldritch_grove')).toEqual([{ roll: 1, gate: false }, { roll: 3, gate: true }])
  })
  it('finds every open card', () => {
    expect([...cardsOf(seen()).keys()]).toEqual([7])
  })
})

describe('the map', () => {
  it('has ruins and city across from each other, and the gates against each other', () => {
    const [ruins, city] = [pointAt(spotOf('upper', 2)), pointAt(spotOf('upper', 11))]
    expect(ruins.y).toBeCloseTo(city.y)
    expect(ruins.x).toBeLessThan(BANDS.upper.inner)
    const turn = (angle: number) => ((angle % 360) + 360) % 360
    expect(turn(spotOf('middle', 2).angle)).toBeCloseTo(turn(spotOf('upper', 4).angle))
    expect(turn(spotOf('lower', 2).angle)).toBeCloseTo(turn(spotOf('middle', 12).angle))
  })
  it('walks the shorter way round', () => {
    expect(nearTo(350, 10)).toBe(370)
    expect(nearTo(10, 350)).toBe(-10)
  })
  it('breaks a name into lines', () => {
    expect(linesOf('Лес Призрачных Огней', 12)).toEqual(['Лес', 'Призрачных', 'Огней'])
  })
})

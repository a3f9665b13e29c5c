import { describe, expect, it } from 'vitest'
import type { Way } from '../../wire'
import type { Asked, GameEvent, HeroView, LyingCard, Option } from './contract'
import { gives, plainAnswer } from './plain'

type WayHere = Way<'magic_sword'>
const way = (events: GameEvent[], more: Partial<WayHere> = {}): WayHere => ({
  events,
  seat: 1,
  asked: 'at-square',
  let: false,
  blunder: false,
  fork: '',
  branches: [],
  ...more,
})
const gained = (design: string): GameEvent => ({ tag: 'card-gained', seat: 1, card: 9, design })
const gold = (by: number): GameEvent => ({ tag: 'points-changed', seat: 1, what: 'gold', by, now: 3 })
const next: GameEvent = { tag: 'turn-began', seat: 2, round: 4 }
const helmet: Option = { tag: 'card', card: 9, design: 'helmet' }
const wolf: Option = { tag: 'card', card: 7, design: 'wolf' }
const coins: Option = { tag: 'take-gold' }
const end: Option = { tag: 'end-turn' }
const drop: Option = { tag: 'drop' }
const told = (...all: [Option, WayHere][]) => new Map(all.map(([option, one]) => [JSON.stringify(option), one]))
/** Seat 1, whose turn it is, with some things and room for so many. */
const seen = (items: number, capacity: number | null, turn = 1) => ({
  seat: 1,
  turn,
  asked: { aside: ['drop'] } as unknown as Asked,
  heroes: [{}, { items: Array<LyingCard>(items), capacity }] as HeroView[],
})
const HELMET = told([helmet, way([gained('helmet')])])

describe('a plain turn', () => {
  it('takes what lies there and fits', () => {
    expect(plainAnswer('at-square', seen(1, 4), [helmet, end, drop], HELMET)).toEqual(helmet)
    const both = told([helmet, way([gained('helmet')])], [coins, way([gold(2), next], { fork: 'falls' })])
    expect(plainAnswer('at-square', seen(1, 4), [coins, helmet, end], both)).toEqual(coins)
  })
  it('stops where something is to be decided', () => {
    expect(plainAnswer('at-square', seen(1, 4), [helmet, wolf, end], HELMET)).toBeUndefined()
    expect(plainAnswer('at-square', seen(1, 4), [helmet, { tag: 'obey' }, end], HELMET)).toBeUndefined()
    expect(plainAnswer('landing', seen(1, 4), [helmet, end], HELMET)).toBeUndefined()
    expect(plainAnswer('at-square', seen(1, 4, 0), [helmet, end], HELMET)).toBeUndefined()
    expect(plainAnswer('at-square', seen(1, 4), [end, drop], new Map())).toBeUndefined()
  })
  it('stops where not all of it can be carried', () => {
    expect(plainAnswer('at-square', seen(4, 4), [helmet, end], HELMET)).toBeUndefined()
    expect(plainAnswer('at-square', seen(9, null), [helmet, end], HELMET)).toEqual(helmet)
  })
  it('stops until the house has told what follows, and where anything is lost by it', () => {
    expect(plainAnswer('at-square', seen(1, 4), [helmet, end], new Map())).toBeUndefined()
    const dear = told([helmet, way([gold(-1), gained('helmet')])])
    expect(plainAnswer('at-square', seen(1, 4), [helmet, end], dear)).toBeUndefined()
  })
})

describe('what gives something', () => {
  it('ends with the turn', () => {
    expect(gives(way([gained('helmet'), next, gold(-1)], { fork: 'falls' }), 1)).toBe(true)
    expect(gives(way([gained('helmet')], { fork: 'falls' }), 1)).toBe(false)
    expect(gives(way([gained('helmet')], { asked: 'give-up-item' }), 1)).toBe(false)
    expect(gives(way([]), 1)).toBe(false)
    expect(gives(undefined, 1)).toBe(false)
  })
})

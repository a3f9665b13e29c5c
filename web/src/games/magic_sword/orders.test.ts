import { describe, expect, it } from 'vitest'
import type { Option } from '../../lib/adapter'
import { quietAnswer, wanted, type Order } from './orders.svelte'
import type { SwordView } from './view'

const pass: Option = { tag: 'pass' }
const ready: Option = { tag: 'act', act: 'ready' }
const cast = (spell: string): Option => ({ tag: 'cast', spell })
/** Seat 1 looks on while seat 0 has its turn. */
const seen = (changes: Partial<SwordView> = {}, subject: number | null = null) =>
  ({ seat: 1, turn: 0, battle: null, asked: { question: 'CastOrPass', subject }, ...changes }) as unknown as SwordView
const ask = (order: Order, view = seen(), options = [pass, cast('doom')]) => wanted(view, options, () => order, true)

describe('standing orders for spell windows', () => {
  it('ask whenever a spell with the order "always" can be cast', () => {
    expect(ask('always')).toBe(true)
    expect(wanted(seen(), [pass, cast('doom'), cast('mirror')], (spell) => (spell === 'mirror' ? 'always' : 'never'), true)).toBe(true)
  })
  it('ask for "mine" only when it is about oneself', () => {
    expect(ask('mine')).toBe(false)
    expect(ask('mine', seen({}, 1))).toBe(true)
    expect(ask('mine', seen({ battle: { seat: 0, rival: 1 } } as Partial<SwordView>))).toBe(true)
  })
  it('ask for "never" in one\'s own turn alone', () => {
    expect(ask('never', seen({}, 1))).toBe(false)
    expect(ask('never', seen({ turn: 1 }))).toBe(true)
  })
  it('let a window without any castable spell go by, unless that is switched off', () => {
    expect(ask('always', seen(), [pass])).toBe(false)
    expect(wanted(seen(), [pass], () => 'always', false)).toBe(true)
  })
  it('always ask for the spell under a friend', () => {
    expect(ask('never', seen(), [pass, { tag: 'cast-for', friend: 'crusader' }])).toBe(true)
  })
})

describe('the quiet answer', () => {
  it('passes a window', () => {
    expect(quietAnswer(seen(), [pass, cast('doom')])).toEqual(pass)
  })
  it('lets a battle of others begin, but never one\'s own', () => {
    const battle = (rival: number) => seen({ asked: { question: 'Prepare' }, battle: { seat: 0, rival } } as unknown as Partial<SwordView>)
    expect(quietAnswer(battle(2), [ready])).toEqual(ready)
    expect(quietAnswer(battle(1), [ready])).toBeUndefined()
  })
  it('leaves every other question alone', () => {
    expect(quietAnswer(seen({ asked: { question: 'Aim' } } as unknown as Partial<SwordView>), [pass])).toBeUndefined()
  })
})

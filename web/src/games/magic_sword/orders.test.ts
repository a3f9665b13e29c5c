import { describe, expect, it } from 'vitest'
import type { Asked, BattleView, Option } from './contract'
import { quietAnswer, wanted, type Order } from './orders.svelte'

const pass: Option = { tag: 'pass' }
const ready: Option = { tag: 'ready' }
const cast = (spell: string): Option => ({ tag: 'cast', spell })
const asked = (subject: number | null): Asked => ({
  tag: 'asked', question: 'cast-or-pass', seats: [1], card: null, window: 'WB', subject, spell: null, caster: null, ends: [], wares: [], price: null, chances: [],
})
/** Seat 0 fights. */
const against = (rival: number): BattleView => ({ tag: 'battle-view', kind: 'sword', seat: 0, rival, being: '', foes: [], own: 4, other: 4, odds: { tag: 'odds', win: 0.4, draw: 0.2, loss: 0.4 } })
/** Seat 1 looks on while seat 0 has its turn. */
const seen = ({ turn = 0, battle = null, subject = null }: { turn?: number; battle?: BattleView | null; subject?: number | null } = {}) => ({ seat: 1, turn, battle, asked: asked(subject) })
const ask = (order: Order, view = seen(), options = [pass, cast('doom')]) => wanted(view, options, () => order, true)

describe('standing orders for spell windows', () => {
  it('ask whenever a spell with the order "always" can be cast', () => {
    expect(ask('always')).toBe(true)
    expect(wanted(seen(), [pass, cast('doom'), cast('mirror')], (spell) => (spell === 'mirror' ? 'always' : 'never'), true)).toBe(true)
  })
  it('ask for "mine" only when it is about oneself', () => {
    expect(ask('mine')).toBe(false)
    expect(ask('mine', seen({ subject: 1 }))).toBe(true)
    expect(ask('mine', seen({ battle: against(1) }))).toBe(true)
  })
  it('ask for "never" in one\'s own turn alone', () => {
    expect(ask('never', seen({ subject: 1 }))).toBe(false)
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
    expect(quietAnswer('cast-or-pass', seen(), [pass, cast('doom')])).toEqual(pass)
  })
  it('lets a battle of others begin, but never one\'s own', () => {
    expect(quietAnswer('prepare', seen({ battle: against(2) }), [ready])).toEqual(ready)
    expect(quietAnswer('prepare', seen({ battle: against(1) }), [ready])).toBeUndefined()
  })
  it('leaves every other question alone', () => {
    expect(quietAnswer('aim', seen(), [pass])).toBeUndefined()
  })
})

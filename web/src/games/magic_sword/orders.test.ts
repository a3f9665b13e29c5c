import { describe, expect, it } from 'vitest'
import { COPIES, ORDERS as MOMENTS, WINDOWS, type Asked, type BattleView, type Option, type Window } from './contract'
import { lets, orders, plausible, quietAnswer, wanted, type Order } from './orders.svelte'

const pass: Option = { tag: 'pass' }
const ready: Option = { tag: 'ready' }
const cast = (spell: string): Option => ({ tag: 'cast', spell })
const asked = (subject: number | null, window: Window | null, aside: string[] = [], lingers = false): Asked => ({
  tag: 'asked',
  question: 'cast-or-pass',
  seats: [1],
  card: null,
  window,
  subject,
  spell: null,
  caster: null,
  ends: [],
  wares: [],
  price: null,
  chances: [],
  aside,
  lingers,
  lots: [],
})
/** Seat 0 fights. */
const against = (rival: number): BattleView => ({
  tag: 'battle-view',
  kind: 'sword',
  seat: 0,
  rival,
  being: '',
  foes: [],
  own: 4,
  other: 4,
  odds: { tag: 'odds', win: 0.4, draw: 0.2, loss: 0.4 },
})
type Seen = {
  turn?: number
  battle?: BattleView | null
  subject?: number | null
  window?: Window | null
  aside?: string[]
  lingers?: boolean
  discard?: string[]
}
/** Seat 1 looks on while seat 0 has its turn. */
const seen = ({
  turn = 0,
  battle = null,
  subject = null,
  window = 'WB',
  aside = [],
  lingers = false,
  discard = [],
}: Seen = {}) => ({ seat: 1, turn, battle, spell_discard: discard, asked: asked(subject, window, aside, lingers) })
const ask = (order: Order, view = seen(), options = [pass, cast('doom')]) =>
  wanted('cast-or-pass', view, options, () => order, true)

describe('standing orders for spell windows', () => {
  it('ask whenever a spell with the order "always" can be cast', () => {
    expect(ask('always')).toBe(true)
    expect(
      wanted(
        'cast-or-pass',
        seen(),
        [pass, cast('doom'), cast('mirror')],
        (spell) => (spell === 'mirror' ? 'always' : 'never'),
        true,
      ),
    ).toBe(true)
  })
  it('ask for "turn" once in the turn of another', () => {
    expect(ask('turn', seen({ window: 'WT' }))).toBe(true)
    expect(ask('turn', seen({ window: 'WL' }))).toBe(false)
  })
  it('ask for "mine" only when it is about oneself, at the moments of the spell', () => {
    expect(ask('mine')).toBe(false)
    expect(ask('mine', seen({ subject: 1, window: 'WC' }), [pass, cast('mirror')])).toBe(true)
    expect(ask('mine', seen({ battle: against(1), window: 'WX' }), [pass, cast('hidden_one')])).toBe(true)
    expect(ask('mine', seen({ turn: 1, window: 'WE' }))).toBe(false)
    expect(
      wanted('turn-choice', seen({ turn: 1, window: null }), [{ tag: 'walk' }, cast('doom')], () => 'mine', true),
    ).toBe(true)
  })
  it('ask for "never" in one\'s own turn alone', () => {
    expect(ask('never', seen({ subject: 1, window: 'WC' }), [pass, cast('mirror')])).toBe(false)
    expect(
      wanted('turn-choice', seen({ turn: 1, window: null }), [{ tag: 'walk' }, cast('doom')], () => 'never', true),
    ).toBe(true)
  })
  it('let a window without any castable spell go by, unless that is switched off', () => {
    expect(ask('always', seen(), [pass])).toBe(false)
    expect(wanted('cast-or-pass', seen(), [pass], () => 'always', false)).toBe(true)
  })
  it('ask by default only at moments at which the card can be cast', () => {
    for (const [spell, moments] of Object.entries(MOMENTS))
      for (const moment of moments) {
        const listed = WINDOWS[spell]!.map((one) => one.replace('*', ''))
        expect(listed.includes(moment) || (moment === 'WB' && listed.includes('WT'))).toBe(true)
      }
  })
})

describe('the time a question stands', () => {
  it('does not depend on the hand: it is worked out without the options', () => {
    expect(plausible('cast-or-pass', seen(), () => 'mine')).toBe(false)
    expect(plausible('cast-or-pass', seen({ subject: 1, window: 'WC' }), () => 'mine')).toBe(true)
    expect(plausible('turn-choice', seen({ turn: 1, window: null }), () => 'mine')).toBe(true)
    expect(plausible('at-square', seen({ turn: 1, window: null }), () => 'mine')).toBe(false)
  })
  it('is none where every fitting spell lies in the discard', () => {
    const used = ['mirror', 'master_of_spells'].flatMap((spell) => Array(COPIES[spell]).fill(spell))
    expect(plausible('cast-or-pass', seen({ subject: 1, window: 'WC', discard: used }), () => 'mine')).toBe(false)
  })
})

describe('the quiet answer', () => {
  it('passes a window', () => {
    expect(quietAnswer('cast-or-pass', seen(), [pass, cast('doom')])).toEqual(pass)
  })
  it('is the only thing left to do, whatever may be done by the way', () => {
    const view = seen({ turn: 1, window: null, aside: ['drop', 'linger'] })
    expect(
      quietAnswer('turn-choice', view, [{ tag: 'walk' }, { tag: 'drop' }, { tag: 'linger' }, cast('doom')]),
    ).toEqual({ tag: 'walk' })
    expect(quietAnswer('landing', view, [{ tag: 'explore' }, { tag: 'rival', seat: 0 }])).toBeUndefined()
    expect(quietAnswer('prepare', seen({ battle: against(1) }), [ready])).toEqual(ready)
    expect(quietAnswer('prepare', seen({ battle: against(1) }), [ready, { tag: 'drop' }])).toBeUndefined()
  })
  it('is none for whoever lingers', () => {
    expect(
      quietAnswer('turn-choice', seen({ turn: 1, lingers: true, aside: ['drop'] }), [{ tag: 'walk' }, { tag: 'drop' }]),
    ).toBeUndefined()
  })
  it('is given for a new character who is in a hurry all the same', () => {
    const view = seen({ turn: 1, lingers: true, aside: ['drop'] })
    expect(quietAnswer('turn-choice', view, [{ tag: 'walk' }, { tag: 'drop' }], false)).toEqual({ tag: 'walk' })
  })
  it('leaves every other question alone', () => {
    expect(quietAnswer('aim', seen(), [pass])).toBeUndefined()
  })
})

describe('several people at one screen', () => {
  it('are called from behind the curtain only to windows that may be about them, as all can see', () => {
    expect(lets({ ...seen(), seat: null }, 1, 'cast-or-pass')).toEqual(pass)
    expect(lets({ ...seen({ subject: 1, window: 'WC' }), seat: null }, 1, 'cast-or-pass')).toBeUndefined()
    expect(lets({ ...seen({ subject: 1, window: 'WC' }), seat: null }, 2, 'cast-or-pass')).toEqual(pass)
    expect(lets({ ...seen({ battle: against(2), window: 'WX' }), seat: 0 }, 2, 'cast-or-pass')).toBeUndefined()
  })
  it('are always called to every other question', () => {
    expect(lets(seen(), 1, 'prepare')).toBeUndefined()
    expect(lets(seen({ turn: 1, window: null }), 1, 'turn-choice')).toBeUndefined()
  })
  it('are called to every window once the passing is switched off, or a spell is to be asked about always', () => {
    orders.set('doom', 'always')
    expect(lets(seen(), 1, 'cast-or-pass')).toBeUndefined()
    orders.set('doom', 'mine')
    orders.toggleIdle()
    expect(lets(seen(), 1, 'cast-or-pass')).toBeUndefined()
    orders.toggleIdle()
  })
})

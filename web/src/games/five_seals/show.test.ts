import { describe, expect, it } from 'vitest'
import { actsOf, cardAnswer, colourAnswer, dieAnswer, ON_THE_BOARD, placeAnswer } from './act'
import { after } from './after'
import { countOf, diceOf, rivalsOf, wayBetween, type FiveSealsView, type OwnScroll, type Player } from './view'

const scroll = (card: number, spell: number, element: number, strength: number, up = true): OwnScroll => ({ card, spell, element, strength, up, token: null })
const player = (changes: Partial<Player> = {}): Player => ({ mage: 170, familiar: null, dice: [{ colour: 0, value: 3 }, { colour: 0, value: 5 }, { colour: 1, value: 2 }], scrolls: [scroll(50, 0, 4, 1)], finished: false, points: 1, ...changes })

/** Three rooms in a row: the hub, A1 with a scroll, and C1. */
function seen(changes: Partial<FiveSealsView> = {}): FiveSealsView {
  return {
    tag: 'five-seals-view', seat: 0, circle: 1, round: 1, first: 0, turn: 0,
    board: {
      rooms: [{ name: 'H', ring: 'hub', x: 0, y: 0 }, { name: 'A1', ring: 'a', x: 0, y: 100 }, { name: 'C1', ring: 'c', x: 0, y: 200 }],
      seals: [{ place: 0, name: 'H–A1', rooms: [0, 1], strength: 2, x: 0, y: 50 }, { place: 1, name: 'A1–C1', rooms: [1, 2], strength: 2, x: 0, y: 150 }],
      scrolls: [{ place: 120, name: 'A1·2', room: 1, strength: 2, x: 30, y: 100 }],
      circles: [{ place: 170, x: 5, y: 5 }, { place: 171, x: -5, y: 5 }],
    },
    tokens: [{ element: 0, strength: 2 }, { element: 1, strength: 2 }], scrolls: [{ card: 3, spell: 1, element: 2, strength: 2 }],
    store: [1, 2, 3, 3], guardians: [null, null, null, null, null], players: [player(), player({ mage: 171, scrolls: [scroll(51, 0, 4, 1)] })],
    reach: { rooms: [0], seals: [0], breakable: [] }, spell: null, paying: null, sixes: 6, sixes_at_end: 3, winners: [], ...changes,
  }
}

describe('the picture after an event', () => {
  it('breaks a seal: the mage stands there and the dice go to the store', () => {
    const view = after(seen(), { tag: 'seal-broken', seat: 0, place: 0, where: 'H–A1', element: 0, strength: 2, by: 'mage', colour: 0, values: [3] })
    expect(view.tokens[0]).toBeNull()
    expect(view.players[0]!.mage).toBe(0)
    expect(view.players[0]!.dice).toEqual([{ colour: 0, value: 5 }, { colour: 1, value: 2 }])
    expect(view.store).toEqual([2, 2, 3, 3])
  })
  it('leaves the mage where he is when the familiar breaks', () => {
    expect(after(seen(), { tag: 'seal-broken', seat: 0, place: 0, element: 0, strength: 2, by: 'familiar', colour: 0, values: [3] }).players[0]!.mage).toBe(170)
  })
  it('gives the scroll to its new owner, and counts it', () => {
    const view = after(seen(), { tag: 'scroll-taken', seat: 1, place: 120, card: 3, spell: 1, element: 2 })
    expect(view.scrolls[0]).toBeNull()
    expect(view.players[1]!.scrolls.map((card) => card.card)).toEqual([3, 51])
    expect(view.players[1]!.points).toBe(3)
  })
  it('turns a cast scroll face down, and all of them up when the round is over for their owner', () => {
    const cast = after(seen(), { tag: 'spell-cast', seat: 0, card: 50, spell: 0, element: 4 })
    expect(cast.players[0]!.scrolls[0]!.up).toBe(false)
    expect(after(cast, { tag: 'seat-finished', seat: 0 }).players[0]).toMatchObject({ finished: true, familiar: null, scrolls: [{ up: true }] })
  })
  it('swaps dice: each keeps the value of the die that was given', () => {
    const view = after(seen(), { tag: 'dice-swapped', seat: 0, colour: 1, value: 2, rival: 1, rival_colour: 0, rival_value: 5 })
    expect(view.players[0]!.dice).toContainEqual({ colour: 0, value: 2 })
    expect(view.players[1]!.dice).toContainEqual({ colour: 1, value: 5 })
  })
  it('never raises a die above six', () => {
    expect(after(seen(), { tag: 'dice-raised', seat: 0, colour: 0, values: [5], by: 2 }).players[0]!.dice[1]).toEqual({ colour: 0, value: 6 })
  })
  it('leaves the picture before it untouched', () => {
    const before = seen()
    after(before, { tag: 'seat-rested', seat: 0 })
    expect(before.players[0]!.dice).toHaveLength(3)
  })
})

describe('what lies on the table', () => {
  it('finds as many dice as there are values, each once', () => {
    expect(diceOf([{ colour: 0, value: 3 }, { colour: 0, value: 3 }, { colour: 1, value: 3 }], 0, [3, 3, 3])).toEqual([0, 1])
  })
  it('walks through rooms and open passages, and straight where there is no way', () => {
    const open = seen({ tokens: [null, { element: 1, strength: 2 }] })
    expect(wayBetween(open, 170, 120).map(({ x, y }) => [x, y])).toEqual([[5, 5], [0, 0], [0, 50], [0, 100], [30, 100]])
    expect(wayBetween(seen(), 170, 120)).toHaveLength(2)
  })
  it('has the others round the table in turn order', () => {
    expect(rivalsOf(seen())).toEqual([1])
    expect(rivalsOf(seen({ seat: null }))).toEqual([0, 1])
  })
  it('splits points into strengths and what Revaluation adds', () => {
    expect(countOf(player({ scrolls: [scroll(24, 5, 4, 6), scroll(50, 0, 4, 1)], points: 9 }))).toMatchObject({ strengths: 7, bonus: 2, total: 9 })
  })
})

describe('what a click says', () => {
  const live = (options: unknown[], question: string) => ({ options, chair: 0, table: { asking: [{ seat: 0, question }] } }) as never
  it('offers places, dice and cards by what the server offers', () => {
    const acts = actsOf(live([{ tag: 'break', place: 0 }, { tag: 'cast', card: 50 }, { tag: 'rest' }], 'take-turn'), seen())
    expect([...acts.places.keys(), ...acts.cards.keys()]).toEqual([0, 50])
    expect(ON_THE_BOARD.has('rest')).toBe(false)
  })
  it('knows whose dice are asked for', () => {
    const spell = { card: 1, spell: 11, element: 0, colour: null, to: null, picked: [], rival: 1, first: null }
    expect(actsOf(live([{ tag: 'die', colour: 0, value: 3 }], 'take-forged'), seen({ spell })).owner).toBe(1)
    expect(actsOf(live([{ tag: 'die', colour: 0, value: 3 }], 'give-forged'), seen({ spell })).owner).toBe(0)
  })
  it('asks why in the words of the question', () => {
    expect(placeAnswer('take-turn', seen(), 1)).toEqual({ tag: 'break', place: 1, where: 'A1–C1', element: 1, strength: 2 })
    expect(placeAnswer('use-familiar', seen(), 120)).toMatchObject({ tag: 'send-familiar', element: 2, strength: 2 })
    expect(placeAnswer('choose-scroll', seen(), 120)).toEqual({ tag: 'scroll', place: 120, where: 'A1·2', spell: 1, element: 2 })
    expect(placeAnswer('choose-scroll', seen(), 0)).toBeNull()
    expect(cardAnswer('take-turn', scroll(50, 0, 4, 1))).toEqual({ tag: 'cast', card: 50, spell: 0, element: 4 })
    expect(colourAnswer('choose-die', 2)).toEqual({ tag: 'take-die', colour: 2 })
    expect(dieAnswer('pick-dice', 0, 3)).toEqual({ tag: 'die', colour: 0, value: 3 })
  })
})

import { describe, expect, it } from 'vitest'
import { actsOf, cardAnswer, colourAnswer, dieAnswer, isOnTheBoard, placeAnswer } from './act'
import type { OwnScroll, Player, ShownDie, Spell, TokenFace, View } from './contract'
import { countOf, diceOf, rivalsOf, wayBetween } from './view'

const scroll = (card: number, spell: number, element: number, strength: number, up = true): OwnScroll => ({
  tag: 'own-scroll',
  card,
  spell,
  element,
  strength,
  up,
  token: null,
})
const die = (colour: number, value: number): ShownDie => ({ tag: 'shown-die', colour, value })
const player = (changes: Partial<Player> = {}): Player => ({
  tag: 'player',
  figure: 0,
  mage: 170,
  familiar: null,
  dice: [die(0, 3), die(0, 5), die(1, 2)],
  scrolls: [scroll(50, 0, 4, 1)],
  finished: false,
  points: 1,
  ...changes,
})

const token = (element: number): TokenFace => ({ tag: 'token-face', element, strength: 2 })

/** Three rooms in a row: the hub, A1 with a scroll, and C1. */
function seen(changes: Partial<View> = {}): View {
  return {
    tag: 'five-seals-view',
    seat: 0,
    circle: 1,
    room_bars: false,
    round: 1,
    first: 0,
    turn: 0,
    board: {
      tag: 'board',
      rooms: [
        { tag: 'room', name: 'H', ring: 'hub', x: 0, y: 0 },
        { tag: 'room', name: 'A1', ring: 'a', x: 0, y: 100 },
        { tag: 'room', name: 'C1', ring: 'c', x: 0, y: 200 },
      ],
      seals: [
        { tag: 'seal-place', place: 0, name: 'H–A1', rooms: [0, 1], strength: 2, x: 0, y: 50 },
        { tag: 'seal-place', place: 1, name: 'A1–C1', rooms: [1, 2], strength: 2, x: 0, y: 150 },
      ],
      scrolls: [{ tag: 'scroll-place', place: 120, name: 'A1·2', room: 1, strength: 2, x: 30, y: 100 }],
      circles: [
        { tag: 'start-circle', place: 170, x: 5, y: 5 },
        { tag: 'start-circle', place: 171, x: -5, y: 5 },
      ],
    },
    tokens: [token(0), token(1)],
    scrolls: [{ tag: 'scroll-face', card: 3, spell: 1, element: 2, strength: 2 }],
    store: [1, 2, 3, 3],
    guardians: [null, null, null, null, null],
    players: [player(), player({ mage: 171, scrolls: [scroll(51, 0, 4, 1)] })],
    reach: { tag: 'reach', rooms: [0], seals: [0], breakable: [] },
    spell: null,
    paying: null,
    sixes: 6,
    sixes_at_end: 3,
    winners: [],
    ...changes,
  }
}

describe('what lies on the table', () => {
  it('finds as many dice as there are values, each once', () => {
    expect(diceOf([die(0, 3), die(0, 3), die(1, 3)], 0, [3, 3, 3])).toEqual([0, 1])
  })
  it('walks through rooms and open passages, and straight where there is no way', () => {
    const open = seen({ tokens: [null, token(1)] })
    expect(wayBetween(open, 170, 120).map(({ x, y }) => [x, y])).toEqual([
      [5, 5],
      [0, 0],
      [0, 50],
      [0, 100],
      [30, 100],
    ])
    expect(wayBetween(seen(), 170, 120)).toHaveLength(2)
  })
  it('has the others round the table in turn order', () => {
    expect(rivalsOf(seen())).toEqual([1])
    expect(rivalsOf(seen({ seat: null }))).toEqual([0, 1])
  })
  it('splits points into strengths and what Revaluation adds', () => {
    expect(countOf(player({ scrolls: [scroll(24, 5, 4, 6), scroll(50, 0, 4, 1)], points: 9 }))).toMatchObject({
      strengths: 7,
      bonus: 2,
      total: 9,
    })
  })
})

describe('what a click says', () => {
  const live = (options: unknown[], question: string) =>
    ({ options, chair: 0, table: { asking: [{ seat: 0, question }] } }) as never
  it('offers places, dice and cards by what the server offers', () => {
    const acts = actsOf(
      live([{ tag: 'break', place: 0 }, { tag: 'cast', card: 50 }, { tag: 'rest' }], 'take-turn'),
      seen(),
    )
    expect([...acts.places.keys(), ...acts.cards.keys()]).toEqual([0, 50])
    expect(isOnTheBoard({ tag: 'rest' })).toBe(false)
  })
  it('knows whose dice are asked for', () => {
    const spell: Spell = {
      tag: 'spell',
      card: 1,
      spell: 11,
      element: 0,
      colour: null,
      to: null,
      picked: [],
      rival: 1,
      first: null,
    }
    expect(actsOf(live([{ tag: 'die', colour: 0, value: 3 }], 'take-forged'), seen({ spell })).owner).toBe(1)
    expect(actsOf(live([{ tag: 'die', colour: 0, value: 3 }], 'give-forged'), seen({ spell })).owner).toBe(0)
  })
  it('asks why in the words of the question', () => {
    expect(placeAnswer('take-turn', seen(), 1)).toEqual({
      tag: 'break',
      place: 1,
      where: 'A1–C1',
      element: 1,
      strength: 2,
    })
    expect(placeAnswer('use-familiar', seen(), 120)).toMatchObject({ tag: 'send-familiar', element: 2, strength: 2 })
    expect(placeAnswer('choose-scroll', seen(), 120)).toEqual({
      tag: 'scroll',
      place: 120,
      where: 'A1·2',
      spell: 1,
      element: 2,
    })
    expect(placeAnswer('choose-scroll', seen(), 0)).toBeNull()
    expect(cardAnswer('take-turn', scroll(50, 0, 4, 1))).toEqual({ tag: 'cast', card: 50, spell: 0, element: 4 })
    expect(colourAnswer('choose-die', 2)).toEqual({ tag: 'take-die', colour: 2 })
    expect(dieAnswer('pick-dice', 0, 3)).toEqual({ tag: 'die', colour: 0, value: 3 })
  })
})

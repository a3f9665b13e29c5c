import { describe, expect, it } from 'vitest'
import { liesOn } from './about'
import type { Live } from './act'
import { HERO_ICONS, iconOf, SQUARE_ICONS } from './box'
import {
  CARDS,
  CROSSINGS,
  HEROES,
  SQUARES,
  type HeroView,
  type LyingCard,
  type SquareView,
  type View,
} from './contract'
import { angleOf, BANDS, linesOf, nearTo, pointAt, spotOf } from './lay'
import { cardsOf, rivalsOf, rollsTo } from './view'

const wolf: LyingCard = { tag: 'lying-card', card: 7, design: 'wolf', left: null, paralysed: null, reserved: null }
const square = (name: string, position: number, cards: LyingCard[] = []): SquareView => ({
  tag: 'square-view',
  square: name,
  ring: 'lower',
  position,
  cards,
  face_down: 0,
  gold: 0,
  enemy_sword: 0,
  enemy_magic: 0,
  sword_odds: null,
  magic_odds: null,
})
const hero = (seat: number): HeroView => ({
  tag: 'hero-view',
  seat,
  hero: 'elf',
  square: 'tavern',
  sword: 3,
  magic: 4,
  total_sword: 4,
  total_magic: 4,
  battle_sword: 6,
  battle_magic: 4,
  sword_floor: 3,
  magic_floor: 4,
  life: 4,
  gold: 1,
  align: 'good',
  original_align: 'good',
  items: [],
  pouch: null,
  capacity: 4,
  friends: [],
  trophies: [],
  trophy_points: 0,
  raised: [],
  captive: null,
  spells: [],
  friend_spells: [],
  spell_limit: 2,
  skip: 0,
  stone: 0,
  slow: 0,
  possessed: false,
  frozen: 0,
  mission: 'none',
  bridge_side: 0,
  leaving: 0,
  task_done: false,
  locked: 0,
  geas: 0,
  extra_sword: 0,
})
const seen = (seat: number | null = 1): View => ({
  tag: 'sword-view',
  seat,
  round: 1,
  turn: 0,
  squares: [square('tavern', 1), square('eldritch_grove', 2, [wolf])],
  heroes: [hero(0), hero(1), hero(2)],
  reach: [['eldritch_grove'], [], ['tavern', 'gate:eldritch_grove'], [], [], []],
  battle: null,
  event_deck: 165,
  event_discard: [],
  spell_deck: 30,
  spell_discard: [],
  stock: [],
  unused_heroes: [],
  known_events: [],
  known_spells: [],
  war: null,
  demons_doubled: false,
  time_bent: null,
  landings: 0,
  last_throw: 0,
  sword_quest: false,
  quiet: [],
  winners: [],
  by_limit: false,
  asked: null,
})

describe('what a chair sees', () => {
  it('has the others round the table in turn order', () => {
    expect(rivalsOf(seen())).toEqual([2, 0])
    expect(rivalsOf(seen(null))).toEqual([0, 1, 2])
  })
  it('knows which rolls lead to a square, and which to its gate', () => {
    expect(rollsTo(seen(), 'eldritch_grove')).toEqual([
      { roll: 1, gate: false },
      { roll: 3, gate: true },
    ])
  })
  it('finds every open card', () => {
    expect([...cardsOf(seen()).keys()]).toEqual([7])
    const view = seen()
    view.heroes[0] = { ...hero(0), captive: { ...wolf, card: 9 } }
    expect([...cardsOf(view).keys()]).toEqual([7, 9])
  })
  it('tells what lies on a card: Lives, uses left, and whose turn ends a paralysis', () => {
    const live = { name: (seat: number) => ['Anna', 'Boris'][seat] } as unknown as Live
    expect(liesOn(live, wolf)).toEqual([])
    expect(liesOn(live, { ...wolf, design: 'vampire', left: 2, paralysed: 1 })).toHaveLength(2)
    expect(liesOn(live, { ...wolf, design: 'tree_of_life', left: 3 })).toHaveLength(1)
  })
})

describe('the map', () => {
  const spot = (name: string) => spotOf(SQUARES[name]!.ring, SQUARES[name]!.position)
  const turn = (name: string) => ((spot(name).angle % 360) + 360) % 360
  it('has ruins and city across from each other, and the gates against each other', () => {
    const [ruins, city] = [pointAt(spot('fortress_ruins')), pointAt(spot('dead_city'))]
    expect(ruins.y).toBeCloseTo(city.y)
    expect(ruins.x).toBeLessThan(BANDS.upper.inner)
    for (const { from, to } of CROSSINGS.slice(0, 2)) expect(turn(from)).toBeCloseTo(turn(to))
  })
  it('lies as it always lay', () => {
    expect([angleOf('upper', 1), angleOf('middle', 2), angleOf('lower', 2)]).toEqual([-110, -50, 175])
  })
  it('walks the shorter way round', () => {
    expect(nearTo(350, 10)).toBe(370)
    expect(nearTo(10, 350)).toBe(-10)
  })
  it('breaks a name into lines', () => {
    expect(linesOf('Лес Призрачных Огней', 12)).toEqual(['Лес', 'Призрачных', 'Огней'])
  })
})

describe('the box', () => {
  it('has an emblem for every square, character and card, and for nothing else', () => {
    expect(Object.keys(SQUARE_ICONS).sort()).toEqual(Object.keys(SQUARES).sort())
    expect(Object.keys(HERO_ICONS).sort()).toEqual(Object.keys(HEROES).sort())
    for (const design of Object.keys(CARDS)) expect(iconOf(design)).toBeTruthy()
  })
})

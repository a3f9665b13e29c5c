import { describe, expect, it } from 'vitest'
import { targetsOf, trayOf } from './act'
import { faceOf } from './box'
import type { LandView, Path, PlayerView, View, VolkhvView } from './contract'
import { landmarkOf, LANDMARKS } from './landmarks'
import { cellAt, figuresOf, layRow, SPREAD, spotsOf, traceOf, widthOf } from './lay'

const home: VolkhvView = {
  tag: 'volkhv-view',
  land: null,
  path: null,
  cell: 0,
  place: null,
  moving: false,
  must: 0,
  may: 0,
  fee: 0,
}
const at = (land: string, cell: number, path: Path = 'regular'): VolkhvView => ({ ...home, land, path, cell })
const land = (name: string, joined = false): LandView => ({ tag: 'land-view', ...faceOf(name), joined, tokens: [] })
const player = (volkhvs: VolkhvView[]): PlayerView => ({
  tag: 'player-view',
  books: [2, 1, 1, 0],
  volkhvs,
  allies: [],
  offer: [],
  drafted: [],
  tokens: [],
  named_up: [],
  named_spent: [],
  forests: [],
  marker: null,
  bonus: 0,
  walker: null,
  choosing: false,
})

function seen(changes: Partial<View> = {}): View {
  return {
    tag: 'fabled-view',
    seat: 0,
    asked: {
      tag: 'asked-view',
      seat: null,
      volkhv: null,
      land: null,
      place: null,
      terrain: null,
      token: null,
      left: 0,
    },
    first: 0,
    active: 0,
    chapter: 1,
    chapters: 10,
    phase: 'action',
    acted: false,
    scenario: 'cornerstones',
    deck: 'none',
    draft: false,
    divisions: [],
    event: null,
    half: 'upper',
    forecast: [],
    events_left: 0,
    row: [land('st_01', true), land('st_05', true), land('mt_10')],
    players: [player([at('st_01', 3), home]), player([at('st_01', 3), at('mt_10', 2, 'dead_end')])],
    open: [
      ['st_02', null],
      [null, null],
      [null, null],
    ],
    deck_sizes: [10, 10, 10],
    peeked: [[], [], []],
    oblivion: [],
    sunk: [],
    market: [],
    allies_left: 0,
    announced: null,
    former: null,
    surcharges: [2, 1, 0],
    steps: [
      [2, 1],
      [2, 1],
      [2, 1],
    ],
    trial: null,
    winners: [],
    ...changes,
  }
}
const live = (options: unknown[]) => ({ options }) as never

describe('the row as it is drawn', () => {
  it('joins two lands where one path ends and the next begins', () => {
    const [left, right] = [faceOf('st_05'), faceOf('mt_10')]
    expect(cellAt(left, 'regular', 5).x).toBeLessThan(widthOf(left))
    expect(left.end).toBe(right.start)
  })
  it('makes room for a land only where it may go', () => {
    const { row } = seen()
    expect(layRow(row, new Set([1])).width - layRow(row, new Set()).width).toBe(SPREAD - 12)
  })
  it('shows every place of a land beside its whirlpool', () => {
    expect(spotsOf(faceOf('st_06')).map((spot) => [spot.place, spot.cell])).toEqual([
      ['stones_1', 3],
      ['gates', 3],
    ])
  })
  it('lets those who share a cell stand side by side', () => {
    const view = seen()
    const figures = figuresOf(view, layRow(view.row, new Set()))
    const [one, other] = figures.filter((figure) => figure.one.land === 'st_01')
    expect(figures).toHaveLength(3)
    expect(Math.abs(one!.x - other!.x)).toBeGreaterThan(20)
  })
  it('draws the way of an announcement over joined paths, and home where a path ends', () => {
    const view = seen()
    const lay = layRow(view.row, new Set())
    const figures = figuresOf(view, lay)
    expect(traceOf(view.row, lay, figures[0]!, 2)).toMatchObject({ leaves: false, points: { length: 3 } })
    expect(
      traceOf(
        view.row,
        lay,
        figures.find((figure) => figure.one.path === 'dead_end')!,
        3,
      ).leaves,
    ).toBe(true)
  })
})

describe('where an answer is given', () => {
  it('offers steps on figures of the row and a card for the rest', () => {
    const options = [{ tag: 'walk', volkhv: 0 }, { tag: 'take-books' }, { tag: 'end-actions' }]
    expect([...targetsOf(live(options), seen()).figures.keys()]).toEqual([0])
    expect(trayOf(live(options), seen()).map((option) => option.tag)).toEqual(['take-books'])
  })
  it('shows the places of a moved land between the others', () => {
    const view = seen({ asked: { ...seen().asked, land: 'st_05' } })
    const gaps = targetsOf(
      live([
        { tag: 'choose-position', position: 0 },
        { tag: 'choose-position', position: 2 },
      ]),
      view,
    ).gaps
    expect([...gaps.keys()]).toEqual([0, 3])
  })
  it('shows the places of a new land before and after each of the row', () => {
    const gaps = targetsOf(
      live([0, 1, 2, 3].map((position) => ({ tag: 'choose-position', position }))),
      seen({ asked: { ...seen().asked, land: 'st_02' } }),
    ).gaps
    expect([...gaps.keys()]).toEqual([0, 1, 2, 3])
  })
})

describe('the look of a land', () => {
  it.each(['steppe', 'mountain', 'forest'] as const)('differs from its neighbours in the deck: %s', (terrain) => {
    const seen = ['01', '02', '03'].map((number) => landmarkOf(`xx_${number}`, terrain))
    expect(new Set([...seen, ...LANDMARKS.steppe, ...LANDMARKS.mountain, ...LANDMARKS.forest]).size).toBe(9)
    expect(new Set(seen).size).toBe(3)
  })
})

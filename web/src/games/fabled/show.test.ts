import { describe, expect, it } from 'vitest'
import { targetsOf, trayOf } from './act'
import { faceOf } from './box'
import { cellAt, figuresOf, layRow, SPREAD, spotsOf, traceOf, widthOf } from './lay'
import { after } from './show'
import type { FabledView, Land, Player, Volkhv } from './view'

const home: Volkhv = { land: null, path: null, cell: 0, place: null, moving: false, must: 0, may: 0, fee: 0 }
const at = (land: string, cell: number, path: 'regular' | 'dead_end' = 'regular'): Volkhv => ({ ...home, land, path, cell })
const land = (name: string, joined = false): Land => ({ ...faceOf(name), joined, tokens: [] })
const player = (volkhvs: Volkhv[]): Player => ({ books: [2, 1, 1, 0], volkhvs, allies: [], offer: [], drafted: [], tokens: [], named_up: [], named_spent: [], forests: [], marker: null, bonus: 0, walker: null, choosing: false })

function seen(changes: Partial<FabledView> = {}): FabledView {
  return {
    tag: 'fabled-view', seat: 0, asked: { seat: null, volkhv: null, land: null, place: null, terrain: null, left: 0 }, first: 0, active: 0, chapter: 1, chapters: 10, phase: 'action', acted: false,
    scenario: 'cornerstones', deck: 'none', draft: false, divisions: [], event: null, half: 'upper', forecast: [], events_left: 0,
    row: [land('st_01', true), land('st_05', true), land('mt_10')], players: [player([at('st_01', 3), home]), player([at('st_01', 3), at('mt_10', 2, 'dead_end')])],
    open: [['st_02', null], [null, null], [null, null]], deck_sizes: [10, 10, 10], peeked: [[], [], []], oblivion: [], market: [], allies_left: 0, announced: null, former: null, surcharges: [2, 1, 0], steps: [[2, 1], [2, 1], [2, 1]], trial: null, winners: [], ...changes,
  }
}
const live = (options: unknown[]) => ({ options }) as never

describe('the picture after an event', () => {
  it('lets a new land in where the server says, and shows which paths meet', () => {
    const view = after(seen(), { tag: 'land-added', seat: 0, land: 'st_02', position: 1 })
    expect(view.row.map((one) => one.land)).toEqual(['st_01', 'st_02', 'st_05', 'mt_10'])
    expect(view.row[0]!.joined).toBe(true)
    expect(view.open[0]).toEqual([null, null])
  })
  it('moves a land with those who stand on it, and forgets one', () => {
    const moved = after(seen(), { tag: 'land-moved', land: 'st_01', position: 2 })
    expect(moved.row.map((one) => one.land)).toEqual(['st_05', 'mt_10', 'st_01'])
    expect(moved.players[0]!.volkhvs[0]!.land).toBe('st_01')
    expect(after(seen(), { tag: 'land-forgotten', land: 'st_05' }).row).toHaveLength(2)
  })
  it('walks a volkhv to a cell, to a place and home', () => {
    const walked = after(seen(), { tag: 'volkhv-stepped', seat: 0, volkhv: 0, land: 'st_05', path: 'regular', cell: 1 })
    expect(walked.players[0]!.volkhvs[0]).toMatchObject({ land: 'st_05', cell: 1 })
    expect(after(seen(), { tag: 'went-to-place', seat: 0, volkhv: 0, land: 'st_01', place: 'wind_3' }).players[0]!.volkhvs[0]!.place).toBe('wind_3')
    expect(after(seen(), { tag: 'volkhv-returned', seat: 1, volkhv: 1, land: 'mt_10' }).players[1]!.volkhvs[1]!.land).toBeNull()
  })
  it('counts books up, down and across', () => {
    expect(after(seen(), { tag: 'books-gained', seat: 0, steppe: 3, mountain: 0, forest: 0, sun: 0 }).players[0]!.books).toEqual([5, 1, 1, 0])
    expect(after(seen(), { tag: 'converted', seat: 0, give: 'steppe', take: 'mountain' }).players[0]!.books).toEqual([0, 2, 1, 0])
    expect(after(seen(), { tag: 'converted', seat: 0, give: 'forest', take: 'mountain' }).players[0]!.books).toEqual([2, 3, 0, 0])
  })
  it('leaves the picture before it untouched', () => {
    const before = seen()
    after(before, { tag: 'land-forgotten', land: 'st_05' })
    expect(before.row).toHaveLength(3)
  })
})

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
    expect(spotsOf(faceOf('st_06')).map((spot) => [spot.place, spot.cell])).toEqual([['stones_1', 3], ['gates', 3]])
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
    expect(traceOf(view.row, lay, figures.find((figure) => figure.one.path === 'dead_end')!, 3).leaves).toBe(true)
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
    const gaps = targetsOf(live([{ tag: 'choose-position', position: 0 }, { tag: 'choose-position', position: 2 }]), view).gaps
    expect([...gaps.keys()]).toEqual([0, 3])
  })
  it('shows the places of a new land before and after each of the row', () => {
    const gaps = targetsOf(live([0, 1, 2, 3].map((position) => ({ tag: 'choose-position', position }))), seen({ asked: { ...seen().asked, land: 'st_02' } })).gaps
    expect([...gaps.keys()]).toEqual([0, 1, 2, 3])
  })
})

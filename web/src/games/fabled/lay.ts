import type { Face } from './box'
import type { LandView, Level, Path, View, VolkhvView } from './contract'
import { crewOf, hosts } from './view'

export interface Point {
  x: number
  y: number
}
export const HEIGHT = 340
export const HEAD = 34
export const GAP = 12
/** How far the lands slide apart while a place for one is chosen. */
export const SPREAD = 78
const PITCH = 56
const MARGIN = 34
const LEVELS: Record<Level, number> = { top: 135, bottom: 205 }
const OFF = 50
/** Places of power stay clear of the woven borders. */
const BORDER = 37

export const widthOf = (face: Face) =>
  2 * MARGIN + (Math.max(4, face.regular.length, face.dead_end.length + 0.6) - 1) * PITCH

const smooth = (t: number) => t * t * (3 - 2 * t)

/** The height of the regular path at x: from its level at the left edge to its level at the right one. */
function regularY(face: Face, x: number): number {
  const [from, to] = [LEVELS[face.start], LEVELS[face.end]]
  const t = Math.max(0, Math.min(1, x / widthOf(face)))
  const sway = Math.sin(t * Math.PI * 2) * (from === to ? 13 : 6)
  return from + (to - from) * smooth(t) + sway
}
function deadY(face: Face, t: number): number {
  const y = 86 - 3 * t + 4 * Math.sin(t * 5)
  return face.start === 'top' ? y : HEIGHT - y
}

/** Where a cell lies on its land. */
export function cellAt(face: Face, path: Path, cell: number): Point {
  const count = face[path].length
  const t = count > 1 ? (cell - 1) / (count - 1) : 0
  if (path === 'regular') {
    const x = MARGIN + t * (widthOf(face) - 2 * MARGIN)
    return { x, y: regularY(face, x) }
  }
  return { x: MARGIN + 16 + (cell - 1) * PITCH, y: deadY(face, t) }
}

export interface Spot extends Point {
  place: string
  path: Path
  cell: number
  from: Point
}

const known = new Map<string, Face>()
/** The same object for the same face, however often the server tells of it: what did not change is not drawn anew. */
export function steady(face: Face): Face {
  const key = `${face.land}${JSON.stringify(face.regular)}`
  if (!known.has(key)) known.set(key, face)
  return known.get(key)!
}
const spots = new WeakMap<Face, Spot[]>()
/** The places of power of a land, each beside its whirlpool. */
export function spotsOf(land: Face): Spot[] {
  const face = steady(land)
  if (!spots.has(face)) spots.set(face, findSpots(face))
  return spots.get(face)!
}
function findSpots(face: Face): Spot[] {
  const paths: Path[] = ['regular', 'dead_end']
  return paths.flatMap((path) =>
    face[path].flatMap((places, i) => {
      const from = cellAt(face, path, i + 1)
      const down = (face.start === 'top') === (path === 'regular')
      return places.map((place, n) => {
        const x = Math.max(
          26,
          Math.min(widthOf(face) - 26, from.x + (places.length > 1 ? (n - (places.length - 1) / 2) * 46 : 0)),
        )
        return {
          place,
          path,
          cell: i + 1,
          from,
          x,
          y: Math.max(BORDER, Math.min(HEIGHT - BORDER, from.y + (down ? OFF : -OFF))),
        }
      })
    }),
  )
}

/** The path as a line; the regular one runs from edge to edge. */
export function lineOf(face: Face, path: Path): string {
  const points: Point[] = []
  if (path === 'regular') for (let x = 0; x <= widthOf(face); x += 8) points.push({ x, y: regularY(face, x) })
  else for (let cell = 1; cell <= face.dead_end.length; cell += 0.25) points.push(cellAt(face, path, cell))
  if (path === 'regular') points.push({ x: widthOf(face), y: LEVELS[face.end] })
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
export const levelY = (level: Level) => LEVELS[level]

export interface Row {
  x: number[]
  width: number
  gaps: number[]
}
/** Where the lands of the row lie, and the middle of each gap; `open` gaps are wide. */
export function layRow(row: Face[], open: ReadonlySet<number>): Row {
  const x: number[] = []
  const gaps: number[] = []
  let at = 0
  for (let i = 0; i <= row.length; i += 1) {
    const wide = open.has(i) ? SPREAD : i === 0 || i === row.length ? 0 : GAP
    gaps.push(at + wide / 2)
    at += wide
    if (i === row.length) break
    x.push(at)
    at += widthOf(row[i]!)
  }
  return { x, width: at, gaps }
}

export interface Figure extends Point {
  key: string
  seat: number
  volkhv: number
  one: VolkhvView
  depth: number
  /** How wide the figure may be to leave its neighbours in the cell free. */
  room: number
}
/** Where every volkhv of the row stands; those who share a cell stand shoulder to shoulder. */
export function figuresOf(view: View, lay: Row): Figure[] {
  const crowd = new Map<string, Figure[]>()
  for (const seat of hosts(view)) {
    for (const [volkhv, one] of crewOf(view, seat).entries()) {
      const at = view.row.findIndex((land) => land.land === one.land)
      if (at < 0 || !one.path) continue
      const land = view.row[at]!
      const spot = one.place
        ? spotsOf(land).find((each) => each.place === one.place && each.path === one.path && each.cell === one.cell)
        : undefined
      const point = spot ?? cellAt(land, one.path, one.cell)
      const place = `${one.land}/${one.path}/${one.cell}/${one.place ?? ''}`
      const figure = {
        key: `${seat}-${volkhv}`,
        seat,
        volkhv,
        one,
        x: lay.x[at]! + point.x,
        y: point.y,
        depth: at * 20,
        room: 44,
      }
      crowd.set(place, [...(crowd.get(place) ?? []), figure])
    }
  }
  return [...crowd.values()].flatMap((together) => together.map((figure, i) => shoulder(figure, i, together.length)))
}
function shoulder(figure: Figure, i: number, count: number): Figure {
  if (count === 1) return figure
  const step = Math.min(25, 62 / (count - 1))
  return {
    ...figure,
    x: figure.x + (i - (count - 1) / 2) * step,
    y: figure.y + (i % 2 ? 7 : -4),
    depth: figure.depth + (i % 2 ? 10 : 0) + i,
    room: step,
  }
}

export interface Trace {
  seat: number
  key: string
  points: Point[]
  /** The path ends before the steps do: the volkhv leaves the row. */
  leaves: boolean
}
/** The drawn way of a volkhv along the joined paths, as many cells as it is told to walk. */
export function traceOf(row: LandView[], lay: Row, figure: Figure, steps: number): Trace {
  const points: Point[] = [{ x: figure.x, y: figure.y }]
  let at = row.findIndex((land) => land.land === figure.one.land)
  const path = figure.one.path ?? 'regular'
  let { cell } = figure.one
  for (let n = 0; n < steps; n += 1) {
    const land = row[at]!
    if (cell < land[path].length) cell += 1
    else if (path === 'regular' && land.joined && row[at + 1]) {
      at += 1
      cell = 1
    } else {
      const { x, y } = cellAt(land, path, cell)
      points.push({ x: lay.x[at]! + x + 24, y: y + (y > HEIGHT / 2 ? 40 : -40) })
      return { seat: figure.seat, key: figure.key, points, leaves: true }
    }
    const { x, y } = cellAt(row[at]!, path, cell)
    points.push({ x: lay.x[at]! + x, y })
  }
  return { seat: figure.seat, key: figure.key, points, leaves: false }
}

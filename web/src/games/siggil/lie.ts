import type { LayoutName, Spot as Dealt } from './contract'
import type { Lying } from './view'

export type Spot = Omit<Dealt, 'tag'>

/** How the siggil lies on this screen, in half cards: `tall` is the height of a card over its width. */
export interface Lie {
  width: number
  height: number
  tall: number
  at: Lying2D[]
}
/** The middle of a card and its turn in degrees, within (−90, 90]; `flipped`: it was turned by half a circle more. */
export interface Lying2D {
  x: number
  y: number
  turn: number
  flipped: boolean
}
type Bend = (spots: Spot[], tall: number) => Lying2D[]

const straight = (x: number, y: number, tall: number): Lying2D => ({
  x: x + 1,
  y: (y + 1) * tall,
  turn: 0,
  flipped: false,
})

const asDealt: Bend = (spots, tall) => spots.map((spot) => straight(spot.x, spot.y, tall))

/** Two walls a little nearer to each other than they were laid. */
const walls: Bend = (spots, tall) => spots.map(({ x, y, part }) => straight(x - part, y, tall))

/** The pyramids side by side, one in the shadow of the other. */
const pyramidsBeside: Bend = (spots, tall) => spots.map(({ x, y, part }) => straight(x - 6 * part, y, tall))

/** The pyramids tip to tip, their rows drawn together. */
const hourglass: Bend = (spots, tall) =>
  spots.map(({ x, y, part }) => straight(x - 16 * part, y * 0.86 + 7.4 * part, tall))

const pillars =
  (gap: number): Bend =>
  (spots, tall) =>
    spots.map(({ x, y, part }) => straight(x - part * (2 - gap), y, tall))

interface Point {
  x: number
  y: number
  angle: number
}

/** A run of the river: straight for a length, or round a bend of a radius (negative: to the left), in steps of the stream. */
interface Run {
  length: number
  radius?: number
}

/** The middle of the stream after `way`; where it bends, the stream is stretched a little so that cards do not crowd. */
function along(runs: Run[], way: number): Point {
  let at: Point = { x: 0, y: 0, angle: 0 }
  for (const [i, run] of runs.entries()) {
    const length = i === runs.length - 1 ? way : Math.min(way, run.length)
    at = flow(at, length, run.radius)
    way -= length
    if (way <= 0) break
  }
  return at
}
const STRETCH = 1.2
function flow({ x, y, angle }: Point, length: number, radius?: number): Point {
  if (!radius) return { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length, angle }
  const turned = angle + (length * STRETCH) / radius
  return {
    x: x + radius * (Math.sin(turned) - Math.sin(angle)),
    y: y + radius * (Math.cos(angle) - Math.cos(turned)),
    angle: turned,
  }
}
const halfCircle = (radius: number): Run => ({ length: (Math.PI * Math.abs(radius)) / STRETCH, radius })

/** The river as one straight stream: rows of cards on rows, and islands apart. */
function stream(spots: Spot[]): Spot[] {
  const lengths: number[] = []
  return spots.map((spot) => {
    if (spot.part) return { ...spot, x: 0, y: 12 + 6 * spot.part }
    const i = (lengths[spot.z] = (lengths[spot.z] ?? -1) + 1)
    return { ...spot, x: 2 * i + spot.z, y: spot.z }
  })
}

/** The places as they hang together, with each part of the layout straight. */
export const straightened = (layout: LayoutName, spots: Spot[]) => (layout === 'river' ? stream(spots) : spots)

/** The river in bends; its two islands lie in the crooks. */
const river =
  (runs: Run[], islands: [number, number][]): Bend =>
  (spots, tall) => {
    return straightened('river', spots).map(({ x, y }, place) => {
      const island = islands[place - spots.length + islands.length]
      if (island) return { x: island[0], y: island[1], turn: 0, flipped: false }
      const mid = along(runs, x + 1)
      const aside = (y - 1) * tall
      return upright(
        mid.x - Math.sin(mid.angle) * aside,
        mid.y + Math.cos(mid.angle) * aside,
        (mid.angle * 180) / Math.PI,
      )
    })
  }
/** No card is shown upside down. */
function upright(x: number, y: number, degrees: number): Lying2D {
  const turn = (((degrees % 360) + 540) % 360) - 180
  const flipped = turn > 90.5 || turn < -89.5
  return { x, y, turn: flipped ? turn - Math.sign(turn) * 180 : turn, flipped }
}

const R = 3.5
const WIDE = 4.8
const twoBends = river(
  [{ length: 7.6 }, halfCircle(R), { length: 4.4 }, halfCircle(-R), { length: 9 }],
  [
    [6.4, R],
    [4.4, 3 * R],
  ],
)
const oneBend = river(
  [{ length: 12.6 }, halfCircle(WIDE), { length: 14 }],
  [
    [12, WIDE],
    [7, WIDE],
  ],
)

const BENDS: Record<LayoutName, [bend: Bend, tall: number[]][]> = {
  own: [[asDealt, [1.1, 1.2, 1.32]]],
  pass: [[walls, [1.06, 1.15, 1.25]]],
  turtle: [[asDealt, [1.1, 1.2, 1.32]]],
  pyramids: [
    [pyramidsBeside, [1.2, 1.3, 1.4]],
    [hourglass, [1.05, 1.15, 1.25]],
  ],
  river: [
    [twoBends, [1]],
    [oneBend, [1.08]],
  ],
  pillars: [
    [pillars(0.3), [1.2, 1.4]],
    [pillars(1.2), [1.2, 1.3]],
  ],
}

/** The largest cards that fit into the room given. */
export function lieOf(layout: LayoutName, spots: Spot[], room: { width: number; height: number }): Lie {
  const lies = BENDS[layout].flatMap(([bend, talls]) => talls.map((tall) => boxed(bend(spots, tall), tall)))
  const size = (lie: Lie) => scaleOf(lie, room) ** 2 * lie.tall
  return lies.reduce((best, lie) => (size(lie) > size(best) * 1.01 ? lie : best))
}

/** Pixels of half a card's width. */
export const scaleOf = (lie: Lie, room: { width: number; height: number }) =>
  Math.min(room.width / lie.width, room.height / lie.height, 50)

function boxed(at: Lying2D[], tall: number): Lie {
  const corners = at.flatMap(({ x, y, turn }) => {
    const [c, s] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
    const [dx, dy] = [c + s * tall, s + c * tall]
    return [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ] as const
  })
  const left = Math.min(...corners.map(([x]) => x)) - EDGE
  const top = Math.min(...corners.map(([, y]) => y)) - EDGE
  const width = Math.max(...corners.map(([x]) => x)) + EDGE - left
  const height = Math.max(...corners.map(([, y]) => y)) + EDGE - top
  return { width, height, tall, at: at.map((one) => ({ ...one, x: one.x - left, y: one.y - top })) }
}
const EDGE = 0.3

/** The quarters of each card that nothing covers: 1 top left, 2 top right, 4 bottom left, 8 bottom right. */
export function barePartsOf(layout: LayoutName, places: Spot[], cards: Lying[]): number[] {
  const spots = straightened(layout, places)
  const top = new Map<string, number>()
  const quarters = ({ x, y }: Spot) => [`${x},${y}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x + 1},${y + 1}`]
  for (const [place, spot] of spots.entries())
    if (cards[place]) for (const cell of quarters(spot)) top.set(cell, Math.max(top.get(cell) ?? 0, spot.z))
  return spots.map((spot, place) =>
    cards[place] ? quarters(spot).reduce((mask, cell, i) => mask | (top.get(cell) === spot.z ? 1 << i : 0), 0) : 0,
  )
}

/** The same quarters of a card turned by half a circle. */
export const turnedAbout = (mask: number) =>
  ((mask & 1) << 3) | ((mask & 2) << 1) | ((mask & 4) >> 1) | ((mask & 8) >> 3)

/** The places whose card lies right on this one. */
export const onTopOf = (spots: Spot[], cards: Lying[], place: number) =>
  spots.flatMap((spot, upper) => (cards[upper] && spot.on.includes(place) ? [upper] : []))

const ARROWS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** The place an arrow key leads to: the nearest ahead, else the nearest on that side; rows lie half a card apart, so up and down look wider. */
export function stepTo(lie: Lie, places: number[], from: number, key: string): number | undefined {
  const arrow = ARROWS[key]
  const here = lie.at[from]
  if (!arrow || !here) return undefined
  const [ax, ay] = arrow
  const wide = ay ? 1.25 : 0.8
  const ways = places.flatMap((place) => {
    const [dx, dy] = [lie.at[place]!.x - here.x, lie.at[place]!.y - here.y]
    const [ahead, aside] = [dx * ax + dy * ay, Math.abs(dx * ay - dy * ax)]
    return ahead > 0.35 ? [{ place, straight: aside <= wide * ahead, far: Math.hypot(ahead, aside * 1.1) }] : []
  })
  return ways.sort((a, b) => Number(b.straight) - Number(a.straight) || a.far - b.far)[0]?.place
}

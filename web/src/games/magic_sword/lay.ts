import { CROSSINGS, SQUARES, type Level } from './contract'

/** The old map: the Lower circle at the bottom of the bowl, the Upper at its rim, the bridge arched above from ruins to city. */
export const MIDDLE = 1000
export interface Band {
  inner: number
  outer: number
  /** Where square 1 lies, in degrees clockwise from the top, and how far the next one. */
  first: number
  step: number
}
type Place = (typeof SQUARES)[string]
/** The gates with what lies beyond them: over the Swamp, through the Ice Forest, onto the bridge from ruins and from city. */
export const WAYS = CROSSINGS.map(({ from, to }) => ({ from: SQUARES[from]!, to: SQUARES[to]! }))
const [SWAMP, ICE, RUINS] = WAYS
const angleIn = ({ first, step }: Band, position: number) => first + (position - 1) * step
/** A whole circle, turned so that one of its squares lies in a direction. */
function circle(inner: number, outer: number, { ring, position }: Place, at: number): Band {
  const step = 360 / Object.values(SQUARES).filter((square) => square.ring === ring).length
  return { inner, outer, step, first: at - (position - 1) * step }
}
/** The ruins lie to the left, and the gates against each other: Ice Realm below the Valley of Skulls, Grove below the Ghostly Lights. */
const upper = circle(636, 812, RUINS!.from, -90)
const middle = circle(430, 604, ICE!.from, angleIn(upper, ICE!.to.position))
const lower = circle(214, 398, SWAMP!.from, angleIn(middle, SWAMP!.to.position))
export const BANDS: Record<Level, Band> = {
  upper,
  middle,
  lower,
  bridge: { inner: 846, outer: 985, step: 21.5, first: -86 },
}
export interface Spot {
  angle: number
  radius: number
}
export const angleOf = (ring: Level, position: number) => angleIn(BANDS[ring], position)
export const pointAt = ({ angle, radius }: Spot) => {
  const turn = (angle * Math.PI) / 180
  return { x: MIDDLE + radius * Math.sin(turn), y: MIDDLE - radius * Math.cos(turn) }
}
/** The middle of a square, or a place nearer to its rim (1) or to the bowl's bottom (0). */
export function spotOf(ring: Level, position: number, depth = 0.5): Spot {
  const { inner, outer } = BANDS[ring]
  return { angle: angleOf(ring, position), radius: inner + (outer - inner) * depth }
}
/** Several things beside each other at one depth of a square, this far apart. */
export function beside(spot: Spot, i: number, count: number, apart: number): Spot {
  const by = ((i - (count - 1) / 2) * apart * 180) / (Math.PI * spot.radius)
  return { angle: spot.angle + by, radius: spot.radius }
}
const at = (spot: Spot) => {
  const { x, y } = pointAt(spot)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
/** The outline of a square. */
export function outline(ring: Level, position: number, gap = 5): string {
  const { inner, outer, step } = BANDS[ring]
  const middle = angleOf(ring, position)
  const half = (radius: number) => step / 2 - (gap * 90) / (Math.PI * radius)
  const [a, b] = [half(outer), half(inner)]
  return `M${at({ angle: middle - a, radius: outer })}A${outer} ${outer} 0 0 1 ${at({ angle: middle + a, radius: outer })}L${at({ angle: middle + b, radius: inner })}A${inner} ${inner} 0 0 0 ${at({ angle: middle - b, radius: inner })}Z`
}
/** A name in lines short enough for its square. */
export function linesOf(name: string, longest: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && (last.length + word.length < longest || word.length < 3))
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
/** The same direction, told so that the way from `from` is the shorter one. */
export const nearTo = (from: number, to: number) => from + ((((to - from) % 360) + 540) % 360) - 180

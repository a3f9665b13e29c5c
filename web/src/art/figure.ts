import { mixed, type Tones } from './palette.ts'
import { n, stroke } from './pen.ts'
import { markOf } from './words.ts'

const STEP = /([MmLlHhVvCcSsQqTtAaZz])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g
export const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

interface Outline {
  d: string
  box: [number, number, number, number]
}
/** The outlines a drawing is made of, each by itself, and the room it takes. */
function outlines(d: string): Outline[] {
  const found: Outline[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let now: Outline | undefined
  let order = ''
  const tokens = flags(d)
  let at = 0
  const reach = (px: number, py: number) => {
    if (!now) return
    const [a, b, c, e] = now.box
    now.box = [Math.min(a, px), Math.min(b, py), Math.max(c, px), Math.max(e, py)]
  }
  while (at < tokens.length) {
    if (/[a-z]/i.test(tokens[at]!)) order = tokens[at++]!
    const low = order.toLowerCase()
    const count = TAKES[low] ?? 0
    const numbers = tokens.slice(at, at + count).map(Number)
    at += count
    const own = order === low
    if (low === 'm') {
      x = (own ? x : 0) + numbers[0]!
      y = (own ? y : 0) + numbers[1]!
      startX = x
      startY = y
      now = { d: `M${n(x)} ${n(y)}`, box: [x, y, x, y] }
      found.push(now)
      order = own ? 'l' : 'L'
      continue
    }
    if (now) now.d += low === 'z' ? 'z' : order + numbers.map((value) => String(value)).join(' ')
    if (low === 'z') {
      x = startX
      y = startY
      continue
    }
    const pairs =
      low === 'h'
        ? [numbers[0]!, own ? 0 : y]
        : low === 'v'
          ? [own ? 0 : x, numbers[0]!]
          : low === 'a'
            ? numbers.slice(5)
            : numbers
    for (let i = 0; i < pairs.length; i += 2) reach((own ? x : 0) + pairs[i]!, (own ? y : 0) + pairs[i + 1]!)
    x = (own ? x : 0) + pairs[pairs.length - 2]!
    y = (own ? y : 0) + pairs[pairs.length - 1]!
  }
  return found
}
/** The words of a path; the flags of its arcs may be written without a space. */
export function flags(d: string): string[] {
  const spaced = d.replace(/[aA][^a-zA-Z]*/g, (arcs) => {
    const body = arcs.slice(1)
    const one =
      /\s*,?\s*(-?[\d.]+(?:e-?\d+)?)[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*([01])[\s,]*([01])[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))/g
    return arcs[0] + body.replace(one, ' $1 $2 $3 $4 $5 $6 $7 ')
  })
  return [...spaced.matchAll(STEP)].map(([word]) => word)
}
const WHOLE = new Map<string, string>()
/** The silhouette of a drawing: its outer outlines, without what is cut out of them. */
export function silhouette(d: string): string {
  const known = WHOLE.get(d)
  if (known !== undefined) return known
  const all = outlines(d)
  const inside = (one: Outline, other: Outline) =>
    one !== other &&
    one.box[0] >= other.box[0] &&
    one.box[1] >= other.box[1] &&
    one.box[2] <= other.box[2] &&
    one.box[3] <= other.box[3]
  const whole = all
    .filter((one) => !all.some((other) => inside(one, other)))
    .map((one) => one.d)
    .join('')
  WHOLE.set(d, whole)
  return whole
}

export interface Lighting {
  tones: Tones
  /** Where the light comes from, as seen from the figure. */
  from: { x: number; y: number }
  mark: string
}
/** A drawing of 512 × 512 as a figure in the light: an outline of ink, a shade, an edge that shines, a body, and the cuts of its dark side. */
export function figure(d: string, place: string, { tones, from, mark }: Lighting, thick = 26): string {
  const whole = silhouette(d)
  const long = Math.hypot(from.x, from.y) || 1
  const [dx, dy] = [(from.x / long) * 9, (from.y / long) * 9]
  const name = `${mark}${markOf(d + place)}`
  return (
    `<g transform="${place}"><path d="${whole}" fill="${mixed(tones.deep, tones.ink, 0.25)}" stroke="${tones.ink}" stroke-width="${n(thick)}" stroke-linejoin="round" paint-order="stroke"/>` +
    `<clipPath id="${name}"><path id="${name}d" d="${d}"/></clipPath><use href="#${name}d" fill="${tones.light}" x="${n(dx)}" y="${n(dy)}"/>` +
    `<use href="#${name}d" fill="url(#${mark}b)"/>${hatching(tones.deep, from.x, name)}</g>`
  )
}
/** Cuts across the side that lies away from the light: long below, short where the light begins. */
export function hatching(tone: string, side: number, clip: string): string {
  const cuts = Array.from({ length: 26 }, (_, i) => {
    const y = 96 + i * 17
    const reach = 70 + i * 9 + (i % 3) * 14
    return side < 0 ? stroke(516 - reach, y + 34, reach, 4.2, -17) : stroke(-4, y, reach, 4.2, 17)
  }).join('')
  return `<path d="${cuts}" fill="${tone}" opacity="0.5" clip-path="url(#${clip})"/>`
}
/** The tones of a body, bright where the light comes from. */
export const bodyTones = ({ tones, from, mark }: Lighting) =>
  `<linearGradient id="${mark}b" gradientUnits="userSpaceOnUse" x1="${n(256 + from.x)}" y1="${n(256 + from.y)}" x2="${n(256 - from.x)}" y2="${n(256 - from.y)}"><stop offset="0.050" stop-color="${mixed(tones.glow, tones.light, 0.35)}"/><stop offset="0.500" stop-color="${tones.glow}"/><stop offset="1" stop-color="${tones.mid}"/></linearGradient>`

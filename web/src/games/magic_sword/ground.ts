import { BANDS, MIDDLE, pointAt } from './lay'

const round = (value: number) => value.toFixed(0)
const noise = (n: number) => Math.abs(Math.sin(n * 78.233) * 43758.5453) % 1
/** Things round the bowl: each is drawn upright at its angle and radius. */
function strewn(count: number, radius: number, spread: number, draw: (x: number, y: number, n: number) => string) {
  return Array.from({ length: count }, (_, n) => {
    const { x, y } = pointAt({ angle: (n * 360) / count, radius: radius + (noise(n) - 0.5) * spread })
    return draw(x, y, 0.7 + noise(n + 500) * 0.6)
  }).join('')
}
export const SWAMP = (BANDS.lower.outer + BANDS.middle.inner) / 2
export const ICE = (BANDS.middle.outer + BANDS.upper.inner) / 2
const RIM = 826

/** Firs of the Ice Forest, with snow on one side of each. */
export const firs = strewn(128, ICE, 10, (x, y, size) => {
  const [w, h] = [9 * size, 27 * size]
  return `M${round(x - w)} ${round(y + h / 2)}L${round(x)} ${round(y - h / 2)}L${round(x + w)} ${round(y + h / 2)}Z`
})
export const snow = strewn(128, ICE, 10, (x, y, size) => {
  const [w, h] = [9 * size, 27 * size]
  return `M${round(x)} ${round(y - h / 2)}L${round(x + w)} ${round(y + h / 2)}h${round(-w)}Z`
})
/** Reeds of the Swamp, and its pools. */
export const reeds = strewn(104, SWAMP, 14, (x, y, size) => {
  const h = 17 * size
  return `M${round(x)} ${round(y + h / 2)}v${round(-h)}M${round(x - 4)} ${round(y + h / 2)}l-4 ${round(-h * 0.8)}M${round(x + 4)} ${round(y + h / 2)}l4 ${round(-h * 0.8)}`
})
export const pools = strewn(40, SWAMP, 12, (x, y, size) => {
  const r = 9 * size
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r * 0.45)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r * 0.45)} 0 1 0 ${round(-2 * r)} 0`
})
/** The cliffs of the rim: peaks that look outward, and the side of each that lies in shadow. */
const peaks = Array.from({ length: 96 }, (_, n) => {
  const step = 360 / 96
  const high = RIM + 26 + noise(n + 9) * 40
  const at = (turn: number, radius: number) => {
    const { x, y } = pointAt({ angle: n * step + turn * step, radius })
    return `${round(x)} ${round(y)}`
  }
  return {
    lit: `M${at(-0.75, RIM - 8)}L${at(0, high)}L${at(0.75, RIM - 8)}Z`,
    shade: `M${at(0, high)}L${at(0.75, RIM - 8)}L${at(0.12, RIM - 8)}Z`,
  }
})
export const cliffs = peaks.map(({ lit }) => lit).join('')
export const shades = peaks.map(({ shade }) => shade).join('')

/** A river from the cliffs to the lake at the bottom, between the squares of each ring. */
function river(near: number): string {
  const { upper, middle, lower } = BANDS
  const border = ({ first, step }: { first: number; step: number }) =>
    first + step / 2 + Math.round((near - first - step / 2) / step) * step
  const way = [upper, middle, lower].flatMap((band) => [
    { angle: border(band), radius: band.outer + 14 },
    { angle: border(band), radius: band.inner - 14 },
  ])
  const points = [...way, { angle: border(lower), radius: 150 }].map(pointAt)
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')
}
export const rivers = [34, 152, 208, 326].map(river).join('')
/** Waves of the lake at the bottom. */
export const waves = [-128, -84, -40, 40, 84, 128]
  .map((y) => {
    const half = Math.sqrt(196 ** 2 - y ** 2) * 0.72
    const count = Math.floor(half / 26)
    return `M${round(MIDDLE - count * 26)} ${MIDDLE + y}${'q13-11 26 0q13 11 26 0'.repeat(count)}`
  })
  .join('')

const { inner, outer } = BANDS.bridge
const end = (angle: number, radius: number) => {
  const { x, y } = pointAt({ angle, radius })
  return `${round(x)} ${round(y)}`
}
export const arc = (radius: number) => `M${end(-98, radius)}A${radius} ${radius} 0 0 1 ${end(98, radius)}`
/** The bridge high above: its deck, the parapets on both sides, and the piers that carry it. */
export const deck = `${arc(outer + 12)}L${end(98, inner - 12)}A${inner - 12} ${inner - 12} 0 0 0 ${end(-98, inner - 12)}Z`
export const parapets = arc(outer + 6) + arc(inner - 6)
export const piers = Array.from({ length: 9 }, (_, n) => {
  const angle = -86 + n * 21.5
  return `M${end(angle - 1.6, inner - 8)}L${end(angle - 2.4, RIM - 34)}L${end(angle + 2.4, RIM - 34)}L${end(angle + 1.6, inner - 8)}Z`
}).join('')

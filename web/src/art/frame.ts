import { fill, n, type Sheet } from './pen.ts'

/** Ornaments of the corners: each in a square of 40 whose corner is at the origin. */
const CORNERS = {
  plain: 'M6 6H34L28 12H12V28L6 34Z',
  thorn: 'M5 5H38L26 10L30 18L18 12L20 24L11 20L12 30L5 38Z',
  leaf: 'M5 5C20 4 32 8 40 6C34 18 22 16 14 13C16 22 18 34 6 40C8 32 4 20 5 5Z',
  star: 'M16 4L19 13L28 16L19 19L16 28L13 19L4 16L13 13ZM32 6L34 10L38 12L34 14L32 18L30 14L26 12L30 10ZM6 32L8 28L10 24L12 28L16 32L12 34L10 38L8 34Z',
  rivet: 'M5 5H40V12H12V40H5ZM20 16a4 4 0 1 0 0.010 8a4 4 0 1 0-0.010-8Z',
  arch: 'M5 5H40C24 8 8 24 5 40ZM14 14l8 1-7 7z',
  flame: 'M5 5H40C34 10 28 8 24 12C28 16 22 22 18 18C20 26 12 28 11 24C9 30 10 36 5 40Z',
  horn: 'M5 5C24 4 36 10 40 22C32 14 24 14 20 18C16 22 14 30 22 40C10 36 4 24 5 5Z',
  scroll: 'M5 5H36a7 7 0 1 1-7 9c-9 0-15 6-15 15a7 7 0 1 1-9 7Z',
} as const
export type Ornament = keyof typeof CORNERS
export const ORNAMENTS = Object.keys(CORNERS) as Ornament[]

/** A frame of ink with a thread of light, and an ornament in each corner. */
export function frame({ w, h, tones }: Sheet, ornament: Ornament): string {
  const size = Math.min(w, h) / 230
  const corners = [
    [1, 1, 0, 0],
    [-1, 1, w, 0],
    [1, -1, 0, h],
    [-1, -1, w, h],
  ] as const
  return (
    `<path d="M0 0H${n(w)}V${n(h)}H0ZM5 5V${n(h - 5)}H${n(w - 5)}V5Z" fill="${tones.ink}" fill-rule="evenodd"/>` +
    `<path d="M7.500 7.500H${n(w - 7.5)}V${n(h - 7.5)}H7.500Z" fill="none" stroke="${tones.glow}" stroke-width="1.600"/>` +
    corners
      .map(
        ([sx, sy, x, y]) =>
          `<g transform="translate(${n(x)} ${n(y)}) scale(${(sx * size).toFixed(2)} ${(sy * size).toFixed(2)})">${fill('M0 0H30Q26 26 0 30Z', tones.ink)}${fill(CORNERS[ornament], tones.glow)}</g>`,
      )
      .join('')
  )
}

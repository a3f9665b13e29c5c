import type { Tones } from './palette.ts'

/** What every layer of a scene is drawn with: the sheet, where the light stands, the tones, and chance. */
export interface Sheet {
  w: number
  h: number
  /** Where the ground begins. */
  horizon: number
  light: { x: number; y: number; r: number }
  tones: Tones
  chance: () => number
  /** Begins the name of everything that is referred to. */
  mark: string
}

export const n = (value: number) => String(Math.round(value * 10) / 10)
/** A shape of straight cuts. */
export const cut = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
export const fill = (d: string, tone: string, opacity = 1) =>
  d
    ? `<path d="${d}" fill="${tone}"${opacity < 1 ? ` opacity="${n(opacity * 10) === '0' ? 0 : Math.round(opacity * 100) / 100}"` : ''}/>`
    : ''
export const between = (chance: () => number, least: number, most: number) => least + (most - least) * chance()
export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
/** One stroke of the knife: thin at both ends. */
export const stroke = (x: number, y: number, length: number, thick: number, lean = 0) =>
  `M${n(x)} ${n(y)}q${n(length / 2)} ${n(lean - thick)} ${n(length)} ${n(lean * 2)}q${n(-length / 2)} ${n(thick - lean)} ${n(-length)} ${n(-lean * 2)}Z`

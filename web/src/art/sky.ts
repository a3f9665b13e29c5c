import { mixed } from './palette.ts'
import { between, cut, fill, n, stroke, times, type Sheet } from './pen.ts'

/** The sky in bands that grow brighter to the light, with the strokes that a knife leaves. */
export function sky(sheet: Sheet): string {
  const { w, h, light, tones, chance } = sheet
  const far = Math.hypot(w, h) * 0.62
  const steps = [1, 0.78, 0.58, 0.42, 0.29]
  const bands = steps.map((step, i) => {
    const tone = mixed(mixed(tones.ink, tones.deep, 0.75), mixed(tones.mid, tones.glow, 0.25), i / (steps.length - 1))
    return fill(ring(light.x, light.y, far * step, chance), tone)
  })
  const lines = times(26, () => {
    const y = between(chance, 0, sheet.horizon)
    const x = between(chance, -20, w * 0.9)
    return stroke(x, y, between(chance, 18, 70), between(chance, 0.7, 1.8))
  }).join('')
  return `<rect width="${n(w)}" height="${n(h)}" fill="${mixed(tones.ink, tones.deep, 0.6)}"/>${bands.join('')}${fill(lines, tones.glow, 0.16)}`
}
/** A round that was cut by hand. */
function ring(x: number, y: number, radius: number, chance: () => number) {
  const turn = chance() * 6
  return cut(
    times(40, (i) => {
      const angle = (i / 40) * 2 * Math.PI
      const far = radius * (1 + 0.022 * Math.sin(angle * 5 + turn) + (chance() - 0.5) * 0.02)
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
    }),
  )
}

const wedges = (sheet: Sheet, count: number, from: number, to: (i: number) => number, wide: number) => {
  const { x, y } = sheet.light
  const turn = sheet.chance() * 6
  return times(count, (i) => {
    const angle = turn + (i / count) * 2 * Math.PI
    const half = wide / count
    const far = to(i)
    return cut([
      [x + Math.cos(angle - half) * from, y + Math.sin(angle - half) * from],
      [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
      [x + Math.cos(angle + half) * from, y + Math.sin(angle + half) * from],
    ])
  }).join('')
}
const disc = ({ light }: Sheet, tone: string, share = 1) =>
  `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="${n(light.r * share)}" fill="${tone}"/>`
const halo = ({ light, tones }: Sheet) =>
  [1.75, 1.38]
    .map(
      (share, i) =>
        `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="${n(light.r * share)}" fill="${tones.glow}" opacity="${i ? 0.22 : 0.13}"/>`,
    )
    .join('')
const stars = (sheet: Sheet, count: number) => {
  const { w, horizon, tones, chance } = sheet
  const all = times(count, () => {
    const [x, y, r] = [between(chance, 4, w - 4), between(chance, 4, horizon * 0.9), between(chance, 1, 3.2)]
    return `M${n(x)} ${n(y - r)}l${n(r * 0.28)} ${n(r * 0.72)} ${n(r * 0.72)} ${n(r * 0.28)}-${n(r * 0.72)} ${n(r * 0.28)}-${n(r * 0.28)} ${n(r * 0.72)}-${n(r * 0.28)}-${n(r * 0.72)}-${n(r * 0.72)}-${n(r * 0.28)} ${n(r * 0.72)}-${n(r * 0.28)}Z`
  }).join('')
  return fill(all, tones.light, 0.85)
}

/** What lights the scene. */
export const LIGHTS = {
  moon: (sheet: Sheet) => {
    const { light, tones } = sheet
    const marks = `M${n(light.x - light.r * 0.5)} ${n(light.y - light.r * 0.2)}a${n(light.r * 0.2)} ${n(light.r * 0.2)} 0 1 0 ${n(light.r * 0.1)}-${n(light.r * 0.25)}zM${n(light.x + light.r * 0.2)} ${n(light.y + light.r * 0.45)}a${n(light.r * 0.14)} ${n(light.r * 0.14)} 0 1 0 ${n(light.r * 0.1)}-${n(light.r * 0.2)}z`
    return stars(sheet, 22) + halo(sheet) + disc(sheet, tones.light) + fill(marks, mixed(tones.light, tones.glow, 0.5))
  },
  crescent: (sheet: Sheet) => {
    const { light, tones } = sheet
    const r = light.r
    const d = `M${n(light.x + r * 0.2)} ${n(light.y - r)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 0.75)} ${n(r * 1.45)}a${n(r * 0.82)} ${n(r * 0.82)} 0 1 1-${n(r * 0.75)}-${n(r * 1.45)}z`
    return stars(sheet, 30) + halo(sheet) + fill(d, tones.light)
  },
  sun: (sheet: Sheet) => {
    const { light, tones } = sheet
    return (
      fill(
        wedges(sheet, 24, light.r * 1.15, (i) => light.r * (i % 2 ? 2 : 2.9), 0.85),
        tones.glow,
        0.75,
      ) +
      disc(sheet, tones.ink, 1.13) +
      disc(sheet, tones.light)
    )
  },
  rays: (sheet: Sheet) =>
    fill(
      wedges(sheet, 22, 2, (i) => (i % 2 ? 150 : 330), 1.1),
      sheet.tones.glow,
      0.42,
    ) +
    halo(sheet) +
    disc(sheet, sheet.tones.light, 0.86),
  halo: (sheet: Sheet) => {
    const { light, tones } = sheet
    const rings = [1.32, 1.14]
      .map(
        (share) =>
          `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="${n(light.r * share)}" fill="none" stroke="${tones.light}" stroke-width="2.400" opacity="0.8"/>`,
      )
      .join('')
    return halo(sheet) + disc(sheet, mixed(tones.glow, tones.light, 0.35)) + rings
  },
  eclipse: (sheet: Sheet) => {
    const { light, tones } = sheet
    return (
      stars(sheet, 16) +
      fill(
        wedges(sheet, 34, light.r * 0.9, (i) => light.r * (i % 3 ? 1.5 : 2.2), 1),
        tones.light,
        0.9,
      ) +
      disc(sheet, tones.light, 1.08) +
      disc(sheet, tones.ink, 0.98)
    )
  },
  stars: (sheet: Sheet) => stars(sheet, 46) + halo(sheet),
  lightning: (sheet: Sheet) => {
    const { light, tones, w, h } = sheet
    const bolt = (x: number, side: number) =>
      cut([
        [x, -4],
        [x + side * 14, h * 0.2],
        [x - side * 2, h * 0.22],
        [x + side * 18, h * 0.44],
        [x + side * 3, h * 0.45],
        [x + side * 22, h * 0.74],
        [x - side * 8, h * 0.5],
        [x + side * 4, h * 0.48],
        [x - side * 16, h * 0.27],
        [x - side, h * 0.25],
        [x - side * 12, -4],
      ])
    return halo(sheet) + clouds(sheet, light.y * 0.5) + fill(bolt(w * 0.2, 1) + bolt(w * 0.83, -1), tones.light)
  },
  gloom: (sheet: Sheet) => halo(sheet) + disc(sheet, mixed(sheet.tones.mid, sheet.tones.glow, 0.7)),
  comet: (sheet: Sheet) => {
    const { light, tones } = sheet
    const { x, y, r } = light
    const tail = times(7, (i) => {
      const spread = (i - 3) * 0.1
      return cut([
        [x - r * 0.3, y - r * 0.3 + i * 4 - 12],
        [
          x - Math.cos(0.55 + spread) * r * (4.6 - Math.abs(i - 3) * 0.5),
          y - Math.sin(0.55 + spread) * r * (4.2 - Math.abs(i - 3) * 0.5),
        ],
        [x, y - r * 0.3 + i * 4 - 10],
      ])
    }).join('')
    return stars(sheet, 30) + fill(tail, tones.glow, 0.75) + halo(sheet) + disc(sheet, tones.light, 0.55)
  },
} satisfies Record<string, (sheet: Sheet) => string>
export type Light = keyof typeof LIGHTS

/** Curled clouds of a woodcut. */
export function clouds(sheet: Sheet, y: number): string {
  const { w, tones, chance } = sheet
  return times(5, (i) => {
    const x = (i + chance() * 0.7) * (w / 4.4) - 20
    const r = between(chance, 15, 27)
    const at = y + between(chance, -14, 14)
    const body = `M${n(x - r * 2)} ${n(at)}a${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${n(r * 0.8)}-${n(r * 0.75)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 1.8)}-${n(r * 0.1)}a${n(r * 0.75)} ${n(r * 0.75)} 0 0 1 ${n(r * 1.2)} ${n(r * 0.85)}z`
    const curl = `M${n(x - r * 0.9)} ${n(at - r * 0.5)}a${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(r * 1.3)}-${n(r * 0.1)}`
    return `${fill(body, mixed(tones.deep, tones.mid, 0.55))}<path d="${curl}" fill="none" stroke="${tones.glow}" stroke-width="2" stroke-linecap="round" opacity="0.7"/>`
  }).join('')
}
/** Veils of mist over whatever is behind. */
export const mist = ({ w, horizon, tones, chance }: Sheet) =>
  times(4, (i) => {
    const y = horizon - 34 + i * 18 + chance() * 8
    return fill(
      `M-10 ${n(y)}q${n(w * 0.25)}-${n(12 + chance() * 8)} ${n(w * 0.5)} 0t${n(w * 0.56)} 0v9q${n(-w * 0.27)} ${n(11)} ${n(-w * 0.53)} 0t${n(-w * 0.53)} 0Z`,
      tones.light,
      0.2,
    )
  }).join('')

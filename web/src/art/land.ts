import { mixed } from './palette.ts'
import { between, cut, fill, n, stroke, times, type Sheet } from './pen.ts'
import { clouds } from './sky.ts'

type Point = [number, number]
const dark = ({ tones }: Sheet) => mixed(tones.ink, tones.deep, 0.62)
const lit = ({ tones }: Sheet) => mixed(tones.mid, tones.glow, 0.55)
/** The side of a thing that the light falls on. */
const sideOf = (sheet: Sheet, x: number) => (x < sheet.light.x ? 1 : -1)

/** A peak of two facets, its edge toward the light cut rough. */
function peak(sheet: Sheet, x: number, top: number, half: number, snow = false): string {
  const { horizon, tones } = sheet
  const high = horizon - top
  const side = sideOf(sheet, x)
  const edge: Point[] = [
    [x, top],
    [x + side * half * 0.34, top + high * 0.36],
    [x + side * half * 0.52, top + high * 0.47],
    [x + side * half, horizon + 8],
  ]
  const ridge: Point[] = [
    [x + side * half * 0.3, horizon + 8],
    [x + side * half * 0.1, top + high * 0.72],
    [x + side * half * 0.24, top + high * 0.55],
    [x - side * half * 0.02, top + high * 0.34],
    [x + side * half * 0.1, top + high * 0.2],
  ]
  const body: Point[] = [
    [x, top],
    [x - side * half * 0.44, top + high * 0.4],
    [x - side * half * 0.62, top + high * 0.5],
    [x - side * half, horizon + 8],
    ...[...edge].reverse(),
  ]
  const cap: Point[] = [
    [x, top],
    [x + side * half * 0.34, top + high * 0.36],
    [x + side * half * 0.16, top + high * 0.3],
    [x + side * half * 0.04, top + high * 0.42],
    [x - side * half * 0.12, top + high * 0.26],
    [x - side * half * 0.3, top + high * 0.33],
  ]
  return (
    fill(cut(body), dark(sheet)) +
    fill(cut([...edge, ...ridge]), mixed(tones.mid, tones.deep, 0.15)) +
    (snow ? fill(cut(cap), tones.light, 0.9) : '')
  )
}
const peaks = (sheet: Sheet, snow = false) => {
  const { w, horizon, chance } = sheet
  const spots = [0.1, 0.92, 0.3, 0.72, 0.52]
  return spots
    .map((at, i) =>
      peak(
        sheet,
        w * at + between(chance, -12, 12),
        horizon * between(chance, i > 2 ? 0.5 : 0.16, i > 2 ? 0.68 : 0.42),
        w * between(chance, 0.17, 0.27),
        snow,
      ),
    )
    .join('')
}
/** A fir of ragged tiers. */
function fir(sheet: Sheet, x: number, foot: number, high: number, tone: string, edge?: string): string {
  const tiers = 5
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i < tiers; i++) {
    const y = foot - high + ((i + 1) * high) / (tiers + 0.6)
    const half = high * (0.07 + 0.052 * (i + 1))
    left.push([x - half, y + high * 0.03], [x - half * 0.45, y - high * 0.02])
    right.push([x + half, y + high * 0.03], [x + half * 0.45, y - high * 0.02])
  }
  const side = sideOf(sheet, x)
  const bright = (side > 0 ? right : left).filter((_, i) => i % 2 === 0)
  return (
    fill(cut([[x, foot - high], ...right, [x + high * 0.03, foot], [x - high * 0.03, foot], ...left.reverse()]), tone) +
    (edge
      ? fill(
          bright
            .map(([px, py]) =>
              stroke(Math.min(px, px - side * high * 0.12), py - high * 0.045, high * 0.12, 2.4, side * 2.4),
            )
            .join(''),
          edge,
          0.8,
        )
      : '')
  )
}
const woods = (sheet: Sheet, count: number, least: number, most: number, tone: string, edge?: string) =>
  times(count, (i) =>
    fir(
      sheet,
      ((i + 0.5) / count) * sheet.w + between(sheet.chance, -9, 9),
      sheet.horizon + 6,
      between(sheet.chance, least, most),
      tone,
      edge,
    ),
  ).join('')
/** A bare trunk with a few arms. */
function trunk(sheet: Sheet, x: number, wide: number, tone: string): string {
  const { horizon, chance, tones } = sheet
  const lean = between(chance, -8, 8)
  const foot = horizon + 22
  const body = `M${n(x - wide)} ${n(foot)}q${n(wide * 0.7)} -18 ${n(wide * 0.5 + lean * 0.4)} ${n(-foot * 0.6)}L${n(x + lean - wide * 0.35)} -6h${n(wide * 0.9)}L${n(x + wide * 0.6)} ${n(foot * 0.45)}Q${n(x + wide * 0.5)} ${n(foot - 18)} ${n(x + wide * 1.3)} ${n(foot)}z`
  const arm = (y: number, side: number, far: number) =>
    `M${n(x)} ${n(y + wide)}Q${n(x + side * far * 0.5)} ${n(y)} ${n(x + side * far)} ${n(y - far * 0.5)}Q${n(x + side * far * 0.4)} ${n(y - far * 0.1)} ${n(x)} ${n(y - wide * 0.6)}z`
  const side = sideOf(sheet, x)
  const rim = `M${n(x + side * wide * 0.46)} ${n(foot * 0.9)}Q${n(x + side * wide * 0.2 + lean * 0.4)} ${n(foot * 0.5)} ${n(x + lean + side * wide * 0.3)} 0`
  return (
    fill(
      body + arm(foot * 0.3, 1, wide * 3.4) + arm(foot * 0.42, -1, wide * 2.8) + arm(foot * 0.16, -1, wide * 2.2),
      tone,
    ) +
    `<path d="${rim}" fill="none" stroke="${tones.glow}" stroke-width="${n(Math.max(1.4, wide * 0.14))}" opacity="0.65"/>`
  )
}
const hills = (sheet: Sheet, lift: number, tone: string) => {
  const { w, horizon, chance } = sheet
  const a = between(chance, 0.4, 1)
  const b = between(chance, 0.4, 1)
  return fill(
    `M-5 ${n(horizon + 30)}V${n(horizon - lift * 0.4)}Q${n(w * 0.2)} ${n(horizon - lift * (1 + a))} ${n(w * 0.48)} ${n(horizon - lift * 0.35)}T${n(w + 5)} ${n(horizon - lift * b)}V${n(horizon + 30)}Z`,
    tone,
  )
}
/** A tower, with battlements or a roof. */
function tower(sheet: Sheet, x: number, top: number, half: number, roof: boolean): string {
  const { horizon, tones, chance } = sheet
  const side = sideOf(sheet, x)
  const foot = horizon + 10
  const crown = roof
    ? cut([
        [x - half * 1.35, top + 2],
        [x, top - half * 3.1],
        [x + half * 1.35, top + 2],
      ])
    : times(
        3,
        (i) =>
          `M${n(x - half * 1.25 + i * half * 0.95)} ${n(top)}v${n(-half * 0.55)}h${n(half * 0.6)}v${n(half * 0.55)}z`,
      ).join('') +
      cut([
        [x - half * 1.25, top - 1],
        [x + half * 1.25, top - 1],
        [x + half, top + half * 0.7],
        [x - half, top + half * 0.7],
      ])
  const wall = cut([
    [x - half, top],
    [x + half, top],
    [x + half * 1.12, foot],
    [x - half * 1.12, foot],
  ])
  const shine = cut([
    [x + side * half * 0.5, top + 3],
    [x + side * half, top],
    [x + side * half * 1.12, foot],
    [x + side * half * 0.62, foot],
  ])
  const panes = times(
    2,
    (i) =>
      `M${n(x - half * 0.22)} ${n(top + half * (1.5 + i * 2.1 + chance() * 0.4))}v-${n(half * 0.5)}a${n(half * 0.22)} ${n(half * 0.3)} 0 0 1 ${n(half * 0.44)} 0v${n(half * 0.5)}z`,
  ).join('')
  return fill(wall + crown, dark(sheet)) + fill(shine, lit(sheet), 0.65) + fill(panes, tones.light, 0.9)
}
function house(sheet: Sheet, x: number, wide: number, foot: number): string {
  const { tones } = sheet
  const side = sideOf(sheet, x)
  const wall = foot - wide * 0.5
  const roof: Point[] = [
    [x - wide * 0.66, wall + 3],
    [x - wide * 0.1, wall - wide * 0.62],
    [x + wide * 0.12, wall - wide * 0.6],
    [x + wide * 0.66, wall + 3],
  ]
  const slope: Point[] =
    side > 0 ? [roof[2]!, roof[3]!, [x + wide * 0.34, wall + 3]] : [roof[1]!, roof[0]!, [x - wide * 0.34, wall + 3]]
  return (
    fill(
      cut([
        [x - wide * 0.5, foot],
        [x - wide * 0.5, wall],
        [x + wide * 0.5, wall],
        [x + wide * 0.5, foot],
      ]) + cut(roof),
      dark(sheet),
    ) +
    fill(cut(slope), lit(sheet), 0.8) +
    fill(
      `M${n(x - wide * 0.13)} ${n(foot - wide * 0.14)}v-${n(wide * 0.2)}h${n(wide * 0.22)}v${n(wide * 0.2)}z`,
      tones.light,
      0.95,
    )
  )
}
const arch = (x: number, foot: number, wide: number, high: number) =>
  `M${n(x - wide)} ${n(foot)}V${n(foot - high)}Q${n(x - wide)} ${n(foot - high - wide * 1.05)} ${n(x)} ${n(foot - high - wide * 1.5)}Q${n(x + wide)} ${n(foot - high - wide * 1.05)} ${n(x + wide)} ${n(foot - high)}V${n(foot)}z`
/** A hall of vaults whose last one is open to the light. */
const vaults = (sheet: Sheet) => {
  const { w, h, horizon, tones, light } = sheet
  const back = mixed(tones.ink, tones.deep, 0.35)
  const high = horizon * 0.52
  const whole = `M0 0H${n(w)}V${n(horizon + 12)}H0z`
  const open = arch(light.x, horizon + 12, w * 0.23, high)
  const ribs = [1.22, 1.5]
    .map(
      (share) =>
        `<path d="${arch(light.x, horizon + 12, w * 0.23 * share, high)}" fill="none" stroke="${tones.mid}" stroke-width="${n(3.4)}" opacity="0.75"/>`,
    )
    .join('')
  const stones = times(30, () =>
    stroke(between(sheet.chance, -10, w), between(sheet.chance, 6, horizon), between(sheet.chance, 8, 26), 1.5),
  ).join('')
  return `<path d="${whole}${open}" fill="${back}" fill-rule="evenodd"/>${ribs}${fill(stones, tones.mid, 0.34)}${fill(`M0 ${n(h)}`, back)}`
}
/** Rock all round, with teeth. */
const cavern = (sheet: Sheet) => {
  const { w, h, tones, chance } = sheet
  const rim = (grow: number, tone: string) => {
    const points: Point[] = []
    const count = 34
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * 2 * Math.PI
      const tooth = i % 2 ? 1 : between(chance, 0.8, 0.93)
      points.push([
        w / 2 + Math.cos(angle) * w * 0.49 * grow * tooth,
        h * 0.46 + Math.sin(angle) * h * 0.5 * grow * tooth,
      ])
    }
    return `<path d="M-2-2H${n(w + 2)}V${n(h + 2)}H-2z${cut(points)}" fill="${tone}" fill-rule="evenodd"/>`
  }
  return (
    rim(0.86, mixed(tones.deep, tones.mid, 0.3)) + rim(0.97, mixed(tones.ink, tones.deep, 0.55)) + rim(1.1, tones.ink)
  )
}
const waves = (sheet: Sheet) => {
  const { w, h, horizon, tones, chance } = sheet
  return times(5, (i) => {
    const y = horizon - 10 + (i * (h - horizon + 16)) / 4.4
    const size = 13 + i * 5
    const shift = -chance() * size * 2
    const count = Math.ceil(w / (size * 2)) + 2
    const crest = times(
      count,
      () =>
        `q${n(size * 0.5)}-${n(size * 0.75)} ${n(size)}-${n(size * 0.42)}q${n(size * 0.05)} ${n(size * 0.38)} ${n(size)} ${n(size * 0.42)}`,
    ).join('')
    const tone = mixed(mixed(tones.deep, tones.mid, 0.75), tones.ink, i * 0.2)
    return `<path d="M${n(shift)} ${n(y)}${crest}V${n(h + 5)}H${n(shift)}z" fill="${tone}"/><path d="M${n(shift)} ${n(y)}${crest}" fill="none" stroke="${mixed(tones.glow, tones.light, 0.3)}" stroke-width="1.600" opacity="${n(0.85 - i * 0.12)}"/>`
  }).join('')
}
const columns = (sheet: Sheet, broken: boolean) => {
  const { w, horizon, tones, chance } = sheet
  const foot = horizon + 8
  const pillars = [0.08, 0.24, 0.76, 0.92].map((at, i) => {
    const x = w * at
    const top = broken ? foot - horizon * between(chance, 0.24, 0.8) : foot - horizon * 0.7
    const half = w * 0.034
    const side = sideOf(sheet, x)
    const cap =
      broken && i % 2
        ? ''
        : `M${n(x - half * 1.7)} ${n(top)}h${n(half * 3.4)}l${n(-half * 0.7)} ${n(half * 1.1)}h${n(-half * 2)}z`
    return (
      fill(
        cut([
          [x - half, top + (broken ? chance() * 14 : 0)],
          [x + half, top + (broken ? chance() * 14 : 0)],
          [x + half * 1.1, foot],
          [x - half * 1.1, foot],
        ]) + cap,
        dark(sheet),
      ) +
      fill(
        cut([
          [x + side * half * 0.25, top + 9],
          [x + side * half * 0.95, top + 9],
          [x + side * half * 1.05, foot],
          [x + side * half * 0.3, foot],
        ]),
        lit(sheet),
        0.75,
      )
    )
  })
  const roof = broken
    ? ''
    : fill(
        cut([
          [-4, foot - horizon * 0.7],
          [-4, foot - horizon * 0.76],
          [w / 2, foot - horizon * 0.98],
          [w + 4, foot - horizon * 0.76],
          [w + 4, foot - horizon * 0.7],
        ]),
        dark(sheet),
      ) + fill(stroke(-4, foot - horizon * 0.73, w + 8, 2.4), tones.glow, 0.7)
  return pillars.join('') + roof
}

// --- near -----------------------------------------------------------------------------------------------------------

const blades = (sheet: Sheet, count: number, high: number) => {
  const { w, h, chance, tones } = sheet
  const one = () => {
    const edge = chance() < 0.5 ? between(chance, -4, w * 0.3) : between(chance, w * 0.7, w + 4)
    const bend = between(chance, -14, 14)
    const tall = between(chance, high * 0.5, high)
    return `M${n(edge - 2.5)} ${n(h + 2)}Q${n(edge)} ${n(h - tall * 0.6)} ${n(edge + bend)} ${n(h - tall)}Q${n(edge + 3)} ${n(h - tall * 0.5)} ${n(edge + 3)} ${n(h + 2)}z`
  }
  return fill(times(count, one).join(''), tones.ink)
}
const reeds = (sheet: Sheet) => {
  const { w, h, chance, tones } = sheet
  const one = (i: number) => {
    const x = i % 2 ? between(chance, 4, w * 0.22) : between(chance, w * 0.78, w - 4)
    const tall = between(chance, h * 0.2, h * 0.42)
    return `M${n(x - 1)} ${n(h)}l1-${n(tall)}h1l1 ${n(tall)}zM${n(x - 2.4)} ${n(h - tall)}q2.600-5 5 0v15q-2.500 4-5 0z`
  }
  return blades(sheet, 16, h * 0.24) + fill(times(9, one).join(''), tones.ink)
}
const rocks = (sheet: Sheet) => {
  const { w, h, chance, tones } = sheet
  return [0, 1]
    .map((side) => {
      const x = side ? w + 6 : -6
      const to = side ? -1 : 1
      const high = h * between(chance, 0.14, 0.24)
      const far = w * between(chance, 0.24, 0.36)
      const body: Point[] = [
        [x, h + 4],
        [x, h - high],
        [x + to * far * 0.26, h - high * 1.06],
        [x + to * far * 0.44, h - high * 0.6],
        [x + to * far * 0.7, h - high * 0.52],
        [x + to * far, h + 4],
      ]
      return (
        fill(cut(body), tones.ink) +
        fill(stroke(Math.min(x + to * 4, x + to * far * 0.26), h - high * 0.98, far * 0.24, 2), tones.glow, 0.55)
      )
    })
    .join('')
}
const thorns = (sheet: Sheet) => {
  const { w, h, tones, chance } = sheet
  const vine = (side: number) => {
    const x = side > 0 ? -6 : w + 6
    const d = `M${n(x)} ${n(h * 0.62)}Q${n(x + side * w * 0.1)} ${n(h * 0.86)} ${n(x + side * w * 0.3)} ${n(h + 6)}`
    const spikes = times(6, (i) => {
      const at = (i + 0.5) / 6
      const px = x + side * w * (0.2 * at * (1 - at) + 0.3 * at * at)
      const py = h * 0.62 * (1 - at) ** 2 + h * 0.86 * 2 * at * (1 - at) + (h + 6) * at * at
      return `M${n(px - 3)} ${n(py)}l${n(side * 10)}-${n(9 + chance() * 7)} ${n(-side * 2)} ${n(13)}z`
    }).join('')
    return `<path d="${d}" fill="none" stroke="${tones.ink}" stroke-width="7"/>${fill(spikes, tones.ink)}`
  }
  return vine(1) + vine(-1)
}

/** What lies far away, and what is close to the eye. */
export const PLACES = {
  mountains: { far: (s: Sheet) => peaks(s), near: rocks },
  snow: { far: (s: Sheet) => peaks(s, true) + woods(s, 9, 22, 40, dark(s), s.tones.light), near: rocks },
  cliffs: {
    far: (s: Sheet) => {
      const wall = (x: number, side: number) => {
        const top = s.horizon * between(s.chance, 0.08, 0.26)
        const far = s.w * 0.34
        const shape: Point[] = [
          [x, s.horizon + 40],
          [x, top],
          [x + side * far * 0.5, top + 6],
          [x + side * far * 0.62, top + s.horizon * 0.26],
          [x + side * far * 0.84, top + s.horizon * 0.32],
          [x + side * far, s.horizon + 40],
        ]
        const cracks = times(
          8,
          () =>
            `M${n(x + side * far * between(s.chance, 0.08, 0.5))} ${n(top + between(s.chance, 8, 40))}l${n(side * 4)} ${n(between(s.chance, 18, 50))} ${n(side * 5)} 6-${n(4)}-7z`,
        ).join('')
        return (
          fill(cut(shape), dark(s)) +
          fill(
            cut([
              shape[2]!,
              shape[3]!,
              shape[4]!,
              shape[5]!,
              [x + side * far * 0.74, s.horizon + 40],
              [x + side * far * 0.6, top + s.horizon * 0.4],
              [x + side * far * 0.4, top + s.horizon * 0.2],
            ]),
            lit(s),
            0.5,
          ) +
          fill(cracks, s.tones.glow, 0.35)
        )
      }
      return peak(s, s.w * 0.5, s.horizon * 0.46, s.w * 0.2) + wall(-4, 1) + wall(s.w + 4, -1)
    },
    near: rocks,
  },
  forest: {
    far: (s: Sheet) =>
      woods(s, 13, 40, 92, mixed(s.tones.deep, s.tones.mid, 0.45)) + woods(s, 8, 60, 130, dark(s), s.tones.glow),
    near: (s: Sheet) => blades(s, 20, s.h * 0.22),
  },
  deepwood: {
    far: (s: Sheet) =>
      woods(s, 10, 60, 120, mixed(s.tones.deep, s.tones.mid, 0.35)) +
      [0.07, 0.22, 0.8, 0.95].map((at) => trunk(s, s.w * at, between(s.chance, 8, 15), dark(s))).join(''),
    near: thorns,
  },
  marsh: {
    far: (s: Sheet) =>
      hills(s, 16, mixed(s.tones.deep, s.tones.mid, 0.4)) +
      trunk(s, s.w * (s.light.x > s.w / 2 ? 0.14 : 0.86), 8, dark(s)),
    near: reeds,
  },
  steppe: {
    far: (s: Sheet) =>
      hills(s, 30, mixed(s.tones.deep, s.tones.mid, 0.7)) + hills(s, 12, mixed(s.tones.deep, s.tones.mid, 0.25)),
    near: (s: Sheet) => blades(s, 30, s.h * 0.26),
  },
  desert: {
    far: (s: Sheet) =>
      hills(s, 40, mixed(s.tones.mid, s.tones.glow, 0.25)) + hills(s, 22, mixed(s.tones.mid, s.tones.deep, 0.3)),
    near: rocks,
  },
  castle: {
    far: (s: Sheet) =>
      hills(s, 24, mixed(s.tones.deep, s.tones.mid, 0.3)) +
      tower(s, s.w * 0.12, s.horizon * 0.34, s.w * 0.05, false) +
      tower(s, s.w * 0.88, s.horizon * 0.4, s.w * 0.055, false) +
      tower(s, s.w * 0.25, s.horizon * 0.5, s.w * 0.035, true) +
      tower(s, s.w * 0.76, s.horizon * 0.22, s.w * 0.03, true),
    near: (s: Sheet) => blades(s, 18, s.h * 0.16),
  },
  spire: {
    far: (s: Sheet) => peaks(s) + tower(s, s.w * (s.light.x > s.w / 2 ? 0.2 : 0.8), s.horizon * 0.32, s.w * 0.05, true),
    near: rocks,
  },
  village: {
    far: (s: Sheet) =>
      hills(s, 26, mixed(s.tones.deep, s.tones.mid, 0.35)) +
      [0.09, 0.25, 0.76, 0.92].map((at, i) => house(s, s.w * at, s.w * (i % 2 ? 0.2 : 0.28), s.horizon + 10)).join(''),
    near: (s: Sheet) => blades(s, 18, s.h * 0.16),
  },
  temple: { far: (s: Sheet) => columns(s, false), near: rocks },
  ruins: {
    far: (s: Sheet) => hills(s, 18, mixed(s.tones.deep, s.tones.mid, 0.35)) + columns(s, true),
    near: (s: Sheet) => rocks(s) + blades(s, 10, s.h * 0.16),
  },
  crypt: { far: vaults, near: thorns },
  hall: { far: vaults, near: () => '' },
  cave: { far: cavern, near: rocks },
  sea: { far: waves, near: () => '' },
  clouds: {
    far: (s: Sheet) => clouds(s, s.horizon * 0.95) + clouds(s, s.horizon * 1.16) + clouds(s, s.h * 1.02),
    near: () => '',
  },
  bridge: {
    far: (s: Sheet) =>
      peaks(s) +
      `<path d="M-4 ${n(s.horizon * 0.7)}Q${n(s.w / 2)} ${n(s.horizon * 0.42)} ${n(s.w + 4)} ${n(s.horizon * 0.7)}V${n(s.horizon * 0.86)}Q${n(s.w / 2)} ${n(s.horizon * 0.58)} -4 ${n(s.horizon * 0.86)}z" fill="${dark(s)}"/><path d="M-4 ${n(s.horizon * 0.69)}Q${n(s.w / 2)} ${n(s.horizon * 0.41)} ${n(s.w + 4)} ${n(s.horizon * 0.69)}" fill="none" stroke="${s.tones.glow}" stroke-width="3"/>`,
    near: rocks,
  },
  stones: {
    far: (s: Sheet) =>
      hills(s, 20, mixed(s.tones.deep, s.tones.mid, 0.4)) +
      [0.07, 0.22, 0.79, 0.94]
        .map((at) => {
          const x = s.w * at
          const high = s.horizon * between(s.chance, 0.3, 0.58)
          const half = s.w * between(s.chance, 0.028, 0.045)
          const side = sideOf(s, x)
          const foot = s.horizon + 10
          return (
            fill(
              cut([
                [x - half, foot],
                [x - half * 0.8, foot - high * 0.92],
                [x + half * 0.1, foot - high],
                [x + half * 0.8, foot - high * 0.9],
                [x + half * 1.1, foot],
              ]),
              dark(s),
            ) +
            fill(
              cut([
                [x + side * half * 0.3, foot - high * 0.9],
                [x + side * half * 0.8, foot - high * 0.9],
                [x + side * half, foot],
                [x + side * half * 0.5, foot],
              ]),
              lit(s),
              0.7,
            )
          )
        })
        .join(''),
    near: (s: Sheet) => blades(s, 22, s.h * 0.18),
  },
  flames: {
    far: (s: Sheet) =>
      hills(s, 20, dark(s)) +
      times(9, (i) => {
        const x = (i + 0.5) * (s.w / 9)
        const high = between(s.chance, 0.3, 0.72) * s.horizon
        const foot = s.horizon + 14
        const tongue = (share: number) =>
          `M${n(x - 17 * share)} ${n(foot)}q-${n(4 * share)}-${n(high * 0.35 * share)} ${n(9 * share)}-${n(high * 0.55 * share)}q2 ${n(high * 0.14)} ${n(7 * share)} ${n(high * 0.06)}q${n(-2 * share)}-${n(high * 0.3 * share)} ${n(6 * share)}-${n(high * 0.5 * share)}q${n(4 * share)} ${n(high * 0.3 * share)} ${n(11 * share)} ${n(high * 0.5 * share)}q${n(6 * share)} ${n(high * 0.3 * share)} 0 ${n(high * 0.49 * share)}z`
        return fill(tongue(1), s.tones.mid, 0.9) + fill(tongue(0.62), s.tones.glow) + fill(tongue(0.3), s.tones.light)
      }).join(''),
    near: rocks,
  },
} satisfies Record<string, { far: (sheet: Sheet) => string; near: (sheet: Sheet) => string }>
export type Place = keyof typeof PLACES

/** The ground one stands on, cut in strokes that end where the light does. */
export function ground(sheet: Sheet): string {
  const { w, h, horizon, tones, chance, light } = sheet
  const lines = times(16, (i) => {
    const y = horizon + 7 + (i / 16) ** 1.3 * (h - horizon)
    const long = between(chance, w * 0.1, w * 0.34)
    return stroke(light.x - long / 2 + between(chance, -w * 0.34, w * 0.34), y, long, 1.3 + (i / 16) * 1.8)
  }).join('')
  return (
    fill(
      `M-4 ${n(horizon + 5)}Q${n(w * 0.3)} ${n(horizon - 6)} ${n(w * 0.55)} ${n(horizon + 3)}T${n(w + 4)} ${n(horizon)}V${n(h + 4)}H-4z`,
      mixed(tones.ink, tones.deep, 0.62),
    ) + fill(lines, mixed(tones.mid, tones.glow, 0.45), 0.6)
  )
}

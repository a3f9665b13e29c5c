import { bust, HEADS, ROBES, WORN } from './bust.ts'
import { bodyTones, figure, type Lighting } from './figure.ts'
import { frame, type Ornament } from './frame.ts'
import { ground, PLACES, type Place } from './land.ts'
import { byDay, mixed, MOODS, STUFFS, type Mood, type Stuff, type Tones } from './palette.ts'
import { between, fill, n, stroke, times, type Sheet } from './pen.ts'
import { LIGHTS, mist, sky, type Light } from './sky.ts'
import { chanceOf, markOf, wordsOf } from './words.ts'

/** Upright like a card, wide like the picture of one, or round like a pawn. */
export type Shape = 'card' | 'wide' | 'disc'
export interface Order {
  shape?: Shape
  day?: boolean
  frame?: Ornament
}
/** Drawings of 512 × 512 by their names. */
export type Drawings = Readonly<Record<string, string>>

const SIZES: Record<Shape, [number, number]> = { card: [300, 400], wide: [300, 200], disc: [200, 200] }
const isMood = (word: string): word is Mood => word in MOODS
const isStuff = (word: string): word is Stuff => word in STUFFS
const isLight = (word: string): word is Light => word in LIGHTS
const isPlace = (word: string): word is Place => word in PLACES
/** What falls or drifts before the far land, or over everything. */
const VEILS: Record<string, (sheet: Sheet) => string> = {
  mist,
  snowfall: (sheet) => specks(sheet, 46, 1, 2.6, sheet.tones.light),
  embers: (sheet) => specks(sheet, 40, 0.8, 2.2, mixed(sheet.tones.glow, sheet.tones.light, 0.3)),
  rain: (sheet) =>
    fill(
      times(46, () => {
        const [x, y, long] = [
          between(sheet.chance, 0, sheet.w + 20),
          between(sheet.chance, -10, sheet.h),
          between(sheet.chance, 10, 26),
        ]
        return `M${n(x)} ${n(y)}l${n(-long * 0.3)} ${n(long)} 1.200 0.300z`
      }).join(''),
      sheet.tones.light,
      0.5,
    ),
}
const specks = ({ w, h, chance }: Sheet, count: number, least: number, most: number, tone: string) =>
  fill(
    times(count, () => {
      const r = between(chance, least, most)
      return `M${n(between(chance, 0, w))} ${n(between(chance, 0, h))}l${n(r)} ${n(r * 0.8)} ${n(-r * 0.8)} ${n(r)} ${n(-r)}-${n(r * 0.8)}z`
    }).join(''),
    tone,
    0.8,
  )
/** How many of a figure there are, and how it stands. */
const STANDS = new Set(['pair', 'trio', 'tiny', 'low', 'turned', 'large', 'sunk', 'behind'])
const isPart = (word: string) => word in ROBES || word in HEADS || word in WORN

/** Words of a line that mean nothing to the kit. */
export const unknownIn = (line: string, drawings: Drawings): string[] =>
  wordsOf(line).filter(
    (word) =>
      !isMood(word) &&
      !isStuff(word) &&
      !isLight(word) &&
      !isPlace(word) &&
      !(word in VEILS) &&
      !STANDS.has(word) &&
      !isPart(word) &&
      !(word in drawings),
  )
/** Whether a word of a line asks for a drawing that lies outside the kit. */
export const isOutside = (word: string) => unknownIn(word, {}).length > 0

/** The picture of a few words: `wolf-head, forest, moon, night`. The same words make the same picture. */
export function paint(
  line: string,
  drawings: Drawings,
  { shape = 'wide', day = false, frame: ornament }: Order = {},
): string {
  const words = wordsOf(line)
  const chance = chanceOf(line)
  const [w, h] = SIZES[shape]
  const small = shape === 'disc'
  const mood = MOODS[words.find(isMood) ?? 'night']
  const tones = day ? byDay(mood) : mood
  const place = PLACES[words.find(isPlace) ?? 'clouds']
  const lamp = LIGHTS[words.find(isLight) ?? 'halo']
  const side = chance() < 0.5 ? -1 : 1
  const high = shape === 'card' ? 0.3 : 0.4
  const sheet: Sheet = {
    w,
    h,
    horizon: h * (shape === 'card' ? 0.74 : 0.76),
    light: {
      x: w * (0.5 + side * (small ? 0.1 : 0.15)),
      y: h * high,
      r: Math.min(w, h) * (shape === 'card' ? 0.25 : small ? 0.4 : 0.33),
    },
    tones,
    chance,
    mark: markOf(`${line}${shape}${day}${ornament ?? ''}`),
  }
  const stuff = words.find(isStuff)
  const lighting: Lighting = {
    tones: lively(stuff ? STUFFS[stuff] : mood, tones, day),
    from: { x: side * 150, y: -190 },
    mark: sheet.mark,
  }
  const veils = words.filter((word) => word in VEILS)
  const subject = standing(words, drawings, sheet, lighting, day)
  const body = [
    sky(sheet),
    lamp(sheet),
    place.far(sheet),
    veils.includes('mist') ? mist(sheet) : '',
    place === PLACES.cave || place === PLACES.sea || place === PLACES.clouds ? '' : ground(sheet),
    subject.picture,
    small ? '' : place.near(sheet),
    veils.map((veil) => (veil === 'mist' ? '' : VEILS[veil]!(sheet))).join(''),
    small ? '' : grain(sheet),
    `<rect width="${n(w)}" height="${n(h)}" fill="url(#${sheet.mark}v)"/>`,
    ornament && !small ? frame(sheet, ornament) : '',
  ].join('')
  const vignette = `<radialGradient id="${sheet.mark}v" cx="0.500" cy="0.460" r="0.720"><stop offset="0.620" stop-color="${tones.ink}" stop-opacity="0"/><stop offset="1" stop-color="${tones.ink}" stop-opacity="${day ? 0.28 : 0.6}"/></radialGradient>`
  const round = small ? `<clipPath id="${sheet.mark}c"><circle cx="100" cy="100" r="100"/></clipPath>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><defs>${subject.defs}${vignette}${round}</defs><g${small ? ` clip-path="url(#${sheet.mark}c)"` : ''}>${body}</g></svg>`
}

/** The tones of a figure: its own, under the light of the scene. */
const lively = (own: Tones, scene: Tones, day: boolean): Tones => ({
  ink: own.ink,
  deep: own.deep,
  mid: mixed(own.mid, scene.mid, 0.15),
  glow: day ? mixed(own.glow, own.mid, 0.25) : own.glow,
  light: mixed(own.light, day ? '#ffffff' : scene.light, 0.4),
})

/** A head and shoulders, with whatever is held behind them. */
function portrait(words: readonly string[], shown: string[], sheet: Sheet, robe: Lighting, day: boolean) {
  const { w, h } = sheet
  const [, second] = words.filter(isStuff)
  const lit = (letter: string, tones: Tones): Lighting => ({
    ...robe,
    mark: sheet.mark + letter,
    tones: lively(tones, sheet.tones, day),
  })
  const skin = lit('s', STUFFS[second ?? 'flesh'])
  const pale = lit('p', STUFFS.bone)
  const steel = lit('h', STUFFS.iron)
  const size = w === h ? 206 : h < w ? h * 1.02 : w * 1.1
  const at = `translate(${n((w - size) / 2)} ${n(w === h ? h - size * 0.96 : h < w ? h * 0.06 : h - size * 0.985)}) scale(${(size / 512).toFixed(3)})`
  const hasHead = words.some((word) => word in HEADS)
  const [first, ...rest] = shown
  const sunk = words.includes('sunk')
  const head =
    hasHead || !first
      ? ''
      : figure(
          first,
          sunk ? 'translate(107 30) scale(0.580)' : 'translate(118 20) scale(0.540)',
          sunk || second ? skin : robe,
          40,
        )
  const held = (hasHead ? shown : rest).map((d, i) =>
    (i + (sheet.light.x > w / 2 ? 0 : 1)) % 2 === 0
      ? figure(
          d,
          'translate(250 60) rotate(-8) scale(-0.600 0.600)',
          { ...steel, from: { ...steel.from, x: -steel.from.x } },
          36,
        )
      : figure(d, 'translate(262 60) rotate(8) scale(0.600)', steel, 36),
  )
  return {
    picture: `<g transform="${at}">${held.join('')}${bust(words, { robe, skin, pale }, head)}</g>`,
    defs: [robe, skin, pale, steel].map(bodyTones).join(''),
  }
}
/** Whoever or whatever the picture is of. */
function standing(
  words: readonly string[],
  drawings: Drawings,
  sheet: Sheet,
  lighting: Lighting,
  day: boolean,
): { picture: string; defs: string } {
  const { w, h, chance } = sheet
  const shown = words.filter((word) => isOutside(word) && word in drawings).map((word) => drawings[word]!)
  const round = w === h
  if (words.some(isPart)) return portrait(words, shown, sheet, lighting, day)
  const [first, second] = shown
  if (!first) return { picture: '', defs: '' }
  const size =
    (round ? 150 : Math.min(h * 0.8, w * 0.74)) * (words.includes('tiny') ? 0.66 : words.includes('large') ? 1.14 : 1)
  const foot = words.includes('low') ? h * 0.98 : h * (round ? 0.88 : h < w ? 0.93 : 0.86)
  const one = (d: string, x: number, share: number, turned: boolean, lift = 0) => {
    const scale = (size * share) / 512
    return figure(
      d,
      `translate(${n(x - (turned ? -1 : 1) * 256 * scale)} ${n(foot - lift - size * share)}) scale(${turned ? '-' : ''}${scale.toFixed(3)} ${scale.toFixed(3)})`,
      turned ? { ...lighting, from: { ...lighting.from, x: -lighting.from.x } } : lighting,
    )
  }
  const turned = words.includes('turned')
  const shadow =
    sheet.horizon < foot && !round
      ? `<ellipse cx="${n(w / 2)}" cy="${n(foot - size * 0.02)}" rx="${n(size * 0.46)}" ry="${n(size * 0.07)}" fill="${sheet.tones.ink}" opacity="0.6"/>`
      : ''
  const picture = words.includes('trio')
    ? one(first, w * 0.24, 0.62, true, size * 0.14) +
      one(first, w * 0.76, 0.62, false, size * 0.14) +
      one(first, w / 2, 0.92, turned)
    : words.includes('pair')
      ? one(second ?? first, w * 0.68, 0.76, true, size * 0.08) + one(first, w * 0.34, 0.86, false)
      : second && words.includes('behind')
        ? one(second, w / 2, 1.2, false, size * 0.06) + one(first, w / 2, 0.82, turned)
        : second
          ? one(second, w * (0.5 + 0.24 * (chance() < 0.5 ? -1 : 1)), 0.62, false, size * 0.26) +
            one(first, w / 2, 0.95, turned)
          : one(first, w / 2, 1, turned)
  return { picture: shadow + picture, defs: bodyTones(lighting) }
}

/** Where the block took no ink, and where it took too much. */
function grain({ w, h, tones, chance }: Sheet): string {
  const flecks = (count: number) =>
    times(count, () =>
      stroke(
        between(chance, 0, w),
        between(chance, 0, h),
        between(chance, 1.5, 5),
        between(chance, 0.4, 1.1),
        between(chance, -0.8, 0.8),
      ),
    ).join('')
  return fill(flecks(46), tones.ink, 0.5) + fill(flecks(34), tones.light, 0.3)
}

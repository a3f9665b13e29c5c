import { describe, expect, it } from 'vitest'
import authors from './authors.json'
import type { ArtSet } from './art.svelte'
import { silhouette } from './figure.ts'
import { ORNAMENTS } from './frame.ts'
import { paint, unknownIn, type Shape } from './paint'
import { MOODS } from './palette.ts'

const SHAPES: Shape[] = ['card', 'wide', 'disc']
const SETS = import.meta.glob<{ art: ArtSet }>('../games/*/art.ts', { eager: true })
const pictures = Object.entries(SETS).flatMap(([path, { art }]) =>
  Object.entries(art.lines).flatMap(([kind, list]) =>
    Object.entries(list).map(([name, line]) => ({ game: path.split('/')[2]!, kind, name, line, art })),
  ),
)
const LINE = 'hood, beard, cloak, snow, crescent, dusk, brown, mist'

describe('the kit', () => {
  it.each(SHAPES)('paints the same words as the same %s', (shape) => {
    expect(paint(LINE, {}, { shape })).toBe(paint(LINE, {}, { shape }))
  })
  it('paints other words, another shape, another hour of the day otherwise', () => {
    const seen = [
      paint(LINE, {}),
      paint(`${LINE}, rain`, {}),
      paint(LINE, {}, { shape: 'card' }),
      paint(LINE, {}, { day: true }),
      ...ORNAMENTS.map((frame) => paint(LINE, {}, { frame })),
    ]
    expect(new Set(seen).size).toBe(seen.length)
  })
  it('says which words it does not know', () => {
    expect(unknownIn('hood, snow, dusk, bagpipe, wolf', { wolf: 'M0 0' })).toEqual(['bagpipe'])
  })
  it('has an hour of its own for every mood', () => {
    const seen = Object.keys(MOODS).map((mood) =>
      paint(`castle, moon, ${mood}`, {}).replace(/[a-z0-9]{4,6}[vcb]\b/g, ''),
    )
    expect(new Set(seen).size).toBe(seen.length)
  })
  it('finds the outline of a drawing, without what is cut out of it', () => {
    expect(silhouette('M0 0h100v100h-100zm10 10h80v80h-80z')).toBe('M0 0h100v100h-100z')
    expect(silhouette('M0 0h10v10zm20 0h10v10z')).toBe('M0 0h10v10zM20 0h10v10z')
    expect(silhouette('M0 0a5 5 0 0110 0z')).toBe('M0 0a5 5 0 0 1 10 0z')
  })
})

describe('the pictures of the games', () => {
  it('are of words that are known', () => {
    for (const { name, line, art } of pictures) expect(unknownIn(line, art.drawings), name).toEqual([])
  })
  it('name whoever drew what comes from outside', () => {
    const taken = new Set(Object.values(SETS).flatMap(({ art }) => Object.keys(art.drawings)))
    expect(Object.keys(authors).sort()).toEqual([...taken].sort())
  })
  it('refer to nothing that is missing, and are small', () => {
    for (const { name, kind, line, art } of pictures)
      for (const shape of SHAPES) {
        const svg = paint(line, art.drawings, { shape, frame: art.frame(kind, name) })
        expect(svg, name).not.toMatch(/NaN|undefined|Infinity/)
        const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
        for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(named, `${name}: ${id}`).toContain(id)
        expect(svg.length, name).toBeLessThan(64_000)
      }
  })
  it('are well formed, one of each kind', () => {
    const kinds = new Map(pictures.map((one) => [`${one.game}/${one.kind}`, one]))
    for (const [name, { line, art }] of kinds)
      for (const shape of SHAPES) {
        const page = new DOMParser().parseFromString(
          paint(line, art.drawings, { shape, frame: 'star' }),
          'image/svg+xml',
        )
        expect(page.querySelector('parsererror'), name).toBeNull()
      }
  })
  it('differ from each other, line and picture', () => {
    for (const game of Object.keys(SETS).map((path) => path.split('/')[2])) {
      const own = pictures.filter((one) => one.game === game)
      const seen = own.map(({ line, art }) => paint(line, art.drawings, { shape: 'disc' }))
      expect(new Set(own.map(({ line }) => line)).size).toBe(own.length)
      expect(new Set(seen).size).toBe(own.length)
    }
  })
})

import { SvelteMap } from 'svelte/reactivity'
import { prefs } from '../lib/prefs.svelte'
import type { GameName } from '../lib/types'
import type { Ornament } from './frame.ts'
import type { Drawings, Shape } from './paint'

/** The pictures of a game: a line of words for each thing, by kinds. */
export interface ArtSet {
  lines: Record<string, Record<string, string>>
  drawings: Drawings
  /** What stands in the corners of a frame, and how the thing is called. */
  frame: (kind: string, name: string) => Ornament
  called: (kind: string, name: string) => string
}
type Paint = typeof import('./paint').paint

const SETS = import.meta.glob<{ art: ArtSet }>('../games/*/art.ts')
/** What has come; replaced whole, so that whoever looks sees it. */
let here = $state.raw<{ paint?: Paint; sets: Partial<Record<GameName, ArtSet>> }>({ sets: {} })
const asked = new Map<GameName, Promise<ArtSet | undefined>>()

/** The games that have pictures. */
export const PAINTED = Object.keys(SETS).map((path) => path.split('/')[2] as GameName)
/** Fetches the pictures of a game, once; the kit comes with the first of them. */
export function artOf(game: GameName): Promise<ArtSet | undefined> {
  const known = asked.get(game)
  if (known) return known
  const coming = fetched(game)
  asked.set(game, coming)
  // Who could not fetch them once may try again.
  coming.catch(() => asked.delete(game))
  return coming
}
async function fetched(game: GameName) {
  const from = SETS[`../games/${game}/art.ts`]
  if (!from) return
  const [kit, { art }] = await Promise.all([import('./paint'), from()])
  here = { paint: kit.paint, sets: { ...here.sets, [game]: art } }
  return art
}

/** Some of what a game shows first, once its pictures are here. */
export const facesOf = (game: GameName, count: number): string[] => {
  const [first] = Object.entries(here.sets[game]?.lines ?? {})
  return first
    ? Object.keys(first[1])
        .slice(0, count)
        .map((name) => `${first[0]}/${name}`)
    : []
}

const shelf = new Map<string, string>()
/** The address of a picture, `kind/name` of a game; nothing while it is not there, or where there is none. */
export function pictureOf(
  game: GameName,
  what: string,
  shape: Shape,
  framed: boolean,
  day = prefs.theme === 'light',
): string | undefined {
  void artOf(game).catch(() => undefined)
  const { paint, sets } = here
  const [kind = '', name = ''] = what.split('/')
  const set = sets[game]
  const line = set?.lines[kind]?.[name]
  if (!paint || !set || line === undefined) return
  const key = `${game}/${what}/${shape}/${framed}/${day}`
  const kept = shelf.get(key)
  if (kept) return kept
  const svg = paint(line, set.drawings, { shape, day, frame: framed ? set.frame(kind, name) : undefined })
  const address = `data:image/svg+xml,${svg.replace(/[%#]/g, (sign) => (sign === '#' ? '%23' : '%25'))}`
  shelf.set(key, address)
  return address
}

/** How wide a picture of each shape is when it is printed, in px. */
const PRINTS: Record<Shape, [number, number]> = { card: [240, 320], wide: [288, 192], disc: [160, 160] }
const prints = new SvelteMap<string, string>()
const queue = new Map<string, { address: string; shape: Shape }>()
/** The same picture as dots, for where many lie on one sheet that is moved and zoomed; nothing until it is printed. */
export function printOf(game: GameName, what: string, shape: Shape): string | undefined {
  const address = pictureOf(game, what, shape, false)
  if (!address) return
  const key = `${game}/${what}/${shape}/${prefs.theme}`
  const done = prints.get(key)
  if (done === undefined && !queue.has(key)) {
    queue.set(key, { address, shape })
    if (queue.size === 1) later(() => void printNext())
  }
  return done
}
/** One after another, whenever nobody waits for anything else. */
const later = (todo: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(todo, { timeout: 300 }) : setTimeout(todo, 16)
async function printNext() {
  const [next] = queue
  if (!next) return
  const [key, { address, shape }] = next
  const dots = await printed(address, shape).catch(() => address)
  queue.delete(key)
  prints.set(key, dots)
  if (queue.size) later(() => void printNext())
}
/** A painting that says how large it is: some browsers put no other one on a canvas. */
export const sized = (address: string, [w, h]: [number, number]) =>
  address.replace('<svg ', `<svg width="${w}" height="${h}" `)
async function printed(address: string, shape: Shape): Promise<string> {
  const [width, height] = PRINTS[shape]
  const scene = new Image()
  scene.src = sized(address, [width, height])
  await scene.decode()
  const paper = Object.assign(document.createElement('canvas'), { width, height })
  paper.getContext('2d')!.drawImage(scene, 0, 0, width, height)
  const file = await new Promise<Blob | null>((resolve) => paper.toBlob(resolve, 'image/webp', 0.9))
  return file ? URL.createObjectURL(file) : address
}

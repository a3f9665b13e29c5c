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

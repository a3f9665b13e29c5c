import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableOf, type GameModule } from './games'
import { Live } from './lib/live.svelte'
import { remember } from './lib/seen'
import type { ClientMessage, GameName, Moment, TableState } from './lib/types'
import type { Scene, TableMessage, UpdateMessage } from './wire'

/** What somebody was sent, and what the server then had: written by tools/recorded.py. */
interface Heard {
  message: TableMessage | UpdateMessage
  since?: number
  look?: [number | null]
  scene?: string
  pictures?: string[]
}
interface Screen {
  name: string
  watching: boolean
  heard: Heard[]
  chronicle: Moment[][]
}
interface Match {
  game: GameName
  screens: Screen[]
}
const FOLDER = '.recorded/matches'
const matches = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, Match] => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))])

/** JSON with sorted keys, numbers as the server writes them; what pictures share is written once. */
function written(value: unknown): string {
  if (typeof value === 'number' && value !== 0 && Math.abs(value) < 1e-4)
    return value.toExponential().replace(/-(\d)$/, '-0$1')
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const text =
    known.get(value) ?? (Array.isArray(value) ? `[${value.map(written).join(',')}]` : `{${fields(value).join(',')}}`)
  known.set(value, text)
  return text
}
const known = new WeakMap<object, string>()
const fields = (value: object) =>
  Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${written(one)}`)
const digest = (value: unknown) => createHash('sha1').update(written(value)).digest('hex').slice(0, 12)

const sceneOf = ({
  version,
  seats,
  mine,
  chair,
  view,
  asking,
  options,
  undo,
  clock,
  over,
  winners,
  seal,
  guide,
  puzzle,
  again,
  onward,
  late,
  paused,
  rewind,
  secret,
  dues,
  rests,
  left,
}: TableState): Scene => ({
  version,
  seats,
  mine,
  chair,
  view,
  asking,
  options,
  undo,
  clock,
  over,
  winners,
  seal,
  guide,
  puzzle,
  again,
  onward,
  late,
  paused,
  rewind,
  secret,
  dues,
  rests,
  left,
})

/** A client as a page has it, whose pictures are written down as they are shown. */
function onlooker(module: GameModule, watch: string | null) {
  const pictures: string[] = []
  const sent: ClientMessage[] = []
  const pause: GameModule['pause'] = (event) => {
    pictures.push(digest(live.shown))
    return module.pause(event)
  }
  // The people of the recording are called to every window themselves, and tap every result away.
  const live: Live = new Live('table', async () => ({ ...module, pause, lets: undefined, results: undefined }), watch)
  live.wire.send = (message) => sent.push(message) > 0
  return { live, pictures, sent }
}
/** Everything has been shown, and the picture is the last one told. */
async function shown(live: Live) {
  await new Promise(setImmediate)
  for (let i = 0; i < 500 && (live.now || live.replaying || live.shown !== live.table!.view); i++)
    await new Promise(setImmediate)
  expect(live.shown).toBe(live.table!.view)
}

beforeEach(() => {
  localStorage.clear()
  // A hidden page shows everything at once.
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
})
afterEach(() => vi.unstubAllGlobals())

it('has whole matches of every game', () => {
  const games = readdirSync('src/games').filter((name) => existsSync(`src/games/${name}/contract.ts`))
  expect(new Set(matches.map(([, match]) => match.game))).toEqual(new Set(games))
  expect(matches.every(([, match]) => match.screens.some((screen) => screen.watching))).toBe(true)
})

describe.each(matches)('%s', (_, match) => {
  it.each(match.screens.map((screen, i): [string, Screen] => [`${screen.name} ${i}`, screen]))(
    'shows %s what the server has, moment by moment',
    { timeout: 600_000 },
    async (_, screen) => {
      const first = screen.heard[0]!
      if (first.since !== undefined) remember('table', first.since)
      const { live, pictures, sent } = onlooker(await tableOf(match.game), screen.watching ? 'secret' : null)
      stub(screen.chronicle)
      for (const [i, { message, since, look, scene, pictures: expected = [] }] of screen.heard.entries()) {
        if (since !== undefined)
          expect(new URLSearchParams(live.wire.address().split('?')[1]).get('since')).toBe(String(since))
        if (look) {
          if (look[0] !== null) live.sit(look[0])
          expect(sent.at(-1)).toEqual({ type: 'look', seat: look[0] })
        }
        const entering = live.table === null
        pictures.length = 0
        live.hear(message)
        await shown(live)
        if (entering) await live.catchUp()
        if (scene === undefined) continue
        expect(digest(sceneOf(live.table!)), `the scene after message ${i}`).toBe(scene)
        const still = look !== undefined || (entering && live.table!.mine.length !== 1)
        expect(pictures, `the pictures of message ${i}`).toEqual(still ? [] : expected)
      }
      if (screen.chronicle.length) await expectChronicle(live, screen.chronicle)
    },
  )
})

/** The pages of the chronicle, as the server would send them. */
function stub(pages: Moment[][]) {
  const moments = pages.toReversed().flat()
  vi.stubGlobal('fetch', async (address: string) => {
    const before = Number(new URLSearchParams(address.split('?')[1]).get('before'))
    return new Response(JSON.stringify(moments.filter((moment) => moment.version < before).slice(-200)))
  })
}
async function expectChronicle(live: Live, pages: Moment[][]) {
  while (!live.whole) await live.older()
  const lines = pages
    .toReversed()
    .flat()
    .flatMap(({ version, told }) => told.map(({ event }, index) => ({ version, index, event })))
  expect(live.log.map((line, i) => faded(line, lines[i]?.event))).toEqual(lines)
}
/** A line as it is told again: a screen that was there has seen more than the past names later. */
function faded(line: Live['log'][number], again: object | undefined) {
  const gone = Object.entries(again ?? {}).filter(([, value]) => value === null)
  return { ...line, event: { ...line.event, ...Object.fromEntries(gone) } }
}

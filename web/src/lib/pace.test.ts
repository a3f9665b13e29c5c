import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameModule } from '../games'
import type { Scene, TableMessage } from '../wire'
import { firstTime } from './first'
import { Live } from './live.svelte'
import { prefs } from './prefs.svelte'
import type { Option, ServerMessage } from './types'

type Game = 'abraca'
const room = {
  direct: async () => {},
  pause: () => 0,
  quiet: new Set(['turn-began']),
  headings: new Set(),
  results: new Set(['round-ended']),
} as unknown as GameModule<Game>
const scene = (version: number) =>
  ({
    version,
    chair: 0,
    mine: [0],
    seats: [],
    asking: [],
    options: [],
    view: {},
    undo: false,
    clock: null,
    over: false,
    winners: [],
    seal: null,
    guide: null,
    puzzle: null,
    again: null,
    onward: null,
    late: [],
    paused: null,
    rewind: null,
  }) as unknown as Scene<Game>
const table = {
  type: 'table',
  game: 'abraca',
  scene: scene(5),
  keep: -1,
  moments: [],
  past: null,
  chat: [],
} as unknown as TableMessage<Game>
const moment = (version: number, ...tags: string[]) => ({
  version,
  told: tags.map((tag) => ({ event: { tag }, patch: [] })),
})
const update = (...moments: object[]) =>
  ({ type: 'update', keep: 99, moments, patch: [] }) as unknown as ServerMessage<Game>

describe('what happens at a table', () => {
  let live: Live<Game>
  beforeEach(() => {
    prefs.setPace('quick')
    live = new Live<Game>('t', () => Promise.resolve(room), null)
    live.module = room
    vi.spyOn(live.wire, 'send').mockReturnValue(true)
    live.hear(table)
  })

  it('waits for a tap where a round has brought something', async () => {
    live.hear(update(moment(6, 'round-ended')))
    await vi.waitFor(() => expect(live.stage.resting).toBe(true))
    expect(live.settled).toBe(false)
    live.stage.next()
    await vi.waitFor(() => expect(live.settled).toBe(true))
  })
  it('keeps nobody who wants it at once', async () => {
    prefs.setPace('once')
    live.hear(update(moment(6, 'round-ended')))
    await vi.waitFor(() => expect(live.settled).toBe(true))
    expect(live.stage.resting).toBe(false)
  })
  it('is told since one has answered last, without what goes without saying', async () => {
    prefs.setPace('once')
    expect(live.since(0)).toEqual([])
    live.answer({ tag: 'stop' } as Option<Game>)
    live.hear(update(moment(6, 'turn-ended'), moment(7, 'turn-began', 'spell-missed'), moment(8, 'spell-cast')))
    await vi.waitFor(() => expect(live.settled).toBe(true))
    expect(live.since(0).map((line) => line.event.tag)).toEqual(['spell-missed', 'spell-cast'])
    expect(live.since(1)).toEqual([])
  })
})

describe('a kind of question', () => {
  it('is new to a device once', () => {
    localStorage.removeItem('magoteka-asked')
    expect([firstTime('a'), firstTime('b'), firstTime('a')]).toEqual([true, true, false])
    localStorage.setItem('magoteka-asked', 'nonsense')
    expect(firstTime('a')).toBe(true)
  })
})

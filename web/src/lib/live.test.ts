import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameModule } from '../games'
import type { View } from '../games/magic_sword/contract'
import type { Scene, TableMessage } from '../wire'
import { Live } from './live.svelte'
import type { ClientMessage, ServerMessage } from './types'

type Game = 'magic_sword'
const pass = { tag: 'pass' } as const
/** Windows are nothing to seats 1 and 3, as all can see. */
const room = { lets: (_: View, seat: number) => (seat % 2 ? pass : undefined) } as unknown as GameModule<Game>

/** Four people at one screen, of whom `asked` are asked whether to cast; `chair` is before it. */
const scene = (version: number, chair: number | null, asked: number[]) =>
  ({
    version,
    chair,
    mine: [0, 1, 2, 3],
    seats: [],
    asking: asked.map((seat) => ({ seat, question: 'cast-or-pass', clause: 'MS-A60' })),
    options: [],
    view: {},
    undo: false,
    clock: null,
    over: false,
    winners: [],
    secret: true,
  }) as unknown as Scene<Game>
const table = (scene: Scene<Game>) =>
  ({
    type: 'table',
    game: 'magic_sword',
    scene,
    keep: -1,
    moments: [],
    past: null,
    chat: [],
  }) as unknown as TableMessage<Game>
const update = (version: number, asked: number[]): ServerMessage<Game> =>
  ({
    type: 'update',
    keep: 0,
    moments: [],
    patch: [
      [['version'], version],
      [['asking'], scene(0, 0, asked).asking],
    ],
  }) as unknown as ServerMessage<Game>

describe('several people at one screen', () => {
  let live: Live<Game>
  let sent: ClientMessage<Game>[]
  beforeEach(() => {
    live = new Live<Game>('t', () => Promise.resolve(room), null)
    live.module = room
    sent = []
    vi.spyOn(live.wire, 'send').mockImplementation((message) => !!sent.push(message))
  })
  const answers = () => sent.flatMap((one) => (one.type === 'answer' ? [one.seat] : []))

  it('are not called to a window that can be nothing to them', () => {
    live.hear(table(scene(5, 0, [1, 3])))
    expect(live.curtain).toBeNull()
    expect(sent).toEqual([1, 3].map((seat) => ({ type: 'answer', version: 5, seat, answer: pass })))
  })
  it('are called one after the other, in the order of the seats, where it may be something to them', async () => {
    live.hear(table(scene(5, 0, [1, 2, 3])))
    expect(live.curtain).toBe(2)
    expect(answers()).toEqual([1, 3])
    live.hear(update(6, [2, 3]))
    await vi.waitFor(() => expect(answers()).toEqual([1, 3, 3]))
    expect(live.curtain).toBe(2)
  })
  it('hear nothing of a pass that came too late', () => {
    live.hear(table(scene(5, 0, [1])))
    live.sent = true
    live.hear({ type: 'refused', seat: 1, clause: 'MS-A60', reason: 'not-your-turn' } as ServerMessage<Game>)
    expect(live.sent).toBe(true)
  })
  it('hand the screen over without a curtain where nothing is hidden, but not what was hidden just now', () => {
    live.hear(table({ ...scene(5, 0, [2]), secret: false }))
    expect([live.curtain, sent]).toEqual([null, [{ type: 'look', seat: 2 }]])
    live.hear(table({ ...scene(6, 2, [2]), secret: true }))
    live.hear(table({ ...scene(7, 2, [0]), secret: false }))
    expect(live.curtain).toBe(0)
  })
  it('answer for themselves when alone', () => {
    live.hear(table({ ...scene(5, 1, [1]), mine: [1] }))
    expect([sent, live.curtain]).toEqual([[], null])
  })
})

describe('a certain loss for nothing', () => {
  const call = { tag: 'declare', spell: 1 } as const
  const own = { ...scene(5, 0, [0]), mine: [0], options: [call] } as unknown as Scene<'abraca'>
  const open = () => {
    const live = new Live<'abraca'>('t', () => Promise.resolve(room as never), null)
    live.module = { blunder: () => 'a mistake' } as unknown as GameModule<'abraca'>
    vi.spyOn(live.wire, 'send').mockReturnValue(true)
    live.hear({ ...table(own as never), game: 'abraca' } as never)
    return live
  }
  it('is asked once more before the house has told of it, too', () => {
    const live = open()
    live.answer(call)
    expect(live.sent).toBe(false)
    live.answer(call)
    expect(live.sent).toBe(true)
  })
})

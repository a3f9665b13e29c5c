import { beforeEach, expect, it, vi } from 'vitest'
import type { ToHouse, ToPage } from './messages'

/** The worker with the house is not here; a page must do without it for a while. */
const workers: string[] = []
vi.mock('./worker?worker', () => ({
  default: class {
    constructor({ name }: { name: string }) {
      workers.push(name)
    }
  },
}))
vi.mock('./status.svelte', () => ({ status: { state: 'opening', fresh: null }, keep: async () => {} }))

class Channel {
  static all: Channel[] = []
  said: ToHouse[] = []
  onmessage: (event: { data: ToPage }) => void = () => {}
  constructor(readonly name: string) {
    Channel.all.push(this)
  }
  postMessage(message: ToHouse) {
    this.said.push(message)
  }
}

/** A page as it comes: with locks, or on plain http, where neither they nor `randomUUID` are. */
async function page(secure: boolean) {
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('crypto', { getRandomValues: <T>(room: T) => globalThis.crypto && room })
  vi.stubGlobal('navigator', secure ? { locks: { request: async () => {} } } : {})
  const { transport } = await import('./transport')
  const { status } = await import('./status.svelte')
  const channel = Channel.all.at(-1)!
  return { transport, status, channel, tell: (data: ToPage) => channel.onmessage({ data }) }
}

beforeEach(() => {
  vi.resetModules()
  workers.length = 0
})

it('opens on plain http, with a house and a channel of its own', async () => {
  const { channel } = await page(false)
  expect(channel.said[0]?.kind).toBe('hello')
  expect(channel.name).not.toBe('magoteka')
  expect(workers).toEqual([channel.name])
})

it('shares one channel where there are locks', async () => {
  expect((await page(true)).channel.name).toBe('magoteka')
})

it('says that the house opens again when the tab that had it is gone, and asks again what was asked', async () => {
  const { transport, status, channel, tell } = await page(true)
  tell({ to: 'all', kind: 'open', term: 'first' })
  const closed: number[] = []
  const ear = { opened() {}, hear() {}, closed: (code: number) => closed.push(code) }
  transport.line('/live', ear)
  expect(status.state).toBe('open')
  tell({ to: 'all', kind: 'opening' })
  expect(status.state).toBe('opening')
  expect(closed).toEqual([1006])
  const before = channel.said.length
  void transport.call('/tables', {})
  transport.line('/live', ear)
  expect(channel.said.length).toBe(before)
  tell({ to: 'all', kind: 'open', term: 'second' })
  expect(channel.said.slice(before).map((one) => one.kind)).toEqual(['call', 'connect'])
  expect(status.state).toBe('open')
})

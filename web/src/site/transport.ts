import type { Ear, Line, Transport } from '../lib/transport'
import { keep, status } from './status.svelte'
import HouseWorker from './worker?worker'
import { channelOf, newName, tabLock, type ToHouse, type ToPage } from './messages'

/** Distributes over the kinds of messages. */
type Asked<T> = T extends unknown ? Omit<T, 'to' | 'tab'> : never

const GONE = 1006
const tab = newName()
const channel = new BroadcastChannel(channelOf(tab))
const calls = new Map<number, { asked: Asked<ToHouse>; answer: (response: Response) => void }>()
const lines = new Map<number, WorkerLine>()
let term = ''
let numbers = 0

const send = (message: Asked<ToHouse>) => channel.postMessage({ to: 'house', tab, ...message })

/** A line to a table of the house in this browser. */
class WorkerLine implements Line {
  open = false
  readonly number = ++numbers

  constructor(
    readonly address: string,
    readonly ear: Ear,
  ) {
    lines.set(this.number, this)
    if (term) this.connect()
  }
  connect() {
    send({ kind: 'connect', number: this.number, address: this.address })
  }
  send(text: string) {
    send({ kind: 'hear', number: this.number, text })
  }
  close() {
    send({ kind: 'hang-up', number: this.number })
    this.shut(GONE)
  }
  say(text: string) {
    if (!this.open) {
      this.open = true
      this.ear.opened()
    }
    this.ear.hear(text)
  }
  shut(code: number) {
    if (!lines.delete(this.number)) return
    this.open = false
    this.ear.closed(code)
  }
}

/** Another worker has the house: what was asked is asked again, and who looked at a table comes again. */
function opened(now: string) {
  if (now === term) return
  const known = term !== ''
  status.state = 'open'
  void keep()
  term = now
  for (const { asked } of calls.values()) send(asked)
  for (const line of [...lines.values()]) {
    if (known) line.shut(GONE)
    else line.connect()
  }
}

/** The tab with the house is gone and this browser opens it in another: until then nobody hears, and that is said. */
function opening() {
  status.state = 'opening'
  if (!term) return
  term = ''
  for (const line of [...lines.values()]) line.shut(GONE)
}

const CANNOT = { tag: 'broken', facts: {}, sentence: 'The house cannot be opened in this browser.' }
channel.onmessage = ({ data }: MessageEvent<ToPage>) => {
  if (data.to === 'all' && data.kind === 'opening') opening()
  else if (data.to === 'all' && data.kind === 'open') opened(data.term)
  else if (data.to === 'all' && data.kind === 'failed') failed()
  else if (data.to === 'tab' && data.tab === tab) {
    if (data.kind === 'reply') answered(data.number, data.status, data.text)
    else if (data.kind === 'say') lines.get(data.number)?.say(data.text)
    else lines.get(data.number)?.shut(data.code)
  }
}
function failed() {
  status.state = 'failed'
  for (const number of [...calls.keys()]) answered(number, 500, JSON.stringify(CANNOT))
}
function answered(number: number, status: number, text: string) {
  calls.get(number)?.answer(new Response(text || null, { status })) // where there is nothing, there must be no text
  calls.delete(number)
}

/** What never changes is a file beside the page, and here before the house is. */
const FILES: [RegExp, string][] = [
  [/^\/games$/, 'data/games.json'],
  [/^\/texts\/(\w+)$/, 'data/texts.$1.ftl'],
  [/^\/rules\/(\w+)\/(\w+)$/, 'data/rules/$1.$2.md'],
]

function call(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  const file = FILES.find(([pattern]) => pattern.test(path))
  if (file) return fetch(path.replace(...file))
  // Some browsers ask their user whether a site may keep things for good: not before there is something to keep.
  if (path === '/tables' && method === 'POST') void navigator.storage?.persist?.()
  const number = ++numbers
  const asked: Asked<ToHouse> = { kind: 'call', number, method, path, body: typeof body === 'string' ? body : '' }
  return new Promise((answer) => {
    calls.set(number, { asked, answer })
    if (term) send(asked)
  })
}

void navigator.locks?.request(tabLock(tab), () => new Promise(() => {}))
new HouseWorker({ name: channelOf(tab) })
send({ kind: 'hello' })

/** A house in this very browser: a worker that all tabs share. */
export const transport: Transport = { alone: true, call, line: (address, ear) => new WorkerLine(address, ear) }

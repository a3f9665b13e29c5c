import { openKeyStore } from './keyStore'
import { openPython } from './warm'
import { HOUSE_LOCK, newName, tabLock, type ToHouse, type ToPage } from './messages'

/** The desk of `magoteka.offline`: text in, text out. */
interface Desk {
  open(): Promise<void>
  call(method: string, path: string, body: string): Promise<string>
  connect(number: number, address: string): void
  hear(number: number, text: string): void
  hang_up(number: number): void
}

const root = new URL('../', self.location.href)
const channel = new BroadcastChannel(self.name)
const tell = (message: ToPage) => channel.postMessage(message)

/** Lines of all tabs under numbers that the house knows. */
class Lines {
  #known = new Map<string, number>()
  #of = new Map<number, { tab: string; number: number }>()
  #last = 0

  add(tab: string, number: number): number {
    this.#known.set(`${tab} ${number}`, ++this.#last)
    this.#of.set(this.#last, { tab, number })
    return this.#last
  }
  find = (tab: string, number: number) => this.#known.get(`${tab} ${number}`) ?? 0
  whose = (line: number) => this.#of.get(line)
  of = (tab: string) => [...this.#of].flatMap(([line, one]) => (one.tab === tab ? [line] : []))
  drop(line: number) {
    const one = this.#of.get(line)
    if (one) this.#known.delete(`${one.tab} ${one.number}`)
    this.#of.delete(line)
  }
}

/** Python, our sources, and the house on what this browser keeps. */
async function openHouse(lines: Lines): Promise<Desk> {
  const runtime = new URL('pyodide/', root).href
  const sources = fetch(new URL('house.zip', root)).then((found) => found.arrayBuffer())
  const keyStore = await openKeyStore()
  const python = await openPython(runtime, await sources)
  const bridge = {
    ...keyStore,
    say(line: number, text: string) {
      const whose = lines.whose(line)
      if (whose) tell({ to: 'tab', ...whose, kind: 'say', text })
    },
    shut(line: number, code: number) {
      const whose = lines.whose(line)
      lines.drop(line)
      if (whose) tell({ to: 'tab', ...whose, kind: 'shut', code })
    },
  }
  const desk: Desk = python.pyimport('magoteka.offline.desk').Desk(bridge)
  await desk.open()
  return desk
}

async function serve() {
  const term = newName()
  const lines = new Lines()
  const tabs = new Set<string>()
  let desk: Desk
  tell({ to: 'all', kind: 'opening' })
  try {
    desk = await openHouse(lines)
  } catch (error) {
    console.error(error)
    tell({ to: 'all', kind: 'failed', term, why: String(error) })
    return
  }

  /** Who closes a tab says no farewell, but its lock is free then. */
  function know(tab: string) {
    if (tabs.has(tab)) return
    tabs.add(tab)
    void navigator.locks?.request(tabLock(tab), () => {
      tabs.delete(tab)
      for (const line of lines.of(tab)) desk.hang_up(line)
    })
  }
  channel.onmessage = async ({ data }: MessageEvent<ToHouse>) => {
    if (data.to !== 'house') return
    const { tab } = data
    know(tab)
    if (data.kind === 'hello') tell({ to: 'all', kind: 'open', term })
    else if (data.kind === 'connect') desk.connect(lines.add(tab, data.number), data.address)
    else if (data.kind === 'hear') desk.hear(lines.find(tab, data.number), data.text)
    else if (data.kind === 'hang-up') desk.hang_up(lines.find(tab, data.number))
    else {
      const reply = await desk.call(data.method, data.path, data.body)
      tell({
        to: 'tab',
        tab,
        number: data.number,
        kind: 'reply',
        status: Number(reply.slice(0, 3)),
        text: reply.slice(4),
      })
    }
  }
  tell({ to: 'all', kind: 'open', term })
}

if (navigator.locks)
  void navigator.locks.request(HOUSE_LOCK, async () => {
    await serve()
    await new Promise(() => {})
  })
else void serve()

import type { GameModule } from '../games'
import { prefs } from './prefs.svelte'
import { sentence } from './sentence'
import { play as sound } from './sound'
import { Stage } from './stage.svelte'
import { t } from './text.svelte'
import { say } from './toast.svelte'
import type { ChatLine, GameEvent, Moment, Option, TableState, Tagged } from './types'

export interface LogLine {
  version: number
  index: number
  event: GameEvent
}
type Status = 'connecting' | 'open' | 'lost' | 'closed'

/** One table as this screen knows it: the wire, the picture shown, and what is still to be shown. */
export class Live {
  status = $state<Status>('connecting')
  reason = $state('')
  table = $state.raw<TableState | null>(null)
  shown = $state.raw<Tagged | null>(null)
  log = $state<LogLine[]>([])
  chat = $state<ChatLine[]>([])
  now = $state<LogLine | null>(null)
  replaying = $state(false)
  curtain = $state<number | null>(null)
  stage = new Stage()

  #socket: WebSocket | undefined
  #queue: { moment: Moment; view: Tagged | null }[] = []
  #running = false
  #past = new Map<number, Tagged>()
  #tries = 0
  #left = false

  constructor(
    readonly id: string,
    readonly game: (name: string) => GameModule | undefined,
    readonly query: string,
  ) {}

  /** The options may be shown: everything that led to them has been seen. */
  get settled() {
    return !this.now && !this.replaying && this.curtain === null
  }
  get module() {
    return this.table ? this.game(this.table.game) : undefined
  }
  get chair() {
    return this.table?.chair ?? null
  }
  get myTurn() {
    const { table } = this
    return !!table && table.asking.some((asked) => table.mine.includes(asked.seat))
  }

  open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live${this.query}`)
    this.#socket = socket
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)))
    socket.onopen = () => {
      this.status = 'open'
      this.#tries = 0
    }
    socket.onclose = (closed) => this.#closed(closed)
  }

  leave() {
    this.#left = true
    this.stage.skip()
    this.#socket?.close()
  }

  answer(option: Option) {
    const { table } = this
    if (!table || table.chair === null) return
    this.#send({ type: 'answer', version: table.version, seat: table.chair, answer: option })
  }
  why(option: Option) {
    this.#send({ type: 'why', seat: this.chair, answer: option })
  }
  undo() {
    if (this.table?.undo) this.#send({ type: 'undo', seat: this.chair })
  }
  hint() {
    this.#send({ type: 'hint', seat: this.chair })
  }
  talk(text: string) {
    this.#send({ type: 'chat', text })
  }
  /** Hot-seat: the person of this seat is alone before the screen. */
  sit(seat: number) {
    this.curtain = null
    this.#send({ type: 'sit', seat })
  }

  /** Show an earlier moment once more, then come back. */
  async replay(version: number) {
    if (this.#running || !this.shown) return
    const moment: Moment = { version, events: this.log.filter((line) => line.version === version).map((line) => line.event) }
    const present = this.shown
    this.replaying = true
    this.shown = this.#before(version) ?? present
    this.stage.skipping = false
    await this.stage.wait(350)
    await this.#show(moment)
    await this.stage.wait(900)
    this.shown = this.table?.view ?? present
    this.replaying = false
    void this.#run()
  }

  #before(version: number): Tagged | undefined {
    const earlier = [...this.#past.keys()].filter((known) => known < version)
    return this.#past.get(Math.max(...earlier))
  }

  #send(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
    else say(t('lost-not-sent'))
  }

  #closed(closed: CloseEvent) {
    if (this.#left) return
    if (closed.code >= 4400 && closed.code < 4500) {
      this.status = 'closed'
      this.reason = closed.reason
      return
    }
    this.status = 'lost'
    const pause = Math.min(8000, 400 * 2 ** this.#tries++)
    setTimeout(() => this.#left || this.open(), pause)
  }

  #hear(message: any) {
    if (message.type === 'refused') return this.#refused(message)
    if (message.type === 'chat') return void this.chat.push(message)
    if (message.type === 'table' || message.type === 'update') this.#update(message)
  }

  #refused(message: { key: string; args?: Record<string, string>; clause?: string }) {
    const clause = message.clause && this.table ? { game: this.table.game, id: message.clause } : undefined
    say(t(message.key, message.args), clause)
  }

  #update(message: any) {
    const known = this.table?.version ?? -1
    const firstLook = !this.table
    const changedChair = this.table?.chair !== message.chair
    const { events, chat, ...table } = message
    if (chat) this.chat = chat
    this.table = { ...this.table, ...table }
    if (table.view) this.#past.set(table.version, table.view)
    const fresh = (events as Moment[]).filter((moment) => moment.version > known)
    if (firstLook || changedChair) this.#adopt(fresh)
    else this.#enqueue(fresh)
  }

  #adopt(moments: Moment[]) {
    for (const moment of moments) this.#write(moment)
    this.shown = this.table!.view
    this.#queue = []
    if (!this.#running) this.#settle()
  }

  #enqueue(moments: Moment[]) {
    moments.forEach((moment, i) => this.#queue.push({ moment, view: i === moments.length - 1 ? this.table!.view : null }))
    if (!moments.length) this.#queue.push({ moment: { version: this.table!.version, events: [] }, view: this.table!.view })
    void this.#run()
  }

  async #run() {
    if (this.#running || this.replaying) return
    this.#running = true
    this.stage.skipping = this.#queue.length > 12
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      await this.#show(next.moment, true)
      if (next.view) this.shown = next.view
    }
    this.#running = false
    this.stage.skipping = false
    this.#settle()
  }

  async #show(moment: Moment, write = false) {
    for (const [index, event] of moment.events.entries()) {
      const line = { version: moment.version, index, event }
      if (write) this.log.push(line)
      this.now = line
      if (this.module && this.shown) {
        await this.module.direct(this.stage, event, this.shown)
        this.shown = this.module.after(this.shown, event)
        await this.stage.wait(this.module.pause(event))
      }
    }
    this.now = null
  }

  #write(moment: Moment) {
    moment.events.forEach((event, index) => this.log.push({ version: moment.version, index, event }))
  }

  /** Everything has been seen: draw the curtain or tell whose turn it is. */
  #settle() {
    const { table } = this
    if (!table) return
    const asked = table.asking.find((one) => table.mine.includes(one.seat))
    if (asked && table.mine.length > 1 && asked.seat !== table.chair) this.curtain = asked.seat
    const mine = !!asked && !table.over
    document.title = mine ? `● ${t('your-turn-title')}` : t('house')
    if (mine && !this.#told) this.#tell()
    this.#told = mine
  }
  #told = false

  #tell() {
    sound('turn')
    if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
    new Notification(t('your-turn-title'), { tag: this.id })
  }

  /** The sentence of a line of the log. */
  line(line: LogLine): string {
    return sentence(this.table!, line.event, prefs.lang)
  }
}

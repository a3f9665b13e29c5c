import type { GameModule } from '../games'
import type { Refused, TableMessage, UpdateMessage } from '../wire'
import { problemSentence } from './api'
import { nameOf, sentence } from './sentence'
import { prefs } from './prefs.svelte'
import { recall, remember } from './seen'
import { play as sound } from './sound'
import { Stage } from './stage.svelte'
import { first, t, title } from './text.svelte'
import { say } from './toast.svelte'
import { Wire } from './wire.svelte'
import type { ChatLine, GameEvent, Moment, Option, ServerMessage, TableState, Tagged } from './types'

export interface LogLine {
  version: number
  index: number
  event: GameEvent
}
/** With so much to show at once, show only where it led. */
const TOO_MUCH = 12

/** One table as this screen knows it: what was told, the picture shown, and what is still to be shown. */
export class Live {
  table = $state.raw<TableState | null>(null)
  module = $state.raw<GameModule>()
  shown = $state.raw<Tagged | null>(null)
  log = $state<LogLine[]>([])
  chat = $state<ChatLine[]>([])
  muted = $state<string[]>([])
  now = $state<LogLine | null>(null)
  replaying = $state(false)
  curtain = $state<number | null>(null)
  odds = $state.raw<unknown>(null)
  hinted = $state.raw<Option | null>(null)
  sent = $state(false)
  /** What happened since this device last looked. */
  missed = $state.raw<Moment[]>([])
  stage = new Stage()
  wire: Wire

  #queue: { moment: Moment; view: Tagged }[] = []
  #running = false
  #past = new Map<number, Tagged>()
  #told = false

  constructor(
    readonly id: string,
    readonly game: (name: string) => Promise<GameModule>,
    watch: string | null,
  ) {
    this.wire = new Wire((message) => this.#hear(message), () => this.#address(watch))
  }

  /** The options may be shown: everything that led to them has been seen. */
  get settled() {
    return !this.now && !this.replaying && this.curtain === null
  }
  /** The options to offer now. */
  get options(): Option[] {
    return this.settled && !this.sent ? (this.table?.options ?? []) : []
  }
  get chair() {
    return this.table?.chair ?? null
  }

  answer(option: Option) {
    const { table } = this
    if (!table || table.chair === null || this.sent) return
    this.missed = []
    this.sent = this.wire.send({ type: 'answer', version: table.version, seat: table.chair, answer: option })
  }
  why(option: Option) {
    if (this.chair !== null) this.wire.send({ type: 'why', seat: this.chair, answer: option })
  }
  undo() {
    if (this.chair !== null && this.table?.undo) this.wire.send({ type: 'undo', seat: this.chair })
  }
  hint() {
    if (this.chair !== null && this.options.length) this.wire.send({ type: 'hint', seat: this.chair })
  }
  talk(text: string) {
    this.wire.send({ type: 'chat', text })
  }
  /** What is said by those whom this screen wants to hear. */
  get heard() {
    return this.chat.filter((line) => !this.muted.includes(line.name))
  }
  mute(name: string) {
    this.muted = this.muted.includes(name) ? this.muted.filter((one) => one !== name) : [...this.muted, name]
  }
  askOdds() {
    if (this.odds === null && this.chair !== null && this.table?.training && this.options.length) this.wire.send({ type: 'odds', seat: this.chair })
  }
  /** Hot-seat: the person of this seat is alone before the screen. */
  sit(seat: number) {
    this.wire.send({ type: 'look', seat })
  }
  leave() {
    this.stage.skip()
    this.wire.leave()
  }

  /** Show an earlier moment once more, then come back. */
  replay(version: number) {
    const events = this.log.filter((line) => line.version === version).map((line) => line.event)
    return this.#again([{ version, events }])
  }
  /** Show what happened while nobody looked. */
  catchUp() {
    const { missed } = this
    this.missed = []
    return this.#again(missed)
  }
  async #again(moments: Moment[]) {
    if (this.#running || this.replaying || !this.shown) return
    this.replaying = true
    this.shown = this.#before(moments[0]!.version) ?? this.shown
    Object.assign(this.stage, { skipping: false, lingering: true })
    await this.stage.wait(350)
    for (const moment of moments) await this.#show(moment, false)
    await this.stage.wait(900)
    Object.assign(this.stage, { skipping: false, lingering: false })
    this.shown = this.table?.view ?? this.shown
    this.replaying = false
    void this.#run()
  }

  #before(version: number): Tagged | undefined {
    const earlier = [...this.#past.keys()].filter((known) => known < version)
    return this.#past.get(Math.max(...earlier))
  }

  #address(watch: string | null) {
    const query = new URLSearchParams()
    if (this.table) query.set('since', String(this.table.version))
    if (this.table && this.chair !== null) query.set('seat', String(this.chair))
    if (watch) query.set('watch', watch)
    return `/api/tables/${this.id}/live?${query}`
  }

  #hear(message: ServerMessage) {
    if (message.type === 'table' || message.type === 'update') this.#take(message)
    else if (message.type === 'chat') this.chat.push(message)
    else if (message.type === 'odds') this.odds = message.odds
    else if (message.type === 'hint') this.#advise(message.answer)
    else if (message.type === 'refused') this.#refused(message)
    else if (message.type === 'problem') this.#excuse(problemSentence(message))
  }

  #refused(message: Refused) {
    const game = this.table!.game
    this.#excuse(first([`${game}-why-${message.reason}`, 'refused']), { game, id: message.clause })
  }
  #excuse(text: string, clause?: { game: string; id: string }) {
    this.sent = false
    say(text, clause)
  }
  #advise(option: Option) {
    this.hinted = option
    say(t('hint-says', { what: sentence(this.table!, option, prefs.lang, 'option') }))
  }

  #take(message: TableMessage | UpdateMessage) {
    const { type, moments, keep, ...table } = message
    const first = this.table === null
    const fresh = first || this.table!.chair !== table.chair
    if (message.type === 'table') this.chat = message.chat
    this.table = { ...this.table!, ...table }
    this.sent = false
    this.odds = null
    this.hinted = null
    if (fresh) this.#forget()
    this.#drop(keep)
    this.#past.set(table.version, table.view)
    const known = Math.max(-1, ...this.log.map((line) => line.version), ...this.#queue.map((one) => one.moment.version))
    const added = moments.filter((moment) => moment.version > known)
    if (first) this.#enter(added)
    if (fresh) this.#adopt(added)
    else this.#enqueue(added, table.version, table.view)
  }

  /** The room of the game is opened; to a player who comes back what has happened since the last look can be shown. */
  #enter(moments: Moment[]) {
    void this.game(this.table!.game).then((module) => (this.module = module))
    const seen = this.#alone ? recall(this.id) : undefined
    if (!seen || seen.version >= this.table!.version) return
    this.#past.set(seen.version, seen.view)
    this.missed = moments.filter((moment) => moment.version > seen.version)
  }
  /** One person before this screen; what several of them know is never kept. */
  get #alone() {
    return this.table!.mine.length === 1
  }

  /** Another chair, another knowledge: nothing of the last one stays. */
  #forget() {
    this.log = []
    this.#queue = []
    this.#past.clear()
    this.curtain = null
  }
  #drop(keep: number) {
    if (this.log.some((line) => line.version > keep)) this.log = this.log.filter((line) => line.version <= keep)
    this.#queue = this.#queue.filter((one) => one.moment.version <= keep)
    for (const version of this.#past.keys()) if (version > keep) this.#past.delete(version)
  }
  #adopt(moments: Moment[]) {
    for (const { version, events } of moments) this.log.push(...events.map((event, index) => ({ version, index, event })))
    this.shown = this.table!.view
    if (!this.#running) this.#settle()
  }
  #enqueue(moments: Moment[], version: number, view: Tagged) {
    const list = moments.length ? moments : [{ version, events: [] }]
    this.#queue.push(...list.map((moment) => ({ moment, view })))
    void this.#run()
  }

  async #run() {
    if (this.#running || this.replaying) return
    this.#running = true
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.stage.skipping = this.#queue.length > TOO_MUCH
      await this.#show(next.moment, true)
      if (!this.#queue.length) this.shown = this.table!.view
    }
    this.#running = false
    this.stage.skipping = false
    this.#settle()
  }

  async #show(moment: Moment, write: boolean) {
    for (const [index, event] of moment.events.entries()) {
      const line = { version: moment.version, index, event }
      if (write) this.log.push(line)
      this.now = line
      if (!this.module || !this.shown) continue
      await this.module.direct(this.stage, event, this.shown)
      this.shown = this.module.after(this.shown, event)
      await this.stage.wait(this.module.pause(event))
    }
    this.now = null
  }

  /** Everything has been seen: draw the curtain, or tell once that the turn has come. */
  #settle() {
    const table = this.table!
    if (this.#alone && !this.missed.length) remember(this.id, table.version, table.view)
    const asked = table.asking.find((one) => table.mine.includes(one.seat))
    const mine = !!asked && !table.over
    if (mine && table.mine.length > 1 && asked.seat !== table.chair) this.#draw(asked.seat)
    document.title = mine ? `● ${t('your-turn-title')}` : `${title(table.game)} · ${t('house')}`
    if (mine && !this.#told) this.#tell()
    this.#told = mine
  }
  #draw(seat: number) {
    this.curtain = seat
    if (this.chair !== null) this.wire.send({ type: 'look', seat: null })
  }
  #tell() {
    sound('turn')
    if (!document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return
    new Notification(t('your-turn-title'), { tag: this.id })
  }

  /** The sentence of a line of the log. */
  line(line: LogLine): string {
    return sentence(this.table!, line.event, prefs.lang)
  }
  name(seat: number): string {
    return nameOf(this.table!, seat)
  }
}

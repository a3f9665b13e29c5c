import type { GameModule } from '../games'
import type { Replay, ReplayPage, ReplayScene } from '../wire'
import { api, sorry } from './api'
import { Live, type LogLine } from './live.svelte'
import { patched } from './patch'
import { waiting } from './sentence'
import type { GameEvent, GameName, Option, View } from './types'

/** A step of a match that is looked at again: what it showed, event by event, and what it led to. */
interface Frame<G extends GameName> {
  version: number
  before: View<G>
  shots: { event: GameEvent<G>; after: View<G> }[]
  scene: ReplayScene<G>
}
/** A line of the chronicle, and the step that told it. */
export interface ReplayLine<G extends GameName = GameName> {
  at: number
  line: LogLine<G>
}
/** Steps on a page of the server's. */
const PAGE = 24
/** How long a step rests, in ms, and how long things move for what they usually take; the fastest moves nothing. */
const SPEEDS = [
  { rest: 1500, haste: 1.3 },
  { rest: 750, haste: 0.7 },
  { rest: 220, haste: 0 },
] as const

/** A match that is looked at again: pages of steps as somebody saw them, shown by the table of its game. */
export class ReplayPlayer<G extends GameName = GameName> {
  live: Live<G>
  info = $state.raw<Replay<G> | null>(null)
  at = $state(0)
  perspective = $state('')
  playing = $state(false)
  speed = $state(1)
  failed = $state('')
  /** The steps whose lines are in the chronicle, from the first to the one after the last. */
  from = $state(0)
  to = $state(0)
  lines = $state.raw<ReplayLine<G>[]>([])
  /** What might have been: the steps after another answer, and which of them is shown. */
  might = $state.raw<Frame<G>[] | null>(null)
  reached = $state(0)
  #pages = new Map<number, Promise<Frame<G>[]>>()
  #ready = new Map<number, Frame<G>[]>()
  /** Whatever was being shown stops when somebody wants to see something else. */
  #turn = 0

  constructor(
    readonly id: string,
    readonly game: (name: G) => Promise<GameModule<G>>,
    readonly watch: string | null,
  ) {
    this.live = new Live<G>(id, game, watch)
    this.live.wire.send = () => false
  }

  get last() {
    return Math.max((this.info?.steps ?? 1) - 1, 0)
  }
  get first() {
    return Math.min(this.info?.since ?? 0, this.last)
  }
  /** What is said of the step that is shown. */
  get said(): string {
    const { live } = this
    if (live.now) return this.line(live.now)
    if (this.might) return this.telling(this.might[this.reached]!).join(' ')
    const told = this.lines.filter((one) => one.at === this.at && !live.module?.quiet.has(one.line.event.tag)).at(-1)
    return told ? this.line(told.line) : live.table ? waiting({ ...live.table, chair: this.#you }) : ''
  }
  /** The sentence of a line; whoever looks from the seat of another is not spoken to as if he were they. */
  line(line: LogLine<G>): string {
    return this.live.line(line, this.#you)
  }
  get #you() {
    const { chair } = this.live
    return chair !== null && this.info!.mine.includes(chair) ? chair : null
  }
  /** The version of the table at the step that is shown: by it the moment is found again. */
  get version() {
    return this.live.table?.version ?? 0
  }

  /** Look from a perspective, at the moment that came with a version. */
  async open(perspective: string, version: number | null) {
    const turn = this.#stop()
    try {
      const info = await api.replay<G>(this.id, { perspective, at: version, watch: this.watch })
      if (turn !== this.#turn) return
      const module = await this.game(info.game)
      this.#pages.clear()
      this.#ready.clear()
      this.#keep(Math.floor(info.at / PAGE), info.page)
      this.live.module = module
      this.info = info
      this.perspective = info.now
      this.failed = ''
      await this.#put(info.at, turn)
    } catch (error) {
      this.failed = sorry(error)
    }
  }
  look(perspective: string) {
    return this.open(perspective, this.version)
  }

  /** Show the table after a step. */
  async go(at: number) {
    await this.#put(this.#within(at), this.#stop())
  }
  step(by: number) {
    return this.go(this.at + by)
  }
  /** To the next turn or round, or to the one before. */
  leap(by: 1 | -1) {
    const places = (this.info?.marks ?? []).filter((mark) => mark.kind !== 'lead').map((mark) => mark.at)
    const found = by > 0 ? places.find((at) => at > this.at) : places.findLast((at) => at < this.at)
    return this.go(found ?? (by > 0 ? this.last : this.first))
  }
  toggle() {
    if (this.playing) this.#stop()
    else void this.play()
  }
  async play() {
    const turn = this.#stop()
    this.playing = true
    if (this.at >= this.last) await this.#put(this.first, turn)
    while (turn === this.#turn && this.at < this.last) {
      await this.#show(this.at + 1, turn)
      await new Promise((done) => setTimeout(done, SPEEDS[this.speed]!.rest))
    }
    if (turn === this.#turn) this.#stop()
  }
  leave() {
    this.#stop()
  }
  /** Show a step as it went, from the table before it. */
  async show(at: number) {
    const turn = this.#stop()
    this.playing = true
    await this.#show(this.#within(at), turn)
    if (turn === this.#turn) this.#stop()
  }
  /** Show how it might have gone on, had another answer been given in a step. */
  async vary(at: number, answer: Option<G>) {
    const turn = this.#stop()
    const about = { at, answer, perspective: this.perspective }
    const page = await api
      .variation<G>(this.id, about, { watch: this.watch })
      .catch((error: unknown) => void (this.failed = sorry(error)))
    if (turn !== this.#turn || !page) return
    this.at = at
    this.might = framed(page)
    this.playing = true
    for (const step of this.might.keys()) {
      this.reached = step
      await this.#move(this.might[step]!, turn)
      if (turn !== this.#turn) return
      this.#lay(this.might[step]!, false)
      await new Promise((done) => setTimeout(done, SPEEDS[this.speed]!.rest))
      if (turn !== this.#turn) return
    }
    this.playing = false
  }

  /** What a step told first, in a sentence. */
  async told(at: number): Promise<string> {
    return (await this.tellings(at))[0] ?? ''
  }
  /** All that a step told, sentence by sentence. */
  async tellings(at: number): Promise<string[]> {
    return this.telling(await this.#frame(at))
  }
  telling({ version, shots }: Frame<G>): string[] {
    return shots.flatMap(({ event }, index) =>
      this.live.module?.quiet.has(event.tag) ? [] : [this.line({ version, index, event })],
    )
  }
  /** The table after a step, as text that can be compared. */
  async seen(at: number): Promise<string> {
    return JSON.stringify((await this.#frame(at)).scene)
  }

  /** More of the chronicle, before or after what is there. */
  async more(by: 1 | -1) {
    const page = Math.floor((by < 0 ? this.from : this.to - 1) / PAGE) + by
    if (page < Math.floor(this.first / PAGE) || page > Math.floor(this.last / PAGE)) return
    await this.#page(page).catch(() => [])
    this.#write()
  }

  #within(at: number) {
    return Math.max(this.first, Math.min(at, this.last))
  }
  #stop() {
    this.playing = false
    this.might = null
    this.live.now = null
    this.live.stage.skip()
    return ++this.#turn
  }

  async #put(at: number, turn: number) {
    const frame = await this.#frame(at).catch((error: unknown) => void (this.failed = sorry(error)))
    if (turn !== this.#turn || !frame) return
    this.#set(at, frame)
    void this.#page(Math.floor(at / PAGE) + 1).catch(() => [])
  }
  async #show(at: number, turn: number) {
    const frame = await this.#frame(at)
    await this.#move(frame, turn)
    if (turn !== this.#turn) return
    this.#set(at, frame)
    void this.#page(Math.floor(at / PAGE) + 1).catch(() => [])
  }
  /** Let a step happen before the eyes, and show the table after it. */
  async #move(frame: Frame<G>, turn: number) {
    const { live } = this
    const { haste } = SPEEDS[this.speed]!
    Object.assign(live.stage, { skipping: !haste, haste })
    live.shown = frame.before
    for (const [index, { event, after }] of frame.shots.entries()) {
      if (turn !== this.#turn) return
      live.now = { version: frame.version, index, event }
      if (haste) await live.module!.direct(live.stage, event, live.shown)
      if (turn !== this.#turn) return
      live.shown = after
      if (haste) await live.stage.wait(live.module!.quiet.has(event.tag) ? 60 : 500)
    }
    if (turn !== this.#turn) return
    live.now = null
  }

  #set(at: number, frame: Frame<G>) {
    this.at = at
    this.#lay(frame, this.info!.over && at === this.last)
    this.#write()
  }
  /** The table after a step. */
  #lay({ version, scene }: Frame<G>, over: boolean) {
    const info = this.info!
    this.live.table = {
      table: this.id,
      game: info.game,
      ruleset: info.ruleset,
      settings: info.settings,
      pause: 0,
      seconds: null,
      days: null,
      windows: [],
      training: false,
      owner: false,
      invites: [],
      join: null,
      watch: this.watch,
      contest: null,
      tournament: null,
      broken: null,
      version,
      seats: info.seats,
      mine: [],
      chair: scene.view.seat,
      view: scene.view,
      asking: scene.asking,
      options: [],
      undo: false,
      clock: null,
      over,
      winners: over ? info.winners : [],
      seal: null,
      guide: null,
      puzzle: null,
      again: null,
      onward: null,
      late: [],
      paused: null,
      rewind: null,
      secret: false,
      dues: [],
      rests: [],
      left: null,
    }
    this.live.shown = scene.view
  }

  async #frame(at: number): Promise<Frame<G>> {
    const frames = await this.#page(Math.floor(at / PAGE))
    const base = Math.max(Math.floor(at / PAGE) * PAGE, this.info!.since)
    return frames[Math.min(at - base, frames.length - 1)]!
  }
  #page(number: number): Promise<Frame<G>[]> {
    if (number * PAGE > this.last) return Promise.resolve([])
    const found = this.#pages.get(number)
    if (found) return found
    const asked = api
      .replayPage<G>(this.id, { first: number * PAGE, perspective: this.perspective, watch: this.watch })
      .then((page) => this.#keep(number, page))
    this.#pages.set(number, asked)
    asked.catch(() => this.#pages.delete(number))
    return asked
  }
  #keep(number: number, page: ReplayPage<G>): Frame<G>[] {
    const frames = framed(page).slice(0, (number + 1) * PAGE - page.first)
    this.#ready.set(number, frames)
    this.#pages.set(number, Promise.resolve(frames))
    return frames
  }

  /** The chronicle has the lines of all pages at hand that hang together with the step that is shown. */
  #write() {
    let low = Math.floor(this.at / PAGE)
    let high = low
    while (this.#ready.has(low - 1)) low--
    while (this.#ready.has(high + 1)) high++
    const found: ReplayLine<G>[] = []
    for (let page = low; page <= high; page++) {
      const base = Math.max(page * PAGE, this.info!.since)
      for (const [i, { version, shots }] of (this.#ready.get(page) ?? []).entries()) {
        for (const [index, { event }] of shots.entries()) found.push({ at: base + i, line: { version, index, event } })
      }
    }
    this.from = low * PAGE
    this.to = Math.min((high + 1) * PAGE, this.last + 1)
    if (
      found.length !== this.lines.length ||
      found[0]?.at !== this.lines[0]?.at ||
      this.lines[0]?.line.event !== found[0]?.line.event
    )
      this.lines = found
  }
}

/** The steps of a page with their pictures. */
function framed<G extends GameName>({ scene, steps }: ReplayPage<G>): Frame<G>[] {
  return steps.map(({ version, told, patch }) => {
    const before = scene.view
    let view = before
    const shots = told.map(({ event, patch }) => ({ event, after: (view = patched(view, patch)) }))
    scene = patched({ ...scene, view }, patch)
    return { version, before, shots, scene }
  })
}

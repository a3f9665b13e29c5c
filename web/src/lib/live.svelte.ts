import type { GameModule } from '../games'
import type { Guide, Hint, Previews, Refused, Scene, TableMessage, UpdateMessage, Way } from '../wire'
import { api, problemSentence } from './api'
import { patched } from './patch'
import { lessons } from './lessons.svelte'
import { pictured, told, type Played } from './pictures'
import { preview } from './preview'
import { badge, tellTurn } from './notice'
import { facesOf } from './faces'
import type { Player } from './player'
import { nameOf, playerOf, sentence, upper } from './sentence'
import { calm, prefs } from './prefs.svelte'
import { awaited, keysFor, newPart, note, receiptOf, refused, tagged, takenBack } from './seal'
import { recall, remember } from './seen'
import type { Verdict } from './verify'
import { Stage } from './stage.svelte'
import { first, t } from './text.svelte'
import { say, unsay } from './toast.svelte'
import { Wire } from './wire.svelte'
import type {
  ChatLine,
  ClientMessage,
  GameEvent,
  GameName,
  Odds,
  Option,
  Place,
  Question,
  SealChecked,
  ServerMessage,
  TableState,
  View,
} from './types'

export interface LogLine<G extends GameName = GameName> {
  version: number
  index: number
  event: GameEvent<G>
}
/** With so much to show at once, show only where it led. */
const TOO_MUCH = 12
/** A sentence of the chronicle stays so long, in ms. */
const READ = 650
/** Seconds after which showing hurries, and how many more until it is as fast as it gets; whoever wants calm is never hurried. */
const PATIENCE = { calm: [Infinity, 1], usual: [0.3, 1.5], quick: [0.2, 1.1], once: [0, 1] } as const
const FASTEST = 0.12
/** After so many ms without anything to show, a new wait begins. */
const QUIET = 1500

/** One table as this screen knows it: what was told, the picture shown, and what is still to be shown. */
export class Live<G extends GameName = GameName> {
  table = $state.raw<TableState<G> | null>(null)
  module = $state.raw<GameModule<G>>()
  shown = $state.raw<View<G> | null>(null)
  log = $state<LogLine<G>[]>([])
  chat = $state<ChatLine[]>([])
  muted = $state<string[]>([])
  /** What is being written for the chat: a look at another tab does not take it away. */
  words = $state('')
  /** How many lines of the chat have been read here. */
  listened = $state(0)
  /** Told of every line that somebody else says. */
  spoke: ((line: ChatLine) => void) | null = null
  now = $state.raw<LogLine<G> | null>(null)
  replaying = $state(false)
  curtain = $state<number | null>(null)
  odds = $state.raw<Odds<G> | null>(null)
  hinted = $state.raw<Option<G> | null>(null)
  /** What each open answer does, by its JSON; empty until the house has told it. */
  ways = $state.raw<ReadonlyMap<string, Way<G>>>(new Map())
  /** What was last answered by hand here. */
  gave = $state.raw<Option<G> | null>(null)
  /** A loss for nothing that was chosen once, and is taken when it is chosen again. */
  doubted = $state<string | null>(null)
  /** The best answers and why, or that somebody is thinking about them. */
  advice = $state.raw<Hint<G> | 'asked' | null>(null)
  sent = $state(false)
  /** Over days: the next answer is to be given again whenever the same is asked. */
  keep = $state(false)
  /** How much of what the guide says here was read. */
  read = $state(0)
  /** What happened since this device last looked. */
  missed = $state.raw<Played<G>[]>([])
  /** Where this seat may propose to go back to; null: not asked yet. */
  places = $state.raw<Place<G>[] | null>(null)
  /** What the house has found when it checked the dice of this match. */
  checked = $state.raw<SealChecked | 'asked' | 'failed' | null>(null)
  /** What this device has found by itself, by its receipt. */
  own = $state.raw<Verdict | null>(null)
  /** The chronicle begins with the first line of the log. */
  whole = $state(false)
  /** Somebody before this screen is asked. */
  turn = $state(false)
  stage = new Stage()
  wire: Wire<G>

  #scene: Scene<G> | null = null
  #queue: Played<G>[] = []
  #running = false
  #played: Played<G>[] = []
  #astray = false
  #said: Extract<ClientMessage<G>, { type: 'answer' }> | null = null
  #undoing: { seat: number; version: number } | null = null
  #told = false
  #asking = false
  #previewed = ''
  #warned = ''
  #shown = false
  /** Somebody knows what others may not, now or when the screen was last handed over. */
  #veiled = false
  /** The version that the last answer of a seat has led to. */
  #answered = $state<Record<number, number>>({})
  /** When this person began to wait, and when the last thing had been shown. */
  #since = 0
  #idle = 0
  /** The version at which a question to a seat was let go by behind the curtain. */
  #let = new Map<number, number>()

  constructor(
    readonly id: string,
    readonly game: (name: G) => Promise<GameModule<G>>,
    readonly watch: string | null,
  ) {
    this.wire = new Wire(
      (message) => this.hear(message),
      () => this.#address(),
    )
  }

  /** The options may be shown: everything that led to them has been seen. */
  get settled() {
    return !this.now && !this.replaying && this.curtain === null
  }
  /** Nothing is dealt yet: the seal of the dice waits for parts of the players. */
  get held() {
    return this.table?.seal?.state === 'held'
  }
  /** What the guide of a lesson has to say, when nothing else happens. */
  get guide(): Guide | null {
    return this.settled && !this.sent ? (this.table?.guide ?? null) : null
  }
  /** The options to offer now; a lesson has them wait until all is read. */
  get options(): Option<G>[] {
    const read = !this.guide || this.read >= this.guide.says.length - 1
    return this.settled && !this.sent && read && this.table?.paused == null ? (this.table?.options ?? []) : []
  }
  /** The answer that goes by itself in a moment; whoever wants calm presses it. */
  get passing(): Option<G> | null {
    const [only, ...others] = this.options
    const goes = !!only && !others.length && !!this.module?.passes?.has(only.tag)
    return goes && !this.guide && !calm() && prefs.pace !== 'calm' ? only : null
  }
  get chair() {
    return this.table?.chair ?? null
  }

  answer(option: Option<G>) {
    if (this.#doubts(option) || !this.pass(option)) return
    this.gave = option
    this.#since = performance.now()
    this.#answered[this.table!.chair!] = this.table!.version + 1
  }
  /** Whether an answer is a certain loss for nothing: then it is said, and asked once more. */
  #doubts(option: Option<G>): boolean {
    const key = JSON.stringify(option)
    const told = preview(this, option)
    // What the house has not told yet, the room knows; and it names the mistake, where the house tells what it costs.
    const named = !told || told.blunder ? this.module?.blunder?.(this.table!.view, option) : ''
    const what = named || (told?.blunder ? told.short : '')
    if (!what || this.doubted === key) return false
    this.doubted = key
    this.#warned = t('preview-sure', { what: upper(what) })
    say(this.#warned)
    return true
  }
  /** What each open answer does is asked for once a question. */
  askPreviews() {
    const now = `${this.table?.version}/${this.chair}/${JSON.stringify(this.table?.options)}`
    if (this.chair === null || !this.options.length || this.#previewed === now) return
    if (this.wire.send({ type: 'previews', seat: this.chair })) this.#previewed = now
  }
  #foretold({ version, seat, previews }: Previews<G>) {
    if (version === this.table?.version && seat === this.chair)
      this.ways = new Map(previews.map(({ answer, way }) => [JSON.stringify(answer), way]))
  }
  /** An answer that goes by itself: whoever waits goes on waiting. */
  pass(option: Option<G>): boolean {
    const { table } = this
    if (!table || table.chair === null || this.sent) return false
    this.missed = []
    const about = { type: 'answer', version: table.version, seat: table.chair, answer: option } as const
    const said = { ...about, ...(this.keep && { keep: true }), ...tagged(this.id, table.chair, table.version, option) }
    const waits = this.wire.status === 'lost'
    this.sent = this.wire.send(said, waits ? '' : undefined) || waits
    this.#said = this.sent ? said : null
    this.keep &&= !this.sent
    return this.sent
  }
  /** In a lesson: read on, or let the guide answer, or leave it for a free match; at a puzzle: see the solution, or play on. */
  goOn(leave = false) {
    const guide = this.table?.guide ?? this.table?.puzzle
    if (guide && this.chair !== null)
      this.sent = this.wire.send({ type: 'go-on', seat: this.chair, place: guide.place, leave })
  }
  why(option: Option<G>) {
    if (this.chair !== null) this.wire.send({ type: 'why', seat: this.chair, answer: option })
  }
  undo() {
    const { chair, table } = this
    if (chair === null || !table?.undo || !this.wire.send({ type: 'undo', seat: chair })) return
    this.#undoing = { seat: chair, version: table.version }
  }
  hint() {
    if (
      this.chair !== null &&
      this.options.length &&
      this.advice !== 'asked' &&
      this.wire.send({ type: 'hint', seat: this.chair })
    )
      this.advice = 'asked'
  }
  /** The hint is put away. */
  unadvised() {
    this.advice = this.hinted = null
  }
  /** Whether the hint has an answer for the best. */
  advises(option: Option<G> | undefined): boolean {
    return this.hinted !== null && JSON.stringify(this.hinted) === JSON.stringify(option)
  }
  /** The link by which somebody who does not sit here may know of a finished match. */
  get link() {
    return this.table?.mine.length ? null : (this.table?.watch ?? this.watch)
  }
  /** Have the dice of a finished match checked, once; again while somebody's key was missing. */
  async check(again = false) {
    if (this.checked && !(again && this.checked !== 'asked' && this.own && !this.own.whole)) return
    this.checked = 'asked'
    this.checked = await api.seal(this.id, { watch: this.link }).catch(() => 'failed' as const)
    const receipt = receiptOf(this.id)
    if (!receipt) return
    const asked = { watch: this.link }
    const read = Promise.all([api.record(this.id, asked), api.odds(this.id, asked)])
    const [text, odds] = await read.catch(() => [])
    if (text && odds) this.own = (await import('./verify')).verified(text, odds, receipt)
  }
  /** Whether it went out. */
  talk(text: string): boolean {
    return this.wire.send({ type: 'chat', text })
  }
  /** What is said by those whom this screen wants to hear. */
  get heard() {
    return this.chat.filter((line) => !this.muted.includes(line.name))
  }
  mute(name: string) {
    this.muted = this.muted.includes(name) ? this.muted.filter((one) => one !== name) : [...this.muted, name]
  }
  askOdds() {
    if (this.odds === null && this.chair !== null && this.table?.training && this.options.length)
      this.wire.send({ type: 'odds', seat: this.chair })
  }
  /** Hot-seat: the person of this seat is alone before the screen. */
  sit(seat: number) {
    this.wire.send({ type: 'look', seat })
  }
  askPlaces() {
    if (this.chair !== null) this.wire.send({ type: 'places', seat: this.chair })
  }
  rewind(to: number) {
    if (this.chair !== null) this.wire.send({ type: 'rewind', seat: this.chair, to })
  }
  /** Agree to what somebody proposes, or not; one's own proposal is taken back so. */
  consent(yes: boolean) {
    const asked = this.table?.rewind
    if (asked) this.wire.send({ type: 'consent', number: asked.number, yes })
  }
  pause(on: boolean) {
    this.wire.send({ type: 'pause', on })
  }
  leave() {
    void badge(false)
    this.stage.skip()
    this.wire.leave()
  }

  /** Show an earlier moment once more, then come back. */
  replay(version: number) {
    return this.#again(this.#played.filter((moment) => moment.version === version))
  }
  /** Show what happened while nobody looked. */
  catchUp() {
    const { missed } = this
    this.missed = []
    return this.#again(missed)
  }
  async #again(moments: Played<G>[]) {
    if (this.#running || this.replaying || !this.shown || !moments.length) return
    this.replaying = true
    this.shown = moments[0]!.before ?? this.shown
    Object.assign(this.stage, { skipping: false, lingering: true })
    await this.stage.wait(350)
    for (const moment of moments) await this.#show(moment, false)
    await this.stage.wait(900)
    Object.assign(this.stage, { skipping: false, lingering: false })
    this.shown = this.table?.view ?? this.shown
    this.replaying = false
    void this.#run()
  }

  /** Put earlier lines of the chronicle before the log. */
  async older() {
    const { chair } = this
    const first = this.#played[0]
    const from = first?.version ?? this.table!.version + 1
    if (this.#asking || this.whole) return
    this.#asking = true
    const earlier = await api.chronicle<G>(this.id, { before: from, seat: chair, watch: this.watch }).catch(() => null)
    this.#asking = false
    if (!earlier || this.chair !== chair || this.#played[0] !== first) return
    this.whole = !earlier.length
    this.#played.unshift(...told(earlier))
    this.log.unshift(...told(earlier).flatMap(lines))
  }

  #address() {
    const query = new URLSearchParams()
    const since = this.#astray ? undefined : (this.table?.version ?? recall(this.id))
    if (since !== undefined) query.set('since', String(since))
    if (this.table && this.chair !== null) query.set('seat', String(this.chair))
    if (this.watch) query.set('watch', this.watch)
    return `/tables/${this.id}/live?${query}`
  }

  hear(message: ServerMessage<G>) {
    if (message.type === 'table') this.#take(message)
    else if (message.type === 'update') this.#follow(message)
    else if (message.type === 'chat') this.#hearSaid(message)
    else if (message.type === 'odds') this.odds = message.odds
    else if (message.type === 'hint') this.#advise(message)
    else if (message.type === 'previews') this.#foretold(message)
    else if (message.type === 'refused') this.#refused(message)
    else if (message.type === 'places') this.places = message.places
    else if (message.type === 'not-back')
      say(t(`rewind-${message.why}`, { name: message.seat === null ? '' : nameOf(this.table!, message.seat) }))
    else if (message.type === 'problem') this.#excuse(problemSentence(message))
  }

  #hearSaid(line: ChatLine) {
    this.chat.push(line)
    if (!this.muted.includes(line.name) && !(line.seat !== null && this.table?.mine.includes(line.seat)))
      this.spoke?.(line)
  }
  /** What people at the table should not miss, though nothing of the game has changed. */
  #notice(before: TableState<G>, after: Scene<G>, played: number) {
    if (played)
      for (const seat of after.late)
        say(
          after.mine.includes(seat) && this.#alone
            ? t('late-you')
            : t('late-other', { name: playerOf(after, seat, null) }),
        )
    for (const [i, seat] of after.seats.entries()) {
      if (after.mine.includes(i) || before.seats[i]?.away === seat.away) continue
      if (seat.away || seat.kind === 'human')
        say(t(seat.away ? 'left-to-bot' : 'came-back', { name: playerOf(after, i, null) }))
    }
  }

  #refused(message: Refused) {
    if (this.#let.has(message.seat) && message.seat !== this.chair) return
    const game = this.table!.game
    if (message.reason === 'lesson') return this.#excuse(t('guide-not-now'))
    this.#excuse(first([`${game}-why-${message.reason}`, 'refused']), { game, id: message.clause })
  }
  #excuse(text: string, clause?: { game: string; id: string }) {
    if (this.advice === 'asked') this.advice = null
    if (this.sent && this.#said) refused(this.id, this.#said.seat, this.#said.version)
    this.sent = false
    this.#said = this.#undoing = null
    say(text, clause)
  }
  #advise(hint: Hint<G>) {
    if (this.advice !== 'asked') return
    this.advice = hint
    this.hinted = hint.best[0]?.answer ?? null
  }

  /** Everything, anew; to a player who comes back what has happened since the last look can be shown. */
  #take(message: TableMessage<G>) {
    const { type, scene, keep, moments, past, chat, ...fixed } = message
    const entering = this.table === null
    const fresh = entering || this.chair !== scene.chair
    if (keep < (this.table?.version ?? recall(this.id) ?? -1)) takenBack(this.id, keep)
    this.chat = chat
    if (entering) this.listened = chat.length
    this.#astray = false
    this.#let.clear()
    this.#set({ ...fixed, ...scene }, scene)
    this.#sayAgain()
    this.#addParts()
    if (entering) void this.game(fixed.game).then((module) => (this.module = module))
    if (fresh) this.#forget()
    this.#drop(keep)
    const played = past === null ? told(moments) : pictured(moments, past).played
    if (entering && this.#alone && past) this.missed = played
    if (fresh || (played.length && !past)) this.#adopt(played)
    else this.#enqueue(played)
    if (entering && keep >= 0) void this.older()
  }

  /** What is new: the pictures of the moments, and then the scene they led to. */
  #follow({ keep, moments, patch }: UpdateMessage<G>) {
    const { table } = this
    if (!table || !this.#scene) return
    try {
      const { played, view } = pictured(moments, this.#scene.view)
      const scene = patched({ ...this.#scene, view }, patch)
      const fresh = table.chair !== scene.chair || (this.held && scene.seal?.state !== 'held')
      this.#notice(table, scene, played.length)
      if (keep < table.version) takenBack(this.id, keep)
      if (keep < table.version && moments.some((moment) => !moment.told.length)) say(t('rewind-done'))
      this.#set({ ...table, ...scene }, scene)
      this.#addParts()
      if (fresh) this.#forget()
      this.#drop(keep)
      if (fresh) this.#adopt(played)
      else this.#enqueue(played)
    } catch {
      this.#astray = true
      this.wire.again()
    }
  }

  /** An answer that was given while the line broke or was broken is sent once more, if it is still open. */
  #sayAgain() {
    const said = this.#said
    this.#said = null
    const { version, chair, options } = this.table!
    if (said?.version !== version || said.seat !== chair) return
    const answer = JSON.stringify(said.answer)
    if (!options.some((option) => JSON.stringify(option) === answer)) return
    this.#said = said
    this.sent = this.wire.send(said)
  }

  /** What the seats of this device add to the dice, as soon as the house has shown the fingerprint of its secret. */
  #addParts() {
    const { seal, mine } = this.table!
    if (!seal) return
    for (const seat of awaited(seal, mine))
      this.wire.send({ type: 'part', seat, part: newPart(this.id, seat, seal.commitment) })
    note(this.id, seal)
    if (!this.#shown) for (const [seat, key] of keysFor(this.id, seal, mine)) this.wire.send({ type: 'key', seat, key })
    this.#shown ||= seal.state === 'open'
  }

  #set(table: TableState<G>, scene: Scene<G>) {
    const undone = this.#undoing
    if (undone?.version === scene.version) refused(this.id, undone.seat, undone.version) // nobody had heard it
    this.#undoing = null
    if (table.guide?.place !== this.table?.guide?.place) this.read = 0
    if (table.guide?.end) lessons.finish(table.game, table.guide.lesson)
    this.#scene = scene
    this.table = table
    this.#veiled ||= scene.secret
    this.sent = false
    this.odds = null
    this.hinted = null
    this.ways = new Map()
    this.doubted = null
    unsay(this.#warned)
    this.#previewed = ''
    this.advice = null
  }
  /** One person before this screen; what several of them know is never kept. */
  get #alone() {
    return this.table!.mine.length === 1
  }

  /** Another chair, another knowledge: nothing of the last one stays. */
  #forget() {
    this.log = []
    this.#queue = []
    this.#played = []
    this.places = null
    this.whole = false
    this.keep = false
    this.curtain = null
  }
  #drop(keep: number) {
    if (this.log.some((line) => line.version > keep)) this.log = this.log.filter((line) => line.version <= keep)
    this.#queue = this.#queue.filter((moment) => moment.version <= keep)
    this.#played = this.#played.filter((moment) => moment.version <= keep)
  }
  #adopt(moments: Played<G>[]) {
    this.#played.push(...moments)
    this.log.push(...moments.flatMap(lines))
    this.shown = this.table!.view
    if (!this.#running) this.#settle()
  }
  #enqueue(moments: Played<G>[]) {
    this.#queue.push(...moments)
    void this.#run()
  }

  async #run() {
    if (this.#running || this.replaying) return
    this.#running = true
    if (performance.now() - this.#idle > QUIET) this.#since = performance.now()
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.stage.skipping = this.#queue.length > TOO_MUCH
      this.#played.push(next)
      await this.#show(next, true)
    }
    this.shown = this.table!.view
    this.#running = false
    this.#idle = performance.now()
    this.stage.skipping = false
    this.#settle()
  }

  async #show(moment: Played<G>, write: boolean) {
    if (moment.before) this.shown = moment.before
    for (const line of lines(moment)) {
      if (write) this.log.push(line)
      this.now = line
      if (!this.module || !this.shown) continue
      this.stage.haste = write ? this.#haste() : 1
      await this.module.direct(this.stage, line.event, this.shown)
      this.shown = moment.shots[line.index]!.after ?? this.shown
      await this.#read(line, write)
    }
    this.now = null
  }
  /** A sentence stays long enough to be read; a result stays until it is tapped. */
  #read({ event }: LogLine<G>, fresh: boolean) {
    const { module, stage } = this
    if (fresh && this.chair !== null && module!.results?.has(event.tag)) return stage.rest()
    return stage.wait(module!.quiet.has(event.tag) ? module!.pause(event) : Math.max(READ, module!.pause(event)))
  }
  #haste() {
    const [after, over] = PATIENCE[prefs.pace]
    return Math.max(FASTEST, Math.min(1, 1 - ((performance.now() - this.#since) / 1000 - after) / over))
  }

  /** Everything has been seen: draw the curtain, or tell once that the turn has come. */
  #settle() {
    const table = this.table!
    if (this.#alone && !this.missed.length) remember(this.id, table.version)
    const [asked] = table.asking.filter((one) => table.mine.includes(one.seat) && !this.#letBy(one.seat, one.question))
    const mine = !!asked && !table.over
    if (mine && table.mine.length > 1 && asked.seat !== table.chair) this.#draw(asked.seat)
    this.turn = mine
    void badge(mine)
    if (mine && !this.#told) tellTurn(t('your-turn-title'), this.id)
    this.#told = mine
  }
  /** Several people before one screen: nobody is called to a question that can be nothing to him, as all can see. */
  #letBy(seat: number, question: Question<G>): boolean {
    const table = this.table!
    const answer = table.mine.length > 1 && !table.over ? this.module?.lets?.(table.view, seat, question) : undefined
    if (!answer) return false
    if (
      this.#let.get(seat) !== table.version &&
      this.wire.send({
        ...{ type: 'answer', version: table.version, seat, answer },
        ...tagged(this.id, seat, table.version, answer),
      })
    )
      this.#let.set(seat, table.version)
    return true
  }
  /** The screen goes to somebody else: behind a curtain, unless there is nothing that anybody may not see. */
  #draw(seat: number) {
    const veiled = this.#veiled
    this.#veiled = false
    if (!veiled) return this.sit(seat)
    this.curtain = seat
    if (this.chair !== null) this.wire.send({ type: 'look', seat: null })
  }

  /** What has happened since the last answer of a seat, as the chair before this screen may know it. */
  since(seat: number): LogLine<G>[] {
    const from = this.#answered[seat] ?? Infinity
    return this.log.filter((line) => line.version > from && !this.module?.quiet.has(line.event.tag))
  }
  /** The sentence of a line of the log, as it is told to the one who sits on a seat. */
  line(line: LogLine<G>, you = this.table!.chair): string {
    return sentence(this.table!, line.event, prefs.lang, 'event', you)
  }
  /** What this screen's person is asked. */
  get asked(): Question<G> | undefined {
    const { table, chair } = this
    return chair === null || table?.over ? undefined : table?.asking.find((one) => one.seat === chair)?.question
  }
  /** What this screen's person is asked about, where the sentence of the question does not name it. */
  get subject(): string {
    const { table, module, asked } = this
    return (
      (asked &&
        module?.subject?.(table!.view, asked, {
          options: table!.options,
          log: this.log,
          name: (seat) => this.name(seat),
        })) ??
      ''
    )
  }
  /** The player of a seat as a sentence before this screen takes him. */
  player(seat: number): Player {
    return playerOf(this.table!, seat, this.chair)
  }
  /** The emblem of a seat: the face of its player, or one of those that the room has to spare. */
  face(seat: number, spare: string[]): string {
    return facesOf(this.table!.seats, spare)[seat]!
  }
  name(seat: number): string {
    return nameOf(this.table!, seat)
  }
}

/** The lines that a moment has in the log. */
const lines = <G extends GameName>({ version, shots }: Played<G>): LogLine<G>[] =>
  shots.map(({ event }, index) => ({ version, index, event }))

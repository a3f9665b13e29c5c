import { transport } from '$transport'
import { away } from './away.svelte'
import { t } from './text.svelte'
import { say } from './toast.svelte'
import type { Line } from './transport'
import type { ClientMessage, GameName, ServerMessage } from './types'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'
/** In ms: so often a line is asked for a sign of life, and without one for so long it is dead. */
const BEAT = 1500
const PATIENCE = 2900
/** A page that nobody sees is in no hurry. */
const UNSEEN = 15_000
/** After a sleep, or when the net has come back, a line shows at once whether it lives. */
const PROBE = 900
/** A line that does not open in that time is tried anew, each time with more patience. */
const OPENING = 4000
const SOON = 1500
const LATER = 8000
const WAKES = ['online', 'offline', 'pageshow', 'visibilitychange']

/** A line that comes back by itself, as soon as it can; only a refusal (44xx) ends it. */
export class Wire<G extends GameName = GameName> {
  status = $state<Status>('connecting')
  code = $state(0)

  #line: Line | undefined
  /** Of this line only; what a former one still says is not heard. */
  #number = 0
  #tries = 0
  #left = false
  #heard = 0
  /** When the line was asked for a sign of life that has not come. */
  #asked: number | null = null
  #pulse: ReturnType<typeof setInterval> | undefined
  #next: ReturnType<typeof setTimeout> | undefined
  #listening: AbortController | undefined

  constructor(
    readonly hear: (message: ServerMessage<G>) => void,
    readonly address: () => string,
  ) {}

  open() {
    this.#listen()
    const number = ++this.#number
    const current = () => number === this.#number
    this.#line = transport.line(this.address(), {
      hear: (text) => {
        if (!current()) return
        this.#lives()
        const heard: ServerMessage<G> = JSON.parse(text)
        this.hear(heard)
      },
      opened: () => current() && this.#opened(),
      closed: (code) => current() && this.#lost(code),
    })
    if (!transport.alone) this.#after(OPENING + 2000 * Math.min(this.#tries, 4), () => this.#lost())
  }

  /** Whether the message went out. */
  send(message: ClientMessage<G>, excuse = 'lost-not-sent'): boolean {
    const open = this.#line?.open === true && this.status === 'open'
    if (open) this.#line!.send(JSON.stringify(message))
    else if (excuse) say(t(excuse))
    return open
  }

  /** Come back anew, as after a loss. */
  again() {
    this.#lost()
  }

  leave() {
    this.#left = true
    away.found()
    this.#listening?.abort()
    this.#drop()
  }

  #opened() {
    clearTimeout(this.#next)
    this.status = 'open'
    away.found()
    this.#tries = 0
    this.#lives()
    if (!transport.alone) this.#pulse = setInterval(() => this.#beat(), BEAT)
  }
  #lives() {
    this.#heard = Date.now()
    this.#asked = null
  }
  #beat() {
    const now = Date.now()
    if (document.hidden && now - this.#heard < UNSEEN) return
    if (this.#asked !== null && now - this.#asked >= PATIENCE) this.#lost()
    else this.#ask()
  }
  #ask() {
    this.#asked ??= Date.now()
    this.send({ type: 'ping' }, '')
  }

  /** The page has come back, or the net has: a line that was lost is opened at once, one that seems open must answer at once. */
  #wake() {
    if (document.hidden || this.status === 'closed' || this.status === 'connecting') return
    if (this.status === 'lost') return this.#reopen()
    const asked = (this.#asked = Date.now())
    this.#ask()
    this.#after(PROBE, () => this.#asked === asked && this.#lost())
  }
  #listen() {
    if (this.#listening || transport.alone) return
    this.#listening = new AbortController()
    const { signal } = this.#listening
    for (const what of WAKES) addEventListener(what, () => this.#wake(), { signal, capture: true })
  }
  #reopen() {
    this.#drop()
    if (!this.#left) this.open()
  }

  /** Let the line go now: a dead one may say only after a minute that it is closed. */
  #drop() {
    clearInterval(this.#pulse)
    clearTimeout(this.#next)
    this.#number++
    this.#asked = null
    this.#line?.close()
  }
  #lost(code = 0) {
    this.#drop()
    if (this.#left) return
    this.code = code
    const refused = code === 4403 || code === 4404
    this.status = refused ? 'closed' : 'lost'
    if (refused) return
    away.lose()
    const most = document.hidden || code >= 4000 ? LATER : SOON
    const pause = Math.min(most, 300 * 2 ** this.#tries++) * (0.75 + Math.random() / 2)
    this.#after(pause, () => this.#reopen())
  }
  #after(ms: number, then: () => unknown) {
    clearTimeout(this.#next)
    this.#next = setTimeout(then, ms)
  }
}

import { transport } from '$transport'
import { away } from './away.svelte'
import { t } from './text.svelte'
import { say } from './toast.svelte'
import type { Line } from './transport'
import type { ClientMessage, GameName, ServerMessage } from './types'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'
const PING_EVERY = 15_000
const SILENCE = 35_000

/** A socket that comes back by itself; only a refusal (44xx) ends it. */
export class Wire<G extends GameName = GameName> {
  status = $state<Status>('connecting')
  code = $state(0)

  #socket: Line | undefined
  #tries = 0
  #left = false
  #heard = 0
  #pulse: ReturnType<typeof setInterval> | undefined

  constructor(
    readonly hear: (message: ServerMessage<G>) => void,
    readonly address: () => string,
  ) {}

  open() {
    this.#socket = transport.line(this.address(), {
      hear: (text) => {
        this.#heard = Date.now()
        const heard: ServerMessage<G> = JSON.parse(text)
        this.hear(heard)
      },
      opened: () => {
        this.status = 'open'
        away.found()
        this.#tries = 0
        this.#heard = Date.now()
        this.#pulse = setInterval(() => this.#beat(), PING_EVERY)
      },
      closed: (code) => this.#closed(code),
    })
  }

  /** Whether the message went out. */
  send(message: ClientMessage<G>): boolean {
    const open = this.#socket?.open === true
    if (open) this.#socket!.send(JSON.stringify(message))
    else say(t('lost-not-sent'))
    return open
  }

  /** Come back anew, as after a loss. */
  again() {
    this.#socket?.close()
  }

  leave() {
    this.#left = true
    away.found()
    clearInterval(this.#pulse)
    this.#socket?.close()
  }

  #beat() {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close()
    else this.send({ type: 'ping' })
  }

  #closed(code: number) {
    clearInterval(this.#pulse)
    if (this.#left) return
    this.code = code
    const refused = code === 4403 || code === 4404
    this.status = refused ? 'closed' : 'lost'
    if (!refused) away.lose()
    if (!refused) setTimeout(() => this.#left || this.open(), Math.min(8000, 300 * 2 ** this.#tries++))
  }
}

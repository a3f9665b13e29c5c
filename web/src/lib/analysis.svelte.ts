import type { AnalysedDecision, AnalysedSeat, Analysis, ChancePoint } from '../wire'
import { api, sorry } from './api'

/** How often we ask how far it has come, in ms. */
const ASK = 1500
/** A difference is told as one when it is so many times its standard error. */
const CLEAR = 2
/** Lessons at once. */
const FEW = 8

/** What was luck and what was skill in a match: asked for, waited for, and read. */
export class Verdict {
  found = $state.raw<Analysis | null>(null)
  failed = $state('')
  #left = false
  #asking: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly watch: string | null,
  ) {}

  get busy() {
    return this.found?.state === 'waiting' || this.found?.state === 'working'
  }
  get done() {
    return this.found?.state === 'done' ? this.found : null
  }

  /** Ask for it; what was found once is found at once. */
  async start() {
    if (!this.busy && !this.done) await this.#take(() => api.analyse(this.id, { watch: this.watch }))
  }
  leave() {
    this.#left = true
    clearTimeout(this.#asking)
  }

  async #take(ask: () => Promise<Analysis>) {
    clearTimeout(this.#asking)
    try {
      this.found = await ask()
      this.failed = ''
    } catch (error) {
      this.failed = sorry(error)
    }
    if (this.busy && !this.#left)
      this.#asking = setTimeout(() => void this.#take(() => api.analysis(this.id, { watch: this.watch })), ASK)
  }

  /** The chances after a step of the replay. */
  after(step: number): ChancePoint | undefined {
    return this.done?.chances.findLast((point) => point.at <= step + 1)
  }
  seat(seat: number): AnalysedSeat | undefined {
    return this.done?.seats.find((one) => one.seat === seat)
  }
  /** What a seat could have answered better, the dearest first. */
  lessons(seat: number): AnalysedDecision[] {
    const clear = this.done?.decisions.filter((one) => one.seat === seat && one.clear && one.loss > 0) ?? []
    return clear.toSorted((a, b) => b.loss - a.loss).slice(0, FEW)
  }
  /** What weighed most in a seat's result, if anything is clear of its error. */
  cause(seat: number): 'decisions' | 'others' | 'luck' | null {
    const one = this.seat(seat)
    if (!one) return null
    const sign = Math.sign(one.result - one.par)
    const parts = (['decisions', 'others', 'luck'] as const).filter(
      (part) => one[part] * sign > CLEAR * (part === 'decisions' ? one.skill_error : one.error),
    )
    return parts.toSorted((a, b) => Math.abs(one[b]) - Math.abs(one[a]))[0] ?? null
  }
}

export const percent = (share: number) => Math.round(100 * share)
/** With its sign: a minus that is one, and a plus. */
export const signed = (share: number) => `${share < -0.005 ? '−' : share > 0.005 ? '+' : ''}${Math.abs(percent(share))}`
export const within = (error: number) => Math.max(1, percent(CLEAR * error))

import type { Component } from 'svelte'
import { calm, prefs, TEMPO } from './prefs.svelte'

export interface Effect {
  id: number
  what: Component<any>
  props: Record<string, unknown>
  x: number
  y: number
  width: number
  height: number
  frames: Keyframe[]
  ms: number
}

/** The layer on which things travel: places by name, flights between them, and a way to skip. */
export class Stage {
  effects = $state<Effect[]>([])
  lit = $state<string[]>([])
  skipping = false
  /** The past is shown slowly enough to be read, even to those who want no motion. */
  lingering = false
  /** Something is before the eyes until it is tapped away. */
  resting = $state(false)
  /** How much faster than at the person's pace, while there is much to show. */
  haste = 1
  #places = new Map<string, Element>()
  #waiting = new Set<() => void>()
  #next = 0

  /** Svelte attachment: this element is the place called `name`. */
  place = (name: string) => (node: Element) => {
    this.#places.set(name, node)
    return () => {
      if (this.#places.get(name) === node) this.#places.delete(name)
    }
  }

  /** The element that is a place. */
  at(name: string): Element | undefined {
    return this.#places.get(name)
  }
  box(name: string): DOMRect | undefined {
    const box = this.at(name)?.getBoundingClientRect()
    return box && box.width ? box : undefined
  }

  get still() {
    return this.skipping || calm() || prefs.pace === 'once' || document.hidden
  }

  /** Hurry every running effect to its end. */
  skip() {
    this.skipping = true
    this.next()
  }

  wait(ms: number): Promise<void> {
    if (this.skipping || document.hidden || ((calm() || prefs.pace === 'once') && !this.lingering))
      return Promise.resolve()
    return this.#until((done) => setTimeout(done, this.#paced(ms)))
  }
  #paced(ms: number) {
    return this.lingering ? ms : ms * TEMPO[prefs.pace] * this.haste
  }
  /** Wait until somebody goes on; who wants everything at once is not kept, and who does not look must hear of his turn. */
  async rest() {
    if (this.skipping || prefs.pace === 'once' || document.hidden) return
    this.resting = true
    await this.#until(() => undefined)
    this.resting = false
  }
  /** Enough of this. */
  next() {
    for (const done of [...this.#waiting]) done()
  }
  #until(begin: (done: () => void) => ReturnType<typeof setTimeout> | undefined): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        resolve()
      }
      this.#waiting.add(done)
      const timer = begin(done)
    })
  }

  /** Light up places while something is said about them. */
  async light(names: string[], ms: number) {
    this.lit = names
    await this.wait(ms)
    this.lit = []
  }

  /** Show `what` at a place, moving through `frames`. */
  async show(place: string, what: Component<any>, props: Record<string, unknown>, frames: Keyframe[], ms: number) {
    const box = this.box(place)
    if (!box || this.still) return
    await this.#run({ what, props, x: box.x, y: box.y, width: box.width, height: box.height, frames, ms })
  }

  /** Carry `what` from one place to another along a shallow arc. */
  async fly(from: string, to: string, what: Component<any>, props: Record<string, unknown>, ms = 380) {
    const a = this.box(from)
    const b = this.box(to)
    if (!a || !b || this.still) return
    const dx = b.x + b.width / 2 - a.x - a.width / 2
    const dy = b.y + b.height / 2 - a.y - a.height / 2
    const lift = Math.min(70, 20 + Math.hypot(dx, dy) * 0.12)
    const scale = Math.max(0.35, Math.min(2.2, b.height / a.height))
    const middle = `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${(1 + scale) / 2 + 0.15})`
    const frames = [
      { transform: 'none', easing: 'ease-in' },
      { transform: middle, easing: 'ease-out' },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    ]
    await this.#run({ what, props, x: a.x, y: a.y, width: a.width, height: a.height, frames, ms })
  }

  async #run(effect: Omit<Effect, 'id'>) {
    const id = this.#next++
    this.effects.push({ id, ...effect, ms: this.#paced(effect.ms) })
    await this.wait(effect.ms)
    this.effects = this.effects.filter((one) => one.id !== id)
  }
}

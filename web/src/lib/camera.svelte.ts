import { Tween } from 'svelte/motion'
import { cubicOut } from 'svelte/easing'
import { calm } from './prefs.svelte'

export interface Frame {
  x: number
  y: number
  w: number
}
const NEAREST = 420

/** Where one looks: the middle of the picture and how much of the map fits in. */
export class Camera {
  readonly #whole: Frame
  readonly #high: number
  readonly #at: Tween<Frame>
  /** It follows the game until a hand has moved it. */
  auto = $state(true)

  /** `whole`: all of the map; `high`: its height for its width. */
  constructor(whole: Frame, high = 1) {
    this.#whole = whole
    this.#high = high
    this.#at = new Tween(whole, { easing: cubicOut })
  }

  get frame() {
    return this.#at.current
  }
  get box() {
    const { x, y, w } = this.frame
    const h = w * this.#high
    return `${x - w / 2} ${y - h / 2} ${w} ${h}`
  }
  get near() {
    return this.#at.target.w < this.#whole.w - 1
  }

  go(frame: Frame, ms = 420) {
    void this.#at.set(this.#held(frame), { duration: calm() ? 0 : ms })
  }
  /** By hand, at once. */
  move(frame: Frame) {
    this.auto = false
    this.go(frame, 0)
  }
  /** Nearer or farther, leaving the point `about` where it is. */
  zoom(by: number, about: { x: number; y: number } = this.#at.target, ms = 0) {
    this.auto = false
    const { x, y, w } = this.#at.target
    const to = Math.min(this.#whole.w, Math.max(NEAREST, w / by))
    const k = to / w
    this.go({ x: about.x + (x - about.x) * k, y: about.y + (y - about.y) * k, w: to }, ms)
  }
  whole() {
    this.auto = true
    this.go(this.#whole)
  }
  /** Everything at these points, with some room round them. */
  show(points: { x: number; y: number }[], least = 760) {
    if (!points.length) return
    const xs = points.map((point) => point.x)
    const ys = points.map((point) => point.y)
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    this.go({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      w: Math.max(least, right - left + 220, bottom - top + 220),
    })
  }
  /** The same, even if a hand has moved it before: something new is to be chosen there. */
  follow(points: { x: number; y: number }[], least?: number) {
    this.auto = true
    this.show(points, least)
  }
  /** Turn just enough to have a point in the picture. */
  reveal(point: { x: number; y: number }) {
    const { x, y, w } = this.#at.target
    const room = w / 2 - 60
    if (Math.abs(point.x - x) > room || Math.abs(point.y - y) > room) this.go({ ...point, w }, 220)
  }
  #held({ x, y, w }: Frame): Frame {
    const whole = this.#whole
    const wide = Math.min(whole.w, Math.max(NEAREST, w))
    const slack = (whole.w - wide) / 2
    const hold = (value: number, middle: number) => Math.min(middle + slack, Math.max(middle - slack, value))
    return { x: hold(x, whole.x), y: hold(y, whole.y), w: wide }
  }
}

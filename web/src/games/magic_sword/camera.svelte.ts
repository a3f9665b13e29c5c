import { Tween } from 'svelte/motion'
import { cubicOut } from 'svelte/easing'
import { calm } from '../../lib/prefs.svelte'

export interface Frame {
  x: number
  y: number
  w: number
}
export const WHOLE: Frame = { x: 1000, y: 914, w: 1984 }
/** How high the map is for its width. */
const HIGH = 0.924
const NEAREST = 420

/** Where one looks: the middle of the picture and how much of the map fits in. */
export class Camera {
  #at = new Tween<Frame>(WHOLE, { easing: cubicOut })
  /** It follows the game until a hand has moved it. */
  auto = $state(true)

  get frame() {
    return this.#at.current
  }
  get box() {
    const { x, y, w } = this.frame
    return `${x - w / 2} ${y - (w * HIGH) / 2} ${w} ${w * HIGH}`
  }
  get near() {
    return this.#at.target.w < WHOLE.w - 1
  }

  go(frame: Frame, ms = 420) {
    void this.#at.set(held(frame), { duration: calm() ? 0 : ms })
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
    const to = Math.min(WHOLE.w, Math.max(NEAREST, w / by))
    const k = to / w
    this.go({ x: about.x + (x - about.x) * k, y: about.y + (y - about.y) * k, w: to }, ms)
  }
  whole() {
    this.auto = true
    this.go(WHOLE)
  }
  /** Everything at these points, with some room round them. */
  show(points: { x: number; y: number }[], least = 760) {
    if (!points.length) return
    const xs = points.map((point) => point.x)
    const ys = points.map((point) => point.y)
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    this.go({ x: (left + right) / 2, y: (top + bottom) / 2, w: Math.max(least, right - left + 220, bottom - top + 220) })
  }
  /** Turn just enough to have a point in the picture. */
  reveal(point: { x: number; y: number }) {
    const { x, y, w } = this.#at.target
    const room = w / 2 - 60
    if (Math.abs(point.x - x) > room || Math.abs(point.y - y) > room) this.go({ ...point, w }, 220)
  }
}

function held({ x, y, w }: Frame): Frame {
  const wide = Math.min(WHOLE.w, Math.max(NEAREST, w))
  const slack = (WHOLE.w - wide) / 2
  const hold = (value: number, middle: number) => Math.min(middle + slack, Math.max(middle - slack, value))
  return { x: hold(x, WHOLE.x), y: hold(y, WHOLE.y), w: wide }
}

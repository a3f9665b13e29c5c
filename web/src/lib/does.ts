import { preview } from './preview'
import type { Live } from './live.svelte'
import { say } from './toast.svelte'
import type { GameName, Option } from './types'

/** So long a finger rests on a thing to be told of it; a moment after what the thing itself is. */
const LONG = 480

/** What a finger does on a thing: it goes on resting when what the thing does is told anew. */
interface Rest {
  timer?: ReturnType<typeof setTimeout>
  held: boolean
}
const rests = new WeakMap<Element, Rest>()
const byFinger = (event: Event) => (event as PointerEvent).pointerType === 'touch'

/** A thing that is an answer tells what it does: the ear, the pointer, and a finger that rests on it, which then gives no answer. */
export const does =
  <G extends GameName>(live: Live<G>, option: Option<G> | undefined) =>
  (node: Element) => {
    const whole = option && preview(live, option)?.whole
    if (!whole) return
    const rest = rests.get(node) ?? { held: false }
    rests.set(node, rest)
    const press = (event: Event) => {
      rest.held = false
      if (!byFinger(event)) return
      clearTimeout(rest.timer)
      rest.timer = setTimeout(() => {
        const now = node.isConnected && node.getAttribute('aria-description')
        if (!now) return
        rest.held = true
        say(now)
      }, LONG)
    }
    const release = (event: Event) => {
      if (byFinger(event)) clearTimeout(rest.timer)
    }
    const swallow = (event: Event) => {
      if (rest.held) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      rest.held = false
    }
    const heard = new AbortController()
    node.setAttribute('aria-description', whole)
    if (node instanceof HTMLElement) node.title = whole
    node.addEventListener('pointerdown', press, { signal: heard.signal })
    for (const name of ['pointerup', 'pointerleave', 'pointercancel'])
      node.addEventListener(name, release, { signal: heard.signal })
    node.addEventListener('click', swallow, { capture: true, signal: heard.signal })
    return () => {
      heard.abort()
      node.removeAttribute('aria-description')
      node.removeAttribute('title')
    }
  }

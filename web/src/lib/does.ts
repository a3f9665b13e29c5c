import { preview } from './preview'
import type { Live } from './live.svelte'
import { say } from './toast.svelte'
import type { GameName, Option } from './types'

/** So long a finger rests on a thing to be told of it; a moment after what the thing itself is. */
const LONG = 480

/** A thing that is an answer tells what it does: the ear, the pointer, and a finger that rests on it, which then gives no answer. */
export const does =
  <G extends GameName>(live: Live<G>, option: Option<G> | undefined) =>
  (node: Element) => {
    const whole = option && preview(live, option)?.whole
    if (!whole) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
    const press = (event: Event) => {
      held = false
      if ((event as PointerEvent).pointerType !== 'touch') return
      timer = setTimeout(() => {
        held = true
        say(whole)
      }, LONG)
    }
    const release = () => clearTimeout(timer)
    const swallow = (event: Event) => {
      if (held) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      held = false
    }
    const heard = new AbortController()
    node.setAttribute('aria-description', whole)
    if (node instanceof HTMLElement) node.title = whole
    node.addEventListener('pointerdown', press, { signal: heard.signal })
    for (const name of ['pointerup', 'pointerleave', 'pointercancel'])
      node.addEventListener(name, release, { signal: heard.signal })
    node.addEventListener('click', swallow, { capture: true, signal: heard.signal })
    return () => {
      release()
      heard.abort()
      node.removeAttribute('aria-description')
      node.removeAttribute('title')
    }
  }

import { preview } from './preview'
import type { Live } from './live.svelte'
import { say } from './toast.svelte'
import type { GameName, Option } from './types'

/** So long a finger rests on a thing to be told of it; a moment after what the thing itself is. */
const LONG = 480

/** A thing that is an answer tells what it does: the ear, the pointer, and a finger that rests on it. */
export const does =
  <G extends GameName>(live: Live<G>, option: Option<G> | undefined) =>
  (node: Element) => {
    const whole = option && preview(live, option)?.whole
    if (!whole) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch') timer = setTimeout(() => say(whole), LONG)
    }
    const release = () => clearTimeout(timer)
    node.setAttribute('aria-description', whole)
    if (node instanceof HTMLElement) node.title = whole
    node.addEventListener('pointerdown', press)
    for (const name of ['pointerup', 'pointerleave', 'pointercancel']) node.addEventListener(name, release)
    return () => {
      release()
      node.removeAttribute('aria-description')
      node.removeAttribute('title')
      node.removeEventListener('pointerdown', press)
      for (const name of ['pointerup', 'pointerleave', 'pointercancel']) node.removeEventListener(name, release)
    }
  }

import type { Price } from './view'

interface Tip {
  text: string
  prices: Price[]
  box: DOMRect
}
/** What is being pointed at, in words if there are any; and the prices of the seal, whose dice light up. */
export const tip = $state<{ now: Tip | null }>({ now: null })

/** Svelte action: hovering or focusing the thing tells of it. */
export function tells(node: Element, about: () => { text: string; prices?: Price[] }) {
  let shown = false
  const show = () => {
    shown = true
    const { text, prices = [] } = about()
    tip.now = { text, prices, box: node.getBoundingClientRect() }
  }
  const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && show()
  const focus = () => node.matches(':focus-visible') && show()
  const hide = () => {
    if (shown) tip.now = null
    shown = false
  }
  node.addEventListener('pointerenter', enter)
  node.addEventListener('focus', focus)
  for (const name of ['pointerleave', 'blur', 'click']) node.addEventListener(name, hide)
  // While the table is being redrawn nothing may change: a thing that goes takes its words along a moment later.
  return { destroy: () => queueMicrotask(hide), update: (next: typeof about) => (about = next) }
}

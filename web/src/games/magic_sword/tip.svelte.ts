/** What is being pointed at, in words. */
export const tip = $state<{ now: { text: string; box: DOMRect } | null }>({ now: null })

/** Svelte action: hovering or focusing the thing tells of it. */
export function tells(node: Element, about: () => string) {
  let mine: DOMRect | null = null
  const show = () => {
    const text = about()
    if (!text) return
    mine = node.getBoundingClientRect()
    tip.now = { text, box: mine }
  }
  const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && show()
  const focus = () => node.matches(':focus-visible') && matchMedia('(hover: hover)').matches && show()
  // A button that vanishes loses its focus in the midst of an update, when nothing may be changed.
  const hide = () => queueMicrotask(() => {
    if (mine && tip.now) tip.now = null
    mine = null
  })
  node.addEventListener('pointerenter', enter)
  node.addEventListener('focus', focus)
  for (const name of ['pointerleave', 'blur', 'click']) node.addEventListener(name, hide)
  return { destroy: hide, update: (next: typeof about) => (about = next) }
}

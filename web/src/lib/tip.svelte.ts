/** What is being pointed at: its words, what else a game tells of it, and where it is. */
export class Pointing<Told extends { text: string }> {
  now = $state.raw<(Told & { box: DOMRect }) | null>(null)

  /** Svelte action: hovering or focusing the thing tells of it. */
  tells = (node: Element, about: () => Told) => {
    let shown = false
    const show = () => {
      shown = true
      this.now = { ...about(), box: node.getBoundingClientRect() }
    }
    const enter = (event: Event) => (event as PointerEvent).pointerType === 'mouse' && show()
    const focus = () => node.matches(':focus-visible') && matchMedia('(hover: hover)').matches && show()
    // A thing that vanishes loses its focus in the midst of an update, when nothing may be changed.
    const hide = () =>
      queueMicrotask(() => {
        if (shown) this.now = null
        shown = false
      })
    node.addEventListener('pointerenter', enter)
    node.addEventListener('focus', focus)
    for (const name of ['pointerleave', 'blur', 'click']) node.addEventListener(name, hide)
    return { destroy: hide, update: (next: typeof about) => (about = next) }
  }
}

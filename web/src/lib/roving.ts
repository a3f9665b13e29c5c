const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys walk the focusable things inside `node`; one of them alone is in the tab order. */
export function roving(node: HTMLElement, selector = 'button, a, [data-roving]') {
  const things = () => [...node.querySelectorAll<HTMLElement>(selector)].filter((thing) => !thing.hidden)

  function settle(current?: HTMLElement) {
    const all = things()
    const stop = current ?? all.find((thing) => thing.tabIndex === 0) ?? all[0]
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1
  }

  function onkeydown(event: KeyboardEvent) {
    const all = things()
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (at < 0 && document.activeElement !== node) return
    const step = STEPS[event.key] ?? NaN
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : at < 0 ? Math.min(0, step - 1) : at + step
    const next = all[(to + all.length) % all.length]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const onfocusin = (event: FocusEvent) => {
    const thing = things().find((one) => one === event.target)
    if (thing) settle(thing)
  }
  const watcher = new MutationObserver(() => settle())
  watcher.observe(node, { childList: true, subtree: true })
  node.addEventListener('keydown', onkeydown)
  node.addEventListener('focusin', onfocusin)
  settle()
  return {
    destroy() {
      watcher.disconnect()
      node.removeEventListener('keydown', onkeydown)
      node.removeEventListener('focusin', onfocusin)
    },
  }
}

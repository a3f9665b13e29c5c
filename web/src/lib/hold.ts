const LONG = 450

/** Press and hold (or `i` when focused): tell what a thing is. */
export function hold(node: HTMLElement, tell: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  const press = () => {
    held = false
    timer = setTimeout(() => {
      held = true
      tell()
    }, LONG)
  }
  const release = () => clearTimeout(timer)
  const swallow = (event: Event) => {
    if (!held) return
    held = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const key = (event: KeyboardEvent) => event.key === 'i' && tell()
  const quiet = (event: Event) => event.preventDefault()
  node.addEventListener('pointerdown', press)
  for (const name of ['pointerup', 'pointerleave', 'pointercancel']) node.addEventListener(name, release)
  node.addEventListener('click', swallow, { capture: true })
  node.addEventListener('keydown', key)
  node.addEventListener('contextmenu', quiet)
  return { destroy: release, update: (next: () => void) => (tell = next) }
}

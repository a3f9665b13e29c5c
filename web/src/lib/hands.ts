import type { Camera } from './camera.svelte'

interface Hands {
  camera: Camera
  /** Pressed long at a point of the screen. */
  long: (x: number, y: number) => void
}
const STILL = 8
const LONG = 480

/** Drag, pinch and wheel move the camera over the SVG; a click after a drag is no click. */
export function hands(svg: SVGSVGElement, { camera, long }: Hands) {
  const down = new Map<number, { x: number; y: number }>()
  let moved = false
  let held = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const unit = () => 1 / (svg.getScreenCTM()?.a ?? 1)
  function pointAt(x: number, y: number) {
    const matrix = svg.getScreenCTM()
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : new DOMPoint(camera.frame.x, camera.frame.y)
  }
  const spread = () => {
    const [a, b] = [...down.values()]
    return { apart: Math.hypot(a!.x - b!.x, a!.y - b!.y), x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 }
  }

  function press(event: PointerEvent) {
    if (event.button) return
    if (!down.size) moved = held = false
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    clearTimeout(timer)
    if (down.size === 1)
      timer = setTimeout(() => {
        held = true
        long(event.clientX, event.clientY)
      }, LONG)
  }
  function drag(event: PointerEvent) {
    const from = down.get(event.pointerId)
    if (!from) return
    const by = { x: event.clientX - from.x, y: event.clientY - from.y }
    if (!moved && Math.hypot(by.x, by.y) < STILL) return
    if (!moved) svg.setPointerCapture(event.pointerId)
    moved = true
    clearTimeout(timer)
    if (down.size === 2) pinch(event)
    else {
      down.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const { x, y, w } = camera.frame
      if (camera.near) camera.move({ x: x - by.x * unit(), y: y - by.y * unit(), w })
    }
  }
  function pinch(event: PointerEvent) {
    const before = spread()
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const now = spread()
    camera.zoom(now.apart / before.apart, pointAt(now.x, now.y))
    const { x, y, w } = camera.frame
    camera.move({ x: x - (now.x - before.x) * unit(), y: y - (now.y - before.y) * unit(), w })
  }
  function release(event: PointerEvent) {
    down.delete(event.pointerId)
    clearTimeout(timer)
  }
  function wheel(event: WheelEvent) {
    event.preventDefault()
    camera.zoom(Math.exp(-event.deltaY * 0.0016), pointAt(event.clientX, event.clientY))
  }
  function click(event: MouseEvent) {
    if (!moved && !held) return
    moved = held = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const quiet = (event: Event) => event.preventDefault()

  svg.addEventListener('pointerdown', press)
  svg.addEventListener('pointermove', drag)
  for (const name of ['pointerup', 'pointercancel'] as const) svg.addEventListener(name, release)
  svg.addEventListener('wheel', wheel, { passive: false })
  svg.addEventListener('click', click, { capture: true })
  svg.addEventListener('contextmenu', quiet)
  return { destroy: () => clearTimeout(timer) }
}

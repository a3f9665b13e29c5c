interface Box {
  x: number
  y: number
  width: number
  height: number
}
const GAP = 16
const EDGE = 8

const within = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(room - size - EDGE, at))

/** Where words of a size stand beside a box without covering it: below, above, to a side; or where they cover least of it. */
export function beside(
  box: Box,
  width: number,
  height: number,
  room = { width: innerWidth, height: innerHeight },
): { left: number; top: number } {
  const left = within(box.x + box.width / 2 - width / 2, width, room.width)
  const top = within(box.y + box.height / 2 - height / 2, height, room.height)
  const below = box.y + box.height + GAP
  const above = box.y - GAP - height
  const after = box.x + box.width + GAP
  const before = box.x - GAP - width
  if (below + height + EDGE <= room.height) return { left, top: below }
  if (above >= EDGE) return { left, top: above }
  if (after + width + EDGE <= room.width) return { left: after, top }
  if (before >= EDGE) return { left: before, top }
  const higher = box.y > room.height - box.y - box.height
  return { left, top: higher ? EDGE : room.height - height - EDGE }
}

import type { Board, View } from './contract'

const RADII: Record<string, number> = { hub: 122, a: 50, b: 50, c: 55, d: 55, e: 58, f: 58, g: 70 }
export const NICHE = { width: 64, height: 80 }

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const line = (a: { x: number; y: number }, b: { x: number; y: number }) => `M${a.x} ${a.y}L${b.x} ${b.y}`
const niche = ({ x, y }: { x: number; y: number }) =>
  `M${x - NICHE.width / 2} ${y - NICHE.height / 2}h${NICHE.width}v${NICHE.height}h${-NICHE.width}z`

/** Rooms with their niches, and corridors, each as one outline to be carved out of the rock. */
export function carved(board: Board) {
  return {
    rooms:
      board.rooms.map((room) => disc(room.x, room.y, RADII[room.ring]!)).join('') + board.scrolls.map(niche).join(''),
    passages: board.seals.map((seal) => line(board.rooms[seal.rooms[0]]!, board.rooms[seal.rooms[1]]!)).join(''),
    throats: board.scrolls.map((scroll) => line(board.rooms[scroll.room]!, scroll)).join(''),
    jambs: board.seals.map((seal) => jambs(board, seal)).join(''),
  }
}

/** The two posts of a doorway. */
function jambs(board: Board, seal: Board['seals'][number]): string {
  const angle = (angleOf(board, seal) * Math.PI) / 180
  const [sx, sy] = [-Math.sin(angle), Math.cos(angle)]
  const at = (k: number) => `M${seal.x + sx * k} ${seal.y + sy * k}L${seal.x + sx * k * 0.6} ${seal.y + sy * k * 0.6}`
  return at(38) + at(-38)
}

/** The direction of the passage through a seal's place, in degrees. */
export function angleOf(board: Board, seal: Board['seals'][number]): number {
  const [a, b] = seal.rooms.map((room) => board.rooms[room]!)
  return (Math.atan2(b!.y - a!.y, b!.x - a!.x) * 180) / Math.PI
}

/** What the torch of the mage to move lights: rooms within reach, open passages, and the way up to closed doors. */
export function lit(board: Board, view: View) {
  const rooms = new Set(view.reach.rooms)
  const passages = board.seals.flatMap((seal) => {
    const [a, b] = seal.rooms
    if (!view.tokens[seal.place] && rooms.has(a) && rooms.has(b)) return [line(board.rooms[a]!, board.rooms[b]!)]
    return [a, b].filter((room) => rooms.has(room)).map((room) => line(board.rooms[room]!, seal))
  })
  const scrolls = board.scrolls.filter((scroll) => rooms.has(scroll.room))
  return {
    rooms:
      view.reach.rooms
        .map((room) => board.rooms[room]!)
        .map((room) => disc(room.x, room.y, RADII[room.ring]!))
        .join('') + scrolls.map(niche).join(''),
    passages: passages.join(''),
    throats: scrolls.map((scroll) => line(board.rooms[scroll.room]!, scroll)).join(''),
  }
}

/** Points on a circle round the hub, by angle in degrees clockwise from the top. */
export const around = (off: number, angle: number) => ({
  x: 1000 + off * Math.sin((angle * Math.PI) / 180),
  y: 1000 - off * Math.cos((angle * Math.PI) / 180),
})

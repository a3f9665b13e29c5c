import { rivals } from '../../lib/seats'
import type { Board, OwnScroll, Player, ScrollFace, ShownDie, TokenFace, View } from './contract'
import { ABSORPTION, CIRCLE_PLACES, SCROLL_PLACES } from './contract'

/** The signs of the spells in the order of circle and strength; the first is Call. */
export const SIGNS = [
  'feather',
  'transfuse',
  'rolling-dices',
  'upgrade',
  'perspective-dice-six-faces-random',
  'scales',
  'card-exchange',
  'cycle',
  'vortex',
  'disintegrate',
  'clockwise-rotation',
  'domino-mask',
  'weight-scale',
  'swap-bag',
  'grab',
  'evil-hand',
  'magic-shield',
  'wingfoot',
  'teleport',
  'rock-golem',
  'sprint',
]
export const FAMILIARS = ['raven', 'cat', 'owl', 'snake', 'frog']

export interface Spot {
  place: number
  name: string
  x: number
  y: number
}

const boards = new Map<number, Board>()

/** The dungeon never changes: the first board of its size serves for good. */
export function boardOf(view: View): Board {
  const size = view.board.seals.length
  if (!boards.has(size)) boards.set(size, view.board)
  return boards.get(size)!
}

export function spotOf(board: Board, place: number): Spot | undefined {
  if (place < 0) return undefined
  if (place < SCROLL_PLACES) return board.seals[place]
  if (place < CIRCLE_PLACES) return board.scrolls[place - SCROLL_PLACES]
  const circle = board.circles[place - CIRCLE_PLACES]
  return circle && { ...circle, name: board.rooms[0]!.name }
}

/** The rooms that a place adjoins. */
export function roomsAt(board: Board, place: number): number[] {
  if (place < SCROLL_PLACES) return board.seals[place]?.rooms ?? []
  if (place < CIRCLE_PLACES) return [board.scrolls[place - SCROLL_PLACES]!.room]
  return [0]
}

export const tokenAt = (view: View, place: number): TokenFace | null =>
  (place < SCROLL_PLACES ? view.tokens[place] : null) ?? null
export const scrollAt = (view: View, place: number): ScrollFace | null =>
  (place < SCROLL_PLACES ? null : view.scrolls[place - SCROLL_PLACES]) ?? null
export const sealAt = (view: View, place: number): TokenFace | ScrollFace | null =>
  tokenAt(view, place) ?? scrollAt(view, place)

/** A way for a figure's feet between two places: through rooms and open passages when there is one, else straight. */
export function wayBetween(view: View, from: number, to: number): { x: number; y: number }[] {
  const board = boardOf(view)
  const ends = [spotOf(board, from), spotOf(board, to)]
  if (!ends[0] || !ends[1]) return ends.filter((spot) => spot !== undefined)
  const goal = new Set(roomsAt(board, to))
  const came = new Map<number, { room: number; by: number } | null>(roomsAt(board, from).map((room) => [room, null]))
  for (const room of came.keys()) {
    if (goal.has(room)) return [ends[0], ...steps(board, came, room), ends[1]]
    for (const seal of board.seals) {
      if (view.tokens[seal.place] || !seal.rooms.includes(room)) continue
      const next = seal.rooms[0] === room ? seal.rooms[1] : seal.rooms[0]
      if (!came.has(next)) came.set(next, { room, by: seal.place })
    }
  }
  return [ends[0], ends[1]]
}

function steps(board: Board, came: Map<number, { room: number; by: number } | null>, last: number) {
  const way: { x: number; y: number }[] = []
  for (let room: number | undefined = last; room !== undefined;) {
    way.unshift(board.rooms[room]!)
    const before: { room: number; by: number } | null | undefined = came.get(room)
    if (before) way.unshift(board.seals[before.by]!)
    room = before?.room
  }
  return way
}

/** The other seats in turn order, beginning with the left neighbour of the chair. */
export const rivalsOf = (view: View) => rivals(view.players.length, view.seat)

/** Which of a player's dice are meant by a colour and values: their indices. */
export function diceOf(dice: ShownDie[], colour: number, values: number[]): number[] {
  const found: number[] = []
  for (const value of values) {
    const at = dice.findIndex((die, i) => die.colour === colour && die.value === value && !found.includes(i))
    if (at >= 0) found.push(at)
  }
  return found
}

export interface Count {
  cards: OwnScroll[]
  strengths: number
  bonus: number
  total: number
}
/** How a player's points come about: strengths, and one more for each scroll of its element by a Revaluation. */
export function countOf(player: Player): Count {
  const strengths = player.scrolls.reduce((sum, card) => sum + card.strength, 0)
  return { cards: player.scrolls, strengths, bonus: player.points - strengths, total: player.points }
}

/** The scroll of Absorption of an element before a player. */
export const absorber = (player: Player, element: number) =>
  player.scrolls.find((card) => card.spell === ABSORPTION && card.element === element)

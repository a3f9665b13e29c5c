import type { GameName } from './types'

export interface Toast {
  id: number
  text: string
  clause?: { game: string; id: string }
  /** Where what is told of comes from. */
  origin?: string
  /** A picture of it, `kind/name` of a game. */
  picture?: { game: GameName; what: string }
}

let next = 0
export const toasts = $state<Toast[]>([])

/** Say one sentence, once, at the edge of the screen. */
export function say(text: string, clause?: Toast['clause'], origin?: string, picture?: Toast['picture']) {
  unsay(text)
  const id = next++
  toasts.push({ id, text, clause, origin, picture })
  if (toasts.length > 3) toasts.shift()
  setTimeout(() => dismiss(id), clause ? 9000 : 5000)
}

/** A sentence that is no longer true is taken back. */
export function unsay(text: string) {
  const said = toasts.find((one) => one.text === text)
  if (said) dismiss(said.id)
}

export function dismiss(id: number) {
  const at = toasts.findIndex((toast) => toast.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

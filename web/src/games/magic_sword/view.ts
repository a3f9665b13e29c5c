import { rivals } from '../../lib/seats'
import type { LyingCard, SquareView, View } from './contract'

export const squareOf = (view: View, name: string | null): SquareView | undefined =>
  view.squares.find((one) => one.square === name)

/** The others round the table, in turn order from one's own chair. */
export const rivalsOf = (view: View) => rivals(view.heroes.length, view.seat)

/** The rolls that lead to a square before the die has fallen; a gate that would be tried says so. */
export function rollsTo(view: View, square: string): { roll: number; gate: boolean }[] {
  return view.reach.flatMap((ends, i) => {
    const gate = ends.includes(`gate:${square}`)
    return gate || ends.includes(square) ? [{ roll: i + 1, gate }] : []
  })
}

/** Every open card by its number: on the squares and before the characters. */
export function cardsOf(view: View): Map<number, LyingCard> {
  const owned = view.heroes.flatMap((hero) => [
    ...hero.items,
    ...hero.friends,
    ...hero.trophies,
    ...hero.raised,
    ...(hero.captive ? [hero.captive] : []),
  ])
  return new Map([...view.squares.flatMap((one) => one.cards), ...owned].map((card) => [card.card, card]))
}

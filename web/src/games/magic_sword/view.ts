import type { Tagged } from '../../lib/adapter'

export interface LyingCard {
  card: number
  design: string
  note: number
  paralysed: boolean
  reserved: number | null
}
export interface Odds {
  win: number
  draw: number
  loss: number
}
export interface SquareView {
  square: string
  ring: Ring
  position: number
  cards: LyingCard[]
  face_down: number
  gold: number
  enemy_sword: number
  enemy_magic: number
  sword_odds: Odds | null
  magic_odds: Odds | null
}
export type Ring = 'lower' | 'middle' | 'upper' | 'bridge'
/** A spell as the looker sees it: its name, or a back. */
export type SpellFace = { spell?: string } | null
export interface HeroView {
  seat: number
  hero: string | null
  square: string | null
  sword: number
  magic: number
  total_sword: number
  total_magic: number
  battle_sword: number
  battle_magic: number
  life: number
  gold: number
  align: string
  items: LyingCard[]
  pouch: number | null
  capacity: number
  friends: LyingCard[]
  trophies: LyingCard[]
  raised: LyingCard[]
  spells: SpellFace[]
  spell_limit: number
  skip: number
  stone: number
  slow: number
  possessed: boolean
  frozen: number
  mission: string
}
export interface BattleView {
  kind: 'sword' | 'magic'
  seat: number | null
  rival: number | null
  being: string
  /** The cards that fight together. */
  foes: string[]
  own: number
  other: number
  odds: Odds
}
export interface SwordView extends Tagged {
  seat: number | null
  round: number
  turn: number
  squares: SquareView[]
  heroes: HeroView[]
  /** For the active character: where each roll from 1 to 6 can lead. */
  reach: string[][]
  battle: BattleView | null
  event_deck: number
  event_discard: string[]
  spell_deck: number
  war: number | null
  demons_doubled: boolean
  time_bent: number | null
  last_throw: number
  winners: number[]
  by_limit: boolean
  asked: Asked | null
  /** Who was last said to fight, while the server's picture of the battle is still to come. */
  being?: string
}
export interface Ware {
  design: string
  price: number
  left: number
}
/** What an option risks: an act, a gate, yes or no; or rival or card, and `which` of them. */
export interface Chance {
  option: string
  which: number | null
  odds: Odds
}
export interface Asked {
  question: string
  seats: number[]
  card: number | null
  window: string | null
  ends: string[]
  wares: Ware[]
  price: number | null
  chances: Chance[]
  /** Whom a window is about: the target of a spell, the one about to lose Life. */
  subject: number | null
}

export const squareOf = (view: SwordView, name: string | null) => view.squares.find((one) => one.square === name)

/** The others round the table, in turn order from one's own chair. */
export function rivalsOf(view: SwordView): number[] {
  const from = view.seat ?? -1
  const order = view.heroes.map((_, i) => (from + 1 + i) % view.heroes.length)
  return order.filter((seat) => seat !== view.seat)
}

/** The rolls that lead to a square before the die has fallen; a gate that would be tried says so. */
export function rollsTo(view: SwordView, square: string): { roll: number; gate: boolean }[] {
  return view.reach.flatMap((ends, i) => {
    const gate = ends.includes(`gate:${square}`)
    return gate || ends.includes(square) ? [{ roll: i + 1, gate }] : []
  })
}

/** Every open card by its number: on the squares and before the characters. */
export function cardsOf(view: SwordView): Map<number, LyingCard> {
  const owned = view.heroes.flatMap((hero) => [...hero.items, ...hero.friends, ...hero.trophies, ...hero.raised])
  return new Map([...view.squares.flatMap((one) => one.cards), ...owned].map((card) => [card.card, card]))
}

import type { Live as AnyLive } from '../../lib/live.svelte'
import type { Kind, Option, PlayedSet, View } from './contract'
import { isFace, same, type Face } from './view'

export type Live = AnyLive<'siggil'>

const ON_THE_BOARD: ReadonlySet<Option['tag']> = new Set(['take', 'discard', 'capture', 'give-up', 'play-card'])
export const isOnTheBoard = (option: Option) => ON_THE_BOARD.has(option.tag)

/** What this chair is asked now. */
export const questionOf = (live: Live) => live.table?.asking.find((one) => one.seat === live.chair)?.question

/** Give the answer if it is offered; else ask the server why not. */
function answer(live: Live, option: Option | undefined, otherwise: Option) {
  if (option) live.answer(option)
  else if (live.settled && live.chair !== null) live.why(otherwise)
}

export const optionAt = (live: Live, place: number) =>
  live.options.find((option) => (option.tag === 'take' || option.tag === 'discard') && option.place === place)

export function pressPlace(live: Live, view: View, place: number) {
  const card = view.cards[place]
  const face = isFace(card) ? card : null
  const [family, number] = [face?.family ?? null, face?.number ?? null]
  const asked = questionOf(live)
  if (face?.spirit && asked === 'make-room')
    answer(live, optionAt(live, place), { tag: 'give-up', spirit: face.family })
  else
    answer(live, optionAt(live, place), { tag: asked === 'discard-card' ? 'discard' : 'take', place, family, number })
}

export const optionFor = (live: Live, spirit: number) =>
  live.options.find((option) => (option.tag === 'capture' || option.tag === 'give-up') && option.spirit === spirit)

export const pressSpirit = (live: Live, spirit: number) =>
  answer(live, optionFor(live, spirit), { tag: questionOf(live) === 'make-room' ? 'give-up' : 'capture', spirit })

/** A card of the hand goes into the set; before the kind of the set is chosen, a card of one kind alone chooses it. */
export function optionOf(live: Live, card: Face): Option | undefined {
  const play = live.options.find((option) => option.tag === 'play-card' && same(option, card))
  if (play) return play
  const ways = live.options.filter(
    (option) => option.tag === 'play-set' && fitting(live, option.by).some((one) => same(one, card)),
  )
  return ways.length === 1 ? ways[0] : undefined
}
/** The cards of the hand that a set of this kind can be made of. */
const fitting = (live: Live, by: Kind) =>
  live.table?.view.capturing?.[by === 'family' ? 'of_family' : 'of_number'] ?? []

export const pressCard = (live: Live, card: Face) =>
  answer(live, optionOf(live, card), { tag: 'play-card', family: card.family, number: card.number })

export const optionToAdd = (live: Live, set: PlayedSet) =>
  live.options.find((option) => option.tag === 'add-to' && option.set === set.set)

/** A set is pressed for its spirit: to lure it away, to win it back. */
export function pressSet(live: Live, set: PlayedSet) {
  const add = optionToAdd(live, set)
  if (add) live.answer(add)
  else pressSpirit(live, set.spirit)
}

/** The way of capturing that a meter of the spirit stands for. */
export const optionBy = (live: Live, spirit: number, by: Kind) =>
  live.options.find((option) => option.tag === 'play-set' && option.spirit === spirit && option.by === by)

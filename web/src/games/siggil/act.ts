import type { Live } from '../../lib/adapter'
import type { Option } from '../../lib/adapter'
import { fits, isFace, same, type Face, type Kind, type PlayedSet, type SiggilView } from './view'

/** What this chair is asked now. */
export const questionOf = (live: Live) => live.table?.asking.find((one) => one.seat === live.chair)?.question

const offered = (live: Live, fit: (option: Option) => boolean) => live.options.find(fit)

/** Give the answer if it is offered; else ask the server why not. */
function answer(live: Live, option: Option | undefined, otherwise: Option) {
  if (option) live.answer(option)
  else if (live.settled && live.chair !== null) live.why(otherwise)
}

export const optionAt = (live: Live, place: number) => offered(live, (option) => (option.tag === 'take' || option.tag === 'discard') && option.place === place)

export function pressPlace(live: Live, view: SiggilView, place: number) {
  const card = view.cards[place]
  const face = isFace(card) ? card : null
  const newcomer = face?.spirit && questionOf(live) === 'make-room'
  const tag = questionOf(live) === 'discard-card' ? 'discard' : 'take'
  const wish = newcomer ? { tag: 'give-up', spirit: face.family } : { tag, place, family: face?.family ?? null, number: face?.number ?? null }
  answer(live, optionAt(live, place), wish)
}

export const optionFor = (live: Live, spirit: number) => offered(live, (option) => (option.tag === 'capture' || option.tag === 'give-up') && option.spirit === spirit)

export const pressSpirit = (live: Live, spirit: number) => answer(live, optionFor(live, spirit), { tag: questionOf(live) === 'make-room' ? 'give-up' : 'capture', spirit })

/** A card of the hand goes into the set; before the kind of the set is chosen, a card of one kind alone chooses it. */
export function optionOf(live: Live, card: Face): Option | undefined {
  const play = offered(live, (option) => option.tag === 'play-card' && same(option as unknown as Face, card))
  if (play) return play
  const ways = live.options.filter((option) => option.tag === 'play-set' && fits(card, option.spirit as number, option.by as Kind))
  return ways.length === 1 ? ways[0] : undefined
}
export const pressCard = (live: Live, card: Face) => answer(live, optionOf(live, card), { tag: 'play-card', family: card.family, number: card.number })

export const optionToAdd = (live: Live, set: PlayedSet) => offered(live, (option) => option.tag === 'add-to' && option.set === set.set)

/** A set is pressed for its spirit: to lure it away, to win it back. */
export function pressSet(live: Live, set: PlayedSet) {
  const add = optionToAdd(live, set)
  if (add) live.answer(add)
  else pressSpirit(live, set.spirit)
}

/** The way of capturing that a meter of the spirit stands for. */
export const optionBy = (live: Live, spirit: number, by: Kind) => offered(live, (option) => option.tag === 'play-set' && option.spirit === spirit && option.by === by)

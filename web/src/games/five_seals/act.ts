import type { Live as AnyLive } from '../../lib/live.svelte'
import { CALLS, COLOURS, SCROLL_PLACES } from './contract'
import type { Option, Pay, Question, View } from './contract'
import { boardOf, scrollAt, sealAt, spotOf } from './view'

export type Live = AnyLive<'five_seals'>

/** What each thing on the table would answer if it were clicked now. */
export interface Acts {
  places: Map<number, Option>
  /** Whose dice are asked for, and the options by `colour-value`. */
  owner: number | null
  dice: Map<string, Option>
  colours: Map<number, Option>
  cards: Map<number, Option>
  rivals: Map<number, Option>
  pays: Pay[]
  stores: Map<number, Option>
}

/** Everything else, "done", "stay" or "rest", is a button of the bar. */
const ON_THE_BOARD: ReadonlySet<Option['tag']> = new Set([
  'break',
  'send-familiar',
  'token',
  'scroll',
  'cast',
  'card',
  'pay',
  'take-die',
  'colour',
  'die',
  'rival',
  'store',
])
export const isOnTheBoard = (option: Option) => ON_THE_BOARD.has(option.tag)

/** What this chair is asked now. */
export const questionOf = (live: Live) => live.table?.asking.find((one) => one.seat === live.chair)?.question
export const dieKey = (colour: number, value: number) => `${colour}-${value}`

export function actsOf(live: Live, view: View): Acts {
  const acts: Acts = {
    places: new Map(),
    owner: null,
    dice: new Map(),
    colours: new Map(),
    cards: new Map(),
    rivals: new Map(),
    pays: [],
    stores: new Map(),
  }
  for (const option of live.options) note(acts, option)
  if (acts.dice.size) acts.owner = isAbout(questionOf(live), FOREIGN) ? (view.spell?.rival ?? null) : live.chair
  return acts
}

function note(acts: Acts, option: Option) {
  switch (option.tag) {
    case 'break':
    case 'send-familiar':
    case 'token':
    case 'scroll':
      return acts.places.set(option.place, option)
    case 'die':
      return acts.dice.set(dieKey(option.colour, option.value), option)
    case 'take-die':
    case 'colour':
      return acts.colours.set(option.colour, option)
    case 'cast':
    case 'card':
      return acts.cards.set(option.card, option)
    case 'rival':
      return acts.rivals.set(option.seat, option)
    case 'pay':
      return acts.pays.push(option)
    case 'store':
      return acts.stores.set(option.element, option)
  }
}

type Asked = Question | undefined
const isAbout = (question: Asked, questions: ReadonlySet<Question>) => question !== undefined && questions.has(question)
/** Questions about dice of somebody else. */
const FOREIGN: ReadonlySet<Question> = new Set(['take-forged', 'lower-dice'])
const OF_SCROLLS: ReadonlySet<Question> = new Set(['choose-scroll', 'choose-other-scroll'])
const OF_TOKENS: ReadonlySet<Question> = new Set(['choose-token', 'choose-partner'])
const OF_SEALS: ReadonlySet<Question> = new Set([
  'take-turn',
  'break-beyond',
  'break-past-figure',
  'break-first',
  'break-free',
])
const OF_CARDS: ReadonlySet<Question> = new Set(['take-scroll', 'give-scroll', 'borrow-scroll'])
const OF_COLOURS: ReadonlySet<Question> = new Set(['choose-colour', 'choose-new-colour', 'modify-colour'])
const OF_DICE: ReadonlySet<Question> = new Set([
  'pick-dice',
  'strengthen-die',
  'take-forged',
  'give-forged',
  'give-die',
  'raise-dice',
  'lower-dice',
])

/** What a click on a place would say, whether it is allowed or not; nothing where the question is about other things. */
export function placeAnswer(question: Asked, view: View, place: number): Option | null {
  const where = spotOf(boardOf(view), place)!.name
  const seal = sealAt(view, place)
  const face = { element: seal?.element ?? null, strength: seal?.strength ?? null }
  if (isAbout(question, OF_SCROLLS)) {
    if (place < SCROLL_PLACES) return null
    return { tag: 'scroll', place, where, spell: scrollAt(view, place)?.spell ?? null, element: face.element }
  }
  if (isAbout(question, OF_TOKENS)) return { tag: 'token', place, where, ...face }
  if (question === 'use-familiar') return { tag: 'send-familiar', place, where, ...face }
  return question === undefined || isAbout(question, OF_SEALS) ? { tag: 'break', place, where, ...face } : null
}

/** What a click on a scroll before a player would say. */
export function cardAnswer(
  question: Asked,
  { card, spell, element }: { card: number; spell: number; element: number },
): Option | null {
  if (isAbout(question, OF_CARDS)) return card < CALLS ? { tag: 'card', card, spell, element } : null
  return question === 'take-turn' || question === undefined ? { tag: 'cast', card, spell, element } : null
}

export function colourAnswer(question: Asked, colour: number): Option | null {
  if (question === 'choose-die') return { tag: 'take-die', colour }
  return isAbout(question, OF_COLOURS) && COLOURS.includes(colour) ? { tag: 'colour', colour } : null
}
export const dieAnswer = (question: Asked, colour: number, value: number): Option | null =>
  isAbout(question, OF_DICE) ? { tag: 'die', colour, value } : colourAnswer(question, colour)

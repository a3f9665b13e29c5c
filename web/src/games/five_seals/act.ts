import type { Live } from '../../lib/adapter'
import type { Option } from '../../lib/adapter'
import { boardOf, COLOURS, SCROLL_PLACES, sealAt, spotOf, type FiveSealsView } from './view'

/** What each thing on the table would answer if it were clicked now. */
export interface Acts {
  places: Map<number, Option>
  /** Whose dice are asked for, and the options by `colour-value`. */
  owner: number | null
  dice: Map<string, Option>
  colours: Map<number, Option>
  cards: Map<number, Option>
  rivals: Map<number, Option>
  pays: Option[]
  stores: Map<number, Option>
}

const AT_PLACE = new Set(['break', 'send-familiar', 'token', 'scroll'])
/** Questions about dice of somebody else. */
const FOREIGN = new Set(['take-forged', 'lower-dice'])
/** Everything else, "done", "stay" or "rest", is a button of the bar. */
export const ON_THE_BOARD = new Set([...AT_PLACE, 'cast', 'card', 'pay', 'take-die', 'colour', 'die', 'rival', 'store'])

export const questionOf = (live: Live) => live.table?.asking.find((one) => one.seat === live.chair)?.question ?? ''
export const dieKey = (colour: number, value: number) => `${colour}-${value}`

export function actsOf(live: Live, view: FiveSealsView): Acts {
  const acts: Acts = { places: new Map(), owner: null, dice: new Map(), colours: new Map(), cards: new Map(), rivals: new Map(), pays: [], stores: new Map() }
  for (const option of live.options) {
    if (AT_PLACE.has(option.tag)) acts.places.set(option.place as number, option)
    else if (option.tag === 'die') acts.dice.set(dieKey(option.colour as number, option.value as number), option)
    else if (option.tag === 'take-die' || option.tag === 'colour') acts.colours.set(option.colour as number, option)
    else if (option.tag === 'cast' || option.tag === 'card') acts.cards.set(option.card as number, option)
    else if (option.tag === 'rival') acts.rivals.set(option.seat as number, option)
    else if (option.tag === 'pay') acts.pays.push(option)
    else if (option.tag === 'store') acts.stores.set(option.element as number, option)
  }
  if (acts.dice.size) acts.owner = FOREIGN.has(questionOf(live)) ? (view.spell?.rival ?? null) : live.chair
  return acts
}

/** What a click on a place would say, whether it is allowed or not; nothing where the question is about other things. */
export function placeAnswer(question: string, view: FiveSealsView, place: number): Option | null {
  const where = spotOf(boardOf(view), place)!.name
  const seal = sealAt(view, place)
  const face = { element: seal?.element ?? null, strength: seal?.strength ?? null }
  if (/^choose-(other-)?scroll$/.test(question)) {
    if (place < SCROLL_PLACES) return null
    return { tag: 'scroll', place, where, spell: (seal as { spell?: number } | null)?.spell ?? null, element: face.element }
  }
  if (question === 'choose-token' || question === 'choose-partner') return { tag: 'token', place, where, ...face }
  if (question === 'use-familiar') return { tag: 'send-familiar', place, where, ...face }
  return question === 'take-turn' || question.startsWith('break-') || question === '' ? { tag: 'break', place, where, ...face } : null
}

/** What a click on a scroll before a player would say. */
export function cardAnswer(question: string, card: { card: number; spell: number; element: number }): Option | null {
  const face = { card: card.card, spell: card.spell, element: card.element }
  if (/^(take|give|borrow)-scroll$/.test(question)) return card.card < 50 ? { tag: 'card', ...face } : null
  return question === 'take-turn' || question === '' ? { tag: 'cast', ...face } : null
}

const COLOUR_QUESTIONS = new Set(['choose-colour', 'choose-new-colour', 'modify-colour'])
export function colourAnswer(question: string, colour: number): Option | null {
  if (question === 'choose-die') return { tag: 'take-die', colour }
  return COLOUR_QUESTIONS.has(question) && COLOURS.some((one) => one === colour) ? { tag: 'colour', colour } : null
}
const DICE_QUESTIONS = new Set(['pick-dice', 'strengthen-die', 'take-forged', 'give-forged', 'give-die', 'raise-dice', 'lower-dice'])
export const dieAnswer = (question: string, colour: number, value: number): Option | null =>
  DICE_QUESTIONS.has(question) ? { tag: 'die', colour, value } : colourAnswer(question, colour)

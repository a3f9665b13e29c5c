import type { Known } from '..'
import { t } from '../../lib/text.svelte'
import { cardName, spellName, squareName } from './about'
import type { LyingCard, Question, View } from './contract'
import { cardsOf, squareOf } from './view'

type Log = Known<'magic_sword'>['log']
type Heard = Pick<Known<'magic_sword'>, 'log' | 'name'>

/** Questions about the square on which one stands, where no card is meant. */
export const HERE: ReadonlySet<Question> = new Set([
  'at-square',
  'landing',
  'choose-case',
  'may',
  'pay-or-not',
  'buy',
  'buy-healing',
  'sell-items',
  'court-healer',
  'may-cross',
])
/** Questions about a die that has fallen. */
const ROLLED: ReadonlySet<Question> = new Set(['reroll', 'turn-the-die', 'shift-prayer'])

const GONE: Omit<LyingCard, 'card' | 'design'> = { tag: 'lying-card', left: null, paralysed: null, reserved: null }
/** The card of a question: it lies open, or has been turned up and is gone already. */
export function cardAsked(view: View, log: Log): LyingCard | undefined {
  const card = view.asked?.card ?? null
  if (card === null) return undefined
  const event = log.findLast(({ event }) => event.tag === 'card-turned-up' && event.card === card)?.event
  const gone = event?.tag === 'card-turned-up' ? { ...GONE, design: event.design, card } : undefined
  return cardsOf(view).get(card) ?? gone
}

/** What a question is about: a card, a spell, the die that has fallen, whoever walks, or the square. */
export function subject(view: View, question: Question, { log, name }: Heard): string {
  const { asked } = view
  if (ROLLED.has(question)) {
    const thrown = log.findLast(({ event }) => event.tag === 'dice-thrown')?.event
    if (thrown?.tag === 'dice-thrown') return t('magic_sword-ui-rolled', { n: thrown.value })
  }
  if (question === 'follow') return name(view.turn)
  const card = cardAsked(view, log)
  if (card) return cardName(card.design)
  if (asked?.spell) return spellName(asked.spell)
  const square = view.seat === null ? null : view.heroes[view.seat]?.square
  return HERE.has(question) && square && view.turn === view.seat ? squareName(square) : ''
}

/** The card that was turned up last in this turn, as long as it lies on one's own square. */
export function turnedUp(view: View, log: Log): LyingCard | undefined {
  const square = view.seat === null ? null : (view.heroes[view.seat]?.square ?? null)
  const began = log.findLastIndex(({ event }) => event.tag === 'turn-began')
  const last = log.slice(Math.max(0, began)).findLast(({ event }) => event.tag === 'card-turned-up')?.event
  return last?.tag === 'card-turned-up' && view.turn === view.seat
    ? squareOf(view, square)?.cards.find(({ card }) => card === last.card)
    : undefined
}

/** The card turned up, as long as nobody has decided about it. */
export const stays = (turned: LyingCard | undefined, done: number | undefined) =>
  turned?.card === done ? undefined : turned

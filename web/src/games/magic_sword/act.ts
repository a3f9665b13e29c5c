import type { Live as AnyLive } from '../../lib/live.svelte'
import type { HeroCard, Option, Question } from './contract'

export type Live = AnyLive<'magic_sword'>

/** What each thing on the table would answer if it were clicked now. */
export interface Acts {
  squares: Map<string, Option>
  cards: Map<number, Option>
  rivals: Map<number, Option>
  spells: Map<string, Option>
  /** Whom one may be. */
  heroes: HeroCard[]
  /** What is offered as buttons, in the order of the server. */
  buttons: Option[]
  /** What may be done by the way, from one's own sheet. */
  aside: Option[]
}
/** More squares than these are chosen on the map alone. */
const MANY = 8

/** What the game is waiting for; whoever is asked is asked the same. */
export const questionOf = (live: Live): Question | undefined => live.table?.asking[0]?.question

export function actsOf(live: Live): Acts {
  const acts: Acts = {
    squares: new Map(),
    cards: new Map(),
    rivals: new Map(),
    spells: new Map(),
    heroes: [],
    buttons: [],
    aside: [],
  }
  const places = live.options.filter((option) => option.tag === 'go').length
  for (const option of live.options) {
    note(acts, option)
    if (live.table?.view.asked?.aside.includes(option.tag)) acts.aside.push(option)
    else if (option.tag === 'hero-card') acts.heroes.push(option)
    else if (option.tag !== 'go' || places <= MANY) acts.buttons.push(option)
  }
  return acts
}

function note(acts: Acts, option: Option) {
  switch (option.tag) {
    case 'go':
      return acts.squares.set(option.square, option)
    case 'attempt':
      return acts.squares.has(option.gate) || acts.squares.set(option.gate, option)
    case 'card':
      return acts.cards.set(option.card, option)
    case 'rival':
      return acts.rivals.set(option.seat, option)
    case 'cast':
    case 'spell-card':
      return acts.spells.set(option.spell, option)
  }
}

/** Whether the question is about a kind of thing at all: then a closed one of that kind can say why it is closed. */
export const asksFor = (live: Live, ...tags: Option['tag'][]) =>
  live.options.some((option) => tags.includes(option.tag))

/** Answers that name a thing or agree to one; all others are deeds. */
const NAMING: ReadonlySet<Option['tag']> = new Set([
  'card',
  'go',
  'attempt',
  'rival',
  'number',
  'case',
  'goods',
  'spell-card',
  'hero-card',
  'alignment',
  'cast-for',
  'pass-turn',
  'yes',
  'no',
])
/** Whether one is asked what to do: then a spell of the hand that cannot be cast can say why. */
export const asksForDeeds = (live: Live) => live.options.some((option) => !NAMING.has(option.tag))

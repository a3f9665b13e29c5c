import type { Live } from '../../lib/adapter'
import type { Option } from '../../lib/adapter'

/** What each thing on the table would answer if it were clicked now. */
export interface Acts {
  squares: Map<string, Option>
  cards: Map<number, Option>
  rivals: Map<number, Option>
  spells: Map<string, Option>
  /** What is offered as buttons, in the order of the server. */
  buttons: Option[]
}
/** More squares than these are chosen on the map alone. */
const MANY = 8

export function actsOf(live: Live): Acts {
  const acts: Acts = { squares: new Map(), cards: new Map(), rivals: new Map(), spells: new Map(), buttons: [] }
  const places = live.options.filter((option) => option.tag === 'go').length
  for (const option of live.options) {
    if (option.tag === 'go') acts.squares.set(option.square as string, option)
    else if (option.tag === 'attempt' && !acts.squares.has(option.gate as string)) acts.squares.set(option.gate as string, option)
    else if (option.tag === 'card') acts.cards.set(option.card as number, option)
    else if (option.tag === 'rival') acts.rivals.set(option.seat as number, option)
    else if (option.tag === 'cast' || option.tag === 'spell-card') acts.spells.set(option.spell as string, option)
    if (option.tag !== 'go' || places <= MANY) acts.buttons.push(option)
  }
  return acts
}
/** Whether the question is about a kind of thing at all: then a closed one of that kind can say why it is closed. */
export const asksFor = (live: Live, ...tags: string[]) => live.options.some((option) => tags.includes(option.tag))

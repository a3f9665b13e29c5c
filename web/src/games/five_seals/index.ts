import type { GameModule } from '..'
import { ON_THE_BOARD } from './act'
import Ending from './Ending.svelte'
import { after } from './after'
import { direct, pause } from './show'
import Table from './Table.svelte'

export const five_seals: GameModule = {
  Table,
  Ending,
  after,
  direct,
  pause,
  claims: (option) => ON_THE_BOARD.has(option.tag),
  quiet: new Set(['token-laid', 'scroll-laid', 'die-rolled', 'turn-began']),
  headings: new Set(['round-began', 'match-ended']),
}

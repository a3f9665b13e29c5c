import { adapted, type GameModule } from '../../lib/adapter'
import { ON_THE_BOARD } from './act'
import Ending from './Ending.svelte'
import { direct, pause } from './show'
import Table from './Table.svelte'

const old: GameModule = {
  Table,
  Ending,
  direct,
  pause,
  claims: (option) => ON_THE_BOARD.has(option.tag),
  quiet: new Set(['token-laid', 'scroll-laid', 'die-rolled', 'turn-began']),
  headings: new Set(['round-began', 'match-ended']),
}

export const room = adapted('five_seals', old)

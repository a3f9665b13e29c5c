import type { GameModule } from '..'
import Ending from './Ending.svelte'
import { after, direct, pause } from './show'
import Table from './Table.svelte'

const ON_THE_BOARD = new Set(['declare'])

export const abraca: GameModule = {
  Table,
  Ending,
  after,
  direct,
  pause,
  claims: (option) => ON_THE_BOARD.has(option.tag),
  quiet: new Set(['stone-drawn', 'stone-turned-up', 'turn-began']),
  headings: new Set(['round-began', 'match-ended']),
}

import type { GameModule } from '..'
import Ending from './Ending.svelte'
import { after, direct, pause } from './show'
import Table from './Table.svelte'

const ON_THE_BOARD = new Set(['take', 'discard', 'capture', 'give-up', 'play-card'])

export const siggil: GameModule = {
  Table,
  Ending,
  after,
  direct,
  pause,
  claims: (option) => ON_THE_BOARD.has(option.tag),
  quiet: new Set(['card-laid', 'turn-began']),
  headings: new Set(['siggil-laid', 'match-ended', 'solo-ended']),
}

import { adapted, type GameModule } from '../../lib/adapter'
import Ending from './Ending.svelte'
import { direct, pause } from './show'
import Table from './Table.svelte'

const ON_THE_BOARD = new Set(['take', 'discard', 'capture', 'give-up', 'play-card'])

const old: GameModule = {
  Table,
  Ending,
  direct,
  pause,
  claims: (option) => ON_THE_BOARD.has(option.tag),
  quiet: new Set(['card-laid', 'turn-began']),
  headings: new Set(['siggil-laid', 'match-ended', 'solo-ended']),
}

export const room = adapted('siggil', old)

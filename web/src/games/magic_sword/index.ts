import { adapted, type GameModule } from '../../lib/adapter'
import Ending from './Ending.svelte'
import { direct, pause } from './show'
import Table from './Table.svelte'

const old: GameModule = {
  Table,
  Ending,
  direct,
  pause,
  // Every answer is a button of the "what now?" panel, and many are clicks on the map and the cards too.
  claims: () => true,
  quiet: new Set(['card-dealt-with', 'aid-used']),
  headings: new Set(['turn-began', 'game-ended']),
}

export const room = adapted('magic_sword', old)
